import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { builtSites } from "./sites.ts";

const run = promisify(execFile);

export async function setup(): Promise<void> {
  const builds = Object.values(builtSites).map(({ source, outDir }) =>
    run(process.execPath, [
      "src/run.mjs",
      "src/cli.ts",
      "build",
      "--site",
      source,
      "--out",
      outDir,
    ]),
  );
  await Promise.all(builds);
}
