output "cloudwatch_log_group_name" {
  description = "Name of the log group with the output of all runs. `aws logs tail --follow` on it shows a deployment as it happens."
  value       = module.ecs_deploy_runner.cloudwatch_log_group_name
}

output "default_ecs_task_arn" {
  description = "ARN of the task definition that runs when a caller names no container. It changes with every revision."
  value       = module.ecs_deploy_runner.default_ecs_task_arn
}

output "ecs_cluster_arn" {
  description = "ARN of the ECS cluster the tasks run in. A policy on `ecs:StopTask` with a condition on it lets on-call staff stop a run that went wrong."
  value       = module.ecs_deploy_runner.ecs_cluster_arn
}

output "ecs_task_arns" {
  description = "ARNs of the task definitions by container name, such as `terraform-planner`, revision included. A caller that starts tasks itself would evade the limits of the invoker, so hand them out to nobody."
  value       = module.ecs_deploy_runner.ecs_task_arns
}

output "ecs_task_execution_role_arn" {
  description = "ARN of the role with which ECS pulls images and reads the secrets for `secrets_manager_env_vars`. A key or secret of another account must admit it."
  value       = module.ecs_deploy_runner.ecs_task_execution_role_arn
}

output "ecs_task_families" {
  description = "Families of the task definitions by container name, stable across revisions. Use them to find the runs of one container with `aws ecs list-tasks --family`."
  value       = module.ecs_deploy_runner.ecs_task_families
}

output "ecs_task_iam_roles" {
  description = "IAM roles of the tasks by container name, with name and ARN each. Attach policies that do not fit into `iam_policy`, or name `terraform-applier` in the trust of a role in another account."
  value       = module.ecs_deploy_runner.ecs_task_iam_roles
}

output "ecs_task_revisions" {
  description = "Revision numbers of the task definitions by container name. A number that grew shows which container a change touched."
  value       = module.ecs_deploy_runner.ecs_task_revisions
}

output "invoke_policy_arn" {
  description = "ARN of the policy that permits starting runs, following their state and reading their logs. Attach it to a role that is not in `iam_roles`."
  value       = module.ecs_deploy_runner.invoke_policy_arn
}

output "invoker_function_arn" {
  description = "ARN of the Lambda function that checks each request and starts the task. Policies for callers elsewhere name it as the only resource of `lambda:InvokeFunction`."
  value       = module.ecs_deploy_runner.invoker_function_arn
}

output "invoker_function_name" {
  description = "Name of the Lambda function that starts runs. The `infrastructure-deployer` tool calls it; its errors show requests that were refused."
  value       = module.ecs_deploy_runner.invoker_function_name
}

output "security_group_allow_all_outbound_id" {
  description = "ID of the security group of all tasks. Name it as source where code under deployment has to reach a database or a private cluster endpoint."
  value       = module.ecs_deploy_runner.security_group_allow_all_outbound_id
}
