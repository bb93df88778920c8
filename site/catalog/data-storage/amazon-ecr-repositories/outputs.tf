output "ecr_read_policy_actions" {
  description = "IAM actions that pulling requires, ready for the policy of a role in this account."
  value       = module.ecr_repos.ecr_read_policy_actions
}

output "ecr_repo_arns" {
  description = "ARNs of the repositories, keyed by name, to limit a policy to one of them."
  value       = module.ecr_repos.ecr_repo_arns
}

output "ecr_repo_urls" {
  description = "Addresses of the repositories, keyed by name, to which you append a tag or digest in `docker push` and in task definitions."
  value       = module.ecr_repos.ecr_repo_urls
}

output "ecr_write_policy_actions" {
  description = "IAM actions that pushing and pulling require, ready for the policy of a build role."
  value       = module.ecr_repos.ecr_write_policy_actions
}
