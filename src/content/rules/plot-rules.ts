import { didYouMean } from "../../model/diagnostics/nearest.ts";
import { defineRules, rule } from "../../model/diagnostics/rule.ts";

export type InvalidPlot =
  | { kind: "no-title" | "no-table" | "empty-table" }
  | { kind: "option"; reason: string; correction?: string | undefined }
  | { kind: "unknown-column"; name: string; suggestion: string | undefined; knownNames: string[] }
  | { kind: "unknown-row"; name: string; suggestion: string | undefined }
  | { kind: "not-a-number" | "negative"; text: string }
  | { kind: "not-a-position"; text: string; isTime: boolean }
  | { kind: "too-many"; count: PlotSize; max: PlotSize };

interface PlotSize {
  values: number;
  series: number;
}

function describePlot(values: InvalidPlot): { message: string; hint?: string | undefined } {
  switch (values.kind) {
    case "no-title":
      return {
        message: "the plot has no title",
        hint: 'say what it compares: ```plot title="Cost of NAT gateways per month"',
      };
    case "no-table":
      return {
        message: "the plot has no table before it",
        hint: "put it after the table with its numbers, in the same file",
      };
    case "empty-table":
      return {
        message: "the table before the plot has no numbers to compare",
        hint: "name the columns with numbers: `columns: [Per month]`",
      };
    case "option":
      return {
        message: `the plot has an error: ${values.reason}`,
        hint: values.correction,
      };
    case "unknown-column":
      return {
        message: `the table before the plot has no column \`${values.name}\``,
        hint: didYouMean(values.suggestion) ?? `its columns are: ${values.knownNames.join(", ")}`,
      };
    case "unknown-row":
      return {
        message: `the table before the plot has no row \`${values.name}\``,
        hint: didYouMean(values.suggestion),
      };
    case "not-a-number":
      return {
        message: `\`${values.text}\` is not a number that a plot can show`,
        hint: "write a number with its unit, such as `$1,200` or `about 15 minutes`, or leave the row out with `without`",
      };
    case "negative":
      return {
        message: `\`${values.text}\` is below zero, where bars begin`,
        hint: "show the column as `lines`, or leave the row out with `without`",
      };
    case "not-a-position":
      return {
        message: `\`${values.text}\` is not a ${values.isTime ? "date" : "number"} that a plot can show`,
        hint: values.isTime
          ? "write a date as `June 2022`, `June 30, 2022`, or `2022-06-30`"
          : "write a number with its unit, or a date in each cell",
      };
    case "too-many":
      return {
        message: `the plot has ${values.count.values} values in ${values.count.series} series`,
        hint: `show at most ${values.max.values} values in ${values.max.series} series: leave out rows or columns`,
      };
  }
}

export const plotRules = defineRules({
  "invalid-plot": rule<InvalidPlot>({
    message: (values) => describePlot(values).message,
    hint: (values) => describePlot(values).hint,
    documentation:
      "A plot shows numbers of the table before it, so that no number is written twice. Its options are YAML: `show` (`bars`, `dates`, `lines`, or `steps`), `by` (the column with the names, by default the first), `columns` (those with the numbers, by default the second), `without` (rows to leave out), `unit` and `axis`. Until it is corrected, the page shows the table alone.",
    example: {
      file: "content/docs/guide.md",
      source:
        '| Gateways | Per month |\n| --- | --- |\n| One | $36 |\n| Three | $110 |\n\n```plot title="Cost of NAT gateways"\ncolumns: [Per moth]\n```',
      values: {
        kind: "unknown-column",
        name: "Per moth",
        suggestion: "Per month",
        knownNames: ["Gateways", "Per month"],
      },
    },
  }),
});
