output "billing_iam_group_arn" {
  description = "ARN of the billing group, as the `Resource` of a policy that lets the head of finance add members (`iam:AddUserToGroup`). Empty if `should_create_iam_group_billing` is false."
  value       = module.iam_users_and_groups.billing_iam_group_arn
}

output "billing_iam_group_name" {
  description = "Name of the billing group, to be listed in `groups` of the people in finance. Empty if `should_create_iam_group_billing` is false."
  value       = module.iam_users_and_groups.billing_iam_group_name
}

output "cross_account_access_all_group_arn" {
  description = "ARN of the group whose members may assume all roles of `iam_groups_for_cross_account_access`. Protect it with a policy that denies `iam:AddUserToGroup` on it to all but a few."
  value       = module.iam_users_and_groups.cross_account_access_all_group_arn
}

output "cross_account_access_all_group_name" {
  description = "Name of the group with access to all accounts, to be listed in `groups` of the few who need it."
  value       = module.iam_users_and_groups.cross_account_access_all_group_name
}

output "cross_account_access_group_arns" {
  description = "ARNs of the groups from `iam_groups_for_cross_account_access`, in a list, as the `Resource` of a policy that lets somebody manage who reaches which account."
  value       = module.iam_users_and_groups.cross_account_access_group_arns
}

output "cross_account_access_group_names" {
  description = "Names of the groups from `iam_groups_for_cross_account_access`, in a list. Users get into an account by having its group in their `groups`."
  value       = module.iam_users_and_groups.cross_account_access_group_names
}

output "developers_iam_group_arn" {
  description = "ARN of the developers group. IAM does not accept a group as principal, so use it as the `Resource` of a policy, for example to let a team lead manage the members. Empty if `should_create_iam_group_developers` is false."
  value       = module.iam_users_and_groups.developers_iam_group_arn
}

output "developers_iam_group_name" {
  description = "Name of the developers group, for an `aws_iam_group_policy_attachment` with rights that `iam_group_developers_permitted_services` cannot express. Empty if `should_create_iam_group_developers` is false."
  value       = module.iam_users_and_groups.developers_iam_group_name
}

output "full_access_iam_group_arn" {
  description = "ARN of the administrators' group. A policy that denies `iam:AddUserToGroup` on it keeps other IAM administrators from widening the circle. Empty if `should_create_iam_group_full_access` is false."
  value       = module.iam_users_and_groups.full_access_iam_group_arn
}

output "full_access_iam_group_name" {
  description = "Name of the administrators' group. Alarm on `AddUserToGroup` events in CloudTrail that carry it. Empty if `should_create_iam_group_full_access` is false."
  value       = module.iam_users_and_groups.full_access_iam_group_name
}

output "houston_cli_users_iam_group_arn" {
  description = "ARN of the group for users of the older Houston CLI, which no resource here refers to. Empty if `should_create_iam_group_houston_cli_users` is false."
  value       = module.iam_users_and_groups.houston_cli_users_iam_group_arn
}

output "houston_cli_users_iam_group_name" {
  description = "Name of the group for users of the older Houston CLI; who is in it shows who still depends on that tool. Empty if `should_create_iam_group_houston_cli_users` is false."
  value       = module.iam_users_and_groups.houston_cli_users_iam_group_name
}

output "iam_admin_iam_group_arn" {
  description = "ARN of the IAM administrators' group. Deny `iam:AddUserToGroup` on it where a permissions boundary lets others manage users. Empty if `should_create_iam_group_iam_admin` is false."
  value       = module.iam_users_and_groups.iam_admin_iam_group_arn
}

output "iam_admin_iam_group_name" {
  description = "Name of the IAM administrators' group, for `groups` of those who manage users, and for a review of who they are. Empty if `should_create_iam_group_iam_admin` is false."
  value       = module.iam_users_and_groups.iam_admin_iam_group_name
}

output "iam_admin_iam_policy_arn" {
  description = "ARN of the policy with which the IAM administrators' group manages users, groups, roles and policies. It can be attached to a role as well."
  value       = module.iam_users_and_groups.iam_admin_iam_policy_arn
}

output "iam_self_mgmt_iam_group_arn" {
  description = "ARN of the group whose members manage their own password, keys and MFA devices, as the `Resource` of a policy for the helpdesk that admits new people. Empty if `should_create_iam_group_user_self_mgmt` is false."
  value       = module.iam_users_and_groups.iam_self_mgmt_iam_group_arn
}

output "iam_self_mgmt_iam_group_name" {
  description = "Name of the self-management group. Every person in `users` should list it in `groups`, or they cannot register an MFA device. Empty if `should_create_iam_group_user_self_mgmt` is false."
  value       = module.iam_users_and_groups.iam_self_mgmt_iam_group_name
}

output "iam_self_mgmt_iam_policy_arn" {
  description = "ARN of the self-management policy. Attach it to groups made elsewhere, so that their members can register MFA devices too."
  value       = module.iam_users_and_groups.iam_self_mgmt_iam_policy_arn
}

output "logs_iam_group_arn" {
  description = "ARN of the group that reads CloudTrail, AWS Config and CloudWatch logs. A key policy cannot name it, since groups are no principals; members decrypt through the group's own policy. Empty if `should_create_iam_group_logs` is false."
  value       = module.iam_users_and_groups.logs_iam_group_arn
}

output "logs_iam_group_name" {
  description = "Name of the group that reads logs. Auditors and people on call have it in their `groups`; attach a policy for Athena by it if they query the bucket. Empty if `should_create_iam_group_logs` is false."
  value       = module.iam_users_and_groups.logs_iam_group_name
}

output "read_only_iam_group_arn" {
  description = "ARN of the read-only group, to let somebody outside of the IAM administrators admit auditors by `iam:AddUserToGroup`. Empty if `should_create_iam_group_read_only` is false."
  value       = module.iam_users_and_groups.read_only_iam_group_arn
}

output "read_only_iam_group_name" {
  description = "Name of the read-only group, for attaching a policy that takes stored data such as `s3:GetObject` out of its reach. Empty if `should_create_iam_group_read_only` is false."
  value       = module.iam_users_and_groups.read_only_iam_group_name
}

output "require_mfa_policy" {
  description = "The policy that denies what is asked for without MFA, as created for the groups. Attach it to groups made outside of this service to hold them to the same rule."
  value       = module.iam_users_and_groups.require_mfa_policy
}

output "ssh_grunt_sudo_users_group_arns" {
  description = "ARNs of the groups in `iam_group_names_ssh_grunt_sudo_users`, in a list, to watch for new members, who become root on servers."
  value       = module.iam_users_and_groups.ssh_grunt_sudo_users_group_arns
}

output "ssh_grunt_sudo_users_group_names" {
  description = "Names of the groups with sudo through ssh-grunt, in a list. Servers take one of them as `ssh_grunt_iam_group_sudo`."
  value       = module.iam_users_and_groups.ssh_grunt_sudo_users_group_names
}

output "ssh_grunt_users_group_arns" {
  description = "ARNs of the groups in `iam_group_names_ssh_grunt_users`, in a list. With `iam:AddUserToGroup` on them a team lead can give SSH access without any other right in IAM."
  value       = module.iam_users_and_groups.ssh_grunt_users_group_arns
}

output "ssh_grunt_users_group_names" {
  description = "Groups whose members log in over SSH without becoming root. A server accepts one of them, given as `ssh_grunt_iam_group`."
  value       = module.iam_users_and_groups.ssh_grunt_users_group_names
}

output "support_iam_group_arn" {
  description = "ARN of the group for AWS Support cases, which answers the CIS question who may handle incidents with AWS. Empty if `should_create_iam_group_support` is false."
  value       = module.iam_users_and_groups.support_iam_group_arn
}

output "support_iam_group_name" {
  description = "Name of the group for AWS Support cases. People on call need it in their `groups`, since only they are awake when a case is opened at night. Empty if `should_create_iam_group_support` is false."
  value       = module.iam_users_and_groups.support_iam_group_name
}

output "use_existing_iam_roles_iam_group_arn" {
  description = "ARN of the group that may pass existing roles to services. Watch its members like administrators, because a passed role can be stronger than the member. Empty if `should_create_iam_group_use_existing_iam_roles` is false."
  value       = module.iam_users_and_groups.use_existing_iam_roles_iam_group_arn
}

output "use_existing_iam_roles_iam_group_name" {
  description = "Name of the group that may pass existing roles, for attaching a policy that narrows `iam:PassRole` to certain roles or services. Empty if `should_create_iam_group_use_existing_iam_roles` is false."
  value       = module.iam_users_and_groups.use_existing_iam_roles_iam_group_name
}

output "user_access_keys" {
  description = "Access keys of users with `create_access_keys`, as a map from user name to key ID and secret. The secret is encrypted with the user's `pgp_key`; only its owner can decrypt it, but treat the state as sensitive all the same."
  value       = module.iam_users_and_groups.user_access_keys
}

output "user_arns" {
  description = "ARNs of the IAM users, as a map from user name to ARN. Key policies and the trust policies of other accounts can name single people by them."
  value       = module.iam_users_and_groups.user_arns
}

output "user_passwords" {
  description = "First console passwords of users with `create_login_profile`, as a map from user name to a text encrypted with the user's `pgp_key`. Send each to its owner, who decodes it from base64 and decrypts it with GnuPG or Keybase."
  value       = module.iam_users_and_groups.user_passwords
}
