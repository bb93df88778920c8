variable "allow_port_from_cidr_blocks" {
  description = "Ports open to address ranges, keyed by a name: `{ web = { from_port = 443, to_port = 443, protocol = \"tcp\", cidr_blocks = [\"10.0.0.0/16\"] } }`. Each entry becomes an inbound rule of the instance's security group. Pass `{}` when nothing but SSH, or nothing at all, should be open."
  type = map(object({
    from_port = number
    to_port = number
    protocol = string
    cidr_blocks = list(string)
  }))
}

variable "allow_port_from_security_group_ids" {
  description = "Ports open to members of other security groups, keyed by a name: `{ app = { from_port = 5432, to_port = 5432, protocol = \"tcp\", source_security_group_id = \"sg-0a1b2c3d\" } }`. Rules by group stay right when addresses change. Pass `{}` for none."
  type = map(object({
    from_port = number
    to_port = number
    protocol = string
    source_security_group_id = string
  }))
}

variable "allow_ssh_from_cidr_blocks" {
  description = "IPv4 ranges in CIDR notation that may connect to port 22, such as the range of your VPN. Pass `[]` to open it to no address; `0.0.0.0/0` invites login attempts from everywhere."
  type        = list(string)
}

variable "allow_ssh_from_security_group_ids" {
  description = "IDs of security groups, for example that of a bastion host, whose members may connect to port 22. Pass `[]` when logins come over SSM Session Manager or not at all."
  type        = list(string)
}

variable "ami" {
  description = "ID of the AMI the instance boots from, built with a Packer template that holds the catalog's baseline scripts. Changing it replaces the instance, with a new address and an empty root disk. `null` when `ami_filters` finds the image; if both are set, the ID wins."
  type        = string
}

variable "ami_filters" {
  description = "Lookup for the AMI: `owners` as account IDs or `self`, `filters` with names and values as in `aws ec2 describe-images`. The newest match wins, so the next image build makes the plan replace this server; prefer a fixed `ami` for one that keeps state. `null` when `ami` is given."
  type = object({
    owners = list(string)
    filters = list(object({
      name = string
      values = list(string)
    }))
  })
}

variable "dns_zone_is_private" {
  description = "Whether the Route 53 zone found by `route53_lookup_domain_name` is private. True searches private zones and is right for names that only the VPC resolves; false searches public zones. A wrong value makes the lookup fail with no matching zone."
  type        = bool
}

variable "ebs_volumes" {
  description = "EBS volumes to create and attach, keyed by name: `{ data = { type = \"gp3\", size = 100, device_name = \"/dev/xvdf\", mount_point = \"/data\", owner = \"ubuntu\", encrypted = true } }`, size in GB. The boot script mounts them, and their data outlives a replacement of the instance. Check `encrypted` in the plan, or switch on EBS encryption by default in the region. Pass `{}` for none."
  type        = any
}

variable "instance_type" {
  description = "EC2 instance type, for example `t3.medium`. Changing it stops and restarts the server, with minutes of outage. It must match the architecture of the AMI, and support EBS optimisation while `ebs_optimized` is true."
  type        = string
}

variable "name" {
  description = "Name of the server, used for its `Name` tag, IAM role, security group, log group and alarms, and as first label of the DNS record. Unique per account, with letters, digits and hyphens; changing it replaces role and security group."
  type        = string
}

variable "route53_lookup_domain_name" {
  description = "Domain name of the hosted zone, such as `stage.acme.com`, by which the zone is looked up; the record becomes `name` plus this domain. A string, although the module declares no type. Use either this or `route53_zone_id`, and pass `\"\"` here in the other case."
}

variable "route53_zone_id" {
  description = "ID of the hosted zone for the DNS record, such as `Z0123456789ABCDEFGHIJ`. Safer than a lookup when two zones share a name, but it needs the domain in `fully_qualified_domain_name`. Pass `\"\"` when `route53_lookup_domain_name` finds the zone."
  type        = string
}

variable "subnet_id" {
  description = "ID of the subnet of `vpc_id` in which the server runs; it fixes the Availability Zone for instance and volumes. Use a private subnet unless the server must be reached from the internet. Changing it replaces the instance."
  type        = string
}

variable "vpc_id" {
  description = "ID of the VPC for the server's security group. It must contain `subnet_id`. Changing it replaces security group and server."
  type        = string
}

variable "additional_security_group_ids" {
  description = "IDs of security groups attached to the server besides its own, for example one that a database already admits. EC2 allows five groups per interface by default."
  type        = list(string)
  default     = []
}

variable "alarms_sns_topic_arn" {
  description = "ARNs of the SNS topics that the CPU, memory and disk alarms of the server notify. Used when `enable_cloudwatch_alarms` is true; with an empty list the alarms stay silent."
  type        = list(string)
  default     = []
}

variable "attach_eip" {
  description = "Whether the server gets an Elastic IP, a public address that survives stop and replacement. True needs a public subnet to be of use and is billed by the hour; set it to false in private subnets. The DNS record then points to the private address."
  type        = bool
  default     = true
}

variable "base_domain_name_tags" {
  description = "Tags the hosted zone must carry in addition to its name, as key and value, when `route53_lookup_domain_name` matches more than one zone. Empty does not filter."
  type        = map(string)
  default     = {}
}

variable "cloud_init_parts" {
  description = "Further boot scripts, keyed by name, each with `filename`, a MIME `content_type` such as `text/x-shellscript`, and `content`. The key `default` replaces the script that mounts volumes and sets up logs and SSH. All must fit in 16 KB of user data; a change can replace the server, so read the plan, and keep secrets out."
  type = map(object({
    filename = string
    content_type = string
    content = string
  }))
  default = {}
}

variable "cloudwatch_log_group_kms_key_id" {
  description = "ARN of the KMS key for the server's log group. Its policy must let CloudWatch Logs of the region use it, or creation fails. `null` keeps the default encryption."
  type        = string
  default     = null
}

variable "cloudwatch_log_group_retention_in_days" {
  description = "Days to keep the server's logs, in the steps of CloudWatch Logs (1, 3, 5, 7, 14, 30, 60, 90, ... 3653). `null` keeps them for ever and bills the storage."
  type        = number
  default     = null
}

variable "cloudwatch_log_group_tags" {
  description = "Tags for the log group alone, as key and value, besides the tags in `tags`. `null` adds none. Used when `should_create_cloudwatch_log_group` is true."
  type        = map(string)
  default     = null
}

variable "create_dns_record" {
  description = "Whether to create an A record in Route 53 for the server. With false, the two zone inputs have no effect and people use the address. With true, one of them must find a zone."
  type        = bool
  default     = true
}

variable "default_user" {
  description = "Login name that exists in the AMI: `ubuntu` on Ubuntu, `ec2-user` on Amazon Linux. It may read the instance metadata while `enable_ip_lockdown` is true, so it must match the image."
  type        = string
  default     = "ubuntu"
}

variable "dns_ttl" {
  description = "Seconds resolvers may keep the server's DNS record. A low value such as 60 shortens the time a replaced server is missed; a high one saves queries."
  type        = number
  default     = 300
}

variable "ebs_optimized" {
  description = "Whether the instance has bandwidth for EBS apart from its network traffic. Current types always have it; a few old types refuse true, and others charge for it."
  type        = bool
  default     = true
}

variable "enable_cloudwatch_alarms" {
  description = "Whether to create alarms for high CPU, memory and disk use of this server. They notify `alarms_sns_topic_arn`; memory and disk need `enable_cloudwatch_metrics`."
  type        = bool
  default     = true
}

variable "enable_cloudwatch_log_aggregation" {
  description = "Whether the server sends syslog and auth log to CloudWatch Logs, with the IAM permissions for it. The CloudWatch agent must be in the AMI. Without it, logs are lost with the root disk."
  type        = bool
  default     = true
}

variable "enable_cloudwatch_metrics" {
  description = "Whether the CloudWatch agent publishes memory and disk metrics of the server, which EC2 does not measure. A handful of custom metrics are billed per month."
  type        = bool
  default     = true
}

variable "enable_fail2ban" {
  description = "Whether fail2ban bars addresses after several failed SSH logins. The AMI must contain it. Leave it on wherever port 22 is open to more than a bastion."
  type        = bool
  default     = true
}

variable "enable_ip_lockdown" {
  description = "Whether ip-lockdown limits the instance metadata endpoint to root and `default_user`. An application that reads its AWS credentials from there as another user stops working; the setting keeps a hijacked one from doing so."
  type        = bool
  default     = true
}

variable "enable_ssh_grunt" {
  description = "Whether ssh-grunt lets members of IAM groups log in with the SSH keys of their IAM users. It must be in the AMI; set `ssh_grunt_iam_group` or `ssh_grunt_iam_group_sudo` too, since both are empty by default."
  type        = bool
  default     = true
}

variable "external_account_ssh_grunt_role_arn" {
  description = "ARN of the IAM role ssh-grunt assumes in the account of your IAM users to read groups and public keys. Empty when they live in the server's own account."
  type        = string
  default     = ""
}

variable "fully_qualified_domain_name" {
  description = "Domain to which `name` is prefixed to form the DNS record, when the zone is given by `route53_zone_id`: name `ci` and value `stage.acme.com` give `ci.stage.acme.com`. It must lie in the zone. Leave it empty with `route53_lookup_domain_name`, whose domain is used instead."
  type        = string
  default     = ""
}

variable "keypair_name" {
  description = "Name of an EC2 key pair in this region for SSH as `default_user`. `null` installs none. Changing it replaces the server, because EC2 reads the key at first boot only."
  type        = string
  default     = null
}

variable "root_volume_delete_on_termination" {
  description = "Whether the root disk goes with the instance. False keeps it, and its cost, after termination; useful for an investigation, but data belongs on `ebs_volumes`."
  type        = bool
  default     = true
}

variable "root_volume_size" {
  description = "Size of the root disk in GB, at least the size of the AMI's snapshot. The default 8 fills up soon with logs and packages; a larger value costs little."
  type        = number
  default     = 8
}

variable "root_volume_type" {
  description = "EBS type of the root disk: `gp3`, `gp2`, `io1`, `io2` or `standard`. The default `standard` is magnetic storage of the previous generation; `gp3` suits almost every server better."
  type        = string
  default     = "standard"
}

variable "should_create_cloudwatch_log_group" {
  description = "Whether Terraform creates the server's log group, with retention, key and tags, and removes it on destroy. False leaves it to the agent, without a limit on retention. Turning it on later fails on an existing group until you import it."
  type        = bool
  default     = true
}

variable "ssh_grunt_iam_group" {
  description = "Name of the IAM group whose members may log in over SSH as plain users. Empty, the default, admits no group. Used when `enable_ssh_grunt` is true."
  type        = string
  default     = ""
}

variable "ssh_grunt_iam_group_sudo" {
  description = "Name of the IAM group whose members may log in over SSH and use sudo. Empty, the default, gives nobody sudo by this way. Root can do with AWS what the instance role may."
  type        = string
  default     = ""
}

variable "tags" {
  description = "Tags for the server and the resources around it, as key and value, for example `{ Environment = \"stage\" }`. Backup plans and cost reports select by them."
  type        = map(string)
  default     = {}
}

variable "tenancy" {
  description = "Hardware of the instance: `default` (shared), `dedicated` (your account alone) or `host` (a Dedicated Host you allocated). Changing it between shared and dedicated replaces the server."
  type        = string
  default     = "default"
}

variable "use_managed_iam_policies" {
  description = "Whether the instance role gets its permissions as customer managed policies instead of inline ones. Compliance checks often demand it; the rights themselves are equal."
  type        = bool
  default     = true
}
