import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { checkGithub } from "../rehearsal/formats/yaml/check-github.ts";
import { findPackageRoot } from "../src/run.mjs";

const root = findPackageRoot(import.meta.url);
const workflows = workflowsIn(".github/workflows");
/** Workflows that the documents offer to copy. */
const examples = workflowsIn("docs/workflows");

function workflowsIn(folder: string): (readonly [string, string])[] {
  return readdirSync(join(root, folder)).map((name) => {
    return [name, readFileSync(join(root, folder, name), "utf8")] as const;
  });
}

/** Returns the diagnostics of GitHub's parser. */
function diagnosticsOf(file: string, text: string): Promise<unknown[]> {
  return checkGithub(text, parse(text), (line, column) => ({ file, line, column }));
}

it.each([...workflows, ...examples])("%s is a valid workflow", async (name, text) => {
  expect(await diagnosticsOf(name, text)).toEqual([]);
});

it("an unknown key in a workflow is found", async () => {
  const text = "on: push\njobs:\n  test:\n    runs-on: ubuntu-latest\n    step: []\n";
  expect(await diagnosticsOf("wrong.yml", text)).not.toEqual([]);
});

it.each([
  ...workflows,
  ...examples,
])("%s only runs scripts that package.json has", (_name, text) => {
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    scripts: Record<string, string>;
  };
  const used = [...text.matchAll(/npm (?:run )?(?!ci|run|audit)([\w:]+)/g)].map(([, name]) => name);
  expect(used.filter((name) => !(String(name) in scripts))).toEqual([]);
});

it.each(workflows)("%s has only the permissions that its job needs", (_name, text) => {
  const { permissions } = parse(text) as { permissions: unknown };
  expect(permissions).toEqual({ contents: "read" });
});
