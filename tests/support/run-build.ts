import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { listFullPaths } from "../../src/files/walk-files.ts";
import { getSiteCache, root } from "../site/build-fixture.ts";

export interface BuildResult {
  /** Null for a process that was killed. */
  code: number | null;
  errors: string;
}

export interface RunningBuild {
  child: ChildProcess;
  ended: Promise<BuildResult>;
}

interface Preload {
  module: "pause-build.mjs" | "clock.mjs";
  env: Record<string, string>;
}

export function startBuild(site: string, out: string, preload?: Preload): RunningBuild {
  const command = ["src/run.mjs", "src/cli.ts"].map((file) => join(root, file));
  const loaded = preload && pathToFileURL(join(root, "tests/support", preload.module)).href;
  const child = spawn(process.execPath, [...command, "build", "--site", site, "--out", out], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...(loaded && { NODE_OPTIONS: `--import ${loaded}` }), ...preload?.env },
  });
  let errors = "";
  child.stderr.on("data", (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const ended = once(child, "close").then(([code]) => ({ code: code as number | null, errors }));
  return { child, ended };
}

export async function runBuild(site: string, out: string, preload?: Preload): Promise<BuildResult> {
  const { child, ended } = startBuild(site, out, preload);
  child.stdout?.resume();
  return ended;
}

export function readOutput(out: string): Map<string, string> {
  return new Map(
    listFullPaths(out).map((path) => [relative(out, path), readFileSync(path).toString("base64")]),
  );
}

export function removeSiteCache(site: string): void {
  rmSync(getSiteCache(site), { recursive: true, force: true });
}
