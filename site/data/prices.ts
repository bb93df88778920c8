/** What is charged: each hour that it runs, or a quantity per month. */
export type PriceUnit =
  | "hour"
  | "month"
  | "GB"
  | "GB-month"
  | "1,000 requests"
  | "100,000 events"
  | "million events"
  | "item"
  | "check"
  | "minute";

/** A list price of AWS in the Region of the guides. */
export interface Price {
  /** Its name in tables. */
  item: string;
  unit: PriceUnit;
  /** US dollars for one unit on demand, in the first tier, without tax and without a free tier. */
  usd: number;
  /** Path of the price page at aws.amazon.com. */
  page: string;
  /** The price depends on the engine, the tier, or a plan that changes, so pages say "about". */
  isApproximate?: true;
}

export const priceRegion = { code: "us-east-2", name: "US East (Ohio)" };

/** The day on which the prices were last entered by hand. AWS does not announce changes. */
export const pricesEnteredOn = "2026-11-25";

/** AWS counts a month as 730 hours in its own examples. */
export const hoursPerMonth = 730;

function definePrices<Id extends string>(data: Record<Id, Price>): Record<Id, Price> {
  return data;
}

export const prices = definePrices({
  "nat-gateway": { item: "NAT gateway", unit: "hour", usd: 0.045, page: "vpc/pricing" },
  "nat-gateway-data": {
    item: "Data through a NAT gateway",
    unit: "GB",
    usd: 0.045,
    page: "vpc/pricing",
  },
  "public-ipv4": { item: "Public IPv4 address", unit: "hour", usd: 0.005, page: "vpc/pricing" },
  "cross-zone-data": {
    item: "Data between Availability Zones, each direction",
    unit: "GB",
    usd: 0.01,
    page: "ec2/pricing/on-demand",
  },
  "data-out": {
    item: "Data to the internet",
    unit: "GB",
    usd: 0.09,
    page: "ec2/pricing/on-demand",
  },
  "interface-endpoint": {
    item: "Interface VPC endpoint in one Availability Zone",
    unit: "hour",
    usd: 0.01,
    page: "privatelink/pricing",
  },
  "interface-endpoint-data": {
    item: "Data through an interface VPC endpoint",
    unit: "GB",
    usd: 0.01,
    page: "privatelink/pricing",
  },
  "transit-gateway-attachment": {
    item: "Transit Gateway attachment",
    unit: "hour",
    usd: 0.05,
    page: "transit-gateway/pricing",
  },
  "transit-gateway-data": {
    item: "Data through a Transit Gateway",
    unit: "GB",
    usd: 0.02,
    page: "transit-gateway/pricing",
  },
  "client-vpn-association": {
    item: "Client VPN endpoint association",
    unit: "hour",
    usd: 0.1,
    page: "vpn/pricing",
  },
  "client-vpn-connection": {
    item: "Client VPN connection",
    unit: "hour",
    usd: 0.05,
    page: "vpn/pricing",
  },
  "site-to-site-vpn": {
    item: "Site-to-Site VPN connection",
    unit: "hour",
    usd: 0.05,
    page: "vpn/pricing",
  },
  alb: {
    item: "Application Load Balancer",
    unit: "hour",
    usd: 0.0225,
    page: "elasticloadbalancing/pricing",
  },
  "alb-lcu": {
    item: "Application Load Balancer capacity unit",
    unit: "hour",
    usd: 0.008,
    page: "elasticloadbalancing/pricing",
  },
  nlb: {
    item: "Network Load Balancer",
    unit: "hour",
    usd: 0.0225,
    page: "elasticloadbalancing/pricing",
  },
  "nlb-lcu": {
    item: "Network Load Balancer capacity unit",
    unit: "hour",
    usd: 0.006,
    page: "elasticloadbalancing/pricing",
  },
  "ec2-t3-micro": ec2("t3.micro", 0.0104),
  "ec2-t3-small": ec2("t3.small", 0.0208),
  "ec2-t3-medium": ec2("t3.medium", 0.0416),
  "ec2-t3-large": ec2("t3.large", 0.0832),
  "ec2-t3-xlarge": ec2("t3.xlarge", 0.1664),
  "ec2-t4g-micro": ec2("t4g.micro", 0.0084),
  "ec2-t4g-small": ec2("t4g.small", 0.0168),
  "ec2-t4g-medium": ec2("t4g.medium", 0.0336),
  "ec2-m5-large": ec2("m5.large", 0.096),
  "ec2-m5-xlarge": ec2("m5.xlarge", 0.192),
  "ec2-m6i-large": ec2("m6i.large", 0.096),
  "ec2-c5-large": ec2("c5.large", 0.085),
  "ebs-gp3": { item: "EBS gp3 volume", unit: "GB-month", usd: 0.08, page: "ebs/pricing" },
  "ebs-snapshot": { item: "EBS snapshot", unit: "GB-month", usd: 0.05, page: "ebs/pricing" },
  "eks-cluster": {
    item: "EKS cluster, standard support",
    unit: "hour",
    usd: 0.1,
    page: "eks/pricing",
  },
  "eks-cluster-extended": {
    item: "EKS cluster, extended support",
    unit: "hour",
    usd: 0.6,
    page: "eks/pricing",
  },
  "fargate-vcpu": { item: "Fargate vCPU", unit: "hour", usd: 0.04048, page: "fargate/pricing" },
  "fargate-gb": {
    item: "Fargate memory, per GB",
    unit: "hour",
    usd: 0.004445,
    page: "fargate/pricing",
  },
  "ecr-storage": { item: "ECR storage", unit: "GB-month", usd: 0.1, page: "ecr/pricing" },
  "codebuild-small": {
    item: "CodeBuild general1.small",
    unit: "minute",
    usd: 0.005,
    page: "codebuild/pricing",
  },
  "rds-postgres-t4g-micro": rds("db.t4g.micro", 0.016, "postgresql"),
  "rds-mysql-t3-micro": rds("db.t3.micro", 0.017, "mysql"),
  "rds-mysql-t3-medium": rds("db.t3.medium", 0.068, "mysql"),
  "rds-storage": {
    item: "RDS gp3 storage, one zone",
    unit: "GB-month",
    usd: 0.115,
    page: "rds/postgresql/pricing",
    isApproximate: true,
  },
  "s3-standard": { item: "S3 Standard storage", unit: "GB-month", usd: 0.023, page: "s3/pricing" },
  "s3-put": {
    item: "S3 write and list requests",
    unit: "1,000 requests",
    usd: 0.005,
    page: "s3/pricing",
  },
  "flow-logs-cloudwatch": {
    item: "Flow logs delivered to CloudWatch Logs",
    unit: "GB",
    usd: 0.5,
    page: "cloudwatch/pricing",
  },
  "flow-logs-s3": {
    item: "Flow logs delivered to S3",
    unit: "GB",
    usd: 0.25,
    page: "cloudwatch/pricing",
  },
  "logs-ingestion": {
    item: "CloudWatch Logs ingestion",
    unit: "GB",
    usd: 0.5,
    page: "cloudwatch/pricing",
  },
  "logs-storage": {
    item: "CloudWatch Logs storage",
    unit: "GB-month",
    usd: 0.03,
    page: "cloudwatch/pricing",
  },
  "cloudwatch-metric": {
    item: "CloudWatch custom metric",
    unit: "month",
    usd: 0.3,
    page: "cloudwatch/pricing",
  },
  "cloudwatch-alarm": {
    item: "CloudWatch alarm",
    unit: "month",
    usd: 0.1,
    page: "cloudwatch/pricing",
  },
  "kms-key": { item: "KMS key", unit: "month", usd: 1, page: "kms/pricing" },
  secret: {
    item: "Secrets Manager secret",
    unit: "month",
    usd: 0.4,
    page: "secrets-manager/pricing",
  },
  "route53-zone": {
    item: "Route 53 hosted zone",
    unit: "month",
    usd: 0.5,
    page: "route53/pricing",
  },
  "cloudtrail-copy": {
    item: "CloudTrail management events after the first trail",
    unit: "100,000 events",
    usd: 2,
    page: "cloudtrail/pricing",
  },
  "config-item": {
    item: "Config configuration item, continuous recording",
    unit: "item",
    usd: 0.003,
    page: "config/pricing",
  },
  "config-rule": {
    item: "Config rule evaluation",
    unit: "item",
    usd: 0.001,
    page: "config/pricing",
  },
  "guardduty-events": {
    item: "GuardDuty, CloudTrail management events",
    unit: "million events",
    usd: 4,
    page: "guardduty/pricing",
    isApproximate: true,
  },
  "guardduty-flow-logs": {
    item: "GuardDuty, flow logs and DNS logs",
    unit: "GB",
    usd: 1,
    page: "guardduty/pricing",
    isApproximate: true,
  },
  "security-hub-check": {
    item: "Security Hub CSPM check",
    unit: "check",
    usd: 0.001,
    page: "security-hub/pricing",
    isApproximate: true,
  },
  "macie-bucket": {
    item: "Macie, bucket monitoring",
    unit: "month",
    usd: 0.1,
    page: "macie/pricing",
    isApproximate: true,
  },
  "macie-data": {
    item: "Macie, inspected data",
    unit: "GB",
    usd: 1,
    page: "macie/pricing",
    isApproximate: true,
  },
});

export type PriceId = keyof typeof prices;

function ec2(type: string, usd: number): Price {
  return { item: `EC2 ${type}, Linux`, unit: "hour", usd, page: "ec2/pricing/on-demand" };
}

function rds(type: string, usd: number, engine: "mysql" | "postgresql"): Price {
  const name = { mysql: "MySQL", postgresql: "PostgreSQL" }[engine];
  const item = `RDS for ${name} ${type}, one zone`;
  return { item, unit: "hour", usd, page: `rds/${engine}/pricing`, isApproximate: true };
}
