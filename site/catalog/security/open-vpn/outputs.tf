output "allow_certificate_requests_for_external_accounts_iam_role_arn" {
  description = "ARN of the role that users of `external_account_arns` assume to request a certificate. List it in the cross-account groups of the security account. Empty without external accounts."
  value       = module.openvpn_server.allow_certificate_requests_for_external_accounts_iam_role_arn
}

output "allow_certificate_requests_for_external_accounts_iam_role_id" {
  description = "Name of the role for certificate requests from other accounts. With it you find in CloudTrail who asked for certificates."
  value       = module.openvpn_server.allow_certificate_requests_for_external_accounts_iam_role_id
}

output "allow_certificate_revocations_for_external_accounts_iam_role_arn" {
  description = "ARN of the role that administrators in other accounts assume to revoke certificates, for instance when somebody leaves. Keep its circle small: revoking locks people out."
  value       = module.openvpn_server.allow_certificate_revocations_for_external_accounts_iam_role_arn
}

output "allow_certificate_revocations_for_external_accounts_iam_role_id" {
  description = "Name of the role for revocations from other accounts, for example to attach a policy that asks for MFA."
  value       = module.openvpn_server.allow_certificate_revocations_for_external_accounts_iam_role_id
}

output "autoscaling_group_id" {
  description = "ID of the Auto Scaling Group, equal to its name, that keeps the one server alive. `aws autoscaling start-instance-refresh` takes it to replace the server on purpose."
  value       = module.openvpn_server.autoscaling_group_id
}

output "backup_bucket_name" {
  description = "Name of the bucket with the backup of the certificate authority. Guard it by policy, and leave it out of every cleanup by age."
  value       = module.openvpn_server.backup_bucket_name
}

output "client_request_queue" {
  description = "Queue that `openvpn-admin request` writes to. Its message count tells whether requests wait because the server does not answer."
  value       = module.openvpn_server.client_request_queue
}

output "client_revocation_queue" {
  description = "Queue that `openvpn-admin revoke` writes to. A message that stays here means that a certificate is still valid."
  value       = module.openvpn_server.client_revocation_queue
}

output "elastic_ip" {
  description = "Elastic IP of the server, the same after every replacement. Partners can put it on their allow lists for traffic that clients send through the VPN."
  value       = module.openvpn_server.elastic_ip
}

output "iam_role_id" {
  description = "Name of the server's IAM role, for attaching a policy that a boot script in `cloud_init_parts` needs."
  value       = module.openvpn_server.iam_role_id
}

output "openvpn_admins_group_name" {
  description = "Name of the IAM group whose members may revoke certificates of others. It lies in the server's account; people from elsewhere use the role for revocations."
  value       = module.openvpn_server.openvpn_admins_group_name
}

output "openvpn_users_group_name" {
  description = "Name of the IAM group whose members may request a certificate for themselves. Being in it is what entitles a person to VPN access."
  value       = module.openvpn_server.openvpn_users_group_name
}

output "private_ip" {
  description = "Address of the server inside the VPC, from which forwarded traffic seems to come. Replacement changes it, so let firewalls refer to `security_group_id`."
  value       = module.openvpn_server.private_ip
}

output "public_ip" {
  description = "Public address of the server at the time of the last apply. For allow lists take `elastic_ip`, which stays."
  value       = module.openvpn_server.public_ip
}

output "security_group_id" {
  description = "ID of the server's security group. Databases, load balancers and servers admit all VPN users by naming it as source."
  value       = module.openvpn_server.security_group_id
}
