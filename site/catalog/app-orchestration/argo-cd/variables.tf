variable "argocd_chart_additional_values" {
  description = "Values for the Argo CD chart, as an object in the chart's own structure: `{ configs = { params = { \"server.insecure\" = true } } }`. Use it for ingress, SSO, and replica counts, which have no inputs here. `{}` keeps the chart's defaults; values are readable in the state."
  type        = any
  default     = {}
}

variable "argocd_chart_create_namespace" {
  description = "Whether Helm creates the namespace in `argocd_chart_namespace` if it is missing. Set it to false when the namespace service or another tool owns it, for example because it needs labels or quotas; Helm never deletes a namespace it created."
  type        = bool
  default     = true
}

variable "argocd_chart_name" {
  description = "Name of the chart in `argocd_chart_repository`. The community repository calls it `argo-cd`; change it only for a mirror or a fork under another name, whose values must then have the same structure."
  type        = string
  default     = "argo-cd"
}

variable "argocd_chart_namespace" {
  description = "Namespace in which Argo CD runs, and in which it reads its `Application` and `AppProject` objects by default. A Fargate profile, if you create one, selects the pods of this namespace. Changing it reinstalls Argo CD without the objects of the old namespace."
  type        = string
  default     = "argocd"
}

variable "argocd_chart_release_name" {
  description = "Name of the Helm release, shown by `helm list` and used in the names of Deployments and Services, such as `argocd-server`. Changing it uninstalls Argo CD and installs it again, so choose it before the first apply."
  type        = string
  default     = "argocd"
}

variable "argocd_chart_repository" {
  description = "URL of the Helm repository that contains the chart. The default is the repository of the Argo project; set it to a mirror, for example in Amazon ECR with `oci://`, when the machine that runs the apply has no internet access."
  type        = string
  default     = "https://argoproj.github.io/argo-helm"
}

variable "argocd_chart_skip_crds" {
  description = "Whether Helm skips the `crds` folder of the chart. Current Argo CD charts render their CRDs from templates instead, so leaving them out also requires `crds = { install = false }` in `argocd_chart_additional_values`. Skip them only if another tool installs matching versions."
  type        = bool
  default     = false
}

variable "argocd_chart_version" {
  description = "Version of the chart, which decides the Argo CD version. The default `5.42.2` is from 2023 and installs Argo CD 2.7, which no longer gets security fixes: set a current version. Versions differ in their values, so read the upgrade notes before you change it."
  type        = string
  default     = "5.42.2"
}

variable "argocd_chart_wait" {
  description = "Whether an apply waits until all pods and Services of the release are ready. False, the default, reports success as soon as the objects are accepted, even if no pod can start. Set it to true if later steps create `Application` objects."
  type        = bool
  default     = false
}

variable "argocd_iam_role_permissions_boundary" {
  description = "ARN of an IAM policy that caps the Fargate pod execution role made by `create_fargate_execution_role`. Needed in accounts that forbid roles without a boundary; it must still allow pulling images from ECR. `null` sets none."
  type        = string
  default     = null
}

variable "aws_partition" {
  description = "AWS partition in the ARNs of the policies and roles: `aws` for commercial Regions, `aws-us-gov` for GovCloud, `aws-cn` for China. With a wrong value, IAM rejects the ARNs. Only Fargate resources depend on it."
  type        = string
  default     = "aws"
}

variable "create_fargate_execution_role" {
  description = "Whether to create a pod execution role for Argo CD's Fargate profile. Takes effect only with `create_fargate_profile`. With false, pass an existing role in `pod_execution_iam_role_arn`, usually the default Fargate role of the EKS cluster."
  type        = bool
  default     = false
}

variable "create_fargate_profile" {
  description = "Whether to create a Fargate profile for the namespace of Argo CD, so that its pods run without worker nodes. It needs `eks_cluster_name`, `vpc_worker_subnet_ids`, and an execution role. False schedules the pods on the nodes of the cluster."
  type        = bool
  default     = false
}

variable "create_resources" {
  description = "Whether the module creates any resources. Set it to false in environments without Argo CD that share the same code. Changing it from true to false uninstalls Argo CD; the applications it deployed keep running unless their finalizers delete them."
  type        = bool
  default     = true
}

variable "default_tags" {
  description = "Tags for every AWS resource of the module, as key-value pairs, for example `{ Team = \"platform\" }`. Since only the Fargate profile and its role are AWS resources, the map has no effect when neither is created."
  type        = map(string)
  default     = {}
}

variable "eks_cluster_name" {
  description = "Name of the EKS cluster, needed for the Fargate profile of `create_fargate_profile`. The empty default is enough when Argo CD runs on nodes: the Helm provider you configure decides in which cluster the chart is installed, so both must refer to the same cluster."
  type        = string
  default     = ""
}

variable "fargate_profile_iam_role_tags" {
  description = "Tags for the pod execution role alone, as key-value pairs, in addition to `default_tags`. They matter where IAM policies or audits select roles by tag. Used with `create_fargate_execution_role`; `{}` adds none."
  type        = map(string)
  default     = {}
}

variable "fargate_profile_tags" {
  description = "Tags for the Fargate profile alone, as key-value pairs, on top of `default_tags`. The profile itself costs nothing and its tags do not reach the pods, so they serve inventory rather than cost reports. Used with `create_fargate_profile`."
  type        = map(string)
  default     = {}
}

variable "pod_execution_iam_role_arn" {
  description = "ARN of an existing IAM role with which Fargate pulls images and writes logs for the pods of Argo CD. Required with `create_fargate_profile` unless `create_fargate_execution_role` makes one; `null` otherwise. Its trust policy must allow `eks-fargate-pods.amazonaws.com` to assume it."
  type        = string
  default     = null
}

variable "vpc_worker_subnet_ids" {
  description = "IDs of the private subnets in which Fargate starts the pods, ideally one per Availability Zone. Required with `create_fargate_profile`, which accepts no public subnets. Each pod takes one IP address, and image pulls need a NAT gateway or VPC endpoints."
  type        = list(string)
  default     = []
}
