output "all_metric_widgets" {
  description = "All dashboard widgets of this cluster as a list, to merge into the `widgets` of an `aws_cloudwatch_dashboard`."
  value       = module.aurora.all_metric_widgets
}

output "backup_plan_arns" {
  description = "ARNs of the AWS Backup plans of this cluster, for compliance reports and IAM policies. Empty while `enable_backup` is false."
  value       = module.aurora.backup_plan_arns
}

output "backup_service_role_arn" {
  description = "ARN of the IAM role that AWS Backup assumes for this cluster. A destination vault or KMS key in another account can name it in its policy. No value while `enable_backup` is false."
  value       = module.aurora.backup_service_role_arn
}

output "backup_vault_arns" {
  description = "ARNs of the backup vaults created here, for vault locks, restore testing, and policies. Empty while `enable_backup` is false."
  value       = module.aurora.backup_vault_arns
}

output "cluster_arn" {
  description = "ARN of the cluster, for IAM policies, AWS Backup selections, and the Data API."
  value       = module.aurora.cluster_arn
}

output "cluster_id" {
  description = "Identifier of the cluster, which AWS CLI commands take as `--db-cluster-identifier`."
  value       = module.aurora.cluster_id
}

output "cluster_master_password_secret_arn" {
  description = "ARN of the Secrets Manager secret with the master password that RDS manages. Grant applications `secretsmanager:GetSecretValue` on it. Empty unless `manage_master_user_password` is true."
  value       = module.aurora.cluster_master_password_secret_arn
}

output "cluster_resource_id" {
  description = "Immutable resource ID of the cluster, such as `cluster-ABCDEFGHIJKL`. IAM policies for token logins need it in the resource ARN, `arn:aws:rds-db:eu-west-1:111122223333:dbuser:cluster-ABCDEFGHIJKL/app`."
  value       = module.aurora.cluster_resource_id
}

output "instance_endpoints" {
  description = "Endpoints of the individual instances, for diagnosis. Applications use `primary_endpoint` and `reader_endpoint`, because roles change in a failover."
  value       = module.aurora.instance_endpoints
}

output "metric_widget_aurora_cpu_usage" {
  description = "Dashboard widget with the CPU use of the instances in percent."
  value       = module.aurora.metric_widget_aurora_cpu_usage
}

output "metric_widget_aurora_db_connections" {
  description = "Dashboard widget with the number of open connections per instance."
  value       = module.aurora.metric_widget_aurora_db_connections
}

output "metric_widget_aurora_disk_space" {
  description = "Dashboard widget with the free local storage of the instances in bytes."
  value       = module.aurora.metric_widget_aurora_disk_space
}

output "metric_widget_aurora_memory" {
  description = "Dashboard widget with the freeable memory of the instances in bytes."
  value       = module.aurora.metric_widget_aurora_memory
}

output "metric_widget_aurora_read_latency" {
  description = "Dashboard widget with the average latency of reads from storage."
  value       = module.aurora.metric_widget_aurora_read_latency
}

output "metric_widget_aurora_write_latency" {
  description = "Dashboard widget with the average latency of writes to storage."
  value       = module.aurora.metric_widget_aurora_write_latency
}

output "port" {
  description = "Port of all endpoints of the cluster, for security groups and connection strings."
  value       = module.aurora.port
}

output "primary_endpoint" {
  description = "Endpoint of the writer with port, as `host:port`. It follows the writer through a failover."
  value       = module.aurora.primary_endpoint
}

output "primary_host" {
  description = "Host name of the writer without the port, for clients that take the two separately."
  value       = module.aurora.primary_host
}

output "reader_endpoint" {
  description = "Endpoint that spreads new connections over the readers. With a single instance, it connects to the writer."
  value       = module.aurora.reader_endpoint
}

output "security_group_id" {
  description = "ID of the cluster's security group. Reference it in rules you add outside the module, for example to let an AWS Glue job or a bastion host connect."
  value       = module.aurora.security_group_id
}
