variable "argocd_chart_additional_values" {
  description = "TODO"
  type        = any
  default     = {}
}

variable "argocd_chart_create_namespace" {
  description = "TODO"
  type        = bool
  default     = true
}

variable "argocd_chart_name" {
  description = "TODO"
  type        = string
  default     = "argo-cd"
}

variable "argocd_chart_namespace" {
  description = "TODO"
  type        = string
  default     = "argocd"
}

variable "argocd_chart_release_name" {
  description = "TODO"
  type        = string
  default     = "argocd"
}

variable "argocd_chart_repository" {
  description = "TODO"
  type        = string
  default     = "https://argoproj.github.io/argo-helm"
}

variable "argocd_chart_skip_crds" {
  description = "TODO"
  type        = bool
  default     = false
}

variable "argocd_chart_version" {
  description = "TODO"
  type        = string
  default     = "5.42.2"
}

variable "argocd_chart_wait" {
  description = "TODO"
  type        = bool
  default     = false
}

variable "argocd_iam_role_permissions_boundary" {
  description = "TODO"
  type        = string
  default     = null
}

variable "aws_partition" {
  description = "TODO"
  type        = string
  default     = "aws"
}

variable "create_fargate_execution_role" {
  description = "TODO"
  type        = bool
  default     = false
}

variable "create_fargate_profile" {
  description = "TODO"
  type        = bool
  default     = false
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

variable "eks_cluster_name" {
  description = "TODO"
  type        = string
  default     = ""
}

variable "fargate_profile_iam_role_tags" {
  description = "TODO"
  type        = map(string)
  default     = {}
}

variable "fargate_profile_tags" {
  description = "TODO"
  type        = map(string)
  default     = {}
}

variable "pod_execution_iam_role_arn" {
  description = "TODO"
  type        = string
  default     = null
}

variable "vpc_worker_subnet_ids" {
  description = "TODO"
  type        = list(string)
  default     = []
}
