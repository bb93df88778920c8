variable "aws_account_id" {
  description = "12-digit ID of the account that is, or becomes, the management account of the organization, as a string so that leading zeros are kept. Limit the AWS provider to it with `allowed_account_ids`, so that a wrong profile cannot create an organization in another account."
  type        = string
}

variable "aws_region" {
  description = "Home Region of the management account, such as `us-east-1`, for the trail, the log buckets, and the recording of global resources such as IAM. It must be one of `config_opt_in_regions`. Changing it later replaces resources that contain audit logs."
  type        = string
}

variable "child_accounts" {
  description = "Accounts to create in the organization, keyed by account name. Each entry needs `email`, which must be unique in all of AWS; optional are `parent_id` (organizational unit), `role_name`, `iam_user_access_to_billing` (`ALLOW` or `DENY`), `tags`, `enable_config_rules`, and `is_logs_account`, which one entry sets to true to receive all audit logs. Example: `{ logs = { email = \"aws-logs@acme.com\", is_logs_account = true } }`. Do not rename a key: the next apply would remove one account and create another, and AWS limits how fast you can close accounts."
  type        = any
}

variable "config_opt_in_regions" {
  description = "Regions in which AWS Config records the management account. List every Region enabled in it (`aws ec2 describe-regions --query 'Regions[].RegionName'`), including `aws_region`. Do not pass `null` or an empty list; Regions that no one uses cost next to nothing, because AWS bills only changes."
  type        = list(string)
}

variable "ebs_opt_in_regions" {
  description = "Regions in which default EBS encryption is set for the management account. List every enabled Region, because the setting is regional and free; do not pass `null` or an empty list. With `ebs_kms_key_arns`, each Region needs its own key."
  type        = list(string)
}

variable "guardduty_opt_in_regions" {
  description = "Regions in which GuardDuty monitors the management account. List every enabled Region (`aws ec2 describe-regions`); do not pass `null` or an empty list. This service has no input that turns GuardDuty off, so this list alone decides where detectors run."
  type        = list(string)
}

variable "iam_access_analyzer_opt_in_regions" {
  description = "Regions in which Access Analyzer runs for the management account, or for the entire organization if `iam_access_analyzer_type` says so. List all enabled Regions; do not pass `null` or an empty list."
  type        = list(string)
}

variable "name_prefix" {
  description = "Prefix, such as `acme-root`, for the trail and, by default, for the central CloudTrail and AWS Config buckets. Use lowercase letters, digits, and hyphens and keep it short: bucket names have at most 63 characters and are globally unique. Changing it replaces the resources named with it."
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
  description = "GitHub repositories whose Actions workflows can assume the auto-deploy role in the management account, as a map from `org/repo` to branch names, for example `{ \"acme/infrastructure-root\" = [\"main\"] }`. It takes effect with `enable_github_actions_access`, and you cannot combine it with `allow_auto_deploy_from_other_account_arns`. Keep it empty unless a pipeline has to change the organization itself."
  type        = map(list(string))
  default     = {}
}

variable "allow_auto_deploy_from_other_account_arns" {
  description = "IAM ARNs in other accounts, such as a deploy runner's role, that can assume the auto-deploy role in the management account without MFA. The role can do what `auto_deploy_permissions` lists. Leave it empty unless automation must change the organization; a leaked credential of this role can reach every account."
  type        = list(string)
  default     = []
}

variable "allow_auto_deploy_iam_role_permissions_boundary" {
  description = "ARN of the IAM policy that caps what the auto-deploy role of the management account can do, even if `auto_deploy_permissions` lists more. Set it if pipelines create IAM roles, so that they cannot extend their own permissions. `null` sets no boundary."
  type        = string
  default     = null
}

variable "allow_billing_access_from_other_account_arns" {
  description = "IAM ARNs, usually the security account's `arn:aws:iam::444455556666:root`, whose users can assume a role with billing permissions in the management account, which contains the consolidated bill of the organization. The root user must first turn on IAM access to billing for the account. An empty list creates no role."
  type        = list(string)
  default     = []
}

variable "allow_billing_access_iam_role_permissions_boundary" {
  description = "ARN of the IAM policy that caps the billing role of the management account. The policy must allow the billing and cost management actions, otherwise finance staff see an empty console. `null` sets no boundary. Used with `allow_billing_access_from_other_account_arns`."
  type        = string
  default     = null
}

variable "allow_cloudtrail_access_with_iam" {
  description = "Whether IAM policies of the account that owns the CloudTrail KMS key can grant use of it. If false, only the principals in `cloudtrail_kms_key_user_iam_arns` and `cloudtrail_kms_key_administrator_iam_arns` can use the key, so an administrator who is not listed cannot read the logs."
  type        = bool
  default     = true
}

variable "allow_dev_access_from_other_account_arns" {
  description = "IAM ARNs whose users can assume a developer role in the management account, with full access to the services in `dev_permitted_services`. No workload should run in this account, so the empty default, which creates no role, is nearly always right."
  type        = list(string)
  default     = []
}

variable "allow_dev_access_iam_role_permissions_boundary" {
  description = "ARN of the IAM policy that caps the developer role of the management account. It can take single actions out of the full access to `dev_permitted_services`, such as deleting backups. `null` sets no boundary. Used with `allow_dev_access_from_other_account_arns`."
  type        = string
  default     = null
}

variable "allow_full_access_from_other_account_arns" {
  description = "IAM ARNs, usually the security account's `arn:aws:iam::444455556666:root`, whose users can assume a role with full administrator permissions in the management account, and so over the organization and all its accounts. Keep the list as short as possible; an empty list creates no role."
  type        = list(string)
  default     = []
}

variable "allow_full_access_iam_role_permissions_boundary" {
  description = "ARN of the IAM policy that caps the administrator role of the management account, for example to protect the trail from administrators. If it is too narrow, no one can repair the account through this role. `null` sets no boundary. Used with `allow_full_access_from_other_account_arns`."
  type        = string
  default     = null
}

variable "allow_logs_access_from_other_account_arns" {
  description = "IAM ARNs, usually the security account's `:root`, whose users can assume a role that reads the CloudTrail, AWS Config, and CloudWatch logs of the management account. If the trail is encrypted with `cloudtrail_kms_key_arn`, the role can decrypt with that key. An empty list creates no role."
  type        = list(string)
  default     = []
}

variable "allow_read_only_access_from_other_account_arns" {
  description = "IAM ARNs, usually the security account's `:root`, whose users can assume a role that can read everything in the management account, including the organization and the bill, but change nothing. An empty list creates no role."
  type        = list(string)
  default     = []
}

variable "allow_read_only_access_iam_role_permissions_boundary" {
  description = "ARN of the IAM policy that caps the read-only role of the management account. A boundary without `s3:GetObject` or `dynamodb:GetItem` lets readers see the configuration but not the data. `null` sets no boundary. Used with `allow_read_only_access_from_other_account_arns`."
  type        = string
  default     = null
}

variable "allow_ssh_grunt_access_from_other_account_arns" {
  description = "IAM ARNs of accounts whose servers can read IAM groups and public SSH keys from the management account through ssh-grunt. Useful only if your users live in this account instead of the security account. An empty list creates no role."
  type        = list(string)
  default     = []
}

variable "allow_support_access_from_other_account_arns" {
  description = "IAM ARNs, usually the security account's `:root`, whose users can assume a role that opens and follows AWS Support cases for the management account (the `AWSSupportAccess` policy), including cases about billing and account closure. An empty list creates no role."
  type        = list(string)
  default     = []
}

variable "allow_support_access_iam_role_permissions_boundary" {
  description = "ARN of the IAM policy that caps the AWS Support role of the management account. It must allow the `support:` actions. You mostly need it where a service control policy forbids roles without a boundary; `null` sets none. Used with `allow_support_access_from_other_account_arns`."
  type        = string
  default     = null
}

variable "auto_deploy_permissions" {
  description = "IAM actions, such as `organizations:Describe*`, allowed to the auto-deploy role and the auto-deploy group of the management account, on all resources. Used when `allow_auto_deploy_from_other_account_arns`, `allow_auto_deploy_from_github_actions_for_sources`, or `should_create_iam_group_auto_deploy` is set. Keep it empty if no pipeline deploys to this account."
  type        = list(string)
  default     = []
}

variable "aws_config_iam_role_permissions_boundary" {
  description = "ARN of the IAM policy that caps the role with which AWS Config reads the management account and delivers data. The boundary must allow both, or the recorder stops without a visible error. Set it where a service control policy forbids roles without a boundary; `null` sets none."
  type        = string
  default     = null
}

variable "child_accounts_yaml" {
  description = "Child accounts in YAML, with the same structure as `child_accounts`, to which they are added. It suits teams that keep the list of accounts in a separate file or generate it. Use each account name in only one of the two; `null` adds nothing."
  type        = string
  default     = null
}

variable "cloudtrail_additional_bucket_policy_statements" {
  description = "Additional statements for the policy of the central CloudTrail bucket, for example read access for a SIEM that analyzes all accounts. A map from a unique statement ID to its attributes (`effect`, `actions`, `principals`, `conditions`). `null` leaves only the statements that CloudTrail needs."
  type        = any
  default     = null
}

variable "cloudtrail_advanced_event_selectors" {
  description = "Advanced event selectors of the trail, keyed by name, with conditions on fields such as `eventCategory`, `resources.type`, `eventName`, and `resources.ARN`. They record data events more precisely, and for more services, than `cloudtrail_data_logging_resources`, and you cannot combine them with `cloudtrail_data_logging_enabled`. `{}` uses none."
  type        = any
  default     = {}
}

variable "cloudtrail_allow_kms_describe_key_to_external_aws_accounts" {
  description = "Whether the child accounts can call `kms:DescribeKey` on the CloudTrail key that this service creates. They can then look up the key by its alias when their own baseline is deployed, without being given the ARN. It does not allow them to decrypt."
  type        = bool
  default     = false
}

variable "cloudtrail_archive_storage_class" {
  description = "S3 storage class for CloudTrail logs older than `cloudtrail_num_days_after_which_archive_log_data`, such as `GLACIER`, `GLACIER_IR`, or `DEEP_ARCHIVE`. You can read `GLACIER_IR` immediately; `DEEP_ARCHIVE` is cheapest but takes 12 hours or more to restore and is billed for at least 180 days. It matters only where the bucket is created here."
  type        = string
  default     = "GLACIER"
}

variable "cloudtrail_cloudwatch_logs_group_name" {
  description = "Name of the log group in the management account that receives a second copy of the trail, for metric filters and quick queries. `null` sends nothing to CloudWatch Logs. With `cloudtrail_is_organization_trail`, the events of all accounts end up there, which can be expensive."
  type        = string
  default     = "cloudtrail-logs"
}

variable "cloudtrail_data_logging_enabled" {
  description = "Whether the trail of the management account also records data events, that is, access to individual S3 objects, Lambda invocations, or DynamoDB items, for the resources in `cloudtrail_data_logging_resources`. AWS bills data events per event, and there can be a thousand times more of them than management events."
  type        = bool
  default     = false
}

variable "cloudtrail_data_logging_include_management_events" {
  description = "Whether the event selector that records data events in the management account keeps recording management events too. Used with `cloudtrail_data_logging_enabled`. Set it to false only if another trail records management events, otherwise changes to the account are not logged."
  type        = bool
  default     = true
}

variable "cloudtrail_data_logging_read_write_type" {
  description = "Which events the selector records: `ReadOnly`, `WriteOnly`, or `All`. Used with `cloudtrail_data_logging_enabled`. `WriteOnly` reduces the volume in the management account considerably, but you can no longer find out who read an object."
  type        = string
  default     = "All"
}

variable "cloudtrail_data_logging_resources" {
  description = "Resources whose data events are recorded, as a map from type to ARNs or ARN prefixes: `{ \"AWS::S3::Object\" = [\"arn:aws:s3:::acme-terraform-state/\"] }`. Types are `AWS::S3::Object`, `AWS::Lambda::Function`, and `AWS::DynamoDB::Table`. In an organization trail, a broad prefix such as `arn:aws:s3` covers every bucket of every account. Used with `cloudtrail_data_logging_enabled`; `cloudtrail_advanced_event_selectors` is the finer alternative."
  type        = map(list(string))
  default     = {}
}

variable "cloudtrail_enable_key_rotation" {
  description = "Whether KMS rotates the material of the CloudTrail key once a year. Old logs stay readable, because KMS keeps earlier material. CIS benchmarks require true; a key passed in `cloudtrail_kms_key_arn` is not changed."
  type        = bool
  default     = true
}

variable "cloudtrail_force_destroy" {
  description = "Whether a destroy can delete the central CloudTrail bucket together with the logs of all accounts in it. Leave it false outside of tests: it would erase the audit history of the organization."
  type        = bool
  default     = false
}

variable "cloudtrail_iam_role_permissions_boundary" {
  description = "ARN of the IAM policy that caps the role with which CloudTrail writes to the log group of the management account. It must allow `logs:CreateLogStream` and `logs:PutLogEvents`. `null` sets no boundary; without `cloudtrail_cloudwatch_logs_group_name` there is no such role."
  type        = string
  default     = null
}

variable "cloudtrail_insight_selector" {
  description = "CloudTrail Insights to enable on the trail of the management account: `ApiCallRateInsight` and `ApiErrorRateInsight`. With `cloudtrail_is_organization_trail`, they analyze every account, and AWS bills each analyzed event per type. An empty list turns Insights off."
  type        = list(string)
  default     = []
}

variable "cloudtrail_is_organization_trail" {
  description = "Whether the trail of the management account records all accounts of the organization. Child baselines can then set `enable_cloudtrail` to false, which avoids paying for a second copy of management events. It needs `cloudtrail.amazonaws.com` in `organizations_aws_service_access_principals`."
  type        = bool
  default     = false
}

variable "cloudtrail_kms_key_administrator_iam_arns" {
  description = "IAM ARNs that administer the CloudTrail KMS key and can change its policy. If a child account is marked `is_logs_account`, its root principal is added, because its ID is unknown before the first apply. Leave it empty if `cloudtrail_kms_key_arn` names an existing key."
  type        = list(string)
  default     = []
}

variable "cloudtrail_kms_key_arn" {
  description = "ARN of an existing KMS key that encrypts the CloudTrail logs. With `null`, the service creates one next to the bucket, in the logs account if `child_accounts` has one. Pass an ARN when the logs account was set up earlier, together with `cloudtrail_should_create_s3_bucket` false."
  type        = string
  default     = null
}

variable "cloudtrail_kms_key_arn_is_alias" {
  description = "Whether `cloudtrail_kms_key_arn` contains an alias or alias ARN instead of a key ARN; the module then resolves it. Across accounts the lookup works only if the owner of the key has set `cloudtrail_allow_kms_describe_key_to_external_aws_accounts`."
  type        = bool
  default     = false
}

variable "cloudtrail_kms_key_service_principals" {
  description = "AWS services in addition to CloudTrail that can use the key of the organization's logs, for example to write notifications. Each entry has `name` (a principal such as `sns.amazonaws.com`), `actions`, and `conditions` with `test`, `variable`, and `values`; restrict it with `aws:SourceOrgID` or `aws:SourceAccount`."
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
  description = "IAM ARNs, such as an auditor's role, that can decrypt the organization's CloudTrail logs without administering the key. Used if this service creates the key; with `cloudtrail_kms_key_arn` the policy of that key applies."
  type        = list(string)
  default     = []
}

variable "cloudtrail_num_days_after_which_archive_log_data" {
  description = "Days after which logs in the central CloudTrail bucket move to the class in `cloudtrail_archive_storage_class`, by default S3 Glacier. Leave enough days for investigations, often 90, because reading from Glacier takes minutes to hours. It must be less than `cloudtrail_num_days_after_which_delete_log_data`."
  type        = number
  default     = 30
}

variable "cloudtrail_num_days_after_which_delete_log_data" {
  description = "Days after which logs of all accounts are deleted from the central CloudTrail bucket. A deletion cannot be undone, so match the longest retention that any of your accounts must meet (PCI DSS requires one year, other rules up to seven)."
  type        = number
  default     = 365
}

variable "cloudtrail_num_days_to_retain_cloudwatch_logs" {
  description = "Days for which the log group in `cloudtrail_cloudwatch_logs_group_name` keeps the trail of the management account. The allowed values are those of CloudWatch Logs (1, 3, 5, 7, 14, 30, 60, 90, and so on, up to 3653). 0 keeps everything, and the storage is billed indefinitely. 14 to 90 days are enough for debugging, because S3 has the full history."
  type        = number
  default     = 0
}

variable "cloudtrail_organization_id" {
  description = "ID of the organization (`o-` and 10 to 32 letters and digits) that can write to the CloudTrail bucket when one trail serves the entire organization. Needed with `cloudtrail_is_organization_trail` when `create_organization` is false; otherwise, the service uses the organization that it creates."
  type        = string
  default     = null
}

variable "cloudtrail_s3_bucket_name" {
  description = "Name of the central S3 bucket for CloudTrail logs, globally unique, 3 to 63 lowercase characters. `null` makes it `name_prefix` followed by `-cloudtrail`. The bucket is created in the logs account if there is one; renaming it later leaves the history behind in the old one."
  type        = string
  default     = null
}

variable "cloudtrail_s3_mfa_delete" {
  description = "Whether MFA delete is declared as enabled on the CloudTrail bucket. The flag cannot turn MFA delete on: only the root user of the bucket's account can do that, through the AWS CLI or API. Set it to true afterward, so that plans for the management account show no difference."
  type        = bool
  default     = false
}

variable "cloudtrail_should_create_s3_bucket" {
  description = "Whether this service creates the CloudTrail bucket, in the child account marked `is_logs_account` or else in the management account. Used if `enable_cloudtrail` is true. Set it to false if the bucket in `cloudtrail_s3_bucket_name` already exists."
  type        = bool
  default     = true
}

variable "cloudtrail_tags" {
  description = "Tags for the organization's CloudTrail resources: the trail, the central bucket, the KMS key, and the log group. Keys have up to 128 characters and values up to 256; a tag such as `data = \"audit\"` lets a service control policy protect all of them."
  type        = map(string)
  default     = {}
}

variable "config_aggregate_config_data_in_external_account" {
  description = "Whether AWS Config of the management account delivers its data to the account in `config_central_account_id`. If a child account is marked `is_logs_account`, that happens anyway and this input is ignored."
  type        = bool
  default     = false
}

variable "config_central_account_id" {
  description = "ID of an existing account that owns the bucket and topics for AWS Config. Used with `config_aggregate_config_data_in_external_account`. Leave it an empty string if a child account is marked `is_logs_account`, because its ID is used then."
  type        = string
  default     = ""
}

variable "config_create_account_rules" {
  description = "Whether the Config rules are created as rules of the management account only. With false, they become organization rules that AWS applies to every account, which fails in accounts without a recorder; see `configrules_excluded_accounts`. Account rules in every baseline avoid that problem."
  type        = bool
  default     = true
}

variable "config_delivery_channel_kms_key_arn" {
  description = "ARN of the KMS key with which AWS Config of the management account encrypts what it delivers to an existing bucket. The key must be in the bucket's Region and allow the Config role; `null` relies on the bucket's own encryption. Used only if `config_should_create_s3_bucket` is false, otherwise `config_s3_bucket_kms_key_arn` applies."
  type        = string
  default     = null
}

variable "config_force_destroy" {
  description = "Whether a destroy can delete the AWS Config bucket of the management account while it contains snapshots and history. Leave it false outside of tests, because the history of resource changes is lost with the bucket."
  type        = bool
  default     = false
}

variable "config_num_days_after_which_archive_log_data" {
  description = "Days after which AWS Config files in the bucket move to S3 Glacier. It must be less than `config_num_days_after_which_delete_log_data`. It applies only if the baseline of the management account creates the bucket."
  type        = number
  default     = 365
}

variable "config_num_days_after_which_delete_log_data" {
  description = "Days after which AWS Config history and snapshots are deleted from the bucket. The default is two years; check what your audits require. It applies only if the baseline of the management account creates the bucket; a deletion cannot be undone."
  type        = number
  default     = 730
}

variable "config_recording_groups" {
  description = "What the recorder of the management account records, keyed by recorder name: either `all_supported = true`, or `resource_types` with `use_only = \"INCLUSION_BY_RESOURCE_TYPES\"`, or `exclusion_by_resource_types` with `EXCLUSION_BY_RESOURCE_TYPES`, in `recording_strategy`. `null` records every supported type. AWS bills each recorded change, so exclude types that change all the time."
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
  description = "ARN of the KMS key that encrypts the central AWS Config bucket. It must be in `aws_region`, in the account that gets the bucket, and its policy must allow the Config roles of all accounts. `null` uses Amazon S3 managed keys. Used only with `config_should_create_s3_bucket`."
  type        = string
  default     = null
}

variable "config_s3_bucket_name" {
  description = "Name of the central S3 bucket for AWS Config data of all accounts, globally unique. `null` derives it from `name_prefix`. Pass the same name to the app and security baselines, which deliver to it."
  type        = string
  default     = null
}

variable "config_s3_mfa_delete" {
  description = "Whether MFA delete is declared as enabled on the AWS Config bucket, so that plans show no difference. Only the root user of the bucket's account can turn it on (`aws s3api put-bucket-versioning` with an MFA code); it then protects history and snapshots even from a stolen administrator session. Only for a bucket that the baseline of the management account creates."
  type        = bool
  default     = false
}

variable "config_should_create_s3_bucket" {
  description = "Whether this service creates the central AWS Config bucket: in the logs account of `child_accounts`, or in the management account without one. Choose false if AWS Control Tower or an earlier setup left a bucket to reuse, and name it in `config_s3_bucket_name`."
  type        = bool
  default     = true
}

variable "config_should_create_sns_topic" {
  description = "Whether an SNS topic for AWS Config notifications is created. With false, a topic named `config_sns_topic_name` must already exist if you want notifications."
  type        = bool
  default     = false
}

variable "config_sns_topic_kms_key_region_map" {
  description = "KMS keys that encrypt the AWS Config topics, as a map from Region to key ARN, for example `{ us-east-1 = \"arn:aws:kms:us-east-1:111122223333:key/...\" }`. `null`, or a Region missing in the map, leaves the topic without a customer managed key. The key policies must let AWS Config of the management account use the keys. AWS lists encrypted topics as not supported by AWS Config, so check that notifications arrive."
  type        = map(string)
  default     = null
}

variable "config_sns_topic_name" {
  description = "Name of the SNS topic to which AWS Config of the management account sends changes and compliance results: a new topic if `config_should_create_sns_topic` is true, an existing one otherwise. Letters, digits, hyphens, and underscores, up to 256."
  type        = string
  default     = "ConfigTopic"
}

variable "config_tags" {
  description = "Tags for those AWS Config resources of the management account that support them, including the bucket and topics created here. A map such as `{ data = \"audit\" }`; keys have up to 128 characters and values up to 256."
  type        = map(string)
  default     = {}
}

variable "configrules_excluded_accounts" {
  description = "IDs of accounts to leave out of the organization's Config rules, for example because they have no recorder yet. Used only if `config_create_account_rules` is false, which is not recommended. Remove an ID once its account has its baseline."
  type        = list(string)
  default     = []
}

variable "configrules_maximum_execution_frequency" {
  description = "How often periodic Config rules of the management account are evaluated: `One_Hour`, `Three_Hours`, `Six_Hours`, `Twelve_Hours`, or `TwentyFour_Hours`. Rules triggered by changes ignore it. AWS bills each evaluation, so hourly runs cost 24 times as much as the default."
  type        = string
  default     = "TwentyFour_Hours"
}

variable "create_organization" {
  description = "Whether the service creates the AWS Organization. Set it to false if this account already manages one; the service then works inside it. An account that is a member of another organization cannot create one."
  type        = bool
  default     = true
}

variable "cross_account_access_all_group_name" {
  description = "Name of the IAM group whose members can assume every role listed in `iam_groups_for_cross_account_access`, a convenience for administrators. The leading underscore sorts it first. Renaming it changes the group's ARN; memberships from `users` are kept."
  type        = string
  default     = "_all-accounts"
}

variable "dev_permitted_services" {
  description = "Services, by IAM prefix such as `ce` or `budgets`, to which the developer role of the management account has full access, if `allow_dev_access_from_other_account_arns` creates that role. Never list `iam` or `organizations` here."
  type        = list(string)
  default     = []
}

variable "ebs_enable_encryption" {
  description = "Whether new EBS volumes and snapshot copies in the management account are encrypted by default, in all Regions of `ebs_opt_in_regions`. It applies only to new volumes and costs nothing; existing volumes stay unencrypted until you copy them."
  type        = bool
  default     = true
}

variable "ebs_kms_key_arns" {
  description = "KMS keys for default EBS encryption, as a map from Region to key ARN, for example `{ us-east-1 = \"arn:aws:kms:us-east-1:111122223333:key/...\" }`. Used with `ebs_use_existing_kms_keys`; every Region in `ebs_opt_in_regions` then needs an entry."
  type        = map(string)
  default     = {}
}

variable "ebs_use_existing_kms_keys" {
  description = "Whether the default EBS encryption of the management account uses the keys in `ebs_kms_key_arns` instead of the AWS managed key `alias/aws/ebs`. This service does not create such keys, so they must exist first."
  type        = bool
  default     = false
}

variable "enable_cloudtrail" {
  description = "Whether the management account gets a trail, and the organization its central bucket and key. Set it to false only if another tool, such as AWS Control Tower, already records all accounts; all other `cloudtrail_` inputs are then ignored."
  type        = bool
  default     = true
}

variable "enable_cloudtrail_s3_server_access_logging" {
  description = "Whether S3 logs every request to the CloudTrail bucket in a second bucket, so that reading or deleting audit logs leaves a trace. CIS benchmarks require it. It adds storage cost, and entries can arrive hours later."
  type        = bool
  default     = false
}

variable "enable_config" {
  description = "Whether AWS Config records the management account and the central bucket is created. AWS allows one recorder per Region, so set it to false if AWS Control Tower runs it; all other `config_` inputs are then ignored."
  type        = bool
  default     = true
}

variable "enable_encrypted_volumes" {
  description = "Whether the Config rule `encrypted-volumes` reports attached EBS volumes of the management account without encryption. You can require a specific key with `encrypted_volumes_kms_id`. The rule reports and changes nothing."
  type        = bool
  default     = true
}

variable "enable_github_actions_access" {
  description = "Whether the management account gets an OpenID Connect provider for GitHub Actions. Workflows in `allow_auto_deploy_from_github_actions_for_sources` can then work here without stored keys. You rarely need it, because pipelines should deploy to app accounts."
  type        = bool
  default     = false
}

variable "enable_iam_access_analyzer" {
  description = "Whether IAM Access Analyzer reports resources of the management account that are shared with external principals, such as buckets, roles, keys, and queues, in all Regions of `iam_access_analyzer_opt_in_regions`. AWS does not charge for findings on external access."
  type        = bool
  default     = false
}

variable "enable_iam_cross_account_roles" {
  description = "Whether the roles for access from other accounts to the management account are created. With false, all `allow_..._from_other_account_arns` inputs have no effect; first check that another administrator can sign in."
  type        = bool
  default     = true
}

variable "enable_iam_groups" {
  description = "Whether the IAM groups of the management account are created. Set it to false if no one signs in here as an IAM user; all `should_create_iam_group_` inputs then have no effect. The apply fails for entries of `users` that list such a group."
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
  description = "Whether the Config rule `rds-storage-encrypted` reports RDS instances of the management account whose storage is not encrypted. You cannot turn on encryption for an existing instance, only restore an encrypted copy, so act on a report early. See `rds_storage_encrypted_kms_id`."
  type        = bool
  default     = true
}

variable "enable_root_account_mfa" {
  description = "Whether the Config rule `root-account-mfa-enabled` reports a root user of the management account without MFA. Keep it true, because no service control policy can restrict this root user."
  type        = bool
  default     = true
}

variable "enable_s3_bucket_public_read_prohibited" {
  description = "Whether the Config rule `s3-bucket-public-read-prohibited` reports buckets of the management account that anyone can read through a policy or ACL. It reports and changes nothing; `s3_account_public_access_block` prevents public access."
  type        = bool
  default     = true
}

variable "enable_s3_bucket_public_write_prohibited" {
  description = "Whether the Config rule `s3-bucket-public-write-prohibited` reports buckets of the management account that anyone can write to. Treat a finding as urgent: anyone can store files at your cost or replace yours."
  type        = bool
  default     = true
}

variable "encrypted_volumes_kms_id" {
  description = "ID or ARN of the KMS key with which EBS volumes of the management account must be encrypted to pass `enable_encrypted_volumes`. `null` accepts any key. KMS keys are regional, so a single key makes volumes in other Regions fail the rule."
  type        = string
  default     = null
}

variable "force_destroy_users" {
  description = "Whether the service can delete a user of the management account who still has access keys, MFA devices, or a password that it does not manage. With false, such a deletion fails with `DeleteConflict`. True makes offboarding easier, because most users register an MFA device themselves."
  type        = bool
  default     = false
}

variable "github_actions_openid_connect_provider_thumbprint_list" {
  description = "Fixed list of SHA-1 thumbprints (40 hex digits) of the certificate authority of GitHub's token endpoint, for `enable_github_actions_access` in the management account. `null` looks them up at plan time. That is enough, because for GitHub, AWS verifies the endpoint against its own store of trusted authorities and ignores the thumbprint."
  type        = list(string)
  default     = null
}

variable "guardduty_accept_invite" {
  description = "Whether the management account accepts the invitation of the GuardDuty administrator in `guardduty_admin_account_id`. With a delegated administrator, leave it false: the management account is then added like any other member. It is meant for setups that invite accounts one by one."
  type        = bool
  default     = false
}

variable "guardduty_admin_account_id" {
  description = "ID of the account that administers GuardDuty, normally the security account. With `guardduty_create_organization_admin_account`, it becomes the delegated administrator of the organization; with `guardduty_accept_invite` its invitation is accepted. `null` names none."
  type        = string
  default     = null
}

variable "guardduty_cloudwatch_event_rule_name" {
  description = "Name of the EventBridge rule (formerly CloudWatch Events) that passes GuardDuty findings of the management account to SNS, in each Region. Up to 64 letters, digits, periods, hyphens, and underscores. Used with `guardduty_publish_findings_to_sns`; changing it replaces the rule."
  type        = string
  default     = "guardduty-finding-events"
}

variable "guardduty_create_organization_admin_account" {
  description = "Whether the account in `guardduty_admin_account_id` becomes the delegated GuardDuty administrator of the organization, in every Region of `guardduty_opt_in_regions`. Only the management account can do this, and `guardduty.amazonaws.com` should be in `organizations_aws_service_access_principals`. Removing it removes the members' association."
  type        = bool
  default     = false
}

variable "guardduty_detector_features" {
  description = "GuardDuty protection plans of the management account, keyed by feature such as `S3_DATA_EVENTS`, `RDS_LOGIN_EVENTS`, or `RUNTIME_MONITORING`, with `status` `ENABLED` or `DISABLED` and `additional_configuration` for agents. In an account without workloads, few of them have anything to monitor. `{}` leaves them as they are."
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
  description = "How often GuardDuty reports repeated occurrences of a finding in the management account: `FIFTEEN_MINUTES`, `ONE_HOUR`, or `SIX_HOURS`. New findings arrive within minutes regardless; `null` leaves the AWS default of six hours. If another account administers GuardDuty, you cannot change it here."
  type        = string
  default     = null
}

variable "guardduty_findings_allow_kms_access_with_iam" {
  description = "Whether IAM policies in the management account can grant use of the KMS key created for exported findings. With false, only the ARNs in `guardduty_findings_kms_key_administrator_iam_arns` and `guardduty_findings_kms_key_user_iam_arns` can use it. It has no effect on an existing key."
  type        = bool
  default     = true
}

variable "guardduty_findings_allowed_regions" {
  description = "Regions among those that AWS does not enable by default, such as `me-south-1`, whose GuardDuty can write to the findings bucket and use its key. List every opt-in Region that is also in `guardduty_opt_in_regions`. An empty list covers only the Regions enabled by default."
  type        = list(string)
  default     = []
}

variable "guardduty_findings_enable_key_rotation" {
  description = "Whether KMS rotates the key for exported findings once a year. Exports that were encrypted with earlier key material stay readable. CIS benchmarks require true; a key passed in `guardduty_findings_kms_key_arn` keeps its own setting."
  type        = bool
  default     = true
}

variable "guardduty_findings_external_aws_account_ids_with_write_access" {
  description = "IDs of other accounts whose GuardDuty can export findings to the bucket created from the management account. Prefer a bucket in the logs or security account, so that no one needs access to this one; an empty list allows no other account."
  type        = list(string)
  default     = []
}

variable "guardduty_findings_force_destroy" {
  description = "Whether a destroy can delete the findings bucket of the management account together with every export in it. Leave it false outside of tests: GuardDuty itself keeps findings for only 90 days, so the bucket may contain the only copy."
  type        = bool
  default     = false
}

variable "guardduty_findings_kms_key_administrator_iam_arns" {
  description = "IAM ARNs that administer the KMS key for exported findings of the management account and can change who can read them. Name at least one if the key is created here. Keep the list to the people who administer the organization anyway."
  type        = list(string)
  default     = []
}

variable "guardduty_findings_kms_key_already_exists" {
  description = "Whether the KMS key for exported findings already exists. True requires `guardduty_findings_kms_key_arn`. With false and `guardduty_findings_should_create_bucket`, the management account gets its own key for the findings."
  type        = bool
  default     = false
}

variable "guardduty_findings_kms_key_arn" {
  description = "ARN of an existing KMS key that encrypts the exported findings of the management account. GuardDuty exports nothing without a key. It must be in the bucket's Region, and its policy must allow `guardduty.amazonaws.com`. Used with `guardduty_publish_findings_to_s3`."
  type        = string
  default     = null
}

variable "guardduty_findings_kms_key_service_principals" {
  description = "AWS services in addition to GuardDuty that can use the key created for the findings of the management account. Entries have `name`, `actions`, `additional_principals`, and `conditions`; restrict them with `aws:SourceOrgID`. An empty list allows GuardDuty only."
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
  description = "IAM ARNs that can decrypt the exported findings of the management account without changing the key, such as the role of an auditor. An empty list adds no one to the principals that `guardduty_findings_allow_kms_access_with_iam` allows."
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
  description = "ARN of an existing bucket that receives the findings of the management account, for example in the logs account. Its policy must let GuardDuty write for this account. `null` is right if `guardduty_findings_should_create_bucket` creates the bucket."
  type        = string
  default     = null
}

variable "guardduty_findings_s3_bucket_name" {
  description = "Name of the findings bucket that `guardduty_findings_should_create_bucket` creates, globally unique, 3 to 63 lowercase characters. A name starting with `name_prefix` fits the other audit buckets. Leave it `null` if `guardduty_findings_s3_bucket_arn` names an existing bucket."
  type        = string
  default     = null
}

variable "guardduty_findings_s3_bucket_prefix" {
  description = "Folder, with a slash at the end, that is created in the new findings bucket. GuardDuty validates that the prefix exists when an export is set up, so set this whenever `guardduty_findings_s3_prefix` is set. `null` creates no folder."
  type        = string
  default     = null
}

variable "guardduty_findings_s3_mfa_delete" {
  description = "Whether MFA delete is declared as enabled on the findings bucket created in the management account. OpenTofu and Terraform cannot turn it on: the root user does so with `aws s3api put-bucket-versioning` and an MFA code. Set it to true afterward, so that plans show no difference."
  type        = bool
  default     = false
}

variable "guardduty_findings_s3_prefix" {
  description = "Prefix for the exported findings inside the bucket, without a slash at the end. `null` uses the path that AWS chooses, `AWSLogs/`, the account ID, `GuardDuty/`, and the Region. The prefix must exist in the bucket first; see `guardduty_findings_s3_bucket_prefix`."
  type        = string
  default     = null
}

variable "guardduty_findings_should_create_bucket" {
  description = "Whether this service creates the bucket in `guardduty_findings_s3_bucket_name`, with the policy that GuardDuty needs. With false, name a bucket in `guardduty_findings_s3_bucket_arn`; a central bucket outside the management account separates duties better."
  type        = bool
  default     = false
}

variable "guardduty_findings_sns_topic_name" {
  description = "Name of the SNS topic that receives GuardDuty findings of the management account, one topic of this name per Region. Used if `guardduty_publish_findings_to_sns` is true. Up to 256 letters, digits, hyphens, and underscores."
  type        = string
  default     = "guardduty-findings"
}

variable "guardduty_findings_tags" {
  description = "Tags for the bucket and KMS key for the GuardDuty findings of the management account. A tag such as `data = \"audit\"` lets you protect them in policies and find them in cost reports. `{}` adds none."
  type        = map(string)
  default     = {}
}

variable "guardduty_publish_findings_to_s3" {
  description = "Whether GuardDuty exports the findings of the management account to S3. It keeps findings for only 90 days itself, so turn the export on if audits cover a longer period. It needs a bucket (`guardduty_findings_should_create_bucket` or `guardduty_findings_s3_bucket_arn`) and a KMS key."
  type        = bool
  default     = false
}

variable "guardduty_publish_findings_to_sns" {
  description = "Whether findings of the management account are sent to the SNS topic in `guardduty_findings_sns_topic_name`. With false, you see them only in the console and through the API, and no one is notified. The topics have no subscriptions until you add some."
  type        = bool
  default     = false
}

variable "iam_access_analyzer_name" {
  description = "Name of the analyzer in each Region of the management account. It starts with a letter, followed by letters, digits, periods, hyphens, and underscores, up to 255 characters; changing it replaces the analyzer and starts its findings over."
  type        = string
  default     = "baseline_root-iam_access_analyzer"
}

variable "iam_access_analyzer_type" {
  description = "Zone of trust: with `ORGANIZATION`, one analyzer in the management account covers all accounts and reports what is shared outside the organization; `ACCOUNT` covers this account only. `ORGANIZATION` needs `access-analyzer.amazonaws.com` in `organizations_aws_service_access_principals`."
  type        = string
  default     = "ORGANIZATION"
}

variable "iam_group_developers_permitted_services" {
  description = "Services, by IAM prefix such as `cloudwatch`, to which members of the developers group have full access in the management account. Used with `should_create_iam_group_developers`; never list `iam` or `organizations`."
  type        = list(string)
  default     = []
}

variable "iam_group_names_ssh_grunt_sudo_users" {
  description = "Names of IAM groups, created in the management account, whose members get SSH access with sudo on servers that run ssh-grunt. Servers should look up users in the security account, so the list is empty by default, and no group is created."
  type        = list(string)
  default     = []
}

variable "iam_group_names_ssh_grunt_users" {
  description = "Names of IAM groups for SSH without sudo, created in the management account. ssh-grunt on a server would have to read them from here, which ties servers to your most sensitive account; leave the list empty and use the security account."
  type        = list(string)
  default     = []
}

variable "iam_groups_for_cross_account_access" {
  description = "Groups in the management account whose members can assume roles of other accounts. Each entry has `group_name` and `iam_role_arns`, such as `arn:aws:iam::111122223333:role/allow-read-only-access-from-other-accounts`. Daily access should start in the security account; use this list for emergencies."
  type = list(object({
    group_name = string
    iam_role_arns = list(string)
  }))
  default = []
}

variable "iam_password_policy_allow_users_to_change_password" {
  description = "Whether IAM users of the management account can change their own console password. With false, an administrator has to do it for everyone, and a forced change at the first sign-in cannot work."
  type        = bool
  default     = true
}

variable "iam_password_policy_hard_expiry" {
  description = "Whether only an administrator can renew an expired password of an IAM user in the management account. If you keep it true, make sure that there is a second administrator; otherwise only the root user can help. With false, users renew their password at sign-in."
  type        = bool
  default     = true
}

variable "iam_password_policy_max_password_age" {
  description = "Days after which console passwords of IAM users in the management account expire, from 1 to 1095. NIST advises against forced changes without a reason, while some standards still require 90 days; the default of 30 is stricter than either. `iam_password_policy_hard_expiry` sets what happens then."
  type        = number
  default     = 30
}

variable "iam_password_policy_minimum_password_length" {
  description = "Minimum number of characters in a console password of the management account, from 6 to 128, and the length of the passwords generated for `users`. CIS requires 14. Existing passwords stay valid until they change."
  type        = number
  default     = 16
}

variable "iam_password_policy_password_reuse_prevention" {
  description = "How many of their former passwords IAM users of the management account cannot reuse, from 1 to 24. CIS requires 24; the default of 5 fails that check."
  type        = number
  default     = 5
}

variable "iam_password_policy_require_lowercase_characters" {
  description = "Whether a console password in the management account must contain at least one lowercase letter (a-z). Length adds more strength than character classes, but most audits still require them."
  type        = bool
  default     = true
}

variable "iam_password_policy_require_numbers" {
  description = "Whether a console password in the management account must contain at least one digit (0-9). The Config rule of `enable_iam_password_policy` compares the account with the same value."
  type        = bool
  default     = true
}

variable "iam_password_policy_require_symbols" {
  description = "Whether a console password in the management account must contain at least one of the characters `! @ # $ % ^ & * ( ) _ + - = [ ] { }`, a vertical bar or a single quote. It applies the next time a password changes."
  type        = bool
  default     = true
}

variable "iam_password_policy_require_uppercase_characters" {
  description = "Whether a console password in the management account must contain at least one uppercase letter (A-Z). It applies the next time a password changes; existing passwords are not checked."
  type        = bool
  default     = true
}

variable "iam_role_tags" {
  description = "Tags for the IAM roles that give other accounts access to the management account. Policies can use them as `aws:ResourceTag`, or as `aws:PrincipalTag` for a session, so changing a tag can change who can do what."
  type        = map(string)
  default     = {}
}

variable "insecure_sg_rules_authorized_tcp_ports" {
  description = "TCP ports that security groups of the management account can open to everyone, as a string of ports and ranges separated by commas, such as `443,1020-1025`. `enable_insecure_sg_rules` reports all others; `null` authorizes no TCP port."
  type        = string
  default     = "443"
}

variable "insecure_sg_rules_authorized_udp_ports" {
  description = "UDP ports that security groups of the management account can open to everyone, as a string such as `500,1020-1025`. `null` authorizes none. Add `1194` if an OpenVPN server uses its standard port, otherwise `enable_insecure_sg_rules` reports it."
  type        = string
  default     = null
}

variable "is_multi_region_trail" {
  description = "Whether the trail records all Regions instead of only `aws_region`. With false, activity in other Regions is not recorded; CIS benchmarks require true."
  type        = bool
  default     = true
}

variable "organizations_aws_service_access_principals" {
  description = "AWS services that can work in all accounts of the organization, as service principals. The default serves CloudTrail, AWS Config, and Access Analyzer; add, for example, `guardduty.amazonaws.com` or `sso.amazonaws.com`. Removing one can break that service's integration, so turn the integration off first. Needs `organizations_feature_set` `ALL`."
  type        = list(string)
  default = [
    "cloudtrail.amazonaws.com",
    "config-multiaccountsetup.amazonaws.com",
    "config.amazonaws.com",
    "access-analyzer.amazonaws.com",
  ]
}

variable "organizations_default_iam_user_access_to_billing" {
  description = "Whether IAM users and roles of new accounts can see billing if their permissions allow it: `ALLOW` or `DENY`. With `DENY`, only the root user can. It applies to entries of `child_accounts` that do not set their own value and cannot be changed through the Organizations API after creation."
  type        = string
  default     = "ALLOW"
}

variable "organizations_default_role_name" {
  description = "Name of the administrator role that AWS creates in each new account and that trusts the management account; this service uses it to work in the logs account. An entry of `child_accounts` can override it with `role_name`. Anyone who can assume it controls all child accounts."
  type        = string
  default     = "OrganizationAccountAccessRole"
}

variable "organizations_default_tags" {
  description = "Tags for the resources of the organization, such as the accounts in `child_accounts`; an account's own `tags` are merged with them. Account tags can be used in cost reports and in attribute-based policies."
  type        = map(string)
  default     = {}
}

variable "organizations_enabled_policy_types" {
  description = "Policy types enabled in the organization's root, such as `SERVICE_CONTROL_POLICY`, `RESOURCE_CONTROL_POLICY`, `TAG_POLICY`, or `BACKUP_POLICY`. Disabling a type detaches all its policies in the entire organization. Needs `organizations_feature_set` `ALL`."
  type        = list(string)
  default     = ["SERVICE_CONTROL_POLICY"]
}

variable "organizations_feature_set" {
  description = "Features of the organization: `ALL`, or `CONSOLIDATED_BILLING` for a common bill only. Organization trails, service control policies, and other service integrations need `ALL`, and you cannot go back from `ALL`."
  type        = string
  default     = "ALL"
}

variable "password_reset_required" {
  description = "Whether new users of the management account must choose their own password at the first sign-in. It applies to entries of `users` with `create_login_profile` and needs `iam_password_policy_allow_users_to_change_password`. With false, the generated password stays in use."
  type        = bool
  default     = true
}

variable "rds_storage_encrypted_kms_id" {
  description = "ID or ARN of the KMS key that `enable_rds_storage_encrypted` requires for every RDS instance in the management account; an instance with another key is reported too. Keep `null`, which accepts any key, if the default key `aws/rds` is good enough."
  type        = string
  default     = null
}

variable "recording_mode" {
  description = "How often AWS Config records changes in the management account: `recording_frequency` is `CONTINUOUS` or `DAILY`, and `recording_mode_override` sets another frequency for its `resource_types`, with a `description`. `null` records continuously. `DAILY` stores at most one item per resource and day, which is cheaper for resources that change often."
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
  description = "Account-wide S3 Block Public Access of the management account: an object with `block_public_acls`, `ignore_public_acls`, `block_public_policy`, and `restrict_public_buckets`. Set all four to true, because nothing in this account should be public. `null` leaves the setting as it is."
  type = object({
    block_public_acls = optional(bool)
    ignore_public_acls = optional(bool)
    block_public_policy = optional(bool)
    restrict_public_buckets = optional(bool)
  })
  default = null
}

variable "should_create_iam_group_auto_deploy" {
  description = "Whether a group for machine users is created in the management account, with the permissions in `auto_deploy_permissions` and no MFA requirement. Prefer a role for GitHub Actions or another OpenID Connect source, because access keys of machine users have to be stored and rotated."
  type        = bool
  default     = false
}

variable "should_create_iam_group_billing" {
  description = "Whether a group for billing is created in the management account. The account contains the consolidated bill, so finance staff need access to it; the root user must first turn on IAM access to billing."
  type        = bool
  default     = true
}

variable "should_create_iam_group_developers" {
  description = "Whether a developers group is created in the management account, with full access to the services in `iam_group_developers_permitted_services`. Applications run in other accounts, so developers need roles there rather than permissions here."
  type        = bool
  default     = false
}

variable "should_create_iam_group_full_access" {
  description = "Whether a group of administrators is created in the management account. Use it instead of the root user for everyday work; add very few people, each with MFA."
  type        = bool
  default     = true
}

variable "should_create_iam_group_logs" {
  description = "Whether a group is created that reads the CloudTrail, AWS Config, and CloudWatch logs of the management account. If the trail uses a KMS key (`cloudtrail_kms_key_arn`), members can also decrypt with it."
  type        = bool
  default     = false
}

variable "should_create_iam_group_read_only" {
  description = "Whether a group is created that can read everything in the management account and change nothing. Reading includes policies and stored data, which are useful to an attacker, so add members only for a reason."
  type        = bool
  default     = false
}

variable "should_create_iam_group_support" {
  description = "Whether a group for AWS Support cases is created in the management account, where cases about billing and the organization are opened. CIS benchmarks require someone with this permission."
  type        = bool
  default     = true
}

variable "should_create_iam_group_use_existing_iam_roles" {
  description = "Whether a group is created in the management account whose members can pass existing roles to AWS services (`iam:PassRole`). Anyone who can pass a stronger role to an instance and log in there gains its permissions, so leave it false unless you need it."
  type        = bool
  default     = false
}

variable "should_create_iam_group_user_self_mgmt" {
  description = "Whether a group is created in the management account whose members manage their own password, keys, and MFA devices. Set it to true if you list people in `users`; otherwise they cannot register the MFA device that the other groups require."
  type        = bool
  default     = false
}

variable "should_require_mfa" {
  description = "Whether group members and people who assume roles need MFA in the management account, for API calls as well as in the console. Set it to false only if your identity provider enforces MFA in a way that AWS does not see."
  type        = bool
  default     = true
}

variable "use_managed_iam_policies" {
  description = "Whether groups and roles of the management account get customer managed policies instead of inline ones. Compliance checks such as those of Security Hub flag inline policies; the permissions are the same."
  type        = bool
  default     = true
}

variable "users" {
  description = "IAM users to create in the management account, keyed by user name. An entry can contain `groups`, `tags`, `pgp_key` (base64 or `keybase:name`), `create_login_profile`, `create_access_keys`, `path`, and `permissions_boundary`; `pgp_key` is required with the two `create_` flags. Keep only a few administrators here: `{ alice = { groups = [\"full-access\"], pgp_key = \"keybase:alice\", create_login_profile = true } }`."
  type        = any
  default     = {}
}
