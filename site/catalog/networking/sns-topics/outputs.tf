output "topic_arn" {
  description = "ARN of the topic. Pass it to `alarms_sns_topic_arns` and similar inputs of other services."
  value       = module.sns_topics.topic_arn
}
