variable "allocated_storage" {
  description = "Disk of each instance in GB, from 20 up to 65536 depending on engine and volume type. It can grow while the database runs, never shrink; after a change RDS may refuse the next one for six hours. See `max_allocated_storage` for growth without you."
  type        = number
}

variable "engine_version" {
  description = "Version of `engine`, such as `16.4` for PostgreSQL or `8.4.3` for MySQL. Pin one that `aws rds describe-db-engine-versions` lists; a higher number upgrades the database with downtime, a lower one is refused. Versions past the end of standard support are charged extra."
  type        = string
}

variable "name" {
  description = "Identifier of the instance and stem of its replicas, subnet group and security group. Lowercase letters, digits and hyphens, beginning with a letter, at most 63 characters with suffixes, unique per account and region. It is part of the endpoint."
  type        = string
}

variable "subnet_ids" {
  description = "IDs of the subnets that form the database's subnet group, in at least two Availability Zones even for a single instance. Use the private persistence tier; RDS chooses where in them the instances go."
  type        = list(string)
}

variable "vpc_id" {
  description = "ID of the VPC for the database's security group, the same that holds `subnet_ids`. A database does not move between VPCs through this input: plan a restore from a snapshot."
  type        = string
}

variable "alarms_sns_topic_arns" {
  description = "ARNs of the SNS topics told when an alarm on CPU, memory, disk, latency, connections or the snapshot job changes state. With an empty list the alarms exist but nobody hears them."
  type        = list(string)
  default     = []
}

variable "allow_connections_from_cidr_blocks" {
  description = "IPv4 ranges in CIDR notation that may connect to `port`, such as those of the private app subnets. Never `0.0.0.0/0`. If `allow_connections_from_security_groups` is empty too, nothing can connect."
  type        = list(string)
  default     = []
}

variable "allow_connections_from_security_groups" {
  description = "IDs of security groups whose members may connect to `port`, for example that of an ECS service. Stricter than `allow_connections_from_cidr_blocks`, and still right when addresses change."
  type        = list(string)
  default     = []
}

variable "allow_manage_key_permissions_with_iam" {
  description = "Whether IAM policies, and not only the key policy, may grant use of the key made by `create_custom_kms_key`. True is convenient for application roles and means that every administrator of IAM can reach the key."
  type        = bool
  default     = false
}

variable "apply_immediately" {
  description = "Whether changes happen at once instead of in the next maintenance window. Some, such as another instance type or engine version, restart the database. Use true in test environments, false in production; parameters that need a reboot wait for one either way."
  type        = bool
  default     = false
}

variable "backup_job_alarm_period" {
  description = "Seconds within which the job that shares snapshots must have run, otherwise its alarm fires. Match it to `share_snapshot_schedule_expression`: 3600 for hourly, 86400 for daily. Used when `enable_share_snapshot_cloudwatch_alarms` is true."
  type        = number
  default     = 3600
}

variable "backup_retention_period" {
  description = "Days, 0 to 35, for which automated backups are kept and a restore to any second is possible. 0 switches backups off and deletes those that exist; read replicas need at least 1."
  type        = number
  default     = 30
}

variable "backup_window" {
  description = "Daily span in UTC for the automated backup, as `hh:mm-hh:mm` of at least 30 minutes, for example `02:00-03:00`. Choose quiet hours, since a single-zone instance may stall for a moment. It must not touch the maintenance window."
  type        = string
  default     = "06:00-07:00"
}

variable "cmk_administrator_iam_arns" {
  description = "ARNs of the IAM users and roles that administer the key made by `create_custom_kms_key`. An empty list names whoever runs Terraform, often a pipeline role nobody can log in to, so list people or a role of theirs."
  type        = list(string)
  default     = []
}

variable "cmk_external_user_iam_arns" {
  description = "ARNs in other accounts, such as `arn:aws:iam::444455556666:root`, that may use the key made by `create_custom_kms_key`. The account that copies your shared snapshots belongs here, otherwise it cannot read them."
  type        = list(string)
  default     = []
}

variable "cmk_user_iam_arns" {
  description = "Who in this account may encrypt and decrypt with the key made by `create_custom_kms_key`, each entry with ARNs in `name` and optional `conditions` as in IAM: `[{ name = [\"arn:aws:iam::111122223333:role/app\"], conditions = [] }]`. An empty list names whoever runs Terraform. RDS itself needs no entry."
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

variable "create_custom_kms_key" {
  description = "Whether a KMS key for this database alone is created, ruled by the `cmk_*` inputs. Needed to share encrypted snapshots with another account, since the AWS managed key cannot be shared. Switching it later means another key, and with that a new instance."
  type        = bool
  default     = false
}

variable "create_route53_entry" {
  description = "Whether Route 53 gets a name of your own for the endpoint, so that applications keep it when a database is replaced. True needs `hosted_zone_id` and `primary_domain_name`. TLS clients that verify host names see the certificate of the AWS name."
  type        = bool
  default     = false
}

variable "create_snapshot_cloudwatch_metric_namespace" {
  description = "CloudWatch namespace to which the snapshot job reports each run. `null` derives one; set your own so that several databases can be told apart. Used when `share_snapshot_with_another_account` and `enable_cloudwatch_metrics` are true."
  type        = string
  default     = null
}

variable "custom_parameter_group" {
  description = "Engine settings of your own, as object with `name`, `family` such as `postgres16` and `parameters`, each with `name`, `value` and `apply_method` (`immediate` or `pending-reboot`). `family` must fit `engine_version`, so change both in one upgrade. `null` uses the AWS default group, which cannot be edited."
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
  description = "Tags for the instances, subnet group and security group, as key and value. They separate the cost of databases and can steer backup plans by tag."
  type        = map(string)
  default     = {}
}

variable "dashboard_cpu_usage_widget_parameters" {
  description = "Period in seconds, and width (1 to 24) and height in grid units, of the CPU graph in `metric_widget_rds_cpu_usage`. It changes the picture, not the alarm."
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
  description = "Period in seconds, and width (1 to 24) and height in grid units, of the graph of open connections in `metric_widget_rds_db_connections`. A dashboard row is 24 units wide."
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
  description = "Period in seconds, and width (1 to 24) and height in grid units, of the graph of free disk space in `metric_widget_rds_disk_space`. Disk moves slowly, so a period of 300 draws a clearer line."
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
  description = "Period in seconds, and width (1 to 24) and height in grid units, of the graph of freeable memory in `metric_widget_rds_memory`."
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
  description = "Period in seconds, and width (1 to 24) and height in grid units, of the graph of the average time of a disk read in `metric_widget_rds_read_latency`."
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
  description = "Period in seconds, and width (1 to 24) and height in grid units, of the graph of the average time of a disk write in `metric_widget_rds_write_latency`. Give it the size of the read graph, to compare them side by side."
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
  description = "Name or ARN of a Secrets Manager secret whose JSON holds `engine`, `username`, `password`, `dbname` and `port`. It keeps the password out of your code; Terraform still writes it to the state, so guard that. Values of the inputs of the same meaning win. `null` reads no secret."
  type        = string
  default     = null
}

variable "db_name" {
  description = "Database created inside the instance at its start: letters, digits and underscores, beginning with a letter, with limits that depend on the engine. `null` takes it from `db_config_secrets_manager_id` or creates none; SQL Server must have none. Changing it replaces the instance."
  type        = string
  default     = null
}

variable "delete_automated_backups" {
  description = "Whether automated backups go with the instance when it is deleted. False keeps them until `backup_retention_period` has passed, which saves the day after a mistaken destroy. Manual and final snapshots stay in any case."
  type        = bool
  default     = true
}

variable "enable_cloudwatch_alarms" {
  description = "Whether alarms on CPU, memory, free disk and more are created and report to `alarms_sns_topic_arns`. False is for short-lived test databases."
  type        = bool
  default     = true
}

variable "enable_cloudwatch_metrics" {
  description = "Whether the job that shares snapshots reports its runs as CloudWatch metrics. Its alarm reads them, so turn both off together. Used when `share_snapshot_with_another_account` is true."
  type        = bool
  default     = true
}

variable "enable_deletion_protection" {
  description = "Whether RDS refuses to delete the instance, for Terraform as well as in the console. Set true in production; to remove the database, apply false first and destroy afterwards."
  type        = bool
  default     = false
}

variable "enable_perf_alarms" {
  description = "Whether alarms that judge speed rather than health are created too, such as read and write latency. Turn it off where load tests or nightly batches make them fire for no reason. Needs `enable_cloudwatch_alarms`."
  type        = bool
  default     = true
}

variable "enable_share_snapshot_cloudwatch_alarms" {
  description = "Whether an alarm fires when the job that shares snapshots has not run within `backup_job_alarm_period`. Used when `share_snapshot_with_another_account` is true. Leave it on: a backup that stopped is noticed by nobody else."
  type        = bool
  default     = true
}

variable "enabled_cloudwatch_logs_exports" {
  description = "Database logs sent to CloudWatch Logs, by name. PostgreSQL knows `postgresql` and `upgrade`; MySQL and MariaDB `audit`, `error`, `general` and `slowquery`; Oracle `alert`, `audit`, `listener` and `trace`; SQL Server `agent` and `error`. Some need parameters as well. Statements in logs may hold personal data."
  type        = list(string)
  default     = []
}

variable "engine" {
  description = "Database engine: `postgres`, `mysql`, `mariadb`, or an edition of Oracle or SQL Server such as `oracle-se2` or `sqlserver-ex`. `null` takes it from `db_config_secrets_manager_id`. Changing it replaces the instance; data does not come along."
  type        = string
  default     = null
}

variable "high_cpu_utilization_period" {
  description = "Seconds over which CPU use is averaged for its alarm, a multiple of 60. A longer span, such as 300, ignores short peaks."
  type        = number
  default     = 60
}

variable "high_cpu_utilization_threshold" {
  description = "CPU use in percent, 0 to 100, above which the alarm fires. Burstable classes such as `db.t3` slow down once their credits are spent, so a lower value warns in time there."
  type        = number
  default     = 90
}

variable "high_read_latency_period" {
  description = "Seconds over which the time of a disk read is averaged for its alarm, a multiple of 60. Used when `enable_perf_alarms` is true."
  type        = number
  default     = 60
}

variable "high_read_latency_threshold" {
  description = "Average time of a disk read, in seconds, above which the alarm fires. Healthy SSD volumes answer in milliseconds: 5 reports only a stalled disk, 0.05 a slow one. Used when `enable_perf_alarms` is true."
  type        = number
  default     = 5
}

variable "high_write_latency_period" {
  description = "Seconds over which the time of a disk write is averaged for its alarm, a multiple of 60. Keep it equal to `high_read_latency_period`, so that both alarms speak of the same span."
  type        = number
  default     = 60
}

variable "high_write_latency_threshold" {
  description = "Average time of a disk write, in seconds, above which the alarm fires. Multi-AZ instances write twice and are somewhat slower, which is normal. Used when `enable_perf_alarms` is true."
  type        = number
  default     = 5
}

variable "hosted_zone_id" {
  description = "ID of the Route 53 hosted zone for the records of `primary_domain_name` and `replica_domain_name`. A private zone of the VPC fits best. Required when `create_route53_entry` is true."
  type        = string
  default     = null
}

variable "iam_database_authentication_enabled" {
  description = "Whether database users may log in with a short-lived IAM token instead of a password. Supported for PostgreSQL, MySQL and MariaDB; each user must be prepared in the database. Tokens suit people and scheduled jobs better than thousands of new connections per second."
  type        = bool
  default     = false
}

variable "instance_type" {
  description = "Instance class of primary and replicas, such as `db.t4g.medium` or `db.m7g.large`, offered for your engine and version in the region. The default fits trials alone. A change restarts the database; with `multi_az` the break is about a minute."
  type        = string
  default     = "db.t3.micro"
}

variable "kms_key_arn" {
  description = "ARN of the existing KMS key that encrypts disk, backups and snapshots. `null` uses the key of `create_custom_kms_key` if that is true, otherwise the AWS managed key, with which snapshots cannot be shared. Changing it replaces the instance."
  type        = string
  default     = null
}

variable "license_model" {
  description = "License of a commercial engine: `license-included` or `bring-your-own-license` for Oracle, `license-included` for SQL Server. `null` leaves the default of the engine, which is right for the open source ones."
  type        = string
  default     = null
}

variable "low_disk_space_available_period" {
  description = "Seconds over which free disk space is averaged for its alarm, a multiple of 60. A bulk load can fill a disk within minutes, so keep it short."
  type        = number
  default     = 60
}

variable "low_disk_space_available_threshold" {
  description = "Free disk space in bytes below which the alarm fires; the default is 1 GB. An instance without space stops accepting writes, so take about ten percent of `allocated_storage`."
  type        = number
  default     = 1000000000
}

variable "low_memory_available_period" {
  description = "Seconds over which freeable memory is averaged for its alarm, a multiple of 60. It dips during backups, which a span of 300 smooths."
  type        = number
  default     = 60
}

variable "low_memory_available_threshold" {
  description = "Freeable memory in bytes below which the alarm fires; the default is 100 MB. Large classes deserve more: swapping begins before memory is gone, and queries slow down with it."
  type        = number
  default     = 100000000
}

variable "master_password" {
  description = "Password of the master user, at least 8 printable characters without `/`, `@`, quotes or blanks. `null` takes it from `db_config_secrets_manager_id`, the better way, because a literal here ends up in version control. It is in the Terraform state either way."
  type        = string
  default     = null
}

variable "master_username" {
  description = "Name of the first user, who may create others. Reserved words of the engine, for example `admin` with PostgreSQL, are refused. `null` takes it from `db_config_secrets_manager_id`; changing it replaces the instance."
  type        = string
  default     = null
}

variable "max_allocated_storage" {
  description = "Size in GB up to which RDS grows the disk by itself when space runs low. Set at least 26 percent above `allocated_storage`, or growth may never start. 0 turns it off. What has grown does not shrink."
  type        = number
  default     = 0
}

variable "monitoring_interval" {
  description = "Seconds between Enhanced Monitoring samples of the operating system: 0 (off), 1, 5, 10, 15, 30 or 60. Samples are CloudWatch Logs data, so 1 costs sixty times as much as 60. Above 0 it needs a role, see `monitoring_role_arn`."
  type        = number
  default     = 0
}

variable "monitoring_role_arn" {
  description = "ARN of the role with which Enhanced Monitoring writes to CloudWatch Logs, trusted by `monitoring.rds.amazonaws.com`. `null` with a `monitoring_interval` above 0 has one created."
  type        = string
  default     = null
}

variable "monitoring_role_arn_path" {
  description = "IAM path of the Enhanced Monitoring role created here, beginning and ending with `/`. Set it where policies allow roles under one path only. Unused with `monitoring_role_arn`."
  type        = string
  default     = "/"
}

variable "monitoring_role_name" {
  description = "Name of the Enhanced Monitoring role created here, unique in the account and at most 64 characters. `null` derives it from `name`. Unused with `monitoring_role_arn`."
  type        = string
  default     = null
}

variable "multi_az" {
  description = "Whether a standby in another Availability Zone receives every write and takes over within one or two minutes of a failure. It doubles the instance cost and serves no reads; for those see `num_read_replicas`. True in production."
  type        = bool
  default     = false
}

variable "num_read_replicas" {
  description = "Number of read replicas, up to 15 for PostgreSQL, MySQL and MariaDB and 5 for Oracle and SQL Server. They lag behind the primary, so a read may return old data. Needs a `backup_retention_period` above 0."
  type        = number
  default     = 0
}

variable "performance_insights_enabled" {
  description = "Whether database load is recorded by wait, statement and user, the first place to look when queries are slow; AWS shows it in CloudWatch Database Insights. Not every engine version and small instance class has it. Seven days of history are free."
  type        = bool
  default     = false
}

variable "port" {
  description = "TCP port on which the database listens, such as 5432 for PostgreSQL or 3306 for MySQL. `null` takes it from `db_config_secrets_manager_id`. A change restarts the instance and every client must follow."
  type        = number
  default     = null
}

variable "primary_domain_name" {
  description = "Full domain name for the primary, such as `db.stage.acme.internal`, in the zone of `hosted_zone_id`. Used when `create_route53_entry` is true."
  type        = string
  default     = null
}

variable "publicly_accessible" {
  description = "Whether the instance gets a public address. Leave false: with true only security groups stand between the internet and your data. For access from a desk use a VPN or a bastion host."
  type        = bool
  default     = false
}

variable "replica_backup_retention_period" {
  description = "Days, 0 to 35, for which backups of the read replicas are kept. 0 makes none, which is usual, because the primary is backed up. PostgreSQL and MySQL replicas that have replicas of their own need 1."
  type        = number
  default     = 0
}

variable "replica_domain_name" {
  description = "Full domain name for the read replicas, in the zone of `hosted_zone_id`. Give it to clients that accept slightly old data. Used when `create_route53_entry` is true and `num_read_replicas` is above 0."
  type        = string
  default     = null
}

variable "share_snapshot_max_snapshots" {
  description = "Number of manual snapshots made for sharing that are kept; the job deletes the oldest beyond it. Each is billed as backup storage. Used when `share_snapshot_with_another_account` is true."
  type        = number
  default     = 30
}

variable "share_snapshot_schedule_expression" {
  description = "How often the job makes and shares a snapshot, as `rate(1 day)` or `cron(0 3 * * ? *)` in UTC. Required when `share_snapshot_with_another_account` is true; change `backup_job_alarm_period` with it."
  type        = string
  default     = null
}

variable "share_snapshot_with_account_id" {
  description = "ID of the account that may copy the snapshots, twelve digits as string. Required when `share_snapshot_with_another_account` is true. A share is no copy: the other account must copy it to be safe from a loss of this one."
  type        = string
  default     = null
}

variable "share_snapshot_with_another_account" {
  description = "Whether Lambda functions regularly make a manual snapshot and share it with another account, which protects backups from whoever takes over this one. With encryption it needs a customer managed key, see `create_custom_kms_key`."
  type        = bool
  default     = false
}

variable "skip_final_snapshot" {
  description = "Whether a destroy deletes the data without a last snapshot. True is for throwaway databases. False can make a second destroy of the same name fail because a snapshot of that name exists already."
  type        = bool
  default     = false
}

variable "snapshot_identifier" {
  description = "Identifier or ARN of the snapshot from which the instance is restored at creation. Master user and `db_name` then come from the snapshot, and `engine` must be the same. Changing it later replaces the database, so leave the value in place after a restore. `null` starts empty."
  type        = string
  default     = null
}

variable "storage_encrypted" {
  description = "Whether disk, backups and snapshots are encrypted with KMS. There is no reason for false. An unencrypted instance cannot be encrypted in place: changing this replaces it."
  type        = bool
  default     = true
}

variable "too_many_db_connections_threshold" {
  description = "Number of open connections above which an alarm fires. Take about 80 percent of `max_connections`, which RDS derives from the memory of the instance class. `null` creates no such alarm."
  type        = number
  default     = null
}
