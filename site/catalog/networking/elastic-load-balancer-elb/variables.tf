variable "alb_name" {
  description = "Name of the load balancer: at most 32 letters, digits and hyphens, not beginning with `internal-`, unique in account and region. It is part of the DNS name AWS assigns, of the security group and, unless you name one, of the log bucket. Changing it replaces the load balancer."
  type        = string
}

variable "is_internal_alb" {
  description = "Whether the load balancer has private addresses only. True for traffic inside the VPC and from peered networks, false for visitors from the internet. Changing it replaces the load balancer and its addresses."
  type        = bool
}

variable "num_days_after_which_archive_log_data" {
  description = "Age in days at which access logs move to S3 Glacier, where reading one takes hours. Must be lower than `num_days_after_which_delete_log_data`. Moving many small objects costs more than it saves, so do not choose it too low."
  type        = number
}

variable "num_days_after_which_delete_log_data" {
  description = "Age in days at which access logs are deleted for good. Follow the retention your compliance rules demand. Counts from the creation of the log file, as does `num_days_after_which_archive_log_data`."
  type        = number
}

variable "vpc_id" {
  description = "ID of the VPC for the load balancer's security group; it must contain `vpc_subnet_ids`. Changing it replaces the load balancer."
  type        = string
}

variable "vpc_subnet_ids" {
  description = "IDs of subnets in at least two Availability Zones, one per zone. Public ones for a load balancer that faces the internet, private app ones for an internal one. Each needs eight free addresses to grow into."
  type        = list(string)
}

variable "access_logs_s3_bucket_name" {
  description = "Name of the S3 bucket for access logs, created here or existing, see `should_create_access_logs_bucket`. `null` derives it from `alb_name`; bucket names are unique in the world, so a common name may be taken."
  type        = string
  default     = null
}

variable "acm_cert_statuses" {
  description = "States a certificate may have to be found for `https_listener_ports_and_acm_ssl_certs`, such as `ISSUED` or `PENDING_VALIDATION`. A listener accepts issued ones only, so the default fits nearly always."
  type        = list(string)
  default     = ["ISSUED"]
}

variable "acm_cert_types" {
  description = "Kinds of ACM certificate to search: `AMAZON_ISSUED`, `IMPORTED` and `PRIVATE`. Leave out `IMPORTED` where a domain has one of each and the renewed one must win. Add `PRIVATE` for certificates of AWS Private CA."
  type        = list(string)
  default     = ["AMAZON_ISSUED", "IMPORTED"]
}

variable "additional_ssl_certs_for_ports" {
  description = "Further certificates per listener, which answers with the one that fits the host name (SNI): `{ \"443\" = [{ tls_domain_name = \"shop.acme.com\", tls_arn = null }] }`. Set either the domain of an ACM certificate or an ARN, and the other to `null`. The port must have an HTTPS listener with a first certificate."
  type = map(list(object({
    tls_domain_name = string
    tls_arn = string
  })))
  default = {}
}

variable "allow_all_outbound" {
  description = "Whether the load balancer may connect to every address. If false, add rules to its security group for all targets, otherwise health checks fail and every request ends in status 502, 503 or 504."
  type        = bool
  default     = true
}

variable "allow_inbound_from_cidr_blocks" {
  description = "IPv4 ranges in CIDR notation that may connect to the listener ports: `[\"0.0.0.0/0\"]` for a public site, the ranges of your networks for an internal one. Empty admits nobody by address."
  type        = list(string)
  default     = []
}

variable "allow_inbound_from_security_group_ids" {
  description = "IDs of security groups whose members may connect to the listener ports, for services that call each other through an internal load balancer. They see it inside the VPC only. Empty admits none."
  type        = list(string)
  default     = []
}

variable "create_route53_entry" {
  description = "Whether alias records for `domain_names` are written to the zone of `hosted_zone_id`. Set false when the services behind the load balancer write their own."
  type        = bool
  default     = false
}

variable "custom_alb_access_logs_s3_prefix" {
  description = "Folder in the log bucket under which the log files lie, without slash at the end; `null` puts them at the top. Used when `enable_custom_alb_access_logs_s3_prefix` is true. A policy on a bucket of your own must allow exactly this path."
  type        = string
  default     = null
}

variable "custom_tags" {
  description = "Tags for the load balancer, its security group and its bucket, as key and value. They split the cost of shared load balancers."
  type        = map(string)
  default     = {}
}

variable "default_action_body" {
  description = "Body, up to 1,024 characters, of the answer to requests that no rule of a listener takes. `null` sends an empty one. It reaches strangers who scan addresses, so put nothing about your systems in it."
  type        = string
  default     = null
}

variable "default_action_content_type" {
  description = "Content type of `default_action_body`: `text/plain`, `text/css`, `text/html`, `application/javascript` or `application/json`. APIs look better with JSON."
  type        = string
  default     = "text/plain"
}

variable "default_action_status_code" {
  description = "HTTP status of the answer to requests that no rule takes: a 2xx, 4xx or 5xx number. 404 says that nothing is there, 503 suits a time of maintenance."
  type        = number
  default     = 404
}

variable "domain_names" {
  description = "Full domain names that should lead to the load balancer, such as `[\"shop.stage.acme.com\"]`, all in one zone. Used when `create_route53_entry` is true. Certificates must cover them."
  type        = list(string)
  default     = []
}

variable "drop_invalid_header_fields" {
  description = "Whether header fields whose names hold other characters than letters, digits and hyphens are removed. True closes a way of request smuggling and is asked for by AWS Security Hub; headers with underscores are lost then."
  type        = bool
  default     = false
}

variable "enable_custom_alb_access_logs_s3_prefix" {
  description = "Whether log files lie under `custom_alb_access_logs_s3_prefix`. If false, the folder is `alb_name`, which keeps load balancers apart that share a bucket. True with a prefix of `null` means no folder at all."
  type        = bool
  default     = false
}

variable "enable_deletion_protection" {
  description = "Whether AWS refuses to delete the load balancer, for Terraform too. Set true in production; apply false before a wanted destroy or before a change that replaces it."
  type        = bool
  default     = false
}

variable "force_destroy" {
  description = "Whether a destroy also deletes the log files in the bucket made here. If false, a bucket with logs makes the destroy fail. Used when `should_create_access_logs_bucket` is true."
  type        = bool
  default     = false
}

variable "hosted_zone_id" {
  description = "ID of the Route 53 hosted zone for `domain_names`. A private zone fits an internal load balancer. Required when `create_route53_entry` is true."
  type        = string
  default     = null
}

variable "http_listener_ports" {
  description = "Ports with unencrypted listeners, such as `[\"80\"]`. Services add rules to them; a redirect to HTTPS is the usual one. Empty creates none."
  type        = list(string)
  default     = []
}

variable "https_listener_ports_and_acm_ssl_certs" {
  description = "HTTPS listeners with certificates from ACM, looked up by domain: `[{ port = 443, tls_domain_name = \"*.stage.acme.com\" }]`. The certificate must be issued in this region, and its main name must equal the value. A port may stand here or in `https_listener_ports_and_ssl_certs`, not in both."
  type = list(object({
    port = number
    tls_domain_name = string
  }))
  default = []
}

variable "https_listener_ports_and_ssl_certs" {
  description = "HTTPS listeners with certificates given by ARN: `[{ port = 443, tls_arn = \"arn:aws:acm:eu-west-1:111122223333:certificate/0a1b2c3d-...\" }]`. Use it for certificates in IAM, or when the same run creates the certificate, which a lookup by domain cannot see yet."
  type = list(object({
    port = number
    tls_arn = string
  }))
  default = []
}

variable "idle_timeout" {
  description = "Seconds, 1 to 4000, without data after which a connection is closed. Raise it for long polling and slow reports. The application's own keep-alive must last longer, or clients see status 502 now and then."
  type        = number
  default     = 60
}

variable "should_create_access_logs_bucket" {
  description = "Whether the log bucket is created here, with the right policy. False expects `access_logs_s3_bucket_name` to exist, in this region, encrypted with `AES256` and with a policy that lets load balancers write."
  type        = bool
  default     = true
}

variable "ssl_policy" {
  description = "TLS versions and ciphers of the HTTPS listeners, by the name of a policy. The default still accepts TLS 1.0; choose `ELBSecurityPolicy-TLS13-1-2-2021-06`, for TLS 1.2 and 1.3, unless ancient clients must be served."
  type        = string
  default     = "ELBSecurityPolicy-2016-08"
}
