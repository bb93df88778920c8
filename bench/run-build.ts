import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { root } from "./corpus.ts";

export interface BuildCost {
  seconds: number;
  /** Peak memory. */
  megabytes: number;
  /** Pages that did not come from the cache. */
  rendered: number;
}

/**
 * Builds a site in a separate process; seconds include the start of Node.
 *
 * @param nodeOptions options of Node, such as a limit of the heap
 */
export function runBuild(
  site: string,
  out: string,
  cache: string,
  nodeOptions: readonly string[] = [],
): BuildCost {
  const start = performance.now();
  const script = join(root, "bench/build-once.ts");
  const run = join(root, "src/run.mjs");
  const text = execFileSync(process.execPath, [...nodeOptions, run, script, site, out, cache], {
    encoding: "utf8",
    cwd: root,
  });
  const seconds = (performance.now() - start) / 1000;
  const { megabytes, rendered } = JSON.parse(text) as BuildCost;
  return { seconds, megabytes, rendered };
}
