output "cache_addresses" {
  description = "Addresses of the nodes with port, for clients without auto discovery. The list changes with the number of nodes."
  value       = module.memcached.cache_addresses
}

output "cache_cluster_id" {
  description = "Identifier of the cluster, as AWS CLI commands take it in `--cache-cluster-id`."
  value       = module.memcached.cache_cluster_id
}

output "cache_node_ids" {
  description = "Identifiers of the nodes within the cluster, `0001` and up, which CloudWatch uses as dimension."
  value       = module.memcached.cache_node_ids
}

output "cache_port" {
  description = "Port of the nodes, for security groups and clients."
  value       = module.memcached.cache_port
}

output "configuration_endpoint" {
  description = "Address that tells clients with auto discovery about all nodes. Prefer it, because it survives changes of size."
  value       = module.memcached.configuration_endpoint
}
