import { dirname, resolve } from "node:path";
import { readYaml } from "../site/site-migration.ts";
import {
  asArray,
  asRecord,
  asString,
  isRecord,
  type Json,
  type JsonRecord,
} from "../text/values.ts";
import type { Macros } from "./templates.ts";

/** The plugin macros: the marks of its templates, and the variables that the configuration defines. */
export function getMacros(dir: string, config: JsonRecord, macros: JsonRecord | undefined): Macros {
  const marks = [
    ["j2_variable_start_string", "{{"],
    ["j2_variable_end_string", "}}"],
    ["j2_block_start_string", "{%"],
    ["j2_block_end_string", "%}"],
  ].flatMap(([option = "", mark = ""]): [string, string][] => {
    const own = asString(macros?.[option]);
    return own === undefined ? [] : [[own, mark]];
  });
  // `-{{%` begins with `-{{`.
  marks.sort(([a], [b]) => b.length - a.length);
  const read = (path: Json) => asRecord(readYaml(resolve(dir, asString(path) ?? "")));
  const included = asArray(macros?.include_yaml).map((entry) =>
    isRecord(entry)
      ? Object.fromEntries(Object.entries(entry).map(([name, path]) => [name, read(path)]))
      : read(entry),
  );
  const variables: JsonRecord = { config, ...asRecord(config.extra) };
  for (const values of included) Object.assign(variables, values);
  return { hasMacros: macros !== undefined, variables, marks };
}

/** The folders in which `{% include %}` searches. */
export function getIncludeFolders(
  macros: JsonRecord | undefined,
  { dir, root }: { dir: string; root: string },
): string[] {
  const folder = asString(macros?.include_dir);
  if (folder === undefined) return [];
  // MkDocs often runs in another folder than that of its configuration.
  return [resolve(dir, folder), resolve(dirname(root), folder), root];
}
