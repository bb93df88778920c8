import { existsSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { parseDocument } from "yaml";
import { describeIssues } from "../../config/parse/describe-issues.ts";
import {
  type CategoryMetadata,
  categorySchema,
  frontMatterSchema,
} from "../../config/schemas/front-matter.ts";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { diagnose } from "../../model/diagnostics/rule.ts";
import { positionAt } from "../../model/text/positions.ts";
import { fileRules } from "../rules/file-rules.ts";
import type { DevContentCache } from "./dev-content-cache.ts";
import { readSource } from "./files/list-files.ts";
import { positionOfPath } from "./front-matter/yaml-text.ts";
import { generatedIndexes } from "./generated-index.ts";
import { loadArticles, loadArticlesCached, parseArticle } from "./load-articles.ts";
import type { LoadedDocs, SourceFile, SourceFolder } from "./loaded-content.ts";

const categoryFile = /(?:^|\/)_category_\.(?:json|ya?ml)$/;

export function loadDocs(source: SourceFolder, memory?: DevContentCache): LoadedDocs {
  const root = join(source.siteDir, source.folder);
  const loaded = memory
    ? loadArticlesCached(source, memory)
    : loadArticles(source, frontMatterSchema);
  const diagnostics: Diagnostic[] = [];
  const categories = new Map<string, CategoryMetadata & { file: string }>();
  for (const path of loaded.files.filter((file) => categoryFile.test(file))) {
    const file = `${source.folder}/${path}`;
    const parsed = parseCategory(readSource(join(root, path)), file);
    categories.set(path.replace(categoryFile, ""), { ...parsed.metadata, file });
    diagnostics.push(...parsed.diagnostics);
  }
  const made = generatedIndexes({ ...loaded, categories }).map((source) =>
    parseArticle(source, frontMatterSchema),
  );
  return {
    ...loaded,
    articles: [...loaded.articles, ...made.map(({ article }) => article)],
    categories,
    diagnostics: [...diagnostics, ...loaded.diagnostics, ...made.flatMap((one) => one.diagnostics)],
  };
}

export function readSiteFile(siteDir: string, path: string): string {
  const absolute = join(siteDir, path);
  return existsSync(absolute) ? readSource(absolute) : "";
}

interface ParsedCategory {
  metadata: CategoryMetadata;
  diagnostics: Diagnostic[];
}

/** Parses `_category_.json` or `_category_.yml`. An invalid file has the default values. */
export function parseCategory(text: string, file: string): ParsedCategory {
  const rule = fileRules["invalid-category"];
  const isJson = file.endsWith(".json");
  const offset = isJson ? findJsonError(text) : undefined;
  if (offset !== undefined) {
    const location = { file, ...positionAt(text, offset) };
    return invalid([diagnose(rule, location, { fault: "syntax", found: text[offset] })]);
  }
  const document = parseDocument(text, { prettyErrors: false });
  const [error] = isJson ? [] : document.errors;
  if (error) {
    const location = { file, ...positionAt(text, error.pos[0]) };
    const [reason = ""] = error.message.split("\n", 1);
    return invalid([diagnose(rule, location, { fault: "yaml", reason })]);
  }
  const value: unknown = isJson ? JSON.parse(text) : (document.toJS() ?? {});
  const result = v.safeParse(categorySchema, value);
  if (result.success) return { metadata: result.output, diagnostics: [] };
  return invalid(
    describeIssues(categorySchema, result.issues).map(({ path, message, hint }) => {
      const location = { file, ...positionOfPath({ document, text }, path) };
      return path.length > 0
        ? diagnose(rule, location, { fault: "key", problem: message, correction: hint })
        : diagnose(rule, location, { fault: "no-object", correction: hint });
    }),
  );
}

function invalid(diagnostics: Diagnostic[]): ParsedCategory {
  return { metadata: v.parse(categorySchema, {}), diagnostics };
}

/** Docs from another layer, which are treated like files below `content/docs`. */
export interface GeneratedDocs {
  /** `file` is the file that a writer would correct; diagnostics name it. */
  docs: readonly SourceFile[];
  /** Metadata of folders that contain only generated docs. */
  categories: ReadonlyMap<string, Partial<CategoryMetadata>>;
}

export function addGenerated(loaded: LoadedDocs, { docs, categories }: GeneratedDocs): LoadedDocs {
  const parsed = docs.map((source) => parseArticle(source, frontMatterSchema));
  const added = [...categories].map(([folder, metadata]): [string, CategoryMetadata] => [
    folder,
    { ...v.parse(categorySchema, {}), ...metadata },
  ]);
  return {
    ...loaded,
    articles: [...loaded.articles, ...parsed.map(({ article }) => article)],
    categories: new Map([...added, ...loaded.categories]),
    diagnostics: [...loaded.diagnostics, ...parsed.flatMap(({ diagnostics }) => diagnostics)],
  };
}

const token =
  /[ \t\r\n]*(?:([{}[\]:,])|"(?:[ !#-[\]-\uffff]|\\["\\/bfnrt]|\\u[\da-fA-F]{4})*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)/y;

type Expectation = "value" | "value-or-end" | "key" | "key-or-end" | "colon" | "comma-or-end";

/** Returns the offset of the first invalid character of a JSON text; undefined for valid JSON. */
export function findJsonError(text: string): number | undefined {
  const open: string[] = [];
  let expected: Expectation | "nothing" = "value";
  token.lastIndex = 0;
  while (true) {
    const start = skipSpace(text, token.lastIndex);
    if (start === text.length) return expected === "nothing" ? undefined : start;
    const match = token.exec(text);
    const next: Expectation | "nothing" | null | undefined =
      match && step(expected, match[1] ?? text.slice(start, token.lastIndex), open);
    if (!next) return start;
    expected = next;
  }
}

function skipSpace(text: string, offset: number): number {
  const rest = /[^ \t\r\n]/g;
  rest.lastIndex = offset;
  return rest.exec(text)?.index ?? text.length;
}

/** Returns what can follow a token; undefined where the token itself is not allowed. */
function step(
  expected: Expectation | "nothing",
  text: string,
  open: string[],
): Expectation | "nothing" | undefined {
  if (text === "}" || text === "]") return close(expected, text, open);
  if (text === ",") return expected === "comma-or-end" ? afterComma(open) : undefined;
  if (text === ":") return expected === "colon" ? "value" : undefined;
  if (expected === "key" || expected === "key-or-end") {
    return text.startsWith('"') ? "colon" : undefined;
  }
  if (expected !== "value" && expected !== "value-or-end") return undefined;
  if (text !== "{" && text !== "[") return afterValue(open);
  open.push(text);
  return text === "{" ? "key-or-end" : "value-or-end";
}

function close(
  expected: Expectation | "nothing",
  text: string,
  open: string[],
): Expectation | "nothing" | undefined {
  const mayEnd = ["comma-or-end", "key-or-end", "value-or-end"].includes(expected);
  if (!mayEnd || open.pop() !== (text === "}" ? "{" : "[")) return undefined;
  return afterValue(open);
}

function afterComma(open: string[]): Expectation {
  return open.at(-1) === "{" ? "key" : "value";
}

function afterValue(open: string[]): Expectation | "nothing" {
  return open.length > 0 ? "comma-or-end" : "nothing";
}
