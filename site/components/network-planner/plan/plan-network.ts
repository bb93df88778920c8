import { checkFit, findLowestFreeStart, getBlocksOfOtherTiers } from "./check-fit.ts";
import { checkNetworks, readNetworks } from "./check-networks.ts";
import type { Diagnostic } from "./diagnostic.ts";
import { type Block, cidrsubnet, countAddresses, getFreeRanges } from "./ipv4.ts";
import type { NetworkPlan, Subnet } from "./network-plan.ts";
import type { PlanRequest } from "./plan-request.ts";
import { maxZones, readSettings, type Settings } from "./read-settings.ts";

/** AWS reserves the first four addresses and the last one of each subnet. */
export const reservedAddresses = 5;

export function countUsableAddresses(block: Block): number {
  return Math.max(countAddresses(block) - reservedAddresses, 0);
}

/**
 * Prefixes of 16 addresses that a subnet can give to EKS nodes. The first and the last contain
 * reserved addresses.
 */
export function countPrefixes(block: Block): number {
  return Math.max(countAddresses(block) / 16 - 2, 0);
}

export function getZoneName(zone: number): string {
  return `AZ-${zone}`;
}

interface PlanResult {
  /** Null if an input is invalid. */
  plan: NetworkPlan | null;
  diagnostics: Diagnostic[];
}

export function planNetwork(request: PlanRequest): PlanResult {
  const { networks, diagnostics: networkDiagnostics } = readNetworks(request.networks);
  const { settings, diagnostics } = readSettings(request);
  if (!settings) return { plan: null, diagnostics: [...diagnostics, ...networkDiagnostics] };
  const subnets = getSubnets(settings);
  const plan: NetworkPlan = {
    ...settings,
    subnets,
    free: getFreeRanges(
      settings.block,
      subnets.map(({ block }) => block),
    ),
    fittingZones: countFittingZones(settings),
  };
  return {
    plan,
    diagnostics: [
      ...diagnostics,
      ...checkFit(request, settings, subnets),
      ...networkDiagnostics,
      ...checkNetworks(plan, networks),
    ],
  };
}

function getSubnets({ block, zones, tiers }: Settings): Subnet[] {
  return tiers.flatMap(({ tier, newBits, start }) =>
    Array.from({ length: zones }, (_, zone) => zone).flatMap((zone) => {
      const subnet = cidrsubnet(block, newBits, start + zone);
      return subnet ? { tier, zone, block: subnet } : [];
    }),
  );
}

function countFittingZones(settings: Settings): number {
  let zones = 0;
  while (zones < maxZones && fitsInRange({ ...settings, zones: zones + 1 })) zones += 1;
  return zones;
}

function fitsInRange(settings: Settings): boolean {
  const subnets = getSubnets(settings);
  return (
    subnets.length === settings.tiers.length * settings.zones &&
    settings.tiers.every(
      (tierSettings) =>
        findLowestFreeStart(tierSettings, {
          ...settings,
          usedBlocks: getBlocksOfOtherTiers(tierSettings.tier, subnets),
          from: tierSettings.start,
        }) === tierSettings.start,
    )
  );
}
