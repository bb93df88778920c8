import * as v from "valibot";
import { describeIssues } from "../../../config/parse/describe-issues.ts";
import { readYaml } from "../../../config/parse/read-yaml.ts";
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

const quoteValue = "put the value in quotes";

interface PlotError {
  position: Position;
  invalid: InvalidPlot;
}

export function parseOptions(text: string) {
  const { document, value = {}, error } = readYaml(text);
  const locate = (path: readonly (string | number)[]) => getYamlPosition({ document, text }, path);
  if (error) {
    const position = getPosition(text, error.offset);
    const invalid: InvalidPlot =
      error.kind === "alias"
        ? {
            kind: "option",
            reason: `no value is marked \`&${error.name}\``,
            correction: quoteValue,
          }
        : { kind: "option", reason: error.reason };
    return { options: null, errors: [{ position, invalid }], locate };
  }
  const result = v.safeParse(schema, value);
  if (result.success) return { options: result.output, errors: [], locate };
  const errors = describeIssues(schema, result.issues).map(
    ({ path, message, hint }): PlotError => ({
      position: locate(path),
      invalid: { kind: "option", reason: message, correction: hint },
    }),
  );
  return { options: null, errors, locate };
}
