variable "acm_certificate_domain_name" {
  description = "Domain name for which a certificate was issued in AWS Certificate Manager, exactly as it appears there, for example `*.acme.com`. The certificate must be in `us-east-1`, cover `website_domain_name`, and have the status issued. Used when `create_route53_entry` is true; pass `\"\"` otherwise."
  type        = string
}

variable "website_domain_name" {
  description = "Domain name of the website, such as `www.acme.com`. The S3 bucket gets the same name, which must be unique across all of AWS and at most 63 characters long, unless `s3_bucket_override_bucket_name` sets another. If the bucket name follows it, changing it replaces the bucket, and you upload the content again."
  type        = string
}

variable "base_domain_name" {
  description = "Domain of the hosted zone in Route 53, such as `acme.com`, by which the service finds the zone. With `create_route53_entry`, either this or `hosted_zone_id` is required; `null` when the ID is given."
  type        = string
  default     = null
}

variable "base_domain_name_tags" {
  description = "Tags, as key-value pairs, that the hosted zone of `base_domain_name` must have. Use it when a public and a private zone, or zones of two teams, share the name. Empty does not filter."
  type        = map(any)
  default     = {}
}

variable "cors_rule" {
  description = "Rules that let pages of other origins load files from the bucket, as a list: `[{ allowed_methods = [\"GET\"], allowed_origins = [\"https://app.acme.com\"], allowed_headers = [\"*\"], max_age_seconds = 3600 }]`. CloudFront must forward `Origin` for them to work; see `forward_headers`. An empty list allows none."
  type        = any
  default     = []
}

variable "create_route53_entry" {
  description = "Whether to create alias records for `website_domain_name`, for IPv4 and IPv6, and to serve it with the certificate of `acm_certificate_domain_name`. It needs `base_domain_name` or `hosted_zone_id`. With false, the site is available only under its `cloudfront.net` name."
  type        = bool
  default     = true
}

variable "custom_headers" {
  description = "Response headers that CloudFront adds to every response, as a map from name to value: `{ \"X-Robots-Tag\" = \"noindex\" }`. Security headers have their own inputs, such as `security_header_hsts`, so do not repeat them here. `null` adds none."
  type        = map(string)
  default     = null
}

variable "custom_tags" {
  description = "Tags for the buckets and the CloudFront distribution, as key-value pairs. They separate storage and traffic in cost reports."
  type        = map(string)
  default     = {}
}

variable "default_function_associations" {
  description = "CloudFront Functions for the default cache behavior: `event_type` is `viewer-request` or `viewer-response`, `function_arn` a published function. They cost less than Lambda@Edge, but must finish within about a millisecond and have no network access. Each event takes one function, so check `enable_default_directory_index_function`. Empty runs none."
  type = list(object({
    event_type = string
    function_arn = string
  }))
  default = []
}

variable "default_lambda_associations" {
  description = "Lambda@Edge functions to run on requests: `event_type` is `viewer-request`, `origin-request`, `origin-response`, or `viewer-response`, `lambda_arn` a numbered version in `us-east-1` (never `$LATEST`), `include_body` passes the body of requests. One function per event; each request it handles is billed. For simple redirects and headers, `default_function_associations` costs less."
  type = list(object({
    event_type = string
    lambda_arn = string
    include_body = bool
  }))
  default = []
}

variable "default_ttl" {
  description = "Seconds CloudFront keeps an object whose response has neither `Cache-Control` nor `Expires`. The default 30 shows changes soon and fetches from S3 often; raise it when file names contain a hash of their content."
  type        = number
  default     = 30
}

variable "disable_cloudfront_logging" {
  description = "Whether to turn off the access logs of CloudFront. Set it to true in Regions whose buckets cannot receive standard logs, such as `af-south-1`, `ap-east-1`, `eu-south-1`, and `me-south-1`. Elsewhere keep it false: without logs, you cannot investigate errors or abuse later."
  type        = bool
  default     = false
}

variable "enable_default_directory_index_function" {
  description = "Whether a CloudFront function appends the index document to paths that end in a slash, so that `/docs/` serves `docs/index.html`. Needed with `restrict_bucket_access_to_cloudfront`, because CloudFront finds no index pages for folders in a private bucket. It occupies the `viewer-request` event of `default_function_associations`."
  type        = bool
  default     = false
}

variable "enable_versioning" {
  description = "Whether the website bucket keeps old versions of replaced and deleted files. True, the default, lets you roll back a bad upload file by file; the old versions are billed as storage until deleted. AWS can later suspend versioning, but never remove it."
  type        = bool
  default     = true
}

variable "error_document" {
  description = "Object in the bucket that S3 returns when a page does not exist, such as `error.html`. It takes effect only while S3 works as a website; with `restrict_bucket_access_to_cloudfront` set `error_responses` instead."
  type        = string
  default     = "error.html"
}

variable "error_responses" {
  description = "What CloudFront returns for errors of the origin, keyed by status: `response_page_path` is the object shown, written as in the default without a leading slash, `response_code` the status sent, `error_caching_min_ttl` the seconds it is cached. For a single-page application, map 403 and 404 to `index.html` with 200."
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
  description = "Whether destroy deletes the buckets with all content, old versions, and logs. False makes destroy fail while objects remain, which protects production. To use it, apply true first and destroy afterward."
  type        = bool
  default     = false
}

variable "forward_headers" {
  description = "Request headers CloudFront passes to the origin and includes in the cache key, such as `Origin`. Each one lowers the share of requests served from the cache; `[\"*\"]` turns caching off. An empty list forwards none."
  type        = list(string)
  default     = []
}

variable "geo_locations_list" {
  description = "Two-letter ISO 3166-1 country codes, such as `[\"DE\", \"FR\"]`, which `geo_restriction_type` allows or blocks. Leave it empty with the type `none`."
  type        = list(string)
  default     = []
}

variable "geo_restriction_type" {
  description = "How `geo_locations_list` is used: `none` ignores it, `whitelist` serves only those countries, `blacklist` serves all others. Blocked visitors get status 403. CloudFront derives the country from the IP address, so a VPN bypasses it."
  type        = string
  default     = "none"
}

variable "hosted_zone_id" {
  description = "ID of the Route 53 hosted zone, such as `Z0123456789ABCDEFGHIJ`, for the records of `website_domain_name`. With `create_route53_entry`, either this or `base_domain_name` is required."
  type        = string
  default     = null
}

variable "index_document" {
  description = "Object returned for a request that ends in a slash, such as `index.html`. While S3 works as a website, this applies at the root and in every folder. With `restrict_bucket_access_to_cloudfront`, it covers only the root; for folders, turn on `enable_default_directory_index_function`."
  type        = string
  default     = "index.html"
}

variable "max_ttl" {
  description = "Longest time in seconds CloudFront keeps an object, whatever its `Cache-Control` or `Expires` says. The default 60 makes even hashed files expire within a minute: raise it, for example to 31536000, and set headers per object."
  type        = number
  default     = 60
}

variable "min_ttl" {
  description = "Shortest time in seconds CloudFront keeps an object before it contacts S3 again, even against `Cache-Control: no-cache`. With 0, the headers of the objects decide. It must not exceed `default_ttl`."
  type        = number
  default     = 0
}

variable "minimum_protocol_version" {
  description = "Oldest TLS version, as a CloudFront security policy, that visitors can use, for example `TLSv1.2_2021`. The default `TLSv1` allows versions that browsers dropped in 2020 and that security scans flag; a newer policy excludes only very old clients."
  type        = string
  default     = "TLSv1"
}

variable "restrict_bucket_access_to_cloudfront" {
  description = "Whether only CloudFront can read the bucket. True keeps it private, so that no one can bypass TLS, headers, or the geo restriction. False publishes it as an S3 website, which brings folder index pages and `routing_rule`, and conflicts with S3 Block Public Access."
  type        = bool
  default     = false
}

variable "routing_rule" {
  description = "Redirect rule of the S3 website, as an object with `condition` and `redirect`: `{ condition = { key_prefix_equals = \"docs/\" }, redirect = { replace_key_prefix_with = \"documents/\" } }`. It takes effect only while `restrict_bucket_access_to_cloudfront` is false, and not together with `routing_rules`. `{}` redirects nothing."
  type        = any
  default     = {}
}

variable "routing_rules" {
  description = "Redirect rules of the S3 website as a JSON array with the keys of the S3 API: `jsonencode([{ Condition = { KeyPrefixEquals = \"old/\" }, Redirect = { ReplaceKeyPrefixWith = \"\" } }])`. Use it instead of `routing_rule` for several rules or empty strings. At most 50 rules; `null` sets none."
  type        = string
  default     = null
}

variable "s3_bucket_override_bucket_name" {
  description = "Name of the website bucket, when it cannot or should not equal `website_domain_name`, for example because another account already owns that name. At most 63 lowercase characters, unique in all of AWS. `null` uses the domain name; changing it replaces the bucket."
  type        = string
  default     = null
}

variable "security_header_content_security_policy" {
  description = "Value of the `Content-Security-Policy` header CloudFront adds. The default allows scripts only from the site itself and no inline scripts, so analytics, embedded maps, or inline code need their sources added. Watch the browser console while you change it."
  type        = string
  default     = "default-src 'self'; base-uri 'self'; block-all-mixed-content; font-src 'self' https: data:; form-action 'self'; frame-ancestors 'self'; img-src 'self' data:; object-src 'none'; script-src 'self'; script-src-attr 'none'; style-src 'self' https: 'unsafe-inline'; upgrade-insecure-requests"
}

variable "security_header_enable_nosniff_content_type_options" {
  description = "Whether CloudFront adds `X-Content-Type-Options: nosniff`, so that browsers trust the declared type of a file. Objects uploaded with a wrong content type, such as scripts as `text/plain`, are then rejected."
  type        = bool
  default     = true
}

variable "security_header_frame_option" {
  description = "Value of the `X-Frame-Options` header: `SAMEORIGIN` lets only the site itself frame its pages, `DENY` forbids framing. It protects against clickjacking in browsers that do not support `frame-ancestors` of `security_header_content_security_policy`; keep the two consistent."
  type        = string
  default     = "SAMEORIGIN"
}

variable "security_header_hsts" {
  description = "The `Strict-Transport-Security` header: browsers use only HTTPS for `max_age` seconds (180 days by default), also for subdomains with `include_subdomains`; `preload` marks the domain for the browsers' built-in lists, which take months to leave. Use a small `max_age` while a subdomain still serves HTTP."
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
  description = "Value of the `Referrer-Policy` header, which limits how much of the URL browsers send when a visitor follows a link: `no-referrer` sends nothing, `strict-origin-when-cross-origin` sends other sites only the origin. Choose the latter if partners count visits from your site."
  type        = string
  default     = "no-referrer"
}

variable "security_header_xss_protection" {
  description = "The `X-XSS-Protection` header: `protection` turns on the old filter of browsers, `mode_block` blocks the page, `report_uri` names a receiver of reports. Current browsers ignore it, and the filter had flaws, so leave it off and rely on the content security policy."
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
  description = "Whether the bucket policy names the CloudFront origin access identity by IAM ARN instead of by canonical user ID. Both forms refer to the same identity; try the other one if S3 rejects the policy, or plans show a change of its principal each time. Used with `restrict_bucket_access_to_cloudfront`."
  type        = bool
  default     = false
}

variable "viewer_protocol_policy" {
  description = "How CloudFront treats plain HTTP: `allow-all` serves it, `redirect-to-https` sends visitors to HTTPS, `https-only` returns 403. The default lets pages travel unencrypted; choose `redirect-to-https` for a public site."
  type        = string
  default     = "allow-all"
}

variable "web_acl_id" {
  description = "ARN of an AWS WAF web ACL that filters requests before CloudFront responds, not its ID, despite the name of this input. The ACL must have the scope `CLOUDFRONT`, which exists only in `us-east-1`. Billed per ACL, rule, and request; `null` filters nothing."
  type        = string
  default     = null
}

variable "website_domain_name_aliases" {
  description = "Domain names of the site in addition to `website_domain_name`, such as `[\"acme.com\"]`. The certificate of `acm_certificate_domain_name` must cover each, and a name can belong to one distribution in all of AWS. Names outside the hosted zone need records elsewhere. Empty adds none."
  type        = list(string)
  default     = []
}
