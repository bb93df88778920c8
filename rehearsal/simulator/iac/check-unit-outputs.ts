import { posix } from "node:path";
import type { KnownModules } from "../../../src/catalog/usage/find-module.ts";
import { parseSource } from "../../../src/catalog/usage/parse-source.ts";
import type { Diagnostic } from "../../../src/model/diagnostics/diagnostic.ts";
import { findNearest } from "../../../src/model/diagnostics/nearest.ts";
import { getPosition } from "../../../src/model/text/positions.ts";
import { type Block, getLocationInBlock, parseFileTitle } from "../../guide/guide.ts";
import { diagnose } from "../../lint-rules.ts";
import { iacRules } from "./iac-rules.ts";
import { getTextValue } from "./module-code.ts";
import type { Code, ReadCode } from "./read-code.ts";

interface UnitContext {
  modules: KnownModules;
  readCode: ReadCode;
}

/** Outputs of a unit by its folder; null if a page shows it with a module that is not known. */
type UnitOutputs = ReadonlyMap<string, ReadonlySet<string> | null>;

/**
 * Compares the outputs that units read with those of the units at the same path on any page.
 * The simulator does this only for guides.
 */
export function checkUnitOutputs(
  blocks: readonly Block[],
  { modules, readCode }: UnitContext,
): Diagnostic[] {
  const units = blocks.flatMap((block) => {
    const folder = getUnitFolder(block);
    return folder === undefined ? [] : [{ block, folder, code: readCode(block.code) }];
  });
  const outputs = new Map<string, Set<string> | null>();
  for (const { folder, code } of units) {
    const source = getSource(code);
    if (source === null) continue;
    const address = parseSource(source);
    const found = address && modules.find(address);
    const known = outputs.get(folder);
    if (found?.kind !== "found" || known === null) outputs.set(folder, null);
    else outputs.set(folder, new Set([...(known ?? []), ...found.moduleInterface.outputs]));
  }
  return units.flatMap((unit) => checkReads(unit, outputs));
}

function getUnitFolder({ language, title }: Block): string | undefined {
  const path = language === "hcl" && title !== null ? parseFileTitle(title)?.path : undefined;
  return path?.includes("/") && posix.basename(path) === "terragrunt.hcl"
    ? posix.dirname(path)
    : undefined;
}

function getSource({ blocks }: Code): string | null {
  const terraform = blocks.find(({ kind }) => kind === "terraform");
  return getTextValue(terraform?.attributes.get("source"));
}

function checkReads(
  { block, folder, code }: { block: Block; folder: string; code: Code },
  outputs: UnitOutputs,
): Diagnostic[] {
  const dependencies = code.blocks.filter(({ kind }) => kind === "dependency");
  const paths = new Map(
    dependencies.flatMap(({ labels: [label], attributes }) => {
      const text = attributes.get("config_path")?.text ?? "";
      const [, path] = /^"(?:\$\{get_terragrunt_dir\(\)\}\/)?([^"$]+)"$/.exec(text) ?? [];
      return path === undefined ? [] : [[label, posix.join(folder, path)] as const];
    }),
  );
  const read = /(?<![\w.])dependency\.([\w-]+)\.outputs\.([a-zA-Z_][\w-]*)/g;
  return [...code.masked.matchAll(read)].flatMap(({ 1: label = "", 2: name = "", index }) => {
    const of = paths.get(label);
    const known = of === undefined ? undefined : outputs.get(of);
    if (of === undefined || !known || known.has(name)) return [];
    const location = getLocationInBlock(block, getPosition(block.code, index));
    const values = { name, of, suggestion: findNearest(name, known) };
    return [diagnose(iacRules["unknown-output"], location, values)];
  });
}
