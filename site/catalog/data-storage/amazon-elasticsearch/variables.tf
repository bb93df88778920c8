variable "domain_name" {
  description = "Name of the domain: 3 to 28 lowercase letters, digits, and hyphens, starting with a letter, unique per account and Region. It is part of the endpoint; changing it replaces the domain and its indices."
  type        = string
}

variable "instance_count" {
  description = "Number of data nodes, 1 to 80 unless your quota is higher. With `zone_awareness_enabled`, use a multiple of `availability_zone_count`. A single node cannot store replicas, so the status stays yellow as soon as an index has one."
  type        = number
}

variable "instance_type" {
  description = "Type of the data nodes, ending in `.elasticsearch`, such as `m6g.large.elasticsearch` or `r6g.large.elasticsearch`. A change builds new nodes and moves all shards, which takes hours on large domains. `t3` types are for tests."
  type        = string
}

variable "volume_size" {
  description = "Size of the EBS volume of each data node in GiB, from 10 to a limit set by `instance_type`. Plan for the indices, one replica, and 25 percent of free space. Ignored when `ebs_enabled` is false."
  type        = number
}

variable "volume_type" {
  description = "Type of the EBS volumes: `gp3`, `gp2`, `io1`, or `standard`. `gp3` costs less than `gp2` and lets you set `iops` and `throughput` independently of size; older instance types do not support it. `io1` requires `iops`. Ignored when `ebs_enabled` is false."
  type        = string
}

variable "zone_awareness_enabled" {
  description = "Whether data nodes and replicas are spread over `availability_zone_count` zones. Set it to true in production, with one subnet per zone in `subnet_ids`. Give every index at least one replica; otherwise its data is unavailable when a zone fails."
  type        = bool
}

variable "advanced_options" {
  description = "Settings of the engine, as key-value pairs of strings, for example `{ \"rest.action.multi.allow_explicit_index\" = \"true\" }`. Write `\"true\"`, not `true`, otherwise every plan shows a change. `{}` leaves the defaults."
  type        = map(any)
  default     = {}
}

variable "advanced_security_options" {
  description = "Whether fine-grained access control is on: roles down to index, document, and field. It needs encryption at rest and between nodes, and a master user, either in `master_user_arn` or in the internal database. It cannot be turned off again, so changing it back to false replaces the domain."
  type        = bool
  default     = false
}

variable "alarm_sns_topic_arns" {
  description = "ARNs of the SNS topics notified when an alarm of the domain changes state. With an empty list, the alarms notify no one."
  type        = list(string)
  default     = []
}

variable "allow_connections_from_cidr_blocks" {
  description = "IPv4 ranges in CIDR notation that can connect to the endpoint over HTTPS. Used when `is_public` is false. If this and `allow_connections_from_security_groups` are both empty, no one can connect."
  type        = set(string)
  default     = []
}

variable "allow_connections_from_security_groups" {
  description = "IDs of security groups whose members can connect to the endpoint over HTTPS, for example the group of your log shippers. Used when `is_public` is false."
  type        = set(string)
  default     = []
}

variable "automated_snapshot_start_hour" {
  description = "Hour in UTC, 0 to 23, of the daily automated snapshot. From version 5.3 on, AWS takes snapshots every hour and keeps 14 days of them regardless of this setting."
  type        = number
  default     = 0
}

variable "availability_zone_count" {
  description = "Number of zones for data nodes: 2 or 3. Must equal the number of `subnet_ids`. Used when `zone_awareness_enabled` is true."
  type        = number
  default     = 2
}

variable "cloudwatch_log_group_arn" {
  description = "ARN of the CloudWatch log group to which the domain publishes the log named in `log_type`. A resource policy of CloudWatch Logs must allow `es.amazonaws.com` to write to the group, otherwise the change of the domain fails. `null` publishes no log."
  type        = string
  default     = null
}

variable "cluster_high_cpu_utilization_period" {
  description = "Seconds, a multiple of 60, over which the CPU use of the data nodes is measured for its alarm. Merges and bulk indexing use all CPU for minutes; AWS suggests 15-minute periods, 900, for such domains."
  type        = number
  default     = 60
}

variable "cluster_high_cpu_utilization_threshold" {
  description = "CPU use of the data nodes in percent above which the alarm fires. The default of 90 leaves little reserve; AWS recommends an alarm at a sustained 80 percent, followed by larger or more data nodes."
  type        = number
  default     = 90
}

variable "cluster_high_cpu_utilization_treat_missing_data" {
  description = "How the CPU alarm treats periods without data: `missing` (INSUFFICIENT_DATA), `ignore` (no change of state), `breaching`, or `notBreaching`. Missing metrics can mean that the domain is unavailable."
  type        = string
  default     = "missing"
}

variable "cluster_high_jvm_memory_pressure_period" {
  description = "Seconds, a multiple of 60, over which JVM memory pressure of the data nodes is measured for its alarm. Pressure rises and falls with garbage collection, so a period shorter than a few minutes reports normal peaks."
  type        = number
  default     = 60
}

variable "cluster_high_jvm_memory_pressure_threshold" {
  description = "Use of the Java heap in percent on any data node above which the alarm fires. When pressure stays above 92 percent for 30 minutes, AWS blocks writes to protect the cluster, so keep the threshold below that. The default is 90."
  type        = number
  default     = 90
}

variable "cluster_high_jvm_memory_pressure_treat_missing_data" {
  description = "How the JVM memory alarm of the data nodes handles gaps: `missing`, `ignore`, `breaching`, or `notBreaching`. A node that crashed because its heap was full sends nothing, so `breaching` catches what the threshold misses."
  type        = string
  default     = "missing"
}

variable "cluster_index_writes_blocked_period" {
  description = "Seconds, a multiple of 60, for which the domain must reject writes before the alarm fires. The usual causes are a full disk and heap pressure. The default of 300 tolerates a short block while indices are deleted."
  type        = number
  default     = 300
}

variable "cluster_index_writes_blocked_treat_missing_data" {
  description = "State of the blocked writes alarm without data: `missing`, `ignore`, `breaching`, or `notBreaching`. The metric reports 0 in normal operation, so a gap is unusual and worth checking in the console."
  type        = string
  default     = "missing"
}

variable "cluster_low_cpu_credit_balance_period" {
  description = "Seconds, a multiple of 60, over which the CPU credits of burstable data nodes are measured for their alarm. Credits change slowly, so a longer period is fine. AWS publishes the metric only for `t2` types in `instance_type`."
  type        = number
  default     = 60
}

variable "cluster_low_cpu_credit_balance_threshold" {
  description = "CPU credits left on a burstable data node below which the alarm fires. At 0, a `t2` node drops to its baseline and queries slow down noticeably. The alarm matters only if `instance_type` is a `t2` type."
  type        = number
  default     = 10
}

variable "cluster_low_cpu_credit_balance_treat_missing_data" {
  description = "How the CPU credit alarm treats periods without data: `missing`, `ignore`, `breaching`, or `notBreaching`. Types other than `t2` publish no credits at all; avoid `breaching`, or the alarm fires after a change of `instance_type`."
  type        = string
  default     = "missing"
}

variable "cluster_low_free_storage_space_period" {
  description = "Seconds, a multiple of 60, over which free storage is measured for its alarm. Indexing can fill a node within an hour, so keep it short enough to leave time for deleting indices or enlarging volumes."
  type        = number
  default     = 60
}

variable "cluster_low_free_storage_space_threshold" {
  description = "Free storage in MiB on any data node below which the alarm fires. The default of 1024 warns late: AWS recommends 25 percent of `volume_size`, for example 25600 for 100 GiB, because a full node blocks writes."
  type        = number
  default     = 1024
}

variable "cluster_low_free_storage_space_treat_missing_data" {
  description = "How the free storage alarm treats missing data: `missing`, `ignore`, `breaching`, or `notBreaching`. `ignore` keeps an alarm on when a node with a full disk leaves the cluster and stops reporting."
  type        = string
  default     = "missing"
}

variable "cluster_snapshot_period" {
  description = "Seconds, a multiple of 60, per data point of the alarm on automated snapshots. AWS reports a failure when no automated snapshot succeeded in the previous 36 hours, so act on a single data point; most failures go together with a red cluster."
  type        = number
  default     = 60
}

variable "cluster_snapshot_treat_missing_data" {
  description = "How the alarm on failed automated snapshots treats periods without data: `missing`, `ignore`, `breaching`, or `notBreaching`. `breaching` also alerts you when nothing is known about the snapshots."
  type        = string
  default     = "missing"
}

variable "cluster_status_red_period" {
  description = "Seconds, a multiple of 60, for which the cluster must be red before the alarm fires. Red means that a primary shard has no node: part of the data cannot be read. Use 60 to be notified sooner."
  type        = number
  default     = 300
}

variable "cluster_status_red_treat_missing_data" {
  description = "State of the red status alarm while the domain reports nothing: `missing` for INSUFFICIENT_DATA, `ignore` for the last state, `breaching` for alarm, `notBreaching` for OK. A domain that sends no metrics can be in a worse state than a red one."
  type        = string
  default     = "missing"
}

variable "cluster_status_yellow_period" {
  description = "Seconds, a multiple of 60, for which the cluster must be yellow before the alarm fires. Yellow means that a replica shard has no node. It also occurs during configuration changes, so 300 or more avoids noise."
  type        = number
  default     = 300
}

variable "cluster_status_yellow_treat_missing_data" {
  description = "How the yellow status alarm treats gaps: `missing`, `ignore`, `breaching`, or `notBreaching`. `notBreaching` is enough if the red status alarm already reports missing data."
  type        = string
  default     = "missing"
}

variable "create_service_linked_role" {
  description = "Whether this deployment creates the service-linked role that manages network interfaces in your VPC. An account has this role only once: set it to true in the first deployment, and false if the console, the landing zone, or another domain created it already. Creating it twice fails."
  type        = bool
  default     = false
}

variable "custom_endpoint" {
  description = "Your own domain name for the endpoint, such as `search.stage.acme.com`; create the DNS record yourself. Used when `custom_endpoint_enabled` is true."
  type        = string
  default     = null
}

variable "custom_endpoint_certificate_arn" {
  description = "ARN of an ACM certificate in this Region that covers `custom_endpoint`. Required when `custom_endpoint_enabled` is true."
  type        = string
  default     = null
}

variable "custom_endpoint_enabled" {
  description = "Whether the domain is also reachable under `custom_endpoint`. Clients then keep their endpoint when a domain is replaced. The original endpoint stays valid."
  type        = bool
  default     = false
}

variable "custom_tags" {
  description = "Tags, as key-value pairs, for the domain and its security group, for cost reports."
  type        = map(string)
  default     = {}
}

variable "dedicated_master_count" {
  description = "Number of dedicated master nodes: 3, or 5 for very large domains. Never 2, because a majority must survive the failure of one. Used when `dedicated_master_enabled` is true."
  type        = number
  default     = null
}

variable "dedicated_master_enabled" {
  description = "Whether nodes without data manage the cluster. They keep it stable while data nodes are under load; AWS recommends them for production. They usually add three instances to the bill; see `dedicated_master_count`."
  type        = bool
  default     = false
}

variable "dedicated_master_type" {
  description = "Instance type of the dedicated masters, such as `m6g.large.elasticsearch`. They need memory in proportion to nodes and shards, not to data. Used when `dedicated_master_enabled` is true."
  type        = string
  default     = null
}

variable "ebs_enabled" {
  description = "Whether data nodes store data on EBS volumes. False works only for types with local disks, such as `i3`; most others require true, and AWS rejects a domain without storage."
  type        = bool
  default     = true
}

variable "elasticsearch_version" {
  description = "Version of the engine. `7.10` is the last Elasticsearch version on AWS, with standard support until November 2027. The default, `7.7`, has been charged Extended Support since November 2025, so set `7.10`. Upgrades run in place and cannot be undone. This service cannot create OpenSearch domains."
  type        = string
  default     = "7.7"
}

variable "enable_cloudwatch_alarms" {
  description = "Whether CloudWatch alarms on cluster status, free storage, CPU, memory, and more are created. They notify `alarm_sns_topic_arns`. Free storage matters most: a full node blocks writes."
  type        = bool
  default     = true
}

variable "enable_encryption_at_rest" {
  description = "Whether indices, logs, and automated snapshots are encrypted with KMS. Leave it true; it cannot be turned off later, and `advanced_security_options` depends on it. Some older instance types, such as `t2`, do not support it."
  type        = bool
  default     = true
}

variable "enable_node_to_node_encryption" {
  description = "Whether nodes communicate through TLS. Leave it true; `advanced_security_options` depends on it, and turning it off replaces the domain."
  type        = bool
  default     = true
}

variable "encryption_kms_key_id" {
  description = "ARN of the KMS key for encryption at rest. `null` uses the AWS managed key. A disabled or deleted key makes the domain unusable; see `monitor_kms_key` for alarms. Used when `enable_encryption_at_rest` is true; changing it replaces the domain."
  type        = string
  default     = null
}

variable "iam_principal_arns" {
  description = "ARNs of the users and roles that the access policy allows; requests must then be signed. The default `[\"*\"]` allows every unsigned request that passes the security group, so narrow it when `is_public` is true."
  type        = list(string)
  default     = ["*"]
}

variable "internal_user_database_enabled" {
  description = "Whether users are stored inside the domain, with name and password, instead of in IAM. True needs `master_user_name` and `master_user_password`; Kibana then shows a login form. Used when `advanced_security_options` is true."
  type        = bool
  default     = false
}

variable "iops" {
  description = "Provisioned I/O operations per second of each volume: required for `io1`, optional for `gp3`, which has 3,000 included. Leave `null` for `gp2` and `standard`. You pay for what you provision even if the instance type cannot use it."
  type        = number
  default     = null
}

variable "is_public" {
  description = "Whether the endpoint is on the internet, outside your VPC, protected by `iam_principal_arns` alone. Leave it false unless clients outside AWS must reach it. Changing it replaces the domain."
  type        = bool
  default     = false
}

variable "kms_key_error_period" {
  description = "Seconds, a multiple of 60, for which the domain must report a failing KMS key before the alarm fires. The usual cause is a key that was disabled. Used when `monitor_kms_key` is true."
  type        = number
  default     = 60
}

variable "kms_key_error_treat_missing_data" {
  description = "How the KMS key error alarm treats periods without data: `missing`, `ignore`, `breaching`, or `notBreaching`. Domains publish the metric only when encryption at rest is on, so `breaching` raises a false alarm without it."
  type        = string
  default     = "missing"
}

variable "kms_key_inaccessible_period" {
  description = "Seconds, a multiple of 60, for which the KMS key must be inaccessible before the alarm fires, as after its deletion or the revocation of its grants. If the key is deleted, the data of the domain is lost. Used when `monitor_kms_key` is true."
  type        = number
  default     = 60
}

variable "kms_key_inaccessible_treat_missing_data" {
  description = "State of the alarm on an inaccessible KMS key without data: `missing`, `ignore`, `breaching`, or `notBreaching`. Keep `missing` or `notBreaching`, because a domain without encryption at rest publishes no data."
  type        = string
  default     = "missing"
}

variable "log_type" {
  description = "Log that the domain publishes to `cloudwatch_log_group_arn`: `INDEX_SLOW_LOGS`, `SEARCH_SLOW_LOGS`, `ES_APPLICATION_LOGS`, or `AUDIT_LOGS`, which needs `advanced_security_options`. Slow logs also need thresholds in the index settings. `null` publishes none. This input accepts one log type."
  type        = string
  default     = null
}

variable "master_cpu_utilization_period" {
  description = "Seconds, a multiple of 60, over which the CPU use of the dedicated masters is measured for its alarm. The default of 900 reports sustained load and not a short peak. Used when `monitor_master_nodes` is true."
  type        = number
  default     = 900
}

variable "master_cpu_utilization_threshold" {
  description = "CPU use of the dedicated masters in percent above which the alarm fires. Masters need reserve for cluster changes, so 50, the default and AWS's recommendation, is a good limit. If it fires often, choose a larger `dedicated_master_type`."
  type        = number
  default     = 50
}

variable "master_cpu_utilization_treat_missing_data" {
  description = "How the masters' CPU alarm handles missing data: `missing`, `ignore`, `breaching`, or `notBreaching`. A domain without dedicated masters publishes nothing, so `breaching` makes sense only while `dedicated_master_enabled` is true."
  type        = string
  default     = "missing"
}

variable "master_jvm_memory_pressure_period" {
  description = "Seconds, a multiple of 60, over which the heap use of the dedicated masters is measured for its alarm; the default of 900 outlasts a garbage collection. Used when `monitor_master_nodes` is true."
  type        = number
  default     = 900
}

variable "master_jvm_memory_pressure_threshold" {
  description = "Heap use of the dedicated masters in percent above which the alarm fires. Heap use grows with the number of indices and shards, so too many small indices are the usual cause. Used when `monitor_master_nodes` is true."
  type        = number
  default     = 80
}

variable "master_jvm_memory_pressure_treat_missing_data" {
  description = "What happens to the masters' heap alarm when no data arrives: `missing` shows INSUFFICIENT_DATA, `ignore` changes nothing, `breaching` raises the alarm, and `notBreaching` reports OK. Masters that fail an election can stop reporting for a while."
  type        = string
  default     = "missing"
}

variable "master_user_arn" {
  description = "ARN of the IAM user or role that is the master user of the domain and grants permissions to others. Used when `advanced_security_options` is true and `internal_user_database_enabled` is false; otherwise `null`."
  type        = string
  default     = null
}

variable "master_user_name" {
  description = "Name of the master user in the internal database. Used when `internal_user_database_enabled` is true; otherwise `null`."
  type        = string
  default     = null
}

variable "master_user_password" {
  description = "Password of the master user: at least 8 characters, with uppercase and lowercase letters, a digit, and a special character. It is stored in the state, so read it from Secrets Manager. Used when `internal_user_database_enabled` is true."
  type        = string
  default     = null
}

variable "monitor_kms_key" {
  description = "Whether the alarms on errors and inaccessibility of the KMS key are created, with the `kms_key_*` inputs. Turn it on with your own key in `encryption_kms_key_id`, because a disabled key makes the domain unusable."
  type        = bool
  default     = false
}

variable "monitor_master_nodes" {
  description = "Whether the alarms on CPU and heap of the dedicated masters are created, with the `master_*` inputs. Turn it on together with `dedicated_master_enabled`; without masters, the alarms have no data."
  type        = bool
  default     = false
}

variable "node_count_period" {
  description = "Seconds over which the number of nodes is compared with the expected number for its alarm. The default of 86400, one day, ignores nodes that are replaced during updates and reports a node that stays missing."
  type        = number
  default     = 86400
}

variable "node_count_treat_missing_data" {
  description = "How the node count alarm treats missing data: `missing`, `ignore`, `breaching`, or `notBreaching`. As the period is long, a value other than `missing` decides the state for up to a day."
  type        = string
  default     = "missing"
}

variable "subnet_ids" {
  description = "IDs of the subnets for the endpoint: one, or as many as `availability_zone_count` with zone awareness, each in another zone. Required when `is_public` is false. Keep at least three times as many IP addresses free as you have nodes, since updates run new nodes alongside the old ones."
  type        = list(string)
  default     = []
}

variable "throughput" {
  description = "Throughput of each `gp3` volume in MiB per second, from 125, which is included, up to 1000 depending on volume size. Used when `volume_type` is `gp3`; leave `null` for other types or the included value."
  type        = number
  default     = null
}

variable "tls_security_policy" {
  description = "Minimum TLS version for clients: `Policy-Min-TLS-1-2-2019-07`, `Policy-Min-TLS-1-2-PFS-2023-10`, which adds TLS 1.3 and perfect forward secrecy, or `Policy-Min-TLS-1-0-2019-07`, which security checks reject. Prefer the second where your AWS provider accepts it."
  type        = string
  default     = "Policy-Min-TLS-1-2-2019-07"
}

variable "update_timeout" {
  description = "How long OpenTofu waits for a change, as a duration such as `90m` or `3h`. After the timeout, AWS continues the change, and the next plan shows the result. Raise it for large domains."
  type        = string
  default     = "90m"
}

variable "vpc_id" {
  description = "ID of the VPC for the domain's security group; it must contain `subnet_ids`. Required when `is_public` is false. A domain cannot move between a VPC and the internet."
  type        = string
  default     = null
}
