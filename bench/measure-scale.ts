import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { appendFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "../src/files/walk-files.ts";
import { root, withoutPublishing, writeCorpus } from "./corpus.ts";
import type { Measurement } from "./measurements.ts";
import { type BuildCost, runBuild } from "./run-build.ts";

const large = 35_000;
const small = 3500;
const shards = 4;
/** Each build must fit in a heap of 2 GB. */
const heap = ["--max-old-space-size=2048"];
/** Seconds that every build takes to start Node and compile the engine. */
const fixedSeconds = 2;
/** Builds with one changed page. The first creates all output folders, later ones reuse them. */
const warmBuilds = 4;

/**
 * Builds a site of 35,000 pages without publishing, each time in a separate process with a heap of
 * 2 GB: cold, with one changed page, and in shards. Takes about eight minutes.
 *
 * @throws Error if the merged shards differ from the output of a single build
 */
export function measureScale(folder: string): Measurement[] {
  const site = writeSite(folder, large);
  const out = join(folder, "scale-out");
  const build = () => runBuild(site, out, join(folder, "scale-cache"), heap);
  const cold = build();
  const before = hashOfOutput(out);
  const measurements = [
    ...summarizeColdBuild(cold, buildSmallSite(folder)),
    ...summarizeShards(folder, { site, cold }),
  ];
  if (hashOfOutput(join(folder, "scale-merged")) !== before) {
    throw new Error("the merged shards differ from the output of a single build");
  }
  const file = join(site, "content/docs/section-3/group-3/page-75.md");
  const warm = Array.from({ length: warmBuilds }, (_, index) => {
    appendFileSync(file, `\nSentence ${index}.\n`);
    return build();
  });
  const getSeconds = (run: BuildCost | undefined) => run?.seconds ?? Number.NaN;
  return [
    ...measurements,
    { name: "35,000 pages, one changed, first time", value: getSeconds(warm[0]), unit: "s" },
    {
      name: "35,000 pages, one changed, later",
      value: getSeconds(warm.at(-1)),
      unit: "s",
      budget: 10,
    },
  ];
}

function writeSite(folder: string, pages: number): string {
  const site = join(folder, `scale-${pages}`);
  writeCorpus(site, pages, withoutPublishing);
  return site;
}

function buildSmallSite(folder: string): BuildCost {
  const site = writeSite(folder, small);
  return runBuild(site, join(folder, "small-out"), join(folder, "small-cache"));
}

function summarizeColdBuild(cold: BuildCost, smaller: BuildCost): Measurement[] {
  const getSecondsPerPage = ({ seconds }: BuildCost, pages: number) =>
    (seconds - fixedSeconds) / pages;
  const ratio = getSecondsPerPage(cold, large) / getSecondsPerPage(smaller, small);
  return [
    { name: "35,000 pages, cold", value: cold.seconds, unit: "s", budget: 130 },
    { name: "35,000 pages, memory", value: cold.megabytes, unit: "MB", budget: 2000 },
    { name: "cost of a page compared with 3,500", value: ratio, unit: "", budget: 1.3 },
  ];
}

/** Builds the shards one after another and merges them. */
function summarizeShards(
  folder: string,
  { site, cold }: { site: string; cold: BuildCost },
): Measurement[] {
  const shardsDir = join(folder, "scale-shards");
  const times = Array.from({ length: shards }, (_, index) => {
    const shard = ["--shard", `${index + 1}/${shards}`];
    return measureTime(["--site", site, "--out", join(shardsDir, `${index + 1}`), ...shard]);
  });
  const merged = measureTime([
    "--site",
    site,
    "--out",
    join(folder, "scale-merged"),
    "--merge",
    shardsDir,
  ]);
  const share = (Math.max(...times) / cold.seconds) * 100;
  return [
    {
      name: "slowest of four shards, share of a single build",
      value: share,
      unit: "%",
      budget: 30,
    },
    { name: "merge of four shards", value: merged, unit: "s", budget: 20 },
  ];
}

/** Seconds that the command `build` takes. It uses the cache of this project. */
function measureTime(options: readonly string[]): number {
  const start = performance.now();
  const command = [
    ...heap,
    join(root, "src/run.mjs"),
    join(root, "src/cli.ts"),
    "build",
    ...options,
  ];
  execFileSync(process.execPath, command, { cwd: root, stdio: ["ignore", "ignore", "inherit"] });
  return (performance.now() - start) / 1000;
}

function hashOfOutput(dir: string): string {
  const hash = createHash("sha256");
  for (const path of listFiles(dir).sort()) hash.update(path).update(readFileSync(join(dir, path)));
  return hash.digest("hex");
}
