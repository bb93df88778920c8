variable "repositories" {
  description = <<-EOT
    The repositories, keyed by name. A value `{}` takes the `default_*` inputs; it may override them with `external_account_ids_with_read_access`, `external_account_ids_with_write_access`, `external_account_ids_with_lambda_access`, `enable_automatic_image_scanning`, `encryption_config`, `image_tag_mutability` and `lifecycle_policy_rules`, and add `tags`. Removing a key deletes the repository.

    ```hcl
    repositories = {
      "shop/api"    = { image_tag_mutability = "IMMUTABLE", tags = { team = "shop" } }
      "shop/worker" = {}
    }
    ```
  EOT
  type = any
}

variable "default_automatic_image_scanning" {
  description = "Whether images are scanned for known vulnerabilities when they are pushed, in repositories without `enable_automatic_image_scanning` of their own. Basic scanning is free. Registry-wide settings of enhanced scanning take precedence."
  type        = bool
  default     = true
}

variable "default_encryption_config" {
  description = "Encryption of images in repositories without `encryption_config` of their own: `encryption_type` is `AES256` or `KMS`, `kms_key` the ARN of a key for the latter, where `null` means the AWS managed key. It is fixed when a repository is created, so a change replaces the repository. `null` leaves the AWS default, `AES256`."
  type = object({
    encryption_type = string
    kms_key = string
  })
  default = {
    encryption_type = "AES256"
    kms_key         = null
  }
}

variable "default_external_account_ids_with_lambda_access" {
  description = "IDs of accounts whose Lambda functions may run images of repositories without `external_account_ids_with_lambda_access` of their own. Such functions need this beside `default_external_account_ids_with_read_access`, since the Lambda service itself pulls the image."
  type        = list(string)
  default     = []
}

variable "default_external_account_ids_with_read_access" {
  description = "IDs of accounts that may pull from repositories without `external_account_ids_with_read_access` of their own, twelve digits as strings. The other account still grants its roles the right. List stage and production when images live in a shared account."
  type        = list(string)
  default     = []
}

variable "default_external_account_ids_with_write_access" {
  description = "IDs of accounts that may pull and push in repositories without `external_account_ids_with_write_access` of their own. Keep to the account where builds run: who can push a used tag decides what runs in production."
  type        = list(string)
  default     = []
}

variable "default_image_tag_mutability" {
  description = "Whether a pushed tag can be moved to another image: `MUTABLE` or `IMMUTABLE`, for repositories without `image_tag_mutability` of their own. With `IMMUTABLE` a tag always means the same image and a second push fails, so `latest` is ruled out."
  type        = string
  default     = "MUTABLE"
}

variable "default_lifecycle_policy_rules" {
  description = <<-EOT
    Lifecycle policy of repositories without `lifecycle_policy_rules` of their own, in the form ECR takes as JSON; check that the policy in the plan begins with `rules`. With `[]` nothing expires, and storage grows with every build.

    ```hcl
    default_lifecycle_policy_rules = {
      rules = [{
        rulePriority = 1
        description  = "untagged"
        selection = {
          tagStatus   = "untagged"
          countType   = "sinceImagePushed"
          countUnit   = "days"
          countNumber = 14
        }
        action = { type = "expire" }
      }]
    }
    ```
  EOT
  type    = any
  default = []
}

variable "global_tags" {
  description = "Tags for all repositories, as key and value, beside the `tags` of an entry in `repositories`. Roles can be limited to repositories with a certain tag."
  type        = map(string)
  default     = {}
}

variable "replication_regions" {
  description = "Regions, such as `[\"eu-central-1\"]`, to which every new image is copied within the account. It saves pulls across regions and survives the loss of one. A registry has one such setting per region of origin, so no other code may manage it; earlier images are not copied. `[]` copies nothing."
  type        = list(string)
  default     = []
}
