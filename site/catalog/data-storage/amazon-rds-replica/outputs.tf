output "all_metric_widgets" {
  description = "TODO"
  value       = module.amazon_rds_replica.all_metric_widgets
}

output "metric_widget_rds_cpu_usage" {
  description = "TODO"
  value       = module.amazon_rds_replica.metric_widget_rds_cpu_usage
}

output "metric_widget_rds_db_connections" {
  description = "TODO"
  value       = module.amazon_rds_replica.metric_widget_rds_db_connections
}

output "metric_widget_rds_disk_space" {
  description = "TODO"
  value       = module.amazon_rds_replica.metric_widget_rds_disk_space
}

output "metric_widget_rds_memory" {
  description = "TODO"
  value       = module.amazon_rds_replica.metric_widget_rds_memory
}

output "metric_widget_rds_read_latency" {
  description = "TODO"
  value       = module.amazon_rds_replica.metric_widget_rds_read_latency
}

output "metric_widget_rds_write_latency" {
  description = "TODO"
  value       = module.amazon_rds_replica.metric_widget_rds_write_latency
}

output "name" {
  description = "TODO"
  value       = module.amazon_rds_replica.name
}

output "num_read_replicas" {
  description = "TODO"
  value       = module.amazon_rds_replica.num_read_replicas
}

output "port" {
  description = "TODO"
  value       = module.amazon_rds_replica.port
}

output "read_replica_arns" {
  description = "TODO"
  value       = module.amazon_rds_replica.read_replica_arns
}

output "read_replica_endpoints" {
  description = "TODO"
  value       = module.amazon_rds_replica.read_replica_endpoints
}

output "read_replica_ids" {
  description = "TODO"
  value       = module.amazon_rds_replica.read_replica_ids
}
