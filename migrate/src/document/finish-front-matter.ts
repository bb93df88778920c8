import {
  frontMatterSchema,
  isDay,
  pageFrontMatterSchema,
  postFrontMatterSchema,
} from "../../../src/config/schemas/front-matter.ts";
import { getFallbackTitle } from "../../../src/content/load/file-names.ts";
import type { CauseId } from "../model.ts";
import { matchesOutsideCode } from "../text/code-ranges.ts";
import { applyEdits } from "../text/edits.ts";
import type { SplitFile } from "../text/front-matter.ts";
import { removeInvalidKeys } from "../text/invalid-keys.ts";
import { asRecord, asString, type JsonRecord, stripTags } from "../text/values.ts";
import type { Article } from "./article.ts";
import { getOffsets } from "./convert/conversion.ts";
import { getNodeText } from "./headings.ts";
import { findMissingDate, parseDay, readPostPath } from "./old-post.ts";
import { readPageHead } from "./page-head.ts";
import type { NodeOf, PreparedBody, Root } from "./prepare.ts";
import { getServableAddress } from "./servable-address.ts";

const schemas = {
  docs: frontMatterSchema,
  blog: postFrontMatterSchema,
  pages: pageFrontMatterSchema,
};

interface KeyDiagnostic {
  cause: CauseId;
  subject: string;
  line: number;
}

interface FrontMatterOptions {
  /** Adds an author that a post defines inline to `authors.yml`, and returns the key. */
  addAuthor(author: unknown): string | undefined;
  resolveImage(address: string): string | undefined;
  fallbackDate: string;
}

export interface TitleHeading {
  /** Empty for a heading with only a component or an expression, too. */
  text: string;
  isEmpty: boolean;
  start: number;
  end: number;
}

/** The `#` heading at the start of a page; without a title, also one after text. */
export function findTitleHeading(
  root: Root,
  text: string,
  { hasTitle }: { hasTitle: boolean },
): TitleHeading | undefined {
  const first = root.children.find((node) => {
    const isComment =
      (node.type === "html" && /^\s*<!--[\s\S]*-->\s*$/.test(node.value)) ||
      (node.type === "mdxFlowExpression" && /^\s*\/\*[\s\S]*\*\/\s*$/.test(node.value));
    const isHead = node.type === "mdxJsxFlowElement" && /^head$/i.test(node.name ?? "");
    const isLeading = node.type === "mdxjsEsm" || isComment || isHead;
    return node.type === "heading" || (hasTitle && !isLeading);
  });
  return first?.type === "heading" && first.depth === 1 ? getHeading(first, text) : undefined;
}

function getHeading(node: NodeOf<"heading">, text: string): TitleHeading {
  const [start, end] = getOffsets(node);
  const words = getNodeText(node);
  const headingText = words
    .replace(/\s*\{#[^}]*\}\s*$/, "")
    .replace(/\s+/g, " ")
    .trim();
  const rest = /^\n*/.exec(text.slice(end))?.[0].length ?? 0;
  return { text: headingText, isEmpty: node.children.length === 0, start, end: end + rest };
}

export function finishFrontMatter(
  article: Article,
  heading: TitleHeading | undefined,
  options: FrontMatterOptions,
): KeyDiagnostic[] {
  const { frontMatter, body } = article.split;
  const diagnostics: KeyDiagnostic[] = [];
  const report = (cause: CauseId, key: string) => {
    diagnostics.push({ cause, subject: key, line: frontMatter.getLine(key) });
  };
  const { invalid } = article.split;
  if (invalid !== undefined) report("front-matter-invalid", invalid);
  for (const key of article.collection.ignoredKeys ?? []) {
    if (!(key in frontMatter.values)) continue;
    report("front-matter-removed", key);
    frontMatter.remove(key);
  }
  convertHead(article.split, heading, report);
  convertKeys(article, options, report);
  setTitle(article, heading, { body, report });
  removeInvalid(article, report);
  return diagnostics;
}

type ReportKey = (cause: CauseId, key: string) => void;

function convertKeys(
  { collection, split, page, path }: Article,
  options: FrontMatterOptions,
  report: ReportKey,
): void {
  const { frontMatter } = split;
  const { values } = frontMatter;
  for (const key of ["title", "description", "sidebar_label", "id", "slug"]) {
    if (typeof values[key] === "number") frontMatter.set(key, String(values[key]));
  }
  if (typeof values.keywords === "string") frontMatter.set("keywords", [values.keywords]);
  if (typeof values.sidebar_position === "string" && values.sidebar_position !== "") {
    frontMatter.set("sidebar_position", Number(values.sidebar_position));
  }
  const tags = values.tags;
  if (tags !== undefined) {
    const names = [tags]
      .flat()
      .flatMap((tag) => asString(tag) ?? asString(asRecord(tag).label) ?? []);
    const isSame = Array.isArray(tags) && tags.every((tag) => typeof tag === "string");
    if (!isSame) frontMatter.set("tags", names);
  }
  const image = asString(values.image);
  if (image !== undefined) {
    const newImage = options.resolveImage(image);
    if (newImage === undefined) {
      frontMatter.remove("image");
      report("front-matter-removed", "image");
    } else if (newImage !== image) frontMatter.set("image", newImage);
  }
  if (page?.ownId !== undefined) frontMatter.set("id", page.ownId);
  const address = page && getServableAddress(page.oldAddress);
  const needsSlug = address !== page?.newAddress || page?.ownId !== undefined;
  if (page && address !== null && needsSlug) {
    const base = collection.route === "/" ? "" : collection.route;
    const inside = address === base || address.startsWith(`${base}/`);
    if (inside) frontMatter.set("slug", address.slice(base.length) || "/");
  }
  if (collection.kind === "blog") convertPost({ split, path }, options, report);
}

/** Elements of the head of a page become keys. */
function convertHead(
  { frontMatter, body }: SplitFile,
  heading: TitleHeading | undefined,
  report: ReportKey,
): void {
  const { values } = frontMatter;
  const { title, rest, ...keys } = readPageHead(body, values.head);
  for (const [key, value] of Object.entries(keys)) {
    if (values[key] === undefined) frontMatter.set(key, value);
  }
  if (title !== undefined && values.title === undefined && !heading)
    frontMatter.set("title", title);
  else if (title !== undefined && title !== values.title) report("head-removed", "<title>");
  for (const element of rest) report("head-removed", element);
  if (values.head !== undefined && !Array.isArray(values.head)) {
    report("front-matter-removed", "head");
  }
  frontMatter.remove("head");
}

function convertPost(
  { split, path }: Pick<Article, "split" | "path">,
  options: FrontMatterOptions,
  report: ReportKey,
): void {
  const { frontMatter } = split;
  const { values } = frontMatter;
  const date = asString(values.date);
  if (date !== undefined && !isDay(date)) {
    const day = parseDay(date);
    if (day !== undefined) frontMatter.set("date", day);
    else frontMatter.remove("date");
  }
  const dateInPath = readPostPath(path).date;
  if (values.date === undefined) {
    const missingDate = dateInPath === undefined ? options.fallbackDate : findMissingDate(path);
    if (missingDate !== undefined) frontMatter.set("date", missingDate);
    if (dateInPath === undefined) report("post-without-date", "date");
  }
  const inline = readInlineAuthor(values);
  if (inline !== undefined) for (const key of inlineAuthorKeys) frontMatter.remove(key);
  if (values.authors === undefined && inline === undefined) return;
  const authors = values.authors === undefined ? [inline] : [values.authors].flat();
  const keys = authors.flatMap((author) => options.addAuthor(author) ?? []);
  const isSame = authors.every((author, index) => author === keys[index]) && inline === undefined;
  if (!isSame) frontMatter.set("authors", keys);
}

const inlineAuthorKeys = [
  "author",
  "author_title",
  "author_url",
  "author_image_url",
  "authorTitle",
  "authorURL",
  "authorImageURL",
];

/** The author of a post whose front matter has the keys of old versions of Docusaurus. */
function readInlineAuthor(values: JsonRecord): JsonRecord | undefined {
  const name = asString(values.author);
  if (name === undefined) return undefined;
  return {
    name,
    title: values.author_title ?? values.authorTitle,
    url: values.author_url ?? values.authorURL,
    image_url: values.author_image_url ?? values.authorImageURL,
  };
}

/** The text of the first `<h1>` that readers see; empty if none exists, or if code computes it. */
function findHtmlTitle({ root, text, isMdx }: PreparedBody): string {
  const statements = root.children
    .filter(({ type }) => type === "mdxjsEsm")
    .map((node) => {
      const [start, end] = getOffsets(node);
      return { start, end, text: "" };
    });
  // In Markdown, only two braces begin code: that of Vue, or a macro.
  const content = isMdx ? "[^{}]*?" : String.raw`(?:(?!\{[{%])[\s\S])*?`;
  const comment = String.raw`<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\}`;
  const headings = matchesOutsideCode(
    applyEdits(text, statements).text,
    new RegExp(String.raw`${comment}|(?<!\\)<h1\b[^>]*>(${content})<\/h1>`, "gi"),
  );
  return stripTags(headings.find(([, content]) => content !== undefined)?.[1] ?? "");
}

function setTitle(
  { path, split, prepared }: Article,
  heading: TitleHeading | undefined,
  { body, report }: { body: string; report: ReportKey },
): void {
  const { frontMatter } = split;
  const title = asString(frontMatter.values.title);
  if (heading && heading.text !== "") {
    if (title !== undefined && title !== heading.text) {
      report("two-titles", "title");
      if (frontMatter.values.sidebar_label === undefined) frontMatter.set("sidebar_label", title);
    }
    if (title !== heading.text) frontMatter.set("title", heading.text);
  } else if (title === undefined || title === "") {
    const text = findHtmlTitle(prepared);
    frontMatter.set("title", text || getFallbackTitle(path, body));
    if (text) frontMatter.set("hide_title", true);
    else report("title-added", "title");
  } else if (heading) {
    // An empty heading hides the title in MkDocs. A component in a heading replaces it.
    frontMatter.set("hide_title", true);
  }
}

/** Removes unknown keys and those with an invalid value. */
function removeInvalid({ collection, split }: Article, report: ReportKey): void {
  const { frontMatter } = split;
  removeInvalidKeys(schemas[collection.kind], frontMatter.values, (key, { expected, path }) => {
    const isUnknown = expected === "never" && path?.length === 1;
    report(isUnknown ? "front-matter-removed" : "front-matter-invalid", key);
    frontMatter.remove(key);
  });
}
