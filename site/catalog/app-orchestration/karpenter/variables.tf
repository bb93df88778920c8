variable "aws_region" {
  description = "Region of the EKS cluster, such as `eu-west-1`, in which Karpenter launches instances. The controller's IAM policy is limited to it, so a wrong Region causes `UnauthorizedOperation` when Karpenter launches the first node."
  type        = string
}

variable "eks_cluster_endpoint" {
  description = "URL of the cluster's Kubernetes API server, from the output `eks_cluster_endpoint` of the EKS service. Karpenter passes it to the nodes it launches, so their subnets need a route to this endpoint and DNS that resolves its name."
  type        = string
}

variable "eks_cluster_name" {
  description = "Name of the EKS cluster for which Karpenter provides nodes. The controller's permissions are limited to resources that belong to this cluster. Run one Karpenter per cluster; to serve another cluster, deploy this service a second time."
  type        = string
}

variable "eks_openid_connect_provider_arn" {
  description = "ARN of the cluster's OpenID Connect provider in IAM, the field `openid_connect_provider_arn` of the EKS service's output `eks_iam_role_for_service_accounts_config`. It becomes the principal in the trust policy of the controller's role. Required even when you bring your own role."
  type        = string
}

variable "eks_openid_connect_provider_url" {
  description = "Issuer URL of the cluster's OpenID Connect provider, the field `openid_connect_provider_url` of the same output of the EKS service. The trust policy compares it with the token of the service account, so ARN and URL must come from one cluster."
  type        = string
}

variable "create_karpenter_controller_irsa" {
  description = "Whether to create the IAM role that Karpenter's service account assumes (IRSA). Set it to false if another team creates roles, and pass `karpenter_controller_existing_role_arn`; that role then needs every permission your Karpenter version lists in its documentation."
  type        = bool
  default     = true
}

variable "create_karpenter_deprovisioning_queue" {
  description = "Whether to create the SQS queue and EventBridge rules through which Karpenter learns of Spot interruptions, rebalance recommendations, and instance state changes. Without them it cannot drain a Spot node before AWS reclaims it. False is acceptable for On-Demand nodes only."
  type        = bool
  default     = true
}

variable "create_karpenter_node_iam_role" {
  description = "Whether to create the IAM role and instance profile of the nodes. With false, pass `karpenter_node_existing_iam_role_arn` and `karpenter_node_existing_iam_role_name`. In both cases the cluster must accept the role, through an access entry of type `EC2_LINUX` or a mapping in `aws-auth`."
  type        = bool
  default     = true
}

variable "create_resources" {
  description = "Whether this service creates anything. False creates nothing and destroys what exists, so that one configuration can serve environments with and without Karpenter. Delete the NodePools before you set it to false, because running instances outlive the controller."
  type        = bool
  default     = true
}

variable "default_tags" {
  description = "Tags for all AWS resources that this service creates, as key-value pairs: roles, policies, queue, and event rules. The nodes are launched by Karpenter, not by this service, and take their tags from `spec.tags` of the EC2NodeClass."
  type        = map(string)
  default     = {}
}

variable "karpenter_chart_additional_values" {
  description = "Additional values for the Karpenter chart, as an object such as `{ replicas = 2, settings = { featureGates = { spotToSpotConsolidation = true } } }`. The valid keys depend on `karpenter_chart_version`. Values that this service sets, such as the cluster name and the queue, do not need to be repeated."
  type        = any
  default     = {}
}

variable "karpenter_chart_name" {
  description = "Name of the chart with the Karpenter controller inside `karpenter_chart_repository`. Keep `karpenter` unless your mirror stores the chart under another name; the custom resource definitions have their own chart; see `karpenter_crd_chart_name`."
  type        = string
  default     = "karpenter"
}

variable "karpenter_chart_namespace" {
  description = "Kubernetes namespace of the controller, which is also part of its role's trust policy. The Karpenter project recommends `kube-system`, because API requests from there have priority under load. Keep it equal to `karpenter_crd_chart_namespace`."
  type        = string
  default     = "karpenter"
}

variable "karpenter_chart_release_name" {
  description = "Name of the controller's Helm release, unique in `karpenter_chart_namespace`. Changing it uninstalls Karpenter and installs it again; nodes keep running meanwhile, but no pod that waits for capacity gets a node until the new controller is ready."
  type        = string
  default     = "karpenter"
}

variable "karpenter_chart_repository" {
  description = "Registry that contains the Karpenter chart. `oci://public.ecr.aws/karpenter` is the official one; clusters without internet access use a private ECR registry with copies of the chart and its image. The former HTTPS repository ends at version 0.16."
  type        = string
  default     = "oci://public.ecr.aws/karpenter"
}

variable "karpenter_chart_skip_crds" {
  description = "Whether Helm leaves out the custom resource definitions bundled with the `karpenter` chart. Set it to true when `karpenter_crd_helm_create` is true, so that only one chart owns the definitions. Helm installs bundled definitions once and never upgrades them."
  type        = bool
  default     = false
}

variable "karpenter_chart_version" {
  description = "Version of the Karpenter chart and controller. Set it to the same release as `karpenter_crd_chart_version`: the default v0.37.5 does not work with definitions of 1.6.2. Kubernetes 1.35 needs 1.9 or later. Since 0.35, versions are written without a leading `v`."
  type        = string
  default     = "v0.37.5"
}

variable "karpenter_controller_existing_role_arn" {
  description = "ARN of an existing IAM role for Karpenter's service account. Required when `create_karpenter_controller_irsa` is false, otherwise `null`. Its trust policy must allow `karpenter_service_account_name` in `karpenter_chart_namespace`, or the controller logs `AccessDenied` and launches nothing."
  type        = string
  default     = null
}

variable "karpenter_controller_iam_policy_tags" {
  description = "Tags for the IAM policy of the controller's role, as key-value pairs, merged with `default_tags`. The policy can launch and terminate instances, so some organizations use tags to restrict who can edit it."
  type        = map(string)
  default     = {}
}

variable "karpenter_controller_iam_role_tags" {
  description = "Tags for the IAM role of the controller, as key-value pairs, merged with `default_tags`. They have no effect when `create_karpenter_controller_irsa` is false, because an existing role is not changed."
  type        = map(string)
  default     = {}
}

variable "karpenter_crd_chart_name" {
  description = "Name of the chart with Karpenter's custom resource definitions inside `karpenter_crd_chart_repository`. Change it only for a mirror that renames charts. Used when `karpenter_crd_helm_create` is true."
  type        = string
  default     = "karpenter-crd"
}

variable "karpenter_crd_chart_namespace" {
  description = "Namespace in which Helm records the release of the custom resource definitions. The definitions themselves belong to the entire cluster, so the value mainly decides where `helm list` shows them. Use the same namespace as in `karpenter_chart_namespace`."
  type        = string
  default     = "karpenter"
}

variable "karpenter_crd_chart_release_name" {
  description = "Name of the Helm release of the custom resource definitions. Do not change it on a running cluster: uninstalling the old release deletes the definitions, every NodePool and NodeClaim with them, and therefore all nodes that Karpenter manages."
  type        = string
  default     = "karpenter-crd"
}

variable "karpenter_crd_chart_repository" {
  description = "Registry that contains the `karpenter-crd` chart, normally the same as in `karpenter_chart_repository`. Point both to your mirror in a cluster without internet access. Read when `karpenter_crd_helm_create` is true."
  type        = string
  default     = "oci://public.ecr.aws/karpenter"
}

variable "karpenter_crd_chart_version" {
  description = "Version of the definitions of NodePool, NodeClaim, and EC2NodeClass. Keep it equal to `karpenter_chart_version`, because the controller expects the schema of the same release. From 1.1 on, only the API version `v1` remains, so convert `v1beta1` manifests first."
  type        = string
  default     = "1.6.2"
}

variable "karpenter_crd_helm_create" {
  description = "Whether the `karpenter-crd` chart installs and upgrades the custom resource definitions. Recommended, because Helm never upgrades definitions that come inside the main chart. Set it to false if you apply them with `kubectl` or a GitOps tool, and see `karpenter_chart_skip_crds`."
  type        = bool
  default     = true
}

variable "karpenter_deprovisioning_queue_iam_policy_tags" {
  description = "Tags for the IAM policy that lets the controller read and delete messages of the interruption queue, as key-value pairs. Used when `create_karpenter_deprovisioning_queue` is true; the queue itself takes `karpenter_deprovisioning_queue_tags`."
  type        = map(string)
  default     = {}
}

variable "karpenter_deprovisioning_queue_name" {
  description = "Name of the SQS queue for interruption events, up to 80 letters, digits, hyphens, and underscores, unique in the account and Region. `null` generates one. A change replaces the queue, and events sent in between are lost."
  type        = string
  default     = null
}

variable "karpenter_deprovisioning_queue_tags" {
  description = "Tags for the interruption queue, as key-value pairs, merged with `default_tags`. They can serve as cost allocation tags for its SQS requests, whose number is small. Used when `create_karpenter_deprovisioning_queue` is true."
  type        = map(string)
  default     = {}
}

variable "karpenter_discovery_tag" {
  description = "Key of the tag by which Karpenter finds the AWS resources of this cluster; by convention, its value is the cluster name. Add the tag to the subnets and security groups that nodes should use, and select it in the EC2NodeClass."
  type        = string
  default     = "karpenter.sh/discovery"
}

variable "karpenter_irsa_permissions_boundary" {
  description = "ARN of the IAM policy that caps the controller's role. It must allow, among others, `ec2:CreateFleet`, `ec2:RunInstances`, `ec2:TerminateInstances`, `iam:PassRole` for the node role, and the calls for example profiles. `null` sets no boundary."
  type        = string
  default     = null
}

variable "karpenter_node_existing_iam_role_arn" {
  description = "ARN of an existing IAM role for the nodes, which the controller is allowed to pass to EC2. Required when `create_karpenter_node_iam_role` is false, otherwise `null`. The role needs the EKS worker node, CNI, and ECR read policies."
  type        = string
  default     = null
}

variable "karpenter_node_existing_iam_role_name" {
  description = "Name of the role in `karpenter_node_existing_iam_role_arn`, without its path. It is used for the instance profile and in the EC2NodeClass. Required when `create_karpenter_node_iam_role` is false, otherwise `null`."
  type        = string
  default     = null
}

variable "karpenter_node_iam_role_description" {
  description = "Description of the node role in IAM, up to 1,000 characters. It helps reviewers recognize a role that belongs to Karpenter's instances rather than to a node group. Used when `create_karpenter_node_iam_role` is true."
  type        = string
  default     = "IAM Role attached to nodes launched by Karpenter."
}

variable "karpenter_node_iam_role_max_session_duration" {
  description = "Longest session for the node role in seconds, from 3600 to 43200. EC2 renews instance credentials automatically, so the default of one hour is enough; the value concerns only callers that assume the role through AWS STS."
  type        = number
  default     = 3600
}

variable "karpenter_node_iam_role_name" {
  description = "Name of the node role, up to 64 characters; `null` generates one. With a name you choose, the access entry in the EKS service and the EC2NodeClass can refer to the role without reading an output of this service. Changing it replaces the role."
  type        = string
  default     = null
}

variable "karpenter_node_iam_role_path" {
  description = "IAM path of the node role, such as `/eks/`; `null` means `/`. A path becomes part of the ARN: access entries need the full ARN, while `aws-auth` accepts only the ARN without the path. Changing it replaces the role."
  type        = string
  default     = null
}

variable "karpenter_node_iam_role_permissions_boundary" {
  description = "ARN of the IAM policy that caps the node role. Nodes must still be able to call the EKS, EC2, and ECR actions of the worker node policies, or they start and never become ready. `null` sets no boundary."
  type        = string
  default     = null
}

variable "karpenter_node_iam_role_tags" {
  description = "Tags for the node role, as key-value pairs, merged with `default_tags`. They do not reach the instances, whose tags come from the EC2NodeClass. Used when `create_karpenter_node_iam_role` is true."
  type        = map(string)
  default     = {}
}

variable "karpenter_node_iam_role_use_name_prefix" {
  description = "Whether `karpenter_node_iam_role_name` is only a prefix, to which AWS adds a generated suffix. Leave it false if the EKS service or the EC2NodeClass refers to the role by its exact name. A prefix has at most 38 characters."
  type        = bool
  default     = false
}

variable "karpenter_service_account_name" {
  description = "Name of the Kubernetes service account of the controller, to which the trust policy of its role is limited together with `karpenter_chart_namespace`. Change it only to match an existing role in `karpenter_controller_existing_role_arn`."
  type        = string
  default     = "karpenter"
}
