output "billing_iam_group_arn" {
  description = "ARN of the billing group, for policies that name it. Empty if `should_create_iam_group_billing` is false."
  value       = module.iam_users_and_groups.billing_iam_group_arn
}

output "billing_iam_group_name" {
  description = "Name of the billing group, to be listed in `groups` of the people in finance. Empty if `should_create_iam_group_billing` is false."
  value       = module.iam_users_and_groups.billing_iam_group_name
}

output "cross_account_access_all_group_arn" {
  description = "ARN of the group whose members may assume all roles of `iam_groups_for_cross_account_access`. Use it to watch for additions to the group."
  value       = module.iam_users_and_groups.cross_account_access_all_group_arn
}

output "cross_account_access_all_group_name" {
  description = "Name of the group with access to all accounts, to be listed in `groups` of the few who need it."
  value       = module.iam_users_and_groups.cross_account_access_all_group_name
}

output "cross_account_access_group_arns" {
  description = "ARNs of the groups from `iam_groups_for_cross_account_access`, in a list, for policies or reports on who can reach which account."
  value       = module.iam_users_and_groups.cross_account_access_group_arns
}

output "cross_account_access_group_names" {
  description = "Names of the groups from `iam_groups_for_cross_account_access`, in a list. Users get into an account by having its group in their `groups`."
  value       = module.iam_users_and_groups.cross_account_access_group_names
}

output "developers_iam_group_arn" {
  description = "ARN of the developers group, for policies that name it. Empty if `should_create_iam_group_developers` is false."
  value       = module.iam_users_and_groups.developers_iam_group_arn
}

output "developers_iam_group_name" {
  description = "Name of the developers group, for attaching a further policy to it or listing it in `groups`. Empty if `should_create_iam_group_developers` is false."
  value       = module.iam_users_and_groups.developers_iam_group_name
}

output "full_access_iam_group_arn" {
  description = "ARN of the administrators' group, to alarm on new members. Empty if `should_create_iam_group_full_access` is false."
  value       = module.iam_users_and_groups.full_access_iam_group_arn
}

output "full_access_iam_group_name" {
  description = "Name of the administrators' group, to be listed in `groups` of administrators. Empty if `should_create_iam_group_full_access` is false."
  value       = module.iam_users_and_groups.full_access_iam_group_name
}

output "houston_cli_users_iam_group_arn" {
  description = "ARN of the group for users of the older Houston CLI. Empty if `should_create_iam_group_houston_cli_users` is false."
  value       = module.iam_users_and_groups.houston_cli_users_iam_group_arn
}

output "houston_cli_users_iam_group_name" {
  description = "Name of the group for users of the older Houston CLI, to be listed in `groups`. Empty if `should_create_iam_group_houston_cli_users` is false."
  value       = module.iam_users_and_groups.houston_cli_users_iam_group_name
}

output "iam_admin_iam_group_arn" {
  description = "ARN of the IAM administrators' group, to watch for new members. Empty if `should_create_iam_group_iam_admin` is false."
  value       = module.iam_users_and_groups.iam_admin_iam_group_arn
}

output "iam_admin_iam_group_name" {
  description = "Name of the IAM administrators' group, to be listed in `groups`. Empty if `should_create_iam_group_iam_admin` is false."
  value       = module.iam_users_and_groups.iam_admin_iam_group_name
}

output "iam_admin_iam_policy_arn" {
  description = "ARN of the policy with which the IAM administrators' group manages users, groups, roles and policies. It can be attached to a role as well."
  value       = module.iam_users_and_groups.iam_admin_iam_policy_arn
}

output "iam_self_mgmt_iam_group_arn" {
  description = "ARN of the group whose members manage their own password, keys and MFA devices. Empty if `should_create_iam_group_user_self_mgmt` is false."
  value       = module.iam_users_and_groups.iam_self_mgmt_iam_group_arn
}

output "iam_self_mgmt_iam_group_name" {
  description = "Name of the self-management group, to be listed in `groups` of every person. Empty if `should_create_iam_group_user_self_mgmt` is false."
  value       = module.iam_users_and_groups.iam_self_mgmt_iam_group_name
}

output "iam_self_mgmt_iam_policy_arn" {
  description = "ARN of the self-management policy. Attach it to groups made elsewhere, so that their members can register MFA devices too."
  value       = module.iam_users_and_groups.iam_self_mgmt_iam_policy_arn
}

output "logs_iam_group_arn" {
  description = "ARN of the group that reads CloudTrail, AWS Config and CloudWatch logs. Empty if `should_create_iam_group_logs` is false."
  value       = module.iam_users_and_groups.logs_iam_group_arn
}

output "logs_iam_group_name" {
  description = "Name of the group that reads logs, to be listed in `groups` of auditors and people on call. Empty if `should_create_iam_group_logs` is false."
  value       = module.iam_users_and_groups.logs_iam_group_name
}

output "read_only_iam_group_arn" {
  description = "ARN of the read-only group, for policies that name it. Empty if `should_create_iam_group_read_only` is false."
  value       = module.iam_users_and_groups.read_only_iam_group_arn
}

output "read_only_iam_group_name" {
  description = "Name of the read-only group, to be listed in `groups` of those who only look. Empty if `should_create_iam_group_read_only` is false."
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
  description = "ARNs of the groups in `iam_group_names_ssh_grunt_users`, in a list, for policies or reports on who can log in to servers."
  value       = module.iam_users_and_groups.ssh_grunt_users_group_arns
}

output "ssh_grunt_users_group_names" {
  description = "Names of the groups for SSH without sudo, in a list. Servers take one of them as `ssh_grunt_iam_group`."
  value       = module.iam_users_and_groups.ssh_grunt_users_group_names
}

output "support_iam_group_arn" {
  description = "ARN of the group for AWS Support cases. Empty if `should_create_iam_group_support` is false."
  value       = module.iam_users_and_groups.support_iam_group_arn
}

output "support_iam_group_name" {
  description = "Name of the group for AWS Support cases, to be listed in `groups`. Empty if `should_create_iam_group_support` is false."
  value       = module.iam_users_and_groups.support_iam_group_name
}

output "use_existing_iam_roles_iam_group_arn" {
  description = "ARN of the group that may pass existing roles to services. Empty if `should_create_iam_group_use_existing_iam_roles` is false."
  value       = module.iam_users_and_groups.use_existing_iam_roles_iam_group_arn
}

output "use_existing_iam_roles_iam_group_name" {
  description = "Name of the group that may pass existing roles to services, to be listed in `groups`. Empty if `should_create_iam_group_use_existing_iam_roles` is false."
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
