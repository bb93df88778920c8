output "all_metric_widgets" {
  description = "All dashboard widgets of this cluster as list, to be merged into the `widgets` of an `aws_cloudwatch_dashboard`."
  value       = module.aurora.all_metric_widgets
}

output "cleanup_snapshots_lambda_arn" {
  description = "ARN of the function that deletes manual snapshots beyond `share_snapshot_max_snapshots`. Empty when snapshots are not shared."
  value       = module.aurora.cleanup_snapshots_lambda_arn
}

output "cluster_arn" {
  description = "ARN of the cluster, for IAM policies, AWS Backup and the Data API."
  value       = module.aurora.cluster_arn
}

output "cluster_id" {
  description = "Identifier of the cluster, as AWS CLI commands take it in `--db-cluster-identifier`."
  value       = module.aurora.cluster_id
}

output "cluster_resource_id" {
  description = "Immutable resource ID of the cluster, `cluster-` and capitals. IAM policies for token logins need it: `arn:aws:rds-db:<region>:<account>:dbuser:<id>/<user>`."
  value       = module.aurora.cluster_resource_id
}

output "create_snapshot_lambda_arn" {
  description = "ARN of the function that makes snapshots, for a run by hand before a risky change. Empty when snapshots are not shared."
  value       = module.aurora.create_snapshot_lambda_arn
}

output "instance_endpoints" {
  description = "Addresses of the single instances, for diagnosis. Applications use `primary_endpoint` and `reader_endpoint`, since roles change in a failover."
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
  description = "Dashboard widget with the average time of a read from storage."
  value       = module.aurora.metric_widget_aurora_read_latency
}

output "metric_widget_aurora_write_latency" {
  description = "Dashboard widget with the average time of a write to storage."
  value       = module.aurora.metric_widget_aurora_write_latency
}

output "port" {
  description = "Port of all endpoints of the cluster, for security groups and connection strings."
  value       = module.aurora.port
}

output "primary_endpoint" {
  description = "Address of the writer with port, as `host:port`. It follows the writer through a failover."
  value       = module.aurora.primary_endpoint
}

output "primary_host" {
  description = "Host name of the writer without the port, for clients that take both apart."
  value       = module.aurora.primary_host
}

output "reader_endpoint" {
  description = "Address that spreads new connections over the readers. With one instance it leads to the writer."
  value       = module.aurora.reader_endpoint
}

output "share_snapshot_lambda_arn" {
  description = "ARN of the function that shares each new snapshot. Empty when snapshots are not shared."
  value       = module.aurora.share_snapshot_lambda_arn
}
