import { changes } from "../messages.ts";
import type { Change } from "./compare-modules.ts";
import { shortenValues } from "./shorten-values.ts";

/** A change in one line for the terminal. */
export function describeChange(change: Change): string {
  const { kind, subject, name, breaking } = change;
  const values = shortenValues(change, 100);
  const detail = values.length > 0 ? `: ${values.join(" -> ")}` : "";
  return `${breaking ? "BREAKING " : ""}${subject} ${name} ${changes[kind]}${detail}`;
}
