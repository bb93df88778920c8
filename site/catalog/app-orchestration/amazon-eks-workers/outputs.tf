output "managed_node_group_arns" {
  description = "ARNs of all managed node groups made here, for IAM policies that allow updates of these groups and of no others."
  value       = module.eks_workers.managed_node_group_arns
}

output "managed_node_group_worker_iam_role_arn" {
  description = "ARN of the IAM role of the managed nodes. Enter it in the role mapping of the cluster when no aws-auth-merger does it."
  value       = module.eks_workers.managed_node_group_worker_iam_role_arn
}

output "managed_node_group_worker_iam_role_name" {
  description = "Name of the IAM role of the managed nodes, the value policy attachments ask for. Permissions for single applications belong to service account roles."
  value       = module.eks_workers.managed_node_group_worker_iam_role_name
}

output "managed_node_group_worker_security_group_ids" {
  description = "IDs of the security groups attached to the managed nodes, per group, for rules that should admit one group and not the others."
  value       = module.eks_workers.managed_node_group_worker_security_group_ids
}

output "managed_node_group_worker_shared_security_group_id" {
  description = "ID of the one security group all managed nodes have in common, to be used as source for what every node may reach."
  value       = module.eks_workers.managed_node_group_worker_shared_security_group_id
}

output "metric_widget_managed_node_group_worker_cpu_usage" {
  description = "CloudWatch dashboard widget with the CPU use of the managed node groups in percent."
  value       = module.eks_workers.metric_widget_managed_node_group_worker_cpu_usage
}

output "metric_widget_managed_node_group_worker_disk_usage" {
  description = "CloudWatch dashboard widget with the used root disk of the managed nodes. It needs `enable_cloudwatch_metrics`."
  value       = module.eks_workers.metric_widget_managed_node_group_worker_disk_usage
}

output "metric_widget_managed_node_group_worker_memory_usage" {
  description = "CloudWatch dashboard widget with the memory use of the managed nodes, from the metrics of the CloudWatch agent."
  value       = module.eks_workers.metric_widget_managed_node_group_worker_memory_usage
}

output "metric_widget_self_managed_worker_cpu_usage" {
  description = "CloudWatch dashboard widget with the CPU use of the self-managed Auto Scaling Groups in percent."
  value       = module.eks_workers.metric_widget_self_managed_worker_cpu_usage
}

output "metric_widget_self_managed_worker_disk_usage" {
  description = "CloudWatch dashboard widget with the used root disk of the self-managed workers. It needs `enable_cloudwatch_metrics`."
  value       = module.eks_workers.metric_widget_self_managed_worker_disk_usage
}

output "metric_widget_self_managed_worker_memory_usage" {
  description = "CloudWatch dashboard widget with the memory use of the self-managed workers, from the metrics of the CloudWatch agent."
  value       = module.eks_workers.metric_widget_self_managed_worker_memory_usage
}

output "self_managed_worker_iam_role_arn" {
  description = "ARN of the IAM role of the self-managed workers, for `worker_iam_role_arns_for_k8s_role_mapping` of the EKS service and for resource policies."
  value       = module.eks_workers.self_managed_worker_iam_role_arn
}

output "self_managed_worker_iam_role_name" {
  description = "Name of the IAM role of the self-managed workers, for attaching policies that all pods of a node may then use."
  value       = module.eks_workers.self_managed_worker_iam_role_name
}

output "self_managed_worker_security_group_id" {
  description = "ID of the security group of the self-managed workers, the source to name in rules of databases, caches and file systems."
  value       = module.eks_workers.self_managed_worker_security_group_id
}

output "worker_asg_names" {
  description = "Names of the Auto Scaling Groups that run these workers, for scaling alarms and, for self-managed groups, for `kubergrunt eks deploy`, which moves pods to nodes with a new image before the old ones go."
  value       = module.eks_workers.worker_asg_names
}
