import { existsSync } from "node:fs";
import { join } from "node:path";
import { checkComponents } from "../../content/check/check-components.ts";
import { readSource } from "../../content/load/files/site-files.ts";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { diagnose, wholeFile } from "../../model/diagnostics/rule.ts";
import { getErrorMessage } from "../../model/error-message.ts";
import { splitFrontMatter } from "../../model/text/front-matter.ts";
import { maskCode } from "../../model/text/markdown-fences.ts";
import { getPosition, type Position } from "../../model/text/positions.ts";
import { builderRules } from "../diagnostics/rules.ts";
import { type ComponentUse, getThrowingComponents } from "./find-throwing-use.ts";
import type { RenderFailure } from "./render-pages.ts";

function diagnoseFailure(
  { source: { file, page, record }, error, use: throwing }: RenderFailure,
  siteDir: string,
): Diagnostic {
  const path = join(siteDir, file);
  const described = describeReason(getErrorMessage(error));
  const isReturned = described === objectInBraces && !hasTextBraces(path);
  const reason = isReturned ? returnedObject : described;
  const isObject = reason === objectInBraces;
  const braces = findCausingBraces(path, reason);
  const uses = record?.components ?? [];
  const use = findNamedUse(throwing, uses, { reason, file, siteDir }) ?? throwing;
  return diagnose(
    builderRules["render-failed"],
    { ...wholeFile(file), ...(braces ?? use) },
    {
      route: page.route,
      reason,
      components: described === objectInBraces ? [] : getThrowingComponents(error),
      hasBraces: isObject || braces !== undefined,
    },
  );
}

const objectInBraces = "braces in the text contain an object";
const returnedObject = "a component contains an object, which is no text or element";

/** Whether a page has braces that are not the value of a property, a comment, or an id. */
function hasTextBraces(path: string): boolean {
  if (!/\.mdx$/i.test(path) || !existsSync(path)) return false;
  return /(?<!=\s*\{?)\{(?!\s*(?:\/\*|#))/.test(maskCode(splitFrontMatter(readSource(path)).body));
}

/** React's messages have an excerpt, and bundled calls the name of their module. */
function describeReason(message: string): string {
  if (/^Objects are not valid as a React child/.test(message)) return objectInBraces;
  const [first = ""] = message.split(/\n {2}\{/);
  return first.replace(/\(0 , [\w$]+\.(\w+)\)/g, "`$1`");
}

/** Finds the braces in a text that an error is about: an object, or a variable that is not defined. */
function findCausingBraces(path: string, reason: string): Position | undefined {
  const [, variable] = /^([\w$]+) is not defined$/.exec(reason) ?? [];
  if ((variable === undefined && reason !== objectInBraces) || !existsSync(path)) return undefined;
  const text = readSource(path);
  return variable === undefined ? findDoubleBraces(text) : findBraces(text, variable);
}

/** Returns a component and those up to its next use, which include those inside it. */
function getUsesWithin(
  first: ComponentUse | undefined,
  uses: readonly ComponentUse[],
): readonly ComponentUse[] {
  if (!first) return uses;
  const later = uses.filter((use) => use.file === first.file && isAfter(use, first));
  const next = later.find(({ name }) => name === first.name);
  return [first, ...later.filter((use) => !next || isAfter(next, use))];
}

function isAfter(position: Position, other: Position): boolean {
  return (
    position.line > other.line || (position.line === other.line && position.column > other.column)
  );
}

/** The last use that has the value which the message quotes. */
function findNamedUse(
  throwing: ComponentUse | undefined,
  uses: readonly ComponentUse[],
  { reason, file, siteDir }: { reason: string; file: string; siteDir: string },
): ComponentUse | undefined {
  const quoted = [...reason.matchAll(/`([^`]+)`/g)].map(([, value = ""]) => value);
  const quotedUses = getUsesWithin(throwing, uses).filter((use) => {
    if (!quoted.includes(use.name)) return false;
    const path = join(siteDir, use.file ?? file);
    const tag = existsSync(path) ? findTag(readSource(path), use) : "";
    return quoted.some((value) => tag.includes(`="${value}"`));
  });
  return throwing || quotedUses.length === 1 ? quotedUses.at(-1) : undefined;
}

function findTag(text: string, { line, column }: Position): string {
  const [first = "", ...others] = text.split("\n").slice(line - 1);
  return [first.slice(column - 1), ...others].join("\n").split(">", 1)[0] ?? "";
}

export function explainFailure(
  failure: RenderFailure,
  { knownComponents, siteDir }: { knownComponents: Iterable<string>; siteDir: string },
): Diagnostic[] {
  const unknown = findUnknownComponents(failure.source, knownComponents);
  return unknown.length > 0 ? unknown : [diagnoseFailure(failure, siteDir)];
}

function findUnknownComponents(
  { record }: RenderFailure["source"],
  knownComponents: Iterable<string>,
): Diagnostic[] {
  return checkComponents(record ? [record] : [], knownComponents);
}

export function findBraces(text: string, variable: string): Position | undefined {
  const body = maskCode(splitFrontMatter(text).body);
  const index = [...body.matchAll(/\{[^{}]*\}/g)].find(([braces]) =>
    braces.split(/[^\w$]+/).includes(variable),
  )?.index;
  return index === undefined ? undefined : getPosition(body, index);
}

/** `{{a: 1}}` in the text; not the value of a property, as in `style={{…}}`. */
function findDoubleBraces(text: string): Position | undefined {
  const body = maskCode(splitFrontMatter(text).body);
  const index = body.search(/(?<!=\s*)\{\s*\{/);
  return index < 0 ? undefined : getPosition(body, index);
}

/** Such an import or export leaves a name without a value. */
function isUnsupportedModuleCode({ rule }: Diagnostic): boolean {
  return rule === "unsupported-import" || rule === "unsupported-export";
}

interface FailureContext {
  knownComponents: Iterable<string>;
  /** What is already known about the pages. */
  diagnostics: Diagnostic[];
  siteDir: string;
}

/** Diagnoses pages whose failure no other diagnostic explains. */
export function diagnoseFailedPages(
  failed: RenderFailure[],
  { knownComponents, diagnostics, siteDir }: FailureContext,
): Diagnostic[] {
  const explained = new Set(diagnostics.filter(isUnsupportedModuleCode).map(({ file }) => file));
  return failed
    .filter(
      ({ source }) =>
        !explained.has(source.file) && findUnknownComponents(source, knownComponents).length === 0,
    )
    .map((failure) => diagnoseFailure(failure, siteDir));
}
