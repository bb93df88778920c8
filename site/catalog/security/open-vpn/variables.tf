variable "allow_vpn_from_cidr_list" {
  description = "IPv4 ranges in CIDR notation from which VPN clients may connect. People work from changing addresses, so `[\"0.0.0.0/0\"]` is usual: clients without a valid certificate are turned away. Narrow it if everyone comes from known networks."
  type        = list(string)
}

variable "ami" {
  description = "ID of the AMI for the server, built with the Packer template beside the module, which installs OpenVPN and the tools that issue certificates. A new ID takes effect when the Auto Scaling Group replaces the server, with a few minutes without VPN. `null` when `ami_filters` finds the image; if both are set, the ID wins."
  type        = string
}

variable "ami_filters" {
  description = "Lookup for the AMI: `owners` such as `[\"self\"]` and `filters` with names and values as in `aws ec2 describe-images`. The newest match is taken, so an image build by a colleague changes the next plan. `null` when `ami` is given."
  type = object({
    owners = list(string)
    filters = list(object({
      name = string
      values = list(string)
    }))
  })
}

variable "backup_bucket_name" {
  description = "Name of the S3 bucket, created here and unique in all of AWS, that holds the encrypted copy of the certificate authority and all issued certificates. A replaced server restores itself from it; without the backup every client needs a new certificate. A rename creates an empty bucket."
  type        = string
}

variable "ca_cert_fields" {
  description = "Subject of the certificate authority, which users see in their client: `ca_country` (two letters, such as `US`), `ca_state`, `ca_locality`, `ca_org`, `ca_org_unit` and `ca_email`. All six are needed. They are read when the authority is first made; later changes do not touch certificates already issued."
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
  description = "IDs of the public subnets in which the Auto Scaling Group may start the server. Give two in different Availability Zones, so that the server can come back when one zone fails; only one server runs at a time."
  type        = list(string)
}

variable "vpc_id" {
  description = "ID of the VPC in which the server stands, normally the management VPC. Clients reach other VPCs through its peering connections. The subnets in `subnet_ids` must belong to it."
  type        = string
}

variable "alarms_sns_topic_arn" {
  description = "ARNs of the SNS topics told of alarms on CPU, memory and disk of the server. Used while `enable_cloudwatch_alarms` is true; an empty list leaves the alarms silent."
  type        = list(string)
  default     = []
}

variable "allow_manage_key_permissions_with_iam" {
  description = "Whether IAM policies of the account can also grant rights on the KMS key made for the backups. With false, the key policy is the only source, so list your administrators in `cmk_administrator_iam_arns` with care: a key nobody can administer can only be recovered through AWS Support."
  type        = bool
  default     = false
}

variable "allow_ssh_from_cidr_list" {
  description = "IPv4 ranges that may reach port 22 of the server. Empty closes SSH to addresses; it is needed for maintenance only, as VPN users never log in."
  type        = list(string)
  default     = []
}

variable "allow_ssh_from_security_group_ids" {
  description = "IDs of security groups, such as that of a bastion host, whose members may reach port 22 of the server. Rules by group survive address changes, unlike those in `allow_ssh_from_cidr_list`."
  type        = list(string)
  default     = []
}

variable "base_domain_name" {
  description = "Domain of the hosted zone that takes the server's record, such as `acme.com`. The zone is found by this name unless `hosted_zone_id` gives it. Used while `create_route53_entry` is true."
  type        = string
  default     = null
}

variable "base_domain_name_tags" {
  description = "Tags, as key and value, that tell the wanted hosted zone from others of the same name, such as a private one. Empty looks at the name alone."
  type        = map(string)
  default     = {}
}

variable "cloud_init_parts" {
  description = "Additional parts of the server's boot script, keyed by name, each with `filename`, a MIME `content_type` such as `text/x-shellscript`, and `content`. All of it shares the 16 KB of user data with the script that restores the certificates, and is readable through the EC2 API: keep secrets out."
  type = map(object({
    filename = string
    content_type = string
    content = string
  }))
  default = {}
}

variable "cloudwatch_log_group_kms_key_id" {
  description = "ARN of the KMS key that encrypts the server's log group. The key policy must let the CloudWatch Logs service of the region use it. `null` keeps the encryption CloudWatch Logs applies by itself."
  type        = string
  default     = null
}

variable "cloudwatch_log_group_retention_in_days" {
  description = "Days for which logs of VPN connections are kept: 1, 3, 5, 7, 14, 30, 60, 90 and further steps up to 3653. `null` never deletes them. They show who was connected from where, so check what privacy rules and audits ask for."
  type        = number
  default     = null
}

variable "cloudwatch_log_group_tags" {
  description = "Key and value pairs on the server's log group, which is created only with `should_create_cloudwatch_log_group`. `null` puts none there."
  type        = map(string)
  default     = null
}

variable "cmk_administrator_iam_arns" {
  description = "IAM ARNs that administer the KMS key made for the backups, including its policy. With an empty list and no `kms_key_arn`, it is the identity that runs the first apply; for a pipeline name a role of yours as well."
  type        = list(string)
  default     = []
}

variable "cmk_external_user_iam_arns" {
  description = "IAM ARNs of other accounts, such as `arn:aws:iam::111122223333:root`, that may use the KMS key of the backups. Whoever can read the bucket and use the key holds your certificate authority, so leave it empty without a need."
  type        = list(string)
  default     = []
}

variable "cmk_user_iam_arns" {
  description = "Principals of this account that may use the KMS key of the backups, as objects: `{ name = [\"arn:aws:iam::111122223333:role/backup-audit\"], conditions = [] }`. A condition has `test`, `variable` and `values`, as in an IAM policy. The server's own role gets its rights without an entry."
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
  description = "Whether an A record for the server is made in Route 53. Without it client profiles carry the bare address. Needs `base_domain_name` or `hosted_zone_id`."
  type        = bool
  default     = false
}

variable "default_user" {
  description = "First user of the operating system in the AMI, `ubuntu` with the module's template. With `enable_ip_lockdown`, this user and root may ask for AWS credentials; the certificate tools on the server depend on that."
  type        = string
  default     = "ubuntu"
}

variable "domain_name" {
  description = "Full DNS name of the server, such as `vpn.acme.com`. `null` joins `name` and `base_domain_name`. It ends up in client profiles, so a change means that every user needs a new profile. Used while `create_route53_entry` is true."
  type        = string
  default     = null
}

variable "ebs_optimized" {
  description = "Whether the disk has bandwidth apart from the network, which matters little for a server that mostly forwards packets. Current types include it; false is for old types that refuse it."
  type        = bool
  default     = true
}

variable "enable_cloudwatch_alarms" {
  description = "Whether CPU, memory and disk of the server are watched by alarms that report to `alarms_sns_topic_arn`. A full disk stops the issue of certificates; a busy CPU slows every user, since encryption runs there."
  type        = bool
  default     = true
}

variable "enable_cloudwatch_log_aggregation" {
  description = "Whether logs of OpenVPN and the system go to CloudWatch Logs. A replaced server takes its disk with it, so without this the history of connections is lost."
  type        = bool
  default     = true
}

variable "enable_cloudwatch_metrics" {
  description = "Whether the server publishes memory and disk use as custom metrics, billed one by one. The alarms on memory and disk see nothing without them."
  type        = bool
  default     = true
}

variable "enable_fail2ban" {
  description = "Whether fail2ban locks out addresses that fail to log in over SSH several times. It must be in the AMI, and matters as soon as `allow_ssh_from_cidr_list` is wider than a trusted network."
  type        = bool
  default     = true
}

variable "enable_ip_lockdown" {
  description = "Whether the instance metadata, with credentials that can read the backup and issue certificates, is closed to all users except root and `default_user`. Switch it off only for a tool of yours that needs the credentials as another user."
  type        = bool
  default     = true
}

variable "enable_ssh_grunt" {
  description = "Whether administrators log in to the server with the SSH keys of their IAM users. It concerns maintenance alone: VPN access is given by certificates, not by these groups. With false, only `keypair_name` opens the server."
  type        = bool
  default     = true
}

variable "external_account_arns" {
  description = "ARNs of the AWS accounts, as `arn:aws:iam::444455556666:root`, in which your IAM users live. For them the service creates two roles, one to request and one to revoke certificates. Empty creates none and fits if the users are in this account."
  type        = list(string)
  default     = []
}

variable "external_account_ssh_grunt_role_arn" {
  description = "ARN of the role, in the account of your IAM users, through which the server reads groups and public SSH keys. It serves SSH logins only and has nothing to do with `external_account_arns`. Empty if the users are in the server's account."
  type        = string
  default     = ""
}

variable "force_destroy" {
  description = "Whether `terraform destroy` may delete the backup bucket with the certificate authority in it. Leave it false outside of tests: afterwards no certificate can be checked or revoked, and every user starts over."
  type        = bool
  default     = false
}

variable "hosted_zone_id" {
  description = "ID of the hosted zone for the record, such as `Z0123456789ABCDEFGHIJ`. `null` looks the zone up by `base_domain_name`, which fails if two zones match. Used while `create_route53_entry` is true."
  type        = string
  default     = null
}

variable "instance_type" {
  description = "EC2 type of the server. `t3.micro` carries a few dozen people at office work; encryption is bound by one CPU core, and burstable types slow down once their credits are gone. The architecture must fit the AMI. A change takes effect on the next server the group starts."
  type        = string
  default     = "t3.micro"
}

variable "keypair_name" {
  description = "EC2 key pair for login as `default_user`, kept for the case that ssh-grunt does not work. Shared keys cannot be traced to a person. `null` leaves the server without one."
  type        = string
  default     = null
}

variable "kms_key_arn" {
  description = "ARN of an existing KMS key that encrypts the backups. `null` creates one here, ruled by `cmk_administrator_iam_arns`, `cmk_user_iam_arns`, `cmk_external_user_iam_arns` and `allow_manage_key_permissions_with_iam`. Never delete the key while backups need it: they become unreadable."
  type        = string
  default     = null
}

variable "name" {
  description = "Name of the server, part of its Auto Scaling Group, role, groups, log group and, by default, its DNS name. Unique in the account. A rename can replace the server and the IAM groups people are in: read the plan."
  type        = string
  default     = "vpn"
}

variable "openvpn_server_tags" {
  description = "Tags, as key and value, for the resources the underlying OpenVPN module creates: server, bucket, queues and security group. Policies and cost reports can select by them."
  type        = map(string)
  default     = {}
}

variable "request_queue_name" {
  description = "Name of the SQS queue that takes requests for new certificates; the module sets a prefix before it. `openvpn-admin request` writes to the queue and the server answers. A change only makes sense if several VPN servers share an account."
  type        = string
  default     = "queue"
}

variable "revocation_queue_name" {
  description = "Name of the SQS queue that takes orders to revoke certificates, with a prefix set by the module. Only members of the administrators' group may write to it. It must stay apart from `request_queue_name`; the prefixes see to that when both have the same text."
  type        = string
  default     = "queue"
}

variable "should_create_cloudwatch_log_group" {
  description = "Whether the log group belongs to Terraform, with retention, key and tags as set here. False leaves it to the agent on the server, which sets no retention. Import an existing group before you switch to true."
  type        = bool
  default     = true
}

variable "ssh_grunt_iam_group" {
  description = "IAM group whose members may log in to the server over SSH, without sudo. An empty text admits no such group. Ordinary VPN users need no login, so few people should be in it."
  type        = string
  default     = "ssh-grunt-users"
}

variable "ssh_grunt_iam_group_sudo" {
  description = "IAM group whose members may log in and become root on the server. Root can read the key of the certificate authority and so issue access to anybody; membership deserves the same care as that of an administrators' group."
  type        = string
  default     = "ssh-grunt-sudo-users"
}

variable "tenancy" {
  description = "`default` for shared hardware, `dedicated` for hardware of your account alone, or `host` for a Dedicated Host you allocated. The last two cost more and serve rules on isolation only."
  type        = string
  default     = "default"
}

variable "use_managed_iam_policies" {
  description = "Whether permissions of the server and its roles are customer managed policies, which compliance checkers prefer, instead of inline ones. Nothing else changes."
  type        = bool
  default     = true
}

variable "use_strong_prime" {
  description = "Whether the Diffie-Hellman parameters are made from strong primes. The first start then takes much longer, and the gain in security is held to be negligible. Affects a new certificate authority only."
  type        = bool
  default     = false
}

variable "vpn_route_cidr_blocks" {
  description = "IPv4 ranges that clients send through the VPN, normally those of your VPCs, such as `[\"10.0.0.0/16\", \"10.2.0.0/16\"]`. Everything else goes straight to the internet. Empty pushes no routes, so clients reach nothing behind the server; a range that equals a user's home network cuts them off from one of both."
  type        = list(string)
  default     = []
}

variable "vpn_search_domains" {
  description = "Domains whose names clients ask the VPC's DNS for, such as `[\"stage.acme.internal\"]`, each with all its subdomains. Other names stay with the client's own resolver. Needed for private hosted zones; support differs between client programs."
  type        = list(string)
  default     = []
}

variable "vpn_subnet" {
  description = "Network from which clients get their addresses, as address and mask in one text: `172.16.1.0 255.255.255.0`. It exists between server and clients only. It must not overlap any VPC, any range in `vpn_route_cidr_blocks` or common home networks; its size limits how many connect at once."
  type        = string
  default     = "172.16.1.0 255.255.255.0"
}
