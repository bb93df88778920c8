variable "aws_region" {
  description = "Region of the EKS cluster, such as `eu-west-1`. The controllers call the APIs of this Region, and log groups and metrics are created there; with a wrong value the controllers find neither cluster nor VPC."
  type        = string
}

variable "eks_cluster_name" {
  description = "Name of the EKS cluster to install into. The service looks up endpoint and certificate by it, and controllers use it to recognize the subnets, groups, and load balancers that belong to the cluster. Take it from the output of the EKS service."
  type        = string
}

variable "eks_iam_role_for_service_accounts_config" {
  description = "ARN and URL of the cluster's OpenID Connect provider, in `openid_connect_provider_arn` and `openid_connect_provider_url`; pass the output of the same name of the EKS service. Each component then gets its own IAM role. With `null`, they rely on the role of the node, which gives every pod the same permissions and does not work on Fargate."
  type = object({
    openid_connect_provider_arn = string
    openid_connect_provider_url = string
  })
}

variable "pod_execution_iam_role_arn" {
  description = "ARN of the role with which Fargate starts pods, usually the default execution role of the EKS service. Required as soon as one input such as `schedule_external_dns_on_fargate` is true; `null` when every component runs on worker nodes."
  type        = string
}

variable "vpc_id" {
  description = "ID of the VPC of the cluster. The AWS Load Balancer Controller creates target groups and security groups in it; without this value it would have to query the metadata service, which hardened nodes close to pods."
  type        = string
}

variable "worker_vpc_subnet_ids" {
  description = "IDs of private subnets for the Fargate profiles of the components. Required when any component runs on Fargate; pass `[]` otherwise. Subnets in `fargate_worker_disallowed_availability_zones` are dropped, so at least one other must remain."
  type        = list(string)
}

variable "alb_ingress_controller_additional_labels" {
  description = "Labels for every object that the Helm chart of the AWS Load Balancer Controller creates, as key-value pairs, added to the chart's own. Policy engines and selectors can use them. Load balancers do not get them; their tags come from `alb_ingress_controller_default_tags`."
  type        = map(string)
  default     = {}
}

variable "alb_ingress_controller_alb_iam_role_arn" {
  description = "ARN of another IAM role that the controller assumes to manage load balancers, typically in the account that shares its VPC with this one. That role must trust the controller's role. With `null`, the controller works with its own permissions only."
  type        = string
  default     = null
}

variable "alb_ingress_controller_aws_api_endpoints" {
  description = "Custom endpoints for the AWS APIs that the controller calls, as comma-separated pairs of the form `serviceID=URL`. Needed where requests must go through VPC endpoints without private DNS or through an emulator; `null` uses the public endpoints of the Region."
  type        = string
  default     = null
}

variable "alb_ingress_controller_aws_api_throttle" {
  description = "Client-side rate limits of the controller's AWS calls, as comma-separated entries `serviceID:operationRegex=rate:burst`, for example `Elastic Load Balancing v2:.*=10:40`. Lower limits leave more of the account's quota to other clusters; `null` keeps the controller's defaults."
  type        = string
  default     = null
}

variable "alb_ingress_controller_aws_max_retries" {
  description = "Number of times the controller repeats a failed or throttled AWS call before it gives up on the reconciliation and starts it again later. `null` keeps the controller's default of 10. A higher number helps in accounts where many clusters share API quotas."
  type        = number
  default     = null
}

variable "alb_ingress_controller_backend_security_group" {
  description = "ID of the security group that the controller puts on its load balancers as the source of traffic to the targets. With `null`, the controller creates one for the cluster. Used only while `alb_ingress_controller_enable_backend_security_group` is true or `null`."
  type        = string
  default     = null
}

variable "alb_ingress_controller_chart_version" {
  description = "Version of the Helm chart of the AWS Load Balancer Controller. Chart and controller are released in pairs, here 1.4.1 with v2.4.1 from 2022: update `alb_ingress_controller_docker_image_tag` with it, and apply the new custom resource definitions, which Helm does not upgrade."
  type        = string
  default     = "1.4.1"
}

variable "alb_ingress_controller_cluster" {
  description = "Properties of the cluster that the chart needs to know. `dnsDomain` goes into the certificate requests for the webhook when cert-manager is enabled. EKS clusters use `cluster.local`, so change it only if cluster DNS uses another domain."
  type        = any
  default = {
    dnsDomain = "cluster.local"
  }
}

variable "alb_ingress_controller_cluster_secrets_permissions" {
  description = "Access to Kubernetes Secrets, which the controller needs to read OIDC client secrets for Ingress authentication. `{ allowAllSecrets = true }` opens every Secret of the cluster. `null` grants none; a Role and RoleBinding per namespace is the safer way."
  type        = any
  default     = null
}

variable "alb_ingress_controller_configure_default_affinity" {
  description = "Whether replicas of the controller prefer to run on different nodes. The rule is soft, so a single node can still run them all. It matters from two replicas on, and is ignored when `alb_ingress_controller_pod_node_affinity` sets a custom affinity."
  type        = bool
  default     = true
}

variable "alb_ingress_controller_create_ingress_class_resource" {
  description = "Whether the chart creates the IngressClass named in `alb_ingress_controller_ingress_class`, which Ingresses refer to as `ingressClassName`. Set it to false if that class already exists, because Helm does not take over objects it did not create."
  type        = bool
  default     = true
}

variable "alb_ingress_controller_default_ssl_policy" {
  description = "TLS security policy of HTTPS listeners whose Ingress names none, for example `ELBSecurityPolicy-TLS13-1-2-Res-2021-06`. `null` means the controller's default, `ELBSecurityPolicy-2016-08`, which still accepts TLS 1.0 and 1.1 and fails many security audits."
  type        = string
  default     = null
}

variable "alb_ingress_controller_default_tags" {
  description = "Tags for all AWS resources that the controller creates, such as load balancers, target groups, and security groups, as key-value pairs. They take precedence over tags from Ingress annotations. Cost reports use them to assign load balancer charges to the cluster."
  type        = map(string)
  default     = {}
}

variable "alb_ingress_controller_deployment_annotations" {
  description = "Annotations for the controller's Deployment, not for its pods, as key-value pairs. Typical readers are GitOps and reload tools, for example with `reloader.stakater.com/auto`. An empty map adds none."
  type        = map(string)
  default     = {}
}

variable "alb_ingress_controller_disable_ingress_class_annotation" {
  description = "Whether the controller ignores the deprecated annotation `kubernetes.io/ingress.class` and accepts only `spec.ingressClassName`. `null` means false, so both work. With true, no one can get around the limits in `alb_ingress_controller_ingress_class_params` through the annotation."
  type        = bool
  default     = null
}

variable "alb_ingress_controller_disable_ingress_group_name_annotation" {
  description = "Whether the controller ignores `alb.ingress.kubernetes.io/group.name`, with which an Ingress joins a shared load balancer. True prevents one team from adding rules to another team's load balancer; groups then come from IngressClassParams. `null` means false."
  type        = bool
  default     = null
}

variable "alb_ingress_controller_dns_policy" {
  description = "DNS policy of the controller's pods: `ClusterFirst`, `Default`, `None`, or `ClusterFirstWithHostNet`. Pods on the host network need the last one to resolve cluster names; see `alb_ingress_controller_host_network`. `null` leaves the Kubernetes default, `ClusterFirst`."
  type        = string
  default     = null
}

variable "alb_ingress_controller_docker_image_repo" {
  description = "Image repository of the AWS Load Balancer Controller, without a tag. The default is in `us-west-2`; use `public.ecr.aws/eks/aws-load-balancer-controller` or the AWS registry of your Region to avoid pulls across Regions, or your mirror in a network without internet access."
  type        = string
  default     = "602401143452.dkr.ecr.us-west-2.amazonaws.com/amazon/aws-load-balancer-controller"
}

variable "alb_ingress_controller_docker_image_tag" {
  description = "Tag of the controller image. It must match `alb_ingress_controller_chart_version` and the permissions that this service grants: a much newer controller calls APIs that the role does not allow. Check the new version's IAM policy before you update it."
  type        = string
  default     = "v2.4.1"
}

variable "alb_ingress_controller_eks_fargate_profile_execution_role_tags" {
  description = "Tags for the pod execution role of the controller's Fargate profile, if this service creates one, as key-value pairs. A role passed in `pod_execution_iam_role_arn` keeps its own tags. Relevant only when `schedule_alb_ingress_controller_on_fargate` is true."
  type        = map(string)
  default     = {}
}

variable "alb_ingress_controller_eks_fargate_profile_tags" {
  description = "Tags for the Fargate profile that selects the controller's pods, as key-value pairs. They stay on the profile, so they do not appear on Fargate charges. Used when `schedule_alb_ingress_controller_on_fargate` is true."
  type        = map(string)
  default     = {}
}

variable "alb_ingress_controller_enable_backend_security_group" {
  description = "Whether the controller's load balancers share one backend security group, so that nodes need few inbound rules. `null` means true. With false, each load balancer adds rules for its own group, and a cluster with many Ingresses can reach the EC2 limit of rules per group."
  type        = bool
  default     = null
}

variable "alb_ingress_controller_enable_cert_manager" {
  description = "Whether cert-manager issues and renews the certificate of the controller's admission webhook. cert-manager has to run in the cluster before this release. With false, the chart generates a certificate at installation, which `alb_ingress_controller_keep_tls_secret` then preserves."
  type        = bool
  default     = false
}

variable "alb_ingress_controller_enable_endpoint_slices" {
  description = "Whether the controller learns pod IP addresses from EndpointSlices instead of Endpoints objects, which Kubernetes truncates at 1,000 addresses and has deprecated. Applies to targets of type `ip`. `null` keeps the controller's default, false in the version installed here."
  type        = bool
  default     = null
}

variable "alb_ingress_controller_enable_pod_readiness_gate_inject" {
  description = "Whether pods in namespaces with the label `elbv2.k8s.aws/pod-readiness-gate-inject: enabled` become ready only once their target is healthy, so that a rollout waits for the load balancer. `null` means true. It has no effect on targets of type `instance`."
  type        = bool
  default     = null
}

variable "alb_ingress_controller_enable_restricted_sg_rules" {
  description = "Whether the security group rules that the controller adds for its load balancers open only the ports that targets listen on. False, the default, opens all ports to the backend security group with fewer rules. True follows least privilege and counts against the rule limit."
  type        = bool
  default     = false
}

variable "alb_ingress_controller_enable_shield" {
  description = "Whether an Ingress can turn on AWS Shield Advanced for its load balancer by annotation. `null` means true, which costs nothing until the account subscribes to Shield Advanced. Set it to false in partitions or Regions without the Shield API."
  type        = bool
  default     = null
}

variable "alb_ingress_controller_enable_waf" {
  description = "Whether an Ingress can attach a web ACL of AWS WAF Classic by annotation. `null` means true. AWS shut down WAF Classic in September 2025, so set it to false to avoid failing API calls, and use `alb_ingress_controller_enable_wafv2` instead."
  type        = bool
  default     = null
}

variable "alb_ingress_controller_enable_wafv2" {
  description = "Whether an Ingress can attach an AWS WAF web ACL through the annotation `alb.ingress.kubernetes.io/wafv2-acl-arn`. `null` means true. Set it to false when AWS Firewall Manager or a security team attaches web ACLs, so that the controller leaves them alone."
  type        = bool
  default     = null
}

variable "alb_ingress_controller_env" {
  description = "Environment variables of the controller's container, as a map from name to value, for example `{ HTTPS_PROXY = \"http://proxy.internal:3128\" }`. Do not pass AWS access keys: the service account already supplies temporary credentials."
  type        = any
  default     = {}
}

variable "alb_ingress_controller_external_managed_tags" {
  description = "Keys of tags on load balancer resources that other tools set, for example `[\"CostCenter\"]`. The controller ignores these keys when it reconciles. With an empty list, it removes every tag that neither an annotation nor `alb_ingress_controller_default_tags` defines."
  type        = list(string)
  default     = []
}

variable "alb_ingress_controller_extra_volume_mounts" {
  description = "Mounts of `alb_ingress_controller_extra_volumes` in the controller's container, each with `name`, `mountPath`, and optionally `readOnly`, as in a pod spec. The container's root file system is read-only, so anything that must be written needs a mount."
  type        = any
  default     = []
}

variable "alb_ingress_controller_extra_volumes" {
  description = "Volumes of the controller's pods beyond those of the chart, in the form of a pod spec, such as a ConfigMap with the certificate authority of a proxy. Mount each of them with `alb_ingress_controller_extra_volume_mounts`; an empty list adds none."
  type        = any
  default     = []
}

variable "alb_ingress_controller_feature_gates" {
  description = "Feature gates of the controller, as a map from name to true or false, such as `{ ListenerRulesTagging = false }` for Regions that cannot tag listener rules. The valid names depend on `alb_ingress_controller_docker_image_tag`; with `{}` all gates keep their defaults."
  type        = map(bool)
  default     = {}
}

variable "alb_ingress_controller_full_name_override" {
  description = "Complete name for the chart's objects, instead of a combination of release and chart name. Changing it on a running installation creates a new Deployment and webhook under the new name and removes the old ones. An empty string keeps the generated name."
  type        = string
  default     = ""
}

variable "alb_ingress_controller_host_network" {
  description = "Whether the controller's pods use the network of their node. Needed with a CNI plugin whose pod IP addresses the control plane cannot reach, so that the webhook would time out. Not needed with the Amazon VPC CNI, and not possible on Fargate."
  type        = bool
  default     = false
}

variable "alb_ingress_controller_iam_policy_tags" {
  description = "Tags for the IAM policy that lets the controller manage load balancers, target groups, and security groups, as key-value pairs. Only a managed policy can have tags, so they require `use_managed_iam_policies`."
  type        = map(string)
  default     = {}
}

variable "alb_ingress_controller_iam_role_tags" {
  description = "Tags for the IAM role that the controller's service account assumes, as key-value pairs, in addition to `default_tags`. Useful where the right to change a role depends on its tags. Used when `enable_alb_ingress_controller` is true."
  type        = map(string)
  default     = {}
}

variable "alb_ingress_controller_image_pull_policy" {
  description = "When a node pulls the controller's image: `IfNotPresent`, `Always`, or `Never`. `IfNotPresent` suits fixed tags such as those in `alb_ingress_controller_docker_image_tag`; `Always` contacts the registry at every start and fails while it is unreachable."
  type        = string
  default     = "IfNotPresent"
}

variable "alb_ingress_controller_image_pull_secrets" {
  description = "Secrets with registry credentials for the controller's pods, in the same namespace, such as `[{ name = \"registry-login\" }]`. Amazon ECR needs none, because nodes authenticate with their role; a private mirror of another kind usually does."
  type        = list(any)
  default     = []
}

variable "alb_ingress_controller_ingress_class" {
  description = "Name of the ingress class that the controller serves; Ingresses of other classes are left alone. If empty, the controller also takes Ingresses without a class. After a change, Ingresses that still name the old class no longer receive updates."
  type        = string
  default     = "alb"
}

variable "alb_ingress_controller_ingress_class_config" {
  description = "Options of the IngressClass object. `{ default = true }` makes it the class of every Ingress that names none; a cluster should have one default class at most. With `null`, there is no default, so each Ingress must set `ingressClassName`."
  type        = any
  default     = null
}

variable "alb_ingress_controller_ingress_class_params" {
  description = "IngressClassParams that bind all Ingresses of the class: `create`, `name` (`null` generates one) and `spec` with fields such as `scheme`, `group`, `ipAddressType`, and `tags`. The spec takes precedence over annotations, so `{ scheme = \"internal\" }` rules out public load balancers."
  type        = any
  default = {
    create = true
    name   = null
    spec   = {}
  }
}

variable "alb_ingress_controller_ingress_max_concurrent_reconciles" {
  description = "Number of Ingresses, or groups of them, that the controller processes in parallel. `null` means 3. A higher number shortens the catch-up after a restart in clusters with hundreds of Ingresses, and sends more AWS calls at a time."
  type        = number
  default     = null
}

variable "alb_ingress_controller_keep_tls_secret" {
  description = "Whether a chart upgrade keeps the webhook's existing certificate. With false, each upgrade generates a new one, and Ingress changes can fail until all pods use it. No effect when `alb_ingress_controller_enable_cert_manager` is true."
  type        = bool
  default     = true
}

variable "alb_ingress_controller_liveness_probe" {
  description = "Liveness probe of the controller's container, in the form of a pod spec. The default requests `/healthz` on port 61779 and restarts the container after two failures. Your object replaces it completely, so repeat the fields you want to keep."
  type        = any
  default = {
    failureThreshold = 2
    httpGet = {
      path   = "/healthz"
      port   = 61779
      scheme = "HTTP"
    }
    initialDelaySeconds = 30
    timeoutSeconds      = 10
  }
}

variable "alb_ingress_controller_log_level" {
  description = "Detail of the controller's log, `info` or `debug`. `null` means `info`. `debug` prints the model it computes for each Ingress, which explains unexpected listeners or rules; turn it off again, because it multiplies the volume in CloudWatch Logs."
  type        = string
  default     = null
}

variable "alb_ingress_controller_metrics_bind_addr" {
  description = "Address at which the controller serves Prometheus metrics. An empty string keeps `:8080`. Choose another port, such as `:18080`, when `alb_ingress_controller_host_network` is true and a process on the node already listens on 8080."
  type        = string
  default     = ""
}

variable "alb_ingress_controller_name_override" {
  description = "Replacement for the chart's name within the names of its objects, which otherwise consist of release and chart name. An empty string keeps the original. To set whole names, use `alb_ingress_controller_full_name_override`."
  type        = string
  default     = ""
}

variable "alb_ingress_controller_node_selector" {
  description = "Labels a node must have to run the controller, as key-value pairs, for example `{ \"node-role\" = \"core\" }`; all of them must match. Conditions other than equality go into `alb_ingress_controller_pod_node_affinity`. An empty map accepts every node."
  type        = map(string)
  default     = {}
}

variable "alb_ingress_controller_object_selector" {
  description = "Label selector for the objects that the controller's admission webhook handles, with `matchLabels` or `matchExpressions`. A narrow selector keeps the creation of unrelated pods independent of the controller. `null` applies no selector."
  type        = any
  default     = null
}

variable "alb_ingress_controller_pod_disruption_budget" {
  description = "PodDisruptionBudget of the controller, such as `{ maxUnavailable = 1 }`, which keeps node drains from evicting all replicas at the same time. The chart creates it only when `alb_ingress_controller_pod_replica_count` is above 1; `{}` creates none."
  type        = any
  default     = {}
}

variable "alb_ingress_controller_pod_node_affinity" {
  description = "Node label rules for the pods of the load balancer controller: each entry has a label `key`, an `operator` (`In`, `NotIn`, `Exists`, `DoesNotExist`, `Gt`, `Lt`) and `values`. All rules must match; an empty list lets the pods run anywhere."
  type = list(object({
    key = string
    values = list(string)
    operator = string
  }))
  default = []
}

variable "alb_ingress_controller_pod_replica_count" {
  description = "Number of controller pods. One of them, the elected leader, manages load balancers; all serve the admission webhook. Use 2 in production, because new and changed Ingresses are rejected while no pod is running."
  type        = number
  default     = 1
}

variable "alb_ingress_controller_pod_security_context" {
  description = "Security context of the controller's pods. The default `fsGroup` lets the non-root process read the projected service account token that gives it AWS credentials. Your object replaces the default, so keep `fsGroup` when you add fields."
  type        = any
  default = {
    fsGroup = 65534
  }
}

variable "alb_ingress_controller_pod_tolerations" {
  description = "Taints that the load balancer controller's pods tolerate, as a list of maps such as `[{ key = \"dedicated\", operator = \"Equal\", value = \"core\", effect = \"NoSchedule\" }]`. With an empty list they stay off tainted nodes."
  type        = list(map(any))
  default     = []
}

variable "alb_ingress_controller_priority_class_name" {
  description = "PriorityClass of the controller's pods. With `system-cluster-critical`, they can displace ordinary pods when nodes are full, which keeps Ingress changes possible. Choose a lower class, for example from `kubernetes_priority_classes`, if that must not happen."
  type        = string
  default     = "system-cluster-critical"
}

variable "alb_ingress_controller_resources" {
  description = "CPU and memory of the controller's container in the form of a pod spec, such as `{ requests = { cpu = \"100m\", memory = \"200Mi\" } }`. With `{}`, nothing is reserved, and the pod is among the first to be evicted under pressure. On Fargate, requests set the billed size."
  type        = any
  default     = {}
}

variable "alb_ingress_controller_security_context" {
  description = "Security context of the controller's container: by default no root user, no privilege escalation, and a read-only root file system. The Pod Security Standard `restricted` also requires that you drop all `capabilities` and set a `seccompProfile`."
  type        = any
  default = {
    allowPrivilegeEscalation = false
    readOnlyRootFilesystem   = true
    runAsNonRoot             = true
  }
}

variable "alb_ingress_controller_service_account_automount_token" {
  description = "Whether pods of the controller's service account get a Kubernetes API token mounted. The controller cannot work without one, so set it to false only if you mount a projected token through `alb_ingress_controller_extra_volumes`."
  type        = bool
  default     = true
}

variable "alb_ingress_controller_service_account_image_pull_secrets" {
  description = "Registry secrets attached to the controller's service account, such as `[{ name = \"registry-login\" }]`, from which its pods inherit them. Equivalent to `alb_ingress_controller_image_pull_secrets`, but also effective for pods that set none."
  type        = list(any)
  default     = []
}

variable "alb_ingress_controller_service_annotations" {
  description = "Annotations for the Service in front of the controller's webhook, as key-value pairs. Only the API server calls this Service, so annotations for load balancers have no use here; service meshes and monitoring tools can read theirs."
  type        = map(string)
  default     = {}
}

variable "alb_ingress_controller_service_max_concurrent_reconciles" {
  description = "Number of Services of type `LoadBalancer` that the controller processes in parallel when it manages Network Load Balancers for them. `null` means 3. More workers help only as far as `alb_ingress_controller_aws_api_throttle` permits their calls."
  type        = number
  default     = null
}

variable "alb_ingress_controller_service_monitor" {
  description = "ServiceMonitor for the Prometheus Operator, such as `{ enabled = true, interval = \"1m\", namespace = \"monitoring\" }`. The operator's custom resource definitions have to exist first, or the release fails. `null` creates none."
  type        = any
  default     = null
}

variable "alb_ingress_controller_sync_period" {
  description = "Interval, as a duration such as `1h`, at which the controller compares everything with AWS even if nothing changed. A shorter one undoes manual changes sooner and uses more API calls. `null` keeps the controller's default, which is hours long."
  type        = string
  default     = null
}

variable "alb_ingress_controller_targetgroup_binding_max_concurrent_reconciles" {
  description = "Number of TargetGroupBindings that the controller processes in parallel, which decides how fast new pods become targets when many Services roll out at the same time. `null` keeps the controller's default. Each worker adds calls to register and deregister targets."
  type        = number
  default     = null
}

variable "alb_ingress_controller_targetgroup_binding_max_exponential_backoff_delay" {
  description = "Longest pause between attempts to reconcile a failing TargetGroupBinding, as a duration such as `5m`. The pause doubles with each failure up to this value; `null` allows about 17 minutes. A lower value restores targets sooner after an AWS disruption."
  type        = string
  default     = null
}

variable "alb_ingress_controller_termination_grace_period_seconds" {
  description = "Seconds between the termination signal and the end of a controller pod. The default 10 is enough for handing over leadership, because the next leader repeats unfinished work. With 0, the pod is killed immediately."
  type        = number
  default     = 10
}

variable "alb_ingress_controller_topology_spread_constraints" {
  description = "Topology spread constraints of the controller's pods, in the form of a pod spec, which distribute replicas over zones or nodes. Useful from two replicas on; when empty, `alb_ingress_controller_configure_default_affinity` is the only rule that separates them."
  type        = any
  default     = {}
}

variable "alb_ingress_controller_update_strategy" {
  description = "How the Deployment replaces controller pods, for example `{ type = \"RollingUpdate\", rollingUpdate = { maxSurge = 1, maxUnavailable = 0 } }`. With `{}`, Kubernetes uses a rolling update with 25 percent surge and unavailability. With `Recreate`, Ingress changes are rejected until a new pod runs."
  type        = any
  default     = {}
}

variable "alb_ingress_controller_watch_namespace" {
  description = "Namespace to which the controller limits itself; Ingresses and Services elsewhere get no load balancer. `null` watches all. One controller per cluster is supported, so this cannot give every team its own controller."
  type        = string
  default     = null
}

variable "alb_ingress_controller_webhook_bind_port" {
  description = "TCP port of the admission webhook in the controller's pods. `null` means 9443. The node security group must allow this port from the control plane. Another value is mainly needed with `alb_ingress_controller_host_network`, when the port is taken."
  type        = number
  default     = null
}

variable "alb_ingress_controller_webhook_namespace_selectors" {
  description = "Conditions, each with `key`, `operator`, and `values`, for the namespaces whose pods go through the readiness gate webhook. `null` selects the label `elbv2.k8s.aws/pod-readiness-gate-inject: enabled`; your list replaces that condition."
  type        = any
  default     = null
}

variable "alb_ingress_controller_webhook_tls" {
  description = "Your own certificate for the admission webhook, as an object with `caCert`, `cert`, and `key` in PEM. The private key ends up in the state file, so prefer `alb_ingress_controller_enable_cert_manager`. With `null`, the chart generates a self-signed certificate."
  type        = any
  default     = null
}

variable "autoscaler_down_delay_after_add" {
  description = "How long the cluster autoscaler waits after adding a node before it considers removing any, as a duration such as `10m`. Short values save money, but with changing load nodes are added and removed repeatedly."
  type        = string
  default     = "10m"
}

variable "autoscaler_iam_role_permissions_boundary" {
  description = "ARN of the IAM policy that caps the cluster autoscaler's role. It must allow describing and resizing Auto Scaling Groups, or the autoscaler logs `AccessDenied` and changes nothing. `null` sets no boundary. Unused when `create_cluster_autoscaler_role` is false."
  type        = string
  default     = null
}

variable "autoscaler_log_level_verbosity" {
  description = "Detail of the cluster autoscaler's log, from 0 upward. 4 explains its decisions and is right for normal operation; higher numbers are for debugging and increase the volume of the log group."
  type        = number
  default     = 4
}

variable "autoscaler_scale_down_unneeded_time" {
  description = "How long a node must be underused before the cluster autoscaler removes it, as a duration such as `10m`. Its pods are then evicted, so keep the value above the length of normal dips in load."
  type        = string
  default     = "10m"
}

variable "autoscaler_skip_nodes_with_local_storage" {
  description = "Whether the cluster autoscaler leaves nodes in place while their pods use `emptyDir` or `hostPath` volumes. True protects local data; false saves money where such volumes contain only scratch files."
  type        = bool
  default     = true
}

variable "aws_cloudwatch_agent_iam_role_tags" {
  description = "Tags for the IAM role of the CloudWatch agent's service account, as key-value pairs. Metrics do not inherit them, so costs of Container Insights cannot be split by these tags. Used when `enable_aws_cloudwatch_agent` is true."
  type        = map(string)
  default     = {}
}

variable "aws_cloudwatch_agent_image_repository" {
  description = "Image repository of the CloudWatch agent, without a tag, for example your mirror. `null` uses the repository from the Helm chart. Used when `enable_aws_cloudwatch_agent` is true."
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
  description = "Requests and limits of the CloudWatch agent per node, in the form of a pod spec: `{ requests = { cpu = \"100m\", memory = \"200Mi\" }, limits = { memory = \"400Mi\" } }`. `null` keeps those of the chart. Too little memory on a node with many pods leads to restarts and gaps in the metrics."
  type        = any
  default     = null
}

variable "aws_cloudwatch_agent_pod_tolerations" {
  description = "Taints the CloudWatch agent tolerates, as a list of maps with `key`, `operator`, `value`, and `effect`. Add `[{ operator = \"Exists\" }]` to collect metrics from tainted nodes too."
  type        = list(map(any))
  default     = []
}

variable "aws_cloudwatch_agent_version" {
  description = "Tag of the CloudWatch agent image. `null` uses the version from the Helm chart. Pin a version if a chart upgrade must not change the agent."
  type        = string
  default     = null
}

variable "aws_for_fluent_bit_chart_name" {
  description = "Name of the Helm chart that installs Fluent Bit. The EKS charts repository calls it `aws-for-fluent-bit`, and the values this service passes are made for that chart. Change it only if a mirror serves the same chart under another name."
  type        = string
  default     = "aws-for-fluent-bit"
}

variable "aws_for_fluent_bit_chart_namespace" {
  description = "Kubernetes namespace of the Fluent Bit release. `kube-system` exists everywhere; another namespace must exist before the apply. A change reinstalls the DaemonSet, and no logs are collected until the new pods run."
  type        = string
  default     = "kube-system"
}

variable "aws_for_fluent_bit_chart_version" {
  description = "Version of the `aws-for-fluent-bit` chart. It determines which fields the `fluent_bit_*_configuration` inputs may have, and the image as long as `fluent_bit_version` is `null`. Try a new version in a sandbox, because charts have changed output defaults before."
  type        = string
  default     = "0.1.34"
}

variable "aws_for_fluent_bit_release_name" {
  description = "Name of the Helm release of Fluent Bit, which appears in the names of its objects and must be unique in `aws_for_fluent_bit_chart_namespace`. A new name uninstalls the old DaemonSet and installs another."
  type        = string
  default     = "aws-for-fluent-bit"
}

variable "cluster_autoscaler_absolute_arns" {
  description = "Whether the autoscaler's IAM policy names the Auto Scaling Groups that exist at apply time by ARN. With true, groups created later can be scaled only after another apply of this service. False permits new groups without it, under a broader policy."
  type        = bool
  default     = true
}

variable "cluster_autoscaler_chart_version" {
  description = "Version of the `cluster-autoscaler` Helm chart, which defines the Deployment and its RBAC rules. The image is set by `cluster_autoscaler_version` independently. Upgrade the chart when a new autoscaler needs permissions that the old chart does not grant."
  type        = string
  default     = "9.56.0"
}

variable "cluster_autoscaler_container_extra_args" {
  description = "Additional command line flags of the autoscaler, as a map without leading dashes: `{ \"balance-similar-node-groups\" = \"true\", \"max-node-provision-time\" = \"15m\" }`. With a flag the version does not know, the pod ends in `CrashLoopBackOff`."
  type        = map(string)
  default     = {}
}

variable "cluster_autoscaler_fargate_profile_iam_role_tags" {
  description = "Tags for the IAM role of the autoscaler's Fargate profile, if this service creates that role, as key-value pairs. Used when `schedule_cluster_autoscaler_on_fargate` is true; the autoscaler's own AWS permissions are in another role, tagged by `cluster_autoscaler_iam_role_tags`."
  type        = map(string)
  default     = {}
}

variable "cluster_autoscaler_fargate_profile_tags" {
  description = "Tags for the Fargate profile that selects the cluster autoscaler's pod, as key-value pairs. EKS does not copy them to pods. No effect unless `schedule_cluster_autoscaler_on_fargate` is true."
  type        = map(string)
  default     = {}
}

variable "cluster_autoscaler_iam_policy_tags" {
  description = "Tags for the IAM policy that permits the cluster autoscaler to resize groups, as key-value pairs. Only customer managed policies have tags, so they appear when `use_managed_iam_policies` is true."
  type        = map(string)
  default     = {}
}

variable "cluster_autoscaler_iam_role_tags" {
  description = "Tags for the IAM role that the cluster autoscaler's service account assumes, as key-value pairs. They do not apply to your own role in `cluster_autoscaler_role_arn`; `{}` leaves only `default_tags`."
  type        = map(string)
  default     = {}
}

variable "cluster_autoscaler_pod_annotations" {
  description = "Annotations for the pods of the cluster autoscaler, as key-value pairs, for example `cluster-autoscaler.kubernetes.io/safe-to-evict = \"false\"`, which stops it from draining its own node."
  type        = map(string)
  default     = {}
}

variable "cluster_autoscaler_pod_labels" {
  description = "Labels for the pods of the cluster autoscaler in addition to those of the chart, as key-value pairs. Network policies, monitors, and Fargate profiles select by labels."
  type        = map(string)
  default     = {}
}

variable "cluster_autoscaler_pod_node_affinity" {
  description = "Node label rules for the cluster autoscaler, each with `key`, `operator`, and `values`. Pin it to a group that it does not scale, so that it cannot remove the node it runs on."
  type = list(object({
    key = string
    values = list(string)
    operator = string
  }))
  default = []
}

variable "cluster_autoscaler_pod_resources" {
  description = "Requests and limits of the cluster autoscaler, in the form of a pod spec. It keeps all nodes and pods in memory, so raise `memory` for clusters with thousands of pods. On Fargate the requests decide the size and price of the pod."
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
  description = "Taints that the cluster autoscaler's pod tolerates, as a list of maps with `key`, `operator`, `value`, and `effect`. Needed when its node group is reserved by a taint; with the empty default it stays off such nodes."
  type        = list(map(any))
  default     = []
}

variable "cluster_autoscaler_release_name" {
  description = "Name of the Helm release of the cluster autoscaler, which begins the names of its objects in `kube-system` and must be unique there. Changing it uninstalls the old release and installs a new one."
  type        = string
  default     = "cluster-autoscaler"
}

variable "cluster_autoscaler_repository" {
  description = "Image repository of the cluster autoscaler, without a tag. `registry.k8s.io` is the registry of the Kubernetes project; nodes without internet access need a mirror, for example an ECR pull-through cache. The tag comes from `cluster_autoscaler_version`."
  type        = string
  default     = "registry.k8s.io/autoscaling/cluster-autoscaler"
}

variable "cluster_autoscaler_role_arn" {
  description = "ARN of an existing IAM role for the cluster autoscaler. Required when `create_cluster_autoscaler_role` is false, otherwise `null`. Its trust policy must allow the service account `cluster_autoscaler_service_account_name` through the cluster's OpenID Connect provider."
  type        = string
  default     = null
}

variable "cluster_autoscaler_scaling_strategy" {
  description = "How the autoscaler chooses among groups that could take a waiting pod (its `expander`): `least-waste` leaves the least CPU and memory idle, `most-pods` fits the most pods, `random` picks any, `priority` follows a ConfigMap that you write."
  type        = string
  default     = "least-waste"
}

variable "cluster_autoscaler_service_account_name" {
  description = "Name of the Kubernetes service account of the cluster autoscaler, to which the trust policy of its role is limited. Change it to match an existing role in `cluster_autoscaler_role_arn`; if the two differ, the pod gets no AWS credentials."
  type        = string
  default     = "cluster-autoscaler-aws-cluster-autoscaler"
}

variable "cluster_autoscaler_version" {
  description = "Tag of the cluster autoscaler image. Its minor version should equal the Kubernetes version of the cluster, because it simulates that version's scheduler; the default belongs to 1.35. Change it in the same step as a cluster upgrade."
  type        = string
  default     = "v1.35.0"
}

variable "create_cluster_autoscaler_role" {
  description = "Whether this service creates the cluster autoscaler's IAM role and policy. Set it to false where another team creates roles, and pass `cluster_autoscaler_role_arn`. It matters only while `enable_cluster_autoscaler` is true."
  type        = bool
  default     = true
}

variable "default_tags" {
  description = "Tags for all AWS resources that this service creates, such as roles, policies, Fargate profiles, and the log group, as key-value pairs. Load balancers are created by the controller and take `alb_ingress_controller_default_tags`; records of ExternalDNS cannot be tagged."
  type        = map(string)
  default     = {}
}

variable "enable_alb_ingress_controller" {
  description = "Whether the AWS Load Balancer Controller is installed, which turns Ingress objects into Application Load Balancers. Without it, an `alb` Ingress gets no address. Delete all such Ingresses before you turn it off, or their load balancers remain and are billed. EKS Auto Mode has its own controller."
  type        = bool
  default     = true
}

variable "enable_aws_cloudwatch_agent" {
  description = "Whether the CloudWatch agent runs on every node and sends container and node metrics to Container Insights. They are billed, and their number grows with the number of pods. Fargate is not covered, because DaemonSets do not run there."
  type        = bool
  default     = true
}

variable "enable_cluster_autoscaler" {
  description = "Whether the cluster autoscaler is installed, which adds nodes for pods that do not fit and removes idle ones. It scales groups with the discovery tags, between their own minimum and maximum. Set it to false when Karpenter or EKS Auto Mode provides the nodes."
  type        = bool
  default     = true
}

variable "enable_external_dns" {
  description = "Whether ExternalDNS is installed, which creates Route 53 records for the host names of Ingresses and Services. Restrict it with the `external_dns_route53_hosted_zone_*` filters, otherwise it can change every hosted zone of the account."
  type        = bool
  default     = true
}

variable "enable_fargate_fluent_bit" {
  description = "Whether logs of pods on Fargate go to CloudWatch Logs through the log router built into Fargate. It writes the ConfigMap `aws-logging` in the namespace `aws-observability`; running pods must be recreated to pick it up."
  type        = bool
  default     = true
}

variable "enable_fluent_bit" {
  description = "Whether Fluent Bit runs as a DaemonSet on the worker nodes and sends container logs to CloudWatch Logs. With false, logs stay on the nodes and are lost with the pod, so turn it off only if another collector runs."
  type        = bool
  default     = true
}

variable "external_dns_batch_change_interval" {
  description = "How long ExternalDNS waits between two batches of Route 53 changes, as a duration such as `10s`. `null` keeps the default of the chart. Raise it if Route 53 throttles; it accepts five API requests per second and account."
  type        = string
  default     = null
}

variable "external_dns_batch_change_size" {
  description = "Largest number of record changes ExternalDNS sends in one request; Route 53 accepts at most 1,000. `null` keeps the default of the chart. A lower number confines the effect of one invalid record, which fails its whole batch."
  type        = number
  default     = null
}

variable "external_dns_chart_name" {
  description = "Name of the ExternalDNS chart in the repository `external_dns_chart_repository_url`. The values this service passes follow the Bitnami chart; the chart of the Kubernetes project has the same name but other values, and would ignore some of them."
  type        = string
  default     = "external-dns"
}

variable "external_dns_chart_repository_url" {
  description = "URL of the Helm repository with the ExternalDNS chart. Bitnami removes older charts from its index, so an old `external_dns_chart_version` may need the archived index in Bitnami's GitHub repository or your own mirror, for example `oci://111122223333.dkr.ecr.eu-west-1.amazonaws.com/charts`."
  type        = string
  default     = "https://charts.bitnami.com/bitnami"
}

variable "external_dns_chart_version" {
  description = "Version of the Helm chart of ExternalDNS from `external_dns_chart_repository_url`. It also determines the image tag. Bitnami removed most versioned images from its free catalog in 2025, so before you change the version, check that its tag exists in `external_dns_image_repository`."
  type        = string
  default     = "6.12.2"
}

variable "external_dns_fargate_profile_iam_role_tags" {
  description = "Tags for the IAM role of ExternalDNS's Fargate profile, if this service creates that role, as key-value pairs. An execution role given in `pod_execution_iam_role_arn` is not changed. Used when `schedule_external_dns_on_fargate` is true."
  type        = map(string)
  default     = {}
}

variable "external_dns_fargate_profile_tags" {
  description = "Tags for the Fargate profile that selects the pod of ExternalDNS, as key-value pairs, merged with `default_tags`. Used when `schedule_external_dns_on_fargate` is true; the pod and its cost stay untagged."
  type        = map(string)
  default     = {}
}

variable "external_dns_iam_policy_tags" {
  description = "Tags for the IAM policy with which ExternalDNS can change Route 53 records, as key-value pairs. They exist on a managed policy only, that is, with `use_managed_iam_policies` true."
  type        = map(string)
  default     = {}
}

variable "external_dns_iam_role_tags" {
  description = "Tags for the IAM role that the service account of ExternalDNS assumes, as key-value pairs. Mark the role clearly: anyone who assumes it can redirect the traffic of every zone in its policy. Used when `enable_external_dns` is true."
  type        = map(string)
  default     = {}
}

variable "external_dns_image_registry" {
  description = "Host of the registry with the ExternalDNS image, such as `111122223333.dkr.ecr.eu-west-1.amazonaws.com`. `null` keeps the chart's default, Docker Hub, which limits anonymous pulls. Combine it with `external_dns_image_repository` to pull from a mirror."
  type        = string
  default     = null
}

variable "external_dns_image_repository" {
  description = "Image repository of ExternalDNS in the registry, without a tag. The default is Bitnami's archive of 2025, which receives no security fixes. For production, mirror a maintained image that works with the chart, and name it here together with `external_dns_image_registry`."
  type        = string
  default     = "bitnamilegacy/external-dns"
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
  description = "Taints the pod of ExternalDNS tolerates, as a list of maps with `key`, `operator`, `value`, and `effect`, for node groups reserved for cluster components. Empty tolerates none."
  type        = list(map(any))
  default     = []
}

variable "external_dns_poll_interval" {
  description = "Time between two comparisons of the cluster with Route 53, as a duration such as `1m`. `null` keeps the default of the chart. Longer intervals call the API less and delay new records, unless `external_dns_trigger_loop_on_event` is true."
  type        = string
  default     = null
}

variable "external_dns_route53_hosted_zone_domain_filters" {
  description = "Domain suffixes ExternalDNS can manage, such as `[\"stage.acme.com\"]`; zones of other domains are left alone. Combine it with `external_dns_route53_hosted_zone_id_filters` when a public and a private zone share a domain. An empty list does not filter."
  type        = list(string)
  default     = []
}

variable "external_dns_route53_hosted_zone_id_filters" {
  description = "IDs of the hosted zones ExternalDNS can manage. The tightest of the three filters, and the right one in an account shared by several clusters. An empty list does not filter; see also `external_dns_route53_hosted_zone_tag_filters`."
  type        = list(string)
  default     = []
}

variable "external_dns_route53_hosted_zone_tag_filters" {
  description = "Tags, as `key` and `value`, that a hosted zone must have to be managed by ExternalDNS. Useful when zones come and go and their IDs are not known. An empty list does not filter by tags."
  type = list(object({
    key = string
    value = string
  }))
  default = []
}

variable "external_dns_route53_zones_cache_duration" {
  description = "How long ExternalDNS remembers the list of hosted zones, as a duration such as `1h`. `null` keeps the default of the chart. With a long cache, a new zone is noticed late, but fewer API calls count against the Route 53 limit."
  type        = string
  default     = null
}

variable "external_dns_sources" {
  description = "Kinds of Kubernetes objects ExternalDNS reads host names from, such as `ingress`, `service`, or `crd`. Drop `service` if only Ingresses should be able to create records; an empty list finds nothing."
  type        = list(string)
  default     = ["ingress", "service"]
}

variable "external_dns_trigger_loop_on_event" {
  description = "Whether ExternalDNS also acts immediately when an Ingress or Service changes, not only every `external_dns_poll_interval`. Records appear sooner, and busy clusters call Route 53 more often."
  type        = bool
  default     = false
}

variable "fargate_fluent_bit_execution_iam_role_arns" {
  description = "ARNs of the Fargate pod execution roles whose pods write logs; each gets permission to write to CloudWatch Logs. Needed when `enable_fargate_fluent_bit` is true. Pods of a role that is left out have no logs, and show no error."
  type        = list(string)
  default     = []
}

variable "fargate_fluent_bit_extra_filters" {
  description = "Text with `[FILTER]` sections in Fluent Bit's classic format, added to the log configuration of Fargate. Fargate accepts only a few filters, among them `grep`, `parser`, `record_modifier`, `rewrite_tag`, and `modify`. Empty adds none."
  type        = string
  default     = ""
}

variable "fargate_fluent_bit_extra_parsers" {
  description = "Text with `[PARSER]` sections in Fluent Bit's classic format for the logs of Fargate pods, for example to read JSON lines. Filters in `fargate_fluent_bit_extra_filters` name them. Empty adds none."
  type        = string
  default     = ""
}

variable "fargate_fluent_bit_iam_policy_tags" {
  description = "Tags for the IAM policy that lets Fargate execution roles write container logs to CloudWatch, as key-value pairs. The policy is attached to each role in `fargate_fluent_bit_execution_iam_role_arns`. Used when `enable_fargate_fluent_bit` is true."
  type        = map(string)
  default     = {}
}

variable "fargate_fluent_bit_include_kubernetes_metadata" {
  description = "Whether log events of Fargate pods include Kubernetes metadata such as namespace, pod, container, and labels. Without it, only the name of the log stream tells pods apart. False makes events smaller, which lowers the charge for ingestion."
  type        = bool
  default     = true
}

variable "fargate_fluent_bit_log_stream_prefix" {
  description = "Prefix of the names of the log streams of Fargate pods. Keep it different from `fluent_bit_log_stream_prefix`, so that both kinds of pod can be told apart in one log group."
  type        = string
  default     = "fargate"
}

variable "fargate_worker_disallowed_availability_zones" {
  description = "Availability Zones without Fargate for EKS; subnets of `worker_vpc_subnet_ids` in them are skipped when Fargate profiles are created. Add a zone if AWS names it in an error. The default lists zones known to lack capacity."
  type        = list(string)
  default     = ["us-east-1d", "us-east-1e", "ca-central-1d"]
}

variable "fluent_bit_additional_filters" {
  description = "Complete `[FILTER]` sections in Fluent Bit's classic format, added after the Kubernetes filter of the chart, for example a `grep` filter that drops health checks before they are stored and billed. For single lines within the existing section, use `fluent_bit_extra_filters`."
  type        = string
  default     = ""
}

variable "fluent_bit_additional_inputs" {
  description = "Complete `[INPUT]` sections in Fluent Bit's classic format, for sources in addition to container logs, such as `systemd` units or files on the node. Give each its own `Tag`, because outputs with `match = \"*\"` send its records too. Empty adds none."
  type        = string
  default     = ""
}

variable "fluent_bit_additional_outputs" {
  description = "Complete `[OUTPUT]` sections in Fluent Bit's classic format, for targets that have no input here, such as a log vendor's HTTP endpoint. They receive records in addition to CloudWatch Logs. Put API keys into `fluent_bit_sensitive_values` rather than into this text."
  type        = string
  default     = ""
}

variable "fluent_bit_aws_elasticsearch_configuration" {
  description = "Output to an Elasticsearch domain through the `es` plugin: `host` without a scheme, `awsRegion`, `awsAuth = \"On\"` for signed requests, `port`, `tls`, and more. The domain's access policy must allow Fluent Bit's role. `null` sends nothing; OpenSearch domains use `fluent_bit_opensearch_configuration`."
  type = object({
    enabled = optional(bool)
    match = optional(string)
    host = optional(string)
    awsRegion = optional(string)
    awsAuth = optional(string)
    tls = optional(string)
    port = optional(string)
    retryLimit = optional(string)
    replaceDots = optional(string)
    suppressTypeName = optional(string)
    extraOutputs = optional(string)
  })
  default = null
}

variable "fluent_bit_cloudwatch_logs_configuration" {
  description = "Output to CloudWatch Logs through the `cloudwatch_logs` plugin. The default names the Region `us-east-1` and its own log group, so set `region` and `logGroupName` for your cluster, in line with `fluent_bit_log_group_name`. `enabled = false` turns this output off; omitted fields become `null`."
  type = object({
    enabled = optional(bool)
    match = optional(string)
    region = optional(string)
    logGroupName = optional(string)
    logGroupTemplate = optional(string)
    logStreamName = optional(string)
    logStreamPrefix = optional(string)
    logStreamTemplate = optional(string)
    logKey = optional(string)
    logFormat = optional(string)
    roleArn = optional(string)
    autoCreateGroup = optional(string)
    logRetentionDays = optional(string)
    endpoint = optional(string)
    metricNamespace = optional(string)
    metricDimensions = optional(string)
    stsEndpoint = optional(string)
    autoRetryRequests = optional(string)
    externalId = optional(string)
    extraOutputs = optional(string)
  })
  default = {
    autoCreateGroup   = null
    autoRetryRequests = null
    enabled           = true
    endpoint          = null
    externalId        = null
    extraOutputs      = null
    logFormat         = null
    logGroupName      = "/aws/eks/fluentbit-cloudwatch/logs"
    logGroupTemplate  = null
    logKey            = null
    logRetentionDays  = null
    logStreamName     = null
    logStreamPrefix   = "fluentbit-"
    logStreamTemplate = null
    match             = "*"
    metricDimensions  = null
    metricNamespace   = null
    region            = "us-east-1"
    roleArn           = null
    stsEndpoint       = null
  }
}

variable "fluent_bit_default_filter_configuration" {
  description = "Settings of the Kubernetes filter, which adds pod metadata and parses JSON messages into `data`. `keepLog = \"Off\"` drops the original text and so almost halves JSON events; `bufferSize` must be large enough for the API server's response. Your object replaces the default, so repeat what you keep."
  type = object({
    enabled = optional(bool)
    match = optional(string)
    kubeURL = optional(string)
    mergeLog = optional(string)
    mergeLogKey = optional(string)
    keepLog = optional(string)
    k8sLoggingParser = optional(string)
    k8sLoggingExclude = optional(string)
    bufferSize = optional(string)
    extraFilters = optional(string)
  })
  default = {
    bufferSize        = "32k"
    enabled           = true
    extraFilters      = null
    k8sLoggingExclude = "On"
    k8sLoggingParser  = "On"
    keepLog           = "On"
    kubeURL           = "https://kubernetes.default.svc.cluster.local:443"
    match             = "kube.*"
    mergeLog          = "On"
    mergeLogKey       = "data"
  }
}

variable "fluent_bit_default_input_configuration" {
  description = "Settings of the input that tails container logs: `path`, `tag`, `parser`, the position file `db`, and `memBufLimit`, at which reading pauses until outputs catch up. All fields are required when you override it. Raise `memBufLimit` if nodes write logs in bursts."
  type = object({
    enabled = bool
    tag = string
    path = string
    db = string
    parser = string
    dockerMode = string
    memBufLimit = string
    skipLongLines = string
    refreshInterval = string
  })
  default = {
    db              = "/var/log/flb_kube.db"
    dockerMode      = "On"
    enabled         = true
    memBufLimit     = "5MB"
    parser          = "docker"
    path            = "/var/log/containers/*.log"
    refreshInterval = "10"
    skipLongLines   = "On"
    tag             = "kube.*"
  }
}

variable "fluent_bit_extra_filters" {
  description = "Lines in Fluent Bit's classic format for the chart's own Kubernetes filter, for example `Labels Off` and `Annotations Off`, which make every event smaller. Whole `[FILTER]` sections belong in `fluent_bit_additional_filters`. A syntax error stops Fluent Bit on all nodes, so try it in a sandbox."
  type        = string
  default     = ""
}

variable "fluent_bit_extra_inputs" {
  description = "Lines in Fluent Bit's classic format for the chart's own input of container logs, such as `Exclude_Path /var/log/containers/noisy-*.log`. Whole `[INPUT]` sections belong in `fluent_bit_additional_inputs`. A syntax error stops Fluent Bit on all nodes."
  type        = string
  default     = ""
}

variable "fluent_bit_extra_outputs" {
  description = "Additional output settings as text in Fluent Bit's classic format. CloudWatch Logs remains a target. For a complete additional target such as a log vendor, use `fluent_bit_additional_outputs`; Fluent Bit's role needs permissions for every AWS target you add."
  type        = string
  default     = ""
}

variable "fluent_bit_extra_parsers" {
  description = "`[PARSER]` sections in Fluent Bit's classic format, for log lines that are neither JSON nor plain text, such as `logfmt`. Pods choose a parser with the annotation `fluentbit.io/parser`, as long as `k8sLoggingParser` is `On` in `fluent_bit_default_filter_configuration`."
  type        = string
  default     = ""
}

variable "fluent_bit_firehose_configuration" {
  description = "Output to Amazon Data Firehose: `deliveryStream`, `region`, and optionally `dataKeys`, `roleArn`, and `timeKey`. Firehose then delivers to Amazon S3, OpenSearch Service, or a vendor. Fluent Bit's role needs `firehose:PutRecordBatch`. `null` sends nothing."
  type = object({
    enabled = optional(bool)
    match = optional(string)
    region = optional(string)
    deliveryStream = optional(string)
    dataKeys = optional(string)
    roleArn = optional(string)
    endpoint = optional(string)
    timeKey = optional(string)
    extraOutputs = optional(string)
  })
  default = null
}

variable "fluent_bit_iam_policy_tags" {
  description = "Tags for the IAM policies of Fluent Bit's role, as key-value pairs. They need managed policies (see `use_managed_iam_policies`), and apply to what this service creates, not to policies you attach for other outputs."
  type        = map(string)
  default     = {}
}

variable "fluent_bit_iam_role_tags" {
  description = "Tags for the IAM role that Fluent Bit's service account assumes to write logs, as key-value pairs, in addition to `default_tags`. Neither the log group nor its records have them. Used when `enable_fluent_bit` is true."
  type        = map(string)
  default     = {}
}

variable "fluent_bit_image_pull_policy" {
  description = "When nodes pull Fluent Bit's image: `IfNotPresent`, `Always`, or `Never`. `null` takes the chart's default, `IfNotPresent`. With `Always`, an unreachable registry keeps a restarted pod from collecting logs."
  type        = string
  default     = null
}

variable "fluent_bit_image_repository" {
  description = "Image repository of Fluent Bit, without a tag, for example your mirror of `public.ecr.aws/aws-observability/aws-for-fluent-bit`. `null` uses the repository from the Helm chart. Used when `enable_fluent_bit` is true."
  type        = string
  default     = null
}

variable "fluent_bit_kinesis_configuration" {
  description = "Output to Amazon Kinesis Data Streams through the older Go plugin `kinesis`, which offers `partitionKey`, `aggregation`, and `compression`. Choose it for those; otherwise `fluent_bit_kinesis_streams_configuration` is faster. The role needs `kinesis:PutRecords`; `null` sends nothing."
  type = object({
    enabled = optional(bool)
    match = optional(string)
    region = optional(string)
    stream = optional(string)
    partitionKey = optional(string)
    appendNewline = optional(string)
    replaceDots = optional(string)
    dataKeys = optional(string)
    roleArn = optional(string)
    endpoint = optional(string)
    stsEndpoint = optional(string)
    timeKey = optional(string)
    timeKeyFormat = optional(string)
    compression = optional(string)
    aggregation = optional(string)
    experimental_concurrency = optional(string)
    experimental_concurrencyRetries = optional(string)
    extraOutputs = optional(string)
  })
  default = null
}

variable "fluent_bit_kinesis_streams_configuration" {
  description = "Output to Amazon Kinesis Data Streams through the plugin `kinesis_streams`, which is part of Fluent Bit and uses less CPU and memory than the Go plugin in `fluent_bit_kinesis_configuration`. It spreads records over shards at random. Set `stream` and `region`; `null` sends nothing."
  type = object({
    enabled = optional(bool)
    match = optional(string)
    region = optional(string)
    stream = optional(string)
    role_arn = optional(string)
    endpoint = optional(string)
    sts_endpoint = optional(string)
    time_key = optional(string)
    time_key_format = optional(string)
    external_id = optional(string)
    auto_retry_requests = optional(string)
    log_key = optional(string)
  })
  default = null
}

variable "fluent_bit_log_group_already_exists" {
  description = "Whether the log group in `fluent_bit_log_group_name` exists outside this service. With true, it is used as it is, and retention, key, and subscription stay with its owner; with false it is created, which fails if it exists."
  type        = bool
  default     = false
}

variable "fluent_bit_log_group_kms_key_id" {
  description = "ARN of the KMS key that encrypts the container logs in CloudWatch. Its policy must allow CloudWatch Logs of the Region to use it, or the group cannot be created. `null` uses the default encryption."
  type        = string
  default     = null
}

variable "fluent_bit_log_group_name" {
  description = "Name of the log group for the container logs. `null` derives it from the cluster. Give clusters of different environments different groups, because read access and retention are set per group. Keep `logGroupName` in `fluent_bit_cloudwatch_logs_configuration` equal to it."
  type        = string
  default     = null
}

variable "fluent_bit_log_group_retention" {
  description = "Days to keep container logs, in the steps of CloudWatch Logs (1, 3, 5, 7, 14, 30, 60, 90, ... 3653). The default 0 keeps them forever, and this group usually grows fastest of all, so set a limit."
  type        = number
  default     = 0
}

variable "fluent_bit_log_group_subscription_arn" {
  description = "ARN of a Lambda function, Kinesis stream, or Firehose stream that receives every log event of the group, for example to forward it to a SIEM. `null` subscribes nothing. A log group takes two subscriptions at most."
  type        = string
  default     = null
}

variable "fluent_bit_log_group_subscription_filter" {
  description = "CloudWatch Logs filter pattern that selects the events sent to `fluent_bit_log_group_subscription_arn`, such as `ERROR` or `{ $.level = \"error\" }`. An empty pattern sends all."
  type        = string
  default     = ""
}

variable "fluent_bit_log_stream_prefix" {
  description = "Prefix of the names of the log streams of pods on worker nodes. `null` uses `fluentbit`. The remainder names the pod and container, by which you find the stream."
  type        = string
  default     = null
}

variable "fluent_bit_node_selector" {
  description = "Labels that a node must have to get a Fluent Bit pod, as a map such as `{ \"kubernetes.io/os\" = \"linux\" }`. Nodes without them send no logs at all. `null` selects every node, subject to taints; see `fluent_bit_pod_tolerations`."
  type        = any
  default     = null
}

variable "fluent_bit_opensearch_configuration" {
  description = "Output to Amazon OpenSearch Service: `host` without a scheme, `awsRegion`, `awsAuth = \"On\"`, `index`, and `suppressTypeName = \"On\"` for current OpenSearch versions. For Serverless collections set `awsServiceName` to `aoss`. The domain must authorize Fluent Bit's role; `null` sends nothing."
  type = object({
    enabled = optional(bool)
    match = optional(string)
    host = optional(string)
    port = optional(string)
    tls = optional(string)
    path = optional(string)
    bufferSize = optional(string)
    pipeline = optional(string)
    awsRegion = optional(string)
    awsAuth = optional(string)
    awsStsEndpoint = optional(string)
    awsRoleArn = optional(string)
    awsExternalId = optional(string)
    awsServiceName = optional(string)
    httpUser = optional(string)
    httpPasswd = optional(string)
    index = optional(string)
    type = optional(string)
    logstashFormat = optional(string)
    logstashPrefix = optional(string)
    logstashDateFormat = optional(string)
    timeKey = optional(string)
    timeKeyFormat = optional(string)
    timeKeyNanos = optional(string)
    includeTagKey = optional(string)
    tagKey = optional(string)
    generateId = optional(string)
    idKey = optional(string)
    writeOperation = optional(string)
    replaceDots = optional(string)
    traceOutput = optional(string)
    traceError = optional(string)
    currentTimeIndex = optional(string)
    logstashPrefixKey = optional(string)
    suppressTypeName = optional(string)
    extraOutputs = optional(string)
  })
  default = null
}

variable "fluent_bit_pod_annotations" {
  description = "Annotations for the pods of Fluent Bit, as key-value pairs, for example `{ \"fluentbit.io/exclude\" = \"true\" }`, which keeps its own log out of the collected logs. `null` adds none. A change restarts the pods on all nodes."
  type        = any
  default     = null
}

variable "fluent_bit_pod_node_affinity" {
  description = "Node label rules for the pods of Fluent Bit, each with `key`, `operator`, and `values`. It is a DaemonSet: the logs of nodes that the rules exclude are not collected."
  type = list(object({
    key = string
    values = list(string)
    operator = string
  }))
  default = []
}

variable "fluent_bit_pod_resources" {
  description = "CPU and memory of each Fluent Bit pod, in the form of a pod spec. `null` keeps the chart's values, with a memory limit of about 250 MiB. Many log lines or several outputs need more; a pod killed for memory shows as `OOMKilled` and leaves gaps."
  type        = any
  default     = null
}

variable "fluent_bit_pod_tolerations" {
  description = "Taints that the pods of Fluent Bit tolerate, as a list of maps with `key`, `operator`, `value`, and `effect`. Use `[{ operator = \"Exists\" }]` to collect logs on all nodes; otherwise pods on tainted nodes leave no logs in CloudWatch."
  type        = list(map(any))
  default     = []
}

variable "fluent_bit_rbac_psp_enabled" {
  description = "Whether the chart creates a PodSecurityPolicy for Fluent Bit. Kubernetes removed that API in version 1.25, so true makes the release fail on every cluster that EKS supports today. Leave it false and use Pod Security Admission instead."
  type        = bool
  default     = false
}

variable "fluent_bit_s3_configuration" {
  description = "Output to Amazon S3: `bucket`, `region`, and settings such as `totalFileSize`, `uploadTimeout`, `s3KeyFormat`, `compression`, and `storageClass`. Cheaper than CloudWatch Logs for long retention, but you search it with Athena. Unsent data waits on the node's disk. `null` sends nothing."
  type = object({
    enabled = optional(bool)
    match = optional(string)
    bucket = optional(string)
    region = optional(string)
    jsonDateKey = optional(string)
    jsonDateFormat = optional(string)
    totalFileSize = optional(string)
    uploadChunkSize = optional(string)
    uploadTimeout = optional(string)
    storeDir = optional(string)
    storeDirLimitSize = optional(string)
    s3KeyFormat = optional(string)
    s3KeyFormatTagDelimiters = optional(string)
    staticFilePath = optional(string)
    usePutObject = optional(string)
    roleArn = optional(string)
    endpoint = optional(string)
    stsEndpoint = optional(string)
    cannedAcl = optional(string)
    compression = optional(string)
    contentType = optional(string)
    sendContentMd5 = optional(string)
    autoRetryRequests = optional(string)
    logKey = optional(string)
    preserveDataOrdering = optional(string)
    storageClass = optional(string)
    retryLimit = optional(string)
    externalId = optional(string)
    extraOutputs = optional(string)
  })
  default = null
}

variable "fluent_bit_sensitive_values" {
  description = "Chart values to pass as sensitive, as a map from value path to value, for API keys or passwords of outputs. Helm merges them with the other values, and plans show them masked; the state file still contains them, so restrict access to it."
  type        = map(string)
  default     = {}
}

variable "fluent_bit_service_account_annotations" {
  description = "Additional annotations for Fluent Bit's service account, as key-value pairs. The service adds `eks.amazonaws.com/role-arn` itself when `eks_iam_role_for_service_accounts_config` is set, so do not repeat it; a second value would replace the role."
  type        = map(string)
  default     = {}
}

variable "fluent_bit_service_account_create" {
  description = "Whether the chart creates Fluent Bit's service account. With false, an account named `fluent_bit_service_account_name` must already exist in `aws_for_fluent_bit_chart_namespace`, with the annotation that links it to an IAM role."
  type        = bool
  default     = true
}

variable "fluent_bit_service_account_name" {
  description = "Name of Fluent Bit's service account, which the trust policy of its IAM role refers to. Name the existing account here when `fluent_bit_service_account_create` is false. If name and trust policy disagree, writing logs fails with `AccessDenied`."
  type        = string
  default     = "aws-for-fluent-bit"
}

variable "fluent_bit_update_strategy_type" {
  description = "How the DaemonSet replaces its pods after a change: `RollingUpdate` restarts them node by node, `OnDelete` only when you delete a pod. With `OnDelete`, nodes can run different configurations for a long time."
  type        = string
  default     = "RollingUpdate"
}

variable "fluent_bit_use_cri_parser_conf" {
  description = "Whether Fluent Bit parses lines in the CRI format, which containerd writes. EKS nodes have used containerd exclusively since Kubernetes 1.24, so leave it true; with false, each event starts with a raw timestamp and stream name, and JSON is not recognized."
  type        = bool
  default     = true
}

variable "fluent_bit_version" {
  description = "Tag of the Fluent Bit image. `null` uses the version from the Helm chart. Settings in inputs such as `fluent_bit_additional_filters` and `fluent_bit_additional_outputs` can depend on it, because plugins gain options over time."
  type        = string
  default     = null
}

variable "kubernetes_priority_classes" {
  description = "PriorityClasses to create, keyed by name: `{ critical-apps = { description = \"Customer traffic\", global_default = false, value = 100000 } }`. Pods with higher values are scheduled first and can evict others; values go up to 1,000,000,000, and only one class may be the global default."
  type = map(object({
    description = string
    global_default = bool
    value = number
  }))
  default = {}
}

variable "route53_record_update_policy" {
  description = "What ExternalDNS can do with records: `sync` creates, changes, and deletes those it owns, `upsert-only` never deletes, `create-only` only creates. Start with `upsert-only` in a zone that other people edit."
  type        = string
  default     = "sync"
}

variable "schedule_alb_ingress_controller_on_fargate" {
  description = "Whether the load balancer controller runs on Fargate instead of worker nodes. It needs `pod_execution_iam_role_arn` and `worker_vpc_subnet_ids`. Useful in a cluster without EC2 nodes; each replica is then billed as a Fargate pod."
  type        = bool
  default     = false
}

variable "schedule_cluster_autoscaler_on_fargate" {
  description = "Whether the cluster autoscaler runs on Fargate. Recommended, because there it cannot evict itself by removing the node it runs on. It needs `pod_execution_iam_role_arn` and `worker_vpc_subnet_ids`."
  type        = bool
  default     = false
}

variable "schedule_external_dns_on_fargate" {
  description = "Whether ExternalDNS runs on Fargate instead of worker nodes. It needs `pod_execution_iam_role_arn` and `worker_vpc_subnet_ids`, and the OpenID Connect provider, since Fargate pods have no node role to fall back on."
  type        = bool
  default     = false
}

variable "service_dns_mappings" {
  description = "Short names for endpoints outside the cluster, keyed by Service name: `{ orders-db = { target_dns = \"orders.c1a2b3.eu-west-1.rds.amazonaws.com\", target_port = 5432, namespace = \"apps\" } }`. Pods then connect to `orders-db`. TLS clients receive a certificate for the target's real name, so host name verification can fail."
  type = map(object({
    target_dns = string
    target_port = number
    namespace = string
  }))
  default = {}
}

variable "use_exec_plugin_for_auth" {
  description = "Whether the Kubernetes and Helm providers run a command such as `aws eks get-token` each time they need a token. A token lasts 15 minutes, and several Helm releases in a row can take longer; false reads one at the start."
  type        = bool
  default     = true
}

variable "use_managed_iam_policies" {
  description = "Whether the roles of the components have customer managed policies instead of inline ones. Many security standards forbid inline policies, which also cannot have tags; the permissions are the same."
  type        = bool
  default     = true
}
