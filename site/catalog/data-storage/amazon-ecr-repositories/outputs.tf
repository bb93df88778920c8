output "ecr_deny_access_policies" {
  description = "IAM actions on ECR that the deny rules block for everyone not listed, for review or for your own policy. See `default_users_or_roles_to_allow_deny_all_else`."
  value       = module.ecr_repos.ecr_deny_access_policies
}

output "ecr_deny_access_policies_strict" {
  description = "IAM actions that are blocked when strict deny rules are on; see `default_strict_deny_rules_enabled`. Check that your pipeline role is exempt before you turn them on."
  value       = module.ecr_repos.ecr_deny_access_policies_strict
}

output "ecr_read_policy_actions" {
  description = "IAM actions that pulling requires, ready for the policy of a role in this account."
  value       = module.ecr_repos.ecr_read_policy_actions
}

output "ecr_repo_arns" {
  description = "ARNs of the repositories, keyed by name, for policies that cover only some of them."
  value       = module.ecr_repos.ecr_repo_arns
}

output "ecr_repo_urls" {
  description = "URLs of the repositories, keyed by name, to which you append a tag or digest in `docker push` and in task definitions."
  value       = module.ecr_repos.ecr_repo_urls
}

output "ecr_write_policy_actions" {
  description = "IAM actions that pushing and pulling require, ready for the policy of a build role."
  value       = module.ecr_repos.ecr_write_policy_actions
}
