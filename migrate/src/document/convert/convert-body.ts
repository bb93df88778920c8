import type { MdastNode } from "satteri";
import { escapeRegExp } from "../../../../src/model/text/escape-reg-exp.ts";
import { readInModule } from "../../evaluate/read-statically.ts";
import { applyEdits, expandToLines } from "../../text/edits.ts";
import { escapeMarkdown } from "../../text/escape-markdown.ts";
import { asString } from "../../text/values.ts";
import { findAdmonitionKind, getDefaultLabel } from "../admonition-kinds.ts";
import { badgeStart, createGithubIds } from "../heading-ids.ts";
import { readHeadings } from "../headings.ts";
import type { BodyDiagnostic, NodeOf, PreparedBody, Root } from "../prepare.ts";
import {
  type CopyComponents,
  getOffsets,
  getUnboundNames,
  type PageContext,
  type PageConversion,
} from "./conversion.ts";
import { findKnownText, getFirstLine } from "./convert-attributes.ts";
import { convertCode } from "./convert-code.ts";
import { convertElement } from "./convert-element.ts";
import { convertHtml } from "./convert-html.ts";
import { extractExpression } from "./extract-component.ts";
import { readModuleNames } from "./modules.ts";

interface ConvertedBody {
  text: string;
  extracted: readonly string[];
  diagnostics: BodyDiagnostic[];
}

export function convertBody(
  { text, root, isMdx, diagnostics }: PreparedBody,
  context: PageContext,
  copyComponents: CopyComponents,
): ConvertedBody {
  const found = [...diagnostics];
  const page: PageConversion = {
    text,
    isMdx,
    root,
    context,
    imports: new Map(),
    constants: new Map(context.constants),
    localComponents: new Map(),
    moduleCode: "",
    declaredNames: new Set(),
    copyComponents,
    extractedCode: [],
    partials: new Map(),
    isParagraphOpen: false,
    edits: [],
    report: (cause, subject, offset) => found.push({ cause, subject, offset }),
  };
  readStatements(root, page);
  convertChildren(root, page);
  convertDefinitions(root, page);
  keepHeadingIds(root, page);
  const edited = applyEdits(text, page.edits);
  const imports = [...page.partials].map(
    ([name, path]) => `import ${name} from ${JSON.stringify(path)};\n`,
  );
  const body =
    imports.length === 0
      ? edited.text
      : edited.text.replace(/^\n*/, (blank) => `${blank && "\n"}${imports.join("")}\n`);
  const shift = body.length - edited.text.length;
  return {
    text: body,
    extracted: page.extractedCode,
    diagnostics: found.map((diagnostic) => ({
      ...diagnostic,
      offset: Math.max(0, edited.getNewOffset(diagnostic.offset) + shift),
    })),
  };
}

function readStatements(root: Root, page: PageConversion): void {
  const code: string[] = [];
  const components: string[] = [];
  for (const node of getStatements(root)) {
    const [start, end] = getOffsets(node);
    const [from, to] = expandToLines(page.text, start, end);
    const blank = /^\n/.exec(page.text.slice(to));
    page.edits.push({ start: from, end: to + (blank?.[0].length ?? 0), text: "" });
    const names = readModuleNames(node.value);
    if (!names) {
      page.report("expression-removed", "import or export", start);
      continue;
    }
    for (const name of names.imports) {
      page.imports.set(name.local, { ...name, ...page.context.findExport(name) });
    }
    for (const name of names.exports) {
      const initial = new RegExp(`\\bconst\\s+${escapeRegExp(name)}\\s*=\\s*([^;\\n]+)`).exec(
        node.value,
      );
      const value = asString(readInModule([...code, node.value].join("\n"), name));
      const text = value ?? findKnownText(initial?.[1] ?? "", page);
      if (text !== undefined) page.constants.set(name, text);
      page.declaredNames.add(name);
      if (/^[A-Z]/.test(name)) components.push(name);
    }
    code.push(node.value);
  }
  page.moduleCode = code.join("\n");
  if (components.length > 0) {
    page.localComponents = page.copyComponents(page.moduleCode, components);
  }
}

/** Statements are also allowed within a block element, after an empty line. */
function getStatements(node: MdastNode): NodeOf<"mdxjsEsm">[] {
  if (node.type === "mdxjsEsm") return [node];
  const isBlock = node.type === "root" || node.type === "mdxJsxFlowElement";
  return isBlock ? node.children.flatMap(getStatements) : [];
}

function convertNode(node: MdastNode, page: PageConversion): void {
  switch (node.type) {
    case "mdxjsEsm":
      return;
    case "mdxJsxFlowElement":
    case "mdxJsxTextElement":
      convertElement(node, page, convertChildren);
      return;
    case "mdxFlowExpression":
    case "mdxTextExpression":
      convertExpression(node, page);
      return;
    case "code":
      convertCode(node, page);
      return;
    case "inlineCode":
      removeLanguage(node, page);
      return;
    case "link":
      convertLink(node, page);
      break;
    case "image":
      convertImage(node, page);
      return;
    case "containerDirective":
      if (layoutElements.test(node.name)) {
        unwrapDirective(node, page);
        convertChildren(node, page);
        return;
      }
      convertAdmonition(node, page);
      convertChildren(node, page);
      closeAdmonition(node, page);
      return;
    case "leafDirective":
      convertLeafDirective(node, page);
      return;
  }
  convertChildren(node, page);
}

/** Plugins of old engines highlight `code{:ts}` and `#!py code`. */
function removeLanguage(node: NodeOf<"inlineCode">, page: PageConversion): void {
  const [start, end] = getOffsets(node);
  const source = page.text.slice(start, end);
  const mark =
    /(?<=[^`\s])\{:\.?[a-z][\w-]*\}(?=\s?`+$)/.exec(source) ??
    /(?<=^`+\s?)#![a-z][\w+-]*[ \t]+(?=\S)/.exec(source);
  if (!mark) return;
  const from = start + mark.index;
  page.edits.push({ start: from, end: from + mark[0].length, text: "" });
}

/** Nodes that may contain block elements of HTML. */
const blockParents: ReadonlySet<string> = new Set([
  "root",
  "blockquote",
  "containerDirective",
  "footnoteDefinition",
  "listItem",
  "tableCell",
]);

function convertChildren(node: MdastNode, page: PageConversion): void {
  if (!("children" in node)) return;
  const isInline = !blockParents.has(node.type);
  const [, end] = getOffsets(node);
  let convertedEnd = 0;
  for (const child of node.children) {
    const start = child.position?.start.offset ?? convertedEnd;
    if (start < convertedEnd) continue;
    if (child.type === "html") {
      // In a paragraph or a cell, each tag is a node, so elements may end with the paragraph.
      const areTagsNodes = isInline || node.type === "tableCell";
      const elementLimit = areTagsNodes ? end : getOffsets(child)[1];
      convertedEnd = convertHtml(child, { isInline, elementLimit }, page);
    } else convertNode(child, page);
  }
}

function convertAdmonition(node: NodeOf<"containerDirective">, page: PageConversion): void {
  const [start] = getOffsets(node);
  const index = page.text.indexOf(node.name, start);
  const kind = findAdmonitionKind(node.name);
  if (kind === node.name) return;
  if (!kind) page.report("unknown-admonition", node.name, start);
  const hasTitle = page.text[index + node.name.length] === "[";
  const label = hasTitle ? "" : getDefaultLabel(node.name);
  page.edits.push({
    start: index,
    end: index + node.name.length,
    text: `${kind ?? "note"}${label}`,
  });
}

/** Plugins of other engines turn `:::div` into this element. */
const layoutElements = /^(?:div|section|article|aside|header|footer|figure|main|nav|center)$/;

function unwrapDirective(node: NodeOf<"containerDirective">, page: PageConversion): void {
  const [start, end] = getOffsets(node);
  const lineEnd = page.text.indexOf("\n", start) + 1 || end;
  page.edits.push({ start, end: Math.min(lineEnd, end), text: "" });
  const lastLine = page.text.lastIndexOf("\n", end - 1) + 1;
  if (lastLine > start && /^[ \t>]*:{3,}[ \t]*$/.test(page.text.slice(lastLine, end))) {
    page.edits.push({ start: lastLine, end, text: "" });
  }
}

function convertLeafDirective(node: NodeOf<"leafDirective">, page: PageConversion): void {
  const [start, end] = getOffsets(node);
  const source = page.text.slice(start, end);
  page.report("unknown-directive", source, start);
  page.edits.push({
    start,
    end,
    text: source.includes("`") ? `\\${source}` : `\`${source}\``,
  });
}

/** Adds the id of the old engine to headings that would get a different one here. */
function keepHeadingIds(root: Root, page: PageConversion): void {
  if (!page.context.createIdGenerator) return;
  const newId = createGithubIds();
  for (const heading of readHeadings({ root, text: page.text }, page.context.createIdGenerator)) {
    const { node, label, id, hasOwnId, badges } = heading;
    for (const [badgeOffset] of badges) {
      const attribute = badgeOffset + "<mark".length;
      const tagEnd = badgeOffset + badgeStart.length - 1;
      page.edits.push({ start: attribute, end: tagEnd, text: "" });
    }
    // A heading of level 1 is the title, which has no id here.
    if (hasOwnId || node.depth === 1) continue;
    const end = node.children.at(-1)?.position?.end.offset;
    if (newId(label) === id || end === undefined || id === "") continue;
    page.edits.push({ start: end, end, text: ` {#${id}}` });
  }
}

/** An admonition needs more colons than the admonitions inside it. */
function countColons(node: MdastNode): number {
  const inner = "children" in node ? node.children.map(countColons) : [];
  const longest = Math.max(0, ...inner);
  return node.type === "containerDirective" ? Math.max(3, longest + 1) : longest;
}

/** Adds the colons and the closing line that an admonition needs here, but not in Docusaurus. */
function closeAdmonition(node: NodeOf<"containerDirective">, page: PageConversion): void {
  const [start, end] = getOffsets(node);
  const source = page.text.slice(start, end).trimEnd();
  const [fenceColons = ":::"] = /^:{3,}/.exec(source) ?? [];
  const colons = ":".repeat(Math.max(fenceColons.length, countColons(node)));
  if (colons !== fenceColons)
    page.edits.push({ start, end: start + fenceColons.length, text: colons });
  const lastStart = source.lastIndexOf("\n") + 1;
  const last = source.slice(lastStart);
  const childEnd = node.children.at(-1)?.position?.end.offset ?? 0;
  const isInside = childEnd > start + lastStart;
  if (!isInside && /^[ \t>]*:{3,}$/.test(last) && source.includes("\n")) {
    const from = start + lastStart + last.search(/:/);
    if (colons !== fenceColons)
      page.edits.push({ start: from, end: start + source.length, text: colons });
    return;
  }
  const indent = " ".repeat((node.position?.start.column ?? 1) - 1);
  const index = start + source.length;
  page.edits.push({ start: index, end: index, text: `\n\n${indent}${colons}` });
}

/** Replaces constants of the page with their text, and removes JavaScript that needs the old site. */
function convertExpression(
  node: NodeOf<"mdxFlowExpression"> | NodeOf<"mdxTextExpression">,
  page: PageConversion,
): void {
  const code = node.value.replace(/\/\*[\s\S]*?\*\//g, "").trim();
  if (code === "") return;
  const [start, end] = getOffsets(node);
  const constant = findKnownText(code, page);
  if (constant !== undefined) {
    page.edits.push({ start, end, text: escapeMarkdown(constant) });
    return;
  }
  if (isPlaceholder(code, page)) {
    page.edits.push({ start, end: start, text: "\\" });
    page.report("character-escaped", "{", start);
    return;
  }
  const names = getUnboundNames(code, page);
  if (names && names.length === 0 && !/^\s*\(?\s*function|=>/.test(code)) return;
  const component = extractExpression(code, page);
  if (component !== undefined) {
    page.edits.push({ start, end, text: component });
    return;
  }
  page.edits.push({ start, end, text: "" });
  page.report("expression-removed", getFirstLine(code), start);
}

/** Values that a page can mean. */
const valueNames = /^(?:props|children|frontMatter|toc|undefined|null|true|false|NaN|Infinity)$/;

/** A name in braces that the page does not define, such as `{name}` or `{String|Array}`, is text. */
function isPlaceholder(code: string, { imports, declaredNames }: PageConversion): boolean {
  return code.split(/\s*\|\s*/).every((name) => {
    const isName = /^[A-Za-z_$][\w$]*$/.test(name) && !valueNames.test(name);
    return isName && !imports.has(name) && !declaredNames.has(name);
  });
}

function convertLink(node: NodeOf<"link">, page: PageConversion): void {
  const [start, end] = getOffsets(node);
  const last = node.children.at(-1);
  const from = last ? (last.position?.end.offset ?? start) : start + 1;
  replaceAddress(node.url, { from, to: end, kind: "link" }, page);
}

function convertImage(node: NodeOf<"image">, page: PageConversion): void {
  const [start, end] = getOffsets(node);
  replaceAddress(node.url, { from: start, to: end, kind: "image" }, page);
}

function convertDefinitions(root: Root, page: PageConversion): void {
  const ofImages = new Set<string>();
  const definitions: NodeOf<"definition">[] = [];
  const visit = (node: MdastNode) => {
    if (node.type === "definition") definitions.push(node);
    if (node.type === "imageReference") ofImages.add(node.identifier);
    if ("children" in node) node.children.forEach(visit);
  };
  visit(root);
  for (const node of definitions) {
    const [start, end] = getOffsets(node);
    const from = page.text.indexOf("]:", start) + 2;
    const kind = ofImages.has(node.identifier) ? "image" : "link";
    replaceAddress(node.url, { from, to: end, kind }, page);
  }
}

interface AddressPosition {
  from: number;
  to: number;
  kind: "link" | "image";
}

function replaceAddress(
  url: string,
  { from, to, kind }: AddressPosition,
  page: PageConversion,
): void {
  const newAddress =
    kind === "link" ? page.context.resolveLink(url) : page.context.resolveImage(url);
  if (newAddress === undefined) {
    const cause = kind === "link" ? "broken-link" : "missing-image";
    page.report(cause, url, from);
    return;
  }
  if (newAddress === url) return;
  const addressRange = findAddressRange(page.text.slice(from, to), url);
  if (!addressRange) return;
  const isBracketed = page.text[from + addressRange.start - 1] === "<";
  const text = /[\s()]/.test(newAddress) && !isBracketed ? `<${newAddress}>` : newAddress;
  page.edits.push({ start: from + addressRange.start, end: from + addressRange.end, text });
}

/** Finds the address in the source of a link, which may have escapes that `url` does not have. */
function findAddressRange(source: string, url: string): { start: number; end: number } | undefined {
  const index = source.lastIndexOf(url);
  if (index >= 0 && url !== "") return { start: index, end: index + url.length };
  const link = /\]\(\s*<?([^\s>)]+)/.exec(source);
  if (!link?.[1]) return undefined;
  const start = link.index + link[0].length - link[1].length;
  return { start, end: start + link[1].length };
}
