variable "aws_region" {
  description = "Region of the EKS cluster, such as `eu-west-1`. The controllers call the APIs of this region, and log groups and metrics are created there; a wrong value shows as controllers that find neither cluster nor VPC."
  type        = string
}

variable "eks_cluster_name" {
  description = "Name of the EKS cluster to install into. The module looks up endpoint and certificate by it, and controllers use it to recognise the subnets, groups and load balancers that belong to the cluster. Take it from the output of the EKS service."
  type        = string
}

variable "eks_iam_role_for_service_accounts_config" {
  description = "ARN and URL of the cluster's OpenID Connect provider, in `openid_connect_provider_arn` and `openid_connect_provider_url`; pass the output of the same name of the EKS service. Each component then gets an IAM role of its own. `null` makes them rely on the role of the node, which gives every pod the same rights and does not work on Fargate."
  type = object({
    openid_connect_provider_arn = string
    openid_connect_provider_url = string
  })
}

variable "pod_execution_iam_role_arn" {
  description = "ARN of the role with which Fargate starts pods, usually the default execution role of the EKS service. Required as soon as one `schedule_*_on_fargate` input is true; `null` when every component runs on worker nodes."
  type        = string
}

variable "vpc_id" {
  description = "ID of the VPC of the cluster. The AWS Load Balancer Controller creates target groups and security groups in it, and cannot read it from the metadata service when that is closed to pods."
  type        = string
}

variable "worker_vpc_subnet_ids" {
  description = "IDs of private subnets for the Fargate profiles of the components. Required with any `schedule_*_on_fargate` input; pass `[]` otherwise. Subnets in `fargate_worker_disallowed_availability_zones` are dropped, so leave at least one other."
  type        = list(string)
}

variable "alb_ingress_controller_chart_version" {
  description = "Version of the Helm chart of the AWS Load Balancer Controller. Chart and controller are released in pairs, here 1.4.1 with v2.4.1: raise `alb_ingress_controller_docker_image_tag` with it, and apply the new custom resource definitions, which Helm does not upgrade."
  type        = string
  default     = "1.4.1"
}

variable "alb_ingress_controller_docker_image_repo" {
  description = "Image repository of the AWS Load Balancer Controller without tag. The default lies in `us-west-2`; use the AWS registry of your region or `public.ecr.aws/eks/aws-load-balancer-controller` to avoid pulls across regions, or your mirror in a closed network."
  type        = string
  default     = "602401143452.dkr.ecr.us-west-2.amazonaws.com/amazon/aws-load-balancer-controller"
}

variable "alb_ingress_controller_docker_image_tag" {
  description = "Tag of the controller image. It must suit `alb_ingress_controller_chart_version`, and the IAM permissions this release grants: a much newer controller calls APIs the role does not allow."
  type        = string
  default     = "v2.4.1"
}

variable "alb_ingress_controller_pod_node_affinity" {
  description = "Node label rules for the pods of the load balancer controller: each entry has a label `key`, an `operator` (`In`, `NotIn`, `Exists`, `DoesNotExist`, `Gt`, `Lt`) and `values`. All rules must hold; an empty list lets the pods run anywhere."
  type = list(object({
    key = string
    values = list(string)
    operator = string
  }))
  default = []
}

variable "alb_ingress_controller_pod_tolerations" {
  description = "Taints the load balancer controller's pods tolerate, as list of maps such as `[{ key = \"dedicated\", operator = \"Equal\", value = \"core\", effect = \"NoSchedule\" }]`. An empty list keeps them off tainted nodes."
  type        = list(map(any))
  default     = []
}

variable "autoscaler_down_delay_after_add" {
  description = "How long the cluster autoscaler waits after adding a node before it considers removing any, as duration like `10m`. Short values save money and cause nodes to come and go under changing load."
  type        = string
  default     = "10m"
}

variable "autoscaler_log_level_verbosity" {
  description = "Detail of the cluster autoscaler's log, from 0 upwards. 4 explains its decisions and is right for operation; higher numbers are for debugging and make the log group grow fast."
  type        = number
  default     = 4
}

variable "autoscaler_scale_down_unneeded_time" {
  description = "How long a node must be under-used before the cluster autoscaler removes it, as duration like `10m`. Its pods are evicted then, so keep it above the length of normal dips in load."
  type        = string
  default     = "10m"
}

variable "autoscaler_skip_nodes_with_local_storage" {
  description = "Whether nodes with pods that use `emptyDir` or `hostPath` volumes are never removed. True protects local data; false saves cost where such volumes hold scratch files only, as many sidecars do."
  type        = bool
  default     = true
}

variable "aws_cloudwatch_agent_image_repository" {
  description = "Image repository of the CloudWatch agent, without tag, for instance your mirror. `null` takes the one of the Helm chart. Used when `enable_aws_cloudwatch_agent` is true."
  type        = string
  default     = null
}

variable "aws_cloudwatch_agent_pod_node_affinity" {
  description = "Node label rules for the pods of the CloudWatch agent, each with `key`, `operator` (`In`, `NotIn`, `Exists`, ...) and `values`. The agent is a DaemonSet: a node the rules exclude sends no metrics."
  type = list(object({
    key = string
    values = list(string)
    operator = string
  }))
  default = []
}

variable "aws_cloudwatch_agent_pod_resources" {
  description = "Requests and limits of the CloudWatch agent per node, in the form of a pod spec: `{ requests = { cpu = \"100m\", memory = \"200Mi\" }, limits = { memory = \"400Mi\" } }`. `null` keeps those of the chart. Too little memory on a node with many pods ends in restarts and gaps in the metrics."
  type        = any
  default     = null
}

variable "aws_cloudwatch_agent_pod_tolerations" {
  description = "Taints the CloudWatch agent tolerates, as list of maps with `key`, `operator`, `value` and `effect`. Add `[{ operator = \"Exists\" }]` to have metrics of tainted nodes too."
  type        = list(map(any))
  default     = []
}

variable "aws_cloudwatch_agent_version" {
  description = "Tag of the CloudWatch agent image. `null` takes the version of the Helm chart. Pin a version when nodes must not change their agent on a chart upgrade."
  type        = string
  default     = null
}

variable "cluster_autoscaler_pod_annotations" {
  description = "Annotations for the pods of the cluster autoscaler, as key and value, for instance `cluster-autoscaler.kubernetes.io/safe-to-evict = \"false\"`, which stops it from draining its own node."
  type        = map(string)
  default     = {}
}

variable "cluster_autoscaler_pod_labels" {
  description = "Labels for the pods of the cluster autoscaler in addition to those of the chart, as key and value. Network policies, monitors and Fargate profiles select by labels."
  type        = map(string)
  default     = {}
}

variable "cluster_autoscaler_pod_node_affinity" {
  description = "Node label rules for the cluster autoscaler, each with `key`, `operator` and `values`. Pin it to a group it does not scale itself, so that it cannot remove the node under its own feet."
  type = list(object({
    key = string
    values = list(string)
    operator = string
  }))
  default = []
}

variable "cluster_autoscaler_pod_resources" {
  description = "Requests and limits of the cluster autoscaler, in the form of a pod spec. It keeps all nodes and pods in memory: raise `memory` for clusters with thousands of pods. On Fargate the requests decide the size, and price, of the pod."
  type        = any
  default = {
    limits = {
      cpu    = "250m"
      memory = "1024Mi"
    }
    requests = {
      cpu    = "250m"
      memory = "1024Mi"
    }
  }
}

variable "cluster_autoscaler_pod_tolerations" {
  description = "Taints the cluster autoscaler's pod tolerates, as list of maps with `key`, `operator`, `value` and `effect`. Needed when its node group is reserved by a taint; the empty default keeps it off such nodes."
  type        = list(map(any))
  default     = []
}

variable "cluster_autoscaler_release_name" {
  description = "Name of the Helm release of the cluster autoscaler. It begins the names of the objects in `kube-system` and must be unique there; changing it uninstalls the old release and installs a new one."
  type        = string
  default     = "cluster-autoscaler"
}

variable "cluster_autoscaler_repository" {
  description = "Image repository of the cluster autoscaler, without tag. The Kubernetes project froze the registry of the default in 2023; use `registry.k8s.io/autoscaling/cluster-autoscaler` or a mirror for current versions."
  type        = string
  default     = "us.gcr.io/k8s-artifacts-prod/autoscaling/cluster-autoscaler"
}

variable "cluster_autoscaler_scaling_strategy" {
  description = "How the autoscaler chooses among groups that could take a waiting pod (its `expander`): `least-waste` leaves the least CPU and memory idle, `most-pods` fits most pods, `random` picks any, `priority` follows a ConfigMap you write."
  type        = string
  default     = "least-waste"
}

variable "cluster_autoscaler_version" {
  description = "Tag of the cluster autoscaler image. Its minor version should equal the Kubernetes version of the cluster, because it simulates that version's scheduler; the default belongs to 1.22. Change it in the same step as a cluster upgrade."
  type        = string
  default     = "v1.22.2"
}

variable "enable_alb_ingress_controller" {
  description = "Whether the AWS Load Balancer Controller is installed, which turns Ingress objects into Application Load Balancers. Without it an `alb` Ingress stays without an address. Delete all such Ingresses before you switch it off, or their load balancers stay and cost money."
  type        = bool
  default     = true
}

variable "enable_aws_cloudwatch_agent" {
  description = "Whether the CloudWatch agent runs on every node and sends container and node metrics to Container Insights. They are billed as custom metrics and grow with the number of pods. Fargate nodes are not covered, since DaemonSets do not run there."
  type        = bool
  default     = true
}

variable "enable_cluster_autoscaler" {
  description = "Whether the cluster autoscaler is installed, which adds nodes for pods that find no room and removes idle ones. It scales groups with the discovery tags, between their own minimum and maximum. Set to false when Karpenter or another scaler does the work."
  type        = bool
  default     = true
}

variable "enable_external_dns" {
  description = "Whether ExternalDNS is installed, which creates Route 53 records for the host names of Ingresses and Services. Restrict it with the `external_dns_route53_hosted_zone_*` filters, otherwise it may change every hosted zone of the account."
  type        = bool
  default     = true
}

variable "enable_fargate_fluent_bit" {
  description = "Whether logs of pods on Fargate go to CloudWatch Logs through the log router that is part of Fargate. It writes the ConfigMap `aws-logging` in namespace `aws-observability`; running pods must be recreated to pick it up."
  type        = bool
  default     = true
}

variable "enable_fluent_bit" {
  description = "Whether Fluent Bit runs as DaemonSet on the worker nodes and sends container logs to CloudWatch Logs. When false, logs exist on the nodes only and are gone with the pod; set it so only if another collector runs."
  type        = bool
  default     = true
}

variable "external_dns_batch_change_interval" {
  description = "How long ExternalDNS waits between two batches of Route 53 changes, as duration like `10s`. `null` keeps the default of the chart. Raise it if Route 53 throttles, since it accepts five API requests per second and account."
  type        = string
  default     = null
}

variable "external_dns_batch_change_size" {
  description = "Largest number of record changes ExternalDNS sends in one request; Route 53 accepts at most 1,000. `null` keeps the default of the chart. A lower number confines the effect of one invalid record, which fails its whole batch."
  type        = number
  default     = null
}

variable "external_dns_chart_version" {
  description = "Version of the Helm chart of ExternalDNS. It decides the image too. Check that the images of a chart version can still be pulled before you rely on it, because the publisher of this chart line moved its public images in 2025."
  type        = string
  default     = "6.2.4"
}

variable "external_dns_pod_node_affinity" {
  description = "Node label rules for the pod of ExternalDNS, each with `key`, `operator` (`In`, `NotIn`, `Exists`, `DoesNotExist`, `Gt`, `Lt`) and `values`. An empty list leaves the placement to the scheduler."
  type = list(object({
    key = string
    values = list(string)
    operator = string
  }))
  default = []
}

variable "external_dns_pod_tolerations" {
  description = "Taints the pod of ExternalDNS tolerates, as list of maps with `key`, `operator`, `value` and `effect`, for node groups reserved for cluster components. Empty tolerates none."
  type        = list(map(any))
  default     = []
}

variable "external_dns_poll_interval" {
  description = "Time between two comparisons of cluster and Route 53, as duration like `1m`. `null` keeps the default of the chart. Longer intervals call the API less and delay new records, unless `external_dns_trigger_loop_on_event` is true."
  type        = string
  default     = null
}

variable "external_dns_route53_hosted_zone_domain_filters" {
  description = "Domain suffixes ExternalDNS may manage, such as `[\"stage.acme.com\"]`; zones of other domains are left alone. Combine it with `external_dns_route53_hosted_zone_id_filters` when a public and a private zone share a domain. An empty list does not filter."
  type        = list(string)
  default     = []
}

variable "external_dns_route53_hosted_zone_id_filters" {
  description = "IDs of the hosted zones ExternalDNS may manage. The tightest of the three filters, and the right one in an account shared by several clusters. An empty list does not filter; see also `external_dns_route53_hosted_zone_tag_filters`."
  type        = list(string)
  default     = []
}

variable "external_dns_route53_hosted_zone_tag_filters" {
  description = "Tags, as `key` and `value`, a hosted zone must carry to be managed by ExternalDNS. Good when zones come and go and their IDs are not known. An empty list does not filter by tags."
  type = list(object({
    key = string
    value = string
  }))
  default = []
}

variable "external_dns_route53_zones_cache_duration" {
  description = "How long ExternalDNS remembers the list of hosted zones, as duration like `1h`. `null` keeps the default of the chart. With a long cache, a new zone is noticed late, but fewer API calls count against the Route 53 limit."
  type        = string
  default     = null
}

variable "external_dns_sources" {
  description = "Kinds of Kubernetes objects ExternalDNS reads host names from, such as `ingress`, `service` or `crd`. Drop `service` if only Ingresses should be able to create records; an empty list finds nothing."
  type        = list(string)
  default     = ["ingress", "service"]
}

variable "external_dns_trigger_loop_on_event" {
  description = "Whether ExternalDNS also acts at once when an Ingress or Service changes, not only every `external_dns_poll_interval`. It makes records appear sooner and calls Route 53 more often in busy clusters."
  type        = bool
  default     = false
}

variable "fargate_fluent_bit_execution_iam_role_arns" {
  description = "ARNs of the Fargate pod execution roles whose pods write logs; each gets permission to write to CloudWatch Logs. Needed when `enable_fargate_fluent_bit` is true. A role left out means pods without logs and without an error in the pod."
  type        = list(string)
  default     = []
}

variable "fargate_fluent_bit_extra_filters" {
  description = "Text with `[FILTER]` sections in Fluent Bit's classic format, added to the log configuration of Fargate. Fargate admits a few filters only, among them `grep`, `parser`, `record_modifier`, `rewrite_tag` and `modify`. Empty adds none."
  type        = string
  default     = ""
}

variable "fargate_fluent_bit_extra_parsers" {
  description = "Text with `[PARSER]` sections in Fluent Bit's classic format for the logs of Fargate pods, for instance to read JSON lines. Filters in `fargate_fluent_bit_extra_filters` name them. Empty adds none."
  type        = string
  default     = ""
}

variable "fargate_fluent_bit_log_stream_prefix" {
  description = "Beginning of the names of the log streams of Fargate pods. Keep it different from `fluent_bit_log_stream_prefix`, so that both kinds of pod can be told apart in one log group."
  type        = string
  default     = "fargate"
}

variable "fargate_worker_disallowed_availability_zones" {
  description = "Availability Zones without Fargate for EKS; subnets of `worker_vpc_subnet_ids` in them are skipped when Fargate profiles are made. Add a zone if AWS names it in an error. The default lists zones known to lack capacity."
  type        = list(string)
  default     = ["us-east-1d", "us-east-1e", "ca-central-1d"]
}

variable "fluent_bit_extra_filters" {
  description = "Text with `[FILTER]` sections in Fluent Bit's classic format for the DaemonSet, for instance to drop debug lines before they are stored and paid for. A syntax error stops Fluent Bit on all nodes, so try it in a sandbox."
  type        = string
  default     = ""
}

variable "fluent_bit_extra_outputs" {
  description = "Text with `[OUTPUT]` sections in Fluent Bit's classic format, for sending container logs to a further target such as Amazon S3 or a log vendor. CloudWatch Logs stays as target; the pod role needs rights for the new one."
  type        = string
  default     = ""
}

variable "fluent_bit_image_repository" {
  description = "Image repository of Fluent Bit, without tag, for example your mirror of `public.ecr.aws/aws-observability/aws-for-fluent-bit`. `null` takes the one of the Helm chart. Used when `enable_fluent_bit` is true."
  type        = string
  default     = null
}

variable "fluent_bit_log_group_already_exists" {
  description = "Whether the log group in `fluent_bit_log_group_name` was made elsewhere. True makes the module use it and leaves retention, key and subscription to its owner; false creates it, and fails if it exists."
  type        = bool
  default     = false
}

variable "fluent_bit_log_group_kms_key_id" {
  description = "ARN of the KMS key that encrypts the container logs in CloudWatch. Its policy must admit CloudWatch Logs of the region, or nothing is stored. `null` uses the default encryption."
  type        = string
  default     = null
}

variable "fluent_bit_log_group_name" {
  description = "Name of the log group for the container logs. `null` derives it from the cluster. Give clusters of different environments different groups, because read access and retention are set per group."
  type        = string
  default     = null
}

variable "fluent_bit_log_group_retention" {
  description = "Days to keep container logs, in the steps of CloudWatch Logs (1, 3, 5, 7, 14, 30, 60, 90, ... 3653). The default 0 keeps them for ever, and this group usually grows fastest of all."
  type        = number
  default     = 0
}

variable "fluent_bit_log_group_subscription_arn" {
  description = "ARN of a Lambda function, Kinesis stream or Firehose stream that receives every log event of the group, for example to forward it to a SIEM. `null` subscribes nothing. A log group takes two subscriptions at most."
  type        = string
  default     = null
}

variable "fluent_bit_log_group_subscription_filter" {
  description = "CloudWatch Logs filter pattern that selects the events sent to `fluent_bit_log_group_subscription_arn`, such as `ERROR` or `{ $.level = \"error\" }`. An empty pattern sends all."
  type        = string
  default     = ""
}

variable "fluent_bit_log_stream_prefix" {
  description = "Beginning of the names of the log streams of pods on worker nodes. `null` uses `fluentbit`. The remainder names the pod and container, by which you find the stream."
  type        = string
  default     = null
}

variable "fluent_bit_pod_node_affinity" {
  description = "Node label rules for the pods of Fluent Bit, each with `key`, `operator` and `values`. It is a DaemonSet: the logs of nodes that the rules exclude are not collected."
  type = list(object({
    key = string
    values = list(string)
    operator = string
  }))
  default = []
}

variable "fluent_bit_pod_tolerations" {
  description = "Taints the pods of Fluent Bit tolerate, as list of maps with `key`, `operator`, `value` and `effect`. Without `[{ operator = \"Exists\" }]`, pods on tainted nodes leave no logs in CloudWatch."
  type        = list(map(any))
  default     = []
}

variable "fluent_bit_version" {
  description = "Tag of the Fluent Bit image. `null` takes the version of the Helm chart. Configuration in `fluent_bit_extra_filters` and `fluent_bit_extra_outputs` can depend on it."
  type        = string
  default     = null
}

variable "kubernetes_priority_classes" {
  description = "PriorityClasses to create, keyed by name: `{ critical-apps = { description = \"Customer traffic\", global_default = false, value = 100000 } }`. Higher values go first and may evict lower ones; values end at 1,000,000,000, and one class at most may be the global default."
  type = map(object({
    description = string
    global_default = bool
    value = number
  }))
  default = {}
}

variable "route53_record_update_policy" {
  description = "What ExternalDNS may do with records: `sync` creates, changes and deletes those it owns, `upsert-only` never deletes, `create-only` only creates. Start with `upsert-only` in a zone that other people edit."
  type        = string
  default     = "sync"
}

variable "schedule_alb_ingress_controller_on_fargate" {
  description = "Whether the load balancer controller runs on Fargate instead of worker nodes. It needs `pod_execution_iam_role_arn` and `worker_vpc_subnet_ids`. Useful in a cluster without EC2 nodes; each replica is then billed as a Fargate pod."
  type        = bool
  default     = false
}

variable "schedule_cluster_autoscaler_on_fargate" {
  description = "Whether the cluster autoscaler runs on Fargate. Recommended for clusters that scale, because it then cannot evict itself when it removes the node it runs on. It needs `pod_execution_iam_role_arn` and `worker_vpc_subnet_ids`."
  type        = bool
  default     = false
}

variable "schedule_external_dns_on_fargate" {
  description = "Whether ExternalDNS runs on Fargate instead of worker nodes. It needs `pod_execution_iam_role_arn` and `worker_vpc_subnet_ids`, and the OpenID Connect provider, since Fargate pods have no node role to fall back on."
  type        = bool
  default     = false
}

variable "service_dns_mappings" {
  description = "Short names inside the cluster for endpoints outside, keyed by Service name: `{ orders-db = { target_dns = \"orders.c1a2b3.eu-west-1.rds.amazonaws.com\", target_port = 5432, namespace = \"apps\" } }`. Pods then connect to `orders-db`. TLS clients see a certificate for the target's real name, so check host name verification."
  type = map(object({
    target_dns = string
    target_port = number
    namespace = string
  }))
  default = {}
}

variable "use_exec_plugin_for_auth" {
  description = "Whether the Kubernetes and Helm providers ask an external command for a token each time they need one. A token lasts 15 minutes, which several Helm releases in a row can exceed; false reads one at the start."
  type        = bool
  default     = true
}

variable "use_kubergrunt_to_fetch_token" {
  description = "Whether that command is `kubergrunt`, which must be in the `PATH`; false uses `aws eks get-token`. It matters when `use_exec_plugin_for_auth` is true. Choose what your pipeline image has installed."
  type        = bool
  default     = true
}

variable "use_managed_iam_policies" {
  description = "Whether the roles of the components carry customer managed policies in place of inline ones. Security standards tend to forbid inline policies; the granted permissions are the same."
  type        = bool
  default     = true
}
