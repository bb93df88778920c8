output "alarm_actions" {
  description = "ARNs of the topics that the alarm notifies on entering `ALARM`, as given in `alarm_sns_topic_arns`. If the list is empty, no one is notified of a failure."
  value       = module.lambda.alarm_actions
}

output "alarm_arn" {
  description = "ARN of the CloudWatch alarm, for composite alarms that combine several functions."
  value       = module.lambda.alarm_arn
}

output "alarm_name" {
  description = "Name of the CloudWatch alarm, for dashboards and for silencing it with `aws cloudwatch disable-alarm-actions`."
  value       = module.lambda.alarm_name
}

output "cloudwatch_log_group_name" {
  description = "Name of the log group, `/aws/lambda/` followed by the function name, for metric filters and Logs Insights queries."
  value       = module.lambda.cloudwatch_log_group_name
}

output "event_rule_arn" {
  description = "ARN of the EventBridge rule behind the schedule. It has a value when `schedule_expression` is set."
  value       = module.lambda.event_rule_arn
}

output "event_rule_schedule" {
  description = "Schedule expression of the rule as EventBridge contains it, so that other code can show or check when the function runs."
  value       = module.lambda.event_rule_schedule
}

output "function_arn" {
  description = "ARN of the function without a version, for triggers and invoke permissions that should always use the latest code."
  value       = module.lambda.function_arn
}

output "function_name" {
  description = "Name of the function, as `aws lambda invoke` and `aws_lambda_permission` expect it."
  value       = module.lambda.function_name
}

output "iam_role_arn" {
  description = "ARN of the function's role, for bucket, queue, and key policies that grant it access."
  value       = module.lambda.iam_role_arn
}

output "iam_role_id" {
  description = "Identifier of the function's role, equal to its name, for policies you attach outside this module."
  value       = module.lambda.iam_role_id
}

output "insufficient_data_actions" {
  description = "ARNs of the topics that the alarm notifies when the metric has no data, which is normal for a function that rarely runs."
  value       = module.lambda.insufficient_data_actions
}

output "invoke_arn" {
  description = "ARN in the form API Gateway needs in the URI of an integration. It differs from `function_arn`."
  value       = module.lambda.invoke_arn
}

output "ok_actions" {
  description = "ARNs of the topics that the alarm notifies when the metric is back to normal, so that people also learn of the recovery."
  value       = module.lambda.ok_actions
}

output "qualified_arn" {
  description = "ARN of the function with its version number, which Lambda@Edge and CloudFront require. Needs `enable_versioning` to point to anything but `$LATEST`."
  value       = module.lambda.qualified_arn
}

output "security_group_id" {
  description = "ID of the function's security group, to be allowed in the rules of databases and caches. It has a value when `run_in_vpc` is true."
  value       = module.lambda.security_group_id
}

output "version" {
  description = "Number of the latest published version, or `$LATEST` while `enable_versioning` is false. Use it as the target of aliases."
  value       = module.lambda.version
}
