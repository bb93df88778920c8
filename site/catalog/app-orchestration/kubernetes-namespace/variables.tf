variable "name" {
  description = "Name of the Kubernetes namespace: at most 63 lowercase letters, digits, and hyphens, beginning and ending with a letter or digit, unique in the cluster. It becomes part of DNS names, such as `shop.payments.svc` for a Service in `payments`. Changing it deletes the namespace with everything in it and creates a new one."
  type        = string
}

variable "annotations" {
  description = "Annotations of the namespace, as key-value pairs, read by tools and controllers. Example: `{ \"owner\" = \"payments@acme.com\" }`. They can contain longer text than labels, but you cannot select by them."
  type        = map(string)
  default     = {}
}

variable "eks_cluster_name" {
  description = "Name of the EKS cluster, needed for the Fargate profile. Required when `schedule_pods_on_fargate` is true; leave it `null` otherwise, including for clusters outside EKS. The namespace itself is created in whichever cluster your Kubernetes provider points to."
  type        = string
  default     = null
}

variable "full_access_rbac_entities" {
  description = "Users, groups, and service accounts bound to the role with full access to this namespace. `kind` is `User`, `Group`, or `ServiceAccount`; `name` is the name RBAC knows, on EKS a group from an access entry or from `aws-auth`; `namespace` is the namespace of a service account and an empty string otherwise. Full access includes reading Secrets, and changing the labels of the namespace or deleting it."
  type = list(object({
    kind = string
    name = string
    namespace = string
  }))
  default = []
}

variable "labels" {
  description = "Labels of the namespace and of the roles created for it, as key-value pairs. Network policies and admission rules select by them; `pod-security.kubernetes.io/enforce = \"restricted\"` turns on the Pod Security Standards."
  type        = map(string)
  default     = {}
}

variable "pod_execution_iam_role_arn" {
  description = "ARN of the IAM role with which Fargate pulls images and writes logs for pods in this namespace, usually the default role of the EKS service. Required when `schedule_pods_on_fargate` is true."
  type        = string
  default     = null
}

variable "read_only_access_rbac_entities" {
  description = "Users, groups, and service accounts bound to the role that can read the objects in this namespace but not change them. Same form as `full_access_rbac_entities`. The role reads every kind of resource, Secrets included, so treat its members as people who know the passwords."
  type = list(object({
    kind = string
    name = string
    namespace = string
  }))
  default = []
}

variable "schedule_pods_on_fargate" {
  description = "Whether a Fargate profile sends every pod of this namespace to Fargate. It works on EKS only and needs `eks_cluster_name`, `pod_execution_iam_role_arn`, and `worker_vpc_subnet_ids`. Running pods stay where they are until they are recreated; DaemonSets and privileged pods do not run on Fargate."
  type        = bool
  default     = false
}

variable "worker_vpc_subnet_ids" {
  description = "IDs of the private subnets in which Fargate starts the pods of this namespace. Required when `schedule_pods_on_fargate` is true. Every pod takes one IP address, so choose large subnets in several zones."
  type        = list(string)
  default     = []
}
