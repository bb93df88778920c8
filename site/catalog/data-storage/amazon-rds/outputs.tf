output "all_metric_widgets" {
  description = "All dashboard widgets of this database as a list, to merge into the `widgets` of an `aws_cloudwatch_dashboard`."
  value       = module.rds.all_metric_widgets
}

output "backup_plan_arns" {
  description = "ARNs of the AWS Backup plans created for the database, for example to check their jobs with `aws backup list-backup-jobs`. Empty while `enable_backup` is false."
  value       = module.rds.backup_plan_arns
}

output "backup_service_role_arn" {
  description = "ARN of the IAM role AWS Backup uses for this database; pass it to `aws backup start-backup-job` for a backup on demand. No value while `enable_backup` is false."
  value       = module.rds.backup_service_role_arn
}

output "backup_vault_arns" {
  description = "ARNs of the AWS Backup vaults created here, to lock them or to list their recovery points. Empty unless `enable_backup` is true."
  value       = module.rds.backup_vault_arns
}

output "db_name" {
  description = "Name of the database inside the instance, for connection strings."
  value       = module.rds.db_name
}

output "master_password_secret_arn" {
  description = "ARN of the Secrets Manager secret in which RDS keeps the master password, for IAM policies and for applications that read it. Empty unless `manage_master_user_password` is true."
  value       = module.rds.master_password_secret_arn
}

output "metric_widget_rds_cpu_usage" {
  description = "Dashboard widget with the CPU use in percent, for your own dashboard."
  value       = module.rds.metric_widget_rds_cpu_usage
}

output "metric_widget_rds_db_connections" {
  description = "Dashboard widget with the number of open connections."
  value       = module.rds.metric_widget_rds_db_connections
}

output "metric_widget_rds_disk_space" {
  description = "Dashboard widget with the free disk space in bytes."
  value       = module.rds.metric_widget_rds_disk_space
}

output "metric_widget_rds_memory" {
  description = "Dashboard widget with the freeable memory in bytes."
  value       = module.rds.metric_widget_rds_memory
}

output "metric_widget_rds_read_latency" {
  description = "Dashboard widget with the average latency of disk reads."
  value       = module.rds.metric_widget_rds_read_latency
}

output "metric_widget_rds_write_latency" {
  description = "Dashboard widget with the average latency of disk writes."
  value       = module.rds.metric_widget_rds_write_latency
}

output "name" {
  description = "Identifier of the instance, which AWS CLI commands take as `--db-instance-identifier`."
  value       = module.rds.name
}

output "num_read_replicas" {
  description = "Number of read replicas, to loop over them in dependent code."
  value       = module.rds.num_read_replicas
}

output "port" {
  description = "Port on which the database listens, for security groups and connection strings."
  value       = module.rds.port
}

output "primary_arn" {
  description = "ARN of the primary, for IAM policies and AWS Backup selections."
  value       = module.rds.primary_arn
}

output "primary_endpoint" {
  description = "Endpoint of the primary with port, as `host:port`. With `multi_az`, it stays the same after a failover."
  value       = module.rds.primary_endpoint
}

output "primary_host" {
  description = "Host name of the primary without the port, for clients that take the two separately."
  value       = module.rds.primary_host
}

output "primary_id" {
  description = "ID of the primary instance, for resources that attach to it, such as the Amazon RDS replica service."
  value       = module.rds.primary_id
}

output "read_replica_arns" {
  description = "ARNs of the read replicas. Empty while `num_read_replicas` is 0."
  value       = module.rds.read_replica_arns
}

output "read_replica_endpoints" {
  description = "Endpoints of the read replicas with port, one for each. RDS does not balance between them; your client or a DNS record must."
  value       = module.rds.read_replica_endpoints
}

output "read_replica_ids" {
  description = "Identifiers of the read replicas, for alarms and for promoting one to a standalone database."
  value       = module.rds.read_replica_ids
}

output "security_group_id" {
  description = "ID of the database's security group, to which you can add rules without changing this module."
  value       = module.rds.security_group_id
}
