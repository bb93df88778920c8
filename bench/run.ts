import { rmSync } from "node:fs";
import { join } from "node:path";
import { Argument, Command } from "commander";
import { calibrate } from "./calibrate.ts";
import { root } from "./corpus.ts";
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
import { measureSync } from "./measure-sync.ts";
import { measureUsage } from "./measure-usage.ts";
import { formatComparison, formatMeasurements, type Measurement } from "./measurements.ts";

/**
 * A new folder for every run. On some file systems (ext4 without a journal), creating files is slow
 * right after many were deleted, which would be counted as time of the build.
 */
const folder = join(root, ".cache/bench", String(process.pid));
const benchmarks: Record<string, () => Measurement[] | Promise<Measurement[]>> = {
  catalog: () => measureCatalog(folder),
  publishing: () => measurePublishing(folder),
  search: () => measureSearch(folder),
  code: () => measureCode(folder),
  usage: () => measureUsage(folder),
  sync: () => measureSync(folder),
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
/** Compares with other engines. Runs only by name, because it installs them from the registry. */
const peers = "peers";

const names = [...Object.keys(benchmarks), peers];
const program = new Command("npm run bench --")
  .description("Measures speed and page weight, and compares each measurement with its budget")
  .addArgument(
    new Argument("[name...]", `benchmarks to run; default: all except ${peers}`).choices(names),
  )
  .parse();
const chosen = program.args;

const { median, spread } = calibrate();
console.log(`Calibration: ${median.toFixed(0)} ms, spread ${(spread * 100).toFixed(0)} %`);
try {
  for (const [name, measure] of Object.entries(benchmarks)) {
    if (chosen.length > 0 && !chosen.includes(name)) continue;
    // Printed immediately, so that a later failure does not lose it.
    console.log(`\n${name}\n${formatMeasurements(await measure())}`);
  }
  if (chosen.includes(peers)) {
    console.log(`\n${peers}\n${formatComparison(await measurePeers(folder))}`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
