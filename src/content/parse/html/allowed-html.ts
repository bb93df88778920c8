import { defaultSchema } from "hast-util-sanitize";

/** Tags that the schema of a code host for readme files lacks or has no use for here. */
const moreTags = ["abbr", "figcaption", "figure", "mark", "small", "u", "wbr"];
const otherTags: ReadonlySet<string> = new Set([
  // The title of a page is its only one.
  "h1",
  // Markdown makes the boxes of its task lists itself.
  "input",
]);

const tags = new Set(
  [...(defaultSchema.tagNames ?? []), ...moreTags].filter((tag) => !otherTags.has(tag)),
);

/** Attributes of the schema that every element may have, in the spelling of HTML, and those of this theme. */
const attributes = new Set([
  ...(defaultSchema.attributes?.["*"] ?? []).map((one) => String(one).toLowerCase()),
  "class",
  "cite",
  "href",
  "src",
  "data-zoom",
]);

/** Attributes that send or submit something, or that clash with what a page needs. */
for (const name of ["accept", "accesskey", "action", "enctype", "method", "tabindex"]) {
  attributes.delete(name);
}

/** Whether a tag is allowed. Inside a paragraph no block is, because it would end the paragraph. */
export function isAllowedTag(tag: string, inline: boolean): boolean {
  return tags.has(tag) && !(inline && (paragraphEnds.has(tag) || innerBlocks.has(tag)));
}

export function isAllowedAttribute(name: string): boolean {
  return attributes.has(name) || /^aria-[a-z]+$/.test(name);
}

/** Parts of blocks, which never stand in a paragraph. */
const innerBlocks: ReadonlySet<string> = new Set(
  "caption col colgroup dd dt li summary tbody td tfoot th thead tr".split(" "),
);

const cells = "td th";
const rows = `${cells} tr`;
const groups = `${rows} caption colgroup thead tbody tfoot`;

/** Elements whose end tag may be missing, and those that they end where they begin (HTML, 13.1.2.4). */
export const optionalEnds: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    caption: "",
    colgroup: "caption colgroup",
    dd: "dt dd",
    dt: "dt dd",
    li: "li",
    p: "p",
    tbody: groups,
    td: cells,
    tfoot: groups,
    th: cells,
    thead: groups,
    tr: `${rows} caption colgroup`,
  }).map(([tag, ended]) => [tag, new Set(ended.split(" "))]),
);

/** Elements before which the HTML parser ends an open paragraph (HTML, 13.2.6.4.7 "in body"). */
export const paragraphEnds: ReadonlySet<string> = new Set(
  "address article aside blockquote details dialog div dl fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr main menu nav ol p pre search section summary table ul".split(
    " ",
  ),
);

/** Elements without an end tag (HTML, 13.1.2 "Elements"). */
export const voidTags: ReadonlySet<string> = new Set(
  "area base br col embed hr img input link meta source track wbr".split(" "),
);

/** Elements that are not allowed in MDX either: they run code or load foreign pages. */
export const refusedElements: ReadonlySet<string> = new Set([
  "script",
  "style",
  "iframe",
  "frame",
  "object",
  "embed",
  "base",
  "meta",
  "link",
]);
