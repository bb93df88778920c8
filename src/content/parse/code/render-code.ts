import { findNearest } from "../../../model/diagnostics/nearest.ts";
import { escapeAttribute } from "../../../model/text/escape-html.ts";
import { type Fence, findFences } from "../../../model/text/markdown-fences.ts";
import { getPosition, type Position } from "../../../model/text/positions.ts";
import { codeRules } from "../../rules/code-rules.ts";
import { markdownRules } from "../../rules/markdown-rules.ts";
import { type ArticleNode, breakPath, element, raw } from "../article.ts";
import { renderArchitecture } from "../diagrams/render-architecture.ts";
import { renderDiagram } from "../diagrams/render-diagram.ts";
import { toHtml } from "../html/to-html.ts";
import { renderPlot } from "../plots/render-plot.ts";
import { getSource, getStart, type NodeOf, type RenderContext, report } from "../render-context.ts";
import { type CodeMeta, parseCodeMeta, translateOption } from "./code-meta.ts";
import {
  architectureLanguage,
  diagramLanguage,
  getLanguage,
  languageNames,
  plotLanguage,
} from "./languages.ts";
import { markValues } from "./mark-values.ts";

type RenderFigure = (node: NodeOf<"code">, meta: CodeMeta, context: RenderContext) => ArticleNode[];

/** Renderers of the languages that become a figure. */
const figures: ReadonlyMap<string, RenderFigure> = new Map([
  [diagramLanguage, renderDiagram],
  [architectureLanguage, renderArchitecture],
  [plotLanguage, renderPlot],
]);

export function readFence({ lang, meta }: NodeOf<"code">): { language: string; meta: string } {
  const first = lang ?? "";
  if (/^[\w-]+=/.test(first)) return { language: "", meta: `${first} ${meta ?? ""}`.trim() };
  // Text after a comma, as in `rust,ignore`, is for tools that test the code.
  const [, language = "", ranges = ""] = /^([^{,]*)(?:,[^{]*)?(.*)$/.exec(first) ?? [];
  return { language, meta: `${ranges} ${meta ?? ""}`.trim() };
}

export function renderCode(node: NodeOf<"code">, context: RenderContext): ArticleNode[] {
  checkFence(node, context);
  const fence = readFence(node);
  const meta = parseCodeMeta(fence.meta, (offset, rule, values) => {
    const { line, column } = getMetaStart(node, fence.meta, context);
    report(context, { line, column: column + offset }, rule, values);
  });
  const renderFigure = figures.get(getLanguage(fence.language) ?? "");
  if (renderFigure) return renderFigure(node, meta, context);
  const marked = readHighlightComments(node.value);
  reportComments(marked, getStart(node), context);
  checkAnnotations(node, context);
  checkInvisibleCharacters(node, context);
  const language = resolveLanguage(fence.language, getStart(node), context);
  const { codeValues } = context.page;
  const lines = context
    .highlight(marked.code, language)
    .map((line) => markValues(line, codeValues));
  numberLongCode(meta, lines.length);
  if (meta.title && isWholeFile(meta.title, marked.code)) meta.classes.push("file");
  const lineBeyondEnd = meta.lines.find((number) => number > lines.length);
  if (lineBeyondEnd !== undefined) {
    const found = { kind: "beyond-end", line: lineBeyondEnd, count: lines.length } as const;
    report(context, getStart(node), codeRules["invalid-highlight-range"], found);
  }
  const name = getShownLanguage(fence.language.toLowerCase(), language);
  const titleHtml = markValues(toHtml(getTitleNodes(meta.title ?? "")), codeValues);
  const marks = new Map([
    ...meta.lines.map((line) => [line, "hl"] as const),
    ...marked.marksByLine,
  ]);
  return [raw(getBlockHtml(name, { titleHtml, marks, classes: meta.classes }, lines))];
}

/** An alias of plain text is kept; an unknown language is plain text. */
function getShownLanguage(alias: string, language: string): string {
  const isAliasOfText = language === "text" && getLanguage(alias) !== undefined;
  return isAliasOfText ? alias : language;
}

/** Longer blocks have line numbers. */
const maxUnnumberedLines = 15;

function numberLongCode({ classes, removedClasses = [] }: CodeMeta, count: number): void {
  const isSetByWriter = [...classes, ...removedClasses].includes("numbered");
  if (count > maxUnnumberedLines && !isSetByWriter) classes.push("numbered");
}

const filePath = /^(?:[^\s/*<>:]+\/)*(?:[\w@+-][\w.@+-]*\.[a-z][\w-]*|\.[\w.-]+|[A-Z]\w+file)$/;
/** Names of domains and products that look like file names. */
const nameLikeFile =
  /^(?:\.NET|(?![A-Z]\w+file\.)[^./][^/]*\.(?:com|io|net)|(?:Chart|D3|Express|Next|Node|Nuxt|React|Three|Vue)\.js)$/;
/** Matches a line that marks an omission: `...` alone, or at the start of a comment. */
const elision = /^\s*(?:(?:#|\/\/|--|\/\*)\s*(?:\.\.\.|…).*|(?:\.\.\.|…)\s*)$/m;
/** In YAML and Python, plain dots are code. */
const elisionComment = /^\s*(?:#|\/\/|--|\/\*)\s*(?:\.\.\.|…)/m;

export function isWholeFile(title: string, code: string): boolean {
  const omission = /\.(?:ya?ml|pyi?)$/.test(title) ? elisionComment : elision;
  return filePath.test(title) && !nameLikeFile.test(title) && !omission.test(code);
}

/** A path can break after slashes. Names with hyphens stay in one piece. */
function getTitleNodes(title: string): ArticleNode[] {
  const nodes = breakPath(title);
  if (nodes.length === 1) return nodes;
  return nodes.map((node) =>
    node.type === "text" && node.value.includes("-") ? element("span", {}, [node]) : node,
  );
}

type LineMark = "hl" | "line-added" | "line-removed" | "line-error" | "line-warning";

interface CodeBlock {
  titleHtml: string;
  classes: readonly string[];
  /** By one-based line number. */
  marks: ReadonlyMap<number, LineMark>;
}

function getBlockHtml(language: string, block: CodeBlock, lines: string[]): string {
  const title = block.titleHtml ? `<div class="code-title">${block.titleHtml}</div>` : "";
  const name = ["code", ...block.classes].join(" ");
  const body = markLines(lines, block).join("\n");
  return `<div class="${name}" data-lang="${escapeAttribute(language)}">${title}<pre tabindex="0"><code>${body}</code></pre></div>`;
}

/** Plain lines need half the bytes, so lines become elements only if a style needs them. */
function markLines(lines: string[], { marks, classes }: CodeBlock): string[] {
  if (marks.size === 0 && !classes.includes("numbered")) return lines;
  return lines.map((line, index) => {
    const mark = marks.get(index + 1);
    return `<span class="${mark ? `line ${mark}` : "line"}">${line}</span>`;
  });
}

/** Separates options that other engines join to the language with a colon: `js:line-numbers`. */
function resolveLanguage(name: string, position: Position, context: RenderContext): string {
  const language = name === "" ? "text" : getLanguage(name);
  if (language !== undefined) return language;
  const [, before = "", option = ""] = /^([\w+#-]+)(:\S+)$/.exec(name) ?? [];
  const [optionName = ""] = option.split("=");
  const title = /\.\w+$/.test(option) ? `title="${option.slice(1)}"` : undefined;
  const translated = translateOption(optionName) ?? title;
  const suggestion =
    translated !== undefined && getLanguage(before) !== undefined
      ? `${before} ${translated}`
      : findNearest(name.toLowerCase(), languageNames);
  report(context, position, codeRules["unknown-language"], { name, suggestion });
  return "text";
}

function getMetaStart(node: NodeOf<"code">, metaText: string, context: RenderContext): Position {
  const { line, column } = getStart(node);
  const fenceLine = context.source.text.split("\n", line)[line - 1] ?? "";
  const [opening = ""] =
    /^(?:`+|~+)\s*(?:(?![\w-]+=)[^\s{]+\s*)?/.exec(fenceLine.slice(column - 1)) ?? [];
  const end = column - 1 + opening.length;
  return { line, column: Math.max(end, fenceLine.indexOf(metaText, end)) + 1 };
}

function reportComments(
  { unpaired, withoutNext }: MarkedCode,
  { line, column }: Position,
  context: RenderContext,
): void {
  const rule = codeRules["invalid-highlight-range"];
  if (unpaired !== undefined) {
    report(context, { line: line + unpaired, column }, rule, { kind: "unpaired-comment" });
  }
  if (withoutNext !== undefined) {
    report(context, { line: line + withoutNext, column }, rule, { kind: "last-comment" });
  }
}

const commentStart = String.raw`(?://|#|--|<!--|/\*|\{/\*|\{#|<%--|\(\*|;+|%|'|REM\b)`;
const commentEnd = String.raw`(?:-->|\*/\}?|#\}|--%>|\*\))?`;

/** Matches a line that is only a comment such as `// highlight-next-line`. */
export const highlightComment = new RegExp(
  String.raw`^\s*${commentStart}\s*highlight-(next-line|start|end)\s*${commentEnd}\s*$`,
  "i",
);

/** Marks of other engines at the end of a line: `// [!code ++]`, `# [!code focus:3]`, `// highlight-line`. */
const codeMark = new RegExp(
  String.raw`^(.*?)\s*(?<![\w/])${commentStart}\s*(?:\[!code\s+(\+\+|--|hl|highlight|focus|error|warning|word:[^\]]*?)(?::(\d+))?\s*\]|highlight-line)\s*${commentEnd}\s*$`,
  "i",
);

const codeMarkClasses: ReadonlyMap<string, LineMark> = new Map([
  ["++", "line-added"],
  ["--", "line-removed"],
  ["error", "line-error"],
  ["warning", "line-warning"],
]);

interface MarkedCode {
  code: string;
  /** By one-based line number. */
  marksByLine: Map<number, LineMark>;
  /** One-based line of the original code with a start without end, or an end without start. */
  unpaired?: number | undefined;
  /** One-based line of the original code with a mark for the next line, if no line follows. */
  withoutNext?: number | undefined;
}

interface PendingMark {
  mark: LineMark;
  /** Number of lines that the mark still applies to. */
  remaining: number;
  /** One-based line of the mark. */
  at: number;
  isUsed: boolean;
}

/** Splits off the marks at the end of a line. */
function splitLineMarks(sourceLine: string, at: number): { line: string; marks: PendingMark[] } {
  const marks: PendingMark[] = [];
  let line = sourceLine;
  for (let match = codeMark.exec(line); match; match = codeMark.exec(line)) {
    const [, before = "", kind = "", count = "1"] = match;
    const mark = codeMarkClasses.get(kind.toLowerCase()) ?? "hl";
    marks.push({ mark, remaining: Number(count), at, isUsed: false });
    line = before;
  }
  return { line, marks };
}

/** Removes highlight comments of this and other engines, and returns the lines that they mark. */
export function readHighlightComments(code: string): MarkedCode {
  if (!/highlight-|\[!code\s/i.test(code)) return { code, marksByLine: new Map() };
  const kept: string[] = [];
  const marksByLine: MarkedCode["marksByLine"] = new Map();
  let nextAt: number | undefined;
  let openedAt: number | undefined;
  let unpaired: number | undefined;
  let pending: PendingMark[] = [];
  for (const [index, sourceLine] of code.split("\n").entries()) {
    const { line, marks } = splitLineMarks(sourceLine, index + 1);
    pending.push(...marks);
    // A mark without code on its line applies to the lines below it.
    if (line.trim() === "" && marks.length > 0) continue;
    const kind = highlightComment.exec(line)?.[1]?.toLowerCase();
    if (kind === "next-line") nextAt = index + 1;
    else if (kind === "start") {
      if (openedAt !== undefined) unpaired ??= index + 1;
      openedAt = index + 1;
    } else if (kind === "end") {
      if (openedAt === undefined) unpaired ??= index + 1;
      openedAt = undefined;
    } else {
      kept.push(line);
      // A colored mark wins over a highlight.
      const colored = pending.findLast(({ mark }) => mark !== "hl");
      const isHighlighted = pending.length > 0 || nextAt !== undefined || openedAt !== undefined;
      if (colored) marksByLine.set(kept.length, colored.mark);
      else if (isHighlighted) marksByLine.set(kept.length, "hl");
      pending = pending
        .map((entry) => ({ ...entry, remaining: entry.remaining - 1, isUsed: true }))
        .filter((entry) => entry.remaining > 0);
      nextAt = undefined;
    }
  }
  unpaired ??= openedAt;
  const withoutNext = nextAt ?? pending.find(({ isUsed }) => !isUsed)?.at;
  return { code: kept.join("\n"), marksByLine, unpaired, withoutNext };
}

/** A comment such as `# (1)!`, which MkDocs replaces with a numbered note. */
const annotation = new RegExp(String.raw`${commentStart}\s*(\(\d+\)!)\s*${commentEnd}\s*$`, "m");

function checkAnnotations(node: NodeOf<"code">, context: RenderContext): void {
  const [, found] = annotation.exec(node.value) ?? [];
  if (found === undefined) return;
  report(context, getStart(node), markdownRules["foreign-syntax"], { found, kind: "annotation" });
}

/** The lines that the command `tree` draws end in no-break spaces. */
const invisibleCharacter =
  /(?<![\u2500-\u257f\u00a0])\u00a0|[\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]/;

function checkInvisibleCharacters(node: NodeOf<"code">, context: RenderContext): void {
  const { 0: character, index } = invisibleCharacter.exec(getSource(context, node)) ?? {};
  if (character === undefined || index === undefined) return;
  const position = getPosition(context.source.text, (node.position?.start.offset ?? 0) + index);
  report(context, position, codeRules["invisible-character"], { character });
}

function checkFence(node: NodeOf<"code">, context: RenderContext): void {
  const fence = getFence(node, context);
  if (!fence || fence.isClosed) return;
  report(context, getStart(node), codeRules["unclosed-code"], { fence: fence.marker });
}

export function getFence(
  { position }: NodeOf<"code">,
  { source: { text } }: RenderContext,
): Fence | undefined {
  const start = position?.start.offset ?? 0;
  if (!/[`~]/.test(text.charAt(start))) return undefined;
  const lineStart = text.lastIndexOf("\n", start - 1) + 1;
  return findFences(text.slice(lineStart, position?.end.offset))[0];
}
