variable "application_name" {
  description = "Name of the application, used for the Helm release, Deployment, and Service, and therefore as its DNS name in the namespace. Lowercase letters, digits, and hyphens, at most 53 characters, a limit of Helm. Changing it installs a new release and removes the old one."
  type        = string
}

variable "container_image" {
  description = "Image of the main container: `repository` without tag, `tag`, and `pull_policy` (`IfNotPresent`, `Always`, or `Never`). Use a tag that never moves, such as a version or commit; with `latest`, a rollback starts the same image."
  type = object({
    repository = string
    tag = string
    pull_policy = string
  })
}

variable "container_port" {
  description = "Port on which the container listens for its main traffic, for example 8080. Service, ingress, and load balancer send to it; ports below 1024 need root or a capability in the container."
  type        = number
}

variable "desired_number_of_pods" {
  description = "Number of pods the Deployment keeps running. With `horizontal_pod_autoscaler`, it has no effect if `helm_chart_version` is v0.2.25 or newer; older charts, the default included, reset the autoscaler to it on each deployment. Use two or more, with `min_number_of_pods_available`, for a service that has to survive node replacement."
  type        = number
}

variable "namespace" {
  description = "Namespace the application is deployed into. It must exist; take the name from the namespace service so that it exists first. Changing it deletes the application and recreates it in the new namespace."
  type        = string
}

variable "additional_ports" {
  description = "Additional ports of the container, keyed by name: `{ metrics = { port = 9090, protocol = \"TCP\" } }`. Kubernetes limits names to 15 lowercase characters. `null` opens only `container_port`."
  type = map(object({
    port : number
    protocol : string
  }))
  default = null
}

variable "alb_acm_certificate_arns" {
  description = "ARNs of ACM certificates for the HTTPS listeners of the load balancer; the first is the default, and the load balancer chooses the others by host name. They must be in the Region of the load balancer. Empty lets the controller look for a certificate that matches the host name."
  type        = list(string)
  default     = []
}

variable "alb_health_check_healthy_threshold" {
  description = "Number of successful checks in a row, 2 to 10, before the load balancer sends traffic to a new target. Multiplied by `alb_health_check_interval`, it is the delay of each rollout step."
  type        = number
  default     = 2
}

variable "alb_health_check_interval" {
  description = "Seconds between two load balancer checks of one target, 5 to 300. It must exceed `alb_health_check_timeout`. These checks are independent of the Kubernetes probes, which decide on restarts."
  type        = number
  default     = 30
}

variable "alb_health_check_path" {
  description = "Path the load balancer requests to check a target, with a leading slash. It should respond without authentication and without calling shared dependencies."
  type        = string
  default     = "/"
}

variable "alb_health_check_port" {
  description = "Port the load balancer checks: `traffic-port` for the port that gets requests, or a number as a string. With `instance` as `ingress_target_type`, a number means a port of the node, not of the pod."
  type        = string
  default     = "traffic-port"
}

variable "alb_health_check_protocol" {
  description = "Protocol of the load balancer's check: `HTTP` or `HTTPS`. `HTTPS` is for containers that serve TLS themselves; the certificate is not verified."
  type        = string
  default     = "HTTP"
}

variable "alb_health_check_success_codes" {
  description = "HTTP codes that count as healthy: one (`200`), several (`200,204`) or a range (`200-299`). Avoid accepting redirects, which hide a broken application behind a working login page."
  type        = string
  default     = "200"
}

variable "alb_health_check_timeout" {
  description = "Seconds without a response after which a load balancer check has failed, 2 to 120. It must be lower than `alb_health_check_interval`."
  type        = number
  default     = 10
}

variable "canary_image" {
  description = "Image of the canary pods, in the form of `container_image`. Required when `desired_number_of_canary_pods` is above 0, otherwise `null`. The canary gets all other settings of the stable pods."
  type = object({
    repository = string
    tag = string
    pull_policy = string
  })
  default = null
}

variable "cleanup_on_fail" {
  description = "Whether Helm deletes the resources that a failed upgrade had newly created. True leaves fewer orphans to clean up by hand, false keeps them for inspection. `null` follows Helm's default, false. It does not roll back: the release stays in the failed state until the next apply."
  type        = bool
  default     = null
}

variable "configmaps_as_env_vars" {
  description = "Environment variables from ConfigMaps: the outer key is the ConfigMap, the inner map assigns each of its keys a variable name, `{ web-config = { log_level = \"LOG_LEVEL\" } }`. Pods do not see a later change of the ConfigMap until they are recreated; a missing one keeps them from starting."
  type        = map(map(string))
  default     = {}
}

variable "configmaps_as_volumes" {
  description = "ConfigMaps to mount as files, keyed by name, with a required `mountPath` and an optional `subPath`: `{ nginx-conf = { mountPath = \"/etc/nginx/conf.d\" } }`. A mount hides what the image contains at the path; `subPath` mounts a single file instead, which then no longer follows changes of the ConfigMap. All entries need the same keys."
  type        = map(any)
  default     = {}
}

variable "container_protocol" {
  description = "Transport protocol of `container_port`: `TCP`, `UDP`, or `SCTP`. Application Load Balancers support only TCP-based traffic."
  type        = string
  default     = "TCP"
}

variable "custom_resources" {
  description = "Additional Kubernetes manifests to install with the release, as YAML text keyed by a name of your choice. Good for objects the chart does not cover, such as a NetworkPolicy; they are removed together with the application."
  type        = map(string)
  default     = {}
}

variable "deployment_annotations" {
  description = "Annotations on the Deployment object, as key-value pairs. Controllers that watch Deployments read them, for example to reload pods when a ConfigMap changes. They do not reach the pods, for which `pod_annotations` exists, so a change restarts nothing. `{}` adds none."
  type        = map(string)
  default     = {}
}

variable "desired_number_of_canary_pods" {
  description = "Number of pods that run `canary_image` next to the stable ones and receive their share of requests. 0 runs no canary; setting it back to 0 removes the canary."
  type        = number
  default     = 0
}

variable "domain_name" {
  description = "Host name of the application, such as `shop.stage.acme.com`, which ExternalDNS writes to Route 53 for the ingress. ExternalDNS must run in the cluster and be allowed to manage the zone. `null` creates no record."
  type        = string
  default     = null
}

variable "domain_propagation_ttl" {
  description = "Time to live, in seconds, of the record for `domain_name`. Low values such as 60 let changes take effect soon and cause more queries. `null` keeps the default of ExternalDNS."
  type        = number
  default     = null
}

variable "eks_iam_role_for_service_accounts_config" {
  description = "ARN and URL of the cluster's OpenID Connect provider, in `openid_connect_provider_arn` and `openid_connect_provider_url`; pass the output of the same name of the EKS service. Needed when this module creates the role in `iam_role_name`. The default of empty strings suits an application without AWS permissions."
  type = object({
    openid_connect_provider_arn = string
    openid_connect_provider_url = string
  })
  default = {
    openid_connect_provider_arn = ""
    openid_connect_provider_url = ""
  }
}

variable "enable_liveness_probe" {
  description = "Whether Kubernetes checks with the `liveness_probe_*` settings that a pod still works and restarts it if not. A probe that fails under load restarts pods when they are needed most, so turn it on only for hangs that a restart fixes."
  type        = bool
  default     = false
}

variable "enable_readiness_probe" {
  description = "Whether a pod gets traffic only while it passes the check set by `readiness_probe_*`. Without it, pods receive requests as soon as their process starts, and rollouts drop some of them."
  type        = bool
  default     = false
}

variable "env_vars" {
  description = "Environment variables of the container, from name to value. They are readable in the Deployment and in the state; passwords belong in `secrets_as_env_vars`. Each change restarts the pods."
  type        = map(string)
  default     = {}
}

variable "expose_type" {
  description = "Who can reach the application: `external` through an internet-facing load balancer, `internal` through one inside the VPC, `cluster-internal` through a Service alone, or `none`, for workers that only read a queue. The first two create an Ingress, whose load balancer is billed."
  type        = string
  default     = "cluster-internal"
}

variable "force_destroy_ingress_access_logs" {
  description = "Whether destroy can delete the access log bucket with its contents. False makes destroy fail while logs are left, which is the right choice for production."
  type        = bool
  default     = false
}

variable "helm_chart_version" {
  description = "Version of the `k8s-service` Helm chart behind this module, `v0.2.18` by default. It decides which settings work; read its release notes before you change it, since an upgrade can recreate the Deployment. An older chart may not support `subPath` in `configmaps_as_volumes`."
  type        = string
  default     = "v0.2.18"
}

variable "horizontal_pod_autoscaler" {
  description = "Bounds and targets of a HorizontalPodAutoscaler: `min_replicas`, `max_replicas`, and the target averages of CPU and memory as a percentage of the requests. It needs the metrics server and resource requests, which you can set with `override_chart_inputs`. `null` keeps the pod count fixed."
  type = object({
    min_replicas = number
    max_replicas = number
    avg_cpu_utilization = number
    avg_mem_utilization = number
  })
  default = null
}

variable "iam_policy" {
  description = "Permissions of the pods, as statements keyed by their ID: `{ Queue = { effect = \"Allow\", actions = [\"sqs:ReceiveMessage\"], resources = [\"arn:aws:sqs:eu-west-1:111122223333:jobs\"] } }`. They are attached to the role in `iam_role_name`. `effect` is `Allow` or `Deny`; `null` attaches nothing."
  type = map(object({
    resources = list(string)
    actions = list(string)
    effect = string
  }))
  default = null
}

variable "iam_role_exists" {
  description = "Whether the role in `iam_role_name` already exists. True uses it, and its trust policy must allow the service account; false creates it with the correct trust policy."
  type        = bool
  default     = false
}

variable "iam_role_name" {
  description = "Name of the IAM role the pods assume through their service account, unique in the AWS account, at most 64 characters. Empty means no role and no AWS permissions. With `iam_role_exists` false the role is created."
  type        = string
  default     = ""
}

variable "ingress_access_logs_s3_bucket_already_exists" {
  description = "Whether the bucket for access logs exists. True writes to it; it must be encrypted with Amazon S3 managed keys (SSE-S3), and its bucket policy must allow Elastic Load Balancing to write; false creates one for this application."
  type        = bool
  default     = false
}

variable "ingress_access_logs_s3_bucket_name" {
  description = "Name of the S3 bucket for the load balancer's access logs, unique in all of AWS. An empty string derives a name from `application_name`. Applies to `expose_type` `external` and `internal`."
  type        = string
  default     = ""
}

variable "ingress_access_logs_s3_prefix" {
  description = "Prefix of the objects with access logs in the bucket, without a slash at either end. `null` uses the application's name, which keeps applications apart in a shared bucket."
  type        = string
  default     = null
}

variable "ingress_annotations" {
  description = "Annotations of the Ingress, as key-value pairs, for settings without an input here, such as `alb.ingress.kubernetes.io/wafv2-acl-arn`. They are merged with those the module sets; conflicts can break the routing."
  type        = map(string)
  default     = {}
}

variable "ingress_backend_protocol" {
  description = "Protocol between load balancer and pods: `HTTP` or `HTTPS`. With `HTTPS`, the container must present its own certificate, which may be self-signed."
  type        = string
  default     = "HTTP"
}

variable "ingress_configure_ssl_redirect" {
  description = "Whether requests on the HTTP listener are redirected to HTTPS. It needs an HTTPS entry in `ingress_listener_protocol_ports` and a certificate; set it to false behind a proxy that terminates TLS before the load balancer."
  type        = bool
  default     = true
}

variable "ingress_group" {
  description = "Shares one load balancer among the Ingresses of several applications with the same group `name`; rules are tried in the order of `priority`, lower numbers first. It saves cost, but anyone who can create an Ingress in the group can take over its paths. `null` gives the application its own load balancer."
  type = object({
    name = string
    priority = number
  })
  default = null
}

variable "ingress_listener_protocol_ports" {
  description = "Listeners of the load balancer, each with `protocol` (`HTTP` or `HTTPS`) and `port`. The default opens 80 and 443. The load balancer of an `ingress_group` has the listeners of all its applications."
  type = list(object({
    protocol = string
    port = number
  }))
  default = [
    {
      port     = 80
      protocol = "HTTP"
    },
    {
      port     = 443
      protocol = "HTTPS"
    },
  ]
}

variable "ingress_path" {
  description = "Path of the ingress rule. `/` with type `Prefix` matches all requests for the host. The syntax for wildcards depends on `ingress_path_type`: `/api/*` is meant for `ImplementationSpecific`."
  type        = string
  default     = "/"
}

variable "ingress_path_type" {
  description = "How `ingress_path` is matched: `Prefix` by path element, `Exact` as a whole, `ImplementationSpecific` by the rules of the load balancer, with wildcards."
  type        = string
  default     = "Prefix"
}

variable "ingress_ssl_redirect_rule_already_exists" {
  description = "Whether another Ingress of the same `ingress_group` already redirects HTTP to HTTPS. True leaves out this application's own rule, so that the listener does not get two. Used with `ingress_configure_ssl_redirect`."
  type        = bool
  default     = false
}

variable "ingress_ssl_redirect_rule_requires_path_type" {
  description = "Whether the redirect rule has a path type, which the `networking.k8s.io/v1` Ingress API requires. Every Kubernetes version that EKS supports requires it, so keep it true, the default. Used with `ingress_configure_ssl_redirect`."
  type        = bool
  default     = true
}

variable "ingress_target_type" {
  description = "How the load balancer reaches pods: `instance` through a NodePort on every node, `ip` directly at the pod IP address. `ip` is required on Fargate, needs the VPC CNI, and saves a hop."
  type        = string
  default     = "instance"
}

variable "liveness_probe_grace_period_seconds" {
  description = "Seconds after the start of a container before the first liveness check. If it is too short, Kubernetes restarts a slow application indefinitely; measure the startup time with cold caches."
  type        = number
  default     = 15
}

variable "liveness_probe_interval_seconds" {
  description = "Seconds between two liveness checks of a pod. Kubernetes restarts the container after three failures by default, so a hang lasts about three times this value."
  type        = number
  default     = 30
}

variable "liveness_probe_path" {
  description = "Path the liveness check requests, with a leading slash. It should test only the process and no database, otherwise a database outage restarts every pod."
  type        = string
  default     = "/"
}

variable "liveness_probe_port" {
  description = "Port the liveness check connects to, on the pod. The default 80 is rarely the value of `container_port`: use the same number for both unless the application has a separate health port."
  type        = number
  default     = 80
}

variable "liveness_probe_protocol" {
  description = "Scheme of the liveness check: `HTTP` or `HTTPS`. Kubernetes does not verify the certificate of the pod."
  type        = string
  default     = "HTTP"
}

variable "max_history" {
  description = "Number of release revisions Helm keeps for `helm history` and `helm rollback`; 0, the default here, keeps all. Each revision is a Secret in the namespace, so with frequent deployments set a limit such as 10. Rollbacks reach no further than the kept revisions."
  type        = number
  default     = 0
}

variable "min_number_of_pods_available" {
  description = "Smallest number of pods that a voluntary disruption, such as a node drain, must leave running, set as a PodDisruptionBudget. 0 allows all to stop together; a value equal to the pod count blocks node drains, and therefore cluster upgrades."
  type        = number
  default     = 0
}

variable "num_days_after_which_archive_ingress_log_data" {
  description = "Days after which access logs move to S3 Glacier. Reading them takes hours from then on, and a minimum storage time is billed. 0 leaves them in standard storage."
  type        = number
  default     = 0
}

variable "num_days_after_which_delete_ingress_log_data" {
  description = "Days after which access logs are deleted. Choose a number greater than `num_days_after_which_archive_ingress_log_data`. 0 keeps them forever."
  type        = number
  default     = 0
}

variable "override_chart_inputs" {
  description = "Values for the Helm chart merged over those this module computes, in the chart's own structure: `{ containerResources = { requests = { cpu = \"250m\", memory = \"256Mi\" } } }`. Use it for settings that have no input here. Overriding a value the module also sets can break ingress or probes."
  type        = any
  default     = {}
}

variable "pod_annotations" {
  description = "Annotations on every pod, as key-value pairs, read by agents and sidecar injectors: `{ \"prometheus.io/scrape\" = \"true\" }`. They are part of the pod template, so each change restarts the pods. `{}` adds none; for the Deployment itself use `deployment_annotations`."
  type        = map(string)
  default     = {}
}

variable "readiness_probe_grace_period_seconds" {
  description = "Seconds after the start of a container before the first readiness check. Unlike with the liveness probe, an early failure only delays traffic, so a small value is safe."
  type        = number
  default     = 15
}

variable "readiness_probe_interval_seconds" {
  description = "Seconds between two readiness checks of a pod. Short intervals remove a failing pod from service sooner and add a new one sooner."
  type        = number
  default     = 30
}

variable "readiness_probe_path" {
  description = "Path the readiness check requests, with a leading slash. It can test what the pod needs to respond, but a check of a shared database removes all pods from service together."
  type        = string
  default     = "/"
}

variable "readiness_probe_port" {
  description = "Port the readiness check connects to, on the pod. Set it to `container_port` if the application has no separate port for health; the default is 80."
  type        = number
  default     = 80
}

variable "readiness_probe_protocol" {
  description = "Scheme of the readiness check: `HTTP` or `HTTPS`, where certificates are not verified. It must match the protocol on `readiness_probe_port`."
  type        = string
  default     = "HTTP"
}

variable "scratch_paths" {
  description = "In-memory volumes for temporary files, from volume name to path, such as `{ tmp = \"/tmp\" }`. They let the root file system be read-only. Contents count against the memory limit of the container and end with the pod."
  type        = map(string)
  default     = {}
}

variable "secrets_as_env_vars" {
  description = "Environment variables from Kubernetes Secrets: the outer key is the Secret, the inner map assigns each of its keys a variable name, `{ db = { password = \"DB_PASSWORD\" } }`. The Secret must exist in the namespace, or the pod does not start; its value stays out of the state."
  type        = map(map(string))
  default     = {}
}

variable "secrets_as_volumes" {
  description = "Kubernetes Secrets to mount as files, keyed by name, each with a required `mountPath` and an optional `subPath`: `{ tls = { mountPath = \"/etc/tls\" } }`. Files are kept in memory and follow a rotation without a restart, which environment variables and `subPath` mounts do not. All entries need the same keys."
  type        = map(any)
  default     = {}
}

variable "service_account_exists" {
  description = "Whether `service_account_name` already exists in the namespace. True uses it, and you annotate it with the role yourself; false creates it."
  type        = bool
  default     = false
}

variable "service_account_name" {
  description = "Name of the ServiceAccount the pods run as, by which they authenticate to the Kubernetes API and, with `iam_role_name`, to AWS. Empty uses the `default` account of the namespace, which should have no permissions."
  type        = string
  default     = ""
}

variable "service_annotations" {
  description = "Annotations on the Service object, as key-value pairs, read by controllers and monitoring: `{ \"prometheus.io/probe\" = \"true\" }` marks it for a common Prometheus setup. Load balancer settings for an Ingress go to `ingress_annotations` instead. `{}` adds none; used unless `expose_type` is `none`."
  type        = map(string)
  default     = {}
}

variable "service_port" {
  description = "Port on which the Service listens inside the cluster and to the ingress; it passes traffic to `container_port`. Used unless `expose_type` is `none`."
  type        = number
  default     = 80
}

variable "sidecar_containers" {
  description = "Additional containers in each pod, keyed by name, each in the form of a pod spec: `{ proxy = { image = \"public.ecr.aws/nginx/nginx:1.27\", ports = [{ containerPort = 8081 }] } }`. They share network and volumes with the main container, and while one of them is down, the pod is not ready."
  type        = any
  default     = {}
}

variable "termination_grace_period_seconds" {
  description = "Seconds a pod has to finish after SIGTERM, including its `preStop` hook, before it is killed. Choose more than the longest request. `null` keeps the Kubernetes default of 30."
  type        = number
  default     = null
}

variable "use_managed_iam_policies" {
  description = "Whether `iam_policy` becomes a customer managed policy attached to the role instead of an inline one. Compliance checks often require it; the pods' permissions do not change."
  type        = bool
  default     = true
}

variable "values_file_path" {
  description = "Path to which the computed Helm values are written as a YAML file, for review or for `helm template`. `null` writes none. The file contains `env_vars` in plain text, so keep it out of version control."
  type        = string
  default     = null
}

variable "wait" {
  description = "Whether apply waits until the pods are ready, for `wait_timeout` at most. False returns immediately and reports success even if no pod ever starts."
  type        = bool
  default     = true
}

variable "wait_timeout" {
  description = "Seconds apply waits for the pods when `wait` is true. Rolling out many pods with slow probes takes longer than 300; a timeout marks the release as failed and leaves the new pods in place."
  type        = number
  default     = 300
}
