import { describe, expect, it } from "vitest";
import { releases } from "./content.ts";
import { groupsAroundNetwork, network, tiers } from "./service-map.ts";

interface History {
  releases: { version: string; date: string }[];
}

const modules = import.meta.glob("../../catalog/*/*/module.yaml");
const histories = import.meta.glob<History>("../../catalog/*/*/history.json", {
  eager: true,
  import: "default",
});

/** `category/service` of a file in the catalog. */
const getService = (file: string) => file.split("/").slice(-3, -1).join("/");

describe("the map of the services", () => {
  it("shows every service of the catalog once", () => {
    const shown = [...groupsAroundNetwork, network, ...tiers].flatMap(({ services }) =>
      services.map(({ path }) => path),
    );
    expect(shown.toSorted()).toEqual(Object.keys(modules).map(getService).toSorted());
  });
});

describe("what is new in the catalog", () => {
  it("is the latest releases that changed a service", () => {
    const changed = new Map<string, { date: string; services: string[] }>();
    for (const [file, history] of Object.entries(histories)) {
      for (const { version, date } of history.releases) {
        const release = changed.get(version) ?? { date, services: [] };
        release.services.push(getService(file).split("/")[1] ?? "");
        changed.set(version, release);
      }
    }
    const latest = [...changed]
      .toSorted(([a], [b]) => b.localeCompare(a, "en", { numeric: true }))
      .slice(0, releases.length)
      .map(([version, { date, services }]) => ({ version, date, services: services.toSorted() }));
    expect(releases.map(({ text: _, ...release }) => release)).toEqual(latest);
  });
});
