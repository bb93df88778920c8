output "allow_auto_deploy_access_from_other_accounts_iam_role_arn" {
  description = "ARN of the role that machines assume to deploy to the management account, without MFA and with the permissions in `auto_deploy_permissions`. Set it in the configuration of your pipeline. Empty while both `allow_auto_deploy_from_other_account_arns` and `allow_auto_deploy_from_github_actions_for_sources` are empty."
  value       = module.account_baseline_root.allow_auto_deploy_access_from_other_accounts_iam_role_arn
}

output "allow_auto_deploy_access_from_other_accounts_iam_role_id" {
  description = "Name of the auto-deploy role. Pass it to an `aws_iam_role_policy` to grant a deployment permissions on individual resources, which `auto_deploy_permissions` cannot express because it always covers all resources."
  value       = module.account_baseline_root.allow_auto_deploy_access_from_other_accounts_iam_role_id
}

output "allow_billing_access_from_other_accounts_iam_role_arn" {
  description = "ARN of the role for managing billing of the management account, and so the consolidated bill. List it in `iam_role_arns` of the cross-account group of finance staff. Empty while `allow_billing_access_from_other_account_arns` is empty."
  value       = module.account_baseline_root.allow_billing_access_from_other_accounts_iam_role_arn
}

output "allow_billing_access_from_other_accounts_iam_role_id" {
  description = "Name of the billing role. Attach a policy such as `AWSBudgetsActionsWithAWSResourceControlAccess` to it if finance staff should also take actions on budgets."
  value       = module.account_baseline_root.allow_billing_access_from_other_accounts_iam_role_id
}

output "allow_billing_access_sign_in_url" {
  description = "URL that takes finance staff to the billing role of the management account after their own sign-in, so that they do not have to enter an account ID. Empty without that role."
  value       = module.account_baseline_root.allow_billing_access_sign_in_url
}

output "allow_dev_access_from_other_accounts_iam_role_arn" {
  description = "ARN of the developer role of the management account, limited to `dev_permitted_services`. Normally empty, because no workload runs here: it has a value only if `allow_dev_access_from_other_account_arns` is set."
  value       = module.account_baseline_root.allow_dev_access_from_other_accounts_iam_role_arn
}

output "allow_dev_access_from_other_accounts_iam_role_id" {
  description = "Name of the developer role. Attach a policy to it to open a single bucket or queue of a service that is not in `dev_permitted_services`."
  value       = module.account_baseline_root.allow_dev_access_from_other_accounts_iam_role_id
}

output "allow_dev_access_sign_in_url" {
  description = "URL with which developers switch to the management account in the console. Bookmark it, because the console remembers only the last few roles. Empty without a developer role."
  value       = module.account_baseline_root.allow_dev_access_sign_in_url
}

output "allow_full_access_from_other_accounts_iam_role_arn" {
  description = "ARN of the administrator role of the management account. Set an alarm on `AssumeRole` events that name it, and list it in `iam_role_arns` of one small group. Empty while `allow_full_access_from_other_account_arns` is empty."
  value       = module.account_baseline_root.allow_full_access_from_other_accounts_iam_role_arn
}

output "allow_full_access_from_other_accounts_iam_role_id" {
  description = "Name of the administrator role. Use it to find the role in the console, or to attach a policy that denies something even to administrators."
  value       = module.account_baseline_root.allow_full_access_from_other_accounts_iam_role_id
}

output "allow_full_access_sign_in_url" {
  description = "URL that opens the console as an administrator of the management account. Keep it for emergencies and use a weaker role for daily work. Empty without an administrator role."
  value       = module.account_baseline_root.allow_full_access_sign_in_url
}

output "allow_iam_admin_access_from_other_accounts_iam_role_arn" {
  description = "ARN of the role that manages users, groups, roles, and policies of the management account. Anyone who assumes it can obtain every permission, so monitor it like the administrator role. Empty if the service creates no such role."
  value       = module.account_baseline_root.allow_iam_admin_access_from_other_accounts_iam_role_arn
}

output "allow_iam_admin_access_from_other_accounts_iam_role_id" {
  description = "Name of the IAM administrator role. Attach a policy that denies, for example, changes to the roles your auditors use."
  value       = module.account_baseline_root.allow_iam_admin_access_from_other_accounts_iam_role_id
}

output "allow_iam_admin_access_sign_in_url" {
  description = "URL that opens the console as IAM administrator of the management account, for work on users and policies. Empty if the service creates no such role."
  value       = module.account_baseline_root.allow_iam_admin_access_sign_in_url
}

output "allow_logs_access_from_other_accounts_iam_role_arn" {
  description = "ARN of the role that reads CloudTrail, AWS Config, and CloudWatch logs of the management account. Auditors and people on call get it through their cross-account group. Empty while `allow_logs_access_from_other_account_arns` is empty."
  value       = module.account_baseline_root.allow_logs_access_from_other_accounts_iam_role_arn
}

output "allow_logs_access_from_other_accounts_iam_role_id" {
  description = "Name of the log reader role. Attach a policy to it to add Athena or CloudWatch dashboards to what the role can read."
  value       = module.account_baseline_root.allow_logs_access_from_other_accounts_iam_role_id
}

output "allow_logs_access_sign_in_url" {
  description = "URL that takes people on call directly to the logs of the management account; add it to the runbook. Empty without a log reader role."
  value       = module.account_baseline_root.allow_logs_access_sign_in_url
}

output "allow_read_only_access_from_other_accounts_iam_role_arn" {
  description = "ARN of the role that reads everything in the management account and changes nothing. Security scanners and inventory tools can assume it too, if the trust policy names them. Empty while `allow_read_only_access_from_other_account_arns` is empty."
  value       = module.account_baseline_root.allow_read_only_access_from_other_accounts_iam_role_arn
}

output "allow_read_only_access_from_other_accounts_iam_role_id" {
  description = "Name of the read-only role. Attach a policy to it that denies `s3:GetObject` or `kms:Decrypt` if readers should see settings but no data."
  value       = module.account_baseline_root.allow_read_only_access_from_other_accounts_iam_role_id
}

output "allow_read_only_access_sign_in_url" {
  description = "URL that opens the console with read-only access to the management account. Empty without a read-only role."
  value       = module.account_baseline_root.allow_read_only_access_sign_in_url
}

output "allow_ssh_grunt_access_from_other_accounts_iam_role_arn" {
  description = "ARN of the role that servers of other accounts assume to look up IAM groups and public SSH keys in the management account. Those servers take it as `external_account_ssh_grunt_role_arn`. Empty while `allow_ssh_grunt_access_from_other_account_arns` is empty."
  value       = module.account_baseline_root.allow_ssh_grunt_access_from_other_accounts_iam_role_arn
}

output "allow_ssh_grunt_access_from_other_accounts_iam_role_id" {
  description = "Name of the ssh-grunt role, for example to look up its last use with `aws iam get-role` before you remove an account from the trust policy."
  value       = module.account_baseline_root.allow_ssh_grunt_access_from_other_accounts_iam_role_id
}

output "allow_ssh_grunt_access_sign_in_url" {
  description = "URL that would open the console in the ssh-grunt role. The role is made for servers and can do little more than read keys, so people need it only for tests."
  value       = module.account_baseline_root.allow_ssh_grunt_access_sign_in_url
}

output "allow_support_access_from_other_accounts_iam_role_arn" {
  description = "ARN of the role that opens and follows AWS Support cases for the management account. CIS benchmarks require a role or group with this permission. Empty while `allow_support_access_from_other_account_arns` is empty."
  value       = module.account_baseline_root.allow_support_access_from_other_accounts_iam_role_arn
}

output "allow_support_access_from_other_accounts_iam_role_id" {
  description = "Name of the AWS Support role. To show auditors which policy is attached to it, pass the name to `aws iam list-attached-role-policies --role-name`."
  value       = module.account_baseline_root.allow_support_access_from_other_accounts_iam_role_id
}

output "allow_support_access_sign_in_url" {
  description = "URL that takes people to the AWS Support cases of the management account. Keep it in the on-call instructions, so that no one has to search for it in an incident. Empty without a support role."
  value       = module.account_baseline_root.allow_support_access_sign_in_url
}

output "aws_ebs_encryption_by_default_enabled" {
  description = "Whether default EBS encryption is on in the management account, as a map from Region to bool for the Regions of `ebs_opt_in_regions`. A check such as `alltrue(values(...))` can stop a pipeline if a Region is missing."
  value       = module.account_baseline_root.aws_ebs_encryption_by_default_enabled
}

output "aws_ebs_encryption_default_kms_key" {
  description = "Key that default EBS encryption uses in the management account, as a map from Region to ARN. It shows which Regions use a customer managed key and which fall back to `alias/aws/ebs`."
  value       = module.account_baseline_root.aws_ebs_encryption_default_kms_key
}

output "billing_iam_group_arn" {
  description = "ARN of the billing group, as the `Resource` of a policy that lets the head of finance add members (`iam:AddUserToGroup`). Empty if `should_create_iam_group_billing` is false."
  value       = module.account_baseline_root.billing_iam_group_arn
}

output "billing_iam_group_name" {
  description = "Name of the billing group, to list in `groups` of the people in finance. Empty if `should_create_iam_group_billing` is false."
  value       = module.account_baseline_root.billing_iam_group_name
}

output "child_accounts" {
  description = "Accounts that the organization created from the inputs `child_accounts` and `child_accounts_yaml`, keyed by name, each with attributes such as its ID, ARN, and email. Use the IDs in the provider settings of the app and security baselines."
  value       = module.account_baseline_root.child_accounts
}

output "cloudtrail_cloudwatch_group_arn" {
  description = "ARN of the log group that receives the trail of the management account. Use it in the policy of a reader or as the source of a subscription. Empty if no log group is set."
  value       = module.account_baseline_root.cloudtrail_cloudwatch_group_arn
}

output "cloudtrail_cloudwatch_group_name" {
  description = "Name of the log group that receives the trail of the management account, for metric filters and Logs Insights queries on it. Empty if `cloudtrail_cloudwatch_logs_group_name` is `null`."
  value       = module.account_baseline_root.cloudtrail_cloudwatch_group_name
}

output "cloudtrail_iam_role_arn" {
  description = "ARN of the role with which CloudTrail writes to the log group of the management account. A service control policy that limits `logs:` actions must exempt it."
  value       = module.account_baseline_root.cloudtrail_iam_role_arn
}

output "cloudtrail_iam_role_name" {
  description = "Name of the role with which CloudTrail writes to the log group of the management account, for attaching a policy or finding it in the console."
  value       = module.account_baseline_root.cloudtrail_iam_role_name
}

output "cloudtrail_kms_key_alias_name" {
  description = "Alias of the KMS key that encrypts the CloudTrail logs of the organization. Child baselines can pass it as `cloudtrail_kms_key_arn` together with `cloudtrail_kms_key_arn_is_alias`."
  value       = module.account_baseline_root.cloudtrail_kms_key_alias_name
}

output "cloudtrail_kms_key_arn" {
  description = "ARN of the KMS key for the CloudTrail logs of the organization. Pass it to the app and security baselines as `cloudtrail_kms_key_arn`. Readers of the logs need `kms:Decrypt` on it."
  value       = module.account_baseline_root.cloudtrail_kms_key_arn
}

output "cloudtrail_kms_key_arn_with_dependency" {
  description = "ARN of the CloudTrail KMS key, known only after the key and its policy exist. Use it instead of `cloudtrail_kms_key_arn` for resources in the same configuration that need the key immediately."
  value       = module.account_baseline_root.cloudtrail_kms_key_arn_with_dependency
}

output "cloudtrail_s3_access_logging_bucket_arn" {
  description = "ARN of the bucket that records requests to the CloudTrail bucket, for the policies of those who review access. Empty without `enable_cloudtrail_s3_server_access_logging`."
  value       = module.account_baseline_root.cloudtrail_s3_access_logging_bucket_arn
}

output "cloudtrail_s3_access_logging_bucket_name" {
  description = "Name of the bucket that records requests to the central CloudTrail bucket. Look here to see who read or tried to delete audit logs. Empty without `enable_cloudtrail_s3_server_access_logging`."
  value       = module.account_baseline_root.cloudtrail_s3_access_logging_bucket_name
}

output "cloudtrail_s3_bucket_arn" {
  description = "ARN of the central CloudTrail bucket, for the policies of log readers and for service control policies that protect it."
  value       = module.account_baseline_root.cloudtrail_s3_bucket_arn
}

output "cloudtrail_s3_bucket_name" {
  description = "Name of the central CloudTrail bucket. Pass it to every child baseline as `cloudtrail_s3_bucket_name`."
  value       = module.account_baseline_root.cloudtrail_s3_bucket_name
}

output "cloudtrail_s3_bucket_name_with_dependency" {
  description = "Name of the central CloudTrail bucket, known only after the bucket and its policy exist. Use it instead of `cloudtrail_s3_bucket_name` for a trail in the same configuration, which would otherwise fail with `InsufficientS3BucketPolicyException`."
  value       = module.account_baseline_root.cloudtrail_s3_bucket_name_with_dependency
}

output "cloudtrail_trail_arn" {
  description = "ARN of the trail of the management account, which is the organization trail if `cloudtrail_is_organization_trail` is true. Use it as `aws:SourceArn` in key and bucket policies."
  value       = module.account_baseline_root.cloudtrail_trail_arn
}

output "config_iam_role_arns" {
  description = "ARNs of the roles with which the recorders of the management account read resources and deliver data, by Region. The policy of a KMS key used for AWS Config must allow them to encrypt."
  value       = module.account_baseline_root.config_iam_role_arns
}

output "config_recorder_names" {
  description = "Names of the AWS Config recorders of the management account, by Region. Pass them to `aws configservice describe-configuration-recorder-status` to check that recording works."
  value       = module.account_baseline_root.config_recorder_names
}

output "config_s3_bucket_arn" {
  description = "ARN of the bucket that collects AWS Config data of all accounts. Give auditors `s3:GetObject` on it, and deny `s3:DeleteObject` in a service control policy."
  value       = module.account_baseline_root.config_s3_bucket_arn
}

output "config_s3_bucket_name" {
  description = "Name of the bucket that collects AWS Config data of all accounts. Pass it to the app and security baselines as `config_s3_bucket_name`, or build an Athena table on it."
  value       = module.account_baseline_root.config_s3_bucket_name
}

output "config_s3_bucket_name_with_dependency" {
  description = "The same name as `config_s3_bucket_name`, known only once the bucket accepts data from AWS Config. Use it for a delivery channel in the same configuration, so that it is not created too early."
  value       = module.account_baseline_root.config_s3_bucket_name_with_dependency
}

output "config_sns_topic_arns" {
  description = "ARNs of the topics to which AWS Config of the management account sends changes and compliance results, by Region. Subscribe a queue or function with a filter, because there are many messages."
  value       = module.account_baseline_root.config_sns_topic_arns
}

output "cross_account_access_all_group_arn" {
  description = "ARN of the group whose members can assume all roles of `iam_groups_for_cross_account_access`. Protect it with a policy that denies `iam:AddUserToGroup` on it to all but a few people."
  value       = module.account_baseline_root.cross_account_access_all_group_arn
}

output "cross_account_access_all_group_name" {
  description = "Name of the group with access to all accounts, to list in `groups` of the few people who need it."
  value       = module.account_baseline_root.cross_account_access_all_group_name
}

output "cross_account_access_group_arns" {
  description = "ARNs of the groups from `iam_groups_for_cross_account_access`, as a list, for the `Resource` of a policy that lets a team lead manage who has access to which account."
  value       = module.account_baseline_root.cross_account_access_group_arns
}

output "cross_account_access_group_names" {
  description = "Names of the groups from `iam_groups_for_cross_account_access`, as a list. Users get access to an account when its group is in their `groups`."
  value       = module.account_baseline_root.cross_account_access_group_names
}

output "developers_iam_group_arn" {
  description = "ARN of the developers group. IAM does not accept a group as a principal, so use the ARN as the `Resource` of a policy, for example to let a team lead manage the members. Empty if `should_create_iam_group_developers` is false."
  value       = module.account_baseline_root.developers_iam_group_arn
}

output "developers_iam_group_name" {
  description = "Name of the developers group, for an `aws_iam_group_policy_attachment` with permissions that `iam_group_developers_permitted_services` cannot express. Empty if `should_create_iam_group_developers` is false."
  value       = module.account_baseline_root.developers_iam_group_name
}

output "full_access_iam_group_arn" {
  description = "ARN of the administrators group. A policy that denies `iam:AddUserToGroup` on it keeps other IAM administrators from adding members. Empty if `should_create_iam_group_full_access` is false."
  value       = module.account_baseline_root.full_access_iam_group_arn
}

output "full_access_iam_group_name" {
  description = "Name of the administrators group. Set an alarm on `AddUserToGroup` events in CloudTrail that contain it. Empty if `should_create_iam_group_full_access` is false."
  value       = module.account_baseline_root.full_access_iam_group_name
}

output "guardduty_cloudwatch_event_rule_arns" {
  description = "ARNs of the EventBridge rules that match GuardDuty findings of the management account, by Region. Attach another target to send findings to a ticket system."
  value       = module.account_baseline_root.guardduty_cloudwatch_event_rule_arns
}

output "guardduty_cloudwatch_event_target_arns" {
  description = "ARNs of the SNS topics to which the EventBridge rules of the management account send GuardDuty findings, by Region. Empty if findings are not published."
  value       = module.account_baseline_root.guardduty_cloudwatch_event_target_arns
}

output "guardduty_detector_ids" {
  description = "IDs of the GuardDuty detectors of the management account, by Region. Filters, IP lists, and membership commands of the GuardDuty API require them."
  value       = module.account_baseline_root.guardduty_detector_ids
}

output "guardduty_findings_kms_key_alias_name" {
  description = "Alias of the KMS key that encrypts exported GuardDuty findings of the management account. Empty if no key is created for them."
  value       = module.account_baseline_root.guardduty_findings_kms_key_alias_name
}

output "guardduty_findings_kms_key_arn" {
  description = "ARN of the KMS key that encrypts exported GuardDuty findings of the management account, for the policies of those who read the export. Empty without an export to S3."
  value       = module.account_baseline_root.guardduty_findings_kms_key_arn
}

output "guardduty_findings_s3_bucket_arn" {
  description = "ARN of the bucket with exported GuardDuty findings. Pass it to child baselines as `guardduty_findings_s3_bucket_arn` if they export to the same bucket. Empty without an export."
  value       = module.account_baseline_root.guardduty_findings_s3_bucket_arn
}

output "guardduty_findings_s3_bucket_name" {
  description = "Name of the bucket created for GuardDuty findings, for Athena tables and service control policies that protect it. Empty unless `guardduty_findings_should_create_bucket` is true."
  value       = module.account_baseline_root.guardduty_findings_s3_bucket_name
}

output "guardduty_findings_sns_topic_arns" {
  description = "ARNs of the topics that receive GuardDuty findings of the management account, by Region. Each needs its own subscription, because there is one topic per Region."
  value       = module.account_baseline_root.guardduty_findings_sns_topic_arns
}

output "guardduty_findings_sns_topic_names" {
  description = "Names of the topics that receive GuardDuty findings of the management account, by Region; the same name everywhere, as set in `guardduty_findings_sns_topic_name`."
  value       = module.account_baseline_root.guardduty_findings_sns_topic_names
}

output "iam_admin_iam_group_arn" {
  description = "ARN of the IAM administrators group of the management account, for a policy that denies changes to its members. Empty if the service creates no such group."
  value       = module.account_baseline_root.iam_admin_iam_group_arn
}

output "iam_admin_iam_group_name" {
  description = "Name of the group whose members administer IAM in the management account, to list in `groups` of a user. Empty if the service creates no such group."
  value       = module.account_baseline_root.iam_admin_iam_group_name
}

output "iam_admin_iam_policy_arn" {
  description = "ARN of the policy with which the IAM administrators group manages users, groups, roles, and policies. You can attach it to a role as well."
  value       = module.account_baseline_root.iam_admin_iam_policy_arn
}

output "iam_self_mgmt_iam_group_arn" {
  description = "ARN of the group whose members manage their own password, keys, and MFA devices, as the `Resource` of a policy that lets the help desk add new people. Empty if `should_create_iam_group_user_self_mgmt` is false."
  value       = module.account_baseline_root.iam_self_mgmt_iam_group_arn
}

output "iam_self_mgmt_iam_group_name" {
  description = "Name of the self-management group. Every person in `users` should list it in `groups`, or they cannot register an MFA device. Empty if `should_create_iam_group_user_self_mgmt` is false."
  value       = module.account_baseline_root.iam_self_mgmt_iam_group_name
}

output "iam_self_mgmt_iam_policy_arn" {
  description = "ARN of the self-management policy. Attach it to groups that other code creates, so that their members can register MFA devices too."
  value       = module.account_baseline_root.iam_self_mgmt_iam_policy_arn
}

output "logs_iam_group_arn" {
  description = "ARN of the group that reads CloudTrail, AWS Config, and CloudWatch logs. A key policy cannot name it, because groups are not principals; members decrypt through the group's own policy. Empty if `should_create_iam_group_logs` is false."
  value       = module.account_baseline_root.logs_iam_group_arn
}

output "logs_iam_group_name" {
  description = "Name of the group that reads logs, to list in `groups` of auditors and people on call. Attach a policy for Athena to it if they query the bucket. Empty if `should_create_iam_group_logs` is false."
  value       = module.account_baseline_root.logs_iam_group_name
}

output "master_account_arn" {
  description = "ARN of the organization's management account, such as `arn:aws:organizations::999900001111:account/o-a1b2c3d4e5/999900001111`. Resource policies usually need the account ID instead."
  value       = module.account_baseline_root.master_account_arn
}

output "master_account_email" {
  description = "Email address of the root user of the management account. AWS sends notices about billing and abuse to it, so check that people read that mailbox."
  value       = module.account_baseline_root.master_account_email
}

output "master_account_id" {
  description = "12-digit ID of the organization's management account, as AWS Organizations reports it. Child accounts trust it in the role named by `organizations_default_role_name`."
  value       = module.account_baseline_root.master_account_id
}

output "organization_arn" {
  description = "ARN of the organization, for sharing resources with all its accounts, for example through AWS Resource Access Manager."
  value       = module.account_baseline_root.organization_arn
}

output "organization_id" {
  description = "ID of the organization (`o-...`). Compare `aws:PrincipalOrgID` with it in the conditions of resource policies, so that only accounts of the organization have access."
  value       = module.account_baseline_root.organization_id
}

output "organization_root_id" {
  description = "ID of the root of the organization's tree (`r-...`). Organizational units and policies for all accounts are attached to it."
  value       = module.account_baseline_root.organization_root_id
}

output "read_only_iam_group_arn" {
  description = "ARN of the read-only group, for a policy that lets someone who is not an IAM administrator add auditors (`iam:AddUserToGroup`). Empty if `should_create_iam_group_read_only` is false."
  value       = module.account_baseline_root.read_only_iam_group_arn
}

output "read_only_iam_group_name" {
  description = "Name of the read-only group, for attaching a policy that denies access to stored data, such as `s3:GetObject`. Empty if `should_create_iam_group_read_only` is false."
  value       = module.account_baseline_root.read_only_iam_group_name
}

output "require_mfa_policy" {
  description = "Policy that denies requests without MFA, as created for the groups. Attach it to groups that other code creates to apply the same rule to them."
  value       = module.account_baseline_root.require_mfa_policy
}

output "ssh_grunt_sudo_users_group_arns" {
  description = "ARNs of the groups in `iam_group_names_ssh_grunt_sudo_users`, as a list, for alarms on new members, because they become root on servers."
  value       = module.account_baseline_root.ssh_grunt_sudo_users_group_arns
}

output "ssh_grunt_sudo_users_group_names" {
  description = "Names of the groups with sudo through ssh-grunt, as a list. Servers take one of them as `ssh_grunt_iam_group_sudo`."
  value       = module.account_baseline_root.ssh_grunt_sudo_users_group_names
}

output "ssh_grunt_users_group_arns" {
  description = "ARNs of the groups in `iam_group_names_ssh_grunt_users`, as a list. With `iam:AddUserToGroup` on them, a team lead can grant SSH access without any other permission in IAM."
  value       = module.account_baseline_root.ssh_grunt_users_group_arns
}

output "ssh_grunt_users_group_names" {
  description = "Names of the groups whose members log in over SSH without becoming root. A server takes one of them as `ssh_grunt_iam_group`."
  value       = module.account_baseline_root.ssh_grunt_users_group_names
}

output "support_iam_group_arn" {
  description = "ARN of the group for AWS Support cases, as evidence for the CIS control that requires support access for handling incidents. Empty if `should_create_iam_group_support` is false."
  value       = module.account_baseline_root.support_iam_group_arn
}

output "support_iam_group_name" {
  description = "Name of the group for AWS Support cases. List it in `groups` of people on call, so that they can open a case at any time. Empty if `should_create_iam_group_support` is false."
  value       = module.account_baseline_root.support_iam_group_name
}

output "use_existing_iam_roles_iam_group_arn" {
  description = "ARN of the group that can pass existing roles to services. Monitor its members like administrators, because a passed role can be stronger than the member. Empty if `should_create_iam_group_use_existing_iam_roles` is false."
  value       = module.account_baseline_root.use_existing_iam_roles_iam_group_arn
}

output "use_existing_iam_roles_iam_group_name" {
  description = "Name of the group that can pass existing roles, for attaching a policy that limits `iam:PassRole` to certain roles or services. Empty if `should_create_iam_group_use_existing_iam_roles` is false."
  value       = module.account_baseline_root.use_existing_iam_roles_iam_group_name
}

output "user_access_keys" {
  description = "Access keys of users with `create_access_keys`, as a map from user name to key ID and secret. The secret is encrypted with the user's `pgp_key` and only its owner can decrypt it, but treat the state as sensitive anyway."
  value       = module.account_baseline_root.user_access_keys
}

output "user_arns" {
  description = "ARNs of the IAM users, as a map from user name to ARN. Key policies and trust policies of other accounts can name individual people with them."
  value       = module.account_baseline_root.user_arns
}

output "user_passwords" {
  description = "First console passwords of users with `create_login_profile`, as a map from user name to a string encrypted with the user's `pgp_key`. Send each to its owner, who decodes it from base64 and decrypts it with GnuPG or Keybase."
  value       = module.account_baseline_root.user_passwords
}
