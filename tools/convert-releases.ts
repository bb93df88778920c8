import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { compareInterfaces } from "../src/catalog/history/compare-interfaces.ts";
import type {
  HistoryInput,
  HistoryRelease,
  ModuleHistory,
  ModuleInterface,
} from "../src/catalog/history/history.ts";
import { historySchema } from "../src/catalog/history/history.ts";
import { formatHistory } from "../src/catalog/history-file/history-file.ts";
import type { JsonValue } from "../src/model/reference/module.ts";
import { convertInput, type PublishedInput } from "./convert-input.ts";

/**
 * Converts releases from published references into the `history.json` of each service:
 * `node src/run.mjs tools/convert-releases.ts FACTS CATALOG`. FACTS contains
 * `<category>/<service>.json` and `versions.json`. This was used once for versions up to 2.11.1;
 * later versions come from the repository (`npm run catalog -- sync`).
 */
interface PublishedRelease {
  version: string;
  date: string;
  added?: PublishedInput[];
  removed?: string[];
  changed?: { name: string; field: keyof PublishedInput; from?: JsonValue; to?: JsonValue }[];
  outputsAdded?: string[];
  outputsRemoved?: string[];
}

interface Published {
  first: { version: string; date: string; inputs: PublishedInput[]; outputs: string[] };
  releases: PublishedRelease[];
}

const [facts = "", catalog = ""] = process.argv.slice(2);
for (const category of readdirSync(facts, { withFileTypes: true })) {
  if (!category.isDirectory()) continue;
  for (const name of readdirSync(join(facts, category.name))) {
    const published = JSON.parse(readFileSync(join(facts, category.name, name), "utf8"));
    const target = join(catalog, category.name, name.replace(/\.json$/, ""), "history.json");
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, formatHistory(await convert(published)));
  }
}

async function convert({ first, releases }: Published): Promise<ModuleHistory> {
  const inputs = new Map(first.inputs.map((input) => [input.name, input]));
  const outputs = new Set(first.outputs);
  let before = await interfaceOf(inputs, outputs);
  const start = { inputs: [...before.inputs.values()], outputs: [...before.outputs] };
  const converted: HistoryRelease[] = [];
  for (const { version, date, ...changes } of releases) {
    apply(changes, inputs, outputs);
    const after = await interfaceOf(inputs, outputs);
    const difference = compareInterfaces(before, after);
    if (difference) converted.push({ version, date, ...difference });
    before = after;
  }
  const { version, date } = first;
  return { schema: historySchema, first: { version, date, ...start }, releases: converted };
}

function apply(
  changes: Omit<PublishedRelease, "version" | "date">,
  inputs: Map<string, PublishedInput>,
  outputs: Set<string>,
): void {
  for (const name of changes.removed ?? []) inputs.delete(name);
  for (const input of changes.added ?? []) inputs.set(input.name, input);
  for (const { name, field, to } of changes.changed ?? []) {
    const input = inputs.get(name);
    if (!input) throw new Error(`\`${name}\` changed before it existed`);
    const { [field]: _, ...rest } = input;
    inputs.set(name, { ...rest, ...(to != null && { [field]: to }) } as PublishedInput);
    if (field === "default") inputs.set(name, { ...input, default: to ?? null });
  }
  for (const name of changes.outputsRemoved ?? []) outputs.delete(name);
  for (const name of changes.outputsAdded ?? []) outputs.add(name);
}

async function interfaceOf(
  inputs: ReadonlyMap<string, PublishedInput>,
  outputs: ReadonlySet<string>,
): Promise<ModuleInterface> {
  const converted: HistoryInput[] = [];
  for (const input of inputs.values()) converted.push(await convertInput(input));
  converted.sort((a, b) => (a.name < b.name ? -1 : 1));
  return {
    inputs: new Map(converted.map((input) => [input.name, input])),
    outputs: new Set([...outputs].sort()),
  };
}
