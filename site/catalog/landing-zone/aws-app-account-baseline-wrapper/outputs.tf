output "allow_auto_deploy_access_from_other_accounts_iam_role_arn" {
  description = "ARN of the role that machines assume to deploy to this account, without MFA and with the permissions in `auto_deploy_permissions`. Set it in the configuration of your pipeline. Empty while both `allow_auto_deploy_from_other_account_arns` and `allow_auto_deploy_from_github_actions_for_sources` are empty."
  value       = module.account_baseline_app.allow_auto_deploy_access_from_other_accounts_iam_role_arn
}

output "allow_auto_deploy_access_from_other_accounts_iam_role_id" {
  description = "Name of the auto-deploy role. Pass it to an `aws_iam_role_policy` to grant a deployment permissions on individual resources, which `auto_deploy_permissions` cannot express because it always covers all resources."
  value       = module.account_baseline_app.allow_auto_deploy_access_from_other_accounts_iam_role_id
}

output "allow_billing_access_from_other_accounts_iam_role_arn" {
  description = "ARN of the role for managing billing of this account. List it in `iam_role_arns` of the cross-account group of finance staff. Empty while `allow_billing_access_from_other_account_arns` is empty."
  value       = module.account_baseline_app.allow_billing_access_from_other_accounts_iam_role_arn
}

output "allow_billing_access_from_other_accounts_iam_role_id" {
  description = "Name of the billing role. Attach a policy such as `AWSBudgetsActionsWithAWSResourceControlAccess` to it if finance staff should also take actions on budgets."
  value       = module.account_baseline_app.allow_billing_access_from_other_accounts_iam_role_id
}

output "allow_billing_access_sign_in_url" {
  description = "URL that takes finance staff to the billing role of this account after their own sign-in, so that they do not have to enter an account ID. Empty without that role."
  value       = module.account_baseline_app.allow_billing_access_sign_in_url
}

output "allow_dev_access_from_other_accounts_iam_role_arn" {
  description = "ARN of the developer role of this account, limited to `dev_permitted_services`. List it in `iam_role_arns` of the developers' group; an EKS access entry can give it Kubernetes permissions. Empty while `allow_dev_access_from_other_account_arns` is empty."
  value       = module.account_baseline_app.allow_dev_access_from_other_accounts_iam_role_arn
}

output "allow_dev_access_from_other_accounts_iam_role_id" {
  description = "Name of the developer role. Attach a policy to it to open a single bucket or queue of a service that is not in `dev_permitted_services`."
  value       = module.account_baseline_app.allow_dev_access_from_other_accounts_iam_role_id
}

output "allow_dev_access_sign_in_url" {
  description = "URL with which developers switch to this account in the console. Bookmark it, because the console remembers only the last few roles. Empty without a developer role."
  value       = module.account_baseline_app.allow_dev_access_sign_in_url
}

output "allow_full_access_from_other_accounts_iam_role_arn" {
  description = "ARN of the administrator role of this account. Set an alarm on `AssumeRole` events that name it, and list it in `iam_role_arns` of one small group. Empty while `allow_full_access_from_other_account_arns` is empty."
  value       = module.account_baseline_app.allow_full_access_from_other_accounts_iam_role_arn
}

output "allow_full_access_from_other_accounts_iam_role_id" {
  description = "Name of the administrator role. Use it to find the role in the console, or to attach a policy that denies something even to administrators."
  value       = module.account_baseline_app.allow_full_access_from_other_accounts_iam_role_id
}

output "allow_full_access_sign_in_url" {
  description = "URL that opens the console as an administrator of this account. Keep it for emergencies and use a weaker role for daily work. Empty without an administrator role."
  value       = module.account_baseline_app.allow_full_access_sign_in_url
}

output "allow_iam_admin_access_from_other_accounts_iam_role_arn" {
  description = "ARN of the role that manages users, groups, roles, and policies of this account. Anyone who assumes it can obtain every permission, so monitor it like the administrator role. Empty if the service creates no such role."
  value       = module.account_baseline_app.allow_iam_admin_access_from_other_accounts_iam_role_arn
}

output "allow_iam_admin_access_from_other_accounts_iam_role_id" {
  description = "Name of the IAM administrator role. Attach a policy that denies, for example, changes to the roles your auditors use."
  value       = module.account_baseline_app.allow_iam_admin_access_from_other_accounts_iam_role_id
}

output "allow_iam_admin_access_sign_in_url" {
  description = "URL that opens the console as IAM administrator of this account, for work on users and policies. Empty if the service creates no such role."
  value       = module.account_baseline_app.allow_iam_admin_access_sign_in_url
}

output "allow_logs_access_from_other_accounts_iam_role_arn" {
  description = "ARN of the role that reads CloudTrail, AWS Config, and CloudWatch logs of this account. Auditors and people on call get it through their cross-account group. Empty while `allow_logs_access_from_other_account_arns` is empty."
  value       = module.account_baseline_app.allow_logs_access_from_other_accounts_iam_role_arn
}

output "allow_logs_access_from_other_accounts_iam_role_id" {
  description = "Name of the log reader role. Attach a policy to it to add Athena or CloudWatch dashboards to what the role can read."
  value       = module.account_baseline_app.allow_logs_access_from_other_accounts_iam_role_id
}

output "allow_logs_access_sign_in_url" {
  description = "URL that takes people on call directly to the logs of this account; add it to the runbook. Empty without a log reader role."
  value       = module.account_baseline_app.allow_logs_access_sign_in_url
}

output "allow_read_only_access_from_other_accounts_iam_role_arn" {
  description = "ARN of the role that reads everything in this account and changes nothing. Security scanners and inventory tools can assume it too, if the trust policy names them. Empty while `allow_read_only_access_from_other_account_arns` is empty."
  value       = module.account_baseline_app.allow_read_only_access_from_other_accounts_iam_role_arn
}

output "allow_read_only_access_from_other_accounts_iam_role_id" {
  description = "Name of the read-only role. Attach a policy to it that denies `s3:GetObject` or `kms:Decrypt` if readers should see settings but no data."
  value       = module.account_baseline_app.allow_read_only_access_from_other_accounts_iam_role_id
}

output "allow_read_only_access_sign_in_url" {
  description = "URL that opens the console with read-only access to this account. Empty without a read-only role."
  value       = module.account_baseline_app.allow_read_only_access_sign_in_url
}

output "allow_ssh_grunt_access_from_other_accounts_iam_role_arn" {
  description = "ARN of the role that servers of other accounts assume to look up IAM groups and public SSH keys in this account. Those servers take it as `external_account_ssh_grunt_role_arn`. Empty while `allow_ssh_grunt_access_from_other_account_arns` is empty."
  value       = module.account_baseline_app.allow_ssh_grunt_access_from_other_accounts_iam_role_arn
}

output "allow_ssh_grunt_access_from_other_accounts_iam_role_id" {
  description = "Name of the ssh-grunt role, for example to look up its last use with `aws iam get-role` before you remove an account from the trust policy."
  value       = module.account_baseline_app.allow_ssh_grunt_access_from_other_accounts_iam_role_id
}

output "allow_ssh_grunt_access_sign_in_url" {
  description = "URL that would open the console in the ssh-grunt role. The role is made for servers and can do little more than read keys, so people need it only for tests."
  value       = module.account_baseline_app.allow_ssh_grunt_access_sign_in_url
}

output "allow_support_access_from_other_accounts_iam_role_arn" {
  description = "ARN of the role that opens and follows AWS Support cases for this account. CIS benchmarks require such a role or group. Empty while `allow_support_access_from_other_account_arns` is empty."
  value       = module.account_baseline_app.allow_support_access_from_other_accounts_iam_role_arn
}

output "allow_support_access_from_other_accounts_iam_role_id" {
  description = "Name of the AWS Support role. To show auditors which policy is attached to it, pass the name to `aws iam list-attached-role-policies --role-name`."
  value       = module.account_baseline_app.allow_support_access_from_other_accounts_iam_role_id
}

output "allow_support_access_sign_in_url" {
  description = "URL that takes people to the AWS Support cases of this account. Keep it in the on-call instructions, so that no one has to search for it in an incident. Empty without a support role."
  value       = module.account_baseline_app.allow_support_access_sign_in_url
}

output "aws_ebs_encryption_by_default_enabled" {
  description = "Whether default EBS encryption is on in this account, as a map from Region to bool for the Regions of `ebs_opt_in_regions`. A check such as `alltrue(values(...))` can stop a pipeline if a Region is missing."
  value       = module.account_baseline_app.aws_ebs_encryption_by_default_enabled
}

output "aws_ebs_encryption_default_kms_key" {
  description = "Key that default EBS encryption uses in this account, as a map from Region to ARN. It shows which Regions use a customer managed key and which fall back to `alias/aws/ebs`."
  value       = module.account_baseline_app.aws_ebs_encryption_default_kms_key
}

output "cloudtrail_cloudwatch_group_arn" {
  description = "ARN of the log group that receives the trail of this account. Use it in the policy of a reader or as the source of a subscription. Empty if no log group is set."
  value       = module.account_baseline_app.cloudtrail_cloudwatch_group_arn
}

output "cloudtrail_cloudwatch_group_name" {
  description = "Name of the log group that receives the trail of this account, for metric filters and Logs Insights queries on it. Empty if `cloudtrail_cloudwatch_logs_group_name` is `null`."
  value       = module.account_baseline_app.cloudtrail_cloudwatch_group_name
}

output "cloudtrail_iam_role_arn" {
  description = "ARN of the role with which CloudTrail writes to the log group of this account. A service control policy that limits `logs:` actions must exempt it."
  value       = module.account_baseline_app.cloudtrail_iam_role_arn
}

output "cloudtrail_iam_role_name" {
  description = "Name of the role with which CloudTrail writes to the log group of this account, for attaching a policy or finding it in the console."
  value       = module.account_baseline_app.cloudtrail_iam_role_name
}

output "cloudtrail_kms_key_alias_name" {
  description = "Alias of the KMS key that encrypts the trail, if this account creates the key. Other accounts that are allowed to describe the key can look it up by the alias."
  value       = module.account_baseline_app.cloudtrail_kms_key_alias_name
}

output "cloudtrail_kms_key_arn" {
  description = "ARN of the KMS key that encrypts the trail of this account: the one created here, or the one passed in. A reader of the logs needs `kms:Decrypt` on it."
  value       = module.account_baseline_app.cloudtrail_kms_key_arn
}

output "cloudtrail_s3_access_logging_bucket_name" {
  description = "Name of the bucket that records requests to the CloudTrail bucket, if this account creates both. Look here to see who read or tried to delete audit logs."
  value       = module.account_baseline_app.cloudtrail_s3_access_logging_bucket_name
}

output "cloudtrail_s3_bucket_name" {
  description = "Name of the bucket that stores the trail of this account. In the logs account it is what the other accounts pass as `cloudtrail_s3_bucket_name`."
  value       = module.account_baseline_app.cloudtrail_s3_bucket_name
}

output "cloudtrail_trail_arn" {
  description = "ARN of the trail of this account. Use it as `aws:SourceArn` in key and bucket policies, or to alarm on calls that stop it. Empty if `enable_cloudtrail` is false."
  value       = module.account_baseline_app.cloudtrail_trail_arn
}

output "config_iam_role_arns" {
  description = "ARNs of the roles with which the recorders of this account read resources and deliver data, by Region. The policy of a KMS key used for AWS Config must allow them to encrypt."
  value       = module.account_baseline_app.config_iam_role_arns
}

output "config_recorder_names" {
  description = "Names of the AWS Config recorders of this account, by Region. Pass them to `aws configservice describe-configuration-recorder-status` to check that recording works."
  value       = module.account_baseline_app.config_recorder_names
}

output "config_s3_bucket_names" {
  description = "Names of the buckets to which AWS Config of this account delivers, by Region. Normally all of them are the one bucket of the logs account."
  value       = module.account_baseline_app.config_s3_bucket_names
}

output "config_sns_topic_arns" {
  description = "ARNs of the topics to which AWS Config of this account sends changes and compliance results, by Region. Subscribe a queue or function with a filter, because there are many messages."
  value       = module.account_baseline_app.config_sns_topic_arns
}

output "github_actions_iam_openid_connect_provider_arn" {
  description = "ARN of the OpenID Connect provider for GitHub Actions in this account. Other roles name it as the federated principal in their trust policy. Empty without `enable_github_actions_access`."
  value       = module.account_baseline_app.github_actions_iam_openid_connect_provider_arn
}

output "github_actions_iam_openid_connect_provider_url" {
  description = "URL of the OpenID Connect provider for GitHub Actions in this account. Conditions on the token start with its host, as in `token.actions.githubusercontent.com:sub`."
  value       = module.account_baseline_app.github_actions_iam_openid_connect_provider_url
}

output "guardduty_cloudwatch_event_rule_arns" {
  description = "ARNs of the EventBridge rules that match GuardDuty findings of this account, by Region. Attach another target to send findings to a ticket system."
  value       = module.account_baseline_app.guardduty_cloudwatch_event_rule_arns
}

output "guardduty_cloudwatch_event_target_arns" {
  description = "ARNs of the SNS topics to which the EventBridge rules of this account send GuardDuty findings, by Region. Empty if findings are not published."
  value       = module.account_baseline_app.guardduty_cloudwatch_event_target_arns
}

output "guardduty_detector_ids" {
  description = "IDs of the GuardDuty detectors of this account, by Region. Filters, IP lists, and membership commands of the GuardDuty API require them."
  value       = module.account_baseline_app.guardduty_detector_ids
}

output "guardduty_findings_kms_key_alias_name" {
  description = "Alias of the KMS key that encrypts exported GuardDuty findings, if this account creates the key. Empty if no key is created here."
  value       = module.account_baseline_app.guardduty_findings_kms_key_alias_name
}

output "guardduty_findings_kms_key_arn" {
  description = "ARN of the KMS key that encrypts exported GuardDuty findings of this account. Readers of the export need `kms:Decrypt` on it. Empty without an export to S3."
  value       = module.account_baseline_app.guardduty_findings_kms_key_arn
}

output "guardduty_findings_s3_bucket_arn" {
  description = "ARN of the bucket with exported GuardDuty findings, for the policies of readers. In the account that collects findings, it is what other accounts pass as `guardduty_findings_s3_bucket_arn`."
  value       = module.account_baseline_app.guardduty_findings_s3_bucket_arn
}

output "guardduty_findings_s3_bucket_name" {
  description = "Name of the bucket created here for GuardDuty findings, for Athena tables and log tools. Empty unless `guardduty_findings_should_create_bucket` is true."
  value       = module.account_baseline_app.guardduty_findings_s3_bucket_name
}

output "guardduty_findings_sns_topic_arns" {
  description = "ARNs of the topics that receive GuardDuty findings of this account, by Region. Each needs its own subscription, because there is one topic per Region."
  value       = module.account_baseline_app.guardduty_findings_sns_topic_arns
}

output "guardduty_findings_sns_topic_names" {
  description = "Names of the topics that receive GuardDuty findings of this account, by Region; the same name everywhere, as set in `guardduty_findings_sns_topic_name`."
  value       = module.account_baseline_app.guardduty_findings_sns_topic_names
}

output "invalid_cmk_inputs" {
  description = "Entries of `kms_customer_master_keys` that were not created in this account because their Region does not exist, is not enabled, or is missing in `kms_cmk_opt_in_regions`. Check that the map is empty, because no error is raised."
  value       = module.account_baseline_app.invalid_cmk_inputs
}

output "kms_key_aliases" {
  description = "Aliases of the KMS keys created in this account, as a map from Region to key name to alias. Inside the account you can use an alias instead of the ARN."
  value       = module.account_baseline_app.kms_key_aliases
}

output "kms_key_arns" {
  description = "ARNs of the KMS keys created in this account, as a map from Region to key name to ARN: `kms_key_arns[\"us-east-1\"][\"ami-encryption\"]`. Other accounts and policies refer to keys by ARN."
  value       = module.account_baseline_app.kms_key_arns
}

output "kms_key_ids" {
  description = "Key IDs of the KMS keys created in this account, by Region and then by key name. Use them in AWS CLI commands with credentials of the account; other accounts need `kms_key_arns`."
  value       = module.account_baseline_app.kms_key_ids
}

output "service_linked_role_arns" {
  description = "ARNs of the service-linked roles created in this account from `service_linked_roles`. Grants on KMS keys take them as `grantee_principal`, for example the one of Auto Scaling."
  value       = module.account_baseline_app.service_linked_role_arns
}
