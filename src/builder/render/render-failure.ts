import { existsSync } from "node:fs";
import { join } from "node:path";
import { checkComponents } from "../../content/check/check-components.ts";
import type { PageRecord } from "../../content/index.ts";
import { readSource } from "../../content/load/files/site-files.ts";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { diagnose, wholeFile } from "../../model/diagnostics/rule.ts";
import { splitFrontMatter } from "../../model/text/front-matter.ts";
import { maskCode } from "../../model/text/markdown-fences.ts";
import { type Position, positionAt } from "../../model/text/positions.ts";
import { builderRules } from "../diagnostics/rules.ts";
import type { Failed } from "./render-pages.ts";
import type { PageSource } from "./site-pages.ts";

function renderFailure(
  { file, page, record }: PageSource,
  error: unknown,
  siteDir: string,
): Diagnostic {
  const message = error instanceof Error ? error.message : String(error);
  const isObject = /^Objects are not valid as a React child/.test(message);
  const reason = isObject ? "braces in the text contain an object" : message;
  const [, variable] = /^([\w$]+) is not defined$/.exec(reason) ?? [];
  const path = join(siteDir, file);
  const text = (isObject || variable) && existsSync(path) ? readSource(path) : "";
  const braces = isObject ? findDoubleBraces(text) : variable && findBraces(text, variable);
  const components = componentsOf(error);
  const uses = record?.components.filter(({ name }) => components.includes(name)) ?? [];
  const single = uses.length === 1 ? uses[0] : undefined;
  const use = findNamedUse(record?.components ?? [], reason, { file, siteDir }) ?? single;
  const { line, column } = braces || use || wholeFile(file);
  const location = { file: use?.file ?? file, line, column };
  const hasBraces = isObject || Boolean(braces);
  const values = { route: page.route, reason, components: isObject ? [] : components, hasBraces };
  return diagnose(builderRules["render-failed"], location, values);
}

/**
 * The use of a component if the message quotes its name and one of its values. If two uses have
 * the same attribute and the message quotes it, the second is wrong.
 */
function findNamedUse<Use extends Position & { name: string; file?: string }>(
  uses: readonly Use[],
  reason: string,
  { file, siteDir }: { file: string; siteDir: string },
): Use | undefined {
  const quoted = [...reason.matchAll(/`([^`]+)`/g)].map(([, value = ""]) => value);
  const attributes = quoted.slice(1).map((value, index) => `${quoted[index]}="${value}"`);
  const named = uses.flatMap((use) => {
    if (!quoted.includes(use.name)) return [];
    const path = join(siteDir, use.file ?? file);
    const tag = existsSync(path) ? tagAt(readSource(path), use) : "";
    return quoted.some((value) => tag.includes(`="${value}"`)) ? [{ use, tag }] : [];
  });
  const hasQuotedAttribute = ({ tag }: { tag: string }) =>
    attributes.some((attribute) => tag.includes(attribute));
  const isRepeated = named.length === 2 && named.every(hasQuotedAttribute);
  return named.length === 1 || isRepeated ? named.at(-1)?.use : undefined;
}

function tagAt(text: string, { line, column }: Position): string {
  const [first = "", ...others] = text.split("\n").slice(line - 1);
  return [first.slice(column - 1), ...others].join("\n").split(">", 1)[0] ?? "";
}

/** Further components belong to the layout. */
const maxComponents = 3;

/** Components in the stack, innermost first. Bundlers append `$1` to some names. */
function componentsOf(error: unknown): string[] {
  const stack = (error instanceof Error && error.stack) || "";
  const names = [...stack.matchAll(/^\s+at ([A-Z]\w*)(?:\$\d+)? \(/gm)].map(
    ([, name = ""]) => name,
  );
  return [...new Set(names)].slice(0, maxComponents);
}

interface RenderedSite {
  knownComponents: Iterable<string>;
  siteDir: string;
}

export function explainFailure(
  source: PageSource,
  error: unknown,
  { knownComponents, siteDir }: RenderedSite,
): Diagnostic[] {
  const unknown = checkComponents(source.record ? [source.record] : [], knownComponents);
  if (unknown.length > 0) return unknown;
  return [renderFailure(source, error, siteDir)];
}

export function findBraces(text: string, variable: string): Position | undefined {
  const body = maskCode(splitFrontMatter(text).body);
  const index = [...body.matchAll(/\{[^{}]*\}/g)].find(([braces]) =>
    braces.split(/[^\w$]+/).includes(variable),
  )?.index;
  return index === undefined ? undefined : positionAt(body, index);
}

/** `{{a: 1}}` in the text; not the value of a property, as in `style={{…}}`. */
function findDoubleBraces(text: string): Position | undefined {
  const body = maskCode(splitFrontMatter(text).body);
  const index = body.search(/(?<!=\s*)\{\s*\{/);
  return index < 0 ? undefined : positionAt(body, index);
}

function isMissingName({ rule }: Diagnostic): boolean {
  return rule === "unsupported-import" || rule === "unsupported-export";
}

interface RenderFailures {
  unknownIn(records: PageRecord[]): Diagnostic[];
  known: Diagnostic[];
  siteDir: string;
}

export function failedPages(
  failed: Failed[],
  { unknownIn, known, siteDir }: RenderFailures,
): Diagnostic[] {
  const explained = new Set(known.filter(isMissingName).map(({ file }) => file));
  return failed
    .filter(({ source: { file, record } }) => {
      return !explained.has(file) && unknownIn(record ? [record] : []).length === 0;
    })
    .map(({ source, error }) => renderFailure(source, error, siteDir));
}
