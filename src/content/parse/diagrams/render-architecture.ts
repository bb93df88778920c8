import {
  type Architecture,
  type Box,
  getAllBoxes,
} from "../../../figures/architecture/architecture.ts";
import { drawArchitecture } from "../../../figures/architecture/draw-architecture.ts";
import { escapeText } from "../../../model/text/escape-html.ts";
import { diagramRules } from "../../rules/diagram-rules.ts";
import { type ArticleNode, raw } from "../article.ts";
import type { CodeMeta } from "../code/code-meta.ts";
import { getStart, type NodeOf, type RenderContext, report } from "../render-context.ts";
import { parseArchitecture } from "./parse-architecture.ts";

/** Renders a picture, the steps of its arrows, and a list of boxes as text alternative. */
export function renderArchitecture(
  node: NodeOf<"code">,
  meta: CodeMeta,
  context: RenderContext,
): ArticleNode[] {
  const start = getStart(node);
  const alt = meta.alt?.trim() ?? "";
  if (alt === "") report(context, start, diagramRules["missing-diagram-alt"], {});
  const { architecture, diagnostics } = parseArchitecture(node.value);
  for (const { line, column, values } of diagnostics) {
    const position = { line: start.line + line, column: start.column + column - 1 };
    report(context, position, diagramRules["invalid-architecture"], values);
  }
  if (diagnostics.length > 0) {
    return [raw(`<pre tabindex="0"><code>${escapeText(node.value)}</code></pre>`)];
  }
  const { messages } = context.page;
  const title = meta.title ?? "";
  const figure = drawArchitecture(architecture, { title, alt: alt || title || messages.diagram });
  const boxes = `<details><summary>${escapeText(messages.boxesAsList)}</summary>${renderBoxes(architecture.boxes)}</details>`;
  return [raw(figure + renderSteps(architecture) + boxes)];
}

function renderBoxes(boxes: readonly Box[]): string {
  const items = boxes.map(({ label, detail, children }) => {
    const more = detail === "" ? "" : ` (${escapeText(detail)})`;
    return `<li>${escapeText(label)}${more}${children.length > 0 ? renderBoxes(children) : ""}</li>`;
  });
  return `<ul>${items.join("")}</ul>`;
}

function renderSteps({ boxes, arrows }: Architecture): string {
  if (arrows.length === 0) return "";
  const labels = new Map(getAllBoxes(boxes).map(({ id, label }) => [id, label]));
  const items = arrows.map(({ from, to, text }) => {
    const ends = to.map((id) => labels.get(id) ?? id).join(", ");
    const step = `${labels.get(from) ?? from} → ${ends}`;
    return `<li>${escapeText(text === "" ? step : `${step}: ${text}`)}</li>`;
  });
  return `<ol>${items.join("")}</ol>`;
}
