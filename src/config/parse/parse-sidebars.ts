import * as v from "valibot";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { type SidebarsConfig, sidebarsSchema } from "../schemas/sidebars-config.ts";
import { describeIssues, type SchemaIssue } from "./describe-issues.ts";
import { type ConfigSource, noExport, wrongConfig } from "./parse-config.ts";

type Path = readonly (string | number)[];

/** Keys of Docusaurus, and what to write instead. */
const foreignKeys: Readonly<Record<string, string>> = {
  dirName: "write `dir`",
  className: "remove it: the theme styles the items",
  customProps: "remove it",
  description: "remove it: the description of a page stands in its front matter",
  key: "remove it",
  link: 'write `page: "id"` for the page of the category; without one it only opens and closes',
  defaultStyle: "remove it: the theme styles the items",
  autoAddBaseUrl: "remove it: an address of the site gets its base by itself",
  translatable: "remove it",
};

/**
 * Checks the sidebars of a site. Invalid items are left out, so that the rest can be checked too.
 */
export function parseSidebars(
  value: unknown,
  source: ConfigSource,
): { value: SidebarsConfig; diagnostics: Diagnostic[] } {
  if (value === undefined) return { value: {}, diagnostics: [wrongConfig(noExport, source)] };
  const found: SchemaIssue[] = [];
  let rest: unknown = value;
  // An item can have further issues once an invalid key is removed. Each round removes something.
  while (true) {
    const result = v.safeParse(sidebarsSchema, rest);
    if (result.success) {
      const diagnostics = found.map((issue) => wrongConfig(inOwnWords(issue, value), source));
      return { value: result.output, diagnostics };
    }
    const issues = describeIssues(sidebarsSchema, result.issues);
    // Places are those of the value as it was written.
    if (rest === value) found.push(...issues);
    const removed = issues.map(({ path, message }) => removedPath(path, message, rest));
    rest = removed.includes("all") ? {} : without(rest, removed as Path[]);
  }
}

/** Returns what to remove for an issue: an unknown key, the item around it, or its sidebar. */
function removedPath(path: Path, message: string, value: unknown): Path | "all" {
  if (path.length === 0) return "all";
  const isShort = isShortCategory(at(value, path.slice(0, -1)));
  if (message.startsWith("unknown key") && !isShort) return path;
  const index = path.findLastIndex((key) => typeof key === "number");
  return path.slice(0, index < 0 ? 1 : index + 1);
}

function without(value: unknown, paths: readonly Path[], here: Path = []): unknown {
  const isRemoved = (path: Path) => paths.some((one) => one.join("/") === path.join("/"));
  if (Array.isArray(value)) {
    return value.flatMap((entry, index) => {
      const path = [...here, index];
      return isRemoved(path) ? [] : [without(entry, paths, path)];
    });
  }
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).filter(([key]) => !isRemoved([...here, key]));
  return Object.fromEntries(
    entries.map(([key, inner]) => [key, without(inner, paths, [...here, key])]),
  );
}

/** Replaces the hint of an issue about Docusaurus syntax. */
function inOwnWords(issue: SchemaIssue, value: unknown): SchemaIssue {
  const path = issue.path.slice(0, -1);
  const item = at(value, path);
  const short = isShortCategory(item) ? { item, path } : shortSidebar(issue, value);
  if (short) {
    const labels = Object.keys(short.item).map((label) => `\`${label}\``);
    const written = categoriesOf(short.item).join(", ");
    return {
      path: short.path,
      message: `the short form of a category, ${labels.join(", ")}, is not known`,
      hint: `write \`${short.path.length === 1 ? `[${written}]` : written}\``,
    };
  }
  const [, key = ""] = /^unknown key `(.+)`$/.exec(issue.message) ?? [];
  const given = isRecord(item) ? item : {};
  const hint =
    exactHint(key, given) ??
    (issue.path.at(-1) === "type" ? typeHint(given) : undefined) ??
    (issue.path.at(-1) === "dir" && typeof given.dirName === "string"
      ? `write \`dir: ${JSON.stringify(given.dirName)}\``
      : undefined) ??
    (Object.hasOwn(foreignKeys, key) ? foreignKeys[key] : issue.hint);
  return hint === undefined ? issue : { ...issue, hint };
}

function exactHint(key: string, item: Record<string, unknown>): string | undefined {
  const value = item[key];
  if (key === "dirName" && typeof value === "string") {
    return `write \`dir: ${JSON.stringify(value)}\``;
  }
  if (key !== "link" || !isRecord(value)) return undefined;
  if (value.type === "doc" && typeof value.id === "string") {
    return `write \`page: ${JSON.stringify(value.id)}\``;
  }
  if (value.type !== "generated-index") return undefined;
  const slug = typeof value.slug === "string" ? `, "slug": ${JSON.stringify(value.slug)}` : "";
  return `write a page that lists the items and name it with \`page\`; or put the pages into a folder whose \`_category_.json\` holds \`"link": { "type": "generated-index"${slug} }\`, and write \`{ type: "autogenerated", dir: "..." }\``;
}

function typeHint({ type, value }: Record<string, unknown>): string | undefined {
  if (type !== "html") return undefined;
  const [, href] = /\bhref=["']([^"']+)["']/.exec(String(value)) ?? [];
  return href === undefined
    ? "remove it: a sidebar shows no HTML"
    : `write \`{ type: "link", label: "...", href: ${JSON.stringify(href)} }\``;
}

/** A whole sidebar in the short form of Docusaurus: `docs: { Guides: ["intro"] }`. */
function shortSidebar(
  { path, message }: SchemaIssue,
  value: unknown,
): { item: Record<string, unknown>; path: SchemaIssue["path"] } | undefined {
  const item = path.length === 1 && message.includes("has the value") ? at(value, path) : undefined;
  return isRecord(item) && !("type" in item) && Object.keys(item).length > 0
    ? { item, path }
    : undefined;
}

const mostWritten = 120;

/** Writes a short form as categories. */
function categoriesOf(item: Record<string, unknown>): string[] {
  return Object.entries(item).map(([label, items]) => {
    const inner = isRecord(items) ? `[${categoriesOf(items).join(", ")}]` : JSON.stringify(items);
    const shown = inner.length > mostWritten ? "[...]" : inner.replace(/,(?=")/g, ", ");
    return `{ type: "category", label: ${JSON.stringify(label)}, items: ${shown} }`;
  });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** `{ "Guides": [...] }`, which has no `type`. */
function isShortCategory(item: unknown): item is Record<string, unknown[]> {
  if (!isRecord(item) || "type" in item) return false;
  const values = Object.values(item);
  return values.length > 0 && values.every(Array.isArray);
}

function at(value: unknown, path: Path): unknown {
  let current = value;
  for (const key of path) current = (current as Record<string, unknown> | undefined)?.[key];
  return current;
}
