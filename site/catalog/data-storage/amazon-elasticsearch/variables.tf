variable "domain_name" {
  description = "Name of the domain: 3 to 28 lowercase letters, digits and hyphens, beginning with a letter, unique per account and region. It is part of the endpoint; changing it replaces the domain and its indices."
  type        = string
}

variable "instance_count" {
  description = "Number of data nodes, 1 to 80 unless your quota is higher. With `zone_awareness_enabled` take a multiple of `availability_zone_count`. One node has no room for a replica, so the cluster state stays yellow."
  type        = number
}

variable "instance_type" {
  description = "Type of the data nodes, ending in `.elasticsearch`, such as `m6g.large.elasticsearch` or `r6g.large.elasticsearch`. A change builds new nodes and moves all shards, which takes hours on large domains. `t3` types are for tests."
  type        = string
}

variable "volume_size" {
  description = "Size of the EBS volume of each data node in GiB, from 10 to a limit set by `instance_type`. Plan for indices, one replica and a quarter of free space. Ignored when `ebs_enabled` is false."
  type        = number
}

variable "volume_type" {
  description = "Kind of the EBS volumes: `gp2`, `io1` or `standard`; `gp3`, cheaper and faster, if the AWS provider in use accepts it. `io1` requires `iops`. Ignored when `ebs_enabled` is false."
  type        = string
}

variable "zone_awareness_enabled" {
  description = "Whether data nodes and replicas are spread over `availability_zone_count` zones. True in production, with as many subnets in `subnet_ids`. Indices need one replica at least, or a lost zone loses data."
  type        = bool
}

variable "advanced_options" {
  description = "Settings of the engine as key and value, both strings, for example `{ \"rest.action.multi.allow_explicit_index\" = \"true\" }`. Write `\"true\"`, not `true`, otherwise every plan shows a change. `{}` leaves the defaults."
  type        = map(any)
  default     = {}
}

variable "advanced_security_options" {
  description = "Whether fine-grained access control is on: roles down to index, document and field. It needs encryption at rest and between nodes, and a master user, either in `master_user_arn` or in the internal database. It cannot be turned off again, so false then replaces the domain."
  type        = bool
  default     = false
}

variable "alarm_sns_topic_arns" {
  description = "ARNs of the SNS topics told when an alarm of the domain changes state. Empty leaves the alarms silent."
  type        = list(string)
  default     = []
}

variable "allow_connections_from_cidr_blocks" {
  description = "IPv4 ranges in CIDR notation that may connect to the endpoint by HTTPS. Used when `is_public` is false. Together with an empty `allow_connections_from_security_groups`, empty admits nobody."
  type        = set(string)
  default     = []
}

variable "allow_connections_from_security_groups" {
  description = "IDs of security groups whose members may connect to the endpoint by HTTPS, for example that of log shippers. Used when `is_public` is false."
  type        = set(string)
  default     = []
}

variable "automated_snapshot_start_hour" {
  description = "Hour in UTC, 0 to 23, of the daily automated snapshot. Since version 5.3 AWS snapshots every hour and keeps 14 days regardless of this."
  type        = number
  default     = 0
}

variable "availability_zone_count" {
  description = "Number of zones for data nodes: 2 or 3. Must equal the number of `subnet_ids`. Used when `zone_awareness_enabled` is true."
  type        = number
  default     = 2
}

variable "create_service_linked_role" {
  description = "Whether the role with which the service reaches into your VPC is created. An account has it once: true in the first deployment by code, false when the console, the landing zone or another domain has made it. Creating it twice fails."
  type        = bool
  default     = false
}

variable "custom_endpoint" {
  description = "Domain name of your own for the endpoint, such as `search.stage.acme.com`; make the DNS record yourself. Used when `custom_endpoint_enabled` is true."
  type        = string
  default     = null
}

variable "custom_endpoint_certificate_arn" {
  description = "ARN of an ACM certificate, in this region, that covers `custom_endpoint`. Required when `custom_endpoint_enabled` is true."
  type        = string
  default     = null
}

variable "custom_endpoint_enabled" {
  description = "Whether the domain also answers under `custom_endpoint`. Clients then keep their address when a domain is replaced. The original endpoint stays valid."
  type        = bool
  default     = false
}

variable "custom_tags" {
  description = "Tags for the domain and its security group, as key and value, for cost reports."
  type        = map(string)
  default     = {}
}

variable "dedicated_master_count" {
  description = "Number of dedicated master nodes: 3, or 5 for very large domains. Never 2, because a majority is needed to go on when one fails. Used when `dedicated_master_enabled` is true."
  type        = number
  default     = null
}

variable "dedicated_master_enabled" {
  description = "Whether nodes without data manage the cluster. They keep it stable while data nodes are under load; AWS recommends them for production. They cost three instances more, see `dedicated_master_type`."
  type        = bool
  default     = false
}

variable "dedicated_master_type" {
  description = "Instance type of the dedicated masters, such as `m6g.large.elasticsearch`. They need memory in proportion to nodes and shards, not to data. Used when `dedicated_master_enabled` is true."
  type        = string
  default     = null
}

variable "ebs_enabled" {
  description = "Whether data nodes store on EBS volumes. False fits only types with disks of their own, such as `i3`; most others demand true, and a domain without storage is refused."
  type        = bool
  default     = true
}

variable "elasticsearch_version" {
  description = "Version of the engine. `7.10` is the last of Elasticsearch on AWS; the default 7.7, like most earlier ones, is charged extended support since November 2025. Upgrades run in place and cannot be undone. OpenSearch versions are beyond this release."
  type        = string
  default     = "7.7"
}

variable "enable_cloudwatch_alarms" {
  description = "Whether alarms on cluster state, free space, CPU, memory and more are created. They report to `alarm_sns_topic_arns`. Free space is the one to fear: a full node blocks writes."
  type        = bool
  default     = true
}

variable "enable_encryption_at_rest" {
  description = "Whether indices, logs and automated snapshots are encrypted with KMS. Leave true; it cannot be turned off later, and `advanced_security_options` depends on it. The smallest old instance types do not support it."
  type        = bool
  default     = true
}

variable "enable_node_to_node_encryption" {
  description = "Whether nodes talk to each other by TLS. Leave true; `advanced_security_options` depends on it, and turning it off replaces the domain."
  type        = bool
  default     = true
}

variable "encryption_kms_key_id" {
  description = "ARN of the KMS key for encryption at rest. `null` uses the AWS managed key. A disabled or deleted key makes the domain unusable. Used when `enable_encryption_at_rest` is true; changing it replaces the domain."
  type        = string
  default     = null
}

variable "iam_principal_arns" {
  description = "ARNs of the users and roles that the access policy admits; requests must then be signed. The default `[\"*\"]` admits every unsigned request that gets through the security group, so it must be narrowed when `is_public` is true."
  type        = list(string)
  default     = ["*"]
}

variable "internal_user_database_enabled" {
  description = "Whether users are kept inside the domain, with name and password, instead of in IAM. True needs `master_user_name` and `master_user_password`; Kibana shows a login form. Used when `advanced_security_options` is true."
  type        = bool
  default     = false
}

variable "iops" {
  description = "Provisioned input and output operations per second for each volume. Required for `io1`; leave `null` for `gp2` and `standard`. More than the instance type can take is paid for in vain."
  type        = number
  default     = null
}

variable "is_public" {
  description = "Whether the endpoint is on the internet, outside your VPC, guarded by `iam_principal_arns` alone. Leave false unless clients outside AWS must write to it. Changing it replaces the domain."
  type        = bool
  default     = false
}

variable "master_user_arn" {
  description = "ARN of the IAM user or role that is master of the domain and grants rights to others. Used when `advanced_security_options` is true and `internal_user_database_enabled` false; otherwise `null`."
  type        = string
  default     = null
}

variable "master_user_name" {
  description = "Name of the master user in the internal database. Used when `internal_user_database_enabled` is true; otherwise `null`."
  type        = string
  default     = null
}

variable "master_user_password" {
  description = "Password of the master user: 8 characters at least, with upper and lower case, a digit and a special character. It is stored in the Terraform state, so take it from Secrets Manager. Used when `internal_user_database_enabled` is true."
  type        = string
  default     = null
}

variable "subnet_ids" {
  description = "IDs of the subnets for the endpoint: one, or as many as `availability_zone_count` with zone awareness, each in another zone. Required when `is_public` is false. Keep as many addresses free as you have nodes times three, since updates run new nodes beside old ones."
  type        = list(string)
  default     = []
}

variable "tls_security_policy" {
  description = "Oldest TLS version clients may use: `Policy-Min-TLS-1-2-2019-07`, or `Policy-Min-TLS-1-0-2019-07` for old clients. Stay with the first."
  type        = string
  default     = "Policy-Min-TLS-1-2-2019-07"
}

variable "update_timeout" {
  description = "How long Terraform waits for a change, as a duration such as `90m` or `3h`. Only the waiting ends at that time: the domain goes on, and the next plan catches up. Raise it for large domains."
  type        = string
  default     = "90m"
}

variable "vpc_id" {
  description = "ID of the VPC for the domain's security group; it must contain `subnet_ids`. Required when `is_public` is false. A domain cannot move between VPC and internet."
  type        = string
  default     = null
}
