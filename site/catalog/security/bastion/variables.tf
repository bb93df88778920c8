variable "allow_ssh_from_cidr_list" {
  description = "IPv4 ranges in CIDR notation, such as the fixed IP addresses of your offices (`203.0.113.0/28`), that can reach port 22. `0.0.0.0/0` works but brings a steady stream of login attempts from the entire internet; `[]` allows no one."
  type        = list(string)
}

variable "ami" {
  description = "ID of the AMI the host boots from, built with the Packer template next to the module, since SSH login, fail2ban, and the agents come from the image. A new ID replaces the host and ends open sessions. `null` when `ami_filters` finds the image; if both are set, the ID takes precedence."
  type        = string
}

variable "ami_filters" {
  description = "Lookup for the AMI: `owners` such as `[\"self\"]` and `filters` with names and values as in `aws ec2 describe-images`. The newest match is used, so after every image build the next apply replaces the host. Set it to `null` when you set `ami`."
  type = object({
    owners = list(string)
    filters = list(object({
      name = string
      values = list(string)
    }))
  })
}

variable "subnet_id" {
  description = "ID of the public subnet for the host; its route table must lead to an internet gateway, or no one can connect from outside. The subnet also fixes the Availability Zone. A change replaces the host."
  type        = string
}

variable "vpc_id" {
  description = "ID of the VPC to which the host gives access, usually the management VPC with peering to the others. Its security group is created there, and `subnet_id` must be in it."
  type        = string
}

variable "additional_security_group_ids" {
  description = "IDs of security groups for the host in addition to its own, for example one that the databases already allow. EC2 allows five groups per network interface by default, and the service's own is one of them."
  type        = list(string)
  default     = []
}

variable "alarms_sns_topic_arn" {
  description = "ARNs of the SNS topics notified when an alarm on CPU, memory, or disk changes state. Used when `enable_cloudwatch_alarms` is true; with an empty list, the alarms notify no one."
  type        = list(string)
  default     = []
}

variable "base_domain_name_tags" {
  description = "Tags, as key-value pairs, that the hosted zone must have. Needed when several zones share the name in `domain_name`, such as a public and a private one; with an empty map, the service searches by name only."
  type        = map(string)
  default     = {}
}

variable "cloud_init_parts" {
  description = "Additional parts of the boot script, keyed by name, each with `filename`, a MIME `content_type` such as `text/x-shellscript`, and `content`. The parts share the 16 KB of user data, which anyone with `ec2:DescribeInstanceAttribute` can read, so keep secrets out. A change can stop or replace the host: read the plan."
  type = map(object({
    filename = string
    content_type = string
    content = string
  }))
  default = {}
}

variable "cloudwatch_log_group_kms_key_id" {
  description = "ARN of the KMS key that encrypts the host's log group. The key must be in the same Region and its policy must allow the CloudWatch Logs service, otherwise the log group cannot be created. `null` leaves the encryption to CloudWatch Logs."
  type        = string
  default     = null
}

variable "cloudwatch_log_group_retention_in_days" {
  description = "Days to keep the log of logins and `sudo` commands: one of the values that CloudWatch Logs accepts (1, 3, 5, 7, 14, 30, 60, 90, ... 3653). `null` keeps it forever. Choose what your audit requires, often a year, since this log shows who logged in."
  type        = number
  default     = null
}

variable "cloudwatch_log_group_tags" {
  description = "Tags of the log group, as key-value pairs, for cost reports or policies that protect audit logs. `null` sets none. Has no effect without `should_create_cloudwatch_log_group`."
  type        = map(string)
  default     = null
}

variable "create_dns_record" {
  description = "Whether Route 53 gets an A record that points to the host's IP address, so that people do not have to remember it. True requires a public hosted zone named in `domain_name`."
  type        = bool
  default     = true
}

variable "default_user" {
  description = "Login name of the operating system's first user, `ubuntu` in AMIs from the module's template. The key in `keypair_name` belongs to this user, and `enable_ip_lockdown` leaves it access to the instance metadata; a name that does not exist in the image breaks both."
  type        = string
  default     = "ubuntu"
}

variable "domain_name" {
  description = "Domain of the hosted zone in which the record is created, such as `acme.com`. The host's DNS name is `name` followed by this domain, for example `bastion-host.acme.com`. Required while `create_dns_record` is true; ignored otherwise."
  type        = string
  default     = ""
}

variable "ebs_optimized" {
  description = "Whether disk traffic has dedicated bandwidth, separate from the network. Current instance types include it at no charge; set it to false only for an old type that does not support it."
  type        = bool
  default     = true
}

variable "enable_cloudwatch_alarms" {
  description = "Whether CloudWatch alarms on CPU, memory, and disk of the host are created. They notify `alarms_sns_topic_arn`. On a host that should be idle, high CPU is a security signal too."
  type        = bool
  default     = true
}

variable "enable_cloudwatch_log_aggregation" {
  description = "Whether the host sends its system and authentication logs to CloudWatch Logs. Keep it true: an intruder can erase logs on the disk but not those already sent to CloudWatch Logs, and by default the disk is deleted with the host."
  type        = bool
  default     = true
}

variable "enable_cloudwatch_metrics" {
  description = "Whether the host can publish memory and disk use as custom metrics, which EC2 itself does not measure. The alarms on both need it. CloudWatch bills each of these few metrics."
  type        = bool
  default     = true
}

variable "enable_fail2ban" {
  description = "Whether fail2ban blocks an IP address for a while after several failed logins. It must be part of the AMI. It only slows down attackers; `allow_ssh_from_cidr_list` decides who can connect at all."
  type        = bool
  default     = true
}

variable "enable_ip_lockdown" {
  description = "Whether only root and `default_user` can request the host's AWS credentials from the instance metadata service. Everyone who logs in shares this host, so leave it true, or all of them get the permissions of its IAM role."
  type        = bool
  default     = true
}

variable "enable_ssh_grunt" {
  description = "Whether people log in with the SSH keys of their IAM users, as long as they are in `ssh_grunt_iam_group` or `ssh_grunt_iam_group_sudo`. Removing a person from the group revokes access. With false, the key in `keypair_name` is the only way to log in."
  type        = bool
  default     = true
}

variable "external_account_ssh_grunt_role_arn" {
  description = "ARN of the role in the account of your IAM users through which ssh-grunt reads groups and public keys, for example `arn:aws:iam::444455556666:role/allow-ssh-grunt-access-from-other-accounts`. Empty if the users are in the host's own account."
  type        = string
  default     = ""
}

variable "high_instance_cpu_utilization_period" {
  description = "Seconds, a multiple of 60, over which CPU use of the host is averaged for its alarm. Without detailed monitoring, EC2 publishes CPU every 5 minutes, so 300 avoids periods without data."
  type        = number
  default     = 60
}

variable "high_instance_cpu_utilization_threshold" {
  description = "CPU use of the host in percent, 0 to 100, above which the alarm fires. Forwarding SSH needs very little, so a value well below the default of 90 also reveals misuse, such as someone mining on the host."
  type        = number
  default     = 90
}

variable "high_instance_cpu_utilization_treat_missing_data" {
  description = "How the CPU alarm treats periods without data: `missing` (INSUFFICIENT_DATA), `ignore` (keep the state), `breaching`, or `notBreaching`. A stopped or terminated host sends none, so `breaching` also reports that the host is gone."
  type        = string
  default     = "missing"
}

variable "high_instance_disk_utilization_period" {
  description = "Seconds, a multiple of 60, over which use of the root volume is averaged for its alarm. Disk use grows slowly on a host like this, so 300 works as well as the default of 60. Needs `enable_cloudwatch_metrics`."
  type        = number
  default     = 60
}

variable "high_instance_disk_utilization_threshold" {
  description = "Use of the root volume in percent above which the alarm fires. A full disk prevents logins and stops logging, so act at the default of 90: remove old files, or enlarge `root_volume_size`."
  type        = number
  default     = 90
}

variable "high_instance_disk_utilization_treat_missing_data" {
  description = "How the disk alarm treats missing data: `missing`, `ignore`, `breaching`, or `notBreaching`. The CloudWatch agent on the host measures disk use, so a gap can mean that the agent has stopped; `breaching` makes that visible."
  type        = string
  default     = "missing"
}

variable "high_instance_memory_utilization_period" {
  description = "Seconds, a multiple of 60, over which memory use of the host is averaged for its alarm. Short peaks come from package updates; a longer period ignores them. Needs `enable_cloudwatch_metrics`."
  type        = number
  default     = 60
}

variable "high_instance_memory_utilization_threshold" {
  description = "Memory use of the host in percent above which the alarm fires. Many forwarded sessions or tools that people run on the host use it up, and the kernel then kills processes; a larger `instance_type` helps."
  type        = number
  default     = 90
}

variable "high_instance_memory_utilization_treat_missing_data" {
  description = "State of the memory alarm while the agent sends nothing: `missing` for INSUFFICIENT_DATA, `ignore` for no change, `breaching` for alarm, `notBreaching` for OK. A host without enough memory may stop reporting first."
  type        = string
  default     = "missing"
}

variable "instance_type" {
  description = "EC2 type of the host. Forwarding SSH sessions needs little, so `t3.micro` serves a team; choose more memory if people run tools here. The processor architecture must match the AMI: `t4g` types need an arm64 image."
  type        = string
  default     = "t3.micro"
}

variable "keypair_name" {
  description = "Name of an EC2 key pair in the Region for login as `default_user`, for emergencies when ssh-grunt fails. It cannot be traced to a person and is read at first boot only, so a change replaces the host. `null` installs no key."
  type        = string
  default     = null
}

variable "name" {
  description = "Name of the host, used in its `Name` tag, role, security group, log group, and alarms, and as the first part of its DNS name. Unique in the account, with letters, digits, and hyphens. A rename replaces several of these resources and changes the name people connect to."
  type        = string
  default     = "bastion-host"
}

variable "root_volume_delete_on_termination" {
  description = "Whether the root volume is deleted when the host is terminated. Leave it true: do not store anything of value on a bastion host. False keeps the volume for forensics, and you pay for it until you delete it yourself."
  type        = bool
  default     = true
}

variable "root_volume_size" {
  description = "Size of the root volume in GiB, at least that of the AMI's snapshot. The default of 8 is enough for a host that forwards sessions; logs and package caches fill it over the months. A larger value can grow the volume in place."
  type        = number
  default     = 8
}

variable "root_volume_tags" {
  description = "Tags, as key-value pairs, for the root volume, which does not inherit those of the instance. Use them for cost reports and for snapshot policies that select volumes by tag. `{}` adds none."
  type        = map(string)
  default     = {}
}

variable "root_volume_type" {
  description = "EBS type of the root volume: `gp3`, `gp2`, `io1`, or `standard`. The default, `standard`, is previous-generation magnetic storage that bills I/O separately; `gp3` is faster and usually the better choice for a new host."
  type        = string
  default     = "standard"
}

variable "should_create_cloudwatch_log_group" {
  description = "Whether the module manages the log group, with retention, key, and tags. With false, the agent creates it at first use, without a retention limit. Switching to true later fails until you import the existing group; switching to false deletes the group and its logs, unless you first remove it from the state."
  type        = bool
  default     = true
}

variable "ssh_grunt_iam_group" {
  description = "Name of the IAM group whose members get an account without sudo on the host, which is enough to connect through it. `\"\"` allows no such group. Used while `enable_ssh_grunt` is true; the group is not created here."
  type        = string
  default     = "ssh-grunt-users"
}

variable "ssh_grunt_iam_group_sudo" {
  description = "Name of the IAM group whose members can become root on the host, and so have access to the sessions and SSH agents of all other users. Keep it small. `\"\"` gives no one sudo through ssh-grunt."
  type        = string
  default     = "ssh-grunt-sudo-users"
}

variable "tenancy" {
  description = "Hardware the host runs on: `default`, shared with other customers, `dedicated`, exclusive at a higher hourly price, or `host` on a Dedicated Host you allocated. A bastion host rarely needs more than `default`."
  type        = string
  default     = "default"
}

variable "use_managed_iam_policies" {
  description = "Whether the host's role has customer managed policies instead of inline ones. Security Hub and other scanners flag inline policies; the permissions are the same either way."
  type        = bool
  default     = true
}
