/** A block of IPv4 addresses. Addresses are numbers from 0 to 2^32 - 1. */
export interface Block {
  /** The first address. */
  first: number;
  /** Prefix length, from 0 to 32. */
  bits: number;
}

/** Addresses side by side, which need not be a block. Both ends belong to it. */
export interface AddressRange {
  first: number;
  last: number;
}

/** What is wrong with the text of a block. */
export type BlockFault =
  | { kind: "empty" | "ipv6" | "address" | "no-prefix" | "prefix" }
  /** The address is not the first of its block, which is `near`. */
  | { kind: "inside"; near: string };

/**
 * Reads a block in CIDR notation as Terraform and AWS do: four decimal numbers without leading zeros,
 * a slash, and a prefix length, and the address has to be the first of the block.
 */
export function parseBlock(text: string): Block | BlockFault {
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
  if (first !== value) return { kind: "inside", near: blockText({ first, bits }) };
  return { first, bits };
}

export function isBlock(parsed: Block | BlockFault): parsed is Block {
  return "bits" in parsed;
}

/**
 * The block of a text that is known to hold one.
 *
 * @throws Error where it does not
 */
export function blockOf(text: string): Block {
  const parsed = parseBlock(text);
  if (!isBlock(parsed)) throw new Error(`no block of addresses: ${text} (${parsed.kind})`);
  return parsed;
}

function parseAddress(text: string): number | undefined {
  const parts = text.split(".");
  const isAddress =
    parts.length === 4 &&
    parts.every((part) => /^(?:0|[1-9]\d{0,2})$/.test(part) && Number(part) < 256);
  return isAddress ? parts.reduce((sum, part) => sum * 256 + Number(part), 0) : undefined;
}

/** An address with dots: `10.0.0.1`. */
export function addressText(address: number): string {
  return [24, 16, 8, 0].map((shift) => Math.floor(address / 2 ** shift) % 256).join(".");
}

/** A block in CIDR notation: `10.0.0.0/16`. */
export function blockText({ first, bits }: Block): string {
  return `${addressText(first)}/${bits}`;
}

/** Number of addresses. */
export function sizeOf(block: Block | AddressRange): number {
  return "bits" in block ? 2 ** (32 - block.bits) : block.last - block.first + 1;
}

/** The last address. */
export function lastOf(block: Block): number {
  return block.first + sizeOf(block) - 1;
}

export function overlap(one: Block, other: Block): boolean {
  return one.first <= lastOf(other) && other.first <= lastOf(one);
}

/** Whether all addresses of `inner` belong to `outer`. */
export function contains(outer: Block, inner: Block): boolean {
  return outer.first <= inner.first && lastOf(inner) <= lastOf(outer);
}

/**
 * The function `cidrsubnet` of OpenTofu and Terraform: cuts a block into blocks whose prefix is
 * `newBits` longer and returns the one with this number, counted from 0. Returns undefined where the
 * function fails: the prefix would be longer than 32 bits, or there are fewer blocks.
 */
export function cidrsubnet(block: Block, newBits: number, number: number): Block | undefined {
  const bits = block.bits + newBits;
  if (bits > 32 || number >= 2 ** newBits) return undefined;
  return { first: block.first + number * 2 ** (32 - bits), bits };
}

/** The blocks of which a range consists, as few as possible and in the order of their addresses. */
export function blocksIn({ first, last }: AddressRange): Block[] {
  const blocks: Block[] = [];
  for (let start = first; start <= last; ) {
    let size = 1;
    while (start % (size * 2) === 0 && start + size * 2 - 1 <= last) size *= 2;
    blocks.push({ first: start, bits: 32 - Math.log2(size) });
    start += size;
  }
  return blocks;
}

/** The ranges of a block that none of the other blocks takes, in the order of their addresses. */
export function freeRanges(block: Block, taken: readonly Block[]): AddressRange[] {
  const free: AddressRange[] = [];
  let next = block.first;
  for (const { first, last } of taken
    .map((one) => ({ first: one.first, last: lastOf(one) }))
    .sort((a, b) => a.first - b.first)) {
    if (first > next) free.push({ first: next, last: first - 1 });
    next = Math.max(next, last + 1);
  }
  if (next <= lastOf(block)) free.push({ first: next, last: lastOf(block) });
  return free;
}
