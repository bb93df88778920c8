# Only the comment
# speaks // here
variable "commented" {}

/* a block comment is none */
variable "block_comment" {}

# lost

variable "gap" {}

  # indented comment
variable "indented_comment" {}

#no space
//second
variable slashes { type = string }

variable "empty_description" {
  # inside
  description = ""
  type        = any
}

# fallback of empty
variable "empty_with_comment" {
  description = ""
  type        = string
}

variable "number_description" {
  description = 5
  type = string
}

variable "escaped" {
  description = "Quote \" slash \\ tab\t newline\n dollar $${x} percent %%{if} nl\u00e9 \U0001F600 'single' $5 100% {braces} \\u00e9"
  type        = string
  default     = "a\\b"
}

variable "exponent" {
  type    = number
  default = 1e3
}
variable "exponent_list" {
  default = [1e3, 1.5E-3, 2e+2, -1e2, 0.1, 1234567890123456789]
}
variable "paren_key" {
  type = map(string)
  default = {
    a = "x"
    ("b") = "y"
  }
}
variable "proto" {
  type    = map(any)
  default = { "__proto__" = "a", "constructor" = "b", "toString" = "c" }
}
variable "bare_list" {
  type = list
  default = []
}
variable "no_type_string" { default = "x" }
variable "no_type_number" { default = 1.50 }
variable "no_type_bool" { default = false }
variable "no_type_list" { default = [] }
variable "no_type_map" { default = {} }
variable "no_type_null" { default = null }
variable "arith" { default = 60 * 60 * 24 }
variable "conditional" { default = true ? "yes" : "no" }
variable "negative" { default = -0.5 }
variable "template" { default = "a${"b"}c" }
variable "wrapped_bool" { default = "${true}" }
variable "nfc" { default = "é" }
variable "unicode_name_ü" { default = "ü" }
variable "heredoc_interp" {
  default = <<-EOT
    a ${"b"}
      c
    ${~ "d" ~}
    e
  EOT
}
variable "heredoc_escape" {
  default = <<EOT
\n $${x} %%{y} %%y "quoted" \\
EOT
}
variable "heredoc_indented_marker" {
  default = <<EOT
  body
    EOT
}
variable "heredoc_tabs" {
  default = <<-EOT
		tab
	  mixed
	EOT
}
variable "heredoc_blank_space" {
  default = <<-EOT
    a
  
      
    b
  EOT
}
variable "json_heredoc" {
  default = <<EOF
{
  "a": "EOF is not here",
  "b": [1, 2]
}
EOF
}
variable "list_heredoc" {
  default = [
    <<-A
      one
    A
    ,
    "two",
  ]
}
variable "trailing" {
  default = [
    "a", # comment
    /* between */ "b",
    // "c",
  ]
}
variable "keys" {
  default = { a : 1, "b" : 2, (1) = 3, 4 = 5, true = 6, null = 7, c-d = 8, 1.5 = 9 }
}
variable "duplicate_keys" {
  default = { a = 1, a = 2 }
}
variable "nested" {
  type = list(object({
    name  = string
    rules = optional(map(object({ port = number, cidr = optional(list(string), ["0.0.0.0/0"]) })), {})
  }))
  default = [{ name = "x" }]
}
variable "logic" { default = !(1 > 2) && ("a" != "b" || false) }
variable "precedence" { default = 2 + 3 * 4 - 10 / 4 % 2 }
variable "index" { default = { a = [1, 2] }["a"][1] }
variable "null_in" { default = [null, { a = null }] }
variable "conditional_types" { default = false ? 5 : "six" }
variable "string_number" {
  type    = number
  default = "5"
}
variable "trailing_brace" { default = "${"}"}" }
# terraform-docs-ignore
variable "ignored" {}

variable "comment_in" {
  type = map( # of
    string    // them
  )
  default = /* nothing */ {}
}
output "o" {
  value       = "x"
  description = <<-EOT
    Text
      indented
  EOT
}
# by comment
output "by_comment" { value = 1 }
