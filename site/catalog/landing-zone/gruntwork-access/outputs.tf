output "iam_role_arn" {
  description = "ARN of the role that Gruntwork assumes. Send it to Gruntwork support together with the name of the account, and use it in CloudTrail queries to see what was done with the role."
  value       = module.gruntwork_access.iam_role_arn
}

output "iam_role_name" {
  description = "Name of the role, as set in `iam_role_name`. Use it to attach another policy or a permissions boundary if the managed policy does not fit."
  value       = module.gruntwork_access.iam_role_name
}
