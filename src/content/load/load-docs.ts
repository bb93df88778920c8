import { existsSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { LineCounter, parseDocument } from "yaml";
import { describeIssues } from "../../config/parse/describe-issues.ts";
import {
  type CategoryMetadata,
  categorySchema,
  frontMatterSchema,
} from "../../config/schemas/front-matter.ts";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { positionAt } from "../../model/diagnostics/position.ts";
import { readSource } from "./files/read-source.ts";
import { findJsonError } from "./front-matter/find-json-error.ts";
import { positionOfPath } from "./front-matter/yaml-positions.ts";
import { loadArticles } from "./load-articles.ts";
import type { LoadedDocs, SourceFolder } from "./loaded-content.ts";

const categoryFile = "_category_.json";

/** Reads all pages and folder metadata of a folder of docs. */
export function loadDocs(place: SourceFolder): LoadedDocs {
  const root = join(place.siteDir, place.folder);
  const loaded = loadArticles(place, frontMatterSchema);
  const diagnostics: Diagnostic[] = [];
  const categories = new Map<string, CategoryMetadata>();
  for (const path of loaded.files.filter(isCategoryFile)) {
    const parsed = parseCategory(readSource(join(root, path)), `${place.folder}/${path}`);
    categories.set(path.slice(0, -categoryFile.length).replace(/\/$/, ""), parsed.metadata);
    diagnostics.push(...parsed.diagnostics);
  }
  diagnostics.push(...loaded.files.filter(isYamlCategory).map((path) => notRead(place, path)));
  return { ...loaded, categories, diagnostics: [...diagnostics, ...loaded.diagnostics] };
}

/** Text of a file of the site folder, empty where there is none. */
export function readSiteFile(siteDir: string, path: string): string {
  const absolute = join(siteDir, path);
  return existsSync(absolute) ? readSource(absolute) : "";
}

function isCategoryFile(path: string): boolean {
  return path === categoryFile || path.endsWith(`/${categoryFile}`);
}

function isYamlCategory(path: string): boolean {
  return /(^|\/)_category_\.ya?ml$/.test(path);
}

function notRead({ folder }: SourceFolder, path: string): Diagnostic {
  return {
    rule: "invalid-category",
    severity: "error",
    file: `${folder}/${path}`,
    line: 1,
    column: 1,
    message: "the metadata of a folder is not read from YAML",
    hint: `write it as JSON to \`${categoryFile}\``,
  };
}

interface ParsedCategory {
  metadata: CategoryMetadata;
  diagnostics: Diagnostic[];
}

/** Parses `_category_.json`. With a mistake in it the folder keeps the defaults. */
export function parseCategory(text: string, file: string): ParsedCategory {
  const offset = findJsonError(text);
  if (offset !== undefined) return invalid([syntaxError(text, offset, file)]);
  const result = v.safeParse(categorySchema, JSON.parse(text));
  if (result.success) return { metadata: result.output, diagnostics: [] };
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  return invalid(
    describeIssues(categorySchema, result.issues).map(({ path, message, hint }) => ({
      rule: "invalid-category",
      severity: "error",
      file,
      ...positionOfPath({ document, lines }, path),
      message: path.length > 0 ? message : "the file does not hold an object",
      ...(hint !== undefined && { hint }),
    })),
  );
}

function syntaxError(text: string, offset: number, file: string): Diagnostic {
  const found = text[offset];
  return {
    rule: "invalid-category",
    severity: "error",
    file,
    ...positionAt(text, offset),
    message: found
      ? `the file is not valid JSON: unexpected \`${found}\``
      : "the file is not valid JSON: it ends too early",
    hint: "JSON wants double quotes around keys and texts, and no comma after the last entry",
  };
}

function invalid(diagnostics: Diagnostic[]): ParsedCategory {
  return { metadata: v.parse(categorySchema, {}), diagnostics };
}
