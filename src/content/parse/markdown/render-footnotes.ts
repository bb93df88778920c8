import { fillIn } from "../../../model/messages/fill-in.ts";
import { type ArticleNode, type ElementNode, element, text } from "../article.ts";
import { type Footnote, getSource, type NodeOf, type RenderContext } from "../render-context.ts";

export function renderFootnoteReference(
  node: NodeOf<"footnoteReference">,
  context: RenderContext,
): ArticleNode[] {
  const definition = context.footnoteDefinitions.get(node.identifier);
  if (!definition) return [text(getSource(context, node))];
  const note = getOrAddNote(definition, context);
  note.count += 1;
  const number = [...context.usedFootnotes.keys()].indexOf(definition) + 1;
  const link = {
    href: `#${getNoteId(note)}`,
    id: getReferenceId(note, note.count),
    "data-footnote-ref": true,
    "aria-describedby": "footnote-label",
  } as const;
  return [element("sup", {}, [element("a", link, [text(String(number))])])];
}

/** Whether `renderFootnoteReference` returned the element. */
export function isFootnoteReference({ tag, children }: ElementNode): boolean {
  const [link] = children;
  return tag === "sup" && link?.type === "element" && "data-footnote-ref" in link.attributes;
}

function getOrAddNote(node: NodeOf<"footnoteDefinition">, context: RenderContext): Footnote {
  const { usedFootnotes } = context;
  const existing = usedFootnotes.get(node);
  if (existing) return existing;
  const names = [...usedFootnotes.values()].map(({ name }) => name);
  const note = { node, context, name: getUniqueName(node.identifier, names), count: 0 };
  usedFootnotes.set(node, note);
  return note;
}

function getUniqueName(identifier: string, usedNames: readonly string[]): string {
  const baseName = encodeURIComponent(identifier.toLowerCase());
  let name = baseName;
  for (let count = 2; usedNames.includes(name); count++) name = `${baseName}.${count}`;
  return name;
}

export function renderFootnotes(context: RenderContext): ArticleNode[] {
  const notes = renderNotes(context);
  if (notes.length === 0) return [];
  const heading = element("h2", { class: "sr-only", id: "footnote-label" }, [
    text(context.page.messages.footnotes),
  ]);
  const list = element("ol", {}, notes);
  return [element("section", { "data-footnotes": true, class: "footnotes" }, [heading, list])];
}

/** Notes can refer to more notes, so the list can grow during iteration. */
function renderNotes(context: RenderContext): ArticleNode[] {
  const notes: [Footnote, ArticleNode[]][] = [];
  for (const note of context.usedFootnotes.values()) {
    notes.push([note, note.context.render(note.node.children)]);
  }
  return notes.map(([note, children], index) =>
    element("li", { id: getNoteId(note) }, withBackLinks(children, note, index + 1)),
  );
}

function withBackLinks(children: ArticleNode[], note: Footnote, number: number): ArticleNode[] {
  const links = Array.from({ length: note.count }, (_, index) => getBackLink(note, number, index));
  const last = children.at(-1);
  if (last?.type !== "element" || last.tag !== "p") return [...children, ...links.flat()];
  const paragraph = element("p", last.attributes, [...last.children, ...links.flat()]);
  return [...children.slice(0, -1), paragraph];
}

function getBackLink(note: Footnote, number: number, index: number): ArticleNode[] {
  const { messages } = note.context.page;
  const name = index === 0 ? String(number) : `${number}-${index + 1}`;
  const attributes = {
    href: `#${getReferenceId(note, index + 1)}`,
    "data-footnote-backref": true,
    class: "data-footnote-backref",
    "aria-label": fillIn(messages.backToReference, { number: name }),
  } as const;
  return [text(" "), element("a", attributes, [text("↩")])];
}

function getNoteId({ name }: Footnote): string {
  return `user-content-fn-${name}`;
}

/** The name of a note is encoded, so it has no colon, but it can end like a number: `[^1-2]`. */
function getReferenceId({ name }: Footnote, count: number): string {
  const id = `user-content-fnref-${name}`;
  return count > 1 ? `${id}:${count}` : id;
}
