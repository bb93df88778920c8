output "availability_zones" {
  description = "Names of the Availability Zones in use, in the order of the subnets. Pass them to services that take zones instead of subnets."
  value       = module.vpc.availability_zones
}

output "blackhole_route_eni_id" {
  description = "ID of the unattached network interface that blackhole routes point to, for your own routes that should drop traffic. Empty while `blackhole_routes` is empty."
  value       = module.vpc.blackhole_route_eni_id
}

output "default_route_table_id" {
  description = "ID of the VPC's main route table, which applies to subnets without their own table. Check it for a default route before you create subnets outside this service."
  value       = module.vpc.default_route_table_id
}

output "default_security_group_id" {
  description = "ID of the default security group. Use it to check that nothing is attached to it; every workload should have its own group."
  value       = module.vpc.default_security_group_id
}

output "dynamodb_vpc_endpoint_id" {
  description = "ID of the gateway endpoint for DynamoDB, for policies with the condition `aws:SourceVpce`. It has a value when `create_vpc_endpoints` is true."
  value       = module.vpc.dynamodb_vpc_endpoint_id
}

output "internet_gateway_id" {
  description = "ID of the internet gateway, for edge route tables that send inbound traffic through a firewall. Empty when `create_igw` or `create_public_subnets` is false."
  value       = module.vpc.internet_gateway_id
}

output "ipv6_cidr_block" {
  description = "IPv6 range of the VPC, for security group rules and routes in other networks. Empty unless the VPC requests a block from AWS or from an IPAM pool."
  value       = module.vpc.ipv6_cidr_block
}

output "nat_gateway_ids" {
  description = "IDs of the public NAT gateways, for your own routes and for alarms on `ErrorPortAllocation`. Empty with `num_nat_gateways` 0 or `enable_private_nat`."
  value       = module.vpc.nat_gateway_ids
}

output "nat_gateway_public_ip_count" {
  description = "Number of NAT gateway addresses, known before the addresses themselves, so that other code can use it in `count`."
  value       = module.vpc.nat_gateway_public_ip_count
}

output "nat_gateway_public_ips" {
  description = "Public IP addresses from which private subnets appear on the internet. Give them to partners for their allow lists; they stay the same until a gateway gets another Elastic IP address."
  value       = module.vpc.nat_gateway_public_ips
}

output "num_availability_zones" {
  description = "Number of Availability Zones in use, after `num_availability_zones` and the exclusions. Use it to size one resource per zone."
  value       = module.vpc.num_availability_zones
}

output "private_app_subnet_arns" {
  description = "ARNs of the private app subnets, for sharing them with other accounts through AWS RAM and for IAM policies that limit where people can launch workloads."
  value       = module.vpc.private_app_subnet_arns
}

output "private_app_subnet_cidr_blocks" {
  description = "IPv4 ranges of the private app subnets, for security groups and ACLs that allow the entire tier."
  value       = module.vpc.private_app_subnet_cidr_blocks
}

output "private_app_subnet_ids" {
  description = "IDs of the private app subnets, one per zone. Pass them to ECS, EKS, Lambda, and Auto Scaling Group services."
  value       = module.vpc.private_app_subnet_ids
}

output "private_app_subnet_route_table_ids" {
  description = "IDs of the private app route tables, to which you add routes to a transit gateway, a firewall endpoint, or a peering connection."
  value       = module.vpc.private_app_subnet_route_table_ids
}

output "private_app_subnets" {
  description = "All private app subnets with every attribute of `aws_subnet`, for code that needs the zone, range, and ID of one subnet together."
  value       = module.vpc.private_app_subnets
}

output "private_app_subnets_network_acl_id" {
  description = "ID of the private app tier's network ACL, for your own `aws_network_acl_rule` resources. Empty when that ACL is turned off."
  value       = module.vpc.private_app_subnets_network_acl_id
}

output "private_nat_gateway_ids" {
  description = "IDs of the private NAT gateways in the transit subnets, for routes to networks with overlapping ranges. Empty unless `enable_private_nat` is true."
  value       = module.vpc.private_nat_gateway_ids
}

output "private_persistence_route_table_ids" {
  description = "IDs of the private persistence route tables. Do not add a default route to them unless your data stores need the internet."
  value       = module.vpc.private_persistence_route_table_ids
}

output "private_persistence_subnet_arns" {
  description = "ARNs of the private persistence subnets, for AWS RAM shares and for policies that keep everything except data stores out of the tier."
  value       = module.vpc.private_persistence_subnet_arns
}

output "private_persistence_subnet_cidr_blocks" {
  description = "IPv4 ranges of the private persistence subnets, for firewalls and ACLs that refer to the data tier."
  value       = module.vpc.private_persistence_subnet_cidr_blocks
}

output "private_persistence_subnet_ids" {
  description = "IDs of the private persistence subnets, one per zone. RDS, Aurora, ElastiCache, and OpenSearch domains belong here."
  value       = module.vpc.private_persistence_subnet_ids
}

output "private_persistence_subnet_route_table_ids" {
  description = "IDs of the private persistence route tables under the same naming pattern as the other tiers; the same values as `private_persistence_route_table_ids`. Empty without the tier."
  value       = module.vpc.private_persistence_subnet_route_table_ids
}

output "private_persistence_subnets" {
  description = "All private persistence subnets with every attribute of `aws_subnet`, for code that picks one by its zone."
  value       = module.vpc.private_persistence_subnets
}

output "private_persistence_subnets_network_acl_id" {
  description = "ID of the private persistence tier's network ACL, to allow a range other than the private app tier. Empty when that ACL is turned off."
  value       = module.vpc.private_persistence_subnets_network_acl_id
}

output "public_subnet_arns" {
  description = "ARNs of the public subnets, for AWS RAM shares and for IAM policies that stop people from launching instances in the public tier."
  value       = module.vpc.public_subnet_arns
}

output "public_subnet_cidr_blocks" {
  description = "IPv4 ranges of the public subnets, from which load balancers reach their targets."
  value       = module.vpc.public_subnet_cidr_blocks
}

output "public_subnet_ids" {
  description = "IDs of the public subnets, one per zone, for internet-facing load balancers, bastion hosts, and VPN servers."
  value       = module.vpc.public_subnet_ids
}

output "public_subnet_ipv6_cidr_blocks" {
  description = "IPv6 ranges of the public subnets, for security group rules that allow dual-stack load balancers. Empty unless `enable_ipv6` is true."
  value       = module.vpc.public_subnet_ipv6_cidr_blocks
}

output "public_subnet_route_table_id" {
  description = "ID of the route table that the public subnets share. Add `aws_route` resources to it when you wrap this service. With `one_route_table_public_subnets` false, it covers only one of the subnets."
  value       = module.vpc.public_subnet_route_table_id
}

output "public_subnets" {
  description = "All public subnets with every attribute of `aws_subnet`, for code that puts one resource in each zone."
  value       = module.vpc.public_subnets
}

output "public_subnets_network_acl_id" {
  description = "ID of the public tier's network ACL, for additional rules such as a blocked range. Empty when that ACL is turned off."
  value       = module.vpc.public_subnets_network_acl_id
}

output "s3_vpc_endpoint_id" {
  description = "ID of the gateway endpoint for Amazon S3. Name it in bucket policies to allow only this VPC. It has a value when `create_vpc_endpoints` is true."
  value       = module.vpc.s3_vpc_endpoint_id
}

output "secondary_cidr_block_ids" {
  description = "IDs of the associations between the VPC and the ranges in `secondary_cidr_blocks`, for imports and for resources that must wait for them. Empty without secondary ranges."
  value       = module.vpc.secondary_cidr_block_ids
}

output "transit_subnet_arns" {
  description = "ARNs of the transit subnets, for AWS RAM shares with a central network account. Empty unless `create_transit_subnets` is true."
  value       = module.vpc.transit_subnet_arns
}

output "transit_subnet_cidr_blocks" {
  description = "IPv4 ranges of the transit subnets, for ACLs and firewalls that allow traffic arriving through the transit gateway. Empty without the tier."
  value       = module.vpc.transit_subnet_cidr_blocks
}

output "transit_subnet_ids" {
  description = "IDs of the transit subnets, one per zone, to which you attach a transit gateway. Empty unless `create_transit_subnets` is true."
  value       = module.vpc.transit_subnet_ids
}

output "transit_subnet_route_table_ids" {
  description = "IDs of the transit route tables, where routes to a transit gateway and back to the private tiers go. Empty without transit subnets."
  value       = module.vpc.transit_subnet_route_table_ids
}

output "transit_subnets" {
  description = "All transit subnets with every attribute of `aws_subnet`, for code that places one appliance per zone. Empty without the tier."
  value       = module.vpc.transit_subnets
}

output "transit_subnets_network_acl_id" {
  description = "ID of the transit tier's network ACL, for your own rules. Empty unless `create_transit_subnets` and `create_transit_subnet_nacls` are true."
  value       = module.vpc.transit_subnets_network_acl_id
}

output "vpc_arn" {
  description = "ARN of the VPC, for IAM policies with the condition `ec2:Vpc` and for sharing or tagging tools that identify resources by ARN."
  value       = module.vpc.vpc_arn
}

output "vpc_cidr_block" {
  description = "Primary IPv4 range of the VPC, for rules and routes of networks that reach it."
  value       = module.vpc.vpc_cidr_block
}

output "vpc_id" {
  description = "ID of the VPC, which nearly every other service in the catalog takes as an input."
  value       = module.vpc.vpc_id
}

output "vpc_name" {
  description = "Name of the VPC, as you passed it in, so that dependent code does not have to repeat it."
  value       = module.vpc.vpc_name
}

output "vpc_ready" {
  description = "Value that exists once the entire VPC is created. Depend on it if a resource must wait for routes and gateways, not only for the VPC ID."
  value       = module.vpc.vpc_ready
}
