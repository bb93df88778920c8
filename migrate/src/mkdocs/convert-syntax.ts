// cspell:ignore endfilter
import { posix } from "node:path";
import { escapeRegExp } from "../../../src/model/text/escape-reg-exp.ts";
import type { ConvertedSyntax } from "../document/article.ts";
import { convertMath } from "../document/convert-math.ts";
import type { BodyDiagnostic } from "../document/prepare.ts";
import { convertAlerts } from "../markdown/convert-alerts.ts";
import type { CauseId } from "../model.ts";
import { replaceOutsideCode } from "../text/code-ranges.ts";
import { applyEdits, getEdits } from "../text/edits.ts";
import { materialIcon } from "../text/emoji.ts";
import { convertBlocks } from "./convert-blocks.ts";
import { convertInline } from "./convert-inline.ts";
import { escapeCodePipes } from "./escape-code-pipes.ts";
import { evaluateTemplates } from "./evaluate-templates.ts";
import { type Macros, maskLiteralDelimiters, unmaskDelimiters } from "./templates.ts";

interface SyntaxSources extends Macros {
  /** Text of a file that `--8<--` includes; undefined if it does not exist. */
  readFile(name: string): string | undefined;
  hasMath: boolean;
  /** Those of `~` and `^` that make subscripts (`H~2~O`) and superscripts (`x^2^`). */
  scriptMarks?: string;
  /** The address of the page or heading that a name in brackets leads to. */
  findReference?: ((name: string) => string | undefined) | undefined;
}

export function convertMkdocs(body: string, sources: SyntaxSources): ConvertedSyntax {
  const missing: string[] = [];
  const included = maskLiteralDelimiters(includeSnippets(body, sources, missing), sources);
  const resolved = evaluateTemplates(included, sources);
  const markdown = convertAlerts(sources.hasMath ? convertMath(resolved) : resolved);
  const blocks = convertBlocks(markdown.split("\n"));
  const linked = linkReferences(blocks.lines.join("\n"), sources);
  const inline = convertInline(convertScripts(linked, sources), sources);
  const { text, getNewOffset } = applyEdits(inline.text, escapeCodePipes(inline.text));
  const found = inline.found.map((item) => ({ ...item, offset: getNewOffset(item.offset) }));
  const missingSnippets = missing.map((subject) => ({
    subject,
    offset: Math.max(0, text.indexOf(subject)),
  }));
  const diagnostics = [...missingSnippets, ...found].map((item): BodyDiagnostic => {
    const isStatement = item.subject.startsWith("{%");
    const subject = isStatement
      ? item.subject.replace(/\s+/g, " ")
      : item.subject.replace(/\n.*/s, "");
    return { ...item, cause: getCause(subject), subject };
  });
  const evaluated = sources.hasMacros
    ? unmaskDelimiters(evaluateTemplates(maskLiteralDelimiters(body, sources), sources))
    : undefined;
  return { body: text, needsMdx: blocks.hasTabs, diagnostics, evaluated };
}

/** Addresses of links, tags, and formulas, in which `~` and `^` are characters. */
const withoutScripts = [
  String.raw`\]\((?:[^()\n]|\([^()\n]*\))*\)`,
  String.raw`^ {0,3}\[(?!\^)[^\]\n]+\]:[^\n]*`,
  "<[a-zA-Z/][^<>]*>",
  String.raw`\bhttps?:\/\/[^\s<>]+`,
  String.raw`\\\(.*?\\\)`,
];
/** A caret after a bracket belongs to a footnote. */
const script = String.raw`(?<![~^\\[])([~^])(?![~^])([^\s~^]+)\1(?![~^])`;
const scripts = new RegExp([...withoutScripts, script].join("|"), "gm");

function convertScripts(text: string, { scriptMarks = "" }: SyntaxSources): string {
  if (scriptMarks === "") return text;
  return replaceOutsideCode(text, scripts, ([, mark, content]) => {
    if (mark === undefined || !scriptMarks.includes(mark)) return undefined;
    return mark === "~" ? `<sub>${content}</sub>` : `<sup>${content}</sup>`;
  });
}

/** `[Hull][boat.Hull]` leads to the page that documents the name, and `[keel][]` to a heading. */
function linkReferences(text: string, { findReference }: SyntaxSources): string {
  if (!findReference) return text;
  const referencePattern = /(?<!!)\[((?:[^[\]\n]|`[^`\n]*`)+)\]\[([\w.-]*)\](?!\()/g;
  return replaceOutsideCode(text, referencePattern, ([, label = "", linkTarget]) => {
    const name = linkTarget || label.replace(/`/g, "");
    if (new RegExp(`^ {0,3}\\[${escapeRegExp(name)}\\]:`, "im").test(text)) return undefined;
    const target = findReference(name);
    if (target !== undefined) return `[${label}](${target})`;
    // Other names in brackets may be text.
    return /\.|_/.test(name) ? label : undefined;
  });
}

function getCause(subject: string): CauseId {
  if (subject.startsWith(":::")) return "generated-reference";
  if (/^(?:!\[|\{:?\s*(?:\.|[\w-]+=))/.test(subject)) return "attributes-removed";
  return materialIcon.test(subject) ? "icon-removed" : "mkdocs-syntax";
}

const maxDepth = 5;

const includePattern =
  /(?:^(?<indent>[ \t]*)|(?<=\{%-?\s*filter\b[^%\n]*%\}[ \t]*))(?:(?<semicolons>;*)-+8<-+[ \t]+(?<quote>["'])(?<snippet>.+?)\k<quote>|\{!>?[ \t]*(?<file>[^!\n]+?)[ \t]*!\}|\{%-?\s*include(?:-markdown)?\s+["'](?<relative>[^"'\n]+)["'](?<options>[^%]*?)%\})(?:[ \t]*$|(?=[ \t]*\{%-?\s*endfilter\b))/gm;

/** Inserts the files that `--8<--`, `{!file!}`, or `{% include-markdown %}` include, also in code. */
function includeSnippets(
  body: string,
  sources: SyntaxSources,
  missing: string[],
  { depth, folder }: { depth: number; folder: string } = { depth: 0, folder: "." },
): string {
  if (!/8<-|\{!|\{%/.test(body)) return body;
  const include = ({ 0: match, groups = {} }: RegExpExecArray): string => {
    const { indent = "", semicolons, snippet, file, relative, options = "" } = groups;
    // A semicolon escapes the marker.
    if (semicolons) return match.replace(";", "");
    const path = snippet ?? file ?? relative ?? "";
    // A statement in an included file is relative to that file.
    const candidates = relative === undefined ? [path] : [posix.join(folder, path), path];
    const found = depth < maxDepth ? findSnippet(candidates, sources) : undefined;
    if (!found) {
      // Without the plugin macros, a template in a code block is an example.
      const isExample = !sources.hasMacros && /^\s*\{%-?\s*include\s/.test(match);
      if (!isExample) missing.push(match.trim());
      return match;
    }
    const { name, text } = found;
    const isMarkdown = match.includes("include-markdown");
    const included = isMarkdown ? getIncludedMarkdown(text, name, options) : text;
    const inner = includeSnippets(included.replace(/\n$/, ""), sources, missing, {
      depth: depth + 1,
      folder: posix.dirname(name),
    });
    return inner.replace(/^(?=.)/gm, indent);
  };
  return applyEdits(body, getEdits([...body.matchAll(includePattern)], include)).text;
}

function findSnippet(
  names: readonly string[],
  sources: SyntaxSources,
): { name: string; text: string } | undefined {
  for (const name of names) {
    const text = readSnippet(name, sources);
    if (text !== undefined) return { name, text };
  }
  return undefined;
}

/** The part between the marks `start` and `end`. Links in it are relative to the included file. */
function getIncludedMarkdown(text: string, name: string, options: string): string {
  const option = (key: string) => new RegExp(`\\b${key}=(["'])(.*?)\\1`).exec(options)?.[2];
  const [start, end] = [option("start"), option("end")];
  const from = start === undefined ? 0 : text.indexOf(start) + start.length;
  const rest = start !== undefined && !text.includes(start) ? text : text.slice(from);
  const until = end === undefined ? -1 : rest.indexOf(end);
  const section = until < 0 ? rest : rest.slice(0, until);
  const folder = posix.dirname(name);
  if (folder === "." || /\brewrite-relative-urls=(?:false|"false")/.test(options)) return section;
  const addresses = /(?<=\]\(|\b(?:src|href)=["'])(?![\w+-]+:|[/#<])[^)"'\s]+/g;
  return replaceOutsideCode(section, addresses, ([address]) => posix.join(folder, address));
}

/** Begins or ends another section within the included one. */
const sectionMark = /-8<-+[ \t]+\[[ \t]*(?:start|end)[ \t]*:/;

/** A name may have line ranges (`a.py:2:4,7`, `a.py:3` to the end), or the name of a section. */
function readSnippet(name: string, { readFile }: SyntaxSources): string | undefined {
  const [, path = name, section] =
    /^(.+?)(?::((?:\d+|\d*:\d*)(?:,\d*:\d*)*|[A-Za-z_][\w-]*))?$/.exec(name) ?? [];
  const text = readFile(path)?.replace(/\r\n?/g, "\n");
  if (text === undefined || section === undefined) return text;
  const lines = text.split("\n");
  if (/^[\d:,]+$/.test(section)) {
    return section
      .split(",")
      .flatMap((range) => {
        const [first, last] = range.split(":");
        return lines.slice(Number(first || 1) - 1, Number(last || lines.length));
      })
      .join("\n");
  }
  const start = lines.findIndex((line) => line.includes(`[start:${section}]`));
  const end = lines.findIndex((line) => line.includes(`[end:${section}]`));
  if (start < 0 || end < start) return undefined;
  const inner = lines.slice(start + 1, end);
  return inner.filter((line) => !sectionMark.test(line)).join("\n");
}
