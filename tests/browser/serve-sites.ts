import { execFile } from "node:child_process";
import { createServer } from "node:http";
import { availableParallelism } from "node:os";
import { promisify } from "node:util";
import { startPreview } from "../../src/builder/preview/preview.ts";
import { inParallel } from "../../src/builder/threads/in-parallel.ts";
import { buildVersions } from "./deployed-versions.ts";
import { readyPort, type ServedSite, servedSites } from "./served-sites.ts";

/**
 * Builds the sites of the browser tests in parallel and serves them until it is stopped. If a build
 * fails, it prints the output and exits.
 */
const run = promisify(execFile);

async function build({ source, outDir, prepare, env, options = [] }: ServedSite): Promise<void> {
  const program = (args: readonly string[]) =>
    run(process.execPath, ["src/run.mjs", ...args], { env: { ...process.env, ...env } });
  if (prepare) await program(prepare);
  await program(["src/cli.ts", "build", "--site", source, "--out", outDir, ...options]);
}

async function serve(site: ServedSite): Promise<void> {
  await build(site);
  await startPreview({ ...site, host: "localhost" });
}

const served = Object.values(servedSites).map((site: ServedSite) => () => serve(site));
await inParallel([...served, ...buildVersions], availableParallelism(), (make) => make());
createServer((_, response) => response.end()).listen(readyPort, "localhost");
