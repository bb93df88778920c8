variable "az_mode" {
  description = "Placement of the nodes: `single-az`, or `cross-az` for several Availability Zones, which needs 2 or more in `num_cache_nodes`. `cross-az` keeps part of the cache when a zone fails, and adds charges for traffic between zones."
  type        = string
}

variable "instance_type" {
  description = "Node type such as `cache.t4g.small` or `cache.m7g.large`. It determines the memory of a node, part of which is reserved for connections. Changing it replaces the nodes, so the cache starts empty."
  type        = string
}

variable "name" {
  description = "Name of the cluster: lowercase letters, digits, and hyphens, starting with a letter, at most 50 characters, unique per account and Region. It is part of the endpoint and of the names of related resources; changing it replaces the cluster."
  type        = string
}

variable "num_cache_nodes" {
  description = "Number of nodes, 1 to 60. Clients spread keys over them, so adding or removing a node moves part of the keys, and losing one node of four loses a quarter of the cache. Nodes do not replicate data."
  type        = number
}

variable "subnet_ids" {
  description = "IDs of the subnets in which nodes can run, one per Availability Zone in use. Use private subnets, because anyone who can reach a node can read all of its data."
  type        = list(string)
}

variable "vpc_id" {
  description = "ID of the VPC for the cluster's security group. It must contain `subnet_ids`."
  type        = string
}

variable "alarm_high_cpu_utilization_treat_missing_data" {
  description = "How the CPU alarm of the nodes treats periods without data: `missing` (INSUFFICIENT_DATA), `ignore` (no change), `breaching`, or `notBreaching`. A node that is being replaced sends none; `breaching` turns that into a notification."
  type        = string
  default     = "missing"
}

variable "alarm_low_memory_available_treat_missing_data" {
  description = "How the memory alarm of the nodes treats periods without data: `missing`, `ignore`, `breaching`, or `notBreaching`. A replaced node starts empty with its memory free, so a gap rarely needs attention; `notBreaching` keeps the alarm quiet."
  type        = string
  default     = "missing"
}

variable "alarms_sns_topic_arns" {
  description = "ARNs of the SNS topics notified when an alarm of the cache changes state. With `[]`, the alarms notify no one."
  type        = list(string)
  default     = []
}

variable "allow_connections_from_cidr_blocks" {
  description = "IPv4 ranges in CIDR notation that can connect to `port`. This service sets up no password, so this and `allow_connections_from_security_groups` are the only protection."
  type        = list(string)
  default     = []
}

variable "allow_connections_from_security_groups" {
  description = "IDs of security groups whose members can connect to `port`. This is the stricter choice, since it identifies the application. If `allow_connections_from_cidr_blocks` is empty too, no one can connect."
  type        = list(string)
  default     = []
}

variable "apply_immediately" {
  description = "Whether changes take effect right away instead of in `maintenance_window`. Most of them replace or restart nodes, which empties the cache; if the database behind it is busy, wait for quiet hours."
  type        = bool
  default     = false
}

variable "enable_cloudwatch_alarms" {
  description = "Whether CloudWatch alarms on CPU and memory of the nodes are created. They notify `alarms_sns_topic_arns`."
  type        = bool
  default     = true
}

variable "maintenance_window" {
  description = "Weekly window in UTC of at least 60 minutes for patches and pending changes, such as `sun:03:00-sun:04:00`. Nodes may restart in it, and a restarted node is empty."
  type        = string
  default     = "sat:07:00-sat:08:00"
}

variable "memcached_version" {
  description = "Version of the engine, such as `1.6.22`. The default, `1.5.16`, is from 2019; choose a 1.6 version for a new cluster. Changing it empties every node. Versions from 1.6.12 offer TLS, for which this service has no input."
  type        = string
  default     = "1.5.16"
}

variable "port" {
  description = "TCP port of the nodes. Clients expect 11211; a change replaces the cluster."
  type        = number
  default     = 11211
}
