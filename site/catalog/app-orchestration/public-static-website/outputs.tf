output "cloudfront_access_logs_bucket_arn" {
  description = "ARN of the S3 bucket with the access logs of CloudFront, for queries with Amazon Athena or a life-cycle rule. It holds addresses of visitors, so restrict who reads it."
  value       = module.public_static_website.cloudfront_access_logs_bucket_arn
}

output "cloudfront_domain_names" {
  description = "Names under which the distribution is reached. Point records in a DNS outside Route 53 at the `cloudfront.net` name."
  value       = module.public_static_website.cloudfront_domain_names
}

output "cloudfront_id" {
  description = "ID of the CloudFront distribution, such as `E2ABCDEF123456`. Deployment scripts need it for `aws cloudfront create-invalidation`."
  value       = module.public_static_website.cloudfront_id
}

output "website_access_logs_bucket_arn" {
  description = "ARN of the S3 bucket with the access logs of the website bucket, which tell what was read from S3 past the cache."
  value       = module.public_static_website.website_access_logs_bucket_arn
}

output "website_s3_bucket_arn" {
  description = "ARN of the bucket that holds the website, for the policy of the pipeline which uploads it."
  value       = module.public_static_website.website_s3_bucket_arn
}
