variable "primary_bucket" {
  description = "Name of the bucket: 3 to 63 lowercase letters, digits, dots and hyphens, unique among all AWS customers. Dots break TLS for virtual-hosted addresses, so avoid them. Changing the name means a new, empty bucket; the old one is deleted if it may be."
  type        = string
}

variable "access_logging_bucket" {
  description = "Name of the bucket this module creates for server access logs, unique like `primary_bucket` and in the same region. Each request becomes a log line, delivered within hours and without guarantee. `null` records nothing."
  type        = string
  default     = null
}

variable "access_logging_bucket_lifecycle_rules" {
  description = "Lifecycle rules of the log bucket, in the form of `lifecycle_rules`. Logs are never read after some months, so expire them: `{ expire = { enabled = true, expiration = { old = { days = 180 } } } }`. `{}` keeps them for ever."
  type        = any
  default     = {}
}

variable "access_logging_bucket_ownership" {
  description = "Who owns objects in the log bucket: `BucketOwnerPreferred`, `ObjectWriter` or `BucketOwnerEnforced`. This bucket admits log delivery by ACL, which `BucketOwnerEnforced` forbids. Buckets made since April 2023 default to it, so set `BucketOwnerPreferred` for a new one. `null` leaves the default."
  type        = string
  default     = null
}

variable "access_logging_bucket_policy_statements" {
  description = "Policy statements for the log bucket, in the form of `bucket_policy_statements`, for example to let an audit account read. `{}` adds none."
  type        = any
  default     = {}
}

variable "access_logging_prefix" {
  description = "Prefix of the log objects, such as `uploads/`. Needed when several buckets log to one place. `null` puts them at the top level; used with `access_logging_bucket`."
  type        = string
  default     = null
}

variable "bucket_kms_key_arn" {
  description = "ARN of the KMS key that encrypts new objects of the primary bucket. Readers need `kms:Decrypt` and writers `kms:GenerateDataKey` on it as well as access to the bucket. `null` uses the AWS managed key, which other accounts cannot use. Used when `bucket_sse_algorithm` is `aws:kms`."
  type        = string
  default     = null
}

variable "bucket_ownership" {
  description = "Who owns objects that others upload to the primary bucket: `BucketOwnerEnforced` (you, and ACLs are off), `BucketOwnerPreferred` (you, if the upload grants it) or `ObjectWriter` (the uploader). `null` leaves the default of AWS, since April 2023 the first."
  type        = string
  default     = null
}

variable "bucket_policy_statements" {
  description = <<-EOT
    Statements of the bucket policy, keyed by their SID. `keys` lists object paths, where `""` is the bucket itself; `condition` holds named objects with `test`, `variable` and `values`. `{}` grants nothing beyond IAM.

    ```hcl
    bucket_policy_statements = {
      ReadReports = {
        effect     = "Allow"
        actions    = ["s3:GetObject"]
        principals = { AWS = ["arn:aws:iam::111122223333:role/reports"] }
        keys       = ["reports/*"]
      }
    }
    ```
  EOT
  type    = any
  default = {}
}

variable "bucket_sse_algorithm" {
  description = "Encryption of new objects: `aws:kms` with a key you can restrict and audit, or `AES256` with keys S3 manages and no KMS fees. Services that cannot use KMS, such as log delivery of load balancers, need `AES256`. Used when `enable_sse` is true."
  type        = string
  default     = "aws:kms"
}

variable "cors_rules" {
  description = <<-EOT
    Rules for browsers that call the bucket from other origins. They open nothing that policy and IAM keep closed. `[]` lets no browser in.

    ```hcl
    cors_rules = [{
      allowed_origins = ["https://app.acme.com"]
      allowed_methods = ["GET", "PUT"]
      allowed_headers = ["*"]
      expose_headers  = ["ETag"]
      max_age_seconds = 3600
    }]
    ```
  EOT
  type    = any
  default = []
}

variable "enable_sse" {
  description = "Whether default encryption is configured for the primary bucket with `bucket_sse_algorithm`. If false, Terraform leaves it alone, and S3 encrypts new objects with `AES256`, as it has done everywhere since January 2023."
  type        = bool
  default     = true
}

variable "enable_versioning" {
  description = "Whether deleted and overwritten objects stay as older versions, in all buckets of this module. Replication and object lock require it. Versions are billed until `lifecycle_rules` expire them. Once on, it can only be suspended."
  type        = bool
  default     = true
}

variable "force_destroy_logs" {
  description = "Whether a destroy deletes the log bucket with everything in it. If false, a bucket with objects makes the destroy fail. Audit logs deserve false."
  type        = bool
  default     = false
}

variable "force_destroy_primary" {
  description = "Whether a destroy deletes the primary bucket with all objects and versions, which nothing brings back. If false, a bucket that is not empty makes the destroy fail. Apply true on its own before you destroy."
  type        = bool
  default     = false
}

variable "force_destroy_replica" {
  description = "Whether a destroy deletes the replica bucket with all objects and versions. Keep false, since the replica is the copy you fall back on; a bucket that is not empty then makes the destroy fail."
  type        = bool
  default     = false
}

variable "lifecycle_rules" {
  description = <<-EOT
    Rules that move or delete objects by age, keyed by name. `noncurrent_version_expiration` counts days from the moment a version is replaced, `abort_incomplete_multipart_upload_days` clears broken uploads. S3 runs the rules once a day; `{}` keeps everything.

    ```hcl
    lifecycle_rules = {
      archive = {
        prefix     = "raw/"
        enabled    = true
        transition = { ToIa = { days = 30, storage_class = "STANDARD_IA" } }
        expiration = { Old = { days = 365 } }

        noncurrent_version_expiration          = 90
        abort_incomplete_multipart_upload_days = 7
      }
    }
    ```
  EOT
  type    = any
  default = {}
}

variable "mfa_delete" {
  description = "Whether deleting versions and changing the versioning state demand an MFA code. Only the root user can switch it on, by CLI; Terraform cannot, so this setting follows what was done by hand. It applies to all buckets of this module and needs `enable_versioning`."
  type        = bool
  default     = false
}

variable "object_lock_days" {
  description = "Default retention of new objects in days, 1 or more. Give either this or `object_lock_years`. Used when `object_lock_default_retention_enabled` is true; the retention of a stored object can be extended later, hardly shortened."
  type        = number
  default     = null
}

variable "object_lock_default_retention_enabled" {
  description = "Whether new objects get a retention without the uploader asking for it, from `object_lock_mode` and either `object_lock_days` or `object_lock_years`. False leaves it to each upload. Used when `object_lock_enabled` is true."
  type        = bool
  default     = true
}

variable "object_lock_enabled" {
  description = "Whether objects can be locked against deletion and overwriting. Decide when the bucket is created, because this release makes a new bucket for a change. It needs `enable_versioning`, and locked objects are billed until they expire."
  type        = bool
  default     = false
}

variable "object_lock_mode" {
  description = "Strength of the default retention: `GOVERNANCE` lets principals with `s3:BypassGovernanceRetention` delete, `COMPLIANCE` lets nobody, the root user included, until the time is over. Test with the first. Used when `object_lock_default_retention_enabled` is true."
  type        = string
  default     = null
}

variable "object_lock_years" {
  description = "Default retention of new objects in years. Give either this or `object_lock_days`. With `COMPLIANCE`, a wrong number is paid for until the last year is over; used when `object_lock_default_retention_enabled` is true."
  type        = number
  default     = null
}

variable "replica_bucket" {
  description = "Name of the bucket that receives copies, unique like `primary_bucket`. `null` replicates nothing. With a name set `replica_region`, `replication_role` and `replication_rules` as well."
  type        = string
  default     = null
}

variable "replica_bucket_already_exists" {
  description = "Whether `replica_bucket` exists and is managed elsewhere. True creates none, and versioning, encryption and policy of the replica are yours to set; it must be versioned."
  type        = bool
  default     = false
}

variable "replica_bucket_lifecycle_rules" {
  description = "Lifecycle rules of the replica bucket, in the form of `lifecycle_rules`. Rules do not replicate, so copies stay for ever unless this says otherwise. A cheaper storage class here saves most."
  type        = any
  default     = {}
}

variable "replica_bucket_ownership" {
  description = "Who owns objects in the replica bucket: `BucketOwnerEnforced`, `BucketOwnerPreferred` or `ObjectWriter`, with the meanings of `bucket_ownership`. `null` leaves the default of AWS."
  type        = string
  default     = null
}

variable "replica_bucket_policy_statements" {
  description = "Policy statements for the replica bucket, in the form of `bucket_policy_statements`. Give readers in the other region access here, since the policy of the primary bucket does not replicate. `{}` adds none."
  type        = any
  default     = {}
}

variable "replica_enable_sse" {
  description = "Whether default encryption is configured for the replica bucket with `replica_sse_algorithm`. If false, S3 encrypts with `AES256` anyway."
  type        = bool
  default     = true
}

variable "replica_region" {
  description = "Region of the replica bucket, such as `eu-central-1`. The module configures a provider of its own for it, so it cannot be used with `count` or `for_each`. Required with `replica_bucket`."
  type        = string
  default     = null
}

variable "replica_sse_algorithm" {
  description = "Default encryption of the replica bucket, `aws:kms` or `AES256`. The key of a replicated object is decided by its rule in `replication_rules`. Used when `replica_enable_sse` is true."
  type        = string
  default     = "aws:kms"
}

variable "replication_role" {
  description = "ARN of the role that Amazon S3 assumes to copy objects, trusted by `s3.amazonaws.com`. It reads versions from the primary and writes to the replica; with KMS it also decrypts with one key and encrypts with the other. Required with `replica_bucket`."
  type        = string
  default     = null
}

variable "replication_rules" {
  description = <<-EOT
    What is copied where, keyed by a rule ID. Objects encrypted with KMS are skipped unless `source_selection_criteria_enabled` is true and `destination_replica_kms_key_id` names a key in the other region. Objects from before the rule are not copied; `{}` fits a bucket without replica.

    ```hcl
    replication_rules = {
      all = {
        prefix                            = ""
        status                            = "Enabled"
        destination_bucket                = "arn:aws:s3:::acme-uploads-replica"
        destination_storage_class         = "STANDARD_IA"
        source_selection_criteria_enabled = true
        destination_replica_kms_key_id    = "arn:aws:kms:eu-central-1:111122223333:alias/replica"
      }
    }
    ```
  EOT
  type    = any
  default = {}
}

variable "tags" {
  description = "Tags for all buckets of this module, as key and value. Activated as cost allocation tags they split the storage bill."
  type        = map(string)
  default     = {}
}
