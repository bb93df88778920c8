variable "container_definitions" {
  description = "Containers of the task, as a list of objects with the camel-case keys of the ECS API, for example `[{ name = \"web\", image = \"111122223333.dkr.ecr.eu-west-1.amazonaws.com/web:v1.4.2\", cpu = 256, memory = 512, essential = true, portMappings = [{ containerPort = 8080, protocol = \"tcp\" }] }]`. At least one container must be essential. Each change registers a new task definition revision and starts a deployment."
  type        = any
}

variable "ecs_cluster_arn" {
  description = "ARN of the ECS cluster the service runs in. Take it from the output of the cluster service, so that the cluster exists first. Moving a service to another cluster replaces it."
  type        = string
}

variable "ecs_cluster_name" {
  description = "Name of the cluster behind `ecs_cluster_arn`. It becomes the `ClusterName` dimension of the alarms and dashboard widgets and part of the scaling target, so a wrong name leaves them without data."
  type        = string
}

variable "service_name" {
  description = "Name of the ECS service, and the base for the names of its task definition family, roles, target groups, and alarms. It must be unique within the cluster. Target group names are limited to 32 characters, so stay well below that. Changing it replaces the service."
  type        = string
}

variable "alarm_sns_topic_arns" {
  description = "ARNs of the SNS topics that the CPU and memory alarms of the service notify. Used when `enable_cloudwatch_alarms` is true; an empty list leaves the alarms silent."
  type        = list(string)
  default     = []
}

variable "alarm_sns_topic_arns_us_east_1" {
  description = "ARNs of SNS topics in `us-east-1` for the alarm on the Route 53 health check. Route 53 publishes its metrics only in that Region, and an alarm can only notify topics in its own Region. Used when `enable_route53_health_check` is true."
  type        = list(string)
  default     = []
}

variable "alb_sticky_session_cookie_duration" {
  description = "How long, in seconds, the Application Load Balancer keeps sending a client to the same task: 1 to 604800 (a week), by default one day. Used when `use_alb_sticky_sessions` is true and `elb_target_groups` is set."
  type        = number
  default     = 86400
}

variable "alb_sticky_session_type" {
  description = "Type of stickiness cookie. With `lb_cookie`, the default, the load balancer issues the cookie, so your application needs no support for it. Used with `use_alb_sticky_sessions` and `elb_target_groups`."
  type        = string
  default     = "lb_cookie"
}

variable "canary_container_definitions" {
  description = "Containers of the canary task, a list in the same form as `container_definitions`, usually with only the image tag changed. An empty list creates no canary. The canary shares the target groups, so it receives real traffic."
  type        = any
  default     = []
}

variable "canary_version" {
  description = "Version of the image that the canary runs, for example `v1.5.0-rc1`, recorded so that you can tell the canary from the stable release. `null` when no canary is deployed; the image that actually runs is the one in `canary_container_definitions`."
  type        = string
  default     = null
}

variable "capacity_provider_strategy" {
  description = "Capacity providers that supply the tasks: each entry gives a provider name, a `weight` (share of the tasks) and a `base` (tasks placed there before the weights count; only one entry may have a base above 0). It replaces `launch_type`; with an empty list, the launch type applies."
  type = list(object({
    capacity_provider = string
    weight = number
    base = number
  }))
  default = []
}

variable "clb_container_name" {
  description = "Name of the container, as written in `container_definitions`, that receives the traffic of the Classic Load Balancer in `clb_name`. `null` when no Classic Load Balancer is used."
  type        = string
  default     = null
}

variable "clb_container_port" {
  description = "Port inside `clb_container_name` to which the Classic Load Balancer sends traffic. The container must publish it on a fixed host port, because Classic Load Balancers do not support dynamic ports."
  type        = number
  default     = null
}

variable "clb_name" {
  description = "Name of an existing Classic Load Balancer to register the tasks with. Leave it `null` for Application and Network Load Balancers, which go through `elb_target_groups`; Classic Load Balancers do not support Fargate or `awsvpc` mode."
  type        = string
  default     = null
}

variable "cloudwatch_log_group_kms_key_id" {
  description = "KMS key that encrypts the log group of the service; give the key ARN, and allow the CloudWatch Logs principal of the Region, such as `logs.us-east-1.amazonaws.com`, in the key policy. `null` uses the default encryption of CloudWatch Logs. Used when `create_cloudwatch_log_group` is true."
  type        = string
  default     = null
}

variable "cloudwatch_log_group_name" {
  description = "Name of the CloudWatch log group created for the containers. It must equal `awslogs-group` in the `logConfiguration` of `container_definitions`, or the containers write to a different group. Set it whenever `create_cloudwatch_log_group` is true; leave it `null` otherwise."
  type        = string
  default     = null
}

variable "cloudwatch_log_group_retention" {
  description = "Days the container logs are kept, in the steps CloudWatch Logs allows (1, 3, 5, 7, 14, 30, 60, 90, ... 3653). `null` keeps them forever, at growing cost. Used when `create_cloudwatch_log_group` is true."
  type        = number
  default     = null
}

variable "cloudwatch_log_group_tags" {
  description = "Tags for the containers' log group alone, as key-value pairs. Use them to assign log storage to a team in cost reports or to exempt the group from cleanup jobs. They need `create_cloudwatch_log_group`; an empty map adds none."
  type        = map(string)
  default     = {}
}

variable "cpu" {
  description = "CPU units for the service on EC2 hosts, where 1024 units are one vCPU. What a container actually gets is `cpu` in `container_definitions`, which reaches ECS as you write it, so set the number there too. For Fargate set `task_cpu`."
  type        = number
  default     = 1
}

variable "create_cloudwatch_log_group" {
  description = "Whether the module creates the log group of the containers. True gives you retention, a KMS key, and removal on destroy; with false, the group must exist or the `awslogs` driver must create it (`awslogs-create-group`), without a retention limit."
  type        = bool
  default     = false
}

variable "create_route53_entry" {
  description = "Whether to create an alias record in Route 53 that points `domain_name` at the load balancer. It needs `hosted_zone_id`, `original_lb_dns_name`, and `lb_hosted_zone_id`."
  type        = bool
  default     = false
}

variable "custom_docker_command" {
  description = "Command that replaces the `CMD` of the image, as one string, together with `use_custom_docker_run_command`. The reliable place for a command is the `command` list of a container in `container_definitions`; `null` keeps what the image defines."
  type        = string
  default     = null
}

variable "custom_ecs_service_role_name" {
  description = "Name of the IAM role with which ECS registers tasks with a load balancer and removes them. `null` derives the name from `service_name`; set it if a naming policy requires a pattern. Changing it replaces the role."
  type        = string
  default     = null
}

variable "custom_iam_policy_prefix" {
  description = "Prefix of the names of the policies made from `iam_policy` and `secrets_access`. `null` uses `service_name`. Useful when the same service name exists in several clusters of one account."
  type        = string
  default     = null
}

variable "custom_iam_role_name_prefix" {
  description = "Prefix of the name of the task role, which the application in the container assumes. `null` uses `service_name`. Role names are limited to 64 characters, and changing the prefix replaces the role."
  type        = string
  default     = null
}

variable "custom_task_execution_iam_role_name_prefix" {
  description = "Prefix of the name of the task execution role, with which the ECS agent pulls images from ECR, writes logs, and reads secrets at start. `null` uses `service_name`; changing it replaces the role."
  type        = string
  default     = null
}

variable "default_listener_arns" {
  description = "Map from listener port to listener ARN of the load balancer, for example `{ \"443\" = \"arn:aws:elasticloadbalancing:...\" }`. The rules in `forward_rules`, `redirect_rules`, and `fixed_response_rules` look up their listeners here. The default `{}` suits a service without an Application Load Balancer."
  type        = map(string)
  default     = {}
}

variable "default_listener_ports" {
  description = "Listener ports, as strings such as `[\"80\", \"443\"]`, to which a rule is attached when it does not set `listener_ports`. Every port must be a key of `default_listener_arns`. The default `[]` suits a service without listener rules."
  type        = list(string)
  default     = []
}

variable "dependencies" {
  description = "Values from other resources that must exist before the service is created, for example the ARN of a listener. The list only sets the order of creation; its values are not used. A value known only after apply can make the plan show more changes than needed."
  type        = list(string)
  default     = []
}

variable "deployment_circuit_breaker_enabled" {
  description = "Whether ECS stops a deployment whose tasks keep failing to start or to pass health checks. Without it ECS retries indefinitely, and a broken image keeps restarting."
  type        = bool
  default     = false
}

variable "deployment_circuit_breaker_rollback" {
  description = "Whether ECS returns to the last completed deployment once the circuit breaker has tripped. It needs `deployment_circuit_breaker_enabled`. Your code still names the failed version after a rollback, so correct it before the next apply."
  type        = bool
  default     = false
}

variable "deployment_cloudwatch_alarms" {
  description = "CloudWatch alarms that fail a deployment while it runs: `cloudwatch_alarms` lists alarm names, `enable` turns the check on, `rollback` returns to the last good deployment. For the ECS rolling update only; `null` watches no alarm. Use it for error rates that health checks do not detect."
  type = object({
    cloudwatch_alarms = list(string)
    enable = bool
    rollback = bool
  })
  default = null
}

variable "deployment_controller" {
  description = "What replaces tasks on a release: `ECS` (rolling update), `CODE_DEPLOY` (blue/green through AWS CodeDeploy) or `EXTERNAL` (your own tool, through task sets). `null` means `ECS`. The circuit breaker and `deployment_cloudwatch_alarms` need `ECS`; read the plan before you switch, since it can replace the service."
  type        = string
  default     = null
}

variable "deployment_maximum_percent" {
  description = "Upper limit of running tasks during a deployment, in percent of `desired_number_of_tasks`. At 200, all new tasks start next to the old ones; use 100 when host ports are fixed or two versions must never run together, and lower `deployment_minimum_healthy_percent` with it."
  type        = number
  default     = 200
}

variable "deployment_minimum_healthy_percent" {
  description = "Lower limit of healthy tasks during a deployment, in percent of `desired_number_of_tasks`. At 100, no old task stops before a new one is healthy; 0 allows downtime but needs no spare capacity."
  type        = number
  default     = 100
}

variable "desired_number_of_canary_tasks" {
  description = "Number of tasks that run the canary next to the stable ones. Its share of the traffic is about this number divided by all tasks. 0 runs none; then leave `canary_container_definitions` empty."
  type        = number
  default     = 0
}

variable "desired_number_of_tasks" {
  description = "Number of tasks ECS keeps running. With `use_auto_scaling`, it is only the initial value, and auto scaling sets the number from then on. Run at least two for a service that must survive the loss of a host or zone."
  type        = number
  default     = 1
}

variable "domain_name" {
  description = "Domain name of the service, for example `api.stage.acme.com`, used for the alias record of `create_route53_entry` and as the target of the Route 53 health check. It must be in the zone of `hosted_zone_id`; `null` when neither is used."
  type        = string
  default     = null
}

variable "ecs_instance_security_group_id" {
  description = "ID of the security group of the EC2 hosts, from the output of the cluster. Needed for the rule of `expose_ecs_service_to_other_ecs_nodes`; `null` for Fargate."
  type        = string
  default     = null
}

variable "ecs_node_port_mappings" {
  description = "Host ports of the containers that the hosts open to each other, as a map from container port to host port, for example `{ \"8080\" = 8080 }`. It takes effect with `expose_ecs_service_to_other_ecs_nodes` and matches fixed `hostPort` values only."
  type        = map(number)
  default     = {}
}

variable "efs_volumes" {
  description = "Amazon EFS volumes for the task, keyed by volume name. `container_path` is the mount point, `root_directory` the folder of the file system; `transit_encryption` and `iam` take `ENABLED` or `DISABLED`, and IAM or an `access_point_id` require encryption in transit. Set keys you do not need to `null`; security groups must allow NFS (2049)."
  type = map(object({
    file_system_id = string
    container_path = string
    root_directory = string
    transit_encryption = string
    transit_encryption_port = number
    access_point_id = string
    iam = string
  }))
  default = {}
}

variable "elb_slow_start" {
  description = "Seconds over which the load balancer raises the share of requests for a new task, 30 to 900, or 0 for full load immediately. Useful for applications that warm caches. Application Load Balancers only; used with `elb_target_groups`."
  type        = number
  default     = 0
}

variable "elb_target_group_deregistration_delay" {
  description = "Seconds of connection draining, 0 to 3600: how long the load balancer waits for open requests before it drops a task that stops. Every deployment takes at least this long, so lower it to the length of your longest request. Used with `elb_target_groups`."
  type        = number
  default     = 300
}

variable "elb_target_group_vpc_id" {
  description = "ID of the VPC in which the target groups are created; it must be the VPC of the tasks. Required when `elb_target_groups` is not empty, otherwise `null`."
  type        = string
  default     = null
}

variable "elb_target_groups" {
  description = "Target groups to create and register tasks with, as a map of objects keyed by a name you choose: `{ web = { name = \"web-stage\", container_name = \"web\", container_port = 8080, protocol = \"HTTP\", health_check_protocol = \"HTTP\" } }`. `container_name` and `container_port` must occur in `container_definitions`. `{}` runs the service without a load balancer."
  type        = any
  default     = {}
}

variable "enable_cloudwatch_alarms" {
  description = "Whether to create alarms for high CPU and memory utilization of the service; on by default. Set the limits with the `high_cpu_*` and `high_memory_*` inputs and the recipients with `alarm_sns_topic_arns`, since alarms without topics stay silent. Each alarm is billed per month."
  type        = bool
  default     = true
}

variable "enable_execute_command" {
  description = "Whether `aws ecs execute-command` can open a shell in running containers. The task role then needs the `ssmmessages` permissions and the container a writable root file system. Anyone who can run it has the permissions of the task role, so restrict it in production."
  type        = bool
  default     = false
}

variable "enable_route53_health_check" {
  description = "Whether Route 53 checks `domain_name` from the internet and a CloudWatch alarm tells you when it fails. Private names cannot be checked; the alarm is in `us-east-1` and notifies `alarm_sns_topic_arns_us_east_1`."
  type        = bool
  default     = false
}

variable "expose_ecs_service_to_other_ecs_nodes" {
  description = "Whether containers on other hosts of the cluster can reach this service directly on its host ports. It adds a rule to `ecs_instance_security_group_id` for each port in `ecs_node_port_mappings`, which opens the ports to every task on those hosts."
  type        = bool
  default     = false
}

variable "fixed_response_rules" {
  description = "Listener rules that respond without reaching a task, keyed by name: `{ maintenance = { priority = 10, path_patterns = [\"/admin/*\"], content_type = \"text/plain\", message_body = \"closed\", status_code = 503 } }`. All entries need the same keys, because the type is `map(any)`; each priority may occur once per listener."
  type        = map(any)
  default     = {}
}

variable "forward_rules" {
  description = "Listener rules that send requests to the target groups, keyed by name: `{ web = { priority = 120, listener_ports = [\"443\"], host_headers = [\"api.acme.com\"], path_patterns = [\"/*\"] } }`. Conditions of one rule must all match, the lowest priority number wins, and each number may occur once per listener. Without any rule the load balancer sends no traffic here."
  type        = any
  default     = {}
}

variable "health_check_enabled" {
  description = "Whether the target groups check the health of their targets. AWS requires true for targets that are instances or IP addresses, the two kinds ECS registers, so leave it on. Classic Load Balancers are not affected."
  type        = bool
  default     = true
}

variable "health_check_grace_period_seconds" {
  description = "Seconds after the start of a task in which ECS ignores failing load balancer checks. With 0, an application that needs longer to start than the checks allow is killed repeatedly; set it above the longest startup time."
  type        = number
  default     = 0
}

variable "health_check_healthy_threshold" {
  description = "Number of successful checks in a row, 2 to 10, before a target receives traffic. A new task waits for this number times `health_check_interval`; lower it to speed up deployments."
  type        = number
  default     = 5
}

variable "health_check_interval" {
  description = "Seconds between two health checks of one target, 5 to 300. It must be greater than `health_check_timeout`."
  type        = number
  default     = 30
}

variable "health_check_matcher" {
  description = "HTTP status codes that count as healthy: one (`200`), several (`200,202`) or a range (`200-299`). Used by HTTP and HTTPS checks; leave redirects out, or a page that only redirects to a login looks healthy."
  type        = string
  default     = "200"
}

variable "health_check_path" {
  description = "Path the HTTP or HTTPS health check requests, beginning with a slash. Choose one that responds quickly and does not fail with a shared dependency, otherwise one database outage makes every task unhealthy at the same time."
  type        = string
  default     = "/"
}

variable "health_check_port" {
  description = "Port the health check connects to. `traffic-port` means the port that also receives requests; otherwise a number as a string, for applications with a separate health port."
  type        = string
  default     = "traffic-port"
}

variable "health_check_timeout" {
  description = "Seconds without a response after which a check counts as failed, 2 to 120. Keep it below `health_check_interval`, and above the slowest normal response of `health_check_path`."
  type        = number
  default     = 5
}

variable "health_check_unhealthy_threshold" {
  description = "Number of failed checks in a row, 2 to 10, after which a target gets no more traffic and ECS replaces the task. Small values react fast but restart tasks that only had a slow moment."
  type        = number
  default     = 2
}

variable "high_cpu_utilization_period" {
  description = "Measuring period of the CPU alarm in seconds, a multiple of 60. Shorter values notice a spike sooner. Used when `enable_cloudwatch_alarms` is true."
  type        = number
  default     = 300
}

variable "high_cpu_utilization_threshold" {
  description = "CPU utilization, in percent of what the tasks reserve, above which the alarm fires. On EC2 hosts the value can exceed 100, because containers can borrow idle CPU. Keep it above the target of your scaling policy."
  type        = number
  default     = 90
}

variable "high_cpu_utilization_treat_missing_data" {
  description = "How the CPU alarm counts periods without data, which occur when no task runs: `missing` (state `INSUFFICIENT_DATA`), `ignore` (keeps its state), `breaching` (alarm) or `notBreaching` (no alarm). `breaching` also reports a service whose tasks are all gone."
  type        = string
  default     = "missing"
}

variable "high_memory_utilization_period" {
  description = "Measuring period of the memory alarm in seconds, a multiple of 60. A leak grows slowly, so the default of five minutes catches it. Used when `enable_cloudwatch_alarms` is true."
  type        = number
  default     = 300
}

variable "high_memory_utilization_threshold" {
  description = "Memory utilization, in percent of the reservation, above which the alarm fires. A container that passes its hard limit is killed, so leave enough distance to react."
  type        = number
  default     = 90
}

variable "high_memory_utilization_treat_missing_data" {
  description = "How the memory alarm counts periods without data: `missing`, the default, turns it to `INSUFFICIENT_DATA`; `ignore` keeps the current state; `breaching` and `notBreaching` count the gap as too high or as normal. Use `notBreaching` for services that scale to 0."
  type        = string
  default     = "missing"
}

variable "hosted_zone_id" {
  description = "ID of the Route 53 hosted zone in which the record for `domain_name` is created, such as `Z0123456789ABCDEFGHIJ`. Required when `create_route53_entry` is true."
  type        = string
  default     = null
}

variable "iam_policy" {
  description = "Permissions of the application, as statements keyed by their ID: `{ ReadUploads = { effect = \"Allow\", actions = [\"s3:GetObject\"], resources = [\"arn:aws:s3:::acme-uploads/*\"] } }`. They are attached to the task role. `effect` is `Allow` or `Deny`; `null` attaches nothing."
  type = map(object({
    resources = list(string)
    actions = list(string)
    effect = string
  }))
  default = null
}

variable "ignore_changes_to_target_groups" {
  description = "Whether plans ignore which target group a forward rule points to. Set it to true with the `CODE_DEPLOY` value of `deployment_controller`, because CodeDeploy swaps the groups on the listener, and an apply would swap them back. Decide before the first deployment: a switch recreates the rules."
  type        = bool
  default     = false
}

variable "launch_type" {
  description = "Compute the tasks run on: `EC2` for hosts of the cluster or `FARGATE`. Fargate needs `awsvpc` as `network_mode`, plus `network_configuration`, `task_cpu`, and `task_memory`, and does not use the placement inputs. `capacity_provider_strategy` takes precedence."
  type        = string
  default     = "EC2"
}

variable "lb_hosted_zone_id" {
  description = "Hosted zone ID of the load balancer itself (its `zone_id` attribute, not the zone of your domain), which alias records require. Set it with `create_route53_entry`, otherwise leave it `null`."
  type        = string
  default     = null
}

variable "lb_target_group_tags" {
  description = "Tags for the target groups alone, as key-value pairs, in addition to the provider's default tags."
  type        = map(string)
  default     = {}
}

variable "listener_rule_ids" {
  description = "IDs of load balancer listener rules, managed outside this module, that must exist before the ECS service. ECS rejects a target group that no listener or rule uses yet, so list the rules whose target groups the tasks register with. Empty when the rules come from `forward_rules`."
  type        = list(string)
  default     = []
}

variable "max_number_of_tasks" {
  description = "Largest number of tasks that auto scaling can reach, and so your limit on cost and on connections to a database. Used when `use_auto_scaling` is true; on EC2 hosts, the cluster must have room for that many."
  type        = number
  default     = 3
}

variable "memory" {
  description = "Memory in MB for the service on EC2 hosts. The limit at which a container is killed is `memory` in `container_definitions`, so set the number there too. For Fargate set `task_memory`."
  type        = number
  default     = 500
}

variable "min_number_of_tasks" {
  description = "Smallest number of tasks that auto scaling keeps, even without load. Used when `use_auto_scaling` is true; two or more keep the service up when a host fails."
  type        = number
  default     = 1
}

variable "network_configuration" {
  description = "Network of the tasks in `awsvpc` mode: their `subnets`, the `vpc_id` for a security group made from `security_group_rules` (each `type` is `ingress` or `egress`), any `additional_security_group_ids`, and `assign_public_ip`. Required with Fargate; `null` in the other modes. Without an egress rule, there or in an additional group, the task has no outbound access, not even to ECR."
  type = object({
    subnets = list(string)
    vpc_id = string
    security_group_rules = map(object({
      type = string
      from_port = number
      to_port = number
      protocol = string
      source_security_group_id = string
      cidr_blocks = list(string)
    }))
    additional_security_group_ids = list(string)
    assign_public_ip = bool
  })
  default = null
}

variable "network_mode" {
  description = "Docker networking of the task: `bridge` (dynamic host ports, EC2 only), `host` (ports of the host, EC2 only), `awsvpc` (own network interface and security group, required by Fargate) or `none`. `awsvpc` needs `network_configuration`. Targets register by address in `awsvpc` mode and by instance in the others, so a change replaces the target groups: schedule a maintenance window."
  type        = string
  default     = "bridge"
}

variable "ordered_placement_strategy" {
  description = "Rules, applied from first to last, by which ECS picks a host: `type` is `binpack` (`field` `cpu` or `memory`), `spread` (`field` such as `attribute:ecs.availability-zone` or `instanceId`) or `random`. At most five, EC2 only. The default packs tasks tightly; put a `spread` over zones first for availability."
  type = list(object({
    type = string
    field = string
  }))
  default = [
    {
      field = "cpu"
      type  = "binpack"
    },
  ]
}

variable "original_lb_dns_name" {
  description = "DNS name AWS gave the load balancer, such as `web-123.eu-west-1.elb.amazonaws.com`, to which the alias record of `create_route53_entry` points. `null` without a record."
  type        = string
  default     = null
}

variable "pid_mode" {
  description = "Process namespace of the task's containers: `task` shares one namespace among them, so that a sidecar sees the application's processes; `host` shares that of the EC2 host. Fargate accepts `task` only. `null` gives each container its own."
  type        = string
  default     = null
}

variable "placement_constraint_expression" {
  description = "Cluster query language expression that a host must satisfy, for example `attribute:ecs.instance-type =~ m6i.*`. The default excludes an AMI that does not exist and so accepts every host. Used with `memberOf` on EC2."
  type        = string
  default     = "attribute:ecs.ami-id != 'ami-fake'"
}

variable "placement_constraint_type" {
  description = "Kind of placement constraint on EC2: `memberOf` tests `placement_constraint_expression`, `distinctInstance` puts every task on a different host. A constraint that no host satisfies leaves tasks waiting."
  type        = string
  default     = "memberOf"
}

variable "platform_version" {
  description = "Fargate platform version, such as `1.4.0` or `LATEST`, when `launch_type` is `FARGATE`; leave it `null` on EC2. `null` uses the latest. Amazon EFS volumes and `task_ephemeral_storage` need 1.4.0 or later, so pin it only to hold back a change."
  type        = string
  default     = null
}

variable "propagate_tags" {
  description = "Source of the tags on running tasks: `SERVICE` or `TASK_DEFINITION`; `null` copies none. Fargate cost is billed on tasks, so only tags on tasks attribute it to a service."
  type        = string
  default     = "SERVICE"
}

variable "proxy_configuration_container_name" {
  description = "Name of the Envoy container that serves as the proxy for AWS App Mesh; it must occur in `container_definitions`. `null` uses no proxy. AWS shut down App Mesh on September 30, 2026, so new services use ECS Service Connect instead."
  type        = string
  default     = null
}

variable "proxy_configuration_properties" {
  description = "Settings of the App Mesh proxy as a map of strings, with the keys of the CNI plugin such as `AppPorts`, `ProxyIngressPort`, `ProxyEgressPort`, `IgnoredUID`, and `EgressIgnoredIPs`. Used with `proxy_configuration_container_name`."
  type        = map(string)
  default     = null
}

variable "redirect_rules" {
  description = "Listener rules that redirect, keyed by name: `{ old = { priority = 20, path_patterns = [\"/old/*\"], path = \"/new\", status_code = \"HTTP_301\" } }`. `host`, `path`, `port`, `protocol`, and `query` of the target keep the value of the request when absent. All entries need the same keys, because the type is `map(any)`."
  type        = map(any)
  default     = {}
}

variable "route53_health_check_path" {
  description = "Path that the Route 53 checkers request, with a leading slash. They come from many Regions, about every 30 seconds each, so choose a page that is cheap to serve. Used when `enable_route53_health_check` is true."
  type        = string
  default     = "/"
}

variable "route53_health_check_port" {
  description = "Port on which `domain_name` is reachable from the internet and checked. Use 443 together with protocol `HTTPS`; the security group of the load balancer must allow the Route 53 checkers."
  type        = number
  default     = 80
}

variable "route53_health_check_protocol" {
  description = "Protocol of the external check: `HTTP`, `HTTPS`, or `TCP`. HTTPS checks do not validate the certificate, so watch its expiry elsewhere."
  type        = string
  default     = "HTTP"
}

variable "route53_health_check_provider_external_id" {
  description = "External ID sent along when the provider for the health check assumes `route53_health_check_provider_role_arn`. Needed only if the trust policy of that role requires one."
  type        = string
  default     = null
}

variable "route53_health_check_provider_profile" {
  description = "Name of the AWS CLI profile with which the `us-east-1` provider of the health check authenticates. `null` uses the credentials that OpenTofu runs with."
  type        = string
  default     = null
}

variable "route53_health_check_provider_role_arn" {
  description = "ARN of the IAM role that the `us-east-1` provider of the health check assumes. Set it to the role your main provider assumes, or the alarm is created in a different account."
  type        = string
  default     = null
}

variable "route53_health_check_provider_session_name" {
  description = "Session name used when assuming `route53_health_check_provider_role_arn`. It appears in CloudTrail, so pick one that identifies who applied the change."
  type        = string
  default     = null
}

variable "route53_health_check_provider_shared_credentials_file" {
  description = "Path of the shared credentials file the `us-east-1` provider reads. `null` uses `~/.aws/credentials`, the usual place; a fixed path breaks on other people's machines."
  type        = string
  default     = null
}

variable "runtime_platform" {
  description = "Operating system and processor of the task: `operating_system_family`, such as `LINUX` or `WINDOWS_SERVER_2022_CORE`, and `cpu_architecture`, `X86_64` or `ARM64`. It must match the image. `null` means Linux on x86 on Fargate; `ARM64` runs on Graviton, which costs less per vCPU."
  type = object({
    operating_system_family = string
    cpu_architecture = string
  })
  default = null
}

variable "secrets_access" {
  description = "ARNs of Secrets Manager secrets the application can read itself, through `secretsmanager:GetSecretValue` on the task role. The complete ARN, with its six random characters, is the safe form. For secrets injected as environment variables use `secrets_manager_arns`."
  type        = list(string)
  default     = []
}

variable "secrets_manager_arns" {
  description = "ARNs of Secrets Manager secrets that ECS injects into containers through `secrets` in `container_definitions`; the task execution role gets permission to read them. A missing ARN stops tasks at start with `ResourceInitializationError`."
  type        = list(string)
  default     = []
}

variable "secrets_manager_kms_key_arn" {
  description = "ARN of the customer managed KMS key that encrypts the secrets in `secrets_manager_arns`; the execution role is then allowed to decrypt with it. `null` when they use the AWS managed key `aws/secretsmanager`."
  type        = string
  default     = null
}

variable "service_create_update_timeout" {
  description = "How long an apply may wait for the ECS service to be created or updated, as a duration such as `20m` or `1h`. Raise it for many tasks or slow health checks; when it expires, the apply fails but ECS continues the deployment. Used with `wait_for_steady_state`."
  type        = string
  default     = "20m"
}

variable "service_security_group_name" {
  description = "Name of the security group that the module creates for tasks in `awsvpc` mode, from the rules in `network_configuration`. `null` derives it from `service_name`. A new name replaces the group, which cannot be deleted while tasks still use it, so set it at the start."
  type        = string
  default     = null
}

variable "service_tags" {
  description = "Tags for the ECS service, as key-value pairs. With `propagate_tags` set to `SERVICE` they also reach the tasks and therefore the cost reports."
  type        = map(string)
  default     = {}
}

variable "task_cpu" {
  description = "CPU of the entire task in CPU units (1024 are one vCPU). Required for Fargate, where only fixed steps from 256 to 16384 are valid; optional on EC2, where `null` sets no limit on the task."
  type        = number
  default     = null
}

variable "task_definition_tags" {
  description = "Tags for every task definition revision, as key-value pairs. They reach tasks when `propagate_tags` is `TASK_DEFINITION`."
  type        = map(string)
  default     = {}
}

variable "task_ephemeral_storage" {
  description = "Scratch disk of a Fargate task in GiB, from 21 to 200. `null` gives the 20 GiB that AWS includes at no charge; storage above that is billed per GB-hour. It needs `platform_version` 1.4.0 or later and is lost when the task stops."
  type        = number
  default     = null
}

variable "task_memory" {
  description = "Memory of the entire task in MiB. Required for Fargate, in the range its `task_cpu` permits (256 units allow 512 to 2048, 1024 units allow 2048 to 8192). On EC2 `null` leaves the limits to the individual containers."
  type        = number
  default     = null
}

variable "use_alb_sticky_sessions" {
  description = "Whether the load balancer keeps a client on the same task with a cookie. Use it only for applications that keep state in memory, since it spreads load unevenly. It applies to Application Load Balancers in `elb_target_groups`, not to Network or Classic Load Balancers."
  type        = bool
  default     = false
}

variable "use_auto_scaling" {
  description = "Whether the service becomes a target of Application Auto Scaling between `min_number_of_tasks` and `max_number_of_tasks`. Plans then ignore the task count after creation. Switching it on a running service may recreate the service, so read the plan."
  type        = bool
  default     = true
}

variable "use_custom_docker_run_command" {
  description = "Whether `custom_docker_command` replaces the command of the image. Leave it false in new code and set `command` in `container_definitions`, where the value is visible in the task definition."
  type        = bool
  default     = false
}

variable "volumes" {
  description = "Volumes the containers mount by name, as a map keyed by volume name: `{ logs = { host_path = \"/var/log/web\" } }`. An entry without `host_path` is scratch space that is deleted with the task. `host_path` works only on EC2; for shared data use `efs_volumes`."
  type        = any
  default     = {}
}

variable "wait_for_steady_state" {
  description = "Whether an apply waits until ECS reports the service stable, with all desired tasks running and healthy, for at most `service_create_update_timeout`. True makes a broken release fail the pipeline; false returns immediately, and you check the deployment yourself."
  type        = bool
  default     = true
}
