variable "ami" {
  description = "ID of the AMI for the router, built with the Packer template beside the module, which installs Tailscale. A new ID rolls out through an instance refresh of the Auto Scaling Group, with a short gap in the connection. `null` when `ami_filters` finds the image; if both are set, the ID wins."
  type        = string
}

variable "ami_filters" {
  description = "Lookup for the AMI by `owners` (such as `[\"self\"]`) and `filters` with names and values as in `aws ec2 describe-images`. It takes the newest match, so a fresh image build replaces the router at the next apply. `null` when `ami` is given."
  type = object({
    owners = list(string)
    filters = list(object({
      name = string
      values = list(string)
    }))
  })
}

variable "auth_key_secrets_manager_arn" {
  description = "ARN of the secret in AWS Secrets Manager that holds a Tailscale auth key (`tskey-auth-...`) as plain text. Make the key reusable, because each replacement of the instance registers anew, and tagged, because tagged machines do not expire. Auth keys last 90 days at most: write a new one into the secret in time, or replacements fail to join."
  type        = string
}

variable "name" {
  description = "Name of the router, in its Auto Scaling Group, instance, IAM role, security group and log group, and in the tailnet unless `tailnet_hostname` is set. Unique in the account. A rename replaces the resources that carry it."
  type        = string
}

variable "subnet_ids" {
  description = "IDs of the subnets in which the group may start the router. Private subnets with a NAT gateway are right, since it opens connections itself and accepts none from the internet. Two Availability Zones let it come back when one fails."
  type        = list(string)
}

variable "vpc_id" {
  description = "ID of the VPC to which the router gives access. Its security group is made there, the subnets in `subnet_ids` must belong to it, and its CIDR block is what the router offers while `routes` is `null`."
  type        = string
}

variable "additional_security_groups" {
  description = "IDs of security groups the router joins besides its own, such as one that a database admits already. Forwarded traffic carries them as well. EC2 allows five per network interface by default."
  type        = list(string)
  default     = []
}

variable "alarms_sns_topic_arn" {
  description = "ARNs of the SNS topics that learn of alarms on the router's CPU, memory and disk, as long as `enable_cloudwatch_alarms` is true. Empty notifies nobody."
  type        = list(string)
  default     = []
}

variable "cloud_init_parts" {
  description = "More parts for the router's boot script, keyed by name, each with `filename`, a MIME `content_type` such as `text/x-shellscript`, and `content`. User data is limited to 16 KB in all and readable through the EC2 API, so fetch secrets at run time instead."
  type = map(object({
    filename = string
    content_type = string
    content = string
  }))
  default = {}
}

variable "cloudwatch_log_group_kms_key_id" {
  description = "ARN of the KMS key for the router's log group, whose policy must admit CloudWatch Logs in this region. `null` keeps the encryption of the service."
  type        = string
  default     = null
}

variable "cloudwatch_log_group_retention_in_days" {
  description = "Days to keep the router's logs (1, 3, 5, 7, 14, 30, 60, 90, ... 3653); `null` keeps them for ever. 30 is enough for faults: who connected to what is recorded by Tailscale, not here."
  type        = number
  default     = null
}

variable "cloudwatch_log_group_tags" {
  description = "Tags of the router's log group, as key and value. They count only if `should_create_cloudwatch_log_group` is true; `null` adds none."
  type        = map(string)
  default     = null
}

variable "default_user" {
  description = "First user of the image, `ubuntu` in AMIs from the module's template. It owns the login of `keypair_name` and, besides root, the access to metadata under `enable_ip_lockdown`."
  type        = string
  default     = "ubuntu"
}

variable "ebs_optimized" {
  description = "Whether disk traffic is kept apart from network traffic. A router hardly uses its disk; current instance types have the feature anyway, and old ones may charge for it."
  type        = bool
  default     = true
}

variable "enable_cloudwatch_alarms" {
  description = "Whether alarms are set on CPU, memory and disk of the router, sent to `alarms_sns_topic_arn`. CPU is the one to heed, because encryption of all traffic runs on it and small types have little."
  type        = bool
  default     = true
}

variable "enable_cloudwatch_log_aggregation" {
  description = "Whether system logs, those of `tailscaled` included, go to CloudWatch Logs. As people seldom log in to the router, this is the place where a failed registration shows."
  type        = bool
  default     = true
}

variable "enable_cloudwatch_metrics" {
  description = "Whether memory and disk use are published as custom metrics, at CloudWatch's price per metric. With false, the alarms for both have no data."
  type        = bool
  default     = true
}

variable "enable_fail2ban" {
  description = "Whether addresses with repeated failed SSH logins are blocked. The router opens no port to the internet, so it guards against attempts from inside the network only."
  type        = bool
  default     = true
}

variable "enable_imds" {
  description = "Whether the instance metadata service answers on the router. The boot script learns region and credentials from it to read the auth key, so false makes sense only if your image gets them in another way."
  type        = bool
  default     = true
}

variable "enable_ip_lockdown" {
  description = "Whether only root and `default_user` may use the instance metadata. The router's role can read the auth key, and that key admits machines to your tailnet."
  type        = bool
  default     = true
}

variable "enable_ssh_grunt" {
  description = "Whether people log in to the router itself through IAM groups and their SSH keys. Users of the tailnet need no login here; it is for maintenance."
  type        = bool
  default     = true
}

variable "enable_tailscale_dns" {
  description = "Whether the router itself resolves names by the DNS settings of the tailnet. False keeps the VPC's resolver, so that names of AWS endpoints and private zones work on it. It does not change what the clients resolve; that is set in Tailscale."
  type        = bool
  default     = false
}

variable "external_account_ssh_grunt_role_arn" {
  description = "ARN of the role in another account by which ssh-grunt reads IAM groups and public SSH keys, such as `arn:aws:iam::444455556666:role/allow-ssh-grunt-access-from-other-accounts`. Empty looks in the router's own account."
  type        = string
  default     = ""
}

variable "instance_type" {
  description = "EC2 type of the router. `t3.nano` carries a small team at office work; for transfers of large files take one with better network and more CPU. It must match the AMI's architecture."
  type        = string
  default     = "t3.nano"
}

variable "instance_warmup" {
  description = "Seconds after which a new router counts as ready during an instance refresh. Longer than boot and registration take, 60 to 180 for example, avoids that the refresh ends with a router that never joined. `null` uses the warmup or grace period of the group."
  type        = number
  default     = null
}

variable "keypair_name" {
  description = "EC2 key pair of the region for SSH as `default_user`, as a spare way in. `null` installs none, which is right once ssh-grunt works; the port is not open to the internet in either case."
  type        = string
  default     = null
}

variable "routes" {
  description = "IPv4 or IPv6 ranges offered to the tailnet, such as `[\"10.0.0.0/16\", \"10.2.0.0/16\"]` to include peered VPCs. `null` offers the range of `vpc_id`. Each must be approved in the Tailscale admin console or by `autoApprovers` in its policy; until then clients cannot use it."
  type        = list(string)
  default     = null
}

variable "should_create_cloudwatch_log_group" {
  description = "Whether Terraform makes and owns the router's log group, so that retention, key and tags apply. False lets the agent make it, with logs kept for ever."
  type        = bool
  default     = true
}

variable "ssh_grunt_iam_group" {
  description = "IAM group whose members may log in to the router without sudo. An empty text admits none. Used with `enable_ssh_grunt`."
  type        = string
  default     = "ssh-grunt-users"
}

variable "ssh_grunt_iam_group_sudo" {
  description = "IAM group whose members may become root on the router, and so take over its place in the tailnet. An empty text admits none; one or two maintainers are enough."
  type        = string
  default     = "ssh-grunt-sudo-users"
}

variable "tailnet_hostname" {
  description = "Name of the router in the tailnet, as shown in the admin console and in MagicDNS: letters, digits and hyphens. `null` takes `name`. If the name is taken, Tailscale appends a number, which happens when a replaced router has not been removed yet."
  type        = string
  default     = null
}

variable "use_imdsv1" {
  description = "Whether the old version of the instance metadata service answers as well. It hands out credentials to anything that can be tricked into a plain request, so leave it false unless software in your AMI cannot do version 2."
  type        = bool
  default     = false
}
