import { appendFileSync, mkdtempSync } from "node:fs";
import { join } from "node:path";
import { median } from "./calibrate.ts";
import { withoutPublishing, writeCorpus } from "./corpus.ts";
import type { Measurement } from "./measurements.ts";
import { type BuildCost, runBuild } from "./run-build.ts";

interface BuildsOptions {
  pages: number;
  /** Cold builds whose median counts. */
  runs: number;
  /** Budget of a cold build. */
  seconds: number;
  /** Budget of its memory. */
  megabytes: number;
}

/**
 * Measures cold and warm builds of a synthetic corpus without the published files, which
 * `measurePublishing` measures. Seconds include the start of Node.
 */
export function measureBuilds(folder: string, options: BuildsOptions): Measurement[] {
  const { pages, runs, seconds, megabytes } = options;
  const site = join(folder, `plain-${pages}`);
  writeCorpus(site, pages, withoutPublishing);
  const builds = Array.from({ length: runs }, () => prepareBuild(site, folder));
  const cold = builds.map((build) => build());
  appendFileSync(join(site, "content/docs/short.md"), "\nOne more sentence.\n");
  const warm = builds.map((build) => build());
  const getMedian = (list: BuildCost[], key: keyof BuildCost) =>
    median(list.map((run) => run[key]));
  return [
    {
      name: `build ${pages} pages, cold`,
      value: getMedian(cold, "seconds"),
      unit: "s",
      budget: seconds,
    },
    {
      name: `build ${pages} pages, memory`,
      value: getMedian(cold, "megabytes"),
      unit: "MB",
      budget: megabytes,
    },
    {
      name: `build ${pages} pages, one changed (${getMedian(warm, "rendered")} rendered)`,
      value: getMedian(warm, "seconds"),
      unit: "s",
      ...(pages < 1000 && { budget: 1.5 }),
    },
  ];
}

/** Builds into new folders: the first build is cold, the others are warm. */
function prepareBuild(site: string, folder: string): () => BuildCost {
  const dir = mkdtempSync(join(folder, "build-"));
  return () => runBuild(site, join(dir, "dist"), join(dir, "cache"));
}
