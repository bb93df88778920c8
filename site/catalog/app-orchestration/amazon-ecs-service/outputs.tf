output "all_metric_widgets" {
  description = "List of the CPU and memory widgets of this service, to merge with those of other services into one CloudWatch dashboard."
  value       = module.ecs_service.all_metric_widgets
}

output "aws_ecs_task_definition_arn" {
  description = "ARN of the task definition revision the stable tasks run, with its number at the end. Compare it before and after an apply to see whether a deployment took place."
  value       = module.ecs_service.aws_ecs_task_definition_arn
}

output "aws_ecs_task_definition_canary_arn" {
  description = "ARN of the task definition revision the canary runs; empty or `null` when no canary is deployed."
  value       = module.ecs_service.aws_ecs_task_definition_canary_arn
}

output "canary_service_arn" {
  description = "ARN of the separate ECS service that runs the canary tasks, for watching or stopping the canary independently of the stable service."
  value       = module.ecs_service.canary_service_arn
}

output "capacity_provider_strategy" {
  description = "The capacity provider strategy in effect, as given in the input, for other modules that must run one-off tasks, such as migrations, on the same capacity."
  value       = module.ecs_service.capacity_provider_strategy
}

output "ecs_node_port_mappings" {
  description = "Map from container port to the port on the EC2 hosts, for security group rules and service discovery outside this module."
  value       = module.ecs_service.ecs_node_port_mappings
}

output "ecs_task_execution_iam_role_arn" {
  description = "ARN of the task execution role, for policies on registries, KMS keys, or secrets in other accounts that the ECS agent must reach while it starts a task."
  value       = module.ecs_service.ecs_task_execution_iam_role_arn
}

output "ecs_task_execution_iam_role_name" {
  description = "Name of the task execution role, with which the ECS agent pulls images and writes logs. Attach more policies to it for private registries."
  value       = module.ecs_service.ecs_task_execution_iam_role_name
}

output "ecs_task_iam_role_arn" {
  description = "ARN of the task role the application assumes. Name it in bucket, queue, and key policies to allow only this service."
  value       = module.ecs_service.ecs_task_iam_role_arn
}

output "ecs_task_iam_role_name" {
  description = "Name of the task role, for policy attachments outside this module. It is not the execution role: what you attach here is available to the code in the container."
  value       = module.ecs_service.ecs_task_iam_role_name
}

output "metric_widget_ecs_service_cpu_usage" {
  description = "CloudWatch dashboard widget with the CPU utilization of the service as a percentage of what its tasks reserve."
  value       = module.ecs_service.metric_widget_ecs_service_cpu_usage
}

output "metric_widget_ecs_service_memory_usage" {
  description = "CloudWatch dashboard widget with the memory utilization of the service as a percentage of what its tasks reserve."
  value       = module.ecs_service.metric_widget_ecs_service_memory_usage
}

output "route53_domain_name" {
  description = "Domain name of the alias record that points to the load balancer of the service. It has a value when `create_route53_entry` is true."
  value       = module.ecs_service.route53_domain_name
}

output "service_app_autoscaling_target_arn" {
  description = "ARN of the scalable target in Application Auto Scaling. It has a value when `use_auto_scaling` is true."
  value       = module.ecs_service.service_app_autoscaling_target_arn
}

output "service_app_autoscaling_target_resource_id" {
  description = "Resource ID of the scalable target, such as `service/fargate-stage/web-stage`. Scaling policies and schedules that you define outside this module refer to it."
  value       = module.ecs_service.service_app_autoscaling_target_resource_id
}

output "service_arn" {
  description = "ARN of the ECS service, for deployment pipelines and IAM policies that can update only this service."
  value       = module.ecs_service.service_arn
}

output "service_iam_role_arn" {
  description = "ARN of the role with which ECS registers tasks with the load balancer. Services that use the service-linked role of ECS have none."
  value       = module.ecs_service.service_iam_role_arn
}

output "service_iam_role_name" {
  description = "Name of the role with which ECS talks to the load balancer, for finding it in the IAM console or attaching a policy."
  value       = module.ecs_service.service_iam_role_name
}

output "target_group_arns" {
  description = "ARNs of the created target groups. Use them for alarms on unhealthy targets, or in listener rules you manage elsewhere."
  value       = module.ecs_service.target_group_arns
}

output "target_group_names" {
  description = "Names of the created target groups, as they appear in the load balancer console and in its metrics."
  value       = module.ecs_service.target_group_names
}
