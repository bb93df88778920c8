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
import { parseOptions } from "./parse-options.ts";
import { createPlotOfTable } from "./plot-of-table.ts";
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
  function reportInvalid(position: Position, invalid: InvalidPlot): void {
    // If columns have errors, the table is not reported as empty as well.
    if (invalid.kind === "empty-table" && !isValid) return;
    isValid = false;
    report(context, position, plotRules["invalid-plot"], invalid);
  }
  const inFile = ({ line, column }: Position): Position => ({
    line: start.line + line,
    column: start.column + column - 1,
  });
  const title = meta.title?.trim() ?? "";
  if (title === "") reportInvalid(start, { kind: "no-title" });
  const { options, errors, locate } = parseOptions(node.value);
  for (const { position, invalid } of errors) reportInvalid(inFile(position), invalid);
  const { lastTable } = context.output;
  if (lastTable?.file !== context.source.file) {
    reportInvalid(start, { kind: "no-table" });
    return [];
  }
  if (!options) return [];
  const table = readTable(lastTable.node);
  const plot = createPlotOfTable(table, options, (error) => {
    if (error.at === "cell") reportInvalid(error.position, error.invalid);
    else if (error.path.length === 0) reportInvalid(start, error.invalid);
    else reportInvalid(inFile(locate(error.path)), error.invalid);
  });
  if (!plot || !isValid) return [];
  const headers = table.columns.filter(Boolean).join(", ");
  const alt = meta.alt?.trim() || fillIn(context.page.messages.plotOf, { title, headers });
  return [raw(context.drawPlot(plot, { title, alt }))];
}
