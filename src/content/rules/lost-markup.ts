import { shorten } from "../../model/text/shorten.ts";

export interface LostBlock {
  kind: "heading" | "level" | "table" | "item" | "task" | "space" | "code" | "indented";
  line: string;
}

const lostBlocks: Record<Exclude<LostBlock["kind"], "code" | "space" | "indented">, string> = {
  heading: "heading",
  level: "heading",
  table: "table",
  item: "list",
  task: "check box",
};

export function describeLostBlock({ kind, line }: LostBlock): string {
  switch (kind) {
    case "code":
      return "a fence is shown as text: it is indented too far to begin a code block";
    case "indented":
      return `\`${line}\` is shown as text: in MDX, indentation makes no code block`;
    case "space":
      return `\`${line}\` is shown as text: a special space follows \`${getListMarker(line)}\``;
    default:
      return `\`${line}\` is shown as text: it does not make a ${lostBlocks[kind]}`;
  }
}

function getListMarker(line: string): string {
  return /^[#\d.)*+-]+/.exec(line)?.[0] ?? "";
}

export function getLostBlockHint({ kind, line }: LostBlock): string {
  switch (kind) {
    case "heading":
      return "put a space after the `#`";
    case "level":
      return "write at most six `#`, or make the text bold";
    case "space":
      return `replace the character after \`${getListMarker(line)}\` with a plain space`;
    case "indented":
      return "put code between two lines of three backticks; do not indent text";
    case "code":
      return "indent it like the text of the item before it, or not at all";
    case "table":
      return "give this line as many cells as the header row has";
    case "task":
      return `write \`${line.replace(/^\[(.?)\] */, (_, mark) => `[${mark || " "}] `)}\``;
    case "item": {
      const [, marker = "", text = ""] = /^(\d+[.)]|.)\s*(.*)/u.exec(line) ?? [];
      const option = /^-[a-z]/i.test(line) ? ", or put an option of a command in backticks" : "";
      return `write \`${marker === "•" ? "-" : marker} ${text}\`${option}`;
    }
  }
}

const lostEmphasis = /^(\*+|~~|__?)(.*)\1$/s;

const emphasis: Record<string, { name: string; tags: readonly [string, string] }> = {
  "*": { name: "asterisks", tags: ["<em>", "</em>"] },
  "**": { name: "asterisks", tags: ["<b>", "</b>"] },
  "***": { name: "asterisks", tags: ["<b><em>", "</em></b>"] },
  "~~": { name: "tildes", tags: ["<del>", "</del>"] },
  __: { name: "underscores", tags: ["<b>", "</b>"] },
  _: { name: "underscores", tags: ["<em>", "</em>"] },
};

export function getNameOfMarks(text: string): string | undefined {
  return emphasis[lostEmphasis.exec(text)?.[1] ?? ""]?.name;
}

export function getLostEmphasisHint(text: string): string {
  const [, mark = "", inner = ""] = lostEmphasis.exec(text) ?? [];
  if (inner !== inner.trim())
    return `write \`**${inner.trim()}**\`, without a space inside the asterisks`;
  // Asterisks between a letter and punctuation would be lost as well.
  const isUnderscore = mark.startsWith("_");
  const canBeAsterisks = isUnderscore && !/^[\p{P}\p{S}]|[\p{P}\p{S}]$/u.test(inner);
  const asterisks = "*".repeat(mark.length);
  const [start, end] = canBeAsterisks ? [asterisks, asterisks] : (emphasis[mark]?.tags ?? ["", ""]);
  const written = `\`${start}${inner}${end}\``;
  return isUnderscore ? `write ${written}` : `put a space before or after it, or write ${written}`;
}

/** Emphasis that was probably not meant. */
export function describeUnintended(source: string): string {
  const shown = shorten(source, 60);
  if (source.startsWith("~")) return `\`${shown}\` is struck out, and its tildes are not shown`;
  const style = source.startsWith("**") ? "bold" : "italic";
  return `\`${shown}\` is ${style}, and its asterisks are not shown`;
}

export const lostFootnotes = {
  missing: {
    message: (name: string) => `\`[^${name}]\` is shown as text: the page has no such footnote`,
    hint: (name: string) => `add \`[^${name}]: …\`, or write \`\\[^${name}]\` for the text itself`,
  },
  unused: {
    message: (name: string) => `the footnote \`[^${name}]\` is not shown: no text refers to it`,
    hint: (name: string) =>
      `add \`[^${name}]\` to the text that it explains, or remove the footnote`,
  },
  repeated: {
    message: (name: string) =>
      `the footnote \`[^${name}]\` is not shown: the page has another one of this name`,
    hint: () => "rename one of the two",
  },
  spaces: {
    message: (name: string) => `\`[^${name}]\` is not a footnote: its name contains a space`,
    hint: (name: string) => `write \`[^${name.trim().replace(/\s+/g, "-")}]\` everywhere`,
  },
};

export type LostFootnote = keyof typeof lostFootnotes;
