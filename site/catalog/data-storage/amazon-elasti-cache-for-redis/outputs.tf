output "cache_cluster_ids" {
  description = "Identifiers of the individual nodes, a dimension of their CloudWatch metrics. Loop over them to create your own alarms."
  value       = module.redis.cache_cluster_ids
}

output "cache_node_id" {
  description = "Identifier of the node within each cache cluster of `cache_cluster_ids`, such as `0001`, the second dimension of node metrics."
  value       = module.redis.cache_node_id
}

output "cache_port" {
  description = "Port of the nodes, for security groups and clients."
  value       = module.redis.cache_port
}

output "configuration_endpoint" {
  description = "Endpoint for clients in cluster mode, from which they learn all shards. Empty without cluster mode."
  value       = module.redis.configuration_endpoint
}

output "primary_endpoint" {
  description = "Endpoint of the primary without cluster mode, which follows a failover. Send writes here."
  value       = module.redis.primary_endpoint
}

output "reader_endpoint" {
  description = "Endpoint that spreads reads over the replicas, without cluster mode. Replicas may be slightly behind."
  value       = module.redis.reader_endpoint
}

output "security_group_id" {
  description = "ID of the cache's security group, for rules that you add outside this module or for clients whose egress you restrict."
  value       = module.redis.security_group_id
}
