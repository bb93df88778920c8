import { posix } from "node:path";
import GithubSlugger from "github-slugger";
import { type MdastNode, markdownToMdast } from "satteri";
import { sentenceEnd } from "../../model/text/first-sentence.ts";
import { splitFrontMatter } from "../../model/text/front-matter.ts";
import { maskCode } from "../../model/text/markdown-fences.ts";
import { replaceSrcsetAddresses } from "../../model/url/srcset.ts";
import { getFileAddress, getRawAddress } from "../page/addresses.ts";
import { writePage } from "../page/write-page.ts";
import type { TextEdit } from "../usage/repository/code-edits.ts";
import { applyEdits } from "../usage/sources/apply-edits.ts";
import type { ServiceMetadata } from "./service.ts";

type RepositoryFolder = Pick<
  ServiceMetadata,
  "title" | "repository" | "source" | "version" | "tagPrefix" | "otherTags" | "host"
>;

/** Turns a README into a page, without title, badges, and what terraform-docs wrote. */
export function convertReadme(readme: string, folder: RepositoryFolder): string {
  const text = splitFrontMatter(readme.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n")).body;
  const nodes = parse(text);
  const cuts = findGenerated(nodes, text.length);
  const shownNodes = nodes.filter((node) => !cuts.some((cut) => isInside(node, cut)));
  const edits = [...cuts, ...getEdits(shownNodes, { text, folder })];
  const { title } = folder;
  const description = findFirstSentences(shownNodes);
  return writePage({ title, description }, applyEdits(text, edits));
}

/** All nodes in the order of the text. A README that cannot be parsed has none. */
function parse(text: string): MdastNode[] {
  try {
    const nodes: MdastNode[] = [];
    const pending: MdastNode[] = [
      markdownToMdast(text, { features: { frontmatter: false, gfm: true } }),
    ];
    for (let node = pending.pop(); node; node = pending.pop()) {
      nodes.push(node);
      if ("children" in node) pending.push(...[...node.children].reverse());
    }
    return nodes;
  } catch {
    return [];
  }
}

function getStart({ position }: MdastNode): number {
  return position?.start.offset ?? 0;
}

function getEnd({ position }: MdastNode): number {
  return position?.end.offset ?? 0;
}

function replaceNode(node: MdastNode, text: string): TextEdit {
  return { start: getStart(node), end: getEnd(node), text };
}

function isInside(node: MdastNode, { start, end }: TextEdit): boolean {
  return getStart(node) >= start && getEnd(node) <= end;
}

/** Markers of terraform-docs, of its pre-commit hooks, and of Google's tfdoc. Some tools escape `_`. */
const opening =
  /<!--+\s*(?:BEGIN(?:\\?_TF\\?_DOCS| TFDOC)|BEGINNING OF (?:PRE-COMMIT-)?(?:TERRAFORM|OPENTOFU) DOCS HOOK)\b/;
const closing =
  /<!--+\s*END(?:\\?_TF\\?_DOCS| TFDOC| OF (?:PRE-COMMIT-)?(?:TERRAFORM|OPENTOFU) DOCS HOOK)\b/;

const generated =
  /^(?:requirements|providers|modules|resources|data sources|(?:(?:required|optional) )?inputs|variables|outputs)$/i;

/** The output of terraform-docs; its tables alone if it also describes the module. */
function findGenerated(nodes: readonly MdastNode[], length: number): TextEdit[] {
  const cuts: TextEdit[] = [];
  let start: number | null = null;
  for (const node of nodes) {
    if (node.type !== "html") continue;
    if (start === null && opening.test(node.value)) start = getStart(node);
    if (start === null || !closing.test(node.value)) continue;
    cuts.push({ start, end: getEnd(node), text: "" });
    start = null;
  }
  const isDescribed = nodes.some(
    (node) => node.type === "paragraph" && !cuts.some((cut) => isInside(node, cut)),
  );
  return isDescribed ? cuts : cuts.flatMap((cut) => getGeneratedSections(nodes, cut, length));
}

function getGeneratedSections(
  nodes: readonly MdastNode[],
  within: TextEdit,
  length: number,
): TextEdit[] {
  const headings = nodes.filter((node) => node.type === "heading" && isInside(node, within));
  return headings.flatMap((heading, index): TextEdit[] => {
    if (heading.type !== "heading" || !generated.test(getPlainText(heading).trim())) return [];
    const next = headings
      .slice(index + 1)
      .find((candidate) => candidate.type === "heading" && candidate.depth <= heading.depth);
    return [
      {
        start: getStart(heading),
        end: next ? getStart(next) : Math.min(within.end, length),
        text: "",
      },
    ];
  });
}

function getPlainText(node: MdastNode): string {
  if (node.type === "image" || node.type === "html") return "";
  if ("value" in node && typeof node.value === "string") return node.value;
  return "children" in node ? node.children.map(getPlainText).join("") : "";
}

const maxDescriptionLength = 240;
const lastSentenceEnd = new RegExp(`^.*${sentenceEnd.source}(?= )`);

function findFirstSentences(nodes: readonly MdastNode[]): string {
  let skippedUntil = 0;
  const paragraphs = nodes.flatMap((node) => {
    // Quotes are notices, such as that the module is deprecated.
    if (node.type === "blockquote") skippedUntil = getEnd(node);
    const isText = node.type === "paragraph" && getStart(node) >= skippedUntil;
    return isText && !isNavigation(node) ? [getPlainText(node)] : [];
  });
  const [first = ""] = paragraphs
    // A heading without a space after its `#`.
    .map((text) =>
      text
        .replace(/\s+/g, " ")
        .replace(/^[#\s]+/, "")
        .trim(),
    )
    .filter((text) => /\p{L}{3}.* /u.test(text));
  if (first.length <= maxDescriptionLength) return first.replace(/(?<=[.!?]) [^.!?]*:$/, "");
  const cut = first.slice(0, maxDescriptionLength);
  return lastSentenceEnd.exec(cut)?.[0] ?? `${cut.replace(/\s+\S*$/, "")}…`;
}

/** A line of links such as `[FAQ](faq.md) | [Changelog](changelog.md)`. */
function isNavigation({ children }: Extract<MdastNode, { type: "paragraph" }>): boolean {
  return children.every((child) =>
    child.type !== "text" ? child.type === "link" : !/\p{L}/u.test(child.value),
  );
}

function getEdits(
  nodes: readonly MdastNode[],
  { text, folder }: { text: string; folder: RepositoryFolder },
): TextEdit[] {
  const title = nodes.find(
    (node) => (node.type === "heading" && node.depth === 1) || hasHtmlTitle(node),
  );
  const { ids, titleId } = getIds(nodes, title);
  // The page shows another title, so a link to it leads to the top.
  const getLink = (url: string) => (url === `#${titleId}` ? "#" : getLinkAddress(url, folder, ids));
  const edits: TextEdit[] = [];
  let cutUntil = -1;
  for (const node of nodes) {
    if (getStart(node) < cutUntil) continue;
    const end = getEndOfBadges(node, text);
    if ((node === title && node.type === "heading") || end !== undefined) {
      // Spaces between badges would indent the text after them.
      const spaces = /^[ \t]*/.exec(text.slice(end ?? getEnd(node)))?.[0].length ?? 0;
      cutUntil = (end ?? getEnd(node)) + spaces;
      edits.push({ start: getStart(node), end: cutUntil, text: "" });
    } else if (node.type === "image") {
      edits.push(replaceNode(node, getImageText(node, folder)));
    } else if (node.type === "link" && node.children.length > 0) {
      edits.push(...getLinkEdits(node, text, getLink(node.url)));
    } else if (node.type === "definition") {
      const to = isPicture(node.url)
        ? (getPictureAddress(node.url, folder) ?? getLink(node.url))
        : getLink(node.url);
      const definition = `[${node.label ?? node.identifier}]: ${formatLinkTarget(to, node.title)}`;
      edits.push(replaceNode(node, definition));
    } else if (node.type === "html") {
      const original = text.slice(getStart(node), getEnd(node));
      const shown = node === title ? original.replace(htmlTitle, mark) : original;
      const changed = getHtmlText(removeHtmlBadges(shown), { folder, getLink });
      if (changed !== original) edits.push(replaceNode(node, changed));
    }
  }
  return edits;
}

function getLinkEdits(
  node: Extract<MdastNode, { type: "link" }>,
  text: string,
  url: string,
): TextEdit[] {
  const last = node.children.at(-1);
  const start = last ? getEnd(last) : getEnd(node);
  // An autolink is absolute.
  if (!text.startsWith("](", start)) return [];
  return [{ start, end: getEnd(node), text: `](${formatLinkTarget(url, node.title)})` }];
}

/** Relative links and images in a description are files of the module's repository. */
export function linkDescription(text: string, folder: RepositoryFolder): string {
  // Without quotes, the parser shows the tag as text.
  const unquoted = /(?<=<a\s+href=)[^\s"'<>`]+(?=[\s>])/gi;
  const quotes = [...maskCode(text).matchAll(unquoted)].map(({ 0: url, index }): TextEdit => {
    return { start: index, end: index + url.length, text: `"${url}"` };
  });
  const links = parse(text).flatMap((node): TextEdit[] => {
    if (node.type !== "link" && node.type !== "image") return [];
    if (!isRelative(node.url) || node.url.startsWith("/")) return [];
    // A regular expression such as `[a-z]([-a-z0-9]*[a-z0-9])?` or `[a-z](?:-[a-z])`.
    if (/[[\]*+\\{}|^$]|^\?|\?$/.test(node.url))
      return [{ start: getStart(node), end: getStart(node), text: "\\" }];
    return node.type === "link"
      ? getLinkEdits(node, text, getLinkAddress(node.url, folder, new Set()))
      : [replaceNode(node, getImageText(node, folder))];
  });
  return applyEdits(text, [...quotes, ...links]);
}

/** Ids of headings as GitHub assigns them, and those that HTML sets. */
function getIds(nodes: readonly MdastNode[], title: MdastNode | undefined) {
  const slugger = new GithubSlugger();
  const ids = new Set<string>();
  let titleId: string | undefined;
  for (const node of nodes) {
    if (node.type === "heading") {
      const id = slugger.slug(getPlainText(node));
      if (node === title) titleId = id;
      else ids.add(id);
    }
    if (node.type !== "html") continue;
    // GitHub gives headings in HTML an id, too.
    const [heading] = node === title ? (htmlTitle.exec(node.value) ?? []) : [];
    if (heading !== undefined) titleId = slugger.slug(heading.replace(/<[^>]*>/g, "").trim());
    for (const [, id = ""] of node.value.matchAll(/\b(?:id|name)=["']?([^"'\s>]+)/gi)) ids.add(id);
  }
  return { ids, titleId };
}

const badgeAddress =
  /^https?:\/\/(?:[^/]*(?:shields\.io|badge|codecov\.io|badgen\.net|bridgecrew\.cloud)|github\.com\/[^)]*\/(?:badge\.svg|workflows\/)|[^?#]*\/badges?(?:\/(?![^?#]*\.(?:avif|gif|jpe?g|png|webp)(?:[?#]|$))|[?#]|$)|.*badge\.(?:svg|png))|^(?!https?:)(?:[^?#]*\/)?badges\/[^?#]*\.svg/i;

function isBadge(node: MdastNode): boolean {
  if (node.type === "image") return badgeAddress.test(node.url);
  if (node.type === "html") return removeHtmlBadges(node.value) === "";
  return node.type === "link" && node.children.length > 0 && node.children.every(isBadge);
}

/** Lengths have limits, because each opening tag is searched for its end. */
const htmlTitle = /<h1\b[^>]{0,500}>(?:(?!<img\b).){0,500}?<\/h1>/is;

function hasHtmlTitle(node: MdastNode): boolean {
  return node.type === "html" && htmlTitle.test(node.value);
}

const htmlImages =
  /<a\b[^>]{0,2000}>(?:\s{0,99}<img\b[^>]{0,2000}>)+\s{0,99}<\/a>|<img\b[^>]{0,2000}>/gi;

/** Marks what is removed. */
const mark = "\uE000";

/** Also removes lines without anything else: a blank line would end the HTML. */
function removeHtmlBadges(html: string): string {
  return html
    .replace(htmlImages, (images) => (areBadges(images) ? mark : images))
    .replace(new RegExp(`^[ \\t]*${mark}[${mark} \\t]*(?:\n|$)`, "gm"), "")
    .replaceAll(mark, "");
}

function areBadges(images: string): boolean {
  const addresses = [...images.matchAll(/<img\b[^>]*?\ssrc\s*=\s*["']?([^"'\s>]*)/gi)];
  return addresses.length > 0 && addresses.every(([, url = ""]) => badgeAddress.test(url));
}

/** The end of a badge, or of a link in HTML around badges, whose tags are separate nodes. */
function getEndOfBadges(node: MdastNode, text: string): number | undefined {
  if (isBadge(node)) return getEnd(node);
  if (node.type !== "html" || !/^<a\b[^>]*>$/i.test(node.value)) return undefined;
  const start = getStart(node);
  const [link] = /^.{0,3000}?<\/a>/is.exec(text.slice(start, start + 3_004)) ?? [];
  return link && removeHtmlBadges(link) === "" ? start + link.length : undefined;
}

function formatLinkTarget(url: string, title: string | null | undefined): string {
  const address = url.replace(/[\s<>\\]/g, encodeURIComponent);
  return `<${address}>${title ? ` "${title.replace(/["\\]/g, "\\$&").replaceAll("\n", " ")}"` : ""}`;
}

function getImageText(
  { alt, url, title }: Extract<MdastNode, { type: "image" }>,
  folder: RepositoryFolder,
): string {
  const label = (alt ?? "").replace(/[[\]\\]/g, "\\$&").replaceAll("\n", " ");
  const address = getPictureAddress(url, folder);
  if (address !== null) return `![${label}](${formatLinkTarget(address, title)})`;
  return `[${label || getPath(url)}](${formatLinkTarget(getLinkAddress(url, folder, new Set()), title)})`;
}

function getPath(url: string): string {
  return url.split(/[?#]/, 1)[0] ?? url;
}

function isPicture(url: string): boolean {
  return /\.(?:png|jpe?g|gif|svg|webp|avif)$/i.test(getPath(url));
}

function isRelative(url: string): boolean {
  return !/^(?:[a-z][a-z\d+.-]*:|\/\/|\\|#)/i.test(url.trim()) && url.trim() !== "";
}

/** Resolves a relative path in the repository; paths above its root stay in the root. */
function resolveInRepository(url: string, { source }: RepositoryFolder): string {
  const path = getPath(url);
  const base = path.startsWith("/") ? "" : source;
  return posix.join("/", base, path).replace(/^\/|\/$/g, "");
}

/** Null if the host has no address for the bytes of a file. */
function getPictureAddress(url: string, folder: RepositoryFolder): string | null {
  return isRelative(url) ? getRawAddress(folder, resolveInRepository(url, folder)) : url;
}

const sectionIds: Record<string, string> = {
  inputs: "reference",
  outputs: "outputs",
  requirements: "module-requirements",
  providers: "module-providers",
  modules: "module-modules",
  resources: "module-resources",
};

function getLinkAddress(url: string, folder: RepositoryFolder, ids: ReadonlySet<string>): string {
  const fragment = /#.*$/s.exec(url)?.[0] ?? "";
  if (url.startsWith("#")) {
    const id = url.slice(1);
    if (ids.has(id)) return url;
    if (/^(?:top)?$/i.test(id)) return "#";
    const sectionId = Object.hasOwn(sectionIds, id) ? sectionIds[id] : undefined;
    if (sectionId !== undefined) return `#${sectionId}`;
    return getReadmeAddress(folder) + fragment;
  }
  if (!isRelative(url)) return url;
  return getFileAddress(folder, resolveInRepository(url, folder)) + fragment;
}

export function getReadmeAddress(folder: RepositoryFolder): string {
  return getFileAddress(folder, resolveInRepository("README.md", folder));
}

/** An attribute with an address, inside a tag. */
const addressAttribute = /(\s(href|src|srcset)\s*=\s*)("[^"]*"|'[^']*'|[^\s"'>]+)/gi;

function getHtmlText(
  html: string,
  { folder, getLink }: { folder: RepositoryFolder; getLink(url: string): string },
): string {
  const converters: Record<string, (value: string) => string> = {
    href: getLink,
    src: (url) => getPictureAddress(url, folder) ?? "",
    srcset: (value) =>
      replaceSrcsetAddresses(value, (url) => getPictureAddress(url, folder) ?? undefined),
  };
  return html.replace(/<[a-z][^>]*>/gi, (tag) =>
    tag.replace(addressAttribute, (_, start: string, name: string, quoted: string) => {
      const value = quoted.replace(/^["']|["']$/g, "");
      const address = converters[name.toLowerCase()]?.(value) ?? value;
      return `${start}"${address.replaceAll('"', "%22")}"`;
    }),
  );
}
