import { spawnSync } from "node:child_process";
import { builtSites } from "./sites.ts";

/** Builds the sites before the browsers start. */
export function setup(): void {
  for (const { source, outDir } of Object.values(builtSites)) {
    const args = ["src/run.mjs", "src/cli.ts", "build", "--site", source, "--out", outDir];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
    if (status !== 0) throw new Error(`${source} cannot be built\n${stdout}${stderr}`);
  }
}
