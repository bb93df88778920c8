import type { MdastNode } from "satteri";
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
  report(context, startOf(node), {
    rule: "unclosed-admonition",
    severity: "error",
    message: `the admonition \`:::${node.name}\` is not closed`,
    hint: isShared
      ? `end it with a line \`:::\` above \`:::${last.name}\`; one around another has more colons: \`::::${node.name}\` to \`::::\``
      : (swallowedHint(last, context) ?? `end it with a line \`${colons}\``),
  });
}

/** The end may well be there, inside a code block that has none itself. */
function swallowedHint(last: MdastNode | undefined, context: RenderContext): string | undefined {
  return last?.type === "code" && !isFenceClosed(sourceOf(context, last))
    ? `end the code block of line ${startOf(last).line} first`
    : undefined;
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
  report(context, startOf(node), {
    rule: "admonition-title",
    severity: "warning",
    message: title ? "the title of an admonition stands in brackets" : `\`${left}\` has no effect`,
    hint: title ? `write \`:::${node.name}[${title}]\`` : hintWithoutTitle(left),
  });
}

function hintWithoutTitle(left: string): string {
  return /^[^[]*\]/.test(left)
    ? "write `\\]` for a bracket that belongs to the title"
    : "remove it: behind its name an admonition takes one title in brackets and nothing else";
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
    report(context, { line: first + index, column: before.length + 1 }, strayColons(typed));
  }
}

function strayColons(line: string) {
  const [, name] = /^:::+\s+([a-z]+)/.exec(line) ?? [];
  return {
    rule: "stray-colons",
    severity: "warning",
    message: `\`${line.slice(0, 60)}\` is shown as text: it neither opens nor closes an admonition`,
    hint: name
      ? `write \`:::${name}\` without a space`
      : "remove it, or give the admonition around another one more colons: `::::note` to `::::`",
  } as const;
}
