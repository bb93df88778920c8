variable "cluster_name" {
  description = "Name of the ECS cluster, as services and the AWS console show it. It must be unique among the ECS clusters of the account and Region, with at most 255 letters, digits, hyphens, and underscores. Changing it replaces the cluster, so you have to move every service in it."
  type        = string
}

variable "custom_tags" {
  description = "Tags for the ECS cluster, as key-value pairs, for example `{ CostCenter = \"web\" }`. They help you find the cluster and group its cost; Fargate compute is billed on the tasks, so tag the services too."
  type        = map(string)
  default     = {}
}

variable "enable_container_insights" {
  description = "Whether CloudWatch Container Insights collects CPU, memory, network, and storage metrics of the cluster, its services, and tasks. They are charged as custom metrics; set this to false in a sandbox with many short-lived tasks to save that cost."
  type        = bool
  default     = true
}
