variable "acm_certificate_domain_name" {
  description = "Domain name for which a certificate was issued in AWS Certificate Manager, as it is written there, for example `*.acme.com`. The certificate must lie in `us-east-1`, cover `website_domain_name` and be issued. Used when `create_route53_entry` is true; pass `\"\"` otherwise."
  type        = string
}

variable "website_domain_name" {
  description = "Domain name of the website, such as `www.acme.com`. The S3 bucket gets the same name, so it must be free in all of AWS, with at most 63 characters. Changing it replaces bucket and distribution, and you upload the content again."
  type        = string
}

variable "base_domain_name" {
  description = "Domain of the hosted zone in Route 53, such as `acme.com`, by which the zone is found. With `create_route53_entry`, either this or `hosted_zone_id` is required; `null` when the ID is given."
  type        = string
  default     = null
}

variable "base_domain_name_tags" {
  description = "Tags, as key and value, that the hosted zone of `base_domain_name` must carry. Use it when a public and a private zone, or zones of two teams, share the name. Empty does not filter."
  type        = map(any)
  default     = {}
}

variable "cors_rule" {
  description = "Rules that let pages of other origins load files from the bucket, as list: `[{ allowed_methods = [\"GET\"], allowed_origins = [\"https://app.acme.com\"], allowed_headers = [\"*\"], max_age_seconds = 3600 }]`. CloudFront must forward `Origin` for them to work, see `forward_headers`. An empty list allows none."
  type        = any
  default     = []
}

variable "create_route53_entry" {
  description = "Whether to create alias records for `website_domain_name`, for IPv4 and IPv6, and serve it with the certificate of `acm_certificate_domain_name`. It needs `base_domain_name` or `hosted_zone_id`. With false, the site is reached under its `cloudfront.net` name."
  type        = bool
  default     = true
}

variable "custom_tags" {
  description = "Tags for the buckets and the CloudFront distribution, as key and value. They separate storage and traffic in cost reports."
  type        = map(string)
  default     = {}
}

variable "default_lambda_associations" {
  description = "Lambda@Edge functions to run on requests: `event_type` is `viewer-request`, `origin-request`, `origin-response` or `viewer-response`, `lambda_arn` a numbered version in `us-east-1` (never `$LATEST`), `include_body` passes the body of requests. One function per event; each request it handles is billed."
  type = list(object({
    event_type = string
    lambda_arn = string
    include_body = bool
  }))
  default = []
}

variable "default_ttl" {
  description = "Seconds CloudFront keeps an object whose response has neither `Cache-Control` nor `Expires`. The default 30 shows changes soon and asks S3 often; raise it when file names contain a hash of their content."
  type        = number
  default     = 30
}

variable "error_document" {
  description = "Object in the bucket that S3 returns when a page does not exist, such as `error.html`. It has effect while S3 works as website; with `restrict_bucket_access_to_cloudfront` set `error_responses`."
  type        = string
  default     = "error.html"
}

variable "error_responses" {
  description = "What CloudFront answers on errors of the origin, keyed by status: `response_page_path` is the object shown, written as in the default without a leading slash, `response_code` the status sent, `error_caching_min_ttl` the seconds it is cached. A single-page application maps 403 and 404 to `index.html` with 200."
  type = map(object({
    response_code = number
    response_page_path = string
    error_caching_min_ttl = number
  }))
  default = {
    "404" = {
      error_caching_min_ttl = 0
      response_code         = 404
      response_page_path    = "404.html"
    }
    "500" = {
      error_caching_min_ttl = 0
      response_code         = 500
      response_page_path    = "500.html"
    }
  }
}

variable "force_destroy" {
  description = "Whether destroy deletes the buckets with all content and logs. False makes destroy fail while objects are left, which protects production. To use it, apply true first and destroy afterwards."
  type        = bool
  default     = false
}

variable "forward_headers" {
  description = "Request headers CloudFront passes to the origin and keeps apart in the cache, such as `Origin`. Each one lowers the share of cached answers; `[\"*\"]` caches nothing. An empty list forwards none."
  type        = list(string)
  default     = []
}

variable "geo_locations_list" {
  description = "Two-letter ISO 3166-1 country codes, such as `[\"DE\", \"FR\"]`, which `geo_restriction_type` admits or shuts out. Empty with the type `none`."
  type        = list(string)
  default     = []
}

variable "geo_restriction_type" {
  description = "How `geo_locations_list` is used: `none` ignores it, `whitelist` serves those countries alone, `blacklist` serves all others. Others get status 403. The country is taken from the address, so it stops no one with a VPN."
  type        = string
  default     = "none"
}

variable "hosted_zone_id" {
  description = "ID of the Route 53 hosted zone, such as `Z0123456789ABCDEFGHIJ`, for the records of `website_domain_name`. With `create_route53_entry`, either this or `base_domain_name` is required."
  type        = string
  default     = null
}

variable "index_document" {
  description = "Object returned for a request that ends in a slash, such as `index.html`, at the root and, while S3 works as website, in every folder. With `restrict_bucket_access_to_cloudfront` it serves the root only; folders need a function at the edge."
  type        = string
  default     = "index.html"
}

variable "max_ttl" {
  description = "Longest time in seconds CloudFront keeps an object, whatever its `Cache-Control` or `Expires` says. The default 60 makes even hashed files expire within a minute: raise it, for example to 31536000, and set headers per object."
  type        = number
  default     = 60
}

variable "min_ttl" {
  description = "Shortest time in seconds CloudFront keeps an object before it asks S3 again, even against `Cache-Control: no-cache`. With 0 the headers of the objects decide. It must not exceed `default_ttl`."
  type        = number
  default     = 0
}

variable "minimum_protocol_version" {
  description = "Oldest TLS version, as CloudFront security policy, that visitors may use, for example `TLSv1.2_2021`. The default `TLSv1` admits versions that browsers gave up in 2020 and that security scans report; a newer policy shuts out very old clients only."
  type        = string
  default     = "TLSv1"
}

variable "restrict_bucket_access_to_cloudfront" {
  description = "Whether the bucket answers CloudFront alone. True keeps it private, so that nobody bypasses TLS, headers or geo restriction. False publishes it as S3 website, which brings folder index pages and `routing_rule`, and collides with S3 Block Public Access."
  type        = bool
  default     = false
}

variable "routing_rule" {
  description = "Redirect rule of the S3 website, as object with `condition` and `redirect`: `{ condition = { key_prefix_equals = \"docs/\" }, redirect = { replace_key_prefix_with = \"documents/\" } }`. It has effect only while S3 works as website, with `restrict_bucket_access_to_cloudfront` false. `{}` redirects nothing."
  type        = any
  default     = {}
}

variable "security_header_content_security_policy" {
  description = "Value of the `Content-Security-Policy` header CloudFront adds. The default allows scripts from the site itself alone and no inline scripts, so analytics, embedded maps or inline code need their sources added. Watch the browser console while you change it."
  type        = string
  default     = "default-src 'self'; base-uri 'self'; block-all-mixed-content; font-src 'self' https: data:; form-action 'self'; frame-ancestors 'self'; img-src 'self' data:; object-src 'none'; script-src 'self'; script-src-attr 'none'; style-src 'self' https: 'unsafe-inline'; upgrade-insecure-requests"
}

variable "security_header_enable_nosniff_content_type_options" {
  description = "Whether CloudFront adds `X-Content-Type-Options: nosniff`, so that browsers trust the declared type of a file. Objects uploaded with a wrong content type, such as scripts as `text/plain`, are then refused."
  type        = bool
  default     = true
}

variable "security_header_frame_option" {
  description = "Value of the `X-Frame-Options` header: `SAMEORIGIN` lets the site frame itself, `DENY` nobody. It protects from clickjacking in browsers that do not know `frame-ancestors` of `security_header_content_security_policy`; keep both in agreement."
  type        = string
  default     = "SAMEORIGIN"
}

variable "security_header_hsts" {
  description = "The `Strict-Transport-Security` header: browsers use HTTPS only for `max_age` seconds (180 days by default), also for subdomains with `include_subdomains`, and permanently with `preload`. Visitors cannot be released early, so lower `max_age` while a subdomain still speaks HTTP."
  type = object({
    max_age = number
    include_subdomains = bool
    preload = bool
  })
  default = {
    include_subdomains = true
    max_age            = 15552000
    preload            = false
  }
}

variable "security_header_referrer_policy" {
  description = "Value of the `Referrer-Policy` header, which limits the address other sites learn when a visitor follows a link: `no-referrer` tells nothing, `strict-origin-when-cross-origin` the domain alone. Choose the latter if partners count visits from your site."
  type        = string
  default     = "no-referrer"
}

variable "security_header_xss_protection" {
  description = "The `X-XSS-Protection` header: `protection` switches the old filter of browsers on, `mode_block` blocks the page, `report_uri` names a receiver of reports. Current browsers ignore it, and the filter had flaws, so leave it off and rely on the content security policy."
  type = object({
    mode_block = bool
    protection = bool
    report_uri = string
  })
  default = {
    mode_block = false
    protection = false
    report_uri = null
  }
}

variable "use_cloudfront_arn_for_bucket_policy" {
  description = "Whether the bucket policy names the CloudFront identity by IAM ARN instead of by canonical user ID. Both admit the same identity; try the other form if S3 refuses the policy, or plans show a change of its principal each time. Used with `restrict_bucket_access_to_cloudfront`."
  type        = bool
  default     = false
}

variable "viewer_protocol_policy" {
  description = "How CloudFront treats plain HTTP: `allow-all` serves it, `redirect-to-https` sends visitors to HTTPS, `https-only` answers 403. The default lets pages travel unencrypted; choose `redirect-to-https` for a public site."
  type        = string
  default     = "allow-all"
}
