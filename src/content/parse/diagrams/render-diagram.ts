import { type DiagramFault, diagramRules } from "../../rules/diagram-rules.ts";
import { type ArticleNode, raw } from "../article.ts";
import type { CodeMeta } from "../code/code-meta.ts";
import { escapeAttribute, escapeText } from "../html/to-html.ts";
import { type NodeOf, type RenderContext, report, startOf } from "../render-context.ts";

/** Turns the text of a diagram into SVG; throws where the text is invalid. */
export type DrawDiagram = (source: string) => string;

/** Rendered diagrams of this process, by their text. */
const known = new Map<string, string>();

/** Loads the renderer: 140 ms that a site without diagrams does not pay. */
export async function prepareDiagrams(): Promise<DrawDiagram> {
  const { renderMermaidSVG } = await import("beautiful-mermaid");
  return (source) => {
    const svg = known.get(source) ?? renderMermaidSVG(source);
    known.set(source, svg);
    return svg;
  };
}

export function renderDiagram(
  node: NodeOf<"code">,
  meta: CodeMeta,
  context: RenderContext,
): ArticleNode[] {
  if (!meta.alt?.trim()) report(context, startOf(node), diagramRules["missing-diagram-alt"], {});
  const svg = draw(node, context);
  if (svg === undefined)
    return [raw(`<pre tabindex="0"><code>${escapeText(node.value)}</code></pre>`)];
  context.found.diagrams += 1;
  const clean = cleanSvg(svg, {
    alt: meta.alt ?? meta.title ?? context.page.messages.diagram,
    prefix: `d${context.found.diagrams}-`,
  });
  const caption = meta.title ? `<figcaption>${escapeText(meta.title)}</figcaption>` : "";
  return [raw(`<figure class="diagram">${clean}${caption}</figure>`)];
}

function draw(node: NodeOf<"code">, context: RenderContext): string | undefined {
  const { line, column } = startOf(node);
  const problems = checkMermaid(node.value);
  const rule = diagramRules["invalid-diagram"];
  for (const { line: at, found } of problems) {
    report(context, { line: line + at, column }, rule, found);
  }
  if (problems.length > 0) return undefined;
  try {
    return context.drawDiagram(node.value);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    report(context, { line, column }, rule, { fault: "not-rendered", reason });
    return undefined;
  }
}

/** A line of a diagram that the renderer would leave out without a message. */
interface MermaidProblem {
  /** One-based line of the diagram's text. */
  line: number;
  found: DiagramFault;
}

const node =
  /^[\w-]+(?:\(\(\([^()]+\)\)\)|\(\[[^[\]]+\]\)|\(\([^()]+\)\)|\[\[[^[\]]+\]\]|\[\([^()]+\)\]|\[\/[^[\]]+\\\]|\[\\[^[\]]+\/\]|>[^[\]]+\]|\{\{[^{}]+\}\}|\["[^"]+"\]|\("[^"]+"\)|\{"[^"]+"\}|\[[^[\]]+\]|\([^()]+\)|\{[^{}]+\})?(?::::[\w-]+)?/;
const arrow =
  /^(?:<?(?:-->|-\.->|==>|---|-\.-|===)(?:\|[^|]*\|)?|<?(?:--|-\.|==)\s+.+?\s+(?:-->|---|\.->|-\.-|==>|===))/;

const flowLine = /^(?:end|subgraph\s+.+|direction\s+(?:TD|TB|LR|BT|RL))$/i;
const sequenceLine =
  /^(?:(?:participant|actor)\s+\S.*|Note\s+(?:left of|right of|over)\s+[^:]+:.+|(?:loop|alt|opt|par|critical|break|rect)\b.*|(?:else|and)\b.*|end|(?:de)?activate\s+\S+|autonumber|\S+?\s*(?:--?>>|--?[)x]|--?>)\s*[+-]?\S+?\s*:.+)$/i;
const stateLine =
  /^(?:direction\s+\w+|state\s+.+|\}|(?:\[\*\]|[\w\p{L}-]+)\s*-->\s*(?:\[\*\]|[\w\p{L}-]+)(?:\s*:.+)?|[\w\p{L}-]+\s*:.+)$/u;
const styleLine = /^(?:style|classDef|class|linkStyle|click)\s/;

/**
 * Finds the lines that the renderer would skip or misread, and those that would
 * set colors of their own.
 */
export function checkMermaid(source: string): MermaidProblem[] {
  const lines = source.split("\n").map((line) => line.trim());
  const start = lines.findIndex((line) => line !== "" && !line.startsWith("%%"));
  const header = lines[start] ?? "";
  const known = lineCheckOf(header);
  if (!known) return [unknownKind(start < 0 ? 1 : start + 1, header)];
  return lines.flatMap((line, index): MermaidProblem[] => {
    if (index <= start || line === "" || line.startsWith("%%")) return [];
    if (styleLine.test(line) && !/^classDiagram/.test(header)) {
      return [{ line: index + 1, found: { fault: "own-style", text: line } }];
    }
    return known(line) ? [] : [{ line: index + 1, found: { fault: "unknown-line", text: line } }];
  });
}

function lineCheckOf(header: string): ((line: string) => boolean) | undefined {
  if (/^(?:graph|flowchart)\s+(?:TD|TB|LR|BT|RL)$/i.test(header)) return isFlowLine;
  if (/^sequenceDiagram$/i.test(header)) return (line) => sequenceLine.test(line);
  if (/^stateDiagram(?:-v2)?$/i.test(header)) return (line) => stateLine.test(line);
  return /^(?:classDiagram|erDiagram)$/i.test(header) ? () => true : undefined;
}

/** Nodes joined by `&`, groups of them joined by arrows. */
function isFlowLine(line: string): boolean {
  if (flowLine.test(line)) return true;
  let rest = line;
  while (true) {
    const match = node.exec(rest);
    if (!match) return false;
    rest = rest.slice(match[0].length).trimStart();
    if (rest === "") return true;
    const join = rest.startsWith("&") ? "&" : arrow.exec(rest)?.[0];
    if (join === undefined) return false;
    rest = rest.slice(join.length).trimStart();
  }
}

function unknownKind(line: number, header: string): MermaidProblem {
  const isEmpty = header === "";
  return { line, found: isEmpty ? { fault: "empty" } : { fault: "unknown-kind", header } };
}

/** Colors of the renderer, as the theme names them. */
const colors: Record<string, string> = {
  bg: "bg",
  fg: "text",
  _text: "text",
  "_text-sec": "muted",
  "_text-muted": "muted",
  "_text-faint": "muted",
  _line: "line",
  _arrow: "line",
  "_node-fill": "fill",
  "_node-stroke": "stroke",
  "_group-fill": "bg",
  "_group-hdr": "fill",
  "_inner-stroke": "stroke",
  "_key-badge": "fill",
};

interface SvgOptions {
  /** Text alternative. */
  alt: string;
  /** Makes the ids of this diagram differ from those of its neighbors. */
  prefix: string;
}

/**
 * Reduces a rendered diagram to what the page needs: no style sheet, no external fonts,
 * colors of the theme, short numbers.
 */
function cleanSvg(svg: string, { alt, prefix }: SvgOptions): string {
  return withoutUnusedMarkers(svg.replace(/<style>[\s\S]*?<\/style>/g, ""))
    .replace(/<[^>]*>/g, (tag) => cleanTag(tag, prefix))
    .replace(/>\s+</g, "><")
    .replace("<defs></defs>", "")
    .replace(/<svg/, `<svg role="img" aria-label="${escapeAttribute(alt)}"`)
    .trim();
}

function withoutUnusedMarkers(svg: string): string {
  return svg.replace(/<marker id="([^"]*)"[\s\S]*?<\/marker>/g, (marker, id) =>
    svg.includes(`url(#${id})`) ? marker : "",
  );
}

function cleanTag(tag: string, prefix: string): string {
  return tag
    .replaceAll('class="mono"', 'font-family="monospace"')
    .replace(/\s(?:style|class|xmlns|data-[\w-]+)="[^"]*"/g, "")
    .replace(/\s(?:rx|ry)="0"/g, "")
    .replace(/\sid="([^"]*)"/g, ` id="${prefix}$1"`)
    .replace(/url\(#([^)]*)\)/g, `url(#${prefix}$1)`)
    .replace(/var\(--([\w-]+)\)/g, (whole, name) => {
      const color = colors[name];
      return color ? `var(--d-${color})` : whole;
    })
    .replace(/-?\d+\.\d{2,}/g, (number) => String(Math.round(Number(number) * 10) / 10))
    .replace(/\s+\/?>$/, (end) => end.trim());
}
