variable "aws_region" {
  description = "Region of the management VPC, such as `eu-west-1`; it must be that of the AWS provider. Put it where the application VPCs are that it peers with. Another region means another VPC."
  type        = string
}

variable "cidr_block" {
  description = "IPv4 range of the management VPC in CIDR notation, from `/16` to `/28`. It stays small compared with application VPCs, yet must overlap none of them, or peering is refused. Changing it replaces the VPC."
  type        = string
}

variable "num_nat_gateways" {
  description = "Number of NAT gateways for the private subnets, 0 up to one per Availability Zone. One is usual here, since build servers can wait out the loss of a zone. Billed by hour and by GB."
  type        = number
}

variable "vpc_name" {
  description = "Name of the VPC and stem of the names of its subnets, route tables and gateways. `mgmt` is the custom; other modules look the VPC up by it."
  type        = string
}

variable "apply_default_nacl_rules" {
  description = "Whether the default network ACL of this VPC takes the rules of `default_nacl_ingress_rules` and `default_nacl_egress_rules`. With false it keeps those of AWS, which let everything pass."
  type        = bool
  default     = false
}

variable "associate_default_nacl_to_subnets" {
  description = "Whether public and private subnets are attached to the default network ACL while `apply_default_nacl_rules` is true. ACLs made by `create_network_acls` take the subnets away from it again, so use one or the other."
  type        = bool
  default     = true
}

variable "availability_zone_exclude_ids" {
  description = "IDs of zones to leave out, such as `[\"use1-az3\"]`. Unlike names, IDs mean the same place in every account, which makes them the better way to avoid a zone without a certain instance type."
  type        = list(string)
  default     = []
}

variable "availability_zone_exclude_names" {
  description = "Names of zones to leave out, such as `[\"us-east-1e\"]`. Names are shuffled per account; see `availability_zone_exclude_ids`. Changing the list on a live VPC replaces subnets."
  type        = list(string)
  default     = []
}

variable "availability_zone_state" {
  description = "Takes only zones in this state: `available`, `information`, `impaired` or `unavailable`. `null` takes all that the account may use. A zone whose state changes would alter the plan, so a value other than `available` is rarely wise."
  type        = string
  default     = null
}

variable "create_flow_logs" {
  description = "Whether the traffic records of the management VPC go to CloudWatch Logs, encrypted with KMS. People enter your network here, so keep it on. False creates neither log group, role nor key."
  type        = bool
  default     = true
}

variable "create_network_acls" {
  description = "Whether public and private subnets get network ACLs of their own. Set false when ACLs are managed elsewhere, since two owners undo each other's work."
  type        = bool
  default     = true
}

variable "custom_tags" {
  description = "Tags for the VPC, its subnets, route tables and gateways, as key and value. More specific inputs, such as `private_subnet_custom_tags`, win where a key is the same."
  type        = map(string)
  default     = {}
}

variable "custom_tags_vpc_only" {
  description = "Tags for the VPC itself and nothing in it, as key and value. They win over `custom_tags`. Use it for tags by which other accounts or scripts find the VPC."
  type        = map(string)
  default     = {}
}

variable "default_nacl_egress_rules" {
  description = <<-EOT
    Outbound rules of the default network ACL, used when `apply_default_nacl_rules` is true: a map from a name of your choice to the attributes of an `egress` block of `aws_default_network_acl`. `{}` denies everything outbound.

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
  description = "Inbound rules of the default network ACL, used when `apply_default_nacl_rules` is true, in the form of `default_nacl_egress_rules` but for `ingress`. ACLs keep no state: for outgoing connections, answers on ports 1024 to 65535 must be let in. `{}` denies everything."
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
  description = "Outbound rules of the default security group, used when `enable_default_security_group` is true: a map from a name to the attributes of an `egress` block of `aws_default_security_group` (`protocol`, `from_port`, `to_port`, `cidr_blocks`, `ipv6_cidr_blocks`, `self`). `{}` lets nothing out, as the CIS benchmark wants."
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
  description = "Inbound rules of the default security group, used when `enable_default_security_group` is true, with the attributes of an `ingress` block: `{ FromSelf = { protocol = \"-1\", from_port = 0, to_port = 0, self = true } }`. `{}` lets nothing in."
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

variable "enable_default_security_group" {
  description = "Whether Terraform rules over the default security group of this VPC. With false, the default here, the group keeps what AWS put into it: its members reach each other and the internet. Set true and empty rules to close it."
  type        = bool
  default     = false
}

variable "iam_role_permissions_boundary" {
  description = "ARN of the IAM policy that caps the role of the flow log. `null` sets none; accounts that forbid roles without a boundary need it."
  type        = string
  default     = null
}

variable "kms_key_arn" {
  description = "ARN of an existing KMS key for the log group of the flow log; its policy must admit CloudWatch Logs of the region. `null` creates a key for this VPC, with a monthly fee."
  type        = string
  default     = null
}

variable "kms_key_deletion_window_in_days" {
  description = "Days, 7 to 30, before a destroyed key is really gone. Until then it can be rescued, afterwards the flow records cannot be read. `null` uses 30; unused with `kms_key_arn`."
  type        = number
  default     = null
}

variable "kms_key_user_iam_arns" {
  description = "ARNs of IAM users and roles that may use the key created for the flow log, and so read the records of who connected to the management network. Unused with `kms_key_arn`; `null` adds nobody."
  type        = list(string)
  default     = null
}

variable "nat_gateway_custom_tags" {
  description = "Tags for the NAT gateways alone, as key and value. They win over `custom_tags` and show the cost of downloads by build servers."
  type        = map(string)
  default     = {}
}

variable "num_availability_zones" {
  description = "Number of Availability Zones, each with one public and one private subnet; at most those left after the exclusions. `null` takes all. Two are enough for a bastion and a VPN server."
  type        = number
  default     = null
}

variable "private_subnet_bits" {
  description = "Bits added to the VPC's prefix to size a private subnet: 4 turns a `/16` into `/20` subnets of 4,096 addresses. Must fit `subnet_spacing`; changing it replaces the subnets."
  type        = number
  default     = 4
}

variable "private_subnet_cidr_blocks" {
  description = "Exact ranges for the private subnets, keyed by `AZ-0`, `AZ-1` and so on: `{ AZ-0 = \"172.16.8.0/24\" }`. `{}` calculates them from `private_subnet_bits`. A change replaces the subnet."
  type        = map(string)
  default     = {}
}

variable "private_subnet_custom_tags" {
  description = "Tags for the private subnets, as key and value, for modules that place build servers by tag. They win over `custom_tags`."
  type        = map(string)
  default     = {}
}

variable "public_subnet_bits" {
  description = "Bits added to the VPC's prefix to size a public subnet: 4 turns a `/16` into `/20` subnets. Bastions and VPN servers need few addresses, so more bits do no harm. Changing it replaces the subnets."
  type        = number
  default     = 4
}

variable "public_subnet_cidr_blocks" {
  description = "Exact ranges for the public subnets, keyed by `AZ-0`, `AZ-1` and so on. `{}` calculates them from `public_subnet_bits`. Name all zones in use or none."
  type        = map(string)
  default     = {}
}

variable "public_subnet_custom_tags" {
  description = "Tags for the public subnets, as key and value, for example to mark where machines with public addresses may stand. They win over `custom_tags`."
  type        = map(string)
  default     = {}
}

variable "subnet_spacing" {
  description = "Subnet-sized slots between the first public and the first private subnet, and so the most zones a tier can have. With 8 and four bits, public subnets start at slot 0 and private ones at 8 of 16. A change replaces the private subnets."
  type        = number
  default     = 8
}

variable "use_managed_iam_policies" {
  description = "Whether the role of the flow log gets a customer managed policy instead of an inline one. What it may do is the same; several security standards prefer managed ones."
  type        = bool
  default     = true
}
