import { formatCount } from "../../../src/model/text/format-count.ts";
import {
  findFences,
  maskCode,
  matchesOutsideCode,
  replaceOutsideCode,
} from "../text/code-ranges.ts";
import { applyEdits } from "../text/edits.ts";
import { getEmoji, materialIcon } from "../text/emoji.ts";
import { readTag } from "../text/jsx-tag.ts";
import { decodeEntities } from "../text/values.ts";
import { mdxBlock } from "./prepare.ts";

/** Something of a page that its conversion does not contain. */
interface Loss {
  subject: string;
  offset: number;
}

/** Compares a page before and after. `reported` subjects have a diagnostic and may be missing. */
export function findLosses(source: string, after: string, reported: readonly string[]): Loss[] {
  const withoutMdxFences = source.replace(mdxBlock, (block) =>
    block.replace(/^.*|(?<=\n)[ \t]*`+$/g, (fence) => " ".repeat(fence.length)),
  );
  const before = withoutOpenFences(withoutMdxFences);
  const visible = withoutComments(before);
  const words = findLostWords(before, after, reported);
  return [
    ...(words ? [words] : []),
    ...findLostCode(visible, after, reported),
    ...findLostHeadings(visible, after, reported),
    ...findLostLinks(visible, after, reported),
    ...findLostInternalLinks(visible, after, reported),
    ...findLostImages(visible, after, reported),
  ];
}

/** Blanks the opening lines of code blocks that end with their list item, without a closing line. */
function withoutOpenFences(text: string): string {
  const fence = findFences(text).find(({ isClosed, prefix, start, end }) => {
    const lines = text.slice(start, end).split("\n");
    const isOutside = (line: string) =>
      line.trim() !== "" && !line.startsWith(prefix) && !line.startsWith("\t");
    const endsWithItem =
      /^ +$/.test(prefix) &&
      lines.slice(1).some(isOutside) &&
      isInItem(text.slice(0, start), prefix);
    return prefix !== "" && (!isClosed || endsWithItem);
  });
  if (!fence) return text;
  const end = text.indexOf("\n", fence.start);
  if (end < 0) return text;
  const blank = " ".repeat(end - fence.start);
  return withoutOpenFences(text.slice(0, fence.start) + blank + text.slice(end));
}

/** @param before what precedes a line with this indentation */
function isInItem(before: string, { length }: string): boolean {
  const parent = before
    .split("\n")
    .findLast((line) => line.trim() !== "" && line.search(/\S/) < length);
  return /^[ \t>]*(?:[-*+]|\d+[.)])[ \t]/.test(parent ?? "");
}

/** An underscore at the start or end is markup. */
const word = /[\p{L}\p{N}](?:_*[\p{L}\p{N}])+/gu;
const shownWords = 8;

function findLostWords(
  before: string,
  after: string,
  reported: readonly string[],
): Loss | undefined {
  const counts = new Map<string, number>();
  for (const text of [after, ...reported]) {
    for (const [value] of text.matchAll(word)) {
      const key = value.toLowerCase();
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  const lost: { text: string; index: number }[] = [];
  for (const { 0: text, index } of blankSyntax(before).matchAll(word)) {
    const key = text.toLowerCase();
    const remaining = counts.get(key) ?? 0;
    if (remaining > 0) counts.set(key, remaining - 1);
    else lost.push({ text, index });
  }
  const [first] = lost;
  if (!first) return undefined;
  const listedWords = lost.slice(0, shownWords).map(({ text }) => text);
  const more = lost.length > shownWords ? " …" : "";
  return {
    subject: `${formatCount(lost.length, "word")}: ${listedWords.join(" ")}${more}`,
    offset: first.index,
  };
}

/** Parts of the source that readers do not see as text. */
const syntaxPatterns = [
  /<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\}/,
  /<(?<raw>style|script|svg|iframe|video|audio|[Hh]ead)\b[^>]*(?<!\/)>[\s\S]*?<\/\k<raw>>/,
  /<\/[A-Za-z][^<>]*>|<\w+\s+set:html=/,
  /^export\s[^\n]*[({[]\n[\s\S]*?\n[)}\]][^\n]*/,
  /^(?:import|export)\s[^\n]*(?:\n[^\n]+)*/,
  // References of mkdocstrings with their options.
  /^:::[ \t]+\w+(?:\.\w+)+[ \t]*(?:\n[ \t]{2,}\S[^\n]*)*/,
  /^[ \t>]*(?::{3,}|!!!|\?\?\?\+?|={3})[^\n]*|^[ \t>]*>[ \t]*\[!\w+\]/,
  /^[ \t>]*\/{3,}[^\n]*(?:\n[ \t]{4,}[\w-]+:[^\n]*)*/,
  /\{[^{}\n]*\}/,
  /^---8<---[^\n]*/,
  /^[ \t]*\*?\[[^\]\n]+\]:[^\n]*|\]\([^)\n]*\)|\]\[[^\]\n]+\](?!\()/,
  /&#?\w+;/,
  /^\[TOC\]|\[\[toc\]\]/,
];
const syntax = new RegExp(syntaxPatterns.map(({ source }) => source).join("|"), "gm");

/** Matches lines that include a file. */
const includedLine = /^[ \t]*(?:(?:;?-+8<-+|\{!|<<<|<!--@include)[^\n]*|\{%[^%]*%\})/gm;

/** Blanks syntax and the opening lines of code blocks. Offsets stay the same. */
function blankSyntax(text: string): string {
  const blank = (start: number, length: number) => ({
    start,
    end: start + length,
    text: toBlank(text.slice(start, start + length)),
  });
  const prose = maskProse(text);
  const emoji = [...prose.matchAll(/:[\w+-]+:/g)].filter(
    ([code]) => getEmoji(code) !== undefined || materialIcon.test(code),
  );
  const startTagsOfText = findStartTags(text, prose);
  const codes = startTagsOfText.flatMap(({ code }) => code ?? []);
  const isCode = ({ index }: { index: number }) =>
    codes.some(({ start, end }) => index >= start && index < end);
  const matches = [
    ...text.matchAll(includedLine),
    ...text.matchAll(/\w*\$\{[^{}\n]*\}\w*/g),
    ...prose.matchAll(syntax),
    ...emoji,
  ]
    .filter((match) => !isCode(match))
    .map(({ index, 0: match }) => blank(index, match.length));
  const tags = startTagsOfText.flatMap(({ start, end, code }) =>
    code
      ? [blank(start, code.start - start), blank(code.end, end - code.end)]
      : [blank(start, end - start)],
  );
  const fences = findFences(text);
  const openings = fences.map(({ start }) =>
    blank(start, (text.indexOf("\n", start) + 1 || text.length) - start),
  );
  const diagramOptions = fences
    .filter(({ language }) => language === "mermaid")
    .flatMap(({ start, end }) => findDiagramOptions(text.slice(start, end), start))
    .map((option) => blank(option.start, option.end - option.start));
  return applyEdits(text, [...matches, ...tags, ...openings, ...diagramOptions]).text;
}

/** The lines of front matter of a diagram, except the value of its title. */
function findDiagramOptions(fence: string, offset: number): { start: number; end: number }[] {
  const frontMatter =
    /(?<=^[^\n]*\n)[ \t>]*---[ \t]*\n(?:[\s\S]*?\n)?[ \t>]*---[ \t]*(?=\n|$)/.exec(fence);
  if (!frontMatter) return [];
  const [options] = frontMatter;
  const start = offset + frontMatter.index;
  const title = /(?<=^[ \t>]*title:)[^\n]*/m.exec(options);
  if (!title) return [{ start, end: start + options.length }];
  const titleStart = start + title.index;
  return [
    { start, end: titleStart },
    { start: titleStart + title[0].length, end: start + options.length },
  ];
}

/** Masks code. Backticks in the attribute `code` of a tag begin and end a string instead. */
function maskProse(text: string): string {
  for (let withoutStrings = text; ; ) {
    const prose = maskCode(withoutStrings);
    const edits = findStartTags(text, prose).flatMap(({ code }) => {
      if (!code) return [];
      const value = withoutStrings.slice(code.start, code.end);
      return value.includes("`") ? [{ ...code, text: value.replaceAll("`", " ") }] : [];
    });
    if (edits.length === 0) return prose;
    withoutStrings = applyEdits(withoutStrings, edits).text;
  }
}

interface StartTag {
  start: number;
  end: number;
  /** The value of the attribute `code`, which readers see. */
  code: { start: number; end: number } | undefined;
}

/** @param prose the text without code, in which the tags begin */
function findStartTags(text: string, prose: string): StartTag[] {
  return [...prose.matchAll(/<[A-Za-z]/g)].flatMap(({ index: start }): StartTag[] => {
    const tag = readTag(text, start);
    if (tag) {
      const code = tag.attributes.find(
        ({ name, expression = "" }) => name === "code" && /^\s*["'`]/.test(expression),
      );
      return [{ ...tag, code: code && { start: code.start + "code=".length, end: code.end } }];
    }
    const [whole] = /^<[A-Za-z](?:=>|[^<>])*>/.exec(text.slice(start, start + 2000)) ?? [];
    return whole === undefined ? [] : [{ start, end: start + whole.length, code: undefined }];
  });
}

/** Leaves out what the conversion may remove: notes of MkDocs Material and comments that highlight lines. */
function getComparableCode(code: string): string {
  return code
    .replace(/^.*\bhighlight-(?:start|end|next-line)\b.*$/gm, "")
    .replace(/(?<=\(\d+\))!|\s+/g, "");
}

function findLostCode(before: string, after: string, reported: readonly string[]): Loss[] {
  // Lines of a block in a quote have a prefix, which `code` does not have.
  const quoted = findFences(after).map(({ code }) => code);
  const text = getComparableCode([after, ...quoted, ...reported].join("\n"));
  return findFences(before).flatMap(({ code: source, language, start, isClosed }) => {
    // The title in the front matter of a diagram is an option of its block.
    const isDiagram = language === "mermaid";
    const code = isDiagram ? source.replace(/^---\n[\s\S]*?\n---\n/, "") : source;
    // The rest of a page is not code, although a block without an end contains it.
    const isPart = !isClosed || code.replace(includedLine, "") !== code;
    if (isPart || text.includes(getComparableCode(code))) return [];
    const line = code.split("\n").find((text) => text.trim() !== "") ?? "";
    return [{ subject: `code: ${line.trim().slice(0, 60)}`, offset: start }];
  });
}

/** Only letters and digits, because quotes, escapes, and ids of headings may change. */
function getLetters(text: string): string {
  return decodeEntities(text)
    .replace(/\]\([^)\n]*\)|\]\[[^\]\n]*\]|<[^<>]*>|\{[^{}\n]*\}/g, "")
    .replace(/:[\w+-]+:/g, (code) => getEmoji(code) ?? (materialIcon.test(code) ? "" : code))
    .replace(/[^\p{L}\p{N}]+/gu, "")
    .toLowerCase();
}

const headingLine = /^[ \t>]*(?:[-*+] )?#{1,6}[ \t]+([^\n]+)$/gm;
const otherHeading =
  /^(?:title|sidebar_label|description):([^\n]+)$|<(?:h[1-6]|summary|strong)\b[^>]*>([^<]*(?:<(?!\/(?:h\d|summary|strong))[^<]*){0,20})|\b(?:title|label)="([^"]*)"|^([^\n]+)\n[=-]+[ \t]*$|^:{3,}\w+\[([^\n]+)\]/gm;

function findLostHeadings(before: string, after: string, reported: readonly string[]): Loss[] {
  const knownTexts = new Set(reported.map(getLetters));
  for (const match of [...after.matchAll(headingLine), ...after.matchAll(otherHeading)]) {
    knownTexts.add(getLetters(match.slice(1).findLast((text) => text !== undefined) ?? ""));
  }
  // A badge of the old heading may be text in the new one.
  const isFound = (text: string) =>
    knownTexts.has(text) || [...knownTexts].some((value) => value.includes(text));
  // A match is searched outside code, but its text may contain code.
  const text = maskFences(before);
  const tags = findStartTags(before, text);
  const isInTag = (offset: number) => tags.some(({ start, end }) => offset > start && offset < end);
  return [...text.matchAll(headingLine)].flatMap(({ 1: heading = "", index }) =>
    isFound(getLetters(heading.replace(/!\[[^\]]*\](?:\([^)]*\)|\[[^\]]*\])/g, ""))) ||
    isInTag(index)
      ? []
      : [{ subject: `heading: ${heading.trim()}`, offset: index }],
  );
}

/** As many spaces, with the same line breaks. */
function toBlank(text: string): string {
  return text
    .split("\n")
    .map((line) => " ".repeat(line.length))
    .join("\n");
}

export function maskFences(text: string): string {
  const edits = findFences(text).map(({ start, end }) => ({
    start,
    end,
    text: toBlank(text.slice(start, end)),
  }));
  return applyEdits(text, edits).text;
}

function findLostLinks(before: string, after: string, reported: readonly string[]): Loss[] {
  const text = decode([after, ...reported].join("\n"));
  const seen = new Set(text.match(/https?:\/\/[^\s<>"')\]]+/g));
  const address =
    /(?:\]\([ \t]*<?|\bhref=["']|<|^[ \t]*\[[^\]\n]+\]:[ \t]*<?)(https?:\/\/(?:\\[()]|[^\s<>"')\]])+)/gm;
  return [...maskCode(before).matchAll(address)].flatMap(({ 1: link = "", index }) => {
    if (seen.has(decode(link)) || seen.has(link) || text.includes(decode(link))) return [];
    seen.add(link);
    return [{ subject: `link: ${link}`, offset: index }];
  });
}

const label = String.raw`(?<!!)\[((?:[^[\]\n]|\[[^[\]\n]*\])+)\]`;
const internalLink = new RegExp(String.raw`${label}\([ \t]*<?(?!https?:|mailto:)([^)\s>]+)`, "g");
/** Each pattern is searched alone, because a link may be inside an `<a>` that is not closed. */
const keptLinks = [
  new RegExp(`${label}(?=[([])`, "g"),
  /<a\b[^>]*>([\s\S]*?)<\/a>/g,
  /\b(?:title|label|text)="([^"]*)"/g,
];

/** The address of a link may change, so its words are compared. */
function findLostInternalLinks(before: string, after: string, reported: readonly string[]): Loss[] {
  const reportedText = reported.join("\n");
  const remainingLinks = new Set(
    keptLinks.flatMap((link) =>
      [...after.matchAll(link)].map(([, words = ""]) => getLetters(words)),
    ),
  );
  const text = maskFences(before);
  return matchesOutsideCode(text, internalLink).flatMap(
    ({ 1: words = "", 2: address = "", index }) => {
      const name = getLetters(words);
      if (name === "" || remainingLinks.has(name) || reportedText.includes(address)) return [];
      return [{ subject: `link: [${words}](${address})`, offset: index }];
    },
  );
}

/** Replaces comments and elements of the document head with spaces. */
function withoutComments(text: string): string {
  return replaceOutsideCode(
    text,
    /<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\}|<(?:link|meta)\b[^>]*>/g,
    ([match]) => toBlank(match),
  );
}

function decode(text: string): string {
  return text.replaceAll("&amp;", "&").replace(/\\([*_()[\]])/g, "$1");
}

const image = /!\[[^\]\n]*\][([]|<(?:img|Image|ThemedImage|IdealImage|picture)\b/g;

function findLostImages(before: string, after: string, reported: readonly string[]): Loss[] {
  const images = [...maskCode(before).matchAll(image)];
  const remainingImages = [
    ...maskFences(after).matchAll(image),
    ...reported.join("\n").matchAll(image),
  ];
  const count = images.length - remainingImages.length;
  const [first] = images;
  return count > 0 && first ? [{ subject: formatCount(count, "image"), offset: first.index }] : [];
}
