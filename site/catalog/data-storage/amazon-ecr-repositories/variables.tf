variable "repositories" {
  description = <<-EOT
    Repositories to create, keyed by name. A value of `{}` uses the `default_*` inputs; it can override them with `external_account_ids_with_read_access`, `external_account_ids_with_write_access`, `external_account_ids_with_lambda_access`, `enable_automatic_image_scanning`, `encryption_config`, `force_delete`, `image_tag_mutability`, and `lifecycle_policy_rules`, and add `tags`. Removing a key deletes the repository.

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
  description = "Whether images are scanned for known vulnerabilities when they are pushed, in repositories without their own `enable_automatic_image_scanning`. Basic scanning is free. Enhanced scanning with Amazon Inspector, if configured for the registry, takes precedence and is billed per image."
  type        = bool
  default     = true
}

variable "default_encryption_config" {
  description = "Encryption of images in repositories without their own `encryption_config`: `encryption_type` is `AES256` or `KMS`, and `kms_key` the ARN of a key for the latter, where `null` means the AWS managed key. It is fixed at creation, so a change replaces the repository. Setting the entire object to `null` leaves the AWS default, `AES256`."
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
  description = "IDs of accounts whose Lambda functions can run images of repositories without their own `external_account_ids_with_lambda_access`. Such functions need this in addition to `default_external_account_ids_with_read_access`, since the Lambda service itself pulls the image."
  type        = list(string)
  default     = []
}

variable "default_external_account_ids_with_read_access" {
  description = "IDs of accounts that can pull from repositories without their own `external_account_ids_with_read_access`, twelve digits as strings. Roles in the other account still need the permission in their own IAM policies. List the stage and production accounts if a shared account stores the images."
  type        = list(string)
  default     = []
}

variable "default_external_account_ids_with_write_access" {
  description = "IDs of accounts that can pull from and push to repositories without their own `external_account_ids_with_write_access`. Limit it to the account where builds run: anyone who can overwrite a tag in use decides what runs in production."
  type        = list(string)
  default     = []
}

variable "default_force_delete" {
  description = "Whether a destroy deletes repositories together with the images in them, unless an entry in `repositories` overrides it. With false, ECR does not delete a repository that still contains images, which protects images that are running somewhere."
  type        = bool
  default     = false
}

variable "default_image_tag_mutability" {
  description = "Whether a pushed tag can be moved to another image: `MUTABLE` or `IMMUTABLE`, for repositories without their own `image_tag_mutability`. With `IMMUTABLE`, a tag always means the same image, and pushing it again fails, which rules out tags such as `latest`."
  type        = string
  default     = "MUTABLE"
}

variable "default_lifecycle_policy_rules" {
  description = <<-EOT
    Lifecycle policy of repositories without their own `lifecycle_policy_rules`, in the structure of an ECR policy document; check that the policy in the plan begins with `rules`. With `[]` nothing expires, and storage grows with every build.

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

variable "default_strict_deny_rules_enabled" {
  description = "Whether the deny rules of `default_users_or_roles_to_allow_deny_all_else` use the strict list of actions, which the output `ecr_deny_access_policies_strict` shows. False uses the shorter list in `ecr_deny_access_policies`. If the exceptions do not include your pipeline role, a strict rule can lock you out of further changes."
  type        = bool
  default     = false
}

variable "default_users_or_roles_to_allow_deny_all_else" {
  description = "IAM users and roles that keep access to the repositories while an explicit deny blocks everyone else, administrators included. Identify them by unique ID (`AIDA...` for users, `AROA...` for roles), compare the plan with the policy you expect, and include the role that runs your pipeline. `[]` adds no deny rule."
  type        = list(string)
  default     = []
}

variable "global_tags" {
  description = "Tags, as key-value pairs, for all repositories, in addition to the `tags` of an entry in `repositories`. IAM policies can limit roles to repositories with a given tag."
  type        = map(string)
  default     = {}
}

variable "replication_filters" {
  description = "Filters that limit replication to `replication_regions`: `filter` is a prefix of repository names such as `shop/`, and `filter_type` is `PREFIX_MATCH`. A repository is copied if any filter matches. With `[]`, every repository of the registry is copied."
  type = list(object({
    filter = string
    filter_type = string
  }))
  default = []
}

variable "replication_regions" {
  description = "Regions, such as `[\"eu-central-1\"]`, to which every new image is copied within the account. Replication avoids pulls across Regions and keeps images available if a Region fails. A registry has one replication setting per Region, so no other code can manage it; existing images are not copied. `[]` copies nothing."
  type        = list(string)
  default     = []
}
