import { mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { median } from "./calibrate.ts";
import { root, withoutPublishing } from "./corpus.ts";
import type { Measurement } from "./measurements.ts";
import { runBuild } from "./run-build.ts";

const real = join(root, "site");

/** Files that the plain site replaces, or that only work in the engine's folder. */
const notLinked = ["config.ts", "tsconfig.json"];

const plainConfig = `import config from ${JSON.stringify(join(real, "config.ts"))};
export default { ...config, ${withoutPublishing} };
`;

/** Measures how much publishing adds to a cold build of the real site. */
export function measurePublishing(folder: string): Measurement[] {
  const plain = join(folder, "site-plain");
  writePlainSite(plain);
  const publishedTimes: number[] = [];
  const plainTimes: number[] = [];
  // Interleaved, so that a slow minute of the machine affects both.
  for (let round = 0; round < 3; round++) {
    plainTimes.push(measureColdBuild(plain, folder));
    publishedTimes.push(measureColdBuild(real, folder));
  }
  const all = median(publishedTimes);
  return [
    { name: "build of the real site, cold", value: all, unit: "s" },
    { name: "publishing in it", value: all - median(plainTimes), unit: "s", budget: 3 },
  ];
}

function writePlainSite(dir: string): void {
  mkdirSync(dir, { recursive: true });
  for (const name of readdirSync(real)) {
    if (!notLinked.includes(name)) symlinkSync(join(real, name), join(dir, name));
  }
  writeFileSync(join(dir, "config.ts"), plainConfig);
}

function measureColdBuild(site: string, folder: string): number {
  const dir = mkdtempSync(join(folder, "publishing-"));
  return runBuild(site, join(dir, "dist"), join(dir, "cache")).seconds;
}
