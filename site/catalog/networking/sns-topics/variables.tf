variable "name" {
  description = "Name of the topic: up to 256 letters, digits, hyphens, and underscores, unique in the account and Region; with `enable_fifo`, `.fifo` is appended. It is the last part of the ARN that publishers use, and changing it replaces the topic with all its subscriptions."
  type        = string
}

variable "allow_publish_accounts" {
  description = "IAM ARNs that can publish to the topic, such as `arn:aws:iam::111122223333:root` to let that account delegate the permission to its own roles. Needed for publishers in other accounts; an empty list adds no statement to the topic policy."
  type        = list(string)
  default     = []
}

variable "allow_publish_services" {
  description = "AWS services that can publish, as service principals: `cloudwatch.amazonaws.com` for alarms, `events.amazonaws.com` for EventBridge, `budgets.amazonaws.com`. An empty list allows none. On an encrypted topic these services also need access to the key; see `kms_master_key_id`."
  type        = list(string)
  default     = []
}

variable "allow_subscribe_accounts" {
  description = "IAM ARNs that can subscribe to the topic. A subscriber receives every message, so list only accounts that can see your alarms. An empty list adds no statement to the topic policy."
  type        = list(string)
  default     = []
}

variable "allow_subscribe_protocols" {
  description = "Protocols with which `allow_subscribe_accounts` can subscribe. The default lists all common ones; for a topic between services, `[\"sqs\", \"lambda\"]` prevents email subscriptions. Leave out `http`, which is not encrypted. A FIFO topic delivers to `sqs` only."
  type        = list(string)
  default = [
    "http",
    "https",
    "email",
    "email-json",
    "sms",
    "sqs",
    "application",
    "lambda",
  ]
}

variable "content_based_deduplication" {
  description = "Whether SNS recognizes duplicates in a FIFO topic by a SHA-256 hash of the message body, so that the same message sent twice within five minutes is delivered once. With false or `null`, publishers must send a deduplication ID. Requires `enable_fifo`."
  type        = bool
  default     = null
}

variable "create_resources" {
  description = "Whether anything is created. False makes the module empty, for conditional use. Going from true to false deletes the topic, and email subscriptions must be confirmed again when you create it again."
  type        = bool
  default     = true
}

variable "delivery_policy" {
  description = "JSON policy for retries to HTTP and HTTPS endpoints: the number of attempts, the delays between them, and a throttle in messages per second. `null` keeps the default of Amazon SNS. Deliveries to email, SQS, Lambda, and other protocols ignore it."
  type        = string
  default     = null
}

variable "display_name" {
  description = "Name shown as the sender of emails, and at the start of text messages, which use the first ten characters. It can have up to 100 characters and does not have to be unique. `\"\"` sets none."
  type        = string
  default     = ""
}

variable "enable_advanced_formatting" {
  description = "Whether CloudWatch alarms in Slack appear as structured messages with the state, reason, and metric instead of the raw text. It has an effect only when `slack_webhook_url_secrets_manager_arn` is set; other messages look the same either way."
  type        = bool
  default     = false
}

variable "enable_fifo" {
  description = "Whether the topic is a FIFO topic, which keeps the order of messages and removes duplicates; `.fifo` is appended to `name`. Only SQS queues can subscribe to one, not email, HTTP endpoints, or Lambda, so it is not suitable for notifications to people. Changing it replaces the topic."
  type        = bool
  default     = false
}

variable "http_failure_feedback_role_arn" {
  description = "ARN of the IAM role with which SNS logs failed deliveries to HTTP endpoints in CloudWatch Logs. The role must trust `sns.amazonaws.com` and be allowed to create log groups, log streams, and log events. `null` logs no failures, so lost messages go unnoticed."
  type        = string
  default     = null
}

variable "http_success_feedback_role_arn" {
  description = "ARN of the IAM role with which SNS logs successful deliveries to HTTP endpoints in CloudWatch Logs, including response codes and dwell times. It can be the role in `http_failure_feedback_role_arn`. `null` logs none, which saves cost on busy topics."
  type        = string
  default     = null
}

variable "kms_master_key_id" {
  description = "ID, alias, or ARN of the KMS key that encrypts stored messages. CloudWatch alarms cannot publish with the default, the AWS managed key: for them, name a key whose policy grants `cloudwatch.amazonaws.com` `kms:Decrypt` and `kms:GenerateDataKey*`. `null` leaves the topic without KMS encryption."
  type        = string
  default     = "alias/aws/sns"
}

variable "message_retention_period" {
  description = "Days, from 1 to 365, for which a FIFO topic archives its messages, so that subscribers can replay them. AWS bills archived data by the GB. `null` keeps no archive. Requires `enable_fifo`; a topic with an active archive cannot be deleted until you remove it."
  type        = number
  default     = null
}

variable "slack_webhook_url_secrets_manager_arn" {
  description = "ARN of the AWS Secrets Manager secret that contains a Slack incoming webhook URL (`https://hooks.slack.com/services/...`). A Lambda function then forwards each message to the channel of that webhook, and the URL stays out of your code. `null` creates no function. It does not work with `enable_fifo`."
  type        = string
  default     = null
}

variable "tags" {
  description = "Tags for the SNS topic, for example the team that owns its alarms. Keys have up to 128 characters and values up to 256. `{}` adds none beyond the default tags of the AWS provider."
  type        = map(string)
  default     = {}
}
