import { formatCount } from "../../../../src/model/text/format-count.ts";
import { type Block, getBlockText, getLastAddress, overlap } from "./ipv4.ts";
import type { Subnet } from "./network-plan.ts";
import type { Problem } from "./problem.ts";
import { type Question, startInput } from "./question.ts";
import { awsBits, type Settings, type TierSettings } from "./read-settings.ts";
import type { Tier } from "./vpc-services.ts";

export function findFitProblems(
  question: Question,
  settings: Settings,
  subnets: readonly Subnet[],
): Problem[] {
  const problems: Problem[] = [];
  for (const item of settings.tiers) {
    const { tier } = item;
    const tierSubnets = subnets.filter((subnet) => subnet.tier === tier);
    const problem =
      sizeProblem(item, settings) ?? fitProblem(question, item, { settings, subnets });
    if (problem) problems.push(problem);
    if (tier.id === "public" && tierSubnets[0] && tierSubnets[0].block.bits === awsBits.smallest) {
      problems.push({
        level: "warning",
        input: tier.bitsInput,
        text: "Public subnets are /28. An Application Load Balancer needs subnets of at least /27.",
      });
    }
  }
  return [...problems, ...findConflicts(question, settings, subnets)];
}

/** AWS allows no subnet below /28. */
function sizeProblem({ tier, newBits }: TierSettings, { block }: Settings): Problem | undefined {
  const bits = block.bits + newBits;
  if (bits <= awsBits.smallest) return undefined;
  const freeBits = awsBits.smallest - block.bits;
  const minBits = Math.max(awsBits.smallest - newBits, awsBits.largest);
  const range = `a range of at least /${minBits}`;
  return {
    level: "error",
    input: tier.bitsInput,
    text: `${tier.name} subnets would be /${bits}, and AWS allows no subnet smaller than /28. Use at most ${formatCount(freeBits, "bit")}, or ${range}.`,
    fix: { input: tier.bitsInput, value: String(freeBits) },
  };
}

function fitProblem(
  question: Question,
  item: TierSettings,
  { settings, subnets }: { settings: Settings; subnets: readonly Subnet[] },
): Problem | undefined {
  const { tier, newBits, start } = item;
  const { block, zones } = settings;
  const count = 2 ** newBits;
  if (start + zones <= count) return undefined;
  const number = Math.max(start, count);
  const bits = block.bits + newBits;
  const prefix = bits - Math.ceil(Math.log2(start + zones));
  const better = nextFreeStart(item, {
    block,
    zones,
    usedBlocks: getBlocksOfOtherTiers(tier, subnets),
  });
  const fix = getFix(question, item, better);
  return {
    level: "error",
    input: fix.fix?.input ?? tier.bitsInput,
    text: [
      `${tier.name} in zone ${number - start} does not fit: it would be number ${number}, and ${formatCount(newBits, "bit")} cut ${getBlockText(block)} into ${formatCount(count, "subnet")}, counted from 0.`,
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
  question: Question,
  { block, zones, tiers }: Settings,
  subnets: readonly Subnet[],
): Problem[] {
  return tiers.flatMap((placement, index) => {
    const { tier } = placement;
    const tierSubnets = subnets.filter((subnet) => subnet.tier === tier);
    return tiers.slice(0, index).flatMap((other): Problem[] => {
      const others = subnets.filter((subnet) => subnet.tier === other.tier);
      const pair = tierSubnets
        .flatMap((first) => others.map((second) => [first, second] as const))
        .find(([first, second]) => overlap(first.block, second.block));
      if (!pair) return [];
      const usedBlocks = getBlocksOfOtherTiers(tier, subnets);
      const better = nextFreeStart(placement, { block, zones, usedBlocks });
      const [first, second] = pair.map(
        (subnet) => `${getSubnetName(subnet)} (${getBlockText(subnet.block)})`,
      );
      return [
        {
          level: "error",
          input: startInput(question, tier),
          text: `${first} overlaps ${second}. AWS rejects the second subnet with InvalidSubnet.Conflict.`,
          ...getFix(question, placement, better),
        },
      ];
    });
  });
}

function getSubnetName({ tier, zone }: Subnet): string {
  return `${tier.name} in zone ${zone}`;
}

function getFix(
  question: Question,
  { tier }: TierSettings,
  start: number | undefined,
): Pick<Problem, "fix"> {
  const isOwn = tier.startInput !== null || tier.spacings === 1;
  if (start === undefined || !isOwn) return {};
  return { fix: { input: startInput(question, tier), value: String(start) } };
}

interface Room {
  block: Block;
  zones: number;
  usedBlocks: readonly Block[];
  from: number;
}

/** The smallest start number with which all subnets of the tier fit without overlap. */
export function getLowestFreeStart(
  { newBits }: TierSettings,
  { block, zones, usedBlocks, from }: Room,
): number | undefined {
  const count = 2 ** newBits;
  const size = 2 ** (32 - block.bits - newBits);
  for (let start = from; start + zones <= count; ) {
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

function nextFreeStart(tier: TierSettings, room: Omit<Room, "from">): number | undefined {
  return (
    getLowestFreeStart(tier, { ...room, from: tier.start }) ??
    getLowestFreeStart(tier, { ...room, from: 0 })
  );
}
