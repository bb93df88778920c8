import type { Position } from "../../../model/text/positions.ts";
import { getSource, getStart, type NodeOf, type RenderContext } from "../render-context.ts";

/** The position of a match in the text of a node, which has no indentation and no `>` of quotes. */
export function locateMatch(
  { 0: match, index, input }: RegExpExecArray,
  node: NodeOf<"text" | "paragraph">,
  context: RenderContext,
): Position {
  const { line, column } = getStart(node);
  const markup = match.trimStart();
  const before = input.slice(0, index + match.length - markup.length).split("\n").length - 1;
  const sourceLine = getSource(context, node).split("\n")[before] ?? "";
  const offset = Math.max(0, sourceLine.indexOf(markup.split("\n", 1)[0] ?? ""));
  return { line: line + before, column: (before === 0 ? column : 1) + offset };
}
