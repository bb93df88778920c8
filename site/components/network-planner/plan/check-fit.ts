import { formatCount } from "../../../../src/model/text/format-count.ts";
import type { Diagnostic } from "./diagnostic.ts";
import { type Block, getBlockText, getLastAddress, overlaps } from "./ipv4.ts";
import type { Subnet } from "./network-plan.ts";
import { getStartInput, type PlanRequest } from "./plan-request.ts";
import { awsBits, type Settings, type TierSettings } from "./read-settings.ts";
import type { Tier } from "./vpc-services.ts";

export function checkFit(
  request: PlanRequest,
  settings: Settings,
  subnets: readonly Subnet[],
): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  for (const tierSettings of settings.tiers) {
    const { tier } = tierSettings;
    const tierSubnets = subnets.filter((subnet) => subnet.tier === tier);
    const diagnostic =
      checkSize(tierSettings, settings) ??
      checkTierFit(request, tierSettings, { settings, subnets });
    if (diagnostic) diagnostics.push(diagnostic);
    if (tier.id === "public" && tierSubnets[0] && tierSubnets[0].block.bits === awsBits.smallest) {
      diagnostics.push({
        severity: "warning",
        input: tier.bitsInput,
        text: "Public subnets are /28. An Application Load Balancer needs subnets of at least /27.",
      });
    }
  }
  return [...diagnostics, ...findConflicts(request, settings, subnets)];
}

/** AWS allows no subnet below /28. */
function checkSize(
  { tier, newBits }: TierSettings,
  { block, zones, tiers }: Settings,
): Diagnostic | undefined {
  const bits = block.bits + newBits;
  if (bits <= awsBits.smallest) return undefined;
  const freeBits = awsBits.smallest - block.bits;
  const minBits = Math.max(awsBits.smallest - newBits, awsBits.largest);
  const range = `a range of at least /${minBits}`;
  const subnetCount = zones * tiers.length;
  if (2 ** freeBits < subnetCount) {
    const roomyBits = Math.min(minBits, awsBits.smallest - Math.ceil(Math.log2(subnetCount)));
    return {
      severity: "error",
      input: tier.bitsInput,
      text: `${tier.name} subnets would be /${bits}, and AWS allows no subnet smaller than /28. ${getBlockText(block)} has no room for ${formatCount(subnetCount, "subnet")}. Use a range of at least /${roomyBits}.`,
    };
  }
  return {
    severity: "error",
    input: tier.bitsInput,
    text: `${tier.name} subnets would be /${bits}, and AWS allows no subnet smaller than /28. Use at most ${formatCount(freeBits, "bit")}, or ${range}.`,
    fix: { input: tier.bitsInput, value: String(freeBits) },
  };
}

function checkTierFit(
  request: PlanRequest,
  tierSettings: TierSettings,
  { settings, subnets }: { settings: Settings; subnets: readonly Subnet[] },
): Diagnostic | undefined {
  const { tier, newBits, start } = tierSettings;
  const { block, zones } = settings;
  const count = 2 ** newBits;
  if (start + zones <= count) return undefined;
  const firstOutside = Math.max(start, count);
  const bits = block.bits + newBits;
  const prefix = bits - Math.ceil(Math.log2(start + zones));
  const usedBlocks = getBlocksOfOtherTiers(tier, subnets);
  const fix = getFix(request, tierSettings, { block, zones, usedBlocks });
  return {
    severity: "error",
    input: fix.fix?.input ?? tier.bitsInput,
    text: [
      `${tier.name} in zone ${firstOutside - start} does not fit: it would be number ${firstOutside}, and ${formatCount(newBits, "bit")} cut ${getBlockText(block)} into ${formatCount(count, "subnet")}, counted from 0.`,
      prefix < awsBits.largest
        ? `No VPC is large enough for all ${tier.name} subnets as /${bits} from that number on.`
        : `The smallest range for all ${tier.name} subnets as /${bits} is a /${prefix}, with ${formatCount(bits - prefix, "bit")}.`,
    ].join(" "),
    ...fix,
  };
}

export function getBlocksOfOtherTiers(tier: Tier, subnets: readonly Subnet[]): Block[] {
  return subnets.filter((subnet) => subnet.tier !== tier).map(({ block }) => block);
}

/** AWS rejects the second of two overlapping subnets. */
function findConflicts(
  request: PlanRequest,
  { block, zones, tiers }: Settings,
  subnets: readonly Subnet[],
): Diagnostic[] {
  return tiers.flatMap((tierSettings, index) => {
    const { tier } = tierSettings;
    const tierSubnets = subnets.filter((subnet) => subnet.tier === tier);
    return tiers.slice(0, index).flatMap((other): Diagnostic[] => {
      const others = subnets.filter((subnet) => subnet.tier === other.tier);
      const pair = tierSubnets
        .flatMap((first) => others.map((second) => [first, second] as const))
        .find(([first, second]) => overlaps(first.block, second.block));
      if (!pair) return [];
      const usedBlocks = getBlocksOfOtherTiers(tier, subnets);
      const [first, second] = pair.map(
        (subnet) => `${getSubnetName(subnet)} (${getBlockText(subnet.block)})`,
      );
      return [
        {
          severity: "error",
          input: getStartInput(request, tier),
          text: `${first} overlaps ${second}. AWS rejects the second subnet with InvalidSubnet.Conflict.`,
          ...getFix(request, tierSettings, { block, zones, usedBlocks }),
        },
      ];
    });
  });
}

function getSubnetName({ tier, zone }: Subnet): string {
  return `${tier.name} in zone ${zone}`;
}

/** Moves the tier to the next free numbers, if an input moves no other tier. */
function getFix(
  request: PlanRequest,
  tierSettings: TierSettings,
  space: Omit<SearchSpace, "from">,
): Pick<Diagnostic, "fix"> {
  const { tier } = tierSettings;
  const start =
    findLowestFreeStart(tierSettings, { ...space, from: tierSettings.start }) ??
    findLowestFreeStart(tierSettings, { ...space, from: 0 });
  const hasOwnInput = tier.startInput !== null || tier.spacings === 1;
  if (start === undefined || !hasOwnInput) return {};
  return { fix: { input: getStartInput(request, tier), value: String(start) } };
}

interface SearchSpace {
  block: Block;
  zones: number;
  usedBlocks: readonly Block[];
  /** The lowest number to try. */
  from: number;
}

/** The smallest start number with which all subnets of the tier fit without overlap. */
export function findLowestFreeStart(
  { newBits }: TierSettings,
  { block, zones, usedBlocks, from }: SearchSpace,
): number | undefined {
  const count = 2 ** newBits;
  const size = 2 ** (32 - block.bits - newBits);
  let start = from;
  while (start + zones <= count) {
    const first = block.first + start * size;
    const last = first + zones * size - 1;
    const overlapping = usedBlocks.filter(
      (other) => other.first <= last && first <= getLastAddress(other),
    );
    if (overlapping.length === 0) return start;
    const next = Math.max(...overlapping.map(getLastAddress)) + 1;
    start = Math.ceil((next - block.first) / size);
  }
  return undefined;
}
