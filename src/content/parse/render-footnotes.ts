import { type ArticleNode, element, text } from "./article.ts";
import { type NodeOf, type RenderContext, sourceOf } from "./render-context.ts";

export function renderFootnoteReference(
  node: NodeOf<"footnoteReference">,
  context: RenderContext,
): ArticleNode[] {
  const { definitions, references } = context.footnotes;
  if (!definitions.has(node.identifier)) return [text(sourceOf(context, node))];
  const count = (references.get(node.identifier) ?? 0) + 1;
  references.set(node.identifier, count);
  const number = [...references.keys()].indexOf(node.identifier) + 1;
  const link = {
    href: `#${noteId(node.identifier)}`,
    id: referenceId(node.identifier, count),
    "data-footnote-ref": true,
    "aria-describedby": "footnote-label",
  } as const;
  return [element("sup", {}, [element("a", link, [text(String(number))])])];
}

/** The notes themselves, at the end of the article. */
export function renderFootnotes(context: RenderContext): ArticleNode[] {
  const notes = renderNotes(context);
  if (notes.length === 0) return [];
  const heading = element("h2", { class: "sr-only", id: "footnote-label" }, [text("Footnotes")]);
  const list = element("ol", {}, notes);
  return [element("section", { "data-footnotes": true, class: "footnotes" }, [heading, list])];
}

/** A note may refer to further notes, so the list may grow while it is drawn. */
function renderNotes(context: RenderContext): ArticleNode[] {
  const { definitions, references } = context.footnotes;
  const notes: [string, ArticleNode[]][] = [];
  for (const identifier of references.keys()) {
    notes.push([identifier, context.render(definitions.get(identifier)?.children ?? [])]);
  }
  return notes.map(([identifier, children], index) =>
    element("li", { id: noteId(identifier) }, withBackLinks(children, identifier, index + 1)),
  );

  function withBackLinks(children: ArticleNode[], identifier: string, number: number) {
    const count = references.get(identifier) ?? 1;
    const links = Array.from({ length: count }, (_, index) => backLink(identifier, number, index));
    const last = children.at(-1);
    if (last?.type !== "element" || last.tag !== "p") return [...children, ...links.flat()];
    const paragraph = element("p", last.attributes, [...last.children, ...links.flat()]);
    return [...children.slice(0, -1), paragraph];
  }
}

function backLink(identifier: string, number: number, index: number): ArticleNode[] {
  const name = index === 0 ? String(number) : `${number}-${index + 1}`;
  const attributes = {
    href: `#${referenceId(identifier, index + 1)}`,
    "data-footnote-backref": true,
    class: "data-footnote-backref",
    "aria-label": `Back to reference ${name}`,
  } as const;
  return [text(" "), element("a", attributes, [text("↩")])];
}

function noteId(identifier: string): string {
  return `user-content-fn-${encodeURIComponent(identifier.toLowerCase())}`;
}

function referenceId(identifier: string, count: number): string {
  const id = `user-content-fnref-${encodeURIComponent(identifier.toLowerCase())}`;
  return count > 1 ? `${id}-${count}` : id;
}
