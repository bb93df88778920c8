variable "private_zones" {
  description = "Private zones, keyed by domain name: `{ \"stage.acme.internal\" = { comment = \"stage\", vpcs = [{ id = \"vpc-0a1b2c3d\", region = null }], tags = {}, force_destroy = false } }`. Each needs one VPC at least, with DNS hostnames and DNS support on; `region = null` means that of the provider. `force_destroy` deletes records made by others with the zone. `{}` creates none."
  type = map(object({
    comment = string
    vpcs = list(object({
      id = string
      region = string
    }))
    tags = map(string)
    force_destroy = bool
  }))
  default = {}
}

variable "public_zones" {
  description = "Public zones, keyed by domain name: `{ \"stage.acme.com\" = { comment = \"stage\", tags = {}, force_destroy = false, subject_alternative_names = [\"*.stage.acme.com\"], created_outside_terraform = false, create_verification_record = true, verify_certificate = true, base_domain_name_tags = {} } }`. `created_outside_terraform` looks an existing zone up instead. Optional keys are `provision_certificates`, `hosted_zone_domain_name`, `parent_hosted_zone_id` (writes the NS records of a subdomain into its parent), and `apex_records` and `subdomains` for plain records with `type`, `ttl` and `records`. Each zone is billed monthly."
  type        = any
  default     = {}
}

variable "service_discovery_private_namespaces" {
  description = "AWS Cloud Map namespaces that only a VPC can resolve, keyed by domain name, such as `{ \"svc.stage.internal\" = { vpc_id = \"vpc-0a1b2c3d\", description = \"ECS services\" } }`. Cloud Map creates a private zone of that name, so it must not be in `private_zones` for the same VPC too. `{}` creates none."
  type = map(object({
    vpc_id = string
    description = string
  }))
  default = {}
}

variable "service_discovery_public_namespaces" {
  description = "AWS Cloud Map namespaces that the internet can resolve, keyed by domain name: `{ \"svc.acme.com\" = { description = \"public services\", subject_alternative_names = [], create_verification_record = true, verify_certificate = true } }`. A certificate is requested unless `provision_certificates` is false; with `created_outside_terraform` its validation record goes into an existing zone. Whoever resolves the names learns the addresses of your services. `{}` creates none."
  type        = any
  default     = {}
}
