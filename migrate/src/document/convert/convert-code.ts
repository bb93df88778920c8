import { parseCodeMeta } from "../../../../src/content/parse/code/code-meta.ts";
import { checkMermaid } from "../../../../src/content/parse/diagrams/check-mermaid.ts";
import { prepareDiagrams } from "../../../../src/content/parse/diagrams/render-diagram.ts";
import { isWarning } from "../../../../src/content/rules/diagram-rules.ts";
import type { NodeOf } from "../prepare.ts";
import { type Conversion, getOffsets } from "./conversion.ts";

export function convertCode(node: NodeOf<"code">, work: Conversion): void {
  const [start] = getOffsets(node);
  const lineEnd = work.text.indexOf("\n", start);
  const opening = work.text.slice(start, lineEnd < 0 ? undefined : lineEnd);
  if (!/^[`~]{3}/.test(opening)) return;
  const end = start + opening.length;
  closeFence(node, work);
  // Without a language, the first option would be read as one.
  const isOption = /^(?:[\w-]+=|\{)/.test(node.lang ?? "");
  if (isOption) {
    const marker = start + (/^[`~]+\s*/.exec(opening)?.[0].length ?? 0);
    work.edits.push({ start: marker, end: marker, text: "text " });
  }
  if (node.lang === "mermaid") convertDiagram(node, { start, end }, work);
  else {
    checkHighlight(node, { start, opening }, work);
    removeUnpairedHighlights(node, work);
    dropOptions(isOption ? "" : (node.lang ?? ""), { start, opening }, work);
  }
}

function dropOptions(
  lang: string,
  { start, opening }: { start: number; opening: string },
  work: Conversion,
): void {
  const marker = /^[`~]+\s*/.exec(opening)?.[0].length ?? 0;
  const from = marker + lang.length;
  // The source is searched, because the parser has resolved escapes.
  const offset = from + (/^\s*/.exec(opening.slice(from))?.[0].length ?? 0);
  const meta = opening.slice(offset);
  parseCodeMeta(meta, (at, rule, values) => {
    if (rule.id !== "unknown-code-option") return;
    const [option = ""] = /^[^\s={]+(?:=(?:"[^"]*"|'[^']*'|\S*))?/.exec(meta.slice(at)) ?? [];
    const begin = start + offset + at;
    const [, key = ""] = /^(filename|file|name)=["']/.exec(option) ?? [];
    if (key !== "" && !/\btitle=/.test(meta)) {
      work.edits.push({ start: begin, end: begin + key.length, text: "title" });
      return;
    }
    work.edits.push({ start: begin - 1, end: begin + option.length, text: "" });
    const { name } = values as { name: string };
    work.report("code-option-removed", name, start);
  });
}

function convertDiagram(
  node: NodeOf<"code">,
  range: { start: number; end: number },
  work: Conversion,
): void {
  if (!work.context.canDraw(node.value)) {
    const from = work.text.indexOf("mermaid", range.start);
    work.edits.push({ start: from, end: from + "mermaid".length, text: "text" });
    const subject = node.value.trim().split(/\s/, 1)[0] ?? "";
    work.report("diagram-as-text", subject, range.start);
    return;
  }
  if (/\balt=/.test(node.meta ?? "")) return;
  const end = work.text.slice(range.start, range.end).trimEnd().length + range.start;
  work.edits.push({ start: end, end, text: ` alt="${describeDiagram(node.value)}"` });
  work.report("diagram-alt", "mermaid", range.start);
}

const kinds: readonly [RegExp, string][] = [
  [/^(?:flowchart|graph)/, "Flowchart"],
  [/^sequenceDiagram/, "Sequence of messages"],
  [/^stateDiagram/, "States"],
  [/^classDiagram/, "Classes"],
  [/^erDiagram/, "Entities"],
];

const maxLabels = 12;

function describeDiagram(source: string): string {
  const lines = source.split("\n").map((line) => line.trim());
  const header = lines.find((line) => line !== "" && !line.startsWith("%%")) ?? "";
  const kind = kinds.find(([pattern]) => pattern.test(header))?.[1] ?? "Diagram";
  const labels = new Set<string>();
  const pattern =
    /[[({|]+"?([^"[\](){}|]+?)"?[\])}|]+|(?:participant|actor|class|state)\s+(?:\S+\s+as\s+)?([\w ]+)/g;
  for (const [, inBrackets, named] of source.matchAll(pattern)) {
    const label = (inBrackets ?? named ?? "")
      .replace(/<br\s*\/?>|\\n/g, " ")
      .replace(/\s+/g, " ")
      .trim();
    if (label !== "" && label !== "*") labels.add(label.replace(/[<>"`\\]/g, ""));
  }
  if (labels.size === 0) return kind;
  const listedLabels = [...labels].slice(0, maxLabels);
  return `${kind}: ${listedLabels.join(", ")}${labels.size > maxLabels ? " and others" : ""}`;
}

/** A code block without a closing line ends at the end of the block around it. */
function closeFence(node: NodeOf<"code">, work: Conversion): void {
  const [start, end] = getOffsets(node);
  const source = work.text.slice(start, end).trimEnd();
  const [marker = "```"] = /^(?:`{3,}|~{3,})/.exec(source) ?? [];
  const last = source.slice(source.lastIndexOf("\n") + 1).replace(/^[ \t>]+/, "");
  const isClosed = last.startsWith(marker) && last.replaceAll(marker.charAt(0), "") === "";
  if (isClosed && source.includes("\n")) return;
  const before = work.text.slice(work.text.lastIndexOf("\n", start - 1) + 1, start);
  const container = before.replace(/[^>\t]/g, " ");
  const offset = start + source.length;
  work.edits.push({ start: offset, end: offset, text: `\n${container}${marker}` });
}

/** Docusaurus ignores a `highlight-start` without `highlight-end`, and vice versa. */
function removeUnpairedHighlights(node: NodeOf<"code">, work: Conversion): void {
  const [start, end] = getOffsets(node);
  const marks = [
    ...work.text
      .slice(start, end)
      .matchAll(/^[^\n]*\bhighlight-(start|end)\b[ \t]*(?:\*\/|-->|\*\/\}|#\})?[ \t]*\n/gm),
  ];
  for (const [index, mark] of marks.entries()) {
    const isPair =
      mark[1] === "start" ? marks[index + 1]?.[1] === "end" : marks[index - 1]?.[1] === "start";
    if (isPair) continue;
    const offset = start + mark.index;
    work.edits.push({ start: offset, end: offset + mark[0].length, text: "" });
    work.report("code-highlight", mark[0].trim(), offset);
  }
}

const highlightComment = /highlight-(?:next-line|start|end)/;

function checkHighlight(
  node: NodeOf<"code">,
  { start, opening }: { start: number; opening: string },
  work: Conversion,
): void {
  // Values of other options may look like marks.
  const options = opening.replace(/\b(?!(?:ins|del|mark)=)[\w-]+=(?:"[^"]*"|'[^']*')/g, (option) =>
    "x".repeat(option.length),
  );
  const textMarks = options.matchAll(
    /\s(?:(?:ins|del|mark)=)?(?:"[^"]*"|'[^']*'|\/[^/\n]+\/|\{["']?[^\d"'{}][^{}]*\})(?=\s|$)/g,
  );
  for (const { 0: textMark, index } of textMarks) {
    const from = start + index;
    work.edits.push({ start: from, end: from + textMark.length, text: "" });
    work.report("code-option-removed", textMark.trim(), start);
  }
  const lines = node.value.split("\n").filter((line) => !highlightComment.test(line)).length;
  for (const range of options.matchAll(/\{[\d,\s.-]+\}/g)) {
    const numbers = [...range[0].matchAll(/\d+/g)].map(Number);
    const isWrong = numbers.some((number) => number < 1 || number > lines) || /\.\./.test(range[0]);
    if (!isWrong) continue;
    const from = start + range.index;
    const space = opening[range.index - 1] === " " ? 1 : 0;
    work.edits.push({ start: from - space, end: from + range[0].length, text: "" });
    work.report("code-highlight", range[0], start);
  }
}

export async function createDiagramCheck(): Promise<(source: string) => boolean> {
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
