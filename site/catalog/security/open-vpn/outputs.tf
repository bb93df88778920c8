output "allow_certificate_requests_for_external_accounts_iam_role_arn" {
  description = "ARN of the role that users of `external_account_arns` assume to request a certificate. List it in the cross-account groups of the security account. Empty without external accounts."
  value       = module.openvpn_server.allow_certificate_requests_for_external_accounts_iam_role_arn
}

output "allow_certificate_requests_for_external_accounts_iam_role_id" {
  description = "Name of the role for certificate requests from other accounts. Use it to find in CloudTrail who requested certificates."
  value       = module.openvpn_server.allow_certificate_requests_for_external_accounts_iam_role_id
}

output "allow_certificate_revocations_for_external_accounts_iam_role_arn" {
  description = "ARN of the role that administrators in other accounts assume to revoke certificates, for example when someone leaves. Grant it to few people: revoking locks users out."
  value       = module.openvpn_server.allow_certificate_revocations_for_external_accounts_iam_role_arn
}

output "allow_certificate_revocations_for_external_accounts_iam_role_id" {
  description = "Name of the role for revocations from other accounts, for example to attach a policy that requires MFA."
  value       = module.openvpn_server.allow_certificate_revocations_for_external_accounts_iam_role_id
}

output "autoscaling_group_id" {
  description = "ID of the Auto Scaling group, equal to its name, that keeps the one server running. `aws autoscaling start-instance-refresh` takes it to replace the server."
  value       = module.openvpn_server.autoscaling_group_id
}

output "backup_bucket_name" {
  description = "Name of the bucket with the backup of the certificate authority. Protect it with a policy, and exclude it from cleanup jobs."
  value       = module.openvpn_server.backup_bucket_name
}

output "client_request_queue" {
  description = "Queue that `openvpn-admin request` writes to. Messages that stay in it mean that the server does not respond."
  value       = module.openvpn_server.client_request_queue
}

output "client_revocation_queue" {
  description = "Queue that `openvpn-admin revoke` writes to. A message that stays here means that a certificate is still valid."
  value       = module.openvpn_server.client_revocation_queue
}

output "elastic_ip" {
  description = "Elastic IP address of the server, the same after every replacement. Partners can put it on their allow lists for traffic that clients send through the VPN."
  value       = module.openvpn_server.elastic_ip
}

output "iam_role_id" {
  description = "Name of the server's IAM role, to attach a policy that a boot script in `cloud_init_parts` needs."
  value       = module.openvpn_server.iam_role_id
}

output "openvpn_admins_group_name" {
  description = "Name of the IAM group whose members can revoke certificates of others. It is in the server's account; people in other accounts use the role for revocations."
  value       = module.openvpn_server.openvpn_admins_group_name
}

output "openvpn_users_group_name" {
  description = "Name of the IAM group whose members can request a certificate for themselves. Members can get VPN access without an administrator."
  value       = module.openvpn_server.openvpn_users_group_name
}

output "private_ip" {
  description = "Address of the server inside the VPC, the source of forwarded traffic. A replacement changes it, so refer to `security_group_id` in firewall rules."
  value       = module.openvpn_server.private_ip
}

output "public_ip" {
  description = "Public IP address of the server at the time of the last apply. For allow lists use `elastic_ip`, which stays the same."
  value       = module.openvpn_server.public_ip
}

output "security_group_id" {
  description = "ID of the server's security group. Databases, load balancers, and servers allow all VPN users by naming it as the source."
  value       = module.openvpn_server.security_group_id
}
