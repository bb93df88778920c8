variable "acm_ssl_certificate_domain" {
  description = "Domain of an issued certificate in AWS Certificate Manager, in this region, for the load balancer's HTTPS listener: `jenkins.acme.com` or `*.acme.com`. It is looked up by this text, as the certificate states it, and must cover `domain_name`; the plan fails if none is found."
  type        = string
}

variable "alb_subnet_ids" {
  description = "IDs of at least two subnets of `vpc_id`, in different Availability Zones, for the load balancer. Private ones while `is_internal_alb` is true; public ones, with a route to an internet gateway, otherwise."
  type        = list(string)
}

variable "ami" {
  description = "ID of the AMI with Jenkins, built with the Packer template beside the module. A new ID rolls out by replacing the server, which interrupts builds; Jenkins' data stays on its own volume. `null` when `ami_filters` finds the image; if both are set, the ID wins."
  type        = string
}

variable "ami_filters" {
  description = "Lookup for the AMI: `owners` such as `[\"self\"]`, and `filters` with names and values as in `aws ec2 describe-images`. It takes the newest match, so an image built overnight replaces Jenkins at the next apply. `null` when `ami` is given."
  type = object({
    owners = list(string)
    filters = list(object({
      name = string
      values = list(string)
    }))
  })
}

variable "domain_name" {
  description = "Full DNS name under which people and webhooks reach Jenkins, such as `jenkins.acme.com`, inside the zone of `hosted_zone_id`. Jenkins keeps the address in its own settings and in webhooks, so a later change has to be made there too."
  type        = string
}

variable "hosted_zone_id" {
  description = "ID of the Route 53 zone, such as `Z0123456789ABCDEFGHIJ`, for the record that points to the load balancer. A public zone also resolves to the private addresses of an internal load balancer, so it does no harm."
  type        = string
}

variable "instance_type" {
  description = "EC2 type of the server, such as `t3.large`. If builds run on it rather than on agents, size it for the builds. It must fit the AMI's architecture and hold `memory` with room for the system."
  type        = string
}

variable "jenkins_subnet_id" {
  description = "ID of the one subnet, best a private one, in which the server runs. It fixes the Availability Zone of the data volume as well: moving to a zone elsewhere means to restore a snapshot there."
  type        = string
}

variable "memory" {
  description = "Java heap of Jenkins, as `-Xms` and `-Xmx`: a number with `g` or `m`, such as `4g`. Half of the server's memory is a good start; what is left serves builds and the system. Too much of it makes the kernel kill processes."
  type        = string
}

variable "vpc_id" {
  description = "ID of the VPC for server and load balancer, normally the management VPC. Both kinds of subnets must lie in it, and deployments into other VPCs need peering where they connect to servers directly."
  type        = string
}

variable "alarms_sns_topic_arn" {
  description = "ARNs of the SNS topics for alarms on CPU, memory and disk, and on a backup that failed with `backup_using_lambda`. An empty list tells nobody, which is dangerous for backups."
  type        = list(string)
  default     = []
}

variable "allow_incoming_http_from_cidr_blocks" {
  description = "IPv4 ranges that may reach Jenkins through the load balancer, such as the VPN's `10.0.0.0/16`. Empty admits none. Webhooks from GitHub come from outside, so either admit its published ranges, or let Jenkins poll."
  type        = list(string)
  default     = []
}

variable "allow_incoming_http_from_security_group_ids" {
  description = "IDs of security groups, such as that of the VPN server, whose members may reach Jenkins through the load balancer. It works inside the VPC and its peers only."
  type        = list(string)
  default     = []
}

variable "allow_ssh_from_cidr_blocks" {
  description = "IPv4 ranges that may reach port 22 of the server. With nothing listed here or in `allow_ssh_from_security_group_ids`, nobody logs in by SSH, which is fine until a disk is full."
  type        = list(string)
  default     = []
}

variable "allow_ssh_from_security_group_ids" {
  description = "IDs of security groups, for example of a bastion host, that may open SSH connections to the server."
  type        = list(string)
  default     = []
}

variable "backup_job_alarm_period" {
  description = "Seconds within which the Lambda backup must report success before an alarm is raised; the same time as in `backup_job_schedule_expression`, which Terraform cannot convert: 86400 for one day. Used with `backup_using_lambda`."
  type        = number
  default     = 86400
}

variable "backup_job_metric_name" {
  description = "Name of the CloudWatch metric that the Lambda backup counts up after each success. The backup alarm watches it; change it if two Jenkins servers share `backup_job_metric_namespace`."
  type        = string
  default     = "jenkins-backup-job"
}

variable "backup_job_metric_namespace" {
  description = "CloudWatch namespace of the metric in `backup_job_metric_name`. It must not begin with `AWS/`. Used with `backup_using_lambda`."
  type        = string
  default     = "Custom/Jenkins"
}

variable "backup_job_schedule_expression" {
  description = "How often the Lambda function takes a snapshot, as `rate(1 day)` or `cron(0 3 * * ? *)` in UTC. Adapt `backup_job_alarm_period` with it. Used with `backup_using_lambda`."
  type        = string
  default     = "rate(1 day)"
}

variable "backup_using_dlm" {
  description = "Whether Amazon Data Lifecycle Manager takes snapshots of the data volume, by the `dlm_` inputs. It needs no code and removes old snapshots itself, hence the better of both ways; it raises no alarm when a snapshot fails."
  type        = bool
  default     = true
}

variable "backup_using_lambda" {
  description = "Whether a scheduled Lambda function takes the snapshots and reports them to a metric with an alarm. It is the older way. With this and `backup_using_dlm` both true, you pay for two sets; with both false nothing is backed up."
  type        = bool
  default     = false
}

variable "build_permission_actions" {
  description = "IAM actions, such as `ecr:*` or `s3:PutObject`, granted to the server in this account on all resources. Every job can use them, and so can everyone who may edit a job. Prefer roles in `external_account_auto_deploy_iam_role_arns`, which name their limits."
  type        = list(string)
  default     = []
}

variable "cloud_init_parts" {
  description = "Extra parts of the boot script, keyed by name, each with `filename`, a MIME `content_type` such as `text/x-shellscript`, and `content`. Install plugins and tools in the AMI instead, so that a replacement is quick. Total user data ends at 16 KB and is no place for secrets."
  type = map(object({
    filename = string
    content_type = string
    content = string
  }))
  default = {}
}

variable "cloudwatch_log_group_kms_key_id" {
  description = "KMS key, by ARN, alias ARN or ID, for the log group of the server. CloudWatch Logs of the region must be allowed to use it. `null` uses the service's encryption."
  type        = string
  default     = null
}

variable "cloudwatch_log_group_retention_in_days" {
  description = "Days to keep the server's logs in CloudWatch (1, 3, 5, 7, 14, 30, 60, 90, ... 3653), or `null` for ever. Console output of builds is not meant: Jenkins keeps that on its volume and has rules of its own for it."
  type        = number
  default     = null
}

variable "cloudwatch_log_group_tags" {
  description = "Tags of the server's log group alone, as key and value; `custom_tags` are for everything. `null` adds none."
  type        = map(string)
  default     = null
}

variable "custom_tags" {
  description = "Tags, as key and value, for the server, its load balancer, volume and the rest of the service. Cost reports need them switched on as cost allocation tags."
  type        = map(string)
  default     = {}
}

variable "default_user" {
  description = "First login of the AMI, `ubuntu` with the module's template. Jenkins itself runs as `jenkins_user`; this one is for maintenance and for the key in `keypair_name`."
  type        = string
  default     = "ubuntu"
}

variable "dlm_backup_job_schedule_interval" {
  description = "Hours between two snapshots by Data Lifecycle Manager: 1, 2, 3, 4, 6, 8, 12 or 24. What is configured between two snapshots is lost if the volume is. Used with `backup_using_dlm`."
  type        = number
  default     = 24
}

variable "dlm_backup_job_schedule_name" {
  description = "Name of the schedule in Data Lifecycle Manager, shown in the console and on the snapshots. If you change frequency or number, change it too, so that it does not lie."
  type        = string
  default     = "daily-last-two-weeks"
}

variable "dlm_backup_job_schedule_number_of_snapshots_to_retain" {
  description = "Snapshots to keep, from 1 to 1000; the oldest goes when a new one is made. 15 at one per day reach back two weeks. Snapshots are incremental, so more of them cost less than the size suggests."
  type        = number
  default     = 15
}

variable "dlm_backup_job_schedule_times" {
  description = "Time of the first snapshot of the day, as a list of one `HH:MM` in UTC. AWS starts it within the hour that follows. Choose a time without builds, because running jobs make a snapshot less clean."
  type        = list(string)
  default     = ["03:00"]
}

variable "ebs_kms_key_arn" {
  description = "KMS key that encrypts Jenkins' data volume and which the server gets permission to use. `null` takes the account's default key for EBS. A change replaces the volume, so settle it before there is data. Used with `jenkins_volume_encrypted`."
  type        = string
  default     = null
}

variable "ebs_kms_key_arn_is_alias" {
  description = "Whether `ebs_kms_key_arn` holds an alias instead of a key. IAM permissions do not work by the ARN of an alias, so the module resolves it to the key behind; a wrong value leaves the server unable to mount its volume."
  type        = bool
  default     = false
}

variable "enable_cloudwatch_alarms" {
  description = "Whether alarms watch CPU, memory and disk and report to `alarms_sns_topic_arn`. Disk matters most: Jenkins stops to work properly when old builds have filled its volume."
  type        = bool
  default     = true
}

variable "enable_cloudwatch_log_aggregation" {
  description = "Whether system and Jenkins server logs go to CloudWatch Logs, so that they outlive a replaced server."
  type        = bool
  default     = true
}

variable "enable_cloudwatch_metrics" {
  description = "Whether memory and disk use become custom metrics in CloudWatch, at a price per metric. Two of the three alarms depend on it."
  type        = bool
  default     = true
}

variable "enable_ip_lockdown" {
  description = "Whether only the users that need it may read the server's AWS credentials from the instance metadata. It keeps other accounts on the server out; jobs that run as `jenkins_user` are a different matter, since they need credentials to deploy."
  type        = bool
  default     = true
}

variable "enable_ssh_grunt" {
  description = "Whether people log in to the server with the keys of their IAM users. It has nothing to do with accounts inside Jenkins, which Jenkins manages itself."
  type        = bool
  default     = true
}

variable "external_account_auto_deploy_iam_role_arns" {
  description = "ARNs of roles in other accounts, such as `arn:aws:iam::111122223333:role/allow-auto-deploy-access-from-other-accounts`, that the server may assume to deploy there. The roles must trust this account. Anyone who can edit a job can use them."
  type        = list(string)
  default     = []
}

variable "external_account_ssh_grunt_role_arn" {
  description = "ARN of the role in the account of your IAM users through which ssh-grunt reads groups and keys. Empty, not `null`, if the users live in this account."
  type        = string
  default     = ""
}

variable "is_internal_alb" {
  description = "Whether the load balancer has private addresses only, so that people come in by VPN. Set it to false with great care: Jenkins and its plugins have frequent security holes, and behind them lie your deployment rights."
  type        = bool
  default     = true
}

variable "jenkins_device_name" {
  description = "Name under which the data volume is attached, such as `xvdh`. Nitro types show it as `/dev/nvme1n1` inside and map the name. Change it only if the image uses the device for something else."
  type        = string
  default     = "xvdh"
}

variable "jenkins_mount_point" {
  description = "Folder in which the data volume is mounted, Jenkins' home with all jobs and secrets. The AMI expects the same path, so change both or neither."
  type        = string
  default     = "/jenkins"
}

variable "jenkins_user" {
  description = "User of the operating system that runs Jenkins and its local builds. It must exist in the AMI and own `jenkins_mount_point`."
  type        = string
  default     = "jenkins"
}

variable "jenkins_volume_encrypted" {
  description = "Whether the data volume is encrypted, with `ebs_kms_key_arn` or the default key. It holds credentials of all jobs, so leave it true. A change replaces the volume and its data is lost unless restored from a snapshot."
  type        = bool
  default     = true
}

variable "jenkins_volume_size" {
  description = "Size of the data volume in GB. Old builds and workspaces fill it; rules on how long Jenkins keeps them save more than a larger disk. It can grow later, with a resize of the file system, and never shrink."
  type        = number
  default     = 200
}

variable "jenkins_volume_type" {
  description = "EBS type of the data volume: `gp2`, `io1`, `standard`, `sc1` or `st1`. Jenkins works with many small files, which the magnetic types (the last three) serve badly. The speed of `gp2` grows with `jenkins_volume_size`."
  type        = string
  default     = "gp2"
}

variable "keypair_name" {
  description = "EC2 key pair for login as `default_user` when ssh-grunt is of no help. `null` installs none."
  type        = string
  default     = null
}

variable "name" {
  description = "Name of the server, in its Auto Scaling Group, load balancer, role, volume and alarms. Unique in account and region, letters, digits and hyphens; load balancer names end at 32 characters. A rename replaces much of the service: secure the data first."
  type        = string
  default     = "jenkins"
}

variable "root_block_device_volume_type" {
  description = "EBS type of the root disk: `gp2`, `io1` or `standard`. The throughput types `sc1` and `st1` cannot boot a server. Nothing on this disk survives a replacement."
  type        = string
  default     = "gp2"
}

variable "root_volume_size" {
  description = "Size of the root disk in GB, for system, tools and temporary files. Docker builds on the server fill it with layers; everything Jenkins keeps is on the volume of `jenkins_volume_size`."
  type        = number
  default     = 100
}

variable "should_create_cloudwatch_log_group" {
  description = "Whether the server's log group is Terraform's, with retention, key and tags. With false the agent makes one that keeps everything; import it before you switch back."
  type        = bool
  default     = true
}

variable "skip_health_check" {
  description = "Whether a rollout goes on without waiting for a healthy server. Use it for one apply to force out a broken server that blocks every deployment, and set it back."
  type        = bool
  default     = false
}

variable "ssh_grunt_iam_group" {
  description = "IAM group whose members may log in to the server without sudo. An empty text admits no such group. Used while `enable_ssh_grunt` is true."
  type        = string
  default     = "ssh-grunt-users"
}

variable "ssh_grunt_iam_group_sudo" {
  description = "IAM group whose members may log in and use sudo. Root reads all secrets of Jenkins and can deploy wherever Jenkins can, so choose members like administrators."
  type        = string
  default     = "ssh-grunt-sudo-users"
}

variable "tenancy" {
  description = "`default` shares hardware with other customers, `dedicated` does not, and `host` uses a Dedicated Host of yours. Both others raise the price; licences or rules on isolation are the reasons for them."
  type        = string
  default     = "default"
}

variable "use_managed_iam_policies" {
  description = "Whether the server's permissions are customer managed policies, easier to find and to check, instead of inline ones. The rights do not change."
  type        = bool
  default     = true
}
