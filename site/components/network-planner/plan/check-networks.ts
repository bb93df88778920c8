import { formatCount } from "../../../../src/model/text/format-count.ts";
import type { Diagnostic } from "./diagnostic.ts";
import {
  type Block,
  contains,
  countAddresses,
  getAddressText,
  getBlockText,
  getLastAddress,
  isBlock,
  overlaps,
  parseBlock,
  privateRanges,
  requireBlock,
} from "./ipv4.ts";
import type { NetworkPlan } from "./network-plan.ts";
import { rangeInput } from "./plan-request.ts";
import { getBlockErrorText } from "./read-settings.ts";

interface NamedNetwork {
  name: string;
  block: Block;
}

export const maxNetworks = 100;

/** RFC 6598: shared addresses of carriers. Pods of clusters often have them, too. */
const carrierRange = requireBlock("100.64.0.0/10");

/** Ranges that software and AWS use by default. */
const defaultRanges = [
  { block: requireBlock("172.31.0.0/16"), user: "the default VPC of each Region has this range" },
  { block: requireBlock("172.17.0.0/16"), user: "Docker uses it for containers by default" },
  ...["10.100.0.0/16", "172.20.0.0/16"].map((text) => ({
    block: requireBlock(text),
    user: "Amazon EKS assigns addresses of Kubernetes services from it by default",
  })),
];

/** Ranges that no network can have. */
const reservedRanges = [
  { block: requireBlock("0.0.0.0/8"), use: "the network in which a host is" },
  { block: requireBlock("127.0.0.0/8"), use: "addresses of a host for itself" },
  { block: requireBlock("169.254.0.0/16"), use: "link-local addresses" },
  { block: requireBlock("224.0.0.0/4"), use: "multicast" },
  { block: requireBlock("240.0.0.0/4"), use: "the future" },
];

/** Reads lines of a name and a range, such as `office 192.168.0.0/16`. The name may be missing. */
export function readNetworks(text: string): {
  networks: NamedNetwork[];
  diagnostics: Diagnostic[];
} {
  const networks: NamedNetwork[] = [];
  const diagnostics: Diagnostic[] = [];
  const report = (severity: Diagnostic["severity"], text: string) =>
    diagnostics.push({ severity, input: "networks", text });
  const lines = text.split("\n").map((line) => line.trim());
  const enteredNetworks = lines.flatMap((line, index) =>
    line === "" ? [] : [{ line, number: index + 1 }],
  );
  for (const { line, number } of enteredNetworks.slice(0, maxNetworks)) {
    const [, name = "", range = ""] = /^(?:(.*)\s)?(\S+)$/.exec(line) ?? [];
    const block = parseBlock(range);
    if (!isBlock(block) && block.kind === "ipv6") {
      const text = `${JSON.stringify(range)} is an IPv6 range, which cannot overlap an IPv4 range.`;
      report("warning", `Line ${number} is left out: ${text}`);
      continue;
    }
    if (!isBlock(block)) {
      report("error", `Line ${number}: ${getBlockErrorText(block, range)}`);
      continue;
    }
    const label = name.trim() || getBlockText(block);
    const duplicate = networks.find((network) => network.name === label);
    if (duplicate) {
      const ranges = `${getBlockText(duplicate.block)} and ${getBlockText(block)}`;
      report("warning", `Line ${number}: two networks are called ${label}: ${ranges}.`);
    }
    networks.push({ name: label, block });
  }
  if (enteredNetworks.length > maxNetworks) {
    report("error", `Only the first ${maxNetworks} networks are compared.`);
  }
  return { networks, diagnostics };
}

export function checkNetworks(plan: NetworkPlan, networks: readonly NamedNetwork[]): Diagnostic[] {
  const { block } = plan;
  const diagnostics: Diagnostic[] = [];
  const overlapping = networks.filter((network) => overlaps(network.block, block));
  const overlappingDefaults = defaultRanges.filter((range) => overlaps(range.block, block));
  const needsFix = overlapping.length + overlappingDefaults.length > 0;
  const freeBlock = needsFix ? findFreeBlock(block, networks) : undefined;
  const fix = freeBlock ? { fix: { input: rangeInput, value: getBlockText(freeBlock) } } : {};
  for (const network of overlapping) {
    // One of two overlapping blocks contains the other.
    const shared = network.block.bits > block.bits ? network.block : block;
    const subnetCount = plan.subnets.filter((subnet) =>
      overlaps(subnet.block, network.block),
    ).length;
    const subnets = subnetCount === 0 ? "no subnet" : formatCount(subnetCount, "subnet");
    const sharedAddresses = `${getAddressText(shared.first)} to ${getAddressText(getLastAddress(shared))}`;
    diagnostics.push({
      severity: "error",
      input: rangeInput,
      text: `${getBlockText(block)} overlaps ${network.name} (${getBlockText(network.block)}) from ${sharedAddresses}, where the plan has ${subnets}. The two networks cannot be peered.`,
      ...fix,
    });
  }
  for (const { block: range, user } of overlappingDefaults) {
    const text = `${getBlockText(block)} overlaps ${getBlockText(range)}: ${user}.`;
    diagnostics.push({ severity: "warning", input: rangeInput, text, ...fix });
  }
  const reserved = reservedRanges.find((range) => contains(range.block, block));
  if (reserved) {
    const text = `${getBlockText(block)} is within ${getBlockText(reserved.block)}, which is reserved for ${reserved.use}.`;
    diagnostics.push({ severity: "error", input: rangeInput, text });
  } else if (![...privateRanges, carrierRange].some((range) => contains(range, block))) {
    const text = `${getBlockText(block)} is not within a private range. Resources in the VPC cannot reach the owners of these addresses on the internet. Private ranges are 10.0.0.0/8, 172.16.0.0/12, and 192.168.0.0/16.`;
    diagnostics.push({ severity: "warning", input: rangeInput, text });
  }
  return diagnostics;
}

/** Searches after the block, in the rest of its private range, and then in the other ranges. */
function findFreeBlock(block: Block, networks: readonly NamedNetwork[]): Block | undefined {
  const usedBlocks = [...networks, ...defaultRanges].map((item) => item.block);
  const ranges = [...privateRanges, carrierRange];
  const currentRange = ranges.find((range) => contains(range, block));
  const otherRanges = privateRanges.filter((range) => range !== currentRange);
  const { bits } = block;
  const from = getLastAddress(block) + 1;
  const next = currentRange && findFreeBlockInRange(currentRange, { from, bits, usedBlocks });
  if (next) return next;
  for (const range of currentRange ? [currentRange, ...otherRanges] : otherRanges) {
    const found = findFreeBlockInRange(range, { from: range.first, bits, usedBlocks });
    if (found) return found;
  }
  return undefined;
}

function findFreeBlockInRange(
  range: Block,
  { from, bits, usedBlocks }: { from: number; bits: number; usedBlocks: readonly Block[] },
): Block | undefined {
  const size = countAddresses({ first: 0, bits });
  let first = from;
  while (first + size - 1 <= getLastAddress(range)) {
    const candidate = { first, bits };
    const overlapping = usedBlocks.filter((block) => overlaps(block, candidate));
    if (overlapping.length === 0) return candidate;
    first = Math.ceil((Math.max(...overlapping.map(getLastAddress)) + 1) / size) * size;
  }
  return undefined;
}
