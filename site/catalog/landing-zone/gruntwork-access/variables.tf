variable "grant_security_account_access" {
  description = "Whether your own security account can assume the role too, in addition to Gruntwork. A Reference Architecture deployment needs true, because its deployment instance runs in the security account and reaches the other accounts through this role. Set it to false if only the Gruntwork team should have access."
  type        = bool
}

variable "security_account_id" {
  description = "12-digit ID of your security account, trusted by the role if `grant_security_account_access` is true. Inside that account, IAM policies decide who can assume the role. Pass it as a string, so that leading zeros are kept; it must be set even if the trust is off."
  type        = string
}

variable "gruntwork_aws_account_id" {
  description = "12-digit ID of the Gruntwork account that the role trusts. Change it only if Gruntwork support tells you to, and confirm the ID with them through a second channel: the owner of the account gets the permissions in `managed_policy_name`."
  type        = string
  default     = "583800379690"
}

variable "iam_role_name" {
  description = "Name of the IAM role for Gruntwork, unique in the account, up to 64 letters, digits, and `+=,.@-_`. Gruntwork expects the default, so tell them if you change it. A new name replaces the role and ends open sessions."
  type        = string
  default     = "GruntworkAccountAccessRole"
}

variable "managed_policy_name" {
  description = "Name, not ARN, of the AWS managed policy attached to the role. A Reference Architecture deployment needs `AdministratorAccess`; for help with troubleshooting, `ReadOnlyAccess` is often enough. It must be a policy directly under `arn:aws:iam::aws:policy/`."
  type        = string
  default     = "AdministratorAccess"
}

variable "require_mfa" {
  description = "Whether people in the Gruntwork account need MFA to assume the role. It does not apply to the trust of your security account, whose deployment instance has no MFA device. Leave it true unless Gruntwork asks you to change it."
  type        = bool
  default     = true
}

variable "tags" {
  description = "Tags for the IAM role, such as `{ purpose = \"gruntwork-support\" }`. A tag with the date on which the access should end helps you to find forgotten roles. Keys have up to 128 characters and values up to 256."
  type        = map(string)
  default     = {}
}
