import { describe, expect, it } from "vitest";
import {
  type Block,
  cidrsubnet,
  contains,
  countAddresses,
  getAddressText,
  getBlockText,
  getFreeRanges,
  getLastAddress,
  overlaps,
  parseBlock,
  requireBlock,
  splitIntoBlocks,
} from "./ipv4.ts";

/** Integers from 0 to below the limit, always the same for the same seed. */
function seeded(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

function randomBlock(random: (limit: number) => number, min = 0, max = 32): Block {
  const bits = min + random(max - min + 1);
  const size = 2 ** (32 - bits);
  return { first: random(2 ** bits) * size, bits };
}

describe("parseBlock", () => {
  it.each([
    ["10.0.0.0/16", 10 * 2 ** 24, 16],
    [" 192.168.4.0/22\n", 0xc0a80400, 22],
    ["0.0.0.0/0", 0, 0],
    ["255.255.255.255/32", 2 ** 32 - 1, 32],
  ])("reads %j", (text, first, bits) => {
    expect(parseBlock(text)).toEqual({ first, bits });
  });

  it.each([
    ["", "empty"],
    ["  ", "empty"],
    ["2001:db8::/56", "ipv6"],
    ["::/0", "ipv6"],
    ["10.0.0.0", "no-prefix"],
    ["10.0.0.0/", "prefix"],
    ["10.0.0.0/33", "prefix"],
    ["10.0.0.0/016", "prefix"],
    ["10.0.0.0/-1", "prefix"],
    ["10.0.0.0/1e1", "prefix"],
    ["10.0.0.0/16/2", "prefix"],
    ["10.0.0/16", "address"],
    ["10.0.0.0.0/16", "address"],
    ["10.0.0.256/32", "address"],
    ["010.0.0.0/8", "address"],
    ["0x0a.0.0.0/8", "address"],
    ["10. 0.0.0/8", "address"],
    ["<script>/16", "address"],
    ["１０.0.0.0/8", "address"],
  ])("rejects %j: %s", (text, kind) => {
    expect(parseBlock(text)).toEqual({ kind });
  });

  it("returns the block that contains an address", () => {
    expect(parseBlock("10.20.30.40/16")).toEqual({ kind: "inside", suggestion: "10.20.0.0/16" });
    expect(parseBlock("10.0.0.1/0")).toEqual({ kind: "inside", suggestion: "0.0.0.0/0" });
  });
});

describe("cidrsubnet", () => {
  // The IPv4 examples of https://opentofu.org/docs/language/functions/cidrsubnet/.
  it.each([
    ["172.16.0.0/12", 4, 2, "172.18.0.0/16"],
    ["10.1.2.0/24", 4, 15, "10.1.2.240/28"],
    ["10.10.0.0/16", 5, 10, "10.10.80.0/21"],
    ["10.128.0.0/9", 8, 255, "10.255.128.0/17"],
    ["10.0.0.0/16", 0, 0, "10.0.0.0/16"],
    ["0.0.0.0/0", 32, 2 ** 32 - 1, "255.255.255.255/32"],
  ])("cuts %s by %i bits: number %i is %s", (range, newBits, number, subnet) => {
    const found = cidrsubnet(requireBlock(range), newBits, number);
    expect(found && getBlockText(found)).toBe(subnet);
  });

  it.each([
    ["a prefix over 32", "10.0.0.0/28", 5, 0],
    ["a network number that does not fit into the new bits", "10.0.0.0/16", 5, 32],
    ["network number 1 with no new bits", "10.0.0.0/16", 0, 1],
  ])("rejects %s", (_, range, newBits, number) => {
    expect(cidrsubnet(requireBlock(range), newBits, number)).toBeUndefined();
  });
});

describe("for 500 random blocks", () => {
  const random = seeded(33);
  const blocks = Array.from({ length: 500 }, () => randomBlock(random));

  it("text and block convert to each other", () => {
    expect(blocks.map((block) => parseBlock(getBlockText(block)))).toEqual(blocks);
  });

  it("the subnets of a block are adjacent and fill it", () => {
    for (const block of blocks) {
      const newBits = random(Math.min(32 - block.bits, 6) + 1);
      const subnets = Array.from({ length: 2 ** newBits }, (_, number) =>
        cidrsubnet(block, newBits, number),
      );
      let next = block.first;
      for (const subnet of subnets) {
        expect(subnet?.first).toBe(next);
        next = subnet ? getLastAddress(subnet) + 1 : Number.NaN;
      }
      expect(next).toBe(getLastAddress(block) + 1);
    }
  });

  it("two blocks overlap only where one contains the other", () => {
    for (const [index, block] of blocks.entries()) {
      const other = blocks[(index * 7 + 1) % blocks.length] ?? block;
      expect(overlaps(block, other)).toBe(contains(block, other) || contains(other, block));
    }
  });

  it("taken and free addresses add up, and free ranges use as few blocks as possible", () => {
    for (let round = 0; round < 50; round += 1) {
      const outer = randomBlock(random, 16, 24);
      const taken = Array.from({ length: random(8) }, () => {
        const newBits = 1 + random(28 - outer.bits);
        return cidrsubnet(outer, newBits, random(2 ** newBits)) ?? outer;
      });
      const free = getFreeRanges(outer, taken);
      const parts = free.flatMap(splitIntoBlocks);
      const covered = new Set(taken.flatMap(getAddresses));
      const sum = parts.reduce((total, part) => total + countAddresses(part), 0);
      expect(sum + covered.size).toBe(countAddresses(outer));
      expect(parts.some((part) => taken.some((block) => overlaps(part, block)))).toBe(false);
      // Two adjacent halves would have been one block.
      for (const [index, part] of parts.entries()) {
        const before = parts[index - 1];
        const isPair =
          before?.bits === part.bits &&
          getLastAddress(before) + 1 === part.first &&
          before.first % (2 * countAddresses(part)) === 0;
        expect(isPair).toBe(false);
        expect(part.first % countAddresses(part)).toBe(0);
      }
    }
  });
});

function getAddresses(block: Block): number[] {
  return Array.from({ length: countAddresses(block) }, (_, index) => block.first + index);
}

it("throws for a text that is not a block", () => {
  expect(() => requireBlock("10.0.0.0/99")).toThrow(
    "not a block of addresses: 10.0.0.0/99 (prefix)",
  );
});

it("writes addresses", () => {
  expect(getAddressText(0)).toBe("0.0.0.0");
  expect(getAddressText(2 ** 32 - 1)).toBe("255.255.255.255");
  expect(getAddressText(requireBlock("172.31.0.0/16").first)).toBe("172.31.0.0");
});

it("finds no free range where everything is taken, and all of it where nothing is", () => {
  const whole = requireBlock("10.0.0.0/24");
  expect(
    getFreeRanges(whole, [requireBlock("10.0.0.0/25"), requireBlock("10.0.0.128/25")]),
  ).toEqual([]);
  expect(getFreeRanges(whole, [])).toEqual([{ first: whole.first, last: getLastAddress(whole) }]);
});
