variable "autoscaling_group_configurations" {
  description = "Self-managed worker groups, as map keyed by a suffix for the group name: `{ a = { subnet_ids = [\"subnet-0a1b2c3d\"], min_size = 1, max_size = 4, asg_instance_type = \"m6i.large\", tags = [] } }`. Missing keys come from the `asg_default_*` inputs. Make one entry per Availability Zone when pods use EBS volumes, which cannot follow a pod to another zone. `{}` creates no self-managed workers."
  type        = any
}

variable "cluster_instance_ami" {
  description = "ID of the AMI for the workers, built from the catalog's EKS worker Packer template for the Kubernetes version of the cluster; nodes may be at most a few minor versions older, never newer. `null` when `cluster_instance_ami_filters` finds the image; if both are set, the ID wins."
  type        = string
}

variable "cluster_instance_ami_filters" {
  description = "Lookup for the worker AMI: `owners` as account IDs or `self`, `filters` with names and values as in `aws ec2 describe-images`, for example `tag:version`. The newest match wins, so a new build changes the next plan. `null` when `cluster_instance_ami` is given."
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
  description = "EKS managed node groups, as map keyed by group name: `{ apps = { subnet_ids = [\"subnet-0a1b2c3d\"], min_size = 2, max_size = 6, desired_size = 2, instance_types = [\"m6i.large\"], taints = [] } }`. Missing keys come from the `node_group_default_*` inputs. Renaming an entry drains and replaces its group; `{}` creates none."
  type        = any
}

variable "additional_security_groups_for_workers" {
  description = "IDs of further security groups for every worker, beside the one made here. Use it for groups that databases or file systems already admit; EC2 allows five groups per interface unless you raise the quota."
  type        = list(string)
  default     = []
}

variable "alarms_sns_topic_arn" {
  description = "ARNs of the SNS topics told when a CPU, memory or disk alarm of these workers changes state. Used when `enable_cloudwatch_alarms` is true; with an empty list no message leaves CloudWatch."
  type        = list(string)
  default     = []
}

variable "allow_inbound_ssh_from_cidr_blocks" {
  description = "IPv4 ranges in CIDR notation that may connect to port 22 of these workers. Empty opens the port to nobody. Use the network of a VPN or bastion; every range added here reaches all groups of this module."
  type        = list(string)
  default     = []
}

variable "allow_inbound_ssh_from_security_groups" {
  description = "IDs of security groups whose members may connect to port 22 of these workers, for example a bastion host. It stays correct when the members change addresses; an empty list adds no rule."
  type        = list(string)
  default     = []
}

variable "asg_custom_iam_role_name" {
  description = "Name for the IAM role of the self-managed workers when this module creates it. `null` derives it from the cluster and `worker_name_prefix`. When `asg_iam_role_already_exists` is true, the existing role is taken instead."
  type        = string
  default     = null
}

variable "asg_default_enable_detailed_monitoring" {
  description = "Whether instances of self-managed groups report EC2 metrics each minute instead of every five, where an entry of `autoscaling_group_configurations` does not say. One-minute metrics are charged per instance."
  type        = bool
  default     = true
}

variable "asg_default_http_put_response_hop_limit" {
  description = "Network hops a metadata response may travel on self-managed workers, 1 to 64, for entries without their own value. 1 keeps pods away from the credentials of the node; 2 is needed by pods that read the metadata. `null` leaves the EC2 default."
  type        = number
  default     = null
}

variable "asg_default_instance_root_volume_encryption" {
  description = "Whether the root volume of self-managed workers is encrypted, for entries that do not decide it. Container images, logs and `emptyDir` data lie on this disk, so leave it true."
  type        = bool
  default     = true
}

variable "asg_default_instance_root_volume_iops" {
  description = "Provisioned IOPS of the root volume of self-managed workers, for entries without their own. Valid for `gp3` (3,000 and more), `io1` and `io2`; leave `null` for other volume types."
  type        = number
  default     = null
}

variable "asg_default_instance_root_volume_size" {
  description = "Size in GB of the root volume of self-managed workers, for entries without their own. It holds all container images and writable layers; when it is nearly full, the kubelet evicts pods."
  type        = number
  default     = 40
}

variable "asg_default_instance_root_volume_throughput" {
  description = "Throughput in MiB/s of the root volume of self-managed workers, for entries without their own. Only `gp3` knows it, starting at 125; `null` keeps the default of the volume type."
  type        = number
  default     = null
}

variable "asg_default_instance_root_volume_type" {
  description = "EBS volume type of the root disk of self-managed workers, for entries without their own. The default `standard` is magnetic storage of the previous generation; `gp3` is faster and the better choice for a new group."
  type        = string
  default     = "standard"
}

variable "asg_default_instance_type" {
  description = "EC2 instance type of self-managed workers, for entries without their own. It limits the pods per node as well, because pods take addresses from the network interfaces of the instance."
  type        = string
  default     = "t3.medium"
}

variable "asg_default_max_pods_allowed" {
  description = "Upper limit of pods per self-managed worker, for entries without their own. `null` has it calculated from the instance type and from `use_prefix_mode_to_calculate_max_pods`. A value beyond the addresses available leaves pods in `ContainerCreating`."
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
  description = "Instance types a self-managed group may mix, for entries without their own: a list such as `[{ instance_type = \"m6i.large\", weighted_capacity = 1 }, { instance_type = \"m5.large\", weighted_capacity = 1 }]`. Choose types of equal CPU and memory, otherwise the autoscaler misjudges. Used with `asg_default_use_multi_instances_policy`."
  type        = any
  default     = []
}

variable "asg_default_on_demand_allocation_strategy" {
  description = "How on-demand capacity of a mixed self-managed group is chosen among its types: `prioritized` follows the order of the overrides, `lowest-price` takes the cheapest. `null` leaves the AWS default. Used with `asg_default_use_multi_instances_policy`."
  type        = string
  default     = null
}

variable "asg_default_on_demand_base_capacity" {
  description = "Number of instances of a mixed self-managed group that are always on-demand, before the percentage applies. Keep enough for the pods that must not be interrupted; `null` means none."
  type        = number
  default     = null
}

variable "asg_default_on_demand_percentage_above_base_capacity" {
  description = "Share of on-demand instances, 0 to 100 percent, above `asg_default_on_demand_base_capacity` in a mixed self-managed group; the remainder is Spot. `null` leaves the AWS default of 100, which means no Spot at all."
  type        = number
  default     = null
}

variable "asg_default_spot_allocation_strategy" {
  description = "How Spot capacity of a mixed self-managed group is chosen: `price-capacity-optimized`, `capacity-optimized`, `capacity-optimized-prioritized` or `lowest-price`. The capacity-based ones are interrupted less often. `null` leaves the AWS default."
  type        = string
  default     = null
}

variable "asg_default_spot_instance_pools" {
  description = "Number of cheapest Spot pools, 1 to 20, over which a mixed self-managed group spreads. Valid with the `lowest-price` strategy alone; otherwise leave it `null`."
  type        = number
  default     = null
}

variable "asg_default_spot_max_price" {
  description = "Highest price per hour in USD, as string such as `\"0.05\"`, that a self-managed group pays for a Spot instance. `null` accepts up to the on-demand price, which interrupts least."
  type        = string
  default     = null
}

variable "asg_default_tags" {
  description = "Tags of self-managed groups whose entry has none, each with `key`, `value` and `propagate_at_launch`. Only tags with `propagate_at_launch = true` reach the instances and so the cost reports."
  type = list(object({
    key = string
    value = string
    propagate_at_launch = bool
  }))
  default = []
}

variable "asg_default_use_multi_instances_policy" {
  description = "Whether self-managed groups use a mixed instances policy, with several types and Spot, where their entry does not say. If false, each group runs one type on-demand."
  type        = bool
  default     = false
}

variable "asg_iam_instance_profile_name" {
  description = "Full name of the instance profile that carries the role of the self-managed workers. `null` generates one. A fixed name collides when two sets of workers share it, so combine it with care with `asg_use_resource_name_prefix`."
  type        = string
  default     = null
}

variable "asg_iam_role_already_exists" {
  description = "Whether the role of the self-managed workers exists outside this module. True makes `asg_iam_role_arn` compulsory and creates no role; attach the EKS worker, CNI and ECR read policies yourself. A boolean known while planning is needed because the ARN may not be."
  type        = bool
  default     = false
}

variable "asg_iam_role_arn" {
  description = "ARN of the existing role for the self-managed workers. Required when `asg_iam_role_already_exists` is true, otherwise `null`. The role must trust `ec2.amazonaws.com` and be mapped in the cluster."
  type        = string
  default     = null
}

variable "asg_security_group_tags" {
  description = "Tags for the security group of the self-managed workers, as key and value. Load balancer controllers expect exactly one group per node with the tag `kubernetes.io/cluster/<cluster>`."
  type        = map(string)
  default     = {}
}

variable "asg_use_resource_name_prefix" {
  description = "Whether names of self-managed worker resources are generated from a prefix. True lets a replacement exist before its predecessor is destroyed; false gives exact names and gaps during replacement. Switching it replaces the workers."
  type        = bool
  default     = true
}

variable "autoscaling_group_include_autoscaler_discovery_tags" {
  description = "Whether the self-managed groups are tagged for discovery by the cluster autoscaler. Set it to false for groups whose size only you may change. Managed node groups are discovered by the tags EKS sets."
  type        = bool
  default     = true
}

variable "aws_auth_merger_namespace" {
  description = "Namespace in which a ConfigMap with the role mapping of these workers is written for the aws-auth-merger. `null` writes none: then add the role ARNs to `aws-auth` through the EKS service or an access entry, or the nodes cannot join."
  type        = string
  default     = null
}

variable "cloud_init_parts" {
  description = "Further cloud-init parts for the self-managed workers, keyed by name, each with `filename`, a MIME `content_type` and `content`. A part with the key `default` replaces the module's boot script, and is then responsible for registering the node. EC2 allows 16 KB in total."
  type = map(object({
    filename = string
    content_type = string
    content = string
  }))
  default = {}
}

variable "cloudwatch_log_group_kms_key_id" {
  description = "ARN of the KMS key for the log group with the workers' system logs. The key policy must let CloudWatch Logs of the region use it; `null` keeps the default encryption. Used when `enable_cloudwatch_log_aggregation` is true."
  type        = string
  default     = null
}

variable "cloudwatch_log_group_name" {
  description = "Name of the log group that receives syslog and auth log of these workers. `null` derives it from the cluster. Used when `enable_cloudwatch_log_aggregation` is true; give every set of workers its own to filter by set."
  type        = string
  default     = null
}

variable "cloudwatch_log_group_retention_in_days" {
  description = "Days to keep the workers' system logs, in the steps CloudWatch Logs accepts (1, 3, 5, 7, 14, 30, 60, 90, ... 3653). `null` keeps them without limit. Used when `enable_cloudwatch_log_aggregation` is true."
  type        = number
  default     = null
}

variable "cloudwatch_log_group_tags" {
  description = "Tags, as key and value, for the log group of the system logs; `null` adds none. Used when `enable_cloudwatch_log_aggregation` is true."
  type        = map(string)
  default     = null
}

variable "cluster_instance_associate_public_ip_address" {
  description = "Whether self-managed workers get a public IPv4 address. Needed only in public subnets without a NAT gateway; there it exposes every NodePort that a security group rule opens. Each address is billed by the hour."
  type        = bool
  default     = false
}

variable "cluster_instance_keypair_name" {
  description = "Name of an EC2 key pair in this region for SSH to the workers as the image's default user. `null` installs none, for access by ssh-grunt or SSM. One shared private key cannot be revoked for a single person."
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
  description = "Size and resolution of the two CPU widgets among the outputs: `period` is the seconds per data point, `width` counts of 24 dashboard columns, `height` counts rows."
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
  description = "Size and resolution of the two disk widgets among the outputs: `period` in seconds, `width` of 24 columns, `height` in rows. The metrics behind them come from the CloudWatch agent."
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
  description = "Size and resolution of the two memory widgets among the outputs: `period` in seconds, `width` of 24 columns, `height` in rows. Keep the period equal to that of the CPU widgets to compare both."
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

variable "enable_cloudwatch_alarms" {
  description = "Whether every worker group gets alarms for CPU, memory and disk, sent to `alarms_sns_topic_arn`. Memory and disk have data only with `enable_cloudwatch_metrics`."
  type        = bool
  default     = true
}

variable "enable_cloudwatch_log_aggregation" {
  description = "Whether the agent in the AMI sends system logs of the workers to CloudWatch Logs. The recommended way is Fluent Bit from the core services, which collects container logs as well; leave this false then to avoid paying twice."
  type        = bool
  default     = false
}

variable "enable_cloudwatch_metrics" {
  description = "Whether the workers publish memory and disk metrics through the CloudWatch agent, with the permissions this takes on their roles. Custom metrics are billed per node and month."
  type        = bool
  default     = true
}

variable "enable_fail2ban" {
  description = "Whether the self-managed workers run fail2ban, which bars addresses for a time after several failed SSH logins. It has to be installed in the AMI; without open SSH it protects nothing."
  type        = bool
  default     = true
}

variable "external_account_ssh_grunt_role_arn" {
  description = "ARN of the IAM role that ssh-grunt on the workers assumes in the account of your IAM users to read group members and their public keys. Empty when users live in the account of the cluster."
  type        = string
  default     = ""
}

variable "managed_node_group_custom_iam_role_name" {
  description = "Name for the IAM role of the managed nodes when this module creates it. `null` derives it from the cluster and `worker_name_prefix`. Ignored when `managed_node_group_iam_role_already_exists` is true."
  type        = string
  default     = null
}

variable "managed_node_group_iam_role_already_exists" {
  description = "Whether the role of the managed nodes exists outside this module. True makes `managed_node_group_iam_role_arn` compulsory and leaves the attached policies to you; false creates a role with the policies EKS asks for."
  type        = bool
  default     = false
}

variable "managed_node_group_iam_role_arn" {
  description = "ARN of the existing role for the managed nodes. Required when `managed_node_group_iam_role_already_exists` is true, otherwise `null`. Changing it replaces every managed group, because EKS does not exchange the role of a group."
  type        = string
  default     = null
}

variable "node_group_default_capacity_type" {
  description = "Purchase option of managed node groups without their own: `ON_DEMAND` or `SPOT`. Spot nodes may be taken back with two minutes' notice; EKS drains them first. Changing it replaces the group."
  type        = string
  default     = "ON_DEMAND"
}

variable "node_group_default_desired_size" {
  description = "Number of nodes a managed group starts with, for entries without their own. It must lie between minimum and maximum; once the cluster autoscaler runs, the real count departs from it."
  type        = number
  default     = 1
}

variable "node_group_default_enable_detailed_monitoring" {
  description = "Whether nodes of managed groups report EC2 metrics every minute rather than every five, where an entry does not say. Charged per node."
  type        = bool
  default     = true
}

variable "node_group_default_http_put_response_hop_limit" {
  description = "Network hops a metadata response may travel on managed nodes, 1 to 64, for entries without their own. 1 blocks pods from the node's credentials; `null` leaves the default of EC2 and EKS."
  type        = number
  default     = null
}

variable "node_group_default_instance_root_volume_encryption" {
  description = "Whether root volumes of managed nodes are encrypted, where an entry does not decide. With a customer managed default EBS key, the service-linked role of Auto Scaling must be allowed to use it."
  type        = bool
  default     = true
}

variable "node_group_default_instance_root_volume_size" {
  description = "Size in GB of the root volume of managed nodes, for entries without their own. Large images and many pods per node need more than the default 40."
  type        = number
  default     = 40
}

variable "node_group_default_instance_root_volume_type" {
  description = "EBS volume type of the root disk of managed nodes, for entries without their own, such as `gp3`, `gp2` or `io1`. `gp3` costs less per GB than `gp2` and has a fixed 3,000 IOPS to begin with."
  type        = string
  default     = "gp3"
}

variable "node_group_default_instance_types" {
  description = "Instance types of managed node groups without their own list. `null` leaves the choice to EKS (`t3.medium`). With `SPOT`, list several types of the same size to be interrupted less; on-demand groups use the first type they can get."
  type        = list(string)
  default     = null
}

variable "node_group_default_labels" {
  description = "Kubernetes labels for the nodes of managed groups whose entry has none, as key and value. Pods select nodes by them, so removing one can leave pods unschedulable."
  type        = map(string)
  default     = {}
}

variable "node_group_default_max_pods_allowed" {
  description = "Upper limit of pods per managed node, for entries without their own. `null` has it calculated from the instance type. Kubernetes advises at most 110 on nodes with fewer than 30 vCPUs, whatever the addresses allow."
  type        = number
  default     = null
}

variable "node_group_default_max_size" {
  description = "Largest number of nodes of a managed group, for entries without their own. The default 1 leaves no room to scale, so raise it before you enable the cluster autoscaler."
  type        = number
  default     = 1
}

variable "node_group_default_min_size" {
  description = "Smallest number of nodes of a managed group, for entries without their own. 0 is allowed and saves money for groups used now and then, if the autoscaler can read their labels and taints from tags."
  type        = number
  default     = 1
}

variable "node_group_default_subnet_ids" {
  description = "IDs of the subnets for managed groups whose entry has none. `null` makes `subnet_ids` compulsory in each entry. Changing the subnets of a group replaces it."
  type        = list(string)
  default     = null
}

variable "node_group_default_tags" {
  description = "Tags for managed node groups whose entry has none, as key and value. EKS puts them on the group; see `node_group_mirror_tags_to_asg` for the Auto Scaling Group behind it."
  type        = map(string)
  default     = {}
}

variable "node_group_launch_template_instance_type" {
  description = "Instance type written into the launch template of the managed groups. EKS refuses a type in both places, so set it only if `instance_types` is empty; `null` leaves the type to `node_group_default_instance_types`."
  type        = string
  default     = null
}

variable "node_group_mirror_tags_to_asg" {
  description = "Whether tags of a managed group are copied to the Auto Scaling Group behind it, which EKS does not do. The cluster autoscaler reads labels and taints from them to scale from zero, and cost reports read the tags of instances."
  type        = bool
  default     = true
}

variable "node_group_names" {
  description = "Names of the managed node groups, the same as the keys of `managed_node_group_configurations`. Give them when values in that map are known only after apply, because Terraform must know the names while planning. `null` reads the keys of the map."
  type        = list(string)
  default     = null
}

variable "node_group_security_group_tags" {
  description = "Tags for the security group shared by the managed nodes, as key and value. Choose the tag `kubernetes.io/cluster/<cluster>` here only if no other group of the nodes carries it."
  type        = map(string)
  default     = {}
}

variable "ssh_grunt_iam_group" {
  description = "Name of the IAM group whose members may log in to these workers over SSH as plain users. Empty admits no group. The instance role must be able to read IAM, or the role in `external_account_ssh_grunt_role_arn`."
  type        = string
  default     = "ssh-grunt-users"
}

variable "ssh_grunt_iam_group_sudo" {
  description = "Name of the IAM group whose members may log in to these workers and use sudo. Treat membership like cluster administration: root reads the service account tokens of all pods on the node."
  type        = string
  default     = "ssh-grunt-sudo-users"
}

variable "tenancy" {
  description = "Hardware of the instances in the self-managed groups: `default` (shared), `dedicated` (your account alone) or `host` (a Dedicated Host you allocated). Dedicated hardware costs more per hour, and a change replaces the instances."
  type        = string
  default     = "default"
}

variable "use_exec_plugin_for_auth" {
  description = "Whether the Kubernetes provider fetches its token through an external command each time it needs one. Tokens last 15 minutes, so a long apply fails halfway with a token read at the start; set to false only where no command can be run."
  type        = bool
  default     = true
}

variable "use_imdsv1" {
  description = "Whether the metadata service of the workers also answers version 1 requests, which need no token. False demands IMDSv2 and stops server-side request forgery from reading node credentials; set true only for software that cannot do better."
  type        = bool
  default     = false
}

variable "use_kubergrunt_to_fetch_token" {
  description = "Whether the exec plugin calls `kubergrunt`, which must be in the `PATH`, for the token; with false it calls `aws eks get-token`. Used when `use_exec_plugin_for_auth` is true. Pick the tool your pipeline image contains."
  type        = bool
  default     = true
}

variable "use_managed_iam_policies" {
  description = "Whether the worker roles get customer managed policies in place of inline ones, as most security standards ask. Effective permissions are equal."
  type        = bool
  default     = true
}

variable "use_prefix_mode_to_calculate_max_pods" {
  description = "Whether the pod limit of each node is calculated for prefix delegation in the VPC CNI. Set it to the same value as `vpc_cni_enable_prefix_delegation` of the EKS service: true without delegation makes pods hang in `ContainerCreating`, false with it leaves room unused."
  type        = bool
  default     = false
}

variable "worker_k8s_role_mapping_name" {
  description = "Name of the ConfigMap with the role mapping of these workers in `aws_auth_merger_namespace`. It must be unique there, so change it for a second set of workers. Unused when that namespace is `null`."
  type        = string
  default     = "eks-cluster-worker-iam-mapping"
}

variable "worker_name_prefix" {
  description = "Text in front of the names of all resources of these workers, for example `gpu-`. It keeps several sets of workers of one cluster apart, such as blue and green during an upgrade. Changing it replaces them."
  type        = string
  default     = ""
}
