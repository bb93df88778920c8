import { parseCodeMeta } from "../../../../src/content/parse/code/code-meta.ts";
import { getLanguage } from "../../../../src/content/parse/code/languages.ts";
import { highlightComment } from "../../../../src/content/parse/code/render-code.ts";
import { checkMermaid } from "../../../../src/content/parse/diagrams/check-mermaid.ts";
import { prepareDiagrams } from "../../../../src/content/parse/diagrams/render-diagram.ts";
import { isWarning } from "../../../../src/content/rules/diagram-rules.ts";
import { applyEdits, type Edit } from "../../text/edits.ts";
import type { NodeOf } from "../prepare.ts";
import { getOffsets, type PageConversion } from "./conversion.ts";

export function convertCode(node: NodeOf<"code">, page: PageConversion): void {
  const [start] = getOffsets(node);
  const lineEnd = page.text.indexOf("\n", start);
  const opening = page.text.slice(start, lineEnd < 0 ? undefined : lineEnd);
  if (!/^[`~]{3}/.test(opening)) return;
  const end = start + opening.length;
  closeFence(node, page);
  if (node.lang === "mermaid") {
    convertDiagram(node, { start, end }, page);
    return;
  }
  const [, language = ""] = /^([^\s{:=]+)(?:[{:].*)?$/.exec(node.lang ?? "") ?? [];
  const isUnknown = language !== "" && getLanguage(language) === undefined;
  if (isUnknown && node.value.trim() === "") {
    nameGeneratedBlock({ start, opening }, page);
    return;
  }
  const marks = removeInvalidMarks(node, { start, opening }, page);
  const isMark = (offset: number) => marks.some((mark) => offset > mark.start && offset < mark.end);
  const options = convertOptions(node.lang ?? "", { start, opening, isMark }, page);
  const edits = [...marks, ...options, ...removeFirstNumber({ start, opening }, page)];
  const isPlain = /^no-?highlight$/.test(language);
  if (isPlain) {
    const from = opening.indexOf(language);
    edits.push({ start: from, end: from + language.length, text: "text" });
  } else if (isUnknown) page.report("code-language", language, start);
  const edited = addMissingLanguage(applyEdits(opening, edits).text, node.lang ?? "");
  if (edited !== opening) page.edits.push({ start, end, text: edited });
  removeUnpairedHighlights(node, page);
}

/** An empty block in an unknown language is drawn by a function of the old site from its options. */
function nameGeneratedBlock({ start, opening }: Opening, page: PageConversion): void {
  const [, marker = "```", info = ""] = /^([`~]+)\s*(.*?)\s*$/.exec(opening) ?? [];
  const lineStart = page.text.lastIndexOf("\n", start - 1) + 1;
  const container = page.text.slice(lineStart, start).replace(/[^>\t]/g, " ");
  const end = start + opening.length;
  page.edits.push({ start, end, text: `${marker}text\n${container}${info}` });
  page.report("generated-block", info, start);
}

/** Lines are always numbered from 1 here. */
function removeFirstNumber({ start, opening }: Opening, page: PageConversion): Edit[] {
  const number = /(?<=\sshowLineNumbers)(?:=\{?\d+\}?|\{\d+\})(?=\s|$)/.exec(opening);
  if (!number) return [];
  page.report("code-option-removed", `showLineNumbers${number[0]}`, start);
  return [{ start: number.index, end: number.index + number[0].length, text: "" }];
}

/** Matches an option where the language should be. */
const optionAsLanguage = /^(?:[\w-]+=|\{)/;

/** Without a language, the first option would be read as one. */
function addMissingLanguage(opening: string, language: string): string {
  if (!optionAsLanguage.test(language)) return opening;
  return opening.replace(/^([`~]+)\s*(.*?)\s*$/, "$1text $2").trimEnd();
}

interface Opening {
  start: number;
  opening: string;
}

function convertOptions(
  language: string,
  { start, opening, isMark }: Opening & { isMark(offset: number): boolean },
  page: PageConversion,
): Edit[] {
  const marker = /^[`~]+\s*/.exec(opening)?.[0].length ?? 0;
  const from = marker + (optionAsLanguage.test(language) ? 0 : language.length);
  // The source is searched, because the parser has resolved escapes.
  const offset = from + (/^\s*/.exec(opening.slice(from))?.[0].length ?? 0);
  const meta = opening.slice(offset);
  const edits: Edit[] = [];
  let hasTitle = /(?:^|\s)title=/.test(meta);
  parseCodeMeta(meta, (index, rule, values) => {
    if (rule.id !== "unknown-code-option") return;
    const [option = ""] =
      /^(?:\{[^}]*\}?|[^\s={]+(?:=(?:"[^"]*"|'[^']*'|\S*))?)/.exec(meta.slice(index)) ?? [];
    const optionStart = offset + index;
    if (isMark(optionStart)) return;
    const [, key = ""] = /^(filename|file|name)=["']/.exec(option) ?? [];
    if (key !== "" && !hasTitle) {
      hasTitle = true;
      edits.push({ start: optionStart, end: optionStart + key.length, text: "title" });
      return;
    }
    const space = /\s/.test(opening[optionStart - 1] ?? "") ? 1 : 0;
    edits.push({ start: optionStart - space, end: optionStart + option.length, text: "" });
    const { name } = values as { name: string };
    page.report("code-option-removed", name, start);
  });
  return edits;
}

function convertDiagram(
  node: NodeOf<"code">,
  range: { start: number; end: number },
  page: PageConversion,
): void {
  const frontMatter = /^---[ \t]*\n([\s\S]*?)\n---[ \t]*(?:\n|$)/.exec(node.value);
  const diagram = node.value.slice(frontMatter?.[0].length ?? 0);
  if (!page.context.canRenderDiagram(diagram)) {
    const from = page.text.indexOf("mermaid", range.start);
    page.edits.push({ start: from, end: from + "mermaid".length, text: "text" });
    const [kind = ""] = findHeader(diagram).split(/\s/, 1);
    page.report("diagram-as-text", kind, range.start);
    return;
  }
  const meta = node.meta ?? "";
  const options: string[] = [];
  const title = /^title:[ \t]*(["']?)(\S.*?)\1[ \t]*$/m.exec(frontMatter?.[1] ?? "")?.[2];
  if (title !== undefined && !/\btitle=/.test(meta)) {
    options.push(` title="${title.replaceAll('"', "'")}"`);
  }
  if (!/\balt=/.test(meta)) {
    options.push(` alt="${describeDiagram(diagram)}"`);
    page.report("diagram-alt", "mermaid", range.start);
  }
  const start = page.text.slice(range.start, range.end).trimEnd().length + range.start;
  const end = frontMatter ? findFrontMatterEnd(page.text, range.end, frontMatter[0]) : start;
  if (options.length > 0 || frontMatter) {
    page.edits.push({ start, end, text: options.join("") });
  }
}

/** Counts lines, because the source may be indented. */
function findFrontMatterEnd(text: string, openingEnd: number, frontMatter: string): number {
  const count = frontMatter.trimEnd().split("\n").length + 1;
  return openingEnd + text.slice(openingEnd).split("\n").slice(0, count).join("\n").length;
}

const sequenceKind = "Sequence of messages";

const kinds: readonly [RegExp, string][] = [
  [/^(?:flowchart|graph)/, "Flowchart"],
  [/^sequenceDiagram/, sequenceKind],
  [/^stateDiagram/, "States"],
  [/^classDiagram/, "Classes"],
  [/^erDiagram/, "Entities"],
];

const maxLabels = 12;

function describeDiagram(source: string): string {
  const { kind, labels } = readDiagram(source);
  if (labels.length === 0) return kind;
  const listedLabels = labels.slice(0, maxLabels).map((label) => label.replace(/[<>"`\\]/g, ""));
  const list = listedLabels.join(kind === sequenceKind ? "; " : ", ");
  return `${kind}: ${list}${labels.length > maxLabels ? " and others" : ""}`;
}

function readDiagram(source: string): { kind: string; labels: string[] } {
  const header = findHeader(source);
  const kind = kinds.find(([pattern]) => pattern.test(header))?.[1] ?? "Diagram";
  if (kind === sequenceKind) return { kind, labels: getMessages(source) };
  const labels = new Set<string>();
  const pattern =
    /[[({|]+(?:"([^"]+)"|([^"[\](){}|]+?))[\])}|]+|(?:class|state)\s+(?:\S+\s+as\s+)?([\w ]+)/g;
  for (const [, quoted, inBrackets, named] of source.matchAll(pattern)) {
    const label = toLine(quoted ?? inBrackets ?? named ?? "");
    if (label !== "" && label !== "*") labels.add(label);
  }
  return { kind, labels: [...labels] };
}

/** The line that names the kind of a diagram, after directives and comments. */
function findHeader(source: string): string {
  const lines = source.split("\n").map((line) => line.trim());
  return lines.find((line) => line !== "" && !line.startsWith("%%")) ?? "";
}

/** The messages of a sequence, with the names of participants as readers see them. */
function getMessages(source: string): string[] {
  const declarations = source.matchAll(
    /^[ \t]*(?:participant|actor)[ \t]+(\S.*?)[ \t]+as[ \t]+(\S.*?)[ \t]*$/gm,
  );
  const names = new Map([...declarations].map(([, id = "", name = ""]) => [id, name]));
  const messages = source.matchAll(
    /^[ \t]*([^\s:%][^:\n]*?)[ \t]*(?:--?>>|--?\))[ \t]*[+-]?[ \t]*([^\s:][^:\n]*?)[ \t]*:[ \t]*(\S.*?)[ \t]*$/gm,
  );
  return [...messages].map(([, from = "", to = "", text = ""]) =>
    toLine(`${names.get(from) ?? from} to ${names.get(to) ?? to}: ${text}`),
  );
}

function toLine(label: string): string {
  return label
    .replace(/<br\s*\/?>|\\n/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

/** A code block without a closing line ends at the end of the block around it. */
function closeFence(node: NodeOf<"code">, page: PageConversion): void {
  const [start, end] = getOffsets(node);
  const source = page.text.slice(start, end).trimEnd();
  const [marker = "```"] = /^(?:`{3,}|~{3,})/.exec(source) ?? [];
  const last = source.slice(source.lastIndexOf("\n") + 1).replace(/^[ \t>]+/, "");
  const isClosed = last.startsWith(marker) && last.replaceAll(marker.charAt(0), "") === "";
  if (isClosed && source.includes("\n")) return;
  const before = page.text.slice(page.text.lastIndexOf("\n", start - 1) + 1, start);
  const container = before.replace(/[^>\t]/g, " ");
  const offset = start + source.length;
  page.edits.push({ start: offset, end: offset, text: `\n${container}${marker}` });
}

/** Docusaurus ignores a `highlight-start` without `highlight-end`, and vice versa. */
function removeUnpairedHighlights(node: NodeOf<"code">, page: PageConversion): void {
  const [start, end] = getOffsets(node);
  const marks: { kind: string | undefined; line: string; offset: number }[] = [];
  let offset = start;
  for (const line of page.text.slice(start, end).split(/(?<=\n)/)) {
    const kind = highlightComment.exec(line.replace(/^[\s>]+/, ""))?.[1]?.toLowerCase();
    if (kind === "start" || kind === "end") marks.push({ kind, line, offset });
    offset += line.length;
  }
  for (const [index, { kind, line, offset }] of marks.entries()) {
    const isPair =
      kind === "start" ? marks[index + 1]?.kind === "end" : marks[index - 1]?.kind === "start";
    if (isPair) continue;
    page.edits.push({ start: offset, end: offset + line.length, text: "" });
    page.report("code-highlight", line.trim(), offset);
  }
}

function removeInvalidMarks(
  node: NodeOf<"code">,
  { start, opening }: Opening,
  page: PageConversion,
): Edit[] {
  const edits: Edit[] = [];
  // Values of other options may look like marks.
  const options = opening.replace(
    /\b(?!(?:ins|del|mark)=)[\w-]+=(?:"[^"]*"|'[^']*')|\bshowLineNumbers=?\{\d+\}/g,
    (option) => "x".repeat(option.length),
  );
  const textMarks = options.matchAll(
    /\s(?:(?:ins|del|mark)=)?(?:"[^"]*"|'[^']*'|\/[^/\n]+\/|\{["']?[^\d"'{}][^{}]*\})(?=\s|$)/g,
  );
  for (const { 0: textMark, index } of textMarks) {
    edits.push({ start: index, end: index + textMark.length, text: "" });
    page.report("code-option-removed", textMark.trim(), start);
  }
  const lines = node.value.split("\n").filter((line) => !highlightComment.test(line)).length;
  for (const range of options.matchAll(/\{[\d,\s.-]+\}/g)) {
    const numbers = [...range[0].matchAll(/\d+/g)].map(Number);
    const isInvalid =
      numbers.some((number) => number < 1 || number > lines) || /\.\./.test(range[0]);
    if (!isInvalid) continue;
    const space = opening[range.index - 1] === " " ? 1 : 0;
    const end = range.index + range[0].length;
    edits.push({ start: range.index - space, end, text: "" });
    page.report("code-highlight", range[0], start);
  }
  return edits;
}

export async function createDiagramChecker(): Promise<(source: string) => boolean> {
  const draw = await prepareDiagrams();
  return (source) => {
    const { text, diagnostics } = checkMermaid(source);
    if (diagnostics.some(({ values }) => !isWarning(values))) return false;
    try {
      draw(text);
      return true;
    } catch {
      return false;
    }
  };
}
