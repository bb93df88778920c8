/** Addresses are numbers from 0 to 2^32 - 1. */
export interface Block {
  first: number;
  /** The length of the prefix. */
  bits: number;
}

export interface AddressRange {
  first: number;
  last: number;
}

export type BlockError =
  | { kind: "empty" | "ipv6" | "address" | "no-prefix" | "prefix" }
  /** The address is not the first of its block, which is the suggestion. */
  | { kind: "inside"; suggestion: string };

/**
 * Parses CIDR notation as Terraform and AWS do: decimal numbers without leading zeros, and the
 * address must be the first of its block.
 */
export function parseBlock(text: string): Block | BlockError {
  const trimmed = text.trim();
  if (trimmed === "") return { kind: "empty" };
  if (trimmed.includes(":")) return { kind: "ipv6" };
  const [address = "", prefix, ...rest] = trimmed.split("/");
  const value = parseAddress(address);
  if (value === undefined) return { kind: "address" };
  if (prefix === undefined) return { kind: "no-prefix" };
  if (rest.length > 0 || !/^(?:0|[1-9]\d?)$/.test(prefix) || Number(prefix) > 32) {
    return { kind: "prefix" };
  }
  const bits = Number(prefix);
  const first = value - (value % 2 ** (32 - bits));
  if (first !== value) return { kind: "inside", suggestion: getBlockText({ first, bits }) };
  return { first, bits };
}

export function isBlock(parsed: Block | BlockError): parsed is Block {
  return "bits" in parsed;
}

export function requireBlock(text: string): Block {
  const parsed = parseBlock(text);
  if (!isBlock(parsed)) throw new Error(`not a block of addresses: ${text} (${parsed.kind})`);
  return parsed;
}

/** RFC 1918: ranges for addresses within networks. */
export const privateRanges = ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16"].map(requireBlock);

function parseAddress(text: string): number | undefined {
  const parts = text.split(".");
  const isAddress =
    parts.length === 4 &&
    parts.every((octet) => /^(?:0|[1-9]\d{0,2})$/.test(octet) && Number(octet) < 256);
  return isAddress ? parts.reduce((sum, octet) => sum * 256 + Number(octet), 0) : undefined;
}

export function getAddressText(address: number): string {
  return [24, 16, 8, 0].map((shift) => Math.floor(address / 2 ** shift) % 256).join(".");
}

export function getBlockText({ first, bits }: Block): string {
  return `${getAddressText(first)}/${bits}`;
}

export function countAddresses(block: Block | AddressRange): number {
  return "bits" in block ? 2 ** (32 - block.bits) : block.last - block.first + 1;
}

export function getLastAddress(block: Block): number {
  return block.first + countAddresses(block) - 1;
}

export function overlaps(block: Block, other: Block): boolean {
  return block.first <= getLastAddress(other) && other.first <= getLastAddress(block);
}

export function contains(outer: Block, inner: Block): boolean {
  return outer.first <= inner.first && getLastAddress(inner) <= getLastAddress(outer);
}

/**
 * `cidrsubnet` of OpenTofu: splits a block into blocks whose prefix is `newBits` longer and returns
 * the one with this number, counted from 0. Undefined if no such block exists.
 */
export function cidrsubnet(block: Block, newBits: number, number: number): Block | undefined {
  const bits = block.bits + newBits;
  if (bits > 32 || number >= 2 ** newBits) return undefined;
  return { first: block.first + number * 2 ** (32 - bits), bits };
}

export function splitIntoBlocks({ first, last }: AddressRange): Block[] {
  const blocks: Block[] = [];
  let start = first;
  while (start <= last) {
    let size = 1;
    while (start % (size * 2) === 0 && start + size * 2 - 1 <= last) size *= 2;
    blocks.push({ first: start, bits: 32 - Math.log2(size) });
    start += size;
  }
  return blocks;
}

export function getFreeRanges(block: Block, usedBlocks: readonly Block[]): AddressRange[] {
  const free: AddressRange[] = [];
  let next = block.first;
  for (const used of usedBlocks.toSorted((a, b) => a.first - b.first)) {
    if (used.first > next) free.push({ first: next, last: used.first - 1 });
    next = Math.max(next, getLastAddress(used) + 1);
  }
  if (next <= getLastAddress(block)) free.push({ first: next, last: getLastAddress(block) });
  return free;
}
