variable "aws_account_id" {
  description = "12-digit ID of the account that contains the users and groups, normally the security account. It is part of the ARNs in the self-management policies. Limit the AWS provider to it with `allowed_account_ids`, so that no one creates users in another account by mistake."
  type        = string
}

variable "auto_deploy_permissions" {
  description = "IAM actions, such as `ecs:UpdateService` or `ec2:*`, that members of the auto-deploy group can perform on all resources. Used when `should_create_iam_group_auto_deploy` is true. Members are machine users without MFA, so grant only what a deployment needs."
  type        = list(string)
  default     = []
}

variable "cloudtrail_kms_key_arn" {
  description = "ARN of the KMS key that encrypts the CloudTrail logs. With it, members of the group from `should_create_iam_group_logs` can also decrypt what they read. `null` leaves the permission out, so that they cannot read encrypted logs."
  type        = string
  default     = null
}

variable "cross_account_access_all_group_name" {
  description = "Name of the IAM group whose members can assume every role listed in `iam_groups_for_cross_account_access`, a convenience for administrators. The leading underscore sorts it first. Renaming it changes the group's ARN; memberships from `users` are kept."
  type        = string
  default     = "_all-accounts"
}

variable "enable_iam_groups" {
  description = "Whether any IAM group is created. With false, all `should_create_iam_group_` inputs have no effect, and the service only creates users; groups listed in `users` must then already exist."
  type        = bool
  default     = true
}

variable "force_destroy_users" {
  description = "Whether the service can delete a user who still has access keys, MFA devices, or a password created outside of it. With false, removing such an entry from `users` fails with `DeleteConflict`, and the user keeps access until you delete those credentials."
  type        = bool
  default     = false
}

variable "iam_group_developers_permitted_services" {
  description = "Services, by IAM prefix such as `ec2`, `s3`, or `lambda`, to which members of the developers group have full access in this account. Used with `should_create_iam_group_developers`. Full access to `iam` equals administrator permissions, so leave it out."
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
  description = "Names of IAM groups to create for SSH access with sudo through ssh-grunt. The groups have no AWS permissions; each server names the group it trusts. Servers of other accounts also need a role to read them, which the security account's baseline provides."
  type        = list(string)
  default     = ["ssh-grunt-sudo-users"]
}

variable "iam_group_names_ssh_grunt_users" {
  description = "Names of IAM groups to create for SSH access without sudo through ssh-grunt. Each server names the group it trusts, so a name must match its `ssh_grunt_iam_group`. An empty list creates none."
  type        = list(string)
  default     = ["ssh-grunt-users"]
}

variable "iam_groups_for_cross_account_access" {
  description = "Groups whose members can assume roles in other accounts, one entry per group: `{ group_name = \"_account.stage-dev\", iam_role_arns = [\"arn:aws:iam::111122223333:role/allow-dev-access-from-other-accounts\"] }`. The group alone grants nothing: the role's trust policy in the other account must name this account."
  type = list(object({
    group_name = string
    iam_role_arns = list(string)
  }))
  default = []
}

variable "iam_policy_iam_user_self_mgmt" {
  description = "Name of the managed policy that lets users manage their own credentials, attached to the group in `iam_group_name_iam_user_self_mgmt`. Up to 128 characters, unique in the account; renaming it replaces the policy."
  type        = string
  default     = "iam-user-self-mgmt"
}

variable "iam_role_tags" {
  description = "Tags for the IAM roles among the resources of this service. IAM groups and inline policies cannot have tags; users get theirs from `tags` in `users`."
  type        = map(string)
  default     = {}
}

variable "max_session_duration_human_users" {
  description = "Longest session, in seconds, for roles that people assume, from 3600 to 43200 (12 hours). `max_session_duration_machine_users` is for machines. A role in another account has its own limit, which this input does not change."
  type        = number
  default     = 43200
}

variable "max_session_duration_machine_users" {
  description = "Longest session, in seconds, for roles that machines assume, from 3600 to 43200 (12 hours). Keep it at one hour: automation can renew its credentials, and leaked ones expire soon."
  type        = number
  default     = 3600
}

variable "minimum_password_length" {
  description = "Length, in characters, of the console passwords generated for entries of `users` with `create_login_profile`. It must be at least what the account's password policy requires, or the creation fails; it does not set that policy."
  type        = number
  default     = 16
}

variable "password_reset_required" {
  description = "Whether new users must choose their own password at the first sign-in. Applies to entries of `users` with `create_login_profile`; the account's password policy must let users change their password."
  type        = bool
  default     = true
}

variable "should_create_iam_group_auto_deploy" {
  description = "Whether the group in `iam_group_name_auto_deploy` is created, with the permissions in `auto_deploy_permissions` and without an MFA requirement. It is meant for machine users with access keys; roles assumed through OpenID Connect are safer."
  type        = bool
  default     = false
}

variable "should_create_iam_group_billing" {
  description = "Whether the group in `iam_group_name_billing` is created. Its members see and manage billing of this account, once the root user has turned on IAM access to billing."
  type        = bool
  default     = false
}

variable "should_create_iam_group_cross_account_access_all" {
  description = "Whether a single group gets access to all roles in `iam_groups_for_cross_account_access`, under the name in `cross_account_access_all_group_name`. Its members have the permissions of all those roles."
  type        = bool
  default     = true
}

variable "should_create_iam_group_developers" {
  description = "Whether the group in `iam_group_name_developers` is created, with full access to the services in `iam_group_developers_permitted_services` in this account. With an empty list of services, the group grants almost no permissions."
  type        = bool
  default     = false
}

variable "should_create_iam_group_full_access" {
  description = "Whether the group in `iam_group_name_full_access` is created, with all permissions in this account. Users who only switch to other accounts do not need it."
  type        = bool
  default     = true
}

variable "should_create_iam_group_iam_admin" {
  description = "Whether the group in `iam_group_name_iam_admin` is created, for people who administer IAM and nothing else. In effect they can obtain every permission, so keep the group small."
  type        = bool
  default     = false
}

variable "should_create_iam_group_logs" {
  description = "Whether the group in `iam_group_name_logs` is created, which reads CloudTrail, AWS Config, and CloudWatch logs. Set `cloudtrail_kms_key_arn` too, or members see that encrypted logs exist but cannot read them."
  type        = bool
  default     = false
}

variable "should_create_iam_group_read_only" {
  description = "Whether the group in `iam_group_name_read_only` is created. Its members can read every resource of this account and its data, but change nothing."
  type        = bool
  default     = false
}

variable "should_create_iam_group_support" {
  description = "Whether the group in `iam_group_name_support` is created, with the AWS managed policy `AWSSupportAccess` for opening and following AWS Support cases of this account."
  type        = bool
  default     = false
}

variable "should_create_iam_group_use_existing_iam_roles" {
  description = "Whether the group in `iam_group_name_use_existing_iam_roles` is created, whose members can pass existing roles to AWS services. Passing a strong role is a way to gain its permissions, so create the group only for a known need."
  type        = bool
  default     = false
}

variable "should_create_iam_group_user_self_mgmt" {
  description = "Whether the group in `iam_group_name_iam_user_self_mgmt` is created, whose members manage their own password, access keys, SSH keys, and MFA devices. Every human in `users` should be in it."
  type        = bool
  default     = true
}

variable "should_require_mfa" {
  description = "Whether the groups grant their permissions only to sessions with MFA, for API calls as well as in the console. Self-management stays possible without it, so that a new user can register a device. Machine groups are not affected."
  type        = bool
  default     = true
}

variable "users" {
  description = "IAM users to create, keyed by user name. An entry can contain `groups`, `tags`, `pgp_key` (base64 or `keybase:name`), `create_login_profile`, `create_access_keys`, `path`, and `permissions_boundary` (a policy ARN). With `create_login_profile` or `create_access_keys` the `pgp_key` is required, because secrets appear in the outputs encrypted for its owner. Example: `{ bob = { groups = [\"iam-user-self-mgmt\"], pgp_key = \"keybase:bob\", create_login_profile = true } }`."
  type        = any
  default     = {}
}
