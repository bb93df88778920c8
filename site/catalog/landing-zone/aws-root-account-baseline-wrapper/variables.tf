variable "aws_account_id" {
  description = "12-digit ID of the account that is, or becomes, the management account of the organization. Limit the AWS provider to it with `allowed_account_ids`, so that a wrong profile cannot create an organization elsewhere. Give it as a string, so that leading zeros survive."
  type        = string
}

variable "aws_region" {
  description = "Home region of the management account, such as `us-east-1`. The trail, the log buckets and the recording of global resources such as IAM by AWS Config go there, so it must be among `config_opt_in_regions`. Changing it later replaces resources that hold audit logs."
  type        = string
}

variable "child_accounts" {
  description = "Accounts to create in the organization, keyed by account name. Each entry needs `email`, unique in all of AWS; optional are `parent_id` (organizational unit), `role_name`, `iam_user_access_to_billing` (`ALLOW` or `DENY`), `tags`, `enable_config_rules` and `is_logs_account`, which one entry sets to true to receive all audit logs. Example: `{ logs = { email = \"aws-logs@acme.com\", is_logs_account = true } }`. Do not rename a key: Terraform would remove one account and create another, and AWS limits how fast accounts can be closed."
  type        = any
}

variable "config_opt_in_regions" {
  description = "Regions in which AWS Config records the management account. List every region enabled in it (`aws ec2 describe-regions --query 'Regions[].RegionName'`), with `aws_region` among them. Do not pass `null` or an empty list; regions nobody uses cost next to nothing, as only changes are billed."
  type        = list(string)
}

variable "ebs_opt_in_regions" {
  description = "Regions in which default EBS encryption is set for the management account. List every enabled region, as the setting is regional and free; do not pass `null` or an empty list. With `ebs_kms_key_arns` each region needs its own key."
  type        = list(string)
}

variable "guardduty_opt_in_regions" {
  description = "Regions in which GuardDuty watches the management account. List every enabled region (`aws ec2 describe-regions`); do not pass `null` or an empty list. This service has no switch for GuardDuty, so the list alone decides where detectors run."
  type        = list(string)
}

variable "iam_access_analyzer_opt_in_regions" {
  description = "Regions in which Access Analyzer runs for the management account, or for the whole organization if `iam_access_analyzer_type` says so. List all enabled regions; do not pass `null` or an empty list."
  type        = list(string)
}

variable "name_prefix" {
  description = "Prefix, such as `acme-root`, of the trail and, by default, of the central CloudTrail and AWS Config buckets. Use lower-case letters, digits and hyphens and keep it short, as bucket names end at 63 characters and are unique in all of AWS. Changing it replaces what was named by it."
  type        = string
}

variable "additional_config_rules" {
  description = "AWS Config managed rules to add to the built-in ones, keyed by rule name. Each entry gives `description`, `identifier` (the managed rule, such as `RDS_INSTANCE_PUBLIC_ACCESS_CHECK`), `trigger_type` (`PERIODIC` or `CONFIG_CHANGE`), `input_parameters` (`{}` for none) and `applies_to_global_resources`, which is true for rules on IAM and other global resources so that they run in one region only. Every rule evaluation is billed."
  type = map(object({
    description : string
    identifier : string
    trigger_type : string
    input_parameters : map(string)
    applies_to_global_resources = bool
  }))
  default = {}
}

variable "allow_auto_deploy_from_github_actions_for_sources" {
  description = "GitHub repositories whose Actions workflows may assume the auto-deploy role in the management account, as a map from `org/repo` to branch names, for example `{ \"acme/infrastructure-root\" = [\"main\"] }`. It takes effect with `enable_github_actions_access` and excludes `allow_auto_deploy_from_other_account_arns`. Keep it empty unless a pipeline has to change the organization itself."
  type        = map(list(string))
  default     = {}
}

variable "allow_auto_deploy_from_other_account_arns" {
  description = "IAM ARNs in other accounts, such as a deploy runner's role, that may assume the auto-deploy role in the management account without MFA. The role can do what `auto_deploy_permissions` lists. Leave it empty unless automation must change the organization; a leak here reaches every account."
  type        = list(string)
  default     = []
}

variable "allow_billing_access_from_other_account_arns" {
  description = "IAM ARNs, usually `arn:aws:iam::<security account ID>:root`, whose users may assume a role with billing permissions in the management account, where the consolidated bill of the organization lives. IAM access to billing must be turned on for the account by its root user. An empty list creates no role."
  type        = list(string)
  default     = []
}

variable "allow_cloudtrail_access_with_iam" {
  description = "Whether IAM policies of the account that owns the CloudTrail KMS key can grant use of it. If false, only the principals in `cloudtrail_kms_key_user_iam_arns` and `cloudtrail_kms_key_administrator_iam_arns` get at the key, so an administrator who is not listed cannot read the logs."
  type        = bool
  default     = true
}

variable "allow_dev_access_from_other_account_arns" {
  description = "IAM ARNs whose users may assume a developer role in the management account, with full access to the services in `dev_permitted_services`. No workload should run in this account, so the empty default, which creates no role, is nearly always right."
  type        = list(string)
  default     = []
}

variable "allow_full_access_from_other_account_arns" {
  description = "IAM ARNs, usually `arn:aws:iam::<security account ID>:root`, whose users may assume a role with full administrator rights in the management account, and so over the organization and all accounts in it. Keep the list as short as possible; an empty list creates no role."
  type        = list(string)
  default     = []
}

variable "allow_logs_access_from_other_account_arns" {
  description = "IAM ARNs, usually the security account's `:root`, whose users may assume a role that reads CloudTrail, AWS Config and CloudWatch logs of the management account. If the trail is encrypted with `cloudtrail_kms_key_arn`, the role may decrypt with that key. An empty list creates no role."
  type        = list(string)
  default     = []
}

variable "allow_read_only_access_from_other_account_arns" {
  description = "IAM ARNs, usually the security account's `:root`, whose users may assume a role that can look at all of the management account, its organization and its bill included, but change nothing. An empty list creates no role."
  type        = list(string)
  default     = []
}

variable "allow_ssh_grunt_access_from_other_account_arns" {
  description = "IAM ARNs of accounts whose servers may read IAM groups and public SSH keys from the management account through ssh-grunt. Only useful if your users live in this account instead of the security account. An empty list creates no role."
  type        = list(string)
  default     = []
}

variable "allow_support_access_from_other_account_arns" {
  description = "IAM ARNs, usually the security account's `:root`, whose users may assume a role that opens and follows AWS Support cases for the management account (the `AWSSupportAccess` policy), among them cases on billing and account closure. An empty list creates no role."
  type        = list(string)
  default     = []
}

variable "auto_deploy_permissions" {
  description = "IAM actions, such as `organizations:Describe*`, allowed to the auto-deploy role and the auto-deploy group of the management account, on all resources. Used when `allow_auto_deploy_from_other_account_arns`, `allow_auto_deploy_from_github_actions_for_sources` or `should_create_iam_group_auto_deploy` is set. Keep it empty if no machine works in this account."
  type        = list(string)
  default     = []
}

variable "cloudtrail_allow_kms_describe_key_to_external_aws_accounts" {
  description = "Whether the child accounts may call `kms:DescribeKey` on the CloudTrail key that this service creates. They can then look the key up by its alias when their own baseline is deployed, without being handed the ARN; it gives no right to decrypt."
  type        = bool
  default     = false
}

variable "cloudtrail_cloudwatch_logs_group_name" {
  description = "Name of the log group in the management account that receives a second copy of the trail, for metric filters and quick queries. `null` sends nothing to CloudWatch Logs. With `cloudtrail_is_organization_trail` the events of all accounts land there, which can cost much."
  type        = string
  default     = "cloudtrail-logs"
}

variable "cloudtrail_data_logging_enabled" {
  description = "Whether the trail of the management account also records data events, that is access to single S3 objects, Lambda invocations or DynamoDB items, for the resources in `cloudtrail_data_logging_resources`. Data events are billed per event and can outnumber management events a thousand times."
  type        = bool
  default     = false
}

variable "cloudtrail_data_logging_include_management_events" {
  description = "Whether the event selector that records data events in the management account keeps recording management events too. Used with `cloudtrail_data_logging_enabled`. Set it to false only if another trail records management events, otherwise changes to the account go unlogged."
  type        = bool
  default     = true
}

variable "cloudtrail_data_logging_read_write_type" {
  description = "Which events the selector records: `ReadOnly`, `WriteOnly` or `All`. Used with `cloudtrail_data_logging_enabled`. `WriteOnly` cuts the volume in the management account sharply, but then nobody can tell afterwards who read an object."
  type        = string
  default     = "All"
}

variable "cloudtrail_data_logging_resources" {
  description = "Resources whose data events are recorded, as a map from type to ARNs or ARN prefixes: `{ \"AWS::S3::Object\" = [\"arn:aws:s3:::acme-terraform-state/\"] }`. Types are `AWS::S3::Object`, `AWS::Lambda::Function` and `AWS::DynamoDB::Table`. In an organization trail a broad prefix such as `arn:aws:s3` covers every bucket of every account. Used with `cloudtrail_data_logging_enabled`."
  type        = map(list(string))
  default     = {}
}

variable "cloudtrail_enable_key_rotation" {
  description = "Whether KMS replaces the key material of the CloudTrail key once a year. Old logs stay readable, because KMS keeps former material. CIS benchmarks ask for true; a key passed in `cloudtrail_kms_key_arn` is not touched."
  type        = bool
  default     = true
}

variable "cloudtrail_force_destroy" {
  description = "Whether `terraform destroy` may delete the central CloudTrail bucket together with the logs of all accounts in it. Leave it false outside of tests: it would erase the audit history of the organization."
  type        = bool
  default     = false
}

variable "cloudtrail_is_organization_trail" {
  description = "Whether the trail of the management account records all accounts of the organization. Child baselines can then set `enable_cloudtrail` to false, which avoids paying for a second copy of management events. It needs `cloudtrail.amazonaws.com` in `organizations_aws_service_access_principals`."
  type        = bool
  default     = false
}

variable "cloudtrail_kms_key_administrator_iam_arns" {
  description = "IAM ARNs that administer the CloudTrail KMS key, including the change of its policy. If a child account is marked `is_logs_account`, its root principal is added, since its ID is unknown before the first apply. Leave it empty if `cloudtrail_kms_key_arn` names an existing key."
  type        = list(string)
  default     = []
}

variable "cloudtrail_kms_key_arn" {
  description = "ARN of an existing KMS key that encrypts the CloudTrail logs. `null` makes the service create one beside the bucket, in the logs account if `child_accounts` has one. Pass an ARN when the logs account was set up before, together with `cloudtrail_should_create_s3_bucket` false."
  type        = string
  default     = null
}

variable "cloudtrail_kms_key_arn_is_alias" {
  description = "Whether `cloudtrail_kms_key_arn` holds an alias or alias ARN instead of a key ARN; the module then resolves it. Across accounts the lookup works only if the owner of the key set `cloudtrail_allow_kms_describe_key_to_external_aws_accounts`."
  type        = bool
  default     = false
}

variable "cloudtrail_kms_key_service_principals" {
  description = "AWS services besides CloudTrail that may use the key of the organization's logs, for instance to write notifications. Each entry has `name` (a principal such as `sns.amazonaws.com`), `actions` and `conditions` with `test`, `variable` and `values`; restrict it by `aws:SourceOrgID` or `aws:SourceAccount`."
  type = list(object({
    name = string
    actions = list(string)
    conditions = list(object({
      test = string
      variable = string
      values = list(string)
    }))
  }))
  default = []
}

variable "cloudtrail_kms_key_user_iam_arns" {
  description = "IAM ARNs, such as an auditor's role, that may decrypt the organization's CloudTrail logs without administering the key. Used if the key is created by this service; with `cloudtrail_kms_key_arn` the policy of that key decides."
  type        = list(string)
  default     = []
}

variable "cloudtrail_num_days_after_which_archive_log_data" {
  description = "Days after which logs in the central CloudTrail bucket move to S3 Glacier. Keep the time you need for investigations, often 90, in front of it: reading from Glacier takes minutes to hours. It must be less than `cloudtrail_num_days_after_which_delete_log_data`."
  type        = number
  default     = 30
}

variable "cloudtrail_num_days_after_which_delete_log_data" {
  description = "Days after which logs of all accounts are deleted from the central CloudTrail bucket. Deletion cannot be undone, so match the longest retention any of your accounts must meet (PCI DSS asks for one year, other rules for up to seven)."
  type        = number
  default     = 365
}

variable "cloudtrail_num_days_to_retain_cloudwatch_logs" {
  description = "Days for which the log group in `cloudtrail_cloudwatch_logs_group_name` keeps the trail of the management account; the values CloudWatch Logs knows are allowed (1, 3, 5, 7, 14, 30, 60, 90 and further up to 3653). 0 keeps everything and is billed for ever. 14 to 90 are enough for debugging, as S3 has the full history."
  type        = number
  default     = 0
}

variable "cloudtrail_organization_id" {
  description = "ID of the organization (`o-` and 10 to 32 letters and digits) that gets permission to write to the CloudTrail bucket when one trail serves the entire organization. Set it with `cloudtrail_is_organization_trail`; `null` grants the accounts one by one."
  type        = string
  default     = null
}

variable "cloudtrail_s3_bucket_name" {
  description = "Name of the central S3 bucket for CloudTrail logs, unique in all of AWS, 3 to 63 lower-case characters. `null` makes it `name_prefix` followed by `-cloudtrail`. The bucket is created in the logs account if there is one; renaming it later leaves the history behind in the old one."
  type        = string
  default     = null
}

variable "cloudtrail_s3_mfa_delete" {
  description = "Whether the CloudTrail bucket is described to Terraform as having MFA delete. The flag cannot switch MFA delete on: the root user of the bucket's account does that through the AWS CLI or API. Set it to true afterwards, so that the plan for the management account shows no difference."
  type        = bool
  default     = false
}

variable "cloudtrail_should_create_s3_bucket" {
  description = "Whether this service creates the CloudTrail bucket, in the child account marked `is_logs_account` or else in the management account. Used if `enable_cloudtrail` is true. Set it to false if the bucket in `cloudtrail_s3_bucket_name` exists already."
  type        = bool
  default     = true
}

variable "cloudtrail_tags" {
  description = "Tags for the organization's CloudTrail resources: trail, central bucket, KMS key and log group. Keys up to 128 and values up to 256 characters; a tag such as `data = \"audit\"` lets a service control policy protect all of them."
  type        = map(string)
  default     = {}
}

variable "config_aggregate_config_data_in_external_account" {
  description = "Whether AWS Config of the management account delivers its data to the account in `config_central_account_id`. If a child account is marked `is_logs_account`, that happens anyway and the flag is not looked at."
  type        = bool
  default     = false
}

variable "config_central_account_id" {
  description = "ID of an existing account that owns the bucket and topics for AWS Config. It is used with `config_aggregate_config_data_in_external_account`; leave the empty string if a child account is marked `is_logs_account`, whose ID then counts."
  type        = string
  default     = ""
}

variable "config_create_account_rules" {
  description = "Whether the Config rules are created as rules of the management account only. With false they become organization rules that AWS applies to every account, which fails in accounts that have no recorder yet; see `configrules_excluded_accounts`. Account rules in every baseline avoid that trap."
  type        = bool
  default     = true
}

variable "config_delivery_channel_kms_key_arn" {
  description = "ARN of the KMS key with which AWS Config of the management account encrypts what it delivers to a bucket managed elsewhere. The key must be in the bucket's region and let the Config role use it; `null` delivers with the AES-256 encryption of S3. Only used if `config_should_create_s3_bucket` is false, otherwise `config_s3_bucket_kms_key_arn` counts."
  type        = string
  default     = null
}

variable "config_force_destroy" {
  description = "Whether `terraform destroy` may delete the AWS Config bucket of the management account while it holds snapshots and history. Leave it false outside of tests: the record of what resources looked like is lost with it."
  type        = bool
  default     = false
}

variable "config_num_days_after_which_archive_log_data" {
  description = "Days after which AWS Config files in the bucket move to S3 Glacier. It must be less than `config_num_days_after_which_delete_log_data`. Counts only if the bucket is created by the baseline of the management account."
  type        = number
  default     = 365
}

variable "config_num_days_after_which_delete_log_data" {
  description = "Days after which AWS Config history and snapshots are deleted from the bucket. The default of two years suits most audits. Counts only if the bucket is created by the baseline of the management account; deletion cannot be undone."
  type        = number
  default     = 730
}

variable "config_s3_bucket_kms_key_arn" {
  description = "ARN of the KMS key that encrypts the central AWS Config bucket. It must be in `aws_region`, in the account that gets the bucket, and its policy must let the Config roles of all accounts use it. `null` uses the key S3 manages. Only used with `config_should_create_s3_bucket`."
  type        = string
  default     = null
}

variable "config_s3_bucket_name" {
  description = "Name of the central S3 bucket for AWS Config data of all accounts, unique in all of AWS. `null` derives it from `name_prefix`. Pass the same name to the app and security baselines, which deliver into it."
  type        = string
  default     = null
}

variable "config_s3_mfa_delete" {
  description = "Marks MFA delete on the AWS Config bucket as intended, so that a plan leaves it alone. Turning it on is a job for the root user of the bucket's account (`aws s3api put-bucket-versioning` with an MFA code); it then guards history and snapshots against deletion by a stolen administrator session. Only for a bucket that the management account's baseline creates."
  type        = bool
  default     = false
}

variable "config_should_create_s3_bucket" {
  description = "Whether the central AWS Config bucket is made here: in the logs account of `child_accounts`, or in the management account without one. Choose false when Control Tower or an earlier setup left a bucket to reuse, and name that in `config_s3_bucket_name`."
  type        = bool
  default     = true
}

variable "config_should_create_sns_topic" {
  description = "Whether an SNS topic for AWS Config notifications is created from the management account. With false no topic is made and one named `config_sns_topic_name` must exist if notifications are wanted."
  type        = bool
  default     = false
}

variable "config_sns_topic_kms_key_region_map" {
  description = "KMS keys that encrypt the AWS Config topics, as a map from region to key ARN, for example `{ us-east-1 = \"arn:aws:kms:us-east-1:111122223333:key/...\" }`. A region that is missing, or `null`, leaves its topic without KMS encryption. The key policies must let AWS Config of the management account use the keys."
  type        = map(string)
  default     = null
}

variable "config_sns_topic_name" {
  description = "Name of the SNS topic to which AWS Config of the management account sends changes and compliance results, used for the new topic if `config_should_create_sns_topic` is true and for the existing one otherwise. Letters, digits, hyphens and underscores, up to 256."
  type        = string
  default     = "ConfigTopic"
}

variable "config_tags" {
  description = "Tags for the AWS Config resources of the management account that can carry them, among them the bucket and topics created here. A map such as `{ data = \"audit\" }`; keys up to 128 and values up to 256 characters."
  type        = map(string)
  default     = {}
}

variable "configrules_excluded_accounts" {
  description = "IDs of accounts to leave out of the organization's Config rules, for example because they have no recorder yet. Used only if `config_create_account_rules` is false, a choice we do not recommend. Remove an ID once its account has its baseline."
  type        = list(string)
  default     = []
}

variable "configrules_maximum_execution_frequency" {
  description = "How often periodic Config rules of the management account are evaluated: `One_Hour`, `Three_Hours`, `Six_Hours`, `Twelve_Hours` or `TwentyFour_Hours`. Rules triggered by changes ignore it. Each evaluation is billed, and hourly runs cost 24 times the default."
  type        = string
  default     = "TwentyFour_Hours"
}

variable "create_organization" {
  description = "Whether the service creates the AWS Organization. Set it to false if this account already manages one; the service then works inside it. An account that is a member of another organization cannot create one."
  type        = bool
  default     = true
}

variable "cross_account_access_all_group_name" {
  description = "Name of the IAM group whose members may assume every role listed in `iam_groups_for_cross_account_access`, a convenience for administrators. The leading underscore sorts it first. Renaming it changes the group's ARN; members keep their place if Terraform manages them."
  type        = string
  default     = "_all-accounts"
}

variable "dev_permitted_services" {
  description = "Services, by their IAM prefix such as `ce` or `budgets`, to which the developer role of the management account has full access, if `allow_dev_access_from_other_account_arns` creates that role. Never list `iam` or `organizations` here."
  type        = list(string)
  default     = []
}

variable "ebs_enable_encryption" {
  description = "Whether new EBS volumes and snapshot copies in the management account are encrypted by default, in all regions of `ebs_opt_in_regions`. It holds for new volumes only and costs nothing; existing ones stay as they are until they are copied."
  type        = bool
  default     = true
}

variable "ebs_kms_key_arns" {
  description = "KMS keys for default EBS encryption, as a map from region to key ARN, for example `{ us-east-1 = \"arn:aws:kms:us-east-1:111122223333:key/...\" }`. Used with `ebs_use_existing_kms_keys`; every region in `ebs_opt_in_regions` then needs an entry."
  type        = map(string)
  default     = {}
}

variable "ebs_use_existing_kms_keys" {
  description = "Whether the default EBS encryption of the management account uses the keys in `ebs_kms_key_arns` instead of the AWS managed `alias/aws/ebs`. This service creates no key for it, so the keys must exist first."
  type        = bool
  default     = false
}

variable "enable_cloudtrail" {
  description = "Whether the management account gets a trail, and the organization its central bucket and key. Set it to false only if another tool, such as AWS Control Tower, records all accounts already; all other `cloudtrail_` inputs are then ignored."
  type        = bool
  default     = true
}

variable "enable_cloudtrail_s3_server_access_logging" {
  description = "Whether S3 logs every request to the CloudTrail bucket into a second bucket, so that reading or deleting audit logs leaves a trace. CIS benchmarks ask for it; it adds storage cost, and entries arrive with a delay of hours."
  type        = bool
  default     = false
}

variable "enable_config" {
  description = "Whether AWS Config records the management account and the central bucket is created. One recorder per region is allowed, so set it to false if AWS Control Tower runs it; all other `config_` inputs are then ignored."
  type        = bool
  default     = true
}

variable "enable_encrypted_volumes" {
  description = "Whether the Config rule `encrypted-volumes` reports attached EBS volumes of the management account without encryption. The key they must use can be set in `encrypted_volumes_kms_id`. The rule reports and changes nothing."
  type        = bool
  default     = true
}

variable "enable_github_actions_access" {
  description = "Whether the management account gets an OpenID Connect provider for GitHub Actions. Workflows in `allow_auto_deploy_from_github_actions_for_sources` can then act here without stored keys. Rarely needed: pipelines should end in app accounts."
  type        = bool
  default     = false
}

variable "enable_iam_access_analyzer" {
  description = "Whether IAM Access Analyzer watches the management account for resources shared with outsiders, such as buckets, roles, keys and queues, in all regions of `iam_access_analyzer_opt_in_regions`. Findings on external access are free of charge."
  type        = bool
  default     = false
}

variable "enable_iam_cross_account_roles" {
  description = "Whether the roles for access from other accounts to the management account are created. With false all `allow_..._from_other_account_arns` inputs have no effect; check first that another administrator can sign in."
  type        = bool
  default     = true
}

variable "enable_iam_groups" {
  description = "Whether the IAM groups of the management account are created. Set it to false if nobody signs in here as an IAM user; all `should_create_iam_group_` inputs then have no effect. Users who list such a group in `users` fail to apply."
  type        = bool
  default     = true
}

variable "enable_iam_password_policy" {
  description = "Whether the Config rule `iam-password-policy` checks the password policy of the management account against the `iam_password_policy_` inputs. Keep it true while any user has a console password here."
  type        = bool
  default     = true
}

variable "enable_insecure_sg_rules" {
  description = "Whether the Config rule `vpc-sg-open-only-to-authorized-ports` reports security groups of the management account that open ports to `0.0.0.0/0` or `::/0`, other than those in `insecure_sg_rules_authorized_tcp_ports` and `insecure_sg_rules_authorized_udp_ports`."
  type        = bool
  default     = true
}

variable "enable_rds_storage_encrypted" {
  description = "Whether the Config rule `rds-storage-encrypted` reports RDS instances of the management account whose storage is not encrypted. Encryption of an instance cannot be switched on later, so the report should be acted on early. See `rds_storage_encrypted_kms_id`."
  type        = bool
  default     = true
}

variable "enable_root_account_mfa" {
  description = "Whether the Config rule `root-account-mfa-enabled` reports a root user of the management account without MFA. Keep it true: this root user cannot be restricted by any service control policy."
  type        = bool
  default     = true
}

variable "enable_s3_bucket_public_read_prohibited" {
  description = "Whether the Config rule `s3-bucket-public-read-prohibited` reports buckets of the management account that anyone can read, by policy or ACL. It reports and changes nothing; Block Public Access is what prevents."
  type        = bool
  default     = true
}

variable "enable_s3_bucket_public_write_prohibited" {
  description = "Whether the Config rule `s3-bucket-public-write-prohibited` reports buckets of the management account that anyone can write to. A finding is urgent: strangers can store files at your cost or replace your own."
  type        = bool
  default     = true
}

variable "encrypted_volumes_kms_id" {
  description = "ID or ARN of the KMS key that EBS volumes of the management account must be encrypted with to pass `enable_encrypted_volumes`. `null` accepts any key. KMS keys are regional, so a single key makes volumes in other regions fail the rule."
  type        = string
  default     = null
}

variable "force_destroy_users" {
  description = "Whether Terraform may delete a user of the management account who still has things it does not manage: access keys, MFA devices or a password. With false such a deletion fails with `DeleteConflict`. True makes the leaving of people smooth, since most users register an MFA device themselves."
  type        = bool
  default     = false
}

variable "github_actions_openid_connect_provider_thumbprint_list" {
  description = "Fixed list of SHA-1 thumbprints (40 hex digits) of the certificate authority of GitHub's token endpoint, for `enable_github_actions_access` in the management account. `null` looks them up at plan time. A fixed list resists a hijacked domain but breaks on renewal; for GitHub, AWS now trusts its own store of authorities and does not use the thumbprint."
  type        = list(string)
  default     = null
}

variable "guardduty_cloudwatch_event_rule_name" {
  description = "Name of the EventBridge rule (formerly CloudWatch Events) that passes GuardDuty findings of the management account to SNS, in each region. Up to 64 letters, digits, periods, hyphens and underscores. Used with `guardduty_publish_findings_to_sns`; changing it replaces the rule."
  type        = string
  default     = "guardduty-finding-events"
}

variable "guardduty_finding_publishing_frequency" {
  description = "How often GuardDuty reports repeats of a finding in the management account: `FIFTEEN_MINUTES`, `ONE_HOUR` or `SIX_HOURS`. New findings come within minutes regardless; `null` lets AWS decide (six hours). As a member of another administrator it cannot be changed here."
  type        = string
  default     = null
}

variable "guardduty_findings_sns_topic_name" {
  description = "Name of the SNS topic that receives GuardDuty findings of the management account, one topic of this name per region. Required in effect if `guardduty_publish_findings_to_sns` is true. Up to 256 letters, digits, hyphens and underscores."
  type        = string
  default     = "guardduty-findings"
}

variable "guardduty_publish_findings_to_sns" {
  description = "Whether findings of the management account are sent to the SNS topic in `guardduty_findings_sns_topic_name`. With false they are visible in the console and through the API only, so nobody is told. The topics need subscriptions of your own."
  type        = bool
  default     = false
}

variable "iam_access_analyzer_name" {
  description = "Name of the analyzer in each region of the management account. A letter first, then letters, digits, periods, hyphens and underscores, up to 255; changing it replaces the analyzer and its findings start anew."
  type        = string
  default     = "baseline_root-iam_access_analyzer"
}

variable "iam_access_analyzer_type" {
  description = "Zone of trust: `ORGANIZATION` lets one analyzer in the management account watch all accounts and report what is shared outside the organization, `ACCOUNT` watches this account only. The former needs `access-analyzer.amazonaws.com` in `organizations_aws_service_access_principals`."
  type        = string
  default     = "ORGANIZATION"
}

variable "iam_group_developers_permitted_services" {
  description = "Services, by their IAM prefix such as `cloudwatch`, to which members of the developers group have full access in the management account. Used with `should_create_iam_group_developers`; never list `iam` or `organizations`."
  type        = list(string)
  default     = []
}

variable "iam_group_names_ssh_grunt_sudo_users" {
  description = "Names of IAM groups, created in the management account, whose members get SSH access with sudo on servers that run ssh-grunt. Servers should look up users in the security account, so the list is empty by default and no group is made."
  type        = list(string)
  default     = []
}

variable "iam_group_names_ssh_grunt_users" {
  description = "Groups for SSH without sudo, to be created in the management account. ssh-grunt on a server would have to read them from here, which ties servers to the most sensitive account; leave the list empty and use the security account."
  type        = list(string)
  default     = []
}

variable "iam_groups_for_cross_account_access" {
  description = "Groups in the management account whose members may assume roles of other accounts. Each entry has `group_name` and `iam_role_arns`, such as `arn:aws:iam::111122223333:role/allow-read-only-access-from-other-accounts`. Daily access should start in the security account; keep this list for break-glass use."
  type = list(object({
    group_name = string
    iam_role_arns = list(string)
  }))
  default = []
}

variable "iam_password_policy_allow_users_to_change_password" {
  description = "Whether IAM users of the management account may change their own console password. With false an administrator has to do it for everyone, and a change forced at first sign-in cannot work."
  type        = bool
  default     = true
}

variable "iam_password_policy_hard_expiry" {
  description = "Whether an expired password of an IAM user in the management account can be renewed only by an administrator. Make sure that a second administrator exists before you keep true, or the root user has to help. With false users renew at sign-in."
  type        = bool
  default     = true
}

variable "iam_password_policy_max_password_age" {
  description = "Days after which console passwords of IAM users in the management account expire, from 1 to 1095. NIST advises against forced change without a cause, some standards still ask for 90; 30 is strict. `iam_password_policy_hard_expiry` sets what happens then."
  type        = number
  default     = 30
}

variable "iam_password_policy_minimum_password_length" {
  description = "Least number of characters in a console password of the management account, from 6 to 128, and the length of the passwords generated for `users`. CIS asks for 14. Existing passwords stay valid until they change."
  type        = number
  default     = 16
}

variable "iam_password_policy_password_reuse_prevention" {
  description = "How many former passwords an IAM user of the management account may not use again, from 1 to 24. CIS asks for 24; the default of 5 makes the matching CIS check fail."
  type        = number
  default     = 5
}

variable "iam_password_policy_require_lowercase_characters" {
  description = "Whether a console password in the management account must contain at least one lower-case letter (a-z). Length adds more strength than classes of characters; most audits still ask for it."
  type        = bool
  default     = true
}

variable "iam_password_policy_require_numbers" {
  description = "Whether a console password in the management account must contain at least one digit (0-9). The Config rule of `enable_iam_password_policy` compares the account with the same value."
  type        = bool
  default     = true
}

variable "iam_password_policy_require_symbols" {
  description = "Whether a console password in the management account must contain at least one of the characters `! @ # $ % ^ & * ( ) _ + - = [ ] { }`, a vertical bar or a single quote. Applies at the next change of a password."
  type        = bool
  default     = true
}

variable "iam_password_policy_require_uppercase_characters" {
  description = "Whether a console password in the management account must contain at least one upper-case letter (A-Z). Applies at the next change; existing passwords are not checked."
  type        = bool
  default     = true
}

variable "iam_role_tags" {
  description = "Tags for the IAM roles that give other accounts access to the management account. They can be used in policies as `aws:ResourceTag` or, for the session, `aws:PrincipalTag`; changing them can so change who may do what."
  type        = map(string)
  default     = {}
}

variable "insecure_sg_rules_authorized_tcp_ports" {
  description = "TCP ports that security groups of the management account may open to everyone, as a text of ports and ranges joined by commas, such as `443,1020-1025`. Everything else is reported by `enable_insecure_sg_rules`; `null` authorises no TCP port."
  type        = string
  default     = "443"
}

variable "insecure_sg_rules_authorized_udp_ports" {
  description = "UDP ports that security groups of the management account may open to everyone, as a text such as `500,1020-1025`. `null` authorises none. An OpenVPN server on its usual port needs `1194` here, or it is reported by `enable_insecure_sg_rules`."
  type        = string
  default     = null
}

variable "is_multi_region_trail" {
  description = "Whether the trail records all regions instead of `aws_region` alone. With false, activity in other regions and most global events go unrecorded; CIS benchmarks require true."
  type        = bool
  default     = true
}

variable "organizations_aws_service_access_principals" {
  description = "AWS services that may act in all accounts of the organization, by principal. The default serves CloudTrail, AWS Config and Access Analyzer; add for example `guardduty.amazonaws.com` or `sso.amazonaws.com`. Removing one can break the service's own integration, so switch that off first. Needs `organizations_feature_set` `ALL`."
  type        = list(string)
  default = [
    "cloudtrail.amazonaws.com",
    "config-multiaccountsetup.amazonaws.com",
    "config.amazonaws.com",
    "access-analyzer.amazonaws.com",
  ]
}

variable "organizations_default_iam_user_access_to_billing" {
  description = "Whether IAM users of new accounts may see billing if their permissions allow it: `ALLOW` or `DENY`. With `DENY` only the root user can. It is used for entries of `child_accounts` that do not set their own and cannot be changed through the API after creation."
  type        = string
  default     = "ALLOW"
}

variable "organizations_default_role_name" {
  description = "Name of the administrator role that AWS creates in each new account and that trusts the management account; this service uses it to work in the logs account. An entry of `child_accounts` can override it with `role_name`. Anyone who may assume it owns all child accounts."
  type        = string
  default     = "OrganizationAccountAccessRole"
}

variable "organizations_default_tags" {
  description = "Tags for the resources of the organization, such as the accounts in `child_accounts`; an account's own `tags` are merged with them. Account tags can be used in cost reports and in attribute-based policies."
  type        = map(string)
  default     = {}
}

variable "organizations_enabled_policy_types" {
  description = "Policy types switched on in the organization's root, such as `SERVICE_CONTROL_POLICY`, `TAG_POLICY` or `BACKUP_POLICY`. Switching a type off detaches all policies of it in the whole organization. Needs `organizations_feature_set` `ALL`."
  type        = list(string)
  default     = ["SERVICE_CONTROL_POLICY"]
}

variable "organizations_feature_set" {
  description = "Features of the organization: `ALL`, or `CONSOLIDATED_BILLING` for a common bill alone. Organization trails, service control policies and the other service integrations need `ALL`, from which there is no way back."
  type        = string
  default     = "ALL"
}

variable "password_reset_required" {
  description = "Whether new users of the management account must choose their own password at the first sign-in. Applies to entries of `users` with `create_login_profile`, and needs `iam_password_policy_allow_users_to_change_password`. With false the generated password, known to whoever made it, stays in use."
  type        = bool
  default     = true
}

variable "rds_storage_encrypted_kms_id" {
  description = "KMS key, as ID or ARN, that `enable_rds_storage_encrypted` demands of every RDS instance in the management account; an instance under another key is reported too. Keep `null`, which accepts every key, where the default key `aws/rds` is good enough."
  type        = string
  default     = null
}

variable "should_create_iam_group_auto_deploy" {
  description = "Whether a group for machine users is created in the management account, with the rights in `auto_deploy_permissions` and no MFA requirement. Prefer a role for GitHub Actions or another OpenID Connect source; access keys of machine users have to be stored and rotated."
  type        = bool
  default     = false
}

variable "should_create_iam_group_billing" {
  description = "Whether a group for billing is created in the management account. The consolidated bill lives here, so finance staff need a way in; IAM access to billing must be turned on by the root user first."
  type        = bool
  default     = true
}

variable "should_create_iam_group_developers" {
  description = "Whether a developers group is created in the management account, with full access to the services in `iam_group_developers_permitted_services`. Applications run in other accounts, so developers need roles there rather than rights here."
  type        = bool
  default     = false
}

variable "should_create_iam_group_full_access" {
  description = "Whether a group of administrators is created in the management account. It is the everyday substitute for the root user; give it to very few people, each with MFA."
  type        = bool
  default     = true
}

variable "should_create_iam_group_houston_cli_users" {
  description = "Whether a group for users of the Houston CLI, an older Gruntwork access tool, is created in the management account. Leave it false unless your company still runs that tool."
  type        = bool
  default     = false
}

variable "should_create_iam_group_logs" {
  description = "Whether a group is created that reads CloudTrail, AWS Config and CloudWatch logs of the management account. If the trail uses a KMS key (`cloudtrail_kms_key_arn`), members may also decrypt with it."
  type        = bool
  default     = false
}

variable "should_create_iam_group_read_only" {
  description = "Whether a group is created that can read everything in the management account and change nothing. Reading includes policies and stored data, which help an attacker, so membership deserves a reason."
  type        = bool
  default     = false
}

variable "should_create_iam_group_support" {
  description = "Whether a group for AWS Support cases is created in the management account, where cases about billing and the organization are opened. CIS benchmarks ask for someone with this right."
  type        = bool
  default     = true
}

variable "should_create_iam_group_use_existing_iam_roles" {
  description = "Whether a group is created in the management account whose members may pass existing roles to AWS services (`iam:PassRole`). Whoever can pass a stronger role to an instance and log in there has its rights, so leave it false without a need."
  type        = bool
  default     = false
}

variable "should_create_iam_group_user_self_mgmt" {
  description = "Whether a group is created in the management account whose members manage their own password, keys and MFA devices. Set it to true if you list people in `users`, or they cannot register MFA, which the other groups ask for."
  type        = bool
  default     = false
}

variable "should_require_mfa" {
  description = "Whether group members and people who assume roles need MFA in the management account, for API calls as well as in the console. Set it to false only if your identity provider enforces MFA in a way AWS does not see."
  type        = bool
  default     = true
}

variable "use_managed_iam_policies" {
  description = "Whether groups and roles of the management account get customer managed policies instead of inline ones. Compliance checkers such as those of Security Hub flag inline policies; what is allowed stays the same."
  type        = bool
  default     = true
}

variable "users" {
  description = "IAM users to create in the management account, keyed by user name. An entry may hold `groups`, `tags`, `pgp_key` (base64 or `keybase:name`), `create_login_profile`, `create_access_keys`, `path` and `permissions_boundary`; `pgp_key` is required with the two `create_` flags. Keep only a few administrators here: `{ alice = { groups = [\"full-access\"], pgp_key = \"keybase:alice\", create_login_profile = true } }`."
  type        = any
  default     = {}
}
