output "nat_gateway_public_ips" {
  description = "Public IP addresses from which build servers and other private hosts reach the internet, for allow lists of Git hosts and registries."
  value       = module.vpc_mgmt.nat_gateway_public_ips
}

output "num_availability_zones" {
  description = "Number of Availability Zones in use, for sizing one resource per zone."
  value       = module.vpc_mgmt.num_availability_zones
}

output "private_subnet_arns" {
  description = "ARNs of the private subnets, for sharing them with other accounts through AWS RAM and for policies."
  value       = module.vpc_mgmt.private_subnet_arns
}

output "private_subnet_cidr_blocks" {
  description = "IPv4 ranges of the private subnets. Use them in application VPCs to allow traffic from build servers."
  value       = module.vpc_mgmt.private_subnet_cidr_blocks
}

output "private_subnet_ids" {
  description = "IDs of the private subnets, one per zone, for Jenkins, runners, and other servers that must not be reachable from the internet."
  value       = module.vpc_mgmt.private_subnet_ids
}

output "private_subnet_route_table_ids" {
  description = "IDs of the private route tables. Pass them to an application VPC as `origin_vpc_route_table_ids`."
  value       = module.vpc_mgmt.private_subnet_route_table_ids
}

output "public_subnet_arns" {
  description = "ARNs of the public subnets, for sharing them with other accounts through AWS RAM and for policies."
  value       = module.vpc_mgmt.public_subnet_arns
}

output "public_subnet_cidr_blocks" {
  description = "IPv4 ranges of the public subnets. Use them in application VPCs to allow bastion and VPN traffic."
  value       = module.vpc_mgmt.public_subnet_cidr_blocks
}

output "public_subnet_ids" {
  description = "IDs of the public subnets, one per zone, for bastion hosts and VPN servers, and for the DNS forwarder of an application VPC."
  value       = module.vpc_mgmt.public_subnet_ids
}

output "public_subnet_route_table_id" {
  description = "ID of the route table that all public subnets share. Peering must add a route here too, or VPN users cannot reach the peered VPC."
  value       = module.vpc_mgmt.public_subnet_route_table_id
}

output "vpc_arn" {
  description = "ARN of the management VPC, for IAM policies that limit actions to this network and for sharing it with tools that identify resources by ARN."
  value       = module.vpc_mgmt.vpc_arn
}

output "vpc_cidr_block" {
  description = "IPv4 range of the management VPC, passed to application VPCs as `origin_vpc_cidr_block`."
  value       = module.vpc_mgmt.vpc_cidr_block
}

output "vpc_id" {
  description = "ID of the management VPC, for the servers in it and for peering."
  value       = module.vpc_mgmt.vpc_id
}

output "vpc_name" {
  description = "Name of the management VPC, as set in the input, for the names of peering connections."
  value       = module.vpc_mgmt.vpc_name
}

output "vpc_ready" {
  description = "Value that exists once routes and gateways of the VPC are created, for resources that must wait for them."
  value       = module.vpc_mgmt.vpc_ready
}
