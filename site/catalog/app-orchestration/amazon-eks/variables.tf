variable "allow_inbound_api_access_from_cidr_blocks" {
  description = "IPv4 ranges that may reach the public endpoint of the Kubernetes API, for example the address of your office or VPN, `[\"203.0.113.0/24\"]`. `[\"0.0.0.0/0\"]` leaves only authentication between the internet and the API. With `endpoint_public_access` false nobody comes that way; admit callers from your networks through `allow_private_api_access_from_cidr_blocks`."
  type        = list(string)
}

variable "cluster_name" {
  description = "Name of the EKS cluster, unique in the account and region: 1 to 100 letters, digits, hyphens and underscores. Roles, security groups, log groups and kubeconfig entries contain it, and subnets are often tagged with it. Changing it replaces the cluster and everything that runs in it."
  type        = string
}

variable "control_plane_vpc_subnet_ids" {
  description = "IDs of the subnets in which EKS puts its network interfaces to your VPC: at least two, in different Availability Zones, each with a few free addresses. Private subnets are usual. Zones in `control_plane_disallowed_availability_zones` are filtered out."
  type        = list(string)
}

variable "vpc_id" {
  description = "ID of the VPC that holds the cluster, its security groups and its workers. It needs DNS hostnames and DNS resolution switched on, or nodes cannot find the private API endpoint. Changing it replaces the cluster."
  type        = string
}

variable "additional_security_groups_for_control_plane" {
  description = "IDs of security groups attached to the network interfaces of the control plane in addition to the one EKS makes. Use it to let tools in other groups reach the API through rules you keep elsewhere."
  type        = list(string)
  default     = []
}

variable "additional_security_groups_for_workers" {
  description = "IDs of security groups attached to all worker nodes, self-managed and managed, besides the group the module creates. Useful for a database that admits a fixed group; EC2 allows five groups per interface by default."
  type        = list(string)
  default     = []
}

variable "alarms_sns_topic_arn" {
  description = "ARNs of the SNS topics that the CPU, memory and disk alarms of the workers notify. Used when `enable_cloudwatch_alarms` is true; with the empty default the alarms change colour in the console and nobody hears of it."
  type        = list(string)
  default     = []
}

variable "allow_inbound_ssh_from_cidr_blocks" {
  description = "IPv4 ranges in CIDR notation from which port 22 of the worker nodes is reachable. Empty opens no port. Keep it to the network of a VPN or bastion, and consider SSM Session Manager, which needs no open port."
  type        = list(string)
  default     = []
}

variable "allow_inbound_ssh_from_security_groups" {
  description = "IDs of security groups, such as that of a bastion host, whose members may open SSH connections to the worker nodes. An empty list adds no rule."
  type        = list(string)
  default     = []
}

variable "allow_private_api_access_from_cidr_blocks" {
  description = "IPv4 ranges inside the VPC or connected networks that may reach the private API endpoint on port 443. Nodes have access anyway; add the VPN range if people or pipelines use `kubectl` from there. Without an entry here, private access beside the nodes depends on `allow_private_api_access_from_security_groups`."
  type        = list(string)
  default     = []
}

variable "allow_private_api_access_from_security_groups" {
  description = "IDs of security groups whose members may reach the private API endpoint on port 443, for example a bastion host or the ECS Deploy Runner. Needed for every caller inside the VPC once `endpoint_public_access` is false."
  type        = list(string)
  default     = []
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
  description = "Upper limit of pods per self-managed worker, for entries without their own. `null` has it calculated from the instance type and from `vpc_cni_enable_prefix_delegation`. A value beyond the addresses available leaves pods in `ContainerCreating`."
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
  description = "Full name for the instance profile of self-managed workers. `null` derives it from the cluster and `worker_name_prefix`. Set it where a naming policy or an existing trust refers to the profile by name; see also `asg_use_resource_name_prefix`."
  type        = string
  default     = null
}

variable "asg_iam_permissions_boundary" {
  description = "ARN of the IAM policy that caps the permissions of the role of self-managed workers. Required in accounts that let only bounded roles be created; `null` sets no boundary."
  type        = string
  default     = null
}

variable "asg_security_group_tags" {
  description = "Tags for the security group of the self-managed workers, as key and value. Add `kubernetes.io/cluster/<cluster>` = `owned` to at most one group per node, since several confuse the load balancer controller."
  type        = map(string)
  default     = {}
}

variable "asg_use_resource_name_prefix" {
  description = "Whether resources of self-managed workers get generated names with a fixed beginning, so that a replacement can be created before the old one is deleted. False gives exact names. Switching it on a running cluster replaces the workers."
  type        = bool
  default     = true
}

variable "autoscaling_group_configurations" {
  description = "Self-managed worker groups, as map keyed by a suffix for the group name: `{ a = { subnet_ids = [\"subnet-0a1b2c3d\"], min_size = 1, max_size = 4, asg_instance_type = \"m6i.large\" } }`. What an entry leaves out comes from the `asg_default_*` inputs. Use one entry per Availability Zone when pods have EBS volumes; `{}` creates none."
  type        = any
  default     = {}
}

variable "autoscaling_group_include_autoscaler_discovery_tags" {
  description = "Whether self-managed groups carry the tags `k8s.io/cluster-autoscaler/enabled` and `k8s.io/cluster-autoscaler/<cluster>`, by which the cluster autoscaler finds the groups it may scale. False hides them from it."
  type        = bool
  default     = true
}

variable "aws_auth_merger_default_configmap_name" {
  description = "Name of the ConfigMap, inside `aws_auth_merger_namespace`, that holds the mappings this module makes from its own inputs. The merger combines it with those of other teams, so it must differ from theirs. Used when `enable_aws_auth_merger` is true."
  type        = string
  default     = "main-aws-auth"
}

variable "aws_auth_merger_image" {
  description = "Container image of the aws-auth-merger: `repo` is the registry address without tag, `tag` the version. You build and host the image yourself. Required when `enable_aws_auth_merger` is true, otherwise `null`."
  type = object({
    repo = string
    tag = string
  })
  default = null
}

variable "aws_auth_merger_namespace" {
  description = "Kubernetes namespace the merger runs in and watches for ConfigMaps. Whoever may write ConfigMaps there can become cluster administrator, so protect it as you protect `kube-system`."
  type        = string
  default     = "aws-auth-merger"
}

variable "cloud_init_parts" {
  description = "Extra cloud-init parts for the self-managed workers, keyed by name, each with `filename`, a MIME `content_type` and `content`. A part with the key `default` takes the place of the module's own boot script, and must then register the node with the cluster itself."
  type = map(object({
    filename = string
    content_type = string
    content = string
  }))
  default = {}
}

variable "cluster_iam_role_permissions_boundary" {
  description = "ARN of the IAM policy that caps the permissions of the role EKS itself assumes to manage network interfaces and load balancers. A boundary that denies those calls leaves the cluster in `CREATING` or `FAILED`; `null` sets none."
  type        = string
  default     = null
}

variable "cluster_instance_ami" {
  description = "ID of the AMI for self-managed workers, and for managed groups with a launch template. Build it from the catalog's EKS worker Packer template, for the same Kubernetes version as the cluster. `null` when `cluster_instance_ami_filters` looks it up; if both are given, the ID wins."
  type        = string
  default     = null
}

variable "cluster_instance_ami_filters" {
  description = "Lookup for the worker AMI: `owners` as account IDs or `self`, `filters` with names and values as in `aws ec2 describe-images`. The newest match is used, so each new build shows up as a change in the next plan. `null` when `cluster_instance_ami` is set or no workers are made here."
  type = object({
    owners = list(string)
    filters = list(object({
      name = string
      values = list(string)
    }))
  })
  default = null
}

variable "cluster_instance_associate_public_ip_address" {
  description = "Whether self-managed workers get a public IPv4 address. True is only for public subnets without NAT, exposes the kubelet host to the internet behind its security group, and is billed per address and hour."
  type        = bool
  default     = false
}

variable "cluster_instance_keypair_name" {
  description = "Name of the EC2 key pair installed on the workers for SSH as the default user of the image. `null` installs none, for access by ssh-grunt or SSM only."
  type        = string
  default     = null
}

variable "control_plane_cloudwatch_log_group_kms_key_id" {
  description = "KMS key that encrypts the control plane logs; give the key ARN. Its policy must allow `logs.<region>.amazonaws.com`. `null` keeps the default encryption of CloudWatch Logs. Used when `should_create_control_plane_cloudwatch_log_group` is true."
  type        = string
  default     = null
}

variable "control_plane_cloudwatch_log_group_retention_in_days" {
  description = "Days to keep control plane logs, in the steps CloudWatch Logs accepts (1, 3, 5, 7, 14, 30, 60, 90, ... 3653). `null` keeps them for ever. Audit logs of a busy cluster grow by gigabytes per day, so decide on a limit with your compliance rules."
  type        = number
  default     = null
}

variable "control_plane_cloudwatch_log_group_tags" {
  description = "Tags for the log group `/aws/eks/<cluster>/cluster`, as key and value. `null` adds none. Used when `should_create_control_plane_cloudwatch_log_group` is true."
  type        = map(string)
  default     = null
}

variable "control_plane_disallowed_availability_zones" {
  description = "Availability Zones in which EKS has no capacity for control planes; subnets of `control_plane_vpc_subnet_ids` in them are skipped. If AWS answers with `UnsupportedAvailabilityZoneException`, add the zone it names. Zone names differ between accounts."
  type        = list(string)
  default     = ["us-east-1e"]
}

variable "create_default_fargate_iam_role" {
  description = "Whether to create one pod execution role that all Fargate profiles may share. It allows the pull of images from ECR. Needed for `schedule_control_plane_services_on_fargate`; set to false in a cluster that never uses Fargate."
  type        = bool
  default     = true
}

variable "custom_default_fargate_iam_role_name" {
  description = "Name of the shared Fargate pod execution role. `null` derives it from `cluster_name`. Set it if roles must follow a naming rule; changing it replaces the role and the profiles that use it."
  type        = string
  default     = null
}

variable "custom_worker_egress_security_group_rules" {
  description = "Further outbound rules of the worker security groups, keyed by name. Each entry names ports, `protocol`, and either `target_security_group_id` or `cidr_blocks`, with the other one `null`. Outbound traffic is already open by default, so entries matter mostly for documentation and audits."
  type = map(object({
    from_port = number
    to_port = number
    protocol = string
    target_security_group_id = string
    cidr_blocks = list(string)
  }))
  default = {}
}

variable "custom_worker_ingress_security_group_rules" {
  description = "Further inbound rules of the worker security groups, keyed by name, for example NodePort ranges for a network appliance. Each entry names ports, `protocol`, and either `source_security_group_id` or `cidr_blocks`, with the other one `null`."
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
  description = "Look of the CPU widget in the `metric_widget_worker_cpu_usage` output: `period` is the step of the graph in seconds, `width` counts of 24 dashboard columns, `height` counts grid rows."
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
  description = "Look of the disk widget in the `metric_widget_worker_disk_usage` output: `period` in seconds, `width` of 24 columns, `height` in grid rows. Disk use changes slowly, so a period of 300 reads better over a week."
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
  description = "Look of the memory widget in the `metric_widget_worker_memory_usage` output: `period` in seconds, `width` of 24 columns, `height` in grid rows. Give all three widgets one width to align them."
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

variable "eks_addons" {
  description = "EKS add-ons to install, keyed by add-on name: `{ vpc-cni = { addon_version = \"v1.18.3-eksbuild.1\" }, coredns = {} }`. An entry may also hold `resolve_conflicts` and `service_account_role_arn`; without a version AWS picks its default for the Kubernetes version. Used when `enable_eks_addons` is true."
  type        = any
  default     = {}
}

variable "eks_cluster_security_group_tags" {
  description = "Tags for the additional security group of the control plane, as key and value. They do not reach the group which EKS creates by itself."
  type        = map(string)
  default     = {}
}

variable "eks_cluster_tags" {
  description = "Tags for the EKS cluster resource, as key and value, for example to find the cost of the control plane. EKS does not pass them on to nodes; tag those with `asg_default_tags` and `node_group_default_tags`."
  type        = map(string)
  default     = {}
}

variable "enable_aws_auth_merger" {
  description = "Whether to run the aws-auth-merger, which builds the `aws-auth` ConfigMap out of several ConfigMaps, so that more than one module or team can map IAM roles. It requires `aws_auth_merger_image`. Clusters on newer EKS versions can use access entries instead."
  type        = bool
  default     = false
}

variable "enable_aws_auth_merger_fargate" {
  description = "Whether the merger runs on Fargate. True lets it start before any worker node exists, which is needed because nodes cannot join until `aws-auth` maps their role. False needs workers that are already admitted."
  type        = bool
  default     = true
}

variable "enable_cloudwatch_alarms" {
  description = "Whether to create alarms for CPU, memory and disk of the worker groups. They notify `alarms_sns_topic_arn`; memory and disk alarms also need `enable_cloudwatch_metrics`."
  type        = bool
  default     = true
}

variable "enable_cloudwatch_metrics" {
  description = "Whether the CloudWatch agent on the workers publishes memory and disk metrics and the node role may send them. They are billed as custom metrics per node. It covers nodes, not pods; pod metrics come from the core services."
  type        = bool
  default     = true
}

variable "enable_eks_addons" {
  description = "Whether EKS manages the components in `eks_addons`, such as the VPC CNI, CoreDNS and kube-proxy. Then set `use_kubergrunt_sync_components` and `use_vpc_cni_customize_script` to false, since two managers overwrite each other."
  type        = bool
  default     = false
}

variable "enable_fail2ban" {
  description = "Whether fail2ban on the self-managed workers blocks addresses after repeated failed SSH logins. The AMI must contain it. Irrelevant where no SSH rule is open."
  type        = bool
  default     = true
}

variable "enable_worker_cloudwatch_log_aggregation" {
  description = "Whether workers send system logs, such as syslog and the auth log, to CloudWatch Logs through the agent of the AMI. Container logs are not included. Fluent Bit from the core services is the recommended way for both."
  type        = bool
  default     = false
}

variable "enabled_control_plane_log_types" {
  description = "Control plane logs EKS sends to CloudWatch: any of `api`, `audit`, `authenticator`, `controllerManager` and `scheduler`. `audit` is what an investigation needs; `controllerManager` and `scheduler` help in debugging but add cost. An empty list sends nothing."
  type        = list(string)
  default     = ["api", "audit", "authenticator"]
}

variable "endpoint_public_access" {
  description = "Whether the Kubernetes API has an endpoint on the internet, limited to `allow_inbound_api_access_from_cidr_blocks`. The private endpoint exists in both cases. With false, every `kubectl` and `terraform` run has to come from inside the network, over VPN or a runner in the VPC."
  type        = bool
  default     = true
}

variable "external_account_ssh_grunt_role_arn" {
  description = "ARN of an IAM role in the account that holds your IAM users; ssh-grunt on the workers assumes it to read groups and public SSH keys. Empty when users and cluster share one account."
  type        = string
  default     = ""
}

variable "fargate_profile_executor_iam_role_arns_for_k8s_role_mapping" {
  description = "ARNs of Fargate pod execution roles to enter in the role mapping, so that Fargate nodes with those roles may join. Add the roles of profiles created outside this module; the default role is included."
  type        = list(string)
  default     = []
}

variable "fargate_worker_disallowed_availability_zones" {
  description = "Availability Zones without Fargate capacity for EKS; subnets of `worker_vpc_subnet_ids` in them are left out of the Fargate profiles. Extend the list if creation of a profile fails for a zone."
  type        = list(string)
  default     = ["us-east-1d", "us-east-1e", "ca-central-1d"]
}

variable "iam_role_to_rbac_group_mapping" {
  description = "Kubernetes groups for IAM roles, keyed by role ARN: `{ \"arn:aws:iam::111122223333:role/ops\" = [\"system:masters\"] }`. Give the ARN without a path, since `aws-auth` does not match paths. `system:masters` is unrestricted; map other people to groups bound by RBAC."
  type        = map(list(string))
  default     = {}
}

variable "iam_user_to_rbac_group_mapping" {
  description = "Kubernetes groups for IAM users, keyed by user ARN: `{ \"arn:aws:iam::111122223333:user/jane\" = [\"developers\"] }`. Prefer `iam_role_to_rbac_group_mapping`, because roles give temporary credentials and survive a change of staff."
  type        = map(list(string))
  default     = {}
}

variable "kubernetes_version" {
  description = "Kubernetes minor version of the cluster as string, such as `\"1.33\"`. The default `1.22` is no longer offered by EKS; set one that `aws eks describe-cluster-versions` lists as supported. Upgrades go one minor version at a time, cannot be undone, and the workers follow afterwards."
  type        = string
  default     = "1.22"
}

variable "managed_node_group_configurations" {
  description = "EKS managed node groups, as map keyed by group name: `{ apps = { subnet_ids = [\"subnet-0a1b2c3d\"], min_size = 2, max_size = 6, desired_size = 2, instance_types = [\"m6i.large\"], labels = { role = \"apps\" } } }`. Absent keys come from the `node_group_default_*` inputs. Renaming an entry replaces its group and drains its nodes; `{}` creates none."
  type        = any
  default     = {}
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

variable "node_group_iam_permissions_boundary" {
  description = "ARN of the IAM policy that caps the permissions of the role of the managed nodes. It must still allow what nodes need: ECR reads, the CNI and EKS describe calls. `null` sets none."
  type        = string
  default     = null
}

variable "node_group_launch_template_instance_type" {
  description = "Instance type written into the launch template of the managed groups. EKS refuses a type in both places, so set it only if `instance_types` is empty; `null` leaves the type to `node_group_default_instance_types`."
  type        = string
  default     = null
}

variable "node_group_mirror_tags_to_asg" {
  description = "Whether tags of a managed node group are copied to the Auto Scaling Group that EKS creates for it. EKS does not do that itself, and the cluster autoscaler reads node labels and taints from those tags when it scales a group up from zero."
  type        = bool
  default     = true
}

variable "node_group_security_group_tags" {
  description = "Tags for the security group which the module makes for managed nodes, as key and value. Like with the self-managed workers, only one group of a node should carry the `kubernetes.io/cluster/<cluster>` tag."
  type        = map(string)
  default     = {}
}

variable "num_control_plane_vpc_subnet_ids" {
  description = "Number of entries in `control_plane_vpc_subnet_ids`. Give it when those IDs are known only after apply, for instance when the VPC is created in the same run, because Terraform needs the count while planning. `null` counts the list."
  type        = number
  default     = null
}

variable "num_worker_vpc_subnet_ids" {
  description = "Number of entries in `worker_vpc_subnet_ids`, needed when their IDs are known only after apply. `null` counts the list. It must agree with the list, or subnets are left out."
  type        = number
  default     = null
}

variable "schedule_control_plane_services_on_fargate" {
  description = "Whether CoreDNS and other services in `kube-system` run on Fargate, so that a cluster works without any EC2 node. It needs kubergrunt on the machine that applies, and private subnets in `worker_vpc_subnet_ids`. DaemonSets do not run on Fargate."
  type        = bool
  default     = false
}

variable "secret_envelope_encryption_kms_key_arn" {
  description = "ARN of a symmetric KMS key with which EKS encrypts Kubernetes secrets before they reach etcd. It cannot be removed or changed afterwards without replacing the cluster, and a deleted key makes the cluster unusable. `null` relies on the encryption EKS applies by itself."
  type        = string
  default     = null
}

variable "should_create_control_plane_cloudwatch_log_group" {
  description = "Whether Terraform creates the log group of the control plane before EKS does, in order to set retention, key and tags. If EKS created it already, import it first or set this to false. After destroy EKS may write once more and recreate it."
  type        = bool
  default     = true
}

variable "ssh_grunt_iam_group" {
  description = "Name of the IAM group whose members may log in to the workers over SSH without root rights. An empty string admits no group; ssh-grunt has to be in the AMI."
  type        = string
  default     = "ssh-grunt-users"
}

variable "ssh_grunt_iam_group_sudo" {
  description = "Name of the IAM group whose members may log in to the workers over SSH and use sudo. Root on a node reaches the secrets of every pod on it, so keep the group as small as that of the cluster administrators."
  type        = string
  default     = "ssh-grunt-sudo-users"
}

variable "tenancy" {
  description = "Hardware of the worker instances: `default` shares hosts with other accounts, `dedicated` does not, `host` needs a Dedicated Host of yours. Changing it replaces the instances, and dedicated tenancy adds an hourly fee per region."
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

variable "use_kubergrunt_sync_components" {
  description = "Whether `kubergrunt eks sync-core-components` runs on each change of `kubernetes_version`, to bring kube-proxy, CoreDNS and the VPC CNI to the matching versions. kubergrunt must know that version. Use false with `enable_eks_addons`."
  type        = bool
  default     = true
}

variable "use_kubergrunt_to_fetch_token" {
  description = "Whether the exec plugin calls `kubergrunt`, which must be in the `PATH`, for the token; with false it calls `aws eks get-token`. Used when `use_exec_plugin_for_auth` is true. Pick the tool your pipeline image contains."
  type        = bool
  default     = true
}

variable "use_kubergrunt_verification" {
  description = "Whether apply waits, with kubergrunt, until the API server of a new cluster answers. Without the wait, the first Kubernetes resources can fail against an endpoint that does not resolve yet. Set to false where kubergrunt is not installed."
  type        = bool
  default     = true
}

variable "use_managed_iam_policies" {
  description = "Whether the worker roles get customer managed policies in place of inline ones, as most security standards ask. Effective permissions are equal."
  type        = bool
  default     = true
}

variable "use_vpc_cni_customize_script" {
  description = "Whether a script with kubergrunt sets the VPC CNI options `vpc_cni_*` on the running DaemonSet after the cluster is up. With false those inputs have no effect here; configure the add-on or its Helm chart instead."
  type        = bool
  default     = true
}

variable "vpc_cni_enable_prefix_delegation" {
  description = "Whether the VPC CNI takes whole /28 prefixes, 16 addresses each, instead of single addresses. A node then holds many more pods. It works on Nitro instances and needs subnets with unbroken free blocks; fragmented subnets fail with `InsufficientCidrBlocks`."
  type        = bool
  default     = true
}

variable "vpc_cni_minimum_ip_target" {
  description = "Smallest number of addresses the VPC CNI reserves on every node from the start, used or not. A value near the usual pod count avoids delays when pods start in bulk but takes addresses from the subnet. `null` leaves the default of the CNI."
  type        = number
  default     = null
}

variable "vpc_cni_warm_ip_target" {
  description = "Number of free addresses the VPC CNI keeps ready on each node for the next pods. Low values save addresses and cause more EC2 API calls; with prefix delegation, whole prefixes are fetched to satisfy it. `null` leaves the default of the CNI."
  type        = number
  default     = null
}

variable "worker_cloudwatch_log_group_kms_key_id" {
  description = "KMS key ARN for the log group with the workers' system logs. The key policy must admit CloudWatch Logs of the region. `null` uses default encryption. Used when `enable_worker_cloudwatch_log_aggregation` is true."
  type        = string
  default     = null
}

variable "worker_cloudwatch_log_group_name" {
  description = "Name of the log group for the workers' system logs. `null` derives it from the cluster. Used when `enable_worker_cloudwatch_log_aggregation` is true; a name per cluster keeps logs apart."
  type        = string
  default     = null
}

variable "worker_cloudwatch_log_group_retention_in_days" {
  description = "Days to keep the workers' system logs, in the steps of CloudWatch Logs (1 to 3653). `null` keeps them for ever. Used when `enable_worker_cloudwatch_log_aggregation` is true."
  type        = number
  default     = null
}

variable "worker_cloudwatch_log_group_tags" {
  description = "Tags for the log group of the workers' system logs, as key and value; `null` adds none. Used when `enable_worker_cloudwatch_log_aggregation` is true."
  type        = map(string)
  default     = null
}

variable "worker_iam_role_arns_for_k8s_role_mapping" {
  description = "ARNs of the IAM roles of worker nodes created outside this module, so that `aws-auth` lets them join. A missing role shows as nodes that boot, but never appear in `kubectl get nodes`. The module's own workers are included."
  type        = list(string)
  default     = []
}

variable "worker_name_prefix" {
  description = "Text put in front of the names of worker resources. Use it when two sets of workers of one cluster would otherwise get equal names, for example `blue-`. Changing it replaces them."
  type        = string
  default     = ""
}

variable "worker_vpc_subnet_ids" {
  description = "IDs of private subnets for the Fargate profile of the administrative pods, ideally one per Availability Zone. Required when `schedule_control_plane_services_on_fargate` is true; the worker groups name their own subnets. Fargate refuses public subnets."
  type        = list(string)
  default     = []
}
