import { existsSync, readdirSync } from "node:fs";
import { basename, dirname, join, normalize, resolve } from "node:path";
import { isScalar, isSeq, parseDocument, visit } from "yaml";
import type { SidebarItemConfig } from "../../../src/config/schemas/sidebars-config.ts";
import { isFile } from "../../../src/files/is-file.ts";
import type { Article } from "../document/article.ts";
import { MigrationError } from "../model.ts";
import {
  asArray,
  asRecord,
  asString,
  isRecord,
  type Json,
  type JsonRecord,
  readText,
} from "../text/values.ts";

interface ChosenConfig {
  file: string;
  config: JsonRecord;
  /** Names of configurations next to it that are separate sites or builds. */
  others: string[];
}

/**
 * Reads the configuration of a site, `mkdocs.yml`, with all files that it inherits from. Without a
 * file of this name, the folder must have only one that names a site.
 *
 * @param path folder of the site, or one of its configuration files
 * @throws MigrationError if a file is invalid, or none names the site
 */
export function readConfig(path: string): ChosenConfig {
  const dir = isFile(path) ? dirname(path) : path;
  const names = (existsSync(dir) ? readdirSync(dir) : [])
    .filter((name) => /^mkdocs([-._].+)?\.ya?ml$/.test(name))
    .sort();
  const parents = names.map((name) => asString(readYamlFile(join(dir, name)).INHERIT) ?? "");
  const inherited = new Set(parents.map((name) => normalize(name)));
  const isSite = (name: string) =>
    asString(readInherited(join(dir, name), new Set()).site_name) !== undefined;
  const sites = names.filter((name) => !inherited.has(name) && isSite(name));
  const main = ["mkdocs.yml", "mkdocs.yaml"].find((name) => names.includes(name));
  const chosen = isFile(path)
    ? basename(path)
    : (main ?? (sites.length === 1 ? sites[0] : undefined));
  if (chosen === undefined) {
    const found =
      names.length === 0 ? "" : `, but ${names.map((name) => `\`${name}\``).join(", ")}`;
    throw new MigrationError(
      `\`${path}\` is not a site of MkDocs: it has no \`mkdocs.yml\`${found}\n  Hint: name the folder that contains it, or the file`,
    );
  }
  const file = join(dir, chosen);
  const config = readInherited(file, new Set());
  if (asString(config.site_name) === undefined)
    throw new MigrationError(`\`${file}\` has no \`site_name\``);
  return { file, config, others: sites.filter((name) => name !== chosen) };
}

function readInherited(file: string, ancestors: Set<string>): JsonRecord {
  if (ancestors.has(file)) throw new MigrationError(`\`${file}\` inherits from itself`);
  ancestors.add(file);
  const { INHERIT: parent, ...override } = readYamlFile(file);
  const name = asString(parent);
  if (name === undefined) return override;
  const from = resolve(dirname(file), name);
  if (!isFile(from)) throw new MigrationError(`\`${file}\` inherits from a missing \`${name}\``);
  return merge(readInherited(from, ancestors), override);
}

function merge(base: JsonRecord, override: JsonRecord): JsonRecord {
  const both = Object.entries(override).map(([key, value]) => {
    const before = base[key];
    return [key, isRecord(before) && isRecord(value) ? merge(before, value) : value] as const;
  });
  return { ...base, ...Object.fromEntries(both) };
}

/** Tags such as `!!python/name:` name code of MkDocs; their values are not needed. */
function readYamlFile(file: string): JsonRecord {
  const text = readText(file);
  // MkDocs reads the last of several equal keys.
  const parse = (yaml: string) => parseDocument(yaml, { logLevel: "silent", uniqueKeys: false });
  const strict = parse(text);
  const [error] = strict.errors;
  const document = error ? parse(indentBraces(text)) : strict;
  if (error && document.errors.length > 0)
    throw new MigrationError(`\`${file}\` is not valid YAML: ${error.message.split("\n")[0]}`);
  // `!ENV [NAME, fallback]` returns the fallback, because the environment of this machine is not
  // that of the site.
  visit(document, {
    Node(_key, node) {
      if (!("tag" in node) || node.tag !== "!ENV") return undefined;
      const last = isSeq(node) && node.items.length > 1 ? node.items.at(-1) : undefined;
      return isScalar(last) ? last : document.createNode(null);
    },
  });
  return asRecord(document.toJS());
}

/** MkDocs accepts lines within braces and brackets at any indentation. */
function indentBraces(text: string): string {
  let depth = 0;
  const lines = text.split("\n").map((line) => {
    const indented = depth > 0 ? " ".repeat(40) + line : line;
    const code = line.replace(/"[^"]*"|'[^']*'|(?<!\S)#.*/g, "");
    depth += (code.match(/[{[]/g)?.length ?? 0) - (code.match(/[}\]]/g)?.length ?? 0);
    return indented;
  });
  return lines.join("\n");
}

interface NavSources {
  byPath: ReadonlyMap<string, Article>;
  report(subject: string): void;
}

export function convertNav(nav: Json, sources: NavSources): SidebarItemConfig[] {
  return asArray(nav).flatMap((item) => convertItem(item, sources));
}

function convertItem(item: Json, sources: NavSources): SidebarItemConfig[] {
  const path = asString(item);
  if (path !== undefined) return getPageItem(path, undefined, sources);
  return Object.entries(asRecord(item)).flatMap(([label, value]) => {
    const address = asString(value);
    return address === undefined
      ? convertSection(label, asArray(value), sources)
      : getPageItem(address, label, sources);
  });
}

function getPageItem(
  path: string,
  label: string | undefined,
  { byPath, report }: NavSources,
): SidebarItemConfig[] {
  if (/^https?:/.test(path)) return [{ type: "link", label: label ?? path, href: path }];
  const article = byPath.get(path.replace(/^\.\//, ""));
  if (article?.page) {
    const { newId } = article.page;
    return [label === undefined ? newId : { type: "doc", id: newId, label }];
  }
  report(`${path}, which does not exist`);
  return [];
}

/** The first entry of a section is its page if that entry is an index without a label. */
function convertSection(
  label: string,
  items: readonly Json[],
  sources: NavSources,
): SidebarItemConfig[] {
  const [first, ...rest] = items;
  const path = asString(first);
  const index =
    path !== undefined && /(?:^|\/)(?:index|readme)\.md$/i.test(path)
      ? sources.byPath.get(path)
      : undefined;
  const inner = (index?.page ? rest : items).flatMap((item) => convertItem(item, sources));
  if (inner.length === 0 && !index) return [];
  return [
    { type: "category", label, ...(index?.page && { page: index.page.newId }), items: inner },
  ];
}
