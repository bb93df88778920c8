interface MapService {
  path: string;
  label: string;
}

export interface MapGroup {
  title: string;
  services: MapService[];
}

/** `services` are labels by the folder of the service. */
function listServices(category: string, services: Record<string, string>): MapService[] {
  return Object.entries(services).map(([name, label]) => ({ path: `${category}/${name}`, label }));
}

export const groupsAroundNetwork: MapGroup[] = [
  {
    title: "Accounts and people",
    services: listServices("landing-zone", {
      "aws-root-account-baseline-wrapper": "Root account",
      "aws-security-account-baseline-wrapper": "Security account",
      "aws-app-account-baseline-wrapper": "App account",
      "iam-users-and-iam-groups": "IAM users and groups",
      "gruntwork-access": "Gruntwork access",
    }),
  },
  {
    title: "Delivery and cost",
    services: listServices("ci-cd-pipeline", {
      "ecs-deploy-runner": "ECS Deploy Runner",
      jenkins: "Jenkins",
      "cost-management": "Cost management",
    }),
  },
  {
    title: "In the Region",
    services: [
      ...listServices("networking", {
        "route-53-hosted-zones": "Route 53",
        "sns-topics": "SNS topics",
      }),
      ...listServices("data-storage", { "s-3-bucket": "S3", "amazon-ecr-repositories": "ECR" }),
      ...listServices("app-orchestration", { "public-static-website": "Static website" }),
      ...listServices("security", { "tls-scripts": "TLS scripts" }),
    ],
  },
];

export const network: MapGroup = {
  title: "Network",
  services: listServices("networking", {
    "virtual-private-cloud-vpc": "VPC",
    "management-vpc": "Management VPC",
  }),
};

export const tiers: MapGroup[] = [
  {
    title: "Public subnets",
    services: [
      ...listServices("networking", { "elastic-load-balancer-elb": "Load balancer" }),
      ...listServices("security", {
        bastion: "Bastion",
        "open-vpn": "OpenVPN",
        "tailscale-subnet-router": "Tailscale",
      }),
    ],
  },
  {
    title: "Private subnets for applications",
    services: listServices("app-orchestration", {
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
    services: listServices("data-storage", {
      "amazon-aurora": "Aurora",
      "amazon-rds": "RDS",
      "amazon-rds-replica": "RDS replica",
      "amazon-elasti-cache-for-redis": "Redis",
      "amazon-elasti-cache-for-memcached": "Memcached",
      "amazon-elasticsearch": "Elasticsearch",
    }),
  },
];
