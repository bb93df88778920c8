variable "aws_account_id" {
  description = "12-digit ID of the AWS account to configure. The AWS provider should be limited to it with `allowed_account_ids`: a wrong profile then ends in an error instead of a baseline in the wrong account. Give it as a string, so that leading zeros survive."
  type        = string
}

variable "aws_region" {
  description = "Region, such as `us-east-1`, in which the baseline's single-region resources live and AWS Config records global resources such as IAM. It must be among `config_opt_in_regions`. It is also where the multi-region modules start; changing it later moves or replaces resources."
  type        = string
}

variable "config_opt_in_regions" {
  description = "Regions in which AWS Config runs a recorder. List every region enabled in this account (`aws ec2 describe-regions --query 'Regions[].RegionName'`), with `aws_region` among them, so that nothing escapes it. Do not pass `null` or an empty list: the module could not know which regions it may enter. Each recorded change is billed."
  type        = list(string)
}

variable "ebs_opt_in_regions" {
  description = "Regions in which the default encryption of EBS volumes is set for this account. The setting is regional, so list every enabled region (`aws ec2 describe-regions`); do not pass `null` or an empty list. A region left out can still hold unencrypted volumes."
  type        = list(string)
}

variable "guardduty_opt_in_regions" {
  description = "Regions in which GuardDuty watches this account. List every enabled region (`aws ec2 describe-regions`), as stolen keys are used where nobody looks; do not pass `null` or an empty list. Billing follows the volume of events, so unused regions cost little."
  type        = list(string)
}

variable "iam_access_analyzer_opt_in_regions" {
  description = "Regions in which Access Analyzer runs if `enable_iam_access_analyzer` is true. An analyzer sees the resources of its own region, so list all enabled ones; do not pass `null` or an empty list, even while the analyzer is off."
  type        = list(string)
}

variable "kms_cmk_opt_in_regions" {
  description = "Regions in which the keys of `kms_customer_master_keys` may be created and `kms_grants` made. An entry for a region outside the list is not created and appears in the output `invalid_cmk_inputs`. Do not pass `null`: the module might try regions that are not open to this account, GovCloud among them."
  type        = list(string)
}

variable "name_prefix" {
  description = "Prefix, such as `acme-prod`, of the trail and of the buckets, topics and other resources whose own name input is left out. Use lower-case letters, digits and hyphens, as it becomes part of S3 bucket names, which are unique in all of AWS. Changing it replaces what was named by it."
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
  description = "GitHub repositories whose Actions workflows may assume the auto-deploy role in this account, as a map from `org/repo` to the branches allowed, for example `{ \"acme/infrastructure-live\" = [\"main\"] }`. It takes effect with `enable_github_actions_access` and excludes `allow_auto_deploy_from_other_account_arns`. Anyone who can push to a listed branch gets the permissions in `auto_deploy_permissions`."
  type        = map(list(string))
  default     = {}
}

variable "allow_auto_deploy_from_other_account_arns" {
  description = "IAM ARNs in other accounts, usually the role of a CI server or deploy runner, that may assume the auto-deploy role here without MFA. The role can do what `auto_deploy_permissions` lists; an empty list creates no role. Name a role, not a whole account (`:root`), because machines are hard to tell apart inside one."
  type        = list(string)
  default     = []
}

variable "allow_billing_access_from_other_account_arns" {
  description = "IAM ARNs, usually `arn:aws:iam::<security account ID>:root`, whose users may assume a role that sees and manages billing of this account. It works only if IAM access to billing was turned on for the account. An empty list creates no role."
  type        = list(string)
  default     = []
}

variable "allow_cloudtrail_access_with_iam" {
  description = "Whether IAM policies of this account can grant use of the KMS key that encrypts the CloudTrail logs. If false, only the principals in `cloudtrail_kms_key_user_iam_arns` and `cloudtrail_kms_key_administrator_iam_arns` get at the key, whatever IAM says. It matters only if the key is created here."
  type        = bool
  default     = true
}

variable "allow_dev_access_from_other_account_arns" {
  description = "IAM ARNs, usually the security account's `:root`, whose users may assume the developer role of this account. It has full access to the services in `dev_permitted_services` and to nothing else; an empty list creates no role. Fit for development and staging, rarely for production."
  type        = list(string)
  default     = []
}

variable "allow_full_access_from_other_account_arns" {
  description = "IAM ARNs, usually `arn:aws:iam::<security account ID>:root`, whose users may assume a role with full administrator rights in this account. With `:root`, the security account decides by group membership who may. An empty list creates no role; make sure another way in exists."
  type        = list(string)
  default     = []
}

variable "allow_logs_access_from_other_account_arns" {
  description = "IAM ARNs, usually the security account's `:root`, whose users may assume a role that reads CloudTrail, AWS Config and CloudWatch logs of this account. If `cloudtrail_kms_key_arn` is set, the role may also decrypt with that key. An empty list creates no role."
  type        = list(string)
  default     = []
}

variable "allow_read_only_access_from_other_account_arns" {
  description = "IAM ARNs, usually the security account's `:root`, whose users may assume a role that reads everything in this account and changes nothing. Reading includes data such as S3 objects, so it is not harmless. An empty list creates no role."
  type        = list(string)
  default     = []
}

variable "allow_ssh_grunt_access_from_other_account_arns" {
  description = "IAM ARNs of accounts whose servers may read the IAM groups and public SSH keys of users in this account through ssh-grunt. Users normally live in the security account, so set the input there and leave it empty here. An empty list creates no role."
  type        = list(string)
  default     = []
}

variable "allow_support_access_from_other_account_arns" {
  description = "IAM ARNs, usually the security account's `:root`, whose users may assume a role that opens and follows AWS Support cases for this account (the `AWSSupportAccess` policy). CIS benchmarks ask for such a role. An empty list creates no role."
  type        = list(string)
  default     = []
}

variable "auto_deploy_permissions" {
  description = "IAM actions, such as `ecs:UpdateService` or `ec2:*`, that the auto-deploy role may perform on all resources. The role exists if `allow_auto_deploy_from_other_account_arns` or `allow_auto_deploy_from_github_actions_for_sources` trusts somebody. Grant as little as the deployments need: `[\"*\"]` makes the CI system an administrator."
  type        = list(string)
  default     = []
}

variable "cloudtrail_allow_kms_describe_key_to_external_aws_accounts" {
  description = "Whether the accounts in `cloudtrail_external_aws_account_ids_with_write_access` may call `kms:DescribeKey` on the CloudTrail key created here. They can then find the key by its alias during deployment (see `cloudtrail_kms_key_arn_is_alias`); it gives no right to decrypt."
  type        = bool
  default     = false
}

variable "cloudtrail_cloudwatch_logs_group_name" {
  description = "Name of the log group in this account that receives a second copy of the trail, for queries and metric filters near the workload. `null` sends nothing to CloudWatch Logs and saves its ingestion cost. The full history stays in the S3 bucket of the logs account."
  type        = string
  default     = "cloudtrail-logs"
}

variable "cloudtrail_data_logging_enabled" {
  description = "Whether the trail of this account also records data events, that is access to single S3 objects, Lambda invocations or DynamoDB items, for the resources in `cloudtrail_data_logging_resources`. Data events are billed per event and can outnumber management events a thousand times."
  type        = bool
  default     = false
}

variable "cloudtrail_data_logging_include_management_events" {
  description = "Whether the event selector that records data events in this account keeps recording management events too. Used with `cloudtrail_data_logging_enabled`. Set it to false only if another trail records management events, otherwise changes to the account go unlogged."
  type        = bool
  default     = true
}

variable "cloudtrail_data_logging_read_write_type" {
  description = "Which events the selector records: `ReadOnly`, `WriteOnly` or `All`. Used with `cloudtrail_data_logging_enabled`. `WriteOnly` cuts the volume in this account sharply, but then nobody can tell afterwards who read an object."
  type        = string
  default     = "All"
}

variable "cloudtrail_data_logging_resources" {
  description = "Resources whose data events are recorded, as a map from type to ARNs or ARN prefixes: `{ \"AWS::S3::Object\" = [\"arn:aws:s3:::acme-prod-invoices/\"] }`. Types are `AWS::S3::Object`, `AWS::Lambda::Function` and `AWS::DynamoDB::Table`; the prefix `arn:aws:s3` takes in every bucket, which is costly. Used with `cloudtrail_data_logging_enabled`."
  type        = map(list(string))
  default     = {}
}

variable "cloudtrail_external_aws_account_ids_with_write_access" {
  description = "IDs of other accounts whose trails may write into the CloudTrail bucket of this account. Needed only in the logs account, where the bucket is created (`cloudtrail_s3_bucket_already_exists` false); every other account leaves it empty."
  type        = list(string)
  default     = []
}

variable "cloudtrail_force_destroy" {
  description = "Whether `terraform destroy` may delete the CloudTrail bucket of this account together with all logs in it. Leave it false outside of tests: audit logs cannot be recovered. It matters only where the bucket is created."
  type        = bool
  default     = false
}

variable "cloudtrail_kms_key_administrator_iam_arns" {
  description = "IAM ARNs in this account that administer the CloudTrail KMS key, including the change of its policy. At least one is required if the key is created here; leave it empty if `cloudtrail_kms_key_arn` names a key of another account. KMS refuses a policy that locks its author out."
  type        = list(string)
  default     = []
}

variable "cloudtrail_kms_key_arn" {
  description = "ARN of an existing KMS key, normally the one in the logs account, that encrypts the CloudTrail logs. `null` makes the service create a key here, which is right in the logs account only. The key policy must let CloudTrail use it for this account."
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
  description = "IAM ARNs that may read the CloudTrail logs encrypted with the key created in this account, without the right to change the key. Leave it empty if `cloudtrail_kms_key_arn` names a key elsewhere, whose own policy decides."
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
  description = "Days for which the log group in `cloudtrail_cloudwatch_logs_group_name` keeps the trail of this account; the values CloudWatch Logs knows are allowed (1, 3, 5, 7, 14, 30, 60, 90 and further up to 3653). 0 keeps everything and is billed for ever. 14 to 90 are enough for debugging, as S3 has the full history."
  type        = number
  default     = 0
}

variable "cloudtrail_s3_bucket_already_exists" {
  description = "Whether the bucket in `cloudtrail_s3_bucket_name` exists already, as it does when the logs account collects the trails of all accounts. Set it to false in the logs account itself, if the root baseline has not created the bucket there."
  type        = bool
  default     = true
}

variable "cloudtrail_s3_bucket_name" {
  description = "Name of the S3 bucket that stores the trail of this account, normally the central one in the logs account. Names are unique in all of AWS, 3 to 63 lower-case characters. `null` derives a name from `name_prefix`, which fits only if the bucket is created here."
  type        = string
  default     = null
}

variable "cloudtrail_s3_mfa_delete" {
  description = "Whether the CloudTrail bucket is described to Terraform as having MFA delete. The flag cannot switch MFA delete on: the root user of the bucket's account does that through the AWS CLI or API. Set it to true afterwards, so that the plan for this account shows no difference."
  type        = bool
  default     = false
}

variable "cloudtrail_tags" {
  description = "Tags for the CloudTrail resources of this account: the trail, and bucket, key and log group where they are created here. Keys up to 128 and values up to 256 characters; useful to find audit resources in cost reports and to protect them by policies on tags."
  type        = map(string)
  default     = {}
}

variable "config_aggregate_config_data_in_external_account" {
  description = "Whether AWS Config of this account delivers its data to the account in `config_central_account_id`, normally the logs account. With false, bucket and topic are looked for here. The central account must have authorised this one; an aggregator takes data of a limited number of accounts."
  type        = bool
  default     = false
}

variable "config_central_account_id" {
  description = "ID of the account that owns the bucket and topics for AWS Config, normally the logs account. It must be set if `config_aggregate_config_data_in_external_account` is true. `null` means that the data stays in this account, as in the logs account itself."
  type        = string
  default     = null
}

variable "config_create_account_rules" {
  description = "Whether the Config rules are created in this account directly. Keep true unless the root baseline enforces rules for the whole organization (its `config_create_account_rules` is false); both together would evaluate, and bill, everything twice."
  type        = bool
  default     = true
}

variable "config_delivery_channel_kms_key_arn" {
  description = "ARN of the KMS key with which AWS Config of this account encrypts what it delivers to a bucket managed elsewhere. The key must be in the bucket's region and let the Config role use it; `null` delivers with the AES-256 encryption of S3. Only used if `config_should_create_s3_bucket` is false, otherwise `config_s3_bucket_kms_key_arn` counts."
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
  description = "Whether `terraform destroy` may delete the AWS Config bucket of this account while it holds snapshots and history. Leave it false outside of tests: the record of what resources looked like is lost with it."
  type        = bool
  default     = false
}

variable "config_linked_accounts" {
  description = "IDs of other accounts that may deliver AWS Config data to this account. Needed in the logs account, which collects for all others; every other account leaves it empty."
  type        = list(string)
  default     = []
}

variable "config_num_days_after_which_archive_log_data" {
  description = "Days after which AWS Config files in the bucket move to S3 Glacier. It must be less than `config_num_days_after_which_delete_log_data`. Counts only if the bucket is created by the baseline of this account."
  type        = number
  default     = 365
}

variable "config_num_days_after_which_delete_log_data" {
  description = "Days after which AWS Config history and snapshots are deleted from the bucket. The default of two years suits most audits. Counts only if the bucket is created by the baseline of this account; deletion cannot be undone."
  type        = number
  default     = 730
}

variable "config_s3_bucket_kms_key_arn" {
  description = "ARN of the KMS key that encrypts the AWS Config bucket, if `config_should_create_s3_bucket` creates it here. The key must be in `aws_region` and let the Config role use it. `null` uses the key S3 manages; for a bucket elsewhere set `config_delivery_channel_kms_key_arn` instead."
  type        = string
  default     = null
}

variable "config_s3_bucket_kms_key_by_name" {
  description = "Key from `kms_customer_master_keys`, given by its name there, that encrypts the AWS Config bucket created in this account. The entry needs a key in `aws_region`. It saves you from copying an ARN; `config_s3_bucket_kms_key_arn` wins over it, and `null` names no key."
  type        = string
  default     = null
}

variable "config_s3_bucket_name" {
  description = "Name of the S3 bucket that receives AWS Config data, normally the central one of the logs account. `null` derives a name from `name_prefix`, which fits only if `config_should_create_s3_bucket` creates the bucket here. Names are unique in all of AWS."
  type        = string
  default     = null
}

variable "config_s3_mfa_delete" {
  description = "Marks MFA delete on the AWS Config bucket as intended, so that a plan leaves it alone. Turning it on is a job for the root user of the bucket's account (`aws s3api put-bucket-versioning` with an MFA code); it then guards history and snapshots against deletion by a stolen administrator session. Only for a bucket that this account's baseline creates."
  type        = bool
  default     = false
}

variable "config_should_create_s3_bucket" {
  description = "Whether this baseline creates the bucket for AWS Config data. True is right in the logs account if the root baseline did not create the bucket there; all other accounts deliver into it and keep false, with its name in `config_s3_bucket_name`."
  type        = bool
  default     = false
}

variable "config_should_create_sns_topic" {
  description = "Whether an SNS topic for AWS Config notifications is created in this account. With false, AWS Config uses the existing topic in `config_sns_topic_name`, normally in the central account."
  type        = bool
  default     = false
}

variable "config_sns_topic_kms_key_by_name_region_map" {
  description = "The same choice as `config_sns_topic_kms_key_region_map`, for keys that this service creates: a map from region to the name in `kms_customer_master_keys`, for example `{ us-east-1 = \"sns\" }`. `null` uses none; a region that appears in both maps takes the ARN."
  type        = map(string)
  default     = null
}

variable "config_sns_topic_kms_key_region_map" {
  description = "KMS keys that encrypt the AWS Config topics, as a map from region to key ARN, for example `{ us-east-1 = \"arn:aws:kms:us-east-1:111122223333:key/...\" }`. A region that is missing, or `null`, leaves its topic without KMS encryption. The key policies must let AWS Config of this account use the keys."
  type        = map(string)
  default     = null
}

variable "config_sns_topic_name" {
  description = "Name of the SNS topic to which AWS Config of this account sends changes and compliance results, used for the new topic if `config_should_create_sns_topic` is true and for the existing one otherwise. Letters, digits, hyphens and underscores, up to 256."
  type        = string
  default     = "ConfigTopic"
}

variable "config_tags" {
  description = "Tags for the AWS Config resources of this account that can carry them, among them the bucket and topics created here. A map such as `{ data = \"audit\" }`; keys up to 128 and values up to 256 characters."
  type        = map(string)
  default     = {}
}

variable "configrules_maximum_execution_frequency" {
  description = "How often periodic Config rules of this account are evaluated: `One_Hour`, `Three_Hours`, `Six_Hours`, `Twelve_Hours` or `TwentyFour_Hours`. Rules triggered by changes ignore it. Each evaluation is billed, and hourly runs cost 24 times the default."
  type        = string
  default     = "TwentyFour_Hours"
}

variable "custom_cloudtrail_trail_name" {
  description = "Name of the trail, up to 128 letters, digits, periods, hyphens and underscores. `null` uses `name_prefix`. Set it if a trail of the older name must be kept: changing the name replaces the trail, with a short gap in recording."
  type        = string
  default     = null
}

variable "dev_permitted_services" {
  description = "Services, by their IAM prefix such as `ec2`, `s3` or `dynamodb`, to which the developer role has full access. The role exists if `allow_dev_access_from_other_account_arns` trusts somebody. Leave out `iam` and `organizations`: full access to IAM is as good as administrator rights."
  type        = list(string)
  default     = []
}

variable "ebs_enable_encryption" {
  description = "Whether new EBS volumes and snapshot copies in this account are encrypted by default, in all regions of `ebs_opt_in_regions`. It holds for new volumes only and costs nothing; existing ones stay as they are until they are copied."
  type        = bool
  default     = true
}

variable "ebs_kms_key_name" {
  description = "Name of the key in `kms_customer_master_keys` that encrypts EBS volumes by default. Used with `ebs_enable_encryption` and `ebs_use_existing_kms_keys`; leave out the key's `region`, so that it exists in every region of `ebs_opt_in_regions`. The Auto Scaling service-linked role needs a grant on it (`kms_grants`), or its instances fail to start."
  type        = string
  default     = ""
}

variable "ebs_use_existing_kms_keys" {
  description = "Whether the default EBS encryption of this account uses the customer managed key in `ebs_kms_key_name` instead of the AWS managed `alias/aws/ebs`. A customer managed key is needed to share encrypted snapshots and AMIs with other accounts."
  type        = bool
  default     = false
}

variable "enable_cloudtrail" {
  description = "Whether this account gets its own trail. Set it to false if the root baseline runs an organization trail, which records this account anyway; a second copy of management events is billed. With false all other `cloudtrail_` inputs are ignored."
  type        = bool
  default     = true
}

variable "enable_config" {
  description = "Whether AWS Config records this account. Set it to false if another tool, such as AWS Control Tower, already runs a recorder: one recorder per region is allowed. With false all other `config_` inputs are ignored."
  type        = bool
  default     = true
}

variable "enable_encrypted_volumes" {
  description = "Whether the Config rule `encrypted-volumes` reports attached EBS volumes of this account without encryption. The key they must use can be set in `encrypted_volumes_kms_id`. The rule reports and changes nothing."
  type        = bool
  default     = true
}

variable "enable_github_actions_access" {
  description = "Whether the account gets an OpenID Connect provider for GitHub Actions, so that workflows assume roles without stored keys. Who may is set in `allow_auto_deploy_from_github_actions_for_sources`. An account can hold one provider for an address; set false if one exists."
  type        = bool
  default     = false
}

variable "enable_guardduty" {
  description = "Whether this account gets its own GuardDuty detectors. Set it to false if the organization's GuardDuty administrator enables them for members, or the two settings fight. With false all other `guardduty_` inputs are ignored."
  type        = bool
  default     = true
}

variable "enable_iam_access_analyzer" {
  description = "Whether IAM Access Analyzer watches this account for resources shared with outsiders, such as buckets, roles, keys and queues, in all regions of `iam_access_analyzer_opt_in_regions`. Findings on external access are free of charge."
  type        = bool
  default     = false
}

variable "enable_iam_cross_account_roles" {
  description = "Whether the roles for access from other accounts are created. With false all `allow_..._from_other_account_arns` inputs have no effect; choose that if people come in through IAM Identity Center."
  type        = bool
  default     = true
}

variable "enable_iam_password_policy" {
  description = "Whether the Config rule `iam-password-policy` compares the password policy of this account with the `iam_password_policy_` inputs. It reports and changes nothing; the policy itself is set by `enable_iam_user_password_policy`."
  type        = bool
  default     = true
}

variable "enable_iam_user_password_policy" {
  description = "Whether the account-wide password policy for IAM users is set from the `iam_password_policy_` inputs. An account has one policy, so set it to false if another module owns it. It does no harm in an account without users."
  type        = bool
  default     = true
}

variable "enable_insecure_sg_rules" {
  description = "Whether the Config rule `vpc-sg-open-only-to-authorized-ports` reports security groups of this account that open ports to `0.0.0.0/0` or `::/0`, other than those in `insecure_sg_rules_authorized_tcp_ports` and `insecure_sg_rules_authorized_udp_ports`."
  type        = bool
  default     = true
}

variable "enable_rds_storage_encrypted" {
  description = "Whether the Config rule `rds-storage-encrypted` reports RDS instances of this account whose storage is not encrypted. Encryption of an instance cannot be switched on later, so the report should be acted on early. See `rds_storage_encrypted_kms_id`."
  type        = bool
  default     = true
}

variable "enable_root_account_mfa" {
  description = "Whether the Config rule `root-account-mfa-enabled` reports a root user of this account without MFA. If root credentials of members are removed centrally through AWS Organizations, there is nothing left to protect and the rule may be switched off."
  type        = bool
  default     = true
}

variable "enable_s3_bucket_public_read_prohibited" {
  description = "Whether the Config rule `s3-bucket-public-read-prohibited` reports buckets of this account that anyone can read, by policy or ACL. It reports and changes nothing; Block Public Access is what prevents."
  type        = bool
  default     = true
}

variable "enable_s3_bucket_public_write_prohibited" {
  description = "Whether the Config rule `s3-bucket-public-write-prohibited` reports buckets of this account that anyone can write to. A finding is urgent: strangers can store files at your cost or replace your own."
  type        = bool
  default     = true
}

variable "encrypted_volumes_kms_id" {
  description = "ID or ARN of the KMS key that EBS volumes of this account must be encrypted with to pass `enable_encrypted_volumes`. `null` accepts any key. KMS keys are regional, so a single key makes volumes in other regions fail the rule."
  type        = string
  default     = null
}

variable "github_actions_openid_connect_provider_thumbprint_list" {
  description = "Fixed list of SHA-1 thumbprints (40 hex digits) of the certificate authority of GitHub's token endpoint, for `enable_github_actions_access` in this account. `null` looks them up at plan time. A fixed list resists a hijacked domain but breaks on renewal; for GitHub, AWS now trusts its own store of authorities and does not use the thumbprint."
  type        = list(string)
  default     = null
}

variable "guardduty_cloudwatch_event_rule_name" {
  description = "Name of the EventBridge rule (formerly CloudWatch Events) that passes GuardDuty findings of this account to SNS, in each region. Up to 64 letters, digits, periods, hyphens and underscores. Used with `guardduty_publish_findings_to_sns`; changing it replaces the rule."
  type        = string
  default     = "guardduty-finding-events"
}

variable "guardduty_finding_publishing_frequency" {
  description = "How often GuardDuty reports repeats of a finding: `FIFTEEN_MINUTES`, `ONE_HOUR` or `SIX_HOURS`. New findings come within minutes regardless. `null` lets AWS decide (six hours); in a member account the administrator sets it, and a value here shows as drift."
  type        = string
  default     = null
}

variable "guardduty_findings_sns_topic_name" {
  description = "Name of the SNS topic that receives GuardDuty findings of this account, one topic of this name per region. Required in effect if `guardduty_publish_findings_to_sns` is true. Up to 256 letters, digits, hyphens and underscores."
  type        = string
  default     = "guardduty-findings"
}

variable "guardduty_publish_findings_to_sns" {
  description = "Whether findings of this account are sent to the SNS topic in `guardduty_findings_sns_topic_name`. With false they are visible in the console and through the API only, so nobody is told. The topics need subscriptions of your own."
  type        = bool
  default     = false
}

variable "iam_access_analyzer_name" {
  description = "Name of the analyzer in each region of this account, unique within it: a letter first, then letters, digits, periods, hyphens and underscores, up to 255. Changing it replaces the analyzer and loses archived findings."
  type        = string
  default     = "baseline_app-iam_access_analyzer"
}

variable "iam_access_analyzer_type" {
  description = "Zone of trust: `ACCOUNT` reports what is shared outside this account, `ORGANIZATION` what is shared outside the organization. `ORGANIZATION` works only in the management account or a delegated administrator, so most app accounts with `enable_iam_access_analyzer` need `ACCOUNT`."
  type        = string
  default     = "ORGANIZATION"
}

variable "iam_password_policy_allow_users_to_change_password" {
  description = "Whether IAM users of this account may change their own console password. With false an administrator has to do it for everyone, and a change forced at first sign-in cannot work."
  type        = bool
  default     = true
}

variable "iam_password_policy_hard_expiry" {
  description = "Whether a user whose password has expired is locked out until an administrator resets it. With false they may choose a new one at sign-in. It takes effect with `iam_password_policy_max_password_age`."
  type        = bool
  default     = true
}

variable "iam_password_policy_max_password_age" {
  description = "Days after which console passwords of IAM users in this account expire, from 1 to 1095. NIST advises against forced change without a cause, some standards still ask for 90; 30 is strict. `iam_password_policy_hard_expiry` sets what happens then."
  type        = number
  default     = 30
}

variable "iam_password_policy_minimum_password_length" {
  description = "Least number of characters in a console password of this account, from 6 to 128. CIS asks for 14. The Config rule of `enable_iam_password_policy` checks the same value. Existing passwords stay valid until they change."
  type        = number
  default     = 16
}

variable "iam_password_policy_password_reuse_prevention" {
  description = "How many former passwords an IAM user of this account may not use again, from 1 to 24. CIS asks for 24; the default of 5 makes the matching CIS check fail."
  type        = number
  default     = 5
}

variable "iam_password_policy_require_lowercase_characters" {
  description = "Whether a console password in this account must contain at least one lower-case letter (a-z). Length adds more strength than classes of characters; most audits still ask for it."
  type        = bool
  default     = true
}

variable "iam_password_policy_require_numbers" {
  description = "Whether a console password in this account must contain at least one digit (0-9). The Config rule of `enable_iam_password_policy` compares the account with the same value."
  type        = bool
  default     = true
}

variable "iam_password_policy_require_symbols" {
  description = "Whether a console password in this account must contain at least one of the characters `! @ # $ % ^ & * ( ) _ + - = [ ] { }`, a vertical bar or a single quote. Applies at the next change of a password."
  type        = bool
  default     = true
}

variable "iam_password_policy_require_uppercase_characters" {
  description = "Whether a console password in this account must contain at least one upper-case letter (A-Z). Applies at the next change; existing passwords are not checked."
  type        = bool
  default     = true
}

variable "iam_role_tags" {
  description = "Tags for the IAM roles that give other accounts access to this account. They can be used in policies as `aws:ResourceTag` or, for the session, `aws:PrincipalTag`; changing them can so change who may do what."
  type        = map(string)
  default     = {}
}

variable "insecure_sg_rules_authorized_tcp_ports" {
  description = "TCP ports that security groups of this account may open to everyone, as a text of ports and ranges joined by commas, such as `443,1020-1025`. Everything else is reported by `enable_insecure_sg_rules`; `null` authorises no TCP port."
  type        = string
  default     = "443"
}

variable "insecure_sg_rules_authorized_udp_ports" {
  description = "UDP ports that security groups of this account may open to everyone, as a text such as `500,1020-1025`. `null` authorises none. An OpenVPN server on its usual port needs `1194` here, or it is reported by `enable_insecure_sg_rules`."
  type        = string
  default     = null
}

variable "kms_cmk_global_tags" {
  description = "Tags for every KMS key created through `kms_customer_master_keys` in this account. Tags of the single key are merged with them. An IAM policy can allow or forbid the use of keys by tag."
  type        = map(string)
  default     = {}
}

variable "kms_customer_master_keys" {
  description = "KMS keys to create in this account, keyed by name, which also forms the alias. All attributes are optional: `region` (left out, a key is made in every region of `kms_cmk_opt_in_regions`), `cmk_administrator_iam_arns`, `cmk_user_iam_arns` and `cmk_read_only_user_iam_arns` (objects with `name`, a list of ARNs, and `conditions`), `cmk_external_user_iam_arns`, `cmk_service_principals`, `allow_manage_key_permissions_with_iam`, `deletion_window_in_days` (7 to 30), `enable_key_rotation`, `spec` and `tags`. Each key costs about 1 USD a month per region."
  type        = any
  default     = {}
}

variable "kms_grant_regions" {
  description = "Region of the key for each grant in `kms_grants`, as a map with the same keys: `{ ami_encryption = \"us-east-1\" }`. It stands apart because Terraform cannot work out the provider of a grant from an ARN that is not known yet. A grant without an entry is not made."
  type        = map(string)
  default     = {}
}

variable "kms_grants" {
  description = "Grants on KMS keys, keyed by a name of your choice. `kms_cmk_arn` is the key, often of the shared account, `grantee_principal` the role that gets access, such as the Auto Scaling service-linked role, and `granted_operations` names like `Decrypt`, `GenerateDataKeyWithoutPlaintext` and `CreateGrant`. Each needs its region in `kms_grant_regions`."
  type = map(object({
    kms_cmk_arn = string
    grantee_principal = string
    granted_operations = list(string)
  }))
  default = {}
}

variable "max_session_duration_human_users" {
  description = "Longest session, in seconds, in a role of this account made for people, from 3600 to 43200 (12 hours). The caller can ask for less. Sessions that start from another role's session end after one hour whatever is set here."
  type        = number
  default     = 43200
}

variable "max_session_duration_machine_users" {
  description = "Longest session, in seconds, in a role of this account made for machines, such as auto-deploy and ssh-grunt, from 3600 to 43200. One hour is right unless a deployment runs longer than its credentials."
  type        = number
  default     = 3600
}

variable "rds_storage_encrypted_kms_id" {
  description = "KMS key, as ID or ARN, that `enable_rds_storage_encrypted` demands of every RDS instance in this account; an instance under another key is reported too. Keep `null`, which accepts every key, where the default key `aws/rds` is good enough."
  type        = string
  default     = null
}

variable "service_linked_roles" {
  description = "Services, by address without protocol such as `autoscaling.amazonaws.com` or `es.amazonaws.com`, whose service-linked role is created here. An account can hold each role once, hence its place in the baseline; leave out those that exist already, or import them. A grant in `kms_grants` can then name the role."
  type        = set(string)
  default     = []
}

variable "should_require_mfa" {
  description = "Whether people need MFA to assume the roles of this account, for API calls as well as in the console. Machine roles are not affected. With false a stolen password or access key in the security account is enough to get in."
  type        = bool
  default     = true
}

variable "use_managed_iam_policies" {
  description = "Whether the roles of this account get their permissions as customer managed policies instead of inline ones. Several compliance checkers ask for managed policies; what the roles may do is the same. A switch replaces the policies in one apply."
  type        = bool
  default     = true
}
