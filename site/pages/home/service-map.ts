export interface MapService {
  path: string;
  label: string;
}

export interface MapGroup {
  title: string;
  services: MapService[];
}

/** `services` are labels by the folder of the service. */
function inCategory(category: string, services: Record<string, string>): MapService[] {
  return Object.entries(services).map(([name, label]) => ({ path: `${category}/${name}`, label }));
}

export const groupsAroundNetwork: MapGroup[] = [
  {
    title: "Accounts and people",
    services: inCategory("landing-zone", {
      "aws-root-account-baseline-wrapper": "Root account",
      "aws-security-account-baseline-wrapper": "Security account",
      "aws-app-account-baseline-wrapper": "App account",
      "iam-users-and-iam-groups": "IAM users and groups",
      "gruntwork-access": "Gruntwork access",
    }),
  },
  {
    title: "Delivery and cost",
    services: inCategory("ci-cd-pipeline", {
      "ecs-deploy-runner": "ECS Deploy Runner",
      jenkins: "Jenkins",
      "cost-management": "Cost management",
    }),
  },
  {
    title: "In the Region",
    services: [
      ...inCategory("networking", {
        "route-53-hosted-zones": "Route 53",
        "sns-topics": "SNS topics",
      }),
      ...inCategory("data-storage", { "s-3-bucket": "S3", "amazon-ecr-repositories": "ECR" }),
      ...inCategory("app-orchestration", { "public-static-website": "Static website" }),
      ...inCategory("security", { "tls-scripts": "TLS scripts" }),
    ],
  },
];

export const network: MapGroup = {
  title: "Network",
  services: inCategory("networking", {
    "virtual-private-cloud-vpc": "VPC",
    "management-vpc": "Management VPC",
  }),
};

export const tiers: MapGroup[] = [
  {
    title: "Public subnets",
    services: [
      ...inCategory("networking", { "elastic-load-balancer-elb": "Load balancer" }),
      ...inCategory("security", {
        bastion: "Bastion",
        "open-vpn": "OpenVPN",
        "tailscale-subnet-router": "Tailscale",
      }),
    ],
  },
  {
    title: "Private subnets for applications",
    services: inCategory("app-orchestration", {
      "amazon-eks": "EKS",
      "amazon-eks-workers": "EKS workers",
      "amazon-eks-core-services": "EKS core services",
      karpenter: "Karpenter",
      "kubernetes-namespace": "Kubernetes namespace",
      "kubernetes-service": "Kubernetes service",
      "helm-service": "Helm service",
      "argo-cd": "Argo CD",
      "amazon-ecs-cluster": "ECS cluster",
      "amazon-ecs-fargate-cluster": "ECS Fargate cluster",
      "amazon-ecs-service": "ECS service",
      "auto-scaling-group-asg": "Auto Scaling group",
      "ec-2-instance": "EC2 instance",
      lambda: "Lambda",
    }),
  },
  {
    title: "Private subnets for data",
    services: inCategory("data-storage", {
      "amazon-aurora": "Aurora",
      "amazon-rds": "RDS",
      "amazon-rds-replica": "RDS replica",
      "amazon-elasti-cache-for-redis": "Redis",
      "amazon-elasti-cache-for-memcached": "Memcached",
      "amazon-elasticsearch": "Elasticsearch",
    }),
  },
];
