import { codeRanges, matchesOutside } from "../text/code-ranges.ts";
import { applyEdits, type Edit } from "../text/edits.ts";

interface InlineOptions {
  variables: ReadonlyMap<string, string>;
  report(subject: string, offset: number): void;
  isMdx: boolean;
}

interface Replacement {
  pattern: RegExp;
  /** The text in its place; undefined: it stays. */
  text(match: RegExpExecArray, options: InlineOptions): string | undefined;
  /** Whether a person should look at it. */
  reported?: boolean;
}

const replacements: readonly Replacement[] = [
  // `{{ name }}` of the plugin macros.
  {
    pattern: /\{\{\s*([\w.]+)\s*\}\}/g,
    text: ([, name = ""], { variables }) => variables.get(name),
  },
  // The list of contents stands beside the page.
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
  // Elements that hold Markdown: their content is Markdown anyway.
  {
    pattern:
      /^[ \t]*<(div|section|figure|article)\b[^>\n]*\bmarkdown(?:="[^"]*")?[^>\n]*>[ \t]*$/gm,
    text: () => "",
    reported: true,
  },
];

/** Converts what stands inside of lines. */
export function convertInline(body: string, options: InlineOptions): string {
  let text = body;
  const holdsElements = /<(?:div|section|figure|article)\b[^>\n]*\bmarkdown\b/.test(text);
  for (const { pattern, text: convert, reported } of replacements) {
    const edits: Edit[] = [];
    for (const match of matchesOutside(text, pattern, codeRanges(text))) {
      const now = convert(match, options);
      if (now === undefined) continue;
      edits.push({ start: match.index, end: match.index + match[0].length, text: now });
      if (reported) options.report(match[0].trim(), match.index);
    }
    text = applyEdits(text, edits).text;
  }
  if (!holdsElements) return text;
  // The end tags of the elements whose start is gone.
  const ends = [
    ...matchesOutside(text, /^[ \t]*<\/(?:div|section|figure|article)>[ \t]*$/gm, codeRanges(text)),
  ];
  return applyEdits(
    text,
    ends.map(({ index, 0: tag }) => ({ start: index, end: index + tag.length, text: "" })),
  ).text;
}
