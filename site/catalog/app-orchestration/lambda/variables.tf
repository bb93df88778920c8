variable "alarm_sns_topic_arns" {
  description = "ARNs of the SNS topics that hear when the alarm of the function fires, recovers or lacks data. The alarm always exists, and is about `metric_name`; pass `[]` for a function nobody needs to watch."
  type        = list(string)
}

variable "memory_size" {
  description = "Memory of the function in MB, 128 to 10240. CPU grows with it: 1,769 MB are one full vCPU. More memory costs more per millisecond but often shortens the run, so measure before you settle on the least."
  type        = number
}

variable "name" {
  description = "Name of the function and stem of its role, log group and alarm. At most 64 letters, digits, hyphens and underscores, unique in account and region; role names made from it end at 64 characters too. Changing it replaces the function."
  type        = string
}

variable "timeout" {
  description = "Seconds after which Lambda stops a run, 1 to 900. Set it well above the slowest normal run: time is billed as used, and not as allowed. Behind API Gateway or a queue, their own limits apply as well."
  type        = number
}

variable "additional_security_group_ids" {
  description = "IDs of security groups attached to the function's network interfaces besides its own, for example one that a database already admits. Used when `run_in_vpc` is true."
  type        = list(string)
  default     = []
}

variable "assume_role_policy" {
  description = "Trust policy, as JSON text, that replaces the one which lets the Lambda service assume the role. Needed when something else must assume it too, such as Secrets Manager or Lambda@Edge (`edgelambda.amazonaws.com`). `null` keeps the plain trust."
  type        = string
  default     = null
}

variable "cloudwatch_log_group_kms_key_id" {
  description = "ARN of the KMS key that encrypts the function's log group. Its policy must let CloudWatch Logs of the region use the key. `null` keeps the default encryption; used when `should_create_cloudwatch_log_group` is true."
  type        = string
  default     = null
}

variable "cloudwatch_log_group_retention_in_days" {
  description = "Days to keep the function's logs, in the steps of CloudWatch Logs (1, 3, 5, 7, 14, 30, 60, 90, ... 3653). `null` keeps them for ever, which costs more than the function itself for many small ones."
  type        = number
  default     = null
}

variable "cloudwatch_log_group_subscription_destination_arn" {
  description = "ARN of a Kinesis stream, Firehose stream or other Lambda function that receives the log events. Never name the function itself: its own logs would call it in a loop. `null` subscribes nothing; used when `should_create_cloudwatch_log_group` is true."
  type        = string
  default     = null
}

variable "cloudwatch_log_group_subscription_distribution" {
  description = "How events are spread over the shards of a Kinesis stream: `ByLogStream` keeps each log stream in order, `Random` evens the load. `null` leaves the AWS default, `ByLogStream`. Used with `cloudwatch_log_group_subscription_destination_arn`."
  type        = string
  default     = null
}

variable "cloudwatch_log_group_subscription_filter_pattern" {
  description = "CloudWatch Logs filter pattern that chooses the events to send, such as `ERROR` or `{ $.level = \"error\" }`. The empty pattern sends all of them, at the price of the receiver."
  type        = string
  default     = ""
}

variable "cloudwatch_log_group_subscription_role_arn" {
  description = "ARN of the role with which CloudWatch Logs writes to a Kinesis or Firehose stream. Required for these, `null` for a Lambda function, which takes a resource permission instead."
  type        = string
  default     = null
}

variable "cloudwatch_log_group_tags" {
  description = "Tags for the log group alone, as key and value; the function has its own in `tags`. `null` adds none. Used when `should_create_cloudwatch_log_group` is true."
  type        = map(string)
  default     = null
}

variable "command" {
  description = "Arguments that replace `CMD` of the image, as list such as `[\"app.handler\"]`. For functions from `image_uri` only; an empty list keeps what the image says. For many base images this names the handler."
  type        = list(string)
  default     = []
}

variable "comparison_operator" {
  description = "How the metric is compared with `threshold`: `GreaterThanThreshold`, `GreaterThanOrEqualToThreshold`, `LessThanThreshold` or `LessThanOrEqualToThreshold`. The three operators with `Lower` or `Upper` in their name belong to anomaly detection bands and ignore the number."
  type        = string
  default     = "GreaterThanThreshold"
}

variable "create_resources" {
  description = "Whether anything is created at all. False makes an empty module, for calling it under a condition; destroying a live function is what a switch from true to false does."
  type        = bool
  default     = true
}

variable "datapoints_to_alarm" {
  description = "How many of the last `evaluation_periods` must breach before the alarm fires; at most that number. 1 of 1 reports every single failure, 3 of 5 ignores a short one."
  type        = number
  default     = 1
}

variable "dead_letter_target_arn" {
  description = "ARN of an SQS queue or SNS topic that receives events of asynchronous calls after all retries failed. A string, although the module declares no type. The role needs the right to send there, which `iam_policy` can give; `null` drops such events."
  default     = null
}

variable "description" {
  description = "Text shown beside the function in the console, at most 256 characters. Say what calls it and who owns it. `null` leaves it empty."
  type        = string
  default     = null
}

variable "enable_versioning" {
  description = "Whether every change publishes a numbered version that can no longer change. Aliases, provisioned concurrency and Lambda@Edge need it. Old versions count against the 75 GB of code storage per region."
  type        = bool
  default     = false
}

variable "entry_point" {
  description = "Program that replaces `ENTRYPOINT` of the image, as list of strings. For functions from `image_uri` only; an empty list keeps the image's own. It must speak the Lambda Runtime API."
  type        = list(string)
  default     = []
}

variable "environment_variables" {
  description = "Environment variables of the function, 4 KB in all. They can be read by everyone who may call `lambda:GetFunctionConfiguration`, so keep secrets in Secrets Manager and pass their ARN. The default is a placeholder that your own map replaces."
  type        = map(string)
  default = {
    EnvVarPlaceHolder = "Placeholder"
  }
}

variable "evaluation_periods" {
  description = "Number of latest periods, each of `period` seconds, the alarm looks at. Together with `datapoints_to_alarm` it decides how soon, and how often, people are woken."
  type        = number
  default     = 1
}

variable "file_system_access_point_arn" {
  description = "ARN of the Amazon EFS access point to mount. It needs `mount_to_file_system`, `run_in_vpc`, and a mount target in each subnet's Availability Zone that admits the function on port 2049."
  type        = string
  default     = null
}

variable "file_system_mount_path" {
  description = "Path under which the file system appears in the function; it must begin with `/mnt/`, for example `/mnt/models`. Used with `mount_to_file_system`."
  type        = string
  default     = null
}

variable "handler" {
  description = "Entry point of the code as the runtime writes it: `index.handler` for Node.js and Python (file, then function), `bootstrap` for the `provided` runtimes. Required for zip packages; `null` with `image_uri`."
  type        = string
  default     = null
}

variable "iam_policy" {
  description = "Permissions of the function, as statements keyed by their ID: `{ ReadQueue = { effect = \"Allow\", actions = [\"sqs:ReceiveMessage\"], resources = [\"arn:aws:sqs:eu-west-1:111122223333:jobs\"] } }`. They join the log permissions on its role. `effect` is `Allow` or `Deny`; `null` adds none."
  type = map(object({
    resources = list(string)
    actions = list(string)
    effect = string
  }))
  default = null
}

variable "image_uri" {
  description = "URI of a container image in an Amazon ECR repository of the same region, with tag or, better, digest: a moved tag is not noticed by the plan. It takes the place of `source_path`, `handler` and `runtime`. `null` for a zip package."
  type        = string
  default     = null
}

variable "kms_key_arn" {
  description = "ARN of the KMS key that encrypts the environment variables at rest. The role must be allowed to decrypt with it, or runs fail with `KMSAccessDeniedException`. `null` uses the AWS managed key."
  type        = string
  default     = null
}

variable "lambda_role_permissions_boundary_arn" {
  description = "ARN of the IAM policy that caps what the function's role can do, whatever `iam_policy` grants. Required in accounts where roles without a boundary may not be created; `null` sets none."
  type        = string
  default     = null
}

variable "layers" {
  description = "ARNs of layer versions, at most five, laid over each other in this order under `/opt`. They count towards the 250 MB limit of the unzipped package. For zip packages only; an empty list uses none."
  type        = list(string)
  default     = []
}

variable "metric_name" {
  description = "Metric of the function that the alarm watches, in the namespace `AWS/Lambda`: `Errors`, `Throttles`, `Duration`, `Invocations`, `ConcurrentExecutions` and others. Change `statistic` and `threshold` with it, since the defaults fit `Errors`."
  type        = string
  default     = "Errors"
}

variable "mount_to_file_system" {
  description = "Whether an Amazon EFS file system is mounted in the function. True needs `file_system_access_point_arn`, `file_system_mount_path` and `run_in_vpc`. Use it for data beyond the 10 GB of `/tmp`, or shared between runs."
  type        = bool
  default     = false
}

variable "namespace" {
  description = "Stem of the names of the schedule's resources, such as the EventBridge rule; `null` uses the function's name with `-scheduled`. Set it when that name would become too long or is taken."
  type        = string
  default     = null
}

variable "period" {
  description = "Length of one period of the alarm in seconds: a multiple of 60. For a function that runs once a day, choose one that holds a run, otherwise the alarm is without data most of the time."
  type        = number
  default     = 60
}

variable "reserved_concurrent_executions" {
  description = "Number of concurrent runs reserved for this function, which is also its upper limit. It protects a database behind it, and takes the number away from all other functions of the region. 0 stops the function, `null` shares the account's pool."
  type        = number
  default     = null
}

variable "run_in_vpc" {
  description = "Whether the function has network interfaces in your VPC, to reach databases and other private addresses. It then loses direct internet access and needs a NAT gateway or VPC endpoints. With true set `vpc_id` and `subnet_ids`."
  type        = bool
  default     = false
}

variable "runtime" {
  description = "Language runtime of a zip package, such as `python3.13`, `nodejs22.x`, `java21` or `provided.al2023`. AWS blocks creation, and later updates, with deprecated runtimes, and an AWS provider older than a runtime refuses it while planning. `null` with `image_uri`."
  type        = string
  default     = null
}

variable "s3_bucket" {
  description = "Name of the S3 bucket, in the function's region, that holds the deployment package. Set it with `s3_key` when a pipeline builds the package; leave it `null` with `source_path` or `image_uri`."
  type        = string
  default     = null
}

variable "s3_key" {
  description = "Key of the zip package in `s3_bucket`. Terraform sees a new package only when key or version changes, so put the version in the key. `null` with `source_path`."
  type        = string
  default     = null
}

variable "s3_object_version" {
  description = "Version ID of the object `s3_key` in a bucket with versioning. It pins exactly the package that was tested; `null` takes the latest at the time of the change."
  type        = string
  default     = null
}

variable "schedule_expression" {
  description = "When EventBridge runs the function: `rate(5 minutes)` or `cron(0 6 * * ? *)`, in UTC. `null` sets no schedule, for functions that events or other services call."
  type        = string
  default     = null
}

variable "set_source_code_hash" {
  description = "Whether a hash of the package tells Terraform that the code has changed. With false, code changes are deployed only when something else changes; it helps when builds give a different archive each time without a change in the code."
  type        = bool
  default     = true
}

variable "should_create_cloudwatch_log_group" {
  description = "Whether Terraform creates `/aws/lambda/<name>`, so that retention and key hold from the first run and destroy removes it. False leaves it to Lambda, without limit. If the function has run before, import the group first."
  type        = bool
  default     = true
}

variable "should_create_outbound_rule" {
  description = "Whether the function's security group may send traffic to every address. Without it, and without a rule of your own, a function in the VPC reaches nothing. Used when `run_in_vpc` is true."
  type        = bool
  default     = false
}

variable "skip_zip" {
  description = "Whether `source_path` is a finished archive to upload as it is. False makes the module zip the file or folder itself. Set it to true when your build produces the zip."
  type        = bool
  default     = false
}

variable "source_path" {
  description = "Path of the file or folder with the code, or of a zip with `skip_zip`. Dependencies must be in it already, because nothing is installed. Use `abspath` or `path.module`, so that it works from every directory. `null` with `s3_bucket` or `image_uri`."
  type        = string
  default     = null
}

variable "statistic" {
  description = "How the metric's values within a `period` are combined: `Sum`, `Average`, `Maximum`, `Minimum` or `SampleCount`. `Sum` counts errors; `Duration` calls for `Average` or `Maximum`."
  type        = string
  default     = "Sum"
}

variable "subnet_ids" {
  description = "IDs of the private subnets for the function's network interfaces, in two or more Availability Zones. Public subnets give a function no internet access. Used when `run_in_vpc` is true."
  type        = list(string)
  default     = []
}

variable "tags" {
  description = "Tags for the function and the resources around it, as key and value. They separate its cost and can steer access by tag."
  type        = map(string)
  default     = {}
}

variable "threshold" {
  description = "Value the metric is compared with. 0 with `GreaterThanThreshold` and the sum of `Errors` fires at the first failed run. For `Duration` it is in milliseconds."
  type        = number
  default     = 0
}

variable "use_managed_iam_policies" {
  description = "Whether the role gets its permissions as customer managed policies instead of inline ones. Several compliance standards ask for it; what the function may do is the same."
  type        = bool
  default     = true
}

variable "vpc_id" {
  description = "ID of the VPC for the function's security group; it must contain `subnet_ids`. Required when `run_in_vpc` is true, otherwise `null`."
  type        = string
  default     = null
}

variable "working_directory" {
  description = "Directory in which the image's process starts, replacing `WORKDIR`. For functions from `image_uri` only; `null` keeps the image's own."
  type        = string
  default     = null
}

variable "zip_output_path" {
  description = "Path at which the module stores the zip it makes from `source_path`. `null` chooses one inside the module; name one in a build directory if several functions are made from one folder at once."
  type        = string
  default     = null
}
