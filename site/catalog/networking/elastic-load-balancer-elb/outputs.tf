output "alb_access_logs_bucket" {
  description = "Name of the bucket with the access logs, for Athena tables."
  value       = module.alb.alb_access_logs_bucket
}

output "alb_arn" {
  description = "ARN of the load balancer, for associating an AWS WAF web ACL and for `aws_lb` lookups."
  value       = module.alb.alb_arn
}

output "alb_dns_names" {
  description = "All names under which clients reach the load balancer: your domain names, or the one AWS assigned."
  value       = module.alb.alb_dns_names
}

output "alb_hosted_zone_id" {
  description = "ID of the hosted zone that AWS runs for load balancers in this Region, which alias records need. It is not one of your own zones."
  value       = module.alb.alb_hosted_zone_id
}

output "alb_name" {
  description = "Name of the load balancer, for dashboards and lookups."
  value       = module.alb.alb_name
}

output "alb_security_group_id" {
  description = "ID of the load balancer's security group. Services use it as the source of the traffic they allow."
  value       = module.alb.alb_security_group_id
}

output "http_listener_arns" {
  description = "ARNs of the unencrypted listeners, keyed by port."
  value       = module.alb.http_listener_arns
}

output "https_listener_acm_cert_arns" {
  description = "ARNs of the HTTPS listeners whose certificate was found in ACM by domain, keyed by port."
  value       = module.alb.https_listener_acm_cert_arns
}

output "https_listener_non_acm_cert_arns" {
  description = "ARNs of the HTTPS listeners whose certificate was given by ARN, keyed by port."
  value       = module.alb.https_listener_non_acm_cert_arns
}

output "listener_arns" {
  description = "ARNs of all listeners, keyed by port. Services use them to add their rules."
  value       = module.alb.listener_arns
}

output "original_alb_dns_name" {
  description = "DNS name that AWS assigned. It stays the same when you add your own names, and you can point records at other DNS providers to it."
  value       = module.alb.original_alb_dns_name
}
