variable "acm_ssl_certificate_domain" {
  description = "Domain of an issued certificate in AWS Certificate Manager, in this Region, for the load balancer's HTTPS listener: `jenkins.acme.com` or `*.acme.com`. It is looked up by this exact text and must cover `domain_name`; the plan fails if none is found."
  type        = string
}

variable "alb_subnet_ids" {
  description = "IDs of at least two subnets of `vpc_id`, in different Availability Zones, for the load balancer. Use private ones while `is_internal_alb` is true; otherwise public ones, with a route to an internet gateway."
  type        = list(string)
}

variable "ami" {
  description = "ID of the AMI with Jenkins, built with the Packer template of the module. A new ID replaces the server, which interrupts builds; the data stays on its own volume. Pass `null` when `ami_filters` finds the image; if both are set, the ID takes precedence."
  type        = string
}

variable "ami_filters" {
  description = "Lookup for the AMI: `owners` such as `[\"self\"]`, and `filters` with names and values as in `aws ec2 describe-images`. The newest match is used, so an image built overnight replaces Jenkins at the next apply. Pass `null` when `ami` is given."
  type = object({
    owners = list(string)
    filters = list(object({
      name = string
      values = list(string)
    }))
  })
}

variable "domain_name" {
  description = "Full DNS name under which people and webhooks reach Jenkins, such as `jenkins.acme.com`, inside the zone of `hosted_zone_id`. Jenkins keeps the URL in its own settings and in webhooks, so later changes must be made there too."
  type        = string
}

variable "hosted_zone_id" {
  description = "ID of the Route 53 zone, such as `Z0123456789ABCDEFGHIJ`, for the record that points to the load balancer. A public zone works with an internal load balancer too: the name then resolves to private IP addresses. Used when `create_route53_entry` is true."
  type        = string
}

variable "instance_type" {
  description = "EC2 type of the server, such as `t3.large`. If builds run on it rather than on agents, size it for the builds. It must match the architecture of the AMI and have more memory than the heap in `memory`, with room for the system."
  type        = string
}

variable "jenkins_subnet_id" {
  description = "ID of the one subnet, preferably a private one, in which the server runs. It also fixes the Availability Zone of the data volume: to move to another zone, restore a snapshot there."
  type        = string
}

variable "memory" {
  description = "Java heap of Jenkins, used for `-Xms` and `-Xmx`: a number with `g` or `m`, such as `4g`. Half of the server's memory is a good start; the rest serves builds and the system. If it is too large, the kernel kills processes."
  type        = string
}

variable "vpc_id" {
  description = "ID of the VPC for server and load balancer, normally the management VPC. Both kinds of subnets must be in it. Deployments into other VPCs need peering only if they connect to servers directly."
  type        = string
}

variable "alarms_sns_topic_arn" {
  description = "ARNs of the SNS topics for alarms on CPU, memory, and disk, and on a backup that failed with `backup_using_lambda`. With an empty list, no one is notified, so a failed backup goes unnoticed."
  type        = list(string)
  default     = []
}

variable "allow_incoming_http_from_cidr_blocks" {
  description = "IPv4 ranges that can reach Jenkins through the load balancer, such as the VPN's `10.0.0.0/16`. An empty list allows none. Webhooks from GitHub come from the internet, so either allow its published ranges on a public load balancer, or let Jenkins poll."
  type        = list(string)
  default     = []
}

variable "allow_incoming_http_from_security_group_ids" {
  description = "IDs of security groups, such as that of the VPN server, whose members can reach Jenkins through the load balancer. It works only inside the VPC and for peered VPCs."
  type        = list(string)
  default     = []
}

variable "allow_ssh_from_cidr_blocks" {
  description = "IPv4 ranges that can reach port 22 of the server. With nothing listed here or in `allow_ssh_from_security_group_ids`, no one can log in over SSH, which you may notice only in an emergency, such as a full disk."
  type        = list(string)
  default     = []
}

variable "allow_ssh_from_security_group_ids" {
  description = "IDs of security groups, for example of a bastion host, that can open SSH connections to the server."
  type        = list(string)
  default     = []
}

variable "backup_job_alarm_period" {
  description = "Seconds within which the Lambda backup must report success before an alarm is raised. Set it to the interval of `backup_job_schedule_expression` in seconds, because the module does not derive it: 86400 for one day. Used with `backup_using_lambda`."
  type        = number
  default     = 86400
}

variable "backup_job_metric_name" {
  description = "Name of the CloudWatch metric that the Lambda backup increments after each success. The backup alarm watches it; change it if two Jenkins servers share `backup_job_metric_namespace`."
  type        = string
  default     = "jenkins-backup-job"
}

variable "backup_job_metric_namespace" {
  description = "CloudWatch namespace of the metric in `backup_job_metric_name`. It must not begin with `AWS/`. Used with `backup_using_lambda`."
  type        = string
  default     = "Custom/Jenkins"
}

variable "backup_job_schedule_expression" {
  description = "How often the Lambda function takes a snapshot, as `rate(1 day)` or `cron(0 3 * * ? *)` in UTC. Adjust `backup_job_alarm_period` with it. Used with `backup_using_lambda`."
  type        = string
  default     = "rate(1 day)"
}

variable "backup_using_dlm" {
  description = "Whether Amazon Data Lifecycle Manager takes snapshots of the data volume, controlled by the `dlm_` inputs. It needs no code and removes old snapshots itself, so it is the better of the two ways; it raises no alarm when a snapshot fails."
  type        = bool
  default     = true
}

variable "backup_using_lambda" {
  description = "Whether a scheduled Lambda function takes the snapshots and reports them to a metric with an alarm. It is the older way. If this and `backup_using_dlm` are both true, you pay for two sets; if both are false, nothing is backed up."
  type        = bool
  default     = false
}

variable "build_permission_actions" {
  description = "IAM actions, such as `ecr:*` or `s3:PutObject`, granted to the server in this account on all resources. Every job can use them, and so can anyone who can edit a job. Prefer roles in `external_account_auto_deploy_iam_role_arns`, whose permissions you can limit."
  type        = list(string)
  default     = []
}

variable "cloud_init_parts" {
  description = "Additional parts of the boot script, keyed by name, each with `filename`, a MIME `content_type` such as `text/x-shellscript`, and `content`. Install plugins and tools in the AMI instead, so that a replacement is quick. Total user data is limited to 16 KB and is no place for secrets."
  type = map(object({
    filename = string
    content_type = string
    content = string
  }))
  default = {}
}

variable "cloudwatch_log_group_kms_key_id" {
  description = "KMS key, by ARN, alias ARN, or ID, for the log group of the server. The key policy must allow CloudWatch Logs of the Region to use it. `null` uses the default encryption of CloudWatch Logs."
  type        = string
  default     = null
}

variable "cloudwatch_log_group_retention_in_days" {
  description = "Days to keep the server's logs in CloudWatch (1, 3, 5, 7, 14, 30, 60, 90, ... 3653), or `null` to keep them forever. It does not affect the console output of builds, which Jenkins keeps on its volume under its own rules."
  type        = number
  default     = null
}

variable "cloudwatch_log_group_tags" {
  description = "Tags of the server's log group alone, as key-value pairs; `custom_tags` apply to everything. `null` adds none."
  type        = map(string)
  default     = null
}

variable "create_route53_entry" {
  description = "Whether to create the DNS record for `domain_name` in the zone of `hosted_zone_id`, pointing to the load balancer. Set it to false when another team or another DNS provider manages the name; then create the record yourself from `alb_dns_name`."
  type        = bool
  default     = true
}

variable "custom_tags" {
  description = "Tags, as key-value pairs, for the server, its load balancer, volume, and the other resources of the service. To see them in cost reports, activate them as cost allocation tags."
  type        = map(string)
  default     = {}
}

variable "default_user" {
  description = "Login name that exists in the AMI from the start, `ubuntu` with the module's template. Jenkins itself runs as `jenkins_user`; this one is for maintenance and for the key in `keypair_name`."
  type        = string
  default     = "ubuntu"
}

variable "dlm_backup_job_schedule_interval" {
  description = "Hours between two snapshots by Data Lifecycle Manager: 1, 2, 3, 4, 6, 8, 12, or 24. Changes made after the last snapshot are lost if the volume is. Used with `backup_using_dlm`."
  type        = number
  default     = 24
}

variable "dlm_backup_job_schedule_name" {
  description = "Name of the schedule in Data Lifecycle Manager, shown in the console and on the snapshots. If you change the interval or the number of snapshots, change the name too, so that it stays accurate."
  type        = string
  default     = "daily-last-two-weeks"
}

variable "dlm_backup_job_schedule_number_of_snapshots_to_retain" {
  description = "Snapshots to keep, from 1 to 1000; the oldest is deleted when a new one is made. 15 at one per day cover two weeks. Snapshots are incremental, so more of them cost less than the size suggests."
  type        = number
  default     = 15
}

variable "dlm_backup_job_schedule_times" {
  description = "Time of the first snapshot of the day, as a list of one `HH:MM` in UTC. AWS starts it within the hour that follows. Choose a time without builds, because files that change during a snapshot may be inconsistent in it."
  type        = list(string)
  default     = ["03:00"]
}

variable "ebs_kms_key_arn" {
  description = "KMS key that encrypts the Jenkins data volume and that the server gets permission to use. `null` uses the account's default key for EBS. A change replaces the volume, so decide before you store data. Used with `jenkins_volume_encrypted`."
  type        = string
  default     = null
}

variable "ebs_kms_key_arn_is_alias" {
  description = "Whether `ebs_kms_key_arn` contains an alias instead of a key. IAM policies do not accept the ARN of an alias as a key, so the module resolves it to the key; a wrong value leaves the server unable to mount its volume."
  type        = bool
  default     = false
}

variable "enable_cloudwatch_alarms" {
  description = "Whether alarms watch CPU, memory, and disk and report to `alarms_sns_topic_arn`. Disk matters most: Jenkins stops working properly when old builds have filled its volume."
  type        = bool
  default     = true
}

variable "enable_cloudwatch_log_aggregation" {
  description = "Whether system and Jenkins logs go to CloudWatch Logs, so that they outlive a replaced server."
  type        = bool
  default     = true
}

variable "enable_cloudwatch_metrics" {
  description = "Whether the CloudWatch agent publishes memory and disk usage as custom metrics, billed per metric. The memory and disk alarms depend on it."
  type        = bool
  default     = true
}

variable "enable_ip_lockdown" {
  description = "Whether only the users that need it can read the server's AWS credentials from the instance metadata. It shuts out other users on the server, but not jobs that run as `jenkins_user`, since they need credentials to deploy."
  type        = bool
  default     = true
}

variable "enable_ssh_grunt" {
  description = "Whether people log in to the server with the SSH keys of their IAM users. It is unrelated to accounts inside Jenkins, which Jenkins manages itself."
  type        = bool
  default     = true
}

variable "external_account_auto_deploy_iam_role_arns" {
  description = "ARNs of roles in other accounts, such as `arn:aws:iam::111122223333:role/allow-auto-deploy-from-other-accounts`, that the server can assume to deploy there. The roles must trust this account. Anyone who can edit a job can use them."
  type        = list(string)
  default     = []
}

variable "external_account_ssh_grunt_role_arn" {
  description = "ARN of the role in the account of your IAM users through which ssh-grunt reads groups and keys. Use an empty string, not `null`, if the users are in this account."
  type        = string
  default     = ""
}

variable "high_asg_cpu_utilization_period" {
  description = "Seconds per data point of the server's CPU alarm, a multiple of 60. Builds are supposed to use the CPU, so a period of 900 or more separates a stuck job from a busy hour."
  type        = number
  default     = 60
}

variable "high_asg_cpu_utilization_threshold" {
  description = "Average CPU utilization of the server in percent, 0 to 100, above which the alarm fires. If builds run on the server, 90 is reached daily; raise it or lengthen `high_asg_cpu_utilization_period`. Used when `enable_cloudwatch_alarms` is true."
  type        = number
  default     = 90
}

variable "high_asg_cpu_utilization_treat_missing_data" {
  description = "What the CPU alarm does when the server sends no data: `missing` switches to `INSUFFICIENT_DATA`, `ignore` keeps the state, `breaching` counts as too high, `notBreaching` as normal. Each replacement of the server interrupts the data for some minutes, which `breaching` would report."
  type        = string
  default     = "missing"
}

variable "high_asg_disk_utilization_period" {
  description = "Seconds over which usage of the root disk is averaged for its alarm, a multiple of 60. A large build can fill a disk within minutes, so the default of 60 is reasonable. Needs `enable_cloudwatch_metrics`."
  type        = number
  default     = 60
}

variable "high_asg_disk_utilization_threshold" {
  description = "Percentage of the root disk, 0 to 100, that may be full before the alarm fires. The disk contains Docker layers and temporary files of builds; with 100 GB in `root_volume_size`, 90 leaves 10 GB, about one large image build."
  type        = number
  default     = 90
}

variable "high_asg_disk_utilization_treat_missing_data" {
  description = "What the disk alarm does without data: `missing`, `ignore`, `breaching`, or `notBreaching`, as CloudWatch defines them. A server with a full disk may stop reporting, so `breaching` is the safe choice here, at the price of an alarm during each replacement."
  type        = string
  default     = "missing"
}

variable "high_asg_memory_utilization_period" {
  description = "Seconds per data point of the server's memory alarm, a multiple of 60. Java keeps the heap of `memory` once it has grown, so the value changes slowly unless builds run on the server."
  type        = number
  default     = 60
}

variable "high_asg_memory_utilization_threshold" {
  description = "Percentage of the server's memory, 0 to 100, that may be in use before the alarm fires. The heap in `memory` counts as used all the time; choose a value above the heap plus the system, or the alarm always fires. Needs `enable_cloudwatch_metrics`."
  type        = number
  default     = 90
}

variable "high_asg_memory_utilization_treat_missing_data" {
  description = "How the memory alarm counts periods without data: `missing`, the default, shows `INSUFFICIENT_DATA`; `ignore` keeps the state; `breaching` raises the alarm; `notBreaching` clears it. With one server, data is missing only while it restarts or its agent is down."
  type        = string
  default     = "missing"
}

variable "is_internal_alb" {
  description = "Whether the load balancer has only private IP addresses, so that people connect by VPN. Be careful with false: Jenkins and its plugins have frequent security vulnerabilities, and an attacker who gets in gains your deployment permissions."
  type        = bool
  default     = true
}

variable "jenkins_device_name" {
  description = "Name under which the data volume is attached, such as `xvdh`. Nitro types show it as `/dev/nvme1n1` in the operating system and map the name. Change it only if the image uses the device for something else."
  type        = string
  default     = "xvdh"
}

variable "jenkins_mount_point" {
  description = "Folder in which the data volume is mounted, the Jenkins home with all jobs and secrets. The AMI expects the same path, so change both or neither."
  type        = string
  default     = "/jenkins"
}

variable "jenkins_user" {
  description = "User of the operating system that runs Jenkins and its local builds. It must exist in the AMI and own `jenkins_mount_point`."
  type        = string
  default     = "jenkins"
}

variable "jenkins_volume_alarm_treat_missing_data" {
  description = "How the alarm on the backup job counts periods without data: `missing`, `ignore`, `breaching`, or `notBreaching`. A backup that never ran reports nothing, so `breaching` is the value that tells you about it; the default only shows `INSUFFICIENT_DATA`. Used with `backup_using_lambda`."
  type        = string
  default     = "missing"
}

variable "jenkins_volume_encrypted" {
  description = "Whether the data volume is encrypted, with `ebs_kms_key_arn` or the default key. It contains credentials of all jobs, so leave it true. A change replaces the volume and its data is lost unless restored from a snapshot."
  type        = bool
  default     = true
}

variable "jenkins_volume_size" {
  description = "Size of the data volume in GB. Old builds and workspaces fill it; rules that delete them in Jenkins save more than a larger disk. It can grow later, with a resize of the file system, but never shrink."
  type        = number
  default     = 200
}

variable "jenkins_volume_type" {
  description = "EBS type of the data volume: `gp2`, `io1`, `standard`, `sc1`, or `st1`. Jenkins works with many small files, for which the magnetic types (the last three) are slow. The speed of `gp2` grows with `jenkins_volume_size`."
  type        = string
  default     = "gp2"
}

variable "keypair_name" {
  description = "Name of an EC2 key pair in this Region for login as `default_user` when ssh-grunt does not work. `null` installs none."
  type        = string
  default     = null
}

variable "name" {
  description = "Name of the server, in its Auto Scaling Group, load balancer, role, volume, and alarms. Unique in account and Region, letters, digits, and hyphens; load balancer names are limited to 32 characters. A rename replaces much of the service: take a snapshot of the data first."
  type        = string
  default     = "jenkins"
}

variable "root_block_device_volume_type" {
  description = "EBS type of the root disk: `gp2`, `io1`, or `standard`. The throughput types `sc1` and `st1` cannot boot a server. Nothing on this disk survives a replacement."
  type        = string
  default     = "gp2"
}

variable "root_volume_size" {
  description = "Size of the root disk in GB, for system, tools, and temporary files. Docker builds on the server fill it with layers; everything Jenkins keeps is on the volume of `jenkins_volume_size`."
  type        = number
  default     = 100
}

variable "server_iam_role_allow_self_assume" {
  description = "Whether the server's IAM role can assume itself. Since 2022, IAM no longer allows that implicitly, so set it to true only if a tool in your jobs calls `sts:AssumeRole` on the role it already runs as. False keeps the trust policy narrow."
  type        = bool
  default     = false
}

variable "server_iam_role_max_session_duration" {
  description = "Longest session, in seconds, that a caller can request when it assumes the server's IAM role: 3600 to 43200 (1 to 12 hours). It does not limit Jenkins itself, whose instance credentials AWS renews automatically."
  type        = number
  default     = 3600
}

variable "should_create_cloudwatch_log_group" {
  description = "Whether the module creates the server's log group, with retention, key, and tags. With false, the agent creates one that keeps everything; import it before you switch back."
  type        = bool
  default     = true
}

variable "skip_health_check" {
  description = "Whether a rollout continues without waiting for a healthy server. Use it for one apply to replace a broken server that blocks every deployment, then set it back."
  type        = bool
  default     = false
}

variable "ssh_grunt_iam_group" {
  description = "IAM group whose members can log in to the server without sudo. An empty string allows no group. Used while `enable_ssh_grunt` is true."
  type        = string
  default     = "ssh-grunt-users"
}

variable "ssh_grunt_iam_group_sudo" {
  description = "IAM group whose members can log in and use sudo. Root can read all secrets of Jenkins and deploy wherever Jenkins can, so treat its members as administrators."
  type        = string
  default     = "ssh-grunt-sudo-users"
}

variable "tenancy" {
  description = "Hardware of the server: `default` shares hardware with other customers, `dedicated` does not, and `host` uses your own Dedicated Host. Both alternatives cost more; choose them only for licenses or isolation requirements."
  type        = string
  default     = "default"
}

variable "use_imdsv1" {
  description = "Whether the metadata service also accepts IMDSv1 requests, which need no session token. True, the default, keeps older plugins and scripts working; set it to false to require IMDSv2, once every plugin that calls AWS uses a current SDK."
  type        = bool
  default     = true
}

variable "use_managed_iam_policies" {
  description = "Whether the server gets its permissions as customer managed policies, which are easier to find and review, instead of inline ones. The permissions do not change."
  type        = bool
  default     = true
}
