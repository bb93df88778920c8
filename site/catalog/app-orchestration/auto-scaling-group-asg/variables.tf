variable "ami" {
  description = "ID of the AMI the instances boot from. It should hold your application and the catalog's `ec2-baseline` scripts, which your boot script starts to set up logs, metrics and SSH. A new ID starts a rolling replacement of the fleet. `null` when `ami_filters` finds the image; if both are set, the ID wins."
  type        = string
}

variable "ami_filters" {
  description = "Lookup for the AMI: `owners` as account IDs or `self`, `filters` with names and values as in `aws ec2 describe-images`. The newest match wins, so a new build rolls the fleet on the next apply, wanted or not. `null` when `ami` is given."
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
  description = "Largest number of instances the group may run. A rolling deployment brings up a full new set beside the old one, so quotas, subnet addresses and licences must allow twice this number for a while."
  type        = number
}

variable "min_elb_capacity" {
  description = "Number of instances that must pass the load balancer's health check before a new Auto Scaling Group counts as created and the old one is removed. Use the value of `min_size` for a deployment without loss of capacity, 0 for a group without load balancer."
  type        = number
}

variable "min_size" {
  description = "Smallest number of instances the group keeps. Two or more, in different Availability Zones, keep the application up when one instance fails."
  type        = number
}

variable "name" {
  description = "Name of the group and of its IAM role, instance profile, security group, alarms and log group; each target group is called `<name>-<key of server_ports>`. Keep it short, since target group names end at 32 characters, and unique in the account. Changing it replaces everything."
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
  description = "ARNs of SNS topics in `us-east-1` that hear of a failing Route 53 health check. The metric exists in that region alone, and alarms notify topics of their own region only. Used when `enable_route53_health_check` is true."
  type        = list(string)
  default     = []
}

variable "alarms_sns_topic_arn" {
  description = "ARNs of the SNS topics the CPU, memory and disk alarms of the instances notify. Used when `enable_cloudwatch_alarms` is true; empty means alarms without a receiver."
  type        = list(string)
  default     = []
}

variable "allow_inbound_from_cidr_blocks" {
  description = "IPv4 ranges that may reach the ports in `server_ports` on the instances. Empty adds no rule. Behind a load balancer, admit its security group through `allow_inbound_from_security_group_ids` rather than a range."
  type        = list(string)
  default     = []
}

variable "allow_inbound_from_security_group_ids" {
  description = "IDs of security groups, above all that of the load balancer, whose members may reach the ports in `server_ports`. Without the load balancer's group here, all targets stay unhealthy."
  type        = list(string)
  default     = []
}

variable "allow_ssh_from_cidr_blocks" {
  description = "IPv4 ranges in CIDR notation that may connect to `ssh_port`. Empty opens SSH to no address. Keep to the ranges of a VPN or bastion subnet."
  type        = list(string)
  default     = []
}

variable "allow_ssh_security_group_ids" {
  description = "IDs of security groups, such as that of a bastion host, whose members may connect to `ssh_port`. Empty adds no rule."
  type        = list(string)
  default     = []
}

variable "cloud_init_parts" {
  description = "Boot scripts of the instances, keyed by name, each with `filename`, a MIME `content_type` such as `text/x-shellscript`, and `content`. The key `default` replaces the script that sets up logs, SSH and hardening. Together they must fit in 16 KB of user data; a change rolls the fleet, and secrets do not belong here."
  type = map(object({
    filename = string
    content_type = string
    content = string
  }))
  default = {}
}

variable "cloudwatch_log_group_kms_key_id" {
  description = "ARN of the KMS key that encrypts the instances' log group. The key policy must let CloudWatch Logs of the region use it. `null` keeps the default encryption."
  type        = string
  default     = null
}

variable "cloudwatch_log_group_retention_in_days" {
  description = "Days to keep log events, in the steps of CloudWatch Logs (1, 3, 5, 7, 14, 30, 60, 90, ... 3653). `null` keeps them for ever and bills the storage."
  type        = number
  default     = null
}

variable "cloudwatch_log_group_tags" {
  description = "Tags for the log group alone, as key and value; `null` adds none. Used when `should_create_cloudwatch_log_group` is true."
  type        = map(string)
  default     = null
}

variable "create_route53_entry" {
  description = "Whether to create an alias record from `domain_name` to the load balancer. It needs `hosted_zone_id`, `original_lb_dns_name` and `lb_hosted_zone_id`."
  type        = bool
  default     = false
}

variable "custom_tags" {
  description = "Tags for the Auto Scaling Group, each with `key`, `value` and `propagate_at_launch`. Only those with `propagate_at_launch = true` reach instances; the tags of running instances change when they are replaced."
  type = list(object({
    key = string
    value = string
    propagate_at_launch = bool
  }))
  default = []
}

variable "default_forward_target_group_arns" {
  description = "Further target groups that forward rules send traffic to, beside those made from `server_ports`, as list of objects: `[{ arn = \"arn:aws:elasticloadbalancing:...\" }]`. Empty leaves the groups of `server_ports` as the only targets."
  type        = list(any)
  default     = []
}

variable "default_user" {
  description = "Login name that exists in the AMI: `ubuntu` on Ubuntu, `ec2-user` on Amazon Linux. It may read the instance metadata while `enable_ip_lockdown` is true, so it must match the image in `ami`."
  type        = string
  default     = "ubuntu"
}

variable "desired_capacity" {
  description = "Number of instances to run at the start. `null` leaves the number to scaling policies and `min_size`; a fixed number resets the group on every apply and works against the policies."
  type        = number
  default     = null
}

variable "domain_name" {
  description = "Full name of the record, such as `app.stage.acme.com`, that leads to the load balancer. It must lie in the zone of `hosted_zone_id`. Used with `create_route53_entry` and `enable_route53_health_check`."
  type        = string
  default     = null
}

variable "enable_cloudwatch_alarms" {
  description = "Whether to create alarms for high CPU, memory and disk use of the group. They notify `alarms_sns_topic_arn`; memory and disk need `enable_cloudwatch_metrics`."
  type        = bool
  default     = true
}

variable "enable_cloudwatch_log_aggregation" {
  description = "Whether the instances may send logs to CloudWatch Logs, through IAM permissions on their role. The CloudWatch agent in the AMI must also be started by the boot script; only both together give logs."
  type        = bool
  default     = true
}

variable "enable_cloudwatch_metrics" {
  description = "Whether the instances may publish memory and disk metrics through the CloudWatch agent. EC2 reports neither itself. Custom metrics are billed for every instance."
  type        = bool
  default     = true
}

variable "enable_fail2ban" {
  description = "Whether fail2ban runs on the instances and bars addresses after several failed SSH logins. It must be in the AMI; with no SSH rule it has nothing to do."
  type        = bool
  default     = true
}

variable "enable_ip_lockdown" {
  description = "Whether ip-lockdown limits the metadata endpoint to root, `default_user` and the users in `metadata_users`. It keeps a hijacked application from reading the credentials of the instance role; an application that calls AWS must run as one of those users."
  type        = bool
  default     = true
}

variable "enable_route53_health_check" {
  description = "Whether Route 53 checks `domain_name` from outside the AWS network and an alarm in `us-east-1` reports failure. It works for public names only."
  type        = bool
  default     = false
}

variable "enabled_metrics" {
  description = "Group metrics Auto Scaling publishes each minute, such as `GroupInServiceInstances`, `GroupDesiredCapacity`, `GroupMinSize`, `GroupMaxSize` or `GroupTerminatingInstances`. They cost nothing; an empty list publishes none."
  type        = list(string)
  default     = []
}

variable "external_account_ssh_grunt_role_arn" {
  description = "ARN of an IAM role in the account of your IAM users that ssh-grunt assumes to read groups and public keys. Empty when users and instances share an account."
  type        = string
  default     = ""
}

variable "fixed_response_listener_rules" {
  description = "Listener rules that answer without an instance, keyed by name: `{ down = { priority = 10, path_patterns = [\"/admin/*\"], content_type = \"text/plain\", message_body = \"closed\", status_code = 503 } }`. All entries need the same keys, since the type is `map(any)`; a priority occurs once per listener."
  type        = map(any)
  default     = {}
}

variable "forward_listener_rules" {
  description = "Listener rules that send requests to the instances, keyed by name: `{ app = { priority = 100, path_patterns = [\"/*\"] } }`. Conditions such as `host_headers` and `path_patterns` must all match, and the lowest priority number wins. Without a rule, an Application Load Balancer sends no traffic to the ports in `server_ports`."
  type        = any
  default     = {}
}

variable "health_check_grace_period" {
  description = "Seconds after the start of an instance before failing checks count. Set it above the worst boot time: too short a period ends in instances that are replaced before they are up."
  type        = number
  default     = 300
}

variable "hosted_zone_id" {
  description = "ID of the Route 53 hosted zone for the record of `domain_name`, such as `Z0123456789ABCDEFGHIJ`. Required with `create_route53_entry`."
  type        = string
  default     = null
}

variable "iam_policy" {
  description = "Permissions of the instances, as statements keyed by their ID: `{ Assets = { effect = \"Allow\", actions = [\"s3:GetObject\"], resources = [\"arn:aws:s3:::acme-assets/*\"] } }`. They go to the role of the instance profile. `effect` is `Allow` or `Deny`; `null` adds none."
  type = map(object({
    resources = list(string)
    actions = list(string)
    effect = string
  }))
  default = null
}

variable "key_pair_name" {
  description = "Name of an EC2 key pair in this region for SSH as `default_user`. `null` installs no key, which suits ssh-grunt and SSM Session Manager."
  type        = string
  default     = null
}

variable "lb_hosted_zone_id" {
  description = "Hosted zone ID of the load balancer (its `zone_id` attribute), required for the alias record of `create_route53_entry`. It is not the zone of your domain."
  type        = string
  default     = null
}

variable "listener_arns" {
  description = "Map from port to ARN of the load balancer's listeners, such as `{ \"443\" = \"arn:aws:elasticloadbalancing:...\" }`. The listener rules look up their listener here; `{}` when there are no rules."
  type        = map(string)
  default     = {}
}

variable "listener_ports" {
  description = "Ports of the listeners, as numbers such as `[443]`, that get a rule when the rule does not choose one. Each must be a key of `listener_arns`."
  type        = list(number)
  default     = []
}

variable "load_balancers" {
  description = "Names of Classic Load Balancers to register the instances with. Application and Network Load Balancers do not belong here; they work through the target groups of `server_ports`."
  type        = list(string)
  default     = []
}

variable "metadata_users" {
  description = "Users of the operating system, besides root and `default_user`, who may read the instance metadata while `enable_ip_lockdown` is true. List each user whose process calls AWS with the instance role."
  type        = list(string)
  default     = []
}

variable "original_lb_dns_name" {
  description = "DNS name AWS gave the load balancer, the target of the alias record of `create_route53_entry`. `null` without a record."
  type        = string
  default     = null
}

variable "redirect_listener_rules" {
  description = "Listener rules that redirect, keyed by name: `{ https = { priority = 5, path_patterns = [\"/*\"], protocol = \"HTTPS\", port = \"443\", status_code = \"HTTP_301\" } }`. What a rule does not name keeps the value of the request. All entries need the same keys, since the type is `map(any)`."
  type        = map(any)
  default     = {}
}

variable "route53_health_check_provider_external_id" {
  description = "External ID handed over when the `us-east-1` provider assumes `route53_health_check_provider_role_arn`. `null` unless the trust policy asks for one."
  type        = string
  default     = null
}

variable "route53_health_check_provider_profile" {
  description = "Name of the AWS CLI profile for the `us-east-1` provider that creates the health check alarm. `null` uses the surrounding credentials."
  type        = string
  default     = null
}

variable "route53_health_check_provider_role_arn" {
  description = "ARN of the role the `us-east-1` provider assumes. Use the same role as your main provider; otherwise health check and group end up in different accounts."
  type        = string
  default     = null
}

variable "route53_health_check_provider_session_name" {
  description = "Name of the session in which `route53_health_check_provider_role_arn` is assumed. It marks the calls in CloudTrail."
  type        = string
  default     = null
}

variable "route53_health_check_provider_shared_credentials_file" {
  description = "Path of the credentials file for the `us-east-1` provider. `null` uses `~/.aws/credentials`; avoid paths that exist on one machine only."
  type        = string
  default     = null
}

variable "secrets_access" {
  description = "ARNs of Secrets Manager secrets the instances may read with `secretsmanager:GetSecretValue`. Complete ARNs, with their six random characters, are the safe form; a secret with a customer managed key also needs `kms:Decrypt` in `iam_policy`."
  type        = list(string)
  default     = []
}

variable "server_ports" {
  description = "Ports the application listens on, each with its target group, keyed by name: `{ app = { server_port = 8080, protocol = \"HTTP\", health_check_path = \"/healthz\" } }`. An entry may also hold `enable_lb_health_check`, `lb_healthy_threshold` and `r53_health_check_type`. `{}` makes a group without target groups."
  type        = any
  default     = {}
}

variable "should_create_cloudwatch_log_group" {
  description = "Whether Terraform creates the log group, so that retention, key and tags hold from the first line and destroy removes it. With false, the agent creates it without limits. Turning it on later fails on an existing group until you import it."
  type        = bool
  default     = true
}

variable "ssh_grunt_iam_group" {
  description = "Name of the IAM group whose members may log in over SSH through ssh-grunt. The default names the sudo group, so only its members get in until you set another. When this and `ssh_grunt_iam_group_sudo` are both empty, ssh-grunt is switched off."
  type        = string
  default     = "ssh-grunt-sudo-users"
}

variable "ssh_grunt_iam_group_sudo" {
  description = "Name of the IAM group whose members may log in over SSH and use sudo. Root can read every secret the instance role can, so keep the group small; empty gives nobody sudo."
  type        = string
  default     = "ssh-grunt-sudo-users"
}

variable "ssh_port" {
  description = "TCP port on which sshd of the AMI listens. `allow_ssh_from_cidr_blocks` and `allow_ssh_security_group_ids` open this port; the input does not change the configuration of sshd."
  type        = string
  default     = 22
}

variable "tag_asg_id_key" {
  description = "Key of the tag that carries a unique ID of the Auto Scaling Group, also found in the `asg_unique_id` output. Scripts on an instance find their group by it. Changing the key changes the group's tags and can roll the fleet."
  type        = string
  default     = "AsgId"
}

variable "termination_policies" {
  description = "Order in which instances are chosen for removal on scale-in, such as `OldestInstance`, `NewestInstance`, `OldestLaunchConfiguration`, `ClosestToNextInstanceHour`, `AllocationStrategy` or `Default`. Empty uses the AWS default, which balances zones first and prefers the oldest configuration."
  type        = list(string)
  default     = []
}

variable "use_elb_health_checks" {
  description = "Whether the group also replaces instances that the load balancer finds unhealthy. False checks only that the virtual machine runs, and keeps an instance whose application hangs. Use false for groups without load balancer."
  type        = bool
  default     = true
}

variable "use_managed_iam_policies" {
  description = "Whether permissions go to the instance role as customer managed policies instead of inline ones, as many compliance checks require. The rights are the same either way."
  type        = bool
  default     = true
}

variable "wait_for_capacity_timeout" {
  description = "How long apply waits for `min_elb_capacity` healthy instances, as duration such as `10m`. When it runs out, the apply fails and the old group stays in service. `\"0\"` does not wait and loses that safety."
  type        = string
  default     = "10m"
}
