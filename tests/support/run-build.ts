import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { hashOf } from "../../src/builder/cache/hash.ts";
import { listFullPaths } from "../../src/files/walk-files.ts";
import { root } from "../site/build-fixture.ts";

/** How a build ended. */
export interface Ended {
  /** Null for one that was killed. */
  code: number | null;
  /** What it printed to standard error. */
  errors: string;
}

export interface RunningBuild {
  child: ChildProcess;
  ended: Promise<Ended>;
}

/** What is loaded into the process of a build before the program. */
interface Preload {
  module: "fault.mjs" | "clock.mjs";
  env: Record<string, string>;
}

/** Starts the command that builds a site, in a separate process. */
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

/** Builds a site with the command. */
export async function runBuild(site: string, out: string, preload?: Preload): Promise<Ended> {
  const { child, ended } = startBuild(site, out, preload);
  child.stdout?.resume();
  return ended;
}

/** Contents of all files of an output, by path. */
export function contentOf(out: string): Map<string, string> {
  return new Map(
    listFullPaths(out).map((path) => [relative(out, path), readFileSync(path).toString("base64")]),
  );
}

/** Removes what the command remembers of a site. */
export function forgetSite(site: string): void {
  rmSync(join(root, ".cache/sites", hashOf(site)), { recursive: true, force: true });
}
