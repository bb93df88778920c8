output "access_logging_bucket_name" {
  description = "Name of the bucket for server access logs, for Athena tables over them. Empty without `access_logging_bucket`."
  value       = module.s3_bucket.access_logging_bucket_name
}

output "hosted_zone_id" {
  description = "ID of the hosted zone AWS runs for S3 websites in the region. Alias records need it; it is none of your own zones."
  value       = module.s3_bucket.hosted_zone_id
}

output "primary_bucket_arn" {
  description = "ARN of the bucket, for IAM policies. Objects are meant by the ARN with `/*` behind it."
  value       = module.s3_bucket.primary_bucket_arn
}

output "primary_bucket_domain_name" {
  description = "Global domain name of the bucket, `<name>.s3.amazonaws.com`. Prefer the regional one."
  value       = module.s3_bucket.primary_bucket_domain_name
}

output "primary_bucket_name" {
  description = "Name of the bucket, for applications and the AWS CLI."
  value       = module.s3_bucket.primary_bucket_name
}

output "primary_bucket_regional_domain_name" {
  description = "Domain name of the bucket in its region. CloudFront origins take this one, because the global name redirects for hours after the bucket is created."
  value       = module.s3_bucket.primary_bucket_regional_domain_name
}

output "replica_bucket_name" {
  description = "Name of the replica bucket. Empty without `replica_bucket`."
  value       = module.s3_bucket.replica_bucket_name
}
