output "cluster_arn" {
  description = "ARN of the domain, for IAM policies; add `/*` to refer to its indices."
  value       = module.elasticsearch.cluster_arn
}

output "cluster_domain_id" {
  description = "Identifier of the domain: account ID and name, joined by a slash."
  value       = module.elasticsearch.cluster_domain_id
}

output "cluster_domain_name" {
  description = "Name of the domain, which AWS CLI commands take as `--domain-name`."
  value       = module.elasticsearch.cluster_domain_name
}

output "cluster_endpoint" {
  description = "Host name to which index and search requests are sent, over HTTPS on port 443."
  value       = module.elasticsearch.cluster_endpoint
}

output "cluster_security_group_id" {
  description = "ID of the domain's security group, for your own rules. It has a value when `is_public` is false."
  value       = module.elasticsearch.cluster_security_group_id
}

output "kibana_endpoint" {
  description = "Address of Kibana on the domain, without `https://`. In a VPC you reach it through a VPN or a tunnel."
  value       = module.elasticsearch.kibana_endpoint
}
