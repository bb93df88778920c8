output "all_metric_widgets" {
  description = "All dashboard widgets of the replicas as a list, to merge into the `widgets` of an `aws_cloudwatch_dashboard`, usually next to those of the primary."
  value       = module.amazon_rds_replica.all_metric_widgets
}

output "metric_widget_rds_cpu_usage" {
  description = "Dashboard widget that graphs the CPU use of the replicas in percent."
  value       = module.amazon_rds_replica.metric_widget_rds_cpu_usage
}

output "metric_widget_rds_db_connections" {
  description = "Dashboard widget with the number of open connections to each replica, which shows how evenly readers are spread."
  value       = module.amazon_rds_replica.metric_widget_rds_db_connections
}

output "metric_widget_rds_disk_space" {
  description = "Dashboard widget that graphs the free disk space of the replicas in bytes."
  value       = module.amazon_rds_replica.metric_widget_rds_disk_space
}

output "metric_widget_rds_memory" {
  description = "Dashboard widget with the freeable memory of the replicas in bytes."
  value       = module.amazon_rds_replica.metric_widget_rds_memory
}

output "metric_widget_rds_read_latency" {
  description = "Dashboard widget with the average latency of disk reads on the replicas, which queries cause."
  value       = module.amazon_rds_replica.metric_widget_rds_read_latency
}

output "metric_widget_rds_write_latency" {
  description = "Dashboard widget with the average latency of disk writes on the replicas, which replication causes."
  value       = module.amazon_rds_replica.metric_widget_rds_write_latency
}

output "name" {
  description = "Name given to the replicas, as in the input `name`, for references in dependent code and AWS CLI filters."
  value       = module.amazon_rds_replica.name
}

output "num_read_replicas" {
  description = "Number of replicas, to loop over the lists of ARNs, endpoints, and IDs with `count`."
  value       = module.amazon_rds_replica.num_read_replicas
}

output "port" {
  description = "Port on which the replicas listen, for connection strings and for rules in the security groups of clients."
  value       = module.amazon_rds_replica.port
}

output "read_replica_arns" {
  description = "ARNs of the replicas, for IAM policies and for a replica of a replica. Empty while `num_read_replicas` is 0."
  value       = module.amazon_rds_replica.read_replica_arns
}

output "read_replica_endpoints" {
  description = "Endpoints of the replicas as `host:port`, one per replica. RDS does not balance between them: use a client that does, or the record of `replica_domain_name`."
  value       = module.amazon_rds_replica.read_replica_endpoints
}

output "read_replica_ids" {
  description = "Identifiers of the replicas, which AWS CLI commands such as `aws rds promote-read-replica` take as `--db-instance-identifier`."
  value       = module.amazon_rds_replica.read_replica_ids
}
