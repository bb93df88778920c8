/** Each line has words for the same thing, in the singular. Signs between words do not matter. */
export const synonyms: string[][] = `
alb | elb | application load balancer | elastic load balancer
nlb | network load balancer
asg | auto scaling group | autoscaling group
autoscaling | auto scaling
autoscaler | autoscaling
eks | elastic kubernetes service
ecs | elastic container service
ecr | container registry | docker registry | image registry
ec2 | virtual machine | vm
postgres | postgresql
s3 | bucket | object storage
cloudfront | cdn | content delivery network
lambda | serverless function | faas
kms | key management service | encryption key
cmk | customer master key | kms key
iam | identity and access management
sso | single sign-on | iam identity center
oidc | openid connect | open id connect
idp | identity provider
mfa | multi-factor authentication | two-factor authentication | 2fa | two factor
scp | service control policy
vpc | virtual private cloud
vpn | virtual private network
nacl | network acl | network access control list
sg | security group
dns | domain name system
route53 | route 53
acm | certificate manager
tls | ssl
ssm | systems manager
imds | instance metadata service | metadata endpoint
efs | elastic file system
ami | machine image | golden image | golden ami
az | availability zone
cicd | ci/cd
iac | infrastructure as code
rbac | role-based access control
irsa | iam role for service account
hpa | horizontal pod autoscaler
hcp terraform | terraform cloud | tfc
tfe | terraform enterprise
bsl | business source license
eip | elastic ip
igw | internet gateway
tgw | transit gateway
pdb | pod disruption budget | poddisruptionbudget
pki | certificate authority
crl | certificate revocation list
eni | elastic network interface | network interface
ou | organizational unit
rcp | resource control policy
oai | origin access identity
oac | origin access control
edr | ecs deploy runner | deploy runner
dms | database migration service
cni | container network interface
pvc | persistent volume claim
al2023 | amazon linux 2023
al2 | amazon linux 2
dlq | dead letter queue
bastion | jump host | jump box
sre | site reliability engineering
cron | schedule
dockerize | containerize
high availability | multi az
break glass | breakglass | emergency access
quota | service limit
ref arch | reference architecture | ra
seat | license
session affinity | sticky session
variable | input
landing zone | multi account
account factory | aft
github actions | gha
zero downtime | rolling deployment | rolling update
observability | monitoring
container | docker
harden | lock down
disk | volume | storage
eventbridge | cloudwatch events
opensearch | elasticsearch
elasticache | redis
documentdb | docdb
dynamodb | ddb
api gateway | apigw
step function | sfn | state machine
ebs | elastic block store
waf | web application firewall
cloudwatch | cw
cloudtrail | audit log
dr | disaster recovery
oom | oomkilled | out of memory
crd | custom resource definition
state | tfstate
personal access token | pat
`
  .trim()
  .split("\n")
  .map((line) => line.split("|").map((name) => name.trim()));
