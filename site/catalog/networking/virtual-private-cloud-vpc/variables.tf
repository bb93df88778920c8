variable "cidr_block" {
  description = "Primary IPv4 range of the VPC in CIDR notation, from `/16` (65,536 addresses) to `/28`. `/18` or larger leaves room for several tiers in several zones. Choose a range that overlaps no network you will ever peer with or connect by VPN, because changing it replaces the VPC and everything in it."
  type        = string
}

variable "num_nat_gateways" {
  description = "Number of NAT gateways, from 0 to one per Availability Zone. One is enough for test environments; use one per zone in production, so that the loss of one zone does not cut off the others. AWS bills each gateway by the hour and by the GB. With 0, private subnets have no route to the internet."
  type        = number
}

variable "vpc_name" {
  description = "Name of the VPC, which is also the first part of the names of its subnets, route tables, gateways, and flow log. A short name for the environment, such as `stage` or `prod`, works well, because other code can look up the VPC by this tag."
  type        = string
}

variable "allow_inspection_internet_access" {
  description = "Whether the inspection subnets get a default route to the NAT gateways. Set it to true when firewall endpoints filter outbound traffic before it leaves the VPC. Used with `create_inspection_subnets`; it also needs `create_public_subnets` and `num_nat_gateways` above 0."
  type        = bool
  default     = false
}

variable "allow_private_app_internet_access" {
  description = "Whether the private app subnets get a default route to the NAT gateways. With false, workloads reach only the VPC, its endpoints, and the routes you add, so image pulls and AWS API calls need VPC endpoints. With `create_inspection_subnets`, no such route is created in either case."
  type        = bool
  default     = true
}

variable "allow_private_persistence_internet_access" {
  description = "Whether the private persistence subnets get a default route to the NAT gateways. Leave it false unless a data store has to call out: without the route, a compromised database cannot send data to the internet. It needs `num_nat_gateways` above 0."
  type        = bool
  default     = false
}

variable "allow_transit_internet_access" {
  description = "Whether the transit subnets get a default route to the NAT gateways. Leave it false unless appliances in the tier need the internet. Used with `create_transit_subnets`; it relies on public NAT gateways, so do not combine it with `enable_private_nat`."
  type        = bool
  default     = false
}

variable "apply_default_nacl_rules" {
  description = "Whether `default_nacl_ingress_rules` and `default_nacl_egress_rules` replace the rules of the VPC's default network ACL. With false, the ACL keeps the rules from AWS, which allow all traffic."
  type        = bool
  default     = false
}

variable "assign_generated_ipv6_cidr_block" {
  description = "Whether AWS assigns the VPC a `/56` block of public IPv6 addresses from its own pool; you cannot choose the block. `null` or false requests none. Use it or `ipv6_ipam_pool_id`, not both. Subnets get ranges from it when `enable_ipv6` is true."
  type        = bool
  default     = null
}

variable "assign_ipv6_address_on_creation" {
  description = "Whether network interfaces created in the public subnets receive an IPv6 address automatically. It needs `enable_ipv6`, because a subnet without an IPv6 range cannot assign addresses. With false, an interface gets an IPv6 address only on request."
  type        = bool
  default     = false
}

variable "associate_default_nacl_to_subnets" {
  description = "Whether the public, private app, and private persistence subnets use the default network ACL. It has an effect only when `apply_default_nacl_rules` is true. A subnet has one network ACL at a time, so an ACL created by `create_network_acls` replaces the default one on its subnets."
  type        = bool
  default     = true
}

variable "availability_zone_exclude_ids" {
  description = "IDs of Availability Zones to skip, such as `[\"use1-az3\"]`. An ID means the same physical zone in every account, unlike a name, so the list can be shared. Changing it on a live VPC can move subnets to other zones, which replaces them."
  type        = list(string)
  default     = []
}

variable "availability_zone_exclude_names" {
  description = "Names of Availability Zones to skip, for example `[\"us-east-1e\"]` because it lacks an instance type you need. In older Regions AWS maps names to zones per account, so `availability_zone_exclude_ids` is safer across accounts. Changing the list on a live VPC moves subnets, which replaces them."
  type        = list(string)
  default     = []
}

variable "availability_zone_ids" {
  description = "IDs of the Availability Zones to use, in the order of the subnets, such as `[\"use1-az1\", \"use1-az2\"]`. `null` uses the zones of the Region that the exclusions leave. Without `num_availability_zones`, the length of the list sets the number of zones."
  type        = list(string)
  default     = null
}

variable "availability_zone_state" {
  description = "Uses only Availability Zones that AWS reports in this state: `available`, `information`, `impaired`, or `unavailable`. `null` does not filter. With a filter, a zone that changes state can change the plan for a live VPC, so pin the zones with `availability_zone_ids` instead."
  type        = string
  default     = null
}

variable "aws_region" {
  description = "Region of the VPC, such as `us-east-1`. Deprecated, without effect: the Region of the AWS provider decides where the VPC is created."
  type        = string
  default     = ""
}

variable "base_transit_nacl_rule_number" {
  description = "First rule number of the network ACL rules for transit traffic in the private app and private persistence tiers. The default of 1000 puts them after the regular rules, which start at 100. Rules are evaluated from the lowest number; valid numbers are 1 to 32766. Used with `create_transit_subnet_nacls`."
  type        = number
  default     = 1000
}

variable "blackhole_network_interface_custom_tags" {
  description = "Tags for the network interface that `blackhole_routes` point to, as a map of keys and values. A `Name` tag is set for you from `blackhole_network_interface_name`, so leave that key out. `{}` adds none."
  type        = map(string)
  default     = {}
}

variable "blackhole_network_interface_description" {
  description = "Description of the network interface that `blackhole_routes` point to, shown in the EC2 console. Keep a warning in it: if someone attaches the interface to an instance, traffic that should be dropped reaches that instance."
  type        = string
  default     = "Blackhole ENI - DO NOT ATTACH TO INSTANCES"
}

variable "blackhole_network_interface_host_num" {
  description = "Host number inside the subnet range that gives the blackhole network interface a fixed private IPv4 address, counted from the start of the range: in a `/24` it is the fourth octet. Skip 0 to 3, which AWS reserves. `null` lets AWS choose. Used with `blackhole_routes`."
  type        = number
  default     = null
}

variable "blackhole_network_interface_name" {
  description = "`Name` tag of the unattached network interface that `blackhole_routes` use as their target. The default warns people not to attach the interface, because attaching it would turn the dropped traffic into delivered traffic."
  type        = string
  default     = "Blackhole ENI - DO NOT ATTACH TO INSTANCES"
}

variable "blackhole_routes" {
  description = "Traffic to drop, keyed by the tier whose route tables get the routes: `public`, `private-app`, `private-persistence`, or `transit`. Each entry lists destinations as ranges in `destination_cidr_blocks` and as tiers in `destination_subnet_names`. The routes point to an unattached network interface; `{}` creates none."
  type = map(object({
    destination_cidr_blocks = list(string)
    destination_subnet_names = list(string)
  }))
  default = {}
}

variable "create_default_route_table_route" {
  description = "Whether the VPC's main route table gets a default route to the internet gateway. The tiers have their own tables, so only subnets that other code creates without one use it. Set it to false to keep such subnets private. It needs `create_igw` and `create_public_subnets`."
  type        = bool
  default     = true
}

variable "create_dns_forwarder" {
  description = "Whether Route 53 Resolver endpoints let the origin VPC resolve names in this VPC's private zones, such as the private API endpoint of an EKS cluster. AWS bills each endpoint network interface by the hour. It needs `create_peering_connection` and the `origin_vpc_*` inputs."
  type        = bool
  default     = false
}

variable "create_flow_logs" {
  description = "Whether VPC Flow Logs record the traffic of this VPC, in the destination that `flow_log_destination_type` selects. Auditors and the CIS benchmark require them, and they help you find out why a connection fails. With false, no log group, bucket, role, or key is created."
  type        = bool
  default     = true
}

variable "create_igw" {
  description = "Whether an internet gateway is attached. Set it to false for a VPC that reaches the internet through another VPC, for example over a transit gateway. Public NAT gateways do not work without an internet gateway."
  type        = bool
  default     = true
}

variable "create_inspection_subnets" {
  description = "Whether to create a tier of inspection subnets, one per Availability Zone, for AWS Network Firewall or Gateway Load Balancer endpoints. The private tiers then get no default route to the NAT gateways, so that you can route them through the firewall, and `global_subnet_spacing` applies."
  type        = bool
  default     = false
}

variable "create_nat_secondary_eip" {
  description = "Whether each public NAT gateway gets a second Elastic IP address. Every address adds 55,000 simultaneous connections to the same destination. AWS charges for each public IPv4 address by the hour, and the quota of Elastic IP addresses per Region starts at five."
  type        = bool
  default     = false
}

variable "create_network_acls" {
  description = "Whether the tiers get their own network ACLs. With false, the `create_*_subnet_nacls` inputs have no effect. Set it to false when another module manages the ACLs, because two owners overwrite each other's rules."
  type        = bool
  default     = true
}

variable "create_peering_connection" {
  description = "Whether to peer this VPC with the one in `origin_vpc_id`, usually the management VPC, and to add routes in both directions. The two ranges must not overlap. Peering is not transitive: a third VPC needs its own connection."
  type        = bool
  default     = false
}

variable "create_private_app_subnet_nacls" {
  description = "Whether the private app tier gets its own network ACL. It has no effect when `create_network_acls` or `create_private_app_subnets` is false. Without the ACL, security groups are the only filter for that tier."
  type        = bool
  default     = true
}

variable "create_private_app_subnets" {
  description = "Whether to create the private app tier, the subnets for containers, servers, and functions. Set it to false for a VPC that contains only public endpoints or data stores; the outputs of the tier are then empty."
  type        = bool
  default     = true
}

variable "create_private_persistence_subnet_nacls" {
  description = "Whether the private persistence tier gets its own network ACL, which accepts traffic from the private app tier and rejects it from the public tier. It has no effect when `create_network_acls` or `create_private_persistence_subnets` is false."
  type        = bool
  default     = true
}

variable "create_private_persistence_subnets" {
  description = "Whether to create the private persistence tier, the subnets for databases and caches. Set it to false if all data is in managed services outside the VPC, such as DynamoDB. Turning it off later destroys the subnets, which fails while anything is in them."
  type        = bool
  default     = true
}

variable "create_public_subnet_nacls" {
  description = "Whether the public tier gets its own network ACL. It has no effect when `create_network_acls` or `create_public_subnets` is false. The ACLs of the other tiers refer to the public ranges, so turn all of them on or off together."
  type        = bool
  default     = true
}

variable "create_public_subnets" {
  description = "Whether to create the public tier. With false, there is no internet gateway and no public NAT gateway either, so outbound traffic needs another path, such as a transit gateway, Direct Connect, or peering."
  type        = bool
  default     = true
}

variable "create_transit_subnet_nacls" {
  description = "Whether the transit tier gets its own network ACL, and the private tiers get rules for traffic from it (see `private_app_allow_inbound_from_transit_network`). It needs `create_transit_subnets` and `create_network_acls`. With false, the transit subnets use the default ACL, which allows everything unless you changed it."
  type        = bool
  default     = false
}

variable "create_transit_subnets" {
  description = "Whether to create a tier of transit subnets, one per Availability Zone, for transit gateway attachments, private NAT gateways, and network appliances. Turning it on applies `global_subnet_spacing`, which moves and so replaces the calculated subnets of an existing VPC."
  type        = bool
  default     = false
}

variable "create_vpc_endpoints" {
  description = "Whether to add gateway endpoints for Amazon S3 and DynamoDB to the route tables. They are free, keep that traffic off the NAT gateways and inside the AWS network, and can be named in bucket policies. See `s3_endpoint_policy` and `dynamodb_endpoint_policy`."
  type        = bool
  default     = true
}

variable "custom_nat_eips" {
  description = "Allocation IDs of existing Elastic IP addresses, such as `eipalloc-0a1b2c3d4e5f60718`, for the NAT gateways. Used when `use_custom_nat_eips` is true; list as many as `num_nat_gateways`. This way, you can keep IP addresses that partners have on an allow list when you replace the VPC."
  type        = list(string)
  default     = []
}

variable "custom_tags" {
  description = "Tags for every taggable resource of the VPC, including subnets, gateways, ACLs, and the default security group. The `*_custom_tags` inputs add tags to one kind of resource and take precedence when a key is in both."
  type        = map(string)
  default     = {}
}

variable "default_nacl_egress_rules" {
  description = "Outbound rules of the default network ACL, used when `apply_default_nacl_rules` is true: a map from a name you choose to an object with the attributes of the `egress` block of `aws_default_network_acl` (`rule_no`, `action`, `protocol`, `from_port`, `to_port`, `cidr_block`, or `ipv6_cidr_block`). ACLs are stateless, so responses need a rule too. `{}` denies everything outbound."
  type        = any
  default = {
    AllowAll = {
      action     = "allow"
      cidr_block = "0.0.0.0/0"
      from_port  = 0
      protocol   = "-1"
      rule_no    = 100
      to_port    = 0
    }
  }
}

variable "default_nacl_ingress_rules" {
  description = <<-EOT
    Inbound rules of the default network ACL, used when `apply_default_nacl_rules` is true: a map from a name you choose to the attributes of an `ingress` block of `aws_default_network_acl`. The matching rule with the lowest `rule_no` applies; `{}` denies everything inbound.

    ```hcl
    default_nacl_ingress_rules = {
      Https = {
        rule_no    = 100
        action     = "allow"
        protocol   = "tcp"
        from_port  = 443
        to_port    = 443
        cidr_block = "10.0.0.0/8"
      }
    }
    ```
  EOT
  type = any
  default = {
    AllowAll = {
      action     = "allow"
      cidr_block = "0.0.0.0/0"
      from_port  = 0
      protocol   = "-1"
      rule_no    = 100
      to_port    = 0
    }
  }
}

variable "default_security_group_egress_rules" {
  description = "Outbound rules of the VPC's default security group, as a map from a name to the attributes of an `egress` block of `aws_default_security_group`: `protocol`, `from_port`, `to_port`, and destinations such as `cidr_blocks`. The default allows everything. The CIS benchmark requires `{}` here and for the ingress rules. Used when `enable_default_security_group` is true."
  type        = any
  default = {
    AllowAllOutbound = {
      cidr_blocks      = ["0.0.0.0/0"]
      from_port        = 0
      ipv6_cidr_blocks = ["::/0"]
      protocol         = "-1"
      to_port          = 0
    }
  }
}

variable "default_security_group_ingress_rules" {
  description = "Inbound rules of the VPC's default security group, which applies to anything launched without its own security group, as a map from a name to the attributes of an `ingress` block, such as `{ FromSelf = { protocol = \"-1\", from_port = 0, to_port = 0, self = true } }`. Set `{}` so that a resource launched without a group accepts no traffic. Used when `enable_default_security_group` is true."
  type        = any
  default = {
    AllowAllFromSelf = {
      from_port = 0
      protocol  = "-1"
      self      = true
      to_port   = 0
    }
  }
}

variable "destination_vpc_resolver_name" {
  description = "Name of the inbound Route 53 Resolver endpoint in this VPC. `null` builds one from the names of both VPCs; set it if your naming rules differ. Used when `create_dns_forwarder` is true."
  type        = string
  default     = null
}

variable "dhcp_options_id" {
  description = "ID of a DHCP options set to associate with the VPC, for example one that names your own DNS or NTP servers. `null` keeps the Region's default set. Instances pick up a change when they renew their lease. Removing the association puts the default set back."
  type        = string
  default     = null
}

variable "dynamodb_endpoint_policy" {
  description = "JSON policy for the DynamoDB gateway endpoint that limits which tables and actions are reachable through it. `null` allows full access, still subject to IAM. The policy grants nothing by itself and applies to everything in the VPC. Used with `create_vpc_endpoints`."
  type        = string
  default     = null
}

variable "eks_cluster_names" {
  description = "Names of the EKS clusters that will run in this VPC, written into the subnet tags `kubernetes.io/cluster/NAME`. Used when `tag_for_use_with_eks` is true. Current versions of the AWS Load Balancer Controller do not require this tag; with an empty list none is written."
  type        = list(string)
  default     = []
}

variable "enable_default_security_group" {
  description = "Whether to manage the VPC's default security group and give it the rules of `default_security_group_ingress_rules` and `default_security_group_egress_rules`. With false, the group stays as AWS created it; every VPC has one, and it cannot be deleted."
  type        = bool
  default     = true
}

variable "enable_dns_hostnames" {
  description = "Whether instances with public IP addresses get public DNS names. Together with `enable_dns_support` it is required for private hosted zones, for interface endpoints with private DNS, and for the private API endpoint of Amazon EKS, so leave it true."
  type        = bool
  default     = true
}

variable "enable_dns_support" {
  description = "Whether the Amazon-provided DNS server responds to queries in the VPC, at the base of the range plus two and at `169.254.169.253`. With false, instances need your own DNS servers (see `dhcp_options_id`), and private hosted zones and the DNS forwarder do not work."
  type        = bool
  default     = true
}

variable "enable_ipv6" {
  description = "Whether the public subnets get an IPv6 range next to IPv4, with a route to the internet gateway. The VPC itself also needs a block, from `assign_generated_ipv6_cidr_block`, `ipv6_ipam_pool_id`, or `ipv6_cidr_block`. The private tiers stay IPv4 only."
  type        = bool
  default     = false
}

variable "enable_network_address_usage_metrics" {
  description = "Whether the VPC publishes network address usage (NAU) metrics to CloudWatch, which show how close it is to the quota of 64,000 units, or 128,000 with VPCs peered in the Region. Useful for large EKS and Lambda networks; the data appears in the `AWS/EC2` namespace."
  type        = bool
  default     = false
}

variable "enable_private_nat" {
  description = "Whether to create the NAT gateways as private ones in the transit subnets instead of public ones. Both private tiers then send their default route to them; the gateways translate overlapping ranges on the way to a transit gateway or VPN and cannot reach the internet. It requires `create_transit_subnets`."
  type        = bool
  default     = false
}

variable "exclude_ports_from_inbound_all" {
  description = "Ports to leave out of the network ACL rules that allow inbound traffic from any IP address, for example `[22, 3389]` to pass the CIS checks for open administration ports. Each port splits the allowed range and so adds rules, of which an ACL has 20 per direction by default."
  type        = list(number)
  default     = []
}

variable "flow_log_additional_s3_bucket_policy_statements" {
  description = "More statements for the policy of the S3 bucket created for the flow log, for example read access for an analytics account. It is a map from a unique statement ID to the statement's attributes: `effect`, `actions`, `principals`, `conditions`. `null` adds none. Used with `flow_log_destination_type` set to `s3`."
  type        = any
  default     = null
}

variable "flow_log_cloudwatch_iam_role_name" {
  description = "Name of the IAM role that lets the flow log write to CloudWatch Logs, unique in the account. With a fixed name you can grant a restricted deploy role `iam:PassRole` for exactly this one. `null` derives it from the VPC name."
  type        = string
  default     = null
}

variable "flow_log_cloudwatch_log_group_name" {
  description = "Name of the log group that receives the flow records. Set it when subscriptions or access policies select groups by name; `null` derives it from the VPC name. Changing it creates a new group and deletes the old one with its records."
  type        = string
  default     = null
}

variable "flow_log_cloudwatch_log_group_retention_in_days" {
  description = "Days for which CloudWatch Logs keeps the flow records. Valid values are those of CloudWatch Logs, such as 7, 30, 90, 365, or 731, up to 3653; the default of 0 never deletes anything, so storage cost keeps growing. It has no effect when the destination is S3."
  type        = number
  default     = 0
}

variable "flow_log_destination_options" {
  description = "Format options for a flow log that is delivered to Amazon S3: `file_format` (`plain-text` or `parquet`), `hive_compatible_partitions`, and `per_hour_partition`. Parquet with hourly partitions makes Athena queries cheaper. `null` uses plain text. Changing the options replaces the flow log."
  type        = map(string)
  default     = null
}

variable "flow_log_destination_type" {
  description = "Where the flow log is delivered: `cloud-watch-logs` for searching and alarms, `s3` for cheap long-term storage and Athena. AWS also supports `kinesis-data-firehose`, but this service has no input for a stream. Changing it replaces the flow log; earlier records stay where they are."
  type        = string
  default     = "cloud-watch-logs"
}

variable "flow_log_enable_custom_s3_destination" {
  description = "Whether the flow log writes to an existing bucket, given in `flow_log_s3_bucket_arn`, instead of a bucket created here. Choose it to collect the logs of several VPCs or accounts in one place. Used when `flow_log_destination_type` is `s3`."
  type        = bool
  default     = false
}

variable "flow_log_force_destroy_bucket" {
  description = "Whether destroying this service can delete the flow log bucket together with the records in it. With false, a bucket that still contains objects makes the destroy fail, which protects evidence. Used for a bucket created here."
  type        = bool
  default     = false
}

variable "flow_log_max_aggregation_interval" {
  description = "Longest time in seconds over which packets are combined into one flow record: 60 or 600. The shorter interval shows events sooner and produces more records, which cost more to ingest. Network interfaces of Nitro-based instances always use 60 seconds or less."
  type        = number
  default     = 600
}

variable "flow_log_s3_bucket_arn" {
  description = "ARN of an existing S3 bucket for the flow log, in this account or another. Its bucket policy must let `delivery.logs.amazonaws.com` write. Required when `flow_log_enable_custom_s3_destination` is true; otherwise `null`."
  type        = string
  default     = null
}

variable "flow_log_s3_bucket_name" {
  description = "Name of the S3 bucket created for the flow log, 3 to 63 lowercase characters and globally unique. `null` derives it from the VPC name. Used when `flow_log_destination_type` is `s3` and no existing bucket is set."
  type        = string
  default     = null
}

variable "flow_log_s3_expiration_transition" {
  description = "Age in days at which flow log objects are deleted permanently from the bucket created here. It must be higher than `flow_log_s3_glacier_transition`. Check which retention your compliance rules require before you lower it."
  type        = number
  default     = 365
}

variable "flow_log_s3_glacier_transition" {
  description = "Age in days at which flow log objects move to S3 Glacier Flexible Retrieval, which is cheaper to store but takes minutes to hours to restore. It must be between `flow_log_s3_infrequent_access_transition` and `flow_log_s3_expiration_transition`."
  type        = number
  default     = 180
}

variable "flow_log_s3_infrequent_access_transition" {
  description = "Age in days at which flow log objects move to S3 Standard-IA. Amazon S3 requires at least 30. The class charges for each read and bills objects under 128 KB as 128 KB, so keep recent logs in S3 Standard if you query them often."
  type        = number
  default     = 30
}

variable "flow_log_s3_subfolder" {
  description = "Folder in the S3 bucket that receives the flow log, without a leading slash. AWS adds `AWSLogs/` and the account ID under it; the name `AWSLogs` itself is reserved. The empty default writes to the root of the bucket."
  type        = string
  default     = ""
}

variable "flow_logs_traffic_type" {
  description = "Which traffic is recorded: `ACCEPT`, `REJECT`, or `ALL`. The default records blocked connections at low cost; `ALL` helps with forensics but can become a large part of the CloudWatch bill. Used when `create_flow_logs` is true."
  type        = string
  default     = "REJECT"
}

variable "global_subnet_spacing" {
  description = "Number of subnet-sized slots between the starts of two tiers when `create_transit_subnets` or `create_inspection_subnets` is true; it then replaces `subnet_spacing`. With the default of 6, five tiers and up to six zones fit into the 32 slots that five bits provide."
  type        = number
  default     = 6
}

variable "iam_role_permissions_boundary" {
  description = "ARN of the IAM policy that caps the permissions of the role created for the flow log. Set it in accounts where roles must have a boundary; `null` sets none."
  type        = string
  default     = null
}

variable "inspection_propagating_vgws" {
  description = "IDs of the virtual private gateways whose routes are propagated to the inspection route tables, so that a firewall can return traffic to a network behind a VPN or Direct Connect. An empty list propagates none. Used with `create_inspection_subnets`."
  type        = list(string)
  default     = []
}

variable "inspection_route_table_custom_tags" {
  description = "Tags for the route tables of the inspection tier, so that firewall code can find them and add routes to its endpoints. For a key that `custom_tags` sets too, this value applies. Used with `create_inspection_subnets`."
  type        = map(string)
  default     = {}
}

variable "inspection_subnet_bits" {
  description = "Bits added to the VPC's prefix to size each inspection subnet: 5 turns a `/16` into a `/21`. Firewall endpoints need few IP addresses, and a `/28` is usually enough, so more bits save space; check `inspection_subnet_spacing` too. Changing it replaces the subnets."
  type        = number
  default     = 5
}

variable "inspection_subnet_cidr_blocks" {
  description = "Exact IPv4 ranges for the inspection subnets, keyed by `AZ-0`, `AZ-1`, and so on, each inside `cidr_block` or `secondary_cidr_blocks`. `{}` calculates them from `inspection_subnet_bits` and `inspection_subnet_spacing`. Changing a range replaces its subnet."
  type        = map(string)
  default     = {}
}

variable "inspection_subnet_custom_tags" {
  description = "Tags for the inspection subnets, for example to let an AWS Firewall Manager policy or a lookup select them. They take precedence over `custom_tags`. Used with `create_inspection_subnets`."
  type        = map(string)
  default     = {}
}

variable "inspection_subnet_name" {
  description = "Part of the names of the inspection subnets and their route tables, between the VPC name and the zone number, as in `prod-inspection-0`. Only `Name` tags change with it, so no subnet is replaced."
  type        = string
  default     = "inspection"
}

variable "inspection_subnet_spacing" {
  description = "Number of subnet-sized slots between the start of the range and the first inspection subnet. `null` takes four times `global_subnet_spacing`. Set it when `inspection_subnet_bits` differs from the other tiers, because slots are counted in the size of this tier."
  type        = number
  default     = null
}

variable "ipv4_ipam_pool_filters" {
  description = "Filters that find the IPAM pool for the VPC's IPv4 range instead of a fixed ID, for example `[{ name = \"tag:env\", values = [\"prod\"] }]`. They must match exactly one pool, and that result takes precedence over `ipv4_ipam_pool_id`. `null` looks nothing up."
  type = list(object({
    name = string
    values = list(string)
  }))
  default = null
}

variable "ipv4_ipam_pool_id" {
  description = "ID of an Amazon VPC IPAM pool that allocates the VPC's IPv4 range, so that no two VPCs overlap. Set `cidr_block` to a range from the pool, or to `null` with `ipv4_netmask_length` to let IPAM choose. `null` uses no pool."
  type        = string
  default     = null
}

variable "ipv4_netmask_length" {
  description = "Prefix length, such as 20, of the IPv4 range that IPAM allocates from `ipv4_ipam_pool_id`. The AWS provider rejects it together with a `cidr_block`. `null` requests no particular size; the rules of the pool can limit which sizes are allowed."
  type        = number
  default     = null
}

variable "ipv6_cidr_block" {
  description = "IPv6 range of the VPC to request from the IPAM pool in `ipv6_ipam_pool_id`. Set it or `ipv6_netmask_length`, not both. `null` lets the pool choose, or leaves the VPC without IPv6 if there is no pool."
  type        = string
  default     = null
}

variable "ipv6_cidr_block_network_border_group" {
  description = "Network border group, such as a Local Zone group, from which AWS advertises the addresses of the generated IPv6 block. `null` uses the Region. It applies with `assign_generated_ipv6_cidr_block`; to change it on a VPC with a block, disassociate the block first."
  type        = string
  default     = null
}

variable "ipv6_ipam_pool_filters" {
  description = "Filters that find the IPAM pool for the VPC's IPv6 range, in the same form as `ipv4_ipam_pool_filters`, for example by tag or by `address-family`. Exactly one pool must match. `null` looks nothing up and uses `ipv6_ipam_pool_id`."
  type = list(object({
    name = string
    values = list(string)
  }))
  default = null
}

variable "ipv6_ipam_pool_id" {
  description = "ID of the IPAM pool that allocates the VPC's IPv6 range, for your own address space or one block per environment. You cannot combine it with `assign_generated_ipv6_cidr_block`; combine it instead with `ipv6_netmask_length` or `ipv6_cidr_block`. `null` uses no pool."
  type        = string
  default     = null
}

variable "ipv6_netmask_length" {
  description = "Prefix length of the IPv6 range that IPAM allocates from `ipv6_ipam_pool_id`, from 44 to 60 in steps of 4. `null` takes the default of the pool. The AWS provider rejects it together with `ipv6_cidr_block`."
  type        = number
  default     = null
}

variable "ipv6_subnet_bits" {
  description = "Bits added to the VPC's IPv6 prefix to size the public subnets: the default of 8 turns a `/56` into the usual `/64`. Set it to 4 for a `/60`, since AWS assigns subnets in prefixes from `/44` to `/64`. Used with `enable_ipv6`."
  type        = number
  default     = 8
}

variable "kms_key_arn" {
  description = "ARN of an existing KMS key that encrypts the flow log's log group. Its key policy must let CloudWatch Logs in the Region use it, or the log group cannot be created. `null` creates a key for this VPC, which AWS bills monthly."
  type        = string
  default     = null
}

variable "kms_key_deletion_window_in_days" {
  description = "Waiting period in days, 7 to 30, before KMS deletes the flow log's key after a destroy. You can cancel the deletion during that time; afterward the encrypted records are unreadable. `null` uses 30. It applies only to a key created here."
  type        = number
  default     = null
}

variable "kms_key_user_iam_arns" {
  description = "ARNs of IAM users and roles that can use the key created for the flow log, and so read its records. List the people who investigate incidents. `null` or an empty list adds no one beyond the account's own policies."
  type        = list(string)
  default     = null
}

variable "map_public_ip_on_launch" {
  description = "Whether instances launched in the public subnets get a public IPv4 address by default. A launch template or network interface setting takes precedence. With false, an instance gets a public IP address only if you request one. AWS bills every public IPv4 address hourly."
  type        = bool
  default     = false
}

variable "nat_gateway_custom_tags" {
  description = "Tags for the NAT gateways only. They take precedence over `custom_tags`. Use them to see the cost of outbound traffic separately in Cost Explorer."
  type        = map(string)
  default     = {}
}

variable "nat_private_ip_host_num" {
  description = "Host number inside the subnet range that gives each NAT gateway a fixed private IPv4 address: with 10, the gateway in `10.0.0.0/24` gets `10.0.0.10`. Skip 0 to 3, which AWS reserves. `null` lets AWS choose. Changing it replaces the gateways."
  type        = number
  default     = null
}

variable "nat_secondary_private_ip_address_count" {
  description = "Number of additional private IPv4 addresses for each private NAT gateway; every address adds 55,000 simultaneous connections to one destination. 0 adds none, and AWS allows eight addresses per gateway by default. Used with `enable_private_nat`; public gateways take `create_nat_secondary_eip`."
  type        = number
  default     = 0
}

variable "num_availability_zones" {
  description = "Number of Availability Zones to use, at most those that `availability_zone_exclude_names` and `availability_zone_exclude_ids` leave in the Region. Every tier gets one subnet in each zone. `null` uses all of them, so a zone that AWS adds later changes the plan; a fixed number such as 3 is safer."
  type        = number
  default     = null
}

variable "one_route_table_public_subnets" {
  description = "Whether all public subnets share one route table. Set it to false for one table per subnet, which you need to send each zone to its own firewall endpoint. With separate tables, `public_subnet_route_table_id` covers only one of them. Switching replaces the associations."
  type        = bool
  default     = true
}

variable "origin_vpc_cidr_block" {
  description = "IPv4 range of the VPC at the other end of the peering connection. Routes to it and the network ACL rules that allow it are built from this value. Required when `create_peering_connection` is true, otherwise `null`."
  type        = string
  default     = null
}

variable "origin_vpc_id" {
  description = "ID of the VPC that requests the peering connection and forwards DNS queries, usually the management VPC. Changing it replaces the connection and interrupts its traffic. Leave it `null` without peering."
  type        = string
  default     = null
}

variable "origin_vpc_name" {
  description = "Name of the origin VPC, used in the names of the peering connection and resolver endpoints, so that you can tell both ends apart in the console. Required when `create_peering_connection` is true."
  type        = string
  default     = null
}

variable "origin_vpc_public_subnet_ids" {
  description = "IDs of public subnets of the origin VPC for the outbound Resolver endpoint, at least two in different zones. They have to be public because the network ACLs of the private tiers reject DNS to other ranges; a security group still closes the endpoint to the internet. Used when `create_dns_forwarder` is true."
  type        = list(string)
  default     = null
}

variable "origin_vpc_resolver_name" {
  description = "Name of the outbound Route 53 Resolver endpoint in the origin VPC. `null` builds one from the names of both VPCs. Set a different name for each application VPC if several forward from the same origin. Used when `create_dns_forwarder` is true."
  type        = string
  default     = null
}

variable "origin_vpc_route_table_ids" {
  description = "IDs of the origin VPC's route tables that receive a route to this VPC. Include every table whose subnets contain people or servers that need to reach it: a missing route causes timeouts. Used when `create_peering_connection` is true."
  type        = list(string)
  default     = []
}

variable "persistence_propagating_vgws" {
  description = "IDs of the virtual private gateways whose routes are propagated to the private persistence route tables, so that a site behind a VPN reaches databases directly. An empty list propagates none, which is the safer choice."
  type        = list(string)
  default     = []
}

variable "persistence_subnet_bits" {
  description = "Bits added to the VPC's prefix to size each private persistence subnet: 5 turns a `/16` into `/21` subnets of 2,048 addresses. Raise it for smaller subnets and check the spacing inputs too, or ranges overlap or run out. Changing it replaces the subnets."
  type        = number
  default     = 5
}

variable "persistence_subnet_spacing" {
  description = "Number of subnet-sized slots between the start of the range and the first private persistence subnet. `null` takes twice `subnet_spacing`, or twice `global_subnet_spacing` when there are transit or inspection subnets. Leave room for the tiers before it, and stay within the slots that `persistence_subnet_bits` gives."
  type        = number
  default     = null
}

variable "private_app_allow_inbound_from_transit_network" {
  description = "Whether the private app tier's network ACL accepts traffic from the transit subnets. Set it to false if the transit tier has only outbound traffic; security groups still apply when it is true. Used when `create_transit_subnet_nacls` is true."
  type        = bool
  default     = true
}

variable "private_app_allow_inbound_ports_from_cidr" {
  description = <<-EOT
    Additional inbound rules for the private app tier's network ACL, keyed by a unique name. The matching rule with the lowest `rule_number` applies, and the rules created here start at 100. You need them for ports below 1024 behind a Network Load Balancer that preserves the client IP address; `{}` adds none.

    ```hcl
    private_app_allow_inbound_ports_from_cidr = {
      Https = {
        client_cidr_block = "172.16.0.0/16"
        rule_number       = 90
        protocol          = "tcp"
        from_port         = 443
        to_port           = 443
        icmp_type         = null
        icmp_code         = null
      }
    }
    ```
  EOT
  type    = map
  default = {}
}

variable "private_app_allow_outbound_ports_to_destination_cidr" {
  description = "Additional outbound rules for the private app tier's network ACL, keyed by a unique name. Each entry has a range, a rule number, a protocol, and ports, much like `private_app_allow_inbound_ports_from_cidr`, but the range is the destination. Use it for networks that hosts in the tier must reach and the default rules reject. `{}` adds none."
  type        = map
  default     = {}
}

variable "private_app_route_table_custom_tags" {
  description = "Tags for the route tables of the private app tier. They let other code find the tables, for example to add routes to a transit gateway. They take precedence over `custom_tags`."
  type        = map(string)
  default     = {}
}

variable "private_app_subnet_cidr_blocks" {
  description = "Exact ranges for the private app subnets, keyed by `AZ-0`, `AZ-1`, and so on: `{ AZ-0 = \"10.0.80.0/21\" }`. Use it to follow a given address plan, or for subnets in `secondary_cidr_blocks`. `{}` calculates them from `private_subnet_bits` and `private_subnet_spacing`; changing a range replaces its subnet."
  type        = map(string)
  default     = {}
}

variable "private_app_subnet_custom_tags" {
  description = "Tags for the private app subnets. Kubernetes controllers such as Karpenter select subnets by tags like these. They override equal keys in `custom_tags`."
  type        = map(string)
  default     = {}
}

variable "private_persistence_allow_inbound_from_transit_network" {
  description = "Whether the private persistence tier's network ACL accepts traffic from the transit subnets. Set it to false unless networks behind the transit gateway have to reach databases directly. Used when `create_transit_subnet_nacls` is true."
  type        = bool
  default     = true
}

variable "private_persistence_route_table_custom_tags" {
  description = "Tags for the route tables of the private persistence tier, for example to mark tables that must not get a default route or to let other code find them. They take precedence over `custom_tags`."
  type        = map(string)
  default     = {}
}

variable "private_persistence_subnet_cidr_blocks" {
  description = "Exact ranges for the private persistence subnets, keyed by `AZ-0`, `AZ-1`, and so on. Use it when firewalls in other networks already list the IP addresses of your databases. `{}` calculates them from `persistence_subnet_bits` and `persistence_subnet_spacing`; changing a range replaces the subnet, which fails while a database is in it."
  type        = map(string)
  default     = {}
}

variable "private_persistence_subnet_custom_tags" {
  description = "Tags for the private persistence subnets, for example a data classification that an audit reads. Equal keys in `custom_tags` are overridden."
  type        = map(string)
  default     = {}
}

variable "private_persistence_subnet_name" {
  description = "Part of the names of the private persistence subnets and their route tables, as in `prod-private-persistence-0`. Other modules that look the data tier up by its `Name` tag depend on the value; changing it updates tags and replaces nothing."
  type        = string
  default     = "private-persistence"
}

variable "private_propagating_vgws" {
  description = "IDs of the virtual private gateways whose routes are propagated to the private app route tables, so that workloads can respond to a network behind a VPN or Direct Connect. An empty list propagates none."
  type        = list(string)
  default     = []
}

variable "private_subnet_bits" {
  description = "Bits added to the VPC's prefix to size each private app subnet: 5 turns a `/16` into `/21` subnets. Amazon EKS gives every pod an IP address from here, so keep these subnets large. Changing it replaces the subnets and everything in them."
  type        = number
  default     = 5
}

variable "private_subnet_name" {
  description = "Part of the names of the private app subnets and their route tables, as in `prod-private-app-0`. Set it to match an existing naming scheme; only `Name` tags change, so nothing is replaced, but lookups by the old name stop working."
  type        = string
  default     = "private-app"
}

variable "private_subnet_spacing" {
  description = "Number of subnet-sized slots between the start of the range and the first private app subnet. `null` takes `subnet_spacing`, or `global_subnet_spacing` when there are transit or inspection subnets. With fewer slots than zones the tiers overlap, and AWS rejects the overlapping subnets."
  type        = number
  default     = null
}

variable "public_propagating_vgws" {
  description = "IDs of the virtual private gateways whose routes are propagated to the public route table. You need it when load balancers or VPN servers in the public tier serve clients behind a VPN connection; an empty list propagates none."
  type        = list(string)
  default     = []
}

variable "public_route_table_custom_tags" {
  description = "Tags for the route table, or tables, of the public tier, for lookups by other modules. They take precedence over `custom_tags`."
  type        = map(string)
  default     = {}
}

variable "public_subnet_bits" {
  description = "Bits added to the VPC's prefix to size each public subnet: 5 turns a `/16` into `/21` subnets. The tier usually contains only load balancers and NAT gateways, but a load balancer needs at least a `/27` with eight free IP addresses. Changing it replaces the subnets."
  type        = number
  default     = 5
}

variable "public_subnet_cidr_blocks" {
  description = "Exact IPv4 ranges for the public subnets, keyed by `AZ-0`, `AZ-1`, and so on, each inside `cidr_block` or `secondary_cidr_blocks`. `{}` calculates them from the first slots that `public_subnet_bits` gives. List either all zones or none."
  type        = map(string)
  default     = {}
}

variable "public_subnet_custom_tags" {
  description = "Tags for the public subnets. Load balancer controllers find the subnets for internet-facing load balancers by tags of this kind. They are merged over `custom_tags`."
  type        = map(string)
  default     = {}
}

variable "public_subnet_ipv6_cidr_blocks" {
  description = "Exact IPv6 ranges for the public subnets, keyed by `AZ-0`, `AZ-1`, and so on, each inside the VPC's IPv6 block. `{}` calculates them with `ipv6_subnet_bits`. Used when `enable_ipv6` is true; a subnet takes a `/44` to `/64` in steps of four bits."
  type        = map(string)
  default     = {}
}

variable "public_subnet_name" {
  description = "Part of the names of the public subnets and their route table, as in `prod-public-0`. Rename it to follow your own naming scheme; the subnets stay, and only their `Name` tags change."
  type        = string
  default     = "public"
}

variable "route_table_creation_timeout" {
  description = "How long to wait for AWS to create a route table before the apply fails, as a duration such as `5m` or `90s`. Raise it if large applies run into API throttling. It covers the tables only; routes have their own timeouts."
  type        = string
  default     = "5m"
}

variable "route_table_deletion_timeout" {
  description = "How long to wait for AWS to delete a route table before a destroy fails, as a duration such as `5m`. More time rarely helps when a subnet still uses the table: remove that association first."
  type        = string
  default     = "5m"
}

variable "route_table_update_timeout" {
  description = "How long to wait for an update of a route table, such as a changed list in `private_propagating_vgws`, before the apply fails. A duration such as `2m`; raise it when gateway propagation is slow."
  type        = string
  default     = "2m"
}

variable "s3_endpoint_policy" {
  description = "JSON policy for the Amazon S3 gateway endpoint that limits which buckets and actions are reachable through it, for example only buckets of your organization. `null` allows full access. A strict policy must still allow the AWS buckets that ECR image layers, package repositories, and Systems Manager use."
  type        = string
  default     = null
}

variable "secondary_cidr_blocks" {
  description = "Additional IPv4 ranges for the VPC, such as `[\"100.64.0.0/16\"]` for pods. Subnets do not use them automatically: set ranges in inputs such as `private_app_subnet_cidr_blocks`. AWS allows five ranges per VPC by default and restricts which private ranges can be combined with `cidr_block`."
  type        = set(string)
  default     = []
}

variable "security_group_tags" {
  description = "Tags for the default security group of the VPC. They are merged over `custom_tags`. A tag such as `usage = \"none\"` tells people not to attach the group."
  type        = map(string)
  default     = {}
}

variable "subnet_spacing" {
  description = "Number of subnet-sized slots between the starts of two tiers, which is also the largest number of zones a tier can have. With a spacing of 10 and five bits, public subnets start at slot 0, private app at 10, and private persistence at 20 of 32. Transit or inspection subnets switch to `global_subnet_spacing`. A change moves, and so replaces, the private subnets."
  type        = number
  default     = 10
}

variable "tag_for_use_with_eks" {
  description = "Whether the VPC and its subnets have the tags that Kubernetes uses to find subnets for load balancers (`kubernetes.io/role/elb` and `kubernetes.io/role/internal-elb`). Set it to true for clusters that create load balancers from ingresses or services; name the clusters in `eks_cluster_names`."
  type        = bool
  default     = false
}

variable "tenancy" {
  description = "Tenancy of instances launched in the VPC: `default` shares hardware with other customers, `dedicated` does not and costs considerably more, regardless of the tenancy that an instance requests. AWS can change `dedicated` to `default` in place; the other direction replaces the VPC."
  type        = string
  default     = "default"
}

variable "transit_propagating_vgws" {
  description = "IDs of the virtual private gateways whose routes are propagated to the transit route tables, so that a VPN or Direct Connect network is reachable through the tier. An empty list propagates none. Used with `create_transit_subnets`."
  type        = list(string)
  default     = []
}

variable "transit_route_table_custom_tags" {
  description = "Tags for the route tables of the transit tier, for network code that adds routes to a transit gateway. Keys that `custom_tags` also sets take the value from here. Used with `create_transit_subnets`."
  type        = map(string)
  default     = {}
}

variable "transit_subnet_bits" {
  description = "Bits added to the VPC's prefix to size each transit subnet: 5 turns a `/16` into a `/21`. AWS recommends a `/28` for transit gateway attachments, so more bits leave space for the other tiers; adjust `transit_subnet_spacing` with it. Changing it replaces the subnets."
  type        = number
  default     = 5
}

variable "transit_subnet_cidr_blocks" {
  description = "Exact IPv4 ranges for the transit subnets, keyed by `AZ-0`, `AZ-1`, and so on. With `enable_private_nat`, choose ranges that the networks on the other side can route. `{}` calculates them from `transit_subnet_bits` and `transit_subnet_spacing`; changing a range replaces its subnet."
  type        = map(string)
  default     = {}
}

variable "transit_subnet_custom_tags" {
  description = "Tags for the transit subnets, by which the code that attaches a transit gateway can find them. They override `custom_tags` for equal keys. Used with `create_transit_subnets`."
  type        = map(string)
  default     = {}
}

variable "transit_subnet_name" {
  description = "Part of the names of the transit subnets and their route tables, as in `prod-transit-0`. Change it if your network team uses another name for the tier, such as `tgw`; only `Name` tags are updated."
  type        = string
  default     = "transit"
}

variable "transit_subnet_spacing" {
  description = "Number of subnet-sized slots between the start of the range and the first transit subnet. `null` takes three times `global_subnet_spacing`. Slots have the size of `transit_subnet_bits`, so smaller transit subnets need a larger number to stay behind the other tiers."
  type        = number
  default     = null
}

variable "use_custom_nat_eips" {
  description = "Whether the NAT gateways use the Elastic IP addresses in `custom_nat_eips` instead of new ones. Choose it to keep IP addresses that others have on an allow list. Switching on a live VPC replaces the gateways, so outbound connections drop for a few minutes."
  type        = bool
  default     = false
}

variable "use_managed_iam_policies" {
  description = "Whether the flow log's role gets its permissions as a customer managed policy instead of an inline one. Compliance scanners and several standards flag inline policies; the permissions are the same."
  type        = bool
  default     = true
}

variable "vpc_custom_tags" {
  description = "Tags for the VPC itself, but not for the resources in it. Use them for tags by which scripts and inventories find the VPC. They take precedence over `custom_tags`."
  type        = map(string)
  default     = {}
}
