variable "name" {
  description = "Name of the topic: up to 256 letters, digits, hyphens and underscores, unique in account and region. It is the end of the ARN that publishers know, and changing it replaces the topic, with all its subscriptions."
  type        = string
}

variable "allow_publish_accounts" {
  description = "IAM ARNs that may publish to the topic, such as `arn:aws:iam::111122223333:root` for all of an account that grants the right itself. Needed for publishers in other accounts; an empty list adds no statement to the topic policy."
  type        = list(string)
  default     = []
}

variable "allow_publish_services" {
  description = "AWS services that may publish, by service principal: `cloudwatch.amazonaws.com` for alarms, `events.amazonaws.com` for EventBridge, `budgets.amazonaws.com`. An empty list admits none by this way. Some also need the key, see `kms_master_key_id`."
  type        = list(string)
  default     = []
}

variable "allow_subscribe_accounts" {
  description = "IAM ARNs that may subscribe to the topic. A subscriber reads every message, so list accounts you would show your alarms. An empty list adds no statement to the topic policy."
  type        = list(string)
  default     = []
}

variable "allow_subscribe_protocols" {
  description = "Ways in which `allow_subscribe_accounts` may subscribe. The default names all; for a topic between services, `[\"sqs\", \"lambda\"]` keeps messages from being sent to somebody's mailbox. Leave out `http`, which is not encrypted."
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

variable "create_resources" {
  description = "Whether anything is created. False makes an empty module, for calling it under a condition. Going from true to false deletes the topic, and subscriptions confirmed by mail must be confirmed anew later."
  type        = bool
  default     = true
}

variable "display_name" {
  description = "Name shown as sender of e-mails, and in text messages, which use the first ten characters. Anything beyond 100 characters is cut. `\"\"` sets none; it does not have to be unique."
  type        = string
  default     = ""
}

variable "kms_master_key_id" {
  description = "ID, alias or ARN of the KMS key that encrypts stored messages. CloudWatch alarms cannot publish through the AWS managed key of the default: for them, name a key whose policy grants `cloudwatch.amazonaws.com` `kms:Decrypt` and `kms:GenerateDataKey*`. `null` leaves the topic unencrypted."
  type        = string
  default     = "alias/aws/sns"
}

variable "slack_webhook_url" {
  description = "Address of a Slack incoming webhook to which a Lambda function forwards each message. Whoever knows the address can post, and it is stored in the Terraform state and in the function, so pass it as sensitive variable. `null` forwards nothing."
  type        = string
  default     = null
}
