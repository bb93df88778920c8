import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { byKey } from "../src/model/compare-text.ts";
import { findPackageRoot } from "../src/run.mjs";

/**
 * Writes `rehearsal/aws/resources/resources.json`: the names of all resources and data sources of
 * the AWS provider, and the arguments of those that pages use. Run it when a page uses one for the
 * first time.
 */
const root = findPackageRoot(import.meta.url);
const packageName = "@cdktf/provider-aws@21.22.1";
const target = join(root, "rehearsal/aws/resources/resources.json");

/** Blocks below this depth are not checked, or the rules of WAF would be most of the file. */
const maxDepth = 3;

type Arguments = { [name: string]: Arguments | 0 };

const used = new Set(
  [...readSite().matchAll(/^\s*(resource|data)\s+"(aws_\w+)"/gm)].map(
    ([, kind, type]) => `${kind} ${type}`,
  ),
);
const scratch = mkdtempSync(join(tmpdir(), "aws-resources-"));
try {
  const archive = execFileSync("npm", ["pack", "--silent", packageName], { cwd: scratch });
  execFileSync("tar", ["-xzf", archive.toString().trim()], { cwd: scratch });
  writeFileSync(target, formatResources(readPackage(join(scratch, "package/lib"))));
} finally {
  rmSync(scratch, { recursive: true });
}

function readSite(): string {
  return ["site/content", "site/catalog"]
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((path) =>
        join(root, folder, path),
      ),
    )
    .filter((path) => /\.mdx?$/.test(path))
    .map((path) => readFileSync(path, "utf8"))
    .join("\n");
}

function readPackage(lib: string) {
  const names: Record<string, string[]> = { resource: [], data: [] };
  const definitions: Record<string, Record<string, Arguments>> = { resource: {}, data: {} };
  let provider = "";
  for (const folder of readdirSync(lib)) {
    const text = readText(join(lib, folder, "index.d.ts"));
    const [, version, kind, shortName] =
      /providers\/hashicorp\/aws\/([\d.]+)\/docs\/(resources|data-sources)\/(\w+)/.exec(text) ?? [];
    if (!version || !shortName || folder === "provider") continue;
    provider = version;
    const group = kind === "resources" ? "resource" : "data";
    names[group]?.push(shortName);
    const type = `aws_${shortName}`;
    const [, config] = /export interface (\w+Config) extends/.exec(text) ?? [];
    if (config && used.has(`${group} ${type}`) && definitions[group]) {
      definitions[group][type] = readInterface(text, config, 1);
    }
  }
  const [resources = "", dataSources = ""] = [names.resource, names.data].map((list = []) =>
    list.sort().join(" "),
  );
  const { resource = {}, data = {} } = definitions;
  return { source: packageName, provider, resources, dataSources, resource, data };
}

/** Writes a line for each resource. */
function formatResources(content: ReturnType<typeof readPackage>): string {
  const lines = Object.entries(content).map(([key, value]) => {
    if (typeof value === "string") return `"${key}":${JSON.stringify(value)}`;
    const entries = Object.entries(value).sort(byKey);
    const inner = entries.map(([type, names]) => `"${type}":${JSON.stringify(names)}`);
    return `"${key}":{\n${inner.join(",\n")}\n}`;
  });
  return `{\n${lines.join(",\n")}\n}\n`;
}

function readText(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}

/** Reads the arguments of an interface; `!` marks one that is required. */
function readInterface(text: string, name: string, depth: number): Arguments {
  const [, body = ""] =
    new RegExp(`export interface ${name}(?: extends [\\w.]+)? \\{\\n([\\s\\S]*?)\\n\\}`).exec(
      text,
    ) ?? [];
  const result: Arguments = {};
  for (const [, argument = "", optional, type = ""] of body.matchAll(
    /#(\w+) \w+#\w+\}[\s\S]*?readonly \w+(\??): ([^;]+);/g,
  )) {
    const [, nested] = /^([A-Z]\w+)(?:\[\]| \||$)/.exec(type) ?? [];
    const isBlock = nested !== undefined && text.includes(`export interface ${nested} {`);
    const key = optional ? argument : `${argument}!`;
    result[key] = isBlock && depth < maxDepth ? readInterface(text, nested, depth + 1) : 0;
  }
  return result;
}
