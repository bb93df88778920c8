import { formatCount } from "../../../../src/model/text/format-count.ts";
import {
  type Block,
  contains,
  countAddresses,
  getAddressText,
  getBlockText,
  getLastAddress,
  isBlock,
  overlap,
  parseBlock,
  requireBlock,
} from "./ipv4.ts";
import type { NetworkPlan } from "./network-plan.ts";
import type { Problem } from "./problem.ts";
import { rangeInput } from "./question.ts";
import { getBlockErrorText } from "./read-settings.ts";

interface NamedNetwork {
  name: string;
  block: Block;
}

export const maxNetworks = 100;

/** Ranges for addresses that are used within networks: RFC 1918, and RFC 6598 for carriers and pods. */
const privateRanges = ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "100.64.0.0/10"].map(
  requireBlock,
);

/** Ranges that software uses by default. */
const defaultRanges = [
  { block: requireBlock("172.17.0.0/16"), user: "Docker uses it for containers by default" },
  ...["10.100.0.0/16", "172.20.0.0/16"].map((text) => ({
    block: requireBlock(text),
    user: "Amazon EKS assigns addresses of Kubernetes services from it by default",
  })),
];

/** Reads lines of a name and a range, such as `office 192.168.0.0/16`. The name may be missing. */
export function readNetworks(text: string): { networks: NamedNetwork[]; problems: Problem[] } {
  const networks: NamedNetwork[] = [];
  const problems: Problem[] = [];
  const report = (level: Problem["level"], problem: string) =>
    problems.push({ level, input: "networks", text: problem });
  const lines = text.split("\n").map((line) => line.trim());
  const enteredNetworks = lines.flatMap((line, index) =>
    line === "" ? [] : [{ line, number: index + 1 }],
  );
  for (const { line, number } of enteredNetworks.slice(0, maxNetworks)) {
    const [, name = "", range = ""] = /^(?:(.*)\s)?(\S+)$/.exec(line) ?? [];
    const block = parseBlock(range);
    if (!isBlock(block)) report("error", `Line ${number}: ${getBlockErrorText(block, range)}`);
    else {
      const label = name.trim() || getBlockText(block);
      const duplicate = networks.find((network) => network.name === label);
      if (duplicate) {
        const ranges = `${getBlockText(duplicate.block)} and ${getBlockText(block)}`;
        report("warning", `Line ${number}: two networks are called ${label}: ${ranges}.`);
      }
      networks.push({ name: label, block });
    }
  }
  if (enteredNetworks.length > maxNetworks) {
    report("error", `Only the first ${maxNetworks} networks are compared.`);
  }
  return { networks, problems };
}

export function checkNetworks(plan: NetworkPlan, networks: readonly NamedNetwork[]): Problem[] {
  const { block } = plan;
  const problems: Problem[] = [];
  const overlapping = networks.filter((network) => overlap(network.block, block));
  const overlappingDefaults = defaultRanges.filter((range) => overlap(range.block, block));
  const freeBlock =
    [...overlapping, ...overlappingDefaults].length === 0
      ? undefined
      : getFreeBlock(block, networks);
  const fix = freeBlock ? { fix: { input: rangeInput, value: getBlockText(freeBlock) } } : {};
  for (const network of overlapping) {
    const { first, last } = getCommonRange(network.block, block);
    const overlappingSubnets = plan.subnets.filter((subnet) =>
      overlap(subnet.block, network.block),
    ).length;
    const sharedAddresses = `${getAddressText(first)} to ${getAddressText(last)}`;
    problems.push({
      level: "error",
      input: rangeInput,
      text: `${getBlockText(block)} overlaps ${network.name} (${getBlockText(network.block)}) from ${sharedAddresses}, where ${overlappingSubnets === 0 ? "no subnet lies" : `${formatCount(overlappingSubnets, "subnet")} of the plan ${overlappingSubnets === 1 ? "lies" : "lie"}`}. The two networks cannot be peered.`,
      ...fix,
    });
  }
  for (const { block: range, user } of overlappingDefaults) {
    const text = `${getBlockText(block)} overlaps ${getBlockText(range)}: ${user}.`;
    problems.push({ level: "warning", input: rangeInput, text, ...fix });
  }
  if (!privateRanges.some((range) => contains(range, block))) {
    const text = `${getBlockText(block)} is not within a private range. Resources in the VPC cannot reach the owners of these addresses on the internet. Private ranges are 10.0.0.0/8, 172.16.0.0/12, and 192.168.0.0/16.`;
    problems.push({ level: "warning", input: rangeInput, text });
  }
  return problems;
}

function getCommonRange(block: Block, other: Block): { first: number; last: number } {
  return {
    first: Math.max(block.first, other.first),
    last: Math.min(getLastAddress(block), getLastAddress(other)),
  };
}

function getFreeBlock(block: Block, networks: readonly NamedNetwork[]): Block | undefined {
  const usedBlocks = [...networks, ...defaultRanges].map((item) => item.block);
  const [carrierGradeRange, currentRange] = [
    privateRanges.at(-1),
    privateRanges.find((range) => contains(range, block)),
  ];
  const others = privateRanges.filter(
    (range) => range !== currentRange && range !== carrierGradeRange,
  );
  const searchStarts: [Block, number][] = [
    ...(currentRange
      ? ([
          [currentRange, getLastAddress(block) + 1],
          [currentRange, currentRange.first],
        ] satisfies [Block, number][])
      : []),
    ...others.map((range): [Block, number] => [range, range.first]),
  ];
  for (const [range, from] of searchStarts) {
    const found = findFreeBlock(range, { from, bits: block.bits, usedBlocks });
    if (found) return found;
  }
  return undefined;
}

function findFreeBlock(
  range: Block,
  { from, bits, usedBlocks }: { from: number; bits: number; usedBlocks: readonly Block[] },
): Block | undefined {
  const size = countAddresses({ first: 0, bits });
  for (let first = from; first + size - 1 <= getLastAddress(range); ) {
    const candidate = { first, bits };
    const overlapping = usedBlocks.filter((block) => overlap(block, candidate));
    if (overlapping.length === 0) return candidate;
    first = Math.ceil((Math.max(...overlapping.map(getLastAddress)) + 1) / size) * size;
  }
  return undefined;
}
