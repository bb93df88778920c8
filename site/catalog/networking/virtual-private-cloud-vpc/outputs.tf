output "availability_zones" {
  description = "Names of the Availability Zones in use, in the order of the subnets. Pass them to services that take zones instead of subnets."
  value       = module.vpc.availability_zones
}

output "default_security_group_id" {
  description = "ID of the default security group. Check with it that nothing is attached; groups of your own are the better choice for any workload."
  value       = module.vpc.default_security_group_id
}

output "dynamodb_vpc_endpoint_id" {
  description = "ID of the gateway endpoint for DynamoDB, for policies with the condition `aws:SourceVpce`. It has a value when `create_vpc_endpoints` is true."
  value       = module.vpc.dynamodb_vpc_endpoint_id
}

output "nat_gateway_public_ip_count" {
  description = "Number of NAT gateway addresses, known before the addresses are, so that other code can use it in `count`."
  value       = module.vpc.nat_gateway_public_ip_count
}

output "nat_gateway_public_ips" {
  description = "Public addresses from which private subnets appear on the internet. Give them to partners who admit you by address; they stay the same until a gateway is replaced."
  value       = module.vpc.nat_gateway_public_ips
}

output "num_availability_zones" {
  description = "Number of Availability Zones in use, after `num_availability_zones` and the exclusions. Use it to size one resource per zone."
  value       = module.vpc.num_availability_zones
}

output "private_app_subnet_cidr_blocks" {
  description = "IPv4 ranges of the private app subnets, for security groups and ACLs that admit the whole tier."
  value       = module.vpc.private_app_subnet_cidr_blocks
}

output "private_app_subnet_ids" {
  description = "IDs of the private app subnets, one per zone. This is what ECS, EKS, Lambda and Auto Scaling Groups take."
  value       = module.vpc.private_app_subnet_ids
}

output "private_app_subnet_route_table_ids" {
  description = "IDs of the private app tier's route tables, to which you add routes to a transit gateway, a peering connection or a gateway endpoint."
  value       = module.vpc.private_app_subnet_route_table_ids
}

output "private_app_subnets" {
  description = "All private app subnets with every attribute of `aws_subnet`, for code that needs zone, range and ID of one subnet together."
  value       = module.vpc.private_app_subnets
}

output "private_app_subnets_network_acl_id" {
  description = "ID of the private app tier's network ACL, for `aws_network_acl_rule` resources of your own. Empty when that ACL is switched off."
  value       = module.vpc.private_app_subnets_network_acl_id
}

output "private_persistence_route_table_ids" {
  description = "IDs of the private persistence tier's route tables. Think twice before adding a default route to them."
  value       = module.vpc.private_persistence_route_table_ids
}

output "private_persistence_subnet_cidr_blocks" {
  description = "IPv4 ranges of the private persistence subnets, for firewalls and ACLs that name the data tier."
  value       = module.vpc.private_persistence_subnet_cidr_blocks
}

output "private_persistence_subnet_ids" {
  description = "IDs of the private persistence subnets, one per zone. RDS, Aurora, ElastiCache and OpenSearch domains belong here."
  value       = module.vpc.private_persistence_subnet_ids
}

output "private_persistence_subnets" {
  description = "All private persistence subnets with every attribute of `aws_subnet`, for code that picks one by its zone."
  value       = module.vpc.private_persistence_subnets
}

output "private_persistence_subnets_network_acl_id" {
  description = "ID of the private persistence tier's network ACL, to admit another range than the private app tier. Empty when that ACL is switched off."
  value       = module.vpc.private_persistence_subnets_network_acl_id
}

output "public_subnet_cidr_blocks" {
  description = "IPv4 ranges of the public subnets, from which load balancers reach their targets."
  value       = module.vpc.public_subnet_cidr_blocks
}

output "public_subnet_ids" {
  description = "IDs of the public subnets, one per zone, for internet-facing load balancers, bastion hosts and VPN servers."
  value       = module.vpc.public_subnet_ids
}

output "public_subnet_route_table_id" {
  description = "ID of the one route table that all public subnets share. Add an `aws_route` to it when you wrap this service."
  value       = module.vpc.public_subnet_route_table_id
}

output "public_subnets" {
  description = "All public subnets with every attribute of `aws_subnet`, for code that puts one resource in each zone."
  value       = module.vpc.public_subnets
}

output "public_subnets_network_acl_id" {
  description = "ID of the public tier's network ACL, for further rules such as a blocked range. Empty when that ACL is switched off."
  value       = module.vpc.public_subnets_network_acl_id
}

output "s3_vpc_endpoint_id" {
  description = "ID of the gateway endpoint for Amazon S3. Name it in bucket policies to admit this VPC alone. It has a value when `create_vpc_endpoints` is true."
  value       = module.vpc.s3_vpc_endpoint_id
}

output "vpc_cidr_block" {
  description = "IPv4 range of the VPC as AWS holds it, for rules and routes of networks that reach it."
  value       = module.vpc.vpc_cidr_block
}

output "vpc_id" {
  description = "ID of the VPC, which nearly every other service of the catalog asks for."
  value       = module.vpc.vpc_id
}

output "vpc_name" {
  description = "Name of the VPC, as it came in, so that dependent code needs no second copy of it."
  value       = module.vpc.vpc_name
}

output "vpc_ready" {
  description = "Value that exists once the whole VPC is created. Refer to it where something must wait for routes and gateways and not for the VPC ID alone."
  value       = module.vpc.vpc_ready
}
