import { codeRanges } from "../../../src/model/text/markdown-fences.ts";
import { matchesOutsideCode } from "../text/code-ranges.ts";
import { applyEdits, type Edit } from "../text/edits.ts";

interface Replacement {
  pattern: RegExp;
  /** The text in its place; undefined: it stays. */
  text(match: RegExpExecArray, variables: ReadonlyMap<string, string>): string | undefined;
  reported?: boolean;
}

const replacements: readonly Replacement[] = [
  // Changes that are marked in the text.
  {
    pattern: /\{(\+\+|--|==)([^\n]*?)\1\}/g,
    text: ([, mark = "", words = ""]) => `${criticTag(mark, "")}${words}${criticTag(mark, "/")}`,
  },
  { pattern: /\{>>[^\n]*?<<\}/g, text: () => "", reported: true },
  // Marks and statements of templates.
  { pattern: /\{%-?[ \t]*(?:end)?raw[ \t]*-?%\}/g, text: () => "" },
  { pattern: /\{%[^\n]*?%\}/g, text: ([whole]) => whole, reported: true },
  // Blocks between slashes, and includes of several lines.
  {
    pattern: /^[ \t]*(?:\/{3,}[ \t]+[\w-]+[^\n]*|;?-+8<-+[ \t]*)$/gm,
    text: ([whole]) => whole,
    reported: true,
  },
  // Lists of definitions, and emoji by name.
  {
    pattern: /(?<=^[^\s:][^\n]*\n)\n?:[ \t]+(?=\S)[^\n]*/gm,
    text: ([whole]) => whole,
    reported: true,
  },
  {
    pattern: /(?<![\w:]):[a-z][a-z0-9_+]*:(?![\w:])/g,
    text: ([whole]) => whole,
    reported: true,
  },
  // `{{ name }}` of the plugin macros.
  {
    pattern: /\{\{\s*([\w.]+)\s*\}\}/g,
    text: ([, name = ""], variables) => variables.get(name),
  },
  { pattern: /^\[TOC\][ \t]*$/gm, text: () => "" },
  // Ids of headings, then other attributes.
  {
    pattern: /(?<=^#{1,6}[ \t].*?)[ \t]*\{:?[ \t]*#([\w.-]+)[^}\n]*\}[ \t]*$/gm,
    text: ([, id]) => ` {#${id}}`,
  },
  {
    pattern:
      /[ \t]*\{:?[ \t]*(?:[.#][\w:-]+|[\w-]+="[^"\n]*"|[\w-]+=[\w./%-]+)(?:[ \t]+(?:[.#][\w:-]+|[\w-]+="[^"\n]*"|[\w-]+=[\w./%-]+))*[ \t]*\}/g,
    text: (match) => (/^[ \t]*\{#[\w.-]+\}$/.test(match[0]) ? undefined : ""),
    reported: true,
  },
  // Icons of the theme.
  {
    pattern: /:(?:material|octicons|fontawesome|simple)-[\w-]+:(?:\{[^}\n]*\})?[ \t]?/g,
    text: () => "",
    reported: true,
  },
  {
    pattern: /\+\+([\w"+ -]+?)\+\+(?!\+)/g,
    text: ([, keys = ""]) =>
      keys
        .split("+")
        .map((key) => `<kbd>${key.replace(/"/g, "")}</kbd>`)
        .join("+"),
  },
  { pattern: /==(?!=)([^=\n]+?)==(?!=)/g, text: ([, words]) => `<mark>${words}</mark>` },
  { pattern: /\^\^([^^\n]+?)\^\^/g, text: ([, words]) => `<ins>${words}</ins>` },
  // Explanations of abbreviations.
  { pattern: /^\*\[[^\]\n]+\]:[^\n]*\n?/gm, text: () => "", reported: true },
  // Elements with Markdown content: the content is Markdown anyway.
  {
    pattern:
      /^[ \t]*<(div|section|figure|article)\b[^>\n]*\bmarkdown(?:="[^"]*")?[^>\n]*>[ \t]*$/gm,
    text: () => "",
    reported: true,
  },
];

function criticTag(mark: string, slash: string): string {
  return `<${slash}${mark === "++" ? "ins" : mark === "--" ? "del" : "mark"}>`;
}

interface ConvertedInline {
  text: string;
  found: { subject: string; offset: number }[];
}

export function convertInline(
  body: string,
  variables: ReadonlyMap<string, string>,
): ConvertedInline {
  let text = body;
  let found: ConvertedInline["found"] = [];
  const holdsElements = /<(?:div|section|figure|article)\b[^>\n]*\bmarkdown\b/.test(text);
  const step = (edits: Edit[], reported: ConvertedInline["found"]) => {
    const edited = applyEdits(text, edits);
    text = edited.text;
    found = [...found, ...reported].map(({ subject, offset }) => ({
      subject,
      offset: edited.moved(offset),
    }));
  };
  for (const { pattern, text: convert, reported } of replacements) {
    const edits: Edit[] = [];
    const now: ConvertedInline["found"] = [];
    for (const match of matchesOutsideCode(text, pattern, codeRanges(text))) {
      const replacement = convert(match, variables);
      if (replacement === undefined) continue;
      edits.push({ start: match.index, end: match.index + match[0].length, text: replacement });
      if (reported) now.push({ subject: match[0].trim(), offset: match.index });
    }
    step(edits, now);
  }
  if (holdsElements) step(endTags(text), []);
  return { text, found };
}

function endTags(text: string): Edit[] {
  const pattern = /^[ \t]*<\/(?:div|section|figure|article)>[ \t]*$/gm;
  return [...matchesOutsideCode(text, pattern, codeRanges(text))].map(({ index, 0: tag }) => ({
    start: index,
    end: index + tag.length,
    text: "",
  }));
}
