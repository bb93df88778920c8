import { shorten } from "../../../model/text/shorten.ts";
import type { InvalidDiagram } from "../../rules/diagram-rules.ts";
import { type LineReader, mermaidKinds } from "./mermaid-kinds.ts";

interface DiagramDiagnostic {
  /** One-based line in the text of the diagram. */
  line: number;
  values: InvalidDiagram;
}

interface CheckedDiagram {
  /** The diagram in the form that the renderer reads. Incomplete if a diagnostic is an error. */
  text: string;
  /** Text alternative from `accTitle` and `accDescr`. */
  description: string | undefined;
  diagnostics: DiagramDiagnostic[];
}

/** Text in a label that the renderer would print instead of interpreting it. */
const unreadableText: readonly [RegExp, reason: string, correction: string][] = [
  [/#\w+;/, "the codes of Mermaid are not read", "write the character itself"],
  [/"`/, "Markdown in backticks is not read", "leave the backticks out: `**bold**` works"],
  [/\bfa[bklrs]?:fa-/, "icons are not drawn", "leave the icon out"],
  [
    /(?<!<)<\/?(?!(?:br|b|strong|i|em|u|s|del)\b)[a-z][^<>]*>/i,
    "only the HTML tags `<br>`, `<b>`, `<i>`, `<u>`, and `<s>` are drawn",
    "leave the other tags out",
  ],
];

/** The renderer skips lines that it does not know, so each gets a diagnostic. */
export function checkMermaid(source: string): CheckedDiagram {
  const { lines, descriptions, diagnostics } = splitLines(source);
  const [header = { text: "", line: 1 }, ...body] = lines;
  const description = descriptions.map((text) => text.trim()).join(". ") || undefined;
  const kind = mermaidKinds.find(({ header: pattern }) => pattern.test(header.text));
  if (kind === undefined) {
    const values: InvalidDiagram =
      header.text === "" ? { kind: "empty" } : { kind: "unknown-kind", header: header.text };
    diagnostics.push({ line: header.line, values });
    return { text: "", description, diagnostics };
  }
  const reader = kind.createReader();
  const accepted: string[] = [];
  for (const { text, line } of body) {
    const values: InvalidDiagram | undefined = kind.ignoredStyle.test(text)
      ? { kind: "own-style", text }
      : readLine(text, reader, accepted);
    if (values) diagnostics.push({ line, values });
  }
  const last = body.at(-1) ?? header;
  for (const refusal of reader.finish()) {
    const values = { kind: "not-drawn", text: last.text, ...refusal } as const;
    diagnostics.push({ line: last.line, values });
  }
  const firstLine = header.text.replace(/^classDiagram-v2$/i, "classDiagram");
  const text = [firstLine, ...(reader.getLinesToMoveUp?.() ?? []), ...accepted].join("\n");
  return { text, description, diagnostics };
}

/** Reading takes quadratic time in the length of a line. */
const MAX_LINE_LENGTH = 5000;

function readLine(
  text: string,
  reader: LineReader,
  accepted: string[],
): InvalidDiagram | undefined {
  if (text.length > MAX_LINE_LENGTH) {
    return {
      kind: "not-drawn",
      text: shorten(text, 40),
      reason: `it is longer than ${MAX_LINE_LENGTH.toLocaleString("en")} characters`,
      correction: "shorten the labels, or split the diagram",
    };
  }
  for (const [pattern, reason, correction] of unreadableText) {
    if (pattern.test(text)) return { kind: "not-drawn", text, reason, correction };
  }
  const read = reader.read(text);
  if (read === undefined) return { kind: "unknown-line", text };
  if (typeof read !== "string") return { kind: "not-drawn", text, ...read };
  if (read !== "") accepted.push(read);
  return undefined;
}

interface SplitLines {
  lines: { text: string; line: number }[];
  descriptions: string[];
  diagnostics: DiagramDiagnostic[];
}

function splitLines(source: string): SplitLines {
  const result: SplitLines = { lines: [], descriptions: [], diagnostics: [] };
  const all = source.split("\n").map(withoutSemicolon);
  /** Index of the last line of a block; a block without an end has one line. */
  const blockEnd = (start: number, isEnd: (text: string, index: number) => boolean) => {
    const end = all.findIndex((text, index) => index >= start && isEnd(text, index));
    return end < 0 ? start : end;
  };
  for (let index = 0; index < all.length; index += 1) {
    const text = all[index] ?? "";
    const line = index + 1;
    if (text === "---" && result.lines.length === 0) {
      result.diagnostics.push({ line, values: { kind: "front-matter" } });
      const start = index;
      index = blockEnd(start, (text, lineIndex) => text === "---" && lineIndex > start);
    } else if (text.startsWith("%%{")) {
      result.diagnostics.push({ line, values: { kind: "own-style", text } });
      index = blockEnd(index, (text) => text.includes("}%%"));
    } else if (/^accDescr\s*\{/.test(text)) {
      const last = blockEnd(index, (text) => text.endsWith("}"));
      const block = all.slice(index, last + 1).join(" ");
      result.descriptions.push(block.replace(/^accDescr\s*\{|\}$/g, ""));
      index = last;
    } else if (/^acc(?:Title|Descr)\s*:/.test(text)) {
      result.descriptions.push(text.slice(text.indexOf(":") + 1));
    } else if (text !== "" && !text.startsWith("%%")) {
      result.lines.push({ text, line });
    }
  }
  return result;
}

/** Trims a line. A `;` may end a statement, but also a character code such as `#quot;`. */
function withoutSemicolon(line: string): string {
  return line
    .trim()
    .replace(/(?<!#\w+);$/, "")
    .trimEnd();
}
