variable "cluster_instance_ami" {
  description = "ID of the AMI (`ami-...`) that every container instance boots from. Build it with the catalog's ECS Packer template so that the ECS agent, the CloudWatch agent and the hardening tools are in it. Set this to `null` when you look the image up with `cluster_instance_ami_filters`; if both are set, the ID wins."
  type        = string
}

variable "cluster_instance_ami_filters" {
  description = "Lookup for the AMI of the container instances: `owners` lists account IDs or aliases such as `self`, `filters` takes the name/values pairs of `aws ec2 describe-images`. The newest match is used, so a new image build can change the plan by itself. Set to `null` when `cluster_instance_ami` holds an ID."
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
  description = "Largest number of EC2 instances the Auto Scaling Group may run. With `capacity_provider_enabled` it is the ceiling for automatic growth and so for cost; without it, keep it at twice `cluster_min_size` to leave room for a rolling replacement of the hosts."
  type        = number
}

variable "cluster_min_size" {
  description = "Smallest number of EC2 instances the Auto Scaling Group keeps running. Use at least two, over two Availability Zones, for a cluster that must survive the loss of a host; 0 is possible with a capacity provider, at the price of a wait for the first instance."
  type        = number
}

variable "cluster_name" {
  description = "Name of the ECS cluster and prefix of the Auto Scaling Group, IAM role, security group and alarms around it. It must be unique among the ECS clusters of the account and region; letters, digits, hyphens and underscores are allowed. Changing it replaces the cluster."
  type        = string
}

variable "vpc_id" {
  description = "ID of the VPC that holds the instance security group. All subnets in `vpc_subnet_ids` must belong to it. Changing it replaces the security group and the instances."
  type        = string
}

variable "vpc_subnet_ids" {
  description = "IDs of the subnets in which the Auto Scaling Group starts container instances. Pass private subnets with a route to a NAT gateway or VPC endpoints, one per Availability Zone, because the ECS agent must reach the ECS, ECR and CloudWatch APIs."
  type        = list(string)
}

variable "alarms_sns_topic_arn" {
  description = "ARNs of the SNS topics that the CPU, memory and disk alarms of the cluster notify when they fire, recover or lack data. The list is used when `enable_ecs_cloudwatch_alarms` is true; an empty list creates alarms that tell nobody."
  type        = list(string)
  default     = []
}

variable "allow_ssh_from_cidr_blocks" {
  description = "IPv4 ranges in CIDR notation that may connect to port 22 of the container instances. The empty default opens SSH to no address. Use the range of a VPN or bastion subnet, never `0.0.0.0/0`."
  type        = list(string)
  default     = []
}

variable "allow_ssh_from_security_group_ids" {
  description = "IDs of security groups, such as the one of a bastion host or VPN server, whose members may connect to port 22 of the container instances. Safer than an address range, because it follows the members; an empty list adds no rule."
  type        = list(string)
  default     = []
}

variable "autoscaling_termination_protection" {
  description = "Whether ECS guards instances that still run non-daemon tasks from being terminated on scale-in. It takes effect with `capacity_provider_enabled`; protected instances also make `terraform destroy` wait until the tasks are gone."
  type        = bool
  default     = false
}

variable "capacity_provider_enabled" {
  description = "Whether ECS gets a capacity provider for the Auto Scaling Group and so adds and removes instances to fit the tasks that want to run. When false, the number of instances changes only when you change `cluster_min_size` or scale the group yourself."
  type        = bool
  default     = false
}

variable "capacity_provider_max_scale_step" {
  description = "Largest number of instances that ECS managed scaling adds or removes in one step, from 1 to 10,000. `null` leaves the AWS default in place. A small value slows the growth under a burst of tasks but limits the cost of a mistake."
  type        = number
  default     = null
}

variable "capacity_provider_min_scale_step" {
  description = "Smallest number of instances that ECS managed scaling adds in one step, from 1 to 10,000. `null` leaves the AWS default, which is 1. Raise it if tasks arrive in bursts that need several hosts at once."
  type        = number
  default     = null
}

variable "capacity_provider_target" {
  description = "How full ECS managed scaling keeps the instances, as a percentage from 1 to 100. At 100 no spare host runs and a new task may wait for one to boot; at 80 about a fifth of the capacity stands ready and is paid for. `null` leaves the AWS default."
  type        = number
  default     = null
}

variable "cloud_init_parts" {
  description = "Extra cloud-init parts that run on each instance at boot, keyed by a name of your choice. `content_type` is a MIME type such as `text/x-shellscript` or `text/cloud-config`, `content` the script itself. All parts together must stay under the 16 KB EC2 user data limit; put no secrets in them, since user data can be read from the instance."
  type = map(object({
    filename = string
    content_type = string
    content = string
  }))
  default = {}
}

variable "cloudwatch_log_group_kms_key_id" {
  description = "KMS key that encrypts the log group of the instances; give the key ARN, the form CloudWatch Logs accepts everywhere. The key policy must let `logs.<region>.amazonaws.com` use the key, or the creation fails. `null` uses the encryption that CloudWatch Logs applies by default."
  type        = string
  default     = null
}

variable "cloudwatch_log_group_name" {
  description = "Name of the CloudWatch log group to which the instances ship their system logs. An empty string makes the module derive the name from `cluster_name`. Two clusters that share a name mix their logs and fight over retention."
  type        = string
  default     = ""
}

variable "cloudwatch_log_group_retention_in_days" {
  description = "Days CloudWatch keeps the log events of the instances. Only the steps CloudWatch Logs knows are valid (1, 3, 5, 7, 14, 30, 60, 90, 120, 150, 180, 365, 400, 545, 731 and further up to 3653, or 0). `null` and 0 keep events for ever, and you pay for the storage."
  type        = number
  default     = null
}

variable "cloudwatch_log_group_tags" {
  description = "Tags put on the log group alone, as key and value, for example to assign the log storage to a cost centre. `null` adds none. Used when `should_create_cloudwatch_log_group` is true."
  type        = map(string)
  default     = null
}

variable "cluster_access_from_sgs" {
  description = "IDs of security groups, as strings, whose members may reach the container instances on the ports in `enable_cluster_access_ports`. Each pair of group and port becomes one inbound rule; if either list is empty, no rule is made."
  type        = list(any)
  default     = []
}

variable "cluster_instance_associate_public_ip_address" {
  description = "Whether each container instance gets a public IPv4 address. Leave it false in private subnets. True is needed only in public subnets without another way out, exposes the hosts to the internet behind their security group, and adds the hourly charge for each public address."
  type        = bool
  default     = false
}

variable "cluster_instance_keypair_name" {
  description = "Name of an existing EC2 key pair in this region whose private key opens SSH as `default_user`. `null` installs no key, which is right when people log in through ssh-grunt or SSM Session Manager. Changing it takes effect on new instances only."
  type        = string
  default     = null
}

variable "default_user" {
  description = "Login name that exists in the AMI from the start: `ec2-user` on Amazon Linux, `ubuntu` on Ubuntu. The boot scripts set up access and permissions for it, so it must match the base image of `cluster_instance_ami`."
  type        = string
  default     = "ec2-user"
}

variable "disallowed_availability_zones" {
  description = "Names of Availability Zones, such as `us-east-1e`, that the module skips when it picks subnets, typically because the instance type is not offered there. Subnets of these zones are dropped from `vpc_subnet_ids`; an empty list uses every zone."
  type        = list(string)
  default     = []
}

variable "enable_cloudwatch_log_aggregation" {
  description = "Whether the instances send syslog, auth log and agent logs to CloudWatch Logs. It needs an AMI with the CloudWatch agent, and adds the IAM permissions for it. Without it, logs are lost when the Auto Scaling Group replaces an instance."
  type        = bool
  default     = true
}

variable "enable_cloudwatch_metrics" {
  description = "Whether the CloudWatch agent on each instance publishes memory and disk metrics, which EC2 does not report itself. The disk alarm has no data without them. Each custom metric is billed per month."
  type        = bool
  default     = true
}

variable "enable_cluster_access_ports" {
  description = "TCP port numbers on the container instances that the groups in `cluster_access_from_sgs` may reach, for example `[8080, 9090]`. An empty list opens none."
  type        = list(any)
  default     = []
}

variable "enable_ecs_cloudwatch_alarms" {
  description = "Whether to create CloudWatch alarms for high CPU, memory and disk use of the cluster. The alarms notify `alarms_sns_topic_arn`, and their sensitivity is set by the `high_*` inputs."
  default     = true
}

variable "enable_fail2ban" {
  description = "Whether fail2ban runs on the instances and blocks addresses for a while after repeated failed SSH logins. It must be installed in the AMI. Turning it off is reasonable where port 22 is closed to everybody."
  type        = bool
  default     = true
}

variable "enable_imds" {
  description = "Whether the EC2 instance metadata endpoint answers on the instances. The boot script and the ECS agent read their region and credentials from it, so false works only with an AMI whose start-up does without them."
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
  description = "ARN of an IAM role in the account that holds your IAM users, which ssh-grunt assumes to read groups and public keys. Leave it empty when users and cluster live in one account."
  type        = string
  default     = ""
}

variable "high_cpu_utilization_evaluation_periods" {
  description = "Number of consecutive periods the cluster CPU must stay above `high_cpu_utilization_threshold` before the alarm fires. With the defaults, 2 periods of 300 seconds mean an alarm after ten minutes."
  type        = number
  default     = 2
}

variable "high_cpu_utilization_period" {
  description = "Length of one measuring period of the CPU alarm in seconds: a multiple of 60. Shorter periods react faster and raise more false alarms. Used when `enable_ecs_cloudwatch_alarms` is true."
  type        = number
  default     = 300
}

variable "high_cpu_utilization_statistic" {
  description = "How the CPU samples of one period become a single value: `Average`, `Maximum`, `Minimum`, `Sum` or `SampleCount`. `Average` shows sustained load of the whole cluster, `Maximum` reacts to the peak."
  type        = string
  default     = "Average"
}

variable "high_cpu_utilization_threshold" {
  description = "Cluster CPU use in percent above which the alarm fires, from 0 to 100. Leave a margin below 100: at 90, there is still time to add instances before tasks are throttled."
  type        = number
  default     = 90
}

variable "high_disk_utilization_period" {
  description = "Measuring period of the disk alarm in seconds, a multiple of 60. Disks fill slowly, so 300 loses nothing. The data comes from the CloudWatch agent, hence `enable_cloudwatch_metrics` must be true."
  type        = number
  default     = 300
}

variable "high_disk_utilization_threshold" {
  description = "Percentage of used space on the root volume of an instance above which the disk alarm fires. Old container images are the usual cause; a full disk stops new tasks from being placed on the host."
  type        = number
  default     = 90
}

variable "high_memory_utilization_evaluation_periods" {
  description = "Number of consecutive periods the cluster memory must stay above `high_memory_utilization_threshold` before the alarm fires. Use 1 where running out of memory kills tasks faster than two periods pass."
  type        = number
  default     = 2
}

variable "high_memory_utilization_period" {
  description = "Measuring period of the memory alarm in seconds, a multiple of 60. Together with `high_memory_utilization_evaluation_periods` it decides how long memory may stay short before anybody is told."
  type        = number
  default     = 300
}

variable "high_memory_utilization_statistic" {
  description = "How the memory samples of one period are combined: `Average`, `Maximum`, `Minimum`, `Sum` or `SampleCount`. Sums of percentages cannot be compared with the threshold, so use `Average` or `Maximum`."
  type        = string
  default     = "Average"
}

variable "high_memory_utilization_threshold" {
  description = "Cluster memory use in percent, from 0 to 100, above which the alarm fires. Memory cannot be throttled like CPU: beyond the limit tasks are killed or cannot be placed, so a lower value than for CPU is often right."
  type        = number
  default     = 90
}

variable "http_put_response_hop_limit" {
  description = "How many network hops a response of the metadata service (IMDSv2) may travel, from 1 to 64. `null` leaves the EC2 default. Containers in `bridge` mode are one hop further away and need 2; 1 keeps the instance credentials out of their reach."
  type        = number
  default     = null
}

variable "internal_alb_sg_ids" {
  description = "IDs of the security groups of internal Application Load Balancers. Their members may reach the dynamic host ports that Docker assigns on the instances; without this, targets stay unhealthy in `bridge` mode."
  type        = list(string)
  default     = []
}

variable "multi_az_capacity_provider" {
  description = "Whether to create one Auto Scaling Group and capacity provider per subnet zone instead of one group over all zones. It lets ECS scale each zone by itself, which helps tasks tied to zonal storage. Switching it on a running cluster replaces the groups and their instances."
  type        = bool
  default     = false
}

variable "public_alb_sg_ids" {
  description = "IDs of the security groups of internet-facing Application Load Balancers that may reach the dynamic host ports of the instances. Only the load balancer is opened to the internet this way, not the hosts."
  type        = list(string)
  default     = []
}

variable "should_create_cloudwatch_log_group" {
  description = "Whether Terraform creates the log group. True lets it set retention, key and tags and remove the group on destroy; false leaves the creation to the agent on the first log line, with no retention limit. Turning it on later fails if the group exists, until you import it."
  type        = bool
  default     = true
}

variable "ssh_grunt_iam_group" {
  description = "Name of the IAM group whose members may log in over SSH as ordinary users when `enable_ssh_grunt` is true. An empty string gives no group this access."
  type        = string
  default     = "ssh-grunt-users"
}

variable "ssh_grunt_iam_group_sudo" {
  description = "Name of the IAM group whose members may log in over SSH and use `sudo` without a password. Keep it small: root on a container instance reaches the secrets of every task on it. An empty string gives nobody sudo."
  type        = string
  default     = "ssh-grunt-sudo-users"
}

variable "tenancy" {
  description = "Hardware the instances run on: `default` for shared hosts, `dedicated` for hardware used by your account alone, `host` for a Dedicated Host you have allocated. Anything but `default` costs considerably more and replaces the instances when changed."
  type        = string
  default     = "default"
}

variable "use_imdsv1" {
  description = "Whether the metadata service also answers the session-less requests of version 1. The default keeps old AMIs and scripts working; set it to false to require IMDSv2 tokens, which closes the credential theft through server-side request forgery and satisfies AWS Security Hub."
  type        = bool
  default     = true
}

variable "use_managed_iam_policies" {
  description = "Whether permissions are attached to the instance role as customer managed policies instead of inline ones. Security standards and policy checkers often forbid inline policies. Changing it swaps the policies on the role within one apply."
  type        = bool
  default     = true
}
