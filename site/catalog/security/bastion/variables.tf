variable "allow_ssh_from_cidr_list" {
  description = "IPv4 ranges in CIDR notation, such as the fixed addresses of your offices (`203.0.113.0/28`), that may reach port 22. `0.0.0.0/0` works but brings a steady stream of login attempts from the whole internet; `[]` shuts everybody out."
  type        = list(string)
}

variable "ami" {
  description = "ID of the AMI the host boots from, built with the Packer template beside the module, since SSH login, fail2ban and the agents come from the image. A new ID replaces the host and ends open sessions. `null` when `ami_filters` finds the image; if both are set, the ID wins."
  type        = string
}

variable "ami_filters" {
  description = "Lookup for the AMI: `owners` such as `[\"self\"]` and `filters` with names and values as in `aws ec2 describe-images`. The newest match is taken, so every image build makes the next apply replace the host. `null` when `ami` is given."
  type = object({
    owners = list(string)
    filters = list(object({
      name = string
      values = list(string)
    }))
  })
}

variable "subnet_id" {
  description = "ID of the public subnet for the host; its route table must lead to an internet gateway, or nobody gets in from outside. The subnet also fixes the Availability Zone. A change replaces the host."
  type        = string
}

variable "vpc_id" {
  description = "ID of the VPC to which the host opens the way, normally the management VPC with peering into the others. Its security group is created there, and `subnet_id` must lie in it."
  type        = string
}

variable "additional_security_group_ids" {
  description = "IDs of security groups the host joins besides its own, for example one that the databases already admit. EC2 allows five groups per network interface by default, and the service's own is one of them."
  type        = list(string)
  default     = []
}

variable "alarms_sns_topic_arn" {
  description = "ARNs of the SNS topics that hear of alarms on CPU, memory and disk. Used while `enable_cloudwatch_alarms` is true; with an empty list the alarms change state and nobody is told."
  type        = list(string)
  default     = []
}

variable "base_domain_name_tags" {
  description = "Tags, as key and value, that the hosted zone must carry. Needed when several zones bear the name in `domain_name`, such as a public and a private one; empty compares the name alone."
  type        = map(string)
  default     = {}
}

variable "cloud_init_parts" {
  description = "Further parts of the boot script, keyed by name, each with `filename`, a MIME `content_type` such as `text/x-shellscript`, and `content`. The parts share the 16 KB of user data, which anyone with `ec2:DescribeInstanceAttribute` can read: put no secrets in. A change can stop or replace the host, so read the plan."
  type = map(object({
    filename = string
    content_type = string
    content = string
  }))
  default = {}
}

variable "cloudwatch_log_group_kms_key_id" {
  description = "ARN of the KMS key that encrypts the host's log group. The key must be in the same region and its policy must admit the CloudWatch Logs service, otherwise creating the group fails. `null` leaves the encryption to CloudWatch Logs."
  type        = string
  default     = null
}

variable "cloudwatch_log_group_retention_in_days" {
  description = "Days to keep the log of logins and sudo commands, as one of the steps CloudWatch Logs knows (1, 3, 5, 7, 14, 30, 60, 90, ... 3653). `null` keeps it for ever. Choose what your audit asks for, often a year, as this log shows who came in."
  type        = number
  default     = null
}

variable "cloudwatch_log_group_tags" {
  description = "Tags of the log group, as key and value, for cost reports or policies that protect audit logs. `null` sets none. Without `should_create_cloudwatch_log_group` there is no group to tag."
  type        = map(string)
  default     = null
}

variable "create_dns_record" {
  description = "Whether Route 53 gets an A record that points to the host's address, so that people need not remember it. True requires a public hosted zone named in `domain_name`."
  type        = bool
  default     = true
}

variable "default_user" {
  description = "Login name of the operating system's first user, `ubuntu` in AMIs from the module's template. The key in `keypair_name` belongs to this user, and `enable_ip_lockdown` leaves it access to the instance metadata; a name that does not exist in the image breaks both."
  type        = string
  default     = "ubuntu"
}

variable "domain_name" {
  description = "Domain of the hosted zone in which the record is made, such as `acme.com`. The host's address becomes `name` plus this domain, here `bastion-host.acme.com`. Required in effect while `create_dns_record` is true; ignored otherwise."
  type        = string
  default     = ""
}

variable "ebs_optimized" {
  description = "Whether disk traffic has a bandwidth of its own, apart from the network. Current types include it at no charge; set it to false only for an old type that refuses it."
  type        = bool
  default     = true
}

variable "enable_cloudwatch_alarms" {
  description = "Whether alarms on CPU, memory and disk of the host are created. They report to `alarms_sns_topic_arn`. On a host that should idle, high CPU is worth a look for security reasons too."
  type        = bool
  default     = true
}

variable "enable_cloudwatch_log_aggregation" {
  description = "Whether the host sends its system and authentication logs to CloudWatch Logs. Keep it true: an intruder can erase logs on the disk but not those that already left it, and the disk goes with the host."
  type        = bool
  default     = true
}

variable "enable_cloudwatch_metrics" {
  description = "Whether the host may publish memory and disk use as custom metrics, which EC2 itself does not measure. The alarms on both need it. CloudWatch bills each metric, a few in all."
  type        = bool
  default     = true
}

variable "enable_fail2ban" {
  description = "Whether fail2ban blocks an address for a while after several failed logins. It must be part of the AMI. It hampers guessing; what keeps strangers out is `allow_ssh_from_cidr_list`."
  type        = bool
  default     = true
}

variable "enable_ip_lockdown" {
  description = "Whether only root and `default_user` may ask the instance metadata service for the host's AWS credentials. Every person who logs in shares this host, so leave it true, or all of them have the rights of its IAM role."
  type        = bool
  default     = true
}

variable "enable_ssh_grunt" {
  description = "Whether people log in with the SSH keys of their IAM users, as long as they are in `ssh_grunt_iam_group` or `ssh_grunt_iam_group_sudo`. Removing a person from the group takes the access away. With false, the key in `keypair_name` is the only way in."
  type        = bool
  default     = true
}

variable "external_account_ssh_grunt_role_arn" {
  description = "ARN of the role in the account of your IAM users through which ssh-grunt reads groups and public keys, for example `arn:aws:iam::444455556666:role/allow-ssh-grunt-access-from-other-accounts`. Empty if the users are in the host's own account."
  type        = string
  default     = ""
}

variable "instance_type" {
  description = "EC2 type of the host. Passing on SSH sessions needs little, so `t3.micro` serves a team; take more memory if people run tools here. The processor architecture must match the AMI: `t4g` types need an arm64 image."
  type        = string
  default     = "t3.micro"
}

variable "keypair_name" {
  description = "Name of an EC2 key pair of the region for login as `default_user`, good for emergencies when ssh-grunt fails. It cannot be traced to a person and is read at first boot only, so a change replaces the host. `null` installs no key."
  type        = string
  default     = null
}

variable "name" {
  description = "Name of the host, in its `Name` tag, role, security group, log group and alarms, and first part of its DNS name. Unique in the account, with letters, digits and hyphens. A rename replaces several of these resources and the name people connect to."
  type        = string
  default     = "bastion-host"
}

variable "should_create_cloudwatch_log_group" {
  description = "Whether Terraform owns the log group, with retention, key and tags. With false the agent creates it at first use, without a retention limit. Switching to true later fails until the existing group is imported; switching to false deletes the group and its logs, unless it is first taken out of the state."
  type        = bool
  default     = true
}

variable "ssh_grunt_iam_group" {
  description = "Name of the IAM group whose members get an account without sudo on the host, enough to hop on. An empty text admits no such group. Used while `enable_ssh_grunt` is true; the group is not created here."
  type        = string
  default     = "ssh-grunt-users"
}

variable "ssh_grunt_iam_group_sudo" {
  description = "Name of the IAM group whose members may become root on the host, and so see the sessions and agents of all others. Keep it small. An empty text gives nobody sudo through ssh-grunt."
  type        = string
  default     = "ssh-grunt-sudo-users"
}

variable "tenancy" {
  description = "Hardware the host shares: `default` with other customers, `dedicated` with nobody, at a higher price per hour, or `host` on a Dedicated Host you allocated. A jump host rarely has a reason for more than `default`."
  type        = string
  default     = "default"
}

variable "use_managed_iam_policies" {
  description = "Whether the host's role has customer managed policies instead of inline ones. Security Hub and other checkers flag inline policies; the permissions are the same either way."
  type        = bool
  default     = true
}
