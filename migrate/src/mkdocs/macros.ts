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

const delimiterOptions = {
  j2_variable_start_string: "{{",
  j2_variable_end_string: "}}",
  j2_block_start_string: "{%",
  j2_block_end_string: "%}",
};

/** @param options of the plugin `macros`; undefined if the site does not use it */
export function getMacros(
  dir: string,
  config: JsonRecord,
  options: JsonRecord | undefined,
): Macros {
  const delimiters = new Map(
    Object.entries(delimiterOptions).map(([option, standard]) => [
      asString(options?.[option]) ?? standard,
      standard,
    ]),
  );
  const readFile = (path: Json) => asRecord(readYaml(resolve(dir, asString(path) ?? "")));
  const included = asArray(options?.include_yaml).map((entry) =>
    isRecord(entry)
      ? Object.fromEntries(Object.entries(entry).map(([name, path]) => [name, readFile(path)]))
      : readFile(entry),
  );
  const variables: JsonRecord = Object.assign({ config, ...asRecord(config.extra) }, ...included);
  return { hasMacros: options !== undefined, variables, delimiters };
}

/**
 * Front matter turns the plugin off for a page; with `render_by_default: false`, it turns the
 * plugin on.
 */
export function getPageMacros(
  macros: Macros,
  frontMatter: JsonRecord,
  options: JsonRecord | undefined,
): Macros {
  const isRendered = frontMatter.render_macros ?? options?.render_by_default ?? true;
  if (isRendered === false || frontMatter.ignore_macros === true) {
    return { hasMacros: false, variables: {} };
  }
  return { ...macros, variables: { ...macros.variables, ...frontMatter } };
}

/** The folders in which `{% include %}` searches. */
export function getIncludeFolders(
  options: JsonRecord | undefined,
  { dir, root }: { dir: string; root: string },
): string[] {
  const folder = asString(options?.include_dir);
  if (folder === undefined) return [];
  // MkDocs may run in another folder than that of its configuration.
  return [resolve(dir, folder), resolve(dirname(root), folder), root];
}
