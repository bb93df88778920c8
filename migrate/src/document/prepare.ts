import { parseSync } from "rolldown/utils";
import { type MdastNode, markdownToMdast, mdxToMdast } from "satteri";
import { getErrorMessage } from "../../../src/model/error-message.ts";
import { getCodeBlock } from "../../../src/model/text/markdown-code.ts";
import type { TextRange } from "../../../src/model/text/markdown-fences.ts";
import type { CauseId } from "../model.ts";
import {
  findFences,
  getCodeRanges,
  isInside,
  matchesOutsideCode,
  replaceOutsideCode,
} from "../text/code-ranges.ts";
import { applyEdits, type Edit, getEdits } from "../text/edits.ts";
import { quoteAttribute, readTag } from "../text/jsx-tag.ts";
import { escapeBrackets, isBalanced } from "./admonition-kinds.ts";

/** `mdx1` is the MDX of Docusaurus 2, `mdx` that of Docusaurus 3. In `markdown`, braces are text. */
export type SourceFormat = "mdx1" | "mdx" | "markdown";

export type Root = Extract<MdastNode, { type: "root" }>;
export type NodeOf<T extends MdastNode["type"]> = Extract<MdastNode, { type: T }>;

export interface BodyDiagnostic {
  cause: CauseId;
  subject: string;
  offset: number;
}

/** The body of a page as this engine can parse it, and its syntax tree. */
export interface PreparedBody {
  text: string;
  root: Root;
  isMdx: boolean;
  diagnostics: BodyDiagnostic[];
}

const features = { directive: true, frontmatter: false, gfm: true };

/**
 * HTML allows these elements without an end tag, MDX does not. Names in mixed case, such as `Input`,
 * are components.
 */
const voidElement =
  /<(?:br|hr|img|input|wbr|source|col|BR|HR|IMG|INPUT|WBR|SOURCE|COL)(?![\w.:-])/g;
const voidEndTag = /<\/(?:br|hr|img|input|wbr|source|col|BR|HR|IMG|INPUT|WBR|SOURCE|COL)\s*>/g;

export function prepareBody(
  body: string,
  { format, isMdxFile }: { format: SourceFormat; isMdxFile: boolean },
): PreparedBody {
  const source = convertDirectives(format === "markdown" ? body : body.replace(mdxBlock, "\n$2"));
  const mayBeMdx = isMdxFile || format !== "markdown";
  const asMdx = mayBeMdx ? parseAsMdx(convertForMdx(source, format)) : undefined;
  if (asMdx && (isMdxFile || needsMdx(asMdx.root))) {
    const indented = format === "mdx1" ? fenceIndentedCode(source) : undefined;
    const withFences =
      indented === undefined ? undefined : parseAsMdx(convertForMdx(indented, format));
    return { isMdx: true, ...(withFences ?? asMdx) };
  }
  const { text: plain, root } = convertForMarkdown(source, format);
  const notParsed: BodyDiagnostic = { cause: "not-parsed", subject: "MDX", offset: 0 };
  return {
    text: plain,
    root: root.type === "root" ? root : { type: "root", children: [] },
    isMdx: false,
    diagnostics: mayBeMdx && !asMdx ? [notParsed] : [],
  };
}

/** `mdx-code-block` fences MDX to protect it from translation tools. */
export const mdxBlock = /^[ \t]*(`{3,})[ \t]*mdx-code-block\b[^\n]*\n([\s\S]*?)^[ \t]*\1[ \t]*$/gm;

/** Writes admonitions and ids of headings in the syntax of this engine. */
function convertDirectives(body: string): string {
  const ranges = getCodeRanges(body);
  const admonition =
    /^([ \t>]*:{3,})[ \t]*([a-zA-Z][\w-]*)(?:[ \t]+(?![[{])(\S[^\n]*?)|([ \t]*[[{][^\n]*?))?[ \t]*$/gm;
  // Docusaurus 3.10 writes ids of headings as comments, older versions with a backslash in MDX.
  const ids =
    /^([ \t>]*#{1,6}[ \t][^\n]*?)[ \t]*(?:\{[ \t]*\/\*[ \t]*#([^\s*{}]+)[ \t]*\*\/[ \t]*\}|\\\{#([\w.-]+)\})[ \t]*$/gm;
  const edits = [
    ...getEdits(
      matchesOutsideCode(body, admonition, ranges),
      ([, colons = "", name = "", title, rest = ""]) => {
        const label = title && `[${isBalanced(title) ? title : escapeBrackets(title)}]`;
        return `${colons}${name}${label ?? rest}`;
      },
    ),
    ...getEdits(
      matchesOutsideCode(body, ids, ranges),
      ([, heading, comment, escaped]) => `${heading} {#${comment ?? escaped}}`,
    ),
  ];
  return applyEdits(body, edits).text;
}

const htmlComment = /<!--([\s\S]*?)-->/g;
const mdxComment = /\{\/\*([\s\S]*?)\*\/\}/g;
const autolink = /<((?:https?|ftp|mailto):[^\s<>]+|[\w.+-]+@[\w-]+\.[\w.-]+)>/g;

function convertForMdx(text: string, format: SourceFormat): string {
  const { comments, rest } = findComments(text);
  const ranges = getCodeRanges(rest);
  const isMarkdown = format === "markdown";
  return applyEdits(text, [
    ...getEdits(comments, ([, inner = ""]) => `{/*${inner.replace(/\*\//g, "* /")}*/}`),
    ...convertAutolinks(text, ranges),
    ...splitDetails(text, ranges),
    ...closeVoidElements(text, ranges),
    ...(isMarkdown ? [...escapeBraces(text, ranges), ...quoteAttributes(text, ranges, /./)] : []),
  ]).text;
}

function convertAutolinks(text: string, ranges: readonly TextRange[]): Edit[] {
  return getEdits(matchesOutsideCode(text, autolink, ranges), ({ index, 1: address = "" }) => {
    // The destination of a link may be in angle brackets, too.
    if (/\]\(\s*$|\]:\s*$/.test(text.slice(Math.max(0, index - 20), index))) return undefined;
    const target = /^[\w.+-]+@/.test(address) ? `mailto:${address}` : address;
    return `[${address.replace(/([[\]])/g, "\\$1")}](${target})`;
  });
}

/** On one line, `<details><summary>` would begin a paragraph, which MDX ends before `</details>`. */
function splitDetails(text: string, ranges: readonly TextRange[]): Edit[] {
  const details = /^[ \t]*<details[^>\n]*>(?=[ \t]*<summary\b(?![^\n]*<\/details>))/gm;
  return matchesOutsideCode(text, details, ranges).map(({ index, 0: tag }) => {
    const end = index + tag.length;
    return { start: end, end, text: "\n" };
  });
}

function closeVoidElements(text: string, ranges: readonly TextRange[]): Edit[] {
  const endTags = matchesOutsideCode(text, voidEndTag, ranges);
  const startTags = matchesOutsideCode(text, voidElement, ranges);
  return [
    ...getEdits(endTags, ([tag]) => (/^<\/br/i.test(tag) ? "<br />" : "")),
    ...startTags.flatMap(({ index }) => {
      const tag = readTag(text, index);
      return tag && !tag.selfClosing ? [{ start: tag.end - 1, end: tag.end, text: " />" }] : [];
    }),
  ];
}

/** Finds comments. Those that begin a line may contain fences, so `rest` has blanks for them. */
function findComments(text: string): { comments: RegExpExecArray[]; rest: string } {
  const comments: RegExpExecArray[] = [];
  let rest = text;
  for (const match of text.matchAll(htmlComment)) {
    const { index, 0: comment } = match;
    const before = text.slice(text.lastIndexOf("\n", index - 1) + 1, index);
    if (before.trim() !== "") {
      if (!isInside(getCodeRanges(rest), index)) comments.push(match);
      continue;
    }
    if (findFences(rest).some(({ start, end }) => start <= index && index < end)) continue;
    comments.push(match);
    const blank = comment.replace(/[^\n]/g, " ");
    rest = rest.slice(0, index) + blank + rest.slice(index + comment.length);
  }
  return { comments, rest };
}

/** Quotes values without quotes that match a pattern, as in `width=40`. */
function quoteAttributes(text: string, ranges: readonly TextRange[], pattern: RegExp): Edit[] {
  return [...matchesOutsideCode(text, /<[a-z][\w-]*\s[^<>]*=[^<>]*>/gi, ranges)].flatMap(
    ({ index }) =>
      (readTag(text, index)?.attributes ?? []).flatMap(
        ({ start, end, name, literal, expression }) => {
          const isUnquoted =
            expression === undefined &&
            pattern.test(literal ?? "") &&
            /[^"']$/.test(text.slice(start, end));
          return isUnquoted
            ? [{ start, end, text: `${name}=${quoteAttribute(literal ?? "")}` }]
            : [];
        },
      ),
  );
}

function escapeBraces(text: string, ranges: readonly TextRange[]): Edit[] {
  const idOrBrace = /(?<!\\)(?:\{#[\w.-]+\}(?=[ \t]*$)|[{}])/gm;
  return getEdits(matchesOutsideCode(text, idOrBrace, ranges), ([found]) =>
    found.length === 1 ? `\\${found}` : undefined,
  );
}

function convertForMarkdown(
  source: string,
  format: SourceFormat,
): { text: string; root: MdastNode } {
  // The parser reads `<a href=/a?b=c>` and `<a href=https://a.example>` as text.
  const { text } = applyEdits(source, quoteAttributes(source, getCodeRanges(source), /=|:\/\//));
  if (format !== "mdx") return { text, root: markdownToMdast(text, { features }) };
  // MDX has no indented code, so indented lines must stay text.
  const converted = replaceOutsideCode(text, mdxComment, ([, inner]) => `<!--${inner}-->`);
  const root = markdownToMdast(converted, { features });
  const unindented = getIndentedCode(converted, root).flatMap(({ start, end }) =>
    dedent(converted, start, end),
  );
  if (unindented.length === 0) return { text: converted, root };
  const withoutIndent = applyEdits(converted, unindented).text;
  return { text: withoutIndent, root: markdownToMdast(withoutIndent, { features }) };
}

function dedent(text: string, start: number, end: number): Edit[] {
  const lineStart = text.lastIndexOf("\n", start) + 1;
  const block = text.slice(lineStart, end);
  return [{ start: lineStart, end, text: block.replace(/^(?: {4}|\t)/gm, "") }];
}

interface IndentedCode {
  start: number;
  end: number;
  value: string;
}

function getIndentedCode(text: string, root: MdastNode): IndentedCode[] {
  const find = (node: MdastNode): IndentedCode[] => {
    if (node.type === "root" || node.type === "containerDirective")
      return node.children.flatMap(find);
    if (node.type !== "code") return [];
    const { start, end } = node.position ?? {};
    const [from, to] = [start?.offset ?? 0, end?.offset ?? 0];
    const lineStart = text.lastIndexOf("\n", from - 1) + 1;
    const isFenced = /^ {0,3}(?:`{3}|~{3})/.test(text.slice(lineStart, to));
    return isFenced ? [] : [{ start: from, end: to, value: node.value }];
  };
  return find(root);
}

/** MDX 1 supports indented code, later versions do not. */
function fenceIndentedCode(text: string): string | undefined {
  const blocks = getIndentedCode(text, markdownToMdast(text, { features }));
  if (blocks.length === 0) return undefined;
  const edits = blocks.map(({ start, end, value }) => {
    const lineStart = text.lastIndexOf("\n", start - 1) + 1;
    return { start: lineStart, end, text: getCodeBlock(value.trimEnd(), "text") };
  });
  return applyEdits(text, edits).text;
}

function needsMdx(node: MdastNode): boolean {
  switch (node.type) {
    case "mdxJsxFlowElement":
    case "mdxJsxTextElement":
      return !(/^[bh]r$/.test(node.name ?? "") && node.attributes.length === 0);
    case "mdxjsEsm":
      return true;
    case "mdxFlowExpression":
    case "mdxTextExpression":
      return !/^\s*(?:\/\*[\s\S]*\*\/\s*)*$/.test(node.value);
    default:
      return "children" in node && node.children.some(needsMdx);
  }
}

/** A page that needs more escapes counts as invalid MDX. */
const maxEscapes = 400;
/** All attempts for a page may parse this many characters, which takes about a second. */
const maxParsedCharacters = 4_000_000;

type ParsedMdx = Omit<PreparedBody, "isMdx">;

/** Parses MDX. Escapes `<`, `{`, and `}` that are invalid, until the rest can be parsed. */
function parseAsMdx(source: string): ParsedMdx | undefined {
  let text = source;
  const diagnostics: BodyDiagnostic[] = [];
  for (let count = 0; count < maxEscapes && count * text.length <= maxParsedCharacters; count++) {
    try {
      const root = mdxToMdast(text, { features: { ...features, headingAttributes: true } });
      if (root.type !== "root") return undefined;
      const invalid = findInvalidExpression(root);
      if (invalid === undefined) return { text, root, diagnostics };
      diagnostics.push({ cause: "character-escaped", subject: "{", offset: invalid });
      text = `${text.slice(0, invalid)}\\${text.slice(invalid)}`;
    } catch (error) {
      const offset = findInvalidCharacter(text, error);
      if (offset === undefined) return undefined;
      diagnostics.push({ cause: "character-escaped", subject: text[offset] ?? "", offset });
      text = `${text.slice(0, offset)}\\${text.slice(offset)}`;
    }
  }
  return undefined;
}

/** The offset of an expression that is not valid JavaScript, which the MDX parser does not check. */
function findInvalidExpression(node: MdastNode): number | undefined {
  if (node.type === "mdxFlowExpression" || node.type === "mdxTextExpression") {
    const code = node.value.replace(/\/\*[\s\S]*?\*\//g, "").trim();
    if (code === "" || parseSync("expression.tsx", `(${code}\n)`).errors.length === 0)
      return undefined;
    return node.position?.start.offset;
  }
  if (!("children" in node)) return undefined;
  for (const child of node.children) {
    const offset = findInvalidExpression(child);
    if (offset !== undefined) return offset;
  }
  return undefined;
}

function findInvalidCharacter(text: string, error: unknown): number | undefined {
  const message = getErrorMessage(error);
  const opened = /(?:tag for|to match) `<[^`]*` ?\(?(\d+):(\d+)/.exec(message);
  const [, line, column] = opened ?? /^(\d+):(\d+)/.exec(message) ?? [];
  if (line === undefined || column === undefined) return undefined;
  const lines = text.split("\n");
  const lineStart = lines
    .slice(0, Number(line) - 1)
    .reduce((sum, line) => sum + line.length + 1, 0);
  const target = lineStart + Number(column) - 1;
  const ranges = getCodeRanges(text);
  for (const from of [target, lineStart + (lines[Number(line) - 1]?.length ?? 0)]) {
    for (let offset = Math.min(from, text.length - 1); offset >= lineStart; offset--) {
      const isCharacter = text[offset] === "<" || text[offset] === "{" || text[offset] === "}";
      if (isCharacter && text[offset - 1] !== "\\" && !isInside(ranges, offset)) return offset;
    }
  }
  return undefined;
}
