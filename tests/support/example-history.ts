import type { HistoryRelease, ModuleHistory } from "../../src/catalog/history/history.ts";

/** Four versions of a module of networks. */
export const base: ModuleHistory = {
  schema: 1,
  first: {
    version: "0.93.0",
    date: "2022-06-30",
    inputs: [
      { name: "cidr", type: "string" },
      { name: "nat", type: "number", default: 1 },
      { name: "tags", type: "map(string)", default: {} },
    ],
    outputs: ["id"],
  },
  releases: [
    {
      version: "0.94.0",
      date: "2022-07-28",
      added: [{ name: "entry_poilcy", type: "any", default: {} }],
      outputsAdded: ["arn"],
    },
    {
      version: "0.110.0",
      date: "2024-01-01",
      removed: ["entry_poilcy"],
      added: [{ name: "entry_policy", type: "any", default: {} }],
      changed: [{ name: "nat", field: "default", from: 1, to: 3 }],
    },
    {
      version: "2.0.0",
      date: "2025-01-01",
      changed: [
        { name: "nat", field: "default", from: 3, to: 1 },
        { name: "tags", field: "type", from: "map(string)", to: "map(number)", breaks: "up" },
        { name: "cidr", field: "default", to: null },
      ],
      added: [{ name: "region", type: "string" }],
      outputsRemoved: ["id"],
    },
  ],
};

export const withReleases = (...releases: HistoryRelease[]): ModuleHistory => ({
  ...base,
  releases,
});

export function release(version: string, more: Partial<HistoryRelease> = {}): HistoryRelease {
  return { version, date: "2026-01-01", ...more };
}
