import type { MdastNode } from "satteri";
import type { Position } from "../../../model/text/positions.ts";
import type { ForeignSyntax } from "../../rules/foreign-syntax.ts";
import { markdownRules } from "../../rules/markdown-rules.ts";
import { getSource, getStart, type NodeOf, type RenderContext, report } from "../render-context.ts";

/** Reports text that was probably meant as markup. Escaped text is intentional. */
export function checkTextNode(node: NodeOf<"text">, context: RenderContext): void {
  checkForeignSyntax(node, context);
  checkInlineMarkup(node, context);
  checkEmphasis(node, context);
  checkLostBlock(node, context);
  checkFootnoteName(node, context);
}

type Patterns = readonly (readonly [ForeignSyntax, RegExp])[];

const foreignSyntax: Patterns = [
  ["note", /^(?:!!!|\?\?\?\+?) \w[^\n]*/m],
  ["tabs", /^=== "[^"\n]+"/m],
  ["include", /^(?:<<<? ?@?[./~][^\n]*|-+8<-+[^\n]*)/m],
  ["contents", /^\[\[?toc\]\]?$/im],
  ["wiki-link", /\[\[[\p{L}\d][^[\]\n]*\]\]/u],
  ["template", /\{\{[<%][^}\n]*[>%]\}\}|\{% *\w[^}\n]*%\}/],
  ["abbreviation", /^\*\[[^[\]\n]+\]:[ \t]+\S[^\n]*/m],
  ["footnote", /(?<=[\p{L}\d.,;:)])\^\[(?=[^[\]\n]*\])[^[\]\n]*\p{L} +\p{L}[^[\]\n]*\]/u],
  ["attributes", /^\{:[^{}\n]+\}$/m],
];

function checkForeignSyntax(node: NodeOf<"text">, context: RenderContext): void {
  const attributes =
    getAttributesAfterImage(node, context) ?? getAttributesOfHeading(node, context);
  if (attributes !== undefined) {
    const values = { found: attributes, kind: "attributes" } as const;
    report(context, getStart(node), markdownRules["foreign-syntax"], values);
    return;
  }
  if (!/[!?]{3}\+? |===|<<|8<|\[|\{[{%:]/.test(node.value)) return;
  if (getSource(context, node).includes("\\")) return;
  reportFirst(foreignSyntax, node.value, node, context);
}

/** Descriptions of Terraform code contain such characters without meaning markup. */
const inlineMarkup: Patterns = [
  ["math", /^\$\$(?:$|[^$\n]*\$\$)/m],
  [
    "math",
    /(?<![\w$])\$(?=[^\s$])(?=[^$\n]*(?:\\[a-z]{2}|\^|[\w)] ?[=+*/<>-] ?[\w(\\]))[^$\n]*[^\s$]\$(?![\w$])/i,
  ],
  ["mark", /(?<![=\w])==(?=[^\s=])[^=\n]*[^\s=]==(?![=\w])/],
  ["keys", /(?<![\w+])\+\+[a-z\d-]+(?:\+[a-z\d-]+)*\+\+(?![\w+])/i],
  ["inserted", /(?<!\^)\^\^(?=[^\s^])[^^\n]*[^\s^]\^\^(?!\^)/],
  ["comment", /(?<!%)%%(?=[^\s%])[^%\n]*%%(?!%)/],
  ["superscript", /\b\w+\^[\w+-]+\^(?!\w)/],
  ["emoji", /(?<![\w:/.$-]):(?:[a-z][a-z\d_-]*[a-z\d]|\+1|-1):(?![\w:/])/],
  ["definition", /\n:[ \t]+\S[^\n]*/],
];

function checkInlineMarkup(node: NodeOf<"text">, context: RenderContext): void {
  if (context.page.isDescription || !/\$|==|\+\+|\^|%%|:[a-z+-]|\n:/.test(node.value)) return;
  const source = getSource(context, node);
  if (/\\[$=^:+%]/.test(source)) return;
  reportFirst(inlineMarkup, source.replace(/\n[ \t>]*/g, "\n"), node, context);
}

/** In `H~2~O`, other engines lower the digit, but here it is struck out. */
export function checkSubscript(node: NodeOf<"delete">, context: RenderContext): void {
  const nodeSource = getSource(context, node);
  const before = context.source.text[(node.position?.start.offset ?? 0) - 1] ?? "";
  if (!/^~[^~\s]+~$/.test(nodeSource) || !/[\p{L}\p{N}]/u.test(before)) return;
  report(context, getStart(node), markdownRules["foreign-syntax"], {
    found: nodeSource,
    kind: "subscript",
  });
}

/** Attributes such as `{ width=30 }` directly after an image or a link. */
function getAttributesAfterImage(
  node: NodeOf<"text">,
  { source }: RenderContext,
): string | undefined {
  const before = source.text[(node.position?.start.offset ?? 0) - 1];
  if (before !== ")" && before !== "]") return undefined;
  return /^\{[ \t]*(?:[.#][\w-]+|[\w-]+=)[^{}\n]*\}/.exec(node.value)?.[0];
}

/** Classes such as `{.unnumbered}` at the end of a heading. */
function getAttributesOfHeading(
  node: NodeOf<"text">,
  { source }: RenderContext,
): string | undefined {
  const [attributes] = /\{[ \t]*\.[a-z][\w-]*(?: [^{}\n]*)?\}$/i.exec(node.value) ?? [];
  if (attributes === undefined) return undefined;
  const start = source.text.lastIndexOf("\n", node.position?.start.offset) + 1;
  const end = source.text.slice(node.position?.end.offset);
  return /^#{1,6} /.test(source.text.slice(start)) && /^[ \t#]*(?:\n|$)/.test(end)
    ? attributes
    : undefined;
}

function reportFirst(
  patterns: Patterns,
  value: string,
  node: NodeOf<"text">,
  context: RenderContext,
): void {
  for (const [kind, pattern] of patterns) {
    const match = pattern.exec(value);
    if (!match) continue;
    const position = locateMatch(match, node, context);
    const markup = match[0].trim();
    report(context, position, markdownRules["foreign-syntax"], { found: markup, kind });
    return;
  }
}

/** The place of a match in the text of a node. The text has no indentation and no `>`. */
function locateMatch(
  { 0: match, index, input }: RegExpExecArray,
  node: NodeOf<"text" | "paragraph">,
  context: RenderContext,
): Position {
  const { line, column } = getStart(node);
  const markup = match.trimStart();
  const before = input.slice(0, index + match.length - markup.length).split("\n").length - 1;
  const sourceLine = getSource(context, node).split("\n")[before] ?? "";
  const offset = Math.max(0, sourceLine.indexOf(markup.split("\n", 1)[0] ?? ""));
  return { line: line + before, column: (before === 0 ? column : 1) + offset };
}

const lostBlocks = [
  // A line such as `#FFCC00 is the color` is not meant as a heading.
  ["heading", /^#{1,6}(?![\dA-F]{3,8}\b)\p{Lu}.*$/u],
  ["table", /^\|(?:[ \t]*:?-+:?[ \t]*\|)+$/m],
  // Keyboards and input methods write other spaces: a no-break, an ideographic, or an empty one.
  ["space", /^(?:#{1,6}|[-*+]|\d{1,3}[.)])[\u00a0\u2000-\u200b\u202f\u3000\ufeff][^\n]+/m],
] as const;

function checkLostBlock(node: NodeOf<"text">, context: RenderContext): void {
  if (!/^(?:#|\|[ \t]*:?-|[-*+\d][\d.)]*[^\w -~])/m.test(node.value)) return;
  if (getSource(context, node).includes("\\")) return;
  for (const [kind, pattern] of lostBlocks) {
    const match = pattern.exec(node.value);
    if (!match || (match.index === 0 && kind !== "table" && !startsLine(node, context))) continue;
    const values = { kind, line: match[0].slice(0, 60) };
    report(context, locateMatch(match, node, context), markdownRules["lost-block"], values);
  }
}

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
  const { text } = context.source;
  const paragraph = nodes.find((node): node is NodeOf<"paragraph"> => {
    const start = node.position?.start.offset ?? 0;
    const indentation = text.slice(text.lastIndexOf("\n", start - 1) + 1, start);
    return node.type === "paragraph" && /^(?: {4}| {0,3}\t)\s*$/.test(indentation);
  });
  if (!paragraph) return;
  const [line = ""] = getSource(context, paragraph).split("\n", 1);
  const values = { kind: "indented", line: line.slice(0, 60) } as const;
  report(context, getStart(paragraph), markdownRules["lost-block"], values);
}

function checkFootnoteName(node: NodeOf<"text">, context: RenderContext): void {
  const [, name] = /^\[\^([^\]\n]*\s[^\]\n]*)\]:/m.exec(node.value) ?? [];
  if (name === undefined || !startsLine(node, context)) return;
  report(context, getStart(node), markdownRules["lost-footnote"], { name, kind: "spaces" });
}

function startsLine(node: NodeOf<"text">, { source }: RenderContext): boolean {
  const start = node.position?.start.offset ?? 0;
  const line = source.text.slice(source.text.lastIndexOf("\n", start - 1) + 1, start);
  return /^[ \t>]*$/.test(line);
}

/** Bold text whose asterisks stay text: `**Note:**text`, and next to Chinese or Japanese. */
const lostEmphasis =
  /(?<![\p{L}\p{N}*])\*\*[\p{L}\p{N}"'“‘(][^*\n]*[:.,!?;)"'”’]\*\*(?=\p{L})|(?<=[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}])\*\*[^*\s][^*\n]*\*\*|\*\*[^*\n]*[^*\s]\*\*(?=[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}])/u;

/** `**bold **` or `** bold**`. */
const spacedEmphasis =
  /(?<=^|[\s(])\*\*(?:\p{L}[^*\n]*[ \t]|[ \t]+\p{L}[^*\n]*[^*\s])\*\*(?=[\s.,;:!?)]|$)/mu;

function checkEmphasis(node: NodeOf<"text">, context: RenderContext): void {
  if (!node.value.includes("**") || getSource(context, node).includes("\\*")) return;
  const found = lostEmphasis.exec(node.value) ?? spacedEmphasis.exec(node.value);
  if (!found) return;
  report(context, locateMatch(found, node, context), markdownRules["lost-emphasis"], {
    text: found[0],
  });
}
