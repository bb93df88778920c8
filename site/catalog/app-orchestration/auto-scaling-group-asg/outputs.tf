output "asg_name" {
  description = "Name of the Auto Scaling Group. It changes with each rolling deployment, because a new group replaces the old one, so read it from here."
  value       = module.asg_service.asg_name
}

output "asg_unique_id" {
  description = "Unique ID in the tag `tag_asg_id_key` of the group, which scripts on an instance can look up."
  value       = module.asg_service.asg_unique_id
}

output "fully_qualified_domain_name" {
  description = "Name of the Route 53 record that points to the load balancer. It has a value when `create_route53_entry` is true."
  value       = module.asg_service.fully_qualified_domain_name
}

output "launch_template_id" {
  description = "ID of the EC2 launch template behind the group, such as `lt-0a1b2c3d4e5f67890`. Use it to start a test instance with the same image and settings, or to compare versions."
  value       = module.asg_service.launch_template_id
}

output "launch_template_name" {
  description = "Name of the EC2 launch template behind the group. Commands such as `aws ec2 describe-launch-template-versions` accept it instead of the ID."
  value       = module.asg_service.launch_template_name
}

output "lb_listener_rule_fixed_response_arns" {
  description = "ARNs of the fixed-response rules created from `fixed_response_listener_rules`; empty when that map is empty."
  value       = module.asg_service.lb_listener_rule_fixed_response_arns
}

output "lb_listener_rule_forward_arns" {
  description = "ARNs of the forward rules created from `forward_listener_rules`, for monitoring or for references in other modules."
  value       = module.asg_service.lb_listener_rule_forward_arns
}

output "lb_listener_rule_redirect_arns" {
  description = "ARNs of the redirect rules created from `redirect_listener_rules`, for policies or audits that refer to them."
  value       = module.asg_service.lb_listener_rule_redirect_arns
}

output "security_group_id" {
  description = "ID of the security group of the instances. Use it as source in the rules of databases and caches the application talks to."
  value       = module.asg_service.security_group_id
}
