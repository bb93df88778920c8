variable "account_name" {
  description = "TODO"
  type        = string
}

variable "name" {
  description = "TODO"
  type        = string
}

variable "acknowledge_destructive_cloud_nuke" {
  description = "TODO"
  type        = bool
  default     = false
}

variable "anomaly_monitor_dimension" {
  description = "TODO"
  type        = string
  default     = "SERVICE"
}

variable "anomaly_subscription_frequency" {
  description = "TODO"
  type        = string
  default     = "IMMEDIATE"
}

variable "anomaly_threshold_amount" {
  description = "TODO"
  type        = number
  default     = 100
}

variable "budgets" {
  description = "TODO"
  type = list(object({
    name = string
    time_unit = string
    limit_amount = number
    threshold_percent = number
    notification_type = string
  }))
  default = [
    {
      limit_amount      = 75
      name              = "daily"
      notification_type = "ACTUAL"
      threshold_percent = 100
      time_unit         = "DAILY"
    },
    {
      limit_amount      = 800
      name              = "monthly-actual"
      notification_type = "ACTUAL"
      threshold_percent = 100
      time_unit         = "MONTHLY"
    },
  ]
}

variable "cloud_nuke_assign_public_ip" {
  description = "TODO"
  type        = bool
  default     = false
}

variable "cloud_nuke_config_yaml" {
  description = "TODO"
  type        = string
  default     = null
}

variable "cloud_nuke_dry_run" {
  description = "TODO"
  type        = bool
  default     = true
}

variable "cloud_nuke_image" {
  description = "TODO"
  type        = string
  default     = null
}

variable "cloud_nuke_schedule_expression" {
  description = "TODO"
  type        = string
  default     = "cron(0 7 * * ? *)"
}

variable "cloud_nuke_security_group_ids" {
  description = "TODO"
  type        = list(string)
  default     = []
}

variable "cloud_nuke_target_regions" {
  description = "TODO"
  type        = list(string)
  default     = []
}

variable "cloud_nuke_task_cpu" {
  description = "TODO"
  type        = number
  default     = 512
}

variable "cloud_nuke_task_memory" {
  description = "TODO"
  type        = number
  default     = 1024
}

variable "ecs_cluster_arn" {
  description = "TODO"
  type        = string
  default     = null
}

variable "email_endpoints" {
  description = "TODO"
  type        = list(string)
  default     = []
}

variable "enable_anomaly_detection" {
  description = "TODO"
  type        = bool
  default     = true
}

variable "enable_budget_alerts" {
  description = "TODO"
  type        = bool
  default     = true
}

variable "enable_scheduled_cloud_nuke" {
  description = "TODO"
  type        = bool
  default     = false
}

variable "enable_slack_notifications" {
  description = "TODO"
  type        = bool
  default     = false
}

variable "lambda_memory_size" {
  description = "TODO"
  type        = number
  default     = 128
}

variable "lambda_timeout" {
  description = "TODO"
  type        = number
  default     = 30
}

variable "log_retention_days" {
  description = "TODO"
  type        = number
  default     = 30
}

variable "slack_webhook_url_secrets_manager_arn" {
  description = "TODO"
  type        = string
  default     = null
}

variable "subnet_ids" {
  description = "TODO"
  type        = list(string)
  default     = []
}

variable "vpc_id" {
  description = "TODO"
  type        = string
  default     = null
}
