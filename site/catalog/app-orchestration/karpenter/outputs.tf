output "karpenter_controller_irsa_arn" {
  description = "TODO"
  value       = module.karpenter.karpenter_controller_irsa_arn
}

output "karpenter_controller_irsa_name" {
  description = "TODO"
  value       = module.karpenter.karpenter_controller_irsa_name
}

output "karpenter_node_instance_profile_arn" {
  description = "TODO"
  value       = module.karpenter.karpenter_node_instance_profile_arn
}

output "karpenter_node_role_arn" {
  description = "TODO"
  value       = module.karpenter.karpenter_node_role_arn
}

output "karpenter_node_role_name" {
  description = "TODO"
  value       = module.karpenter.karpenter_node_role_name
}
