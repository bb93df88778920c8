import { changes } from "../../model/reference/catalog-messages.ts";
import type { Change } from "./compare-modules.ts";

/** Returns a change in one line for the terminal. */
export function describeChange(change: Change): string {
  const { kind, subject, name, breaking } = change;
  const values = shortenValues(change, 100);
  const detail = values.length > 0 ? `: ${values.join(" -> ")}` : "";
  return `${breaking ? "BREAKING " : ""}${subject} ${name} ${changes[kind]}${detail}`;
}

/** Number of equal characters that stay before the first difference. */
const lead = 20;

/** Returns the values of a change in one line each; long ones are cut to where they differ. */
export function shortenValues(
  { before, after }: Pick<Change, "before" | "after">,
  longest: number,
): string[] {
  const texts = [before, after]
    .map((text) => (text ?? "").replace(/\s+/g, " ").trim())
    .filter((text) => text !== "");
  const [first = "", second] = texts;
  const same = second === undefined ? 0 : commonLength(first, second);
  return texts.map((text) => {
    if (text.length <= longest) return text;
    const start = same + lead < longest ? 0 : same - lead;
    const end = start + longest;
    return `${start > 0 ? "…" : ""}${text.slice(start, end)}${end < text.length ? "…" : ""}`;
  });
}

function commonLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}
