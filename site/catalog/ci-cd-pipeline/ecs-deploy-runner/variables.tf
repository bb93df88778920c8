variable "ami_builder_config" {
  description = "The container that builds AMIs with Packer, or `null` for none. `container_image` names its image and tag, `iam_policy` its rights as statements by Sid, `allowed_repos` (SSH addresses) and `allowed_repos_regex` the repositories with templates. The key in `repo_access_ssh_key_secrets_manager_arn` reads them; tokens go into `secrets_manager_env_vars`, never into `environment_vars`. Every attribute must be present: use `null`, `[]` or `{}` for what you do not need."
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
  description = "The container that builds and pushes Docker images with kaniko, or `null` for none. `allowed_repos` and `allowed_repos_regex` take HTTPS addresses here. `git_config` holds ARNs of secrets for reading them: with GitHub the token goes into `username_secrets_manager_arn` and the password is `null`. `iam_policy` must allow pushing to your ECR repositories; no attribute may be left out."
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
  description = "IDs of private subnets for the tasks and the invoker function. They need a way to GitHub, the registries and the AWS APIs, by NAT gateway or endpoints; without one, a task stops before its first line of log."
  type        = list(string)
}

variable "terraform_applier_config" {
  description = "The container that runs `apply` and updates variables in code, or `null` for none. Its `iam_policy` is the most powerful of the four, so limit it by `infrastructure_live_repositories` (SSH addresses) and by `allowed_apply_git_refs`, normally `[\"main\"]`: `null` would let every branch apply. For `allowed_update_variable_names` the key needs write access, and `machine_user_git_info` signs the commits. No attribute may be left out."
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
    secrets_manager_env_vars = map(string)
    environment_vars = map(string)
  })
}

variable "terraform_planner_config" {
  description = "The container that runs `plan` and `validate`, or `null` for none. Any branch of `infrastructure_live_repositories` can be planned, and code can run commands during a plan, so give its `iam_policy` read access only. Shape as in `terraform_applier_config` without the attributes on applying, updating and committing; all others are required."
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
    secrets_manager_env_vars = map(string)
    environment_vars = map(string)
  })
}

variable "vpc_id" {
  description = "ID of the VPC for tasks and invoker function, usually the management VPC. What the containers deploy is reached over the AWS APIs; a route into application VPCs is needed only for code that connects to databases or clusters."
  type        = string
}

variable "additional_container_images" {
  description = "Further containers for the runner, keyed by the name under which they are invoked. Each gives image and tag, `secrets_manager_env_vars`, `environment_vars`, `additional_secrets_manager_arns` (readable through the API) and `default`. In `script_config`, each script of the image's trigger folder lists which options callers may set; a script that is missing there takes no arguments. `{}` keeps the four standard ones."
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
  description = "S3 bucket for output of runs, such as plan files: `bucket_name`, `region`, `default_key_prefix`, and `allow_runtime_selection`, which lets a caller choose another place. `null` stores nothing. Plan files contain secrets in plain text, so encrypt the bucket and keep its readers few."
  type = object({
    allow_runtime_selection = bool
    bucket_name = string
    region = string
    default_key_prefix = string
  })
  default = null
}

variable "cloudwatch_log_group_for_ec2_kms_key_id" {
  description = "KMS key, by ARN, alias ARN or ID, for the system logs of EC2 workers. It counts only with `ec2_worker_pool_configuration`. Its policy must admit CloudWatch Logs; `null` uses the encryption of the service."
  type        = string
  default     = null
}

variable "cloudwatch_log_group_for_ec2_retention_in_days" {
  description = "Days to keep system logs of EC2 workers, one of the steps CloudWatch Logs offers (1, 3, 5, 7, 14, 30, 60, 90, ... 3653). They serve faults of the hosts; the output of deployments is kept by `ecs_task_cloudwatch_log_group_retention_in_days`. `null` never deletes."
  type        = number
  default     = null
}

variable "cloudwatch_log_group_for_ec2_tags" {
  description = "Tags, as key and value, on the log group of the EC2 workers. `null` sets none, and in Fargate mode there is no such group."
  type        = map(string)
  default     = null
}

variable "container_cpu" {
  description = "CPU units a task gets unless the caller asks for more; 1024 is one vCPU. Fargate accepts 256, 512, 1024, 2048, 4096, 8192 and 16384, each with its own range of `container_memory`, and refuses other pairs when the task starts."
  type        = number
  default     = 1024
}

variable "container_default_launch_type" {
  description = "Where tasks run unless the caller says otherwise: `FARGATE`, which is billed per second and starts afresh, or `EC2`, which needs `ec2_worker_pool_configuration` and caches images between runs."
  type        = string
  default     = "FARGATE"
}

variable "container_max_cpu" {
  description = "Most CPU units a caller may ask for in one run. It keeps a pipeline from buying ever larger tasks; `container_cpu` must not be above it."
  type        = number
  default     = 8192
}

variable "container_max_memory" {
  description = "Most memory, in MiB, a caller may ask for in one run. Leave room for large image builds, which need far more than a plan."
  type        = number
  default     = 32768
}

variable "container_memory" {
  description = "Memory in MiB a task gets unless the caller asks for more. With 1024 CPU units Fargate accepts 2048 to 8192. A task killed with exit code 137 had too little; large state files and kaniko are the usual causes."
  type        = number
  default     = 2048
}

variable "docker_image_builder_hardcoded_args" {
  description = "Arguments that every image build gets at the end, whatever the caller sends. The default `--idempotent` skips a build whose tag exists in the registry already. Replacing the list drops it, so repeat it if you add others."
  type        = list(string)
  default     = ["--idempotent"]
}

variable "docker_image_builder_hardcoded_options" {
  description = "Options that every image build gets, as a map from option name without hyphens to values, for example `{ build-arg = [\"GITHUB_OAUTH_TOKEN\"] }`; each value becomes an option of its own. Callers cannot take them away, so they suit rules such as a build argument that is always there."
  type        = map(list(string))
  default     = {}
}

variable "ec2_worker_pool_configuration" {
  description = "EC2 instances that run tasks besides Fargate; `null` for Fargate alone. An object with `ami` or `ami_filters` (`{ owners = [\"self\"], filters = [{ name = \"tag:version_tag\", values = [\"v1.2.0\"] }] }`) and, if wanted, `min_size` (1), `max_size` (2), `instance_type` (`m5.large`), `cloud_init_parts`, `alarms_sns_topic_arn`, `default_user` (`ec2-user`) and `enable_` flags for logs, metrics, alarms, fail2ban and ip-lockdown, all true by default. The instances cost money around the clock."
  type        = any
  default     = null
}

variable "ecs_task_cloudwatch_log_group_kms_key_id" {
  description = "KMS key, by ARN, alias ARN or ID, for the log of all runs. Plans can print sensitive values, so a key of your own, which limits readers, is worth it. `null` uses the encryption of CloudWatch Logs."
  type        = string
  default     = null
}

variable "ecs_task_cloudwatch_log_group_name" {
  description = "Name of the log group for the output of runs. `null` derives it from `name`. Dashboards and the permission to read logs go by this name, so settle it before people rely on it."
  type        = string
  default     = null
}

variable "ecs_task_cloudwatch_log_group_retention_in_days" {
  description = "Days to keep the output of runs, which is the record of who changed what in your infrastructure. Audits often want 365 or more; steps up to 3653 are allowed and `null` keeps all of it."
  type        = number
  default     = null
}

variable "ecs_task_cloudwatch_log_group_subscription_destination_arn" {
  description = "ARN of a Kinesis stream, Firehose stream or Lambda function that receives a copy of the output at once, for a log tool elsewhere. `null` forwards nothing. It needs `ecs_task_should_create_cloudwatch_log_group`."
  type        = string
  default     = null
}

variable "ecs_task_cloudwatch_log_group_subscription_distribution" {
  description = "How a Kinesis stream as destination gets the output: `ByLogStream` keeps the lines of a run together in one shard, `Random` spreads load. `null` is the choice of AWS, `ByLogStream`."
  type        = string
  default     = null
}

variable "ecs_task_cloudwatch_log_group_subscription_filter_pattern" {
  description = "Filter, in the syntax of CloudWatch Logs, for what goes to the subscription's destination: `\"?Error ?error\"` forwards failures, the empty default every line."
  type        = string
  default     = ""
}

variable "ecs_task_cloudwatch_log_group_subscription_role_arn" {
  description = "ARN of the role that lets CloudWatch Logs write to the Kinesis or Firehose stream in `ecs_task_cloudwatch_log_group_subscription_destination_arn`. A Lambda function takes a resource permission instead, so leave `null` for it."
  type        = string
  default     = null
}

variable "ecs_task_cloudwatch_log_group_tags" {
  description = "Tags, as key and value, on the log group with the output of runs, useful for a policy that keeps people from deleting it. `null` sets none."
  type        = map(string)
  default     = null
}

variable "ecs_task_should_create_cloudwatch_log_group" {
  description = "Whether Terraform owns the log group of the runs. With false it appears at the first run, without retention, key or subscription. Import an existing group before you turn this on."
  type        = bool
  default     = true
}

variable "iam_groups" {
  description = "Names of IAM groups of this account whose members may start runs, through the policy in `invoke_policy_arn`. They can start only what the containers allow; that limit, not this list, protects your infrastructure."
  type        = list(string)
  default     = []
}

variable "iam_roles" {
  description = "Names of IAM roles of this account that may start runs, normally the role your CI system assumes, such as `allow-auto-deploy-access-from-other-accounts`. Prefer roles to users, as their credentials are temporary."
  type        = list(string)
  default     = []
}

variable "iam_users" {
  description = "Names of IAM users of this account that may start runs. A CI system that stores their access keys must rotate them; use the list only where it cannot assume one of `iam_roles`."
  type        = list(string)
  default     = []
}

variable "invoke_schedule" {
  description = "Runs at fixed times, keyed by a name: `container_name`, `script`, `args` as one text, and `schedule_expression` such as `cron(0 6 * * ? *)` in UTC or `rate(1 day)`. A nightly `plan` finds drift. Nobody waits for the result, so alarm on failed tasks."
  type = map(object({
    container_name = string
    script = string
    args = string
    schedule_expression = string
  }))
  default = {}
}

variable "invoker_lambda_cloudwatch_log_group_kms_key_id" {
  description = "KMS key, by ARN, alias ARN or ID, for the log of the invoker function. The log shows who asked for which run with which arguments. `null` keeps the default encryption."
  type        = string
  default     = null
}

variable "invoker_lambda_cloudwatch_log_group_retention_in_days" {
  description = "Days to keep the log of the invoker function, in the steps of CloudWatch Logs. Keep it as long as `ecs_task_cloudwatch_log_group_retention_in_days`, as the two together tell a run's story; `null` is for ever."
  type        = number
  default     = null
}

variable "invoker_lambda_cloudwatch_log_group_tags" {
  description = "Key and value pairs on the invoker function's log group, such as `{ data = \"audit\" }`; `null` leaves it untagged. Used with `invoker_lambda_should_create_cloudwatch_log_group`."
  type        = map(string)
  default     = null
}

variable "invoker_lambda_should_create_cloudwatch_log_group" {
  description = "Whether Terraform creates the invoker function's log group before the function does. If an older release left a group of that name, `apply` fails with `ResourceAlreadyExistsException` until it is imported."
  type        = bool
  default     = true
}

variable "kms_grant_opt_in_regions" {
  description = "Regions in which grants on the keys of `snapshot_encryption_kms_cmk_arns` and `shared_secrets_kms_cmk_arn` may be made. Keep to those your account has enabled (`aws ec2 describe-regions`); never pass `null` or an empty list. A key in a region that is missing here gets no grant, and image builds there fail with an access error."
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
  description = "Name of this runner, prefix of cluster, tasks, function, roles and security group, and what pipelines look it up by. Unique per account and region. A rename replaces everything, so do not let the runner apply it to itself."
  type        = string
  default     = "ecs-deploy-runner"
}

variable "outbound_security_group_name" {
  description = "Name of the security group that lets tasks reach any address outward. `null` derives one from `name`. Set it if two runners share a VPC and their names would meet."
  type        = string
  default     = null
}

variable "shared_secrets_enabled" {
  description = "Whether tasks get a grant on the KMS key in `shared_secrets_kms_cmk_arn`, so that they can read secrets that another account shares. Reading also takes a resource policy on the secret itself."
  type        = bool
  default     = false
}

variable "shared_secrets_kms_cmk_arn" {
  description = "ARN of the KMS key, in the account that owns the shared secrets, with which they are encrypted. Required in effect with `shared_secrets_enabled`. Secrets under `aws/secretsmanager` cannot be shared between accounts."
  type        = string
  default     = null
}

variable "should_create_cloudwatch_log_group_for_ec2" {
  description = "Whether Terraform makes the log group of the EC2 workers, with retention, key and tags. False leaves it to the agent on them. Nothing is made in Fargate mode."
  type        = bool
  default     = true
}

variable "snapshot_encryption_kms_cmk_arns" {
  description = "KMS keys, as a map from a name of your choice to ARN, on which the containers get grants to make and copy encrypted AMIs and snapshots: `{ ami = \"arn:aws:kms:us-east-1:111122223333:key/...\" }`. Include the key of every region an image is copied to. `{}` makes no grants."
  type        = map(string)
  default     = {}
}

variable "use_managed_iam_policies" {
  description = "Whether all roles of the runner carry customer managed policies in place of inline ones, as several compliance checks ask. What they allow stays equal."
  type        = bool
  default     = true
}
