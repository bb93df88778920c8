import type { NodeOf } from "../prepare.ts";
import { namesOutside, offsetsOf, type Work } from "./work.ts";

/** `{...}` in the text: constants of the page become text, JavaScript that needs the old site goes. */
export function convertExpression(
  node: NodeOf<"mdxFlowExpression"> | NodeOf<"mdxTextExpression">,
  work: Work,
): void {
  const code = node.value.replace(/\/\*[\s\S]*?\*\//g, "").trim();
  if (code === "") return;
  const [start, end] = offsetsOf(node);
  const constant = work.constants.get(code);
  if (constant !== undefined) {
    work.edits.push({ start, end, text: constant.replace(/[<{*_`]/g, "\\$&") });
    return;
  }
  const names = namesOutside(code, work);
  if (names && names.length === 0 && !/^\s*\(?\s*function|=>/.test(code)) return;
  work.edits.push({ start, end, text: "" });
  work.findings.push({
    cause: "expression-removed",
    subject: code.split("\n")[0]?.slice(0, 60) ?? "",
    offset: start,
  });
}
