output "all_metric_widgets" {
  description = "List of all CloudWatch dashboard widget definitions of this cluster, CPU and memory, ready to pass to a dashboard. Use it when one dashboard shows several services."
  value       = module.ecs_cluster.all_metric_widgets
}

output "ecs_cluster_arn" {
  description = "ARN of the ECS cluster, such as `arn:aws:ecs:us-east-1:111122223333:cluster/ecs-stage`. ECS services, deployment tools, and IAM policies refer to the cluster by it."
  value       = module.ecs_cluster.ecs_cluster_arn
}

output "ecs_cluster_asg_name" {
  description = "Name of the Auto Scaling Group that runs the container instances. When `multi_az_capacity_provider` creates several groups, read `ecs_cluster_asg_names` instead."
  value       = module.ecs_cluster.ecs_cluster_asg_name
}

output "ecs_cluster_asg_names" {
  description = "Names of all Auto Scaling Groups of the cluster, one per zone with `multi_az_capacity_provider`, otherwise a list with one name. Scripts that roll instances or read metrics loop over it."
  value       = module.ecs_cluster.ecs_cluster_asg_names
}

output "ecs_cluster_capacity_provider_names" {
  description = "Names of the capacity providers attached to the cluster, for the `capacity_provider` field of an ECS service's strategy. Contains values when `capacity_provider_enabled` is true."
  value       = module.ecs_cluster.ecs_cluster_capacity_provider_names
}

output "ecs_cluster_launch_template_id" {
  description = "ID of the EC2 launch template that the Auto Scaling Group starts container instances from, such as `lt-0a1b2c3d4e5f67890`. Use it to compare the image and settings of a running host with the current version."
  value       = module.ecs_cluster.ecs_cluster_launch_template_id
}

output "ecs_cluster_name" {
  description = "Name of the ECS cluster in AWS. Read it from this output rather than repeating the string, so that OpenTofu creates the cluster before the services in it."
  value       = module.ecs_cluster.ecs_cluster_name
}

output "ecs_cluster_vpc_id" {
  description = "ID of the VPC the cluster was deployed into, passed through so that services and load balancers can be placed in the same network."
  value       = module.ecs_cluster.ecs_cluster_vpc_id
}

output "ecs_cluster_vpc_subnet_ids" {
  description = "IDs of the subnets the container instances run in, for services in `awsvpc` mode that should share them."
  value       = module.ecs_cluster.ecs_cluster_vpc_subnet_ids
}

output "ecs_instance_iam_role_arn" {
  description = "ARN of the IAM role that the container instances assume. Name it in resource policies, such as the policy of an S3 bucket or KMS key that hosts must read."
  value       = module.ecs_cluster.ecs_instance_iam_role_arn
}

output "ecs_instance_iam_role_id" {
  description = "Identifier of the instance IAM role in the state, equal to the role name. Use it for inline policies attached outside this module."
  value       = module.ecs_cluster.ecs_instance_iam_role_id
}

output "ecs_instance_iam_role_name" {
  description = "Name of the instance IAM role, the value that `aws_iam_role_policy_attachment` expects when you grant the hosts more permissions. Permissions of individual applications belong in task roles instead."
  value       = module.ecs_cluster.ecs_instance_iam_role_name
}

output "ecs_instance_security_group_id" {
  description = "ID of the security group of the container instances. Reference it as source in the rules of databases and caches, or pass it to ECS services that open host ports."
  value       = module.ecs_cluster.ecs_instance_security_group_id
}

output "metric_widget_ecs_cluster_cpu_usage" {
  description = "CloudWatch dashboard widget that plots the cluster's CPU utilization as a percentage of the capacity of its instances."
  value       = module.ecs_cluster.metric_widget_ecs_cluster_cpu_usage
}

output "metric_widget_ecs_cluster_memory_usage" {
  description = "CloudWatch dashboard widget that plots the cluster's memory utilization in percent, the value that the memory alarm watches."
  value       = module.ecs_cluster.metric_widget_ecs_cluster_memory_usage
}
