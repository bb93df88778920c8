import { fillIn } from "../../../model/messages/fill-in.ts";
import type { Position } from "../../../model/text/positions.ts";
import { type InvalidPlot, plotRules } from "../../rules/plot-rules.ts";
import { type ArticleNode, raw } from "../article.ts";
import type { CodeMeta } from "../code/code-meta.ts";
import {
  type DrawPlot,
  getStart,
  type NodeOf,
  type RenderContext,
  report,
} from "../render-context.ts";
import { plotOfTable } from "./plot-of-table.ts";
import { readOptions } from "./read-options.ts";
import { readTable } from "./read-table.ts";

export async function preparePlots(): Promise<DrawPlot> {
  const { drawPlot } = await import("../../../figures/plot/draw-plot.ts");
  return drawPlot;
}

export function renderPlot(
  node: NodeOf<"code">,
  meta: CodeMeta,
  context: RenderContext,
): ArticleNode[] {
  const start = getStart(node);
  let isValid = true;
  function addDiagnostic(position: Position, problem: InvalidPlot): void {
    // If columns have errors, the table is not reported as empty as well.
    if (problem.kind === "empty-table" && !isValid) return;
    isValid = false;
    report(context, position, plotRules["invalid-plot"], problem);
  }
  const inBlock = ({ line, column }: Position): Position => ({
    line: start.line + line,
    column: start.column + column - 1,
  });
  const title = meta.title?.trim() ?? "";
  if (title === "") addDiagnostic(start, { kind: "no-title" });
  const { options, errors, locate } = readOptions(node.value);
  for (const { position, problem } of errors) addDiagnostic(inBlock(position), problem);
  const { table } = context.output;
  if (table?.file !== context.source.file) {
    addDiagnostic(start, { kind: "no-table" });
    return [];
  }
  if (!options) return [];
  const text = readTable(table.node);
  const plot = plotOfTable(text, options, (error) => {
    if (error.at === "cell") addDiagnostic(error.position, error.problem);
    else
      addDiagnostic(error.path.length === 0 ? start : inBlock(locate(error.path)), error.problem);
  });
  if (!plot || !isValid) return [];
  const headers = text.columns.filter(Boolean).join(", ");
  const alt = meta.alt ?? fillIn(context.page.messages.plotOf, { title, headers });
  return [raw(context.drawPlot(plot, { title, alt }))];
}
