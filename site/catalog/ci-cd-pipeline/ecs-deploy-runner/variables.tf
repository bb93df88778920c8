variable "ami_builder_config" {
  description = "The container that builds AMIs with Packer, or `null` to leave it out. `container_image` gives its image and tag, `iam_policy` its permissions as statements by Sid, `allowed_repos` (SSH URLs) and `allowed_repos_regex` the repositories with templates. The key in `repo_access_ssh_key_secrets_manager_arn` reads them; tokens go into `secrets_manager_env_vars`, never into `environment_vars`. Every attribute must be present: use `null`, `[]`, or `{}` for what you do not need."
  type = object({
    container_image = object({
      docker_image = string
      docker_tag = string
    })
    iam_policy = map(object({
      resources = list(string)
      actions = list(string)
      effect = string
    }))
    allowed_repos = list(string)
    allowed_repos_regex = list(string)
    repo_access_ssh_key_secrets_manager_arn = string
    repo_access_https_tokens = map(string)
    secrets_manager_env_vars = map(string)
    environment_vars = map(string)
  })
}

variable "docker_image_builder_config" {
  description = "The container that builds and pushes Docker images with kaniko, whose original project was archived in 2025, or `null` to leave it out. `allowed_repos` and `allowed_repos_regex` take HTTPS URLs here. `git_config` contains ARNs of secrets for reading them: with GitHub the token goes into `username_secrets_manager_arn` and the password is `null`. `iam_policy` must allow pushing to your ECR repositories; no attribute may be left out."
  type = object({
    container_image = object({
      docker_image = string
      docker_tag = string
    })
    iam_policy = map(object({
      resources = list(string)
      actions = list(string)
      effect = string
    }))
    allowed_repos = list(string)
    allowed_repos_regex = list(string)
    git_config = object({
      username_secrets_manager_arn = string
      password_secrets_manager_arn = string
    })
    secrets_manager_env_vars = map(string)
    environment_vars = map(string)
  })
}

variable "private_subnet_ids" {
  description = "IDs of private subnets for the tasks and the invoker function. They need a route to GitHub, the registries, and the AWS APIs, through a NAT gateway or endpoints; without such a route, a task stops before it writes its first log line."
  type        = list(string)
}

variable "terraform_applier_config" {
  description = "The container that runs `apply` and updates variables in code, or `null` to leave it out. Its `iam_policy` is the most powerful of the four, so limit it with `infrastructure_live_repositories` (SSH URLs) and `allowed_apply_git_refs`, normally `[\"main\"]`: `null` lets every branch apply. For `allowed_update_variable_names` the SSH key needs write access, and `machine_user_git_info` is the author of the commits. No attribute may be left out."
  type = object({
    container_image = object({
      docker_image = string
      docker_tag = string
    })
    iam_policy = map(object({
      resources = list(string)
      actions = list(string)
      effect = string
    }))
    infrastructure_live_repositories = list(string)
    infrastructure_live_repositories_regex = list(string)
    allowed_update_variable_names = list(string)
    allowed_apply_git_refs = list(string)
    machine_user_git_info = object({
      name = string
      email = string
    })
    repo_access_ssh_key_secrets_manager_arn = string
    repo_access_https_tokens = map(string)
    additional_allowed_options = list(string)
    secrets_manager_env_vars = map(string)
    environment_vars = map(string)
  })
}

variable "terraform_planner_config" {
  description = "The container that runs `plan` and `validate`, or `null` to leave it out. Any branch of `infrastructure_live_repositories` can be planned, and the code can run commands during a plan, so limit its `iam_policy` to read access. Same shape as `terraform_applier_config` without the attributes for applying, updating, and committing; all others are required."
  type = object({
    container_image = object({
      docker_image = string
      docker_tag = string
    })
    iam_policy = map(object({
      resources = list(string)
      actions = list(string)
      effect = string
    }))
    infrastructure_live_repositories = list(string)
    infrastructure_live_repositories_regex = list(string)
    repo_access_ssh_key_secrets_manager_arn = string
    repo_access_https_tokens = map(string)
    additional_allowed_options = list(string)
    secrets_manager_env_vars = map(string)
    environment_vars = map(string)
  })
}

variable "vpc_id" {
  description = "ID of the VPC for tasks and invoker function, usually the management VPC. The containers deploy through the AWS APIs; they need a route into application VPCs only for code that connects to databases or clusters."
  type        = string
}

variable "additional_container_images" {
  description = "Additional containers for the runner, keyed by the name under which they are invoked. Each gives image and tag, `secrets_manager_env_vars`, `environment_vars`, `additional_secrets_manager_arns` (readable through the API) and `default`. In `script_config`, each script of the image's trigger folder lists which options callers can set; a script that is missing there accepts no arguments. `{}` keeps the four standard containers."
  type = map(object({
    docker_image = string
    docker_tag = string
    secrets_manager_env_vars = map(string)
    environment_vars = map(string)
    additional_secrets_manager_arns = list(string)
    script_config = map(object({
      hardcoded_options = map(list(string))
      hardcoded_args = list(string)
      allow_positional_args = bool
      allowed_options = list(string)
      allowed_options_without_args = list(string)
      restricted_options = list(string)
      restricted_options_regex = map(string)
    }))
    default = bool
  }))
  default = {}
}

variable "artifact_config" {
  description = "S3 bucket for the output of runs, such as plan files: `bucket_name`, `region`, `default_key_prefix`, and `allow_runtime_selection`, which lets a caller choose another place. `null` stores nothing. Plan files contain secrets in plain text, so encrypt the bucket and limit who can read it."
  type = object({
    allow_runtime_selection = bool
    bucket_name = string
    region = string
    default_key_prefix = string
  })
  default = null
}

variable "cloudwatch_log_group_for_ec2_kms_key_id" {
  description = "KMS key, by ARN, alias ARN, or ID, for the system logs of EC2 workers. It takes effect only with `ec2_worker_pool_configuration`. The key policy must allow CloudWatch Logs; `null` uses the default encryption of CloudWatch Logs."
  type        = string
  default     = null
}

variable "cloudwatch_log_group_for_ec2_retention_in_days" {
  description = "Days to keep system logs of EC2 workers, one of the steps CloudWatch Logs offers (1, 3, 5, 7, 14, 30, 60, 90, ... 3653). They help with problems of the hosts; for the output of deployments, see `ecs_task_cloudwatch_log_group_retention_in_days`. `null` never deletes."
  type        = number
  default     = null
}

variable "cloudwatch_log_group_for_ec2_tags" {
  description = "Tags, as key-value pairs, on the log group of the EC2 workers. `null` sets none, and in Fargate mode there is no such group."
  type        = map(string)
  default     = null
}

variable "container_cpu" {
  description = "CPU units a task gets unless the caller requests more; 1024 is one vCPU. Fargate accepts 256, 512, 1024, 2048, 4096, 8192, and 16384, each with its own range of `container_memory`, and rejects other pairs when the task starts."
  type        = number
  default     = 1024
}

variable "container_default_launch_type" {
  description = "Where tasks run unless the caller chooses another launch type: `FARGATE`, which is billed per second and starts from a clean environment, or `EC2`, which needs `ec2_worker_pool_configuration` and caches images between runs."
  type        = string
  default     = "FARGATE"
}

variable "container_max_cpu" {
  description = "Maximum CPU units a caller can request in one run. It keeps a pipeline from starting ever larger tasks; `container_cpu` must not be above it."
  type        = number
  default     = 8192
}

variable "container_max_memory" {
  description = "Maximum memory, in MiB, a caller can request in one run. Leave room for large image builds, which need far more than a plan."
  type        = number
  default     = 32768
}

variable "container_memory" {
  description = "Memory in MiB a task gets unless the caller requests more. With 1024 CPU units Fargate accepts 2048 to 8192. A task killed with exit code 137 ran out of memory; large state files and kaniko are the usual causes."
  type        = number
  default     = 2048
}

variable "docker_image_builder_hardcoded_args" {
  description = "Arguments appended to every image build, regardless of what the caller sends. The default `--idempotent` skips a build whose tag already exists in the registry. Replacing the list drops it, so repeat it if you add others."
  type        = list(string)
  default     = ["--idempotent"]
}

variable "docker_image_builder_hardcoded_options" {
  description = "Options that every image build gets, as a map from option name without hyphens to values, for example `{ build-arg = [\"GITHUB_OAUTH_TOKEN\"] }`; each value becomes a separate option. Callers cannot remove them, so use them for rules such as a build argument that must always be present."
  type        = map(list(string))
  default     = {}
}

variable "ec2_worker_pool_configuration" {
  description = "EC2 instances that run tasks in addition to Fargate; `null` for Fargate alone. An object with `ami` or `ami_filters` (`{ owners = [\"self\"], filters = [{ name = \"tag:version_tag\", values = [\"v1.2.0\"] }] }`) and, optionally, `min_size` (1), `max_size` (2), `instance_type` (`m5.large`), `cloud_init_parts`, `alarms_sns_topic_arn`, `default_user` (`ec2-user`) and `enable_` flags for logs, metrics, alarms, fail2ban, and ip-lockdown, all true by default. The instances cost money around the clock."
  type        = any
  default     = null
}

variable "ecs_deploy_runner_tags" {
  description = "Tags for the runner's ECS cluster, its tasks, and the invoker Lambda function, as key-value pairs, for example `{ CostCenter = \"platform\" }`. They show the cost of deployments and let IAM policies select the runner by tag. `{}` adds none; log groups have their own tag inputs."
  type        = map(string)
  default     = {}
}

variable "ecs_task_cloudwatch_log_group_kms_key_id" {
  description = "KMS key, by ARN, alias ARN, or ID, for the log of all runs. Plans can print sensitive values, so it is worth using your own key, which limits who can read them. `null` uses the default encryption of CloudWatch Logs."
  type        = string
  default     = null
}

variable "ecs_task_cloudwatch_log_group_name" {
  description = "Name of the log group for the output of runs. `null` derives it from `name`. Dashboards and permissions refer to this name, so choose it before people rely on it."
  type        = string
  default     = null
}

variable "ecs_task_cloudwatch_log_group_retention_in_days" {
  description = "Days to keep the output of runs, which is the record of who changed what in your infrastructure. Audits often require 365 or more; steps up to 3653 are allowed and `null` keeps everything."
  type        = number
  default     = null
}

variable "ecs_task_cloudwatch_log_group_subscription_destination_arn" {
  description = "ARN of a Kinesis stream, Firehose stream, or Lambda function that immediately receives a copy of the output, for a log tool elsewhere. `null` forwards nothing. It needs `ecs_task_should_create_cloudwatch_log_group`."
  type        = string
  default     = null
}

variable "ecs_task_cloudwatch_log_group_subscription_distribution" {
  description = "How the output is spread over the shards of a Kinesis stream: `ByLogStream` keeps the lines of a run together in one shard, `Random` spreads load. `null` keeps the AWS default, `ByLogStream`."
  type        = string
  default     = null
}

variable "ecs_task_cloudwatch_log_group_subscription_filter_pattern" {
  description = "Filter, in the syntax of CloudWatch Logs, for the events that the subscription sends to its destination: `\"?Error ?error\"` forwards failures, the empty default every line."
  type        = string
  default     = ""
}

variable "ecs_task_cloudwatch_log_group_subscription_role_arn" {
  description = "ARN of the role that lets CloudWatch Logs write to the Kinesis or Firehose stream in `ecs_task_cloudwatch_log_group_subscription_destination_arn`. A Lambda function takes a resource permission instead, so leave it `null` in that case."
  type        = string
  default     = null
}

variable "ecs_task_cloudwatch_log_group_tags" {
  description = "Tags, as key-value pairs, on the log group with the output of runs, for example for a policy that prevents people from deleting it. `null` sets none."
  type        = map(string)
  default     = null
}

variable "ecs_task_should_create_cloudwatch_log_group" {
  description = "Whether the module creates the log group of the runs. With false, the first run creates it, without retention, key, or subscription. Import an existing group before you turn this on."
  type        = bool
  default     = true
}

variable "iam_groups" {
  description = "Names of IAM groups of this account whose members can start runs, through the policy in `invoke_policy_arn`. They can start only what the containers allow, and that limit, not this list, protects your infrastructure."
  type        = list(string)
  default     = []
}

variable "iam_roles" {
  description = "Names of IAM roles of this account that can start runs, normally the role your CI system assumes, such as `allow-auto-deploy-from-other-accounts`. Prefer roles to users, as their credentials are temporary."
  type        = list(string)
  default     = []
}

variable "iam_users" {
  description = "Names of IAM users of this account that can start runs. A CI system that stores their access keys must rotate them; use the list only if it cannot assume one of `iam_roles`."
  type        = list(string)
  default     = []
}

variable "invoke_schedule" {
  description = "Runs at fixed times, keyed by name: `container_name`, `script`, `args` as one string, and `schedule_expression` such as `cron(0 6 * * ? *)` in UTC or `rate(1 day)`. A nightly `plan` finds drift. No one watches these runs, so create an alarm on failed tasks."
  type = map(object({
    container_name = string
    script = string
    args = string
    schedule_expression = string
  }))
  default = {}
}

variable "invoker_lambda_cloudwatch_log_group_kms_key_id" {
  description = "KMS key, by ARN, alias ARN, or ID, for the log of the invoker function. The log shows who requested which run with which arguments. `null` keeps the default encryption."
  type        = string
  default     = null
}

variable "invoker_lambda_cloudwatch_log_group_retention_in_days" {
  description = "Days to keep the log of the invoker function, in the steps of CloudWatch Logs. Keep it as long as `ecs_task_cloudwatch_log_group_retention_in_days`, because an audit needs both; `null` keeps it forever."
  type        = number
  default     = null
}

variable "invoker_lambda_cloudwatch_log_group_tags" {
  description = "Key and value pairs on the invoker function's log group, such as `{ data = \"audit\" }`; `null` leaves it untagged. Used with `invoker_lambda_should_create_cloudwatch_log_group`."
  type        = map(string)
  default     = null
}

variable "invoker_lambda_should_create_cloudwatch_log_group" {
  description = "Whether the module creates the invoker function's log group before the function. If an older release left a group of that name, `apply` fails with `ResourceAlreadyExistsException` until you import it."
  type        = bool
  default     = true
}

variable "kms_grant_opt_in_regions" {
  description = "Regions in which grants on the keys of `snapshot_encryption_kms_cmk_arns` and `shared_secrets_kms_cmk_arn` may be made. List only Regions your account has enabled (`aws ec2 describe-regions`); never pass `null` or an empty list. A key in a Region that is missing here gets no grant, and image builds there fail with an access error."
  type        = list(string)
  default = [
    "eu-north-1",
    "ap-south-1",
    "eu-west-3",
    "eu-west-2",
    "eu-west-1",
    "ap-northeast-2",
    "ap-northeast-1",
    "sa-east-1",
    "ca-central-1",
    "ap-southeast-1",
    "ap-southeast-2",
    "eu-central-1",
    "us-east-1",
    "us-east-2",
    "us-west-1",
    "us-west-2",
  ]
}

variable "name" {
  description = "Name of this runner and prefix of its cluster, tasks, function, roles, and security group; pipelines look it up by this name. Unique per account and Region. A rename replaces everything, so do not let the runner apply that change to itself."
  type        = string
  default     = "ecs-deploy-runner"
}

variable "outbound_security_group_name" {
  description = "Name of the security group that allows all outbound traffic of the tasks. `null` derives one from `name`. Set it if two runners share a VPC and their derived names would collide."
  type        = string
  default     = null
}

variable "shared_secrets_enabled" {
  description = "Whether tasks get a grant on the KMS key in `shared_secrets_kms_cmk_arn`, so that they can read secrets that another account shares. Reading also requires a resource policy on the secret itself."
  type        = bool
  default     = false
}

variable "shared_secrets_kms_cmk_arn" {
  description = "ARN of the KMS key, in the account that owns the shared secrets, that encrypts them. Needed whenever `shared_secrets_enabled` is true. Secrets encrypted with `aws/secretsmanager` cannot be shared between accounts."
  type        = string
  default     = null
}

variable "should_create_cloudwatch_log_group_for_ec2" {
  description = "Whether the module creates the log group of the EC2 workers, with retention, key, and tags. False leaves it to the agent on them. Nothing is created in Fargate mode."
  type        = bool
  default     = true
}

variable "snapshot_encryption_kms_cmk_arns" {
  description = "KMS keys, as a map from a name of your choice to an ARN, on which the containers get grants to create and copy encrypted AMIs and snapshots: `{ ami = \"arn:aws:kms:us-east-1:111122223333:key/...\" }`. Include the key of every Region an image is copied to. `{}` makes no grants."
  type        = map(string)
  default     = {}
}

variable "use_managed_iam_policies" {
  description = "Whether all roles of the runner get customer managed policies instead of inline ones, as several compliance checks require. What they allow stays the same."
  type        = bool
  default     = true
}
