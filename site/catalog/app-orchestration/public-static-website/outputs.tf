output "cloudfront_access_logs_bucket_arn" {
  description = "ARN of the S3 bucket with the access logs of CloudFront, for queries with Amazon Athena or a lifecycle rule. It contains IP addresses of visitors, so restrict who can read it."
  value       = module.public_static_website.cloudfront_access_logs_bucket_arn
}

output "cloudfront_domain_names" {
  description = "Domain names of the distribution. If your DNS is outside Route 53, point its records to the `cloudfront.net` name."
  value       = module.public_static_website.cloudfront_domain_names
}

output "cloudfront_id" {
  description = "ID of the CloudFront distribution, such as `E2ABCDEF123456`. Deployment scripts need it for `aws cloudfront create-invalidation`."
  value       = module.public_static_website.cloudfront_id
}

output "website_access_logs_bucket_arn" {
  description = "ARN of the S3 bucket with the access logs of the website bucket, which show the requests that CloudFront did not serve from its cache."
  value       = module.public_static_website.website_access_logs_bucket_arn
}

output "website_s3_bucket_arn" {
  description = "ARN of the bucket that contains the website, for the IAM policy of the pipeline that uploads it."
  value       = module.public_static_website.website_s3_bucket_arn
}
