output "cache_cluster_ids" {
  description = "Identifiers of the single nodes, which CloudWatch metrics are filed under. Alarms of your own loop over them."
  value       = module.redis.cache_cluster_ids
}

output "cache_node_id" {
  description = "Identifier of the node within each of these, `0001`, the second dimension of node metrics."
  value       = module.redis.cache_node_id
}

output "cache_port" {
  description = "Port of the nodes, for security groups and clients."
  value       = module.redis.cache_port
}

output "configuration_endpoint" {
  description = "Address for clients in cluster mode, from which they learn all shards. Empty without cluster mode."
  value       = module.redis.configuration_endpoint
}

output "primary_endpoint" {
  description = "Address of the primary without cluster mode, which follows a failover. Writes go here."
  value       = module.redis.primary_endpoint
}

output "reader_endpoint" {
  description = "Address that spreads reads over the replicas, without cluster mode. Replicas may be slightly behind."
  value       = module.redis.reader_endpoint
}
