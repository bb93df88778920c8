variable "aws_region" {
  description = "Region the VPC lives in, such as `eu-west-1`. It must be the region of the AWS provider you pass, since endpoint service names are built from it. A VPC cannot move: another region means another VPC."
  type        = string
}

variable "cidr_block" {
  description = "IPv4 range of the whole VPC in CIDR notation, from `/16` (65,536 addresses) to `/28`; `/18` or larger leaves room for three tiers in several zones. Choose one that overlaps no network you will ever peer or connect by VPN, because changing it replaces the VPC and everything in it."
  type        = string
}

variable "num_nat_gateways" {
  description = "Number of NAT gateways, 0 up to one per Availability Zone. One is enough for test environments; production takes one per zone, so that losing a zone costs only that zone its way out. Each is billed by hour and by GB; with 0, private subnets have no route to the internet."
  type        = number
}

variable "vpc_name" {
  description = "Name of the VPC, which becomes the stem of the names of subnets, route tables, gateways and the flow log. Short names of the environment such as `stage` or `prod` work well, since other code looks the VPC up by this tag."
  type        = string
}

variable "allow_private_persistence_internet_access" {
  description = "Whether the private persistence tier gets a default route through the NAT gateways. Leave it false unless databases themselves must call out: without that route, a compromised data store has no way to send data to the internet. Needs `num_nat_gateways` above 0."
  type        = bool
  default     = false
}

variable "apply_default_nacl_rules" {
  description = "Whether `default_nacl_ingress_rules` and `default_nacl_egress_rules` replace the rules of the VPC's default network ACL. If false, the ACL keeps the rules AWS gave it, which allow all traffic."
  type        = bool
  default     = false
}

variable "associate_default_nacl_to_subnets" {
  description = "Whether the subnets of this VPC are attached to the default network ACL. It counts only while `apply_default_nacl_rules` is true. A subnet has one ACL at a time, so a custom one, as `create_network_acls` makes, takes the subnet away from the default."
  type        = bool
  default     = true
}

variable "availability_zone_exclude_names" {
  description = "Names of zones to leave out, for example `[\"us-east-1e\"]` because it lacks an instance type you need. Names are mapped to places per account, so the list may differ between accounts. Changing it on a live VPC moves subnets, which replaces them."
  type        = list(string)
  default     = []
}

variable "create_dns_forwarder" {
  description = "Whether Route 53 Resolver endpoints let the origin VPC resolve names of this VPC's private zones, for instance the private API endpoint of an EKS cluster. Each endpoint's network interfaces are billed by the hour. Needs `create_peering_connection` and the `origin_vpc_*` inputs."
  type        = bool
  default     = false
}

variable "create_flow_logs" {
  description = "Whether the VPC's traffic records go to CloudWatch Logs, encrypted with KMS. Auditors and the CIS benchmark ask for them, and they are the first thing to read when a connection fails. False creates neither log group, role nor key."
  type        = bool
  default     = true
}

variable "create_igw" {
  description = "Whether an internet gateway is attached. False is for a VPC whose public subnets are reached through another VPC that owns the gateway; NAT gateways do not work without it."
  type        = bool
  default     = true
}

variable "create_network_acls" {
  description = "Whether network ACLs are created for the tiers at all; false switches off all three `create_*_subnet_nacls`. Set it to false when another module owns the ACLs, because two owners overwrite each other."
  type        = bool
  default     = true
}

variable "create_peering_connection" {
  description = "Whether to peer this VPC with the one named by `origin_vpc_id`, usually the management VPC, and to add routes both ways. The ranges of the two must not overlap, and peering is not transitive: a third VPC needs its own connection."
  type        = bool
  default     = false
}

variable "create_private_app_subnet_nacls" {
  description = "Whether the private app tier gets its own network ACL. Has no effect when `create_network_acls` or `create_private_app_subnets` is false. Without it, security groups are the only filter of that tier."
  type        = bool
  default     = true
}

variable "create_private_app_subnets" {
  description = "Whether the private app tier is created: the subnets for containers, servers and functions. False suits a VPC that only holds public endpoints or data stores; outputs of the tier are then empty."
  type        = bool
  default     = true
}

variable "create_private_persistence_subnet_nacls" {
  description = "Whether the private persistence tier gets its own network ACL, which admits the private app tier and shuts out the public one. Has no effect when `create_network_acls` or `create_private_persistence_subnets` is false."
  type        = bool
  default     = true
}

variable "create_private_persistence_subnets" {
  description = "Whether the private persistence tier is created: the subnets for databases and caches. Set it to false if all data lives in managed services outside the VPC, such as DynamoDB; turning it off later destroys the subnets, which fails while anything is in them."
  type        = bool
  default     = true
}

variable "create_public_subnet_nacls" {
  description = "Whether the public tier gets its own network ACL. Has no effect when `create_network_acls` or `create_public_subnets` is false. The ACLs of the other tiers are written with the public range in mind, so keep them together."
  type        = bool
  default     = true
}

variable "create_public_subnets" {
  description = "Whether the public tier is created. False also means no internet gateway and no NAT gateways, so even outbound calls need a path of your own, such as a transit gateway, Direct Connect or peering."
  type        = bool
  default     = true
}

variable "create_vpc_endpoints" {
  description = "Whether gateway endpoints for Amazon S3 and DynamoDB are added to the route tables. They are free of charge, keep that traffic off the NAT gateways and inside the AWS network, and can be named in bucket policies."
  type        = bool
  default     = true
}

variable "custom_tags" {
  description = "Tags for every taggable resource of the VPC, as key and value, among them subnets, gateways, ACLs and security group. The `*_custom_tags` inputs add to them for one kind of resource and win where a key is the same."
  type        = map(string)
  default     = {}
}

variable "default_nacl_egress_rules" {
  description = "Outbound rules of the default network ACL, used when `apply_default_nacl_rules` is true: a map from a name of your choice to an object with the attributes of the `egress` block of `aws_default_network_acl` (`rule_no`, `action`, `protocol`, `from_port`, `to_port`, `cidr_block`). ACLs are stateless, so answers need a rule as well. `{}` denies everything outbound."
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
    Inbound rules of the default network ACL, used when `apply_default_nacl_rules` is true: a map from a name of your choice to the attributes of an `ingress` block of `aws_default_network_acl`. The lowest `rule_no` that matches decides; `{}` denies everything inbound.

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
  description = "Outbound rules of the VPC's default security group, as map from a name to the attributes of an `egress` block of `aws_default_security_group`: `protocol`, `from_port`, `to_port` and sources such as `cidr_blocks`. The default allows everything; `{}` together with empty ingress rules is what the CIS benchmark demands. Used when `enable_default_security_group` is true."
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
  description = "Inbound rules of the VPC's default security group, which applies to whatever is launched without a group of its own: a map from a name to the attributes of an `ingress` block, such as `{ FromSelf = { protocol = \"-1\", from_port = 0, to_port = 0, self = true } }`. Set `{}` so that a forgotten group opens nothing. Used when `enable_default_security_group` is true."
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
  description = "Name of the inbound Route 53 Resolver endpoint in this VPC. `null` builds one from the names of both VPCs; set it when that is ambiguous or your naming rules differ. Used when `create_dns_forwarder` is true."
  type        = string
  default     = null
}

variable "eks_cluster_names" {
  description = "Names of the EKS clusters that will run in this VPC, written into the subnet tags `kubernetes.io/cluster/<name>`. Used when `tag_for_use_with_eks` is true; with an empty list no cluster tag is written."
  type        = list(string)
  default     = []
}

variable "enable_default_security_group" {
  description = "Whether Terraform takes over the default security group of the VPC and gives it the rules of `default_security_group_ingress_rules` and `default_security_group_egress_rules`. If false, the group stays as AWS made it; it exists in every VPC and cannot be deleted."
  type        = bool
  default     = true
}

variable "flow_log_cloudwatch_iam_role_name" {
  description = "Name of the role with which the flow log writes to CloudWatch Logs, unique in the account. A fixed name lets you grant a restricted deploy role `iam:PassRole` on exactly this one. `null` derives it from the VPC name."
  type        = string
  default     = null
}

variable "flow_log_cloudwatch_log_group_name" {
  description = "Name of the log group that receives the flow records. Set it when subscriptions or access policies go by name; `null` derives it from the VPC name. A change creates a new group, and Terraform deletes the old one with its records."
  type        = string
  default     = null
}

variable "flow_logs_traffic_type" {
  description = "Which traffic is recorded: `ACCEPT`, `REJECT` or `ALL`. The default shows blocked connections at low cost; `ALL` serves forensics and can become a large part of the CloudWatch bill. Used when `create_flow_logs` is true."
  type        = string
  default     = "REJECT"
}

variable "iam_role_permissions_boundary" {
  description = "ARN of the IAM policy that caps the role created for the flow log. Required in accounts where roles without a boundary may not be created; `null` sets none."
  type        = string
  default     = null
}

variable "kms_key_arn" {
  description = "ARN of an existing KMS key for the flow log's log group. Its policy must let CloudWatch Logs of the region use it, or the log group cannot be created. `null` makes a key for this VPC alone, which costs a monthly fee."
  type        = string
  default     = null
}

variable "kms_key_deletion_window_in_days" {
  description = "Days, 7 to 30, between the order to delete the flow log's key and its real end, during which the order can be withdrawn. After that the encrypted records are lost. `null` uses 30; for a key created here only."
  type        = number
  default     = null
}

variable "kms_key_user_iam_arns" {
  description = "ARNs of IAM users and roles that may use the key created for the flow log, and so read its records. Give it the people who investigate incidents. `null` or an empty list adds nobody beyond the account's own policies."
  type        = list(string)
  default     = null
}

variable "nat_gateway_custom_tags" {
  description = "Tags for the NAT gateways alone, as key and value, beside `custom_tags`, over which they win. Useful to see the cost of outgoing traffic separately in Cost Explorer."
  type        = map(string)
  default     = {}
}

variable "num_availability_zones" {
  description = "Number of Availability Zones to use, at most those of the region without `availability_zone_exclude_names`. Every tier gets one subnet in each. `null` takes all of them, which a new zone at AWS may change, so a number such as 3 is safer."
  type        = number
  default     = null
}

variable "origin_vpc_cidr_block" {
  description = "IPv4 range of the VPC at the other end of the peering connection. Routes towards it and the network ACL rules that admit it are made from this. Required when `create_peering_connection` is true, otherwise `null`."
  type        = string
  default     = null
}

variable "origin_vpc_id" {
  description = "ID of the VPC that opens the peering connection and forwards DNS queries, as a rule the management VPC. Changing it replaces the connection and breaks what runs over it. `null` without peering."
  type        = string
  default     = null
}

variable "origin_vpc_name" {
  description = "Name of the origin VPC, used in the names of peering connection and resolver endpoints, so that both ends can be told apart in the console. Required when `create_peering_connection` is true."
  type        = string
  default     = null
}

variable "origin_vpc_public_subnet_ids" {
  description = "IDs of public subnets of the origin VPC for the outbound Resolver endpoint, at least two in different zones. Public ones, because the network ACLs of the private tiers refuse DNS to other ranges; a security group still closes the endpoint to the internet. Used when `create_dns_forwarder` is true."
  type        = list(string)
  default     = null
}

variable "origin_vpc_resolver_name" {
  description = "Name of the outbound Route 53 Resolver endpoint in the origin VPC. `null` builds one from the names of both VPCs. Give each application VPC its own if several forward to the same origin. Used when `create_dns_forwarder` is true."
  type        = string
  default     = null
}

variable "origin_vpc_route_table_ids" {
  description = "IDs of the origin VPC's route tables that receive a route to this VPC. Leave none out from which people or servers must get here: a missing route shows up as a timeout. Used when `create_peering_connection` is true."
  type        = list(string)
  default     = []
}

variable "persistence_propagating_vgws" {
  description = "IDs of the virtual private gateways whose routes are propagated into the tables of the persistence tier, so that a site behind a VPN reaches databases directly. An empty list propagates nothing, which is the safer choice."
  type        = list(string)
  default     = []
}

variable "persistence_subnet_bits" {
  description = "Bits added to the VPC's prefix to size each persistence subnet: 5 turns a `/16` into `/21` subnets of 2,048 addresses. Raise it for smaller subnets and check the spacing inputs too, otherwise ranges overlap or run out. Changing it replaces the subnets."
  type        = number
  default     = 5
}

variable "persistence_subnet_spacing" {
  description = "How many subnet-sized slots lie between the start of the range and the first persistence subnet. `null` takes twice `private_subnet_spacing`. It must leave room for the tiers before it, one slot per zone, and may not exceed the slots `persistence_subnet_bits` gives."
  type        = number
  default     = null
}

variable "private_app_allow_inbound_ports_from_cidr" {
  description = <<-EOT
    Extra inbound rules of the private app tier's network ACL, keyed by a unique name. The lowest `rule_number` wins, and the rules made here start at 100. Needed for ports below 1024 behind a Network Load Balancer that keeps the client's address; `{}` adds none.

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
  description = "Extra outbound rules of the private app tier's network ACL, keyed by a unique name, each a range with rule number, protocol and ports much like `private_app_allow_inbound_ports_from_cidr`; here the range is the destination. For networks that hosts of the tier must reach and the default rules refuse. `{}` adds none."
  type        = map
  default     = {}
}

variable "private_app_route_table_custom_tags" {
  description = "Tags for the route tables of the private app tier, as key and value. They let other code find the tables, for example to attach a transit gateway. A key that is also in `custom_tags` takes the value from here."
  type        = map(string)
  default     = {}
}

variable "private_app_subnet_cidr_blocks" {
  description = "Exact ranges for the private app subnets, keyed by `AZ-0`, `AZ-1` and so on: `{ AZ-0 = \"10.0.80.0/21\" }`. For networks whose address plan is fixed by others. `{}` calculates them from `private_subnet_bits` and `private_subnet_spacing`; changing a range replaces its subnet."
  type        = map(string)
  default     = {}
}

variable "private_app_subnet_custom_tags" {
  description = "Tags for the private app subnets, as key and value. Kubernetes controllers, Karpenter for one, select subnets by tags like these. A key that is also in `custom_tags` takes the value from here."
  type        = map(string)
  default     = {}
}

variable "private_persistence_route_table_custom_tags" {
  description = "Tags for the route tables of the private persistence tier, as key and value, to mark tables that must never get a default route or to let other code find them. They win over `custom_tags`."
  type        = map(string)
  default     = {}
}

variable "private_persistence_subnet_cidr_blocks" {
  description = "Exact ranges for the private persistence subnets, keyed by `AZ-0`, `AZ-1` and so on. Useful when firewalls elsewhere already name the addresses of your databases. `{}` calculates them from `persistence_subnet_bits` and `persistence_subnet_spacing`; a change replaces the subnet, which fails while a database is in it."
  type        = map(string)
  default     = {}
}

variable "private_persistence_subnet_custom_tags" {
  description = "Tags for the private persistence subnets, as key and value, for example a data classification that an audit reads. They are added to `custom_tags` and win over them."
  type        = map(string)
  default     = {}
}

variable "private_propagating_vgws" {
  description = "IDs of the virtual private gateways whose routes are propagated into the private app tier's route tables, so that answers to a network behind a VPN find their way. An empty list propagates none."
  type        = list(string)
  default     = []
}

variable "private_subnet_bits" {
  description = "Bits added to the VPC's prefix to size each private app subnet: 5 turns a `/16` into `/21` subnets. EKS gives every pod an address from here, so keep these subnets large. Changing it replaces the subnets and everything in them."
  type        = number
  default     = 5
}

variable "private_subnet_spacing" {
  description = "How many subnet-sized slots lie between the start of the range and the first private app subnet. `null` takes `subnet_spacing`. With fewer slots than zones the tiers would overlap, and AWS refuses the second subnet."
  type        = number
  default     = null
}

variable "public_propagating_vgws" {
  description = "IDs of the virtual private gateways whose routes are propagated into the public route table. Needed when load balancers or VPN servers in the public tier serve clients behind a VPN connection; an empty list propagates none."
  type        = list(string)
  default     = []
}

variable "public_route_table_custom_tags" {
  description = "Tags for the route table of the public tier, as key and value, for lookups by other modules. A key that is also in `custom_tags` takes the value from here."
  type        = map(string)
  default     = {}
}

variable "public_subnet_bits" {
  description = "Bits added to the VPC's prefix to size each public subnet: 5 turns a `/16` into `/21` subnets. The tier holds load balancers and NAT gateways alone, but a load balancer needs at least a `/27` with eight free addresses. Changing it replaces the subnets."
  type        = number
  default     = 5
}

variable "public_subnet_cidr_blocks" {
  description = "Exact ranges for the public subnets, keyed by `AZ-0`, `AZ-1` and so on, each inside `cidr_block`. `{}` calculates them from the first slots that `public_subnet_bits` gives. Name either all zones or none."
  type        = map(string)
  default     = {}
}

variable "public_subnet_custom_tags" {
  description = "Tags for the public subnets, as key and value. Load balancer controllers find the subnets for internet-facing balancers by tags of this kind. They win over `custom_tags`."
  type        = map(string)
  default     = {}
}

variable "security_group_tags" {
  description = "Tags for the default security group of the VPC, as key and value, beside `custom_tags`, over which they win. A tag such as `usage = \"none\"` tells people not to attach it."
  type        = map(string)
  default     = {}
}

variable "subnet_spacing" {
  description = "How many subnet-sized slots lie between the starts of two tiers, so also the largest number of zones a tier can have. With 10 and five bits, public subnets start at slot 0, private app at 10 and persistence at 20 of 32. A change moves, and so replaces, the private subnets."
  type        = number
  default     = 10
}

variable "tag_for_use_with_eks" {
  description = "Whether VPC and subnets carry the tags by which Kubernetes finds them for load balancers. Needed for clusters that create load balancers from ingresses or services; list the clusters in `eks_cluster_names`."
  type        = bool
  default     = false
}

variable "tenancy" {
  description = "Tenancy of instances launched in the VPC: `default` shares hardware with other customers, `dedicated` does not and costs considerably more, whatever the instance asks for. Going from `dedicated` to `default` happens in place; the other way replaces the VPC."
  type        = string
  default     = "default"
}

variable "use_managed_iam_policies" {
  description = "Whether the flow log's role gets its permissions as a customer managed policy instead of an inline one. Policy checkers and several standards object to inline policies; the permissions are the same."
  type        = bool
  default     = true
}

variable "vpc_custom_tags" {
  description = "Tags for the VPC itself, as key and value, and not for what is in it. Peering scripts and inventories look a VPC up by these. They are added to `custom_tags` and win over them."
  type        = map(string)
  default     = {}
}
