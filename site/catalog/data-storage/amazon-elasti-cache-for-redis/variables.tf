variable "enable_automatic_failover" {
  description = "Whether a replica becomes primary when that fails, usually within a minute. Needs two nodes or more, is compulsory in cluster mode, and must be true with `enable_multi_az`. With false, a failed primary means no writes until it is replaced."
  type        = bool
}

variable "enable_multi_az" {
  description = "Whether primary and replicas are spread over Availability Zones. Needs `enable_automatic_failover`, two nodes or more and subnets in two zones. True in production."
  type        = bool
}

variable "instance_type" {
  description = "Node type such as `cache.t4g.small` or `cache.r7g.large`. It sets the memory, of which about a quarter should stay free for backups and failover. The smallest types lack some features; a change moves data to new nodes."
  type        = string
}

variable "name" {
  description = "Name of the replication group: lowercase letters, digits and hyphens, beginning with a letter, at most 40 characters, unique per account and region. Part of the endpoint; changing it replaces the cache and its data."
  type        = string
}

variable "replication_group_size" {
  description = "Number of nodes without cluster mode: one primary, the others replicas, 1 to 6. 1 has nothing to fail over to. In cluster mode `cluster_mode` decides instead."
  type        = number
}

variable "subnet_ids" {
  description = "IDs of the subnets in which nodes may run, in at least two Availability Zones for `enable_multi_az`. The private persistence tier is the right place."
  type        = list(string)
}

variable "vpc_id" {
  description = "ID of the VPC for the cache's security group; it must contain `subnet_ids`. A change replaces the cache."
  type        = string
}

variable "alarms_sns_topic_arns" {
  description = "ARNs of the SNS topics told when an alarm on CPU or memory of the nodes changes state. Failovers are reported through `sns_topic_for_notifications` instead."
  type        = list(string)
  default     = []
}

variable "allow_connections_from_cidr_blocks" {
  description = "IPv4 ranges in CIDR notation that may connect to `port`. Keep to the private app subnets. Empty, with `allow_connections_from_security_groups` empty as well, admits nobody."
  type        = list(string)
  default     = []
}

variable "allow_connections_from_security_groups" {
  description = "IDs of security groups whose members may connect to `port`, such as that of an ECS service. Stricter than ranges and unaffected by changes of address."
  type        = list(string)
  default     = []
}

variable "apply_immediately" {
  description = "Whether changes happen at once instead of in `maintenance_window`. A new node type or version brings a failover and a short break in writes."
  type        = bool
  default     = false
}

variable "auth_token" {
  description = "Password clients send with `AUTH`: 16 to 128 letters, digits and characters of `!&#$^<>-`. Needs `enable_transit_encryption`. It is stored in the Terraform state, so read it from Secrets Manager and guard the state. `null` asks for none."
  type        = string
  default     = null
}

variable "cluster_mode" {
  description = "Shards for cluster mode, as list of one object: `[{ num_node_groups = 3, replicas_per_node_group = 1 }]` makes six nodes. Clients must speak the cluster protocol, and commands on several keys need them in one shard. `[]` means one shard, sized by `replication_group_size`. Switching later replaces the cache."
  type = list(object({
    num_node_groups = number
    replicas_per_node_group = number
  }))
  default = []
}

variable "enable_at_rest_encryption" {
  description = "Whether disk and backups are encrypted. Leave true; it costs nothing noticeable. It can be chosen at creation only, so changing it replaces the cache."
  type        = bool
  default     = true
}

variable "enable_cloudwatch_alarms" {
  description = "Whether alarms on CPU and memory of each node are created, reporting to `alarms_sns_topic_arns`."
  type        = bool
  default     = true
}

variable "enable_transit_encryption" {
  description = "Whether clients must connect by TLS, as `rediss://`. `auth_token` requires it. It costs some CPU; this release replaces the cache when it changes."
  type        = bool
  default     = true
}

variable "maintenance_window" {
  description = "Weekly span in UTC of at least 60 minutes for patches and waiting changes, such as `sun:03:00-sun:04:00`. It must not overlap `snapshot_window`. Without a replica, patches interrupt the service."
  type        = string
  default     = "sat:07:00-sat:08:00"
}

variable "parameter_group_name" {
  description = "Name of an existing parameter group, for settings such as `maxmemory-policy`; its family must fit `redis_version`, and in cluster mode it must have cluster mode on, as `default.redis7.cluster.on` has. `null` takes the AWS default."
  type        = string
  default     = null
}

variable "port" {
  description = "TCP port of the nodes. 6379 is what clients expect; changing it replaces the cache."
  type        = number
  default     = 6379
}

variable "redis_version" {
  description = "Version of the engine, `7.1` for instance, or `6.x` in the form older providers want. The default, 5.0.6, left standard support in 2026 and costs extra. An upgrade fails over in place; going back means a new cache."
  type        = string
  default     = "5.0.6"
}

variable "snapshot_arn" {
  description = "ARN of an RDB file in Amazon S3 from which a new cache is filled, for moving from elsewhere; ElastiCache needs read access to it. Used at creation only. `null` starts empty."
  type        = string
  default     = null
}

variable "snapshot_name" {
  description = "Name of an ElastiCache snapshot from which a new cache is filled. Changing it replaces the cache, so leave it in place after a restore. `null` starts empty."
  type        = string
  default     = null
}

variable "snapshot_retention_limit" {
  description = "Days, 0 to 35, for which daily snapshots are kept. 0 makes none, right for a pure cache whose content can be rebuilt. Storage beyond one snapshot is billed."
  type        = number
  default     = 15
}

variable "snapshot_window" {
  description = "Daily span in UTC of at least 60 minutes for the snapshot, such as `02:00-03:00`, apart from `maintenance_window`. Taking it from a single node slows that down; with replicas it comes from one of them."
  type        = string
  default     = "06:00-07:00"
}

variable "sns_topic_for_notifications" {
  description = "ARN of the SNS topic that hears of events such as failover and replaced nodes. It is no alarm: these come through `alarms_sns_topic_arns`. `\"\"` reports to nobody."
  type        = string
  default     = ""
}

variable "tags" {
  description = "Tags for the replication group, as key and value, for cost reports and access rules."
  type        = map(string)
  default     = {}
}
