variable "name" {
  description = "TODO"
  type        = string
}

variable "primary_instance_id" {
  description = "TODO"
  type        = string
}

variable "vpc_id" {
  description = "TODO"
  type        = string
}

variable "alarms_sns_topic_arns" {
  description = "TODO"
  type        = list(string)
  default     = []
}

variable "allow_connections_from_cidr_blocks" {
  description = "TODO"
  type        = list(string)
  default     = []
}

variable "allow_connections_from_ipv6_cidr_blocks" {
  description = "TODO"
  type        = list(string)
  default     = []
}

variable "allow_connections_from_security_groups" {
  description = "TODO"
  type        = list(string)
  default     = []
}

variable "allow_major_version_upgrade" {
  description = "TODO"
  type        = bool
  default     = true
}

variable "allow_manage_key_permissions_with_iam" {
  description = "TODO"
  type        = bool
  default     = false
}

variable "apply_immediately" {
  description = "TODO"
  type        = bool
  default     = false
}

variable "auto_minor_version_upgrade" {
  description = "TODO"
  type        = bool
  default     = true
}

variable "backup_retention_period" {
  description = "TODO"
  type        = number
  default     = 30
}

variable "cmk_administrator_iam_arns" {
  description = "TODO"
  type        = list(string)
  default     = []
}

variable "cmk_external_user_iam_arns" {
  description = "TODO"
  type        = list(string)
  default     = []
}

variable "cmk_user_iam_arns" {
  description = "TODO"
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
  description = "TODO"
  type        = bool
  default     = false
}

variable "create_custom_kms_key" {
  description = "TODO"
  type        = bool
  default     = false
}

variable "create_route53_entry" {
  description = "TODO"
  type        = bool
  default     = false
}

variable "custom_parameter_group" {
  description = "TODO"
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
  description = "TODO"
  type        = map(string)
  default     = {}
}

variable "dashboard_cpu_usage_widget_parameters" {
  description = "TODO"
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
  description = "TODO"
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
  description = "TODO"
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
  description = "TODO"
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
  description = "TODO"
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
  description = "TODO"
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
  description = "TODO"
  type        = bool
  default     = true
}

variable "enable_cloudwatch_metrics" {
  description = "TODO"
  type        = bool
  default     = true
}

variable "enable_deletion_protection" {
  description = "TODO"
  type        = bool
  default     = false
}

variable "enable_perf_alarms" {
  description = "TODO"
  type        = bool
  default     = true
}

variable "enabled_cloudwatch_logs_exports" {
  description = "TODO"
  type        = list(string)
  default     = []
}

variable "high_cpu_utilization_period" {
  description = "TODO"
  type        = number
  default     = 60
}

variable "high_cpu_utilization_threshold" {
  description = "TODO"
  type        = number
  default     = 90
}

variable "high_cpu_utilization_treat_missing_data" {
  description = "TODO"
  type        = string
  default     = "missing"
}

variable "high_read_latency_period" {
  description = "TODO"
  type        = number
  default     = 60
}

variable "high_read_latency_threshold" {
  description = "TODO"
  type        = number
  default     = 5
}

variable "high_write_latency_period" {
  description = "TODO"
  type        = number
  default     = 60
}

variable "high_write_latency_threshold" {
  description = "TODO"
  type        = number
  default     = 5
}

variable "hosted_zone_id" {
  description = "TODO"
  type        = string
  default     = null
}

variable "iam_database_authentication_enabled" {
  description = "TODO"
  type        = bool
  default     = false
}

variable "instance_type" {
  description = "TODO"
  type        = string
  default     = "db.t3.micro"
}

variable "iops" {
  description = "TODO"
  type        = number
  default     = 0
}

variable "kms_key_arn" {
  description = "TODO"
  type        = string
  default     = null
}

variable "low_disk_space_available_period" {
  description = "TODO"
  type        = number
  default     = 60
}

variable "low_disk_space_available_threshold" {
  description = "TODO"
  type        = number
  default     = 1000000000
}

variable "low_disk_space_available_treat_missing_data" {
  description = "TODO"
  type        = string
  default     = "missing"
}

variable "low_memory_available_period" {
  description = "TODO"
  type        = number
  default     = 60
}

variable "low_memory_available_threshold" {
  description = "TODO"
  type        = number
  default     = 100000000
}

variable "low_memory_available_treat_missing_data" {
  description = "TODO"
  type        = string
  default     = "missing"
}

variable "max_allocated_storage" {
  description = "TODO"
  type        = number
  default     = 0
}

variable "num_read_replicas" {
  description = "TODO"
  type        = number
  default     = 0
}

variable "performance_insights_enabled" {
  description = "TODO"
  type        = bool
  default     = false
}

variable "port" {
  description = "TODO"
  type        = number
  default     = null
}

variable "publicly_accessible" {
  description = "TODO"
  type        = bool
  default     = false
}

variable "replica_domain_name" {
  description = "TODO"
  type        = string
  default     = null
}

variable "skip_final_snapshot" {
  description = "TODO"
  type        = bool
  default     = false
}

variable "storage_encrypted" {
  description = "TODO"
  type        = bool
  default     = true
}

variable "storage_type" {
  description = "TODO"
  type        = string
  default     = "gp2"
}

variable "too_many_db_connections_threshold" {
  description = "TODO"
  type        = number
  default     = null
}

variable "too_many_db_connections_treat_missing_data" {
  description = "TODO"
  type        = string
  default     = "missing"
}
