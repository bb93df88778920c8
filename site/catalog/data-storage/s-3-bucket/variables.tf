variable "primary_bucket" {
  description = "Name of the bucket: 3 to 63 lowercase letters, digits, dots, and hyphens, globally unique across all AWS accounts. Avoid dots, which break TLS for virtual-hosted URLs. Changing the name creates a new, empty bucket and deletes the old one if that is allowed."
  type        = string
}

variable "access_logging_bucket" {
  description = "Name of the bucket for server access logs, unique like `primary_bucket` and in the same Region. It is created here unless `access_logging_bucket_already_exists` is true. S3 delivers the logs within hours, on a best-effort basis. `null` turns logging off."
  type        = string
  default     = null
}

variable "access_logging_bucket_already_exists" {
  description = "Whether `access_logging_bucket` is an existing bucket that other code manages, such as one log bucket for the account. True creates none; its policy or ACL must let `logging.s3.amazonaws.com` write, and lifecycle and ownership inputs for the log bucket have no effect."
  type        = bool
  default     = false
}

variable "access_logging_bucket_lifecycle_rules" {
  description = "Lifecycle rules of the log bucket, in the form of `lifecycle_rules`. Logs are rarely read after a few months, so expire them: `{ expire = { enabled = true, expiration = { old = { days = 180 } } } }`. `{}` keeps them forever."
  type        = any
  default     = {}
}

variable "access_logging_bucket_ownership" {
  description = "Owner of objects in the log bucket: `ObjectWriter` (the default), `BucketOwnerPreferred`, or `BucketOwnerEnforced`. The first two keep ACLs on, through which this bucket allows log delivery. `BucketOwnerEnforced` turns ACLs off and needs a policy instead. `null` leaves the AWS default, which is `BucketOwnerEnforced` for new buckets."
  type        = string
  default     = "ObjectWriter"
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

variable "acl" {
  description = "Canned ACL of the primary bucket, such as `private` or `log-delivery-write`. Works only while `bucket_ownership` keeps ACLs on; with `BucketOwnerEnforced` it must stay `null`. S3 rejects or ignores public ACLs, because public access is blocked. `null` sets none; prefer `bucket_policy_statements`."
  type        = string
  default     = null
}

variable "bucket_key_enabled" {
  description = "Whether the primary bucket uses an S3 Bucket Key, a short-lived data key that S3 derives from your KMS key. It cuts KMS requests and their cost by up to 99 percent, and CloudTrail then records fewer of them. Used with `bucket_sse_algorithm` `aws:kms`; applies to new objects."
  type        = bool
  default     = false
}

variable "bucket_kms_key_arn" {
  description = "ARN of the KMS key that encrypts new objects of the primary bucket. Readers need `kms:Decrypt` and writers `kms:GenerateDataKey` on it in addition to access to the bucket. `null` uses the AWS managed key, which other accounts cannot use. Used when `bucket_sse_algorithm` is `aws:kms`."
  type        = string
  default     = null
}

variable "bucket_ownership" {
  description = "Owner of objects that others upload to the primary bucket: `ObjectWriter` (the uploader, the default), `BucketOwnerPreferred` (you, if the upload grants it) or `BucketOwnerEnforced` (you, and ACLs are off). AWS recommends the last. `null` leaves the AWS default, which has been `BucketOwnerEnforced` for new buckets since April 2023."
  type        = string
  default     = "ObjectWriter"
}

variable "bucket_policy_statements" {
  description = <<-EOT
    Statements of the bucket policy, keyed by their SID. `keys` lists what is appended to the ARN of the bucket: `/*` or `/reports/*` for objects, or `""`, the default, for the bucket itself; `condition` contains named objects with `test`, `variable`, and `values`. `{}` grants nothing beyond what IAM policies grant.

    ```hcl
    bucket_policy_statements = {
      ReadReports = {
        effect     = "Allow"
        actions    = ["s3:GetObject"]
        principals = { AWS = ["arn:aws:iam::111122223333:role/reports"] }
        keys       = ["/reports/*"]
      }
    }
    ```
  EOT
  type    = any
  default = {}
}

variable "bucket_sse_algorithm" {
  description = "Encryption of new objects: `aws:kms` with a key you can restrict and audit, or `AES256` with keys S3 manages and no KMS fees. Services that cannot write with KMS, such as access logs of Application Load Balancers, need `AES256`. Used when `enable_sse` is true."
  type        = string
  default     = "aws:kms"
}

variable "cors_rules" {
  description = <<-EOT
    CORS rules for web pages from other origins that call the bucket. They grant no access that the bucket policy and IAM do not grant. With `[]`, browsers block such calls.

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
  description = "Whether default encryption is configured for the primary bucket with `bucket_sse_algorithm`. If false, the module configures none, and S3 encrypts new objects with `AES256`, as it does for all buckets since January 2023."
  type        = bool
  default     = true
}

variable "enable_versioning" {
  description = "Whether S3 keeps old versions of objects that are deleted or overwritten. It applies to all buckets of this module. Replication and object lock require it. Versions are billed until `lifecycle_rules` expire them. Once on, it can only be suspended."
  type        = bool
  default     = true
}

variable "force_destroy_logs" {
  description = "Whether a destroy deletes the log bucket with everything in it. If false, a bucket with objects makes the destroy fail. Keep it false for audit logs."
  type        = bool
  default     = false
}

variable "force_destroy_primary" {
  description = "Whether a destroy deletes the primary bucket with all objects and versions, irrevocably. If false, a bucket that is not empty makes the destroy fail. Apply true on its own before you destroy."
  type        = bool
  default     = false
}

variable "force_destroy_replica" {
  description = "Whether a destroy deletes the replica bucket with all objects and versions. Keep it false, since the replica is your fallback copy; a bucket that is not empty then makes the destroy fail."
  type        = bool
  default     = false
}

variable "lifecycle_rules" {
  description = <<-EOT
    Rules that move or delete objects by age, keyed by name. `noncurrent_version_expiration` counts days from the moment a version is replaced, and `abort_incomplete_multipart_upload_days` removes incomplete uploads. S3 runs the rules once a day; `{}` keeps everything.

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
  description = "Whether deleting versions and changing the versioning state require an MFA code. Only the root user can turn it on, through the CLI, so this setting records what was done by hand. It applies to all buckets of this module and needs `enable_versioning`."
  type        = bool
  default     = false
}

variable "object_lock_days" {
  description = "Default retention of new objects in days, 1 or more. Set either this or `object_lock_years`. Used when `object_lock_default_retention_enabled` is true. You can extend the retention of a stored object later; shortening it needs a special permission in `GOVERNANCE` mode and is impossible in `COMPLIANCE` mode."
  type        = number
  default     = null
}

variable "object_lock_default_retention_enabled" {
  description = "Whether new objects get a retention period automatically, from `object_lock_mode` and either `object_lock_days` or `object_lock_years`. False leaves it to each upload. Used when `object_lock_enabled` is true."
  type        = bool
  default     = true
}

variable "object_lock_enabled" {
  description = "Whether objects can be locked against deletion and overwriting. Decide when you create the bucket: a later change can replace the bucket, so read the plan. It needs `enable_versioning`, and locked objects are billed until they expire."
  type        = bool
  default     = false
}

variable "object_lock_mode" {
  description = "Strength of the default retention: `GOVERNANCE` lets principals with `s3:BypassGovernanceRetention` delete, `COMPLIANCE` lets no one, not even the root user, until the period ends. Test with the first. Used when `object_lock_default_retention_enabled` is true."
  type        = string
  default     = null
}

variable "object_lock_years" {
  description = "Default retention of new objects in years. Set either this or `object_lock_days`. With `COMPLIANCE`, a mistake cannot be undone and is billed until the last year is over. Used when `object_lock_default_retention_enabled` is true."
  type        = number
  default     = null
}

variable "replica_bucket" {
  description = "Name of the bucket that receives copies, unique like `primary_bucket`. `null` replicates nothing. With a name, also set `replica_region`, `replication_role`, and `replication_rules`."
  type        = string
  default     = null
}

variable "replica_bucket_acl" {
  description = "Canned ACL of the replica bucket, for example `private`. Needs a `replica_bucket_ownership` other than `BucketOwnerEnforced`, which turns ACLs off. `null` sets none, which is right for almost every replica, because its policy controls access."
  type        = string
  default     = null
}

variable "replica_bucket_already_exists" {
  description = "Whether `replica_bucket` already exists and other code manages it. True creates none, and you manage its versioning, which must be on, its encryption, and its policy."
  type        = bool
  default     = false
}

variable "replica_bucket_key_enabled" {
  description = "Whether the replica bucket uses an S3 Bucket Key, which reduces the requests to KMS for replicated objects. Replicated objects use the setting of the destination bucket if the source object has no bucket key. Used with `replica_sse_algorithm` `aws:kms`."
  type        = bool
  default     = false
}

variable "replica_bucket_lifecycle_rules" {
  description = "Lifecycle rules of the replica bucket, in the form of `lifecycle_rules`. Lifecycle rules do not replicate, so copies stay until a rule here expires them. A cheaper storage class can cut their cost."
  type        = any
  default     = {}
}

variable "replica_bucket_ownership" {
  description = "Owner of objects in the replica bucket: `ObjectWriter` (the default), `BucketOwnerPreferred`, or `BucketOwnerEnforced`, with the meanings of `bucket_ownership`. If the replica is in another account, `BucketOwnerEnforced` makes that account the owner of the copies. `null` leaves the AWS default."
  type        = string
  default     = "ObjectWriter"
}

variable "replica_bucket_policy_statements" {
  description = "Policy statements for the replica bucket, in the form of `bucket_policy_statements`. Give readers in the other Region access here, since the policy of the primary bucket does not replicate. `{}` adds none."
  type        = any
  default     = {}
}

variable "replica_enable_sse" {
  description = "Whether default encryption is configured for the replica bucket with `replica_sse_algorithm`. If false, S3 encrypts with `AES256` anyway."
  type        = bool
  default     = true
}

variable "replica_region" {
  description = "Region of the replica bucket, such as `eu-central-1`. The module configures its own provider for it, so it cannot be used with `count` or `for_each`. Required with `replica_bucket`."
  type        = string
  default     = null
}

variable "replica_sse_algorithm" {
  description = "Default encryption of the replica bucket, `aws:kms` or `AES256`. The key of a replicated object is determined by its rule in `replication_rules`. Used when `replica_enable_sse` is true."
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
    Replication rules, keyed by rule ID, that define which objects are copied to which bucket. Objects encrypted with KMS are skipped unless `source_selection_criteria_enabled` is true and `destination_replica_kms_key_id` names a key in the other Region. Objects older than the rule are not copied. Use `{}` for a bucket without a replica.

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
  description = "Tags, as key-value pairs, for all buckets of this module. Activate them as cost allocation tags to break down the storage bill."
  type        = map(string)
  default     = {}
}

variable "transition_default_minimum_object_size" {
  description = "Smallest object that lifecycle transitions move: `all_storage_classes_128K`, or `varies_by_storage_class`, where the Glacier classes also take smaller ones. Filters on object size in a rule override it. `null` leaves the S3 default of 128 KiB, because moving small objects can cost more than it saves."
  type        = string
  default     = null
}
