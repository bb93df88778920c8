output "arn" {
  description = "ARN of the new ECS cluster, in the form `arn:aws:ecs:<region>:<account>:cluster/<name>`. Pass it to `ecs_cluster_arn` of the ECS service."
  value       = module.ecs_fargate_cluster.arn
}

output "name" {
  description = "Name of the new ECS cluster. Pass it on from here, for example to `ecs_cluster_name` of the ECS service, so that Terraform creates the cluster first."
  value       = module.ecs_fargate_cluster.name
}
