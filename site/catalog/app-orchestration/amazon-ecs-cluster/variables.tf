variable "cluster_instance_ami" {
  description = "ID of the AMI (`ami-...`) that every container instance boots from. Build it with the catalog's ECS Packer template, so that it contains the ECS agent, the CloudWatch agent, and the hardening tools; use an Amazon Linux 2023 base, since the ECS images for Amazon Linux 2 reached end of life in June 2026. Set this to `null` when you look the image up with `cluster_instance_ami_filters`; if both are set, the ID takes precedence."
  type        = string
}

variable "cluster_instance_ami_filters" {
  description = "Lookup for the AMI of the container instances: `owners` lists account IDs or aliases such as `self`, `filters` takes the name/values pairs of `aws ec2 describe-images`. The newest match is used, so a new image build alone can change the plan. Set to `null` when `cluster_instance_ami` contains an ID."
  type = object({
    owners = list(string)
    filters = list(object({
      name = string
      values = list(string)
    }))
  })
}

variable "cluster_instance_type" {
  description = "EC2 instance type of the container instances, for example `t3.medium` or `m6i.large`. It sets how much CPU and memory tasks can reserve on one host and, in `awsvpc` mode, how many network interfaces tasks can get. The architecture must match the AMI (x86_64 or arm64)."
  type        = string
}

variable "cluster_max_size" {
  description = "Largest number of EC2 instances the Auto Scaling Group can run. With `capacity_provider_enabled`, it is the ceiling for automatic growth and so for cost; without it, set it to twice `cluster_min_size` to leave room for a rolling replacement of the hosts."
  type        = number
}

variable "cluster_min_size" {
  description = "Smallest number of EC2 instances the Auto Scaling Group keeps running. Use at least two, in two Availability Zones, for a cluster that must survive the loss of a host. 0 works with a capacity provider, but the first task then waits for an instance to boot."
  type        = number
}

variable "cluster_name" {
  description = "Name of the ECS cluster and prefix of the Auto Scaling Group, IAM role, security group, and alarms around it. It must be unique among the ECS clusters of the account and Region, and may contain letters, digits, hyphens, and underscores. Changing it replaces the cluster."
  type        = string
}

variable "vpc_id" {
  description = "ID of the VPC that contains the instance security group. All subnets in `vpc_subnet_ids` must belong to it. Changing it replaces the security group and the instances."
  type        = string
}

variable "vpc_subnet_ids" {
  description = "IDs of the subnets in which the Auto Scaling Group starts container instances. Pass private subnets with a route to a NAT gateway or VPC endpoints, one per Availability Zone, because the ECS agent must reach the APIs of ECS, ECR, and CloudWatch."
  type        = list(string)
}

variable "alarms_sns_topic_arn" {
  description = "ARNs of the SNS topics that the cluster's CPU and memory alarms notify when they fire, recover, or lack data. An empty list leaves the alarms without a recipient, so no one is notified of a full cluster."
  type        = list(string)
  default     = []
}

variable "allow_ssh_from_cidr_blocks" {
  description = "IPv4 ranges in CIDR notation that can connect to port 22 of the container instances. The empty default opens SSH to no IP address. Use the range of a VPN or bastion subnet, never `0.0.0.0/0`."
  type        = list(string)
  default     = []
}

variable "allow_ssh_from_security_group_ids" {
  description = "IDs of security groups, such as that of a bastion host or VPN server, whose members can connect to port 22 of the container instances. Safer than an IP address range, because it follows the members; an empty list adds no rule."
  type        = list(string)
  default     = []
}

variable "autoscaling_managed_draining" {
  description = "Whether ECS drains a container instance before the Auto Scaling Group terminates it: tasks move to other instances first, through a lifecycle hook that can hold the instance for hours. Takes effect with `capacity_provider_enabled`. If false, tasks on a terminated host stop abruptly."
  type        = bool
  default     = true
}

variable "autoscaling_termination_protection" {
  description = "Whether ECS protects instances that still run non-daemon tasks from termination on scale-in. It takes effect with `capacity_provider_enabled`. Protected instances also make `tofu destroy` wait until their tasks are gone; `autoscaling_managed_draining` is the gentler way to keep tasks safe."
  type        = bool
  default     = false
}

variable "capacity_provider_enabled" {
  description = "Whether ECS gets a capacity provider for the Auto Scaling Group, so that it adds and removes instances to fit the tasks you run. If false, the number of instances changes only when you change `cluster_min_size` or scale the group yourself."
  type        = bool
  default     = false
}

variable "capacity_provider_max_scale_step" {
  description = "Largest number of instances that ECS managed scaling adds in one step, from 1 to 10,000; it does not affect scale-in. `null` keeps the AWS default of 10,000. A small value slows growth during a burst of tasks but limits the cost of a mistake."
  type        = number
  default     = null
}

variable "capacity_provider_min_scale_step" {
  description = "Smallest number of instances that ECS managed scaling adds in one step, from 1 to 10,000. `null` keeps the AWS default, which is 1. Raise it if tasks arrive in bursts that need several hosts at the same time."
  type        = number
  default     = null
}

variable "capacity_provider_target" {
  description = "How full ECS managed scaling keeps the instances, as a percentage from 1 to 100. At 100, there is no spare host and a new task may wait for one to boot; at 80 about a fifth of the capacity is idle and paid for. `null` keeps the AWS default."
  type        = number
  default     = null
}

variable "cloud_init_parts" {
  description = "Additional cloud-init parts that run on each instance at boot, keyed by a name of your choice. `content_type` is a MIME type such as `text/x-shellscript` or `text/cloud-config`, `content` the script itself. All parts together must stay under the 16 KB EC2 user data limit; put no secrets in them, since user data can be read from the instance."
  type = map(object({
    filename = string
    content_type = string
    content = string
  }))
  default = {}
}

variable "cloudwatch_log_group_kms_key_id" {
  description = "KMS key that encrypts the log group of the instances; give the key ARN, the form that CloudWatch Logs accepts everywhere. The key policy must let the CloudWatch Logs service principal of the Region, such as `logs.us-east-1.amazonaws.com`, use the key, or creation fails. `null` uses the default encryption of CloudWatch Logs."
  type        = string
  default     = null
}

variable "cloudwatch_log_group_name" {
  description = "Name of the CloudWatch log group to which the instances ship their system logs. An empty string derives the name from `cluster_name`. Two clusters that share a name mix their logs and overwrite each other's retention."
  type        = string
  default     = ""
}

variable "cloudwatch_log_group_retention_in_days" {
  description = "Days CloudWatch keeps the log events of the instances. Only the steps that CloudWatch Logs defines are valid (1, 3, 5, 7, 14, 30, 60, 90, 120, 150, 180, 365, 400, 545, 731, and other steps up to 3653, or 0). `null` and 0 keep events forever, and you pay for the storage."
  type        = number
  default     = null
}

variable "cloudwatch_log_group_tags" {
  description = "Tags for the log group alone, as key-value pairs, for example to assign the log storage to a cost center. `null` adds none. Used when `should_create_cloudwatch_log_group` is true."
  type        = map(string)
  default     = null
}

variable "cluster_access_from_sgs" {
  description = "IDs of security groups, as strings, whose members can reach the container instances on the ports in `enable_cluster_access_ports`. Each pair of group and port becomes one inbound rule; if either list is empty, no rule is created."
  type        = list(any)
  default     = []
}

variable "cluster_instance_associate_public_ip_address" {
  description = "Whether each container instance gets a public IPv4 address. Leave it false in private subnets. True is needed only in public subnets without another route to the internet, exposes the hosts to the internet behind their security group, and adds the hourly charge for each public IP address."
  type        = bool
  default     = false
}

variable "cluster_instance_ebs_delete_on_termination" {
  description = "Whether the EBS volume in the launch template is deleted together with its instance. With false, the default, each terminated host can leave a detached volume that you keep paying for; choose true for clusters that scale. Running instances keep their setting until they are replaced."
  type        = bool
  default     = false
}

variable "cluster_instance_keypair_name" {
  description = "Name of an existing EC2 key pair in this Region whose private key opens SSH as `default_user`. `null` installs no key, which is fine when people log in through ssh-grunt or SSM Session Manager. Changing it takes effect on new instances only."
  type        = string
  default     = null
}

variable "cluster_instance_root_volume_type" {
  description = "EBS type of the root volume: `gp2`, `gp3`, `io1`, `io2`, or the previous-generation `standard`. `gp3` costs less per GB than the default `gp2` and gives 3,000 IOPS at any size. `io1` and `io2` need provisioned IOPS, for which this service has no input."
  type        = string
  default     = "gp2"
}

variable "custom_iam_role_name" {
  description = "Name of the instances' IAM role, at most 64 characters, for accounts with a naming policy or a long cluster name. `null` derives the name from `cluster_name`. Changing it replaces the role, so update every policy that names the old one."
  type        = string
  default     = null
}

variable "custom_tags_ec2_instances" {
  description = "Tags for the Auto Scaling Group and its instances, as a list of objects: `[{ key = \"Team\", value = \"web\", propagate_at_launch = true }]`. Only tags with `propagate_at_launch` reach the instances, and only those launched afterward. An empty list adds none."
  type        = list
  default     = []
}

variable "custom_tags_ecs_cluster" {
  description = "Tags for the ECS cluster itself, as key-value pairs, for example `{ Environment = \"stage\" }`. They do not reach instances, for which `custom_tags_ec2_instances` exists, nor tasks, which take their tags from the ECS service."
  type        = map(string)
  default     = {}
}

variable "custom_tags_security_group" {
  description = "Tags for the security group of the container instances, as key-value pairs. Use them where an audit or a firewall tool selects groups by tag; the other resources of the cluster have their own tag inputs."
  type        = map(string)
  default     = {}
}

variable "default_user" {
  description = "Login name that exists in the AMI from the start: `ec2-user` on Amazon Linux, `ubuntu` on Ubuntu. The boot scripts set up access and permissions for it, so it must match the base image of `cluster_instance_ami`."
  type        = string
  default     = "ec2-user"
}

variable "disallowed_availability_zones" {
  description = "Names of Availability Zones, such as `us-east-1e`, that the module skips when it selects subnets, typically because the instance type is not offered there. Subnets of these zones are dropped from `vpc_subnet_ids`; an empty list uses every zone."
  type        = list(string)
  default     = []
}

variable "enable_cloudwatch_log_aggregation" {
  description = "Whether the instances send syslog, auth log, and agent logs to CloudWatch Logs. It needs an AMI with the CloudWatch agent, and adds the IAM permissions for it. Without it, logs are lost when the Auto Scaling Group replaces an instance."
  type        = bool
  default     = true
}

variable "enable_cloudwatch_metrics" {
  description = "Whether the CloudWatch agent on each instance publishes memory and disk metrics, which EC2 does not report itself. Each custom metric is billed per month. The CPU and memory alarms of the cluster do not depend on it, because ECS reports those two values."
  type        = bool
  default     = true
}

variable "enable_cluster_access_ports" {
  description = "TCP port numbers on the container instances that the groups in `cluster_access_from_sgs` can reach, for example `[8080, 9090]`. An empty list opens none."
  type        = list(any)
  default     = []
}

variable "enable_fail2ban" {
  description = "Whether fail2ban runs on the instances and temporarily blocks IP addresses after repeated failed SSH logins. It must be installed in the AMI. Turning it off is reasonable if port 22 is closed to everyone."
  type        = bool
  default     = true
}

variable "enable_imds" {
  description = "Whether the EC2 instance metadata endpoint is available on the instances. The boot script and the ECS agent read their Region and credentials from it, so false works only with an AMI that starts without them."
  type        = bool
  default     = true
}

variable "enable_ip_lockdown" {
  description = "Whether `ip-lockdown` limits access to the instance metadata endpoint to chosen users of the operating system. It keeps a compromised process or container from taking the credentials of the instance role; give containers their own task role instead."
  type        = bool
  default     = true
}

variable "enable_ssh_grunt" {
  description = "Whether ssh-grunt lets members of IAM groups log in over SSH with the public keys stored in their IAM users. It adds read permissions on IAM to the instance role and needs ssh-grunt in the AMI. When false, only `cluster_instance_keypair_name` or SSM gives access."
  type        = bool
  default     = true
}

variable "external_account_ssh_grunt_role_arn" {
  description = "ARN of an IAM role in the account that contains your IAM users, which ssh-grunt assumes to read groups and public keys. Leave it empty when users and cluster live in one account."
  type        = string
  default     = ""
}

variable "high_cpu_utilization_evaluation_periods" {
  description = "Number of consecutive periods the cluster CPU must stay above `high_cpu_utilization_threshold` before the alarm fires. With the defaults, 2 periods of 300 seconds mean an alarm after ten minutes."
  type        = number
  default     = 2
}

variable "high_cpu_utilization_period" {
  description = "Length of one measuring period of the CPU alarm in seconds, a multiple of 60. Shorter periods react faster and raise more false alarms. ECS reports the CPU of a cluster once a minute, so 60 is the shortest useful value."
  type        = number
  default     = 300
}

variable "high_cpu_utilization_statistic" {
  description = "How the CPU samples of one period become a single value: `Average`, `Maximum`, `Minimum`, `Sum`, or `SampleCount`. `Average` shows sustained load of the entire cluster, `Maximum` reacts to the peak."
  type        = string
  default     = "Average"
}

variable "high_cpu_utilization_threshold" {
  description = "Cluster CPU utilization in percent above which the alarm fires, from 0 to 100. Leave a margin below 100: at 90, there is still time to add instances before tasks are throttled."
  type        = number
  default     = 90
}

variable "high_cpu_utilization_treat_missing_data" {
  description = "How the CPU alarm counts periods without data: `missing` moves it to `INSUFFICIENT_DATA`, `ignore` keeps its state, `breaching` counts them as too high, `notBreaching` as normal. Choose `notBreaching` for clusters that scale to 0, which then report no CPU."
  type        = string
  default     = "missing"
}

variable "high_memory_utilization_evaluation_periods" {
  description = "Number of consecutive periods the cluster memory must stay above `high_memory_utilization_threshold` before the alarm fires. Use 1 where running out of memory kills tasks faster than two periods pass."
  type        = number
  default     = 2
}

variable "high_memory_utilization_period" {
  description = "Measuring period of the memory alarm in seconds, a multiple of 60. Multiplied by `high_memory_utilization_evaluation_periods`, it is how long memory may stay short before the alarm fires."
  type        = number
  default     = 300
}

variable "high_memory_utilization_statistic" {
  description = "How the memory samples of one period are combined: `Average`, `Maximum`, `Minimum`, `Sum`, or `SampleCount`. Sums of percentages cannot be compared with the threshold, so use `Average` or `Maximum`."
  type        = string
  default     = "Average"
}

variable "high_memory_utilization_threshold" {
  description = "Cluster memory utilization in percent, from 0 to 100, above which the alarm fires. Memory cannot be throttled like CPU: beyond the limit tasks are killed or cannot be placed, so a lower value than for CPU is often right."
  type        = number
  default     = 90
}

variable "high_memory_utilization_treat_missing_data" {
  description = "How the memory alarm counts periods without data: `missing` (state becomes `INSUFFICIENT_DATA`), `ignore` (state stays), `breaching` (alarm) or `notBreaching` (no alarm). `breaching` turns a cluster whose agents have all stopped reporting into an alarm, but also fires on an empty one."
  type        = string
  default     = "missing"
}

variable "http_put_response_hop_limit" {
  description = "How many network hops a response of the instance metadata service can travel, from 1 to 64. `null` keeps the EC2 default. Containers in `bridge` mode are one hop further away and need 2; 1 keeps the instance credentials out of their reach."
  type        = number
  default     = null
}

variable "internal_alb_sg_ids" {
  description = "IDs of the security groups of internal Application Load Balancers. Their members can reach the dynamic host ports that Docker assigns on the instances; without them, targets stay unhealthy in `bridge` mode."
  type        = list(string)
  default     = []
}

variable "multi_az_capacity_provider" {
  description = "Whether to create one Auto Scaling Group and capacity provider per Availability Zone instead of one group over all zones. ECS then scales each zone separately, which helps tasks tied to zonal storage. Switching it on a running cluster replaces the groups and their instances."
  type        = bool
  default     = false
}

variable "public_alb_sg_ids" {
  description = "IDs of the security groups of internet-facing Application Load Balancers that can reach the dynamic host ports of the instances. Only the load balancer is opened to the internet this way, not the hosts."
  type        = list(string)
  default     = []
}

variable "should_create_cloudwatch_log_group" {
  description = "Whether the module creates the log group. True lets it set retention, key, and tags, and remove the group on destroy; with false, the agent creates the group at the first log line, with no retention limit. Turning it on later fails if the group exists, until you import it."
  type        = bool
  default     = true
}

variable "ssh_grunt_iam_group" {
  description = "Name of the IAM group whose members can log in over SSH as ordinary users when `enable_ssh_grunt` is true. An empty string gives no group this access."
  type        = string
  default     = "ssh-grunt-users"
}

variable "ssh_grunt_iam_group_sudo" {
  description = "Name of the IAM group whose members can log in over SSH and use `sudo` without a password. Keep the group small: root on a container instance can reach the secrets of every task on it. An empty string gives no one sudo."
  type        = string
  default     = "ssh-grunt-sudo-users"
}

variable "tenancy" {
  description = "Hardware the instances run on: `default` for shared hosts, `dedicated` for hardware used by your account alone, `host` for a Dedicated Host you have allocated. Anything but `default` costs considerably more; changing it applies to instances launched afterward."
  type        = string
  default     = "default"
}

variable "use_imdsv1" {
  description = "Whether the metadata service also accepts version 1 requests, which need no session token. The default keeps old AMIs and scripts working; set it to false to require IMDSv2 tokens, which blocks credential theft through server-side request forgery and satisfies AWS Security Hub."
  type        = bool
  default     = true
}

variable "use_managed_iam_policies" {
  description = "Whether permissions are attached to the instance role as customer managed policies instead of inline ones. Security standards and policy checkers often forbid inline policies. Changing it swaps the policies on the role within one apply."
  type        = bool
  default     = true
}
