import { existsSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { isScalar, isSeq, parseDocument, visit } from "yaml";
import { MigrationError } from "../model.ts";
import { isRecord, type JsonRecord, recordOf, textOf } from "../text/json.ts";
import { readText } from "../text/read-text.ts";

/**
 * Reads `mkdocs.yml` with the files that it inherits from.
 *
 * @throws MigrationError where one of them has a mistake, or none names the site
 */
export function readConfig(file: string): JsonRecord {
  const config = readInherited(file, new Set());
  if (textOf(config.site_name) === undefined)
    throw new MigrationError(`\`${file}\` has no \`site_name\``);
  return config;
}

function readInherited(file: string, open: Set<string>): JsonRecord {
  if (open.has(file)) throw new MigrationError(`\`${file}\` inherits from itself`);
  open.add(file);
  const { INHERIT: parent, ...own } = readYamlFile(file);
  const name = textOf(parent);
  if (name === undefined) return own;
  const from = resolve(dirname(file), name);
  if (!existsSync(from))
    throw new MigrationError(`\`${file}\` inherits from a missing \`${name}\``);
  return merge(readInherited(from, open), own);
}

/** As MkDocs merges: what both have as a mapping is merged, anything else is replaced. */
function merge(base: JsonRecord, own: JsonRecord): JsonRecord {
  const both = Object.entries(own).map(([key, value]) => {
    const before = base[key];
    return [key, isRecord(before) && isRecord(value) ? merge(before, value) : value] as const;
  });
  return { ...base, ...Object.fromEntries(both) };
}

/** Tags such as `!!python/name:` name code of MkDocs; their values are not needed. */
function readYamlFile(file: string): JsonRecord {
  const document = parseDocument(readText(file), { logLevel: "silent" });
  const [error] = document.errors;
  if (error)
    throw new MigrationError(`\`${file}\` is not valid YAML: ${error.message.split("\n")[0]}`);
  // `!ENV [NAME, fallback]`: the environment of whoever migrates is not that of the site.
  visit(document, {
    Node(_key, node) {
      if (!("tag" in node) || node.tag !== "!ENV") return undefined;
      const last = isSeq(node) && node.items.length > 1 ? node.items.at(-1) : undefined;
      return isScalar(last) ? last : document.createNode(null);
    },
  });
  return recordOf(document.toJS());
}
