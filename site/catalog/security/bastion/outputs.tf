output "bastion_host_iam_role_arn" {
  description = "ARN of the host's IAM role. Name it in the trust policy of `external_account_ssh_grunt_role_arn` if that role should trust this host alone rather than the entire account."
  value       = module.bastion_host.bastion_host_iam_role_arn
}

output "bastion_host_instance_id" {
  description = "ID of the instance, such as `i-0a1b2c3d4e5f67890`, for reboots, and for SSM Session Manager if you set it up. Replacing the host changes it."
  value       = module.bastion_host.bastion_host_instance_id
}

output "bastion_host_private_ip" {
  description = "Address of the host inside the VPC. Connections it forwards come from here; in rules, use its security group instead, because a replacement can change the address."
  value       = module.bastion_host.bastion_host_private_ip
}

output "bastion_host_public_ip" {
  description = "Fixed public IP address of the host. Put it on the allow list of partners who expect your team to connect from one IP address."
  value       = module.bastion_host.bastion_host_public_ip
}

output "bastion_host_security_group_id" {
  description = "ID of the host's security group. Servers that should be reachable through the host take it in inputs such as `allow_ssh_from_security_group_ids`."
  value       = module.bastion_host.bastion_host_security_group_id
}

output "dns_name" {
  description = "Full name of the host, such as `bastion-host.acme.com`, for `ProxyJump` in `~/.ssh/config`. Empty while `create_dns_record` is false."
  value       = module.bastion_host.dns_name
}
