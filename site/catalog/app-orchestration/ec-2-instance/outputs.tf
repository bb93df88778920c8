output "dns_name" {
  description = "Host name of the server's Route 53 record. It has a value when `create_dns_record` is true."
  value       = module.ec2_instance.dns_name
}

output "ec2_instance_iam_role_arn" {
  description = "ARN of the server's IAM role, for the bucket, queue, and key policies that should grant access to this server."
  value       = module.ec2_instance.ec2_instance_iam_role_arn
}

output "ec2_instance_iam_role_id" {
  description = "Identifier of the server's IAM role in the state, equal to its name. `aws_iam_role_policy` takes it as `role`."
  value       = module.ec2_instance.ec2_instance_iam_role_id
}

output "ec2_instance_iam_role_name" {
  description = "Name of the server's IAM role, for attaching the policies its applications need."
  value       = module.ec2_instance.ec2_instance_iam_role_name
}

output "ec2_instance_instance_id" {
  description = "ID of the EC2 instance, such as `i-0a1b2c3d4e5f67890`, for SSM sessions, backup plans, and target groups. It changes when the server is replaced."
  value       = module.ec2_instance.ec2_instance_instance_id
}

output "ec2_instance_private_ip" {
  description = "Private IPv4 address of the server in its subnet. It changes on replacement, so give clients the DNS name."
  value       = module.ec2_instance.ec2_instance_private_ip
}

output "ec2_instance_public_ip" {
  description = "Public IPv4 address of the server: the Elastic IP when `attach_eip` is true, empty in a private subnet without one."
  value       = module.ec2_instance.ec2_instance_public_ip
}

output "ec2_instance_security_group_id" {
  description = "ID of the server's security group. Use it as source in the rules of databases, or add rules to it from outside."
  value       = module.ec2_instance.ec2_instance_security_group_id
}

output "ec2_instance_volume_info" {
  description = "Attributes of the created EBS volumes, such as their IDs, by the names given in `ebs_volumes`. Use it for snapshots and backup selections."
  value       = module.ec2_instance.ec2_instance_volume_info
}

output "ec2_instance_volume_parameters" {
  description = "Settings of the EBS volumes as the boot script receives them, such as device and mount point. Use them to check what will be mounted where."
  value       = module.ec2_instance.ec2_instance_volume_parameters
}
