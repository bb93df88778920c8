variable "aurora_subnet_ids" {
  description = "IDs of the subnets for the cluster's subnet group, in at least two Availability Zones. Use the private persistence tier. Aurora keeps six copies of the data across three zones whichever subnets you list; the subnets decide only where instances can run."
  type        = list(string)
}

variable "name" {
  description = "Identifier of the cluster and prefix for the names of its instances, subnet group, and security group. Use lowercase letters, digits, and hyphens, starting with a letter; at most 63 characters including suffixes, unique per account and Region. Changing it replaces the cluster."
  type        = string
}

variable "vpc_id" {
  description = "ID of the VPC for the cluster's security group. It must contain `aurora_subnet_ids`. A cluster cannot move between VPCs: restore a snapshot or create a clone in the other one."
  type        = string
}

variable "alarms_sns_topic_arns" {
  description = "ARNs of the SNS topics notified when one of the cluster's CloudWatch alarms changes state. With an empty list, the alarms exist but notify no one."
  type        = list(string)
  default     = []
}

variable "allow_connections_from_cidr_blocks" {
  description = "IPv4 ranges in CIDR notation that can connect to `port` on the writer and the readers. Use the ranges of your private app subnets, never `0.0.0.0/0`. If this list, its IPv6 counterpart and `allow_connections_from_security_groups` are all empty, nothing can connect."
  type        = list(string)
  default     = []
}

variable "allow_connections_from_ipv6_cidr_blocks" {
  description = "IPv6 ranges in CIDR notation, such as `2001:db8:1234:1a00::/56`, that can connect to `port`. They only matter for a cluster that runs in dual-stack mode with IPv6 subnets; an IPv4-only cluster has no IPv6 address to connect to. `[]` adds no rule."
  type        = list(string)
  default     = []
}

variable "allow_connections_from_security_groups" {
  description = "IDs of security groups whose members can connect to `port`, for example the group of your EKS workers. Prefer this to `allow_connections_from_cidr_blocks`: it identifies the application rather than a network, and still applies when IP addresses change."
  type        = list(string)
  default     = []
}

variable "allow_major_version_upgrade" {
  description = "Whether a change of `engine_version` can cross a major version. The upgrade takes the cluster offline for minutes to hours and usually needs new parameter groups. Set it to true for one upgrade that you have rehearsed on a clone, then back to false."
  type        = bool
  default     = false
}

variable "apply_immediately" {
  description = "Whether changes to the cluster and its instances take effect right away instead of in `preferred_maintenance_window`. A new instance class or engine version causes a failover or a restart, so true suits test environments."
  type        = bool
  default     = false
}

variable "auto_minor_version_upgrade" {
  description = "Whether AWS installs minor engine versions in `preferred_maintenance_window`. You get security fixes automatically, but a full version number in `engine_version` can then show a difference in the next plan, so pin the major version only."
  type        = bool
  default     = true
}

variable "backup_completion_window" {
  description = "Minutes an AWS Backup job may take before AWS Backup cancels it and reports an error. Allow at least 60 minutes more than `backup_start_window`. `null` leaves the default of the AWS provider; large clusters need a longer window."
  type        = number
  default     = null
}

variable "backup_destination_retention_days" {
  description = "Days after which copies in the vault of `backup_destination_vault_arn` are deleted. Copies often outlive `backup_source_retention_days`, because they are the ones that survive a compromised account. Has no effect without a destination vault."
  type        = number
  default     = 90
}

variable "backup_destination_vault_arn" {
  description = "ARN of a second AWS Backup vault, in another Region or account, that receives a copy of every recovery point. For a vault in another account, its policy must allow `backup:CopyIntoBackupVault`, and the cluster must use a customer managed key in `kms_key_arn`. `null` makes no copies."
  type        = string
  default     = null
}

variable "backup_recovery_point_tags" {
  description = "Tags, as key-value pairs, that AWS Backup puts on every recovery point it creates for this cluster, for cost reports and for access policies based on tags. `null` adds none; tags of the cluster itself come from `custom_tags`."
  type        = map(string)
  default     = null
}

variable "backup_retention_period" {
  description = "Days, 1 to 35, for which Aurora keeps its continuous backups and can restore to any second. They cannot be turned off. Use `enable_backup` for longer retention. Backup storage up to the size of the cluster volume is free."
  type        = number
  default     = 30
}

variable "backup_schedule" {
  description = "Schedule of the AWS Backup plan as a cron expression in UTC: `cron(0 5 ? * * *)` runs every day at 05:00. Set it whenever `enable_backup` is true. More frequent runs create more recovery points, each billed until its retention ends."
  type        = string
  default     = null
}

variable "backup_service_role_name" {
  description = "Name of the IAM role that AWS Backup assumes to take and copy backups of the cluster. Role names are unique per account, so give each cluster its own or leave `null`, which derives the name from the cluster. Used when `enable_backup` is true."
  type        = string
  default     = null
}

variable "backup_source_retention_days" {
  description = "Days after which recovery points in the vault of this account and Region are deleted by AWS Backup. It is independent of `backup_retention_period`, which governs Aurora's own continuous backups and ends at 35 days."
  type        = number
  default     = 30
}

variable "backup_start_window" {
  description = "Minutes after the scheduled time within which a backup job must start, at least 60; later, AWS Backup cancels it. A wide window avoids failures when many jobs are scheduled for the same time. `null` leaves the default of the AWS provider."
  type        = number
  default     = null
}

variable "backup_vault_kms_key_arn" {
  description = "ARN of the KMS key for the backup vault. `null` uses the AWS managed key `aws/backup`. Recovery points of this cluster keep the cluster's key, `kms_key_arn`; the vault's key encrypts copies that arrive in the vault."
  type        = string
  default     = null
}

variable "backup_vault_name" {
  description = "Name of the AWS Backup vault created for this cluster, unique per account and Region. `null` derives it from `name`. Changing it replaces the vault, and AWS does not delete a vault that still contains recovery points."
  type        = string
  default     = null
}

variable "backup_vault_policy" {
  description = "Resource policy of the backup vault: who may copy into it, restore from it, or delete recovery points. Set it when another account must copy backups here. `null` attaches no policy, so IAM alone decides within the account."
  type        = any
  default     = null
}

variable "ca_cert_identifier" {
  description = "Certificate authority that signs the server certificates of the instances: `rds-ca-rsa2048-g1`, `rds-ca-rsa4096-g1`, or `rds-ca-ecc384-g1`. `rds-ca-2019` expired in 2024. `null` keeps the account's default. Clients that verify certificates need the matching bundle before you change it."
  type        = string
  default     = null
}

variable "cluster_iam_roles" {
  description = "ARNs of IAM roles that the database engine can assume, for example to load files from Amazon S3 or invoke Lambda functions. Each role must trust `rds.amazonaws.com`. Roles that other code attaches to the same cluster conflict with this list. `[]` attaches none."
  type        = list(string)
  default     = []
}

variable "cluster_monitoring_interval" {
  description = "Seconds between Enhanced Monitoring samples of the operating system on every instance, set for the entire cluster: 0, 1, 5, 10, 15, 30, or 60. `null` or 0 collects none. Samples are billed as CloudWatch Logs data. `database_insights_mode` `advanced` also shows them."
  type        = number
  default     = null
}

variable "cluster_performance_insights_enabled" {
  description = "Whether database load is recorded by wait event, statement, and user for the entire cluster. CloudWatch Database Insights shows the data. Required for `database_insights_mode` `advanced`. Not every engine version and instance class supports it."
  type        = bool
  default     = false
}

variable "cluster_performance_insights_kms_key_id" {
  description = "ARN of the KMS key that encrypts Performance Insights data recorded for the cluster. `null` uses the AWS managed key. The key cannot be changed once recording is on; used when `cluster_performance_insights_enabled` is true."
  type        = string
  default     = null
}

variable "cluster_performance_insights_retention_period" {
  description = "Days of database load history to keep for the cluster: 7, a multiple of 31 up to 713, or 731. 7 days are free; longer periods are billed. `database_insights_mode` `advanced` requires at least 465. `null` keeps the AWS default of 7."
  type        = number
  default     = null
}

variable "copy_tags_to_snapshot" {
  description = "Whether snapshots inherit the tags of the cluster. True helps cost reports, cleanup jobs, and access rules that rely on tags."
  type        = bool
  default     = false
}

variable "create_route53_entry" {
  description = "Whether Route 53 gets your own names for the endpoints, so that clients keep working when a cluster is restored under another name. True needs `hosted_zone_id` and `primary_domain_name`. The server certificate still contains the AWS name, which matters to clients that verify it."
  type        = bool
  default     = false
}

variable "custom_tags" {
  description = "Tags, as key-value pairs, for the cluster, instances, subnet group, and security group. See `copy_tags_to_snapshot` for snapshots and `backup_recovery_point_tags` for AWS Backup."
  type        = map(string)
  default     = {}
}

variable "dashboard_cpu_usage_widget_parameters" {
  description = "Period in seconds, width (1 to 24) and height, both in grid units, of the CPU graph in the output `metric_widget_aurora_cpu_usage`."
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
  description = "Period in seconds, width (1 to 24) and height, both in grid units, of the connection graph in the output `metric_widget_aurora_db_connections`. Three graphs of the default width fill a row."
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
  description = "Period in seconds, width (1 to 24) and height, both in grid units, of the graph in the output `metric_widget_aurora_disk_space`, which shows the local storage of the instances, not the cluster volume."
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
  description = "Period in seconds, width (1 to 24) and height, both in grid units, of the freeable memory graph in the output `metric_widget_aurora_memory`."
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
  description = "Period in seconds, width (1 to 24) and height, both in grid units, of the read latency graph in the output `metric_widget_aurora_read_latency`."
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
  description = "Period in seconds, width (1 to 24) and height, both in grid units, of the write latency graph in the output `metric_widget_aurora_write_latency`. Use the same period as for reads so that the two are comparable."
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

variable "database_insights_mode" {
  description = "Mode of CloudWatch Database Insights: `standard`, or `advanced` with fleet views, lock analysis, and execution plans, billed per vCPU or ACU hour. `advanced` requires `cluster_performance_insights_enabled` and 465 days in `cluster_performance_insights_retention_period`. `null` leaves the AWS default, `standard`."
  type        = string
  default     = null
}

variable "db_cluster_custom_parameter_group" {
  description = "Settings for the entire cluster, such as replication or character set: an object with `name`, `family` (for example `aurora-postgresql17`) and `parameters`, each with `name`, `value`, and `apply_method` (`immediate` or `pending-reboot`). `null` uses the AWS default group, unless `db_cluster_custom_parameter_group_name` names one."
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

variable "db_cluster_custom_parameter_group_name" {
  description = "Name of a cluster parameter group that is managed outside this module, for example one shared by several clusters. Its family must match `engine_version`. Use either this or `db_cluster_custom_parameter_group`; with both `null`, the AWS default group applies."
  type        = string
  default     = null
}

variable "db_config_secrets_manager_id" {
  description = "Name or ARN of a Secrets Manager secret whose JSON contains `engine`, `username`, `password`, `dbname`, and `port`. The inputs of the same meaning take precedence. The password stays out of your code but ends up in the state, so restrict access to it. `null` reads no secret."
  type        = string
  default     = null
}

variable "db_instance_custom_parameter_group" {
  description = "Settings that may differ between instances, such as memory limits, in the form of `db_cluster_custom_parameter_group`. Where both groups contain a parameter, the instance's value applies. `null` uses the AWS default group, unless `db_instance_custom_parameter_group_name` names one."
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

variable "db_instance_custom_parameter_group_name" {
  description = "Name of an existing instance parameter group, managed outside this module, for all instances of this cluster. Its family must match the engine version. Do not combine it with `db_instance_custom_parameter_group`; `null` leaves the choice to that input."
  type        = string
  default     = null
}

variable "db_name" {
  description = "Name of the database created with the cluster: up to 63 letters, digits, and underscores (64 for MySQL), starting with a letter. `null` takes it from `db_config_secrets_manager_id` or creates none. Changing it replaces the cluster."
  type        = string
  default     = null
}

variable "delete_automated_backups" {
  description = "Whether Aurora's continuous backups are deleted with the cluster. False retains them until `backup_retention_period` has passed, so a cluster deleted by mistake can still be restored to a point in time. `null` leaves the default, which deletes them."
  type        = bool
  default     = null
}

variable "enable_backup" {
  description = "Whether an AWS Backup plan, a vault, and a service role are created for the cluster, in addition to Aurora's own backups. Needed for retention beyond 35 days and for copies in another account or Region through `backup_destination_vault_arn`."
  type        = bool
  default     = false
}

variable "enable_cloudwatch_alarms" {
  description = "Whether CloudWatch alarms on CPU, memory, local storage, and connections of the instances are created. They notify `alarms_sns_topic_arns`. Turn them off for short-lived clusters."
  type        = bool
  default     = true
}

variable "enable_deletion_protection" {
  description = "Whether AWS does not delete the cluster, through code as well as in the console. Set it to true in production, and apply false before a destroy that you intend."
  type        = bool
  default     = false
}

variable "enable_global_write_forwarding" {
  description = "Whether a secondary cluster of an Aurora global database forwards write statements to the primary cluster, so that applications can send reads and writes to their local cluster. Applies only to secondaries; see `global_cluster_identifier`. `null` leaves it off."
  type        = bool
  default     = null
}

variable "enable_http_endpoint" {
  description = "Whether the RDS Data API is on: applications then run SQL over HTTPS with IAM credentials and a Secrets Manager secret, without a database connection. Available for certain engine versions and Regions, with Serverless v2 and provisioned instances. `null` leaves it off."
  type        = bool
  default     = null
}

variable "enable_perf_alarms" {
  description = "Whether alarms on performance, such as read and write latency, are created in addition to those on health. Turn them off where batch jobs trigger them without cause. Needs `enable_cloudwatch_alarms`."
  type        = bool
  default     = true
}

variable "enabled_cloudwatch_logs_exports" {
  description = "Logs of the cluster to export to CloudWatch Logs: `audit`, `error`, `general`, and `slowquery` for Aurora MySQL, `postgresql` for Aurora PostgreSQL. Some also need settings in `db_cluster_custom_parameter_group`. Logged statements may contain personal data."
  type        = list(string)
  default     = []
}

variable "engine" {
  description = "Database engine, `aurora-mysql` or `aurora-postgresql`. AWS no longer offers `aurora`, the MySQL 5.6 engine. `null` takes it from `db_config_secrets_manager_id`. Changing it replaces the cluster without its data."
  type        = string
  default     = null
}

variable "engine_mode" {
  description = "How the cluster gets its capacity. Use `provisioned`, also for Aurora Serverless v2, which you select with `instance_type` `db.serverless` and the capacity inputs ending in `_V2`. `serverless` means Serverless v1, which AWS shut down in 2025. Changing it replaces the cluster."
  type        = string
  default     = "provisioned"
}

variable "engine_version" {
  description = "Version of `engine`, such as `17.6` for PostgreSQL or `8.0.mysql_aurora.3.10.0` for MySQL; `aws rds describe-db-engine-versions` lists them. `null` lets AWS choose at creation. A higher value upgrades the cluster, across major versions only with `allow_major_version_upgrade`."
  type        = string
  default     = null
}

variable "global_cluster_identifier" {
  description = "Identifier of an existing Aurora global database that this cluster joins. The first cluster to join is the primary; later ones, in other Regions, are read-only secondaries. `null` keeps the cluster on its own. A secondary takes no master user or `db_name`."
  type        = string
  default     = null
}

variable "high_cpu_utilization_period" {
  description = "Seconds over which the CPU use of an instance is averaged for its alarm, a multiple of 60."
  type        = number
  default     = 60
}

variable "high_cpu_utilization_threshold" {
  description = "CPU use in percent, 0 to 100, above which the alarm of an instance fires. If the writer stays above it, use a larger class in `instance_type`; if readers do, add one with `instance_count`."
  type        = number
  default     = 90
}

variable "high_cpu_utilization_treat_missing_data" {
  description = "How the CPU alarm treats periods without data: `missing`, `ignore`, `breaching`, or `notBreaching`. With `missing`, the alarm goes to INSUFFICIENT_DATA, as happens when an instance is stopped or a Serverless v2 instance pauses. `breaching` turns such gaps into an alarm."
  type        = string
  default     = "missing"
}

variable "high_read_latency_period" {
  description = "Seconds over which read latency is averaged for its alarm, a multiple of 60. Used when `enable_perf_alarms` is true."
  type        = number
  default     = 60
}

variable "high_read_latency_threshold" {
  description = "Average latency of a read from the cluster's storage, in seconds, above which the alarm fires. A few milliseconds are normal, so lower the default if you want to hear about slow storage and not only a complete stall."
  type        = number
  default     = 5
}

variable "high_read_latency_treat_missing_data" {
  description = "State of the read latency alarm during periods without data: `missing` (INSUFFICIENT_DATA), `ignore` (keep the current state), `breaching`, or `notBreaching`. A stopped instance or a paused Serverless v2 instance sends none; `notBreaching` keeps the alarm quiet then."
  type        = string
  default     = "missing"
}

variable "high_write_latency_period" {
  description = "Seconds over which write latency is averaged for its alarm, a multiple of 60. Used when `enable_perf_alarms` is true."
  type        = number
  default     = 60
}

variable "high_write_latency_threshold" {
  description = "Average latency of a write to the cluster's storage, in seconds, above which the alarm fires. Readers do not write, so look at the writer first."
  type        = number
  default     = 5
}

variable "high_write_latency_treat_missing_data" {
  description = "What the write latency alarm does when an instance reports no data: `missing` shows INSUFFICIENT_DATA, `ignore` keeps the last state, `notBreaching` treats the gap as OK and `breaching` as a problem. Readers do not write to storage, so avoid `breaching`."
  type        = string
  default     = "missing"
}

variable "hosted_zone_id" {
  description = "ID of the Route 53 hosted zone for `primary_domain_name` and `reader_domain_name`, preferably a private zone of the VPC. Required when `create_route53_entry` is true."
  type        = string
  default     = null
}

variable "iam_database_authentication_enabled" {
  description = "Whether database users can log in with IAM tokens, valid for 15 minutes, instead of passwords. IAM policies identify the cluster by the output `cluster_resource_id`. Each user must also be set up for it in the database."
  type        = bool
  default     = false
}

variable "instance_count" {
  description = "Number of instances, 1 to 16: one writer, the others readers that take over when it fails. With 1, recovery after a failure takes up to ten minutes because an instance must be created; use 2 or more in production. Ignored by Serverless v1."
  type        = number
  default     = 1
}

variable "instance_type" {
  description = "Class of every instance, such as `db.r8g.large`, or `db.serverless` for Aurora Serverless v2. Aurora supports memory-optimized classes and a few burstable ones. The default `db.t3.medium` is for trials; newer engine versions may not offer it. Ignored by Serverless v1."
  type        = string
  default     = "db.t3.medium"
}

variable "kms_key_arn" {
  description = "ARN of the KMS key that encrypts storage, backups, and snapshots. `null` uses the AWS managed key, whose snapshots cannot be shared with or copied to another account, so choose your own key if `backup_destination_vault_arn` is in another account. Changing it replaces the cluster."
  type        = string
  default     = null
}

variable "low_disk_space_available_period" {
  description = "Seconds over which free local storage is averaged for its alarm, a multiple of 60."
  type        = number
  default     = 60
}

variable "low_disk_space_available_threshold" {
  description = "Free local storage of an instance, in bytes, below which the alarm fires. Local storage contains temporary tables and logs, and its size depends on the instance class, unlike the cluster volume, which grows automatically."
  type        = number
  default     = 1000000000
}

variable "low_disk_space_available_treat_missing_data" {
  description = "How gaps in the local storage metric affect its alarm: `missing`, `ignore`, `breaching`, or `notBreaching`. `ignore` keeps an alarm that fired just before an instance stopped reporting; `missing` replaces it with INSUFFICIENT_DATA."
  type        = string
  default     = "missing"
}

variable "low_memory_available_period" {
  description = "Seconds over which the freeable memory of an instance is averaged for its alarm, a multiple of 60."
  type        = number
  default     = 60
}

variable "low_memory_available_threshold" {
  description = "Freeable memory of an instance, in bytes, below which the alarm fires; the default is 100 MB. Aurora gives most memory to its cache by design, so observe the normal level of a large class before you raise this."
  type        = number
  default     = 100000000
}

variable "low_memory_available_treat_missing_data" {
  description = "How the memory alarm handles missing data: `missing` (INSUFFICIENT_DATA), `ignore` (no change of state), `breaching`, or `notBreaching`. An instance that ran out of memory and restarted also leaves a gap, which `breaching` reports."
  type        = string
  default     = "missing"
}

variable "manage_master_user_password" {
  description = "Whether RDS generates the master password, stores it in Secrets Manager, and rotates it. True keeps it out of code and state; the output `cluster_master_password_secret_arn` names the secret. Do not combine it with `master_password`. Leave `null`, not false, if you provide a password: the AWS provider can reject the two together."
  type        = bool
  default     = null
}

variable "master_password" {
  description = "Password of the master user, 8 to 41 printable characters without `/`, `@`, quotation marks, or spaces. `null` takes it from `db_config_secrets_manager_id`. The state contains it either way; only `manage_master_user_password` keeps it out."
  type        = string
  default     = null
}

variable "master_username" {
  description = "Name of the master user, with which you create the other users. Names reserved by the engine are rejected. `null` takes it from `db_config_secrets_manager_id`. Changing it replaces the cluster."
  type        = string
  default     = null
}

variable "performance_insights_enabled" {
  description = "Whether database load is recorded by wait event, statement, and user on each instance. Prefer `cluster_performance_insights_enabled`, which sets it for all instances and which the `advanced` mode of Database Insights requires. Small classes may not support it."
  type        = bool
  default     = false
}

variable "performance_insights_kms_key_id" {
  description = "ARN of the KMS key for Performance Insights data recorded per instance. `null` uses the AWS managed key for RDS. It cannot be changed while recording is on. Used when `performance_insights_enabled` is true."
  type        = string
  default     = null
}

variable "performance_insights_retention_period" {
  description = "Days of load history to keep per instance: 7, which is free, a multiple of 31 up to 713, or 731, about two years. `null` keeps 7. Used when `performance_insights_enabled` is true; keep it equal to the cluster's period."
  type        = number
  default     = null
}

variable "port" {
  description = "TCP port of all endpoints of the cluster. `null` takes it from `db_config_secrets_manager_id`, or uses the engine's default: 3306 for MySQL, 5432 for PostgreSQL. If you change it, adjust clients and their security groups too."
  type        = number
  default     = null
}

variable "preferred_backup_window" {
  description = "Daily window in UTC for the snapshot of the cluster, as `hh:mm-hh:mm` of at least 30 minutes. Aurora backups do not interrupt the database, so the time matters less than for other engines. It must not overlap `preferred_maintenance_window`."
  type        = string
  default     = "06:00-07:00"
}

variable "preferred_maintenance_window" {
  description = "Weekly window in UTC, at least 30 minutes, in which AWS applies patches and changes that wait while `apply_immediately` is false, such as `sun:07:00-sun:08:00`. Choose your quietest hours: engine patches can restart instances. It must not overlap `preferred_backup_window`."
  type        = string
  default     = "sun:07:00-sun:08:00"
}

variable "primary_domain_name" {
  description = "Fully qualified domain name for the writer endpoint, such as `db.stage.acme.internal`. Used when `create_route53_entry` is true."
  type        = string
  default     = null
}

variable "publicly_accessible" {
  description = "Whether instances get public IP addresses. Leave it false: otherwise the security group is all that protects the data. It must be false for Serverless v1."
  type        = bool
  default     = false
}

variable "reader_domain_name" {
  description = "Fully qualified domain name for the reader endpoint, which spreads new connections over the readers. Used when `create_route53_entry` is true. Serverless v1 has no reader endpoint, so leave it `null` there."
  type        = string
  default     = null
}

variable "replication_source_identifier" {
  description = "ARN of a cluster or an RDS instance that this cluster replicates from, for example to migrate to Aurora or to follow a cluster in another Region. Removing it later promotes the replica to a standalone cluster. In a secondary of a global database, set it to the ARN of the primary once the secondary exists. `null` replicates from nothing."
  type        = string
  default     = null
}

variable "restore_source_cluster_identifier" {
  description = "Identifier of the cluster whose data the new cluster starts from, for clones and rehearsals. Set `restore_type` with it, and `restore_to_time` for an earlier state. Used at creation only; `null` starts empty or from `snapshot_identifier`."
  type        = string
  default     = null
}

variable "restore_to_time" {
  description = "Point in time to restore to, in UTC, for example `2026-11-20T23:45:00Z`. It must be within the retention of the source's backups. Used at creation with `restore_source_cluster_identifier`, and with `restore_type` `full-copy` only; `null` restores the latest restorable time."
  type        = string
  default     = null
}

variable "restore_type" {
  description = "How the new cluster gets the data of the source: `copy-on-write` creates a clone within minutes that shares unchanged pages, and `full-copy` an independent copy, which takes longer. Used with `restore_source_cluster_identifier`."
  type        = string
  default     = null
}

variable "scaling_configuration_auto_pause" {
  description = "Whether a Serverless v1 cluster pauses when no connection is open; the next connection then waits about half a minute. Used only with `engine_mode` `serverless`, which AWS has shut down."
  type        = bool
  default     = true
}

variable "scaling_configuration_max_capacity" {
  description = "Maximum capacity units of a Serverless v1 cluster: a power of two from 1 to 256 for MySQL; 2, 4, 8, 16, 32, 64, 192, or 384 for PostgreSQL. Used only with `engine_mode` `serverless`; for Serverless v2 see `scaling_configuration_max_capacity_V2`."
  type        = number
  default     = 256
}

variable "scaling_configuration_max_capacity_V2" {
  description = "Maximum Aurora capacity units (ACUs) to which a `db.serverless` instance can scale, in steps of 0.5, from 1 up to 256 (128 for older engine versions). One ACU is about 2 GiB of memory. It caps the bill of each instance. `null` suits provisioned clusters."
  type        = number
  default     = null
}

variable "scaling_configuration_min_capacity" {
  description = "Minimum capacity units of a Serverless v1 cluster, from 1 for MySQL and from 2 for PostgreSQL. Used only with `engine_mode` `serverless`; for Serverless v2 see `scaling_configuration_min_capacity_V2`."
  type        = number
  default     = 2
}

variable "scaling_configuration_min_capacity_V2" {
  description = "Minimum Aurora capacity units (ACUs) of a `db.serverless` instance, in steps of 0.5. 0 lets idle instances pause on engine versions that support it, at the price of a slow first connection; 0.5 is the smallest running size. Set it together with `scaling_configuration_max_capacity_V2`."
  type        = number
  default     = null
}

variable "scaling_configuration_seconds_until_auto_pause" {
  description = "Seconds without connections, 300 to 86400, before a Serverless v1 cluster pauses. Used only with `engine_mode` `serverless` and `scaling_configuration_auto_pause`."
  type        = number
  default     = 300
}

variable "skip_final_snapshot" {
  description = "Whether a destroy deletes the cluster without a final snapshot. Set it to true for throwaway clusters only: afterward, only manual snapshots, backups retained by `delete_automated_backups`, and recovery points of `enable_backup` are left."
  type        = bool
  default     = false
}

variable "snapshot_identifier" {
  description = "Identifier or ARN of the cluster snapshot to restore from at creation. Users and databases come from the snapshot. Leave the value in place afterward, because a change replaces the cluster. `null` starts empty."
  type        = string
  default     = null
}

variable "storage_encrypted" {
  description = "Whether the cluster volume, and with it every instance, backup, and snapshot, is encrypted with KMS. Leave it true. Changing it replaces the cluster; to encrypt an existing one, restore its snapshot with a key."
  type        = bool
  default     = true
}

variable "too_many_db_connections_threshold" {
  description = "Number of connections to an instance above which an alarm fires. Aurora derives the limit from the memory of the instance class; about 80 percent of it is a good value. `null` creates no such alarm."
  type        = number
  default     = null
}
