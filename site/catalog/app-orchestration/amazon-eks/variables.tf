variable "allow_inbound_api_access_from_cidr_blocks" {
  description = "IPv4 ranges that can reach the public endpoint of the Kubernetes API, for example the address of your office or VPN, `[\"203.0.113.0/24\"]`. `[\"0.0.0.0/0\"]` leaves authentication as the only barrier. Pass `[]` when `endpoint_public_access` is false, and allow callers from your networks through `allow_private_api_access_from_cidr_blocks`."
  type        = list(string)
}

variable "cluster_name" {
  description = "Name of the EKS cluster, unique in the account and Region: 1 to 100 letters, digits, hyphens, and underscores. Roles, security groups, log groups, and kubeconfig entries contain it, and subnets are often tagged with it. Changing it replaces the cluster and everything that runs in it."
  type        = string
}

variable "control_plane_vpc_subnet_ids" {
  description = "IDs of the subnets in which EKS puts its network interfaces to your VPC: at least two, in different Availability Zones, each with a few free IP addresses. Private subnets are usual. Zones in `control_plane_disallowed_availability_zones` are filtered out."
  type        = list(string)
}

variable "vpc_id" {
  description = "ID of the VPC that contains the cluster, its security groups, and its workers. DNS hostnames and DNS resolution must be enabled in it, or nodes cannot find the private API endpoint. Changing it replaces the cluster."
  type        = string
}

variable "access_config_authentication_mode" {
  description = "Source of the cluster's IAM mappings: `CONFIG_MAP` reads only the `aws-auth` ConfigMap, `API` reads only `access_entries`, and `API_AND_CONFIG_MAP` reads both. EKS lets you move from `CONFIG_MAP` toward `API` but never back. EKS Auto Mode requires one of the modes with `API`."
  type        = string
  default     = "CONFIG_MAP"
}

variable "access_entries" {
  description = "Access entries to create, keyed by a name of your choice: `{ ops = { principal_arn = \"arn:aws:iam::111122223333:role/ops\", type = \"STANDARD\" } }`, optionally with `kubernetes_groups`. Self-managed nodes need an entry of type `EC2_LINUX`. Requires an `access_config_authentication_mode` that includes `API`; `{}` creates none."
  type        = any
  default     = {}
}

variable "access_entry_policy_associations" {
  description = "EKS access policies for principals in `access_entries`, keyed by name. Each has a `principal_arn`, a `policy_arn` such as `arn:aws:eks::aws:cluster-access-policy/AmazonEKSViewPolicy`, and a scope: `type` is `cluster` or `namespace`, and `namespaces` lists the namespaces. With `{}`, entries have only what RBAC grants their groups."
  type        = any
  default     = {}
}

variable "additional_security_groups_for_control_plane" {
  description = "IDs of security groups attached to the network interfaces of the control plane in addition to the one EKS creates. Use it to let tools in other groups reach the API through rules that you manage elsewhere."
  type        = list(string)
  default     = []
}

variable "additional_security_groups_for_workers" {
  description = "IDs of security groups attached to all worker nodes, self-managed and managed, in addition to the group the module creates. Useful for a database that allows a fixed group; EC2 allows five groups per interface by default."
  type        = list(string)
  default     = []
}

variable "alarms_sns_topic_arn" {
  description = "ARNs of the SNS topics that the CPU, memory, and disk alarms of the workers notify. Used when `enable_cloudwatch_alarms` is true; with the empty default, the alarms are visible in CloudWatch but notify no one."
  type        = list(string)
  default     = []
}

variable "allow_inbound_ssh_from_cidr_blocks" {
  description = "IPv4 ranges in CIDR notation from which port 22 of the worker nodes is reachable. Empty opens no port. Keep it to the network of a VPN or bastion, and consider SSM Session Manager, which needs no open port."
  type        = list(string)
  default     = []
}

variable "allow_inbound_ssh_from_security_groups" {
  description = "IDs of security groups, such as that of a bastion host, whose members can open SSH connections to the worker nodes. An empty list adds no rule."
  type        = list(string)
  default     = []
}

variable "allow_private_api_access_from_cidr_blocks" {
  description = "IPv4 ranges inside the VPC or connected networks that can reach the private API endpoint on port 443. Nodes always have access; add the VPN range if people or pipelines use `kubectl` from there. You can also allow callers by security group with `allow_private_api_access_from_security_groups`."
  type        = list(string)
  default     = []
}

variable "allow_private_api_access_from_security_groups" {
  description = "IDs of security groups whose members can reach the private API endpoint on port 443, for example a bastion host or a CI runner. Every caller inside the VPC needs a rule of this kind once `endpoint_public_access` is false."
  type        = list(string)
  default     = []
}

variable "asg_default_enable_detailed_monitoring" {
  description = "Whether instances of self-managed groups report EC2 metrics every minute instead of every five, for entries of `autoscaling_group_configurations` without their own value. One-minute metrics are charged per instance."
  type        = bool
  default     = true
}

variable "asg_default_extra_block_device_mappings" {
  description = "Additional volumes of self-managed workers, for entries of `autoscaling_group_configurations` without their own: a `device_name` such as `/dev/xvdb`, and an `ebs` object with size, type, IOPS, throughput, and encryption. The root volume has its own inputs, such as `asg_default_instance_root_volume_size`; `[]` adds no volume."
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

variable "asg_default_instance_root_volume_encryption" {
  description = "Whether the root volume of self-managed workers is encrypted, for entries without their own value. The disk contains container images, logs, and `emptyDir` data, so leave it true."
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
  description = "Throughput in MiB/s of the root volume of self-managed workers, for entries without their own. Only `gp3` supports it, from 125 upward; `null` keeps the default of the volume type."
  type        = number
  default     = null
}

variable "asg_default_instance_root_volume_type" {
  description = "EBS volume type of the root disk of self-managed workers, for entries without their own. The default `standard` is magnetic storage of the previous generation; set `gp3` for new groups, which is faster and includes 3,000 IOPS."
  type        = string
  default     = "standard"
}

variable "asg_default_instance_type" {
  description = "EC2 instance type of self-managed workers, for entries without their own. It also limits the pods per node, because pods take IP addresses from the network interfaces of the instance."
  type        = string
  default     = "t3.medium"
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
  description = "Instance types a self-managed group can mix, for entries without their own: a list such as `[{ instance_type = \"m7i.large\", weighted_capacity = 1 }, { instance_type = \"m6i.large\", weighted_capacity = 1 }]`. Choose types with equal CPU and memory, because the cluster autoscaler assumes identical nodes. Used with `asg_default_use_multi_instances_policy`."
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
  description = "Highest price per hour in USD, as a string such as `\"0.05\"`, that a self-managed group pays for a Spot Instance. `null` accepts up to the On-Demand price, which causes the fewest interruptions."
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
  description = "Full name of the instance profile of self-managed workers. `null` derives it from the cluster and `worker_name_prefix`. Set it where a naming rule or an existing policy refers to the profile by name; see also `asg_use_resource_name_prefix`."
  type        = string
  default     = null
}

variable "asg_iam_permissions_boundary" {
  description = "ARN of the IAM policy that caps the permissions of the role of self-managed workers. Required in accounts that forbid roles without a boundary; `null` sets no boundary."
  type        = string
  default     = null
}

variable "asg_security_group_tags" {
  description = "Tags for the security group of the self-managed workers, as key-value pairs. Only one security group per node can have `kubernetes.io/cluster/NAME` = `owned`: the AWS Load Balancer Controller reports an error if it finds several."
  type        = map(string)
  default     = {}
}

variable "asg_use_resource_name_prefix" {
  description = "Whether resources of self-managed workers get generated names with a fixed beginning, so that a replacement can be created before the old one is deleted. False gives exact names. Changing it on a running cluster replaces the workers."
  type        = bool
  default     = true
}

variable "asg_worker_iam_policy_tags" {
  description = "Tags for the customer managed IAM policies attached to the role of the self-managed workers, as key-value pairs. Inline policies cannot have tags, so the input has no effect when `use_managed_iam_policies` is false."
  type        = map(string)
  default     = {}
}

variable "asg_worker_iam_role_tags" {
  description = "Tags for the IAM role that self-managed workers assume, as key-value pairs, added to those in `default_tags`. Use them to record an owner or to write IAM conditions on `aws:ResourceTag`; a role can have up to 50 tags."
  type        = map(string)
  default     = {}
}

variable "asg_worker_instance_profile_tags" {
  description = "Tags for the EC2 instance profile through which self-managed workers receive their role, as key-value pairs. Profiles are free of charge, so these tags serve inventories and access rules rather than cost reports; `{}` leaves only `default_tags`."
  type        = map(string)
  default     = {}
}

variable "auth_merger_eks_fargate_profile_tags" {
  description = "Tags for the Fargate profile that runs the aws-auth-merger, as key-value pairs. EKS does not pass them on to the pods, so they cannot label Fargate charges. Used only when `enable_aws_auth_merger` and `enable_aws_auth_merger_fargate` are both true."
  type        = map(string)
  default     = {}
}

variable "autoscaling_group_configurations" {
  description = "Self-managed worker groups, as a map keyed by a suffix for the group name: `{ a = { subnet_ids = [\"subnet-0a1b2c3d\"], min_size = 1, max_size = 4, asg_instance_type = \"m7i.large\" } }`. Keys an entry leaves out come from the `asg_default_*` inputs. Use one entry per Availability Zone when pods have EBS volumes; `{}` creates none."
  type        = any
  default     = {}
}

variable "autoscaling_group_include_autoscaler_discovery_tags" {
  description = "Whether self-managed groups have the tags `k8s.io/cluster-autoscaler/enabled` and `k8s.io/cluster-autoscaler/NAME`, by which the cluster autoscaler finds the groups it can scale. False hides them from it."
  type        = bool
  default     = true
}

variable "aws_auth_merger_default_configmap_name" {
  description = "Name of the ConfigMap, inside `aws_auth_merger_namespace`, that contains the mappings this module makes from its own inputs. The merger combines it with those of other teams, so it must differ from theirs. Used when `enable_aws_auth_merger` is true."
  type        = string
  default     = "main-aws-auth"
}

variable "aws_auth_merger_image" {
  description = "Container image of the aws-auth-merger: `repo` is the registry URL without a tag, `tag` the version. You build and host the image yourself. Required when `enable_aws_auth_merger` is true, otherwise `null`."
  type = object({
    repo = string
    tag = string
  })
  default = null
}

variable "aws_auth_merger_namespace" {
  description = "Kubernetes namespace that the merger runs in and watches for ConfigMaps. Anyone who can write ConfigMaps there can become a cluster administrator, so protect it like `kube-system`. Used when `enable_aws_auth_merger` is true."
  type        = string
  default     = "aws-auth-merger"
}

variable "bootstrap_cluster_creator_admin_permissions" {
  description = "Whether the identity that creates the cluster becomes its administrator. It must stay true in `CONFIG_MAP` mode. With true, leave that identity out of `access_entries`, or EKS returns `ResourceInUseException`; with false, name another administrator there. A change after creation can replace the cluster, so read the plan."
  type        = bool
  default     = true
}

variable "cloud_init_parts" {
  description = "Additional cloud-init parts for the self-managed workers, keyed by name, each with `filename`, a MIME `content_type` and `content`. A part with the key `default` takes the place of the module's own boot script and must then register the node with the cluster itself, on AL2023 with a `NodeConfig` for `nodeadm`."
  type = map(object({
    filename = string
    content_type = string
    content = string
  }))
  default = {}
}

variable "cluster_iam_role_arn" {
  description = "ARN of an existing IAM role for the control plane, which must trust `eks.amazonaws.com` and have `AmazonEKSClusterPolicy`. `null` creates a role. Decide before the first apply: EKS cannot change the role of a cluster, so a different value destroys the cluster and creates a new one."
  type        = string
  default     = null
}

variable "cluster_iam_role_permissions_boundary" {
  description = "ARN of the IAM policy that caps the permissions of the role EKS assumes to manage network interfaces and load balancers. A boundary that denies those calls leaves the cluster in `CREATING` or `FAILED`; `null` sets none. Not applied to a role given in `cluster_iam_role_arn`."
  type        = string
  default     = null
}

variable "cluster_instance_ami" {
  description = "ID of the AMI for self-managed workers, and for managed groups with a launch template. Build it with the catalog's EKS worker Packer template, for the same Kubernetes version as the cluster and on Amazon Linux 2023, since EKS no longer publishes Amazon Linux 2 images. `null` when `cluster_instance_ami_filters` looks it up; if both are given, the ID takes precedence."
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
  description = "Whether self-managed workers get a public IPv4 address. True is only for public subnets without a NAT gateway; security groups are then the only protection from the internet, and each address is billed by the hour."
  type        = bool
  default     = false
}

variable "cluster_instance_keypair_name" {
  description = "Name of the EC2 key pair installed on the workers for SSH as the default user of the image. `null` installs none, for access by ssh-grunt or SSM only."
  type        = string
  default     = null
}

variable "cluster_network_config_ip_family" {
  description = "IP family of pod and Service addresses, `ipv4` or `ipv6`. With `ipv6`, the VPC and its subnets need IPv6 ranges, nodes must be Nitro instances, and the VPC CNI needs IPv6 permissions; EKS then assigns the Service range itself. Changing it replaces the cluster."
  type        = string
  default     = "ipv4"
}

variable "cluster_network_config_service_ipv4_cidr" {
  description = "IPv4 range of Kubernetes Services, from `/24` to `/12`, within 10.0.0.0/8, 172.16.0.0/12 or 192.168.0.0/16, without overlap with the VPC or connected networks. With `null`, EKS takes 10.100.0.0/16 or 172.20.0.0/16. Only for the family `ipv4`; changing it replaces the cluster."
  type        = string
  default     = null
}

variable "cluster_security_group_id" {
  description = "ID of an existing security group for the control plane's network interfaces, instead of the one this service would create. EKS attaches its own primary cluster security group in either case; additional groups belong in `additional_security_groups_for_control_plane`. `null` creates the group."
  type        = string
  default     = null
}

variable "control_plane_cloudwatch_log_group_class" {
  description = "Log class of the control plane's log group: `STANDARD`, or `INFREQUENT_ACCESS`, which costs less to ingest but offers no metric filters, subscriptions, or Live Tail. CloudWatch cannot change the class of a group, so a new value replaces the group and discards its logs."
  type        = string
  default     = "STANDARD"
}

variable "control_plane_cloudwatch_log_group_kms_key_id" {
  description = "KMS key that encrypts the control plane logs; give the key ARN. Its policy must allow `logs.REGION.amazonaws.com`. `null` keeps the default encryption of CloudWatch Logs. Used when `should_create_control_plane_cloudwatch_log_group` is true."
  type        = string
  default     = null
}

variable "control_plane_cloudwatch_log_group_retention_in_days" {
  description = "Days to keep control plane logs, in the steps CloudWatch Logs accepts (1, 3, 5, 7, 14, 30, 60, 90, ... 3653). `null` keeps them forever. Audit logs of a busy cluster grow by gigabytes per day, so set a limit that your compliance rules allow."
  type        = number
  default     = null
}

variable "control_plane_cloudwatch_log_group_tags" {
  description = "Tags for the log group `/aws/eks/NAME/cluster`, as key-value pairs. `null` adds none. Used when `should_create_control_plane_cloudwatch_log_group` is true."
  type        = map(string)
  default     = null
}

variable "control_plane_disallowed_availability_zones" {
  description = "Availability Zones in which EKS has no capacity for control planes; subnets of `control_plane_vpc_subnet_ids` in them are skipped. If AWS returns `UnsupportedAvailabilityZoneException`, add the zone it names. Zone names differ between accounts."
  type        = list(string)
  default     = ["us-east-1e"]
}

variable "create_default_fargate_iam_role" {
  description = "Whether to create one pod execution role that all Fargate profiles can share. It allows pulling images from ECR. Needed for `schedule_control_plane_services_on_fargate`; set to false in a cluster that never uses Fargate."
  type        = bool
  default     = true
}

variable "custom_default_fargate_iam_role_name" {
  description = "Name of the shared Fargate pod execution role. `null` derives it from `cluster_name`. Set it if roles must follow a naming rule; changing it replaces the role and the profiles that use it. Used when `create_default_fargate_iam_role` is true."
  type        = string
  default     = null
}

variable "custom_tags_eks_addons" {
  description = "Tags for the add-ons in `eks_addons`, as key-value pairs, in addition to `default_tags`. They mark the add-on resource in EKS, not the pods it runs or the volumes and interfaces those pods create. Used when `enable_eks_addons` is true."
  type        = map(string)
  default     = {}
}

variable "custom_worker_egress_security_group_rules" {
  description = "Additional outbound rules of the worker security groups, keyed by name. Each entry names ports, `protocol`, and either `target_security_group_id` or `cidr_blocks`, with the other one `null`. Outbound traffic is open by default, so entries mainly document what workers need."
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
  description = "Additional inbound rules of the worker security groups, keyed by name, for example NodePort ranges for a network appliance. Each entry names ports, `protocol`, and either `source_security_group_id` or `cidr_blocks`, with the other one `null`."
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
  description = "Size and resolution of the CPU widget in the output `metric_widget_worker_cpu_usage`: `period` is the number of seconds per data point, `width` the number of dashboard columns (out of 24), and `height` the number of grid rows."
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
  description = "Size and resolution of the disk widget in the output `metric_widget_worker_disk_usage`: `period` in seconds, `width` in columns (out of 24), and `height` in grid rows. Disk use changes slowly, so a period of 300 reads better over a week."
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
  description = "Size and resolution of the memory widget in the output `metric_widget_worker_memory_usage`: `period` in seconds, `width` in columns (out of 24), and `height` in grid rows. Give all three widgets the same width to align them."
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
  description = "Tags for every resource of this service that supports them, as key-value pairs. More specific inputs such as `eks_cluster_tags` or `asg_worker_iam_role_tags` are merged on top. A key that the AWS provider's own `default_tags` block also sets takes the value given here."
  type        = map(string)
  default     = {}
}

variable "ebs_csi_driver_addon_config" {
  description = "Options of the EBS CSI driver add-on, with the keys that an entry of `eks_addons` has, such as `addon_version`. With `{}`, EKS installs its default version for the cluster's Kubernetes version, which can differ between clusters. Used when `enable_ebs_csi_driver` is true."
  type        = any
  default     = {}
}

variable "ebs_csi_driver_addon_tags" {
  description = "Tags for the EBS CSI driver add-on, as key-value pairs. Volumes the driver creates do not inherit them; tag those through the StorageClass parameter `tagSpecification_1` or the add-on's setting `extraVolumeTags`. Used when `enable_ebs_csi_driver` is true."
  type        = map(string)
  default     = {}
}

variable "ebs_csi_driver_iam_policy_tags" {
  description = "Tags for the IAM policies that this service creates for the driver, such as the one that permits `ebs_csi_driver_kms_key_arn`, as key-value pairs. The AWS managed policy `AmazonEBSCSIDriverPolicy` belongs to AWS and cannot be tagged."
  type        = map(string)
  default     = {}
}

variable "ebs_csi_driver_iam_role_tags" {
  description = "Tags for the IAM role of the EBS CSI controller, as key-value pairs. The role trusts the service account in `ebs_csi_driver_sa_name`, which makes a cluster name tag useful in accounts with several clusters. Unused while `enable_ebs_csi_driver` is false."
  type        = map(string)
  default     = {}
}

variable "ebs_csi_driver_kms_key_arn" {
  description = "ARN of a customer managed KMS key for volumes of the EBS CSI driver. The driver's role gets permission to use the key; to encrypt with it, also name it as `kmsKeyId` in the StorageClass. `null` grants nothing, which is enough for the AWS managed key `aws/ebs`."
  type        = string
  default     = null
}

variable "ebs_csi_driver_namespace" {
  description = "Kubernetes namespace of the driver's service account, written into the trust policy of its IAM role. The EKS add-on runs in `kube-system` by default, so keep it; with a value that does not match, the driver fails with `AccessDenied` on `AssumeRoleWithWebIdentity`."
  type        = string
  default     = "kube-system"
}

variable "ebs_csi_driver_sa_name" {
  description = "Name of the service account whose pods can assume the driver's IAM role. The EKS add-on uses `ebs-csi-controller-sa`; with another name the controller has no permissions and PersistentVolumeClaims stay `Pending`. The trust policy checks it together with `ebs_csi_driver_namespace`."
  type        = string
  default     = "ebs-csi-controller-sa"
}

variable "eks_addons" {
  description = "EKS add-ons to install, keyed by add-on name: `{ vpc-cni = { addon_version = \"v1.20.4-eksbuild.2\" }, coredns = {}, kube-proxy = {} }`. An entry can also contain `configuration_values`, `resolve_conflicts_on_create`, `resolve_conflicts_on_update`, and `service_account_role_arn`; without a version, AWS picks its default for the Kubernetes version. Used when `enable_eks_addons` is true."
  type        = any
  default     = {}
}

variable "eks_auto_mode_compute_config" {
  description = "Compute settings of EKS Auto Mode: `enabled`, and the built-in `node_pools`, any of `general-purpose` and `system`. An empty list creates none, so you write your own NodePools. Add `node_role_arn` when `eks_auto_mode_create_node_iam_role` is false. Read when `eks_auto_mode_enabled` is true."
  type        = any
  default = {
    enabled = true
    node_pools = [
      "general-purpose",
      "system",
    ]
  }
}

variable "eks_auto_mode_create_node_iam_role" {
  description = "Whether to create the IAM role of Auto Mode nodes. Set it to false if roles come from elsewhere, and pass the ARN as `node_role_arn` in `eks_auto_mode_compute_config`; built-in node pools cannot exist without a role. Irrelevant unless `eks_auto_mode_enabled` is true."
  type        = bool
  default     = true
}

variable "eks_auto_mode_elastic_load_balancing_config" {
  description = "Load balancing settings of EKS Auto Mode, an object with `enabled`: EKS itself then creates load balancers for Ingresses and Services. EKS accepts compute, storage, and load balancing only if all are on or all are off, so an override must agree with `eks_auto_mode_compute_config`; `{}` overrides nothing."
  type        = any
  default     = {}
}

variable "eks_auto_mode_enabled" {
  description = "Whether EKS Auto Mode runs the nodes: AWS launches, patches, and replaces them, and supplies pod networking, cluster DNS, EBS volumes, and load balancers, for a surcharge per instance. It requires an `access_config_authentication_mode` with `API`, and makes worker inputs such as `managed_node_group_configurations` unnecessary."
  type        = bool
  default     = false
}

variable "eks_auto_mode_iam_role_description" {
  description = "Description of the Auto Mode node role in IAM, up to 1,000 characters. `null` leaves the wording to the module. Use it to help people who review roles, for example with a ticket number or the owning team. Used while `eks_auto_mode_create_node_iam_role` is true."
  type        = string
  default     = null
}

variable "eks_auto_mode_iam_role_name" {
  description = "Name of the Auto Mode node role. `null` derives it from `cluster_name`, with `eks-auto-mode-role` at the end. IAM allows 64 characters, and 38 when `eks_auto_mode_iam_role_use_name_prefix` is true. Changing it replaces the role, which running nodes depend on."
  type        = string
  default     = null
}

variable "eks_auto_mode_iam_role_path" {
  description = "IAM path of the Auto Mode node role, beginning and ending with a slash, such as `/eks/`. Policies can then match all roles under the path by ARN. `null` uses `/`. A path is part of the ARN, so a change replaces the role."
  type        = string
  default     = null
}

variable "eks_auto_mode_iam_role_permissions_boundary" {
  description = "ARN of the IAM policy that caps the Auto Mode node role, for accounts that reject roles without one. It has to leave room for `AmazonEKSWorkerNodeMinimalPolicy` and for pulling images from ECR, or nodes do not become ready. `null` sets no boundary."
  type        = string
  default     = null
}

variable "eks_auto_mode_iam_role_use_name_prefix" {
  description = "Whether `eks_auto_mode_iam_role_name` is only the start of the role name, followed by a generated suffix. True avoids collisions when the role is replaced or several clusters share a naming scheme; false gives the exact name that other policies can refer to."
  type        = bool
  default     = true
}

variable "eks_auto_mode_storage_config" {
  description = "Block storage settings of EKS Auto Mode, an object with `block_storage = { enabled = true }`: EKS then provisions EBS volumes for StorageClasses with the provisioner `ebs.csi.eks.amazonaws.com`. Must agree with `eks_auto_mode_compute_config`; `{}` overrides nothing, and `enable_ebs_csi_driver` is not needed."
  type        = any
  default     = {}
}

variable "eks_cluster_creator_access_entry_tags" {
  description = "Tags for the access entry of the identity that creates the cluster, as key-value pairs. They matter only if such an entry exists: with `bootstrap_cluster_creator_admin_permissions` true and an `access_config_authentication_mode` that includes `API`."
  type        = map(string)
  default     = {}
}

variable "eks_cluster_iam_role_tags" {
  description = "Tags for the IAM role that the control plane assumes to manage network interfaces and load balancers, as key-value pairs. Without effect when `cluster_iam_role_arn` names an existing role, whose tags stay with its owner."
  type        = map(string)
  default     = {}
}

variable "eks_cluster_oidc_tags" {
  description = "Tags for the cluster's OpenID Connect provider in IAM, as key-value pairs. The provider's ARN contains only an ID, so a tag with the cluster name shows which ones are left over from deleted clusters; IAM allows 100 per account by default."
  type        = map(string)
  default     = {}
}

variable "eks_cluster_security_group_name" {
  description = "Name of the security group this service creates for the control plane. `null` generates one. Set it to the present name on a cluster whose group was named differently: EC2 cannot rename a group, so a changed name replaces it. Unused with `cluster_security_group_id`."
  type        = string
  default     = null
}

variable "eks_cluster_security_group_tags" {
  description = "Tags for the additional security group of the control plane, as key-value pairs. They do not reach the primary group, which EKS creates itself."
  type        = map(string)
  default     = {}
}

variable "eks_cluster_tags" {
  description = "Tags for the EKS cluster resource, as key-value pairs, for example to find the cost of the control plane. EKS does not pass them on to nodes; tag those with `asg_default_tags` and `node_group_default_tags`."
  type        = map(string)
  default     = {}
}

variable "eks_fargate_profile_iam_role_tags" {
  description = "Tags for the pod execution role of the Fargate profile that runs control plane services such as CoreDNS, as key-value pairs. They have an effect only while `schedule_control_plane_services_on_fargate` is true or the default execution role is created."
  type        = map(string)
  default     = {}
}

variable "eks_fargate_profile_tags" {
  description = "Tags for the Fargate profile that places CoreDNS and other control plane services on Fargate, as key-value pairs. Pods on the profile do not inherit them. Used when `schedule_control_plane_services_on_fargate` is true; `{}` leaves only `default_tags`."
  type        = map(string)
  default     = {}
}

variable "enable_aws_auth_merger" {
  description = "Whether to run the aws-auth-merger, which builds the `aws-auth` ConfigMap from several ConfigMaps, so that more than one module or team can map IAM roles. It requires `aws_auth_merger_image`. New clusters do not need it: several owners can add `access_entries` independently."
  type        = bool
  default     = false
}

variable "enable_aws_auth_merger_fargate" {
  description = "Whether the merger runs on Fargate. True lets it start before any worker node exists, which is necessary because nodes cannot join until `aws-auth` maps their role. False needs workers that have already joined."
  type        = bool
  default     = true
}

variable "enable_cloudwatch_alarms" {
  description = "Whether to create alarms for CPU, memory, and disk of the worker groups; see also `enable_worker_cloudwatch_alarms`. They notify `alarms_sns_topic_arn`. Memory and disk alarms have data only with `enable_cloudwatch_metrics`."
  type        = bool
  default     = true
}

variable "enable_cloudwatch_metrics" {
  description = "Whether the CloudWatch agent on the workers publishes memory and disk metrics and the node role can send them. They are billed as custom metrics per node. It covers nodes, not pods; pod metrics come from the core services."
  type        = bool
  default     = true
}

variable "enable_ebs_csi_driver" {
  description = "Whether to install the Amazon EBS CSI driver as an EKS add-on with its own IAM role, so that PersistentVolumeClaims can create EBS volumes. Do not list `aws-ebs-csi-driver` in `eks_addons` as well. Leave it false with `eks_auto_mode_enabled`, which includes block storage."
  type        = bool
  default     = false
}

variable "enable_eks_addons" {
  description = "Whether EKS manages the components in `eks_addons`, such as the VPC CNI, CoreDNS, and kube-proxy. With false, they run as self-managed copies that EKS installed at creation and no one updates, so set it to true for new clusters and update add-on versions along with `kubernetes_version`."
  type        = bool
  default     = false
}

variable "enable_fail2ban" {
  description = "Whether fail2ban on the self-managed workers blocks IP addresses after repeated failed SSH logins. The AMI must contain it. Irrelevant where no SSH rule is open."
  type        = bool
  default     = true
}

variable "enable_worker_cloudwatch_alarms" {
  description = "Whether the workers' Auto Scaling Groups get alarms for CPU, memory, and disk space, with the limits of inputs such as `high_worker_cpu_utilization_threshold`. Give `enable_cloudwatch_alarms` the same value. False suits clusters that alert from Prometheus. Alarms notify `alarms_sns_topic_arn`."
  type        = bool
  default     = true
}

variable "enable_worker_cloudwatch_log_aggregation" {
  description = "Whether workers send system logs, such as syslog and the auth log, to CloudWatch Logs through the agent in the AMI. Container logs are not included; Fluent Bit from the core services collects those, and is the recommended way for both."
  type        = bool
  default     = false
}

variable "enabled_control_plane_log_types" {
  description = "Control plane logs EKS sends to CloudWatch: any of `api`, `audit`, `authenticator`, `controllerManager`, and `scheduler`. `audit` is what an investigation needs; `controllerManager` and `scheduler` help in debugging but add cost. An empty list sends nothing."
  type        = list(string)
  default     = ["api", "audit", "authenticator"]
}

variable "endpoint_public_access" {
  description = "Whether the Kubernetes API has an endpoint on the internet, limited to `allow_inbound_api_access_from_cidr_blocks`. The private endpoint exists in both cases. With false, every `kubectl` and `tofu` run that talks to the API has to come from inside the network, over VPN or from a runner in the VPC."
  type        = bool
  default     = true
}

variable "external_account_ssh_grunt_role_arn" {
  description = "ARN of an IAM role in the account that contains your IAM users; ssh-grunt on the workers assumes it to read groups and public SSH keys. Leave it empty when users and cluster share one account."
  type        = string
  default     = ""
}

variable "fargate_profile_executor_iam_role_arns_for_k8s_role_mapping" {
  description = "ARNs of Fargate pod execution roles to add to `aws-auth`, so that Fargate nodes with those roles can join. Add the roles of profiles created outside this service; the default role is included. In `API` mode, EKS adds an access entry for each profile instead."
  type        = list(string)
  default     = []
}

variable "fargate_worker_disallowed_availability_zones" {
  description = "Availability Zones without Fargate capacity for EKS; subnets of `worker_vpc_subnet_ids` in them are left out of the Fargate profiles. Extend the list if the creation of a profile fails and names a zone."
  type        = list(string)
  default     = ["us-east-1d", "us-east-1e", "ca-central-1d"]
}

variable "high_worker_cpu_utilization_period" {
  description = "Seconds over which CloudWatch averages worker CPU before comparing it with `high_worker_cpu_utilization_threshold`, as a multiple of 60. Nodes without detailed monitoring report every 300 seconds, so a shorter period then has gaps; see `asg_default_enable_detailed_monitoring`."
  type        = number
  default     = 60
}

variable "high_worker_cpu_utilization_threshold" {
  description = "Average CPU use of a worker group in percent, 0 to 100, above which the alarm fires. Choose a value above the level that normal load reaches after autoscaling; sustained use near 100 means that pods without CPU requests no longer get their share."
  type        = number
  default     = 90
}

variable "high_worker_cpu_utilization_treat_missing_data" {
  description = "What the CPU alarm does in periods without data: `missing` turns it to `INSUFFICIENT_DATA`, `ignore` keeps its state, `breaching` counts the period as high, `notBreaching` as normal. `notBreaching` fits groups that scale to zero and then report nothing."
  type        = string
  default     = "missing"
}

variable "high_worker_disk_utilization_period" {
  description = "Seconds per period of the root disk alarm, as a multiple of 60. Disks fill slowly, so 300 warns early enough and changes state less often than the default. The data comes from the CloudWatch agent; see `enable_cloudwatch_metrics`."
  type        = number
  default     = 60
}

variable "high_worker_disk_utilization_threshold" {
  description = "Percentage of the root disk in use above which the alarm fires. By default, the kubelet deletes unused images from 85 percent and evicts pods when about 10 percent is free, so a value of 80 warns before either happens, and 90 hardly does."
  type        = number
  default     = 90
}

variable "high_worker_disk_utilization_treat_missing_data" {
  description = "What the disk alarm does in periods without data: `missing`, `ignore`, `breaching`, or `notBreaching`. Nodes whose image lacks the CloudWatch agent never send this metric: `breaching` reveals that, while `missing` leaves the alarm in `INSUFFICIENT_DATA` unnoticed."
  type        = string
  default     = "missing"
}

variable "high_worker_memory_utilization_period" {
  description = "Seconds over which memory use is averaged before the comparison with `high_worker_memory_utilization_threshold`, as a multiple of 60. A leaking pod can fill a node within minutes, so keep the period short; longer ones only report what the kernel has already killed."
  type        = number
  default     = 60
}

variable "high_worker_memory_utilization_threshold" {
  description = "Average memory use of a worker group in percent above which the alarm fires. The kubelet evicts pods only when about 100 MiB are left, which is a few percent of a small instance and far less of a large one; lower the value for small types."
  type        = number
  default     = 90
}

variable "high_worker_memory_utilization_treat_missing_data" {
  description = "What the memory alarm does in periods without data: `missing`, `ignore`, `breaching`, or `notBreaching`. EC2 itself reports no memory use, so with `enable_cloudwatch_metrics` false every period is empty, and `breaching` would keep the alarm on."
  type        = string
  default     = "missing"
}

variable "iam_role_to_rbac_group_mapping" {
  description = "Kubernetes groups for IAM roles, keyed by role ARN and written to `aws-auth`: `{ \"arn:aws:iam::111122223333:role/ops\" = [\"system:masters\"] }`. Give the ARN without a path. `system:masters` is unrestricted; map other people to groups bound by RBAC. EKS ignores it in `API` mode; new clusters use `access_entries`."
  type        = map(list(string))
  default     = {}
}

variable "iam_user_to_rbac_group_mapping" {
  description = "Kubernetes groups for IAM users, keyed by user ARN and written to `aws-auth`: `{ \"arn:aws:iam::111122223333:user/jane\" = [\"developers\"] }`. Prefer roles, through `access_entries` or `iam_role_to_rbac_group_mapping`: their credentials are temporary, and staff changes do not need an edit here."
  type        = map(list(string))
  default     = {}
}

variable "kubernetes_version" {
  description = "Kubernetes minor version of the cluster, as a string such as `\"1.35\"`. Pick one that `aws eks describe-cluster-versions` lists under standard support; extended support costs more per hour. Upgrades go one minor version at a time, nodes follow afterward, and EKS can roll back an upgrade only within seven days."
  type        = string
  default     = "1.35"
}

variable "managed_node_group_configurations" {
  description = "EKS managed node groups, as a map keyed by group name: `{ apps = { subnet_ids = [\"subnet-0a1b2c3d\"], min_size = 2, max_size = 6, desired_size = 2, instance_types = [\"m7i.large\"], labels = { role = \"apps\" } } }`. Keys an entry leaves out come from the `node_group_default_*` inputs. Renaming an entry replaces its group and drains its nodes; `{}` creates none."
  type        = any
  default     = {}
}

variable "node_group_default_capacity_type" {
  description = "Purchase option of managed node groups without their own: `ON_DEMAND` or `SPOT`. Spot nodes can be reclaimed with two minutes' notice, and EKS drains them first. Changing it replaces the group."
  type        = string
  default     = "ON_DEMAND"
}

variable "node_group_default_desired_size" {
  description = "Number of nodes a managed group starts with, for entries without their own. It must be between minimum and maximum; once the cluster autoscaler runs, the actual number differs from it."
  type        = number
  default     = 1
}

variable "node_group_default_enable_detailed_monitoring" {
  description = "Whether nodes of managed groups report EC2 metrics every minute rather than every five, for entries without their own value. Charged per node."
  type        = bool
  default     = true
}

variable "node_group_default_http_put_response_hop_limit" {
  description = "Network hops a metadata response can travel on managed nodes, 1 to 64, for entries without their own. 1 blocks pods from the node's credentials; `null` leaves the default of EC2 and EKS."
  type        = number
  default     = null
}

variable "node_group_default_instance_root_volume_encryption" {
  description = "Whether root volumes of managed nodes are encrypted, for entries without their own value. With a customer managed default EBS key, the service-linked role of EC2 Auto Scaling must be allowed to use that key."
  type        = bool
  default     = true
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
  description = "Smallest number of nodes of a managed group, for entries without their own. 0 is allowed and saves money for groups in occasional use; the cluster autoscaler then reads their labels and taints from tags; see `node_group_mirror_tags_to_asg`."
  type        = number
  default     = 1
}

variable "node_group_default_node_repair_config" {
  description = "Automatic node repair for managed node groups without their own setting. `{ enabled = true }` lets EKS replace or reboot nodes that stay unhealthy, after 30 minutes for most conditions. Add the `eks-node-monitoring-agent` add-on to detect more than kubelet failures. `null` leaves repair off."
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
  description = "Taints of managed node groups whose entry has none, each a map with `key`, `value`, and `effect`: `NO_SCHEDULE`, `NO_EXECUTE`, or `PREFER_NO_SCHEDULE`. Pods without a matching toleration stay away, CoreDNS included, so leave at least one group without taints."
  type        = list(map(string))
  default     = []
}

variable "node_group_iam_permissions_boundary" {
  description = "ARN of the IAM policy that caps the permissions of the role of the managed nodes. It must still allow what nodes need: ECR reads, the CNI, and EKS describe calls. `null` sets none."
  type        = string
  default     = null
}

variable "node_group_launch_template_instance_type" {
  description = "Instance type written into the launch template of the managed groups. EKS rejects a type in both places, so set it only if `instance_types` is empty; `null` leaves the type to `node_group_default_instance_types`."
  type        = string
  default     = null
}

variable "node_group_mirror_tags_to_asg" {
  description = "Whether tags of a managed node group are copied to the Auto Scaling Group that EKS creates for it. EKS does not do that itself, and the cluster autoscaler reads node labels and taints from those tags when it scales a group up from zero."
  type        = bool
  default     = true
}

variable "node_group_security_group_tags" {
  description = "Tags for the security group that the module creates for managed nodes, as key-value pairs. As with self-managed workers, only one group of a node should have the `kubernetes.io/cluster/NAME` tag."
  type        = map(string)
  default     = {}
}

variable "node_group_worker_iam_role_tags" {
  description = "Tags for the IAM role of the managed nodes, as key-value pairs, in addition to `default_tags`. They stay on the role and reach no instance; the node groups themselves take `node_group_default_tags`."
  type        = map(string)
  default     = {}
}

variable "num_control_plane_vpc_subnet_ids" {
  description = "Number of entries in `control_plane_vpc_subnet_ids`. Set it when those IDs are known only after apply, for example when the VPC is created in the same run, because the plan needs the count. `null` counts the list."
  type        = number
  default     = null
}

variable "num_worker_vpc_subnet_ids" {
  description = "Number of entries in `worker_vpc_subnet_ids`, needed when their IDs are known only after apply. `null` counts the list. The two must agree, or subnets are left out."
  type        = number
  default     = null
}

variable "schedule_control_plane_services_on_fargate" {
  description = "Whether a Fargate profile runs CoreDNS and other services of `kube-system`, so that a cluster works without EC2 nodes. It needs private subnets in `worker_vpc_subnet_ids`. DaemonSets do not run on Fargate, so neither do log and metrics agents."
  type        = bool
  default     = false
}

variable "secret_envelope_encryption_kms_key_arn" {
  description = "ARN of a symmetric KMS key that you own with which EKS encrypts Kubernetes secrets before they reach etcd. It cannot be removed or changed afterward without replacing the cluster, and deleting the key makes the cluster unusable. With `null`, EKS uses its default envelope encryption with an AWS owned key."
  type        = string
  default     = null
}

variable "should_create_control_plane_cloudwatch_log_group" {
  description = "Whether this service creates the log group of the control plane before EKS does, in order to set retention, key, and tags. If EKS has already created it, import it, or set this to false. EKS can write a last batch after destroy and so recreate the group."
  type        = bool
  default     = true
}

variable "ssh_grunt_iam_group" {
  description = "Name of the IAM group whose members can log in to the workers over SSH without sudo. An empty string allows no group. ssh-grunt must be installed in the AMI."
  type        = string
  default     = "ssh-grunt-users"
}

variable "ssh_grunt_iam_group_sudo" {
  description = "Name of the IAM group whose members can log in to the workers over SSH and use sudo. Root on a node can read the secrets of every pod on it, so keep the group as small as that of the cluster administrators."
  type        = string
  default     = "ssh-grunt-sudo-users"
}

variable "tenancy" {
  description = "Hardware of the worker instances: `default` shares hosts with other accounts, `dedicated` does not, `host` needs a Dedicated Host in your account. Changing it replaces the instances, and dedicated tenancy adds an hourly fee per Region."
  type        = string
  default     = "default"
}

variable "use_exec_plugin_for_auth" {
  description = "Whether the Kubernetes provider runs a command such as `aws eks get-token` each time it needs a token. Tokens last 15 minutes, so with false a long apply can fail halfway; set it to false only where no command can be run."
  type        = bool
  default     = true
}

variable "use_imdsv1" {
  description = "Whether the metadata service of the workers also accepts version 1 requests, which need no token. False requires IMDSv2 and keeps server-side request forgery from reading node credentials; set it to true only for software that cannot request a token."
  type        = bool
  default     = false
}

variable "use_managed_iam_policies" {
  description = "Whether the worker roles get customer managed policies instead of inline ones, as most security standards require. The effective permissions are the same."
  type        = bool
  default     = true
}

variable "use_prefix_mode_to_calculate_max_pods" {
  description = "Whether the pod limit of each node is computed for prefix delegation, where the VPC CNI assigns /28 prefixes instead of single addresses. Set it to true only if the `vpc-cni` entry of `eks_addons` sets `ENABLE_PREFIX_DELEGATION`; otherwise surplus pods stay in `ContainerCreating`."
  type        = bool
  default     = false
}

variable "worker_cloudwatch_log_group_kms_key_id" {
  description = "ARN of the KMS key for the log group with the workers' system logs. The key policy must allow CloudWatch Logs of the Region to use the key. `null` uses the default encryption. Used when `enable_worker_cloudwatch_log_aggregation` is true."
  type        = string
  default     = null
}

variable "worker_cloudwatch_log_group_name" {
  description = "Name of the log group for the workers' system logs. `null` derives it from the cluster. Used when `enable_worker_cloudwatch_log_aggregation` is true; a name per cluster keeps logs apart."
  type        = string
  default     = null
}

variable "worker_cloudwatch_log_group_retention_in_days" {
  description = "Days to keep the workers' system logs, in the steps of CloudWatch Logs (1 to 3653). `null` keeps them forever. Used when `enable_worker_cloudwatch_log_aggregation` is true."
  type        = number
  default     = null
}

variable "worker_cloudwatch_log_group_tags" {
  description = "Tags for the log group of the workers' system logs, as key-value pairs; `null` adds none. Used when `enable_worker_cloudwatch_log_aggregation` is true."
  type        = map(string)
  default     = null
}

variable "worker_iam_role_arns_for_k8s_role_mapping" {
  description = "ARNs of the IAM roles of worker nodes created outside this service, such as Karpenter's node role, so that `aws-auth` lets them join. With a missing role, nodes boot but never appear in `kubectl get nodes`. In `API` mode, add `access_entries` of type `EC2_LINUX` instead."
  type        = list(string)
  default     = []
}

variable "worker_name_prefix" {
  description = "Prefix of the names of worker resources. Use it when two sets of workers of one cluster would otherwise get the same names, for example `blue-`. Changing it replaces them."
  type        = string
  default     = ""
}

variable "worker_vpc_subnet_ids" {
  description = "IDs of private subnets for the Fargate profile of the administrative pods, ideally one per Availability Zone. Required when `schedule_control_plane_services_on_fargate` is true; worker groups name their own subnets. Fargate rejects public subnets."
  type        = list(string)
  default     = []
}
