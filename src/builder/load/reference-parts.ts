import { getAnchorHref, getAnchorId } from "../../catalog/page/addresses.ts";
import type { ReferencePage } from "../../catalog/page/reference-page.ts";
import type { Service } from "../../catalog/service/service.ts";
import { fillIn } from "../../model/messages/fill-in.ts";
import type { ArticleText, Body, TocEntry } from "../../model/page/page.ts";
import type { ReferenceHeading, ServiceReference } from "../../model/reference/reference.ts";
import { escapeAttribute, escapeText } from "../../model/text/escape-html.ts";
import { getCodeBlock } from "../../model/text/markdown-code.ts";
import { safeDecode } from "../../model/url/route.ts";
import type { SiteMessages } from "./site-messages.ts";

interface ReferenceOptions {
  messages: Pick<SiteMessages, "catalog" | "content">;
  locale: string;
  json: string;
  /** Whether the text of the page has a section "Usage". */
  hasUsageSection: boolean;
  versions: ServiceReference["versions"];
  connections: ServiceReference["connections"];
  renderMarkdown(text: string): Promise<string>;
}

export async function getServiceReference(
  page: ReferencePage,
  { messages, hasUsageSection, renderMarkdown, ...context }: ReferenceOptions,
): Promise<ServiceReference> {
  const render = ({ title, code }: { title: string; code: string }) =>
    renderMarkdown(getCodeBlock(code, `hcl title="${title.replace(/["`]/g, "'")}"`));
  const usage = await Promise.all(
    page.usage.map(async ({ required, all, ...tab }) => ({
      ...tab,
      required: await render(required),
      all: all && (await render(all)),
    })),
  );
  const examples = await Promise.all(
    page.examples.map(async ({ files, ...example }) => ({
      ...example,
      code: (await Promise.all(files.map(render))).join(""),
    })),
  );
  const createHeading = (id: string, title: string): ReferenceHeading => {
    return { id, title, directLink: fillIn(messages.content.directLink, { heading: title }) };
  };
  const { catalog } = messages;
  const headings = {
    usage: createHeading(usageId, hasUsageSection ? catalog.usageNextToReadme : catalog.usage),
    connections: createHeading("feeds", catalog.connectionsHeading),
    reference: createHeading("reference", catalog.reference),
  };
  return { ...page, ...context, usage, examples, headings };
}

export const usageId = "usage";

/** Table of contents entries for generated sections. */
export function getReferenceToc(
  reference: ServiceReference,
  { catalog }: Pick<SiteMessages, "catalog">,
): TocEntry[] {
  const { usage, connections, requiredInputs, optionalInputs, outputs, headings } = reference;
  const toEntries = (isShown: boolean, { id, title }: Pick<ReferenceHeading, "id" | "title">) =>
    isShown ? [createEntry(id, title, 2)] : [];
  const lists = [
    { id: "required-inputs", title: catalog.requiredInputs, items: requiredInputs },
    { id: "optional-inputs", title: catalog.optionalInputs, items: optionalInputs },
    { id: "outputs", title: catalog.outputs, items: outputs },
    ...reference.details.map(({ kind, rows }) => {
      return { id: `module-${kind}`, title: catalog.detailTitles[kind], items: rows };
    }),
    { id: "module-examples", title: catalog.examples, items: reference.examples },
  ];
  const children = lists
    .filter(({ items }) => items.length > 0)
    .map(({ id, title }) => createEntry(id, title, 3));
  return [
    ...toEntries(usage.length > 0, headings.usage),
    ...toEntries(connections !== null, headings.connections),
    ...toEntries(children.length > 0, headings.reference).map((entry) => ({ ...entry, children })),
  ];
}

function createEntry(id: string, text: string, level: number): TocEntry {
  return { id, html: escapeText(text), level, children: [] };
}

export function getBodyText(body: Body): ArticleText {
  return body.kind === "html" || body.kind === "mdx" ? body : body.text;
}

const idInTag = /<[a-z][\w-]*(?:\s+[\w:-]+(?:="[^"]*")?)*?\s+id="([^"]+)"/gi;

export function getIds(text: ArticleText): Set<string> {
  const source = text.kind === "html" ? text.html : text.code.replaceAll('\\"', '"');
  return new Set([...source.matchAll(idInTag)].map(([, id]) => id ?? ""));
}

interface Article {
  text: ArticleText;
  toc: readonly TocEntry[];
}

/** Changes ids of a text that the generated sections also have, such as "usage" in a README. */
export function withUniqueIds({ text, toc }: Article, generated: readonly TocEntry[]): Article {
  if (text.kind !== "html") return { text, toc };
  const ids = getIds(text);
  const getUnusedId = (id: string) => {
    let count = 1;
    while (ids.has(`${id}-${count}`)) count++;
    return `${id}-${count}`;
  };
  const changed = new Map(
    getTocIds(generated)
      .filter((id) => ids.has(id))
      .map((id) => [id, getUnusedId(id)]),
  );
  if (changed.size === 0) return { text, toc };
  const html = text.html.replace(/<[a-z][^<>]*>/gi, (tag) =>
    tag.replace(/(?<=\s(?:id="|href="#))[^"]+/g, (id) => changed.get(id) ?? id),
  );
  const rename = (entries: readonly TocEntry[]): TocEntry[] =>
    entries.map((item) => ({
      ...item,
      id: changed.get(item.id) ?? item.id,
      children: rename(item.children),
    }));
  return { text: { ...text, html }, toc: rename(toc) };
}

/**
 * Links of foreign texts to headings that the page does not have lead to the README in its
 * repository. Addresses that are not URLs are left out.
 */
export function withReachableLinks(html: string, ids: ReadonlySet<string>, readme: string): string {
  return html.replace(/<(?:a|img)\s[^<>]*>/gi, (tag) =>
    tag.replace(/\s(?:href|src)="([^"]*)"/, (attribute, address: string) => {
      const id = address.slice(1);
      if (!address.startsWith("#")) return URL.canParse(address, readme) ? attribute : "";
      const isOnPage = id === "" || ids.has(id) || ids.has(safeDecode(id));
      return isOnPage ? attribute : ` href="${readme}${address}"`;
    }),
  );
}

/** The comments inside a block: code, such as an example value, or prose, which may end with code. */
export function getCommentText(comment: string): string {
  const code = /^\s*[\w."-]+\s*[=:]\s|^(?!\s*\p{Lu}\p{Ll}* \p{Ll}+ ).*[{}[\]],?$/mu;
  return code.test(comment) ? getCodeBlock(comment, "hcl") : comment;
}

export function getTocIds(toc: readonly TocEntry[]): string[] {
  return toc.flatMap(({ id, children }) => [id, ...getTocIds(children)]);
}

/** Links names in backticks. The keys of `descriptions` are `input name` or `output name`. */
export function linkNames(
  descriptions: ReadonlyMap<string, string>,
  { module }: Service,
): Map<string, string> {
  const names = {
    inputs: new Set(module.inputs.map(({ name }) => name)),
    outputs: new Set(module.outputs.map(({ name }) => name)),
  };
  const linked = [...descriptions].map(([key, html]): [string, string] => {
    const ownName = key.slice(key.indexOf(" ") + 1);
    return [key, linkCodes(html, names, ownName)];
  });
  return new Map(linked);
}

/** Matches links and code blocks as a whole, so that only code outside of them has a second group. */
const codeOutsideLinks = /<(a|pre)\b[\s\S]*?<\/\1>|<code>([^<]+)<\/code>/g;

function linkCodes(
  html: string,
  { inputs, outputs }: { inputs: ReadonlySet<string>; outputs: ReadonlySet<string> },
  ownName: string,
): string {
  return html.replace(codeOutsideLinks, (match, _, text: string | undefined) => {
    const name = text?.replace(/^var\./, "");
    if (name === undefined || name === ownName) return match;
    if (!inputs.has(name) && !outputs.has(name)) return match;
    const id = getAnchorId(inputs.has(name) ? "input" : "output", [name]);
    return `<a href="${escapeAttribute(getAnchorHref(id))}">${match}</a>`;
  });
}
