import { escapeRegExp } from "../../../src/model/text/escape-reg-exp.ts";
import { matchesOutsideCode } from "../text/code-ranges.ts";
import { applyEdits, type Edit } from "../text/edits.ts";
import { emojiOf } from "../text/emoji.ts";

interface MacroSources {
  variables: ReadonlyMap<string, string>;
  hasMacros: boolean;
}

interface Replacement {
  pattern: RegExp;
  /** Returns the replacement, or undefined to leave the text unchanged. */
  text(match: RegExpExecArray, sources: MacroSources): string | undefined;
  reported?: boolean | ((match: RegExpExecArray, sources: MacroSources) => boolean);
}

const replacements: readonly Replacement[] = [
  // Tracked changes.
  {
    pattern: /\{(\+\+|--|==)([^\n]*?)\1\}/g,
    text: ([, mark = "", words = ""]) => `${criticTag(mark, "")}${words}${criticTag(mark, "/")}`,
  },
  { pattern: /\{>>[^\n]*?<<\}/g, text: () => "", reported: true },
  // Template statements.
  { pattern: /\{%-?[ \t]*(?:end)?raw[ \t]*-?%\}/g, text: () => "" },
  { pattern: /\{%[^\n]*?%\}/g, text: ([whole]) => whole, reported: true },
  // Blocks between slashes, and includes of several lines.
  {
    pattern: /^[ \t]*(?:\/{3,}[ \t]+[\w-]+[^\n]*|;?-+8<-+[ \t]*)$/gm,
    text: ([whole]) => whole,
    reported: true,
  },
  {
    pattern: /(?<![\w:]):[a-z][a-z0-9_+-]*:(?![\w:])/g,
    text: ([whole]) => emojiOf(whole) ?? whole,
    reported: ([whole]) =>
      emojiOf(whole) === undefined && !/^:(?:material|octicons|fontawesome|simple)-/.test(whole),
  },
  // Addresses with spaces.
  {
    pattern: /(?<=\]\()([^()<>"\n]*[^()<>"\s] [^()<>"\n]*\.\w{2,5})(?=\))/g,
    text: ([address]) => `<${address}>`,
  },
  // `{{ name }}` of the plugin macros.
  {
    pattern: /\{\{\s*([\w.]+)\s*\}\}/g,
    text: ([, name = ""], { variables }) => variables.get(name),
  },
  {
    pattern: /\{\{[^{}\n]*\}\}/g,
    text: ([whole]) => whole,
    reported: (_match, { hasMacros }) => hasMacros,
  },
  { pattern: /^\[TOC\][ \t]*$/gm, text: () => "" },
  // Heading ids, then other attributes.
  {
    pattern: /^(#{1,6}[ \t][^\n]*?)[ \t]*\{:?[ \t]*#([\w.-]+)[^}\n]*\}[ \t]*$/gm,
    text: ([, heading, id]) => `${heading} {#${id}}`,
  },
  {
    pattern:
      /[ \t]*\{:?[ \t]*(?:[.#][\w:-]+|[\w-]+="[^"\n]*"|[\w-]+=[\w./%-]+)(?:[ \t]+(?:[.#][\w:-]+|[\w-]+="[^"\n]*"|[\w-]+=[\w./%-]+))*[ \t]*\}/g,
    text: (match) => (/^[ \t]*\{#[\w.-]+\}$/.test(match[0]) ? undefined : ""),
    reported: true,
  },
  {
    pattern: /:(?:material|octicons|fontawesome|simple)-[\w-]+:(?:\{[^}\n]*\})?[ \t]?/g,
    text: () => "",
    reported: true,
  },
  {
    pattern: /\+\+(?! )([\w"+ -]+?)(?<! )\+\+(?!\+)/g,
    text: ([, keys = ""]) =>
      keys
        .split("+")
        .map((key) => `<kbd>${key.replace(/"/g, "")}</kbd>`)
        .join("+"),
  },
  { pattern: /==(?![=\s])([^=\n]+?)(?<!\s)==(?!=)/g, text: ([, words]) => `<mark>${words}</mark>` },
  { pattern: /\^\^(?!\s)([^^\n]+?)(?<!\s)\^\^/g, text: ([, words]) => `<ins>${words}</ins>` },
  // The content of elements is always Markdown here.
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

export function convertInline(body: string, sources: MacroSources): ConvertedInline {
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
    for (const match of matchesOutsideCode(text, pattern)) {
      const replacement = convert(match, sources);
      if (replacement === undefined) continue;
      edits.push({ start: match.index, end: match.index + match[0].length, text: replacement });
      if (typeof reported === "function" ? reported(match, sources) : reported)
        now.push({ subject: match[0].trim(), offset: match.index });
    }
    step(edits, now);
  }
  step(abbreviations(text), []);
  if (holdsElements) step(endTags(text), []);
  return { text, found };
}

/** `*[HTML]: HyperText Markup Language` explains the word wherever it occurs. */
function abbreviations(text: string): Edit[] {
  const definitions = matchesOutsideCode(text, /^\*\[([^\]\n]+)\]:[ \t]*([^\n]*)\n?/gm);
  if (definitions.length === 0) return [];
  const removed = definitions.map(({ index, 0: whole }) => {
    return { start: index, end: index + whole.length, text: "" };
  });
  const titles = new Map(definitions.map(([, name = "", title = ""]) => [name, title]));
  const names = [...titles.keys()].map(escapeRegExp);
  const word = new RegExp(`(?<![\\w<\\[(/-])(?:${names.join("|")})(?![\\w\\]/-])`, "g");
  const uses = matchesOutsideCode(text, word).flatMap(({ index, 0: name }): Edit[] => {
    const lineStart = text.lastIndexOf("\n", index) + 1;
    if (/^#|^\*\[|[<(][^>)]*$/.test(text.slice(lineStart, index))) return [];
    const title = (titles.get(name) ?? "").replace(/&/g, "&amp;").replace(/"/g, "&quot;");
    return [
      { start: index, end: index + name.length, text: `<abbr title="${title}">${name}</abbr>` },
    ];
  });
  return [...removed, ...uses];
}

function endTags(text: string): Edit[] {
  const pattern = /^[ \t]*<\/(?:div|section|figure|article)>[ \t]*$/gm;
  return matchesOutsideCode(text, pattern).map(({ index, 0: tag }) => ({
    start: index,
    end: index + tag.length,
    text: "",
  }));
}
