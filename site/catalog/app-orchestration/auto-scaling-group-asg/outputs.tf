output "asg_name" {
  description = "Name of the Auto Scaling Group. It changes with each rolling deployment, because a new group replaces the old one, so read it from here."
  value       = module.asg_service.asg_name
}

output "asg_unique_id" {
  description = "Unique ID in the tag `tag_asg_id_key` of the group, which stays findable from inside an instance."
  value       = module.asg_service.asg_unique_id
}

output "fully_qualified_domain_name" {
  description = "Name of the Route 53 record that leads to the load balancer. It has a value when `create_route53_entry` is true."
  value       = module.asg_service.fully_qualified_domain_name
}

output "launch_configuration_id" {
  description = "ID of the launch configuration the instances start from. A new ID shows that AMI, type or boot script changed."
  value       = module.asg_service.launch_configuration_id
}

output "launch_configuration_name" {
  description = "Name of the launch configuration, for finding it in the EC2 console or comparing what an instance was started with."
  value       = module.asg_service.launch_configuration_name
}

output "lb_listener_rule_fixed_response_arns" {
  description = "ARNs of the fixed-response rules created from `fixed_response_listener_rules`; empty when that map is."
  value       = module.asg_service.lb_listener_rule_fixed_response_arns
}

output "lb_listener_rule_forward_arns" {
  description = "ARNs of the forward rules created from `forward_listener_rules`, to be watched or referenced elsewhere."
  value       = module.asg_service.lb_listener_rule_forward_arns
}

output "lb_listener_rule_redirect_arns" {
  description = "ARNs of the redirect rules created from `redirect_listener_rules`, in case a policy or audit must name them."
  value       = module.asg_service.lb_listener_rule_redirect_arns
}

output "security_group_id" {
  description = "ID of the security group of the instances. Use it as source in the rules of databases and caches the application talks to."
  value       = module.asg_service.security_group_id
}
