import type { MdastNode } from "satteri";
import { nearest } from "../../model/nearest.ts";
import { type ArticleNode, element, text } from "./article.ts";
import { type NodeOf, type RenderContext, report, sourceOf, startOf } from "./render-context.ts";

const titles: Record<string, string> = {
  note: "Note",
  tip: "Tip",
  info: "Info",
  warning: "Warning",
  danger: "Danger",
  caution: "Caution",
};

/** `:::note[Title]`: an admonition. Of any other name the text is kept. */
export function renderContainer(
  node: NodeOf<"containerDirective">,
  context: RenderContext,
): ArticleNode[] {
  const source = sourceOf(context, node);
  if (!/:::+\s*$/.test(source) || !source.includes("\n")) reportUnclosed(node, context);
  const { label, children } = takeLabel(node);
  const typed = typedTitle(source);
  if (titles[node.name] === undefined) {
    reportUnknown(node, context);
    const [opening = ""] = source.split("\n", 1);
    return [element("p", {}, [text(opening)]), ...context.render(children)];
  }
  if (typed !== "") reportTypedTitle(node, typed, context);
  const title = label ? context.render(label) : [text(typed || (titles[node.name] ?? ""))];
  return [
    element("div", { class: `admonition admonition-${node.name}`, role: "note" }, [
      element("p", { class: "admonition-title" }, title),
      ...context.render(children),
    ]),
  ];
}

function takeLabel({ children }: NodeOf<"containerDirective">) {
  const [first, ...rest] = children;
  const isLabel = first?.type === "paragraph" && first.data?.directiveLabel === true;
  return isLabel ? { label: first.children, children: rest } : { label: undefined, children };
}

/** `:::note Some title`: the parser drops the text, though its writer meant it as a title. */
function typedTitle(source: string): string {
  const [opening = ""] = source.split("\n", 1);
  return /^:::+[\w-]+(?![[{])[ \t]+([^[{\s].*)$/.exec(opening)?.[1]?.trim() ?? "";
}

/** `::name` on a line of its own is nothing the site knows. */
export function renderLeaf(node: NodeOf<"leafDirective">, context: RenderContext): ArticleNode[] {
  if (/^[a-z]/i.test(node.name)) reportUnknown(node, context);
  return [element("p", {}, literal(node, "::", context))];
}

/** `10:30` and `:smile:` are prose. */
export function renderTextDirective(
  node: NodeOf<"textDirective">,
  context: RenderContext,
): ArticleNode[] {
  return literal(node, ":", context);
}

/** A directive as it was typed, with Markdown inside its label still working. */
function literal(
  node: NodeOf<"textDirective"> | NodeOf<"leafDirective">,
  colons: string,
  context: RenderContext,
): ArticleNode[] {
  const [first, last]: (MdastNode | undefined)[] = [node.children[0], node.children.at(-1)];
  if (!first || !last) return [text(sourceOf(context, node))];
  const end = (node.position?.end.offset ?? 0) - (last.position?.end.offset ?? 0);
  const tail = end > 0 ? sourceOf(context, node).slice(-end) : "]";
  return [text(`${colons}${node.name}[`), ...context.render(node.children), text(tail)];
}

function reportUnknown(
  node: NodeOf<"containerDirective"> | NodeOf<"leafDirective">,
  context: RenderContext,
): void {
  const known = Object.keys(titles);
  const near = nearest(node.name, known);
  report(context, startOf(node), {
    rule: "unknown-admonition",
    severity: "error",
    message: `unknown admonition \`${node.name}\``,
    hint: near ? `did you mean \`:::${near}\`?` : `known: ${known.join(", ")}`,
  });
}

function reportTypedTitle(
  node: NodeOf<"containerDirective">,
  title: string,
  context: RenderContext,
): void {
  report(context, startOf(node), {
    rule: "admonition-title",
    severity: "warning",
    message: `the title of an admonition stands in brackets`,
    hint: `write \`:::${node.name}[${title}]\``,
  });
}

function reportUnclosed(node: NodeOf<"containerDirective">, context: RenderContext): void {
  report(context, startOf(node), {
    rule: "unclosed-admonition",
    severity: "error",
    message: `the admonition \`:::${node.name}\` is not closed`,
    hint: "end it with a line `:::`",
  });
}
