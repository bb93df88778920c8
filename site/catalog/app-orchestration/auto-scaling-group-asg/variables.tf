variable "ami" {
  description = "ID of the AMI the instances boot from. It should contain your application and the catalog's `ec2-baseline` scripts, which your boot script starts to set up logs, metrics, and SSH. A new ID starts a rolling replacement of the fleet. Pass `null` when `ami_filters` finds the image; if both are set, the ID takes precedence."
  type        = string
}

variable "ami_filters" {
  description = "Lookup for the AMI: `owners` as account IDs or `self`, `filters` with names and values as in `aws ec2 describe-images`. The newest match is used, so a new build replaces the fleet on the next apply, even if you did not intend it. Pass `null` when `ami` is given."
  type = object({
    owners = list(string)
    filters = list(object({
      name = string
      values = list(string)
    }))
  })
}

variable "instance_type" {
  description = "EC2 instance type of every instance, for example `t3.small`. Changing it replaces all of them in a rolling deployment. The architecture must match `ami`."
  type        = string
}

variable "max_size" {
  description = "Largest number of instances the group can run. A rolling deployment starts a full new set next to the old one, so quotas, subnet addresses, and licenses must allow twice this number for a while."
  type        = number
}

variable "min_elb_capacity" {
  description = "Number of instances that must pass the load balancer's health check before a new Auto Scaling Group counts as created and the old one is removed. Use the value of `min_size` to deploy without losing capacity, 0 for a group without a load balancer."
  type        = number
}

variable "min_size" {
  description = "Smallest number of instances the group keeps. Two or more, in different Availability Zones, keep the application up when one instance fails."
  type        = number
}

variable "name" {
  description = "Name of the group and of its IAM role, instance profile, security group, alarms, and log group; target groups combine it with their key in `server_ports`. Keep it short, since target group names are limited to 32 characters, and unique in the account. Changing it replaces everything."
  type        = string
}

variable "subnet_ids" {
  description = "IDs of the subnets of `vpc_id` in which instances start. Private subnets in at least two Availability Zones are usual; the load balancer must be able to reach them."
  type        = list(string)
}

variable "vpc_id" {
  description = "ID of the VPC for the security group and the target groups. Changing it replaces both and the instances with them."
  type        = string
}

variable "alarm_sns_topic_arns_us_east_1" {
  description = "ARNs of SNS topics in `us-east-1` that are notified of a failing Route 53 health check. The metric exists only in that Region, and alarms notify topics only in their own Region. Used when `enable_route53_health_check` is true."
  type        = list(string)
  default     = []
}

variable "alarms_sns_topic_arn" {
  description = "ARNs of the SNS topics the CPU, memory, and disk alarms of the instances notify. Used when `enable_cloudwatch_alarms` is true; with an empty list, the alarms notify no one."
  type        = list(string)
  default     = []
}

variable "allow_inbound_from_cidr_blocks" {
  description = "IPv4 ranges that can reach the ports in `server_ports` on the instances. Empty adds no rule. Behind a load balancer, allow its security group through `allow_inbound_from_security_group_ids` rather than a range."
  type        = list(string)
  default     = []
}

variable "allow_inbound_from_security_group_ids" {
  description = "IDs of security groups, especially that of the load balancer, whose members can reach the ports in `server_ports`. Without the load balancer's group here, all targets stay unhealthy."
  type        = list(string)
  default     = []
}

variable "allow_ssh_from_cidr_blocks" {
  description = "IPv4 ranges in CIDR notation that can connect to `ssh_port`. Empty opens SSH to no IP address. Limit it to the ranges of a VPN or bastion subnet."
  type        = list(string)
  default     = []
}

variable "allow_ssh_security_group_ids" {
  description = "IDs of security groups, such as that of a bastion host, whose members can connect to `ssh_port`. Empty adds no rule."
  type        = list(string)
  default     = []
}

variable "block_device_mappings_device_name" {
  description = "Device name of the root volume, which must equal the root device of the AMI: `/dev/xvda` on Amazon Linux, `/dev/sda1` on Ubuntu. With another name, the `block_device_mappings_root_volume_*` settings create an additional disk and the root keeps the AMI's settings."
  type        = string
  default     = "/dev/xvda"
}

variable "block_device_mappings_root_volume_encrypted" {
  description = "Whether the root volume is encrypted. `null` follows the AMI and the Region's setting for EBS encryption by default. True encrypts with the account's default EBS key; false cannot decrypt an encrypted AMI. Applies to instances started after the change."
  type        = bool
  default     = null
}

variable "block_device_mappings_root_volume_iops" {
  description = "Provisioned IOPS of the root volume, for the types `gp3`, `io1`, and `io2`; other types reject the setting. `null` keeps the default, which is 3,000 for `gp3`. AWS bills provisioned IOPS beyond what the type includes."
  type        = number
  default     = null
}

variable "block_device_mappings_root_volume_size" {
  description = "Size of the root volume in GB, at least the size of the AMI's snapshot. `null` keeps the size from the AMI, often 8 GB, which logs and packages fill quickly. `block_device_mappings_device_name` must match the root device."
  type        = number
  default     = null
}

variable "block_device_mappings_root_volume_throughput" {
  description = "Throughput of a `gp3` root volume in MiB per second. `null` gives the included 125; more is billed and needs IOPS in proportion, at least four per MiB/s, set in `block_device_mappings_root_volume_iops`. Other volume types do not accept it."
  type        = number
  default     = null
}

variable "cloud_init_parts" {
  description = "Boot scripts of the instances, keyed by name, each with `filename`, a MIME `content_type` such as `text/x-shellscript`, and `content`. The key `default` replaces the script that sets up logs, SSH, and hardening. Together they must fit in 16 KB of user data; a change replaces the fleet, and secrets do not belong here."
  type = map(object({
    filename = string
    content_type = string
    content = string
  }))
  default = {}
}

variable "cloudwatch_log_group_kms_key_id" {
  description = "ARN of the KMS key that encrypts the instances' log group. The key policy must let CloudWatch Logs of the Region use it. `null` keeps the default encryption."
  type        = string
  default     = null
}

variable "cloudwatch_log_group_retention_in_days" {
  description = "Days to keep log events, in the steps of CloudWatch Logs (1, 3, 5, 7, 14, 30, 60, 90, ... 3653). `null` keeps them forever and bills the storage."
  type        = number
  default     = null
}

variable "cloudwatch_log_group_tags" {
  description = "Tags for the log group alone, as key-value pairs; `null` adds none. Used when `should_create_cloudwatch_log_group` is true."
  type        = map(string)
  default     = null
}

variable "create_route53_entry" {
  description = "Whether to create an alias record from `domain_name` to the load balancer. It needs `hosted_zone_id`, `original_lb_dns_name`, and `lb_hosted_zone_id`."
  type        = bool
  default     = false
}

variable "custom_tags" {
  description = "Tags for the Auto Scaling Group, each with `key`, `value`, and `propagate_at_launch`. Only those with `propagate_at_launch = true` reach instances; the tags of running instances change when they are replaced."
  type = list(object({
    key = string
    value = string
    propagate_at_launch = bool
  }))
  default = []
}

variable "custom_user_data_override" {
  description = "User data that replaces everything the module would run at boot, including `cloud_init_parts` and the setup of logs, SSH, and hardening. Use it for operating systems that the scripts do not support, such as Windows Server. `null` keeps the module's own user data."
  type        = string
  default     = null
}

variable "default_forward_target_group_arns" {
  description = "Target groups that forward rules send traffic to, in addition to those made from `server_ports`, as a list of objects: `[{ arn = \"arn:aws:elasticloadbalancing:...\" }]`. Empty leaves the groups of `server_ports` as the only targets."
  type        = list(any)
  default     = []
}

variable "default_user" {
  description = "Login name that exists in the AMI: `ubuntu` on Ubuntu, `ec2-user` on Amazon Linux. It can read the instance metadata while `enable_ip_lockdown` is true, so it must match the image in `ami`."
  type        = string
  default     = "ubuntu"
}

variable "desired_capacity" {
  description = "Number of instances to run at the start. `null` leaves the number to scaling policies and `min_size`, which the module recommends for groups that scale. With a number, a rolling deployment takes over the current size of the old group."
  type        = number
  default     = null
}

variable "domain_name" {
  description = "Full name of the record, such as `app.stage.acme.com`, that points to the load balancer. It must be in the zone of `hosted_zone_id`. Used with `create_route53_entry` and `enable_route53_health_check`."
  type        = string
  default     = null
}

variable "ebs_block_device_mappings" {
  description = "Data volumes in addition to the root volume, keyed by device name: `{ \"/dev/xvdf\" = { volume_size = 100, volume_type = \"gp3\", encrypted = true, delete_on_termination = true } }`. Every instance gets its own empty volume, or a copy of `snapshot_id`; your boot script formats and mounts it. `{}` attaches none."
  type = map(object({
    delete_on_termination = optional(bool)
    encrypted = optional(bool)
    iops = optional(number)
    kms_key_id = optional(string)
    throughput = optional(number)
    volume_size = optional(number)
    volume_type = optional(string)
    snapshot_id = optional(string)
  }))
  default = {}
}

variable "enable_cloudwatch_alarms" {
  description = "Whether to create alarms for high CPU, memory, and disk usage of the group. They notify `alarms_sns_topic_arn`; memory and disk need `enable_cloudwatch_metrics`."
  type        = bool
  default     = true
}

variable "enable_cloudwatch_log_aggregation" {
  description = "Whether the instances can send logs to CloudWatch Logs, through IAM permissions on their role. The CloudWatch agent in the AMI must also be started by the boot script; without both there are no logs."
  type        = bool
  default     = true
}

variable "enable_cloudwatch_metrics" {
  description = "Whether the instances can publish memory and disk metrics through the CloudWatch agent. EC2 reports neither itself. Custom metrics are billed for every instance."
  type        = bool
  default     = true
}

variable "enable_fail2ban" {
  description = "Whether fail2ban runs on the instances and blocks IP addresses after several failed SSH logins. It must be in the AMI; without an open SSH port it has no effect."
  type        = bool
  default     = true
}

variable "enable_ip_lockdown" {
  description = "Whether ip-lockdown limits the metadata endpoint to root, `default_user`, and the users in `metadata_users`. It keeps a compromised application from reading the credentials of the instance role; an application that calls AWS must run as one of those users."
  type        = bool
  default     = true
}

variable "enable_route53_health_check" {
  description = "Whether Route 53 checks `domain_name` from the internet and an alarm in `us-east-1` reports failures. It works only for public names."
  type        = bool
  default     = false
}

variable "enabled_metrics" {
  description = "Group metrics Auto Scaling publishes each minute, such as `GroupInServiceInstances`, `GroupDesiredCapacity`, `GroupMinSize`, `GroupMaxSize`, or `GroupTerminatingInstances`. They cost nothing; an empty list publishes none."
  type        = list(string)
  default     = []
}

variable "external_account_ssh_grunt_role_arn" {
  description = "ARN of an IAM role in the account of your IAM users that ssh-grunt assumes to read groups and public keys. Empty when users and instances share an account."
  type        = string
  default     = ""
}

variable "fixed_response_listener_rules" {
  description = "Listener rules that respond without an instance, keyed by name: `{ down = { priority = 10, path_patterns = [\"/admin/*\"], content_type = \"text/plain\", message_body = \"closed\", status_code = 503 } }`. All entries need the same keys, since the type is `map(any)`; a priority occurs once per listener."
  type        = map(any)
  default     = {}
}

variable "forward_listener_rules" {
  description = "Listener rules that send requests to the instances, keyed by name: `{ app = { priority = 100, path_patterns = [\"/*\"] } }`. Conditions such as `host_headers` and `path_patterns` must all match, and the lowest priority number wins. Without a rule, an Application Load Balancer sends no traffic to the ports in `server_ports`."
  type        = any
  default     = {}
}

variable "health_check_grace_period" {
  description = "Seconds after the start of an instance before failing checks count. Set it above the longest boot time; if it is too short, instances are replaced before they are up."
  type        = number
  default     = 300
}

variable "high_asg_cpu_utilization_period" {
  description = "Length of one measuring period of the CPU alarm in seconds, a multiple of 60. EC2 reports CPU every 60 seconds with detailed monitoring and every 300 without, so a shorter period than the instances report leaves gaps in the data."
  type        = number
  default     = 60
}

variable "high_asg_cpu_utilization_threshold" {
  description = "Average CPU utilization of the group in percent, 0 to 100, above which the alarm fires. Keep it above the target of your scaling policy, so that the alarm tells you that scaling did not help. Used when `enable_cloudwatch_alarms` is true."
  type        = number
  default     = 90
}

variable "high_asg_cpu_utilization_treat_missing_data" {
  description = "How the CPU alarm counts periods without data: `missing` moves it to `INSUFFICIENT_DATA`, `ignore` keeps the last state, `breaching` raises it, `notBreaching` clears it. Groups that shrink to 0 instances send no CPU data, so give them `notBreaching`."
  type        = string
  default     = "missing"
}

variable "high_asg_disk_utilization_period" {
  description = "Seconds over which root disk usage is averaged for its alarm, a multiple of 60. Disks fill slowly, so 300 reduces noise at no risk. The data comes from the CloudWatch agent and needs `enable_cloudwatch_metrics`."
  type        = number
  default     = 60
}

variable "high_asg_disk_utilization_threshold" {
  description = "Usage of the root disk in percent, 0 to 100, above which the alarm fires. A full disk stops logging first and then the application; a value of 80 leaves time to act on a small volume. The alarm needs `enable_cloudwatch_metrics`."
  type        = number
  default     = 90
}

variable "high_asg_disk_utilization_treat_missing_data" {
  description = "How the disk alarm counts periods without data: `missing`, `ignore`, `breaching`, or `notBreaching`. The metric comes from the CloudWatch agent, so `breaching` also reports an agent that stopped, for example because the disk is full. The default shows `INSUFFICIENT_DATA`."
  type        = string
  default     = "missing"
}

variable "high_asg_memory_utilization_period" {
  description = "Seconds over which memory utilization is averaged for its alarm, a multiple of 60. A short period catches a leak before the kernel kills processes; a long one hides brief peaks such as a nightly job."
  type        = number
  default     = 60
}

variable "high_asg_memory_utilization_threshold" {
  description = "Memory utilization of the group in percent, 0 to 100, above which the alarm fires. Software that caches in all free memory needs a higher value than others. The metric exists only with `enable_cloudwatch_metrics` and a running CloudWatch agent."
  type        = number
  default     = 90
}

variable "high_asg_memory_utilization_treat_missing_data" {
  description = "How the memory alarm counts periods without data: `missing` (state `INSUFFICIENT_DATA`), `ignore` (state stays), `breaching` (too high) or `notBreaching` (normal). During a rolling deployment the agents of new instances report late, which makes `breaching` noisy."
  type        = string
  default     = "missing"
}

variable "hosted_zone_id" {
  description = "ID of the Route 53 hosted zone for the record of `domain_name`, such as `Z0123456789ABCDEFGHIJ`. Required with `create_route53_entry`."
  type        = string
  default     = null
}

variable "iam_policy" {
  description = "Permissions of the instances, as statements keyed by their ID: `{ Assets = { effect = \"Allow\", actions = [\"s3:GetObject\"], resources = [\"arn:aws:s3:::acme-assets/*\"] } }`. They are attached to the role of the instance profile. `effect` is `Allow` or `Deny`; `null` adds none."
  type = map(object({
    resources = list(string)
    actions = list(string)
    effect = string
  }))
  default = null
}

variable "key_pair_name" {
  description = "Name of an EC2 key pair in this Region for SSH as `default_user`. `null` installs no key, which suits ssh-grunt and SSM Session Manager."
  type        = string
  default     = null
}

variable "launch_template_update_default_version" {
  description = "Whether each change makes the new version of the launch template its default. True keeps instances that you start by hand from the template in line with the group; false leaves the default at an older version until someone moves it."
  type        = bool
  default     = true
}

variable "lb_hosted_zone_id" {
  description = "Hosted zone ID of the load balancer (its `zone_id` attribute), required for the alias record of `create_route53_entry`. It is not the zone of your domain."
  type        = string
  default     = null
}

variable "listener_arns" {
  description = "Map from port to ARN of the load balancer's listeners, such as `{ \"443\" = \"arn:aws:elasticloadbalancing:...\" }`. The listener rules look up their listener here; leave it `{}` when there are no rules."
  type        = map(string)
  default     = {}
}

variable "listener_ports" {
  description = "Ports of the listeners, as numbers such as `[443]`, that get a rule when the rule names no port. Each must be a key of `listener_arns`."
  type        = list(number)
  default     = []
}

variable "load_balancers" {
  description = "Names of Classic Load Balancers to register the instances with. Do not list Application or Network Load Balancers here; they work through the target groups of `server_ports`."
  type        = list(string)
  default     = []
}

variable "metadata_http_endpoint" {
  description = "Whether the instance metadata service is available: `enabled` or `disabled`. Boot scripts, the CloudWatch agent, and AWS SDKs read Region and role credentials from it, so `disabled` suits only instances that never call AWS."
  type        = string
  default     = "enabled"
}

variable "metadata_http_put_response_hop_limit" {
  description = "Number of network hops the token response of IMDSv2 can travel, from 1 to 64. With 1, only processes on the host itself obtain a token; containers in a bridge network need 2. Larger values let the token travel further, for example through a proxy."
  type        = number
  default     = 1
}

variable "metadata_http_tokens" {
  description = "Whether requests to the metadata service need a session token: `required` enforces IMDSv2, `optional`, the default, also accepts IMDSv1. Choose `required` for new groups, because it blocks credential theft through server-side request forgery; old SDKs and scripts must support it."
  type        = string
  default     = "optional"
}

variable "metadata_tags" {
  description = "Whether processes on the instance can read its tags from the metadata service: `enabled` or `disabled`. It saves scripts the IAM permission to describe tags. While enabled, EC2 can reject tag keys with spaces or slashes, which makes a launch fail."
  type        = string
  default     = "disabled"
}

variable "metadata_users" {
  description = "Users of the operating system, in addition to root and `default_user`, who can read the instance metadata while `enable_ip_lockdown` is true. List each user whose process calls AWS with the instance role."
  type        = list(string)
  default     = []
}

variable "original_lb_dns_name" {
  description = "DNS name AWS gave the load balancer, the target of the alias record of `create_route53_entry`. `null` without a record."
  type        = string
  default     = null
}

variable "redirect_listener_rules" {
  description = "Listener rules that redirect, keyed by name: `{ https = { priority = 5, path_patterns = [\"/*\"], protocol = \"HTTPS\", port = \"443\", status_code = \"HTTP_301\" } }`. Parts of the URL that a rule does not set keep the value of the request. All entries need the same keys, since the type is `map(any)`."
  type        = map(any)
  default     = {}
}

variable "route53_health_check_provider_external_id" {
  description = "External ID sent when the `us-east-1` provider assumes `route53_health_check_provider_role_arn`. `null` unless the trust policy requires one."
  type        = string
  default     = null
}

variable "route53_health_check_provider_profile" {
  description = "Name of the AWS CLI profile for the `us-east-1` provider that creates the health check alarm. `null` uses the credentials that OpenTofu runs with."
  type        = string
  default     = null
}

variable "route53_health_check_provider_role_arn" {
  description = "ARN of the role the `us-east-1` provider assumes. Use the same role as your main provider; otherwise the health check and the group end up in different accounts."
  type        = string
  default     = null
}

variable "route53_health_check_provider_session_name" {
  description = "Name of the session in which `route53_health_check_provider_role_arn` is assumed. It identifies the calls in CloudTrail."
  type        = string
  default     = null
}

variable "route53_health_check_provider_shared_credentials_file" {
  description = "Path of the credentials file for the `us-east-1` provider. `null` uses `~/.aws/credentials`; avoid paths that exist on only one machine."
  type        = string
  default     = null
}

variable "secrets_access" {
  description = "ARNs of Secrets Manager secrets the instances can read with `secretsmanager:GetSecretValue`. Complete ARNs, with their six random characters, are the safe form; a secret with a customer managed key also needs `kms:Decrypt` in `iam_policy`."
  type        = list(string)
  default     = []
}

variable "server_ports" {
  description = "Ports the application listens on, each with its target group, keyed by name: `{ app = { server_port = 8080, protocol = \"HTTP\", health_check_path = \"/healthz\" } }`. An entry can also contain `enable_lb_health_check`, `lb_healthy_threshold`, and `r53_health_check_type`. `{}` creates a group without target groups."
  type        = any
  default     = {}
}

variable "should_create_cloudwatch_log_group" {
  description = "Whether the module creates the log group, so that retention, key, and tags apply from the first line and destroy removes it. With false, the agent creates it and keeps logs forever. Turning it on later fails on an existing group until you import it."
  type        = bool
  default     = true
}

variable "ssh_grunt_iam_group" {
  description = "Name of the IAM group whose members can log in over SSH through ssh-grunt. The default names the sudo group, so only its members can log in until you set another. When this and `ssh_grunt_iam_group_sudo` are both empty, ssh-grunt is turned off."
  type        = string
  default     = "ssh-grunt-sudo-users"
}

variable "ssh_grunt_iam_group_sudo" {
  description = "Name of the IAM group whose members can log in over SSH and use sudo. Root can read every secret the instance role can, so keep the group small; empty gives no one sudo."
  type        = string
  default     = "ssh-grunt-sudo-users"
}

variable "ssh_port" {
  description = "TCP port on which sshd of the AMI listens. `allow_ssh_from_cidr_blocks` and `allow_ssh_security_group_ids` open this port; the input does not change the configuration of sshd."
  type        = string
  default     = 22
}

variable "tag_asg_id_key" {
  description = "Key of the tag that contains a unique ID of the Auto Scaling Group, also found in the `asg_unique_id` output. Scripts on an instance find their group by it. Changing the key changes the group's tags and can replace the fleet."
  type        = string
  default     = "AsgId"
}

variable "termination_policies" {
  description = "Order in which instances are chosen for removal on scale-in, such as `OldestInstance`, `NewestInstance`, `OldestLaunchTemplate`, `ClosestToNextInstanceHour`, `AllocationStrategy`, or `Default`. Empty uses the AWS default, which balances the zones first and then prefers instances with the oldest launch template."
  type        = list(string)
  default     = []
}

variable "use_elb_health_checks" {
  description = "Whether the group also replaces instances that the load balancer finds unhealthy. False checks only that the virtual machine runs, and keeps an instance whose application hangs. Use false for groups without a load balancer."
  type        = bool
  default     = true
}

variable "use_managed_iam_policies" {
  description = "Whether permissions go to the instance role as customer managed policies instead of inline ones, as many compliance checks require. The permissions are the same either way."
  type        = bool
  default     = true
}

variable "wait_for_capacity_timeout" {
  description = "How long apply waits for `min_elb_capacity` healthy instances, as a duration such as `10m`. When it runs out, the apply fails, and the old group stays in service. `\"0\"` does not wait and gives up that safety."
  type        = string
  default     = "10m"
}
