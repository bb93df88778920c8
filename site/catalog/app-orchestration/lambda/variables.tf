variable "alarm_sns_topic_arns" {
  description = "ARNs of the SNS topics that are notified when the alarm of the function fires, recovers, or lacks data. The module always creates the alarm, on `metric_name`; pass `[]` for a function whose alarm needs no recipient."
  type        = list(string)
}

variable "memory_size" {
  description = "Memory of the function in MB, 128 to 10240. CPU grows with it: 1,769 MB corresponds to one full vCPU. More memory costs more per millisecond but often shortens the run, so measure before you choose the smallest value."
  type        = number
}

variable "name" {
  description = "Name of the function, from which the names of its role, log group, and alarm are derived. At most 64 letters, digits, hyphens, and underscores, unique in the account and Region; role names made from it are limited to 64 characters too, unless you set `iam_role_name`. Changing it replaces the function."
  type        = string
}

variable "timeout" {
  description = "Seconds after which Lambda stops a run, 1 to 900. Set it well above the slowest normal run: AWS bills the time used, not the time allowed. Behind API Gateway or a queue, their own limits apply as well."
  type        = number
}

variable "additional_security_group_ids" {
  description = "IDs of security groups attached to the function's network interfaces in addition to its own, for example one that a database already allows. Used when `run_in_vpc` is true."
  type        = list(string)
  default     = []
}

variable "architecture" {
  description = "Processor the function runs on: `x86_64` or `arm64` (Graviton). `null` means `x86_64`. `arm64` costs less per millisecond and suits interpreted code without changes; native libraries, layers, and a container image must be built for the same architecture."
  type        = string
  default     = null
}

variable "assume_role_policy" {
  description = "Trust policy, as JSON text, that replaces the one allowing only the Lambda service to assume the role. Needed when another principal must assume it too, such as Lambda@Edge (`edgelambda.amazonaws.com`). `null` keeps the standard trust policy."
  type        = string
  default     = null
}

variable "cloudwatch_log_group_kms_key_id" {
  description = "ARN of the KMS key that encrypts the function's log group. Its policy must let CloudWatch Logs of the Region use the key. `null` keeps the default encryption; used when `should_create_cloudwatch_log_group` is true."
  type        = string
  default     = null
}

variable "cloudwatch_log_group_retention_in_days" {
  description = "Days to keep the function's logs, in the steps of CloudWatch Logs (1, 3, 5, 7, 14, 30, 60, 90, ... 3653). `null` keeps them forever, which for many small functions costs more than the function itself."
  type        = number
  default     = null
}

variable "cloudwatch_log_group_subscription_destination_arn" {
  description = "ARN of a Kinesis stream, Firehose stream, or other Lambda function that receives the log events. Never name the function itself: its own logs would call it in a loop. `null` subscribes nothing; used when `should_create_cloudwatch_log_group` is true."
  type        = string
  default     = null
}

variable "cloudwatch_log_group_subscription_distribution" {
  description = "How events are spread over the shards of a Kinesis stream: `ByLogStream` keeps each log stream in order, `Random` spreads the load evenly. `null` keeps the AWS default, `ByLogStream`. Used with `cloudwatch_log_group_subscription_destination_arn`."
  type        = string
  default     = null
}

variable "cloudwatch_log_group_subscription_filter_pattern" {
  description = "CloudWatch Logs filter pattern that chooses the events to send, such as `ERROR` or `{ $.level = \"error\" }`. The empty pattern sends all of them, and the destination bills for the volume."
  type        = string
  default     = ""
}

variable "cloudwatch_log_group_subscription_role_arn" {
  description = "ARN of the role with which CloudWatch Logs writes to a Kinesis or Firehose stream. Required for these, `null` for a Lambda function, which takes a resource permission instead."
  type        = string
  default     = null
}

variable "cloudwatch_log_group_tags" {
  description = "Tags for the log group alone, as key-value pairs; the function has its own in `tags`. `null` adds none. Used when `should_create_cloudwatch_log_group` is true."
  type        = map(string)
  default     = null
}

variable "command" {
  description = "Arguments that replace `CMD` of the image, as a list such as `[\"app.handler\"]`. Only for functions from `image_uri`; an empty list keeps the command of the image. In the AWS base images this names the handler."
  type        = list(string)
  default     = []
}

variable "comparison_operator" {
  description = "How the metric is compared with `threshold`: `GreaterThanThreshold`, `GreaterThanOrEqualToThreshold`, `LessThanThreshold`, or `LessThanOrEqualToThreshold`. The three operators with `Lower` or `Upper` in their name belong to anomaly detection bands and ignore the number."
  type        = string
  default     = "GreaterThanThreshold"
}

variable "create_resources" {
  description = "Whether the module creates any resources. False leaves the module empty, so that you can switch it per environment; switching from true to false destroys a live function."
  type        = bool
  default     = true
}

variable "datapoints_to_alarm" {
  description = "How many of the last `evaluation_periods` must breach before the alarm fires; at most that number. 1 of 1 reports every single failure, 3 of 5 ignores a brief problem."
  type        = number
  default     = 1
}

variable "description" {
  description = "Text shown next to the function in the console, at most 256 characters. State what calls it and who owns it. `null` leaves it empty."
  type        = string
  default     = null
}

variable "enable_versioning" {
  description = "Whether every change publishes a numbered, immutable version. Provisioned concurrency, Lambda@Edge, and aliases that point to a fixed release need it. Old versions count against the 75 GB of code storage per Region."
  type        = bool
  default     = false
}

variable "entry_point" {
  description = "Command that replaces `ENTRYPOINT` of the image, as a list of strings. Only for functions from `image_uri`; an empty list keeps the image's own. It must implement the Lambda Runtime API."
  type        = list(string)
  default     = []
}

variable "environment_variables" {
  description = "Environment variables of the function, 4 KB in all. Anyone who can call `lambda:GetFunctionConfiguration` can read them, so keep secrets in Secrets Manager and pass their ARN. The default is a placeholder that your own map replaces."
  type        = map(string)
  default = {
    EnvVarPlaceHolder = "Placeholder"
  }
}

variable "ephemeral_storage" {
  description = "Size of `/tmp` in MB, from 512 to 10240. `null` keeps the 512 that AWS includes; more is billed by GB and running time. Files may survive between runs of a warm function but are never shared; for that use `mount_to_file_system`."
  type        = number
  default     = null
}

variable "evaluation_periods" {
  description = "Number of most recent periods, each of `period` seconds, that the alarm evaluates. Together with `datapoints_to_alarm` it decides how soon, and how often, the alarm fires."
  type        = number
  default     = 1
}

variable "file_system_access_point_arn" {
  description = "ARN of the Amazon EFS access point to mount. It needs `mount_to_file_system`, `run_in_vpc`, and a mount target in each subnet's Availability Zone that allows the function on port 2049."
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
  description = "Permissions of the function, as statements keyed by their ID: `{ ReadQueue = { effect = \"Allow\", actions = [\"sqs:ReceiveMessage\"], resources = [\"arn:aws:sqs:eu-west-1:111122223333:jobs\"] } }`. They are added to the log permissions of its role. `effect` is `Allow` or `Deny`; `null` adds none."
  type = map(object({
    resources = list(string)
    actions = list(string)
    effect = string
  }))
  default = null
}

variable "iam_role_name" {
  description = "Name of the function's execution role, at most 64 characters, for accounts with a naming policy or for long function names. `null` derives it from `name`. Changing it replaces the role, so policies that grant the old one must be updated."
  type        = string
  default     = null
}

variable "image_uri" {
  description = "URI of a container image in an Amazon ECR repository of the same Region, with a tag or, better, a digest, because the plan does not notice a moved tag. It replaces `source_path`, `handler`, and `runtime`. `null` for a zip package."
  type        = string
  default     = null
}

variable "kms_key_arn" {
  description = "ARN of the KMS key that encrypts the environment variables at rest. The role must be allowed to decrypt with it, or invocations fail with `KMSAccessDeniedException`. `null` uses the AWS managed key."
  type        = string
  default     = null
}

variable "lambda_role_permissions_boundary_arn" {
  description = "ARN of the IAM policy that caps what the function's role can do, whatever `iam_policy` grants. Required in accounts where roles without a boundary cannot be created; `null` sets none."
  type        = string
  default     = null
}

variable "layers" {
  description = "ARNs of layer versions, at most five, unpacked over each other in this order under `/opt`. They count toward the 250 MB limit of the unzipped package. Only for zip packages; an empty list uses none."
  type        = list(string)
  default     = []
}

variable "managed_policy_waiting_time" {
  description = "How long an apply waits after creating a managed policy before it continues, as a duration such as `60s`. IAM takes time to propagate a new policy, and a function created too early can lack its permissions. Shorter values risk errors on the first apply only."
  type        = string
  default     = "60s"
}

variable "metric_name" {
  description = "Metric of the function that the alarm watches, in the namespace `AWS/Lambda`: `Errors`, `Throttles`, `Duration`, `Invocations`, `ConcurrentExecutions`, and others. Change `statistic` and `threshold` with it, since the defaults fit `Errors`."
  type        = string
  default     = "Errors"
}

variable "mount_to_file_system" {
  description = "Whether an Amazon EFS file system is mounted in the function. True needs `file_system_access_point_arn`, `file_system_mount_path`, and `run_in_vpc`. Use it for data that exceeds the 10 GB limit of `ephemeral_storage`, or that several runs share."
  type        = bool
  default     = false
}

variable "namespace" {
  description = "Prefix of the names of the schedule's resources, such as the EventBridge rule; `null` uses the function's name with `-scheduled`. Set it when that name would be too long or already exists."
  type        = string
  default     = null
}

variable "period" {
  description = "Length of one period of the alarm in seconds, a multiple of 60. For a function that runs once a day, choose a period long enough to contain a run, or the alarm has no data most of the time."
  type        = number
  default     = 60
}

variable "reserved_concurrent_executions" {
  description = "Number of concurrent runs reserved for this function, which is also its upper limit. It protects a database behind the function, and reduces the pool left for all other functions in the Region. 0 stops the function, `null` shares the account's pool."
  type        = number
  default     = null
}

variable "run_in_vpc" {
  description = "Whether the function has network interfaces in your VPC, to reach databases and other private IP addresses. It then loses direct internet access and needs a NAT gateway or VPC endpoints. True requires `vpc_id` and `subnet_ids`."
  type        = bool
  default     = false
}

variable "runtime" {
  description = "Language runtime of a zip package, such as `python3.13`, `nodejs22.x`, `java21`, or `provided.al2023`. AWS blocks creation, and later updates, of functions on deprecated runtimes, and an AWS provider older than a runtime rejects it in the plan. `null` with `image_uri`."
  type        = string
  default     = null
}

variable "s3_bucket" {
  description = "Name of the S3 bucket, in the function's Region, that contains the deployment package. Set it with `s3_key` when a pipeline builds the package; leave it `null` with `source_path` or `image_uri`."
  type        = string
  default     = null
}

variable "s3_key" {
  description = "Key of the zip package in `s3_bucket`. The plan sees a new package only when key or version changes, so put the version in the key. `null` with `source_path`."
  type        = string
  default     = null
}

variable "s3_object_version" {
  description = "Version ID of the object `s3_key` in a bucket with versioning. It pins exactly the package that was tested; `null` takes the latest version at the time of the change."
  type        = string
  default     = null
}

variable "schedule_expression" {
  description = "When EventBridge runs the function: `rate(5 minutes)` or `cron(0 6 * * ? *)`, in UTC. `null` sets no schedule, for functions called by events or other services."
  type        = string
  default     = null
}

variable "set_source_code_hash" {
  description = "Whether a hash of the package makes code changes visible in the plan. With false, code changes are deployed only when something else changes; it helps when builds produce a different archive each time without a change in the code."
  type        = bool
  default     = true
}

variable "should_create_cloudwatch_log_group" {
  description = "Whether the module creates the log group `/aws/lambda/` plus `name`, so that retention and key apply from the first run and destroy removes it. With false, Lambda creates the group at the first run and keeps logs forever. If the function has already run, import the group first."
  type        = bool
  default     = true
}

variable "should_create_outbound_rule" {
  description = "Whether the function's security group can send traffic to every IP address. Without it, and without your own rule, a function in the VPC reaches nothing. Used when `run_in_vpc` is true."
  type        = bool
  default     = false
}

variable "skip_zip" {
  description = "Whether `source_path` is a finished archive to upload as is. False makes the module zip the file or folder itself. Set it to true when your build produces the zip."
  type        = bool
  default     = false
}

variable "source_path" {
  description = "Path of the file or folder with the code, or of a zip with `skip_zip`. It must already contain the dependencies, because nothing is installed. Use `abspath` or `path.module`, so that it works from every directory. `null` with `s3_bucket` or `image_uri`."
  type        = string
  default     = null
}

variable "statistic" {
  description = "How the metric's values within a `period` are combined: `Sum`, `Average`, `Maximum`, `Minimum`, or `SampleCount`. `Sum` counts errors; `Duration` calls for `Average` or `Maximum`."
  type        = string
  default     = "Sum"
}

variable "subnet_ids" {
  description = "IDs of the private subnets for the function's network interfaces, in two or more Availability Zones. Public subnets give a function no internet access. Used when `run_in_vpc` is true."
  type        = list(string)
  default     = []
}

variable "tags" {
  description = "Tags for the function and the resources around it, as key-value pairs. They separate its cost in reports and can control access in IAM policies."
  type        = map(string)
  default     = {}
}

variable "threshold" {
  description = "Value the metric is compared with. 0 with `GreaterThanThreshold` and the sum of `Errors` fires at the first failed run. For `Duration` it is in milliseconds."
  type        = number
  default     = 0
}

variable "treat_missing_data" {
  description = "How the alarm counts periods without data: `missing`, the default, moves it to `INSUFFICIENT_DATA`; `ignore` keeps its state; `breaching` raises it; `notBreaching` clears it. Functions that run rarely need `notBreaching`; `breaching` on `Invocations` reports a schedule that stopped."
  type        = string
  default     = "missing"
}

variable "use_managed_iam_policies" {
  description = "Whether the role gets its permissions as customer managed policies instead of inline ones. Several compliance standards require it; the permissions are the same. Each creation then waits for `managed_policy_waiting_time`."
  type        = bool
  default     = true
}

variable "vpc_id" {
  description = "ID of the VPC for the function's security group; it must contain `subnet_ids`. Required when `run_in_vpc` is true, otherwise `null`."
  type        = string
  default     = null
}

variable "working_directory" {
  description = "Directory in which the image's process starts, replacing `WORKDIR`. Only for functions from `image_uri`; `null` keeps the image's own."
  type        = string
  default     = null
}

variable "zip_output_path" {
  description = "Path at which the module stores the zip it makes from `source_path`. `null` chooses one inside the module; set one in a build directory if several functions are made from one folder at the same time."
  type        = string
  default     = null
}
