import { humanize } from "../../../src/content/load/file-names.ts";
import { escapeRegExp } from "../../../src/model/text/escape-reg-exp.ts";
import { attributeLists, sizedImage } from "../document/attribute-lists.ts";
import { getCodeRanges, isInside, matchesOutsideCode } from "../text/code-ranges.ts";
import { EditedText, type Replacement } from "../text/edited-text.ts";
import type { Edit } from "../text/edits.ts";
import { getEmoji, materialIcon, materialIconSets } from "../text/emoji.ts";
import { inlineToHtml } from "../text/inline-html.ts";
import { findAttribute, findLiteral, type OpeningTag, readTag } from "../text/jsx-tag.ts";
import { getUntitledBoxClass } from "./convert-blocks.ts";
import { type Macros, unmaskDelimiters } from "./templates.ts";

/** Text within a paragraph. */
const inParagraph = String.raw`(?:[^\n]|\n(?![ \t]*(?:\n|$)))*?`;
/** An icon of MkDocs Material with its attributes. */
const icon = String.raw`:${materialIconSets}-[\w-]+:(?:\{[^}\n]*\})?`;

const replacements: readonly Replacement[] = [
  // What mkdocstrings generates from source code, with its options.
  {
    pattern: /^:::[ \t]+([\w.-]+)[ \t]*$(?:\n(?:[ \t]*\n)*[ \t]{2,}\S[^\n]*)*/gm,
    convert: ([, name]) => `\`${name}\``,
    isReported: () => true,
  },
  // Tracked changes.
  {
    pattern: new RegExp(String.raw`\{~~(${inParagraph})~>(${inParagraph})~~\}`, "g"),
    convert: ([, before, after]) => `<del>${before}</del><ins>${after}</ins>`,
  },
  {
    pattern: new RegExp(String.raw`\{(\+\+|--|==)(${inParagraph})\1\}`, "g"),
    convert: ([, mark = "", words = ""]) =>
      `${printCriticTag(mark, "")}${words}${printCriticTag(mark, "/")}`,
  },
  {
    pattern: new RegExp(String.raw`\{>>${inParagraph}<<\}`, "g"),
    convert: () => "",
    isReported: () => true,
  },
  // Template statements.
  { pattern: /\{%[^\n]*?%\}/g, convert: ([matched]) => matched, isReported: () => true },
  // Blocks between slashes, and includes of several lines.
  {
    pattern: /^[ \t]*(?:\/{3,}[ \t]+[\w-]+[^\n]*|;?-+8<-+[ \t]*)$/gm,
    convert: ([matched]) => matched,
    isReported: () => true,
  },
  {
    pattern: /(?<![\w:\]]):[\w+-]+:(?![\w:])/g,
    convert: ([whole]) => getEmoji(whole) ?? whole,
    isReported: ([whole]) =>
      /^:[a-z]/.test(whole) && getEmoji(whole) === undefined && !materialIcon.test(whole),
  },
  // Addresses with spaces.
  {
    pattern:
      /(?<=\]\()([^()<>"\n]*[^()<>"\s] [^()<>"\n]*\.\w{2,5}|[^()<>"\s]*#[^()<>"\s]+ [^()<>"'\n]*[^()<>"'\s])(?=\))/g,
    convert: ([address]) => `<${address}>`,
  },
  // Macros in URLs lose their inner spaces, because a space would end the URL.
  {
    pattern: /\{\{[ \t]*([\w.]+)[ \t]*\}\}/g,
    convert: ({ index, input, 1: name = "" }) => {
      const before = input.slice(Math.max(0, index - 300), index);
      return /https?:\/\/[^\s()<>]*$/.test(before) ? `{{${name}}}` : undefined;
    },
  },
  {
    // Arguments may contain braces and several lines.
    pattern: /\{\{(?!\{)(?:[^{}]|\{[^{}]*\})*\}\}/g,
    convert: ([matched]) => matched,
    isReported: () => true,
  },
  { pattern: /^\[TOC\][ \t]*$/gm, convert: () => "" },
  // Images that only one color mode shows.
  {
    pattern: /#only-(light|dark)(?=[)"'\s>])/g,
    convert: ([, mode]) => `#gh-${mode}-mode-only`,
  },
  sizedImage,
  {
    pattern: new RegExp(
      String.raw`\[((?:[ \t]*${icon})+)[ \t]*\]\(([^()\n]*)\)(\{[^}\n]*\})?`,
      "g",
    ),
    convert: nameIconLink,
  },
  // Links that are buttons.
  {
    pattern: /(\[[^\]\n]+\]\([^()\n]*\))\{:?[ \t]*([^}\n]*\.md-button\b[^}\n]*)\}/g,
    convert: ([, link = "", attributes = ""]) => {
      const primary = attributes.includes("--primary") ? " migrated-button-primary" : "";
      return `<span class="migrated-button${primary}">${link}</span>`;
    },
  },
  ...attributeLists,
  {
    pattern: new RegExp(String.raw`(${icon})([ \t]?)`, "g"),
    convert: ([, code = "", space = ""]) => {
      const symbol = getSymbol(code);
      return symbol === undefined ? "" : symbol + space;
    },
    isReported: ([, code = ""]) => getSymbol(code) === undefined,
  },
  {
    pattern: /\+\+((?:(?:[\w-]+|"[^"\n]+")\+)*(?:[\w-]+|"[^"\n]+"))\+\+(?!\+)/g,
    convert: ([, keys = ""]) =>
      (keys.match(/[\w-]+|"[^"]+"/g) ?? [])
        .map((key) => `<kbd>${key.replace(/"/g, "")}</kbd>`)
        .join("+"),
  },
  // By default, marks inside a word are text.
  {
    pattern: /(?<!\w)==(?![=\s])([^=\n]+?)(?<!\s)==(?![=\w])/g,
    convert: ([, words]) => `<mark>${words}</mark>`,
  },
  {
    pattern: /(?<!\w)\^\^(?!\s)([^^\n]+?)(?<!\s)\^\^(?!\w)/g,
    convert: ([, words]) => `<ins>${words}</ins>`,
  },
];

/** Icons that say something, such as "yes" in a table. Others are decoration. */
const symbols: readonly (readonly [icon: RegExp, symbol: string])[] = [
  [/^(?:check|checkbox-marked|thumb-up|thumbs-up)(?:-|$)/, "✓"],
  [/^(?:close|times|cancel|x|thumb-down|thumbs-down)(?:-|$)/, "✗"],
  [/^(?:alert|warning|triangle-exclamation)(?:-|$)/, "⚠"],
  [/^star(?:-|$)/, "★"],
  [/^(?:arrow|chevron)-right(?:-|$)/, "→"],
  [/^(?:arrow|chevron)-left(?:-|$)/, "←"],
  [/^arrow-up(?:-|$)/, "↑"],
  [/^arrow-down(?:-|$)/, "↓"],
  [/^plus(?:-|$)/, "+"],
  [/^minus(?:-|$)/, "−"],
];

/** The name of an icon in its set, such as `solid-star` of `:fontawesome-solid-star:{ .gold }`. */
function getIconName(code: string): string {
  return /:[a-z]+-([\w-]+):/.exec(code)?.[1] ?? "";
}

function getSymbol(code: string): string | undefined {
  const name = getIconName(code).replace(/^(?:solid|regular)-/, "");
  return symbols.find(([pattern]) => pattern.test(name))?.[1];
}

/** A link that shows only an icon. Its text is its title, or the name of the icon. */
function nameIconLink([, icons = "", target = "", attributes = ""]: RegExpExecArray): string {
  const { quoted, word = quoted } =
    (
      /\btitle=(?:(["'])(?<quoted>.*?)\1|(?<word>[^\s}]+))/.exec(attributes) ??
      /[ \t]+(["'])(?<quoted>.*)\1$/.exec(target)
    )?.groups ?? {};
  const name = getIconName(icons).replace(/^(?:solid|regular|brands)-|-\d+$/g, "");
  const isButton = attributes.includes(".md-button");
  return `[${word ?? humanize(name)}](${target})${isButton ? attributes : ""}`;
}

function printCriticTag(mark: string, slash: string): string {
  return `<${slash}${mark === "++" ? "ins" : mark === "--" ? "del" : "mark"}>`;
}

interface ConvertedInline {
  text: string;
  found: { subject: string; offset: number }[];
}

type InlinePage = EditedText<ConvertedInline["found"][number]>;

export function convertInline(body: string, { hasMacros }: Macros): ConvertedInline {
  const page: InlinePage = new EditedText(body);
  page.replaceAll(replacements, ({ index, 0: match }) => {
    // Without the plugin, braces are text.
    if (hasMacros || !match.startsWith("{{"))
      page.found.push({ subject: match.trim(), offset: index });
  });
  page.apply(convertAbbreviations(page.text));
  convertMarkdownElements(page);
  return { text: unmaskDelimiters(page.text), found: page.found };
}

/** `*[HTML]: HyperText Markup Language` explains the word wherever it occurs. */
function convertAbbreviations(text: string): Edit[] {
  const definitions = matchesOutsideCode(text, /\n*^\*\[([^\]\n]+)\]:[ \t]*([^\n]*)/gm);
  if (definitions.length === 0) return [];
  const removed = definitions.map(({ index, 0: matched }) => {
    const end = index + matched.length;
    const isBetween = matched.startsWith("\n\n") && /^\n./.test(text.slice(end, end + 2));
    return { start: index, end, text: isBetween ? "\n" : "" };
  });
  const titles = new Map(definitions.map(([, name = "", title = ""]) => [name, title]));
  const names = [...titles.keys()].map(escapeRegExp);
  const word = new RegExp(`(?<![\\w<\\[/-])(?:${names.join("|")})(?![\\w\\]/-])`, "g");
  const uses = matchesOutsideCode(text, word).flatMap(({ index, 0: name }): Edit[] => {
    const lineStart = text.lastIndexOf("\n", index) + 1;
    if (/^#|^\*\[|<[^>]*$|\]\([^)]*$/.test(text.slice(lineStart, index))) return [];
    const title = (titles.get(name) ?? "").replace(/&/g, "&amp;").replace(/"/g, "&quot;");
    return [
      { start: index, end: index + name.length, text: `<abbr title="${title}">${name}</abbr>` },
    ];
  });
  return [...removed, ...uses];
}

/** The class of what a grid or an admonition in HTML becomes; undefined for other elements. */
function getFrameClass(classes: readonly string[]): string | undefined {
  if (classes.includes("grid")) {
    return classes.includes("cards") ? "migrated-cards" : "migrated-grid";
  }
  if (!classes.includes("admonition")) return undefined;
  return getUntitledBoxClass(classes.find((name) => name !== "admonition") ?? "note");
}

interface ConvertedTag {
  edits: Edit[];
  /** What replaces the end tag. Undefined to keep it. */
  end: string | undefined;
  isGrid: boolean;
}

/** Removes the attribute `markdown`, and blocks that exist only for it. */
function convertMarkdownElements(page: InlinePage): void {
  const { text } = page;
  if (!/<[^>]*\bmarkdown\b/.test(text)) return;
  const edits: Edit[] = [];
  const open = new Map<string, ConvertedTag[]>();
  for (const match of matchesOutsideCode(text, /<(\/?)([a-z][\w-]*)/g)) {
    const { index, 1: slash, 2: name = "" } = match;
    const elements = open.get(name) ?? [];
    open.set(name, elements);
    if (slash) {
      const end = text.indexOf(">", index) + 1;
      const replacement = elements.pop()?.end;
      if (replacement !== undefined && end > 0) {
        edits.push({ start: index, end, text: replacement });
      }
      continue;
    }
    const tag = readTag(text, index);
    if (!tag) continue;
    const isInGrid = [...open.values()].flat().some(({ isGrid }) => isGrid);
    const converted = convertTag(tag, text, isInGrid);
    edits.push(...converted.edits);
    if (!tag.selfClosing) elements.push(converted);
  }
  page.apply(edits);
}

const captionOrLine =
  /^[ \t]*(?:<figcaption(?: markdown(?:="\w+")?)?>([^\n]*)<\/figcaption>[ \t]*$|(?=\S))/gm;

/**
 * Indented text would be code here, so lines begin where the tag does. Lists and code in it keep their
 * own indentation. A caption is a block, in which Markdown is not read.
 */
function alignLines(
  { name, end }: OpeningTag,
  { indent, isSpan }: { indent: string; isSpan: boolean },
  text: string,
): Edit[] {
  const close = text.indexOf(`</${name}>`, end);
  const inner = text.slice(end, Math.max(end, close));
  const indents = [...inner.matchAll(/(?<=\n)[ \t]*(?=\S)/g)].map(([{ length }]) => length);
  const removed = isSpan ? Number.POSITIVE_INFINITY : Math.min(...indents);
  const code = isSpan ? [] : getCodeRanges(text);
  return [...inner.matchAll(captionOrLine)].map(({ index, 0: found, 1: caption }) => {
    const start = end + index;
    if (caption !== undefined && !isInside(code, start + found.search(/\S/))) {
      const converted = `\n${indent}<figcaption>${inlineToHtml(caption)}</figcaption>`;
      return { start, end: start + found.length, text: converted };
    }
    const length = Math.min(removed, found.search(/\S|$/));
    return { start, end: start + length, text: indent };
  });
}

/** @param isInGrid whether the tag is in a grid, whose columns are the blocks in it */
function convertTag(tag: OpeningTag, text: string, isInGrid: boolean): ConvertedTag {
  const { name, start, end, attributes } = tag;
  const converted = { edits: [], end: undefined, isGrid: false };
  const marker = findAttribute(tag, "markdown");
  if (!marker) return converted;
  const before = text.slice(text.lastIndexOf("\n", start) + 1, start);
  const isAlone = before.trim() === "" && /^[ \t]*(?:\n|$)/.test(text.slice(end));
  const removal = { start: marker.start - 1, end: marker.end, text: "" };
  if (!isAlone || !/^(?:div|section|figure|article)$/.test(name)) {
    return { ...converted, edits: [removal] };
  }
  const classes = (findLiteral(tag, "class") ?? "").split(/\s+/);
  const frame = getFrameClass(classes);
  if (attributes.length === 1 && name !== "figure" && !isInGrid) {
    return { ...converted, edits: [{ start, end, text: "" }], end: "" };
  }
  const opening =
    frame === undefined
      ? [removal, { start: end, end, text: "\n" }]
      : [{ start, end, text: `<${name} class="${frame}">\n` }];
  const isSpan = marker.literal === "span";
  return {
    edits: [
      ...opening,
      ...(name === "figure" || isSpan ? alignLines(tag, { indent: before, isSpan }, text) : []),
    ],
    end: `\n${before}</${name}>`,
    isGrid: classes.includes("grid"),
  };
}
