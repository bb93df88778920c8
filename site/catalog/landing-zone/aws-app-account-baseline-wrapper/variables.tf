variable "aws_account_id" {
  description = "12-digit ID of the AWS account to configure, as a string so that leading zeros are kept. Limit the AWS provider to it with `allowed_account_ids`: a wrong profile then causes an error instead of a baseline in the wrong account."
  type        = string
}

variable "aws_region" {
  description = "Region, such as `us-east-1`, for the baseline's single-Region resources and for recording global resources such as IAM with AWS Config. It must be one of `config_opt_in_regions`. The multi-Region modules start from it too; changing it later replaces resources."
  type        = string
}

variable "config_opt_in_regions" {
  description = "Regions in which AWS Config runs a recorder. List every Region enabled in this account (`aws ec2 describe-regions --query 'Regions[].RegionName'`), including `aws_region`, so that all changes are recorded. Do not pass `null` or an empty list: the module cannot know which Regions it can use. AWS bills each recorded change."
  type        = list(string)
}

variable "ebs_opt_in_regions" {
  description = "Regions in which this account encrypts EBS volumes by default. The setting is regional, so list every enabled Region (`aws ec2 describe-regions`); do not pass `null` or an empty list. A Region you leave out can still contain unencrypted volumes."
  type        = list(string)
}

variable "guardduty_opt_in_regions" {
  description = "Regions in which GuardDuty monitors this account. List every enabled Region (`aws ec2 describe-regions`), because attackers prefer Regions that no one monitors; do not pass `null` or an empty list. Billing follows the volume of events, so unused Regions cost little."
  type        = list(string)
}

variable "iam_access_analyzer_opt_in_regions" {
  description = "Regions in which Access Analyzer runs if `enable_iam_access_analyzer` is true. An analyzer covers only its own Region, so list all enabled ones. Do not pass `null` or an empty list, even while the analyzer is off."
  type        = list(string)
}

variable "kms_cmk_opt_in_regions" {
  description = "Regions in which the keys of `kms_customer_master_keys` may be created and `kms_grants` made. An entry for a Region outside the list is not created and appears in the output `invalid_cmk_inputs`. Do not pass `null`: the module might try Regions that this account cannot use, such as GovCloud."
  type        = list(string)
}

variable "name_prefix" {
  description = "Prefix, such as `acme-prod`, for the trail and for buckets, topics, and other resources whose own name input is not set. Use lowercase letters, digits, and hyphens, because it becomes part of S3 bucket names, which are globally unique. Changing it replaces the resources named with it."
  type        = string
}

variable "additional_config_rules" {
  description = "AWS Config managed rules to add to the built-in ones, keyed by rule name. Each entry sets `description`, `identifier` (the managed rule, such as `RDS_INSTANCE_PUBLIC_ACCESS_CHECK`), `trigger_type` (`PERIODIC` or `CONFIG_CHANGE`), `input_parameters` (`{}` for none) and `applies_to_global_resources`, which should be true for rules on IAM and other global resources so that they run in one Region only. AWS bills every rule evaluation."
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
  description = "GitHub repositories whose Actions workflows can assume the auto-deploy role in this account, as a map from `org/repo` to the allowed branches, for example `{ \"acme/infrastructure-live\" = [\"main\"] }`. It takes effect with `enable_github_actions_access`, and you cannot combine it with `allow_auto_deploy_from_other_account_arns`. Anyone who can push to a listed branch gets the permissions in `auto_deploy_permissions`."
  type        = map(list(string))
  default     = {}
}

variable "allow_auto_deploy_from_other_account_arns" {
  description = "IAM ARNs in other accounts, usually the role of a CI server or deploy runner, that can assume the auto-deploy role here without MFA. The role can do what `auto_deploy_permissions` lists; an empty list creates no role. Name a role rather than a whole account (`:root`), so that only the pipeline can assume it."
  type        = list(string)
  default     = []
}

variable "allow_auto_deploy_iam_role_permissions_boundary" {
  description = "ARN of the IAM policy that caps what the auto-deploy role of this account can do, even if `auto_deploy_permissions` lists more. Set it if pipelines create IAM roles, so that they cannot extend their own permissions. `null` sets no boundary."
  type        = string
  default     = null
}

variable "allow_billing_access_from_other_account_arns" {
  description = "IAM ARNs, usually the security account's `arn:aws:iam::444455556666:root`, whose users can assume a role that sees and manages billing of this account. It works only if IAM access to billing is turned on for the account. An empty list creates no role."
  type        = list(string)
  default     = []
}

variable "allow_billing_access_iam_role_permissions_boundary" {
  description = "ARN of the IAM policy that caps the billing role of this account. The policy must allow the billing and cost management actions, otherwise finance staff see an empty console. `null` sets no boundary. Used with `allow_billing_access_from_other_account_arns`."
  type        = string
  default     = null
}

variable "allow_cloudtrail_access_with_iam" {
  description = "Whether IAM policies of this account can grant use of the KMS key that encrypts the CloudTrail logs. If false, only the principals in `cloudtrail_kms_key_user_iam_arns` and `cloudtrail_kms_key_administrator_iam_arns` can use the key, regardless of their IAM policies. It matters only if the key is created here."
  type        = bool
  default     = true
}

variable "allow_dev_access_from_other_account_arns" {
  description = "IAM ARNs, usually the security account's `:root`, whose users can assume the developer role of this account. The role has full access to the services in `dev_permitted_services` and to nothing else; an empty list creates no role. Suited to development and staging, rarely to production."
  type        = list(string)
  default     = []
}

variable "allow_dev_access_iam_role_permissions_boundary" {
  description = "ARN of the IAM policy that caps the developer role of this account. It can take single actions out of the full access to `dev_permitted_services`, such as deleting backups. `null` sets no boundary. Used with `allow_dev_access_from_other_account_arns`."
  type        = string
  default     = null
}

variable "allow_full_access_from_other_account_arns" {
  description = "IAM ARNs, usually the security account's `arn:aws:iam::444455556666:root`, whose users can assume a role with full administrator permissions in this account. With `:root`, group membership in the security account decides who can assume it. An empty list creates no role, so make sure that there is another way to sign in."
  type        = list(string)
  default     = []
}

variable "allow_full_access_iam_role_permissions_boundary" {
  description = "ARN of the IAM policy that caps the administrator role of this account, for example to protect the trail from administrators. If it is too narrow, no one can repair the account through this role. `null` sets no boundary. Used with `allow_full_access_from_other_account_arns`."
  type        = string
  default     = null
}

variable "allow_logs_access_from_other_account_arns" {
  description = "IAM ARNs, usually the security account's `:root`, whose users can assume a role that reads the CloudTrail, AWS Config, and CloudWatch logs of this account. If `cloudtrail_kms_key_arn` is set, the role can also decrypt with that key. An empty list creates no role."
  type        = list(string)
  default     = []
}

variable "allow_read_only_access_from_other_account_arns" {
  description = "IAM ARNs, usually the security account's `:root`, whose users can assume a role that reads everything in this account and changes nothing. Reading includes data such as S3 objects, so grant it with care. An empty list creates no role."
  type        = list(string)
  default     = []
}

variable "allow_read_only_access_iam_role_permissions_boundary" {
  description = "ARN of the IAM policy that caps the read-only role of this account. A boundary without `s3:GetObject` or `dynamodb:GetItem` lets readers see the configuration but not the data. `null` sets no boundary. Used with `allow_read_only_access_from_other_account_arns`."
  type        = string
  default     = null
}

variable "allow_ssh_grunt_access_from_other_account_arns" {
  description = "IAM ARNs of accounts whose servers can read the IAM groups and public SSH keys of users in this account through ssh-grunt. Users normally live in the security account, so set the input there and leave it empty here. An empty list creates no role."
  type        = list(string)
  default     = []
}

variable "allow_support_access_from_other_account_arns" {
  description = "IAM ARNs, usually the security account's `:root`, whose users can assume a role that opens and follows AWS Support cases for this account (the `AWSSupportAccess` policy). CIS benchmarks require such a role. An empty list creates no role."
  type        = list(string)
  default     = []
}

variable "allow_support_access_iam_role_permissions_boundary" {
  description = "ARN of the IAM policy that caps the AWS Support role of this account. It must allow the `support:` actions. You mostly need it where a service control policy forbids roles without a boundary; `null` sets none. Used with `allow_support_access_from_other_account_arns`."
  type        = string
  default     = null
}

variable "auto_deploy_permissions" {
  description = "IAM actions, such as `ecs:UpdateService` or `ec2:*`, that the auto-deploy role can perform on all resources. The role exists unless `allow_auto_deploy_from_other_account_arns` and `allow_auto_deploy_from_github_actions_for_sources` are both empty. Grant as little as the deployments need: `[\"*\"]` makes the CI system an administrator."
  type        = list(string)
  default     = []
}

variable "aws_config_iam_role_permissions_boundary" {
  description = "ARN of the IAM policy that caps the role with which AWS Config reads this account and delivers data. The boundary must allow both, or the recorder stops without a visible error. Set it where a service control policy forbids roles without a boundary; `null` sets none."
  type        = string
  default     = null
}

variable "cloudtrail_additional_bucket_policy_statements" {
  description = "Additional statements for the policy of the CloudTrail bucket, for example read access for a log analysis account. A map from a unique statement ID to its attributes (`effect`, `actions`, `principals`, `conditions`). `null` adds none; it matters only if this account creates the bucket."
  type        = any
  default     = null
}

variable "cloudtrail_allow_kms_describe_key_to_external_aws_accounts" {
  description = "Whether the accounts in `cloudtrail_external_aws_account_ids_with_write_access` can call `kms:DescribeKey` on the CloudTrail key created here. They can then find the key by its alias during deployment (see `cloudtrail_kms_key_arn_is_alias`). It does not allow them to decrypt."
  type        = bool
  default     = false
}

variable "cloudtrail_archive_storage_class" {
  description = "S3 storage class for CloudTrail logs older than `cloudtrail_num_days_after_which_archive_log_data`, such as `GLACIER`, `GLACIER_IR`, or `DEEP_ARCHIVE`. You can read `GLACIER_IR` immediately; `DEEP_ARCHIVE` is cheapest but takes 12 hours or more to restore and is billed for at least 180 days. It matters only where the bucket is created here."
  type        = string
  default     = "GLACIER"
}

variable "cloudtrail_cloudwatch_logs_group_name" {
  description = "Name of the log group in this account that receives a second copy of the trail, for queries and metric filters. `null` sends nothing to CloudWatch Logs and saves the ingestion cost. The full history stays in the S3 bucket of the logs account."
  type        = string
  default     = "cloudtrail-logs"
}

variable "cloudtrail_data_logging_enabled" {
  description = "Whether the trail of this account also records data events, that is, access to individual S3 objects, Lambda invocations, or DynamoDB items, for the resources in `cloudtrail_data_logging_resources`. AWS bills data events per event, and there can be a thousand times more of them than management events."
  type        = bool
  default     = false
}

variable "cloudtrail_data_logging_include_management_events" {
  description = "Whether the event selector that records data events in this account keeps recording management events too. Used with `cloudtrail_data_logging_enabled`. Set it to false only if another trail records management events, otherwise changes to the account are not logged."
  type        = bool
  default     = true
}

variable "cloudtrail_data_logging_read_write_type" {
  description = "Which events the selector records: `ReadOnly`, `WriteOnly`, or `All`. Used with `cloudtrail_data_logging_enabled`. `WriteOnly` reduces the volume in this account considerably, but you can no longer find out who read an object."
  type        = string
  default     = "All"
}

variable "cloudtrail_data_logging_resources" {
  description = "Resources whose data events are recorded, as a map from type to ARNs or ARN prefixes: `{ \"AWS::S3::Object\" = [\"arn:aws:s3:::acme-prod-invoices/\"] }`. Types are `AWS::S3::Object`, `AWS::Lambda::Function`, and `AWS::DynamoDB::Table`; the prefix `arn:aws:s3` covers every bucket, which is costly. Used with `cloudtrail_data_logging_enabled`."
  type        = map(list(string))
  default     = {}
}

variable "cloudtrail_external_aws_account_ids_with_write_access" {
  description = "IDs of other accounts whose trails can write to the CloudTrail bucket of this account. Needed only in the logs account, where the bucket is created (`cloudtrail_s3_bucket_already_exists` is false); leave it empty in all other accounts."
  type        = list(string)
  default     = []
}

variable "cloudtrail_force_destroy" {
  description = "Whether a destroy can delete the CloudTrail bucket of this account together with all logs in it. Leave it false outside of tests, because audit logs cannot be recovered. It matters only where the bucket is created."
  type        = bool
  default     = false
}

variable "cloudtrail_iam_role_permissions_boundary" {
  description = "ARN of the IAM policy that caps the role with which CloudTrail writes to the log group of this account. It must allow `logs:CreateLogStream` and `logs:PutLogEvents`. `null` sets no boundary; without `cloudtrail_cloudwatch_logs_group_name` there is no such role."
  type        = string
  default     = null
}

variable "cloudtrail_insight_selector" {
  description = "CloudTrail Insights to enable on the trail of this account: `ApiCallRateInsight` for unusual call rates and `ApiErrorRateInsight` for unusual error rates. AWS bills every analyzed management event per type. An empty list turns Insights off."
  type        = list(string)
  default     = []
}

variable "cloudtrail_kms_key_administrator_iam_arns" {
  description = "IAM ARNs in this account that administer the CloudTrail KMS key and can change its policy. At least one is required if the key is created here; leave it empty if `cloudtrail_kms_key_arn` names a key of another account. KMS rejects a policy that would lock out its author."
  type        = list(string)
  default     = []
}

variable "cloudtrail_kms_key_arn" {
  description = "ARN of an existing KMS key, normally the one in the logs account, that encrypts the CloudTrail logs. With `null`, the service creates a key here, which is right only in the logs account. The key policy must let CloudTrail use it for this account."
  type        = string
  default     = null
}

variable "cloudtrail_kms_key_arn_is_alias" {
  description = "Whether `cloudtrail_kms_key_arn` contains an alias or alias ARN, which the module resolves to the key's ARN. If the key is in another account, that account must allow the lookup with `cloudtrail_allow_kms_describe_key_to_external_aws_accounts`."
  type        = bool
  default     = false
}

variable "cloudtrail_kms_key_service_principals" {
  description = "AWS services in addition to CloudTrail that can use the KMS key created for the logs. Each entry has `name` (a principal such as `s3.amazonaws.com`), `actions` (such as `kms:GenerateDataKey*`) and `conditions` with `test`, `variable`, and `values`. Restrict each entry with `aws:SourceAccount` or `aws:SourceArn`, so that the service cannot use the key on behalf of other customers."
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
  description = "IAM ARNs that can read the CloudTrail logs encrypted with the key created in this account, without permission to change the key. Leave it empty if `cloudtrail_kms_key_arn` names an existing key, because that key's own policy applies."
  type        = list(string)
  default     = []
}

variable "cloudtrail_num_days_after_which_archive_log_data" {
  description = "Days after which CloudTrail logs in the bucket move to the class in `cloudtrail_archive_storage_class`, by default S3 Glacier, which is cheaper but takes minutes to hours to restore. It must be less than `cloudtrail_num_days_after_which_delete_log_data` and applies only if the bucket is created here."
  type        = number
  default     = 30
}

variable "cloudtrail_num_days_after_which_delete_log_data" {
  description = "Days after which CloudTrail logs are permanently deleted from the bucket. Check your retention requirements (PCI DSS requires one year, other rules up to seven) before you keep the default. It applies only if the bucket is created in this account."
  type        = number
  default     = 365
}

variable "cloudtrail_num_days_to_retain_cloudwatch_logs" {
  description = "Days for which the log group in `cloudtrail_cloudwatch_logs_group_name` keeps the trail of this account. The allowed values are those of CloudWatch Logs (1, 3, 5, 7, 14, 30, 60, 90, and so on, up to 3653). 0 keeps everything, and the storage is billed indefinitely. 14 to 90 days are enough for debugging, because S3 has the full history."
  type        = number
  default     = 0
}

variable "cloudtrail_s3_bucket_already_exists" {
  description = "Whether the bucket in `cloudtrail_s3_bucket_name` already exists, as it does when the logs account collects the trails of all accounts. Set it to false in the logs account itself, if the root baseline has not created the bucket there."
  type        = bool
  default     = true
}

variable "cloudtrail_s3_bucket_key_enabled" {
  description = "Whether the CloudTrail bucket created here uses an S3 Bucket Key, which derives object keys from one data key and cuts the number of billed KMS requests. Encryption stays the same, and only new objects use it. It has no effect on an existing bucket."
  type        = bool
  default     = false
}

variable "cloudtrail_s3_bucket_name" {
  description = "Name of the S3 bucket that stores the trail of this account, normally the central one in the logs account. Names are globally unique, 3 to 63 lowercase characters. `null` derives a name from `name_prefix`, which is right only if the bucket is created here."
  type        = string
  default     = null
}

variable "cloudtrail_s3_mfa_delete" {
  description = "Whether MFA delete is declared as enabled on the CloudTrail bucket. The flag cannot turn MFA delete on: only the root user of the bucket's account can do that, through the AWS CLI or API. Set it to true afterward, so that plans for this account show no difference."
  type        = bool
  default     = false
}

variable "cloudtrail_sns_topic_name" {
  description = "Name of an existing SNS topic that CloudTrail notifies whenever it delivers a log file, for tools that process logs as they arrive. The topic policy must let `cloudtrail.amazonaws.com` publish. `null` sends no notifications; the topic is not created here."
  type        = string
  default     = null
}

variable "cloudtrail_tags" {
  description = "Tags for the CloudTrail resources of this account: the trail, and the bucket, key, and log group where they are created here. Keys have up to 128 characters and values up to 256. They help you find audit resources in cost reports and protect them with policies."
  type        = map(string)
  default     = {}
}

variable "config_aggregate_config_data_in_external_account" {
  description = "Whether AWS Config of this account delivers its data to the account in `config_central_account_id`, normally the logs account. With false, the bucket and topic are expected in this account. The central account must have authorized this one in `config_linked_accounts`."
  type        = bool
  default     = false
}

variable "config_central_account_id" {
  description = "ID of the account that owns the bucket and topics for AWS Config, normally the logs account. Required if `config_aggregate_config_data_in_external_account` is true. `null` keeps the data in this account, as in the logs account itself."
  type        = string
  default     = null
}

variable "config_create_account_rules" {
  description = "Whether the Config rules are created directly in this account. Keep it true unless the root baseline enforces rules for the entire organization (its `config_create_account_rules` is false); with both, everything is evaluated and billed twice."
  type        = bool
  default     = true
}

variable "config_delivery_channel_kms_key_arn" {
  description = "ARN of the KMS key with which AWS Config of this account encrypts what it delivers to an existing bucket. The key must be in the bucket's Region and allow the Config role; `null` relies on the bucket's own encryption. Used only if `config_should_create_s3_bucket` is false, otherwise `config_s3_bucket_kms_key_arn` applies."
  type        = string
  default     = null
}

variable "config_delivery_channel_kms_key_by_name" {
  description = "An alternative to `config_delivery_channel_kms_key_arn` for a key that this service creates: `name` is its key in `kms_customer_master_keys`, `region` the Region of the copy to use. `null` uses no such key; if an ARN is set too, the ARN takes precedence."
  type = object({
    name = string
    region = string
  })
  default = null
}

variable "config_force_destroy" {
  description = "Whether a destroy can delete the AWS Config bucket of this account while it contains snapshots and history. Leave it false outside of tests, because the history of resource changes is lost with the bucket."
  type        = bool
  default     = false
}

variable "config_iam_role_name" {
  description = "Name of the IAM role that AWS Config assumes in this account, created here or existing (see `config_should_create_iam_role`). It must be unique in the account, so change it if another tool already created `AWS_ConfigRole`. Not used with `config_use_service_linked_role`."
  type        = string
  default     = "AWS_ConfigRole"
}

variable "config_linked_accounts" {
  description = "IDs of other accounts that can deliver AWS Config data to this account. Needed in the logs account, which collects it for all others; leave it empty everywhere else."
  type        = list(string)
  default     = []
}

variable "config_num_days_after_which_archive_log_data" {
  description = "Days after which AWS Config files in the bucket move to S3 Glacier. It must be less than `config_num_days_after_which_delete_log_data`. It applies only if the baseline of this account creates the bucket."
  type        = number
  default     = 365
}

variable "config_num_days_after_which_delete_log_data" {
  description = "Days after which AWS Config history and snapshots are deleted from the bucket. The default is two years; check what your audits require. It applies only if the baseline of this account creates the bucket; a deletion cannot be undone."
  type        = number
  default     = 730
}

variable "config_recording_groups" {
  description = "What the recorder of this account records, keyed by recorder name: either `all_supported = true`, or `resource_types` with `use_only = \"INCLUSION_BY_RESOURCE_TYPES\"`, or `exclusion_by_resource_types` with `EXCLUSION_BY_RESOURCE_TYPES`, in `recording_strategy`. `null` records every supported type. AWS bills each recorded change, so exclude types that change all the time."
  type = map(object({
    all_supported = bool
    include_global_resource_types = bool
    resource_types = list(string)
    recording_strategy = object({
      use_only = string
    })
    exclusion_by_resource_types = optional(object({
      resource_types = list(string)
    }))
  }))
  default = null
}

variable "config_s3_bucket_kms_key_arn" {
  description = "ARN of the KMS key that encrypts the AWS Config bucket if `config_should_create_s3_bucket` creates it here. The key must be in `aws_region` and allow the Config role. `null` uses Amazon S3 managed keys; for an existing bucket, set `config_delivery_channel_kms_key_arn` instead."
  type        = string
  default     = null
}

variable "config_s3_bucket_kms_key_by_name" {
  description = "Key from `kms_customer_master_keys`, given by its name there, that encrypts the AWS Config bucket created in this account. The entry needs a key in `aws_region`. It saves you from copying an ARN; `config_s3_bucket_kms_key_arn` takes precedence, and `null` names no key."
  type        = string
  default     = null
}

variable "config_s3_bucket_name" {
  description = "Name of the S3 bucket that receives AWS Config data, normally the central one of the logs account. `null` derives a name from `name_prefix`, which is right only if `config_should_create_s3_bucket` creates the bucket here. Names are globally unique."
  type        = string
  default     = null
}

variable "config_s3_mfa_delete" {
  description = "Whether MFA delete is declared as enabled on the AWS Config bucket, so that plans show no difference. Only the root user of the bucket's account can turn it on (`aws s3api put-bucket-versioning` with an MFA code); it then protects history and snapshots even from a stolen administrator session. Only for a bucket that the baseline of this account creates."
  type        = bool
  default     = false
}

variable "config_should_create_iam_role" {
  description = "Whether the role in `config_iam_role_name` is created for AWS Config in this account. With false, a role of that name must exist, with read access to all resources and permission to deliver. Set it to false with `config_use_service_linked_role`."
  type        = bool
  default     = true
}

variable "config_should_create_s3_bucket" {
  description = "Whether this baseline creates the bucket for AWS Config data. True is right in the logs account if the root baseline did not create the bucket there. All other accounts deliver to that bucket: keep it false, with the name of that bucket in `config_s3_bucket_name`."
  type        = bool
  default     = false
}

variable "config_should_create_sns_topic" {
  description = "Whether an SNS topic for AWS Config notifications is created in this account. With false, AWS Config uses the existing topic in `config_sns_topic_name`, normally in the central account."
  type        = bool
  default     = false
}

variable "config_sns_topic_kms_key_by_name_region_map" {
  description = "An alternative to `config_sns_topic_kms_key_region_map` for keys that this service creates: a map from Region to the name in `kms_customer_master_keys`, for example `{ us-east-1 = \"sns\" }`. `null` uses none; for a Region in both maps, the ARN takes precedence."
  type        = map(string)
  default     = null
}

variable "config_sns_topic_kms_key_region_map" {
  description = "KMS keys that encrypt the AWS Config topics, as a map from Region to key ARN, for example `{ us-east-1 = \"arn:aws:kms:us-east-1:111122223333:key/...\" }`. `null`, or a Region missing in the map, leaves the topic without a customer managed key. The key policies must let AWS Config of this account use the keys. AWS lists encrypted topics as not supported by AWS Config, so check that notifications arrive."
  type        = map(string)
  default     = null
}

variable "config_sns_topic_name" {
  description = "Name of the SNS topic to which AWS Config of this account sends changes and compliance results: a new topic if `config_should_create_sns_topic` is true, an existing one otherwise. Letters, digits, hyphens, and underscores, up to 256."
  type        = string
  default     = "ConfigTopic"
}

variable "config_tags" {
  description = "Tags for those AWS Config resources of this account that support them, including the bucket and topics created here. A map such as `{ data = \"audit\" }`; keys have up to 128 characters and values up to 256."
  type        = map(string)
  default     = {}
}

variable "config_use_service_linked_role" {
  description = "Whether AWS Config uses its service-linked role `AWSServiceRoleForConfig` instead of a custom role, as Security Hub control Config.1 checks. The role must already exist (`aws iam create-service-linked-role --aws-service-name config.amazonaws.com`); set `config_should_create_iam_role` to false."
  type        = bool
  default     = false
}

variable "configrules_maximum_execution_frequency" {
  description = "How often periodic Config rules of this account are evaluated: `One_Hour`, `Three_Hours`, `Six_Hours`, `Twelve_Hours`, or `TwentyFour_Hours`. Rules triggered by changes ignore it. AWS bills each evaluation, so hourly runs cost 24 times as much as the default."
  type        = string
  default     = "TwentyFour_Hours"
}

variable "custom_cloudtrail_trail_name" {
  description = "Name of the trail, up to 128 letters, digits, periods, hyphens, and underscores. `null` uses `name_prefix`. Set it to keep a trail with an older name: changing the name replaces the trail, with a short gap in recording."
  type        = string
  default     = null
}

variable "dev_permitted_services" {
  description = "Services, by IAM prefix such as `ec2`, `s3`, or `dynamodb`, to which the developer role has full access. The role exists unless `allow_dev_access_from_other_account_arns` is empty. Leave out `iam` and `organizations`: full access to IAM equals administrator permissions."
  type        = list(string)
  default     = []
}

variable "ebs_enable_encryption" {
  description = "Whether new EBS volumes and snapshot copies in this account are encrypted by default, in all Regions of `ebs_opt_in_regions`. It applies only to new volumes and costs nothing; existing volumes stay unencrypted until you copy them."
  type        = bool
  default     = true
}

variable "ebs_kms_key_name" {
  description = "Name of the key in `kms_customer_master_keys` that encrypts EBS volumes by default. Used with `ebs_enable_encryption` and `ebs_use_existing_kms_keys`. Leave out the key's `region`, so that it exists in every Region of `ebs_opt_in_regions`. The Auto Scaling service-linked role needs a grant on it (`kms_grants`), or its instances fail to start."
  type        = string
  default     = ""
}

variable "ebs_use_existing_kms_keys" {
  description = "Whether the default EBS encryption of this account uses the customer managed key in `ebs_kms_key_name` instead of the AWS managed key `alias/aws/ebs`. You need a customer managed key to share encrypted snapshots and AMIs with other accounts."
  type        = bool
  default     = false
}

variable "enable_cloudtrail" {
  description = "Whether this account gets its own trail. Set it to false if the root baseline runs an organization trail, which records this account anyway; AWS bills a second copy of management events. With false, all other `cloudtrail_` inputs are ignored."
  type        = bool
  default     = true
}

variable "enable_config" {
  description = "Whether AWS Config records this account. Set it to false if another tool, such as AWS Control Tower, already runs a recorder: AWS allows one per Region. With false, all other `config_` inputs are ignored."
  type        = bool
  default     = true
}

variable "enable_encrypted_volumes" {
  description = "Whether the Config rule `encrypted-volumes` reports attached EBS volumes of this account without encryption. You can require a specific key with `encrypted_volumes_kms_id`. The rule reports and changes nothing."
  type        = bool
  default     = true
}

variable "enable_github_actions_access" {
  description = "Whether the account gets an OpenID Connect provider for GitHub Actions, so that workflows assume roles without stored keys. `allow_auto_deploy_from_github_actions_for_sources` says which ones. An account can have only one provider per issuer URL; set it to false if one exists."
  type        = bool
  default     = false
}

variable "enable_guardduty" {
  description = "Whether this account gets its own GuardDuty detectors. Set it to false if the organization's GuardDuty administrator enables them for members, because the two would overwrite each other. With false, all other `guardduty_` inputs are ignored."
  type        = bool
  default     = true
}

variable "enable_iam_access_analyzer" {
  description = "Whether IAM Access Analyzer reports resources of this account that are shared with external principals, such as buckets, roles, keys, and queues, in all Regions of `iam_access_analyzer_opt_in_regions`. AWS does not charge for findings on external access."
  type        = bool
  default     = false
}

variable "enable_iam_cross_account_roles" {
  description = "Whether the roles for access from other accounts are created. With false, all `allow_..._from_other_account_arns` inputs have no effect. Set it to false if people sign in through AWS IAM Identity Center."
  type        = bool
  default     = true
}

variable "enable_iam_password_policy" {
  description = "Whether the Config rule `iam-password-policy` compares the password policy of this account with the `iam_password_policy_` inputs. It reports and changes nothing; `enable_iam_user_password_policy` sets the policy itself."
  type        = bool
  default     = true
}

variable "enable_iam_user_password_policy" {
  description = "Whether the account-wide password policy for IAM users is set from the `iam_password_policy_` inputs. An account has one policy, so set it to false if another module owns it. It is harmless in an account without users."
  type        = bool
  default     = true
}

variable "enable_insecure_sg_rules" {
  description = "Whether the Config rule `vpc-sg-open-only-to-authorized-ports` reports security groups of this account that open ports to `0.0.0.0/0` or `::/0`, other than those in `insecure_sg_rules_authorized_tcp_ports` and `insecure_sg_rules_authorized_udp_ports`."
  type        = bool
  default     = true
}

variable "enable_rds_storage_encrypted" {
  description = "Whether the Config rule `rds-storage-encrypted` reports RDS instances of this account whose storage is not encrypted. You cannot turn on encryption for an existing instance, only restore an encrypted copy, so act on a report early. See `rds_storage_encrypted_kms_id`."
  type        = bool
  default     = true
}

variable "enable_root_account_mfa" {
  description = "Whether the Config rule `root-account-mfa-enabled` reports a root user of this account without MFA. You can turn it off if root access management in AWS Organizations has removed the root credentials of member accounts."
  type        = bool
  default     = true
}

variable "enable_s3_bucket_public_read_prohibited" {
  description = "Whether the Config rule `s3-bucket-public-read-prohibited` reports buckets of this account that anyone can read through a policy or ACL. It reports and changes nothing; `s3_account_public_access_block` prevents public access."
  type        = bool
  default     = true
}

variable "enable_s3_bucket_public_write_prohibited" {
  description = "Whether the Config rule `s3-bucket-public-write-prohibited` reports buckets of this account that anyone can write to. Treat a finding as urgent: anyone can store files at your cost or replace yours."
  type        = bool
  default     = true
}

variable "encrypted_volumes_kms_id" {
  description = "ID or ARN of the KMS key with which EBS volumes of this account must be encrypted to pass `enable_encrypted_volumes`. `null` accepts any key. KMS keys are regional, so a single key makes volumes in other Regions fail the rule."
  type        = string
  default     = null
}

variable "github_actions_openid_connect_provider_thumbprint_list" {
  description = "Fixed list of SHA-1 thumbprints (40 hex digits) of the certificate authority of GitHub's token endpoint, for `enable_github_actions_access` in this account. `null` looks them up at plan time. That is enough, because for GitHub, AWS verifies the endpoint against its own store of trusted authorities and ignores the thumbprint."
  type        = list(string)
  default     = null
}

variable "guardduty_accept_invite" {
  description = "Whether the detectors of this account accept the invitation of the GuardDuty administrator in `guardduty_admin_account_id`. Use it for accounts that are invited one by one; members that a delegated administrator adds through AWS Organizations need no invitation. False accepts none."
  type        = bool
  default     = false
}

variable "guardduty_admin_account_id" {
  description = "ID of the account that administers GuardDuty, usually the security account, whose invitation `guardduty_accept_invite` accepts. `null` leaves this account a stand-alone GuardDuty account with its own findings."
  type        = string
  default     = null
}

variable "guardduty_cloudwatch_event_rule_name" {
  description = "Name of the EventBridge rule (formerly CloudWatch Events) that passes GuardDuty findings of this account to SNS, in each Region. Up to 64 letters, digits, periods, hyphens, and underscores. Used with `guardduty_publish_findings_to_sns`; changing it replaces the rule."
  type        = string
  default     = "guardduty-finding-events"
}

variable "guardduty_detector_features" {
  description = "GuardDuty protection plans of this account, keyed by feature such as `S3_DATA_EVENTS`, `EKS_AUDIT_LOGS`, `RDS_LOGIN_EVENTS`, or `RUNTIME_MONITORING`, with `status` `ENABLED` or `DISABLED` and `additional_configuration` for agents. AWS bills each plan separately. `{}` leaves them as they are; a delegated administrator can override them."
  type = map(object({
    status = string
    additional_configuration = list(object({
      name = string
      status = string
    }))
  }))
  default = {}
}

variable "guardduty_finding_publishing_frequency" {
  description = "How often GuardDuty reports repeated occurrences of a finding: `FIFTEEN_MINUTES`, `ONE_HOUR`, or `SIX_HOURS`. New findings arrive within minutes regardless. `null` leaves the AWS default of six hours; in a member account the administrator sets it, and a value here shows as drift."
  type        = string
  default     = null
}

variable "guardduty_findings_allow_kms_access_with_iam" {
  description = "Whether IAM policies in this account can grant use of the KMS key created for exported findings. With false, only the ARNs in `guardduty_findings_kms_key_administrator_iam_arns` and `guardduty_findings_kms_key_user_iam_arns` can use it. It has no effect on an existing key."
  type        = bool
  default     = true
}

variable "guardduty_findings_allowed_regions" {
  description = "Regions whose GuardDuty can write to the findings bucket and use its key, among those that AWS does not enable by default, such as `ap-east-1`. Opt-in Regions need their own statement in both policies. An empty list covers only the Regions enabled by default."
  type        = list(string)
  default     = []
}

variable "guardduty_findings_enable_key_rotation" {
  description = "Whether KMS rotates the key for exported findings once a year. Exports that were encrypted with earlier key material stay readable. CIS benchmarks require true; a key passed in `guardduty_findings_kms_key_arn` keeps its own setting."
  type        = bool
  default     = true
}

variable "guardduty_findings_external_aws_account_ids_with_write_access" {
  description = "IDs of other accounts whose GuardDuty can export findings to the bucket created in this account. Needed only if this account, for example the logs account, collects the findings of others; leave it empty otherwise."
  type        = list(string)
  default     = []
}

variable "guardduty_findings_force_destroy" {
  description = "Whether a destroy can delete the findings bucket of this account together with every export in it. Leave it false outside of tests: GuardDuty itself keeps findings for only 90 days, so the bucket may contain the only copy."
  type        = bool
  default     = false
}

variable "guardduty_findings_kms_key_administrator_iam_arns" {
  description = "IAM ARNs in this account that administer the KMS key for exported findings and can change who can read them. Name at least one if the key is created here. Administrators do not have to be readers; list readers in `guardduty_findings_kms_key_user_iam_arns`."
  type        = list(string)
  default     = []
}

variable "guardduty_findings_kms_key_already_exists" {
  description = "Whether the KMS key for exported findings already exists, as it does when the logs account owns it. Set `guardduty_findings_kms_key_arn` then. With false and `guardduty_findings_should_create_bucket`, a key is created in this account."
  type        = bool
  default     = false
}

variable "guardduty_findings_kms_key_arn" {
  description = "ARN of an existing KMS key that encrypts exported findings, normally in the account that owns the bucket. GuardDuty does not export without a key, and the key must be in the bucket's Region and allow `guardduty.amazonaws.com`. Used with `guardduty_publish_findings_to_s3`."
  type        = string
  default     = null
}

variable "guardduty_findings_kms_key_service_principals" {
  description = "AWS services in addition to GuardDuty that can use the key created for exported findings, such as one that reads the bucket. Entries have `name`, `actions`, `additional_principals`, and `conditions`; restrict them with `aws:SourceAccount`. An empty list allows GuardDuty only."
  type = list(object({
    name = string
    actions = list(string)
    additional_principals = list(string)
    conditions = list(object({
      test = string
      variable = string
      values = list(string)
    }))
  }))
  default = []
}

variable "guardduty_findings_kms_key_user_iam_arns" {
  description = "IAM ARNs that can decrypt exported findings with the key created in this account, without permission to change the key, for example the role of a SIEM. An empty list adds no one to the principals that `guardduty_findings_allow_kms_access_with_iam` allows."
  type        = list(string)
  default     = []
}

variable "guardduty_findings_num_days_after_which_archive_findings_data" {
  description = "Days after which exported findings in the bucket move to S3 Glacier; 0 never archives them. It must be less than `guardduty_findings_num_days_after_which_delete_findings_data`. Findings are small files, so the fee per moved object can exceed the saving."
  type        = number
  default     = 30
}

variable "guardduty_findings_num_days_after_which_delete_findings_data" {
  description = "Days after which exported findings are deleted from the bucket; 0 keeps them. Match it to the retention your audits require, because GuardDuty shows findings for 90 days only. It applies to a bucket created here."
  type        = number
  default     = 365
}

variable "guardduty_findings_s3_bucket_additional_policy_statements" {
  description = "Additional statements for the policy of the findings bucket created here, for example read access for a SIEM. A map from a unique statement ID to its attributes (`effect`, `actions`, `principals`, `conditions`). `{}` leaves only the statements that GuardDuty needs."
  type        = any
  default     = {}
}

variable "guardduty_findings_s3_bucket_arn" {
  description = "ARN of an existing bucket that receives the findings of this account, normally the central one of the logs or security account. Its policy must let GuardDuty write for this account. `null` is right if `guardduty_findings_should_create_bucket` creates one."
  type        = string
  default     = null
}

variable "guardduty_findings_s3_bucket_name" {
  description = "Name of the findings bucket that `guardduty_findings_should_create_bucket` creates in this account, globally unique, 3 to 63 lowercase characters. For an existing bucket leave it `null` and set `guardduty_findings_s3_bucket_arn`."
  type        = string
  default     = null
}

variable "guardduty_findings_s3_bucket_prefix" {
  description = "Folder, with a slash at the end, that is created in the new findings bucket. GuardDuty validates that the prefix exists when an export is set up, so set this whenever `guardduty_findings_s3_prefix` is set. `null` creates no folder."
  type        = string
  default     = null
}

variable "guardduty_findings_s3_mfa_delete" {
  description = "Whether MFA delete is declared as enabled on the findings bucket created in this account. OpenTofu and Terraform cannot turn it on: the root user does so with `aws s3api put-bucket-versioning` and an MFA code. Set it to true afterward, so that plans show no difference."
  type        = bool
  default     = false
}

variable "guardduty_findings_s3_prefix" {
  description = "Prefix for the exported findings inside the bucket, without a slash at the end. `null` uses the path that AWS chooses, `AWSLogs/`, the account ID, `GuardDuty/`, and the Region. The prefix must exist in the bucket first; see `guardduty_findings_s3_bucket_prefix`."
  type        = string
  default     = null
}

variable "guardduty_findings_should_create_bucket" {
  description = "Whether this account creates the bucket in `guardduty_findings_s3_bucket_name`, with the policy that GuardDuty needs. Keep it false in most app accounts and export to the central bucket in `guardduty_findings_s3_bucket_arn`; true fits an account that collects findings."
  type        = bool
  default     = false
}

variable "guardduty_findings_sns_topic_name" {
  description = "Name of the SNS topic that receives GuardDuty findings of this account, one topic of this name per Region. Used if `guardduty_publish_findings_to_sns` is true. Up to 256 letters, digits, hyphens, and underscores."
  type        = string
  default     = "guardduty-findings"
}

variable "guardduty_findings_tags" {
  description = "Tags for the bucket and KMS key for the GuardDuty findings of this account. A tag such as `data = \"audit\"` lets you protect them in policies and find them in cost reports. `{}` adds none."
  type        = map(string)
  default     = {}
}

variable "guardduty_publish_findings_to_s3" {
  description = "Whether GuardDuty exports the findings of this account to S3, to keep them longer than 90 days. It needs a bucket (`guardduty_findings_should_create_bucket` or `guardduty_findings_s3_bucket_arn`) and a KMS key. Archived findings are not exported."
  type        = bool
  default     = false
}

variable "guardduty_publish_findings_to_sns" {
  description = "Whether findings of this account are sent to the SNS topic in `guardduty_findings_sns_topic_name`. With false, you see them only in the console and through the API, and no one is notified. The topics have no subscriptions until you add some."
  type        = bool
  default     = false
}

variable "iam_access_analyzer_name" {
  description = "Name of the analyzer in each Region of this account, unique within it: it starts with a letter, followed by letters, digits, periods, hyphens, and underscores, up to 255 characters. Changing it replaces the analyzer and discards archived findings."
  type        = string
  default     = "baseline_app-iam_access_analyzer"
}

variable "iam_access_analyzer_type" {
  description = "Zone of trust: `ACCOUNT` reports what is shared outside this account, `ORGANIZATION` what is shared outside the organization. The default, `ORGANIZATION`, works only in the management account or a delegated administrator, so most app accounts with `enable_iam_access_analyzer` need `ACCOUNT`."
  type        = string
  default     = "ORGANIZATION"
}

variable "iam_password_policy_allow_users_to_change_password" {
  description = "Whether IAM users of this account can change their own console password. With false, an administrator has to do it for everyone, and a forced change at the first sign-in cannot work."
  type        = bool
  default     = true
}

variable "iam_password_policy_hard_expiry" {
  description = "Whether users whose password has expired are locked out until an administrator resets it. With false, they can choose a new one at sign-in. It takes effect with `iam_password_policy_max_password_age`."
  type        = bool
  default     = true
}

variable "iam_password_policy_max_password_age" {
  description = "Days after which console passwords of IAM users in this account expire, from 1 to 1095. NIST advises against forced changes without a reason, while some standards still require 90 days; the default of 30 is stricter than either. `iam_password_policy_hard_expiry` sets what happens then."
  type        = number
  default     = 30
}

variable "iam_password_policy_minimum_password_length" {
  description = "Minimum number of characters in a console password of this account, from 6 to 128. CIS requires 14. The Config rule of `enable_iam_password_policy` checks the same value. Existing passwords stay valid until they change."
  type        = number
  default     = 16
}

variable "iam_password_policy_password_reuse_prevention" {
  description = "How many of their former passwords IAM users of this account cannot reuse, from 1 to 24. CIS requires 24; the default of 5 fails that check."
  type        = number
  default     = 5
}

variable "iam_password_policy_require_lowercase_characters" {
  description = "Whether a console password in this account must contain at least one lowercase letter (a-z). Length adds more strength than character classes, but most audits still require them."
  type        = bool
  default     = true
}

variable "iam_password_policy_require_numbers" {
  description = "Whether a console password in this account must contain at least one digit (0-9). The Config rule of `enable_iam_password_policy` compares the account with the same value."
  type        = bool
  default     = true
}

variable "iam_password_policy_require_symbols" {
  description = "Whether a console password in this account must contain at least one of the characters `! @ # $ % ^ & * ( ) _ + - = [ ] { }`, a vertical bar or a single quote. It applies the next time a password changes."
  type        = bool
  default     = true
}

variable "iam_password_policy_require_uppercase_characters" {
  description = "Whether a console password in this account must contain at least one uppercase letter (A-Z). It applies the next time a password changes; existing passwords are not checked."
  type        = bool
  default     = true
}

variable "iam_role_tags" {
  description = "Tags for the IAM roles that give other accounts access to this account. Policies can use them as `aws:ResourceTag`, or as `aws:PrincipalTag` for a session, so changing a tag can change who can do what."
  type        = map(string)
  default     = {}
}

variable "insecure_sg_rules_authorized_tcp_ports" {
  description = "TCP ports that security groups of this account can open to everyone, as a string of ports and ranges separated by commas, such as `443,1020-1025`. `enable_insecure_sg_rules` reports all others; `null` authorizes no TCP port."
  type        = string
  default     = "443"
}

variable "insecure_sg_rules_authorized_udp_ports" {
  description = "UDP ports that security groups of this account can open to everyone, as a string such as `500,1020-1025`. `null` authorizes none. Add `1194` if an OpenVPN server uses its standard port, otherwise `enable_insecure_sg_rules` reports it."
  type        = string
  default     = null
}

variable "kms_cmk_global_tags" {
  description = "Tags for every KMS key created through `kms_customer_master_keys` in this account, merged with the tags of each key. An IAM policy can allow or forbid the use of keys by tag."
  type        = map(string)
  default     = {}
}

variable "kms_customer_master_keys" {
  description = "KMS keys to create in this account, keyed by name, which also forms the alias. All attributes are optional: `region` (left out, a key is created in every Region of `kms_cmk_opt_in_regions`), `cmk_administrator_iam_arns`, `cmk_user_iam_arns`, and `cmk_read_only_user_iam_arns` (objects with `name`, a list of ARNs, and `conditions`), `cmk_external_user_iam_arns`, `cmk_service_principals`, `allow_manage_key_permissions_with_iam`, `deletion_window_in_days` (7 to 30), `enable_key_rotation`, `spec`, and `tags`. AWS bills each key monthly, per Region."
  type        = any
  default     = {}
}

variable "kms_grant_regions" {
  description = "Region of the key for each grant in `kms_grants`, as a map with the same keys: `{ ami_encryption = \"us-east-1\" }`. It is a separate input because OpenTofu and Terraform cannot select a provider from an ARN that is not known yet. A grant without an entry is not created."
  type        = map(string)
  default     = {}
}

variable "kms_grants" {
  description = "Grants on KMS keys, keyed by a name of your choice. `kms_cmk_arn` is the key, often in a shared account; `grantee_principal` is the role that gets access, such as the Auto Scaling service-linked role; `granted_operations` are names like `Decrypt`, `GenerateDataKeyWithoutPlaintext`, and `CreateGrant`. Each needs its Region in `kms_grant_regions`."
  type = map(object({
    kms_cmk_arn = string
    grantee_principal = string
    granted_operations = list(string)
  }))
  default = {}
}

variable "max_session_duration_human_users" {
  description = "Longest session, in seconds, in a role of this account made for people, from 3600 to 43200 (12 hours). The caller can request a shorter one. Sessions started from another role's session (role chaining) end after one hour regardless."
  type        = number
  default     = 43200
}

variable "max_session_duration_machine_users" {
  description = "Longest session, in seconds, in a role of this account made for machines, such as auto-deploy and ssh-grunt, from 3600 to 43200. One hour is right unless a deployment takes longer than its credentials last."
  type        = number
  default     = 3600
}

variable "rds_storage_encrypted_kms_id" {
  description = "ID or ARN of the KMS key that `enable_rds_storage_encrypted` requires for every RDS instance in this account; an instance with another key is reported too. Keep `null`, which accepts any key, if the default key `aws/rds` is good enough."
  type        = string
  default     = null
}

variable "recording_mode" {
  description = "How often AWS Config records changes in this account: `recording_frequency` is `CONTINUOUS` or `DAILY`, and `recording_mode_override` sets another frequency for its `resource_types`, with a `description`. `null` records continuously. `DAILY` stores at most one item per resource and day, which is cheaper for resources that change often."
  type = object({
    recording_frequency = string
    recording_mode_override = optional(object({
      description = string
      recording_frequency = string
      resource_types = list(string)
    }))
  })
  default = null
}

variable "s3_account_public_access_block" {
  description = "Account-wide S3 Block Public Access of this account: an object with `block_public_acls`, `ignore_public_acls`, `block_public_policy`, and `restrict_public_buckets`, each true to block. It overrides every bucket, so a public website needs CloudFront in front. `null` leaves the account's setting as it is."
  type = object({
    block_public_acls = optional(bool)
    ignore_public_acls = optional(bool)
    block_public_policy = optional(bool)
    restrict_public_buckets = optional(bool)
  })
  default = null
}

variable "service_linked_roles" {
  description = "Services, by host name without a protocol such as `autoscaling.amazonaws.com` or `es.amazonaws.com`, whose service-linked role is created here. Each role can exist only once in an account, which is why the baseline owns them; leave out those that already exist, or import them. A grant in `kms_grants` can then name the role."
  type        = set(string)
  default     = []
}

variable "should_require_mfa" {
  description = "Whether people need MFA to assume the roles of this account, for API calls as well as in the console. Machine roles are not affected. With false, a stolen password or access key from the security account is enough to assume them."
  type        = bool
  default     = true
}

variable "use_managed_iam_policies" {
  description = "Whether the roles of this account get their permissions as customer managed policies instead of inline ones. Several compliance checks require managed policies; the permissions are the same. Switching replaces the policies in one apply."
  type        = bool
  default     = true
}
