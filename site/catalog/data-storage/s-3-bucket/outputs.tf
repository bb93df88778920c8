output "access_logging_bucket_name" {
  description = "Name of the bucket for server access logs, for Athena tables over them. Empty without `access_logging_bucket`."
  value       = module.s3_bucket.access_logging_bucket_name
}

output "hosted_zone_id" {
  description = "ID of the hosted zone that AWS runs for S3 websites in the Region. Alias records need it. It is not one of your own zones."
  value       = module.s3_bucket.hosted_zone_id
}

output "primary_bucket_arn" {
  description = "ARN of the bucket, for IAM policies. Add `/*` to refer to its objects."
  value       = module.s3_bucket.primary_bucket_arn
}

output "primary_bucket_domain_name" {
  description = "Global domain name of the bucket, such as `acme-uploads.s3.amazonaws.com`. Prefer the regional one."
  value       = module.s3_bucket.primary_bucket_domain_name
}

output "primary_bucket_name" {
  description = "Name of the bucket, for applications and the AWS CLI."
  value       = module.s3_bucket.primary_bucket_name
}

output "primary_bucket_regional_domain_name" {
  description = "Domain name of the bucket in its Region. Use this one for CloudFront origins, because the global name can redirect for hours after the bucket is created."
  value       = module.s3_bucket.primary_bucket_regional_domain_name
}

output "replica_bucket_name" {
  description = "Name of the replica bucket. Empty without `replica_bucket`."
  value       = module.s3_bucket.replica_bucket_name
}
