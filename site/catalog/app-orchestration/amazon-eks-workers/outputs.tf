output "managed_node_group_arns" {
  description = "ARNs of all managed node groups created here, for IAM policies that allow updates of these groups and of no others."
  value       = module.eks_workers.managed_node_group_arns
}

output "managed_node_group_worker_iam_role_arn" {
  description = "ARN of the IAM role of the managed nodes, for key policies and other resource policies. EKS adds the access entry or `aws-auth` mapping for this role itself."
  value       = module.eks_workers.managed_node_group_worker_iam_role_arn
}

output "managed_node_group_worker_iam_role_name" {
  description = "Name of the IAM role of the managed nodes, for policy attachments. Permissions for single applications belong on service account roles instead."
  value       = module.eks_workers.managed_node_group_worker_iam_role_name
}

output "managed_node_group_worker_security_group_ids" {
  description = "IDs of the security groups attached to the managed nodes, per group, for rules that allow one group and not the others. Empty if none are created here."
  value       = module.eks_workers.managed_node_group_worker_security_group_ids
}

output "managed_node_group_worker_shared_security_group_id" {
  description = "ID of the one security group that all managed nodes have in common, to use as the source in rules for what every node can reach."
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
  description = "ARN of the IAM role of the self-managed workers, for an access entry of type `EC2_LINUX`, or for `worker_iam_role_arns_for_k8s_role_mapping` of the EKS service."
  value       = module.eks_workers.self_managed_worker_iam_role_arn
}

output "self_managed_worker_iam_role_name" {
  description = "Name of the IAM role of the self-managed workers, for attaching policies. Every pod that can reach the metadata service gets their permissions."
  value       = module.eks_workers.self_managed_worker_iam_role_name
}

output "self_managed_worker_security_group_id" {
  description = "ID of the security group of the self-managed workers, to name as the source in rules of databases, caches, and file systems."
  value       = module.eks_workers.self_managed_worker_security_group_id
}

output "worker_asg_names" {
  description = "Names of the Auto Scaling Groups that run these workers, for scaling alarms and, for self-managed groups, for `kubergrunt eks deploy`, which moves pods to nodes with a new image before it removes the old ones."
  value       = module.eks_workers.worker_asg_names
}
