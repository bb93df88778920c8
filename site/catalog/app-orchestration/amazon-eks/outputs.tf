output "aws_auth_merger_namespace" {
  description = "Namespace that the aws-auth-merger watches, in which other modules create their mapping ConfigMaps. It has a value when the merger is enabled."
  value       = module.eks_cluster.aws_auth_merger_namespace
}

output "eks_auto_mode_iam_role_arn" {
  description = "ARN of the IAM role of Auto Mode nodes, for key policies and other resource policies that must allow them. Null when Auto Mode is off or the role is not created here."
  value       = module.eks_cluster.eks_auto_mode_iam_role_arn
}

output "eks_auto_mode_iam_role_name" {
  description = "Name of the Auto Mode node role, which your own NodeClass objects take as `role` and policy attachments need. Null when this service does not create the role."
  value       = module.eks_cluster.eks_auto_mode_iam_role_name
}

output "eks_cluster_arn" {
  description = "ARN of the EKS cluster, for IAM policies and for tools such as kubergrunt that take the cluster by ARN."
  value       = module.eks_cluster.eks_cluster_arn
}

output "eks_cluster_certificate_authority" {
  description = "Certificate authority of the Kubernetes API server as base64-encoded PEM. Decode it with `base64decode()` for `cluster_ca_certificate` of the Kubernetes and Helm providers."
  value       = module.eks_cluster.eks_cluster_certificate_authority
}

output "eks_cluster_endpoint" {
  description = "URL of the Kubernetes API server, for `host` of the Kubernetes and Helm providers and for the Karpenter service. Inside the VPC, its name resolves to the private endpoint."
  value       = module.eks_cluster.eks_cluster_endpoint
}

output "eks_cluster_name" {
  description = "Name of the EKS cluster. Read it from here in the workers, core services, and Karpenter, so that they wait for the control plane."
  value       = module.eks_cluster.eks_cluster_name
}

output "eks_default_fargate_execution_role_arn" {
  description = "ARN of the shared Fargate pod execution role, for `pod_execution_iam_role_arn` of namespaces and core services. Empty when `create_default_fargate_iam_role` is false."
  value       = module.eks_cluster.eks_default_fargate_execution_role_arn
}

output "eks_iam_role_for_service_accounts_config" {
  description = "Object with the ARN and URL of the cluster's OpenID Connect provider. Pass it unchanged to the input of the same name in core services and Kubernetes services, which build trust policies for pods from it."
  value       = module.eks_cluster.eks_iam_role_for_service_accounts_config
}

output "eks_kubeconfig" {
  description = "Minimal kubeconfig for the cluster as text. It contains endpoint and certificate authority but no credentials, so it is not secret; users still need IAM permissions and an access entry or mapping."
  value       = module.eks_cluster.eks_kubeconfig
}

output "eks_worker_asg_names" {
  description = "Names of the Auto Scaling Groups that run workers of this cluster, for scaling alarms and for scripts that roll nodes."
  value       = module.eks_cluster.eks_worker_asg_names
}

output "managed_node_group_worker_iam_role_arn" {
  description = "ARN of the IAM role of the managed nodes, for resource policies and role mappings."
  value       = module.eks_cluster.managed_node_group_worker_iam_role_arn
}

output "managed_node_group_worker_iam_role_name" {
  description = "Name of the IAM role of the managed nodes, for attaching more policies. All pods that can reach the metadata service share its permissions."
  value       = module.eks_cluster.managed_node_group_worker_iam_role_name
}

output "managed_node_group_worker_shared_security_group_id" {
  description = "ID of the security group that all managed nodes of the cluster share. Name it as the source in the rules of databases."
  value       = module.eks_cluster.managed_node_group_worker_shared_security_group_id
}

output "metric_widget_worker_cpu_usage" {
  description = "CloudWatch dashboard widget with the CPU use of the workers, drawn per worker group."
  value       = module.eks_cluster.metric_widget_worker_cpu_usage
}

output "metric_widget_worker_disk_usage" {
  description = "CloudWatch dashboard widget with the root disk use of the workers. It stays empty unless `enable_cloudwatch_metrics` is true."
  value       = module.eks_cluster.metric_widget_worker_disk_usage
}

output "metric_widget_worker_memory_usage" {
  description = "CloudWatch dashboard widget with the memory use of the workers, fed by the agent's custom metrics."
  value       = module.eks_cluster.metric_widget_worker_memory_usage
}

output "self_managed_worker_iam_role_arn" {
  description = "ARN of the IAM role of the self-managed workers, for access entries, mappings, and resource policies outside this service."
  value       = module.eks_cluster.self_managed_worker_iam_role_arn
}

output "self_managed_worker_iam_role_name" {
  description = "Name of the IAM role of the self-managed workers, for policy attachments such as access to a private mirror."
  value       = module.eks_cluster.self_managed_worker_iam_role_name
}

output "self_managed_worker_security_group_id" {
  description = "ID of the security group of the self-managed workers, to name as the source in the rules of the resources they must reach."
  value       = module.eks_cluster.self_managed_worker_security_group_id
}
