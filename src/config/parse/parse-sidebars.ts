import * as v from "valibot";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { type SidebarsConfig, sidebarsSchema } from "../schemas/sidebars-config.ts";
import { describeIssues, type SchemaIssue } from "./describe-issues.ts";
import { type ConfigSource, noExport, wrongConfig } from "./parse-config.ts";

type Path = readonly (string | number)[];

/** Keys of other engines, and what a sidebar has in their place. */
const foreignKeys: Readonly<Record<string, string>> = {
  dirName: "write `dir`",
  className: "remove it: the theme styles the items",
  customProps: "remove it",
  description: "remove it: the description of a page stands in its front matter",
  key: "remove it",
  link: 'write `page: "id"` for the page of the category; without one it only opens and closes',
};

/**
 * Checks the sidebars of a site. What is wrong is left out of the value, so that the rest of the site can be
 * checked too.
 */
export function parseSidebars(
  value: unknown,
  source: ConfigSource,
): { value: SidebarsConfig; diagnostics: Diagnostic[] } {
  if (value === undefined) return { value: {}, diagnostics: [wrongConfig(noExport, source)] };
  const found: SchemaIssue[] = [];
  let rest: unknown = value;
  // What is left of an item can be wrong in another way: each round removes something.
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

/** What to leave out because of an issue: a key that is unknown, the item around it, or its sidebar. */
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

/** An issue about what other engines know is told as such. */
function inOwnWords(issue: SchemaIssue, value: unknown): SchemaIssue {
  const path = issue.path.slice(0, -1);
  const item = at(value, path);
  if (isShortCategory(item)) {
    const labels = Object.keys(item).map((label) => `\`${label}\``);
    const [first = ""] = Object.keys(item);
    return {
      path,
      message: `the short form of a category, ${labels.join(", ")}, is not known`,
      hint: `write \`{ type: "category", label: ${JSON.stringify(first)}, items: [...] }\``,
    };
  }
  const [, key = ""] = /^unknown key `(.+)`$/.exec(issue.message) ?? [];
  const hint = Object.hasOwn(foreignKeys, key) ? foreignKeys[key] : issue.hint;
  return hint === undefined ? issue : { ...issue, hint };
}

/** `{ "Guides": [...] }`, which has no `type`. */
function isShortCategory(item: unknown): item is Record<string, unknown[]> {
  if (typeof item !== "object" || item === null || Array.isArray(item) || "type" in item) {
    return false;
  }
  const values = Object.values(item);
  return values.length > 0 && values.every(Array.isArray);
}

function at(value: unknown, path: Path): unknown {
  let current = value;
  for (const key of path) current = (current as Record<string, unknown> | undefined)?.[key];
  return current;
}
