import * as v from "valibot";
import { parseDocument } from "yaml";
import { describeIssues } from "../../../config/parse/describe-issues.ts";
import { getYamlPosition } from "../../../config/parse/yaml-position.ts";
import { getPosition, type Position } from "../../../model/text/positions.ts";
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
  by: v.optional(v.string()),
  columns: v.optional(columns),
  without: v.optional(columns, []),
  /** Text before or after a number at the axis: `$`, `%`, `GB`. */
  unit: v.optional(v.string(), ""),
  /** Label of the axis. Default: the name of the column. */
  axis: v.optional(v.string()),
});

export type PlotOptions = v.InferOutput<typeof schema>;

interface PlotError {
  position: Position;
  invalid: InvalidPlot;
}

export function parseOptions(text: string) {
  const document = parseDocument(text, { prettyErrors: false });
  const locate = (path: readonly (string | number)[]) => getYamlPosition({ document, text }, path);
  const [error] = document.errors;
  if (error) {
    const position = getPosition(text, error.pos[0]);
    const reason = error.message.split("\n", 1)[0] ?? "";
    const errors: PlotError[] = [{ position, invalid: { kind: "option", reason } }];
    return { options: null, errors, locate };
  }
  const result = v.safeParse(schema, document.toJS() ?? {});
  if (result.success) return { options: result.output, errors: [], locate };
  const errors = describeIssues(schema, result.issues).map(
    ({ path, message, hint }): PlotError => ({
      position: locate(path),
      invalid: { kind: "option", reason: message, correction: hint },
    }),
  );
  return { options: null, errors, locate };
}
