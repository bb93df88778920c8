variable "ami" {
  description = "ID of the AMI for the router, built with the Packer template next to the module, which installs Tailscale. A new ID rolls out through an instance refresh of the Auto Scaling group, with a short interruption. `null` when `ami_filters` finds the image; if both are set, the ID takes precedence."
  type        = string
}

variable "ami_filters" {
  description = "Lookup for the AMI by `owners` (such as `[\"self\"]`) and `filters` with names and values as in `aws ec2 describe-images`. It uses the newest match, so a new image build replaces the router at the next apply. Set it to `null` when you set `ami`."
  type = object({
    owners = list(string)
    filters = list(object({
      name = string
      values = list(string)
    }))
  })
}

variable "auth_key_secrets_manager_arn" {
  description = "ARN of the Secrets Manager secret that contains a Tailscale auth key (`tskey-auth-...`) as plain text. Make the key reusable, because each replacement registers again, and tagged, because key expiry is off by default for tagged machines. Auth keys last at most 90 days: store a new one in time, or replacements cannot join."
  type        = string
}

variable "name" {
  description = "Name of the router, in its Auto Scaling group, instance, IAM role, security group, and log group, and in the tailnet unless `tailnet_hostname` is set. Unique in the account. A rename replaces the resources that include it."
  type        = string
}

variable "subnet_ids" {
  description = "IDs of the subnets in which the group can start the router. Use private subnets with a NAT gateway, since the router only opens outbound connections and accepts none from the internet. With two Availability Zones, a replacement can start when one fails."
  type        = list(string)
}

variable "vpc_id" {
  description = "ID of the VPC to which the router gives access. Its security group is created there, the subnets in `subnet_ids` must belong to it, and the router advertises its CIDR block while `routes` is `null`."
  type        = string
}

variable "additional_security_groups" {
  description = "IDs of security groups for the router in addition to its own, such as one that a database already allows. Forwarded traffic also comes from these groups. EC2 allows five per network interface by default."
  type        = list(string)
  default     = []
}

variable "alarms_sns_topic_arn" {
  description = "ARNs of the SNS topics notified when an alarm on the router's CPU, memory, or disk changes state, while `enable_cloudwatch_alarms` is true. An empty list notifies no one."
  type        = list(string)
  default     = []
}

variable "cloud_init_parts" {
  description = "Additional parts for the router's boot script, keyed by name, each with `filename`, a MIME `content_type` such as `text/x-shellscript`, and `content`. User data is limited to 16 KB in total and readable through the EC2 API, so fetch secrets at run time instead."
  type = map(object({
    filename = string
    content_type = string
    content = string
  }))
  default = {}
}

variable "cloudwatch_log_group_kms_key_id" {
  description = "ARN of the KMS key for the router's log group, whose policy must allow CloudWatch Logs in this Region. `null` keeps the default encryption of the service."
  type        = string
  default     = null
}

variable "cloudwatch_log_group_retention_in_days" {
  description = "Days to keep the router's logs (1, 3, 5, 7, 14, 30, 60, 90, ... 3653); `null` keeps them forever. 30 is enough for troubleshooting: who connected to what is recorded by Tailscale, not here."
  type        = number
  default     = null
}

variable "cloudwatch_log_group_tags" {
  description = "Tags, as key-value pairs, for the router's log group. They apply only if `should_create_cloudwatch_log_group` is true; `null` adds none."
  type        = map(string)
  default     = null
}

variable "default_user" {
  description = "First user of the image, `ubuntu` in AMIs from the module's template. The key of `keypair_name` logs in as this user, who, apart from root, is the only user with access to the metadata when `enable_ip_lockdown` is true."
  type        = string
  default     = "ubuntu"
}

variable "ebs_optimized" {
  description = "Whether disk traffic is separate from network traffic. A router hardly uses its disk. Current instance types include the feature; AWS charges extra for it on some old types."
  type        = bool
  default     = true
}

variable "enable_cloudwatch_alarms" {
  description = "Whether CloudWatch alarms on CPU, memory, and disk of the router are created; they notify `alarms_sns_topic_arn`. CPU matters most, because the router encrypts all traffic and small types have little CPU."
  type        = bool
  default     = true
}

variable "enable_cloudwatch_log_aggregation" {
  description = "Whether system logs, including those of `tailscaled`, are sent to CloudWatch Logs. Without logging in to the router, you can then see why a registration failed."
  type        = bool
  default     = true
}

variable "enable_cloudwatch_metrics" {
  description = "Whether memory and disk use are published as custom metrics, billed per metric by CloudWatch. With false, the alarms for both have no data."
  type        = bool
  default     = true
}

variable "enable_fail2ban" {
  description = "Whether IP addresses with repeated failed SSH logins are blocked. The router opens no port to the internet, so this only protects against attempts from inside the network."
  type        = bool
  default     = true
}

variable "enable_imds" {
  description = "Whether the instance metadata service is available on the router. The boot script gets Region and credentials from it to read the auth key, so set it to false only if your image gets them in another way."
  type        = bool
  default     = true
}

variable "enable_ip_lockdown" {
  description = "Whether only root and `default_user` can use the instance metadata. Leave it true, because the router's role can read the auth key, which can add machines to your tailnet."
  type        = bool
  default     = true
}

variable "enable_ssh_grunt" {
  description = "Whether people log in to the router itself through IAM groups and their SSH keys. Users of the tailnet need no login here; it is for maintenance."
  type        = bool
  default     = true
}

variable "enable_tailscale_dns" {
  description = "Whether the router itself resolves names with the DNS settings of the tailnet. False keeps the VPC's resolver, so that names of AWS endpoints and private zones work on it. It does not change what clients resolve; configure that in Tailscale."
  type        = bool
  default     = false
}

variable "external_account_ssh_grunt_role_arn" {
  description = "ARN of the role in another account through which ssh-grunt reads IAM groups and public SSH keys, such as `arn:aws:iam::444455556666:role/allow-ssh-grunt-access-from-other-accounts`. Empty uses the router's own account."
  type        = string
  default     = ""
}

variable "high_asg_cpu_utilization_period" {
  description = "Seconds, a multiple of 60, over which CPU use of the router is averaged for its alarm. A file copy through the tailnet causes a peak of a few minutes; a period of 300 reports only a router that is too small for its users."
  type        = number
  default     = 60
}

variable "high_asg_cpu_utilization_threshold" {
  description = "CPU use of the router in percent above which the alarm fires. WireGuard encryption takes most of it. `t3` types run down their credits long before the default of 90, so choose a lower value or a larger `instance_type`."
  type        = number
  default     = 90
}

variable "high_asg_cpu_utilization_treat_missing_data" {
  description = "How the CPU alarm treats periods without data: `missing` (INSUFFICIENT_DATA), `ignore` (keep the state), `breaching`, or `notBreaching`. Every instance refresh leaves a short gap, so `breaching` needs a period longer than that."
  type        = string
  default     = "missing"
}

variable "high_asg_disk_utilization_period" {
  description = "Seconds, a multiple of 60, over which use of the router's root volume is averaged for its alarm. Only logs and packages grow on it, so 300 is frequent enough. Needs `enable_cloudwatch_metrics`."
  type        = number
  default     = 60
}

variable "high_asg_disk_utilization_threshold" {
  description = "Use of the router's root volume in percent above which the alarm fires. A full disk keeps Tailscale from saving its state; the quickest fix is to replace the router through an instance refresh."
  type        = number
  default     = 90
}

variable "high_asg_disk_utilization_treat_missing_data" {
  description = "What gaps in the disk metric mean for its alarm: `missing`, `ignore`, `breaching`, or `notBreaching`. The metric needs the CloudWatch agent and `enable_cloudwatch_metrics`; without them, `breaching` would alarm permanently."
  type        = string
  default     = "missing"
}

variable "high_asg_memory_utilization_period" {
  description = "Seconds, a multiple of 60, over which memory use of the router is averaged for its alarm. `t3.nano` has 512 MiB, so peaks during package updates are normal; 300 smooths them. Needs `enable_cloudwatch_metrics`."
  type        = number
  default     = 60
}

variable "high_asg_memory_utilization_threshold" {
  description = "Memory use of the router in percent above which the alarm fires. If memory runs out, the kernel may stop `tailscaled` and every connection through this router ends; choose a type with more memory before that."
  type        = number
  default     = 90
}

variable "high_asg_memory_utilization_treat_missing_data" {
  description = "State of the memory alarm while no data arrives: `missing` for INSUFFICIENT_DATA, `ignore` for the last state, `breaching` for alarm, `notBreaching` for OK. A router that has run out of memory may report nothing at all."
  type        = string
  default     = "missing"
}

variable "instance_type" {
  description = "EC2 type of the router. `t3.nano` serves a small team doing office work; for transfers of large files choose one with better network and more CPU. It must match the AMI's architecture."
  type        = string
  default     = "t3.nano"
}

variable "instance_warmup" {
  description = "Seconds after which a new router is considered ready during an instance refresh. Set it longer than boot and registration take, for example 60 to 180, so that the refresh does not succeed with a router that has not joined the tailnet. `null` uses the warmup or grace period of the group."
  type        = number
  default     = null
}

variable "keypair_name" {
  description = "EC2 key pair in the Region for SSH as `default_user`, as a fallback. `null` installs none, which is right once ssh-grunt works; the port is not open to the internet in either case."
  type        = string
  default     = null
}

variable "routes" {
  description = "IPv4 or IPv6 ranges that the router advertises to the tailnet, such as `[\"10.0.0.0/16\", \"10.2.0.0/16\"]` to include peered VPCs. `null` advertises the range of `vpc_id`. Each must be approved in the Tailscale admin console or by `autoApprovers` in the tailnet policy; until then clients cannot use it."
  type        = list(string)
  default     = null
}

variable "should_create_cloudwatch_log_group" {
  description = "Whether the module creates and manages the router's log group, so that retention, key, and tags apply. With false, the agent creates it, and logs are kept forever."
  type        = bool
  default     = true
}

variable "ssh_grunt_iam_group" {
  description = "IAM group whose members can log in to the router without sudo. `\"\"` allows none. Used with `enable_ssh_grunt`."
  type        = string
  default     = "ssh-grunt-users"
}

variable "ssh_grunt_iam_group_sudo" {
  description = "IAM group whose members can become root on the router and so take over its identity in the tailnet. `\"\"` allows none; one or two maintainers are enough."
  type        = string
  default     = "ssh-grunt-sudo-users"
}

variable "tailnet_hostname" {
  description = "Name of the router in the tailnet, as shown in the admin console and in MagicDNS: letters, digits, and hyphens. `null` uses `name`. If the name is in use, for example because a replaced router has not been removed yet, Tailscale appends a number."
  type        = string
  default     = null
}

variable "tailscale_advertise_tags" {
  description = "Tags of the tailnet, such as `[\"tag:subnet-router\"]`, with which the router registers. Rules of the tailnet policy and `autoApprovers` can refer to them. Each must exist in `tagOwners`, and the auth key must be allowed to use it. `[]` requests none beyond those of the key."
  type        = list(string)
  default     = []
}

variable "use_imdsv1" {
  description = "Whether version 1 of the instance metadata service is available as well. An attacker who can trick a program into sending a plain HTTP request can then get credentials, so leave it false unless software in your AMI cannot use version 2."
  type        = bool
  default     = false
}
