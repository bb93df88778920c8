variable "allow_vpn_from_cidr_list" {
  description = "IPv4 ranges in CIDR notation from which VPN clients can connect. People connect from changing IP addresses, so `[\"0.0.0.0/0\"]` is usual: the server rejects clients without a valid certificate. Narrow it if everyone connects from known networks."
  type        = list(string)
}

variable "ami" {
  description = "ID of the AMI for the server, built with the Packer template next to the module, which installs OpenVPN and the certificate tools. A new ID takes effect when the Auto Scaling group replaces the server, with a few minutes without VPN. `null` when `ami_filters` finds the image; if both are set, the ID takes precedence."
  type        = string
}

variable "ami_filters" {
  description = "Lookup for the AMI: `owners` such as `[\"self\"]` and `filters` with names and values as in `aws ec2 describe-images`. The newest match is used, so a new image build changes the next plan. Set it to `null` when you set `ami`."
  type = object({
    owners = list(string)
    filters = list(object({
      name = string
      values = list(string)
    }))
  })
}

variable "backup_bucket_name" {
  description = "Name of the S3 bucket, created here and globally unique, that contains the encrypted copy of the certificate authority and all issued certificates. A replaced server restores itself from it; without the backup, every client needs a new certificate. A rename creates an empty bucket."
  type        = string
}

variable "ca_cert_fields" {
  description = "Subject of the certificate authority, which users see in their client: `ca_country` (two letters, such as `US`), `ca_state`, `ca_locality`, `ca_org`, `ca_org_unit`, and `ca_email`. All six are required. They are read when the authority is first created; later changes do not affect certificates already issued."
  type = object({
    ca_country = string
    ca_state = string
    ca_locality = string
    ca_org = string
    ca_org_unit = string
    ca_email = string
  })
}

variable "subnet_ids" {
  description = "IDs of the public subnets in which the Auto Scaling group can start the server. List two in different Availability Zones, so that a replacement can start when one zone fails; only one server runs at a time."
  type        = list(string)
}

variable "vpc_id" {
  description = "ID of the VPC in which the server runs, usually the management VPC. Clients reach other VPCs through its peering connections. The subnets in `subnet_ids` must belong to it."
  type        = string
}

variable "alarms_sns_topic_arn" {
  description = "ARNs of the SNS topics notified when an alarm on CPU, memory, or disk of the server changes state. Used while `enable_cloudwatch_alarms` is true; with an empty list, the alarms notify no one."
  type        = list(string)
  default     = []
}

variable "allow_manage_key_permissions_with_iam" {
  description = "Whether IAM policies of the account can also grant permissions on the KMS key created for the backups. With false, the key policy is the only source, so choose the administrators in `cmk_administrator_iam_arns` with care: only AWS Support can recover a key that no one can administer."
  type        = bool
  default     = false
}

variable "allow_ssh_from_cidr_list" {
  description = "IPv4 ranges that can reach port 22 of the server. An empty list allows no IP addresses. SSH is needed for maintenance only, as VPN users never log in."
  type        = list(string)
  default     = []
}

variable "allow_ssh_from_security_group_ids" {
  description = "IDs of security groups, such as that of a bastion host, whose members can reach port 22 of the server. Unlike ranges in `allow_ssh_from_cidr_list`, these rules stay valid when IP addresses change."
  type        = list(string)
  default     = []
}

variable "base_domain_name" {
  description = "Domain of the hosted zone for the server's record, such as `acme.com`. The zone is found by this name unless `hosted_zone_id` is set. Used while `create_route53_entry` is true."
  type        = string
  default     = null
}

variable "base_domain_name_tags" {
  description = "Tags, as key-value pairs, that distinguish the hosted zone from others of the same name, such as a private one. With an empty map, the service searches by name only."
  type        = map(string)
  default     = {}
}

variable "cloud_init_parts" {
  description = "Additional parts of the server's boot script, keyed by name, each with `filename`, a MIME `content_type` such as `text/x-shellscript`, and `content`. They share the 16 KB of user data with the script that restores the certificates, and are readable through the EC2 API: keep secrets out."
  type = map(object({
    filename = string
    content_type = string
    content = string
  }))
  default = {}
}

variable "cloudwatch_log_group_kms_key_id" {
  description = "ARN of the KMS key that encrypts the server's log group. The key policy must let the CloudWatch Logs service of the Region use it. `null` keeps the default encryption of CloudWatch Logs."
  type        = string
  default     = null
}

variable "cloudwatch_log_group_retention_in_days" {
  description = "Days for which logs of VPN connections are kept: 1, 3, 5, 7, 14, 30, 60, 90, and other steps up to 3653. `null` never deletes them. They show who was connected from where, so check what privacy rules and audits require."
  type        = number
  default     = null
}

variable "cloudwatch_log_group_tags" {
  description = "Tags, as key-value pairs, for the server's log group, which is created only with `should_create_cloudwatch_log_group`. `null` adds none."
  type        = map(string)
  default     = null
}

variable "cmk_administrator_iam_arns" {
  description = "IAM ARNs that administer the KMS key created for the backups, including its policy. With an empty list and no `kms_key_arn`, it is the identity that runs the first apply; for a pipeline, also name a role that people can assume."
  type        = list(string)
  default     = []
}

variable "cmk_external_user_iam_arns" {
  description = "IAM ARNs of other accounts, such as `arn:aws:iam::111122223333:root`, that can use the KMS key of the backups. Anyone who can read the bucket and use the key controls your certificate authority, so leave it empty unless you need it."
  type        = list(string)
  default     = []
}

variable "cmk_user_iam_arns" {
  description = "Principals of this account that can use the KMS key of the backups, as objects: `{ name = [\"arn:aws:iam::111122223333:role/backup-audit\"], conditions = [] }`. A condition has `test`, `variable`, and `values`, as in an IAM policy. The server's own role gets its permissions without an entry."
  type = list(object({
    name = list(string)
    conditions = list(object({
      test = string
      variable = string
      values = list(string)
    }))
  }))
  default = []
}

variable "create_route53_entry" {
  description = "Whether an A record for the server is created in Route 53. Without it, client profiles contain the IP address. Needs `base_domain_name` or `hosted_zone_id`."
  type        = bool
  default     = false
}

variable "default_user" {
  description = "First user of the operating system in the AMI, `ubuntu` with the module's template. With `enable_ip_lockdown`, only this user and root can request AWS credentials; the certificate tools on the server depend on that."
  type        = string
  default     = "ubuntu"
}

variable "domain_name" {
  description = "Full DNS name of the server, such as `vpn.acme.com`. `null` joins `name` and `base_domain_name`. It is part of the client profiles, so after a change every user needs a new profile. Used while `create_route53_entry` is true."
  type        = string
  default     = null
}

variable "ebs_optimized" {
  description = "Whether the disk has bandwidth separate from the network, which matters little for a server that mostly forwards packets. Current instance types include it; false is for old types that do not support it."
  type        = bool
  default     = true
}

variable "enable_cloudwatch_alarms" {
  description = "Whether CloudWatch alarms watch CPU, memory, and disk of the server and notify `alarms_sns_topic_arn`. A full disk prevents new certificates; a busy CPU slows down every user, since encryption runs there."
  type        = bool
  default     = true
}

variable "enable_cloudwatch_log_aggregation" {
  description = "Whether logs of OpenVPN and the system are sent to CloudWatch Logs. A replaced server loses its disk, so without this the history of connections is lost."
  type        = bool
  default     = true
}

variable "enable_cloudwatch_metrics" {
  description = "Whether the server publishes memory and disk use as custom metrics, which are billed individually. The alarms on memory and disk have no data without them."
  type        = bool
  default     = true
}

variable "enable_fail2ban" {
  description = "Whether fail2ban blocks IP addresses after several failed SSH logins. It must be part of the AMI, and it matters when `allow_ssh_from_cidr_list` is wider than a trusted network."
  type        = bool
  default     = true
}

variable "enable_ip_lockdown" {
  description = "Whether the instance metadata, with credentials that can read the backup and issue certificates, is closed to all users except root and `default_user`. Turn it off only if one of your tools needs the credentials as another user."
  type        = bool
  default     = true
}

variable "enable_ssh_grunt" {
  description = "Whether administrators log in to the server with the SSH keys of their IAM users. It is for maintenance only: VPN access comes from certificates, not from these groups. With false, `keypair_name` is the only way to log in."
  type        = bool
  default     = true
}

variable "external_account_arns" {
  description = "ARNs of the AWS accounts, as `arn:aws:iam::444455556666:root`, that contain your IAM users. For them the service creates two roles, one to request and one to revoke certificates. An empty list creates none; leave it empty if the users are in this account."
  type        = list(string)
  default     = []
}

variable "external_account_ssh_grunt_role_arn" {
  description = "ARN of the role, in the account of your IAM users, through which the server reads groups and public SSH keys. It serves SSH logins only and is independent of `external_account_arns`. Empty if the users are in the server's account."
  type        = string
  default     = ""
}

variable "force_destroy" {
  description = "Whether a destroy can delete the backup bucket with the certificate authority in it. Leave it false outside of tests: without the authority you cannot issue or revoke certificates, and every user needs a new one."
  type        = bool
  default     = false
}

variable "high_asg_cpu_utilization_period" {
  description = "Seconds, a multiple of 60, over which CPU use of the server is averaged for its alarm. A large download by one user is a short peak; 300 reports only load that slows everyone down."
  type        = number
  default     = 60
}

variable "high_asg_cpu_utilization_threshold" {
  description = "CPU use of the server in percent, 0 to 100, above which the alarm fires. OpenVPN encrypts on a single core, so on an instance with two vCPUs about 50 percent can already be the limit; lower the default of 90 there."
  type        = number
  default     = 90
}

variable "high_asg_cpu_utilization_treat_missing_data" {
  description = "How the CPU alarm treats periods without data: `missing` (INSUFFICIENT_DATA), `ignore` (no change), `breaching`, or `notBreaching`. While the Auto Scaling group replaces the server, there is no data; `breaching` reports such an outage."
  type        = string
  default     = "missing"
}

variable "high_asg_disk_utilization_period" {
  description = "Seconds, a multiple of 60, over which use of the root volume is averaged for its alarm. Logs grow slowly, so a longer period is fine. Needs `enable_cloudwatch_metrics`, since EC2 itself does not measure it."
  type        = number
  default     = 60
}

variable "high_asg_disk_utilization_threshold" {
  description = "Use of the root volume in percent above which the alarm fires. With a full disk, the server cannot store new certificates or back them up. Enlarge `root_volume_size` or rotate logs when it reaches the default of 90."
  type        = number
  default     = 90
}

variable "high_asg_disk_utilization_treat_missing_data" {
  description = "What the disk alarm does without data: `missing`, `ignore`, `breaching`, or `notBreaching`. Disk use comes from the CloudWatch agent, so a gap on a running server means that the agent is broken."
  type        = string
  default     = "missing"
}

variable "high_asg_memory_utilization_period" {
  description = "Seconds, a multiple of 60, over which memory use of the server is averaged for its alarm. Memory follows the number of connected users, which changes within minutes rather than seconds. Needs `enable_cloudwatch_metrics`."
  type        = number
  default     = 60
}

variable "high_asg_memory_utilization_threshold" {
  description = "Memory use of the server in percent above which the alarm fires. Each connected client takes some; if the kernel kills the OpenVPN process, all users lose their connection, so choose a larger `instance_type` before that happens."
  type        = number
  default     = 90
}

variable "high_asg_memory_utilization_treat_missing_data" {
  description = "State of the memory alarm without data: `missing` for INSUFFICIENT_DATA, `ignore` for the last state, `breaching` for alarm, `notBreaching` for OK. Use the same value as for the disk alarm, since one agent delivers both metrics."
  type        = string
  default     = "missing"
}

variable "hosted_zone_id" {
  description = "ID of the hosted zone for the record, such as `Z0123456789ABCDEFGHIJ`. `null` looks the zone up by `base_domain_name`, which fails if two zones match. Used while `create_route53_entry` is true."
  type        = string
  default     = null
}

variable "instance_type" {
  description = "EC2 type of the server. `t3.micro` serves a few dozen people doing office work; encryption is limited to one CPU core, and burstable types slow down once their credits are used up. The architecture must match the AMI. A change takes effect on the next server the group starts."
  type        = string
  default     = "t3.micro"
}

variable "keypair_name" {
  description = "EC2 key pair for login as `default_user`, for emergencies when ssh-grunt does not work. Shared keys cannot be traced to a person. `null` installs none."
  type        = string
  default     = null
}

variable "kms_key_arn" {
  description = "ARN of an existing KMS key that encrypts the backups. `null` creates one here, governed by `cmk_administrator_iam_arns`, `cmk_user_iam_arns`, `cmk_external_user_iam_arns`, and `allow_manage_key_permissions_with_iam`. Never delete the key while you need the backups: they become unreadable."
  type        = string
  default     = null
}

variable "list_queue_name" {
  description = "Name of the SQS queue that receives requests to list issued certificates; the module prefixes it with `openvpn-lists-`. Change it only if several VPN servers share an account and Region, since queue names must be unique there. See also `request_queue_name` and `revocation_queue_name`."
  type        = string
  default     = "queue"
}

variable "name" {
  description = "Name of the server, part of its Auto Scaling group, role, groups, log group and, by default, its DNS name. Unique in the account. A rename can replace the server and the IAM groups of your users: read the plan."
  type        = string
  default     = "vpn"
}

variable "openvpn_server_tags" {
  description = "Tags, as key-value pairs, for the resources the underlying OpenVPN module creates: server, bucket, queues, and security group. Policies and cost reports can select by them."
  type        = map(string)
  default     = {}
}

variable "request_queue_name" {
  description = "Name of the SQS queue that receives requests for new certificates; the module adds a prefix. `openvpn-admin request` writes to the queue and the server responds. Change it only if several VPN servers share an account."
  type        = string
  default     = "queue"
}

variable "revocation_queue_name" {
  description = "Name of the SQS queue that receives requests to revoke certificates; the module adds its own prefix, so it can equal `request_queue_name`. Only members of the administrators' group can write to it. Change it only if several VPN servers share an account."
  type        = string
  default     = "queue"
}

variable "root_volume_size" {
  description = "Size of the server's root volume in GiB, at least that of the AMI's snapshot. It contains the operating system, logs, and the certificate store, which is small, so the default of 8 is enough. A change applies to the next server the group starts."
  type        = number
  default     = 8
}

variable "should_create_cloudwatch_log_group" {
  description = "Whether the module manages the log group, with retention, key, and tags as set here. False leaves it to the agent on the server, which sets no retention. Import an existing group before you switch to true."
  type        = bool
  default     = true
}

variable "ssh_grunt_iam_group" {
  description = "IAM group whose members can log in to the server over SSH, without sudo. `\"\"` allows no such group. VPN users need no login, so few people should be in it."
  type        = string
  default     = "ssh-grunt-users"
}

variable "ssh_grunt_iam_group_sudo" {
  description = "IAM group whose members can log in and become root on the server. Root can read the key of the certificate authority and so issue access to anyone; treat membership like that of an administrators' group."
  type        = string
  default     = "ssh-grunt-sudo-users"
}

variable "tenancy" {
  description = "`default` for shared hardware, `dedicated` for hardware of your account alone, or `host` for a Dedicated Host you allocated. The last two cost more and only serve isolation requirements."
  type        = string
  default     = "default"
}

variable "use_imdsv1" {
  description = "Whether the server's metadata service also accepts version 1 requests, without a session token. The default is true for software that cannot use version 2. Set it to false once your AMI works with IMDSv2, since version 1 exposes credentials to request forgery; Security Hub flags it."
  type        = bool
  default     = true
}

variable "use_managed_iam_policies" {
  description = "Whether permissions of the server and its roles are customer managed policies, which compliance scanners prefer, instead of inline ones. The permissions are the same."
  type        = bool
  default     = true
}

variable "use_strong_prime" {
  description = "Whether the Diffie-Hellman parameters are generated from strong primes. The first start then takes much longer, for little gain in security. Affects a new certificate authority only."
  type        = bool
  default     = false
}

variable "vpn_route_cidr_blocks" {
  description = "IPv4 ranges that clients send through the VPN, usually those of your VPCs, such as `[\"10.0.0.0/16\", \"10.2.0.0/16\"]`. All other traffic goes directly to the internet. An empty list pushes no routes, so clients reach nothing behind the server; a range that equals a user's home network makes one of the two unreachable."
  type        = list(string)
  default     = []
}

variable "vpn_search_domains" {
  description = "Domains whose names clients resolve through the VPC's DNS, such as `[\"stage.acme.internal\"]`, each with all its subdomains. Other names stay with the client's own resolver. You need it for private hosted zones. Support differs between VPN clients."
  type        = list(string)
  default     = []
}

variable "vpn_subnet" {
  description = "Network from which clients get their IP addresses, as an address and a mask in one string: `172.16.1.0 255.255.255.0`. It exists between server and clients only. It must not overlap any VPC, any range in `vpn_route_cidr_blocks`, or common home networks; its size limits how many can connect at the same time."
  type        = string
  default     = "172.16.1.0 255.255.255.0"
}
