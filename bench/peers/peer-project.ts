import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "../corpus.ts";
import type { Peer, SidebarGroup } from "./peers.ts";

/** Version of the npm package `node`, for peers that need a newer Node. */
const newerNode = "24.21.0";

/** An installed peer with the pages of a corpus. */
interface PeerProject {
  /** Folder of the built site. */
  out: string;
  /** Deletes the output and caches of earlier builds, then builds. Seconds include the start of Node. */
  build(): { seconds: number; megabytes: number };
}

/**
 * Installs a peer from the registry, unless it is installed, and copies the documents in `docs`.
 */
export function openPeer(peer: Peer, docs: string): PeerProject {
  const dir = join(root, ".cache/peers", peer.name.replace(/\W+/g, "-").toLowerCase());
  install(peer, dir);
  writeProject(peer, dir, docs);
  const out = join(dir, peer.out);
  return {
    out,
    build() {
      for (const folder of [peer.out, ...peer.caches]) {
        rmSync(join(dir, folder), { recursive: true, force: true });
      }
      const run = build(peer, dir);
      if (!existsSync(join(out, "index.html"))) throw new Error(`${peer.name} built no pages`);
      return run;
    },
  };
}

function install({ packages, needsNewerNode }: Peer, dir: string): void {
  const dependencies = { ...packages, ...(needsNewerNode && { node: newerNode }) };
  const manifest = JSON.stringify({ private: true, dependencies });
  const installed = join(dir, "installed.json");
  if (existsSync(installed) && readFileSync(installed, "utf8") === manifest) return;
  mkdirSync(dir, { recursive: true });
  writeFileSync(join(dir, "package.json"), manifest);
  // A peer may report that it does not support this version of Node.
  const options = ["--no-audit", "--no-fund", "--no-package-lock", "--engine-strict=false"];
  execFileSync("npm", ["install", ...options], {
    cwd: dir,
    stdio: ["ignore", "ignore", "inherit"],
  });
  writeFileSync(installed, manifest);
}

function writeProject(peer: Peer, dir: string, docs: string): void {
  const paths = readdirSync(docs, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".md"))
    .map((path) => path.replaceAll("\\", "/"));
  rmSync(join(dir, peer.docs), { recursive: true, force: true });
  for (const path of paths) {
    write(join(dir, peer.docs, path), peer.adapt(readFileSync(join(docs, path), "utf8"), path));
  }
  for (const [path, text] of Object.entries(peer.files(getSidebar(paths)))) {
    write(join(dir, path), text);
  }
}

function getSidebar(paths: string[]): SidebarGroup[] {
  const groups = new Map<string, string[]>();
  for (const path of paths) {
    const label = dirname(path);
    groups.set(label, [...(groups.get(label) ?? []), path.replace(/\.md$/, "")]);
  }
  return Array.from(groups, ([label, docs]) => ({ label, docs }));
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Each process of a build records its peak memory in kibibytes. */
const memoryReporter = `
import { appendFileSync } from "node:fs";
process.on("exit", () => appendFileSync(process.env.MEMORY_REPORT, process.resourceUsage().maxRSS + "\\n"));
`;

function build(peer: Peer, dir: string): { seconds: number; megabytes: number } {
  const [program, ...options] = peer.build;
  const bin = join(dir, "node_modules/.bin");
  const report = join(dir, "memory.txt");
  rmSync(report, { force: true });
  const env = {
    ...process.env,
    ASTRO_TELEMETRY_DISABLED: "1",
    MEMORY_REPORT: report,
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(memoryReporter)}`,
  };
  const node = peer.needsNewerNode ? join(bin, "node") : process.execPath;
  const start = performance.now();
  execFileSync(node, [join(bin, program), ...options], {
    cwd: dir,
    env,
    stdio: ["ignore", "ignore", "pipe"],
  });
  const seconds = (performance.now() - start) / 1000;
  const peak = Math.max(...readFileSync(report, "utf8").trim().split("\n").map(Number));
  return { seconds, megabytes: peak / 1024 };
}
