output "acm_tls_certificates" {
  description = "ARNs of the certificates requested for public zones and namespaces. Load balancers use them in this Region; CloudFront needs one in `us-east-1`."
  value       = module.route53.acm_tls_certificates
}

output "private_domain_names" {
  description = "Domain names of the private zones, in the order of `private_zones_ids`."
  value       = module.route53.private_domain_names
}

output "private_zones_ids" {
  description = "IDs of the private zones, for records that other code creates; services take them as `hosted_zone_id`."
  value       = module.route53.private_zones_ids
}

output "private_zones_name_servers" {
  description = "Name servers of the private zones. They respond only inside the associated VPCs, so you never delegate to them."
  value       = module.route53.private_zones_name_servers
}

output "public_domain_names" {
  description = "Domain names of the public zones that were created here."
  value       = module.route53.public_domain_names
}

output "public_hosted_zone_map" {
  description = "IDs of public zones keyed by domain name, including zones created outside Terraform. It is the most convenient output for other modules."
  value       = module.route53.public_hosted_zone_map
}

output "public_hosted_zones_ids" {
  description = "IDs of the public zones that were created here, without names; see `public_hosted_zone_map`."
  value       = module.route53.public_hosted_zones_ids
}

output "public_hosted_zones_name_servers" {
  description = "Name servers of the public zones, four each. Enter them at your registrar or in the parent zone, otherwise no one can resolve the new zone."
  value       = module.route53.public_hosted_zones_name_servers
}

output "service_discovery_private_namespaces" {
  description = "ID, ARN, and hosted zone of each private namespace, keyed by domain name. ECS service discovery takes the ID."
  value       = module.route53.service_discovery_private_namespaces
}

output "service_discovery_public_namespaces" {
  description = "ID, ARN, and hosted zone of each public namespace, keyed by domain name."
  value       = module.route53.service_discovery_public_namespaces
}
