output "anomaly_monitor_arn" {
  description = "ARN of the Cost Anomaly Detection monitor, for more subscriptions with other thresholds. `null` when `enable_anomaly_detection` is false."
  value       = module.cost_management.anomaly_monitor_arn
}

output "anomaly_subscription_arn" {
  description = "ARN of the subscription that reports anomalies above `anomaly_threshold_amount` to the SNS topic. `null` when `enable_anomaly_detection` is false."
  value       = module.cost_management.anomaly_subscription_arn
}

output "budget_arns" {
  description = "ARNs of the created budgets as a map by budget name, for IAM policies or budget actions that you add outside this module. Empty when `enable_budget_alerts` is false."
  value       = module.cost_management.budget_arns
}

output "cloud_nuke_schedule_name" {
  description = "Name of the EventBridge Scheduler schedule that starts cloud-nuke. Disable it in the console to pause runs immediately. `null` when `enable_scheduled_cloud_nuke` is false."
  value       = module.cost_management.cloud_nuke_schedule_name
}

output "cloud_nuke_task_definition_arn" {
  description = "ARN of the ECS task definition for cloud-nuke. Start it by hand with `aws ecs run-task` to test the configuration before the first scheduled run. `null` when `enable_scheduled_cloud_nuke` is false."
  value       = module.cost_management.cloud_nuke_task_definition_arn
}

output "cloud_nuke_task_role_arn" {
  description = "ARN of the IAM role the cloud-nuke task assumes. Attach permissions to list and delete only what it should clean up; they are the last safeguard. `null` when `enable_scheduled_cloud_nuke` is false."
  value       = module.cost_management.cloud_nuke_task_role_arn
}

output "slack_lambda_function_arn" {
  description = "ARN of the function that posts alerts to Slack, for alarms on its errors, because no one notices a broken webhook otherwise. `null` when `enable_slack_notifications` is false."
  value       = module.cost_management.slack_lambda_function_arn
}

output "sns_topic_arn" {
  description = "ARN of the SNS topic that receives every budget and anomaly alert and forwards it to email and Slack. Subscribe other systems, such as a ticket queue, to it."
  value       = module.cost_management.sns_topic_arn
}
