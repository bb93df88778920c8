variable "az_mode" {
  description = "Placement of the nodes: `single-az`, or `cross-az` for several Availability Zones, which needs two or more in `num_cache_nodes`. `cross-az` keeps part of the cache when a zone fails, and adds a charge for traffic between zones."
  type        = string
}

variable "instance_type" {
  description = "Node type such as `cache.t4g.small` or `cache.m7g.large`. It sets the memory of a node, of which some is reserved for connections. Changing it replaces the nodes, so the cache starts empty."
  type        = string
}

variable "name" {
  description = "Name of the cluster: lowercase letters, digits and hyphens, beginning with a letter, at most 50 characters, unique per account and region. It is part of the endpoint and of the names around it; changing it replaces the cluster."
  type        = string
}

variable "num_cache_nodes" {
  description = "Number of nodes, 1 to 60. Clients spread keys over them, so one node more or less moves part of the keys, and losing one of four loses a quarter of the cache. Nothing is replicated."
  type        = number
}

variable "subnet_ids" {
  description = "IDs of the subnets in which nodes may run, one per Availability Zone in use. Take private ones, because whoever reaches a node can read all of it."
  type        = list(string)
}

variable "vpc_id" {
  description = "ID of the VPC for the cache's security group, the same that holds `subnet_ids`."
  type        = string
}

variable "alarms_sns_topic_arns" {
  description = "ARNs of the SNS topics told when an alarm of the cache changes state. Empty leaves the alarms silent."
  type        = list(string)
  default     = []
}

variable "allow_connections_from_cidr_blocks" {
  description = "IPv4 ranges in CIDR notation that may connect to `port`. There is no password, so this and `allow_connections_from_security_groups` are the whole protection."
  type        = list(string)
  default     = []
}

variable "allow_connections_from_security_groups" {
  description = "IDs of security groups whose members may connect to `port`. The tighter choice, since it names the application. If `allow_connections_from_cidr_blocks` is empty too, nobody can connect."
  type        = list(string)
  default     = []
}

variable "apply_immediately" {
  description = "Whether changes happen at once instead of in `maintenance_window`. Most replace or restart nodes and so empty them; with a busy database behind, wait for quiet hours."
  type        = bool
  default     = false
}

variable "enable_cloudwatch_alarms" {
  description = "Whether alarms on CPU and memory of the nodes are created. They report to `alarms_sns_topic_arns`."
  type        = bool
  default     = true
}

variable "maintenance_window" {
  description = "Weekly span in UTC of at least 60 minutes for patches and waiting changes, such as `sun:03:00-sun:04:00`. Nodes may restart in it, and a restarted node is empty."
  type        = string
  default     = "sat:07:00-sat:08:00"
}

variable "memcached_version" {
  description = "Version of the engine, such as `1.6.22`. Changing it empties every node. Versions from 1.6.12 offer TLS, which this release has no input for."
  type        = string
  default     = "1.5.16"
}

variable "port" {
  description = "TCP port of the nodes. 11211 is what clients expect; a change replaces the cluster."
  type        = number
  default     = 11211
}
