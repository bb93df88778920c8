import { diagramRules, isDrawnWithout } from "../../rules/diagram-rules.ts";
import { type ArticleNode, raw } from "../article.ts";
import type { CodeMeta } from "../code/code-meta.ts";
import { escapeText } from "../html/to-html.ts";
import { type NodeOf, type RenderContext, report, startOf } from "../render-context.ts";
import { chooseLayouts, type Layouts } from "./choose-layouts.ts";
import { decodeLabels } from "./mermaid/label-text.ts";
import { type ReadDiagram, readMermaid } from "./mermaid/read-mermaid.ts";
import { isWiderThanText, svgMarkup, withEmphasis } from "./svg-markup.ts";

/** Turns the text of a diagram, as `readMermaid` writes it, into drawings; throws where it cannot. */
export type DrawDiagram = (source: string) => Layouts;

/** Rendered diagrams of this process, by their text. */
const known = new Map<string, Layouts>();

/** Loads the renderer: 140 ms that a site without diagrams does not pay. */
export async function prepareDiagrams(): Promise<DrawDiagram> {
  const { renderMermaidSVG } = await import("beautiful-mermaid");
  return (source) => {
    const drawn =
      known.get(source) ??
      chooseLayouts(source, (text, spacing) =>
        decodeLabels(renderMermaidSVG(withEmphasis(text), spacing)),
      );
    known.set(source, drawn);
    return drawn;
  };
}

export function renderDiagram(
  node: NodeOf<"code">,
  meta: CodeMeta,
  context: RenderContext,
): ArticleNode[] {
  const { text, problems, description } = readMermaid(node.value);
  if (!(meta.alt?.trim() || description)) {
    report(context, startOf(node), diagramRules["missing-diagram-alt"], {});
  }
  const layouts = draw(node, { text, problems }, context);
  if (layouts === undefined)
    return [raw(`<pre tabindex="0"><code>${escapeText(node.value)}</code></pre>`)];
  const alt = meta.alt ?? description ?? meta.title ?? context.page.messages.diagram;
  const { wide, narrow } = layouts;
  const drawings = [markup(wide, {}), narrow ? markup(narrow, { insteadOf: wide }) : ""];
  const caption = meta.title ? `<figcaption>${escapeText(meta.title)}</figcaption>` : "";
  const size = isWiderThanText(wide, text) ? " large" : "";
  return [
    raw(
      `<figure class="diagram${size}" data-zoom><div>${drawings.join("")}</div>${caption}</figure>`,
    ),
  ];

  function markup(svg: string, options: { insteadOf?: string }): string {
    context.found.diagrams += 1;
    const prefix = `d${context.found.diagrams}-`;
    return svgMarkup(svg, { source: text, alt, prefix, ...options });
  }
}

function draw(
  node: NodeOf<"code">,
  { text, problems }: Pick<ReadDiagram, "text" | "problems">,
  context: RenderContext,
): Layouts | undefined {
  const { line, column } = startOf(node);
  const rule = diagramRules["invalid-diagram"];
  for (const { line: at, found } of problems) {
    report(context, { line: line + at, column }, rule, found);
  }
  if (problems.some(({ found }) => !isDrawnWithout(found))) return undefined;
  try {
    return context.drawDiagram(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    report(context, { line, column }, rule, { fault: "not-rendered", reason });
    return undefined;
  }
}
