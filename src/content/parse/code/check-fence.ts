import { codeRules } from "../../rules/code-rules.ts";
import { type NodeOf, type RenderContext, report, sourceOf, startOf } from "../render-context.ts";

/** Reports a code block without a closing fence: it swallows all that follows. */
export function checkFence(node: NodeOf<"code">, context: RenderContext): void {
  const source = sourceOf(context, node);
  if (isFenceClosed(source)) return;
  report(context, startOf(node), codeRules["unclosed-code"], { fence: openingFence(source) });
}

/** Whether the source of a code block ends in the fence it needs; one that is indented needs none. */
export function isFenceClosed(source: string): boolean {
  const fence = openingFence(source);
  if (fence === "") return true;
  const [, ...lines] = source.trimEnd().split("\n");
  const closing = /^[\s>]*(`{3,}|~{3,})$/.exec(lines.at(-1) ?? "")?.[1];
  return closing?.startsWith(fence) === true;
}

function openingFence(source: string): string {
  return /^(?:`{3,}|~{3,})/.exec(source)?.[0] ?? "";
}
