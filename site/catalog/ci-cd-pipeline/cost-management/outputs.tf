output "anomaly_monitor_arn" {
  description = "TODO"
  value       = module.cost_management.anomaly_monitor_arn
}

output "anomaly_subscription_arn" {
  description = "TODO"
  value       = module.cost_management.anomaly_subscription_arn
}

output "budget_arns" {
  description = "TODO"
  value       = module.cost_management.budget_arns
}

output "cloud_nuke_schedule_name" {
  description = "TODO"
  value       = module.cost_management.cloud_nuke_schedule_name
}

output "cloud_nuke_task_definition_arn" {
  description = "TODO"
  value       = module.cost_management.cloud_nuke_task_definition_arn
}

output "cloud_nuke_task_role_arn" {
  description = "TODO"
  value       = module.cost_management.cloud_nuke_task_role_arn
}

output "slack_lambda_function_arn" {
  description = "TODO"
  value       = module.cost_management.slack_lambda_function_arn
}

output "sns_topic_arn" {
  description = "TODO"
  value       = module.cost_management.sns_topic_arn
}
