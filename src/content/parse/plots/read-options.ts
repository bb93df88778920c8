import * as v from "valibot";
import { parseDocument } from "yaml";
import { describeIssues } from "../../../config/parse/describe-issues.ts";
import { type Position, positionAt } from "../../../model/text/positions.ts";
import { positionOfPath } from "../../load/front-matter/yaml-text.ts";
import type { InvalidPlot } from "../../rules/plot-rules.ts";

const columns = v.union([
  v.pipe(
    v.string(),
    v.transform((name) => [name]),
  ),
  v.array(v.string()),
]);

const schema = v.strictObject({
  /** Bars, dots on a line of time, lines, or steps that last until the next point. */
  show: v.optional(v.picklist(["bars", "dates", "lines", "steps"]), "bars"),
  /** Column with the names of the bars, or with what runs from left to right. Default: the first. */
  by: v.optional(v.string()),
  /** Columns with the numbers. Default: the second. */
  columns: v.optional(columns),
  /** Rows that are left out, by their names: a total. */
  without: v.optional(columns, []),
  /** What is before or after a number at the axis: `$`, `%`, `GB`. */
  unit: v.optional(v.string(), ""),
  /** What the numbers are. Default: the name of their column. */
  axis: v.optional(v.string()),
});

export type PlotOptions = v.InferOutput<typeof schema>;

export interface PlotProblem {
  /** One-based, within the text of the block. */
  position: Position;
  found: InvalidPlot;
}

export interface ReadOptions {
  /** Null where the text has a mistake. */
  options: PlotOptions | null;
  problems: PlotProblem[];
  /** Where an option is written. */
  locate(path: readonly (string | number)[]): Position;
}

/** Reads the options of a plot, which are YAML. */
export function readOptions(text: string): ReadOptions {
  const document = parseDocument(text, { prettyErrors: false });
  const locate = (path: readonly (string | number)[]) => positionOfPath({ document, text }, path);
  const [error] = document.errors;
  if (error) {
    const position = positionAt(text, error.pos[0]);
    const problem = error.message.split("\n", 1)[0] ?? "";
    return { options: null, problems: [{ position, found: { kind: "option", problem } }], locate };
  }
  const result = v.safeParse(schema, document.toJS() ?? {});
  if (result.success) return { options: result.output, problems: [], locate };
  const problems = describeIssues(schema, result.issues).map(
    ({ path, message, hint }): PlotProblem => ({
      position: locate(path),
      found: { kind: "option", problem: message, correction: hint },
    }),
  );
  return { options: null, problems, locate };
}
