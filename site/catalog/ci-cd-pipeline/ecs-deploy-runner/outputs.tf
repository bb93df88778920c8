output "cloudwatch_log_group_name" {
  description = "Name of the log group with the output of all runs. `aws logs tail --follow` on it shows a deployment as it happens."
  value       = module.ecs_deploy_runner.cloudwatch_log_group_name
}

output "default_ecs_task_arn" {
  description = "ARN of the task definition that runs when a caller names no container. It changes with every revision."
  value       = module.ecs_deploy_runner.default_ecs_task_arn
}

output "ecs_cluster_arn" {
  description = "ARN of the ECS cluster the tasks run in. Allow on-call staff `ecs:StopTask` with a condition on this cluster, so that they can stop a bad run."
  value       = module.ecs_deploy_runner.ecs_cluster_arn
}

output "ecs_task_arns" {
  description = "ARNs of the task definitions by container name, such as `terraform-planner`, including the revision. A caller that starts tasks directly bypasses the limits of the invoker, so do not grant access to them."
  value       = module.ecs_deploy_runner.ecs_task_arns
}

output "ecs_task_execution_role_arn" {
  description = "ARN of the role with which ECS pulls images and reads the secrets for `secrets_manager_env_vars`. The policy of a key or secret in another account must allow it."
  value       = module.ecs_deploy_runner.ecs_task_execution_role_arn
}

output "ecs_task_families" {
  description = "Families of the task definitions by container name, stable across revisions. Use them to find the runs of one container with `aws ecs list-tasks --family`."
  value       = module.ecs_deploy_runner.ecs_task_families
}

output "ecs_task_iam_roles" {
  description = "IAM roles of the tasks by container name, each with name and ARN. Attach policies that do not fit into `iam_policy`, or name `terraform-applier` in the trust policy of a role in another account."
  value       = module.ecs_deploy_runner.ecs_task_iam_roles
}

output "ecs_task_revisions" {
  description = "Revision numbers of the task definitions by container name. A number that increased shows which container a change affected."
  value       = module.ecs_deploy_runner.ecs_task_revisions
}

output "invoke_policy_arn" {
  description = "ARN of the policy that allows starting runs, following their state and reading their logs. Attach it to a role that is not in `iam_roles`."
  value       = module.ecs_deploy_runner.invoke_policy_arn
}

output "invoker_function_arn" {
  description = "ARN of the Lambda function that checks each request and starts the task. Policies for callers in other accounts name it as the only resource of `lambda:InvokeFunction`."
  value       = module.ecs_deploy_runner.invoker_function_arn
}

output "invoker_function_name" {
  description = "Name of the Lambda function that starts runs. The `infrastructure-deployer` tool calls it; its errors show rejected requests."
  value       = module.ecs_deploy_runner.invoker_function_name
}

output "security_group_allow_all_outbound_id" {
  description = "ID of the security group of all tasks. Use it as source in the rules of a database or private cluster endpoint that deployed code has to reach."
  value       = module.ecs_deploy_runner.security_group_allow_all_outbound_id
}
