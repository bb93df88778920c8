output "container_logs_cloudwatch_log_group_name" {
  description = "Name of the CloudWatch log group with the container logs, for metric filters, Logs Insights queries, and subscriptions. It has a value when Fluent Bit is enabled."
  value       = module.eks_core_services.container_logs_cloudwatch_log_group_name
}

output "kubernetes_priority_class_names" {
  description = "Names of the created PriorityClasses, for `priorityClassName` in pod specs. Reading them from here ensures that the class exists before the pod. Empty when `kubernetes_priority_classes` is empty."
  value       = module.eks_core_services.kubernetes_priority_class_names
}
