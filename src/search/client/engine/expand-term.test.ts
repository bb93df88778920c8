import { expect, it } from "vitest";
import { findNamesOneTypoAway, isOneTypo } from "./expand-term.ts";
import { isWithinTwoTypos } from "./suggest.ts";

it.each([
  ["cidr_blok", "cidr_block"],
  ["cidr_blockk", "cidr_block"],
  ["cidr_blcok", "cidr_block"],
  ["cidr_black", "cidr_block"],
  ["idr_block", "cidr_block"],
  ["dicr_block", "cidr_block"],
])("%s is one typo away from %s", (typed, meant) => {
  expect(isOneTypo(typed, meant)).toBe(typed !== "dicr_block");
  expect(isOneTypo(meant, typed)).toBe(typed !== "dicr_block");
});

it("a word is not one typo away from itself, nor from a word with two typos", () => {
  expect(isOneTypo("vpc_id", "vpc_id")).toBe(false);
  expect(isOneTypo("vpcid", "vpc_ids")).toBe(false);
});

it("finds names one typo away, but none for short words", () => {
  expect(findNamesOneTypoAway("vcp_id", ["vpc_id", "vpc_name"])).toEqual(["vpc_id"]);
  expect(findNamesOneTypoAway("vcp", ["vpc"])).toEqual([]);
});

it.each([
  ["num_nat_gatwys", "num_nat_gateways", true],
  ["subnets", "subnets", true],
  ["subents", "subnets", true],
  ["sbnt", "subnets", false],
  ["vpc_name", "vpc_id", false],
  ["🚀subnets", "🚀subnet", true],
])("%s is at most two typos away from %s: %s", (typed, name, near) => {
  expect(isWithinTwoTypos(typed, name)).toBe(near);
});
