output "alb_arn" {
  description = "ARN of the load balancer, for example to associate an AWS WAF web ACL when it is public."
  value       = module.jenkins.alb_arn
}

output "alb_dns_name" {
  description = "DNS name that AWS gave the load balancer. People use `jenkins_domain_name`, since the certificate does not cover this one; point your own record here when `create_route53_entry` is false."
  value       = module.jenkins.alb_dns_name
}

output "alb_hosted_zone_id" {
  description = "ID of the zone AWS keeps for load balancers of the Region, needed with `alb_dns_name` for your own alias records."
  value       = module.jenkins.alb_hosted_zone_id
}

output "alb_http_listener_arns" {
  description = "ARNs of the listeners for plain HTTP by port; empty if there are none. Attach a rule to redirect or reject requests."
  value       = module.jenkins.alb_http_listener_arns
}

output "alb_https_listener_acm_cert_arns" {
  description = "ARNs of the HTTPS listeners with a certificate from ACM, by port. A rule attached here can require sign-in through OpenID Connect before Jenkins."
  value       = module.jenkins.alb_https_listener_acm_cert_arns
}

output "alb_https_listener_non_acm_cert_arns" {
  description = "ARNs of the HTTPS listeners with a certificate from elsewhere, by port. Empty here, as the service takes its certificate from ACM."
  value       = module.jenkins.alb_https_listener_non_acm_cert_arns
}

output "alb_listener_arns" {
  description = "ARNs of all listeners by port, whatever their protocol, for rules that apply to each."
  value       = module.jenkins.alb_listener_arns
}

output "alb_name" {
  description = "Name of the load balancer, for finding it in the console or with `aws elbv2 describe-load-balancers --names`."
  value       = module.jenkins.alb_name
}

output "alb_security_group_id" {
  description = "ID of the load balancer's security group. Add rules to it for more sources, such as the IP address ranges of a webhook sender."
  value       = module.jenkins.alb_security_group_id
}

output "backup_lambda_function_arn" {
  description = "ARN of the function that takes snapshots, empty without `backup_using_lambda`. Invoke it before risky upgrades."
  value       = module.jenkins.backup_lambda_function_arn
}

output "backup_lambda_function_name" {
  description = "Name of the snapshot function, for its logs under `/aws/lambda/`. Empty without `backup_using_lambda`."
  value       = module.jenkins.backup_lambda_function_name
}

output "jenkins_asg_name" {
  description = "Name of the Auto Scaling Group around the one server. Terminate its instance, and the group starts a new one with the same data."
  value       = module.jenkins.jenkins_asg_name
}

output "jenkins_domain_name" {
  description = "DNS name of Jenkins, for links and for webhooks, which GitHub sends to the path `/github-webhook/`."
  value       = module.jenkins.jenkins_domain_name
}

output "jenkins_ebs_volume_id" {
  description = "ID of the data volume. Take a snapshot of it by hand before an upgrade of Jenkins or its plugins."
  value       = module.jenkins.jenkins_ebs_volume_id
}

output "jenkins_iam_role_arn" {
  description = "ARN of the server's IAM role. Name it in the trust policy of deployment roles, so that no other server of the account can assume them."
  value       = module.jenkins.jenkins_iam_role_arn
}

output "jenkins_iam_role_id" {
  description = "Name of the server's IAM role, for attaching a policy on single resources instead of `build_permission_actions`."
  value       = module.jenkins.jenkins_iam_role_id
}

output "jenkins_security_group_id" {
  description = "ID of the server's security group. Allow it in the rules of everything that jobs connect to, such as a database for migrations or the API of a cluster."
  value       = module.jenkins.jenkins_security_group_id
}
