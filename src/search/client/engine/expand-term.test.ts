import { expect, it } from "vitest";
import { correct, isOneTypo, isWithinTwoTypos } from "./expand-term.ts";

it.each([
  ["cidr_blok", "cidr_block"],
  ["cidr_blockk", "cidr_block"],
  ["cidr_blcok", "cidr_block"],
  ["cidr_black", "cidr_block"],
  ["idr_block", "cidr_block"],
  ["dicr_block", "cidr_block"],
])("%s is one error away from %s", (typed, meant) => {
  expect(isOneTypo(typed, meant)).toBe(typed !== "dicr_block");
  expect(isOneTypo(meant, typed)).toBe(typed !== "dicr_block");
});

it("a word is no typing error of itself, nor of one with two errors", () => {
  expect(isOneTypo("vpc_id", "vpc_id")).toBe(false);
  expect(isOneTypo("vpcid", "vpc_ids")).toBe(false);
});

it("corrects to names, and leaves short words alone", () => {
  expect(correct("vcp_id", ["vpc_id", "vpc_name"])).toEqual(["vpc_id"]);
  expect(correct("vcp", ["vpc"])).toEqual([]);
});

it.each([
  ["num_nat_gatwys", "num_nat_gateways", true],
  ["subnets", "subnets", true],
  ["subents", "subnets", true],
  ["sbnt", "subnets", false],
  ["vpc_name", "vpc_id", false],
])("%s is at most two errors from %s: %s", (typed, name, near) => {
  expect(isWithinTwoTypos(typed, name)).toBe(near);
});
