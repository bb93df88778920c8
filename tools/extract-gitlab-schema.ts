/**
 * Extracts GitLab's JSON schema of `.gitlab-ci.yml` from the npm package `gitlab-ci-local` into
 * `rehearsal/formats/schemas/gitlab-ci.json`, without descriptions, examples, and defaults.
 *
 *   npm install --prefix DIR --ignore-scripts gitlab-ci-local@4.75.1
 *   node src/run.mjs tools/extract-gitlab-schema.ts DIR YYYY-MM-DD
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";

const [folder = "", date = ""] = process.argv.slice(2);
const packageDir = join(folder, "node_modules/gitlab-ci-local");
const bundle = readFileSync(join(packageDir, "dist/index.js"), "utf8");
const start = bundle.search(/\{\$schema:"[^"]*",\$id:"https:\/\/gitlab\.com\/\.gitlab-ci\.yml"/);
if (start < 0) throw new Error("The package no longer contains GitLab's schema");
const schema: unknown = runInNewContext(`(${bundle.slice(start, findEndOfObject(bundle, start))})`);
const { version } = JSON.parse(readFileSync(join(packageDir, "package.json"), "utf8")) as {
  version: string;
};
const content = { source: `npm package gitlab-ci-local ${version}`, extracted: date, schema };
const omittedKeys = new Set(["description", "markdownDescription", "examples", "default", "$id"]);
// In `properties`, these keys are names of properties, and their values are schemas.
const text = JSON.stringify(content, (key, value: unknown) =>
  omittedKeys.has(key) && !isObject(value) ? undefined : value,
);
writeFileSync("rehearsal/formats/schemas/gitlab-ci.json", `${text}\n`);

function isObject(value: unknown): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function findEndOfObject(source: string, from: number): number {
  let depth = 0;
  for (let index = from; index < source.length; index++) {
    const char = source.charAt(index);
    if (char === '"' || char === "`" || char === "'") index = findEndOfString(source, index);
    else if (char === "{") depth += 1;
    else if (char === "}") depth -= 1;
    if (depth === 0) return index + 1;
  }
  throw new Error("the schema does not end");
}

function findEndOfString(source: string, from: number): number {
  const quote = source.charAt(from);
  for (let index = from + 1; index < source.length; index++) {
    if (source.charAt(index) === quote) return index;
    if (source.charAt(index) === "\\") index += 1;
  }
  throw new Error("a string of the schema does not end");
}
