variable "private_zones" {
  description = "Private zones, keyed by domain name: `{ \"stage.acme.internal\" = { comment = \"stage\", vpcs = [{ id = \"vpc-0a1b2c3d\", region = null }], tags = {}, force_destroy = false } }`. Each needs at least one VPC, with DNS hostnames and DNS support on; `region = null` means the provider's Region. `force_destroy` also deletes records that other code created in the zone. As the type is `any`, a misspelled attribute is not reported. `{}` creates none."
  type        = any
  default     = {}
}

variable "public_zones" {
  description = <<-EOT
    Public zones, keyed by domain name; AWS bills each one monthly. With `created_outside_terraform`, the module looks up an existing zone instead, under `hosted_zone_domain_name` if that differs; with `provision_certificates = false`, it requests no certificate. `parent_hosted_zone_id` writes the NS records of a subdomain to its parent zone. Plain records go into `apex_records`, a list, and `subdomains`, a map by name.

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
  description = "AWS Cloud Map namespaces that resolve only in a VPC, keyed by domain name, such as `{ \"svc.stage.internal\" = { vpc_id = \"vpc-0a1b2c3d\", description = \"ECS services\" } }`. Cloud Map creates a private zone with that name, so do not list the same name in `private_zones` for the same VPC. `{}` creates none."
  type = map(object({
    vpc_id = string
    description = string
  }))
  default = {}
}

variable "service_discovery_public_namespaces" {
  description = <<-EOT
    AWS Cloud Map namespaces that the internet can resolve, keyed by domain name; anyone can look up the IP addresses of your services. A certificate is requested unless `provision_certificates` is false; with `created_outside_terraform`, its validation record goes into an existing zone. `{}` creates none.

    ```hcl
    service_discovery_public_namespaces = {
      "svc.acme.com" = {
        description                = "Public services"
        subject_alternative_names  = []
        created_outside_terraform  = false
        create_verification_record = true
        verify_certificate         = true
      }
    }
    ```
  EOT
  type    = any
  default = {}
}
