import { escapeText } from "../../../model/text/escape-html.ts";
import { diagramRules, isDrawnWithout } from "../../rules/diagram-rules.ts";
import { type ArticleNode, raw } from "../article.ts";
import type { CodeMeta } from "../code/code-meta.ts";
import { type NodeOf, type RenderContext, report, startOf } from "../render-context.ts";
import { chooseLayouts, type Layouts, type Render, type Spacing } from "./choose-layouts.ts";
import { decodeLabels } from "./mermaid/label-text.ts";
import { type ReadDiagram, readMermaid } from "./mermaid/read-mermaid.ts";
import { hasOwnEnds, redraw } from "./redraw/redraw.ts";
import { isWiderThanText, sequenceMarkup, svgMarkup, withEmphasis } from "./svg-markup.ts";

/** Turns the text of a diagram, as `readMermaid` writes it, into drawings; throws where it cannot. */
export type DrawDiagram = (source: string) => Layouts;

/** Rendered diagrams of this process, by their text. */
const known = new Map<string, Layouts>();

/** Loads the renderer: 140 ms that a site without diagrams does not pay. */
export async function prepareDiagrams(): Promise<DrawDiagram> {
  const { renderMermaidSVG } = await import("beautiful-mermaid");
  const { turnDrawing } = await import("./redraw/turn-drawing.ts");
  const render: Render = (text, spacing) => {
    const drawing = renderMermaidSVG(withEmphasis(text), withRoom(text, spacing));
    return decodeLabels(redraw(turnDrawing(drawing, text), text));
  };
  return (source) => {
    const drawn = known.get(source) ?? chooseLayouts(source, render);
    known.set(source, drawn);
    return drawn;
  };
}

/** Ends of arrows that are drawn afterwards need a little more room on both sides. */
function withRoom(text: string, spacing: Spacing | undefined): Spacing | undefined {
  return spacing && hasOwnEnds(text)
    ? { ...spacing, layerSpacing: spacing.layerSpacing + 16 }
    : spacing;
}

export function renderDiagram(
  node: NodeOf<"code">,
  meta: CodeMeta,
  context: RenderContext,
): ArticleNode[] {
  const { drawn, problems, description } = readMermaid(node.value);
  if (!(meta.alt?.trim() || description)) {
    report(context, startOf(node), diagramRules["missing-diagram-alt"], {});
  }
  const alt = meta.alt ?? description ?? meta.title ?? context.page.messages.diagram;
  const drawings = draw(node, { drawn, problems }, { alt, context });
  if (drawings === undefined)
    return [raw(`<pre tabindex="0"><code>${escapeText(node.value)}</code></pre>`)];
  const caption = meta.title ? `<figcaption>${escapeText(meta.title)}</figcaption>` : "";
  const size = isWiderThanText(drawings[0] ?? "") ? " large" : "";
  return [
    raw(
      `<figure class="diagram${size}" data-zoom><div>${drawings.join("")}</div>${caption}</figure>`,
    ),
  ];
}

/** The markup of a diagram, for wide and for narrow windows; undefined where it cannot be drawn. */
function draw(
  node: NodeOf<"code">,
  { drawn, problems }: Pick<ReadDiagram, "drawn" | "problems">,
  { alt, context }: { alt: string; context: RenderContext },
): string[] | undefined {
  const { line, column } = startOf(node);
  const rule = diagramRules["invalid-diagram"];
  for (const { line: at, found } of problems) {
    report(context, { line: line + at, column }, rule, found);
  }
  if (problems.some(({ found }) => !isDrawnWithout(found))) return undefined;
  if (typeof drawn !== "string") return sequenceMarkup(drawn, alt);
  try {
    const { wide, narrow } = context.drawDiagram(drawn);
    const markup = (svg: string, options: { insteadOf?: string }) => {
      context.found.diagrams += 1;
      const prefix = `d${context.found.diagrams}-`;
      return svgMarkup(svg, { source: drawn, alt, prefix, ...options });
    };
    return [markup(wide, {}), ...(narrow ? [markup(narrow, { insteadOf: wide })] : [])];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    report(context, { line, column }, rule, { fault: "not-rendered", reason });
    return undefined;
  }
}
