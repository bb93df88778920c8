import { humanize } from "../../../src/content/load/file-names.ts";
import { getOpenFence } from "../../../src/model/text/markdown-fences.ts";
import { escapeAdmonitionTitle, findAdmonitionKind } from "../document/admonition-kinds.ts";
import { printTabs, type Tab } from "../document/print-tabs.ts";
import { inlineToHtml } from "../text/inline-html.ts";

interface ConvertedBlocks {
  lines: string[];
  hasTabs: boolean;
  /** How many colons an admonition around the lines needs: more than those inside it. */
  colons: number;
}

/** Only a collapsible box may have a title without a kind. */
const admonition =
  /^( *)(!!!(?=[ \t]*[\w-])|\?\?\?\+?(?=[ \t]*["\w-]))[ \t]*([\w-]+)?(?:[ \t]+[\w-]+)*[ \t]*(?:"(.*)")?[ \t]*$/;
/** `+` selects a tab, `!` begins a new group. */
const tab = /^( *)===([+!]*)[ \t]+"(.*)"[ \t]*$/;
const fence = /^( *)(`{3,}(?!.*`)|~{3,})(.*)$/;
const slashBlock = /^( *)(\/{3,})[ \t]*([\w-]+)(?:[ \t]*\|[ \t]*(.*?))?[ \t]*$/;
/** Attributes of a link, such as `{:target="_blank"}`. */
const linkAttributes = /(?<=\))\{:?[^}\n]*\}/g;
const definition = /^( {0,3}):[ \t]+(\S.*)$/;

/**
 * Each converter gets all lines and the index of the first line of its block, adds the converted
 * block to `result`, and returns the index after its last line.
 */
export function convertBlocks(lines: readonly string[]): ConvertedBlocks {
  const result: ConvertedBlocks = { lines: [], hasTabs: false, colons: 3 };
  for (let index = 0; index < lines.length; ) {
    const line = lines[index] ?? "";
    if (fence.test(line)) index = convertFence(lines, index, result);
    else if (getOpenFence(line, "") !== "") index = copyFenceOfItem(lines, index, result);
    else if (admonition.test(line)) index = convertAdmonition(lines, index, result);
    else if (slashBlock.test(line)) index = convertSlashBlock(lines, index, result);
    else if (tab.test(line)) index = convertTabs(lines, index, result);
    else if (readTerms(lines, index).length > 0) index = convertDefinitions(lines, index, result);
    else {
      const isAfterEmptyLine = (result.lines.at(-1) ?? "").trim() === "";
      result.lines.push(line);
      index++;
      // In CommonMark, a tag that is alone in its line begins a block of HTML.
      const isBreak = isAfterEmptyLine && /^ {0,3}<br *\/?>[ \t]*$/.test(line);
      if (isBreak && (lines[index] ?? "").trim() !== "") result.lines.push("");
      continue;
    }
    // HTML ends at an empty line.
    const isHtml = /^ *<\/\w+>$/.test(result.lines.at(-1) ?? "");
    if (isHtml && (lines[index] ?? "").trim() !== "") result.lines.push("");
  }
  return result;
}

/** A fence that begins in the line of a list item or quote. */
function copyFenceOfItem(lines: readonly string[], start: number, result: ConvertedBlocks): number {
  let index = start;
  let open = "";
  do {
    const line = lines[index] ?? "";
    open = getOpenFence(line, open);
    const [, before = "", info = ""] = /^(.*?[`~]{3,})(.*)$/.exec(line) ?? [];
    result.lines.push(index === start ? `${before}${convertInfo(info)}` : line);
    index++;
  } while (open !== "" && index < lines.length);
  return index;
}

/** Converts lines inside a block. What they need of the blocks around them is added to `result`. */
function convertInner(content: readonly string[], result: ConvertedBlocks): ConvertedBlocks {
  const inner = convertBlocks(content);
  result.hasTabs ||= inner.hasTabs;
  result.colons = Math.max(result.colons, inner.colons);
  return inner;
}

/** The lines indented by four more columns, without the indentation, and the index after them. */
function readIndentedBlock(
  lines: readonly string[],
  start: number,
  indent: string,
): { content: string[]; next: number } {
  const width = indent.length + 4;
  const content: string[] = [];
  let next = start;
  for (; next < lines.length; next++) {
    const line = lines[next] ?? "";
    const stripped = line.trim() === "" ? "" : stripIndent(line, width);
    if (stripped === undefined) break;
    content.push(stripped);
  }
  // Blank lines at the end belong to the next block.
  while (content.length > 0 && content.at(-1) === "") {
    content.pop();
    next--;
  }
  while (content[0] === "") content.shift();
  return { content, next };
}

/** Undefined if the line is indented by fewer columns. Tab stops are four columns apart. */
function stripIndent(line: string, width: number): string | undefined {
  let column = 0;
  let lineIndex = 0;
  while (column < width) {
    if (line[lineIndex] === " ") column++;
    else if (line[lineIndex] === "\t") column += 4 - (column % 4);
    else return undefined;
    lineIndex++;
  }
  return " ".repeat(column - width) + line.slice(lineIndex);
}

function addIndented(result: ConvertedBlocks, indent: string, lines: readonly string[]): void {
  for (const line of lines) result.lines.push(line === "" ? "" : indent + line);
}

interface Box {
  kind: string;
  /** If it is undefined, the box shows the name of its kind; if it is empty, no title. */
  title: string | undefined;
  /** Undefined for a box that cannot be collapsed. */
  collapsible: "open" | "closed" | undefined;
  content: string[];
}

function addBox(result: ConvertedBlocks, indent: string, box: Box): void {
  const { kind, collapsible, content } = box;
  const title = box.title?.replace(linkAttributes, "");
  const inner = convertInner(content, result);
  if (collapsible !== undefined) {
    const summary = title ? titleToHtml(title) : humanize(kind);
    addIndented(result, indent, [
      collapsible === "open" ? "<details open>" : "<details>",
      `<summary>${summary}</summary>`,
      "",
      ...inner.lines,
      "",
      "</details>",
    ]);
    return;
  }
  if (title === "") {
    const open = `<div class="${getUntitledBoxClass(kind)}">`;
    addIndented(result, indent, [open, "", ...inner.lines, "", "</div>"]);
    return;
  }
  const colons = ":".repeat(inner.colons);
  const heading = title ? `[${escapeAdmonitionTitle(title)}]` : "";
  addIndented(result, indent, [
    `${colons}${kind.toLowerCase()}${heading}`,
    "",
    ...inner.lines,
    "",
    colons,
  ]);
  result.colons = Math.max(result.colons, inner.colons + 1);
}

/** Tags in a title are text. */
function titleToHtml(title: string): string {
  return inlineToHtml(title.replace(/(`+).+?\1|</g, (match) => (match === "<" ? "\\<" : match)));
}

/** The class of an admonition without a title, which `:::` cannot write. */
export function getUntitledBoxClass(kind: string): string {
  return `admonition admonition-${findAdmonitionKind(kind.toLowerCase()) ?? "note"}`;
}

function convertAdmonition(
  lines: readonly string[],
  start: number,
  result: ConvertedBlocks,
): number {
  const [, indent = "", mark = "", kind = "note", quoted] =
    admonition.exec(lines[start] ?? "") ?? [];
  const { content, next } = readIndentedBlock(lines, start + 1, indent);
  const title = quoted?.replace(/\\"/g, '"');
  const collapsible = mark === "!!!" ? undefined : mark.endsWith("+") ? "open" : "closed";
  addBox(result, indent, { kind, title, collapsible, content });
  return next;
}

/** A block between lines of slashes, which the extension `pymdownx.blocks` defines. */
interface SlashBlock {
  indent: string;
  kind: string;
  title: string | undefined;
  options: ReadonlyMap<string, string>;
  content: string[];
  next: number;
}

function readSlashBlock(lines: readonly string[], start: number): SlashBlock | undefined {
  const [, indent = "", marker, kind = "", title] = slashBlock.exec(lines[start] ?? "") ?? [];
  if (marker === undefined) return undefined;
  let end = start + 1;
  for (let open = ""; end < lines.length; end++) {
    const line = lines[end] ?? "";
    if (open === "" && line.trim() === marker) break;
    open = getOpenFence(line, open);
  }
  if (end === lines.length) return undefined;
  const content = lines
    .slice(start + 1, end)
    .map((line) => stripIndent(line, indent.length) ?? line);
  // Options are indented lines at the top.
  const options = new Map<string, string>();
  for (;;) {
    const [, name, value = ""] = /^ {4,}([\w-]+):[ \t]*(.*?)[ \t]*$/.exec(content[0] ?? "") ?? [];
    if (name === undefined) break;
    options.set(name, value);
    content.shift();
  }
  while (content[0]?.trim() === "") content.shift();
  return { indent, kind, title, options, content, next: end + 1 };
}

function isSet({ options }: SlashBlock, name: string): boolean {
  return options.get(name)?.toLowerCase() === "true";
}

const unsupportedSlashBlocks = /^(?:html|define|caption|figure-caption|table-caption)$/;

function convertSlashBlock(
  lines: readonly string[],
  start: number,
  result: ConvertedBlocks,
): number {
  const block = readSlashBlock(lines, start);
  if (!block || unsupportedSlashBlocks.test(block.kind)) {
    result.lines.push(lines[start] ?? "");
    return start + 1;
  }
  if (block.kind === "tab") return convertSlashTabs(lines, start, result);
  addBox(result, block.indent, getBox(block));
  return block.next;
}

function getBox(block: SlashBlock): Box {
  const { kind, title, options, content } = block;
  const [type] = /[\w-]+/.exec(options.get("type") ?? "") ?? [];
  if (kind === "details") {
    const collapsible = isSet(block, "open") ? "open" : "closed";
    return { kind: type ?? kind, title, collapsible, content };
  }
  const box = { collapsible: undefined, content };
  if (kind === "admonition") return { ...box, kind: type ?? "note", title };
  if (findAdmonitionKind(kind) !== undefined) return { ...box, kind, title };
  const suffix = title ? `: ${title}` : "";
  return { ...box, kind: "note", title: `${humanize(kind)}${suffix}` };
}

function convertSlashTabs(
  lines: readonly string[],
  start: number,
  result: ConvertedBlocks,
): number {
  const [, indent = ""] = slashBlock.exec(lines[start] ?? "") ?? [];
  const tabs: Omit<Tab, "value">[] = [];
  let next = start;
  for (;;) {
    const block = readSlashBlock(lines, findNextText(lines, next));
    if (block?.kind !== "tab" || (tabs.length > 0 && isSet(block, "new"))) break;
    const content = convertInner(block.content, result);
    tabs.push({ label: block.title ?? "Tab", lines: content.lines });
    next = block.next;
  }
  addTabs(result, indent, tabs);
  return next;
}

function convertTabs(lines: readonly string[], start: number, result: ConvertedBlocks): number {
  const [, indent = ""] = tab.exec(lines[start] ?? "") ?? [];
  const tabs: Omit<Tab, "value">[] = [];
  let next = start;
  for (;;) {
    const index = findNextText(lines, next);
    const [, ownIndent, flags = "", label = ""] = tab.exec(lines[index] ?? "") ?? [];
    if (ownIndent !== indent || (tabs.length > 0 && flags.includes("!"))) break;
    const block = readIndentedBlock(lines, index + 1, indent);
    tabs.push({ label, lines: convertInner(block.content, result).lines });
    next = block.next;
  }
  addTabs(result, indent, tabs);
  return next;
}

function addTabs(
  result: ConvertedBlocks,
  indent: string,
  tabs: readonly Omit<Tab, "value">[],
): void {
  const values = new Set<string>();
  const withValues = tabs.map((tab) => ({ ...tab, value: createTabValue(tab.label, values) }));
  addIndented(result, indent, printTabs(withValues));
  result.hasTabs = true;
}

/** The index of the first line from `start` that is not blank. */
function findNextText(lines: readonly string[], start: number): number {
  let index = start;
  while (index < lines.length && (lines[index] ?? "").trim() === "") index++;
  return index;
}

function createTabValue(label: string, values: Set<string>): string {
  const slug =
    label
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, "-")
      .replace(/^-|-$/g, "") || "tab";
  let value = slug;
  for (let count = 2; values.has(value); count++) value = `${slug}-${count}`;
  values.add(value);
  return value;
}

/** Lines that begin like another block: a heading, quote, table, list, or fence. */
const otherBlock = /^(?:[\s:#>|]|[*+-]\s|\d+[.)]\s|`{3}|~{3})/;

/** The lines of a paragraph before a definition, which are a term each. */
function readTerms(lines: readonly string[], start: number): string[] {
  if (start > 0 && (lines[start - 1] ?? "").trim() !== "") return [];
  let end = start;
  while ((lines[end] ?? "").trim() !== "" && !otherBlock.test(lines[end] ?? "")) end++;
  const next = (lines[end] ?? "").trim() === "" ? end + 1 : end;
  return definition.test(lines[next] ?? "") ? lines.slice(start, end) : [];
}

function convertDefinitions(
  lines: readonly string[],
  start: number,
  result: ConvertedBlocks,
): number {
  result.lines.push("<dl>");
  let next = start;
  for (;;) {
    const first = findNextText(lines, next);
    const terms = readTerms(lines, first);
    if (terms.length === 0) break;
    result.lines.push(...terms.flatMap(printTerm));
    next = first + terms.length;
    for (;;) {
      const index = findNextText(lines, next);
      const [, indent, text = ""] = definition.exec(lines[index] ?? "") ?? [];
      if (indent === undefined) break;
      const lazy = readLazyLines(lines, index + 1);
      const block = readIndentedBlock(lines, index + 1 + lazy.length, indent);
      const inner = block.content.length > 0 ? ["", ...block.content] : [];
      const { lines: converted } = convertInner([text, ...lazy, ...inner], result);
      result.lines.push("<dd>", "", ...converted, "", "</dd>");
      next = block.next;
    }
  }
  result.lines.push("</dl>");
  return next;
}

/** Lines of the paragraph that a definition begins, with fences. They need no indentation. */
function readLazyLines(lines: readonly string[], start: number): string[] {
  let end = start;
  let open = "";
  while (end < lines.length && (open !== "" || /^ {0,3}[^\s:]/.test(lines[end] ?? ""))) {
    open = getOpenFence(lines[end] ?? "", open);
    end++;
  }
  return lines.slice(start, end);
}

/** Markdown within HTML is only read between empty lines. */
function printTerm(term: string): string[] {
  const isPlain = /^[\p{L}\p{N} .,()/-]+$/u.test(term);
  return isPlain ? [`<dt>${term}</dt>`] : ["<dt>", "", term, "", "</dt>"];
}

function convertFence(lines: readonly string[], start: number, result: ConvertedBlocks): number {
  const [, indent = ""] = fence.exec(lines[start] ?? "") ?? [];
  const code = convertFenceLines(lines, start);
  // In CommonMark, a block of HTML ends at an empty line, so a fence after a tag would be HTML.
  if (/^[ \t]*<\/?[a-z]/i.test(result.lines.at(-1) ?? "")) result.lines.push("");
  addIndented(result, indent, code.lines);
  return code.next;
}

function convertFenceLines(
  lines: readonly string[],
  start: number,
): { lines: string[]; next: number } {
  const [, indent = "", marker = "", info = ""] = fence.exec(lines[start] ?? "") ?? [];
  const code = [`${marker}${convertInfo(info)}`.trimEnd()];
  let open = getOpenFence(lines[start] ?? "", "");
  let index = start + 1;
  for (; index < lines.length && open !== ""; index++) {
    open = getOpenFence(lines[index] ?? "", open);
    // `(1)!` in a comment refers to an item of the list below the code.
    const line = (lines[index] ?? "").replace(
      /(?<=(?:#|\/\/|\/\*|<!--|--[ \t])[^\n]*)\((\d+)\)!/g,
      "($1)",
    );
    code.push(line.startsWith(indent) ? line.slice(indent.length) : line.trimStart());
  }
  return { lines: code, next: index };
}

function getFenceOption(info: string, name: string): string | undefined {
  return new RegExp(`(?<![\\w-])${name}=(["'])(.*?)\\1`).exec(info)?.[2];
}

/**
 * Converts `{ .yaml .annotate hl_lines="2 3" }` to `yaml {2,3}`, and `yaml title="x" linenums="1"`
 * to `yaml title="x" showLineNumbers`.
 */
function convertInfo(info: string): string {
  const infoText = info.trim().replace(/^\{\s*|\s*\}$/g, "");
  if (infoText === "") return "";
  const names = infoText.replace(/(["']).*?\1/g, "");
  const [, language = "text"] =
    /(?:^|\s)\.([\w+#-]+)/.exec(names) ??
    /^(?:lang=)?(\w[\w+#-]*)(?![\w+#-]*=)/.exec(infoText) ??
    [];
  const title = getFenceOption(infoText, "(?:title|tab)")?.replaceAll('"', "'");
  const lines = getFenceOption(infoText, "hl_lines")?.trim();
  return [
    language,
    ...(title === undefined ? [] : [`title="${title}"`]),
    ...(lines ? [`{${lines.split(/[\s,]+/).join(",")}}`] : []),
    ...(/linenums=/.test(names) ? ["showLineNumbers"] : []),
  ].join(" ");
}
