variable "aws_account_id" {
  description = "12-digit ID of the security account, where users and groups live. It forms part of the ARNs in IAM policies and sign-in links, so a wrong value breaks access; limit the AWS provider to it with `allowed_account_ids`. Give it as a string, so that leading zeros survive."
  type        = string
}

variable "aws_region" {
  description = "Home region of the security account, such as `us-east-1`, for single-region resources and for the recording of IAM and other global resources by AWS Config. It must be among `config_opt_in_regions`. Changing it later moves or replaces resources."
  type        = string
}

variable "config_opt_in_regions" {
  description = "Regions in which AWS Config records the security account. List every region enabled in it (`aws ec2 describe-regions --query 'Regions[].RegionName'`), with `aws_region` among them, since an intruder picks the one you do not watch. Do not pass `null` or an empty list."
  type        = list(string)
}

variable "ebs_opt_in_regions" {
  description = "Regions in which new EBS volumes of the security account are encrypted by default. Servers are rare here, but the setting is free and exists per region, so take every region that `aws ec2 describe-regions` shows. Neither `null` nor an empty list works."
  type        = list(string)
}

variable "guardduty_opt_in_regions" {
  description = "Regions in which GuardDuty watches the security account. List every enabled region (`aws ec2 describe-regions`), so that misuse of a user's keys is seen anywhere; do not pass `null` or an empty list."
  type        = list(string)
}

variable "iam_access_analyzer_opt_in_regions" {
  description = "Regions in which Access Analyzer runs in the security account. IAM roles are reported in each of them, regional resources only in their own. List all enabled regions; do not pass `null` or an empty list."
  type        = list(string)
}

variable "kms_cmk_opt_in_regions" {
  description = "Regions in which the keys of `kms_customer_master_keys` may be created in the security account. Do not pass `null`, since the module might then try regions the account cannot enter, such as GovCloud or China; a key for a region that is not listed ends up in the output `invalid_cmk_inputs`."
  type        = list(string)
}

variable "name_prefix" {
  description = "Prefix, such as `acme-security`, of the trail, buckets and topics of the security account that have no name input of their own set. Use lower-case letters, digits and hyphens; a change replaces everything named by it."
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
  description = "GitHub repositories whose Actions workflows may assume the auto-deploy role in the security account, as a map from `org/repo` to the branches allowed, for example `{ \"acme/infrastructure-live\" = [\"main\"] }`. It takes effect with `enable_github_actions_access` and excludes `allow_auto_deploy_from_other_account_arns`. Anyone who can push to a listed branch gets the permissions in `auto_deploy_permissions`."
  type        = map(list(string))
  default     = {}
}

variable "allow_auto_deploy_from_other_account_arns" {
  description = "IAM ARNs in other accounts, such as a deploy runner's role in the shared account, that may assume the auto-deploy role in the security account without MFA. The role can do what `auto_deploy_permissions` lists; an empty list creates no role. Whoever holds it may be able to change the users and groups of the whole company."
  type        = list(string)
  default     = []
}

variable "allow_billing_access_from_other_account_arns" {
  description = "IAM ARNs in other accounts whose users may assume a role that sees and manages billing of the security account. Users who live in the security account itself do not need it. An empty list creates no role."
  type        = list(string)
  default     = []
}

variable "allow_cloudtrail_access_with_iam" {
  description = "Whether IAM policies of the security account can grant use of the CloudTrail KMS key, if the key is created there. With false, the key policy alone decides: only `cloudtrail_kms_key_user_iam_arns` and `cloudtrail_kms_key_administrator_iam_arns` can decrypt the logs."
  type        = bool
  default     = true
}

variable "allow_dev_access_from_other_account_arns" {
  description = "IAM ARNs in other accounts whose users may assume a developer role in the security account, with full access to the services in `dev_permitted_services`. The account holds identities, not applications; keep the list empty to create no role."
  type        = list(string)
  default     = []
}

variable "allow_full_access_from_other_account_arns" {
  description = "IAM ARNs in other accounts whose users may assume a role with full administrator rights in the security account. As such a user can create users and change groups, trust no account that is less protected than this one. An empty list creates no role."
  type        = list(string)
  default     = []
}

variable "allow_logs_access_from_other_account_arns" {
  description = "IAM ARNs in other accounts whose users may assume a role that reads CloudTrail, AWS Config and CloudWatch logs of the security account, which show every sign-in and role switch. If `cloudtrail_kms_key_arn` is set, the role may decrypt with that key. An empty list creates no role."
  type        = list(string)
  default     = []
}

variable "allow_read_only_access_from_other_account_arns" {
  description = "IAM ARNs in other accounts whose users may assume a role that can look at all of the security account, including its users, groups and policies, but change nothing. Auditors are the usual case. An empty list creates no role."
  type        = list(string)
  default     = []
}

variable "allow_ssh_grunt_access_from_other_account_arns" {
  description = "IAM ARNs of the accounts that run servers, as `arn:aws:iam::<account ID>:root`, whose instances may read the IAM groups and public SSH keys of users in the security account. ssh-grunt on those servers needs it to let people log in; servers cannot use MFA, so the role asks for none. An empty list creates no role."
  type        = list(string)
  default     = []
}

variable "allow_support_access_from_other_account_arns" {
  description = "IAM ARNs in other accounts whose users may assume a role that opens and follows AWS Support cases for the security account (the `AWSSupportAccess` policy). An empty list creates no role; users inside the account can use the support group instead."
  type        = list(string)
  default     = []
}

variable "auto_deploy_permissions" {
  description = "IAM actions, such as `ecs:UpdateService`, allowed to the auto-deploy role and the auto-deploy group of the security account, on all resources. Used when `allow_auto_deploy_from_other_account_arns`, `allow_auto_deploy_from_github_actions_for_sources` or `should_create_iam_group_auto_deploy` is set. An action under `iam:` would let a machine widen its own rights."
  type        = list(string)
  default     = []
}

variable "cloudtrail_allow_kms_describe_key_to_external_aws_accounts" {
  description = "Whether the accounts in `cloudtrail_external_aws_account_ids_with_write_access` may call `kms:DescribeKey` on the CloudTrail key created here. They can then find the key by its alias during deployment (see `cloudtrail_kms_key_arn_is_alias`); it gives no right to decrypt."
  type        = bool
  default     = false
}

variable "cloudtrail_cloudwatch_logs_group_name" {
  description = "Name of the log group in the security account that receives a second copy of the trail, useful for alarms on sign-ins and root use. `null` sends nothing to CloudWatch Logs; the S3 bucket of the trail keeps the full history either way."
  type        = string
  default     = "cloudtrail-logs"
}

variable "cloudtrail_data_logging_enabled" {
  description = "Whether the trail of the security account also records data events, that is access to single S3 objects, Lambda invocations or DynamoDB items, for the resources in `cloudtrail_data_logging_resources`. Data events are billed per event and can outnumber management events a thousand times."
  type        = bool
  default     = false
}

variable "cloudtrail_data_logging_include_management_events" {
  description = "Whether the event selector that records data events in the security account keeps recording management events too. Used with `cloudtrail_data_logging_enabled`. Set it to false only if another trail records management events, otherwise changes to the account go unlogged."
  type        = bool
  default     = true
}

variable "cloudtrail_data_logging_read_write_type" {
  description = "Which events the selector records: `ReadOnly`, `WriteOnly` or `All`. Used with `cloudtrail_data_logging_enabled`. `WriteOnly` cuts the volume in the security account sharply, but then nobody can tell afterwards who read an object."
  type        = string
  default     = "All"
}

variable "cloudtrail_data_logging_resources" {
  description = "Resources of the security account whose data events are recorded, as a map from type to ARNs or ARN prefixes: `{ \"AWS::Lambda::Function\" = [\"arn:aws:lambda\"] }` takes in all functions. Further types are `AWS::S3::Object` and `AWS::DynamoDB::Table`. Used with `cloudtrail_data_logging_enabled`."
  type        = map(list(string))
  default     = {}
}

variable "cloudtrail_external_aws_account_ids_with_write_access" {
  description = "IDs of other accounts whose trails may write into the CloudTrail bucket of the security account. Needed only if this account collects the logs instead of a separate logs account; otherwise leave it empty."
  type        = list(string)
  default     = []
}

variable "cloudtrail_force_destroy" {
  description = "Whether `terraform destroy` may delete the CloudTrail bucket of the security account while it still holds logs. Leave it false outside of tests; a destroy then stops with `BucketNotEmpty`."
  type        = bool
  default     = false
}

variable "cloudtrail_kms_key_administrator_iam_arns" {
  description = "IAM ARNs in the security account that administer the CloudTrail KMS key, including the change of its policy. At least one is required if the key is created here; leave it empty if `cloudtrail_kms_key_arn` names a key of another account. KMS refuses a policy that locks its author out."
  type        = list(string)
  default     = []
}

variable "cloudtrail_kms_key_arn" {
  description = "ARN of an existing KMS key, normally in the logs account, that encrypts the trail of the security account. `null` makes the service create a key here. The group and role for logs access get the right to decrypt with it."
  type        = string
  default     = null
}

variable "cloudtrail_kms_key_arn_is_alias" {
  description = "Whether `cloudtrail_kms_key_arn` holds an alias or alias ARN, which the module then resolves to the key's ARN. If the key lives in another account, that account must allow the lookup with `cloudtrail_allow_kms_describe_key_to_external_aws_accounts`."
  type        = bool
  default     = false
}

variable "cloudtrail_kms_key_service_principals" {
  description = "AWS services besides CloudTrail that may use the KMS key created for the logs. Each entry has `name` (a principal such as `s3.amazonaws.com`), `actions` (such as `kms:GenerateDataKey*`) and `conditions` with `test`, `variable` and `values`. Restrict each entry by `aws:SourceAccount` or `aws:SourceArn`, so that a service cannot be used on behalf of strangers."
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
  description = "IAM ARNs that may read the CloudTrail logs encrypted with the key created in the security account, without the right to change the key. Leave it empty if `cloudtrail_kms_key_arn` names a key elsewhere, whose own policy decides."
  type        = list(string)
  default     = []
}

variable "cloudtrail_num_days_after_which_archive_log_data" {
  description = "Days after which CloudTrail logs in the bucket move to S3 Glacier, which is cheaper but needs minutes to hours to read back. It must be less than `cloudtrail_num_days_after_which_delete_log_data` and counts only if the bucket is created here."
  type        = number
  default     = 30
}

variable "cloudtrail_num_days_after_which_delete_log_data" {
  description = "Days after which CloudTrail logs are deleted from the bucket for good. Check what your rules ask for (PCI DSS one year, others up to seven) before you keep the default. It counts only if the bucket is created in this account."
  type        = number
  default     = 365
}

variable "cloudtrail_num_days_to_retain_cloudwatch_logs" {
  description = "Days for which the log group in `cloudtrail_cloudwatch_logs_group_name` keeps the trail of the security account; the values CloudWatch Logs knows are allowed (1, 3, 5, 7, 14, 30, 60, 90 and further up to 3653). 0 keeps everything and is billed for ever. 14 to 90 are enough for debugging, as S3 has the full history."
  type        = number
  default     = 0
}

variable "cloudtrail_s3_bucket_already_exists" {
  description = "Whether the bucket in `cloudtrail_s3_bucket_name` exists already. The default creates a bucket in the security account; set it to true to send the trail to the central bucket of the logs account, which is the better separation of duties."
  type        = bool
  default     = false
}

variable "cloudtrail_s3_bucket_name" {
  description = "Name of the S3 bucket that stores the trail of the security account: the central one of the logs account, or a new one (see `cloudtrail_s3_bucket_already_exists`). Names are unique in all of AWS. `null` makes it `name_prefix` followed by `-cloudtrail`."
  type        = string
  default     = null
}

variable "cloudtrail_s3_mfa_delete" {
  description = "Whether the CloudTrail bucket is described to Terraform as having MFA delete. The flag cannot switch MFA delete on: the root user of the bucket's account does that through the AWS CLI or API. Set it to true afterwards, so that the plan for the security account shows no difference."
  type        = bool
  default     = false
}

variable "cloudtrail_tags" {
  description = "Tags for the CloudTrail resources of the security account: the trail, and bucket, key and log group where they are created here. Keys up to 128 and values up to 256 characters; useful to find audit resources in cost reports and to protect them by policies on tags."
  type        = map(string)
  default     = {}
}

variable "config_aggregate_config_data_in_external_account" {
  description = "Whether AWS Config of the security account delivers its data to the account in `config_central_account_id`, normally the logs account. With false, bucket and topic live in the security account; an aggregator takes data of a limited number of accounts."
  type        = bool
  default     = false
}

variable "config_central_account_id" {
  description = "ID of the account that owns the bucket and topics for AWS Config, normally the logs account. Required with `config_aggregate_config_data_in_external_account`; `null` keeps the data in the security account."
  type        = string
  default     = null
}

variable "config_create_account_rules" {
  description = "Whether the Config rules are created in the security account directly. Set it to false only if the root baseline enforces organization rules, so that nothing is evaluated twice."
  type        = bool
  default     = true
}

variable "config_delivery_channel_kms_key_arn" {
  description = "ARN of the KMS key with which AWS Config of the security account encrypts what it delivers to a bucket managed elsewhere. The key must be in the bucket's region and let the Config role use it; `null` delivers with the AES-256 encryption of S3. Only used if `config_should_create_s3_bucket` is false, otherwise `config_s3_bucket_kms_key_arn` counts."
  type        = string
  default     = null
}

variable "config_delivery_channel_kms_key_by_name" {
  description = "The same choice as `config_delivery_channel_kms_key_arn`, for a key that this service creates: `name` is its key in `kms_customer_master_keys`, `region` the region of the copy to use. `null` uses no such key; if an ARN is set too, the ARN wins."
  type = object({
    name = string
    region = string
  })
  default = null
}

variable "config_force_destroy" {
  description = "Whether `terraform destroy` may delete the AWS Config bucket of the security account while it holds snapshots and history. Leave it false outside of tests: the record of what resources looked like is lost with it."
  type        = bool
  default     = false
}

variable "config_linked_accounts" {
  description = "IDs of other accounts that may deliver AWS Config data to the security account. Needed only if it collects for the others in place of a logs account; leave it empty otherwise."
  type        = list(string)
  default     = []
}

variable "config_num_days_after_which_archive_log_data" {
  description = "Days after which AWS Config files in the bucket move to S3 Glacier. It must be less than `config_num_days_after_which_delete_log_data`. Counts only if the bucket is created by the baseline of the security account."
  type        = number
  default     = 365
}

variable "config_num_days_after_which_delete_log_data" {
  description = "Days after which AWS Config history and snapshots are deleted from the bucket. The default of two years suits most audits. Counts only if the bucket is created by the baseline of the security account; deletion cannot be undone."
  type        = number
  default     = 730
}

variable "config_s3_bucket_kms_key_arn" {
  description = "ARN of the KMS key that encrypts the AWS Config bucket, if the security account creates its own (`config_should_create_s3_bucket`). The key must be in `aws_region` and let the Config role use it; `null` uses the key S3 manages. A bucket elsewhere takes `config_delivery_channel_kms_key_arn`."
  type        = string
  default     = null
}

variable "config_s3_bucket_kms_key_by_name" {
  description = "Key from `kms_customer_master_keys`, given by its name there, that encrypts the AWS Config bucket created in the security account. The entry needs a key in `aws_region`. It saves you from copying an ARN; `config_s3_bucket_kms_key_arn` wins over it, and `null` names no key."
  type        = string
  default     = null
}

variable "config_s3_bucket_name" {
  description = "Name of the S3 bucket that receives AWS Config data of the security account, normally the central one of the logs account. `null` makes it `name_prefix` followed by `-config`, right only if `config_should_create_s3_bucket` is true."
  type        = string
  default     = null
}

variable "config_s3_mfa_delete" {
  description = "Marks MFA delete on the AWS Config bucket as intended, so that a plan leaves it alone. Turning it on is a job for the root user of the bucket's account (`aws s3api put-bucket-versioning` with an MFA code); it then guards history and snapshots against deletion by a stolen administrator session. Only for a bucket that the security account's baseline creates."
  type        = bool
  default     = false
}

variable "config_should_create_s3_bucket" {
  description = "Whether the security account gets a bucket of its own for AWS Config data. Keep false and name the central bucket in `config_s3_bucket_name`, so that whoever administers users cannot also erase the evidence."
  type        = bool
  default     = false
}

variable "config_should_create_sns_topic" {
  description = "Whether an SNS topic for AWS Config notifications is created in the security account. With false, notifications go to the existing topic in `config_sns_topic_name`. Notifications are many; put a filter on each subscription."
  type        = bool
  default     = false
}

variable "config_sns_topic_kms_key_by_name_region_map" {
  description = "The same choice as `config_sns_topic_kms_key_region_map`, for keys that this service creates: a map from region to the name in `kms_customer_master_keys`, for example `{ us-east-1 = \"sns\" }`. `null` uses none; a region that appears in both maps takes the ARN."
  type        = map(string)
  default     = null
}

variable "config_sns_topic_kms_key_region_map" {
  description = "KMS keys that encrypt the AWS Config topics, as a map from region to key ARN, for example `{ us-east-1 = \"arn:aws:kms:us-east-1:111122223333:key/...\" }`. A region that is missing, or `null`, leaves its topic without KMS encryption. The key policies must let AWS Config of the security account use the keys."
  type        = map(string)
  default     = null
}

variable "config_sns_topic_name" {
  description = "Name of the SNS topic to which AWS Config of the security account sends changes and compliance results, used for the new topic if `config_should_create_sns_topic` is true and for the existing one otherwise. Letters, digits, hyphens and underscores, up to 256."
  type        = string
  default     = "ConfigTopic"
}

variable "config_tags" {
  description = "Tags for the AWS Config resources of the security account that can carry them, among them the bucket and topics created here. A map such as `{ data = \"audit\" }`; keys up to 128 and values up to 256 characters."
  type        = map(string)
  default     = {}
}

variable "configrules_maximum_execution_frequency" {
  description = "How often periodic Config rules of the security account are evaluated: `One_Hour`, `Three_Hours`, `Six_Hours`, `Twelve_Hours` or `TwentyFour_Hours`. Rules triggered by changes ignore it. Each evaluation is billed, and hourly runs cost 24 times the default."
  type        = string
  default     = "TwentyFour_Hours"
}

variable "cross_account_access_all_group_name" {
  description = "Name of the IAM group whose members may assume every role listed in `iam_groups_for_cross_account_access`, a convenience for administrators. The leading underscore sorts it first. Renaming it changes the group's ARN; members keep their place if Terraform manages them."
  type        = string
  default     = "_all-accounts"
}

variable "custom_cloudtrail_trail_name" {
  description = "Name of the trail in the security account, up to 128 letters, digits, periods, hyphens and underscores. `null` uses `name_prefix`. A changed name replaces the trail; the logs in the bucket stay, under the former path."
  type        = string
  default     = null
}

variable "dev_permitted_services" {
  description = "IAM prefixes of services, such as `cloudwatch`, that the developer role of the security account opens completely. It matters only with `allow_dev_access_from_other_account_arns`. With `iam` in the list every developer could make themselves administrator of all identities."
  type        = list(string)
  default     = []
}

variable "ebs_enable_encryption" {
  description = "Whether new EBS volumes and snapshot copies in the security account are encrypted by default, in all regions of `ebs_opt_in_regions`. It holds for new volumes only and costs nothing; existing ones stay as they are until they are copied."
  type        = bool
  default     = true
}

variable "ebs_kms_key_name" {
  description = "Name of the key in `kms_customer_master_keys` that encrypts EBS volumes of the security account by default, with `ebs_enable_encryption` and `ebs_use_existing_kms_keys` on. The empty default names no key and leaves the choice to AWS (`alias/aws/ebs`)."
  type        = string
  default     = ""
}

variable "ebs_use_existing_kms_keys" {
  description = "Whether the default EBS encryption of the security account uses the customer managed key in `ebs_kms_key_name` instead of the AWS managed `alias/aws/ebs`. A customer managed key is needed to share encrypted snapshots and AMIs with other accounts."
  type        = bool
  default     = false
}

variable "enable_cloudtrail" {
  description = "Whether the security account gets its own trail. Set it to false if an organization trail of the management account records it already; all other `cloudtrail_` inputs are then ignored. Every sign-in and role switch passes here, so one trail must exist."
  type        = bool
  default     = true
}

variable "enable_config" {
  description = "Whether AWS Config records the security account. With false all other `config_` inputs are ignored, and Security Hub controls that rest on AWS Config find nothing."
  type        = bool
  default     = true
}

variable "enable_encrypted_volumes" {
  description = "Whether the Config rule `encrypted-volumes` reports attached EBS volumes of the security account without encryption. The key they must use can be set in `encrypted_volumes_kms_id`. The rule reports and changes nothing."
  type        = bool
  default     = true
}

variable "enable_github_actions_access" {
  description = "Whether the security account gets an OpenID Connect provider for GitHub Actions, through which the workflows in `allow_auto_deploy_from_github_actions_for_sources` assume the auto-deploy role without stored keys. An account can hold one provider for an address."
  type        = bool
  default     = false
}

variable "enable_guardduty" {
  description = "Whether the security account gets its own GuardDuty detectors. Set it to false if it is the delegated administrator of an organization-wide GuardDuty that is configured elsewhere. With false all other `guardduty_` inputs are ignored."
  type        = bool
  default     = true
}

variable "enable_iam_access_analyzer" {
  description = "Whether IAM Access Analyzer watches the security account for resources shared with outsiders, such as buckets, roles, keys and queues, in all regions of `iam_access_analyzer_opt_in_regions`. Findings on external access are free of charge."
  type        = bool
  default     = false
}

variable "enable_iam_cross_account_roles" {
  description = "Whether the security account gets roles that other accounts may assume. With false all `allow_..._from_other_account_arns` inputs have no effect, ssh-grunt's among them, and servers elsewhere can no longer check SSH keys."
  type        = bool
  default     = true
}

variable "enable_iam_groups" {
  description = "Whether the IAM groups of the security account are created. Set it to false if another module, such as IAM Users and IAM Groups, manages them; all `should_create_iam_group_` inputs then have no effect."
  type        = bool
  default     = true
}

variable "enable_iam_password_policy" {
  description = "Whether the Config rule `iam-password-policy` checks the password policy of the security account against the `iam_password_policy_` inputs. As the passwords of all people live in this account, it is the place where the rule counts."
  type        = bool
  default     = true
}

variable "enable_insecure_sg_rules" {
  description = "Whether the Config rule `vpc-sg-open-only-to-authorized-ports` reports security groups of the security account that open ports to `0.0.0.0/0` or `::/0`, other than those in `insecure_sg_rules_authorized_tcp_ports` and `insecure_sg_rules_authorized_udp_ports`."
  type        = bool
  default     = true
}

variable "enable_rds_storage_encrypted" {
  description = "Whether the Config rule `rds-storage-encrypted` reports RDS instances of the security account whose storage is not encrypted. Encryption of an instance cannot be switched on later, so the report should be acted on early. See `rds_storage_encrypted_kms_id`."
  type        = bool
  default     = true
}

variable "enable_root_account_mfa" {
  description = "Whether the Config rule `root-account-mfa-enabled` reports a root user of the security account without MFA. It checks that a device is registered, not which kind; a hardware key is best here."
  type        = bool
  default     = true
}

variable "enable_s3_bucket_public_read_prohibited" {
  description = "Whether the Config rule `s3-bucket-public-read-prohibited` reports buckets of the security account that anyone can read, by policy or ACL. It reports and changes nothing; Block Public Access is what prevents."
  type        = bool
  default     = true
}

variable "enable_s3_bucket_public_write_prohibited" {
  description = "Whether the Config rule `s3-bucket-public-write-prohibited` reports buckets of the security account that anyone can write to. A finding is urgent: strangers can store files at your cost or replace your own."
  type        = bool
  default     = true
}

variable "encrypted_volumes_kms_id" {
  description = "ID or ARN of the KMS key that EBS volumes of the security account must be encrypted with to pass `enable_encrypted_volumes`. `null` accepts any key. KMS keys are regional, so a single key makes volumes in other regions fail the rule."
  type        = string
  default     = null
}

variable "force_destroy_users" {
  description = "Whether Terraform may delete a user of the security account who still has things it does not manage: access keys, MFA devices or a password. With false such a deletion fails with `DeleteConflict`. True makes the leaving of people smooth, since most users register an MFA device themselves."
  type        = bool
  default     = false
}

variable "github_actions_openid_connect_provider_thumbprint_list" {
  description = "Fixed list of SHA-1 thumbprints (40 hex digits) of the certificate authority of GitHub's token endpoint, for `enable_github_actions_access` in the security account. `null` looks them up at plan time. A fixed list resists a hijacked domain but breaks on renewal; for GitHub, AWS now trusts its own store of authorities and does not use the thumbprint."
  type        = list(string)
  default     = null
}

variable "guardduty_cloudwatch_event_rule_name" {
  description = "Name of the EventBridge rule (formerly CloudWatch Events) that passes GuardDuty findings of the security account to SNS, in each region. Up to 64 letters, digits, periods, hyphens and underscores. Used with `guardduty_publish_findings_to_sns`; changing it replaces the rule."
  type        = string
  default     = "guardduty-finding-events"
}

variable "guardduty_finding_publishing_frequency" {
  description = "How often GuardDuty reports repeats of a finding in the security account: `FIFTEEN_MINUTES`, `ONE_HOUR` or `SIX_HOURS`. `null` lets AWS decide (six hours). If this account administers GuardDuty for the organization, its value holds for all members."
  type        = string
  default     = null
}

variable "guardduty_findings_sns_topic_name" {
  description = "Name of the SNS topic that receives GuardDuty findings of the security account, one topic of this name per region. Required in effect if `guardduty_publish_findings_to_sns` is true. Up to 256 letters, digits, hyphens and underscores."
  type        = string
  default     = "guardduty-findings"
}

variable "guardduty_publish_findings_to_sns" {
  description = "Whether findings of the security account are sent to the SNS topic in `guardduty_findings_sns_topic_name`. With false they are visible in the console and through the API only, so nobody is told. The topics need subscriptions of your own."
  type        = bool
  default     = false
}

variable "iam_access_analyzer_name" {
  description = "Name of the analyzer in each region of the security account, up to 255 letters, digits, periods, hyphens and underscores. Archive rules belong to the analyzer and are lost when a new name replaces it."
  type        = string
  default     = "baseline_security-iam_access_analyzer"
}

variable "iam_access_analyzer_type" {
  description = "Zone of trust: `ACCOUNT` reports what the security account shares with any other account, `ORGANIZATION` watches all accounts and needs this account to be the delegated administrator of Access Analyzer."
  type        = string
  default     = "ACCOUNT"
}

variable "iam_group_developers_permitted_services" {
  description = "Services, by their IAM prefix such as `ec2` or `s3`, to which members of the developers group have full access in the security account itself. Used with `should_create_iam_group_developers`. With `iam` in the list every developer could grant themselves all rights."
  type        = list(string)
  default     = []
}

variable "iam_group_name_auto_deploy" {
  description = "Name of the IAM group for machine users that deploy, with the rights in `auto_deploy_permissions`. Used with `should_create_iam_group_auto_deploy`. Names are unique per account without regard to case; `users` must refer to this one."
  type        = string
  default     = "_machine.ecs-auto-deploy"
}

variable "iam_group_name_billing" {
  description = "Name of the IAM group whose members see and manage billing. Used with `should_create_iam_group_billing`. Letters, digits and `+=,.@-_`, up to 128; entries in `users` name the group by it."
  type        = string
  default     = "billing"
}

variable "iam_group_name_developers" {
  description = "Name of the IAM group whose members have full access to the services in `iam_group_developers_permitted_services`. Used with `should_create_iam_group_developers`; a rename changes the ARN that other policies may mention."
  type        = string
  default     = "developers"
}

variable "iam_group_name_full_access" {
  description = "Name of the IAM group whose members are administrators of this account. Used with `should_create_iam_group_full_access`. A name that speaks for itself makes reviews of `users` easier."
  type        = string
  default     = "full-access"
}

variable "iam_group_name_houston_cli" {
  description = "Name of the IAM group for users of the Houston CLI, an older Gruntwork tool for access. Used with `should_create_iam_group_houston_cli_users`; without that tool the name has no effect."
  type        = string
  default     = "houston-cli-users"
}

variable "iam_group_name_iam_admin" {
  description = "Name of the IAM group whose members administer IAM: users, groups, roles and policies. Used with `should_create_iam_group_iam_admin`. Treat membership like full access, as a member can grant it to themselves."
  type        = string
  default     = "iam-admin"
}

variable "iam_group_name_iam_user_self_mgmt" {
  description = "Name of the IAM group whose members manage their own password, access keys, SSH keys and MFA devices. Used with `should_create_iam_group_user_self_mgmt`; its policy is named by `iam_policy_iam_user_self_mgmt`."
  type        = string
  default     = "iam-user-self-mgmt"
}

variable "iam_group_name_logs" {
  description = "Name of the IAM group whose members read logs of CloudTrail, AWS Config and CloudWatch. Used with `should_create_iam_group_logs`. Up to 128 characters, unique per account without regard to case."
  type        = string
  default     = "logs"
}

variable "iam_group_name_read_only" {
  description = "Name of the IAM group whose members can read everything in this account and change nothing. Used with `should_create_iam_group_read_only`; reading includes stored data, not settings alone."
  type        = string
  default     = "read-only"
}

variable "iam_group_name_support" {
  description = "Name of the IAM group whose members open and follow AWS Support cases (`AWSSupportAccess`). Used with `should_create_iam_group_support`. Entries in `users` refer to it."
  type        = string
  default     = "support"
}

variable "iam_group_name_use_existing_iam_roles" {
  description = "Name of the IAM group whose members may pass existing IAM roles to services, for example to an EC2 instance they start. Used with `should_create_iam_group_use_existing_iam_roles`. A member can act through any role they pass."
  type        = string
  default     = "use-existing-iam-roles"
}

variable "iam_group_names_ssh_grunt_sudo_users" {
  description = "Names of IAM groups whose members get SSH access with sudo on servers that run ssh-grunt. The groups carry no AWS permissions; a server names the one it trusts. Several names, for instance one per environment, separate who may administer what."
  type        = list(string)
  default     = ["ssh-grunt-sudo-users"]
}

variable "iam_group_names_ssh_grunt_users" {
  description = "Names of IAM groups whose members get SSH access without sudo on servers that run ssh-grunt. The groups carry no AWS permissions. An empty list creates none; `users` entries refer to the names."
  type        = list(string)
  default     = ["ssh-grunt-users"]
}

variable "iam_groups_for_cross_account_access" {
  description = "Groups whose members may switch into other accounts; the heart of this account. Each entry has `group_name` and `iam_role_arns`, for example `{ group_name = \"_account.prod-full-access\", iam_role_arns = [\"arn:aws:iam::111122223333:role/allow-full-access-from-other-accounts\"] }`. The other account must trust this one in its matching `allow_..._from_other_account_arns`."
  type = list(object({
    group_name = string
    iam_role_arns = list(string)
  }))
  default = []
}

variable "iam_password_policy_allow_users_to_change_password" {
  description = "Whether IAM users of the security account may change their own console password. With false an administrator has to do it for everyone, and a change forced at first sign-in cannot work."
  type        = bool
  default     = true
}

variable "iam_password_policy_hard_expiry" {
  description = "Whether an expired password can be renewed only by an administrator. The default lets people renew it at sign-in, which spares you a flood of requests in the account where everyone signs in."
  type        = bool
  default     = false
}

variable "iam_password_policy_max_password_age" {
  description = "Days after which console passwords of IAM users in the security account expire, from 1 to 1095. NIST advises against forced change without a cause, some standards still ask for 90; 30 is strict. `iam_password_policy_hard_expiry` sets what happens then."
  type        = number
  default     = 30
}

variable "iam_password_policy_minimum_password_length" {
  description = "Least number of characters in a console password of the security account, from 6 to 128. Passwords generated for `users` have this length too. Raising it does not invalidate existing passwords."
  type        = number
  default     = 16
}

variable "iam_password_policy_password_reuse_prevention" {
  description = "How many former passwords an IAM user of the security account may not use again, from 1 to 24. CIS asks for 24; the default of 5 makes the matching CIS check fail."
  type        = number
  default     = 5
}

variable "iam_password_policy_require_lowercase_characters" {
  description = "Whether a console password in the security account must contain at least one lower-case letter (a-z). Length adds more strength than classes of characters; most audits still ask for it."
  type        = bool
  default     = true
}

variable "iam_password_policy_require_numbers" {
  description = "Whether a console password in the security account must contain at least one digit (0-9). The Config rule of `enable_iam_password_policy` compares the account with the same value."
  type        = bool
  default     = true
}

variable "iam_password_policy_require_symbols" {
  description = "Whether a console password in the security account must contain at least one of the characters `! @ # $ % ^ & * ( ) _ + - = [ ] { }`, a vertical bar or a single quote. Applies at the next change of a password."
  type        = bool
  default     = true
}

variable "iam_password_policy_require_uppercase_characters" {
  description = "Whether a console password in the security account must contain at least one upper-case letter (A-Z). Applies at the next change; existing passwords are not checked."
  type        = bool
  default     = true
}

variable "iam_policy_iam_user_self_mgmt" {
  description = "Name of the managed policy that lets users manage their own credentials, attached to the group in `iam_group_name_iam_user_self_mgmt`. Up to 128 characters, unique per account; a rename replaces the policy."
  type        = string
  default     = "iam-user-self-mgmt"
}

variable "iam_role_tags" {
  description = "Tags for the IAM roles that give other accounts access to the security account. They can be used in policies as `aws:ResourceTag` or, for the session, `aws:PrincipalTag`; changing them can so change who may do what."
  type        = map(string)
  default     = {}
}

variable "insecure_sg_rules_authorized_tcp_ports" {
  description = "TCP ports that security groups of the security account may open to everyone, as a text of ports and ranges joined by commas, such as `443,1020-1025`. Everything else is reported by `enable_insecure_sg_rules`; `null` authorises no TCP port."
  type        = string
  default     = "443"
}

variable "insecure_sg_rules_authorized_udp_ports" {
  description = "UDP ports that security groups of the security account may open to everyone, as a text such as `500,1020-1025`. `null` authorises none. An OpenVPN server on its usual port needs `1194` here, or it is reported by `enable_insecure_sg_rules`."
  type        = string
  default     = null
}

variable "kms_cmk_global_tags" {
  description = "Tags for every KMS key created through `kms_customer_master_keys` in the security account. Tags of the single key are merged with them. An IAM policy can allow or forbid the use of keys by tag."
  type        = map(string)
  default     = {}
}

variable "kms_customer_master_keys" {
  description = "KMS keys to create in the security account, keyed by name, which also forms the alias: `{ logs = { region = \"us-east-1\", cmk_administrator_iam_arns = [\"arn:aws:iam::444455556666:root\"], cmk_external_user_iam_arns = [\"arn:aws:iam::111122223333:root\"] } }`. Without `region` the key is made in every region of `kms_cmk_opt_in_regions`. Users inside the account go into `cmk_user_iam_arns` or `cmk_read_only_user_iam_arns`, as objects with `name` (a list of ARNs) and `conditions`. Removing an entry schedules the key, and all data under it, for destruction."
  type        = any
  default     = {}
}

variable "kms_grant_regions" {
  description = "Region of the key for each grant in `kms_grants`, as a map with the same keys: `{ ami_encryption = \"us-east-1\" }`. It stands apart because Terraform cannot work out the provider of a grant from an ARN that is not known yet. A grant without an entry is not made."
  type        = map(string)
  default     = {}
}

variable "kms_grants" {
  description = "Grants on KMS keys for principals of the security account, keyed by a name of your choice: `kms_cmk_arn`, `grantee_principal` and `granted_operations` such as `Decrypt` and `DescribeKey`. Each needs its region in `kms_grant_regions`; a changed entry revokes the old grant and makes a new one."
  type = map(object({
    kms_cmk_arn = string
    grantee_principal = string
    granted_operations = list(string)
  }))
  default = {}
}

variable "max_session_duration_human_users" {
  description = "Longest session, in seconds, in a role of the security account that people of other accounts assume, from 3600 to 43200 (12 hours). Shorter sessions limit the use of stolen credentials and ask for MFA more often."
  type        = number
  default     = 43200
}

variable "max_session_duration_machine_users" {
  description = "Longest session, in seconds, in a role of the security account made for machines, such as the one ssh-grunt uses, from 3600 to 43200. Tools renew it by themselves, so the one-hour default rarely needs a change."
  type        = number
  default     = 3600
}

variable "password_reset_required" {
  description = "Whether new users of the security account must choose their own password at the first sign-in. Applies to entries of `users` with `create_login_profile`, and needs `iam_password_policy_allow_users_to_change_password`. With false the generated password, known to whoever made it, stays in use."
  type        = bool
  default     = true
}

variable "rds_storage_encrypted_kms_id" {
  description = "KMS key, as ID or ARN, that `enable_rds_storage_encrypted` demands of every RDS instance in the security account; an instance under another key is reported too. Keep `null`, which accepts every key, where the default key `aws/rds` is good enough."
  type        = string
  default     = null
}

variable "service_linked_roles" {
  description = "Services, by address without protocol such as `autoscaling.amazonaws.com`, whose service-linked role is created in the security account. Each can exist once in an account; AWS makes many of them by itself at first use, and then the creation here fails until it is imported."
  type        = set(string)
  default     = []
}

variable "should_create_iam_group_auto_deploy" {
  description = "Whether a group for machine users is created in the security account, with the rights in `auto_deploy_permissions` and no MFA requirement. Prefer a role for GitHub Actions or another OpenID Connect source; access keys of machine users have to be stored and rotated."
  type        = bool
  default     = false
}

variable "should_create_iam_group_billing" {
  description = "Whether a group for the billing of the security account is created, under the name in `iam_group_name_billing`. The bill of the organization is in the management account; access to that goes through `iam_groups_for_cross_account_access`."
  type        = bool
  default     = false
}

variable "should_create_iam_group_cross_account_access_all" {
  description = "Whether the group in `cross_account_access_all_group_name` is created, whose members may assume every role in `iam_groups_for_cross_account_access`. Convenient for a small team; with false, membership has to be given account by account."
  type        = bool
  default     = true
}

variable "should_create_iam_group_developers" {
  description = "Whether a developers group is created in the security account, with full access to the services in `iam_group_developers_permitted_services`. Applications run in other accounts, so developers need roles there rather than rights here."
  type        = bool
  default     = false
}

variable "should_create_iam_group_full_access" {
  description = "Whether the group in `iam_group_name_full_access` is created, whose members are administrators of the security account and so of all identities. With false, make sure that someone can still apply this service."
  type        = bool
  default     = true
}

variable "should_create_iam_group_houston_cli_users" {
  description = "Whether a group for users of the Houston CLI, an older Gruntwork access tool, is created in the security account. Leave it false unless your company still runs that tool."
  type        = bool
  default     = false
}

variable "should_create_iam_group_iam_admin" {
  description = "Whether the group in `iam_group_name_iam_admin` is created, whose members administer users, groups, roles and policies of the security account. A member can give themselves any right, so review it as you review full access."
  type        = bool
  default     = false
}

variable "should_create_iam_group_logs" {
  description = "Whether the group in `iam_group_name_logs` is created, which reads CloudTrail, AWS Config and CloudWatch logs of the security account and decrypts them with `cloudtrail_kms_key_arn` if it is set. Good for people on call and for auditors."
  type        = bool
  default     = false
}

variable "should_create_iam_group_read_only" {
  description = "Whether a group is created that can read everything in the security account and change nothing. Reading includes policies and stored data, which help an attacker, so membership deserves a reason."
  type        = bool
  default     = false
}

variable "should_create_iam_group_support" {
  description = "Whether the group in `iam_group_name_support` is created in the security account, with the `AWSSupportAccess` policy. Needed only if people open cases for this account itself."
  type        = bool
  default     = false
}

variable "should_create_iam_group_use_existing_iam_roles" {
  description = "Whether a group is created in the security account whose members may pass existing roles to AWS services (`iam:PassRole`). Whoever can pass a stronger role to an instance and log in there has its rights, so leave it false without a need."
  type        = bool
  default     = false
}

variable "should_create_iam_group_user_self_mgmt" {
  description = "Whether the group in `iam_group_name_iam_user_self_mgmt` is created, so that people manage their own password, keys, SSH keys and MFA devices. Without it nobody can register the MFA device that `should_require_mfa` asks for."
  type        = bool
  default     = true
}

variable "should_require_mfa" {
  description = "Whether group members need MFA for what their groups allow, and people of other accounts for the roles here. Self-management stays possible without, so that a new user can register a device. With false one leaked password opens every account behind this one."
  type        = bool
  default     = true
}

variable "use_managed_iam_policies" {
  description = "Whether groups and roles of the security account get customer managed policies instead of inline ones. An IAM group can have ten managed policies by default, which bounds how many groups' worth of rights can be combined by hand."
  type        = bool
  default     = true
}

variable "users" {
  description = "IAM users of your company, keyed by user name. An entry may hold `groups` (names of groups that exist or are made here), `tags`, `pgp_key` (base64 or `keybase:name`), `create_login_profile`, `create_access_keys`, `path` and `permissions_boundary`. With a `create_` flag the `pgp_key` is required, and the secret comes out encrypted: `{ alice = { groups = [\"_all-accounts\"], pgp_key = \"keybase:alice\", create_login_profile = true } }`. Removing an entry deletes the user."
  type        = any
  default     = {}
}
