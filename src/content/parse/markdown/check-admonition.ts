import type { MdastNode } from "satteri";
import { markdownRules } from "../../rules/markdown-rules.ts";
import { isFenceClosed } from "../code/check-fence.ts";
import { type NodeOf, type RenderContext, report, sourceOf, startOf } from "../render-context.ts";

type Container = NodeOf<"containerDirective">;

/** Reports an admonition without an end, or one that shares the end of the last one inside it. */
export function checkEnd(node: Container, context: RenderContext): void {
  const last = node.children.at(-1);
  const isShared =
    last?.type === "containerDirective" && last.position?.end.offset === node.position?.end.offset;
  const source = sourceOf(context, node);
  const colons = /^\s*(:+)/.exec(source)?.[1] ?? "";
  if (!isShared && closingColons(source).length >= colons.length) return;
  report(context, startOf(node), markdownRules["unclosed-admonition"], {
    name: node.name,
    colons,
    inner: isShared ? last.name : undefined,
    codeLine: lineOfOpenCode(last, context),
  });
}

/** The closing line may be inside a code block that is not closed itself. */
function lineOfOpenCode(last: MdastNode | undefined, context: RenderContext): number | undefined {
  const isOpen = last?.type === "code" && !isFenceClosed(sourceOf(context, last));
  return isOpen ? startOf(last).line : undefined;
}

function closingColons(source: string): string {
  const [, ...lines] = source.trimEnd().split("\n");
  return /^[\s>]*(:+)$/.exec(lines.at(-1) ?? "")?.[1] ?? "";
}

/** Reports what is left of the line that opens an admonition: the parser drops it. */
export function checkOpening(
  node: Container,
  { left, hasLabel }: { left: string; hasLabel: boolean },
  context: RenderContext,
): void {
  if (left === "") return;
  const title = hasLabel ? "" : typedTitle(left);
  report(
    context,
    startOf(node),
    markdownRules["admonition-title"],
    title ? { fault: "title", name: node.name, title } : { fault: "rest", rest: left },
  );
}

/** The title that somebody meant who typed this behind the name of an admonition. */
export function typedTitle(left: string): string {
  if (left.startsWith("{")) return /\btitle=(["'])(.*?)\1/.exec(left)?.[2] ?? "";
  return left.replace(/^\[\]?|\]$/g, "").trim();
}

/** Reports a line of text that was meant to open or to close an admonition. */
export function checkColons(node: NodeOf<"text">, context: RenderContext): void {
  const { line: first } = startOf(node);
  const last = node.position?.end.line ?? first;
  const lines = context.source.text.split("\n", last).slice(first - 1);
  for (const [index, line] of lines.entries()) {
    const [, before, typed] = /^((?:[\s>*+-]|\d+[.)])*)(:::.*)$/.exec(line) ?? [];
    if (before === undefined || typed === undefined) continue;
    const position = { line: first + index, column: before.length + 1 };
    report(context, position, markdownRules["stray-colons"], { line: typed });
  }
}
