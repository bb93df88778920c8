output "allow_auto_deploy_access_from_other_accounts_iam_role_arn" {
  description = "ARN of the role that machines assume to deploy into this account, without MFA and with the rights in `auto_deploy_permissions`. Put it into the pipeline's configuration. Empty if neither `allow_auto_deploy_from_other_account_arns` nor `allow_auto_deploy_from_github_actions_for_sources` trusts anybody."
  value       = module.account_baseline_app.allow_auto_deploy_access_from_other_accounts_iam_role_arn
}

output "allow_auto_deploy_access_from_other_accounts_iam_role_id" {
  description = "Name of the auto-deploy role. Pass it to an `aws_iam_role_policy` to grant a deployment rights on single resources, which `auto_deploy_permissions` cannot express because it always means all resources."
  value       = module.account_baseline_app.allow_auto_deploy_access_from_other_accounts_iam_role_id
}

output "allow_billing_access_from_other_accounts_iam_role_arn" {
  description = "ARN of the role for work with the bill of this account. Finance staff get in when a cross-account group of theirs lists it in `iam_role_arns`. Empty while `allow_billing_access_from_other_account_arns` is empty."
  value       = module.account_baseline_app.allow_billing_access_from_other_accounts_iam_role_arn
}

output "allow_billing_access_from_other_accounts_iam_role_id" {
  description = "Name of the billing role. Attach a policy such as `AWSBudgetsActionsWithAWSResourceControlAccess` to it if finance staff should also act on budgets."
  value       = module.account_baseline_app.allow_billing_access_from_other_accounts_iam_role_id
}

output "allow_billing_access_sign_in_url" {
  description = "Address that takes finance staff to the billing role of this account after their own sign-in, so that they need not type an account ID. Empty without that role."
  value       = module.account_baseline_app.allow_billing_access_sign_in_url
}

output "allow_dev_access_from_other_accounts_iam_role_arn" {
  description = "ARN of the developer role of this account, limited to `dev_permitted_services`. The developers' cross-account group lists it in `iam_role_arns`, and an EKS access entry can map it to Kubernetes rights. Empty while `allow_dev_access_from_other_account_arns` is empty."
  value       = module.account_baseline_app.allow_dev_access_from_other_accounts_iam_role_arn
}

output "allow_dev_access_from_other_accounts_iam_role_id" {
  description = "Name of the developer role. A policy attached by it can open a single bucket or queue of a service that is not in `dev_permitted_services`."
  value       = module.account_baseline_app.allow_dev_access_from_other_accounts_iam_role_id
}

output "allow_dev_access_sign_in_url" {
  description = "Address with which developers switch to this account in the console; worth a bookmark, as a browser remembers only the last few roles. Empty without a developer role."
  value       = module.account_baseline_app.allow_dev_access_sign_in_url
}

output "allow_full_access_from_other_accounts_iam_role_arn" {
  description = "ARN of the administrator role of this account. Alarm on `AssumeRole` events that name it, and list it in `iam_role_arns` of one small group. Empty while `allow_full_access_from_other_account_arns` is empty."
  value       = module.account_baseline_app.allow_full_access_from_other_accounts_iam_role_arn
}

output "allow_full_access_from_other_accounts_iam_role_id" {
  description = "Name of the administrator role. More rights make no sense; use it to find the role in the console or to attach a policy that denies something even to administrators."
  value       = module.account_baseline_app.allow_full_access_from_other_accounts_iam_role_id
}

output "allow_full_access_sign_in_url" {
  description = "Address that opens the console as an administrator of this account. Keep it for emergencies and use a weaker role for daily work. Empty without an administrator role."
  value       = module.account_baseline_app.allow_full_access_sign_in_url
}

output "allow_houston_cli_access_from_other_accounts_iam_role_arn" {
  description = "ARN of the role that the Houston CLI, an older Gruntwork access tool, assumes in this account. Only its configuration needs it; empty if no such role is made."
  value       = module.account_baseline_app.allow_houston_cli_access_from_other_accounts_iam_role_arn
}

output "allow_houston_cli_access_from_other_accounts_iam_role_id" {
  description = "Name of the Houston CLI's role, the handle for a policy that takes rights away before you retire the tool."
  value       = module.account_baseline_app.allow_houston_cli_access_from_other_accounts_iam_role_id
}

output "allow_iam_admin_access_from_other_accounts_iam_role_arn" {
  description = "ARN of the role that manages users, groups, roles and policies of this account. Whoever assumes it can obtain every right, so watch its use like that of the administrator role. Empty if the service creates no such role."
  value       = module.account_baseline_app.allow_iam_admin_access_from_other_accounts_iam_role_arn
}

output "allow_iam_admin_access_from_other_accounts_iam_role_id" {
  description = "Name of the IAM administrator role. Attach a policy by it that denies, for instance, changes to the roles through which your auditors come in."
  value       = module.account_baseline_app.allow_iam_admin_access_from_other_accounts_iam_role_id
}

output "allow_iam_admin_access_sign_in_url" {
  description = "Address that opens the console as IAM administrator of this account, for work on users and policies. Empty if the service creates no such role."
  value       = module.account_baseline_app.allow_iam_admin_access_sign_in_url
}

output "allow_logs_access_from_other_accounts_iam_role_arn" {
  description = "ARN of the role that reads CloudTrail, AWS Config and CloudWatch logs of this account. Auditors and people on call get it through their cross-account group. Empty while `allow_logs_access_from_other_account_arns` is empty."
  value       = module.account_baseline_app.allow_logs_access_from_other_accounts_iam_role_arn
}

output "allow_logs_access_from_other_accounts_iam_role_id" {
  description = "Name of the log reader role. A policy attached by it can add Athena or CloudWatch dashboards to what the role may read."
  value       = module.account_baseline_app.allow_logs_access_from_other_accounts_iam_role_id
}

output "allow_logs_access_sign_in_url" {
  description = "Address that takes people on call straight to the logs of this account; it belongs in the runbook. Empty without a log reader role."
  value       = module.account_baseline_app.allow_logs_access_sign_in_url
}

output "allow_read_only_access_from_other_accounts_iam_role_arn" {
  description = "ARN of the role that sees everything in this account and changes nothing. Security scanners and inventory tools can assume it as well, if the trust names them. Empty while `allow_read_only_access_from_other_account_arns` is empty."
  value       = module.account_baseline_app.allow_read_only_access_from_other_accounts_iam_role_arn
}

output "allow_read_only_access_from_other_accounts_iam_role_id" {
  description = "Name of the read-only role. Attach a policy by it that denies `s3:GetObject` or `kms:Decrypt` if readers should see settings but no data."
  value       = module.account_baseline_app.allow_read_only_access_from_other_accounts_iam_role_id
}

output "allow_read_only_access_sign_in_url" {
  description = "Address for looking around this account in the console without the risk of a change. Empty without a read-only role."
  value       = module.account_baseline_app.allow_read_only_access_sign_in_url
}

output "allow_ssh_grunt_access_from_other_accounts_iam_role_arn" {
  description = "ARN of the role that servers of other accounts assume to look up IAM groups and public SSH keys in this account. Those servers take it as `external_account_ssh_grunt_role_arn`. Empty while `allow_ssh_grunt_access_from_other_account_arns` is empty."
  value       = module.account_baseline_app.allow_ssh_grunt_access_from_other_accounts_iam_role_arn
}

output "allow_ssh_grunt_access_from_other_accounts_iam_role_id" {
  description = "Name of the ssh-grunt role, for example to find its last use with `aws iam get-role` before you drop the trust of an account."
  value       = module.account_baseline_app.allow_ssh_grunt_access_from_other_accounts_iam_role_id
}

output "allow_ssh_grunt_access_sign_in_url" {
  description = "Address that would open the console in the ssh-grunt role. The role is made for servers and can do little more than read keys, so people have no use for it except in tests."
  value       = module.account_baseline_app.allow_ssh_grunt_access_sign_in_url
}

output "allow_ssh_grunt_houston_access_from_other_accounts_iam_role_arn" {
  description = "ARN of the role that lets servers look up SSH keys through the older Houston tool. Empty in every account that does not run it."
  value       = module.account_baseline_app.allow_ssh_grunt_houston_access_from_other_accounts_iam_role_arn
}

output "allow_ssh_grunt_houston_access_from_other_accounts_iam_role_id" {
  description = "Name of the role behind SSH access through Houston; needed only to attach a policy to it while the tool is still in use."
  value       = module.account_baseline_app.allow_ssh_grunt_houston_access_from_other_accounts_iam_role_id
}

output "allow_ssh_grunt_houston_access_sign_in_url" {
  description = "Address that would open the console in the Houston variant of the ssh-grunt role, for tests of what that role can read. Empty without it."
  value       = module.account_baseline_app.allow_ssh_grunt_houston_access_sign_in_url
}

output "allow_support_access_from_other_accounts_iam_role_arn" {
  description = "ARN of the role that opens and follows AWS Support cases for this account. CIS benchmarks ask for evidence that somebody holds it. Empty while `allow_support_access_from_other_account_arns` is empty."
  value       = module.account_baseline_app.allow_support_access_from_other_accounts_iam_role_arn
}

output "allow_support_access_from_other_accounts_iam_role_id" {
  description = "Name of the AWS Support role. Auditors ask which policy is attached to it; `aws iam list-attached-role-policies --role-name` answers with this name."
  value       = module.account_baseline_app.allow_support_access_from_other_accounts_iam_role_id
}

output "allow_support_access_sign_in_url" {
  description = "Address that takes people to AWS Support cases of this account. Keep it near the on-call instructions, since cases are opened in a hurry. Empty without a support role."
  value       = module.account_baseline_app.allow_support_access_sign_in_url
}

output "aws_ebs_encryption_by_default_enabled" {
  description = "Whether default EBS encryption is on in this account, as a map from region to bool over the regions of `ebs_opt_in_regions`. A check such as `alltrue(values(...))` can stop a pipeline when one region was missed."
  value       = module.account_baseline_app.aws_ebs_encryption_by_default_enabled
}

output "aws_ebs_encryption_default_kms_key" {
  description = "Key used by default EBS encryption in this account, as a map from region to ARN. It shows which regions use a customer managed key and which fall back to `alias/aws/ebs`."
  value       = module.account_baseline_app.aws_ebs_encryption_default_kms_key
}

output "cloudtrail_cloudwatch_group_arn" {
  description = "ARN of the log group that receives the trail of this account. Use it in the policy of a reader or as the source of a subscription; empty if no log group is set."
  value       = module.account_baseline_app.cloudtrail_cloudwatch_group_arn
}

output "cloudtrail_cloudwatch_group_name" {
  description = "Name of the log group that receives the trail of this account, for metric filters and Logs Insights queries on it. Empty if `cloudtrail_cloudwatch_logs_group_name` is `null`."
  value       = module.account_baseline_app.cloudtrail_cloudwatch_group_name
}

output "cloudtrail_iam_role_arn" {
  description = "ARN of the role with which CloudTrail writes into the log group of this account. A service control policy that limits `logs:` actions must spare it."
  value       = module.account_baseline_app.cloudtrail_iam_role_arn
}

output "cloudtrail_iam_role_name" {
  description = "Name of the role with which CloudTrail writes into the log group of this account, for attaching a policy or finding it in the console."
  value       = module.account_baseline_app.cloudtrail_iam_role_name
}

output "cloudtrail_kms_key_alias_name" {
  description = "Alias of the KMS key that encrypts the trail, if this account creates the key. Other accounts can look the key up by it when they are allowed to describe it."
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
  description = "ARNs of the roles with which the recorders of this account read resources and deliver data, by region. The policy of a KMS key in use for AWS Config must let them encrypt."
  value       = module.account_baseline_app.config_iam_role_arns
}

output "config_recorder_names" {
  description = "Names of the AWS Config recorders of this account, by region. `aws configservice describe-configuration-recorder-status` takes them to show whether recording works."
  value       = module.account_baseline_app.config_recorder_names
}

output "config_s3_bucket_names" {
  description = "Names of the buckets to which AWS Config of this account delivers, by region. Normally all are the one bucket of the logs account."
  value       = module.account_baseline_app.config_s3_bucket_names
}

output "config_sns_topic_arns" {
  description = "ARNs of the topics to which AWS Config of this account sends changes and compliance results, by region. Subscribe a queue or function with a filter, as the messages are many."
  value       = module.account_baseline_app.config_sns_topic_arns
}

output "github_actions_iam_openid_connect_provider_arn" {
  description = "ARN of the OpenID Connect provider for GitHub Actions in this account. Further roles name it as federated principal in their trust policy; empty without `enable_github_actions_access`."
  value       = module.account_baseline_app.github_actions_iam_openid_connect_provider_arn
}

output "github_actions_iam_openid_connect_provider_url" {
  description = "Address of the OpenID Connect provider for GitHub Actions in this account. Conditions on the token begin with its host, as in `token.actions.githubusercontent.com:sub`."
  value       = module.account_baseline_app.github_actions_iam_openid_connect_provider_url
}

output "guardduty_cloudwatch_event_rule_arns" {
  description = "ARNs of the EventBridge rules that pick GuardDuty findings of this account, by region. Attach a further target to route findings to a ticket system."
  value       = module.account_baseline_app.guardduty_cloudwatch_event_rule_arns
}

output "guardduty_cloudwatch_event_target_arns" {
  description = "ARNs of the targets, the SNS topics, to which the EventBridge rules of this account pass GuardDuty findings, by region. Empty if findings are not published."
  value       = module.account_baseline_app.guardduty_cloudwatch_event_target_arns
}

output "guardduty_detector_ids" {
  description = "IDs of the GuardDuty detectors of this account, by region. Filters, IP lists and membership commands of the GuardDuty API ask for them."
  value       = module.account_baseline_app.guardduty_detector_ids
}

output "guardduty_findings_sns_topic_arns" {
  description = "ARNs of the topics that receive GuardDuty findings of this account, by region. Each needs a subscription of its own, since a topic cannot be shared by regions here."
  value       = module.account_baseline_app.guardduty_findings_sns_topic_arns
}

output "guardduty_findings_sns_topic_names" {
  description = "Names of the topics that receive GuardDuty findings of this account, by region; the same name everywhere, as set in `guardduty_findings_sns_topic_name`."
  value       = module.account_baseline_app.guardduty_findings_sns_topic_names
}

output "invalid_cmk_inputs" {
  description = "Entries of `kms_customer_master_keys` that were not created in this account because their region does not exist, is not enabled or is missing in `kms_cmk_opt_in_regions`. Anything but an empty map is a mistake to correct, as no error is raised."
  value       = module.account_baseline_app.invalid_cmk_inputs
}

output "kms_key_aliases" {
  description = "Aliases of the KMS keys created in this account, as a map from region to key name to alias. An alias can stand in for the ARN inside this account."
  value       = module.account_baseline_app.kms_key_aliases
}

output "kms_key_arns" {
  description = "ARNs of the KMS keys created in this account, as a map from region to key name to ARN: `kms_key_arns[\"us-east-1\"][\"ami-encryption\"]`. Other accounts and policies refer to keys by ARN."
  value       = module.account_baseline_app.kms_key_arns
}

output "kms_key_ids" {
  description = "Key IDs of the KMS keys created in this account, by region and then by key name. AWS CLI commands with credentials of the account accept the short form; other accounts need `kms_key_arns`."
  value       = module.account_baseline_app.kms_key_ids
}

output "service_linked_role_arns" {
  description = "ARNs of the service-linked roles created in this account from `service_linked_roles`. Grants on KMS keys take them as `grantee_principal`, for example the one of Auto Scaling."
  value       = module.account_baseline_app.service_linked_role_arns
}
