import { defaultSchema } from "hast-util-sanitize";

/** The schema lacks these of GitHub, and `bdi` and `u`. */
const moreTags = "abbr bdi bdo caption cite dfn figcaption figure mark small time u wbr".split(" ");

/** Forms would submit to nowhere. */
const excludedTag = "input";

const tags = new Set(
  [...(defaultSchema.tagNames ?? []), ...moreTags].filter((tag) => tag !== excludedTag),
);

/** Attributes that submit something or conflict with the page. */
const excludedAttributes: ReadonlySet<string> = new Set(
  "accept accesskey action enctype method tabindex".split(" "),
);

/** Global attributes of the schema, in HTML spelling, and those of this theme. */
const attributes: ReadonlySet<string> = new Set([
  ...(defaultSchema.attributes?.["*"] ?? [])
    .map((name) => String(name).toLowerCase())
    .filter((name) => !excludedAttributes.has(name)),
  ..."class cite href src data-zoom media sizes srcset type".split(" "),
]);

export function isAllowedTag(tag: string): boolean {
  return tags.has(tag);
}

/** Whether a paragraph cannot contain the element. */
export function isBlockTag(tag: string): boolean {
  return paragraphEnds.has(tag) || innerBlocks.has(tag);
}

/** A `name` on other elements replaces properties of `document`, such as `querySelector`. */
const namedTags: ReadonlySet<string> = new Set(["a", "details"]);

export function isAllowedAttribute(name: string, tag: string): boolean {
  if (name === "name") return namedTags.has(tag);
  return attributes.has(name) || /^aria-[a-z]+$/.test(name);
}

const innerBlocks: ReadonlySet<string> = new Set(
  "caption col colgroup dd dt li summary tbody td tfoot th thead tr".split(" "),
);

const cells = "td th";
const rows = `${cells} tr`;
const groups = `${rows} caption colgroup thead tbody tfoot`;

/** Open elements that a start tag closes: optional end tags (HTML, 13.1.2.4). */
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

/** Elements that end an open paragraph (HTML, 13.2.6.4.7 "in body"). */
export const paragraphEnds: ReadonlySet<string> = new Set(
  "address article aside blockquote details dialog div dl fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr main menu nav ol p pre search section summary table ul".split(
    " ",
  ),
);

export const voidTags: ReadonlySet<string> = new Set(
  "area base br col embed hr img input link meta source track wbr".split(" "),
);

/** Elements of HTML and SVG that neither plain Markdown nor the other lists contain. */
const otherTags =
  "audio button canvas circle data datalist desc ellipse filter g image label legend line map marker mask meter object optgroup option output path pattern polygon polyline progress rect select slot stop svg switch symbol template text textarea title use video view";

const knownTags: ReadonlySet<string> = new Set([
  ...tags,
  ...paragraphEnds,
  ...voidTags,
  ...otherTags.split(" "),
]);

export function isKnownTag(tag: string): boolean {
  return knownTags.has(tag);
}

/** These are also rejected in MDX, because they run code or load other pages. */
export const forbiddenElements: ReadonlySet<string> = new Set(
  "script style iframe frame object embed base meta link".split(" "),
);
