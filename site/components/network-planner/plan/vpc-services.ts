export type ServiceId = "vpc" | "vpc-mgmt";

export type TierId = "public" | "private" | "app" | "persistence" | "transit" | "inspection";

export interface Tier {
  id: TierId;
  name: string;
  use: string;
  /** Null if the tier always exists. */
  createInput: string | null;
  bitsInput: string;
  /** Null if the start cannot be set. */
  startInput: string | null;
  /** By default, the first subnet is this many spacings after the start of the range. */
  spacings: number;
}

export interface VpcService {
  id: ServiceId;
  title: string;
  tiers: readonly Tier[];
  spacingInput: string;
  /** Replaces `spacingInput` if one of these tiers exists. */
  otherSpacing: { input: string; tiers: readonly TierId[] } | null;
  /** Defaults of the inputs; an empty text is `null`. */
  defaults: Readonly<Record<string, string>>;
}

const publicTier = {
  id: "public",
  name: "Public",
  createInput: "create_public_subnets",
  bitsInput: "public_subnet_bits",
  startInput: null,
  spacings: 0,
} as const;

/**
 * Each subnet of a tier is `cidrsubnet(var.cidr_block, <bits>, <start> + <zone>)`. A test compares
 * the defaults with the reference.
 */
export const vpcServices: Readonly<Record<ServiceId, VpcService>> = {
  vpc: {
    id: "vpc",
    title: "VPC",
    spacingInput: "subnet_spacing",
    otherSpacing: { input: "global_subnet_spacing", tiers: ["transit", "inspection"] },
    tiers: [
      { ...publicTier, use: "Load balancers, NAT gateways" },
      {
        id: "app",
        name: "Private app",
        use: "Applications",
        createInput: "create_private_app_subnets",
        bitsInput: "private_subnet_bits",
        startInput: "private_subnet_spacing",
        spacings: 1,
      },
      {
        id: "persistence",
        name: "Private persistence",
        use: "Databases, caches",
        createInput: "create_private_persistence_subnets",
        bitsInput: "persistence_subnet_bits",
        startInput: "persistence_subnet_spacing",
        spacings: 2,
      },
      {
        id: "transit",
        name: "Transit",
        use: "Transit gateway attachments",
        createInput: "create_transit_subnets",
        bitsInput: "transit_subnet_bits",
        startInput: "transit_subnet_spacing",
        spacings: 3,
      },
      {
        id: "inspection",
        name: "Inspection",
        use: "Firewall endpoints",
        createInput: "create_inspection_subnets",
        bitsInput: "inspection_subnet_bits",
        startInput: "inspection_subnet_spacing",
        spacings: 4,
      },
    ],
    defaults: {
      create_public_subnets: "true",
      create_private_app_subnets: "true",
      create_private_persistence_subnets: "true",
      create_transit_subnets: "false",
      create_inspection_subnets: "false",
      public_subnet_bits: "5",
      private_subnet_bits: "5",
      persistence_subnet_bits: "5",
      transit_subnet_bits: "5",
      inspection_subnet_bits: "5",
      subnet_spacing: "10",
      global_subnet_spacing: "6",
      private_subnet_spacing: "",
      persistence_subnet_spacing: "",
      transit_subnet_spacing: "",
      inspection_subnet_spacing: "",
    },
  },
  "vpc-mgmt": {
    id: "vpc-mgmt",
    title: "Management VPC",
    spacingInput: "subnet_spacing",
    otherSpacing: null,
    tiers: [
      { ...publicTier, use: "Access hosts, NAT gateways", createInput: null },
      {
        id: "private",
        name: "Private",
        use: "CI servers, tools",
        createInput: null,
        bitsInput: "private_subnet_bits",
        startInput: null,
        spacings: 1,
      },
    ],
    defaults: {
      public_subnet_bits: "4",
      private_subnet_bits: "4",
      subnet_spacing: "8",
    },
  },
};
