output "billing_iam_group_arn" {
  description = "ARN of the billing group, as the `Resource` of a policy that lets the head of finance add members (`iam:AddUserToGroup`). Empty if `should_create_iam_group_billing` is false."
  value       = module.iam_users_and_groups.billing_iam_group_arn
}

output "billing_iam_group_name" {
  description = "Name of the billing group, to list in `groups` of the people in finance. Empty if `should_create_iam_group_billing` is false."
  value       = module.iam_users_and_groups.billing_iam_group_name
}

output "cross_account_access_all_group_arn" {
  description = "ARN of the group whose members can assume all roles of `iam_groups_for_cross_account_access`. Protect it with a policy that denies `iam:AddUserToGroup` on it to all but a few."
  value       = module.iam_users_and_groups.cross_account_access_all_group_arn
}

output "cross_account_access_all_group_name" {
  description = "Name of the group with access to all accounts, to list in `groups` of the few people who need it."
  value       = module.iam_users_and_groups.cross_account_access_all_group_name
}

output "cross_account_access_group_arns" {
  description = "ARNs of the groups from `iam_groups_for_cross_account_access`, as a list, for the `Resource` of a policy that lets a team lead manage who has access to which account."
  value       = module.iam_users_and_groups.cross_account_access_group_arns
}

output "cross_account_access_group_names" {
  description = "Names of the groups from `iam_groups_for_cross_account_access`, as a list. Users get access to an account when its group is in their `groups`."
  value       = module.iam_users_and_groups.cross_account_access_group_names
}

output "developers_iam_group_arn" {
  description = "ARN of the developers group. IAM does not accept a group as a principal, so use the ARN as the `Resource` of a policy, for example to let a team lead manage the members. Empty if `should_create_iam_group_developers` is false."
  value       = module.iam_users_and_groups.developers_iam_group_arn
}

output "developers_iam_group_name" {
  description = "Name of the developers group, for an `aws_iam_group_policy_attachment` with permissions that `iam_group_developers_permitted_services` cannot express. Empty if `should_create_iam_group_developers` is false."
  value       = module.iam_users_and_groups.developers_iam_group_name
}

output "full_access_iam_group_arn" {
  description = "ARN of the administrators group. A policy that denies `iam:AddUserToGroup` on it keeps other IAM administrators from adding members. Empty if `should_create_iam_group_full_access` is false."
  value       = module.iam_users_and_groups.full_access_iam_group_arn
}

output "full_access_iam_group_name" {
  description = "Name of the administrators group. Set an alarm on `AddUserToGroup` events in CloudTrail that contain it. Empty if `should_create_iam_group_full_access` is false."
  value       = module.iam_users_and_groups.full_access_iam_group_name
}

output "iam_admin_iam_group_arn" {
  description = "ARN of the IAM administrators group. Deny `iam:AddUserToGroup` on it where a permissions boundary lets others manage users. Empty if `should_create_iam_group_iam_admin` is false."
  value       = module.iam_users_and_groups.iam_admin_iam_group_arn
}

output "iam_admin_iam_group_name" {
  description = "Name of the IAM administrators group, for `groups` of those who manage users and for reviews of who they are. Empty if `should_create_iam_group_iam_admin` is false."
  value       = module.iam_users_and_groups.iam_admin_iam_group_name
}

output "iam_admin_iam_policy_arn" {
  description = "ARN of the policy with which the IAM administrators group manages users, groups, roles, and policies. You can attach it to a role as well."
  value       = module.iam_users_and_groups.iam_admin_iam_policy_arn
}

output "iam_self_mgmt_iam_group_arn" {
  description = "ARN of the group whose members manage their own password, keys, and MFA devices, as the `Resource` of a policy for the help desk that adds new people. Empty if `should_create_iam_group_user_self_mgmt` is false."
  value       = module.iam_users_and_groups.iam_self_mgmt_iam_group_arn
}

output "iam_self_mgmt_iam_group_name" {
  description = "Name of the self-management group. Every person in `users` should list it in `groups`, or they cannot register an MFA device. Empty if `should_create_iam_group_user_self_mgmt` is false."
  value       = module.iam_users_and_groups.iam_self_mgmt_iam_group_name
}

output "iam_self_mgmt_iam_policy_arn" {
  description = "ARN of the self-management policy. Attach it to groups that other code creates, so that their members can register MFA devices too."
  value       = module.iam_users_and_groups.iam_self_mgmt_iam_policy_arn
}

output "logs_iam_group_arn" {
  description = "ARN of the group that reads CloudTrail, AWS Config, and CloudWatch logs. A key policy cannot name it, because groups are not principals; members decrypt through the group's own policy. Empty if `should_create_iam_group_logs` is false."
  value       = module.iam_users_and_groups.logs_iam_group_arn
}

output "logs_iam_group_name" {
  description = "Name of the group that reads logs, to list in `groups` of auditors and people on call. Attach a policy for Athena to it if they query the bucket. Empty if `should_create_iam_group_logs` is false."
  value       = module.iam_users_and_groups.logs_iam_group_name
}

output "read_only_iam_group_arn" {
  description = "ARN of the read-only group, for a policy that lets someone who is not an IAM administrator add auditors (`iam:AddUserToGroup`). Empty if `should_create_iam_group_read_only` is false."
  value       = module.iam_users_and_groups.read_only_iam_group_arn
}

output "read_only_iam_group_name" {
  description = "Name of the read-only group, for attaching a policy that denies access to stored data, such as `s3:GetObject`. Empty if `should_create_iam_group_read_only` is false."
  value       = module.iam_users_and_groups.read_only_iam_group_name
}

output "require_mfa_policy" {
  description = "Policy that denies requests without MFA, as created for the groups. Attach it to groups that other code creates to apply the same rule to them."
  value       = module.iam_users_and_groups.require_mfa_policy
}

output "ssh_grunt_sudo_users_group_arns" {
  description = "ARNs of the groups in `iam_group_names_ssh_grunt_sudo_users`, as a list, for alarms on new members, because they become root on servers."
  value       = module.iam_users_and_groups.ssh_grunt_sudo_users_group_arns
}

output "ssh_grunt_sudo_users_group_names" {
  description = "Names of the groups with sudo through ssh-grunt, as a list. Servers take one of them as `ssh_grunt_iam_group_sudo`."
  value       = module.iam_users_and_groups.ssh_grunt_sudo_users_group_names
}

output "ssh_grunt_users_group_arns" {
  description = "ARNs of the groups in `iam_group_names_ssh_grunt_users`, as a list. With `iam:AddUserToGroup` on them, a team lead can grant SSH access without any other permission in IAM."
  value       = module.iam_users_and_groups.ssh_grunt_users_group_arns
}

output "ssh_grunt_users_group_names" {
  description = "Names of the groups whose members log in over SSH without becoming root. A server takes one of them as `ssh_grunt_iam_group`."
  value       = module.iam_users_and_groups.ssh_grunt_users_group_names
}

output "support_iam_group_arn" {
  description = "ARN of the group for AWS Support cases, as evidence for the CIS control that requires support access for handling incidents. Empty if `should_create_iam_group_support` is false."
  value       = module.iam_users_and_groups.support_iam_group_arn
}

output "support_iam_group_name" {
  description = "Name of the group for AWS Support cases. List it in `groups` of people on call, so that they can open a case at night. Empty if `should_create_iam_group_support` is false."
  value       = module.iam_users_and_groups.support_iam_group_name
}

output "use_existing_iam_roles_iam_group_arn" {
  description = "ARN of the group that can pass existing roles to services. Monitor its members like administrators, because a passed role can be stronger than the member. Empty if `should_create_iam_group_use_existing_iam_roles` is false."
  value       = module.iam_users_and_groups.use_existing_iam_roles_iam_group_arn
}

output "use_existing_iam_roles_iam_group_name" {
  description = "Name of the group that can pass existing roles, for attaching a policy that limits `iam:PassRole` to certain roles or services. Empty if `should_create_iam_group_use_existing_iam_roles` is false."
  value       = module.iam_users_and_groups.use_existing_iam_roles_iam_group_name
}

output "user_access_keys" {
  description = "Access keys of users with `create_access_keys`, as a map from user name to key ID and secret. The secret is encrypted with the user's `pgp_key` and only its owner can decrypt it, but treat the state as sensitive anyway."
  value       = module.iam_users_and_groups.user_access_keys
}

output "user_arns" {
  description = "ARNs of the IAM users, as a map from user name to ARN. Key policies and trust policies of other accounts can name individual people with them."
  value       = module.iam_users_and_groups.user_arns
}

output "user_passwords" {
  description = "First console passwords of users with `create_login_profile`, as a map from user name to a string encrypted with the user's `pgp_key`. Send each to its owner, who decodes it from base64 and decrypts it with GnuPG or Keybase."
  value       = module.iam_users_and_groups.user_passwords
}
