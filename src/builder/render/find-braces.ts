import { splitFrontMatter } from "../../content/load/front-matter/split-front-matter.ts";
import { type Position, positionAt } from "../../model/diagnostics/position.ts";

/** Code of Markdown, where braces are text. */
const code = /^(`{3,}|~{3,})[\s\S]*?^\1|(`+)[^`][\s\S]*?\2/gm;

/** Where braces of an MDX text name a variable. */
export function findBraces(text: string, variable: string): Position | undefined {
  const body = splitFrontMatter(text).body.replace(code, (part) => part.replace(/\S/g, " "));
  const index = [...body.matchAll(/\{[^{}]*\}/g)].find(([braces]) =>
    braces.split(/[^\w$]+/).includes(variable),
  )?.index;
  return index === undefined ? undefined : positionAt(body, index);
}
