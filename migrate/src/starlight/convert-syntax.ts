import { convertAlerts } from "../markdown/convert-alerts.ts";
import { findFences, replaceOutsideCode } from "../text/code-ranges.ts";
import { applyEdits } from "../text/edits.ts";

/** An element of HTML as a directive, such as `:a[Bell]{href="/bell"}`. */
const elementDirective =
  /(?<![\w:\\]):(a|abbr|b|cite|del|em|i|ins|kbd|mark|small|span|strong|sub|sup|u)\[([^[\]\n]*)\]\{([^{}\n]*)\}/g;

/**
 * Removes icons of admonitions. Marked lines of code (`ins={2}`, `del={3-4}`) become highlighted,
 * and directives that name an element become it.
 */
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
  const marked = applyEdits(plainTitles, edits).text;
  const text = replaceOutsideCode(
    marked,
    elementDirective,
    ([, name = "", label = "", attributes = ""]) => {
      const address = /\bhref=(["']?)([^"'\s]+)\1/.exec(attributes)?.[2];
      if (name === "a") return address === undefined ? label : `[${label}](${address})`;
      return name === "span" ? label : `<${name}>${label}</${name}>`;
    },
  );
  return convertAlerts(text);
}
