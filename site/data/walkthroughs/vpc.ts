import { vpcSteps } from "./vpc-steps.ts";
import { getCosts, type Walkthrough } from "./walkthrough.ts";

export const vpc: Walkthrough = {
  page: "guides/build-it-yourself/vpc/deployment-walkthrough.mdx",
  title: "Deploy production VPCs",
  steps: vpcSteps,
  prerequisites: ["landing-zone"],
  requirements: [
    "tool=tofu",
    "tool=terraform",
    "tool=terragrunt",
    "tool=aws",
    "tool=aws-vault",
    "tool=jq",
    "tool=session-manager-plugin",
    "tool=cloud-nuke",
    "tool=packer",
    "repository=infrastructure-modules",
  ],
  minutes: 150,
  waitingMinutes: 60,
  costs: getCosts(vpcSteps),
  costNote:
    "Traffic and flow log volume cost extra; without applications, both are small. " +
    "Stage alone, steps 1 to 5, is about a third of this.",
  comparisons: {
    "nat-gateways": {
      heading: "NAT gateways in a VPC",
      options: [
        { label: "None", items: [], note: "Private subnets cannot reach the internet" },
        {
          label: "One",
          items: [
            { price: "nat-gateway", quantity: 1 },
            { price: "public-ipv4", quantity: 1 },
          ],
          note: "If its zone fails, private subnets lose the internet",
        },
        {
          label: "One per Availability Zone (three)",
          items: [
            { price: "nat-gateway", quantity: 3 },
            { price: "public-ipv4", quantity: 3 },
          ],
          note: "Survives the loss of a zone",
        },
      ],
    },
    "nat-traffic": {
      heading: "Traffic through NAT",
      options: [
        { label: "100 GB", items: [{ price: "nat-gateway-data", quantity: 100 }] },
        { label: "1,000 GB", items: [{ price: "nat-gateway-data", quantity: 1_000 }] },
        { label: "10,000 GB", items: [{ price: "nat-gateway-data", quantity: 10_000 }] },
        {
          label: "1,000 GB, through the gateway of another zone",
          items: [
            { price: "nat-gateway-data", quantity: 1_000 },
            {
              price: "cross-zone-data",
              quantity: 2_000,
              purpose: "Out of one zone and into the other",
            },
          ],
        },
      ],
    },
    "management-vpcs": {
      heading: "Management VPCs",
      options: [
        { label: "None", items: [], note: "Session Manager on every instance; no private tools" },
        {
          label: "One for all",
          items: getManagementVpcCosts(1),
          note: "Pre-production and production share one entry point",
        },
        {
          label: "mgmt-nonprod and mgmt-prod",
          items: getManagementVpcCosts(2),
          note: "A breach of pre-production stays there",
        },
        {
          label: "One per environment",
          items: getManagementVpcCosts(3),
          note: "The most to operate",
        },
      ],
    },
    endpoints: {
      heading: "Calls to AWS APIs, 500 GB a month",
      options: [
        {
          label: "Through NAT",
          items: [{ price: "nat-gateway-data", quantity: 500 }],
          note: "In addition to the NAT gateways themselves",
        },
        {
          label: "Gateway endpoints (S3, DynamoDB only)",
          items: [],
          note: "Included in the modules, and free",
        },
        {
          label: "One interface endpoint in three zones",
          items: [
            { price: "interface-endpoint", quantity: 3 },
            { price: "interface-endpoint-data", quantity: 500 },
          ],
          note: "One service, such as ECR",
        },
        {
          label: "Five interface endpoints in three zones",
          items: [
            { price: "interface-endpoint", quantity: 15 },
            { price: "interface-endpoint-data", quantity: 500 },
          ],
          note: "ECR (two), CloudWatch Logs, STS, Systems Manager",
        },
      ],
    },
    "flow-logs": {
      heading: "Flow logs of a busy VPC",
      options: [
        {
          label: "Rejected traffic, CloudWatch Logs (5 GB)",
          items: [
            { price: "flow-logs-cloudwatch", quantity: 5 },
            { price: "logs-storage", quantity: 5 },
          ],
          note: "Rejected attempts only; the default",
        },
        {
          label: "All traffic, CloudWatch Logs (100 GB)",
          items: [
            { price: "flow-logs-cloudwatch", quantity: 100 },
            { price: "logs-storage", quantity: 100 },
          ],
          note: "Searchable immediately",
        },
        {
          label: "All traffic, S3 (100 GB)",
          items: [
            { price: "flow-logs-s3", quantity: 100 },
            { price: "s3-standard", quantity: 100 },
          ],
          note: "Searched with Athena",
        },
      ],
    },
    access: {
      heading: "Way in",
      options: [
        {
          label: "Session Manager, one host",
          items: [
            { price: "ec2-t3-micro", quantity: 1 },
            { price: "ebs-gp3", quantity: 8 },
          ],
          note: "No public address, no open port",
        },
        {
          label: "EC2 Instance Connect Endpoint",
          items: [],
          note: "Free; only traffic between zones is billed",
        },
        {
          label: "Bastion host, OpenVPN, or Tailscale router",
          items: [
            { price: "ec2-t3-micro", quantity: 1 },
            { price: "ebs-gp3", quantity: 8 },
            { price: "public-ipv4", quantity: 1 },
          ],
          note: "VPN licenses not included",
        },
        {
          label: "AWS Client VPN, ten people, 160 hours each",
          items: [
            { price: "client-vpn-association", quantity: 1 },
            { price: "client-vpn-connection", quantity: 10, hours: 160 },
          ],
          note: "Managed, with your identity provider",
        },
      ],
    },
  },
  curves: {
    endpoints: {
      heading: "Traffic of one service in a month, through NAT or through an interface endpoint",
      unit: "GB",
      maxQuantity: 1_000,
      lines: [
        { label: "NAT", fixed: [], perUnit: "nat-gateway-data" },
        {
          label: "Endpoint in three zones",
          fixed: [{ price: "interface-endpoint", quantity: 3 }],
          perUnit: "interface-endpoint-data",
        },
        {
          label: "Endpoint in one zone",
          fixed: [{ price: "interface-endpoint", quantity: 1 }],
          perUnit: "interface-endpoint-data",
        },
      ],
    },
  },
};

/** Each VPC has a NAT gateway, an address, and a key for flow logs. */
function getManagementVpcCosts(quantity: number): Walkthrough["costs"] {
  return [
    { price: "nat-gateway", quantity },
    { price: "public-ipv4", quantity },
    { price: "kms-key", quantity },
  ];
}
