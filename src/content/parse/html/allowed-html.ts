/** HTML tags that plain Markdown may use: harmless ones only. */
const blockTags = [
  "details",
  "summary",
  "dl",
  "dt",
  "dd",
  "figure",
  "figcaption",
  "div",
  "p",
  "hr",
];

const inlineTags = [
  "a",
  "abbr",
  "b",
  "br",
  "del",
  "em",
  "i",
  "img",
  "ins",
  "kbd",
  "mark",
  "small",
  "span",
  "strong",
  "sub",
  "sup",
  "u",
];

const attributes = new Set([
  "id",
  "class",
  "title",
  "open",
  "href",
  "src",
  "width",
  "height",
  "alt",
  "lang",
  "dir",
  "name",
  "data-zoom",
]);

const blocks = new Set(blockTags);
const inlines = new Set(inlineTags);

/** Whether a tag is allowed. Inside a paragraph no block is, because it would end the paragraph. */
export function isAllowedTag(tag: string, inline: boolean): boolean {
  return inlines.has(tag) || (blocks.has(tag) && !inline);
}

export function isAllowedAttribute(name: string): boolean {
  return attributes.has(name);
}

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
