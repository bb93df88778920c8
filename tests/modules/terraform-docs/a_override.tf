variable "no_type_string" {
  default = "overridden"
}
