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
  description = <<-EOT
    Public zones, keyed by domain name; each is billed monthly. `created_outside_terraform` looks an existing zone up instead, under `hosted_zone_domain_name` if that differs, and `provision_certificates = false` requests no certificate. `parent_hosted_zone_id` writes the NS records of a subdomain into its parent; plain records go into `apex_records`, a list, and `subdomains`, a map by name.

    ```hcl
    public_zones = {
      "stage.acme.com" = {
        comment                    = "stage"
        tags                       = {}
        force_destroy              = false
        subject_alternative_names  = ["*.stage.acme.com"]
        created_outside_terraform  = false
        create_verification_record = true
        verify_certificate         = true
        base_domain_name_tags      = {}
        subdomains = {
          mail = { type = "MX", ttl = 3600, records = ["10 mx.acme.com."] }
        }
      }
    }
    ```
  EOT
  type    = any
  default = {}
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
  description = <<-EOT
    AWS Cloud Map namespaces that the internet can resolve, keyed by domain name: whoever asks learns the addresses of your services. A certificate is requested unless `provision_certificates` is false; with `created_outside_terraform` its validation record goes into an existing zone. `{}` creates none.

    ```hcl
    service_discovery_public_namespaces = {
      "svc.acme.com" = {
        description                = "Public services"
        subject_alternative_names  = []
        create_verification_record = true
        verify_certificate         = true
      }
    }
    ```
  EOT
  type    = any
  default = {}
}
