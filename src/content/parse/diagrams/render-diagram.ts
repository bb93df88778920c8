import { wrapWords } from "../../../figures/svg.ts";
import { getErrorMessage } from "../../../model/error-message.ts";
import { memoize } from "../../../model/memoize.ts";
import { escapeAttribute, escapeText } from "../../../model/text/escape-html.ts";
import { diagramRules, isWarning } from "../../rules/diagram-rules.ts";
import { type ArticleNode, raw } from "../article.ts";
import type { CodeMeta } from "../code/code-meta.ts";
import {
  type DiagramLayouts,
  type DrawDiagram,
  getStart,
  type NodeOf,
  type RenderContext,
  report,
} from "../render-context.ts";
import { checkMermaid } from "./check-mermaid.ts";
import { drawNarrowSequence } from "./draw-narrow-sequence.ts";
import { type Drawing, fitsPhone, getDrawingTag, getScale, readDrawing } from "./drawing.ts";

/** In pixels. The renderer's defaults leave gaps of 60. */
const spacing = { padding: 2, nodeSpacing: 14, layerSpacing: 22 };

/** Maximum characters in a line of a label, tried in this order until the drawing fits a phone. */
const lineLengths = [20, 15, 12, 9];

/** Shorter lines look odd on wide screens, so only phones get them. */
const shortestLine = 15;

const renderedDiagrams = new Map<string, DiagramLayouts>();

/** Loading the renderer takes 140 ms, so only sites with diagrams load it. */
export async function prepareDiagrams(): Promise<DrawDiagram> {
  const { renderMermaidSVG } = await import("beautiful-mermaid");
  const draw = (text: string) => {
    return readDrawing(renderMermaidSVG(withoutPeople(text), spacing), getScale(text));
  };
  return memoize((text) => chooseLayouts(text, draw), renderedDiagrams);
}

const personLine = /^([ \t]*)actor([ \t]+[^\s@]+(?:[ \t]+as[ \t].*)?)$/gm;

/** Draws people as boxes, because the first message would cross the name below a person. */
function withoutPeople(text: string): string {
  return /^sequenceDiagram/i.test(text) ? text.replace(personLine, "$1participant$2") : text;
}

/** Adds a drawing for phones: flowcharts with shorter lines, sequences with less space. */
function chooseLayouts(text: string, draw: (text: string) => Drawing): DiagramLayouts {
  const wide = draw(highlightKeys(text));
  if (fitsPhone(wide)) return { wide };
  if (/^sequenceDiagram/i.test(text)) {
    const narrow = drawNarrowSequence(text);
    return narrow ? { wide, narrow } : { wide };
  }
  if (!/^(?:graph|flowchart)/i.test(text)) return { wide };
  let narrow = wide;
  for (const length of lineLengths) {
    const drawing = draw(highlightKeys(wrapLabels(text, length)));
    if (drawing.width < narrow.width) narrow = drawing;
    if (fitsPhone(narrow)) return length < shortestLine ? { wide, narrow } : { wide: narrow };
  }
  return narrow === wide ? { wide } : { wide, narrow };
}

/** A node that ends in `:::key` gets the color of the brand. */
function highlightKeys(text: string): string {
  return text.includes(":::key") ? `${text}\nclassDef key fill:var(--link),color:var(--bg)` : text;
}

/** Breaks labels of a flowchart between words, and long words between their parts. */
function wrapLabels(text: string, length: number): string {
  const [header = "", ...lines] = text.split("\n");
  const wrapped = lines.map((line) =>
    line.startsWith("subgraph ")
      ? line
      : line.replace(
          /([[({|"\\/]+)([^[\](){}|"]+)([\])}|"\\/]+)/g,
          (_, open: string, label: string, close: string) =>
            open +
            label
              .split(/<br\s*\/?>/i)
              .map((part) => wrapWords(part, (line) => line.length > length).join("<br>"))
              .join("<br>") +
            close,
        ),
  );
  return [header, ...wrapped].join("\n");
}

export function renderDiagram(
  node: NodeOf<"code">,
  meta: CodeMeta,
  context: RenderContext,
): ArticleNode[] {
  const { line, column } = getStart(node);
  const { text, description, diagnostics } = checkMermaid(node.value);
  const textAlternative = meta.alt?.trim() || description;
  if (!textAlternative) {
    report(context, getStart(node), diagramRules["missing-diagram-alt"], {});
  }
  const rule = diagramRules["invalid-diagram"];
  for (const { line: offset, values } of diagnostics) {
    report(context, { line: line + offset, column }, rule, values);
  }
  const source = [raw(`<pre tabindex="0"><code>${escapeText(node.value)}</code></pre>`)];
  if (diagnostics.some(({ values }) => !isWarning(values))) return source;
  try {
    const layouts = context.drawDiagram(text);
    const alt = textAlternative || meta.title || context.page.messages.diagram;
    return [raw(renderFigure(layouts, { alt, title: meta.title ?? "", context }))];
  } catch (error) {
    const reason = getErrorMessage(error);
    report(context, { line, column }, rule, { kind: "not-rendered", reason });
    return source;
  }
}

function renderFigure(
  { wide, narrow }: DiagramLayouts,
  { alt, title, context }: { alt: string; title: string; context: RenderContext },
): string {
  const markup = (drawing: Drawing, className: string) => {
    context.output.diagramCount += 1;
    return getDrawingTag(drawing, {
      label: escapeAttribute(alt),
      className,
      idPrefix: `d${context.output.diagramCount}-`,
    });
  };
  const isLarge = wide.width > 520;
  const drawings = [
    markup(wide, ""),
    ...(narrow ? [markup(narrow, isLarge ? "narrow early" : "narrow")] : []),
  ];
  const caption = title === "" ? "" : `<figcaption>${escapeText(title)}</figcaption>`;
  return `<figure class="diagram" data-zoom><div>${drawings.join("")}</div>${caption}</figure>`;
}
