variable "name" {
  description = "Name of the Kubernetes namespace: at most 63 lower-case letters, digits and hyphens, beginning and ending with a letter or digit, unique in the cluster. Pods reach Services here as `<service>.<name>.svc`. Changing it deletes the namespace with everything in it and makes a new one."
  type        = string
}

variable "annotations" {
  description = "Annotations of the namespace, as key and value, read by tools and controllers. Example: `{ \"owner\" = \"payments@acme.com\" }`. They can hold longer text than labels but cannot be selected by."
  type        = map(string)
  default     = {}
}

variable "eks_cluster_name" {
  description = "Name of the EKS cluster, needed for the Fargate profile. Required when `schedule_pods_on_fargate` is true; leave it `null` otherwise, above all for clusters outside EKS. The namespace itself is created wherever your Kubernetes provider points."
  type        = string
  default     = null
}

variable "full_access_rbac_entities" {
  description = "Users, groups and service accounts bound to the role with all rights in this namespace. `kind` is `User`, `Group` or `ServiceAccount`, `name` the name RBAC knows, `namespace` the home of a service account and empty for the others. Full access includes reading secrets."
  type = list(object({
    kind = string
    name = string
    namespace = string
  }))
  default = []
}

variable "labels" {
  description = "Labels of the namespace and of the roles made for it, as key and value. Network policies and admission rules select by them; `pod-security.kubernetes.io/enforce = \"restricted\"` switches on the Pod Security Standards."
  type        = map(string)
  default     = {}
}

variable "pod_execution_iam_role_arn" {
  description = "ARN of the IAM role with which Fargate pulls images and writes logs for pods in this namespace, usually the default role of the EKS service. Required when `schedule_pods_on_fargate` is true."
  type        = string
  default     = null
}

variable "read_only_access_rbac_entities" {
  description = "Users, groups and service accounts bound to the role that may look at objects in this namespace but not change them. Same form as `full_access_rbac_entities`. Suits support staff and monitoring."
  type = list(object({
    kind = string
    name = string
    namespace = string
  }))
  default = []
}

variable "schedule_pods_on_fargate" {
  description = "Whether a Fargate profile sends every pod of this namespace to Fargate. EKS clusters only, with `eks_cluster_name`, `pod_execution_iam_role_arn` and `worker_vpc_subnet_ids`. Pods that run already stay where they are until recreated; DaemonSets and privileged pods do not run there."
  type        = bool
  default     = false
}

variable "worker_vpc_subnet_ids" {
  description = "IDs of the private subnets in which Fargate starts the pods of this namespace. Required when `schedule_pods_on_fargate` is true. Every pod takes one address, so choose large subnets in several zones."
  type        = list(string)
  default     = []
}
