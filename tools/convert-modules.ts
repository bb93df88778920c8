import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Command } from "commander";
import { formatRepository, type LibraryRepository } from "../src/catalog/library/library.ts";
import { byName } from "../src/model/compare-text.ts";
import { convertInput, type PublishedInput } from "./convert-input.ts";

/**
 * Converts interfaces of library modules from published references into a file per repository:
 * `node src/run.mjs tools/convert-modules.ts FACTS site/library`. FACTS contains
 * `<repository>/<module>.json`. Summaries, deprecations, and older versions in existing files are kept.
 */
interface PublishedModule {
  repo: string;
  module: string;
  path: string;
  version: string;
  inputs: PublishedInput[];
  outputs: (string | { name: string })[];
}

const [facts = "", target = ""] = new Command("node src/run.mjs tools/convert-modules.ts")
  .description("Converts published interfaces of modules into a file per repository")
  .argument("<facts>", "folder with `<repository>/<module>.json`")
  .argument("<target>", "folder of the library, such as `site/library`")
  .parse().args;
mkdirSync(target, { recursive: true });
for (const folder of readdirSync(facts, { withFileTypes: true })) {
  if (!folder.isDirectory()) continue;
  const files = readdirSync(join(facts, folder.name)).filter((name) => name.endsWith(".json"));
  const file = join(target, `${folder.name}.json`);
  const existing = readExisting(file);
  const modules = [];
  for (const name of files.sort()) {
    const published = JSON.parse(readFileSync(join(facts, folder.name, name), "utf8"));
    modules.push(await convert(published, existing));
  }
  const { summary, olderVersions } = existing;
  const repository = `gruntwork-io/${folder.name}`;
  writeFileSync(file, formatRepository({ repository, summary, olderVersions, modules }));
}

function readExisting(file: string): Omit<LibraryRepository, "name"> {
  if (!existsSync(file)) return { repository: "", summary: "", olderVersions: [], modules: [] };
  return JSON.parse(readFileSync(file, "utf8"));
}

async function convert(
  { module, path, version, inputs, outputs }: PublishedModule,
  existing: Pick<LibraryRepository, "modules">,
) {
  const { summary = "", deprecated } = existing.modules.find(({ name }) => name === module) ?? {};
  const converted = [];
  for (const input of inputs) converted.push(await convertInput(input));
  return {
    name: module,
    path,
    version,
    summary,
    deprecated,
    inputs: converted.sort(byName),
    outputs: outputs.map((output) => (typeof output === "string" ? output : output.name)).sort(),
  };
}
