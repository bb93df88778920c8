variable "application_name" {
  description = "Name of the application: the Helm release and the label on its Kubernetes resources, such as `grafana-stage`. Lowercase letters, digits, and hyphens, at most 53 characters, unique in `namespace`. Changing it uninstalls the release and installs a new one."
  type        = string
}

variable "helm_chart" {
  description = "Chart to install: a name inside `helm_repository`, the URL of a packaged chart, or the path of a local folder. A repository name such as `grafana/grafana` works only on machines that added that repository, so prefer the plain name plus `helm_repository`."
  type        = string
}

variable "helm_repository" {
  description = "URL of the repository that contains `helm_chart`, for example `https://grafana-community.github.io/helm-charts`, or `oci://` and a path for a registry such as Amazon ECR. The machine that runs the apply must be able to reach it. Pass `null` when the chart is a local path."
  type        = string
}

variable "namespace" {
  description = "Kubernetes namespace the chart is installed in. It must exist unless `create_namespace` is true; take the name from the output of the namespace service so that it exists first. Changing it removes the release and installs it in the new namespace."
  type        = string
}

variable "create_namespace" {
  description = "Whether Helm creates `namespace` if it is missing. The namespace is left in place on destroy, and has no labels or RBAC roles. Keep it false, the default, when the namespace service creates it."
  type        = bool
  default     = false
}

variable "eks_iam_role_for_service_accounts_config" {
  description = "OpenID Connect provider of the cluster, as an object with `openid_connect_provider_arn` and `openid_connect_provider_url`. Pass the output of the same name of the EKS service. Required when the module creates the role in `iam_role_name`; `null` for charts without AWS permissions."
  type = object({
    openid_connect_provider_arn = string
    openid_connect_provider_url = string
  })
  default = null
}

variable "helm_chart_values" {
  description = "Values for the chart, as an object in the chart's own structure, for example `{ replicas = 2 }`. `{}` keeps the chart's defaults. Values are stored in the state and in the release Secret, so refer to existing Kubernetes Secrets for passwords."
  type        = any
  default     = {}
}

variable "helm_chart_version" {
  description = "Exact version of the chart, such as `8.5.1`. `null` installs the latest at each apply, which turns any apply into a possible upgrade. Pin it, and read the chart's release notes before you upgrade it across a major version."
  type        = string
  default     = null
}

variable "iam_policy" {
  description = "Permissions of the pods, as statements keyed by their ID: `{ ReadLogs = { effect = \"Allow\", actions = [\"logs:GetLogEvents\"], resources = [\"*\"] } }`. Attached to the role in `iam_role_name`; `effect` is `Allow` or `Deny`. `null` attaches nothing."
  type = map(object({
    resources = list(string)
    actions = list(string)
    effect = string
  }))
  default = null
}

variable "iam_role_exists" {
  description = "Whether the role in `iam_role_name` already exists. True uses the role unchanged and requires a trust policy that allows the service account; false creates the role with that trust policy, which needs `eks_iam_role_for_service_accounts_config`."
  type        = bool
  default     = false
}

variable "iam_role_name" {
  description = "Name of the IAM role that the pods assume through their service account, unique in the AWS account and at most 64 characters. With `iam_role_exists` false the role is created. An empty string means no role and no AWS permissions."
  type        = string
  default     = ""
}

variable "service_account_name" {
  description = "Kubernetes service account that can assume the role in `iam_role_name`, unique in `namespace`. The pods must run as this account, so set the same name in `helm_chart_values`, usually under `serviceAccount.name`. Empty when the chart needs no AWS access."
  type        = string
  default     = ""
}

variable "sleep_for_resource_culling" {
  description = "Whether destroy pauses for 30 seconds after the release is gone, so that controllers can remove the load balancers and DNS records they made for it. Set it to true for charts with an Ingress, or leftovers may block the deletion of the hosted zone and VPC."
  type        = bool
  default     = false
}

variable "wait" {
  description = "Whether an apply waits until the pods and other resources of the chart are ready, for at most `wait_timeout` seconds. False reports success as soon as the objects are accepted, even if no pod ever starts."
  type        = bool
  default     = true
}

variable "wait_timeout" {
  description = "Seconds an apply waits for the release when `wait` is true, and the limit Helm sets for hooks. Charts with databases or many pods need more than 300; after a timeout the release is marked failed and its pods stay for inspection."
  type        = number
  default     = 300
}
