variable "autoscaling_group_configurations" {
  description = "Self-managed worker groups, as a map keyed by a suffix for the group name: `{ a = { subnet_ids = [\"subnet-0a1b2c3d\"], min_size = 1, max_size = 4, asg_instance_type = \"m7i.large\", tags = [] } }`. Missing keys come from the `asg_default_*` inputs. Create one entry per Availability Zone when pods use EBS volumes, which cannot follow a pod to another zone. `{}` creates no self-managed workers."
  type        = any
}

variable "cluster_instance_ami" {
  description = "ID of the AMI for the workers, built with the catalog's EKS worker Packer template for the Kubernetes version of the cluster; nodes may be up to three minor versions older, never newer. Pass `null` when `cluster_instance_ami_filters` finds the image; if both are set, the ID takes precedence."
  type        = string
}

variable "cluster_instance_ami_filters" {
  description = "Lookup for the worker AMI: `owners` as account IDs or `self`, `filters` with names and values as in `aws ec2 describe-images`, for example `tag:version`. The newest match is used, so a new build changes the next plan. Pass `null` when `cluster_instance_ami` is given."
  type = object({
    owners = list(string)
    filters = list(object({
      name = string
      values = list(string)
    }))
  })
}

variable "eks_cluster_name" {
  description = "Name of the existing EKS cluster the workers join. Take it from the output of the EKS service: the cluster must be active before its endpoint and certificate can be read. Changing it replaces all workers."
  type        = string
}

variable "managed_node_group_configurations" {
  description = "EKS managed node groups, as a map keyed by group name: `{ apps = { subnet_ids = [\"subnet-0a1b2c3d\"], min_size = 2, max_size = 6, desired_size = 2, instance_types = [\"m7i.large\"], taints = [] } }`. Missing keys come from the `node_group_default_*` inputs. Renaming an entry drains and replaces its group; `{}` creates none."
  type        = any
}

variable "additional_security_groups_for_workers" {
  description = "IDs of additional security groups for every worker, in addition to the one created here. Use it for groups that databases or file systems already allow; EC2 allows five groups per interface unless you raise the quota."
  type        = list(string)
  default     = []
}

variable "alarms_sns_topic_arn" {
  description = "ARNs of the SNS topics notified when a CPU, memory, or disk alarm of these workers changes state. Used when `enable_cloudwatch_alarms` is true; with an empty list, alarms are visible in CloudWatch only."
  type        = list(string)
  default     = []
}

variable "allow_inbound_ssh_from_cidr_blocks" {
  description = "IPv4 ranges in CIDR notation that can connect to port 22 of these workers. With an empty list the port is closed. Use the network of a VPN or bastion; every range added here reaches all groups of this service."
  type        = list(string)
  default     = []
}

variable "allow_inbound_ssh_from_security_groups" {
  description = "IDs of security groups whose members can connect to port 22 of these workers, for example a bastion host. It stays correct when the members' IP addresses change; an empty list adds no rule."
  type        = list(string)
  default     = []
}

variable "ami_source" {
  description = "Where managed node groups get their AMI: `launch_template` uses the image in the launch template, `eks_nodegroup` has EKS choose one for `node_group_default_ami_type`, and `auto` lets the service decide. EKS rejects a group that names both an AMI type and a launch template with an image."
  type        = string
  default     = "auto"
}

variable "asg_custom_iam_role_name" {
  description = "Name for the IAM role of the self-managed workers when this module creates it. `null` derives it from the cluster and `worker_name_prefix`. When `asg_iam_role_already_exists` is true, the service uses the existing role instead."
  type        = string
  default     = null
}

variable "asg_default_ami_type" {
  description = "Image family of self-managed groups, for entries without their own, written as an EKS AMI type such as `AL2023_x86_64_STANDARD`, `AL2023_ARM_64_STANDARD`, or `BOTTLEROCKET_x86_64`. It must describe the image in `cluster_instance_ami`, because families boot and register differently."
  type        = string
  default     = "AL2023_x86_64_STANDARD"
}

variable "asg_default_enable_detailed_monitoring" {
  description = "Whether instances of self-managed groups report EC2 metrics every minute instead of every five, unless an entry of `autoscaling_group_configurations` says otherwise. One-minute metrics are charged per instance."
  type        = bool
  default     = true
}

variable "asg_default_extra_block_device_mappings" {
  description = "Volumes that self-managed workers get in addition to the root disk, for entries without their own, each with a `device_name` and an `ebs` object. A `/dev/xvdb` of type `gp3` can store scratch data that should not fill the root disk; `no_device` removes a volume the AMI defines."
  type = list(object({
    device_name = string
    no_device = optional(string)
    virtual_name = optional(string)
    ebs = optional(object({
      volume_size = optional(number)
      volume_type = optional(string)
      iops = optional(number)
      throughput = optional(number)
      delete_on_termination = optional(bool)
      encrypted = optional(bool)
      kms_key_id = optional(string)
    }))
  }))
  default = []
}

variable "asg_default_http_put_response_hop_limit" {
  description = "Network hops a metadata response can travel on self-managed workers, 1 to 64, for entries without their own value. 1 keeps pods away from the credentials of the node; 2 is needed by pods that read the metadata. `null` leaves the EC2 default."
  type        = number
  default     = null
}

variable "asg_default_instance_maintenance_policy" {
  description = "Capacity limits while EC2 Auto Scaling replaces instances of self-managed groups, for entries without their own: `min_healthy_percentage` from 0 to 100 and `max_healthy_percentage` from 100 to 200, at most 100 apart. A maximum above 100 starts new nodes first. `null` keeps the AWS default."
  type = object({
    min_healthy_percentage = number
    max_healthy_percentage = number
  })
  default = null
}

variable "asg_default_instance_root_volume_encryption" {
  description = "Whether the root volume of self-managed workers is encrypted, unless an entry says otherwise. Images, logs, and `emptyDir` volumes of all pods are on this disk, so leave it true."
  type        = bool
  default     = true
}

variable "asg_default_instance_root_volume_iops" {
  description = "Provisioned IOPS of the root volume of self-managed workers, for entries without their own. Valid for `gp3` (3,000 and more), `io1`, and `io2`; leave `null` for other volume types."
  type        = number
  default     = null
}

variable "asg_default_instance_root_volume_size" {
  description = "Size in GB of the root volume of self-managed workers, for entries without their own. It contains all container images and writable layers; when it is nearly full, the kubelet evicts pods."
  type        = number
  default     = 40
}

variable "asg_default_instance_root_volume_throughput" {
  description = "Throughput in MiB/s of the root volume of self-managed workers, for entries without their own. It exists for `gp3` only, which starts at 125; `null` keeps the default of the volume type."
  type        = number
  default     = null
}

variable "asg_default_instance_root_volume_type" {
  description = "EBS volume type of the root disk of self-managed workers, for entries without their own. The default `standard` is magnetic storage of the previous generation, slow enough to delay image pulls; set `gp3` for a new group."
  type        = string
  default     = "standard"
}

variable "asg_default_instance_type" {
  description = "EC2 instance type of self-managed workers, for entries without their own. The type also limits the pods per node, because each pod takes an IP address from the network interfaces of the instance."
  type        = string
  default     = "t3.medium"
}

variable "asg_default_instance_user_data_base64" {
  description = "Base64-encoded user data for self-managed groups, for entries without their own. It replaces the boot script of this service, so it must register the node: with a `NodeConfig` on AL2023 or TOML settings on Bottlerocket. Limited to 16 KB before encoding; `null` generates it."
  type        = string
  default     = null
}

variable "asg_default_max_pods_allowed" {
  description = "Upper limit of pods per self-managed worker, for entries without their own. With `null`, it is calculated from the instance type and `use_prefix_mode_to_calculate_max_pods`. A value beyond the available IP addresses leaves pods in `ContainerCreating`."
  type        = number
  default     = null
}

variable "asg_default_max_size" {
  description = "Largest number of instances of a self-managed group, for entries without their own. Rolling updates and the cluster autoscaler use the room above the minimum, so it should be at least twice `asg_default_min_size`."
  type        = number
  default     = 2
}

variable "asg_default_min_size" {
  description = "Smallest number of instances of a self-managed group, for entries without their own. The cluster autoscaler never goes below it."
  type        = number
  default     = 1
}

variable "asg_default_multi_instance_overrides" {
  description = "Instance types a self-managed group can mix, for entries without their own: a list such as `[{ instance_type = \"m7i.large\", weighted_capacity = 1 }, { instance_type = \"m6i.large\", weighted_capacity = 1 }]`. Keep CPU and memory equal, because the cluster autoscaler plans with one node size per group. Used with `asg_default_use_multi_instances_policy`."
  type        = any
  default     = []
}

variable "asg_default_on_demand_allocation_strategy" {
  description = "How On-Demand capacity of a mixed self-managed group is chosen among its types: `prioritized` follows the order of the overrides, `lowest-price` takes the cheapest. `null` leaves the AWS default. Used with `asg_default_use_multi_instances_policy`."
  type        = string
  default     = null
}

variable "asg_default_on_demand_base_capacity" {
  description = "Number of instances of a mixed self-managed group that are always On-Demand, before the percentage applies. Keep enough for the pods that must not be interrupted; `null` means none."
  type        = number
  default     = null
}

variable "asg_default_on_demand_percentage_above_base_capacity" {
  description = "Share of On-Demand instances, 0 to 100 percent, above `asg_default_on_demand_base_capacity` in a mixed self-managed group; the remainder is Spot. `null` leaves the AWS default of 100, which means no Spot at all."
  type        = number
  default     = null
}

variable "asg_default_spot_allocation_strategy" {
  description = "How Spot capacity of a mixed self-managed group is chosen: `price-capacity-optimized`, `capacity-optimized`, `capacity-optimized-prioritized`, or `lowest-price`. The capacity-based ones are interrupted less often. `null` leaves the AWS default."
  type        = string
  default     = null
}

variable "asg_default_spot_instance_pools" {
  description = "Number of cheapest Spot pools, 1 to 20, over which a mixed self-managed group spreads. Valid with the `lowest-price` strategy alone; otherwise leave it `null`."
  type        = number
  default     = null
}

variable "asg_default_spot_max_price" {
  description = "Highest hourly price in USD, as a string such as `\"0.05\"`, that a self-managed group pays for a Spot Instance. With `null`, the limit is the On-Demand price, which leads to the fewest interruptions."
  type        = string
  default     = null
}

variable "asg_default_tags" {
  description = "Tags of self-managed groups whose entry has none, each with `key`, `value`, and `propagate_at_launch`. Only tags with `propagate_at_launch = true` reach the instances and so the cost reports."
  type = list(object({
    key = string
    value = string
    propagate_at_launch = bool
  }))
  default = []
}

variable "asg_default_use_multi_instances_policy" {
  description = "Whether self-managed groups use a mixed instances policy, with several types and Spot, for entries without their own value. If false, each group runs one type On-Demand."
  type        = bool
  default     = false
}

variable "asg_iam_instance_profile_name" {
  description = "Full name of the instance profile that contains the role of the self-managed workers. `null` generates one. Two sets of workers cannot share a fixed name, so use it with `asg_use_resource_name_prefix` in mind."
  type        = string
  default     = null
}

variable "asg_iam_role_already_exists" {
  description = "Whether the role of the self-managed workers exists outside this service. With true, `asg_iam_role_arn` is required, no role is created, and you attach the EKS worker, CNI, and ECR read policies yourself. The flag exists because the plan may not know the ARN yet."
  type        = bool
  default     = false
}

variable "asg_iam_role_arn" {
  description = "ARN of the existing role for the self-managed workers. Required when `asg_iam_role_already_exists` is true, otherwise `null`. The role must trust `ec2.amazonaws.com` and have an access entry of type `EC2_LINUX` or a mapping in `aws-auth`."
  type        = string
  default     = null
}

variable "asg_security_group_tags" {
  description = "Tags for the security group of the self-managed workers, as key-value pairs. Load balancer controllers expect exactly one group per node with the tag `kubernetes.io/cluster/NAME`, where NAME is the cluster."
  type        = map(string)
  default     = {}
}

variable "asg_use_resource_name_prefix" {
  description = "Whether names of self-managed worker resources are generated from a prefix. True lets a replacement exist before its predecessor is destroyed; false gives exact names and an interruption during replacement. Changing it replaces the workers."
  type        = bool
  default     = true
}

variable "asg_worker_enable_cloudwatch_alarms" {
  description = "Whether self-managed groups get CPU, memory, and disk alarms. Set it to false to keep alarms on managed groups alone, for example when the Auto Scaling Groups only run batch jobs at full load. To have no alarms at all, set `enable_cloudwatch_alarms` to false too."
  type        = bool
  default     = true
}

variable "asg_worker_iam_policy_tags" {
  description = "Tags, as key-value pairs, for the managed policies that this service creates for the role of the self-managed workers. There is nothing to tag when `use_managed_iam_policies` is false or the role comes from `asg_iam_role_arn`."
  type        = map(string)
  default     = {}
}

variable "asg_worker_iam_role_tags" {
  description = "Tags for the role of the self-managed workers, as key-value pairs, merged with `default_tags`. Ignored for your own role, that is, with `asg_iam_role_already_exists` true. IAM accepts up to 50 tags per role."
  type        = map(string)
  default     = {}
}

variable "asg_worker_instance_profile_tags" {
  description = "Tags for the instance profile that contains the self-managed workers' role, as key-value pairs. They help you find profiles without an owner, because IAM does not show which groups use one; `{}` adds only `default_tags`."
  type        = map(string)
  default     = {}
}

variable "autoscaling_group_include_autoscaler_discovery_tags" {
  description = "Whether the self-managed groups are tagged for discovery by the cluster autoscaler. Set it to false for groups whose size only you can change. Managed node groups are discovered by the tags EKS sets."
  type        = bool
  default     = true
}

variable "aws_auth_merger_namespace" {
  description = "Namespace in which a ConfigMap with the role mapping of these workers is written for the aws-auth-merger. With `null`, none is written, and self-managed workers cannot join until they have an access entry of type `EC2_LINUX` or a mapping in `aws-auth`, for example through the EKS service."
  type        = string
  default     = null
}

variable "cloud_init_parts" {
  description = "Additional cloud-init parts for the self-managed workers, keyed by name, each with `filename`, a MIME `content_type` and `content`. A part with the key `default` replaces the module's boot script and is then responsible for registering the node. EC2 allows 16 KB in total."
  type = map(object({
    filename = string
    content_type = string
    content = string
  }))
  default = {}
}

variable "cloudwatch_log_group_kms_key_id" {
  description = "ARN of the KMS key for the log group with the workers' system logs. The key policy must let CloudWatch Logs of the Region use it; `null` keeps the default encryption. Used when `enable_cloudwatch_log_aggregation` is true."
  type        = string
  default     = null
}

variable "cloudwatch_log_group_name" {
  description = "Name of the log group that receives the syslog and auth log of these workers. `null` derives it from the cluster. Used when `enable_cloudwatch_log_aggregation` is true; give every set of workers its own group to tell them apart."
  type        = string
  default     = null
}

variable "cloudwatch_log_group_retention_in_days" {
  description = "Days to keep the workers' system logs, in the steps CloudWatch Logs accepts (1, 3, 5, 7, 14, 30, 60, 90, ... 3653). `null` keeps them without limit. Used when `enable_cloudwatch_log_aggregation` is true."
  type        = number
  default     = null
}

variable "cloudwatch_log_group_tags" {
  description = "Tags, as key-value pairs, for the log group of the system logs; `null` adds none. Used when `enable_cloudwatch_log_aggregation` is true."
  type        = map(string)
  default     = null
}

variable "cluster_instance_associate_public_ip_address" {
  description = "Whether self-managed workers get a public IPv4 address. Needed only in public subnets without a NAT gateway; there, every NodePort that a security group rule opens is reachable from the internet. Each address is billed by the hour."
  type        = bool
  default     = false
}

variable "cluster_instance_keypair_name" {
  description = "Name of an EC2 key pair in this Region for SSH to the workers as the image's default user. `null` installs none, for access through ssh-grunt or SSM. A shared private key cannot be revoked for one person."
  type        = string
  default     = null
}

variable "custom_egress_security_group_rules" {
  description = "Outbound rules added to the worker security groups, keyed by name. Each names ports and `protocol`, and either `target_security_group_id` or `cidr_blocks`; the unused one is `null`. They add to the rules the module sets and remove none."
  type = map(object({
    from_port = number
    to_port = number
    protocol = string
    target_security_group_id = string
    cidr_blocks = list(string)
  }))
  default = {}
}

variable "custom_ingress_security_group_rules" {
  description = "Inbound rules added to the worker security groups, keyed by name, for example for a load balancer you manage yourself. Each names ports and `protocol`, and either `source_security_group_id` or `cidr_blocks`; the unused one is `null`."
  type = map(object({
    from_port = number
    to_port = number
    protocol = string
    source_security_group_id = string
    cidr_blocks = list(string)
  }))
  default = {}
}

variable "dashboard_cpu_usage_widget_parameters" {
  description = "Size and resolution of the two CPU widgets among the outputs: `period` is the number of seconds per data point, `width` the number of dashboard columns (out of 24), and `height` the number of rows."
  type = object({
    period = number
    width = number
    height = number
  })
  default = {
    height = 6
    period = 60
    width  = 8
  }
}

variable "dashboard_disk_usage_widget_parameters" {
  description = "Size and resolution of the two disk widgets among the outputs: `period` in seconds, `width` in columns (out of 24), and `height` in rows. The metrics behind them come from the CloudWatch agent."
  type = object({
    period = number
    width = number
    height = number
  })
  default = {
    height = 6
    period = 60
    width  = 8
  }
}

variable "dashboard_memory_usage_widget_parameters" {
  description = "Size and resolution of the two memory widgets among the outputs: `period` in seconds, `width` in columns (out of 24), and `height` in rows. Keep the period equal to that of the CPU widgets if you compare the two."
  type = object({
    period = number
    width = number
    height = number
  })
  default = {
    height = 6
    period = 60
    width  = 8
  }
}

variable "default_tags" {
  description = "Tags for all resources of these workers that support them, as key-value pairs. Inputs for one kind of resource, such as `asg_worker_iam_role_tags`, take precedence when both set a key. Whether instances receive tags is decided separately by `asg_default_tags` and `node_group_default_tags`."
  type        = map(string)
  default     = {}
}

variable "enable_cloudwatch_alarms" {
  description = "Whether every worker group gets alarms for CPU, memory, and disk that notify `alarms_sns_topic_arn`. Memory and disk have data only with `enable_cloudwatch_metrics`. Self-managed groups have their own switch, `asg_worker_enable_cloudwatch_alarms`."
  type        = bool
  default     = true
}

variable "enable_cloudwatch_log_aggregation" {
  description = "Whether the agent in the AMI sends system logs of the workers to CloudWatch Logs. The recommended way is Fluent Bit from the core services, which collects container logs as well; if you use it, leave this false so that you do not pay for the same logs twice."
  type        = bool
  default     = false
}

variable "enable_cloudwatch_metrics" {
  description = "Whether the workers publish memory and disk metrics through the CloudWatch agent, and their roles get the permissions for it. Custom metrics are billed per metric and month, so the cost grows with the number of nodes."
  type        = bool
  default     = true
}

variable "enable_fail2ban" {
  description = "Whether the self-managed workers run fail2ban, which temporarily blocks IP addresses after several failed SSH logins. It must be installed in the AMI, and has no effect where no SSH rule is open."
  type        = bool
  default     = true
}

variable "external_account_ssh_grunt_role_arn" {
  description = "ARN of the IAM role that ssh-grunt on the workers assumes in the account of your IAM users, to read group members and their public keys. Leave it empty when users live in the account of the cluster."
  type        = string
  default     = ""
}

variable "high_worker_cpu_utilization_period" {
  description = "Seconds per data point of the CPU alarms, as a multiple of 60. With the default minute, `asg_default_enable_detailed_monitoring` and its counterpart for managed groups should be true; otherwise EC2 reports every five minutes and 300 is the right value."
  type        = number
  default     = 60
}

variable "high_worker_cpu_utilization_threshold" {
  description = "Average CPU utilization of a worker group, in percent from 0 to 100, above which its alarm fires. An average hides single hot nodes, so groups with uneven load need a lower value than groups whose pods are spread evenly."
  type        = number
  default     = 90
}

variable "high_worker_cpu_utilization_treat_missing_data" {
  description = "How CPU alarms treat periods without data: `missing` gives `INSUFFICIENT_DATA`, `ignore` keeps the last state, `breaching` counts them as too high, `notBreaching` as normal. Choose `notBreaching` for groups that scale to zero, which then send no data."
  type        = string
  default     = "missing"
}

variable "high_worker_disk_utilization_period" {
  description = "Seconds per data point of the root disk alarms, as a multiple of 60. A period of several minutes is enough, because images and logs accumulate slowly, and it avoids alarms during large image pulls that the kubelet cleans up."
  type        = number
  default     = 60
}

variable "high_worker_disk_utilization_threshold" {
  description = "Share of the root disk in use, in percent, above which the alarm fires. Image garbage collection by the kubelet starts at 85 percent by default, so an alarm at 90 means that cleanup was not enough: enlarge the disk, for example with `node_group_default_instance_root_volume_size`."
  type        = number
  default     = 90
}

variable "high_worker_disk_utilization_treat_missing_data" {
  description = "How disk alarms treat periods without data: `missing`, `ignore`, `breaching`, or `notBreaching`. The metric depends on the CloudWatch agent of the AMI; choose `breaching` if you want to learn that the agent has stopped."
  type        = string
  default     = "missing"
}

variable "high_worker_memory_utilization_period" {
  description = "Seconds per data point of the memory alarms, as a multiple of 60. The CloudWatch agent normally publishes every minute, so 60 shows each value; a longer period averages out short peaks such as builds or garbage collection."
  type        = number
  default     = 60
}

variable "high_worker_memory_utilization_threshold" {
  description = "Average memory use of a worker group, in percent, above which the alarm fires. The average of many nodes hides a single node that runs out of memory, so leave room for at least one more large pod below the limit."
  type        = number
  default     = 90
}

variable "high_worker_memory_utilization_treat_missing_data" {
  description = "How memory alarms treat periods without data: `missing`, `ignore`, `breaching`, or `notBreaching`. Without `enable_cloudwatch_metrics`, there is never any data, and `breaching` would leave every alarm of this kind on."
  type        = string
  default     = "missing"
}

variable "managed_node_group_attach_default_iam_policies" {
  description = "Whether the role of the managed nodes gets `AmazonEKSWorkerNodePolicy`, `AmazonEKS_CNI_Policy`, and `AmazonEC2ContainerRegistryReadOnly`. Set it to false to attach a narrower set, for example when the VPC CNI has its own role; without equivalents, nodes neither join nor pull images."
  type        = bool
  default     = true
}

variable "managed_node_group_create_security_group" {
  description = "Whether managed node groups get a security group created here. Set it to false to use only your own groups from `additional_security_groups_for_workers`, which must then allow the traffic between nodes and control plane. Outputs with security group IDs lose their values."
  type        = bool
  default     = true
}

variable "managed_node_group_custom_iam_role_name" {
  description = "Name for the IAM role of the managed nodes when this module creates it. `null` derives it from the cluster and `worker_name_prefix`. Ignored when `managed_node_group_iam_role_already_exists` is true."
  type        = string
  default     = null
}

variable "managed_node_group_iam_role_already_exists" {
  description = "Whether the role of the managed nodes exists outside this service. With true, `managed_node_group_iam_role_arn` is required, and you attach its policies; with false, the service creates a role; see `managed_node_group_attach_default_iam_policies`."
  type        = bool
  default     = false
}

variable "managed_node_group_iam_role_arn" {
  description = "ARN of the existing role for the managed nodes. Required when `managed_node_group_iam_role_already_exists` is true, otherwise `null`. Changing it replaces every managed group, because EKS cannot change the role of a group."
  type        = string
  default     = null
}

variable "node_group_default_ami_type" {
  description = "AMI type of managed node groups without their own, for example `AL2023_x86_64_STANDARD`, `AL2023_ARM_64_STANDARD`, `AL2023_x86_64_NVIDIA`, or `BOTTLEROCKET_x86_64`. It must match the processor of the instance types. EKS stopped publishing Amazon Linux 2 AMIs in November 2025. Changing the type replaces the group."
  type        = string
  default     = "AL2023_x86_64_STANDARD"
}

variable "node_group_default_capacity_type" {
  description = "Purchase option of managed node groups without their own: `ON_DEMAND` or `SPOT`. Spot nodes can be reclaimed with two minutes' notice; EKS drains them first. Changing it replaces the group."
  type        = string
  default     = "ON_DEMAND"
}

variable "node_group_default_desired_size" {
  description = "Number of nodes a managed group starts with, for entries without their own. It must be between minimum and maximum; once the cluster autoscaler runs, the actual number differs from it."
  type        = number
  default     = 1
}

variable "node_group_default_enable_detailed_monitoring" {
  description = "Whether nodes of managed groups report EC2 metrics every minute rather than every five, unless an entry says otherwise. Charged per node."
  type        = bool
  default     = true
}

variable "node_group_default_http_put_response_hop_limit" {
  description = "Network hops a metadata response can travel on managed nodes, 1 to 64, for entries without their own. 1 blocks pods from the node's credentials; `null` leaves the default of EC2 and EKS."
  type        = number
  default     = null
}

variable "node_group_default_instance_root_volume_encryption" {
  description = "Whether root volumes of managed nodes are encrypted, unless an entry says otherwise. If your default EBS key is customer managed, its policy must allow the service-linked role of EC2 Auto Scaling."
  type        = bool
  default     = true
}

variable "node_group_default_instance_root_volume_name" {
  description = "Device name of the root volume of managed nodes, for entries without their own. It must equal the root device of the AMI: `/dev/xvda` on Amazon Linux, `/dev/sda1` on Ubuntu. With a wrong name, the size setting creates a second volume that nothing uses."
  type        = string
  default     = "/dev/xvda"
}

variable "node_group_default_instance_root_volume_size" {
  description = "Size in GB of the root volume of managed nodes, for entries without their own. Large images and many pods per node need more than the default 40."
  type        = number
  default     = 40
}

variable "node_group_default_instance_root_volume_type" {
  description = "EBS volume type of the root disk of managed nodes, for entries without their own, such as `gp3`, `gp2`, or `io1`. `gp3` costs less per GB than `gp2` and includes 3,000 IOPS at any size."
  type        = string
  default     = "gp3"
}

variable "node_group_default_instance_types" {
  description = "Instance types of managed node groups without their own list. `null` leaves the choice to EKS (`t3.medium`). With `SPOT`, list several types of the same size to be interrupted less; On-Demand groups use the first type they can get."
  type        = list(string)
  default     = null
}

variable "node_group_default_labels" {
  description = "Kubernetes labels for the nodes of managed groups whose entry has none, as key-value pairs. Pods select nodes by them, so removing one can leave pods unschedulable."
  type        = map(string)
  default     = {}
}

variable "node_group_default_max_pods_allowed" {
  description = "Upper limit of pods per managed node, for entries without their own. With `null`, it is calculated from the instance type and `use_prefix_mode_to_calculate_max_pods`. AWS recommends at most 110 on nodes with fewer than 30 vCPUs, whatever the addresses allow."
  type        = number
  default     = null
}

variable "node_group_default_max_size" {
  description = "Largest number of nodes of a managed group, for entries without their own. The default 1 leaves no room to scale, so raise it before you enable the cluster autoscaler."
  type        = number
  default     = 1
}

variable "node_group_default_min_size" {
  description = "Smallest number of nodes of a managed group, for entries without their own. With 0, an unused group costs nothing; the cluster autoscaler then reads its labels and taints from tags; see `node_group_mirror_tags_to_asg`."
  type        = number
  default     = 1
}

variable "node_group_default_node_repair_config" {
  description = "Automatic repair of managed nodes, for entries without their own: `{ enabled = true }` has EKS replace or reboot nodes whose conditions stay unhealthy. By default, EKS pauses repairs in a group of more than five nodes when over 20 percent are unhealthy. `null` keeps repair off."
  type = object({
    enabled = bool
  })
  default = null
}

variable "node_group_default_subnet_ids" {
  description = "IDs of the subnets for managed groups whose entry has none. With `null`, every entry has to set `subnet_ids`. Changing the subnets of a group replaces it."
  type        = list(string)
  default     = null
}

variable "node_group_default_tags" {
  description = "Tags for managed node groups whose entry has none, as key-value pairs. EKS puts them on the group; see `node_group_mirror_tags_to_asg` for the Auto Scaling Group behind it."
  type        = map(string)
  default     = {}
}

variable "node_group_default_taints" {
  description = "Taints of managed groups whose entry has none, as a list of maps with `key`, `value`, and `effect`, in the spelling of the EKS API: `NO_SCHEDULE`, `NO_EXECUTE`, `PREFER_NO_SCHEDULE`. They reserve nodes, such as GPUs, for pods that tolerate the taint."
  type        = list(map(string))
  default     = []
}

variable "node_group_default_user_data_base64" {
  description = "Base64-encoded user data for managed groups, for entries without their own. If EKS chooses the AMI, it merges its registration settings with yours; with an AMI in the launch template, your data must register the node. `null` uses the generated data, and a change rolls every node."
  type        = string
  default     = null
}

variable "node_group_launch_template_instance_type" {
  description = "Instance type written into the launch template of the managed groups. EKS rejects a type in both places, so set it only if `instance_types` is empty; `null` leaves the type to `node_group_default_instance_types`."
  type        = string
  default     = null
}

variable "node_group_mirror_tags_to_asg" {
  description = "Whether tags of a managed group are copied to the Auto Scaling Group behind it, which EKS does not do. The cluster autoscaler reads labels and taints from these tags to scale a group up from zero."
  type        = bool
  default     = true
}

variable "node_group_names" {
  description = "Names of the managed node groups, the same as the keys of `managed_node_group_configurations`. Set them when values in that map are known only after apply, because the plan must know the names. `null` reads the keys of the map."
  type        = list(string)
  default     = null
}

variable "node_group_security_group_tags" {
  description = "Tags for the security group shared by the managed nodes, as key-value pairs. Set `kubernetes.io/cluster/NAME` here only if no other security group of the nodes has it. Unused when `managed_node_group_create_security_group` is false."
  type        = map(string)
  default     = {}
}

variable "node_group_worker_iam_role_tags" {
  description = "Tags for the role of the managed nodes, as key-value pairs, merged with `default_tags`. Ignored when `managed_node_group_iam_role_already_exists` is true, because the tags of a role from elsewhere are managed there."
  type        = map(string)
  default     = {}
}

variable "ssh_grunt_iam_group" {
  description = "Name of the IAM group whose members can log in to these workers over SSH as plain users. An empty string allows no group. The workers read the group from IAM, directly or through `external_account_ssh_grunt_role_arn`."
  type        = string
  default     = "ssh-grunt-users"
}

variable "ssh_grunt_iam_group_sudo" {
  description = "Name of the IAM group whose members can log in to these workers and use sudo. Treat membership like cluster administration: root reads the service account tokens of all pods on the node."
  type        = string
  default     = "ssh-grunt-sudo-users"
}

variable "tenancy" {
  description = "Hardware of the instances in the self-managed groups: `default` (shared), `dedicated` (your account alone) or `host` (a Dedicated Host you allocated). Dedicated hardware costs more per hour, and a change replaces the instances."
  type        = string
  default     = "default"
}

variable "use_exec_plugin_for_auth" {
  description = "Whether the Kubernetes provider obtains a token by running a command such as `aws eks get-token` whenever it needs one. A token read once at the start expires after 15 minutes, in the middle of a long apply; use false only where no command can run."
  type        = bool
  default     = true
}

variable "use_imdsv1" {
  description = "Whether the metadata service of the workers also accepts version 1 requests, which need no session token. False requires IMDSv2 and so protects node credentials from server-side request forgery; use true only for software that cannot send a token."
  type        = bool
  default     = false
}

variable "use_managed_iam_policies" {
  description = "Whether the worker roles get customer managed policies instead of inline ones, as most security standards require. Permissions are the same either way."
  type        = bool
  default     = true
}

variable "use_prefix_mode_to_calculate_max_pods" {
  description = "Whether the pod limit of each node is calculated for prefix delegation in the VPC CNI. It must match the cluster: true requires `ENABLE_PREFIX_DELEGATION` in the `vpc-cni` add-on of the EKS service. True without delegation leaves pods in `ContainerCreating`; false with it leaves capacity unused."
  type        = bool
  default     = false
}

variable "worker_k8s_role_mapping_name" {
  description = "Name of the ConfigMap with the role mapping of these workers in `aws_auth_merger_namespace`. It must be unique there, so change it for a second set of workers. Unused when that namespace is `null`."
  type        = string
  default     = "eks-cluster-worker-iam-mapping"
}

variable "worker_name_prefix" {
  description = "Prefix of the names of all resources of these workers, for example `gpu-`. It separates several sets of workers of one cluster, such as blue and green during an upgrade. Changing it replaces them."
  type        = string
  default     = ""
}
