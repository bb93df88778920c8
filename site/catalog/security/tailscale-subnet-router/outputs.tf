output "autoscaling_group_arn" {
  description = "ARN of the router's Auto Scaling Group, for IAM policies that let somebody refresh this group and no other."
  value       = module.tailscale_subnet_router.autoscaling_group_arn
}

output "autoscaling_group_name" {
  description = "Name of the router's Auto Scaling Group. `aws autoscaling start-instance-refresh` takes it to replace the router, for example after a new auth key."
  value       = module.tailscale_subnet_router.autoscaling_group_name
}

output "iam_role_arn" {
  description = "ARN of the router's IAM role. The key policy must name it if the secret is encrypted with a KMS key of another account."
  value       = module.tailscale_subnet_router.iam_role_arn
}

output "iam_role_id" {
  description = "Name of the router's IAM role, to attach a policy such as `AmazonSSMManagedInstanceCore` for login without SSH."
  value       = module.tailscale_subnet_router.iam_role_id
}

output "security_group_id" {
  description = "ID of the router's security group. Databases and load balancers admit everyone on the tailnet by naming it as source; finer limits belong in Tailscale's own policy."
  value       = module.tailscale_subnet_router.security_group_id
}
