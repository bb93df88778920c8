variable "name" {
  description = "Base name for the identifiers of the replicas and for the resources around them. Lowercase letters, digits, and hyphens, starting with a letter, unique per account and Region. Choose one that differs from the primary's; changing it replaces the replicas."
  type        = string
}

variable "primary_instance_id" {
  description = "Identifier of the RDS instance to replicate, such as `orders-stage` or the output `primary_id` of the Amazon RDS service. It must have automated backups turned on, and all its replicas together count toward the engine's limit. Changing it replaces the replicas."
  type        = string
}

variable "vpc_id" {
  description = "ID of the VPC for the security group of the replicas. Replicas in the primary's Region run in its subnet group, so this must be the VPC of the primary; a group from another VPC is rejected."
  type        = string
}

variable "alarms_sns_topic_arns" {
  description = "ARNs of the SNS topics notified when a replica's alarm on CPU, memory, disk, latency, or connections changes state. `[]` leaves the alarms without a recipient. Use the topics of the team that depends on the replica's data."
  type        = list(string)
  default     = []
}

variable "allow_connections_from_cidr_blocks" {
  description = "IPv4 ranges in CIDR notation that can connect to the replicas, for example those of an analytics network that must not reach the primary. Replicas contain all data of the primary, so be as strict as you are for the primary. `[]` adds no rule."
  type        = list(string)
  default     = []
}

variable "allow_connections_from_ipv6_cidr_blocks" {
  description = "IPv6 ranges in CIDR notation that can connect to the replicas. Useful only if they have IPv6 addresses, which depends on the dual-stack network type and subnets of the primary. `[]` adds no rule."
  type        = list(string)
  default     = []
}

variable "allow_connections_from_security_groups" {
  description = "IDs of security groups whose members can connect to `port` of the replicas, such as the group of a reporting job. Groups from `vpc_id` or a peered VPC work. With this list and both range lists empty, nothing can connect."
  type        = list(string)
  default     = []
}

variable "allow_major_version_upgrade" {
  description = "Whether an upgrade of a replica can cross a major version. The replica normally follows the primary's version; a MySQL replica may be upgraded first to test the new version. True, the default, permits such a change but never triggers one."
  type        = bool
  default     = true
}

variable "allow_manage_key_permissions_with_iam" {
  description = "Whether IAM policies of this account can grant use of the key from `create_custom_kms_key` in addition to the key policy. False keeps the key policy as the only authority, which is stricter and means naming every administrator in `cmk_administrator_iam_arns`."
  type        = bool
  default     = false
}

variable "apply_immediately" {
  description = "Whether modifications of the replicas happen right away or in the maintenance window. A new `instance_type` restarts a replica and drops its connections. Use true if readers can reconnect and retry; with false, a change waits for the window and can look as if it had no effect."
  type        = bool
  default     = false
}

variable "auto_minor_version_upgrade" {
  description = "Whether AWS installs minor engine versions on the replicas during their maintenance window. Keep it equal to the primary's setting, so that both run the same version. For some engines, RDS upgrades replicas before their primary."
  type        = bool
  default     = true
}

variable "backup_retention_period" {
  description = "Days, 0 to 35, for which automated backups of each replica are kept. You need them if a replica has its own replicas or will be promoted; otherwise set 0, because the primary is backed up already and this storage is billed too."
  type        = number
  default     = 30
}

variable "cmk_administrator_iam_arns" {
  description = "ARNs of IAM users and roles that can administer the key created by `create_custom_kms_key`, including its policy and its deletion. An empty list names the identity that runs the apply. Not used with `kms_key_arn`."
  type        = list(string)
  default     = []
}

variable "cmk_external_user_iam_arns" {
  description = "ARNs of other accounts, or of principals in them, that can use the key created by `create_custom_kms_key`, for example to restore a snapshot of a promoted replica. Trusting `root` of an account lets its administrators delegate this permission."
  type        = list(string)
  default     = []
}

variable "cmk_user_iam_arns" {
  description = "Principals in this account allowed to encrypt and decrypt with the key of `create_custom_kms_key`: ARNs in `name`, and `conditions` with `test`, `variable`, and `values` as in an IAM policy. `[]` names the identity that runs the apply; RDS needs no entry."
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

variable "copy_tags_to_snapshot" {
  description = "Whether snapshots of a replica inherit its tags. Relevant while `backup_retention_period` is above 0 or when you take manual snapshots; true makes sure that `custom_tags` reach them, for cost reports and cleanup jobs."
  type        = bool
  default     = false
}

variable "create_custom_kms_key" {
  description = "Whether a KMS key for these replicas is created. An encrypted replica in the Region of its primary must use the primary's key, so leave it false there; a separate key is possible only for a replica of a primary in another Region."
  type        = bool
  default     = false
}

variable "create_route53_entry" {
  description = "Whether Route 53 gets a record that points to the replicas, so that readers keep one name when a replica is replaced. Needs `hosted_zone_id` and `replica_domain_name`. The server certificate contains only the AWS name, so TLS clients that verify the host name reject yours."
  type        = bool
  default     = false
}

variable "custom_parameter_group" {
  description = "Engine settings for the replicas, as an object with `name`, `family` such as `postgres17` and `parameters` (`name`, `value`, `apply_method`). Use it, for example, for a longer query timeout in reports. The family must match the engine version. With `null`, RDS uses the primary's group within a Region, and the default group in another one."
  type = object({
    name = string
    family = string
    parameters = list(object({
      name = string
      value = string
      apply_method = string
    }))
  })
  default = null
}

variable "custom_tags" {
  description = "Tags, as key-value pairs, for the replicas, their security group, and related resources. They do not inherit the primary's tags, so repeat the ones your cost reports and backup selections rely on."
  type        = map(string)
  default     = {}
}

variable "dashboard_cpu_usage_widget_parameters" {
  description = "Period in seconds, width (1 to 24) and height in grid units of the replicas' CPU graph in `metric_widget_rds_cpu_usage`. A dashboard row has 24 units, so three graphs of the default width of 8 fill it."
  type = object({
    period = number
    width = number
    height = number
  })
  default = {
    height = 6
    period = 60
    width  = 8
  }
}

variable "dashboard_db_connections_widget_parameters" {
  description = "Size and resolution of the graph in `metric_widget_rds_db_connections`: `period` in seconds, `width` from 1 to 24 and `height` in grid units. Use the values of the primary's graph to compare how readers spread over both."
  type = object({
    period = number
    width = number
    height = number
  })
  default = {
    height = 6
    period = 60
    width  = 8
  }
}

variable "dashboard_disk_space_widget_parameters" {
  description = "Size and resolution of the free disk space graph in `metric_widget_rds_disk_space`: `period` in seconds, `width` (1 to 24) and `height` in grid units. Disk use follows the primary and changes slowly, so a period of 300 is enough."
  type = object({
    period = number
    width = number
    height = number
  })
  default = {
    height = 6
    period = 60
    width  = 8
  }
}

variable "dashboard_memory_widget_parameters" {
  description = "How the graph of freeable memory in `metric_widget_rds_memory` is drawn: `period` in seconds between points, `width` (1 to 24) and `height` in grid units. It has no influence on the memory alarm."
  type = object({
    period = number
    width = number
    height = number
  })
  default = {
    height = 6
    period = 60
    width  = 8
  }
}

variable "dashboard_read_latency_widget_parameters" {
  description = "Layout of the graph in `metric_widget_rds_read_latency`, with `period` in seconds and `width` and `height` in grid units. Read latency matters most on a replica, so give this graph more width than the others."
  type = object({
    period = number
    width = number
    height = number
  })
  default = {
    height = 6
    period = 60
    width  = 8
  }
}

variable "dashboard_write_latency_widget_parameters" {
  description = "Layout of the graph in `metric_widget_rds_write_latency`, with `period` in seconds and `width` and `height` in grid units. Writes on a replica are the replicated changes; rising latency there often precedes replication lag."
  type = object({
    period = number
    width = number
    height = number
  })
  default = {
    height = 6
    period = 60
    width  = 8
  }
}

variable "enable_cloudwatch_alarms" {
  description = "Whether CloudWatch alarms on CPU, memory, disk space, and connections of the replicas are created; they notify `alarms_sns_topic_arns`. False suits replicas that exist for a migration or a single report. Each alarm is billed monthly."
  type        = bool
  default     = true
}

variable "enable_cloudwatch_metrics" {
  description = "Whether custom CloudWatch metrics about snapshots shared with another account are published. This service has no inputs for sharing snapshots, and the alarms use metrics that RDS publishes itself, so you can keep the default."
  type        = bool
  default     = true
}

variable "enable_deletion_protection" {
  description = "Whether RDS does not delete the replicas. A replica can be rebuilt from its primary, so protection matters mainly when applications depend on it or when you plan to promote it in an emergency. Apply false before a destroy that you intend."
  type        = bool
  default     = false
}

variable "enable_perf_alarms" {
  description = "Whether alarms on read and write latency of the replicas are created, with the `high_read_latency_*` and `high_write_latency_*` settings. Turn them off for batch readers, which saturate disks by design. Needs `enable_cloudwatch_alarms`."
  type        = bool
  default     = true
}

variable "enabled_cloudwatch_logs_exports" {
  description = "Logs of the replicas to export to CloudWatch Logs: `postgresql` and `upgrade` for PostgreSQL, `audit`, `error`, `general`, and `slowquery` for MySQL and MariaDB, other names for Oracle and SQL Server. `[]` exports none. The primary's exports do not carry over."
  type        = list(string)
  default     = []
}

variable "high_cpu_utilization_period" {
  description = "Seconds per data point of the replicas' CPU alarm, a multiple of 60. Reports can use all CPU for minutes without harm, so 300 gives fewer notifications than the default of 60."
  type        = number
  default     = 60
}

variable "high_cpu_utilization_threshold" {
  description = "CPU use of a replica in percent, 0 to 100, above which its alarm fires. A replica that is short of CPU also applies changes late, so use a larger `instance_type` or increase `num_read_replicas` if the alarm lasts."
  type        = number
  default     = 90
}

variable "high_cpu_utilization_treat_missing_data" {
  description = "What the CPU alarm does when a replica sends no data: `missing` switches it to INSUFFICIENT_DATA, `ignore` leaves it unchanged, `breaching` raises it, `notBreaching` clears it. Gaps occur while a replica is created or replaced."
  type        = string
  default     = "missing"
}

variable "high_read_latency_period" {
  description = "Seconds over which disk read latency of a replica is averaged for its alarm, a multiple of 60. Used only while `enable_perf_alarms` is true."
  type        = number
  default     = 60
}

variable "high_read_latency_threshold" {
  description = "Average disk read latency in seconds above which a replica's alarm fires. Healthy volumes stay in the range of milliseconds, so 5 reports only a stall; 0.05 reports volumes whose IOPS are used up. Used while `enable_perf_alarms` is true."
  type        = number
  default     = 5
}

variable "high_write_latency_period" {
  description = "Seconds over which disk write latency of a replica is averaged for its alarm, a multiple of 60. Use the value of `high_read_latency_period` to look at both over the same span."
  type        = number
  default     = 60
}

variable "high_write_latency_threshold" {
  description = "Average disk write latency in seconds above which a replica's alarm fires. A replica repeats the writes of its primary; if it cannot keep up, queries on it return increasingly old data. Used while `enable_perf_alarms` is true."
  type        = number
  default     = 5
}

variable "hosted_zone_id" {
  description = "ID of the Route 53 hosted zone in which the record of `replica_domain_name` is created, preferably a private zone that is associated with the readers' VPC. Required while `create_route53_entry` is true; `null` otherwise."
  type        = string
  default     = null
}

variable "iam_database_authentication_enabled" {
  description = "Whether readers can log in to the replicas with IAM tokens, which are valid for 15 minutes. Database users and their grants replicate from the primary; the setting itself does not, so turn it on here too. Supported for PostgreSQL, MySQL, and MariaDB."
  type        = bool
  default     = false
}

variable "instance_type" {
  description = "Instance class of each replica, such as `db.r7g.large`. It may differ from the primary's, but a class that is too small for the write load lags permanently. The default, `db.t3.micro`, is for tests. A change restarts the replica."
  type        = string
  default     = "db.t3.micro"
}

variable "iops" {
  description = "Provisioned I/O operations per second of each replica's volume, for `storage_type` `io1` or large `gp3` volumes. 0 provisions none. Give a replica about what the primary has, since it repeats all of its writes."
  type        = number
  default     = 0
}

variable "kms_key_arn" {
  description = "ARN of the KMS key for the replicas' storage. In the primary's Region, leave it `null` or name the key of the primary, since RDS accepts no other key; for a primary in another Region, a key in the replica's Region is required. Takes precedence over `create_custom_kms_key`."
  type        = string
  default     = null
}

variable "low_disk_space_available_period" {
  description = "Seconds over which free disk space of a replica is averaged for its alarm, a multiple of 60. Temporary files of large sorts come and go within minutes, so a longer period avoids false alarms."
  type        = number
  default     = 60
}

variable "low_disk_space_available_threshold" {
  description = "Free disk space of a replica in bytes below which its alarm fires; the default is 1 GB. A full replica stops replicating. Set about ten percent of the disk, or enable growth with `max_allocated_storage`."
  type        = number
  default     = 1000000000
}

variable "low_disk_space_available_treat_missing_data" {
  description = "How the disk space alarm reads gaps in the metric: `missing`, `ignore`, `breaching`, or `notBreaching`. `ignore` keeps the alarm of a replica that stopped reporting because its disk is full."
  type        = string
  default     = "missing"
}

variable "low_memory_available_period" {
  description = "Seconds over which freeable memory of a replica is averaged for its alarm, a multiple of 60. One large query can take memory for a moment; 300 reports only a lasting shortage."
  type        = number
  default     = 60
}

variable "low_memory_available_threshold" {
  description = "Freeable memory of a replica in bytes below which its alarm fires; the default is 100 MB. Too little memory for the cache shows up as more disk reads first, so watch read latency together with it."
  type        = number
  default     = 100000000
}

variable "low_memory_available_treat_missing_data" {
  description = "State of the memory alarm while a replica reports nothing: `missing` for INSUFFICIENT_DATA, `ignore` for no change, `breaching` for alarm, `notBreaching` for OK. A replica that restarts under memory pressure causes such a gap."
  type        = string
  default     = "missing"
}

variable "max_allocated_storage" {
  description = "Size in GiB up to which RDS grows the replica's disk automatically. Set at least the primary's value, because a replica with a full disk stops replicating. 0 turns automatic growth off; disks never shrink."
  type        = number
  default     = 0
}

variable "num_read_replicas" {
  description = "Number of replicas to create. The default of 0 creates none, so set at least 1. PostgreSQL, MySQL, and MariaDB allow 15 per primary, Oracle and SQL Server 5, including replicas that other code creates. Lowering it deletes the last ones."
  type        = number
  default     = 0
}

variable "performance_insights_enabled" {
  description = "Whether database load of the replicas is recorded by wait event, statement, and user, for CloudWatch Database Insights. Seven days of history are free. Turn it on where reports and application queries compete. Small classes may not support it."
  type        = bool
  default     = false
}

variable "port" {
  description = "TCP port on which the replicas listen and which the security group opens, for example 5432 for PostgreSQL. Set it to the primary's port, because this service has no input for a Secrets Manager secret from which to read it."
  type        = number
  default     = null
}

variable "publicly_accessible" {
  description = "Whether the replicas get public IP addresses. Leave it false: a public replica exposes a complete copy of the primary's data to anyone whom the security group allows. For partners outside the VPC, use a VPN."
  type        = bool
  default     = false
}

variable "replica_domain_name" {
  description = "Fully qualified domain name for the replicas, such as `db-read.stage.acme.internal`, in the zone of `hosted_zone_id`. Clients behind it must accept data that is slightly old. Used while `create_route53_entry` is true."
  type        = string
  default     = null
}

variable "skip_final_snapshot" {
  description = "Whether a destroy skips the final snapshot. The RDS API rejects a final snapshot for an instance that is still a read replica, so apply true before you destroy; false makes sense only once a replica has been promoted."
  type        = bool
  default     = false
}

variable "storage_encrypted" {
  description = "Whether the replicas' storage is encrypted. It must match the primary: within a Region, RDS does not create an unencrypted replica of an encrypted primary or an encrypted replica of an unencrypted one. Changing it replaces the replicas."
  type        = bool
  default     = true
}

variable "storage_type" {
  description = "Type of the replicas' volumes: `gp3`, `gp2`, `io1` together with `iops`, or the previous-generation magnetic `standard`. It may differ from the primary's. `gp3` is usually cheaper than the default `gp2` and does not tie performance to size."
  type        = string
  default     = "gp2"
}

variable "too_many_db_connections_threshold" {
  description = "Number of open connections to a replica above which its alarm fires. The limit `max_connections` follows the memory of `instance_type`, so a smaller replica reaches it sooner than its primary. `null` creates no such alarm."
  type        = number
  default     = null
}

variable "too_many_db_connections_treat_missing_data" {
  description = "How the connection alarm interprets missing data: `missing`, `ignore`, `breaching`, or `notBreaching`. A running replica reports 0 even when idle, so `breaching` tells you that a replica is down or was deleted."
  type        = string
  default     = "missing"
}
