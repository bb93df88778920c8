/**
 * What readers ask in words that the pages do not use. A line holds the address of a page or section
 * and the questions that it answers, as somebody would type them who does not know our terms. Words
 * like `how` and `the` do not matter; the names of inputs and errors are found without being here.
 */
export const questions: { to: string; asked: string[] }[] = `
/docs/intro/overview/intro-to-gruntwork | what is gruntwork | what does gruntwork do | what do we get for the subscription | what is this company and product | gruntwork in a nutshell | who are you
/docs/intro/overview/intro-to-gruntwork#clouds | which cloud providers are supported | does it support azure or google cloud | gcp support | is it aws only
/docs/intro/overview/intro-to-gruntwork#who-benefits | is this for us | what kind of teams use gruntwork | target audience
/docs/intro/overview/how-it-works | how does working with gruntwork look | do you build it for us or do we do it ourselves | consulting or diy | done for you setup | which of the two ways
/docs/intro/overview/how-it-works#who-does-what | who is responsible for what | shared responsibility | division of labor between us and gruntwork
/docs/intro/overview/how-it-works#from-you | what skills does my team need | what do we have to bring
/docs/intro/overview/getting-started | where do i start | where to begin | first steps as a new customer | new here what now | quick start | i just subscribed | beginner checklist | onboarding new engineer | getting set up
/docs/intro/overview/getting-started#stuck | i am stuck in the setup
/docs/intro/overview/use-cases | what can i do with it | examples of what people use gruntwork for | typical scenarios | goals
/docs/intro/overview/gruntwork-vs-other | is gruntwork worth the money | alternatives to gruntwork | why buy instead of build | compare with doing it ourselves or hiring a consultant | competitors | pros and cons of gruntwork
/docs/intro/overview/gruntwork-vs-other#community-modules | difference to free modules from the terraform registry | why not open source terraform-aws-modules | public registry modules
/docs/intro/overview/gruntwork-vs-other#poor-fit | when not to use gruntwork | too small a team for gruntwork | not a good fit | is it overkill for a startup | drawbacks
/docs/intro/overview/gruntwork-production-framework | production framework summary | short version of the framework
/docs/intro/core-concepts/infrastructure-as-code | what is infrastructure as code | why not click in the aws console | benefits of iac | why write code for servers | clickops | arguments to convince my boss of terraform | manual changes in the console bad
/docs/intro/core-concepts/infrastructure-as-code#trade-off | disadvantages of infrastructure as code | downsides of iac | what does iac cost a team
/docs/intro/core-concepts/immutable-infrastructure | never patch a running server | replace servers instead of changing them | why not ssh in and fix it | mutable versus immutable servers | bake images instead of configuring machines | how to roll back a server | configuration management chef ansible puppet
/docs/intro/core-concepts/production-framework | big picture of the gruntwork approach | mental model | how the pieces fit together
/docs/intro/dev-portal/create-account | sign up for the portal | register | log in to the developer portal | invitation email did not come | login link does not work | activate my account | magic link
/docs/intro/dev-portal/create-account#sign-in-again | log in again | lost my session to the portal | sign in later
/docs/intro/dev-portal/create-account#link-scanner | email security scanner uses up my login link | link already used
/docs/intro/dev-portal/invite-team | add colleagues | give my team access to gruntwork | add a user to our subscription | onboard a coworker | who can be admin | number of seats
/docs/intro/dev-portal/invite-team#remove | someone left the company | employee leaves revoke access | offboard a user | delete a team member | kick out a user
/docs/intro/dev-portal/invite-team#machine-users | bot account | service account for ci | robot user that can read the modules | user for our build server
/docs/intro/dev-portal/invite-team#licences | how many licenses do we have | buy more seats | free up a seat
/docs/intro/dev-portal/invite-team#change-role | make someone an admin | promote a user to administrator
/docs/intro/dev-portal/link-github-id | get access to the private repositories | connect github account | permission denied or 404 on gruntwork-io repositories | cannot clone gruntwork modules | repository not found when cloning | access to the source code
/docs/intro/dev-portal/link-github-id#ssh | add ssh key to github | permission denied publickey
/docs/intro/dev-portal/link-github-id#ci | let the ci download private modules | token for pipelines to read repositories | build cannot pull modules
/docs/intro/dev-portal/link-github-id#switch | changed my github user | use a different github account
/docs/intro/environment-setup/recommended_tools | what do i have to install | set up my laptop | which software do i need | install terraform terragrunt on mac | command line tools | tool versions on my machine | set up workstation | prerequisites on windows or linux
/docs/intro/environment-setup/recommended_tools#aws | aws credentials on my machine | configure aws cli profile | log in to aws from the terminal
/docs/intro/environment-setup/recommended_tools#container | run the tools in docker without installing them | dev container
/docs/intro/environment-setup/recommended_tools#pin | same tool versions for everyone in the team | manage terraform versions | tfenv mise asdf
/docs/intro/tool-fundamentals/docker | what is docker | learn containers | write a dockerfile | docker basics | docker tutorial
/docs/intro/tool-fundamentals/docker#build | build a container image | docker build
/docs/intro/tool-fundamentals/docker#push | upload an image to ecr | push container image to registry
/docs/intro/tool-fundamentals/packer | build an ami | create a machine image | what is packer | bake an ami with software | custom server image | golden image
/docs/intro/tool-fundamentals/terraform | terraform basics | what is terraform | learn terraform | first terraform example | plan and apply explained | terraform for beginners
/docs/intro/tool-fundamentals/terraform#opentofu | terraform or opentofu | fork of terraform | license change of terraform | is opentofu compatible
/docs/intro/tool-fundamentals/terraform#state | where does terraform keep its state | remote state | share state with a team | what is a state file | store tfstate
/docs/intro/tool-fundamentals/terraform#hosted | use terraform cloud | spacelift env0 scalr | run on hcp terraform | run remotely in terraform enterprise
/docs/intro/tool-fundamentals/terraform#undo | delete what terraform created | destroy the example
/docs/intro/tool-fundamentals/terragrunt | what is terragrunt | why terragrunt | learn terragrunt | keep terraform configuration dry | avoid copying backend and provider blocks | terragrunt basics | do i really need terragrunt
/docs/intro/tool-fundamentals/terragrunt#commands | apply everything in a folder | run all units | terragrunt cheat sheet | most used commands
/docs/intro/first-deployment/using-terraform-modules | use a module from the library | write a wrapper module | how to call a gruntwork module | create my own terraform module | first module | own module around yours
/docs/intro/first-deployment/using-terraform-modules#why-a-wrapper | why wrap modules | why not use library modules directly | purpose of a wrapper module
/docs/intro/first-deployment/testing | test terraform code | automated tests for infrastructure | unit test a module | try a module in a sandbox | is my module working
/docs/intro/first-deployment/testing#terratest | write a go test | terratest example
/docs/intro/first-deployment/testing#run | run terratest locally
/docs/intro/first-deployment/testing#sweep | delete leftovers of tests | clean up test account | cloud-nuke
/docs/intro/first-deployment/deploy | deploy a module to stage and production | release a module with a git tag | roll out my module | promote from stage to prod | folder structure of the live repository
/docs/intro/first-deployment/deploy#change-version | roll back to the old version of a module | go back after a bad release
/docs/intro/first-deployment/deploy#choose | plain terraform or terragrunt | should i deploy with or without terragrunt
/docs/intro/next-steps | what now after the introduction | what to read next | finished the intro
/docs/courses | training videos | video tutorials | online course | learn by watching | training for my team | classes
/docs/guides/ | list of all guides | overview of guides | which guide do i need
/docs/guides/paths | learning path | in which order should i read | curriculum | track my progress | step by step plan for beginners | how long does it take to learn
/docs/guides/paths/first-module | write my first module | learning path for developers | from zero to a deployed module
/docs/guides/paths/first-production-account | from empty account to production | go live with a new company | set up everything from scratch | whole setup end to end
/docs/guides/paths/first-production-account#cost | what does the whole setup cost | total monthly aws bill | how much will all this cost | budget for everything | price of the complete setup
/docs/guides/paths/upgrade | modernize an old setup | we are years behind | legacy gruntwork code | very old versions of everything | catch up after a long time | inherited an outdated setup
/docs/guides/build-it-yourself | build my own architecture | design our own setup from modules | do it ourselves
/docs/guides/build-it-yourself/example-company | acme example | account ids in the examples | sample values used in guides | names and ids in the examples | example organization
/docs/guides/build-it-yourself/example-company#profiles | aws profiles in the config file | aws config example
/docs/guides/build-it-yourself/example-company#sign-in | daily login with mfa | session token every day | temporary credentials on the command line
/docs/guides/build-it-yourself/example-company#identity-center | aws sso login | sign in with identity center
/docs/guides/build-it-yourself/example-company#credentials-problems | expired token | access denied with my profile | no valid credential sources
/docs/guides/build-it-yourself/example-company#addresses | ip ranges of the example networks | cidr of each environment
/docs/guides/build-it-yourself/landing-zone | landing zone | set up aws accounts properly | organize aws for a company | secure aws account setup | baseline for new aws accounts
/docs/guides/build-it-yourself/landing-zone#choose | control tower or own landing zone | which landing zone is right | do we need control tower
/docs/guides/build-it-yourself/landing-zone/core-concepts | aws accounts and iam explained | identity basics on aws
/docs/guides/build-it-yourself/landing-zone/core-concepts#account-structure | why multiple aws accounts | why several accounts instead of one | reasons for separating accounts | one account or many | isolate environments | separate prod from dev
/docs/guides/build-it-yourself/landing-zone/core-concepts#root-user | danger of the root user | what is the root login
/docs/guides/build-it-yourself/landing-zone/core-concepts#iam-users | what is an iam user | access keys and passwords
/docs/guides/build-it-yourself/landing-zone/core-concepts#iam-policies | what is an iam policy | write permissions in json | allow and deny statements
/docs/guides/build-it-yourself/landing-zone/core-concepts#iam-groups | what is an iam group
/docs/guides/build-it-yourself/landing-zone/core-concepts#iam-roles | what is an iam role | assume role explained | difference between user and role | switch role | cross account access
/docs/guides/build-it-yourself/landing-zone/core-concepts#federated-authentication | log in to aws with google or okta or active directory | company login for aws | single sign on saml | what is federation
/docs/guides/build-it-yourself/landing-zone/core-concepts#aws-organizations | service control policies | scp guardrails | organizational units | consolidated billing | what is aws organizations | forbid services or regions in child accounts
/docs/guides/build-it-yourself/landing-zone/core-concepts#cloudtrail | who did what in my account | audit log of api calls | what is cloudtrail | trace who deleted something | track changes by users
/docs/guides/build-it-yourself/landing-zone/core-concepts#config | what is aws config | rules that watch resources for compliance
/docs/guides/build-it-yourself/landing-zone/core-concepts#guardduty | detect attackers | threat detection | intrusion detection | what is guardduty | suspicious activity
/docs/guides/build-it-yourself/landing-zone/production-grade-design | design an account structure | which accounts do we need | best practice for aws accounts | recommended organization of accounts
/docs/guides/build-it-yourself/landing-zone/production-grade-design#root-account | management account best practice | what belongs in the root account
/docs/guides/build-it-yourself/landing-zone/production-grade-design#child-accounts | list of accounts logs security shared dev stage prod | separate account for logs
/docs/guides/build-it-yourself/landing-zone/production-grade-design#roles-for-users | which roles should people have | read only role for auditors | emergency admin access | billing role
/docs/guides/build-it-yourself/landing-zone/production-grade-design#mfa-policy | force everyone to use mfa | enforce two factor | require second factor
/docs/guides/build-it-yourself/landing-zone/production-grade-design#password-policy | password rules | minimum length of passwords | password expiry
/docs/guides/build-it-yourself/landing-zone/production-grade-design#metadata | ssrf protection | imdsv2 | stealing credentials from instance metadata
/docs/guides/build-it-yourself/landing-zone/production-grade-design#machine-users | credentials for servers outside aws | on premises server needs aws access | access keys for external systems
/docs/guides/build-it-yourself/landing-zone/production-grade-design#federated-auth | set up sso for employees | use our identity provider
/docs/guides/build-it-yourself/landing-zone/production-grade-design#roles-for-services | permissions for applications | how does an app get aws credentials | instance profile
/docs/guides/build-it-yourself/landing-zone/deployment-walkthrough | create the aws organization as code | set up accounts step by step | deploy account baseline
/docs/guides/build-it-yourself/landing-zone/deployment-walkthrough#import | import existing accounts into terraform | bring existing organization under control | accounts that already exist
/docs/guides/build-it-yourself/landing-zone/deployment-walkthrough#lock-root | secure the root user | delete root access keys | mfa on root
/docs/guides/build-it-yourself/landing-zone/deployment-walkthrough#without-terragrunt | landing zone with plain terraform
/docs/guides/build-it-yourself/landing-zone/deployment-walkthrough#child-root-users | reset root password of member accounts
/docs/guides/build-it-yourself/landing-zone/next-steps#add-account | add another aws account | one more account to the landing zone
/docs/guides/build-it-yourself/vpc | build a network on aws | production network | set up a vpc properly
/docs/guides/build-it-yourself/vpc/core-concepts | networking basics on aws | network fundamentals | explain vpcs
/docs/guides/build-it-yourself/vpc/core-concepts#what-is-a-vpc | what is a vpc | virtual network
/docs/guides/build-it-yourself/vpc/core-concepts#default-and-custom | default vpc bad | why not use the default network
/docs/guides/build-it-yourself/vpc/core-concepts#cidr | what does slash 16 mean | how many ip addresses are in a block | read cidr notation | calculate ip ranges
/docs/guides/build-it-yourself/vpc/core-concepts#ip-addresses | private and public ip addresses | ipv6
/docs/guides/build-it-yourself/vpc/core-concepts#subnets | what is a subnet | divide a network
/docs/guides/build-it-yourself/vpc/core-concepts#internet-gateways | difference between public and private subnet | make a subnet public | reach the internet
/docs/guides/build-it-yourself/vpc/core-concepts#nat-gateways | outbound internet for private servers | what is nat | servers without public ip download updates
/docs/guides/build-it-yourself/vpc/core-concepts#security-groups | firewall rules on aws | open a port | difference between security group and nacl | stateful and stateless firewall
/docs/guides/build-it-yourself/vpc/core-concepts#peering | connect two networks | let two vpcs talk to each other | link vpcs
/docs/guides/build-it-yourself/vpc/core-concepts#endpoints | reach s3 without internet | private connection to aws services | traffic to aws api without nat
/docs/guides/build-it-yourself/vpc/core-concepts#regions-and-zones | what is an availability zone | how many zones | regions explained | data center outage
/docs/guides/build-it-yourself/vpc/core-concepts#route-tables | how does routing work | where do packets go
/docs/guides/build-it-yourself/vpc/production-grade-design | network design best practices | vpc architecture | network layout for production
/docs/guides/build-it-yourself/vpc/production-grade-design#vpcs | why a separate management network | how many vpcs | vpc per environment
/docs/guides/build-it-yourself/vpc/production-grade-design#cidr-plan | choose ip ranges | avoid overlapping networks | plan cidr blocks | ip address ranges for each vpc
/docs/guides/build-it-yourself/vpc/production-grade-design#size | how big should a vpc be | run out of ip addresses
/docs/guides/build-it-yourself/vpc/production-grade-design#tiers | where to put databases | public private and persistence subnets | three layers of subnets
/docs/guides/build-it-yourself/vpc/production-grade-design#gateways | how many nat gateways | one nat gateway per zone or a single one
/docs/guides/build-it-yourself/vpc/production-grade-design#flow-logs | log network traffic | are flow logs needed | record ip traffic
/docs/guides/build-it-yourself/vpc/production-grade-design#bastion | reach private servers from my laptop | ssh into private instances | connect to a database in a private subnet | vpn or bastion or session manager | access internal resources
/docs/guides/build-it-yourself/vpc/production-grade-design#defense-in-depth | several layers of security | what if one layer fails
/docs/guides/build-it-yourself/vpc/deployment-walkthrough | create vpcs step by step | deploy network with terragrunt
/docs/guides/build-it-yourself/vpc/deployment-walkthrough#cross-account | peer vpcs in different accounts | connect networks across accounts
/docs/guides/build-it-yourself/vpc/deployment-walkthrough#defaults | delete the default vpc everywhere
/docs/guides/build-it-yourself/vpc/next-steps#compute | where to run my application | ecs or eks or lambda or ec2 | choose a compute platform | containers or virtual machines or serverless
/docs/guides/build-it-yourself/kubernetes-cluster | run kubernetes on aws | set up eks | production kubernetes
/docs/guides/build-it-yourself/kubernetes-cluster#need | do we need kubernetes | kubernetes or ecs | is kubernetes overkill | simpler than kubernetes
/docs/guides/build-it-yourself/kubernetes-cluster#versions | which kubernetes version | end of support of kubernetes versions | extended support
/docs/guides/build-it-yourself/kubernetes-cluster/core-concepts | kubernetes basics | learn kubernetes | kubernetes explained
/docs/guides/build-it-yourself/kubernetes-cluster/core-concepts#resources | what is a pod | deployment service ingress explained | configmap and secret | kubernetes objects
/docs/guides/build-it-yourself/kubernetes-cluster/core-concepts#control-plane | what is etcd | api server and scheduler | master nodes
/docs/guides/build-it-yourself/kubernetes-cluster/core-concepts#workers | what is a node | machines that run the containers
/docs/guides/build-it-yourself/kubernetes-cluster/core-concepts#access-control | who may do what in a cluster | rbac explained | service accounts in kubernetes
/docs/guides/build-it-yourself/kubernetes-cluster/core-concepts#interaction | kubectl helm dashboard | talk to the cluster
/docs/guides/build-it-yourself/kubernetes-cluster/core-concepts#options | fargate or managed nodes | ways to run kubernetes on aws
/docs/guides/build-it-yourself/kubernetes-cluster/production-grade-design | eks best practices | design a secure cluster
/docs/guides/build-it-yourself/kubernetes-cluster/production-grade-design#cost | price of an eks cluster per month | how expensive is kubernetes on aws
/docs/guides/build-it-yourself/kubernetes-cluster/production-grade-design#control-plane | private api endpoint or public | hide the kubernetes api from the internet
/docs/guides/build-it-yourself/kubernetes-cluster/production-grade-design#workers | node groups or fargate or karpenter | which instance types for nodes | scale nodes
/docs/guides/build-it-yourself/kubernetes-cluster/production-grade-design#iam-mapping | give developers access to the cluster | aws users in kubernetes | map iam roles to rbac
/docs/guides/build-it-yourself/kubernetes-cluster/production-grade-design#authentication | how to log in to eks | get a kubeconfig
/docs/guides/build-it-yourself/kubernetes-cluster/production-grade-design#pods | secure pods | network policies | pod security | stop containers from running as root | privileged containers
/docs/guides/build-it-yourself/kubernetes-cluster/production-grade-design#logging | where do cluster logs go | container logs
/docs/guides/build-it-yourself/kubernetes-cluster/deployment-walkthrough | deploy a cluster step by step
/docs/guides/build-it-yourself/kubernetes-cluster/deployment-walkthrough#troubleshooting | nodes do not join | unauthorized error from kubectl | cluster problems | nodes not ready
/docs/guides/build-it-yourself/kubernetes-cluster/deployment-walkthrough#update | upgrade kubernetes | move the cluster to a newer version | upgrade eks without downtime | replace worker nodes
/docs/guides/build-it-yourself/kubernetes-cluster/deployment-walkthrough#try | test if the cluster works
/docs/guides/build-it-yourself/kubernetes-cluster/next-steps#applications | deploy an application to kubernetes | run my app on eks | run workloads on the cluster
/docs/guides/build-it-yourself/kubernetes-cluster/next-steps#core-services | what to install in a new cluster | ingress controller and dns and autoscaler
/docs/guides/build-it-yourself/pipelines | ci cd for infrastructure | automate terraform | deploy infrastructure from pull requests | how to automate deployments
/docs/guides/build-it-yourself/pipelines/core-concepts | theory of infrastructure delivery
/docs/guides/build-it-yourself/pipelines/core-concepts#why | why automate deployments | why not apply from a laptop | why ci cd | benefits of ci cd for infrastructure | advantages of automation
/docs/guides/build-it-yourself/pipelines/core-concepts#trunk | long lived branches or trunk | git workflow for infrastructure | branching strategy
/docs/guides/build-it-yourself/pipelines/core-concepts#golden-rule | code matches what is really deployed | main branch equals reality | git as the single source of truth
/docs/guides/build-it-yourself/pipelines/core-concepts#threat-model | what if someone hacks our ci | attack on the build server | security risks of ci cd | compromised pipeline
/docs/guides/build-it-yourself/pipelines/core-concepts#testing | how to test infrastructure before a deploy | review a plan
/docs/guides/build-it-yourself/pipelines/core-concepts#deploying | manual approval before apply | who decides about a deployment
/docs/guides/build-it-yourself/pipelines/core-concepts#kinds | modules repository and live repository | difference between module code and live code
/docs/guides/build-it-yourself/pipelines/core-concepts#platforms | github actions or jenkins or circleci or gitlab | which ci system | atlantis
/docs/guides/build-it-yourself/pipelines/production-grade-design | secure pipeline design | best practices for ci security
/docs/guides/build-it-yourself/pipelines/production-grade-design#oidc | no long lived keys in ci | access keys in github secrets | ci login to aws without keys
/docs/guides/build-it-yourself/pipelines/production-grade-design#least-privilege | minimal permissions for deployments | admin rights for ci
/docs/guides/build-it-yourself/pipelines/production-grade-design#approvals | four eyes principle | approval workflow | require a review before deploying
/docs/guides/build-it-yourself/pipelines/production-grade-design#lock-down-vcs | protect the main branch | who can push | secure github
/docs/guides/build-it-yourself/pipelines/deployment-walkthrough | deploy runner with circleci | run deployments inside my own account
/docs/guides/build-it-yourself/achieve-compliance | become cis compliant | security standard for aws | pass a security audit | harden accounts
/docs/guides/build-it-yourself/achieve-compliance/core-concepts | what is the cis benchmark | understand compliance
/docs/guides/build-it-yourself/achieve-compliance/core-concepts#profiles | level 1 or level 2
/docs/guides/build-it-yourself/achieve-compliance/core-concepts#assessment | automated or manual checks | scored and not scored
/docs/guides/build-it-yourself/achieve-compliance/deployment-walkthrough | make accounts compliant step by step
/docs/guides/build-it-yourself/achieve-compliance/deployment-walkthrough#manual | what can not be automated in cis | steps people have to do by hand
/docs/guides/build-it-yourself/achieve-compliance/production-grade-design#macie | find personal data in buckets | sensitive data discovery
/docs/guides/build-it-yourself/achieve-compliance/production-grade-design#buckets | make s3 buckets private | block public access | force https for buckets
/docs/guides/build-it-yourself/achieve-compliance/production-grade-design#ebs-and-rds | encrypt disks and databases by default
/docs/guides/build-it-yourself/achieve-compliance/production-grade-design#monitoring | alarm when root logs in | alerts for suspicious changes
/docs/guides/build-it-yourself/achieve-compliance/production-grade-design#passwords | rotate access keys | remove unused credentials | old access keys
/docs/guides/build-it-yourself/achieve-compliance/production-grade-design#access-analyzer | find resources shared with outsiders
/docs/guides/build-it-yourself/achieve-compliance/next-steps | prove compliance to an auditor | keep compliant over time | soc 2
/docs/guides/build-it-yourself/achieve-compliance/next-steps#evidence | evidence for an audit | documents for the auditor
/docs/guides/build-it-yourself/achieve-compliance/traceability-matrix | list of all cis controls | map cis recommendations to modules | which module covers which control
/docs/guides/account-factory | account vending | create aws accounts automatically | accounts on demand | what is account factory
/docs/guides/account-factory/set-up | install control tower | set up account factory | prepare the management account
/docs/guides/account-factory/manage-accounts | request a new aws account | order an account | get a sandbox account
/docs/guides/account-factory/manage-accounts#close | delete an aws account | close an account we no longer need | get rid of an account
/docs/guides/account-factory/manage-accounts#change | move an account to another ou | rename an account | change email of an account
/docs/guides/account-factory/manage-accounts#adopt | take over an existing account | enroll an old account | bring accounts into control tower
/docs/guides/account-factory/manage-accounts#limits | how long does a new account take | how many accounts at once | maximum number of accounts
/docs/guides/account-factory/configuration#delegated | teams manage their own infrastructure repository | let a team deploy by itself | repository per team
/docs/guides/account-factory/configuration#drift | control tower drift repair
/docs/guides/pipelines | gruntwork pipelines | what is pipelines | github actions for terragrunt | automation for pull requests
/docs/guides/pipelines/how-it-works | which units does pipelines run | why did it run so many jobs | how are changes detected | order of jobs | what gets deployed when i change a file
/docs/guides/pipelines/set-up-github | connect a github repository to pipelines | install pipelines on github | get started with pipelines
/docs/guides/pipelines/set-up-gitlab | pipelines on gitlab | connect gitlab | self hosted gitlab
/docs/guides/pipelines/cloud-authentication | how does pipelines log in to aws | oidc trust for pipelines | azure login for pipelines | google cloud credentials for pipelines | which rights does pipelines have
/docs/guides/pipelines/plan-and-apply | deploy a change with a pull request | daily work with pipelines | make a change to infrastructure
/docs/guides/pipelines/plan-and-apply#retry | apply failed | deployment failed what now | run again after an error
/docs/guides/pipelines/plan-and-apply#destroy | delete infrastructure with a pull request | remove a unit through pipelines | tear down resources
/docs/guides/pipelines/plan-and-apply#skip | do not run the pipeline for a commit | skip ci
/docs/guides/pipelines/plan-and-apply#plan-only | only plan never apply | dry run
/docs/guides/pipelines/plan-and-apply#branch-rules | required checks and reviews | protect main
/docs/guides/pipelines/configuration | pipelines settings | all options of pipelines
/docs/guides/pipelines/configuration#ignore-list | ignore files or folders | do not trigger on readme changes
/docs/guides/pipelines/drift-detection | somebody changed something by hand in the console | find manual changes | detect drift | differences between code and reality | nightly check for changes
/docs/guides/pipelines/hooks-and-secrets | run my own script after a plan | policy checks in the pipeline | opa checkov infracost | pass secrets to a pipeline | custom step | block deletions
/docs/guides/pipelines/upgrade-and-troubleshoot | pipelines does not work | upgrade pipelines to v4 | errors in the workflow
/docs/guides/pipelines/upgrade-and-troubleshoot#locks | state is locked | release a stuck lock | error acquiring the state lock | force unlock
/docs/guides/patcher | keep modules up to date | update module versions automatically | what is patcher | dependabot for terraform | renovate
/docs/guides/patcher#strategies | minor or major updates | how breaking updates are handled | safe updates only
/docs/guides/patcher#report | which modules are outdated | see available updates
/docs/guides/patcher/continuous-updates | weekly update pull requests | update dev first then prod | promote updates through environments | schedule updates
/docs/guides/patcher/write-patches | ship an automatic migration with a breaking release | fix callers of my module automatically
/docs/guides/production-framework | what is production grade | go to production checklist | framework for the cloud
/docs/guides/production-framework#written-requirements | write down requirements | define what production means
/docs/guides/production-framework/ingredients | building blocks of a platform | what do we need before production | maturity assessment
/docs/guides/production-framework/ingredients/landing-zone | what does a landing zone contain | account baseline checklist
/docs/guides/production-framework/ingredients/service-catalog | what is a service catalog | internal catalog of approved modules | reusable templates | golden path
/docs/guides/production-framework/ingredients/ci-cd-pipeline | what should a pipeline be able to do | checklist for ci cd | rules for a delivery pipeline
/docs/guides/production-framework/ingredients/ci-cd-pipeline#credentials | keep admin credentials away from the ci server
/docs/guides/production-framework/ingredients/ci-cd-pipeline#only-path | nobody deploys by hand | no manual access to production
/docs/guides/production-framework/ingredients/self-service | developers deploy without waiting for ops | self service for developers | no more tickets | platform engineering | internal developer platform
/docs/guides/production-framework/ingredients/self-service#worries | ops is afraid of self service | loss of control
/docs/guides/production-framework/ingredients/automatic-updates | why update regularly | keep everything current | technical debt in infrastructure | security patches
/docs/guides/production-framework/ingredients/automatic-updates#behind | how outdated is our infrastructure | measure how far behind we are
/docs/guides/production-framework/ingredients/other-ingredients | on call and incident management | finops and optimization | policies and sre
/docs/guides/production-framework/recipes/dev-team-experience | a day in the life of a developer | how developers would work | developer experience
/docs/guides/production-framework/recipes/ops-team-experience | a day in the life of the platform team | what does ops do then | how the ops team works
/docs/guides/production-framework/gruntwork-solutions | which gruntwork product do we need | products overview | how can gruntwork help us
/docs/guides/reference-architecture | what is the reference architecture | what is included in the ref arch | complete stack
/docs/guides/reference-architecture/configuration-guide | prepare for the reference architecture | order a reference architecture | fill in the form | register domain names
/docs/guides/reference-architecture/example-usage-guide | tour of the deployed architecture | understand what was set up for us | documentation of our ref arch
/docs/guides/reference-architecture/example-usage-guide/authenticate | log in to our accounts | access to the console | vpn access | ssh to servers | first login
/docs/guides/reference-architecture/example-usage-guide/authenticate#vpn | connect to the vpn | vpn client configuration
/docs/guides/reference-architecture/example-usage-guide/authenticate#team | create users for my team | add a person to aws
/docs/guides/reference-architecture/example-usage-guide/deploy-apps | deploy my application | run a docker app on ecs | deploy a web app | nodejs app to production | put my service online
/docs/guides/reference-architecture/example-usage-guide/deploy-apps#next-version | release a new version of my app | update an app to a new image
/docs/guides/reference-architecture/example-usage-guide/configure-gw-pipelines | activate the pipeline of the reference architecture | connect an application to the pipeline
/docs/guides/reference-architecture/example-usage-guide/monitoring-alerting-logging | find logs | dashboards and alarms | where are my metrics | see what is wrong with production
/docs/guides/reference-architecture/example-usage-guide/monitoring-alerting-logging#logs | find logs of my application | read log files | search logs | cloudwatch logs
/docs/guides/reference-architecture/example-usage-guide/monitoring-alerting-logging#alarms | get an alert when something breaks | cpu alarm
/docs/guides/reference-architecture/example-usage-guide/monitoring-alerting-logging#slack | alerts in slack | notifications to a chat
/docs/guides/reference-architecture/example-usage-guide/adding-a-new-account | add an account to the reference architecture
/docs/guides/reference-architecture/example-usage-guide/undeploy | delete an environment | destroy everything | tear down the architecture | stop paying for an environment | remove all resources
/docs/guides/stay-up-to-date | upgrade terraform | which upgrade guide | update old versions | order of upgrades
/docs/guides/stay-up-to-date#backup | back up state before upgrading | copy of the state file
/docs/guides/stay-up-to-date#undo | downgrade terraform | undo an upgrade
/docs/guides/stay-up-to-date#tools | switch between terraform versions
/docs/guides/stay-up-to-date/terraform/how-to-dry-your-reference-architecture | reduce duplicated terragrunt code | too much copy and paste in terragrunt files | less repetition between environments
/docs/guides/stay-up-to-date/terraform/how-to-dry-your-reference-architecture/core-concepts | include several files in terragrunt | one parent file is not enough
/docs/guides/stay-up-to-date/terraform/how-to-dry-your-reference-architecture/deployment-walkthrough/optional-even-dryer-configuration | advanced terragrunt includes
/docs/guides/stay-up-to-date/terraform/how-to-dry-your-reference-architecture/deployment-walkthrough/optional-even-dryer-configuration#deep-merge | merge maps from an included file | combine nested values
/docs/guides/stay-up-to-date/terraform/how-to-dry-your-reference-architecture/deployment-walkthrough/optional-even-dryer-configuration#expose | read values of an include
/docs/guides/stay-up-to-date/terraform/how-to-dry-your-reference-architecture/deployment-walkthrough/refactoring-common-configurations-for-a-component | move shared inputs into a common file | envcommon folder
/docs/guides/stay-up-to-date/terraform/how-to-update-to-aws-provider-v3 | upgrade the aws provider | provider version conflict
/docs/guides/stay-up-to-date/terraform/terraform-12 | first big terraform upgrade | new expression syntax of 0.12
/docs/guides/stay-up-to-date/terraform/terraform-12/version-compatibility-table | which release works with terraform 0.12 | last module version for 0.11
/docs/guides/stay-up-to-date/terraform/terraform-13 | upgrade from 0.12 to 0.13
/docs/guides/stay-up-to-date/terraform/terraform-13/core-concepts | for_each and count on modules | depends_on for modules | required_providers
/docs/guides/stay-up-to-date/terraform/terraform-13/deployment-walkthrough/step-4-update-provider-sources | provider has no source address | fix provider names in the state
/docs/guides/stay-up-to-date/terraform/terraform-14/core-concepts#sensitive | hide secrets in the plan output | mark values as sensitive | passwords in plan
/docs/guides/stay-up-to-date/terraform/terraform-14/core-concepts#diff | shorter plans
/docs/guides/stay-up-to-date/terraform/terraform-14/deployment-walkthrough/step-4-start-using-lock-files | commit the lock file | what is the terraform lock file | pin provider versions | checksums for other platforms
/docs/guides/stay-up-to-date/terraform/terraform-15/core-concepts | what is new in 0.15
/docs/guides/stay-up-to-date/terraform/terraform-1.x | upgrade to terraform 1 | go from 0.15 to 1.0
/docs/guides/stay-up-to-date/terraform/terraform-1.x/core-concepts#promise | will terraform 1.x break my code | compatibility guarantee | stable releases
/docs/guides/stay-up-to-date/terraform/terraform-1.x/core-concepts#moved | rename a resource without destroying it | refactor without recreating | move resources into a module
/docs/guides/stay-up-to-date/terraform/terraform-1.x/deployment-walkthrough/step-1-update-your-code-to-be-compatible-with-terraform-0-15#jump | skip terraform versions | upgrade several versions at once
/docs/guides/stay-up-to-date/cis/cis-1.4.0 | upgrade compliance to a newer benchmark
/docs/guides/stay-up-to-date/cis/cis-1.4.0/core-concepts#mfa-delete | protect buckets against deletion | second factor to delete objects
/docs/guides/style | coding conventions | how should code look | writing style | lint rules
/docs/guides/style/terraform-style-guide | terraform naming conventions | how to structure a module | terraform best practices | file layout of a module
/docs/guides/style/terraform-style-guide#variables | describe variables | types for inputs
/docs/guides/style/golang-style-guide | go conventions | golang error handling | go best practices
/docs/guides/working-with-code/versioning | what does a version number mean | is an update breaking | semantic versioning | when is a release backward compatible | pin versions
/docs/guides/working-with-code/forking | copy the modules into our own organization | no access to github from our network | mirror the library | may we modify the code | air gapped | host the code ourselves
/docs/guides/working-with-code/contributing | fix a bug in a module | send a pull request to gruntwork | add a feature to the library | propose a change
/docs/guides/working-with-code/about-these-docs | how does this website work | offline documentation | how to use these docs
/docs/guides/working-with-code/about-these-docs#search | how to search | search tips | keyboard shortcut of the search
/docs/guides/support | get help | talk to a human | contact support | ask a question | report a problem | email or slack channel | help desk | response time | who can i ask | speak with an engineer
/docs/guides/support#report | report a bug | report a security vulnerability | something is broken
/docs/guides/support#plans | support levels | sla | how fast do you answer
/docs/guides/faq | common questions
/docs/guides/faq#machine-user-2fa | mfa for bot users
/docs/guides/faq#https | download modules over https without ssh | git clone without ssh keys
/docs/guides/faq#data | can gruntwork see our data | does gruntwork have access to our accounts | privacy | where is our state stored
/docs/guides/faq#outage | what if gruntwork goes down | vendor lock in | gruntwork goes out of business
/docs/guides/faq#opentofu-or-terraform | recommend terraform or opentofu
/docs/guides/faq#is-there-a-module | is there a module for something | missing module | module for dynamodb
/docs/guides/faq#gitlab | bitbucket or gitlab support
/docs/reference/services/intro/overview | what is the service catalog | list of services | difference between a service and a module | how is the catalog organized
/docs/reference/services/intro/deploy-new-infrastructure | deploy a service | how to use a service from the catalog | create new infrastructure
/docs/reference/services/intro/make-changes-to-your-infrastructure | change something that is already deployed | upgrade a service | change the instance type | roll out a new ami
/docs/reference/services/intro/create-your-own-service-catalog | own service catalog | customize a service | extend a stock service | add our own modules to the catalog
/docs/reference/services/upgrade | what breaks when i upgrade | compare two versions of a service | upgrade planner | breaking changes between releases
/docs/reference/services/changes | change log | release notes | what changed lately in the services
/docs/reference/services/inputs | list of all variables | find a variable
/docs/reference/modules/stub | list of all modules | repositories of the library
/docs/reference/tools/stub | list of gruntwork tools | command line programs by gruntwork
/docs/reference/services/app-orchestration/amazon-ecs-cluster | run docker containers on ec2 machines | ecs on own instances
/docs/reference/services/app-orchestration/amazon-ecs-fargate-cluster | containers without servers | fargate
/docs/reference/services/app-orchestration/amazon-ecs-service | run a docker container as a service | scale containers | canary deployment of containers
/docs/reference/services/app-orchestration/amazon-eks | managed kubernetes on aws
/docs/reference/services/app-orchestration/amazon-eks#core-concepts | aws permissions for a pod | iam role for a service account
/docs/reference/services/app-orchestration/amazon-eks-core-services | ingress and external dns and log shipping in kubernetes
/docs/reference/services/app-orchestration/amazon-eks-workers | more nodes for the cluster | worker nodes
/docs/reference/services/app-orchestration/argo-cd | gitops for kubernetes | sync kubernetes from git
/docs/reference/services/app-orchestration/auto-scaling-group-asg | scale servers up and down | run a fleet of virtual machines | server cluster without downtime
/docs/reference/services/app-orchestration/ec-2-instance | single server | one virtual machine
/docs/reference/services/app-orchestration/helm-service | install a helm chart
/docs/reference/services/app-orchestration/karpenter | add nodes automatically | spot nodes for kubernetes | node autoscaling
/docs/reference/services/app-orchestration/kubernetes-namespace | separate teams in a cluster | namespace with permissions
/docs/reference/services/app-orchestration/kubernetes-service | deploy a web app to kubernetes
/docs/reference/services/app-orchestration/lambda | serverless function | run code on a schedule | cron job | run code without a server
/docs/reference/services/app-orchestration/public-static-website | host a website | single page app on s3 | static site with cdn | host react app
/docs/reference/services/networking/elastic-load-balancer-elb | distribute traffic | load balancer with https | route requests to containers
/docs/reference/services/networking/management-vpc | network for vpn and build servers
/docs/reference/services/networking/route-53-hosted-zones | domain names | dns records | tls certificate for a domain | custom domain
/docs/reference/services/networking/sns-topics | send notifications | topic for alarms | publish messages
/docs/reference/services/networking/virtual-private-cloud-vpc | create a vpc | network service
/docs/reference/services/data-storage/amazon-aurora | mysql or postgres cluster | serverless database | scalable relational database
/docs/reference/services/data-storage/amazon-ecr-repositories | store docker images | private container registry
/docs/reference/services/data-storage/amazon-elasti-cache-for-memcached | simple cache
/docs/reference/services/data-storage/amazon-elasti-cache-for-redis | cache or session store | redis | valkey
/docs/reference/services/data-storage/amazon-elasticsearch | full text search engine | opensearch | search cluster
/docs/reference/services/data-storage/amazon-rds | relational database | postgres with standby | mysql database | sql server | database backups | database failover
/docs/reference/services/data-storage/amazon-rds-replica | read replica of a database | scale database reads
/docs/reference/services/data-storage/s-3-bucket | store files | file storage | object storage with versioning | delete old files automatically
/docs/reference/services/security/bastion | jump box | ssh gateway
/docs/reference/services/security/open-vpn | vpn server for employees | work from home access
/docs/reference/services/security/tailscale-subnet-router | vpn without a server | wireguard mesh | tailscale
/docs/reference/services/security/tls-scripts | self signed certificates | encrypt traffic between services
/docs/reference/services/landing-zone/aws-app-account-baseline-wrapper | secure a new account | baseline for a workload account
/docs/reference/services/landing-zone/aws-root-account-baseline-wrapper | create child accounts as code | management account baseline
/docs/reference/services/landing-zone/aws-security-account-baseline-wrapper | central account for users | where people log in
/docs/reference/services/landing-zone/gruntwork-access | let gruntwork engineers into our account | give gruntwork access | remove access of gruntwork
/docs/reference/services/landing-zone/iam-users-and-iam-groups | create users as code | add an iam user
/docs/reference/services/ci-cd-pipeline/cost-management | alert when the aws bill is too high | budget alarm | control spending | unexpected costs
/docs/reference/services/ci-cd-pipeline/ecs-deploy-runner | run terraform inside my account from ci
/docs/reference/services/ci-cd-pipeline/jenkins | own build server | jenkins
/blog/2026/11/25/cost-of-nat | nat gateway bill too high | save money on nat | reduce data transfer costs | cut network costs | cheaper dev environment
/blog/2026/11/25/eks-access-entries | aws-auth configmap deprecated | new way to give access to eks | move from configmap to access entries
/blog/2026/11/25/immutable-oidc-subjects | github oidc subject changed | trust policy stopped working | not authorized to perform assume role with web identity
/blog/2026/11/25/state-locks-in-s3 | state locking without dynamodb | lock table no longer needed | use_lockfile
/blog/2026/11/25/terragrunt-stacks | generate units from one file | terragrunt.stack.hcl | reuse a whole environment
/blog/2026/11/25/upgrading-the-service-catalog | from 0.x to 2.x | how much work is the catalog upgrade | effort to upgrade old services
/blog/2026/11/13/terraform-since-1-1 | new features of terraform | what is new since 1.1 | import blocks and tests and checks
/blog/2026/11/12/opentofu-since-these-guides | new features of opentofu | encrypt the state | differences between opentofu and terraform
/blog/2026/11/10/terragrunt-since-these-guides | run-all is gone | renamed terragrunt commands | terragrunt 1.0 changes | deprecated commands
/docs/guides/build-it-yourself/landing-zone#words | root account and root user are not the same | management account or master account | old and new names of things
/docs/guides/build-it-yourself/landing-zone#problem | why not create accounts by hand | problem that a landing zone solves
/docs/guides/build-it-yourself/landing-zone#alternatives | landing zone products compared
/docs/guides/build-it-yourself/landing-zone/production-grade-design#summary | all decisions in a table | summary of account decisions
/docs/guides/build-it-yourself/landing-zone/deployment-walkthrough#test | test the sign in of users | try switching roles
/docs/guides/build-it-yourself/landing-zone/deployment-walkthrough#remove | undo the landing zone | delete the organization
/docs/guides/build-it-yourself/landing-zone/deployment-walkthrough#troubleshooting | landing zone errors | baseline does not apply
/docs/guides/build-it-yourself/landing-zone/deployment-walkthrough#regions | enable all regions | resources in every region
/docs/guides/build-it-yourself/landing-zone/deployment-walkthrough#root-hcl | root terragrunt file | generate backend and provider
/docs/guides/build-it-yourself/landing-zone/next-steps | what after the landing zone | is the landing zone working
/docs/guides/build-it-yourself/landing-zone/next-steps#bootstrap | delete the first access key | remove bootstrap credentials
/docs/guides/build-it-yourself/vpc#outcome | what will i have after the network guide
/docs/guides/build-it-yourself/vpc/production-grade-design#how-many-mgmt | one management vpc or one per stage
/docs/guides/build-it-yourself/vpc/production-grade-design#firewalls | which firewall rules | nacls in addition to security groups
/docs/guides/build-it-yourself/vpc/production-grade-design#accounts | separate network for each account
/docs/guides/build-it-yourself/vpc/deployment-walkthrough#troubleshooting | vpc deployment errors | network does not work
/docs/guides/build-it-yourself/vpc/deployment-walkthrough#remove | delete the vpcs again
/docs/guides/build-it-yourself/vpc/deployment-walkthrough#access | vpn into the network | set up access to the vpc
/docs/guides/build-it-yourself/vpc/next-steps#strengthen | improve network security | more security for the vpc
/docs/guides/build-it-yourself/kubernetes-cluster/core-concepts#what-is-kubernetes | what is kubernetes | container orchestration
/docs/guides/build-it-yourself/kubernetes-cluster/core-concepts#why-kubernetes | why kubernetes | why is kubernetes popular
/docs/guides/build-it-yourself/kubernetes-cluster/core-concepts#architecture | parts of a cluster | how kubernetes works
/docs/guides/build-it-yourself/kubernetes-cluster/deployment-walkthrough#remove | delete the cluster
/docs/guides/build-it-yourself/kubernetes-cluster/deployment-walkthrough#update-workers | replace nodes without downtime | drain nodes | new ami for nodes
/docs/guides/build-it-yourself/kubernetes-cluster/deployment-walkthrough#update-control-plane | upgrade the control plane
/docs/guides/build-it-yourself/kubernetes-cluster/deployment-walkthrough#monitoring | metrics and logs of the cluster | alarms for kubernetes
/docs/guides/build-it-yourself/kubernetes-cluster/deployment-walkthrough#mapping | give iam roles access to the cluster
/docs/guides/build-it-yourself/kubernetes-cluster/deployment-walkthrough#image | custom image for nodes
/docs/guides/build-it-yourself/kubernetes-cluster/production-grade-design#use-eks | eks or own kubernetes | self managed kubernetes
/docs/guides/build-it-yourself/kubernetes-cluster/production-grade-design#vpc | subnets and tags for eks
/docs/guides/build-it-yourself/kubernetes-cluster/next-steps#upkeep | maintain a cluster | keep the cluster healthy
/docs/guides/build-it-yourself/kubernetes-cluster/next-steps#data | databases for kubernetes apps | stateful workloads
/docs/guides/build-it-yourself/pipelines/core-concepts#what | what is ci cd | continuous delivery explained | difference between integration and delivery
/docs/guides/build-it-yourself/pipelines/core-concepts#workflow | steps from a change to production | life of an infrastructure change
/docs/guides/build-it-yourself/pipelines/core-concepts#running | run terraform on a laptop or in a sandbox
/docs/guides/build-it-yourself/pipelines/production-grade-design#mitigations | protect the pipeline against attacks | secrets out of the state
/docs/guides/build-it-yourself/pipelines/production-grade-design#triggers | limit what ci may start
/docs/guides/build-it-yourself/pipelines/production-grade-design#deploy-server | where should deployments run
/docs/guides/build-it-yourself/pipelines/next-steps | test that the pipeline is secure | maintain a pipeline
/docs/guides/build-it-yourself/pipelines/next-steps#operate | rotate keys of the machine user | upgrade the runner
/docs/guides/build-it-yourself/achieve-compliance/core-concepts#after-1-4 | newer cis versions 2 and 3 and 5 | latest benchmark
/docs/guides/build-it-yourself/achieve-compliance/core-concepts#anatomy | how to read a recommendation
/docs/guides/build-it-yourself/achieve-compliance/core-concepts#recommendation-sections | topics of the benchmark
/docs/guides/build-it-yourself/achieve-compliance/production-grade-design#cloudtrail | log all api calls in every region | encrypt the audit trail
/docs/guides/build-it-yourself/achieve-compliance/production-grade-design#networking | no ssh from the internet | block 0.0.0.0/0
/docs/guides/build-it-yourself/achieve-compliance/production-grade-design#full-admin | forbid admin policies | no wildcard permissions
/docs/guides/build-it-yourself/achieve-compliance/production-grade-design#mfa | users without mfa
/docs/guides/build-it-yourself/achieve-compliance/production-grade-design#expired-certificates | remove old certificates
/docs/guides/build-it-yourself/achieve-compliance/deployment-walkthrough#security-hub | security findings in one place | security hub score
/docs/guides/build-it-yourself/achieve-compliance/next-steps#newer | move to a newer cis version
/docs/guides/build-it-yourself/achieve-compliance/next-steps#keep | stay compliant | new code breaks compliance
/docs/guides/account-factory#roles | roles of account factory | trust between accounts
/docs/guides/account-factory#needs | prerequisites of account factory | plan needed for account factory
/docs/guides/account-factory#choose | account factory or landing zone guide
/docs/guides/account-factory#logs | who changed an account | where is the audit log
/docs/guides/account-factory#repositories | which repositories does account factory create
/docs/guides/account-factory/manage-accounts#troubleshooting | account creation failed | new account hangs
/docs/guides/account-factory/manage-accounts#sign-in | log in to a new account
/docs/guides/account-factory/manage-accounts#several | order many accounts at once
/docs/guides/account-factory/manage-accounts#baseline | baseline of a new account
/docs/guides/account-factory/configuration#network | vpc in new accounts | cidr of vended accounts
/docs/guides/account-factory/configuration#yaml | old yaml settings
/docs/guides/account-factory/configuration#vending | sandbox dev stage prod at once
/docs/guides/account-factory/set-up#troubleshooting | control tower setup fails
/docs/guides/pipelines#requirements | prerequisites of pipelines | github plan needed
/docs/guides/pipelines#packages | is pipelines included in my plan | price of pipelines
/docs/guides/pipelines#alternatives | when not to use pipelines | pipelines or atlantis or terraform cloud
/docs/guides/pipelines#where | does gruntwork see my secrets | where does the code run
/docs/guides/pipelines/how-it-works#stacks | stacks in pipelines
/docs/guides/pipelines/how-it-works#blast-radius | limit what a pipeline can break
/docs/guides/pipelines/how-it-works#order | order of deployments | dependencies between units
/docs/guides/pipelines/how-it-works#deleted | what happens when i delete a folder
/docs/guides/pipelines/set-up-github#remove | uninstall pipelines | get rid of pipelines | stop using pipelines
/docs/guides/pipelines/set-up-github#problems | pipelines setup on github fails
/docs/guides/pipelines/set-up-github#more-accounts | add an aws account to pipelines
/docs/guides/pipelines/set-up-gitlab#private-instance | on premises gitlab
/docs/guides/pipelines/set-up-gitlab#tokens | gitlab access token
/docs/guides/pipelines/configuration#legacy-yaml | convert old yml settings to hcl | migrate the configuration
/docs/guides/pipelines/configuration#after-hook | run a command after apply
/docs/guides/pipelines/cloud-authentication#identities | separate roles for plan and apply | read only role for plans
/docs/guides/pipelines/cloud-authentication#audit | which run used a role | who deployed what
/docs/guides/pipelines/cloud-authentication#widen | pipeline lacks permissions | restrict what pipelines may do
/docs/guides/pipelines/hooks-and-secrets#secrets | where to store passwords and tokens | secret values for units | secrets management
/docs/guides/pipelines/hooks-and-secrets#custom-actions | customize the workflow | fork the workflow
/docs/guides/pipelines/hooks-and-secrets#example | stop terraform from deleting things | block destructive changes
/docs/guides/pipelines/drift-detection#resolve | fix drift | undo a manual change | take over a change from the console
/docs/guides/pipelines/drift-detection#schedule | run drift detection every night
/docs/guides/pipelines/plan-and-apply#merge | what happens when i merge
/docs/guides/pipelines/plan-and-apply#comment | read the plan in a pull request
/docs/guides/pipelines/plan-and-apply#several | change several units at once
/docs/guides/pipelines/upgrade-and-troubleshoot#v3-to-v4 | from pipelines 3 to 4 | upgrading the github workflows
/docs/guides/pipelines/upgrade-and-troubleshoot#gitlab-v1-to-v2 | upgrade the gitlab component
/docs/guides/pipelines/upgrade-and-troubleshoot#symptoms | list of error messages
/docs/guides/pipelines/upgrade-and-troubleshoot#older-generations | replace the ecs deploy runner
/docs/guides/pipelines/upgrade-and-troubleshoot#versions | compatible versions of terragrunt and pipelines
/docs/guides/patcher#install | install patcher
/docs/guides/patcher#first | try patcher | first update with patcher
/docs/guides/patcher#terms | words that patcher uses
/docs/guides/patcher#troubleshooting | patcher fails
/docs/guides/patcher/continuous-updates#promote | approve updates from dev to prod
/docs/guides/patcher/continuous-updates#token | which token does patcher need
/docs/guides/production-framework#why | why is the cloud hard | why a framework
/docs/guides/production-framework#audience | who should read the framework
/docs/guides/production-framework/ingredients/automatic-updates#tools | renovate or dependabot or patcher
/docs/guides/production-framework/ingredients/automatic-updates#pitfalls | risks of automatic updates
/docs/guides/production-framework/ingredients/landing-zone#structure | example account structure
/docs/guides/production-framework/ingredients/landing-zone#vending | how does account vending work | new account in minutes
/docs/guides/production-framework/ingredients/self-service#measure | metrics for a platform team | is self service working
/docs/guides/production-framework/ingredients/service-catalog#pitfalls | why catalogs fail
/docs/guides/production-framework/ingredients/service-catalog#tested | test modules against requirements
/docs/guides/production-framework/ingredients/other-ingredients#optimisation | reduce the cloud bill | optimize cost
/docs/guides/reference-architecture#inside | services in the reference architecture
/docs/guides/reference-architecture#lifecycle | how long until we get the reference architecture
/docs/guides/reference-architecture#modernise | upgrade an old reference architecture
/docs/guides/reference-architecture/configuration-guide#accounts | accounts before the deployment
/docs/guides/reference-architecture/configuration-guide#domains | buy a domain
/docs/guides/reference-architecture/configuration-guide#machine-user | create a ci user
/docs/guides/reference-architecture/example-usage-guide#network | network of the reference architecture
/docs/guides/reference-architecture/example-usage-guide#data | databases in the reference architecture
/docs/guides/reference-architecture/example-usage-guide#security | security of the reference architecture
/docs/guides/reference-architecture/example-usage-guide/undeploy#buckets | bucket is not empty | delete a versioned bucket
/docs/guides/reference-architecture/example-usage-guide/undeploy#deletion-protection | database can not be deleted
/docs/guides/reference-architecture/example-usage-guide/undeploy#one | remove a single module
/docs/guides/reference-architecture/example-usage-guide/authenticate#ssh | ssh with my iam user | ssh grunt
/docs/guides/reference-architecture/example-usage-guide/authenticate#cli | aws command line login
/docs/guides/reference-architecture/example-usage-guide/monitoring-alerting-logging#first-look | production is down where to look | debug an outage
/docs/guides/reference-architecture/example-usage-guide/monitoring-alerting-logging#dashboard | build a dashboard
/docs/guides/stay-up-to-date#plan | changes in the plan after an upgrade
/docs/guides/stay-up-to-date#hop | upgrade step by step
/docs/guides/stay-up-to-date#order | modules first or terraform first
/docs/guides/stay-up-to-date/terraform/terraform-13/core-concepts#modules | loops over modules | create a module several times
/docs/guides/stay-up-to-date/terraform/terraform-13/core-concepts#validation | check values of variables
/docs/guides/stay-up-to-date/terraform/terraform-14/core-concepts#lock | why lock provider versions
/docs/guides/stay-up-to-date/terraform/terraform-14/deployment-walkthrough/step-4-start-using-lock-files#platforms | hashes for several operating systems | mac and linux in the lock file
/docs/guides/stay-up-to-date/terraform/terraform-1.x#beyond | newer than terraform 1.1
/docs/guides/working-with-code/forking#allowed | license of the modules | may we fork | what happens when our subscription ends
/docs/guides/working-with-code/forking#sync | update our fork
/docs/guides/working-with-code/versioning#numbers | what does 0.x mean | breaking change in a minor version
/docs/guides/working-with-code/versioning#releases | pin a module with ref | module without a version
/docs/guides/working-with-code/versioning#raise | upgrade a module to a newer version
/docs/guides/working-with-code/contributing#test | tests for a contribution
/docs/guides/working-with-code/about-these-docs#search-open | shortcut to open the search
/docs/guides/working-with-code/about-these-docs#search-privacy | does this site track me | privacy of searches
/docs/guides/style/terraform-style-guide#objects | object or any as a type
/docs/guides/style/golang-style-guide#errors | errors in go code
/docs/guides/style#markdown | how to write documentation
/docs/guides/support#question | what to write in a support ticket
/docs/guides/support#channels | slack or email or discussions
/docs/guides/faq#terragrunt-required | can we use it without terragrunt | is terragrunt mandatory
/docs/guides/faq#which-product | which plan do we need
/docs/guides/faq#github-404 | repository shows 404 after linking
/docs/guides/faq#ci-access | ci can not download modules
/docs/guides/faq#change-email | change my email address
/docs/guides/faq#reference-architecture | is the reference architecture still sold
/docs/guides/faq#clouds | products for azure and google cloud
/docs/guides/faq#nothing-ran | pull request did not trigger anything
/docs/reference/services/app-orchestration/amazon-ecs-service#features | run a command inside a container | environment variables and secrets for containers
/docs/reference/services/app-orchestration/lambda#features | lambda in a vpc | function with access to a database
/docs/reference/services/data-storage/amazon-rds#features | encrypt a database | automatic backups | share snapshots with another account | storage grows automatically
/docs/reference/services/data-storage/s-3-bucket#features | protect objects against deletion | replicate a bucket | keep old versions of files
/docs/reference/services/networking/elastic-load-balancer-elb#features | redirect http to https | tls version of a load balancer
/docs/reference/services/networking/virtual-private-cloud-vpc#features | options of the vpc service
/docs/reference/services/intro/overview#modules-and-services | module or service
/docs/reference/services/intro/make-changes-to-your-infrastructure#release | raise the version of a service
`
  .trim()
  .split("\n")
  .map((line) => line.split("|").map((part) => part.trim()))
  .map(([to = "", ...asked]) => ({ to, asked }));
