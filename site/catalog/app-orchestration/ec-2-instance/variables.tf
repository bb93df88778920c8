variable "allow_port_from_cidr_blocks" {
  description = "Ports open to IP address ranges, keyed by name: `{ web = { from_port = 443, to_port = 443, protocol = \"tcp\", cidr_blocks = [\"10.0.0.0/16\"] } }`. Each entry becomes an inbound rule of the instance's security group. Pass `{}` when only SSH, or nothing at all, should be open."
  type = map(object({
    from_port = number
    to_port = number
    protocol = string
    cidr_blocks = list(string)
  }))
}

variable "allow_port_from_security_group_ids" {
  description = "Ports open to members of other security groups, keyed by name: `{ app = { from_port = 5432, to_port = 5432, protocol = \"tcp\", source_security_group_id = \"sg-0a1b2c3d\" } }`. Rules that name a group stay right when IP addresses change. Pass `{}` for none."
  type = map(object({
    from_port = number
    to_port = number
    protocol = string
    source_security_group_id = string
  }))
}

variable "allow_ssh_from_cidr_blocks" {
  description = "IPv4 ranges in CIDR notation that can connect to port 22, such as the range of your VPN. Pass `[]` to open it to no IP address; `0.0.0.0/0` invites login attempts from the entire internet."
  type        = list(string)
}

variable "allow_ssh_from_security_group_ids" {
  description = "IDs of security groups, for example that of a bastion host, whose members can connect to port 22. Pass `[]` when people log in through SSM Session Manager or not at all."
  type        = list(string)
}

variable "ami" {
  description = "ID of the AMI the instance boots from, built with a Packer template that contains the catalog's baseline scripts. Changing it replaces the instance, with a new IP address and an empty root disk. Pass `null` when `ami_filters` finds the image; if both are set, the ID takes precedence."
  type        = string
}

variable "ami_filters" {
  description = "Lookup for the AMI: `owners` as account IDs or `self`, `filters` with names and values as in `aws ec2 describe-images`. The newest match is used, so the next image build makes the plan replace this server; prefer a fixed `ami` for a server that keeps state. Pass `null` when `ami` is given."
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
  description = "EBS volumes to create and attach, keyed by name: `{ data = { type = \"gp3\", size = 100, device_name = \"/dev/xvdf\", mount_point = \"/data\", owner = \"ubuntu\", encrypted = true } }`, size in GB. The boot script mounts them, and their data outlives a replacement of the instance. Check `encrypted` in the plan, or turn on EBS encryption by default in the Region. Pass `{}` for none."
  type        = any
}

variable "instance_type" {
  description = "EC2 instance type, for example `t3.medium`. Changing it stops and restarts the server, with minutes of downtime. It must match the architecture of the AMI, and support EBS optimization while `ebs_optimized` is true."
  type        = string
}

variable "name" {
  description = "Name of the server, used for its `Name` tag, IAM role, security group, log group, and alarms, and as the first label of the DNS record. Unique per account, with letters, digits, and hyphens; changing it replaces the role and security group."
  type        = string
}

variable "route53_lookup_domain_name" {
  description = "Domain name of the hosted zone, such as `stage.acme.com`, by which the zone is looked up; the record becomes `name` plus this domain. Use either this or `route53_zone_id`, and pass `\"\"` here when the ID is given or `create_dns_record` is false."
  type        = string
}

variable "route53_zone_id" {
  description = "ID of the hosted zone for the DNS record, such as `Z0123456789ABCDEFGHIJ`. Safer than a lookup when two zones share a name, but it needs the domain in `fully_qualified_domain_name`. Pass `\"\"` when `route53_lookup_domain_name` finds the zone."
  type        = string
}

variable "subnet_id" {
  description = "ID of the subnet of `vpc_id` in which the server runs; it fixes the Availability Zone of the instance and its volumes. Use a private subnet unless the server must be reached from the internet. Changing it replaces the instance."
  type        = string
}

variable "vpc_id" {
  description = "ID of the VPC for the server's security group. It must contain `subnet_id`. Changing it replaces the security group and the server."
  type        = string
}

variable "additional_security_group_ids" {
  description = "IDs of security groups attached to the server in addition to its own, for example one that a database already allows. EC2 allows five groups per interface by default."
  type        = list(string)
  default     = []
}

variable "alarms_sns_topic_arn" {
  description = "ARNs of the SNS topics that the CPU, memory, and disk alarms of the server notify. Used when `enable_cloudwatch_alarms` is true; with an empty list the alarms stay silent."
  type        = list(string)
  default     = []
}

variable "allow_all_outbound_traffic" {
  description = "Whether the server's security group allows all outbound traffic. With false, and without an egress rule in `additional_security_group_ids`, the server reaches nothing: no package updates, no CloudWatch, no Session Manager. Turn it off to limit where a compromised server can send data."
  type        = bool
  default     = true
}

variable "allow_port_from_ipv6_cidr_blocks" {
  description = "Ports open to IPv6 ranges, keyed by name: `{ web = { from_port = 443, to_port = 443, protocol = \"tcp\", ipv6_cidr_blocks = [\"::/0\"] } }`. IPv4 rules in `allow_port_from_cidr_blocks` do not cover IPv6. Useful only in a subnet with an IPv6 range; `{}` adds no rule."
  type = map(object({
    from_port = number
    to_port = number
    protocol = string
    ipv6_cidr_blocks = list(string)
  }))
  default = {}
}

variable "allow_ssh_from_ipv6_cidr_blocks" {
  description = "IPv6 ranges in CIDR notation that can connect to port 22, in addition to the IPv4 ranges in `allow_ssh_from_cidr_blocks`. An empty list opens SSH to no IPv6 address; `::/0` opens it to the internet, so prefer the prefix of your office or VPN."
  type        = list(string)
  default     = []
}

variable "attach_eip" {
  description = "Whether the server gets an Elastic IP, a public IP address that survives stops and replacement. True is useful only in a public subnet and is billed by the hour; set it to false in private subnets. The DNS record then points to the private IP address."
  type        = bool
  default     = true
}

variable "base_domain_name_tags" {
  description = "Tags the hosted zone must have in addition to its name, as key-value pairs, when `route53_lookup_domain_name` matches more than one zone. Empty does not filter."
  type        = map(string)
  default     = {}
}

variable "cloud_init_parts" {
  description = "Additional boot scripts, keyed by name, each with `filename`, a MIME `content_type` such as `text/x-shellscript`, and `content`. The key `default` replaces the script that mounts volumes and sets up logs and SSH. All must fit in 16 KB of user data; a change can replace the server, so read the plan, and do not put secrets in it."
  type = map(object({
    filename = string
    content_type = string
    content = string
  }))
  default = {}
}

variable "cloudwatch_log_group_kms_key_id" {
  description = "ARN of the KMS key for the server's log group. Its policy must let CloudWatch Logs of the Region use it, or creation fails. `null` keeps the default encryption."
  type        = string
  default     = null
}

variable "cloudwatch_log_group_retention_in_days" {
  description = "Days to keep the server's logs, in the steps of CloudWatch Logs (1, 3, 5, 7, 14, 30, 60, 90, ... 3653). `null` keeps them forever and bills the storage."
  type        = number
  default     = null
}

variable "cloudwatch_log_group_tags" {
  description = "Tags for the log group alone, as key-value pairs, in addition to those in `tags`. `null` adds none. Used when `should_create_cloudwatch_log_group` is true."
  type        = map(string)
  default     = null
}

variable "create_dns_record" {
  description = "Whether to create an A record in Route 53 for the server. With false, the two zone inputs have no effect, and clients use the IP address. With true, one of them must find a zone."
  type        = bool
  default     = true
}

variable "create_iam_role" {
  description = "Whether to create the server's IAM role. Set it to false to use an existing role, named in `iam_role_name`; attach the permissions for logs, metrics, and ssh-grunt to that role yourself. `create_instance_profile` decides separately whether a profile is created around it."
  type        = bool
  default     = true
}

variable "create_instance_profile" {
  description = "Whether to create the instance profile through which EC2 hands the role to the server. Set it to false together with `create_iam_role` if a profile named `iam_role_name` already exists, as it does for every EC2 role created in the AWS console."
  type        = bool
  default     = true
}

variable "default_network_interface_id" {
  description = "ID of an existing network interface to attach as the primary one (`eth0`). It replaces the interface AWS would create in `subnet_id`, so that a fixed private IP address survives a new server. Its own security groups apply, and it must be in the same Availability Zone. `null` creates one."
  type        = string
  default     = null
}

variable "default_user" {
  description = "Login name that exists in the AMI: `ubuntu` on Ubuntu, `ec2-user` on Amazon Linux. It can read the instance metadata while `enable_ip_lockdown` is true, so it must match the image."
  type        = string
  default     = "ubuntu"
}

variable "disable_api_termination" {
  description = "Whether termination protection rejects to terminate the instance through the API or the console. It also makes `tofu destroy` and every replacement fail until you apply false first. It does not stop a shutdown from inside the operating system."
  type        = bool
  default     = false
}

variable "dns_ttl" {
  description = "Seconds resolvers can cache the server's DNS record. A low value such as 60 shortens the time clients keep using an old IP address after a replacement; a high one saves queries."
  type        = number
  default     = 300
}

variable "ebs_optimized" {
  description = "Whether the instance has dedicated bandwidth for EBS, separate from its network traffic. Current types always have it; a few old types reject true, and others charge for it."
  type        = bool
  default     = true
}

variable "ec2_detailed_monitoring" {
  description = "Whether EC2 reports the metrics of the instance every minute instead of every five. The 1-minute metrics are billed as custom metrics. Turn it on when `high_instance_cpu_utilization_period` is below 300, or the CPU alarm has gaps in its data."
  type        = bool
  default     = false
}

variable "enable_cloudwatch_alarms" {
  description = "Whether to create alarms for high CPU, memory, and disk usage of this server. They notify `alarms_sns_topic_arn`; memory and disk need `enable_cloudwatch_metrics`."
  type        = bool
  default     = true
}

variable "enable_cloudwatch_log_aggregation" {
  description = "Whether the server sends its syslog and auth log to CloudWatch Logs, and gets the IAM permissions to do so. The CloudWatch agent must be in the AMI. Without it, logs are lost with the root disk."
  type        = bool
  default     = true
}

variable "enable_cloudwatch_metrics" {
  description = "Whether the CloudWatch agent publishes memory and disk metrics of the server, which EC2 does not measure. Each custom metric is billed per month."
  type        = bool
  default     = true
}

variable "enable_fail2ban" {
  description = "Whether fail2ban blocks IP addresses after several failed SSH logins. The AMI must contain it. Leave it on wherever port 22 is open to more than a bastion."
  type        = bool
  default     = true
}

variable "enable_ip_lockdown" {
  description = "Whether ip-lockdown limits the instance metadata endpoint to root and `default_user`. It keeps a compromised process from stealing the role's credentials, and also stops any application that reads them as another user."
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
  description = "Domain that follows `name` in the DNS record, when `route53_zone_id` gives the zone: name `ci` and value `stage.acme.com` give `ci.stage.acme.com`. It must be in the zone. Leave it empty with `route53_lookup_domain_name`, whose domain is used instead."
  type        = string
  default     = ""
}

variable "high_instance_cpu_utilization_period" {
  description = "Seconds over which the server's CPU utilization is measured for its alarm, a multiple of 60. The default of 60 needs `ec2_detailed_monitoring`, since EC2 otherwise reports CPU only every 300 seconds. Burstable types need a longer period, because short peaks are normal."
  type        = number
  default     = 60
}

variable "high_instance_cpu_utilization_threshold" {
  description = "CPU utilization of the server in percent, 0 to 100, above which the alarm fires. On `t3` and similar types, sustained load far below 90 already consumes CPU credits, so a lower value warns earlier. Used when `enable_cloudwatch_alarms` is true."
  type        = number
  default     = 90
}

variable "high_instance_cpu_utilization_treat_missing_data" {
  description = "Effect of missing data on the CPU alarm: `missing` sets it to `INSUFFICIENT_DATA`, `ignore` leaves its state, `breaching` raises it, `notBreaching` clears it. A stopped instance reports nothing; choose `breaching` for a server that must always run."
  type        = string
  default     = "missing"
}

variable "high_instance_disk_utilization_period" {
  description = "Seconds over which disk usage is averaged for its alarm, a multiple of 60. Usage changes slowly, so 300 loses nothing. Which file system is measured depends on `instance_device`, `instance_mount_path`, and `instance_fstype`."
  type        = number
  default     = 60
}

variable "high_instance_disk_utilization_threshold" {
  description = "Usage in percent, 0 to 100, of the file system at `instance_mount_path` above which the alarm fires. With the small default of `root_volume_size`, 90 percent leaves less than one GB, so lower it or enlarge the disk."
  type        = number
  default     = 90
}

variable "high_instance_disk_utilization_treat_missing_data" {
  description = "Effect of missing data on the disk alarm: `missing`, `ignore`, `breaching`, or `notBreaching`. Wrong dimensions, such as another `instance_device`, look the same as missing data; the default shows them as `INSUFFICIENT_DATA`, while `notBreaching` hides the mistake."
  type        = string
  default     = "missing"
}

variable "high_instance_memory_utilization_period" {
  description = "Time in seconds, a multiple of 60, that one value of the memory alarm covers. No other server takes over when the kernel kills processes for lack of memory, so keep it short."
  type        = number
  default     = 60
}

variable "high_instance_memory_utilization_threshold" {
  description = "Memory utilization of the server in percent, 0 to 100, above which the alarm fires. Set it so that the largest job of the server still fits below. The metric needs `enable_cloudwatch_metrics` and the CloudWatch agent in the AMI."
  type        = number
  default     = 90
}

variable "high_instance_memory_utilization_treat_missing_data" {
  description = "How the memory alarm counts periods without data: `missing`, the default, for `INSUFFICIENT_DATA`; `ignore` to keep the state; `breaching` to raise it; `notBreaching` to clear it. `breaching` reveals a CloudWatch agent that died while the server still runs."
  type        = string
  default     = "missing"
}

variable "iam_role_name" {
  description = "Name of the server's IAM role and instance profile. With `create_iam_role` true, an empty string uses `name`. With false, it is required and names the existing role, which EC2 must be allowed to assume. Before you change it, check which policies name the role."
  type        = string
  default     = ""
}

variable "instance_device" {
  description = "Device, as the CloudWatch agent reports it, whose usage the disk alarm watches. The default `xvda1` is right on Xen instances; Nitro types, which include every current one, report `nvme0n1p1`. A wrong name leaves the alarm without data."
  type        = string
  default     = "xvda1"
}

variable "instance_fstype" {
  description = "File system type in the disk metric's dimensions, such as `xfs` on Amazon Linux 2023 or `ext4` on Ubuntu. CloudWatch matches dimensions exactly, so it must equal what the agent publishes. `null` leaves the type out of the match."
  type        = string
  default     = null
}

variable "instance_mount_path" {
  description = "Mount point of the file system that the disk alarm watches. `/` is the root disk; use the `mount_point` of an entry in `ebs_volumes`, such as `/data`, to watch a data volume, and set `instance_device` and `instance_fstype` to match."
  type        = string
  default     = "/"
}

variable "keypair_name" {
  description = "Name of an EC2 key pair in this Region for SSH as `default_user`. `null` installs none. Changing it replaces the server, because EC2 reads the key only at first boot."
  type        = string
  default     = null
}

variable "metadata_http_endpoint" {
  description = "Switch for the instance metadata service, `enabled` or `disabled`. The boot scripts, ssh-grunt, and the CloudWatch agent get their Region and credentials from it, so `disabled` leaves a server without AWS access."
  type        = string
  default     = "enabled"
}

variable "metadata_http_put_response_hop_limit" {
  description = "How many network hops an IMDSv2 token can travel on its way to the caller, from 1 to 64. 1 suits software that runs directly on the server; Docker containers in a bridge network need 2 to obtain the role's credentials."
  type        = number
  default     = 1
}

variable "metadata_http_tokens" {
  description = "Whether the metadata service requires a session token: `required` allows only IMDSv2, `optional`, the default, still accepts IMDSv1. Use `required` on new servers; before you change an old one, check the CloudWatch metric `MetadataNoToken` for IMDSv1 calls."
  type        = string
  default     = "optional"
}

variable "metadata_tags" {
  description = "Whether the instance can read its own tags from the metadata service: `enabled` or `disabled`. Scripts then need no permission to describe tags. EC2 can reject tag keys with spaces or slashes while it is enabled, so check `tags` first."
  type        = string
  default     = "disabled"
}

variable "root_volume_delete_on_termination" {
  description = "Whether the root disk is deleted with the instance. False keeps it, and its cost, after termination, which helps an investigation; data belongs on `ebs_volumes`."
  type        = bool
  default     = true
}

variable "root_volume_encrypted" {
  description = "Whether the root disk is encrypted, with `root_volume_kms_key_id` or the account's default EBS key. False, the default, still gives an encrypted disk if the AMI is encrypted or the Region encrypts EBS by default. Changing it replaces the server."
  type        = bool
  default     = false
}

variable "root_volume_kms_key_id" {
  description = "ARN of the KMS key that encrypts the root disk; set `root_volume_encrypted` to true with it. `null` uses the account's default EBS key. A customer managed key lets you share snapshots between accounts. Changing it replaces the server."
  type        = string
  default     = null
}

variable "root_volume_size" {
  description = "Size of the root disk in GB, at least the size of the AMI's snapshot. The default 8 fills up soon with logs and packages; a larger value costs little."
  type        = number
  default     = 8
}

variable "root_volume_type" {
  description = "EBS type of the root disk: `gp3`, `gp2`, `io1`, `io2`, or `standard`. The default `standard` is magnetic storage of the previous generation; `gp3` is the better choice for almost every server."
  type        = string
  default     = "standard"
}

variable "secondary_private_ips" {
  description = "Additional private IPv4 addresses for the primary network interface, such as `[\"10.0.16.40\"]`, free and inside the range of `subnet_id`. Useful for several TLS sites or failover addresses. The operating system must configure them, and the instance type limits their number. `null` assigns none."
  type        = list(string)
  default     = null
}

variable "should_create_cloudwatch_log_group" {
  description = "Whether the module creates the server's log group, with retention, key, and tags, and removes it on destroy. False leaves it to the agent, without a limit on retention. Turning it on later fails on an existing group until you import it."
  type        = bool
  default     = true
}

variable "ssh_grunt_iam_group" {
  description = "Name of the IAM group whose members can log in over SSH without sudo. Empty, the default, allows no group. Used when `enable_ssh_grunt` is true."
  type        = string
  default     = ""
}

variable "ssh_grunt_iam_group_sudo" {
  description = "Name of the IAM group whose members can log in over SSH and use sudo. Empty, the default, gives no one sudo through ssh-grunt. Root can use every AWS permission of the instance role."
  type        = string
  default     = ""
}

variable "tags" {
  description = "Tags for the server and the resources around it, as key-value pairs, for example `{ Environment = \"stage\" }`. Backup plans and cost reports select by them."
  type        = map(string)
  default     = {}
}

variable "tenancy" {
  description = "Hardware of the instance: `default` (shared), `dedicated` (your account alone) or `host` (a Dedicated Host you allocated). Changing it between shared and dedicated replaces the server."
  type        = string
  default     = "default"
}

variable "use_managed_iam_policies" {
  description = "Whether the instance role gets its permissions as customer managed policies instead of inline ones. Compliance checks often require it; the permissions themselves are the same."
  type        = bool
  default     = true
}
