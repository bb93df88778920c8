variable "alb_name" {
  description = "Name of the load balancer: at most 32 letters, digits, and hyphens, not starting with `internal-`, unique in the account and Region. It is part of the DNS name AWS assigns, of the security group and, unless you name one, of the log bucket. Changing it replaces the load balancer."
  type        = string
}

variable "is_internal_alb" {
  description = "Whether the load balancer has private IP addresses only. Use true for traffic inside the VPC and from peered networks, false for visitors from the internet. Changing it replaces the load balancer and its addresses."
  type        = bool
}

variable "num_days_after_which_archive_log_data" {
  description = "Age in days at which access logs move to S3 Glacier, where reading them takes minutes to hours. It must be lower than `num_days_after_which_delete_log_data`. Transitions are billed per object, so archiving many small objects early can cost more than it saves."
  type        = number
}

variable "num_days_after_which_delete_log_data" {
  description = "Age in days at which access logs are deleted permanently. Follow the retention your compliance rules require. Like `num_days_after_which_archive_log_data`, it counts from the creation of the log file."
  type        = number
}

variable "vpc_id" {
  description = "ID of the VPC for the load balancer's security group; it must contain `vpc_subnet_ids`. Changing it replaces the load balancer."
  type        = string
}

variable "vpc_subnet_ids" {
  description = "IDs of subnets in at least two Availability Zones, one per zone: public ones for a load balancer that faces the internet, private app subnets for an internal one. Each subnet should be at least a `/27` with eight free IP addresses, so that the load balancer can scale."
  type        = list(string)
}

variable "access_logs_s3_bucket_name" {
  description = "Name of the S3 bucket for access logs, which is created here or already exists (see `should_create_access_logs_bucket`). `null` derives it from `alb_name`; bucket names are globally unique, so another account may already use the name."
  type        = string
  default     = null
}

variable "acm_cert_statuses" {
  description = "Statuses of the certificates to consider for `https_listener_ports_and_acm_ssl_certs`, such as `ISSUED` or `PENDING_VALIDATION`. A listener accepts only issued certificates, so the default is nearly always right."
  type        = list(string)
  default     = ["ISSUED"]
}

variable "acm_cert_types" {
  description = "Types of ACM certificates to search: `AMAZON_ISSUED`, `IMPORTED`, and `PRIVATE`. Leave out `IMPORTED` if a domain has both an imported and an Amazon-issued certificate and you want the one that ACM renews. Add `PRIVATE` for certificates from AWS Private CA."
  type        = list(string)
  default     = ["AMAZON_ISSUED", "IMPORTED"]
}

variable "additional_security_group_ids" {
  description = "IDs of additional security groups for the load balancer, in addition to the one created here. Use them for shared rules, such as access from a CDN prefix list. AWS allows five security groups per load balancer by default. An empty list adds none."
  type        = list(string)
  default     = []
}

variable "additional_ssl_certs_for_ports" {
  description = "Additional certificates per HTTPS listener, which presents the one that matches the requested host name (SNI): `{ \"443\" = [{ tls_domain_name = \"shop.acme.com\", tls_arn = null }] }`. Set either the domain of an ACM certificate or an ARN, and the other to `null`. The port must have an HTTPS listener with a first certificate."
  type = map(list(object({
    tls_domain_name = string
    tls_arn = string
  })))
  default = {}
}

variable "allow_all_outbound" {
  description = "Whether the load balancer's security group gets an outbound rule for all ports, to the ranges in `allow_outbound_to_cidr_blocks`. If false, add rules for every target yourself; otherwise health checks fail, and requests get status 502, 503, or 504."
  type        = bool
  default     = true
}

variable "allow_inbound_from_cidr_blocks" {
  description = "IPv4 ranges in CIDR notation that can connect to the listener ports: `[\"0.0.0.0/0\"]` for a public site, the ranges of your networks for an internal one. An empty list allows no IP addresses."
  type        = list(string)
  default     = []
}

variable "allow_inbound_from_security_group_ids" {
  description = "IDs of security groups whose members can connect to the listener ports, for services that call each other through an internal load balancer. It works only for traffic inside the VPC or a peered one. An empty list allows none."
  type        = list(string)
  default     = []
}

variable "allow_outbound_to_cidr_blocks" {
  description = "IPv4 ranges in CIDR notation to which the load balancer can send requests, in the outbound rule that `allow_all_outbound` turns on. Narrow it to the subnets of your targets; the range must also cover any identity provider that listener rules call. The default allows every IP address."
  type        = list(string)
  default     = ["0.0.0.0/0"]
}

variable "create_route53_entry" {
  description = "Whether alias records for `domain_names` are written to the zone in `hosted_zone_id`. Set it to false if the services behind the load balancer write their own records."
  type        = bool
  default     = false
}

variable "custom_alb_access_logs_s3_prefix" {
  description = "Folder in the log bucket for the log files, without a slash at the end; `null` puts them at the top. Used when `enable_custom_alb_access_logs_s3_prefix` is true. If you use an existing bucket, its policy must allow this path."
  type        = string
  default     = null
}

variable "custom_tags" {
  description = "Tags for the load balancer, its security group, and its bucket. They let you split the cost of shared load balancers."
  type        = map(string)
  default     = {}
}

variable "default_action" {
  description = "Action of every listener for requests that no rule matches: one of `fixed-response` (`content_type`, `message_body`, `status_code`) or `redirect` (such as `host`, `path`, `port`, `protocol`, `status_code`), as a map with that key. The default returns status 404 with an empty body. HTTP listeners can differ through `http_default_action`."
  type        = map(any)
  default = {
    fixed-response = {
      content_type = "text/plain"
      message_body = null
      status_code  = 404
    }
  }
}

variable "default_action_body" {
  description = "Body, up to 1,024 characters, of the fixed response to requests that no listener rule matches; `null` sends an empty one. `message_body` in `default_action` sets the same text, so use only one of them. Anyone who scans your IP addresses can see it, so do not reveal anything about your systems."
  type        = string
  default     = null
}

variable "default_action_status_code" {
  description = "HTTP status of the fixed response to requests that no rule matches: a 2xx, 4xx, or 5xx number. 404 means not found; 503 suits a maintenance window. `status_code` in `default_action` sets the same value."
  type        = number
  default     = 404
}

variable "domain_names" {
  description = "Full domain names that should resolve to the load balancer, such as `[\"shop.stage.acme.com\"]`, all in one zone. Used when `create_route53_entry` is true. The certificates must cover them."
  type        = list(string)
  default     = []
}

variable "drop_invalid_header_fields" {
  description = "Whether the load balancer removes headers whose names contain characters other than letters, digits, and hyphens. True blocks one form of request smuggling, and AWS Security Hub checks for it; headers with underscores in their names are lost."
  type        = bool
  default     = false
}

variable "enable_custom_alb_access_logs_s3_prefix" {
  description = "Whether log files go to the folder in `custom_alb_access_logs_s3_prefix`. If false, the folder is `alb_name`, which separates load balancers that share a bucket. True with a prefix of `null` means no folder."
  type        = bool
  default     = false
}

variable "enable_deletion_protection" {
  description = "Whether AWS does not delete the load balancer, even when you run `tofu destroy`. Set it to true in production. Apply false first if you intend to destroy the load balancer or make a change that replaces it."
  type        = bool
  default     = false
}

variable "force_destroy" {
  description = "Whether a destroy also deletes the log files in the bucket created here. If false, a bucket with logs makes the destroy fail. Used when `should_create_access_logs_bucket` is true."
  type        = bool
  default     = false
}

variable "hosted_zone_id" {
  description = "ID of the Route 53 hosted zone for `domain_names`. A private zone fits an internal load balancer. Required when `create_route53_entry` is true."
  type        = string
  default     = null
}

variable "http_default_action" {
  description = "Default action of the HTTP listeners only, in the same form as `default_action`. Its main use is to redirect everything to HTTPS: `{ redirect = { port = \"443\", protocol = \"HTTPS\", status_code = \"HTTP_301\" } }`. `null` uses `default_action` for them as well."
  type        = map(any)
  default     = null
}

variable "http_listener_ports" {
  description = "Ports with unencrypted listeners, such as `[\"80\"]`. Services add rules to them, or `http_default_action` redirects everything to HTTPS. An empty list creates none."
  type        = list(string)
  default     = []
}

variable "https_listener_ports_and_acm_ssl_certs" {
  description = "HTTPS listeners with certificates from ACM, looked up by domain: `[{ port = 443, tls_domain_name = \"*.stage.acme.com\" }]`. The certificate must be issued in this Region, and its primary domain name must equal the value. A port can be here or in `https_listener_ports_and_ssl_certs`, not in both."
  type = list(object({
    port = number
    tls_domain_name = string
  }))
  default = []
}

variable "https_listener_ports_and_ssl_certs" {
  description = "HTTPS listeners with certificates given by ARN: `[{ port = 443, tls_arn = \"arn:aws:acm:us-east-1:111122223333:certificate/0a1b2c3d-...\" }]`. Use it for certificates in IAM, or when the same apply creates the certificate, which a lookup by domain cannot find yet."
  type = list(object({
    port = number
    tls_arn = string
  }))
  default = []
}

variable "idle_timeout" {
  description = "Seconds, from 1 to 4000, without data after which a connection is closed. Raise it for long polling and slow reports. The application's own keep-alive must last longer, or clients occasionally get status 502."
  type        = number
  default     = 60
}

variable "ip_address_type" {
  description = "IP address type of the load balancer: `ipv4`, or `dualstack` for IPv4 and IPv6, which needs subnets with IPv6 ranges and inbound rules for IPv6 in a security group (`additional_security_group_ids`). `null` uses `ipv4`. It can be changed in place."
  type        = string
  default     = null
}

variable "routing_http_response_strict_transport_security_header_value" {
  description = "Value of the `Strict-Transport-Security` header that HTTPS listeners add to responses, such as `max-age=31536000; includeSubDomains`. Browsers then use only HTTPS until the maximum age expires, so start with a small value. `null` adds no header."
  type        = string
  default     = null
}

variable "should_create_access_logs_bucket" {
  description = "Whether the log bucket is created here, with the right policy. With false, `access_logs_s3_bucket_name` must already exist in this Region, be encrypted with Amazon S3 managed keys (SSE-S3), and have a policy that lets load balancers write."
  type        = bool
  default     = true
}

variable "ssl_policy" {
  description = "TLS versions and ciphers of the HTTPS listeners, as the name of an ELB security policy. The default accepts TLS 1.2 and 1.3; a `TLS13-1-3` policy drops TLS 1.2. Choose an older policy only for clients that cannot be updated. `aws elbv2 describe-ssl-policies` lists all of them."
  type        = string
  default     = "ELBSecurityPolicy-TLS13-1-2-2021-06"
}
