import { join } from "node:path";
import { runMigration } from "../migrate/src/run-migration.ts";
import type { Measurement } from "./measurements.ts";
import { runBuild } from "./run-build.ts";
import { writeDocusaurus } from "./write-docusaurus.ts";

const pages = 1000;

/** Migrates a Docusaurus site of 1,000 pages, and builds it. Throws if the build fails. */
export async function measureMigration(folder: string): Promise<Measurement[]> {
  const [old, site] = [join(folder, "docusaurus"), join(folder, "migrated")];
  writeDocusaurus(old, pages);
  const start = performance.now();
  const { addresses } = await runMigration("docusaurus", old, site);
  const seconds = (performance.now() - start) / 1000;
  const lost = addresses.filter(({ outcome }) => outcome === "lost");
  if (lost.length > 0)
    throw new Error(`${lost.length} addresses are lost, such as ${lost[0]?.old}`);
  const build = runBuild(site, join(folder, "migrated-out"), join(folder, "migrated-cache"));
  return [
    { name: `${pages} pages of Docusaurus migrated`, value: seconds, budget: 60, unit: "s" },
    { name: "then built for the first time", value: build.seconds, unit: "s" },
  ];
}
