variable "aws_account_id" {
  description = "12-digit ID of the security account, where users and groups live, as a string so that leading zeros are kept. It is part of the ARNs in IAM policies and of sign-in links, so a wrong value breaks access. Limit the AWS provider to it with `allowed_account_ids`."
  type        = string
}

variable "aws_region" {
  description = "Home Region of the security account, such as `us-east-1`, for single-Region resources and for recording IAM and other global resources with AWS Config. It must be one of `config_opt_in_regions`. Changing it later replaces resources."
  type        = string
}

variable "config_opt_in_regions" {
  description = "Regions in which AWS Config records the security account. List every Region enabled in it (`aws ec2 describe-regions --query 'Regions[].RegionName'`), including `aws_region`, because an attacker can use any Region that you do not monitor. Do not pass `null` or an empty list."
  type        = list(string)
}

variable "ebs_opt_in_regions" {
  description = "Regions in which new EBS volumes of the security account are encrypted by default. Servers are rare here, but the setting is free and regional, so list every Region that `aws ec2 describe-regions` shows. Do not pass `null` or an empty list."
  type        = list(string)
}

variable "guardduty_opt_in_regions" {
  description = "Regions in which GuardDuty monitors the security account. List every enabled Region (`aws ec2 describe-regions`), so that misuse of a user's keys is detected anywhere; do not pass `null` or an empty list."
  type        = list(string)
}

variable "iam_access_analyzer_opt_in_regions" {
  description = "Regions in which Access Analyzer runs in the security account. IAM roles are reported in each of them, regional resources only in their own. List all enabled Regions; do not pass `null` or an empty list."
  type        = list(string)
}

variable "kms_cmk_opt_in_regions" {
  description = "Regions in which the keys of `kms_customer_master_keys` may be created in the security account. Do not pass `null`, because the module might then try Regions that the account cannot use, such as GovCloud or China. A key for a Region that is not listed ends up in the output `invalid_cmk_inputs`."
  type        = list(string)
}

variable "name_prefix" {
  description = "Prefix, such as `acme-security`, for the trail, buckets, and topics of the security account whose own name input is not set. Use lowercase letters, digits, and hyphens; changing it replaces everything named with it."
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
  description = "GitHub repositories whose Actions workflows can assume the auto-deploy role in the security account, as a map from `org/repo` to the allowed branches, for example `{ \"acme/infrastructure-live\" = [\"main\"] }`. It takes effect with `enable_github_actions_access`, and you cannot combine it with `allow_auto_deploy_from_other_account_arns`. Anyone who can push to a listed branch gets the permissions in `auto_deploy_permissions`."
  type        = map(list(string))
  default     = {}
}

variable "allow_auto_deploy_from_other_account_arns" {
  description = "IAM ARNs in other accounts, such as a deploy runner's role in the shared account, that can assume the auto-deploy role in the security account without MFA. The role can do what `auto_deploy_permissions` lists; an empty list creates no role. With IAM permissions, the role could change the users and groups of the entire company."
  type        = list(string)
  default     = []
}

variable "allow_auto_deploy_iam_role_permissions_boundary" {
  description = "ARN of the IAM policy that caps what the auto-deploy role of the security account can do, even if `auto_deploy_permissions` lists more. Set it if pipelines create IAM roles, so that they cannot extend their own permissions. `null` sets no boundary."
  type        = string
  default     = null
}

variable "allow_billing_access_from_other_account_arns" {
  description = "IAM ARNs in other accounts whose users can assume a role that sees and manages billing of the security account. Users of the security account itself do not need it. An empty list creates no role."
  type        = list(string)
  default     = []
}

variable "allow_billing_access_iam_role_permissions_boundary" {
  description = "ARN of the IAM policy that caps the billing role of the security account. The policy must allow the billing and cost management actions, otherwise finance staff see an empty console. `null` sets no boundary. Used with `allow_billing_access_from_other_account_arns`."
  type        = string
  default     = null
}

variable "allow_cloudtrail_access_with_iam" {
  description = "Whether IAM policies of the security account can grant use of the CloudTrail KMS key, if the key is created there. With false, only the key policy applies: only `cloudtrail_kms_key_user_iam_arns` and `cloudtrail_kms_key_administrator_iam_arns` can decrypt the logs."
  type        = bool
  default     = true
}

variable "allow_dev_access_from_other_account_arns" {
  description = "IAM ARNs in other accounts whose users can assume a developer role in the security account, with full access to the services in `dev_permitted_services`. The account contains identities, not applications, so keep the list empty, which creates no role."
  type        = list(string)
  default     = []
}

variable "allow_dev_access_iam_role_permissions_boundary" {
  description = "ARN of the IAM policy that caps the developer role of the security account. It can take single actions out of the full access to `dev_permitted_services`, such as deleting backups. `null` sets no boundary. Used with `allow_dev_access_from_other_account_arns`."
  type        = string
  default     = null
}

variable "allow_full_access_from_other_account_arns" {
  description = "IAM ARNs in other accounts whose users can assume a role with full administrator permissions in the security account. They can then create users and change groups, so trust no account that is less protected than this one. An empty list creates no role."
  type        = list(string)
  default     = []
}

variable "allow_full_access_iam_role_permissions_boundary" {
  description = "ARN of the IAM policy that caps the administrator role of the security account, for example to protect the trail from administrators. If it is too narrow, no one can repair the account through this role. `null` sets no boundary. Used with `allow_full_access_from_other_account_arns`."
  type        = string
  default     = null
}

variable "allow_logs_access_from_other_account_arns" {
  description = "IAM ARNs in other accounts whose users can assume a role that reads the CloudTrail, AWS Config, and CloudWatch logs of the security account, which show every sign-in and role switch. If `cloudtrail_kms_key_arn` is set, the role can decrypt with that key. An empty list creates no role."
  type        = list(string)
  default     = []
}

variable "allow_read_only_access_from_other_account_arns" {
  description = "IAM ARNs in other accounts whose users can assume a role that can read everything in the security account, including its users, groups, and policies, but change nothing. Auditors are the usual case. An empty list creates no role."
  type        = list(string)
  default     = []
}

variable "allow_read_only_access_iam_role_permissions_boundary" {
  description = "ARN of the IAM policy that caps the read-only role of the security account. A boundary without `s3:GetObject` or `dynamodb:GetItem` lets readers see the configuration but not the data. `null` sets no boundary. Used with `allow_read_only_access_from_other_account_arns`."
  type        = string
  default     = null
}

variable "allow_ssh_grunt_access_from_other_account_arns" {
  description = "IAM ARNs of the accounts that run servers, as `arn:aws:iam::111122223333:root`, whose instances can read the IAM groups and public SSH keys of users in the security account. ssh-grunt on those servers needs it to let people log in. Servers cannot use MFA, so the role does not require it. An empty list creates no role."
  type        = list(string)
  default     = []
}

variable "allow_support_access_from_other_account_arns" {
  description = "IAM ARNs in other accounts whose users can assume a role that opens and follows AWS Support cases for the security account (the `AWSSupportAccess` policy). An empty list creates no role; users in the account itself can use the support group."
  type        = list(string)
  default     = []
}

variable "allow_support_access_iam_role_permissions_boundary" {
  description = "ARN of the IAM policy that caps the AWS Support role of the security account. It must allow the `support:` actions. You mostly need it where a service control policy forbids roles without a boundary; `null` sets none. Used with `allow_support_access_from_other_account_arns`."
  type        = string
  default     = null
}

variable "auto_deploy_permissions" {
  description = "IAM actions, such as `ecs:UpdateService`, allowed to the auto-deploy role and the auto-deploy group of the security account, on all resources. Used when `allow_auto_deploy_from_other_account_arns`, `allow_auto_deploy_from_github_actions_for_sources`, or `should_create_iam_group_auto_deploy` is set. An action under `iam:` would let a machine extend its own permissions."
  type        = list(string)
  default     = []
}

variable "aws_config_iam_role_permissions_boundary" {
  description = "ARN of the IAM policy that caps the role with which AWS Config reads the security account and delivers data. The boundary must allow both, or the recorder stops without a visible error. Set it where a service control policy forbids roles without a boundary; `null` sets none."
  type        = string
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
  description = "Name of the log group in the security account that receives a second copy of the trail, useful for alarms on sign-ins and root use. `null` sends nothing to CloudWatch Logs; the S3 bucket of the trail keeps the full history either way."
  type        = string
  default     = "cloudtrail-logs"
}

variable "cloudtrail_data_logging_enabled" {
  description = "Whether the trail of the security account also records data events, that is, access to individual S3 objects, Lambda invocations, or DynamoDB items, for the resources in `cloudtrail_data_logging_resources`. AWS bills data events per event, and there can be a thousand times more of them than management events."
  type        = bool
  default     = false
}

variable "cloudtrail_data_logging_include_management_events" {
  description = "Whether the event selector that records data events in the security account keeps recording management events too. Used with `cloudtrail_data_logging_enabled`. Set it to false only if another trail records management events, otherwise changes to the account are not logged."
  type        = bool
  default     = true
}

variable "cloudtrail_data_logging_read_write_type" {
  description = "Which events the selector records: `ReadOnly`, `WriteOnly`, or `All`. Used with `cloudtrail_data_logging_enabled`. `WriteOnly` reduces the volume in the security account considerably, but you can no longer find out who read an object."
  type        = string
  default     = "All"
}

variable "cloudtrail_data_logging_resources" {
  description = "Resources of the security account whose data events are recorded, as a map from type to ARNs or ARN prefixes: `{ \"AWS::Lambda::Function\" = [\"arn:aws:lambda\"] }` covers all functions. Other types are `AWS::S3::Object` and `AWS::DynamoDB::Table`. Used with `cloudtrail_data_logging_enabled`."
  type        = map(list(string))
  default     = {}
}

variable "cloudtrail_external_aws_account_ids_with_write_access" {
  description = "IDs of other accounts whose trails can write to the CloudTrail bucket of the security account. Needed only if this account collects the logs instead of a separate logs account; otherwise leave it empty."
  type        = list(string)
  default     = []
}

variable "cloudtrail_force_destroy" {
  description = "Whether a destroy can delete the CloudTrail bucket of the security account while it still contains logs. Leave it false outside of tests; a destroy then stops with `BucketNotEmpty`."
  type        = bool
  default     = false
}

variable "cloudtrail_iam_role_permissions_boundary" {
  description = "ARN of the IAM policy that caps the role with which CloudTrail writes to the log group of the security account. It must allow `logs:CreateLogStream` and `logs:PutLogEvents`. `null` sets no boundary; without `cloudtrail_cloudwatch_logs_group_name` there is no such role."
  type        = string
  default     = null
}

variable "cloudtrail_insight_selector" {
  description = "CloudTrail Insights to enable on the trail of the security account: `ApiCallRateInsight` and `ApiErrorRateInsight`. A burst of failed calls here can mean that someone is trying out stolen credentials. AWS bills every analyzed event per type; an empty list turns Insights off."
  type        = list(string)
  default     = []
}

variable "cloudtrail_kms_key_administrator_iam_arns" {
  description = "IAM ARNs in the security account that administer the CloudTrail KMS key and can change its policy. At least one is required if the key is created here; leave it empty if `cloudtrail_kms_key_arn` names a key of another account. KMS rejects a policy that would lock out its author."
  type        = list(string)
  default     = []
}

variable "cloudtrail_kms_key_arn" {
  description = "ARN of an existing KMS key, normally in the logs account, that encrypts the trail of the security account. With `null`, the service creates a key here. The group and the role for logs access get permission to decrypt with it."
  type        = string
  default     = null
}

variable "cloudtrail_kms_key_arn_is_alias" {
  description = "Whether `cloudtrail_kms_key_arn` contains an alias or alias ARN, which the module resolves to the key's ARN. If the key is in another account, that account must allow the lookup with `cloudtrail_allow_kms_describe_key_to_external_aws_accounts`."
  type        = bool
  default     = false
}

variable "cloudtrail_kms_key_service_principals" {
  description = "AWS services in addition to CloudTrail that can use the KMS key created for the logs. Each entry has `name` (a principal such as `s3.amazonaws.com`), `actions` (such as `kms:GenerateDataKey*`) and `conditions` with `test`, `variable`, and `values`. Restrict each entry with `aws:SourceAccount` or `aws:SourceArn`, so that the service cannot be used on behalf of strangers."
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
  description = "IAM ARNs that can read the CloudTrail logs encrypted with the key created in the security account, without permission to change the key. Leave it empty if `cloudtrail_kms_key_arn` names an existing key, because that key's own policy applies."
  type        = list(string)
  default     = []
}

variable "cloudtrail_num_days_after_which_archive_log_data" {
  description = "Days after which CloudTrail logs in the bucket move to the class in `cloudtrail_archive_storage_class`, by default S3 Glacier, which is cheaper but takes minutes to hours to read back. It must be less than `cloudtrail_num_days_after_which_delete_log_data` and applies only if the bucket is created here."
  type        = number
  default     = 30
}

variable "cloudtrail_num_days_after_which_delete_log_data" {
  description = "Days after which CloudTrail logs are permanently deleted from the bucket. Check your retention requirements (PCI DSS requires one year, other rules up to seven) before you keep the default. It applies only if the bucket is created in the security account."
  type        = number
  default     = 365
}

variable "cloudtrail_num_days_to_retain_cloudwatch_logs" {
  description = "Days for which the log group in `cloudtrail_cloudwatch_logs_group_name` keeps the trail of the security account. The allowed values are those of CloudWatch Logs (1, 3, 5, 7, 14, 30, 60, 90, and so on, up to 3653). 0 keeps everything, and the storage is billed indefinitely. 14 to 90 days are enough for debugging, because S3 has the full history."
  type        = number
  default     = 0
}

variable "cloudtrail_s3_bucket_already_exists" {
  description = "Whether the bucket in `cloudtrail_s3_bucket_name` already exists. The default creates a bucket in the security account. Set it to true to send the trail to the central bucket of the logs account, so that administrators of users cannot delete audit logs."
  type        = bool
  default     = false
}

variable "cloudtrail_s3_bucket_name" {
  description = "Name of the S3 bucket that stores the trail of the security account: the central one of the logs account, or a new one (see `cloudtrail_s3_bucket_already_exists`). Names are globally unique. `null` makes it `name_prefix` followed by `-cloudtrail`."
  type        = string
  default     = null
}

variable "cloudtrail_s3_mfa_delete" {
  description = "Whether MFA delete is declared as enabled on the CloudTrail bucket. The flag cannot turn MFA delete on: only the root user of the bucket's account can do that, through the AWS CLI or API. Set it to true afterward, so that plans for the security account show no difference."
  type        = bool
  default     = false
}

variable "cloudtrail_tags" {
  description = "Tags for the CloudTrail resources of the security account: the trail, and the bucket, key, and log group where they are created here. Keys have up to 128 characters and values up to 256. They help you find audit resources in cost reports and protect them with policies."
  type        = map(string)
  default     = {}
}

variable "config_aggregate_config_data_in_external_account" {
  description = "Whether AWS Config of the security account delivers its data to the account in `config_central_account_id`, normally the logs account. With false, the bucket and topic are in the security account."
  type        = bool
  default     = false
}

variable "config_central_account_id" {
  description = "ID of the account that owns the bucket and topics for AWS Config, normally the logs account. Required with `config_aggregate_config_data_in_external_account`; `null` keeps the data in the security account."
  type        = string
  default     = null
}

variable "config_create_account_rules" {
  description = "Whether the Config rules are created directly in the security account. Set it to false only if the root baseline enforces organization rules, so that nothing is evaluated twice."
  type        = bool
  default     = true
}

variable "config_delivery_channel_kms_key_arn" {
  description = "ARN of the KMS key with which AWS Config of the security account encrypts what it delivers to an existing bucket. The key must be in the bucket's Region and allow the Config role; `null` relies on the bucket's own encryption. Used only if `config_should_create_s3_bucket` is false, otherwise `config_s3_bucket_kms_key_arn` applies."
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
  description = "Whether a destroy can delete the AWS Config bucket of the security account while it contains snapshots and history. Leave it false outside of tests, because the history of resource changes is lost with the bucket."
  type        = bool
  default     = false
}

variable "config_linked_accounts" {
  description = "IDs of other accounts that can deliver AWS Config data to the security account. Needed only if it collects the data instead of a logs account; leave it empty otherwise."
  type        = list(string)
  default     = []
}

variable "config_num_days_after_which_archive_log_data" {
  description = "Days after which AWS Config files in the bucket move to S3 Glacier. It must be less than `config_num_days_after_which_delete_log_data`. It applies only if the baseline of the security account creates the bucket."
  type        = number
  default     = 365
}

variable "config_num_days_after_which_delete_log_data" {
  description = "Days after which AWS Config history and snapshots are deleted from the bucket. The default is two years; check what your audits require. It applies only if the baseline of the security account creates the bucket; a deletion cannot be undone."
  type        = number
  default     = 730
}

variable "config_recording_groups" {
  description = "What the recorder of the security account records, keyed by recorder name: either `all_supported = true`, or `resource_types` with `use_only = \"INCLUSION_BY_RESOURCE_TYPES\"`, or `exclusion_by_resource_types` with `EXCLUSION_BY_RESOURCE_TYPES`, in `recording_strategy`. `null` records every supported type. AWS bills each recorded change, so exclude types that change all the time."
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
  description = "ARN of the KMS key that encrypts the AWS Config bucket if the security account creates its own (`config_should_create_s3_bucket`). The key must be in `aws_region` and allow the Config role; `null` uses Amazon S3 managed keys. For an existing bucket, set `config_delivery_channel_kms_key_arn`."
  type        = string
  default     = null
}

variable "config_s3_bucket_kms_key_by_name" {
  description = "Key from `kms_customer_master_keys`, given by its name there, that encrypts the AWS Config bucket created in the security account. The entry needs a key in `aws_region`. It saves you from copying an ARN; `config_s3_bucket_kms_key_arn` takes precedence, and `null` names no key."
  type        = string
  default     = null
}

variable "config_s3_bucket_name" {
  description = "Name of the S3 bucket that receives AWS Config data of the security account, normally the central one of the logs account. `null` makes it `name_prefix` followed by `-config`, which is right only if `config_should_create_s3_bucket` is true."
  type        = string
  default     = null
}

variable "config_s3_mfa_delete" {
  description = "Whether MFA delete is declared as enabled on the AWS Config bucket, so that plans show no difference. Only the root user of the bucket's account can turn it on (`aws s3api put-bucket-versioning` with an MFA code); it then protects history and snapshots even from a stolen administrator session. Only for a bucket that the baseline of the security account creates."
  type        = bool
  default     = false
}

variable "config_should_create_s3_bucket" {
  description = "Whether the security account gets its own bucket for AWS Config data. Keep it false and name the central bucket in `config_s3_bucket_name`, so that people who administer users cannot also erase evidence."
  type        = bool
  default     = false
}

variable "config_should_create_sns_topic" {
  description = "Whether an SNS topic for AWS Config notifications is created in the security account. With false, notifications go to the existing topic in `config_sns_topic_name`. There are many of them, so put a filter on each subscription."
  type        = bool
  default     = false
}

variable "config_sns_topic_kms_key_by_name_region_map" {
  description = "An alternative to `config_sns_topic_kms_key_region_map` for keys that this service creates: a map from Region to the name in `kms_customer_master_keys`, for example `{ us-east-1 = \"sns\" }`. `null` uses none; for a Region in both maps, the ARN takes precedence."
  type        = map(string)
  default     = null
}

variable "config_sns_topic_kms_key_region_map" {
  description = "KMS keys that encrypt the AWS Config topics, as a map from Region to key ARN, for example `{ us-east-1 = \"arn:aws:kms:us-east-1:111122223333:key/...\" }`. `null`, or a Region missing in the map, leaves the topic without a customer managed key. The key policies must let AWS Config of the security account use the keys. AWS lists encrypted topics as not supported by AWS Config, so check that notifications arrive."
  type        = map(string)
  default     = null
}

variable "config_sns_topic_name" {
  description = "Name of the SNS topic to which AWS Config of the security account sends changes and compliance results: a new topic if `config_should_create_sns_topic` is true, an existing one otherwise. Letters, digits, hyphens, and underscores, up to 256."
  type        = string
  default     = "ConfigTopic"
}

variable "config_tags" {
  description = "Tags for those AWS Config resources of the security account that support them, including the bucket and topics created here. A map such as `{ data = \"audit\" }`; keys have up to 128 characters and values up to 256."
  type        = map(string)
  default     = {}
}

variable "configrules_maximum_execution_frequency" {
  description = "How often periodic Config rules of the security account are evaluated: `One_Hour`, `Three_Hours`, `Six_Hours`, `Twelve_Hours`, or `TwentyFour_Hours`. Rules triggered by changes ignore it. AWS bills each evaluation, so hourly runs cost 24 times as much as the default."
  type        = string
  default     = "TwentyFour_Hours"
}

variable "cross_account_access_all_group_name" {
  description = "Name of the IAM group whose members can assume every role listed in `iam_groups_for_cross_account_access`, a convenience for administrators. The leading underscore sorts it first. Renaming it changes the group's ARN; memberships from `users` are kept."
  type        = string
  default     = "_all-accounts"
}

variable "custom_cloudtrail_trail_name" {
  description = "Name of the trail in the security account, up to 128 letters, digits, periods, hyphens, and underscores. `null` uses `name_prefix`. Changing the name replaces the trail, with a short gap in recording; the logs already in the bucket stay there."
  type        = string
  default     = null
}

variable "dev_permitted_services" {
  description = "Services, by IAM prefix such as `cloudwatch`, to which the developer role of the security account has full access. It matters only with `allow_dev_access_from_other_account_arns`. With `iam` in the list, every developer could become administrator of all identities."
  type        = list(string)
  default     = []
}

variable "ebs_enable_encryption" {
  description = "Whether new EBS volumes and snapshot copies in the security account are encrypted by default, in all Regions of `ebs_opt_in_regions`. It applies only to new volumes and costs nothing; existing volumes stay unencrypted until you copy them."
  type        = bool
  default     = true
}

variable "ebs_kms_key_name" {
  description = "Name of the key in `kms_customer_master_keys` that encrypts EBS volumes of the security account by default, when `ebs_enable_encryption` and `ebs_use_existing_kms_keys` are true. The empty default names no key, so AWS uses `alias/aws/ebs`."
  type        = string
  default     = ""
}

variable "ebs_use_existing_kms_keys" {
  description = "Whether the default EBS encryption of the security account uses the customer managed key in `ebs_kms_key_name` instead of the AWS managed key `alias/aws/ebs`. You need a customer managed key to share encrypted snapshots and AMIs with other accounts."
  type        = bool
  default     = false
}

variable "enable_cloudtrail" {
  description = "Whether the security account gets its own trail. Set it to false if an organization trail of the management account already records it; all other `cloudtrail_` inputs are then ignored. Every sign-in and role switch happens here, so at least one trail must record the account."
  type        = bool
  default     = true
}

variable "enable_config" {
  description = "Whether AWS Config records the security account. With false, all other `config_` inputs are ignored, and Security Hub controls that depend on AWS Config return no results."
  type        = bool
  default     = true
}

variable "enable_encrypted_volumes" {
  description = "Whether the Config rule `encrypted-volumes` reports attached EBS volumes of the security account without encryption. You can require a specific key with `encrypted_volumes_kms_id`. The rule reports and changes nothing."
  type        = bool
  default     = true
}

variable "enable_github_actions_access" {
  description = "Whether the security account gets an OpenID Connect provider for GitHub Actions, through which the workflows in `allow_auto_deploy_from_github_actions_for_sources` assume the auto-deploy role without stored keys. An account can have only one provider per issuer URL."
  type        = bool
  default     = false
}

variable "enable_guardduty" {
  description = "Whether the security account gets its own GuardDuty detectors. Keep it true if this account administers GuardDuty for the organization through this service; set it to false if other code configures that. With false, all other `guardduty_` inputs are ignored."
  type        = bool
  default     = true
}

variable "enable_iam_access_analyzer" {
  description = "Whether IAM Access Analyzer reports resources of the security account that are shared with external principals, such as buckets, roles, keys, and queues, in all Regions of `iam_access_analyzer_opt_in_regions`. AWS does not charge for findings on external access."
  type        = bool
  default     = false
}

variable "enable_iam_cross_account_roles" {
  description = "Whether the security account gets roles that other accounts can assume. With false, all `allow_..._from_other_account_arns` inputs have no effect, including the one for ssh-grunt, and servers in other accounts can no longer check SSH keys."
  type        = bool
  default     = true
}

variable "enable_iam_groups" {
  description = "Whether the IAM groups of the security account are created. Set it to false if another module, such as IAM Users and IAM Groups, manages them; all `should_create_iam_group_` inputs then have no effect."
  type        = bool
  default     = true
}

variable "enable_iam_password_policy" {
  description = "Whether the Config rule `iam-password-policy` checks the password policy of the security account against the `iam_password_policy_` inputs. The passwords of all people live in this account, so this is where the rule matters most."
  type        = bool
  default     = true
}

variable "enable_insecure_sg_rules" {
  description = "Whether the Config rule `vpc-sg-open-only-to-authorized-ports` reports security groups of the security account that open ports to `0.0.0.0/0` or `::/0`, other than those in `insecure_sg_rules_authorized_tcp_ports` and `insecure_sg_rules_authorized_udp_ports`."
  type        = bool
  default     = true
}

variable "enable_rds_storage_encrypted" {
  description = "Whether the Config rule `rds-storage-encrypted` reports RDS instances of the security account whose storage is not encrypted. You cannot turn on encryption for an existing instance, only restore an encrypted copy, so act on a report early. See `rds_storage_encrypted_kms_id`."
  type        = bool
  default     = true
}

variable "enable_root_account_mfa" {
  description = "Whether the Config rule `root-account-mfa-enabled` reports a root user of the security account without MFA. It checks that a device is registered, not which kind; a FIDO2 security key is the best choice."
  type        = bool
  default     = true
}

variable "enable_s3_bucket_public_read_prohibited" {
  description = "Whether the Config rule `s3-bucket-public-read-prohibited` reports buckets of the security account that anyone can read through a policy or ACL. It reports and changes nothing; `s3_account_public_access_block` prevents public access."
  type        = bool
  default     = true
}

variable "enable_s3_bucket_public_write_prohibited" {
  description = "Whether the Config rule `s3-bucket-public-write-prohibited` reports buckets of the security account that anyone can write to. Treat a finding as urgent: anyone can store files at your cost or replace yours."
  type        = bool
  default     = true
}

variable "encrypted_volumes_kms_id" {
  description = "ID or ARN of the KMS key with which EBS volumes of the security account must be encrypted to pass `enable_encrypted_volumes`. `null` accepts any key. KMS keys are regional, so a single key makes volumes in other Regions fail the rule."
  type        = string
  default     = null
}

variable "force_destroy_users" {
  description = "Whether the service can delete a user of the security account who still has access keys, MFA devices, or a password that it does not manage. With false, such a deletion fails with `DeleteConflict`. True makes offboarding easier, because most users register an MFA device themselves."
  type        = bool
  default     = false
}

variable "github_actions_openid_connect_provider_thumbprint_list" {
  description = "Fixed list of SHA-1 thumbprints (40 hex digits) of the certificate authority of GitHub's token endpoint, for `enable_github_actions_access` in the security account. `null` looks them up at plan time. That is enough, because for GitHub, AWS verifies the endpoint against its own store of trusted authorities and ignores the thumbprint."
  type        = list(string)
  default     = null
}

variable "guardduty_cloudwatch_event_rule_name" {
  description = "Name of the EventBridge rule (formerly CloudWatch Events) that passes GuardDuty findings of the security account to SNS, in each Region. Up to 64 letters, digits, periods, hyphens, and underscores. Used with `guardduty_publish_findings_to_sns`; changing it replaces the rule."
  type        = string
  default     = "guardduty-finding-events"
}

variable "guardduty_detector_features" {
  description = "GuardDuty protection plans of the security account, keyed by feature such as `S3_DATA_EVENTS`, `LAMBDA_NETWORK_LOGS`, or `RUNTIME_MONITORING`, with `status` `ENABLED` or `DISABLED` and `additional_configuration` for agents. It covers this account only; `organization_configuration_features` covers the members. `{}` leaves them as they are."
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
  description = "How often GuardDuty reports repeated occurrences of a finding in the security account: `FIFTEEN_MINUTES`, `ONE_HOUR`, or `SIX_HOURS`. `null` leaves the AWS default of six hours. If this account administers GuardDuty for the organization, its value applies to all members."
  type        = string
  default     = null
}

variable "guardduty_findings_allow_kms_access_with_iam" {
  description = "Whether IAM policies in the security account can grant use of the KMS key created for exported findings. With false, only the ARNs in `guardduty_findings_kms_key_administrator_iam_arns` and `guardduty_findings_kms_key_user_iam_arns` can use it. It has no effect on an existing key."
  type        = bool
  default     = true
}

variable "guardduty_findings_allowed_regions" {
  description = "Opt-in Regions, such as `af-south-1`, whose GuardDuty can write to the findings bucket of the security account and use its key. AWS uses a separate service principal for each of them, so both policies need the list. An empty list covers only the Regions enabled by default."
  type        = list(string)
  default     = []
}

variable "guardduty_findings_enable_key_rotation" {
  description = "Whether KMS rotates the key for exported findings once a year. Exports that were encrypted with earlier key material stay readable. CIS benchmarks require true; a key passed in `guardduty_findings_kms_key_arn` keeps its own setting."
  type        = bool
  default     = true
}

variable "guardduty_findings_external_aws_account_ids_with_write_access" {
  description = "IDs of other accounts whose GuardDuty can export findings to the bucket created in the security account, which is a good place to collect them. A delegated administrator exports its members' findings itself, so list only accounts with their own exports."
  type        = list(string)
  default     = []
}

variable "guardduty_findings_force_destroy" {
  description = "Whether a destroy can delete the findings bucket of the security account together with every export in it. Leave it false outside of tests: GuardDuty itself keeps findings for only 90 days, so the bucket may contain the only copy."
  type        = bool
  default     = false
}

variable "guardduty_findings_kms_key_administrator_iam_arns" {
  description = "IAM ARNs in the security account that administer the KMS key for exported findings and can change who can read them. Name at least one if the key is created here. List people who only read in `guardduty_findings_kms_key_user_iam_arns` instead."
  type        = list(string)
  default     = []
}

variable "guardduty_findings_kms_key_already_exists" {
  description = "Whether the KMS key for exported findings already exists, for example one from `kms_customer_master_keys` of an earlier apply. True requires `guardduty_findings_kms_key_arn`. With false and `guardduty_findings_should_create_bucket`, a key is created."
  type        = bool
  default     = false
}

variable "guardduty_findings_kms_key_arn" {
  description = "ARN of an existing KMS key that encrypts the exported findings of the security account and of the members it administers. GuardDuty requires one in the bucket's Region whose policy allows `guardduty.amazonaws.com`. Used with `guardduty_publish_findings_to_s3`."
  type        = string
  default     = null
}

variable "guardduty_findings_kms_key_service_principals" {
  description = "AWS services in addition to GuardDuty that can use the key created for findings in the security account, for example one that analyzes them. Entries have `name`, `actions`, `additional_principals`, and `conditions`; restrict them with `aws:SourceAccount`. An empty list allows GuardDuty only."
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
  description = "IAM ARNs, such as the security team's role or its tools, that can decrypt exported findings without permission to change the key. An empty list adds no one to the principals that `guardduty_findings_allow_kms_access_with_iam` allows."
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
  description = "ARN of an existing bucket that receives the findings of the security account, and of all members if it administers GuardDuty. The bucket can be in the logs account if its policy lets GuardDuty write for this one. `null` is right with `guardduty_findings_should_create_bucket`."
  type        = string
  default     = null
}

variable "guardduty_findings_s3_bucket_name" {
  description = "Name of the findings bucket that `guardduty_findings_should_create_bucket` creates in the security account, globally unique, 3 to 63 lowercase characters. App accounts refer to the bucket by its ARN. Leave it `null` for an existing bucket in `guardduty_findings_s3_bucket_arn`."
  type        = string
  default     = null
}

variable "guardduty_findings_s3_bucket_prefix" {
  description = "Folder, with a slash at the end, that is created in the new findings bucket. GuardDuty validates that the prefix exists when an export is set up, so set this whenever `guardduty_findings_s3_prefix` is set. `null` creates no folder."
  type        = string
  default     = null
}

variable "guardduty_findings_s3_mfa_delete" {
  description = "Whether MFA delete is declared as enabled on the findings bucket created in the security account. OpenTofu and Terraform cannot turn it on: the root user does so with `aws s3api put-bucket-versioning` and an MFA code. Set it to true afterward, so that plans show no difference."
  type        = bool
  default     = false
}

variable "guardduty_findings_s3_prefix" {
  description = "Prefix for the exported findings inside the bucket, without a slash at the end. `null` uses the path that AWS chooses, `AWSLogs/`, the account ID, `GuardDuty/`, and the Region. The prefix must exist in the bucket first; see `guardduty_findings_s3_bucket_prefix`."
  type        = string
  default     = null
}

variable "guardduty_findings_should_create_bucket" {
  description = "Whether the security account creates the bucket in `guardduty_findings_s3_bucket_name`, with the policy that GuardDuty needs. Choose true to collect the findings of all accounts here, or false with `guardduty_findings_s3_bucket_arn` to collect them in the logs account."
  type        = bool
  default     = false
}

variable "guardduty_findings_sns_topic_name" {
  description = "Name of the SNS topic that receives GuardDuty findings of the security account, one topic of this name per Region. Used if `guardduty_publish_findings_to_sns` is true. Up to 256 letters, digits, hyphens, and underscores."
  type        = string
  default     = "guardduty-findings"
}

variable "guardduty_findings_tags" {
  description = "Tags for the bucket and KMS key for the GuardDuty findings of the security account. A tag such as `data = \"audit\"` lets you protect them in policies and find them in cost reports. `{}` adds none."
  type        = map(string)
  default     = {}
}

variable "guardduty_invitation_message" {
  description = "Message that the security account sends with GuardDuty invitations to `guardduty_member_accounts`. It appears in the email to the root user of the account and in its AWS Health Dashboard, so say who invites and why."
  type        = string
  default     = "Please accept GuardDuty invitation."
}

variable "guardduty_member_accounts" {
  description = "Accounts that the security account, as GuardDuty administrator, adds as members, keyed by account ID with the root user's `email`: `{ \"111122223333\" = { email = \"aws-stage@acme.com\" } }`. With a delegated administrator, `organization_configuration_features` can enroll accounts automatically. `{}` adds none."
  type = map(object({
    email = string
  }))
  default = {}
}

variable "guardduty_publish_findings_to_s3" {
  description = "Whether GuardDuty exports the findings of the security account, and of the members it administers, to S3, to keep them longer than the 90 days of GuardDuty. It needs a bucket (`guardduty_findings_should_create_bucket` or `guardduty_findings_s3_bucket_arn`) and a KMS key."
  type        = bool
  default     = false
}

variable "guardduty_publish_findings_to_sns" {
  description = "Whether findings of the security account are sent to the SNS topic in `guardduty_findings_sns_topic_name`. With false, you see them only in the console and through the API, and no one is notified. The topics have no subscriptions until you add some."
  type        = bool
  default     = false
}

variable "iam_access_analyzer_name" {
  description = "Name of the analyzer in each Region of the security account, up to 255 letters, digits, periods, hyphens, and underscores. Archive rules belong to the analyzer and are lost when a new name replaces it."
  type        = string
  default     = "baseline_security-iam_access_analyzer"
}

variable "iam_access_analyzer_type" {
  description = "Zone of trust: `ACCOUNT` reports what the security account shares with any other account; `ORGANIZATION` covers all accounts and needs this account to be the delegated administrator of Access Analyzer."
  type        = string
  default     = "ACCOUNT"
}

variable "iam_group_developers_permitted_services" {
  description = "Services, by IAM prefix such as `ec2` or `s3`, to which members of the developers group have full access in the security account itself. Used with `should_create_iam_group_developers`. With `iam` in the list, every developer could grant themselves all permissions."
  type        = list(string)
  default     = []
}

variable "iam_group_name_auto_deploy" {
  description = "Name of the IAM group for machine users that deploy, with the permissions in `auto_deploy_permissions`. Used with `should_create_iam_group_auto_deploy`. Group names are unique in the account and not case-sensitive; entries in `users` refer to this one."
  type        = string
  default     = "_machine.ecs-auto-deploy"
}

variable "iam_group_name_billing" {
  description = "Name of the IAM group whose members see and manage billing. Used with `should_create_iam_group_billing`. Letters, digits, and `+=,.@-_`, up to 128 characters; entries in `users` refer to the group by this name."
  type        = string
  default     = "billing"
}

variable "iam_group_name_developers" {
  description = "Name of the IAM group whose members have full access to the services in `iam_group_developers_permitted_services`. Used with `should_create_iam_group_developers`. Renaming it changes the ARN that other policies may mention."
  type        = string
  default     = "developers"
}

variable "iam_group_name_full_access" {
  description = "Name of the IAM group whose members are administrators of this account. Used with `should_create_iam_group_full_access`. A self-explanatory name makes reviews of `users` easier."
  type        = string
  default     = "full-access"
}

variable "iam_group_name_iam_admin" {
  description = "Name of the IAM group whose members administer IAM: users, groups, roles, and policies. Used with `should_create_iam_group_iam_admin`. Treat membership like full access, because members can grant it to themselves."
  type        = string
  default     = "iam-admin"
}

variable "iam_group_name_iam_user_self_mgmt" {
  description = "Name of the IAM group whose members manage their own password, access keys, SSH keys, and MFA devices. Used with `should_create_iam_group_user_self_mgmt`; `iam_policy_iam_user_self_mgmt` names its policy."
  type        = string
  default     = "iam-user-self-mgmt"
}

variable "iam_group_name_logs" {
  description = "Name of the IAM group whose members read the logs of CloudTrail, AWS Config, and CloudWatch. Used with `should_create_iam_group_logs`. Up to 128 characters, unique in the account and not case-sensitive."
  type        = string
  default     = "logs"
}

variable "iam_group_name_read_only" {
  description = "Name of the IAM group whose members can read everything in this account and change nothing. Used with `should_create_iam_group_read_only`. Reading includes stored data as well as settings."
  type        = string
  default     = "read-only"
}

variable "iam_group_name_support" {
  description = "Name of the IAM group whose members open and follow AWS Support cases (`AWSSupportAccess`). Used with `should_create_iam_group_support`. Entries in `users` refer to it."
  type        = string
  default     = "support"
}

variable "iam_group_name_use_existing_iam_roles" {
  description = "Name of the IAM group whose members can pass existing IAM roles to services, for example to an EC2 instance they start. Used with `should_create_iam_group_use_existing_iam_roles`. Members can act with any role they pass."
  type        = string
  default     = "use-existing-iam-roles"
}

variable "iam_group_names_ssh_grunt_sudo_users" {
  description = "Names of IAM groups whose members get SSH access with sudo on servers that run ssh-grunt. The groups have no AWS permissions; each server names the group it trusts. Use several names, for example one per environment, to separate who can administer what."
  type        = list(string)
  default     = ["ssh-grunt-sudo-users"]
}

variable "iam_group_names_ssh_grunt_users" {
  description = "Names of IAM groups whose members get SSH access without sudo on servers that run ssh-grunt. The groups have no AWS permissions. An empty list creates none; entries in `users` refer to the names."
  type        = list(string)
  default     = ["ssh-grunt-users"]
}

variable "iam_groups_for_cross_account_access" {
  description = "Groups whose members can switch to roles in other accounts, the main purpose of this account. Each entry has `group_name` and `iam_role_arns`, for example `{ group_name = \"_account.prod-full-access\", iam_role_arns = [\"arn:aws:iam::111122223333:role/allow-full-access-from-other-accounts\"] }`. The other account must trust this one in its matching `allow_..._from_other_account_arns`."
  type = list(object({
    group_name = string
    iam_role_arns = list(string)
  }))
  default = []
}

variable "iam_password_policy_allow_users_to_change_password" {
  description = "Whether IAM users of the security account can change their own console password. With false, an administrator has to do it for everyone, and a forced change at the first sign-in cannot work."
  type        = bool
  default     = true
}

variable "iam_password_policy_hard_expiry" {
  description = "Whether only an administrator can renew an expired password. With the default, false, people renew it themselves at sign-in, which avoids many requests in the account where everyone signs in."
  type        = bool
  default     = false
}

variable "iam_password_policy_max_password_age" {
  description = "Days after which console passwords of IAM users in the security account expire, from 1 to 1095. NIST advises against forced changes without a reason, while some standards still require 90 days; the default of 30 is stricter than either. `iam_password_policy_hard_expiry` sets what happens then."
  type        = number
  default     = 30
}

variable "iam_password_policy_minimum_password_length" {
  description = "Minimum number of characters in a console password of the security account, from 6 to 128. Passwords generated for `users` have this length too. Raising it does not invalidate existing passwords."
  type        = number
  default     = 16
}

variable "iam_password_policy_password_reuse_prevention" {
  description = "How many of their former passwords IAM users of the security account cannot reuse, from 1 to 24. CIS requires 24; the default of 5 fails that check."
  type        = number
  default     = 5
}

variable "iam_password_policy_require_lowercase_characters" {
  description = "Whether a console password in the security account must contain at least one lowercase letter (a-z). Length adds more strength than character classes, but most audits still require them."
  type        = bool
  default     = true
}

variable "iam_password_policy_require_numbers" {
  description = "Whether a console password in the security account must contain at least one digit (0-9). The Config rule of `enable_iam_password_policy` compares the account with the same value."
  type        = bool
  default     = true
}

variable "iam_password_policy_require_symbols" {
  description = "Whether a console password in the security account must contain at least one of the characters `! @ # $ % ^ & * ( ) _ + - = [ ] { }`, a vertical bar or a single quote. It applies the next time a password changes."
  type        = bool
  default     = true
}

variable "iam_password_policy_require_uppercase_characters" {
  description = "Whether a console password in the security account must contain at least one uppercase letter (A-Z). It applies the next time a password changes; existing passwords are not checked."
  type        = bool
  default     = true
}

variable "iam_policy_iam_user_self_mgmt" {
  description = "Name of the managed policy that lets users manage their own credentials, attached to the group in `iam_group_name_iam_user_self_mgmt`. Up to 128 characters, unique in the account; renaming it replaces the policy."
  type        = string
  default     = "iam-user-self-mgmt"
}

variable "iam_role_tags" {
  description = "Tags for the IAM roles that give other accounts access to the security account. Policies can use them as `aws:ResourceTag`, or as `aws:PrincipalTag` for a session, so changing a tag can change who can do what."
  type        = map(string)
  default     = {}
}

variable "insecure_sg_rules_authorized_tcp_ports" {
  description = "TCP ports that security groups of the security account can open to everyone, as a string of ports and ranges separated by commas, such as `443,1020-1025`. `enable_insecure_sg_rules` reports all others; `null` authorizes no TCP port."
  type        = string
  default     = "443"
}

variable "insecure_sg_rules_authorized_udp_ports" {
  description = "UDP ports that security groups of the security account can open to everyone, as a string such as `500,1020-1025`. `null` authorizes none. Add `1194` if an OpenVPN server uses its standard port, otherwise `enable_insecure_sg_rules` reports it."
  type        = string
  default     = null
}

variable "kms_cmk_global_tags" {
  description = "Tags for every KMS key created through `kms_customer_master_keys` in the security account, merged with the tags of each key. An IAM policy can allow or forbid the use of keys by tag."
  type        = map(string)
  default     = {}
}

variable "kms_customer_master_keys" {
  description = "KMS keys to create in the security account, keyed by name, which also forms the alias: `{ logs = { region = \"us-east-1\", cmk_administrator_iam_arns = [\"arn:aws:iam::444455556666:root\"], cmk_external_user_iam_arns = [\"arn:aws:iam::111122223333:root\"] } }`. Without `region`, the key is created in every Region of `kms_cmk_opt_in_regions`. Users inside the account go in `cmk_user_iam_arns` or `cmk_read_only_user_iam_arns`, as objects with `name` (a list of ARNs) and `conditions`. Removing an entry schedules the key for deletion, and data encrypted with it becomes unreadable."
  type        = any
  default     = {}
}

variable "kms_grant_regions" {
  description = "Region of the key for each grant in `kms_grants`, as a map with the same keys: `{ ami_encryption = \"us-east-1\" }`. It is a separate input because OpenTofu and Terraform cannot select a provider from an ARN that is not known yet. A grant without an entry is not created."
  type        = map(string)
  default     = {}
}

variable "kms_grants" {
  description = "Grants on KMS keys for principals of the security account, keyed by a name of your choice: `kms_cmk_arn`, `grantee_principal`, and `granted_operations` such as `Decrypt` and `DescribeKey`. Each needs its Region in `kms_grant_regions`; changing an entry revokes the old grant and creates a new one."
  type = map(object({
    kms_cmk_arn = string
    grantee_principal = string
    granted_operations = list(string)
  }))
  default = {}
}

variable "max_session_duration_human_users" {
  description = "Longest session, in seconds, in a role of the security account that people of other accounts assume, from 3600 to 43200 (12 hours). Shorter sessions limit the use of stolen credentials and require MFA more often."
  type        = number
  default     = 43200
}

variable "max_session_duration_machine_users" {
  description = "Longest session, in seconds, in a role of the security account made for machines, such as the one ssh-grunt uses, from 3600 to 43200. Tools renew it automatically, so the one-hour default rarely needs a change."
  type        = number
  default     = 3600
}

variable "organization_configuration_features" {
  description = "GuardDuty protection plans for member accounts of the organization, keyed by feature such as `S3_DATA_EVENTS` or `RUNTIME_MONITORING`, with `auto_enable` `ALL`, `NEW`, or `NONE` and `additional_configuration` for agents. Only the delegated administrator can set it. `{}` leaves the organization's configuration as it is."
  type = map(object({
    auto_enable = string
    additional_configuration = list(object({
      name = string
      auto_enable = string
    }))
  }))
  default = {}
}

variable "password_reset_required" {
  description = "Whether new users of the security account must choose their own password at the first sign-in. It applies to entries of `users` with `create_login_profile` and needs `iam_password_policy_allow_users_to_change_password`. With false, the generated password stays in use."
  type        = bool
  default     = true
}

variable "rds_storage_encrypted_kms_id" {
  description = "ID or ARN of the KMS key that `enable_rds_storage_encrypted` requires for every RDS instance in the security account; an instance with another key is reported too. Keep `null`, which accepts any key, if the default key `aws/rds` is good enough."
  type        = string
  default     = null
}

variable "recording_mode" {
  description = "How often AWS Config records changes in the security account: `recording_frequency` is `CONTINUOUS` or `DAILY`, and `recording_mode_override` sets another frequency for its `resource_types`, with a `description`. `null` records continuously. `DAILY` stores at most one item per resource and day, which is cheaper for resources that change often."
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
  description = "Account-wide S3 Block Public Access of the security account: an object with `block_public_acls`, `ignore_public_acls`, `block_public_policy`, and `restrict_public_buckets`. Set all four to true, because no bucket with security data should be public. `null` leaves the setting as it is."
  type = object({
    block_public_acls = optional(bool)
    ignore_public_acls = optional(bool)
    block_public_policy = optional(bool)
    restrict_public_buckets = optional(bool)
  })
  default = null
}

variable "service_linked_roles" {
  description = "Services, by host name without a protocol such as `autoscaling.amazonaws.com`, whose service-linked role is created in the security account. Each can exist only once in an account. AWS creates many of them automatically at first use; then the apply fails until you import the role."
  type        = set(string)
  default     = []
}

variable "should_create_iam_group_auto_deploy" {
  description = "Whether a group for machine users is created in the security account, with the permissions in `auto_deploy_permissions` and no MFA requirement. Prefer a role for GitHub Actions or another OpenID Connect source, because access keys of machine users have to be stored and rotated."
  type        = bool
  default     = false
}

variable "should_create_iam_group_billing" {
  description = "Whether a group for the billing of the security account is created, under the name in `iam_group_name_billing`. The bill of the organization is in the management account; access to it goes through `iam_groups_for_cross_account_access`."
  type        = bool
  default     = false
}

variable "should_create_iam_group_cross_account_access_all" {
  description = "Whether the group in `cross_account_access_all_group_name` is created, whose members can assume every role in `iam_groups_for_cross_account_access`. It is convenient for a small team; with false, you grant membership account by account."
  type        = bool
  default     = true
}

variable "should_create_iam_group_developers" {
  description = "Whether a developers group is created in the security account, with full access to the services in `iam_group_developers_permitted_services`. Applications run in other accounts, so developers need roles there rather than permissions here."
  type        = bool
  default     = false
}

variable "should_create_iam_group_full_access" {
  description = "Whether the group in `iam_group_name_full_access` is created, whose members are administrators of the security account and of all identities in it. With false, make sure that someone can still apply this service."
  type        = bool
  default     = true
}

variable "should_create_iam_group_iam_admin" {
  description = "Whether the group in `iam_group_name_iam_admin` is created, whose members administer users, groups, roles, and policies of the security account. Members can give themselves any permission, so review it like full access."
  type        = bool
  default     = false
}

variable "should_create_iam_group_logs" {
  description = "Whether the group in `iam_group_name_logs` is created, which reads the CloudTrail, AWS Config, and CloudWatch logs of the security account and decrypts them with `cloudtrail_kms_key_arn` if that is set. Useful for people on call and for auditors."
  type        = bool
  default     = false
}

variable "should_create_iam_group_read_only" {
  description = "Whether a group is created that can read everything in the security account and change nothing. Reading includes policies and stored data, which are useful to an attacker, so add members only for a reason."
  type        = bool
  default     = false
}

variable "should_create_iam_group_support" {
  description = "Whether the group in `iam_group_name_support` is created in the security account, with the `AWSSupportAccess` policy. Needed only if people open cases for this account itself."
  type        = bool
  default     = false
}

variable "should_create_iam_group_use_existing_iam_roles" {
  description = "Whether a group is created in the security account whose members can pass existing roles to AWS services (`iam:PassRole`). Anyone who can pass a stronger role to an instance and log in there gains its permissions, so leave it false unless you need it."
  type        = bool
  default     = false
}

variable "should_create_iam_group_user_self_mgmt" {
  description = "Whether the group in `iam_group_name_iam_user_self_mgmt` is created, so that people manage their own password, keys, SSH keys, and MFA devices. Without it, new users cannot register the MFA device that `should_require_mfa` requires."
  type        = bool
  default     = true
}

variable "should_require_mfa" {
  description = "Whether group members need MFA for what their groups allow, and people of other accounts for the roles here. Self-management stays possible without it, so that a new user can register a device. With false, one leaked password opens every account behind this one."
  type        = bool
  default     = true
}

variable "use_managed_iam_policies" {
  description = "Whether groups and roles of the security account get customer managed policies instead of inline ones. AWS allows ten managed policies per IAM group by default, which limits how many permissions you can add to a group by hand."
  type        = bool
  default     = true
}

variable "users" {
  description = "IAM users of your company, keyed by user name. An entry can contain `groups` (names of groups that exist or are created here), `tags`, `pgp_key` (base64 or `keybase:name`), `create_login_profile`, `create_access_keys`, `path`, and `permissions_boundary`. With a `create_` flag the `pgp_key` is required, and the secret appears in the outputs encrypted: `{ alice = { groups = [\"_all-accounts\"], pgp_key = \"keybase:alice\", create_login_profile = true } }`. Removing an entry deletes the user."
  type        = any
  default     = {}
}
