import type { AddressRange, Block } from "./ipv4.ts";
import type { TierSettings } from "./read-settings.ts";
import type { Tier } from "./vpc-services.ts";

export interface Subnet {
  tier: Tier;
  zone: number;
  block: Block;
}

export interface NetworkPlan {
  block: Block;
  zones: number;
  tiers: TierSettings[];
  subnets: Subnet[];
  free: AddressRange[];
  /** The largest number of zones in which all tiers fit without overlap. */
  fittingZones: number;
}
