import { describe, expect, test } from "vitest";
import { example, getExampleProfiles } from "../data/example.ts";
import { getAddressRows, getSubnetRows } from "./example-ranges.ts";

describe("the address plan", () => {
  test("subnets are those that cidrsubnet computes", () => {
    expect(getSubnetRows(example, "prod")).toEqual([
      ["Public", "10.20.0.0/21", "10.20.8.0/21", "10.20.16.0/21"],
      ["Private app", "10.20.80.0/21", "10.20.88.0/21", "10.20.96.0/21"],
      ["Private persistence", "10.20.160.0/21", "10.20.168.0/21", "10.20.176.0/21"],
    ]);
    expect(getSubnetRows(example, "mgmt-prod")).toEqual([
      ["Public", "10.40.0.0/20", "10.40.16.0/20", "10.40.32.0/20"],
      ["Private", "10.40.128.0/20", "10.40.144.0/20", "10.40.160.0/20"],
    ]);
    expect(() => getSubnetRows(example, "qa")).toThrow("unknown network");
  });

  test("no range overlaps another", () => {
    const spans = getAddressRows(example).map(([range]) => span(range));
    for (const [index, [start, end]] of spans.entries()) {
      const clash = spans.findIndex(
        ([from, to], other) => other > index && from <= end && start <= to,
      );
      expect(clash).toBe(-1);
    }
  });
});

describe("the example company", () => {
  test("names only accounts that exist", () => {
    const { accounts, roles, vpcs, users, buckets } = example;
    const named = [
      ...getExampleProfiles().map(({ account }) => account),
      ...roles.flatMap((role) => [...role.accounts, ...role.trusts]),
      ...vpcs.map(({ account }) => account),
      ...users.flatMap(({ memberships }) => memberships.map(({ account }) => account)),
      ...buckets.map(({ account }) => account),
    ];
    expect(named.filter((name) => !(name in accounts))).toEqual([]);
  });

  test("gives each profile a unique name, and a role of its account", () => {
    const profiles = getExampleProfiles();
    expect(new Set(profiles.map(({ name }) => name)).size).toBe(profiles.length);
    const wrong = profiles.filter(
      ({ role, account }) =>
        role !== null &&
        !example.roles.some(
          ({ name, accounts }) => name === role && accounts.some((each) => each === account),
        ),
    );
    expect(wrong).toEqual([]);
  });
});

function span(range: string): [number, number] {
  const [address = "", bits = ""] = range.split("/");
  const start = address.split(".").reduce((sum, part) => sum * 256 + Number(part), 0);
  return [start, start + 2 ** (32 - Number(bits)) - 1];
}
