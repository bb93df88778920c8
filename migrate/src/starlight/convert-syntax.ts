import { convertAlerts } from "../markdown/convert-alerts.ts";
import { findFences } from "../text/code-ranges.ts";
import { applyEdits } from "../text/edits.ts";

/** Removes icons of admonitions. Marked lines of code (`ins={2}`, `del={3-4}`) become highlighted. */
export function convertStarlight(body: string): string {
  const plainTitles = body.replace(
    /^([ \t]*:{3,}[a-z]+(?:\[[^\]\n]*\])?)\{[^{}\n]*\}[ \t]*$/gm,
    "$1",
  );
  const edits = findFences(plainTitles).flatMap(({ start }) => {
    const end = plainTitles.indexOf("\n", start);
    if (end < 0) return [];
    const ranges: string[] = [];
    const opening = plainTitles.slice(start, end).trimEnd();
    const plain = opening.replace(
      /\s+(?:(?:ins|del|mark)=)?\{([\d,\s-]+)\}/g,
      (_mark, range: string) => {
        ranges.push(range.replace(/\s/g, ""));
        return "";
      },
    );
    return ranges.length === 0 ? [] : [{ start, end, text: `${plain} {${ranges.join(",")}}` }];
  });
  const { text } = applyEdits(plainTitles, edits);
  return convertAlerts(text);
}
