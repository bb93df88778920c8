import { expect, it, test } from "vitest";
import { matches, readFilter, writeFilter } from "./filter-entries.ts";

const entry = {
  name: "vpc_subnet_ids",
  type: "list(string)",
  required: true,
  text: "vpc_subnet_ids list(string) required where nodes run",
};

test.each([
  ["", true],
  ["?filter=subnet", true],
  ["?filter=VPC-Subnet", true],
  ["?filter=nodes+subnet", true],
  ["?filter=nodes+cidr", false],
  ["?type=list", true],
  ["?type=map", false],
  ["?required=1", true],
])("%s", (search, shown) => {
  expect(matches(entry, readFilter(search))).toBe(shown);
  expect(writeFilter(search, readFilter(search))).toBe(search);
});

it("hides optional entries when only required ones are asked for", () => {
  expect(matches({ ...entry, required: false }, readFilter("?required=1"))).toBe(false);
});

it("keeps other parameters of the address", () => {
  expect(
    writeFilter("?a=b&filter=x", { query: "", type: "", requiredOnly: false, byName: true }),
  ).toBe("?a=b&sort=name");
});
