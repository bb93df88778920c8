import { expect, it, vi } from "vitest";
import { markAbsent } from "./mark-absent.ts";

vi.mock("virtual:site/search-links", () => ({
  planner: { href: "/upgrade", versions: "/api/versions.json" },
}));

const service = (name: string, repository: string) => ({
  id: `a/${name}`,
  title: name,
  category: "a",
  source: `git::https://github.com/${repository}.git//modules/${name}?ref=v`,
  first: "1.0.0",
  history: "",
  page: `/services/${name}`,
});

const hit = (href: string, since?: string) => ({
  kind: "input" as const,
  href,
  heading: [],
  path: [],
  snippet: [],
  facts: { type: "string", ...(since && { since }) },
});

it("marks what the chosen version of a repository does not have", async () => {
  const index = {
    versions: [],
    services: [service("vpc", "acme/net"), service("db", "acme/data")],
  };
  vi.stubGlobal("fetch", async () => ({ ok: true, json: async () => index }));
  const hits = [
    hit("/services/vpc#input_new", "1.10.0"),
    hit("/services/vpc?version=1.9.0#input_old", "1.9.0"),
    hit("/services/vpc#input_first"),
    hit("/services/db#input_new", "1.10.0"),
    hit("/guide"),
  ];
  const results = { groups: [{ title: "A", href: "/a", hits }], total: 5, truncated: false };
  const versions = new Map([["catalog-version-git::https://github.com/acme/net.git", "1.9.0"]]);
  const marked = await markAbsent(results, versions);
  expect(marked.groups[0]?.hits.map(({ facts }) => facts?.absentIn)).toEqual([
    "1.9.0",
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
