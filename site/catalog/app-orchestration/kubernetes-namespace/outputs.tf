output "namespace_name" {
  description = "Name of the created namespace. Use it instead of a plain string in Kubernetes services, so that the namespace exists before its contents."
  value       = module.k8s_namespace.namespace_name
}

output "namespace_rbac_access_all_role" {
  description = "Name of the RBAC role with full access to the namespace, for role bindings you create elsewhere, for example for a deployment service account."
  value       = module.k8s_namespace.namespace_rbac_access_all_role
}

output "namespace_rbac_access_read_only_role" {
  description = "Name of the RBAC role that can read all objects in the namespace, Secrets included, for role bindings you create elsewhere."
  value       = module.k8s_namespace.namespace_rbac_access_read_only_role
}
