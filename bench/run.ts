import { rmSync } from "node:fs";
import { join } from "node:path";
import { calibrate } from "./calibrate.ts";
import { root } from "./corpus.ts";
import { type Figure, formatComparison, formatFigures } from "./figures.ts";
import { measureBuilds } from "./measure-builds.ts";
import { measureCatalog } from "./measure-catalog.ts";
import { measureCode } from "./measure-code.ts";
import { measureDev } from "./measure-dev.ts";
import { measureLarge } from "./measure-large.ts";
import { measureMcp } from "./measure-mcp.ts";
import { measureMigration } from "./measure-migration.ts";
import { measurePages } from "./measure-pages.ts";
import { measurePeers } from "./measure-peers.ts";
import { measurePublishing } from "./measure-publishing.ts";
import { measureScale } from "./measure-scale.ts";
import { measureSearch } from "./measure-search.ts";
import { measureUsage } from "./measure-usage.ts";

/**
 * New for this run and removed at its end: a file system may pass over what was removed a moment ago
 * when it makes files (ext4 without a journal), and a build would pay for the tidying before it.
 */
const folder = join(root, ".cache/bench", String(process.pid));
/** Each part by its name. */
const parts: Record<string, () => Figure[] | Promise<Figure[]>> = {
  catalog: () => measureCatalog(folder),
  publishing: () => measurePublishing(folder),
  search: () => measureSearch(folder),
  code: () => measureCode(folder),
  usage: () => measureUsage(folder),
  mcp: () => measureMcp(folder),
  builds: () => [
    ...measureBuilds(folder, { pages: 350, runs: 3, seconds: 3, megabytes: 500 }),
    ...measureBuilds(folder, { pages: 3500, runs: 1, seconds: 25, megabytes: 1000 }),
  ],
  pages: () => measurePages(folder),
  dev: () => measureDev(folder),
  migration: () => measureMigration(folder),
  large: () => measureLarge(folder),
  scale: () => measureScale(folder),
};
/** Is no part of a run that names none: it installs other engines from the registry. */
const peers = "peers";

/**
 * `npm run bench [-- builds|pages|dev|migration|catalog|publishing|search|code|usage|mcp|large|scale|peers …]`: all
 * figures, or those of some parts; `peers` compares with other engines.
 */
const chosen = process.argv.slice(2);
const known = [...Object.keys(parts), peers];
const unknown = chosen.find((name) => !known.includes(name));
if (unknown) throw new Error(`no part ${unknown}; there are ${known.join(", ")}`);

const { median, spread } = calibrate();
console.log(`Fixed work: ${median.toFixed(0)} ms, spread ${(spread * 100).toFixed(0)} %`);
try {
  for (const [name, measure] of Object.entries(parts)) {
    if (chosen.length > 0 && !chosen.includes(name)) continue;
    // Printed immediately, so that a later failure does not lose it.
    console.log(`\n${name}\n${formatFigures(await measure())}`);
  }
  if (chosen.includes(peers)) {
    console.log(`\n${peers}\n${formatComparison(await measurePeers(folder))}`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
