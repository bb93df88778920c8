output "karpenter_controller_irsa_arn" {
  description = "ARN of the IAM role that the Karpenter controller assumes, for resource policies such as the policy of a KMS key that encrypts node volumes."
  value       = module.karpenter.karpenter_controller_irsa_arn
}

output "karpenter_controller_irsa_name" {
  description = "Name of the controller's IAM role, for attaching permissions that a newer Karpenter version needs. No value when `create_karpenter_controller_irsa` is false."
  value       = module.karpenter.karpenter_controller_irsa_name
}

output "karpenter_node_instance_profile_arn" {
  description = "ARN of the instance profile for Karpenter's nodes. An EC2NodeClass names either this profile in `instanceProfile` or the node role in `role`."
  value       = module.karpenter.karpenter_node_instance_profile_arn
}

output "karpenter_node_role_arn" {
  description = "ARN of the IAM role of Karpenter's nodes, for an access entry of type `EC2_LINUX`, or for `worker_iam_role_arns_for_k8s_role_mapping` of the EKS service."
  value       = module.karpenter.karpenter_node_role_arn
}

output "karpenter_node_role_name" {
  description = "Name of the IAM role of Karpenter's nodes, for `spec.role` of the EC2NodeClass and for attaching policies such as `AmazonSSMManagedInstanceCore`."
  value       = module.karpenter.karpenter_node_role_name
}
