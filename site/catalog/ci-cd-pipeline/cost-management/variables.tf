variable "account_name" {
  description = "Readable name of the AWS account, such as `sandbox` or `prod-payments`, shown in the Slack messages. When several accounts post to one channel, it tells readers which account is spending more. It changes no resource in AWS."
  type        = string
}

variable "name" {
  description = "Prefix of the names of all resources: SNS topic, budgets, anomaly monitor, Lambda function, schedule, and task. Unique within the account, with lowercase letters, digits, and hyphens. Changing it replaces them, and email subscriptions must then be confirmed again."
  type        = string
}

variable "acknowledge_destructive_cloud_nuke" {
  description = "Confirmation that scheduled runs can delete resources. The plan fails while `cloud_nuke_dry_run` is false and this is false too, so that one mistyped value cannot empty an account. Leave it false except in accounts that exist to be cleaned up."
  type        = bool
  default     = false
}

variable "anomaly_monitor_dimension" {
  description = "What Cost Anomaly Detection compares: `SERVICE` learns the pattern of each AWS service, `LINKED_ACCOUNT` that of each member account and works only in the management account. AWS allows one monitor per dimension and account, and creates one for `SERVICE` in many accounts itself."
  type        = string
  default     = "SERVICE"
}

variable "anomaly_subscription_frequency" {
  description = "How often anomalies are reported: `IMMEDIATE`, `DAILY`, or `WEEKLY`. AWS delivers `IMMEDIATE` alerts to SNS topics and the summaries only by email, so keep the default while the SNS topic in the output `sns_topic_arn` delivers the notifications."
  type        = string
  default     = "IMMEDIATE"
}

variable "anomaly_threshold_amount" {
  description = "Smallest total impact of an anomaly, in US dollars, that triggers a notification. Smaller anomalies remain visible in the console. Start near one percent of the monthly bill: too low a value teaches people to ignore the channel."
  type        = number
  default     = 100
}

variable "budgets" {
  description = "Budgets to create: `name` (appended to the prefix in `name`), `time_unit` (`DAILY`, `MONTHLY`, `QUARTERLY`, or `ANNUALLY`), `limit_amount` in US dollars, `threshold_percent` at which to notify, and `notification_type`, `ACTUAL` or `FORECASTED`. Daily budgets support only `ACTUAL`. The default limits are samples, so set your own."
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
  description = "Whether the cloud-nuke task gets a public IP address. Needed only in public subnets without a NAT gateway, where the task could not reach the AWS APIs otherwise. Leave it false in private subnets, as `subnet_ids` normally are."
  type        = bool
  default     = false
}

variable "cloud_nuke_config_yaml" {
  description = "Configuration of cloud-nuke as YAML text, usually from `file(\"nuke.yaml\")`: which resource types, names, tags, and ages to include or exclude. `null` runs without one, so every supported resource counts. Exclude at least the roles, networks, and state buckets that must survive."
  type        = string
  default     = null
}

variable "cloud_nuke_dry_run" {
  description = "Whether scheduled runs only list what they would delete. True, the default, writes the list to the log and deletes nothing. Read several lists before you set it to false, which also requires `acknowledge_destructive_cloud_nuke`. Deleted resources cannot be restored."
  type        = bool
  default     = true
}

variable "cloud_nuke_image" {
  description = "Container image with cloud-nuke, as a URI with tag or digest, for example in your Amazon ECR. The service provides no default image, so build one from the released binary. Required when `enable_scheduled_cloud_nuke` is true; pin it, since newer versions cover more resource types."
  type        = string
  default     = null
}

variable "cloud_nuke_schedule_expression" {
  description = "When EventBridge Scheduler starts cloud-nuke: a `cron(...)` or `rate(...)` expression in UTC. The default runs daily at 07:00. Choose an hour when people can react if something is missing. Used when `enable_scheduled_cloud_nuke` is true."
  type        = string
  default     = "cron(0 7 * * ? *)"
}

variable "cloud_nuke_security_group_ids" {
  description = "IDs of security groups for the cloud-nuke task. They must allow outbound HTTPS, to pull the image and to call the AWS APIs of every Region; inbound rules are not needed. An empty list uses the default group of the VPC, which has no rules in hardened accounts."
  type        = list(string)
  default     = []
}

variable "cloud_nuke_target_regions" {
  description = "Regions in which cloud-nuke looks for resources, such as `[\"us-east-1\", \"eu-west-1\"]`. An empty list covers every Region enabled in the account, which finds forgotten resources but takes longer. Limit global resources, such as IAM roles, in `cloud_nuke_config_yaml`."
  type        = list(string)
  default     = []
}

variable "cloud_nuke_task_cpu" {
  description = "CPU of the cloud-nuke task in Fargate units, where 1024 is one vCPU. 256, 512, and 1024 are sensible; each allows only certain values of `cloud_nuke_task_memory`. The task mostly waits for APIs, so more CPU rarely makes it faster."
  type        = number
  default     = 512
}

variable "cloud_nuke_task_memory" {
  description = "Memory of the cloud-nuke task in MB, in a combination with `cloud_nuke_task_cpu` that Fargate supports: 512 CPU units allow 1024 to 4096. Raise it if a run over an account with many thousand resources stops with an out-of-memory error."
  type        = number
  default     = 1024
}

variable "ecs_cluster_arn" {
  description = "ARN of an existing ECS cluster in which the cloud-nuke task runs. `null` creates a dedicated cluster named after `name`, which itself costs nothing. If you share a cluster, exclude it in `cloud_nuke_config_yaml`. Used when `enable_scheduled_cloud_nuke` is true."
  type        = string
  default     = null
}

variable "email_endpoints" {
  description = "Email addresses that receive the cost alerts through the SNS topic. Each gets a confirmation message and receives no alerts until someone clicks its link, within two days. Use team addresses rather than personal ones. An empty list sends no email."
  type        = list(string)
  default     = []
}

variable "enable_anomaly_detection" {
  description = "Whether to create a Cost Anomaly Detection monitor and its subscription. The API is global and available only in `us-east-1`, so this module needs a second provider. It needs Cost Explorer to be enabled and about ten days of data before it reports."
  type        = bool
  default     = true
}

variable "enable_budget_alerts" {
  description = "Whether to create the budgets in `budgets`, which notify the SNS topic when a threshold is crossed. AWS updates cost data a few times a day, so an alert can lag by many hours. False creates no budgets and does not affect anomaly detection."
  type        = bool
  default     = true
}

variable "enable_scheduled_cloud_nuke" {
  description = "Whether to create the schedule and the Fargate task that run cloud-nuke, a tool that deletes AWS resources. Meant for sandbox and test accounts, and off by default. True needs `cloud_nuke_image`, `vpc_id`, and `subnet_ids`; `cloud_nuke_dry_run` decides whether anything is deleted."
  type        = bool
  default     = false
}

variable "enable_slack_notifications" {
  description = "Whether to create a Lambda function that subscribes to the SNS topic and posts each alert to Slack with `account_name`. It needs `slack_webhook_url_secrets_manager_arn`. With false, only `email_endpoints` and your own subscriptions receive alerts."
  type        = bool
  default     = false
}

variable "lambda_memory_size" {
  description = "Memory of the Slack notifier function in MB, from 128 to 10240. It formats one message at a time, so 128 is normally enough; a function that hits its `lambda_timeout` becomes faster with more. Used when `enable_slack_notifications` is true."
  type        = number
  default     = 128
}

variable "lambda_timeout" {
  description = "Seconds the Slack notifier function can run per message, from 1 to 900. It waits for Secrets Manager and for Slack, which usually takes under two seconds; after a timeout, Lambda retries the message. Used when `enable_slack_notifications` is true."
  type        = number
  default     = 30
}

variable "log_retention_days" {
  description = "Days CloudWatch Logs keeps the output of the Slack notifier and of the cloud-nuke task, in the steps it supports (1, 3, 5, 7, 14, 30, 60, 90, ... 3653). The task's log is the only record of what was deleted, so keep it longer than 30 if you delete."
  type        = number
  default     = 30
}

variable "slack_webhook_url_secrets_manager_arn" {
  description = "ARN of the Secrets Manager secret whose `SecretString` is the URL of a Slack incoming webhook, as plain text. The function reads it when it runs, so the URL is in neither code nor state. Required when `enable_slack_notifications` is true, otherwise `null`."
  type        = string
  default     = null
}

variable "subnet_ids" {
  description = "IDs of the subnets in which the cloud-nuke task starts, normally private ones with a NAT gateway, because the task must reach public AWS APIs in every target Region. They must belong to `vpc_id`. Required when `enable_scheduled_cloud_nuke` is true; may be empty otherwise."
  type        = list(string)
  default     = []
}

variable "vpc_id" {
  description = "ID of the VPC for the cloud-nuke task. Exclude this VPC in `cloud_nuke_config_yaml`, or a destructive run tries to delete the network it runs in. Required when `enable_scheduled_cloud_nuke` is true, otherwise `null`."
  type        = string
  default     = null
}
