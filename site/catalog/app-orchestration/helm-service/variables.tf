variable "application_name" {
  description = "TODO"
  type        = string
}

variable "helm_chart" {
  description = "TODO"
  type        = string
}

variable "helm_repository" {
  description = "TODO"
  type        = string
}

variable "namespace" {
  description = "TODO"
  type        = string
}

variable "create_namespace" {
  description = "TODO"
  type        = bool
  default     = false
}

variable "eks_iam_role_for_service_accounts_config" {
  description = "TODO"
  type = object({
    openid_connect_provider_arn = string
    openid_connect_provider_url = string
  })
  default = null
}

variable "helm_chart_values" {
  description = "TODO"
  type        = any
  default     = {}
}

variable "helm_chart_version" {
  description = "TODO"
  type        = string
  default     = null
}

variable "iam_policy" {
  description = "TODO"
  type = map(object({
    resources = list(string)
    actions = list(string)
    effect = string
  }))
  default = null
}

variable "iam_role_exists" {
  description = "TODO"
  type        = bool
  default     = false
}

variable "iam_role_name" {
  description = "TODO"
  type        = string
  default     = ""
}

variable "service_account_name" {
  description = "TODO"
  type        = string
  default     = ""
}

variable "sleep_for_resource_culling" {
  description = "TODO"
  type        = bool
  default     = false
}

variable "wait" {
  description = "TODO"
  type        = bool
  default     = true
}

variable "wait_timeout" {
  description = "TODO"
  type        = number
  default     = 300
}
