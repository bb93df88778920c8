variable "aws_region" {
  description = "Region of the management VPC, such as `us-east-1`; it must be the Region of the AWS provider. Use the Region of the application VPCs that it peers with. Another Region means another VPC."
  type        = string
}

variable "cidr_block" {
  description = "IPv4 range of the management VPC in CIDR notation, from `/16` to `/28`. It can be small compared with application VPCs but must not overlap any of them, or AWS rejects the peering. Changing it replaces the VPC."
  type        = string
}

variable "num_nat_gateways" {
  description = "Number of NAT gateways for the private subnets, from 0 to one per Availability Zone. One is usual here, because build servers can tolerate the loss of a zone. AWS bills each by the hour and by the GB."
  type        = number
}

variable "vpc_name" {
  description = "Name of the VPC and first part of the names of its subnets, route tables, and gateways. `mgmt` is the usual name; other modules can look up the VPC by it."
  type        = string
}

variable "apply_default_nacl_rules" {
  description = "Whether the default network ACL of this VPC gets the rules of `default_nacl_ingress_rules` and `default_nacl_egress_rules`. With false, it keeps the rules from AWS, which allow all traffic."
  type        = bool
  default     = false
}

variable "associate_default_nacl_to_subnets" {
  description = "Whether the public and private subnets use the default network ACL while `apply_default_nacl_rules` is true. ACLs created by `create_network_acls` replace it on these subnets, so use one or the other."
  type        = bool
  default     = true
}

variable "availability_zone_exclude_ids" {
  description = "IDs of zones to skip, such as `[\"use1-az3\"]`. Unlike names, IDs mean the same physical zone in every account, so use them to avoid a zone that lacks an instance type."
  type        = list(string)
  default     = []
}

variable "availability_zone_exclude_names" {
  description = "Names of zones to skip, such as `[\"us-east-1e\"]`. In older Regions a name can mean a different zone in each account; see `availability_zone_exclude_ids`. Changing the list on a live VPC replaces subnets."
  type        = list(string)
  default     = []
}

variable "availability_zone_state" {
  description = "Uses only zones in this state: `available`, `information`, `impaired`, or `unavailable`. `null` uses every zone the account has. A zone that changes state can change the plan for a live VPC, so a value other than `available` is rarely a good choice."
  type        = string
  default     = null
}

variable "create_flow_logs" {
  description = "Whether the traffic records of the management VPC go to CloudWatch Logs, encrypted with KMS. People access your network through this VPC, so keep it on. With false, no log group, role, or key is created."
  type        = bool
  default     = true
}

variable "create_network_acls" {
  description = "Whether the public and private subnets get their own network ACLs. Set it to false when other code manages the ACLs, because two owners overwrite each other's rules."
  type        = bool
  default     = true
}

variable "custom_tags" {
  description = "Tags for the VPC, its subnets, route tables, and gateways. More specific inputs, such as `private_subnet_custom_tags`, take precedence when a key is in both."
  type        = map(string)
  default     = {}
}

variable "custom_tags_vpc_only" {
  description = "Tags for the VPC itself but not for the resources in it. They take precedence over `custom_tags`. Use them for tags by which other accounts or scripts find the VPC."
  type        = map(string)
  default     = {}
}

variable "default_nacl_egress_rules" {
  description = <<-EOT
    Outbound rules of the default network ACL, used when `apply_default_nacl_rules` is true: a map from a name you choose to the attributes of an `egress` block of `aws_default_network_acl`. `{}` denies everything outbound.

    ```hcl
    default_nacl_egress_rules = {
      Https = {
        rule_no    = 100
        action     = "allow"
        protocol   = "tcp"
        from_port  = 443
        to_port    = 443
        cidr_block = "0.0.0.0/0"
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

variable "default_nacl_ingress_rules" {
  description = "Inbound rules of the default network ACL, used when `apply_default_nacl_rules` is true, in the form of `default_nacl_egress_rules` but for `ingress`. ACLs are stateless: responses to outbound connections arrive on ports 1024 to 65535 and need a rule. `{}` denies everything."
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

variable "default_security_group_egress_rules" {
  description = "Outbound rules of the default security group, used when `enable_default_security_group` is true: a map from a name to the attributes of an `egress` block of `aws_default_security_group` (`protocol`, `from_port`, `to_port`, `cidr_blocks`, `ipv6_cidr_blocks`, `self`). `{}` allows no outbound traffic, as the CIS benchmark requires."
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
  description = "Inbound rules of the default security group, used when `enable_default_security_group` is true, with the attributes of an `ingress` block: `{ FromSelf = { protocol = \"-1\", from_port = 0, to_port = 0, self = true } }`. `{}` allows no inbound traffic."
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

variable "dynamodb_endpoint_policy" {
  description = "JSON policy for the DynamoDB gateway endpoint of the management VPC, for example to limit build servers to the tables of one account. `null` allows full access, still subject to IAM. The policy applies to everything in the VPC and grants nothing by itself."
  type        = string
  default     = null
}

variable "enable_default_security_group" {
  description = "Whether to manage the default security group of this VPC. With false, the default here, the group keeps the rules from AWS: its members reach each other and the internet. Set it to true with empty rules to close the group."
  type        = bool
  default     = false
}

variable "exclude_ports_from_inbound_all" {
  description = "Ports to leave out of the network ACL rules that allow inbound traffic from any IP address, such as `[22, 3389]` for CIS checks. Exclude 22 only if no bastion host needs SSH from the internet. Each port adds rules, of which an ACL has 20 per direction by default."
  type        = list(number)
  default     = []
}

variable "flow_log_cloudwatch_log_group_retention_in_days" {
  description = "Days for which CloudWatch Logs keeps the records of who connected to the management network. Valid values are those of CloudWatch Logs, such as 90, 365, or 731, up to 3653. The default of 0 keeps them forever, and the storage is billed by the month."
  type        = number
  default     = 0
}

variable "flow_log_max_aggregation_interval" {
  description = "Longest time in seconds over which packets are combined into one flow record: 60 or 600. Choose 60 if alarms on connections to bastions must fire within minutes; it produces more records and a higher CloudWatch Logs bill."
  type        = number
  default     = 600
}

variable "iam_role_permissions_boundary" {
  description = "ARN of the IAM policy that caps the permissions of the flow log's role. `null` sets none; accounts that forbid roles without a boundary need it."
  type        = string
  default     = null
}

variable "kms_key_arn" {
  description = "ARN of an existing KMS key for the log group of the flow log; its policy must allow CloudWatch Logs in the Region. `null` creates a key for this VPC, which AWS bills monthly."
  type        = string
  default     = null
}

variable "kms_key_deletion_window_in_days" {
  description = "Waiting period in days, 7 to 30, before KMS deletes a destroyed key. You can cancel the deletion during that time; afterward the flow records cannot be read. `null` uses 30. Not used with `kms_key_arn`."
  type        = number
  default     = null
}

variable "kms_key_user_iam_arns" {
  description = "ARNs of IAM users and roles that can use the key created for the flow log, and so read the records of who connected to the management network. Not used with `kms_key_arn`; `null` adds no one."
  type        = list(string)
  default     = null
}

variable "nat_gateway_custom_tags" {
  description = "Tags for the NAT gateways only. They take precedence over `custom_tags`. In cost reports, they show what downloads by build servers cost."
  type        = map(string)
  default     = {}
}

variable "num_availability_zones" {
  description = "Number of Availability Zones, each with one public and one private subnet; at most those left after the exclusions. `null` uses all. Two are enough for a bastion host and a VPN server."
  type        = number
  default     = null
}

variable "private_subnet_bits" {
  description = "Bits added to the VPC's prefix to size a private subnet: 4 turns a `/16` into `/20` subnets of 4,096 addresses. It must fit `subnet_spacing`; changing it replaces the subnets."
  type        = number
  default     = 4
}

variable "private_subnet_cidr_blocks" {
  description = "Exact ranges for the private subnets, keyed by `AZ-0`, `AZ-1`, and so on: `{ AZ-0 = \"172.16.8.0/24\" }`. `{}` calculates them from `private_subnet_bits`. A change replaces the subnet."
  type        = map(string)
  default     = {}
}

variable "private_subnet_custom_tags" {
  description = "Tags for the private subnets, for modules that select the subnets of build servers by tag. They take precedence over `custom_tags`."
  type        = map(string)
  default     = {}
}

variable "public_subnet_bits" {
  description = "Bits added to the VPC's prefix to size a public subnet: 4 turns a `/16` into `/20` subnets. Bastion hosts and VPN servers need few IP addresses, so you can use more bits. Changing it replaces the subnets."
  type        = number
  default     = 4
}

variable "public_subnet_cidr_blocks" {
  description = "Exact ranges for the public subnets, keyed by `AZ-0`, `AZ-1`, and so on. `{}` calculates them from `public_subnet_bits`. List either all zones in use or none."
  type        = map(string)
  default     = {}
}

variable "public_subnet_custom_tags" {
  description = "Tags for the public subnets, for example to mark where machines with public IP addresses are allowed. They take precedence over `custom_tags`."
  type        = map(string)
  default     = {}
}

variable "s3_endpoint_policy" {
  description = "JSON policy for the Amazon S3 gateway endpoint of the management VPC, for example to let build servers write only to your artifact buckets. `null` allows full access. Keep AWS-owned buckets allowed that package repositories, ECR image layers, and Systems Manager use."
  type        = string
  default     = null
}

variable "subnet_spacing" {
  description = "Number of subnet-sized slots between the first public and the first private subnet, which is also the largest number of zones a tier can have. With a spacing of 8 and four bits, public subnets start at slot 0 and private ones at slot 8 of 16. Changing it replaces the private subnets."
  type        = number
  default     = 8
}

variable "use_managed_iam_policies" {
  description = "Whether the role of the flow log gets a customer managed policy instead of an inline one. The permissions are the same; several security standards prefer managed policies."
  type        = bool
  default     = true
}
