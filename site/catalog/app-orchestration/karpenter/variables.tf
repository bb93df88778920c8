variable "aws_region" {
  description = "TODO"
  type        = string
}

variable "eks_cluster_endpoint" {
  description = "TODO"
  type        = string
}

variable "eks_cluster_name" {
  description = "TODO"
  type        = string
}

variable "eks_openid_connect_provider_arn" {
  description = "TODO"
  type        = string
}

variable "eks_openid_connect_provider_url" {
  description = "TODO"
  type        = string
}

variable "create_karpenter_controller_irsa" {
  description = "TODO"
  type        = bool
  default     = true
}

variable "create_karpenter_deprovisioning_queue" {
  description = "TODO"
  type        = bool
  default     = true
}

variable "create_karpenter_node_iam_role" {
  description = "TODO"
  type        = bool
  default     = true
}

variable "create_resources" {
  description = "TODO"
  type        = bool
  default     = true
}

variable "default_tags" {
  description = "TODO"
  type        = map(string)
  default     = {}
}

variable "karpenter_chart_additional_values" {
  description = "TODO"
  type        = any
  default     = {}
}

variable "karpenter_chart_name" {
  description = "TODO"
  type        = string
  default     = "karpenter"
}

variable "karpenter_chart_namespace" {
  description = "TODO"
  type        = string
  default     = "karpenter"
}

variable "karpenter_chart_release_name" {
  description = "TODO"
  type        = string
  default     = "karpenter"
}

variable "karpenter_chart_repository" {
  description = "TODO"
  type        = string
  default     = "oci://public.ecr.aws/karpenter"
}

variable "karpenter_chart_skip_crds" {
  description = "TODO"
  type        = bool
  default     = false
}

variable "karpenter_chart_version" {
  description = "TODO"
  type        = string
  default     = "v0.37.5"
}

variable "karpenter_controller_existing_role_arn" {
  description = "TODO"
  type        = string
  default     = null
}

variable "karpenter_controller_iam_policy_tags" {
  description = "TODO"
  type        = map(string)
  default     = {}
}

variable "karpenter_controller_iam_role_tags" {
  description = "TODO"
  type        = map(string)
  default     = {}
}

variable "karpenter_crd_chart_name" {
  description = "TODO"
  type        = string
  default     = "karpenter-crd"
}

variable "karpenter_crd_chart_namespace" {
  description = "TODO"
  type        = string
  default     = "karpenter"
}

variable "karpenter_crd_chart_release_name" {
  description = "TODO"
  type        = string
  default     = "karpenter-crd"
}

variable "karpenter_crd_chart_repository" {
  description = "TODO"
  type        = string
  default     = "oci://public.ecr.aws/karpenter"
}

variable "karpenter_crd_chart_version" {
  description = "TODO"
  type        = string
  default     = "1.6.2"
}

variable "karpenter_crd_helm_create" {
  description = "TODO"
  type        = bool
  default     = true
}

variable "karpenter_deprovisioning_queue_iam_policy_tags" {
  description = "TODO"
  type        = map(string)
  default     = {}
}

variable "karpenter_deprovisioning_queue_name" {
  description = "TODO"
  type        = string
  default     = null
}

variable "karpenter_deprovisioning_queue_tags" {
  description = "TODO"
  type        = map(string)
  default     = {}
}

variable "karpenter_discovery_tag" {
  description = "TODO"
  type        = string
  default     = "karpenter.sh/discovery"
}

variable "karpenter_irsa_permissions_boundary" {
  description = "TODO"
  type        = string
  default     = null
}

variable "karpenter_node_existing_iam_role_arn" {
  description = "TODO"
  type        = string
  default     = null
}

variable "karpenter_node_existing_iam_role_name" {
  description = "TODO"
  type        = string
  default     = null
}

variable "karpenter_node_iam_role_description" {
  description = "TODO"
  type        = string
  default     = "IAM Role attached to nodes launched by Karpenter."
}

variable "karpenter_node_iam_role_max_session_duration" {
  description = "TODO"
  type        = number
  default     = 3600
}

variable "karpenter_node_iam_role_name" {
  description = "TODO"
  type        = string
  default     = null
}

variable "karpenter_node_iam_role_path" {
  description = "TODO"
  type        = string
  default     = null
}

variable "karpenter_node_iam_role_permissions_boundary" {
  description = "TODO"
  type        = string
  default     = null
}

variable "karpenter_node_iam_role_tags" {
  description = "TODO"
  type        = map(string)
  default     = {}
}

variable "karpenter_node_iam_role_use_name_prefix" {
  description = "TODO"
  type        = bool
  default     = false
}

variable "karpenter_service_account_name" {
  description = "TODO"
  type        = string
  default     = "karpenter"
}
