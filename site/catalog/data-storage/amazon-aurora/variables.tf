variable "aurora_subnet_ids" {
  description = "IDs of the subnets that form the cluster's subnet group, in at least two Availability Zones. Take the private persistence tier. Aurora keeps six copies of the data in three zones whatever you list; the subnets decide where instances may run."
  type        = list(string)
}

variable "name" {
  description = "Identifier of the cluster and stem of its instances, subnet group and security group. Lowercase letters, digits and hyphens, beginning with a letter, at most 63 characters with suffixes, unique per account and region. Changing it replaces the cluster."
  type        = string
}

variable "vpc_id" {
  description = "ID of the VPC for the cluster's security group, the same that holds `aurora_subnet_ids`. To move a cluster to another VPC, restore a snapshot or clone there."
  type        = string
}

variable "alarms_sns_topic_arns" {
  description = "ARNs of the SNS topics told when an alarm of the cluster or of its snapshot job changes state. An empty list leaves the alarms without anybody to hear them."
  type        = list(string)
  default     = []
}

variable "allow_connections_from_cidr_blocks" {
  description = "IPv4 ranges in CIDR notation that may connect to `port` of writer and readers. Use the private app subnets, never `0.0.0.0/0`. Together with an empty `allow_connections_from_security_groups` an empty list closes the cluster."
  type        = list(string)
  default     = []
}

variable "allow_connections_from_security_groups" {
  description = "IDs of security groups whose members may connect to `port`, for example that of EKS workers. Prefer it to `allow_connections_from_cidr_blocks`, because it names the application and not a network."
  type        = list(string)
  default     = []
}

variable "allow_major_version_upgrade" {
  description = "Whether a change of `engine_version` may cross a major version, which stops the cluster for minutes to hours and can need other parameter groups. Set true for the one upgrade, after a rehearsal on a clone, and back to false."
  type        = bool
  default     = false
}

variable "apply_immediately" {
  description = "Whether changes to cluster and instances happen at once instead of in the next maintenance window. A new instance class or engine version means a failover or a restart. True suits test environments."
  type        = bool
  default     = false
}

variable "auto_minor_version_upgrade" {
  description = "Whether AWS installs minor versions in the maintenance window by itself. You get security fixes without work; pin `engine_version` loosely then, since a full version in the code would ask for the old one at the next plan."
  type        = bool
  default     = true
}

variable "backup_job_alarm_period" {
  description = "Seconds within which the snapshot job of the cluster must have run, otherwise its alarm fires. Match it to `share_snapshot_schedule_expression`: 86400 for one run a day. Used when `enable_share_snapshot_cloudwatch_alarms` is true."
  type        = number
  default     = 3600
}

variable "backup_retention_period" {
  description = "Days, 1 to 35, for which continuous backups are kept and a restore to any second is possible. Aurora cannot turn backups off. Storage of backups up to the size of the cluster is free."
  type        = number
  default     = 30
}

variable "copy_tags_to_snapshot" {
  description = "Whether snapshots inherit the tags of the cluster. True helps cost reports and clean-up jobs that go by tags, and access rules that do."
  type        = bool
  default     = false
}

variable "create_route53_entry" {
  description = "Whether Route 53 gets names of your own for the endpoints, so that clients keep them when a cluster is restored under another name. True needs `hosted_zone_id` and `primary_domain_name`. Certificates still carry the AWS name."
  type        = bool
  default     = false
}

variable "create_snapshot_cloudwatch_metric_namespace" {
  description = "CloudWatch namespace to which the snapshot job of the cluster reports its runs. `null` derives one. Used when `share_snapshot_with_another_account` and `enable_cloudwatch_metrics` are true."
  type        = string
  default     = null
}

variable "custom_tags" {
  description = "Tags for cluster, instances, subnet group and security group, as key and value. See `copy_tags_to_snapshot` for snapshots."
  type        = map(string)
  default     = {}
}

variable "dashboard_cpu_usage_widget_parameters" {
  description = "Period in seconds, and width (1 to 24) and height in grid units, of the CPU graph in `metric_widget_aurora_cpu_usage`."
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
  description = "Period in seconds, and width (1 to 24) and height in grid units, of the connection graph in `metric_widget_aurora_db_connections`. Three graphs of the default width fill a row."
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
  description = "Period in seconds, and width (1 to 24) and height in grid units, of the graph in `metric_widget_aurora_disk_space`, which shows the local storage of the instances."
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
  description = "Period in seconds, and width (1 to 24) and height in grid units, of the memory graph in `metric_widget_aurora_memory`."
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
  description = "Period in seconds, and width (1 to 24) and height in grid units, of the graph of read times in `metric_widget_aurora_read_latency`."
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
  description = "Period in seconds, and width (1 to 24) and height in grid units, of the graph of write times in `metric_widget_aurora_write_latency`. The same period as for reads makes both comparable."
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

variable "db_cluster_custom_parameter_group" {
  description = "Settings that hold for the whole cluster, such as replication or character set, as object with `name`, `family` (for example `aurora-postgresql16`) and `parameters`, each with `name`, `value` and `apply_method` (`immediate` or `pending-reboot`). `null` uses the AWS default group."
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

variable "db_config_secrets_manager_id" {
  description = "Name or ARN of a Secrets Manager secret whose JSON holds `engine`, `username`, `password`, `dbname` and `port`. Inputs of the same meaning win over it. The password stays out of your code but not out of the Terraform state, so restrict who reads that. `null` reads no secret."
  type        = string
  default     = null
}

variable "db_instance_custom_parameter_group" {
  description = "Settings that may differ between instances, memory limits for one, in the form of `db_cluster_custom_parameter_group`. Where both groups know a parameter, the instance's value wins. `null` uses the AWS default group."
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

variable "db_name" {
  description = "Database created in the cluster at its start: up to 63 letters, digits and underscores (64 for MySQL), beginning with a letter. `null` takes it from `db_config_secrets_manager_id` or creates none. Changing it replaces the cluster."
  type        = string
  default     = null
}

variable "enable_cloudwatch_alarms" {
  description = "Whether alarms on CPU, memory, local storage and more are created for the instances and report to `alarms_sns_topic_arns`. Turn off for short-lived clusters."
  type        = bool
  default     = true
}

variable "enable_cloudwatch_metrics" {
  description = "Whether the snapshot job of the cluster reports its runs as metrics. The alarm of `enable_share_snapshot_cloudwatch_alarms` depends on them. Used when `share_snapshot_with_another_account` is true."
  type        = bool
  default     = true
}

variable "enable_deletion_protection" {
  description = "Whether AWS refuses to delete the cluster, for Terraform as well as by hand. Set true in production; before a wanted destroy apply false."
  type        = bool
  default     = false
}

variable "enable_perf_alarms" {
  description = "Whether alarms that judge speed, such as read and write latency, are created beside those on health. Turn off where batches make them fire for no reason. Needs `enable_cloudwatch_alarms`."
  type        = bool
  default     = true
}

variable "enable_share_snapshot_cloudwatch_alarms" {
  description = "Whether an alarm fires when the cluster's snapshot job has not run within `backup_job_alarm_period`. Used when `share_snapshot_with_another_account` is true."
  type        = bool
  default     = true
}

variable "enabled_cloudwatch_logs_exports" {
  description = "Logs of the cluster sent to CloudWatch Logs, by name: `audit`, `error`, `general` and `slowquery` with Aurora MySQL, `postgresql` with Aurora PostgreSQL. Some also need parameters in `db_cluster_custom_parameter_group`. Logged statements may hold personal data."
  type        = list(string)
  default     = []
}

variable "engine" {
  description = "`aurora-mysql` or `aurora-postgresql`. The former value `aurora`, for MySQL 5.6, is no longer offered by AWS. `null` takes it from `db_config_secrets_manager_id`; changing it replaces the cluster without its data."
  type        = string
  default     = null
}

variable "engine_mode" {
  description = "How the cluster gets capacity: `provisioned` for instances, `serverless` for Aurora Serverless v1. AWS ended v1 in 2025, so for a new cluster only `provisioned` works; Serverless v2 needs a newer release of this catalog. Changing it replaces the cluster."
  type        = string
  default     = "provisioned"
}

variable "engine_version" {
  description = "Version of `engine`, such as `16.4` for PostgreSQL or `8.0.mysql_aurora.3.08.0` for MySQL; `aws rds describe-db-engine-versions` lists them. `null` lets AWS choose at creation. A higher value upgrades, across majors only with `allow_major_version_upgrade`."
  type        = string
  default     = null
}

variable "high_cpu_utilization_period" {
  description = "Seconds over which the CPU use of an instance is averaged for its alarm, a multiple of 60."
  type        = number
  default     = 60
}

variable "high_cpu_utilization_threshold" {
  description = "CPU use in percent, 0 to 100, above which the alarm of an instance fires. A writer that stays high asks for a larger class, busy readers for one more in `instance_count`."
  type        = number
  default     = 90
}

variable "high_read_latency_period" {
  description = "Seconds over which read times are averaged for their alarm, a multiple of 60. Used when `enable_perf_alarms` is true."
  type        = number
  default     = 60
}

variable "high_read_latency_threshold" {
  description = "Average time of a read from the cluster's storage, in seconds, above which the alarm fires. Normal are a few milliseconds, so lower the default if you want to hear of slowness and not only of a standstill."
  type        = number
  default     = 5
}

variable "high_write_latency_period" {
  description = "Seconds over which write times are averaged for their alarm, a multiple of 60. Used when `enable_perf_alarms` is true."
  type        = number
  default     = 60
}

variable "high_write_latency_threshold" {
  description = "Average time of a write to the cluster's storage, in seconds, above which the alarm fires. Readers do not write, so look at the writer first."
  type        = number
  default     = 5
}

variable "hosted_zone_id" {
  description = "ID of the Route 53 hosted zone for `primary_domain_name` and `reader_domain_name`, best a private one of the VPC. Required when `create_route53_entry` is true."
  type        = string
  default     = null
}

variable "iam_database_authentication_enabled" {
  description = "Whether database users may log in with IAM tokens that live 15 minutes, instead of passwords. Policies name the cluster by `cluster_resource_id`. Each user must be set up for it in the database."
  type        = bool
  default     = false
}

variable "instance_count" {
  description = "Number of instances, 1 to 16: one writer, the others readers that take over when it fails. 1 has no standby, and recovery after a fault takes up to ten minutes; production takes 2 or more. Unused with `engine_mode` `serverless`."
  type        = number
  default     = 1
}

variable "instance_type" {
  description = "Class of every instance, such as `db.r7g.large`; Aurora supports the memory-optimised classes and few of the burstable ones. The default is for trials, and newer engine versions refuse it. Unused with `engine_mode` `serverless`."
  type        = string
  default     = "db.t3.small"
}

variable "kms_key_arn" {
  description = "ARN of the KMS key that encrypts storage, backups and snapshots. `null` uses the AWS managed key, whose snapshots cannot be shared, so name one of your own before you need `share_snapshot_with_another_account`. Changing it replaces the cluster."
  type        = string
  default     = null
}

variable "low_disk_space_available_period" {
  description = "Seconds over which free local storage is averaged for its alarm, a multiple of 60."
  type        = number
  default     = 60
}

variable "low_disk_space_available_threshold" {
  description = "Free local storage of an instance, in bytes, below which the alarm fires. It holds temporary tables and logs and grows with the instance class, unlike the cluster's volume, which grows by itself."
  type        = number
  default     = 1000000000
}

variable "low_memory_available_period" {
  description = "Seconds over which the freeable memory of an instance is averaged for its alarm, a multiple of 60."
  type        = number
  default     = 60
}

variable "low_memory_available_threshold" {
  description = "Freeable memory of an instance, in bytes, below which the alarm fires. Aurora gives most memory to its cache on purpose; raise the default of 100 MB for large classes only after watching the normal level."
  type        = number
  default     = 100000000
}

variable "master_password" {
  description = "Password of the master user, 8 to 41 printable characters without `/`, `@`, quotes or blanks. `null` takes it from `db_config_secrets_manager_id`, which keeps it out of version control; the Terraform state holds it in both cases."
  type        = string
  default     = null
}

variable "master_username" {
  description = "Name of the first user of the cluster, who creates the others. Names reserved by the engine are refused. `null` takes it from `db_config_secrets_manager_id`; changing it replaces the cluster."
  type        = string
  default     = null
}

variable "port" {
  description = "TCP port of all endpoints of the cluster, by default of the engine 3306 for MySQL and 5432 for PostgreSQL. `null` takes it from `db_config_secrets_manager_id`. Security groups of clients must follow a change."
  type        = number
  default     = null
}

variable "preferred_backup_window" {
  description = "Daily span in UTC for the snapshot of the cluster, as `hh:mm-hh:mm` of at least 30 minutes. Aurora backs up continuously and without a pause, so this matters less than for other engines; keep it off the maintenance window."
  type        = string
  default     = "06:00-07:00"
}

variable "primary_domain_name" {
  description = "Full domain name for the writer endpoint, such as `db.stage.acme.internal`. Used when `create_route53_entry` is true."
  type        = string
  default     = null
}

variable "publicly_accessible" {
  description = "Whether instances get public addresses. Leave false: with true the security group is all that protects the data. Must be false with `engine_mode` `serverless`."
  type        = bool
  default     = false
}

variable "reader_domain_name" {
  description = "Full domain name for the reader endpoint, which spreads new connections over the readers. Used when `create_route53_entry` is true; Serverless v1 has no reader endpoint, so leave it `null` there."
  type        = string
  default     = null
}

variable "restore_source_cluster_identifier" {
  description = "Identifier of the cluster whose latest state the new one starts from, for clones and rehearsals. Set `restore_type` with it. Used at creation only; `null` starts empty or from `snapshot_identifier`."
  type        = string
  default     = null
}

variable "restore_type" {
  description = "How the source cluster is taken over: `copy-on-write` makes a clone in minutes that shares unchanged pages, `full-copy` an independent copy that takes longer. Used with `restore_source_cluster_identifier`."
  type        = string
  default     = null
}

variable "scaling_configuration_auto_pause" {
  description = "Whether a Serverless v1 cluster pauses when no connection is open; the first one afterwards waits half a minute or so. Used when `engine_mode` is `serverless`, which AWS has ended."
  type        = bool
  default     = true
}

variable "scaling_configuration_max_capacity" {
  description = "Most capacity units a Serverless v1 cluster may scale to: a power of two, up to 256 (MySQL), or 384 beside these for PostgreSQL. It is the ceiling of the bill. Used when `engine_mode` is `serverless`."
  type        = number
  default     = 256
}

variable "scaling_configuration_min_capacity" {
  description = "Fewest capacity units a Serverless v1 cluster scales down to: from 1 for MySQL, from 2 for PostgreSQL. Used when `engine_mode` is `serverless`."
  type        = number
  default     = 2
}

variable "scaling_configuration_seconds_until_auto_pause" {
  description = "Seconds without connections, 300 to 86400, before a Serverless v1 cluster pauses. Used when `engine_mode` is `serverless` and `scaling_configuration_auto_pause` is true."
  type        = number
  default     = 300
}

variable "share_snapshot_max_snapshots" {
  description = "Number of manual cluster snapshots made for sharing that are kept; older ones are deleted. Manual snapshots are billed by their full size. Used when `share_snapshot_with_another_account` is true."
  type        = number
  default     = 30
}

variable "share_snapshot_schedule_expression" {
  description = "How often a cluster snapshot is made and shared, as `rate(1 day)` or `cron(0 3 * * ? *)` in UTC. Required when `share_snapshot_with_another_account` is true; `backup_job_alarm_period` must be at least as long."
  type        = string
  default     = null
}

variable "share_snapshot_with_account_id" {
  description = "ID of the account that may copy the cluster snapshots, twelve digits as string. Let that account copy them, because a share alone ends with the original. Required when `share_snapshot_with_another_account` is true."
  type        = string
  default     = null
}

variable "share_snapshot_with_another_account" {
  description = "Whether Lambda functions make cluster snapshots on a schedule, share them with another account and delete old ones. It guards against the loss of this account. Encrypted clusters need a `kms_key_arn` that the other account may use."
  type        = bool
  default     = false
}

variable "skip_final_snapshot" {
  description = "Whether a destroy deletes the cluster without a last snapshot. True is for throwaway clusters; automated backups end with the cluster."
  type        = bool
  default     = false
}

variable "snapshot_identifier" {
  description = "Identifier or ARN of the cluster snapshot to restore from at creation. Users and databases come from it. Leave the value in place afterwards, because a change replaces the cluster. `null` starts empty."
  type        = string
  default     = null
}

variable "storage_encrypted" {
  description = "Whether the cluster's volume, and with it every instance, backup and snapshot, is encrypted with KMS. Leave true. Changing it replaces the cluster; to encrypt an old one, restore its snapshot with a key."
  type        = bool
  default     = true
}

variable "too_many_db_connections_threshold" {
  description = "Number of connections to an instance above which an alarm fires. Aurora derives the limit from the memory of the class; take about 80 percent of it. `null` creates no such alarm."
  type        = number
  default     = null
}
