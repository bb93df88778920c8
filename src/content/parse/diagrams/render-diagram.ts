import { diagramRules } from "../../rules/diagram-rules.ts";
import { type ArticleNode, raw } from "../article.ts";
import type { CodeMeta } from "../code/code-meta.ts";
import { escapeText } from "../html/escape-html.ts";
import { type NodeOf, type RenderContext, report, startOf } from "../render-context.ts";
import { checkMermaid } from "./check-mermaid.ts";
import { cleanSvg } from "./clean-svg.ts";

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
