output "autoscaling_group_arn" {
  description = "ARN of the router's Auto Scaling group, for IAM policies that let someone refresh only this group."
  value       = module.tailscale_subnet_router.autoscaling_group_arn
}

output "autoscaling_group_name" {
  description = "Name of the router's Auto Scaling group. `aws autoscaling start-instance-refresh` takes it to replace the router, for example after a new auth key."
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
  description = "ID of the router's security group. Name it as the source in rules of databases and load balancers to allow everyone on the tailnet; set finer limits in the tailnet policy."
  value       = module.tailscale_subnet_router.security_group_id
}
