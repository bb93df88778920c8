output "arn" {
  description = "ARN of the new ECS cluster, such as `arn:aws:ecs:us-east-1:111122223333:cluster/fargate-stage`. It equals `ecs_cluster_arn`, the name that new code should read."
  value       = module.ecs_fargate_cluster.arn
}

output "ecs_cluster_arn" {
  description = "ARN of the ECS cluster, for the input `ecs_cluster_arn` of an ECS service. It has the same value as `arn`, under the name that the EC2-backed cluster service uses, so the two services are interchangeable."
  value       = module.ecs_fargate_cluster.ecs_cluster_arn
}

output "ecs_cluster_name" {
  description = "Name of the ECS cluster, for the input `ecs_cluster_name` of an ECS service and the `ClusterName` dimension of metrics. It has the same value as `name`, under the name the EC2-backed cluster uses."
  value       = module.ecs_fargate_cluster.ecs_cluster_name
}

output "name" {
  description = "Name of the new ECS cluster, kept for code that already reads it. New code can read the same value from `ecs_cluster_name`."
  value       = module.ecs_fargate_cluster.name
}
