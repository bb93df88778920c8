import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach } from "vitest";
import { openStore } from "../../src/builder/cache/store.ts";
import { syncCatalog } from "../../src/builder/commands/catalog/sync-command.ts";
import { commitAndTag, runGit } from "./git.ts";

interface Entry {
  [key: string]: unknown;
  repository: string;
}

/** A site, and git repositories with modules, in a new folder for each test. */
let root = "";

/** Registers hooks: each file of tests calls it once. */
export function prepareCatalogFolders(): void {
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "sync-"));
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));
}

export const getPath = (path: string) => join(root, path);

export function write(path: string, text: string): void {
  mkdirSync(dirname(getPath(path)), { recursive: true });
  writeFileSync(getPath(path), text);
}

export function runGitIn(repository: string, ...args: string[]): string {
  return runGit(getPath(repository), args);
}

/** Commits exactly these files, and tags the commit. */
export function release(
  repository: string,
  tag: string,
  files: Record<string, string>,
  date?: string,
): void {
  const folder = getPath(repository);
  if (!existsSync(folder)) {
    mkdirSync(folder, { recursive: true });
    runGitIn(repository, "init", "--quiet", "--initial-branch=main");
  }
  for (const name of readdirSync(folder)) {
    if (name !== ".git") rmSync(join(folder, name), { recursive: true });
  }
  for (const [name, text] of Object.entries(files)) write(`${repository}/${name}`, text);
  commitAndTag(folder, tag, date);
}

export function writeManifest(entries: readonly Entry[]): void {
  const repositories = entries.map((entry) => {
    return { category: "net", clone: `../${entry.repository}`, ...entry };
  });
  // JSON is YAML.
  write("site/catalog.yaml", JSON.stringify({ repositories }));
}

export const getCatalogOptions = () => ({
  siteDir: getPath("site"),
  store: openStore(getPath("cache")),
  engineVersion: "1",
  json: false,
});

export async function sync() {
  const result = await syncCatalog({
    ...getCatalogOptions(),
    historyStore: openStore(getPath("cache/history")),
    cloneDir: getPath("clones"),
  });
  return { ...result, report: result.report.replaceAll(`${root}/`, "") };
}

export const getFile = (path: string) => getPath(`site/catalog/${path}`);
export const read = (path: string) => readFileSync(getFile(path), "utf8");
export const readHistory = (page: string) => JSON.parse(read(`${page}/history.json`));
export const readVersions = () => JSON.parse(read("versions.json"));

/** One input, two inputs, and code that cannot be parsed. */
export const one = 'variable "cidr" {\n  type = string\n}\n';
export const two = `${one}\nvariable "nat" {\n  type    = number\n  default = 1\n}\n`;
export const broken = 'variable "x" {\n';
/** The date of releases. */
export const date = "2026-01-02";
