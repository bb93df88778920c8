import { expect, test, vi } from "vitest";
import { completeVersion } from "../../catalog/history/versions-in-query.ts";
import * as messages from "./search-messages.ts";
import { findUpgradePlan, readUpgradeQuery } from "./upgrade-plan.ts";

vi.mock("virtual:site/search-links", () => ({
  planner: { href: "/upgrade", versions: "/api/versions.json" },
}));

const dated = (versions: string[]) => versions.map((version) => ({ version, date: "2026-01-15" }));

const getService = (id: string, title: string, module: string) => ({
  id,
  title,
  category: "Services",
  source: `git::git@github.com:acme/catalog.git//modules/${module}?ref=v`,
  first: "0.104.0",
  history: `/api/${id}.json`,
  page: `/${id}`,
});

vi.mock("../browser/fetch-json.ts", () => ({
  fetchJson: async () => ({
    versions: dated(["0.104.0", "0.104.1", "1.3.0"]),
    unobserved: dated(["0.104.2", "1.0.0"]),
    services: [
      getService("networking/management-vpc", "Management VPC", "vpc-mgmt"),
      getService("networking/vpc", "Virtual Private Cloud (VPC)", "vpc"),
      getService("apps/eks-workers", "Amazon EKS Workers", "eks-workers"),
      getService("apps/eks", "Amazon EKS", "eks-cluster"),
    ],
  }),
}));

test.each([
  ["0.93 to 2.11", ["0.93", "2.11"]],
  ["v0.93.0..v2.11.1", ["0.93.0", "2.11.1"]],
  ["How do I upgrade from 0.93 to 2.11?", ["0.93", "2.11"]],
  ["0.93 → 2.11", ["0.93", "2.11"]],
  ["What breaks when upgrading from v0.93.0 to v2.11.1.", ["0.93.0", "2.11.1"]],
  ["2.11", null],
  ["10.0.0.1 10.0.0.2", null],
  ["0.93 1.0 2.11", null],
])("the versions of %j are %j", (text, versions) => {
  const query = readUpgradeQuery(text, messages.upgradeWords.split(" "));
  expect(query?.versions ?? null).toEqual(versions);
});

test.each([
  ["upgrade from 0.104 to 1.3", "/upgrade?from=0.104.1&to=1.3.0"],
  ["upgrade from 0.104 to 1.0", "/upgrade?from=0.104.1&to=1.0.0"],
  ["upgrade from 0.104 to 1.9", undefined],
  ["upgrade VPC from 0.104 to 1.3", "/upgrade?service=networking/vpc&from=0.104.1&to=1.3.0"],
  ["management vpc 0.104 1.3", "/upgrade?service=networking/management-vpc&from=0.104.1&to=1.3.0"],
  ["How do I upgrade EKS from 0.104 to 1.3?", "/upgrade?service=apps/eks&from=0.104.1&to=1.3.0"],
  ["eks-workers 0.104 to 1.3", "/upgrade?service=apps/eks-workers&from=0.104.1&to=1.3.0"],
  ["terraform 0.104 to 1.3", undefined],
  ["terraform 1.5 to 1.9", undefined],
])("the planner for %j is at %s", async (text, href) => {
  expect((await findUpgradePlan(text))?.href).toBe(href);
});

test("a version without its last number is the newest one that begins with it", () => {
  const published = ["0.93.0", "2.1.0", "2.11.0", "2.11.1"];
  expect(completeVersion("0.93", published)).toBe("0.93.0");
  expect(completeVersion("2.11", published)).toBe("2.11.1");
  expect(completeVersion("2.1", published)).toBe("2.1.0");
  expect(completeVersion("3.0", published)).toBeUndefined();
});
