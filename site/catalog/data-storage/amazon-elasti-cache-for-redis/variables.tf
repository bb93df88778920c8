variable "enable_automatic_failover" {
  description = "Whether a replica becomes primary when the primary fails, usually within a minute. Needs two nodes or more, is mandatory in cluster mode (`num_node_groups`), and must be true with `enable_multi_az`. With false, writes fail until a failed primary is replaced."
  type        = bool
}

variable "enable_multi_az" {
  description = "Whether primary and replicas are spread over Availability Zones. Needs `enable_automatic_failover`, two nodes or more and subnets in two zones. Set it to true in production."
  type        = bool
}

variable "instance_type" {
  description = "Node type such as `cache.t4g.small` or `cache.r7g.large`. It determines the memory, of which about a quarter should stay free for backups and failover. The smallest types lack some features. A change moves the data to new nodes while the cache stays online."
  type        = string
}

variable "name" {
  description = "Name of the replication group: lowercase letters, digits, and hyphens, starting with a letter, at most 40 characters, unique per account and Region. It is part of the endpoint; changing it replaces the cache and its data."
  type        = string
}

variable "replication_group_size" {
  description = "Number of nodes without cluster mode, 1 to 6: one primary, the others replicas. With 1, there is nothing to fail over to. In cluster mode, `num_node_groups` and `replicas_per_node_group` determine the number of nodes instead."
  type        = number
}

variable "subnet_ids" {
  description = "IDs of the subnets in which nodes can run, in at least two Availability Zones for `enable_multi_az`. The private persistence tier is the right place."
  type        = list(string)
}

variable "vpc_id" {
  description = "ID of the VPC for the cache's security group; it must contain `subnet_ids`. A change replaces the cache."
  type        = string
}

variable "alarm_high_cpu_utilization_treat_missing_data" {
  description = "How the CPU alarm of the nodes treats periods without data: `missing` (INSUFFICIENT_DATA), `ignore` (keep the state), `breaching`, or `notBreaching`. Nodes stop reporting while they are replaced, for example after a failover or when the node type changes."
  type        = string
  default     = "missing"
}

variable "alarm_low_memory_available_threshold" {
  description = "Free memory of a node in bytes below which the memory alarm fires; the default is 100 MB. Set about ten percent of the memory of `instance_type`, so that you can act before Redis evicts keys or rejects writes. Used while `enable_cloudwatch_alarms` is true."
  type        = number
  default     = 100000000
}

variable "alarm_low_memory_available_treat_missing_data" {
  description = "How the memory alarm reads a gap in the metric: `missing`, `ignore`, `breaching`, or `notBreaching`. With `ignore`, an alarm about a full node stays on while the node is unresponsive."
  type        = string
  default     = "missing"
}

variable "alarms_sns_topic_arns" {
  description = "ARNs of the SNS topics notified when an alarm on CPU or memory of the nodes changes state. Failovers are reported through `sns_topic_for_notifications` instead."
  type        = list(string)
  default     = []
}

variable "allow_connections_from_cidr_blocks" {
  description = "IPv4 ranges in CIDR notation that can connect to `port`. Limit it to the private app subnets. If this and `allow_connections_from_security_groups` are both empty, no one can connect."
  type        = list(string)
  default     = []
}

variable "allow_connections_from_security_groups" {
  description = "IDs of security groups whose members can connect to `port`, such as the group of an ECS service. This is stricter than IP address ranges and stays correct when IP addresses change."
  type        = list(string)
  default     = []
}

variable "apply_immediately" {
  description = "Whether changes take effect right away instead of in `maintenance_window`. A new node type or version brings a failover and a short interruption of writes."
  type        = bool
  default     = false
}

variable "auth_token" {
  description = "Password that clients send with `AUTH`: 16 to 128 letters, digits, and characters of `!&#$^<>-`. Needs `enable_transit_encryption`. It is stored in the state, so read it from Secrets Manager and protect the state. `null` requires no password."
  type        = string
  default     = null
}

variable "auto_minor_version_upgrade" {
  description = "Whether ElastiCache installs minor and patch versions during `maintenance_window`. Supported for Redis 6 and later. With false, security patches wait until you change `redis_version` or apply a service update yourself."
  type        = bool
  default     = false
}

variable "enable_at_rest_encryption" {
  description = "Whether disk and backups are encrypted. Leave it true; it has no noticeable cost. It can be set at creation only, so changing it replaces the cache."
  type        = bool
  default     = true
}

variable "enable_cloudwatch_alarms" {
  description = "Whether CloudWatch alarms on CPU and memory of each node are created. They notify `alarms_sns_topic_arns`."
  type        = bool
  default     = true
}

variable "enable_transit_encryption" {
  description = "Whether clients must connect through TLS, as `rediss://`. `auth_token` requires it. It uses some CPU. On versions before 7.0.5 a change replaces the cache, so decide at creation and read the plan."
  type        = bool
  default     = true
}

variable "engine_log_delivery_configuration" {
  description = "Where the engine log goes, for Redis 6.2 and later: `destination` is the name of a CloudWatch log group or Data Firehose stream, `destination_type` `cloudwatch-logs` or `kinesis-firehose`, and `log_format` `json` or `text`. `null` delivers none. The destination must already exist."
  type = object({
    destination = string
    destination_type = string
    log_format = string
  })
  default = null
}

variable "maintenance_window" {
  description = "Weekly window in UTC of at least 60 minutes for patches and pending changes, such as `sun:03:00-sun:04:00`. It must not overlap `snapshot_window`. Without a replica, patches interrupt the service."
  type        = string
  default     = "sat:07:00-sat:08:00"
}

variable "num_node_groups" {
  description = "Number of shards, which turns cluster mode on: keys are divided over them, and each has its own primary. Needs a client that supports cluster mode, and a parameter group with it. Resharding runs online. `null` keeps a single shard with `replication_group_size` nodes."
  type        = number
  default     = null
}

variable "parameter_group_name" {
  description = "Name of an existing parameter group, for settings such as `maxmemory-policy`. Its family must match `redis_version`, and in cluster mode it must have cluster mode on, as `default.redis7.cluster.on` has. `null` uses the AWS default."
  type        = string
  default     = null
}

variable "port" {
  description = "TCP port of the nodes. Clients expect 6379; changing it replaces the cache."
  type        = number
  default     = 6379
}

variable "redis_version" {
  description = "Version of the engine, for example `7.1`, the last Redis version on ElastiCache. The default, `5.0.6`, left standard support in January 2026 and costs more, so set a newer one. An upgrade keeps the data; a downgrade requires a new cache."
  type        = string
  default     = "5.0.6"
}

variable "replicas_per_node_group" {
  description = "Number of replicas in every shard, 0 to 5, used with `num_node_groups`. At least 1 is needed for failover and for `enable_multi_az`. Each replica adds one node per shard to the bill. `null` leaves the number of nodes to `replication_group_size`."
  type        = number
  default     = null
}

variable "slow_log_delivery_configuration" {
  description = "Where Redis 6 and later delivers SLOWLOG entries, the commands that took longer than `slowlog-log-slower-than` of the parameter group: an object with `destination`, `destination_type` (`cloudwatch-logs` or `kinesis-firehose`) and `log_format` (`json` or `text`). `null` delivers none."
  type = object({
    destination = string
    destination_type = string
    log_format = string
  })
  default = null
}

variable "snapshot_arn" {
  description = "ARN of an RDB file in Amazon S3 from which a new cache is filled, for example to migrate from another Redis server; ElastiCache needs read access to it. Used at creation only. `null` starts empty."
  type        = string
  default     = null
}

variable "snapshot_name" {
  description = "Name of an ElastiCache snapshot from which a new cache is filled. Changing it replaces the cache, so leave it in place after a restore. `null` starts empty."
  type        = string
  default     = null
}

variable "snapshot_retention_limit" {
  description = "Days, 0 to 35, for which daily snapshots are kept. 0 turns snapshots off, which is right for a cache whose content can be rebuilt. Storage beyond one snapshot is billed."
  type        = number
  default     = 15
}

variable "snapshot_window" {
  description = "Daily window in UTC of at least 60 minutes for the snapshot, such as `02:00-03:00`, outside `maintenance_window`. A snapshot of a single node slows it down; with replicas, it is taken from one of them."
  type        = string
  default     = "06:00-07:00"
}

variable "sns_topic_for_notifications" {
  description = "ARN of the SNS topic that receives events such as failovers and replaced nodes. The topic must be in the same account and Region and must not be encrypted, or nothing arrives. These are not alarms, which go to `alarms_sns_topic_arns`. `\"\"` sends no events."
  type        = string
  default     = ""
}

variable "tags" {
  description = "Tags, as key-value pairs, for the replication group, for cost reports and access rules."
  type        = map(string)
  default     = {}
}
