import type { Change } from "./compare-modules.ts";

/** What stands before the first difference, so that a reader finds the place. */
const lead = 20;

/** The values of a change in one line each; long ones from where they begin to differ. */
export function shortenValues({ before, after }: Change, longest: number): string[] {
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
