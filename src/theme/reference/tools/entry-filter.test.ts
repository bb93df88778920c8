import { expect, it, test } from "vitest";
import { isFiltered, noFilter, readFilter, writeFilter } from "./entry-filter.ts";
import { type FilterableEntry, matchesFilter } from "./filter-reference-dom.ts";

const entry: FilterableEntry = {
  kind: "input",
  name: "vpc_subnet_ids",
  type: "list(string)",
  required: true,
  changed: false,
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
  ["?optional=1", false],
  ["?changed=1", false],
])("%s", (search, shown) => {
  expect(matchesFilter(entry, readFilter(search))).toBe(shown);
  expect(writeFilter(search, readFilter(search))).toBe(search);
});

it("filters required, optional, and changed entries", () => {
  expect(matchesFilter({ ...entry, required: false }, readFilter("?required=1"))).toBe(false);
  expect(matchesFilter({ ...entry, required: false }, readFilter("?optional=1"))).toBe(true);
  expect(matchesFilter({ ...entry, changed: true }, readFilter("?changed=1"))).toBe(true);
});

it("filters only inputs by type and by required", () => {
  const output: FilterableEntry = { ...entry, kind: "output", type: "", required: false };
  const removed: FilterableEntry = { ...output, kind: "removed" };
  for (const search of ["?type=map", "?required=1", "?optional=1"]) {
    expect(matchesFilter(output, readFilter(search))).toBe(true);
    expect(matchesFilter(removed, readFilter(search))).toBe(false);
  }
  expect(matchesFilter(removed, readFilter("?filter=vpc-subnet"))).toBe(true);
});

it("keeps other parameters of the address", () => {
  expect(writeFilter("?a=b&filter=x", { ...noFilter, byName: true })).toBe("?a=b&sort=name");
});

it("does not treat the sort order as a filter", () => {
  expect(isFiltered({ ...noFilter, byName: true })).toBe(false);
  expect(isFiltered({ ...noFilter, changed: true })).toBe(true);
});
