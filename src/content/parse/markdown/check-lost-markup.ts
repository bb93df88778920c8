import type { MdastNode } from "satteri";
import { getPosition, type Position } from "../../../model/text/positions.ts";
import { markdownRules } from "../../rules/markdown-rules.ts";
import { getSource, getStart, type NodeOf, type RenderContext, report } from "../render-context.ts";
import { locateMatch } from "./locate-match.ts";

/** Reports text that was probably meant as a block or as bold text. */
export function checkLostMarkup(node: NodeOf<"text">, context: RenderContext): void {
  checkEmphasis(node, context);
  checkLostBlock(node, context);
  checkFootnoteName(node, context);
  checkUnquotedValue(node, context);
}

const lostBlocks = [
  // A line such as `#FFCC00 is the color` is not meant as a heading.
  ["heading", /^#{1,6}(?![\dA-F]{3,8}\b)\p{Lu}.*$/u],
  ["level", /^#{7,}[ \t]+\p{L}.*$/u],
  ["table", /^\|(?:[ \t]*:?-+:?[ \t]*\|)+$/m],
  // Keyboards and input methods write other spaces: a no-break, an ideographic, or an empty one.
  ["space", /^(?:#{1,6}|[-*+]|\d{1,3}[.)])[\u00a0\u2000-\u200b\u202f\u3000\ufeff][^\n]+/m],
] as const;

function checkLostBlock(node: NodeOf<"text">, context: RenderContext): void {
  if (!/^(?:#|\|[ \t]*:?-|[-*+\d][\d.)]*[^\w -~])/m.test(node.value)) return;
  for (const [kind, pattern] of lostBlocks) {
    const match = pattern.exec(node.value);
    if (!match || (match.index === 0 && kind !== "table" && !startsLine(node, context))) continue;
    const position = locateMatch(match, node, context);
    const sourceLine = getSource(context, node).split("\n")[position.line - getStart(node).line];
    if (escapedMarker.test(sourceLine ?? "")) continue;
    const values = { kind, line: match[0].slice(0, 60) };
    report(context, position, markdownRules["lost-block"], values);
  }
}

/** Escaped with a backslash or a character reference. */
const escapedMarker = /^[\s>#|:*+\-\d.)]*(?:\\|&[#\w]+;)/;

/** Two lines in a row that begin with a marker of a list and, without a space, a word. */
const lostLists = [
  /^([-+])\p{L}{2}[^\n]*(?=\n\1\p{L}{2})/mu,
  /^\*\p{L}[^*\n]*(?=\n\*\p{L}[^*\n]*$)/mu,
  /^[1-8]([.)])\p{L}{2}[^\n]*(?=\n[2-9]\1\p{L}{2})/mu,
  /^•[^\n]*(?=\n•)/m,
];

const lostTask = /^\[(?:[xX ]\](?=\p{L})|\](?= \p{L}))[^\n]*/u;

const lostNumber = /(?<=\n)\d+[.)]\p{L}{2}[^\n]*/u;

export function checkLostList(node: NodeOf<"paragraph">, context: RenderContext): void {
  reportLostItem(lostLists, node, context);
}

export function checkLostItem(
  { children: [first] }: NodeOf<"listItem">,
  ordered: boolean,
  context: RenderContext,
): void {
  if (first?.type !== "paragraph") return;
  reportLostItem(ordered ? [lostTask, lostNumber] : [lostTask], first, context);
}

function reportLostItem(
  patterns: readonly RegExp[],
  node: NodeOf<"paragraph">,
  context: RenderContext,
): void {
  if (context.page.isDescription) return;
  const source = getSource(context, node).replace(/\n[ \t>]*/g, "\n");
  const match = patterns.map((pattern) => pattern.exec(source)).find(Boolean);
  if (!match) return;
  const kind = match[0].startsWith("[") ? "task" : "item";
  const values = { kind, line: match[0].slice(0, 60) } as const;
  report(context, locateMatch(match, node, context), markdownRules["lost-block"], values);
}

/** A fence that is indented too far for its list is part of an indented code block. */
export function checkLostFence(node: NodeOf<"code">, context: RenderContext): void {
  const [line] = /^\s*(?:```|~~~)[^\n]*/.exec(node.value) ?? [];
  if (line === undefined || /^[`~]/.test(getSource(context, node))) return;
  report(context, getStart(node), markdownRules["lost-block"], { kind: "code", line });
}

/** In MDX, indentation makes no code block. The first one of a page is reported. */
export function checkIndentedCode(nodes: readonly MdastNode[], context: RenderContext): void {
  const paragraph = findIndented(nodes, 0, context.source.text);
  if (!paragraph) return;
  const [line = ""] = getSource(context, paragraph).split("\n", 1);
  const values = { kind: "indented", line: line.slice(0, 60) } as const;
  report(context, getStart(paragraph), markdownRules["lost-block"], values);
}

/** @param margin the number of spaces before text that is not code */
function findIndented(
  nodes: readonly MdastNode[],
  margin: number,
  text: string,
): MdastNode | undefined {
  for (const node of nodes) {
    const start = node.position?.start.offset ?? 0;
    const indentation = text.slice(text.lastIndexOf("\n", start - 1) + 1, start);
    const isCode = new RegExp(`^ {${margin}}(?: {4}| {0,3}\\t)\\s*$`).test(indentation);
    if (node.type === "paragraph" && isCode) return node;
    if (node.type !== "list") continue;
    for (const { children } of node.children) {
      const [first, ...rest]: readonly MdastNode[] = children;
      const found = findIndented(rest, (first?.position?.start.column ?? 1) - 1, text);
      if (found) return found;
    }
  }
  return undefined;
}

function checkFootnoteName(node: NodeOf<"text">, context: RenderContext): void {
  const [, name] = /^\[\^([^\]\n]*\s[^\]\n]*)\]:/m.exec(node.value) ?? [];
  if (name === undefined || !startsLine(node, context)) return;
  report(context, getStart(node), markdownRules["lost-footnote"], { name, kind: "spaces" });
}

const unquotedValue =
  /(?<!\\)<[a-z][a-z\d-]*(?:\s[^<>]*)?\s([a-z-]+)=([^\s"'=<>`]*\/[^\s"'=<>`]*)[^<>\n]*>/i;

/** The parser does not read such a value, and takes a URL in it for a link. */
function checkUnquotedValue(node: NodeOf<"text">, context: RenderContext): void {
  const tag = node.value.lastIndexOf("<");
  if (tag === -1 || !node.value.includes("=", tag)) return;
  const { text } = context.source;
  const start = node.position?.start.offset ?? 0;
  const end = text.indexOf("\n", node.position?.end.offset);
  const match = unquotedValue.exec(text.slice(start, end === -1 ? undefined : end));
  if (!match || start + match.index >= (node.position?.end.offset ?? 0)) return;
  const [source, name = "", value = ""] = match;
  const values = { kind: "unquoted", source, name, value } as const;
  report(
    context,
    getPosition(text, start + match.index),
    markdownRules["html-not-allowed"],
    values,
  );
}

function startsLine(node: NodeOf<"text">, { source }: RenderContext): boolean {
  const start = node.position?.start.offset ?? 0;
  const line = source.text.slice(source.text.lastIndexOf("\n", start - 1) + 1, start);
  return /^[ \t>]*$/.test(line);
}

/** Such as `**Note:**text`. */
const boldWithPunctuation = String.raw`(?<![\p{L}\p{N}*])\*\*[\p{L}\p{N}"'“‘(][^*\n]*[:.,!?;)"'”’]\*\*(?=\p{L})`;

const eastAsian = String.raw`[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}]`;
const edge = String.raw`[\p{P}\p{S}]`;
const content = String.raw`(?!\s)(?:${edge}[^*~\n]*|[^*~\n]*${edge})(?<!\s)`;
const boldName = String.raw`__[^_\n]*${eastAsian}[^_\n]*__`;
const italicName = String.raw`_(?!\s)[^_\n]*${eastAsian}[^_\n]*(?<!\s)_`;

/** Marks that stay text. Words of Chinese and Japanese have no spaces between them. */
const lostEmphasis = new RegExp(
  [
    boldWithPunctuation,
    String.raw`(?<=${eastAsian})(?<after>\*{1,3}|~~)${content}\k<after>(?!\*)`,
    String.raw`(?<![\w*~])(?<before>\*{1,3}|~~)${content}\k<before>(?=${eastAsian})`,
    `(?<=${eastAsian})${boldName}|${boldName}(?=${eastAsian})`,
    // Letters on both sides make a name, such as `表_用户_名`.
    String.raw`(?<=${eastAsian})${italicName}(?![\p{L}\p{N}_])`,
    String.raw`(?<![\p{L}\p{N}_])${italicName}(?=${eastAsian})`,
  ].join("|"),
  "gu",
);

/** `**bold **` or `** bold**`. */
const spacedEmphasis =
  /(?<=^|[\s(])\*\*(?:\p{L}[^*\n]*[ \t]|[ \t]+\p{L}[^*\n]*[^*\s])\*\*(?=[\s.,;:!?)]|$)/gmu;

function checkEmphasis(node: NodeOf<"text">, context: RenderContext): void {
  const { value } = node;
  if (!/[*_~]/.test(value)) return;
  const isEscaped = createEscapeCheck(value, getSource(context, node));
  const match = [...value.matchAll(lostEmphasis), ...value.matchAll(spacedEmphasis)].find(
    ({ 0: text, index }) => !isEscaped(index) && !isEscaped(index + text.length - 1),
  );
  if (!match) return;
  const position = locateMatch(match, node, context);
  report(context, position, markdownRules["lost-emphasis"], { text: match[0] });
}

/** The returned function checks whether the mark at an offset of the value is escaped in the source. */
function createEscapeCheck(value: string, source: string): (offset: number) => boolean {
  const marks = (source.match(/\\.|[*_~]/gs) ?? []).filter((mark) => /[*_~]$/.test(mark));
  return (offset) => {
    const before = value.slice(0, offset).match(/[*_~]/g)?.length ?? 0;
    return marks[before]?.startsWith("\\") ?? false;
  };
}

export function checkLostEmphasis(node: NodeOf<"paragraph">, context: RenderContext): void {
  checkBoldCode(node, context);
  checkBoldGap(node, context);
}

/**
 * In `**重要：**说明。这是**重点**。`, the second `**` ends nothing, so the text between the bold
 * texts is bold instead of them.
 */
function checkBoldGap({ children }: NodeOf<"paragraph">, context: RenderContext): void {
  let lost: { offset: number; position: Position } | undefined;
  const { text } = context.source;
  for (const node of children) {
    const start = node.position?.start.offset ?? 0;
    if (node.type === "text") {
      const offset = findLastMark(getSource(context, node));
      if (offset === undefined) continue;
      lost = { offset: start + offset, position: getPosition(text, start + offset) };
    } else if (node.type === "strong" && lost) {
      const bold = text.slice(lost.offset, start + 2);
      if (!/^\*\*(?![\s*])[^\n]*[^\s*]\*\*$/.test(bold)) continue;
      report(context, lost.position, markdownRules["lost-emphasis"], { text: bold });
      return;
    }
  }
}

/** The offset of the last `**` that is not escaped. */
function findLastMark(source: string): number | undefined {
  return [...source.matchAll(/(?<![\\*])\*\*(?!\*)/g)].at(-1)?.index;
}

/** Bold code or a bold link next to a letter, such as `**`Pod`**s`. */
function checkBoldCode({ children }: NodeOf<"paragraph">, context: RenderContext): void {
  for (const [index, node] of children.entries()) {
    const [before, after] = [children[index - 1], children[index + 1]];
    if (node.type !== "inlineCode" && node.type !== "link") continue;
    if (before?.type !== "text" || after?.type !== "text") continue;
    const isLost = /(?:^|[^*])\*\*$/.test(before.value) && /^\*\*(?!\*)/.test(after.value);
    if (!isLost || getSource(context, before).endsWith("\\**")) continue;
    const { line, column } = getStart(node);
    const text = `**${getSource(context, node)}**`;
    report(context, { line, column: column - 2 }, markdownRules["lost-emphasis"], { text });
  }
}
