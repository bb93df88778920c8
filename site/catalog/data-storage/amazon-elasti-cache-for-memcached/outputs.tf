output "cache_addresses" {
  description = "Addresses of the nodes with port, for clients without auto discovery. The list changes with the number of nodes."
  value       = module.memcached.cache_addresses
}

output "cache_cluster_id" {
  description = "Identifier of the cluster, which AWS CLI commands take as `--cache-cluster-id`."
  value       = module.memcached.cache_cluster_id
}

output "cache_node_ids" {
  description = "Identifiers of the nodes within the cluster, starting at `0001`, which CloudWatch uses as a dimension."
  value       = module.memcached.cache_node_ids
}

output "cache_port" {
  description = "Port of the nodes, for security groups and clients."
  value       = module.memcached.cache_port
}

output "configuration_endpoint" {
  description = "Endpoint that tells clients with auto discovery about all nodes. Prefer it, because it stays the same when the number of nodes changes."
  value       = module.memcached.configuration_endpoint
}
