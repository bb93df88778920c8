import type { Diagnostic } from "../../src/model/diagnostics/diagnostic.ts";
import { diagnose } from "../lint-rules.ts";
import { type CommandInBlock, getCommandLocation, getOption } from "./command-in-block.ts";
import { safetyRules } from "./safety-rules.ts";

/** Options that name the first entry of a list, and the field that they are compared with. */
const starts: Readonly<Record<string, { option: string; field: string }>> = {
  "aws route53 list-hosted-zones-by-name": { option: "--dns-name", field: "Name" },
  "aws route53 list-resource-record-sets": { option: "--start-record-name", field: "Name" },
};

/** Finds lists that begin at a name as if they contained only the entries with that name. */
export function checkListStarts(found: CommandInBlock): Diagnostic[] {
  const { words } = found;
  const start = starts[words.slice(0, 3).join(" ")];
  if (!start || getOption(words, start.option) === undefined) return [];
  const query = getOption(words, "--query") ?? "";
  const isFiltered = new RegExp(`\\[\\?.*\\b${start.field}\\b`, "s").test(query);
  // A later command of the pipe may filter.
  if (isFiltered || query === "") return [];
  const values = { option: start.option, field: start.field };
  return [diagnose(safetyRules["start-of-list-as-filter"], getCommandLocation(found), values)];
}
