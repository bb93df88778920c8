import type { LayoutSource } from "../../content/index.ts";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { diagnose } from "../../model/diagnostics/rule.ts";
import { getPosition } from "../../model/text/positions.ts";
import { builderRules } from "./rules.ts";

/** Functions in the attributes before it may contain `=>`. */
const elementStyle = /style=\{(?<=<[a-z](?:[^<>]|=>)*\sstyle=\{)/;

/** Reports the first `style` of an HTML element in each file. */
export function checkInlineStyles(sources: readonly LayoutSource[]): Diagnostic[] {
  return sources.flatMap(({ file, text }) => {
    const offset = /\.[jt]sx$/.test(file) ? text.search(elementStyle) : -1;
    if (offset < 0) return [];
    return [diagnose(builderRules["inline-style"], { file, ...getPosition(text, offset) }, {})];
  });
}
