import { humanize } from "../../../src/content/load/file-names.ts";
import { escapeRegExp } from "../../../src/model/text/escape-reg-exp.ts";
import { attributeLists, sizedImage } from "../document/attribute-lists.ts";
import { matchesOutsideCode } from "../text/code-ranges.ts";
import { EditedText, type Replacement } from "../text/edited-text.ts";
import type { Edit } from "../text/edits.ts";
import { getEmoji } from "../text/emoji.ts";
import { readTag } from "../text/jsx-tag.ts";
import { untitledBoxClass } from "./convert-blocks.ts";
import { type Macros, showTemplateText } from "./templates.ts";

/** Text within a paragraph. */
const inParagraph = String.raw`(?:[^\n]|\n(?![ \t]*(?:\n|$)))*?`;

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
    convert: ([, mark = "", words = ""]) => `${criticTag(mark, "")}${words}${criticTag(mark, "/")}`,
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
    pattern: /(?<![\w:\]]):[a-z][a-z0-9_+-]*:(?![\w:])/g,
    convert: ([whole]) => getEmoji(whole) ?? whole,
    isReported: ([whole]) =>
      getEmoji(whole) === undefined && !/^:(?:material|octicons|fontawesome|simple)-/.test(whole),
  },
  // Addresses with spaces.
  {
    pattern: /(?<=\]\()([^()<>"\n]*[^()<>"\s] [^()<>"\n]*\.\w{2,5})(?=\))/g,
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
    pattern:
      /\[((?:[ \t]*:(?:material|octicons|fontawesome|simple)-[\w-]+:(?:\{[^}\n]*\})?)+)[ \t]*\]\(([^()\n]*)\)(\{[^}\n]*\})?/g,
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
    pattern: /:(?:material|octicons|fontawesome|simple)-([\w-]+):(?:\{[^}\n]*\})?([ \t]?)/g,
    convert: ([, icon = "", space]) =>
      getSymbol(icon) === undefined ? "" : `${getSymbol(icon)}${space}`,
    isReported: ([, icon = ""]) => getSymbol(icon) === undefined,
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

function getSymbol(name: string): string | undefined {
  const icon = name.replace(/^(?:solid|regular)-/, "");
  return symbols.find(([pattern]) => pattern.test(icon))?.[1];
}

/** A link that shows only an icon. Its text is its title, or the name of the icon. */
function nameIconLink([, icons = "", target = "", attributes = ""]: RegExpExecArray): string {
  const { quoted, word = quoted } =
    (
      /\btitle=(?:(["'])(?<quoted>.*?)\1|(?<word>[^\s}]+))/.exec(attributes) ??
      /[ \t]+(["'])(?<quoted>.*)\1$/.exec(target)
    )?.groups ?? {};
  const [, icon = ""] = /:(?:material|octicons|fontawesome|simple)-([\w-]+):/.exec(icons) ?? [];
  const name = icon.replace(/^(?:solid|regular|brands)-|-\d+$/g, "");
  const isButton = attributes.includes(".md-button");
  return `[${word ?? humanize(name)}](${target})${isButton ? attributes : ""}`;
}

function criticTag(mark: string, slash: string): string {
  return `<${slash}${mark === "++" ? "ins" : mark === "--" ? "del" : "mark"}>`;
}

interface ConvertedInline {
  text: string;
  found: { subject: string; offset: number }[];
}

export function convertInline(body: string, { hasMacros }: Macros): ConvertedInline {
  const page = new EditedText<ConvertedInline["found"][number]>(body);
  page.replaceAll(replacements, ({ index, 0: match }) => {
    // Without the plugin, braces are text.
    if (hasMacros || !match.startsWith("{{"))
      page.found.push({ subject: match.trim(), offset: index });
  });
  page.apply(abbreviations(page.text));
  const elements = markdownElements(page.text);
  page.found.push(...elements.found);
  page.apply(elements.edits);
  return { text: showTemplateText(page.text), found: page.found };
}

/** `*[HTML]: HyperText Markup Language` explains the word wherever it occurs. */
function abbreviations(text: string): Edit[] {
  const definitions = matchesOutsideCode(text, /^\*\[([^\]\n]+)\]:[ \t]*([^\n]*)\n?/gm);
  if (definitions.length === 0) return [];
  const removed = definitions.map(({ index, 0: matched }) => {
    return { start: index, end: index + matched.length, text: "" };
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

/** What a grid of Material becomes; undefined for other elements. */
function gridClass(classes: string): string | undefined {
  const names = classes.split(/\s+/);
  if (!names.includes("grid")) return undefined;
  return names.includes("cards") ? "migrated-cards" : "migrated-grid";
}

/** The class of an admonition that is written as HTML. */
function boxClass(classes: string): string | undefined {
  const names = classes.split(/\s+/);
  if (!names.includes("admonition")) return undefined;
  return untitledBoxClass(names.find((name) => name !== "admonition") ?? "note");
}

interface OpenElement {
  /** What replaces the end tag. Undefined to keep it. */
  end: string | undefined;
  isGrid: boolean;
}

/** Removes the attribute `markdown`, and blocks that exist only for it. */
function markdownElements(text: string): { edits: Edit[]; found: ConvertedInline["found"] } {
  const edits: Edit[] = [];
  const found: ConvertedInline["found"] = [];
  const open = new Map<string, OpenElement[]>();
  // The content of a grid is in columns, so the blocks in it are kept.
  const isInGrid = () =>
    [...open.values()].some((elements) => elements.some(({ isGrid }) => isGrid));
  if (!/<[^>]*\bmarkdown\b/.test(text)) return { edits, found };
  for (const { index, 1: slash, 2: name = "" } of matchesOutsideCode(
    text,
    /<(\/?)([a-z][\w-]*)/g,
  )) {
    const stack = open.get(name) ?? [];
    open.set(name, stack);
    if (slash) {
      const end = text.indexOf(">", index) + 1;
      const replacement = stack.pop()?.end;
      if (replacement !== undefined && end > 0)
        edits.push({ start: index, end, text: replacement });
      continue;
    }
    const tag = readTag(text, index);
    if (!tag) continue;
    const attribute = tag.attributes.find((attribute) => attribute.name === "markdown");
    const line = text.slice(text.lastIndexOf("\n", index) + 1, index);
    const isAlone = line.trim() === "" && /^[ \t]*(?:\n|$)/.test(text.slice(tag.end));
    const isRemoved =
      attribute !== undefined && isAlone && /^(?:div|section|figure|article)$/.test(name);
    const classes = tag.attributes.find(({ name }) => name === "class")?.literal ?? "";
    const frame = isRemoved ? (gridClass(classes) ?? boxClass(classes)) : undefined;
    const isCell = isRemoved && isInGrid();
    const kept = isRemoved && name === "figure" ? "figure" : (frame ?? isCell) && "div";
    const isGrid = frame !== undefined && gridClass(classes) !== undefined;
    const end = kept ? `\n</${kept}>` : isRemoved ? "" : undefined;
    if (!tag.selfClosing) stack.push({ end, isGrid });
    if (kept) {
      const attribute = frame ? ` class="${frame}"` : "";
      edits.push({ start: index, end: tag.end, text: `<${kept}${attribute}>\n` });
    } else if (isRemoved) {
      edits.push({ start: index, end: tag.end, text: "" });
      const isPlain = tag.attributes.length === 1;
      if (!isPlain) found.push({ subject: text.slice(index, tag.end), offset: index });
    } else if (attribute) {
      edits.push({ start: attribute.start - 1, end: attribute.end, text: "" });
    }
  }
  return { edits, found };
}
