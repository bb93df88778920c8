variable "allocated_storage" {
  description = "Disk of each instance in GiB, from 20 up to 65536 depending on engine and `storage_type`. It can grow while the database runs but never shrink; after a change, RDS rejects the next one until it has optimized the volume, which can take hours. See `max_allocated_storage` for automatic growth."
  type        = number
}

variable "engine_version" {
  description = "Version of `engine`, such as `17.6` for PostgreSQL or `8.4.6` for MySQL. Pin one that `aws rds describe-db-engine-versions` lists. A higher number upgrades the database with downtime; a lower one is rejected. Versions past the end of standard support incur extra charges."
  type        = string
}

variable "name" {
  description = "Identifier of the instance and prefix for the names of its replicas, subnet group, and security group. Lowercase letters, digits, and hyphens, starting with a letter, at most 63 characters including suffixes, unique per account and Region. It is part of the endpoint."
  type        = string
}

variable "subnet_ids" {
  description = "IDs of the subnets that form the database's subnet group, in at least two Availability Zones even for a single instance. Use the private persistence tier. RDS chooses which of them hosts the instance."
  type        = list(string)
}

variable "vpc_id" {
  description = "ID of the VPC for the database's security group. It must contain `subnet_ids`. This input cannot move a database between VPCs: restore a snapshot in the other VPC instead."
  type        = string
}

variable "alarms_sns_topic_arns" {
  description = "ARNs of the SNS topics notified when an alarm on CPU, memory, disk, latency, connections, or replication changes state. With an empty list, the alarms exist but notify no one."
  type        = list(string)
  default     = []
}

variable "allow_connections_from_cidr_blocks" {
  description = "IPv4 ranges in CIDR notation that can connect to `port`, such as those of the private app subnets. Never use `0.0.0.0/0`. If all inputs that allow connections are empty, nothing can connect."
  type        = list(string)
  default     = []
}

variable "allow_connections_from_ipv6_cidr_blocks" {
  description = "IPv6 ranges in CIDR notation that can connect to `port` of the primary, typically those of dual-stack app subnets. RDS gives an instance an IPv6 address only with the dual-stack network type; otherwise the rules have no effect. `[]` adds none."
  type        = list(string)
  default     = []
}

variable "allow_connections_from_ipv6_cidr_blocks_to_read_replicas" {
  description = "IPv6 ranges in CIDR notation that can connect to the read replicas. List reporting tools that must never reach the primary here and not in `allow_connections_from_ipv6_cidr_blocks`. Used when `num_read_replicas` is above 0 and the replicas have IPv6 addresses."
  type        = list(string)
  default     = []
}

variable "allow_connections_from_security_groups" {
  description = "IDs of security groups whose members can connect to `port`, for example the group of an ECS service. This is stricter than `allow_connections_from_cidr_blocks` and stays correct when IP addresses change."
  type        = list(string)
  default     = []
}

variable "allow_major_version_upgrade" {
  description = "Whether a change of `engine_version` can cross a major version. True does not upgrade by itself; it only lets such a change through. With false, AWS rejects the change, which protects you from an accidental edit. Test the upgrade on a restored snapshot first, and update `custom_parameter_group` with it."
  type        = bool
  default     = true
}

variable "allow_manage_key_permissions_with_iam" {
  description = "Whether IAM policies, in addition to the key policy, can grant use of the key created by `create_custom_kms_key`. True is convenient for application roles, but it lets every IAM administrator reach the key."
  type        = bool
  default     = false
}

variable "apply_immediately" {
  description = "Whether changes take effect right away instead of in `maintenance_window`. Some of them, such as another instance type or engine version, restart the database. Use true in test environments and false in production; parameters that need a reboot wait for one either way."
  type        = bool
  default     = false
}

variable "auto_minor_version_upgrade" {
  description = "Whether AWS installs minor engine versions in `maintenance_window`. True keeps the database patched; pin only the major version in `engine_version`, such as `17`, so that later plans show no difference. AWS may still force urgent security upgrades when it is false."
  type        = bool
  default     = true
}

variable "aws_db_security_group_description" {
  description = "Description of the database's security group. AWS cannot change it in place, so a new text replaces the group, which can fail while it is in use. `null` uses a default text."
  type        = string
  default     = null
}

variable "aws_db_security_group_name" {
  description = "Name of the database's security group, unique within the VPC. `null` derives it from `name`. Set it to adopt a naming convention or to keep the name of an imported group; a change replaces the group."
  type        = string
  default     = null
}

variable "backup_completion_window" {
  description = "Minutes within which an AWS Backup job must complete; AWS Backup cancels jobs that take longer. It must exceed `backup_start_window` by at least 60. `null` leaves the default of the AWS provider."
  type        = number
  default     = null
}

variable "backup_destination_retention_days" {
  description = "Days for which copies in the vault of `backup_destination_vault_arn` are kept before AWS Backup deletes them. Choose it according to your retention policy for disaster recovery. Ignored while no destination vault is set."
  type        = number
  default     = 90
}

variable "backup_destination_vault_arn" {
  description = "ARN of an AWS Backup vault in another Region or account to which every recovery point is copied. The vault's policy must allow `backup:CopyIntoBackupVault`, and copies to another account require a customer managed key for the database. `null` keeps backups in this account and Region."
  type        = string
  default     = null
}

variable "backup_recovery_point_tags" {
  description = "Tags, as key-value pairs, for the recovery points that AWS Backup creates, separate from `custom_tags` of the database. They show the backup cost separately and can protect recovery points through tag-based policies. `null` adds none."
  type        = map(string)
  default     = null
}

variable "backup_retention_period" {
  description = "Days, 0 to 35, for which RDS keeps automated backups and can restore to any second. 0 turns them off and deletes those that exist; read replicas need at least 1. For longer retention use `enable_backup`."
  type        = number
  default     = 30
}

variable "backup_schedule" {
  description = "Cron expression in UTC for the AWS Backup plan, for example `cron(30 2 ? * * *)` for every night at 02:30. Set it whenever `enable_backup` is true, and keep it outside `backup_window` and `maintenance_window`, when RDS may reject a snapshot."
  type        = string
  default     = null
}

variable "backup_service_role_name" {
  description = "Name for the IAM role with which AWS Backup snapshots and copies this database. IAM names are unique per account, so two databases cannot share the same explicit name. `null` derives it from `name`; unused while `enable_backup` is false."
  type        = string
  default     = null
}

variable "backup_source_retention_days" {
  description = "Days for which recovery points stay in the local vault before AWS Backup deletes them. Unlike `backup_retention_period` it can exceed 35, and each recovery point is billed as backup storage for as long as it exists."
  type        = number
  default     = 30
}

variable "backup_start_window" {
  description = "Minutes a scheduled backup job may wait for its start before AWS Backup cancels it; the minimum is 60. Raise it if jobs expire because many resources back up at the same hour. `null` leaves the default of the AWS provider."
  type        = number
  default     = null
}

variable "backup_vault_kms_key_arn" {
  description = "ARN of the KMS key for the backup vault. RDS snapshots keep the encryption key of the database, so this key protects what AWS Backup encrypts itself, such as copies that arrive in the vault. `null` uses the AWS managed key `aws/backup`."
  type        = string
  default     = null
}

variable "backup_vault_name" {
  description = "Name of the backup vault created for this database: letters, digits, hyphens, and underscores, unique per account and Region. `null` derives it from `name`. A rename replaces the vault, which AWS rejects while recovery points are in it."
  type        = string
  default     = null
}

variable "backup_vault_policy" {
  description = "Access policy of the backup vault, for example to let a central backup account copy recovery points or to deny their deletion to everyone. `null` attaches none, and only the IAM policies of the account apply."
  type        = any
  default     = null
}

variable "backup_window" {
  description = "Daily window in UTC for the automated backup, as `hh:mm-hh:mm` of at least 30 minutes, for example `02:00-03:00`. Choose quiet hours, since a single-zone instance may pause I/O for a moment. It must not overlap `maintenance_window`."
  type        = string
  default     = "06:00-07:00"
}

variable "ca_cert_identifier" {
  description = "Certificate authority of the server certificate: `rds-ca-rsa2048-g1`, `rds-ca-rsa4096-g1`, or `rds-ca-ecc384-g1`. `null` keeps the account's default. Some engine versions restart when the certificate changes, and clients that verify it need the matching bundle beforehand."
  type        = string
  default     = null
}

variable "cmk_administrator_iam_arns" {
  description = "ARNs of the IAM users and roles that administer the key created by `create_custom_kms_key`. An empty list names the identity that runs OpenTofu, often a pipeline role that no person can use, so list a role that people can assume."
  type        = list(string)
  default     = []
}

variable "cmk_external_user_iam_arns" {
  description = "ARNs in other accounts, such as `arn:aws:iam::444455556666:root`, that can use the key created by `create_custom_kms_key`. List the account that receives your backup copies or snapshots; otherwise it cannot read them."
  type        = list(string)
  default     = []
}

variable "cmk_user_iam_arns" {
  description = "Principals of this account that can encrypt and decrypt with the key created by `create_custom_kms_key`, each with ARNs in `name` and `conditions` as in IAM: `[{ name = [\"arn:aws:iam::111122223333:role/app\"], conditions = [] }]`. An empty list names the identity that runs OpenTofu. RDS itself needs no entry."
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
  description = "Whether snapshots inherit the tags of the instance. True keeps cost reports and cleanup jobs complete, because untagged snapshots are hard to assign to a team later. For recovery points of AWS Backup, see also `backup_recovery_point_tags`."
  type        = bool
  default     = false
}

variable "create_custom_kms_key" {
  description = "Whether a KMS key for this database alone is created, governed by the `cmk_*` inputs. You need your own key to copy backups or share snapshots with another account, since the AWS managed key cannot be shared. A different key later means a new instance."
  type        = bool
  default     = false
}

variable "create_route53_entry" {
  description = "Whether Route 53 gets your own name for the endpoint, so that applications keep it when a database is replaced. True needs `hosted_zone_id` and `primary_domain_name`. The server certificate contains only the AWS name, so TLS clients that verify the host name reject yours."
  type        = bool
  default     = false
}

variable "creating_timeout" {
  description = "How long OpenTofu waits for the instance to be created, as a duration such as `40m` or `2h`. Restoring a large snapshot takes longer than an empty database. After the timeout the apply fails, although RDS continues the creation."
  type        = string
  default     = "40m"
}

variable "custom_parameter_group" {
  description = "Your own engine settings: an object with `name`, `description`, `family` such as `postgres17` and `parameters`, each with `name`, `value`, and `apply_method` (`immediate` or `pending-reboot`). `family` must match `engine_version`, so change both in one upgrade. `null` uses the AWS default group, which cannot be edited."
  type = object({
    name = string
    description = string
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
  description = "Tags, as key-value pairs, for the instances, subnet group, and security group. They split the cost by database and can select databases for backup plans."
  type        = map(string)
  default     = {}
}

variable "dashboard_cpu_usage_widget_parameters" {
  description = "Period in seconds, width (1 to 24) and height, both in grid units, of the CPU graph in the output `metric_widget_rds_cpu_usage`. It changes the graph, not the alarm."
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
  description = "Period in seconds, width (1 to 24) and height, both in grid units, of the graph of open connections in the output `metric_widget_rds_db_connections`. A dashboard row is 24 units wide."
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
  description = "Period in seconds, width (1 to 24) and height, both in grid units, of the graph of free disk space in the output `metric_widget_rds_disk_space`. Disk use changes slowly, so a period of 300 draws a clearer line."
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
  description = "Period in seconds, width (1 to 24) and height, both in grid units, of the graph of freeable memory in the output `metric_widget_rds_memory`."
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
  description = "Period in seconds, width (1 to 24) and height, both in grid units, of the graph of average disk read latency in the output `metric_widget_rds_read_latency`."
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
  description = "Period in seconds, width (1 to 24) and height, both in grid units, of the graph of average disk write latency in the output `metric_widget_rds_write_latency`. Give it the size of the read graph to compare them side by side."
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

variable "db_config_secrets_manager_id" {
  description = "Name or ARN of a Secrets Manager secret whose JSON contains `engine`, `username`, `password`, `dbname`, and `port`. It keeps the password out of your code, but the password is still written to the state, so protect it. Inputs of the same meaning take precedence. `null` reads no secret."
  type        = string
  default     = null
}

variable "db_name" {
  description = "Name of the database created inside the instance: letters, digits, and underscores, starting with a letter, with limits that depend on the engine. `null` takes it from `db_config_secrets_manager_id` or creates none; SQL Server requires none. Changing it replaces the instance."
  type        = string
  default     = null
}

variable "delete_automated_backups" {
  description = "Whether automated backups are deleted together with the instance. False keeps them until `backup_retention_period` has passed, so you can recover from a mistaken destroy. Manual and final snapshots stay in any case."
  type        = bool
  default     = true
}

variable "deleting_timeout" {
  description = "How long OpenTofu waits for the instance to be deleted, for example `60m`. A final snapshot of a large database is part of the deletion and takes most of that time; see `skip_final_snapshot`."
  type        = string
  default     = "60m"
}

variable "enable_backup" {
  description = "Whether an AWS Backup plan, vault, and service role are created for this database. Use it when automated backups, limited to 35 days and this account, are not enough; `backup_destination_vault_arn` adds copies in another Region or account. Recovery points are billed as backup storage."
  type        = bool
  default     = false
}

variable "enable_blue_green_update" {
  description = "Whether engine upgrades and other changes run through an RDS Blue/Green Deployment: RDS builds a synchronized copy, changes it, and switches over, usually with under a minute of downtime. For MySQL, MariaDB, and PostgreSQL; `backup_retention_period` must be above 0. You pay for both environments meanwhile."
  type        = bool
  default     = false
}

variable "enable_cloudwatch_alarms" {
  description = "Whether CloudWatch alarms on CPU, memory, free disk space, and more are created. They notify `alarms_sns_topic_arns`. Set it to false for short-lived test databases."
  type        = bool
  default     = true
}

variable "enable_deletion_protection" {
  description = "Whether RDS does not delete the instance, through code as well as in the console. Set it to true in production; to remove the database, apply false first and destroy afterward."
  type        = bool
  default     = false
}

variable "enable_perf_alarms" {
  description = "Whether alarms on performance, such as read and write latency, are created in addition to those on health. Turn them off where load tests or nightly batch jobs trigger them without cause. Needs `enable_cloudwatch_alarms`."
  type        = bool
  default     = true
}

variable "enabled_cloudwatch_logs_exports" {
  description = "Database logs to export to CloudWatch Logs, by name: `postgresql`, `upgrade` for PostgreSQL; `audit`, `error`, `general`, `slowquery` for MySQL and MariaDB; `alert`, `audit`, `listener`, `trace` for Oracle; `agent`, `error` for SQL Server. Some need parameters as well. Statements in logs may contain personal data."
  type        = list(string)
  default     = []
}

variable "engine" {
  description = "Database engine: `postgres`, `mysql`, `mariadb`, or an edition of Oracle or SQL Server such as `oracle-se2` or `sqlserver-ex`. `null` takes it from `db_config_secrets_manager_id`. Changing it replaces the instance without its data."
  type        = string
  default     = null
}

variable "high_cpu_utilization_datapoints_to_alarm" {
  description = "Number of periods, out of `high_cpu_utilization_evaluation_periods`, that must exceed the threshold before the CPU alarm fires. With 2 of 3, one normal period in between does not reset it. `null` requires all of them."
  type        = number
  default     = null
}

variable "high_cpu_utilization_evaluation_periods" {
  description = "Number of most recent periods, each `high_cpu_utilization_period` long, that the CPU alarm compares with its threshold. The defaults, 3 periods of 60 seconds, report after about three minutes of high load."
  type        = number
  default     = 3
}

variable "high_cpu_utilization_period" {
  description = "Seconds over which CPU use is averaged for its alarm, a multiple of 60. A longer period, such as 300, ignores short peaks."
  type        = number
  default     = 60
}

variable "high_cpu_utilization_statistic" {
  description = "CloudWatch statistic of CPU use within a period: `Average`, `Maximum`, `Minimum`, `Sum`, or `SampleCount`. `Average` fits sustained load; `Maximum` reacts to every spike and needs more evaluation periods to stay quiet."
  type        = string
  default     = "Average"
}

variable "high_cpu_utilization_threshold" {
  description = "CPU use in percent, 0 to 100, above which the alarm fires. Burstable classes such as `db.t4g` slow down or cost extra once their credits are spent, so a lower value gives an earlier warning there."
  type        = number
  default     = 90
}

variable "high_cpu_utilization_treat_missing_data" {
  description = "How the CPU alarm treats periods without data: `missing` (INSUFFICIENT_DATA), `ignore` (keep the state), `breaching`, or `notBreaching`. A database that is stopped at night sends no data; `notBreaching` keeps the alarm OK then."
  type        = string
  default     = "missing"
}

variable "high_read_latency_period" {
  description = "Seconds over which disk read latency is averaged for its alarm, a multiple of 60. Used when `enable_perf_alarms` is true."
  type        = number
  default     = 60
}

variable "high_read_latency_threshold" {
  description = "Average latency of a disk read, in seconds, above which the alarm fires. Healthy SSD volumes respond in milliseconds: 5 reports only a stalled disk, 0.05 a slow one. Used when `enable_perf_alarms` is true."
  type        = number
  default     = 5
}

variable "high_read_latency_treat_missing_data" {
  description = "How missing data changes the read latency alarm: `missing`, `ignore`, `breaching`, or `notBreaching`. A gap usually means that the instance is stopped or restarting; with `notBreaching`, this alarm stays quiet then."
  type        = string
  default     = "missing"
}

variable "high_replica_lag_datapoints_to_alarm" {
  description = "How many of the `high_replica_lag_evaluation_periods` must be above the threshold before the replica lag alarm fires. With a lower value, the alarm still fires if the lag recovers briefly in between. `null` requires all periods."
  type        = number
  default     = null
}

variable "high_replica_lag_evaluation_periods" {
  description = "How many consecutive periods of `high_replica_lag_period` the replica lag alarm looks at. Lag often rises briefly during bulk writes; 5 periods of a minute filter that out before anyone is notified."
  type        = number
  default     = 5
}

variable "high_replica_lag_period" {
  description = "Length in seconds, a multiple of 60, of the period over which replication lag of a read replica is measured for its alarm. Longer periods smooth the peaks that large transactions cause."
  type        = number
  default     = 60
}

variable "high_replica_lag_statistic" {
  description = "CloudWatch statistic of replica lag within a period: `Average`, `Maximum`, `Minimum`, `Sum`, or `SampleCount`. Use `Maximum` if an application must never read data older than `high_replica_lag_threshold`."
  type        = string
  default     = "Average"
}

variable "high_replica_lag_threshold" {
  description = "Seconds by which a read replica may be behind the primary before the alarm fires. The default of 300 suits reports; applications that read their own writes need a much lower value. Applies when `num_read_replicas` is above 0."
  type        = number
  default     = 300
}

variable "high_replica_lag_treat_missing_data" {
  description = "How the replica lag alarm treats periods without data: `missing`, `ignore`, `breaching`, or `notBreaching`. The default, `notBreaching`, stays quiet while a replica is created or rebuilt and reports no lag yet."
  type        = string
  default     = "notBreaching"
}

variable "high_write_latency_period" {
  description = "Seconds over which disk write latency is averaged for its alarm, a multiple of 60. Keep it equal to `high_read_latency_period` so that the two alarms are comparable."
  type        = number
  default     = 60
}

variable "high_write_latency_threshold" {
  description = "Average latency of a disk write, in seconds, above which the alarm fires. Multi-AZ instances write synchronously to a second zone and are somewhat slower, which is normal. Used when `enable_perf_alarms` is true."
  type        = number
  default     = 5
}

variable "high_write_latency_treat_missing_data" {
  description = "How gaps affect the write latency alarm: `missing` moves it to INSUFFICIENT_DATA, `ignore` leaves it as it was, and `breaching` or `notBreaching` treat the gap as bad or good. A running instance reports data, so a gap usually means a stop or a restart."
  type        = string
  default     = "missing"
}

variable "hosted_zone_id" {
  description = "ID of the Route 53 hosted zone for the records of `primary_domain_name` and `replica_domain_name`, preferably a private zone of the VPC. Required when `create_route53_entry` is true."
  type        = string
  default     = null
}

variable "iam_database_authentication_enabled" {
  description = "Whether database users can log in with a short-lived IAM token instead of a password. Supported for PostgreSQL, MySQL, and MariaDB; each user must also be set up for it in the database. Tokens suit people and scheduled jobs, not applications that open hundreds of connections per second."
  type        = bool
  default     = false
}

variable "instance_type" {
  description = "Instance class of the primary, and of the replicas unless `read_replica_instance_type` differs, such as `db.t4g.medium` or `db.m7g.large`. It must be offered for your engine version and Region. The default is for trials only. A change restarts the database; with `multi_az` the interruption is about a minute."
  type        = string
  default     = "db.t3.micro"
}

variable "iops" {
  description = "Provisioned I/O operations per second: required for `storage_type` `io1`, optional for `gp3` on volumes above the engine's size threshold (400 GiB for most). 0 provisions none and leaves the baseline. Provisioned IOPS are billed whether you use them or not."
  type        = number
  default     = 0
}

variable "kms_key_arn" {
  description = "ARN of an existing KMS key that encrypts disk, backups, and snapshots. `null` uses the key of `create_custom_kms_key` if that is true, otherwise the AWS managed key, whose snapshots cannot be shared. Changing it replaces the instance."
  type        = string
  default     = null
}

variable "license_model" {
  description = "License of a commercial engine: `license-included` or `bring-your-own-license` for Oracle, `license-included` for SQL Server. `null` leaves the default of the engine, which is right for open source engines."
  type        = string
  default     = null
}

variable "low_disk_space_available_period" {
  description = "Seconds over which free disk space is averaged for its alarm, a multiple of 60. A bulk load can fill a disk within minutes, so keep it short."
  type        = number
  default     = 60
}

variable "low_disk_space_available_threshold" {
  description = "Free disk space in bytes below which the alarm fires; the default is 1 GB. An instance without space stops accepting writes, so set about ten percent of `allocated_storage`."
  type        = number
  default     = 1000000000
}

variable "low_disk_space_available_treat_missing_data" {
  description = "Whether the alarm treats a gap in the free space metric as `missing`, `ignore`, `breaching`, or `notBreaching`. An instance in the state `storage-full` may stop reporting; with `ignore` an alarm that already fired stays on."
  type        = string
  default     = "missing"
}

variable "low_memory_available_period" {
  description = "Seconds over which freeable memory is averaged for its alarm, a multiple of 60. Memory dips during backups, which a period of 300 smooths out."
  type        = number
  default     = 60
}

variable "low_memory_available_threshold" {
  description = "Freeable memory in bytes below which the alarm fires; the default is 100 MB. Set more for large classes, because swapping begins before memory is used up and slows down queries."
  type        = number
  default     = 100000000
}

variable "low_memory_available_treat_missing_data" {
  description = "How the memory alarm treats periods without data: `missing` for INSUFFICIENT_DATA, `ignore` to keep the state, `breaching` for an alarm, `notBreaching` for OK. Choose `breaching` to be notified of restarts under memory pressure."
  type        = string
  default     = "missing"
}

variable "maintenance_window" {
  description = "Weekly window in UTC, such as `sun:07:00-sun:08:00` and at least 30 minutes, in which AWS patches the instance and applies changes that wait while `apply_immediately` is false. Expect a restart or failover in it. It must not overlap `backup_window`."
  type        = string
  default     = "sun:07:00-sun:08:00"
}

variable "manage_master_user_password" {
  description = "Whether RDS generates the master password, keeps it in Secrets Manager, and rotates it every seven days by default. Neither code nor state contains it; read it through the output `master_password_secret_arn`. Do not combine it with `master_password`. Leave `null`, not false, if you provide a password: the AWS provider can reject the two together."
  type        = bool
  default     = null
}

variable "master_password" {
  description = "Password of the master user, at least 8 printable characters without `/`, `@`, quotation marks, or spaces. `null` takes it from `db_config_secrets_manager_id`, which is better than a literal in version control. The state contains it either way, unless you use `manage_master_user_password`."
  type        = string
  default     = null
}

variable "master_username" {
  description = "Name of the master user, with which you create other users. Reserved words of the engine, for example `admin` for PostgreSQL, are rejected. `null` takes it from `db_config_secrets_manager_id`. Changing it replaces the instance."
  type        = string
  default     = null
}

variable "max_allocated_storage" {
  description = "Size in GiB up to which RDS grows the disk automatically when space runs low. AWS recommends at least 26 percent above `allocated_storage`. 0 turns automatic growth off. A disk that has grown does not shrink."
  type        = number
  default     = 0
}

variable "monitoring_interval" {
  description = "Seconds between Enhanced Monitoring samples of the operating system: 0 (off), 1, 5, 10, 15, 30, or 60. Samples are stored in CloudWatch Logs, so 1 costs about sixty times as much as 60. Above 0 it needs a role; see `monitoring_role_arn`."
  type        = number
  default     = 0
}

variable "monitoring_role_arn" {
  description = "ARN of the role with which Enhanced Monitoring writes to CloudWatch Logs, trusted by `monitoring.rds.amazonaws.com`. With `null` and a `monitoring_interval` above 0, a role is created."
  type        = string
  default     = null
}

variable "monitoring_role_arn_path" {
  description = "IAM path of the Enhanced Monitoring role created here, starting and ending with `/`. Set it where policies allow roles under one path only. Unused with `monitoring_role_arn`."
  type        = string
  default     = "/"
}

variable "monitoring_role_name" {
  description = "Name of the Enhanced Monitoring role created here, unique in the account and at most 64 characters. `null` derives it from `name`. Unused with `monitoring_role_arn`."
  type        = string
  default     = null
}

variable "multi_az" {
  description = "Whether a standby in another Availability Zone receives every write and takes over within one or two minutes of a failure. It doubles the instance cost and serves no reads; for those see `num_read_replicas`. Set it to true in production."
  type        = bool
  default     = false
}

variable "num_read_replicas" {
  description = "Number of read replicas, up to 15 for PostgreSQL, MySQL, and MariaDB and 5 for Oracle and SQL Server. They lag behind the primary, so a read may return old data. Needs a `backup_retention_period` above 0."
  type        = number
  default     = 0
}

variable "option_group_name" {
  description = "Name of an existing option group, which adds engine features such as Oracle Statspack, SQL Server native backup to S3, or the MariaDB audit plugin. It must match engine and major version. `null` uses the default group; PostgreSQL has no options to set."
  type        = string
  default     = null
}

variable "performance_insights_enabled" {
  description = "Whether database load is recorded by wait event, statement, and user: the first information you need when queries are slow. CloudWatch Database Insights shows it. Not every engine version and small instance class supports it."
  type        = bool
  default     = false
}

variable "performance_insights_retention_period" {
  description = "Days of load history to keep: 7, which is free, a multiple of 31 up to 713, or 731. 93 days let you compare quarters, 731 days years. Periods beyond 7 days are billed per vCPU. Used when `performance_insights_enabled` is true."
  type        = number
  default     = 7
}

variable "port" {
  description = "TCP port on which the database listens, such as 5432 for PostgreSQL or 3306 for MySQL. `null` takes it from `db_config_secrets_manager_id`. A change restarts the instance, and every client must use the new port."
  type        = number
  default     = null
}

variable "primary_domain_name" {
  description = "Fully qualified domain name for the primary, such as `db.stage.acme.internal`, in the zone of `hosted_zone_id`. Used when `create_route53_entry` is true."
  type        = string
  default     = null
}

variable "publicly_accessible" {
  description = "Whether the instance gets a public IP address. Leave it false: otherwise only security groups protect your data from the internet. For access from your computer use a VPN or a bastion host."
  type        = bool
  default     = false
}

variable "read_replica_instance_type" {
  description = "Instance class of the read replicas if it differs from `instance_type`, for example a smaller one for occasional reports. A replica too small for the write load falls further and further behind. `null` uses the class of the primary."
  type        = string
  default     = null
}

variable "read_replica_multi_az" {
  description = "Whether each read replica gets a standby in another Availability Zone, which doubles its cost. Useful when a replica is meant to be promoted after a disaster or serves reads that must not stop. `null` follows `multi_az`."
  type        = bool
  default     = null
}

variable "replica_backup_retention_period" {
  description = "Days, 0 to 35, for which backups of the read replicas are kept. 0, the usual choice, makes none, because the primary is backed up. A replica that has its own replicas needs at least 1."
  type        = number
  default     = 0
}

variable "replica_domain_name" {
  description = "Fully qualified domain name for the read replicas, in the zone of `hosted_zone_id`. Give it to clients that accept slightly old data. Used when `create_route53_entry` is true and `num_read_replicas` is above 0."
  type        = string
  default     = null
}

variable "replication_error_datapoints_to_alarm" {
  description = "How many of the last `replication_error_evaluation_periods` must show an error before the replication error alarm fires. `null` requires an error in each of them, which suits an error that stays until someone acts."
  type        = number
  default     = null
}

variable "replication_error_evaluation_periods" {
  description = "Number of periods the replication error alarm examines before it changes state. With the default of 3 periods of a minute, a replica that reconnects automatically after a restart causes no notification."
  type        = number
  default     = 3
}

variable "replication_error_period" {
  description = "Seconds per period, a multiple of 60, in which the alarm checks whether replication to a read replica is broken. Replication that has stopped cannot resume once the primary has discarded its logs, so keep this short."
  type        = number
  default     = 60
}

variable "replication_error_treat_missing_data" {
  description = "How the replication error alarm treats periods without data: `missing`, `ignore`, `breaching`, or `notBreaching`. With the default, `notBreaching`, a replica that does not report yet is treated as healthy; `breaching` also reports one that has stopped reporting."
  type        = string
  default     = "notBreaching"
}

variable "skip_final_snapshot" {
  description = "Whether a destroy deletes the instance without a final snapshot. Set it to true for throwaway databases only. With false, a second destroy under the same name can fail because a snapshot of that name already exists."
  type        = bool
  default     = false
}

variable "snapshot_identifier" {
  description = "Identifier or ARN of the snapshot from which the instance is restored at creation. The master user and `db_name` then come from the snapshot, and `engine` must be the same. Leave the value in place after a restore, because a change replaces the database. `null` starts empty."
  type        = string
  default     = null
}

variable "storage_encrypted" {
  description = "Whether disk, backups, and snapshots are encrypted with KMS. Leave it true. An unencrypted instance cannot be encrypted in place: a change replaces it."
  type        = bool
  default     = true
}

variable "storage_throughput" {
  description = "Provisioned throughput of `gp3` storage in MiB per second, above the baseline of 125, or 500 from 400 GiB. AWS rejects it below the engine's size threshold for `allocated_storage`. `null` leaves the baseline, which is included in the price."
  type        = number
  default     = null
}

variable "storage_type" {
  description = "Type of the volume: `gp3`, `gp2`, `io1` with `iops`, or `standard`. `gp3` costs less than the default `gp2` and separates performance from size, so choose it for new databases. `standard` is magnetic storage of the previous generation, which AWS is retiring."
  type        = string
  default     = "gp2"
}

variable "timezone" {
  description = "Time zone of a SQL Server instance, such as `Eastern Standard Time`, chosen at creation and fixed afterward: a change replaces the instance. Other engines reject it and use a parameter or UTC. `null` keeps UTC."
  type        = string
  default     = null
}

variable "too_many_db_connections_datapoints_to_alarm" {
  description = "How many of the `too_many_db_connections_evaluation_periods` must be above the threshold before the connection alarm fires. A lower value also catches connections that come in bursts. `null` requires every period."
  type        = number
  default     = null
}

variable "too_many_db_connections_evaluation_periods" {
  description = "Number of recent periods the connection alarm evaluates. 1 reports at the first period above `too_many_db_connections_threshold`, which suits a connection leak that fills the limit within minutes; 3, the default, ignores a short burst after a deployment."
  type        = number
  default     = 3
}

variable "too_many_db_connections_period" {
  description = "Seconds over which open connections are measured for their alarm, a multiple of 60. Keep it at 60: once the engine's limit is reached, new connections fail immediately, and a longer period only delays the warning."
  type        = number
  default     = 60
}

variable "too_many_db_connections_statistic" {
  description = "CloudWatch statistic of open connections within a period: `Maximum`, `Average`, `Minimum`, `Sum`, or `SampleCount`. `Maximum` catches short peaks that already cause rejected connections and that an average hides."
  type        = string
  default     = "Maximum"
}

variable "too_many_db_connections_threshold" {
  description = "Number of open connections above which an alarm fires. Use about 80 percent of `max_connections`, which RDS derives from the memory of the instance class. `null` creates no such alarm."
  type        = number
  default     = null
}

variable "too_many_db_connections_treat_missing_data" {
  description = "How missing data affects the connection alarm: `missing` for INSUFFICIENT_DATA, `ignore` to keep the state, `breaching`, or `notBreaching`. An idle database still reports 0, so a gap means it is down, restarting, or stopped."
  type        = string
  default     = "missing"
}

variable "updating_timeout" {
  description = "How long OpenTofu waits for a modification of the instance, for example `80m`. Storage changes and Blue/Green updates of large databases take hours; raise it for those. After the timeout, RDS continues the modification."
  type        = string
  default     = "80m"
}
