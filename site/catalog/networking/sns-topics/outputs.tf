output "topic_arn" {
  description = "ARN of the topic, as `alarms_sns_topic_arns` and similar inputs of other services take it."
  value       = module.sns_topics.topic_arn
}
