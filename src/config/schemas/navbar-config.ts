import * as v from "valibot";

const link = {
  /** Text of the link. */
  label: v.string(),
  /** A route of this site, checked at build time. Give `to` or `href`. */
  to: v.optional(v.pipe(v.string(), v.startsWith("/"))),
  /** An address outside this site. */
  href: v.optional(v.pipe(v.string(), v.url())),
};

const doc = {
  type: v.literal("doc"),
  /** Id of a page of the docs. */
  docId: v.string(),
  /** Default: the page's title. */
  label: v.optional(v.string()),
};

const placed = {
  /** Which side of the navbar. Default: right. */
  position: v.optional(v.picklist(["left", "right"]), "right"),
  /** `wide`: from 1280 px up; `narrow`: from 997 to 1279 px; the mobile menu shows all but `narrow`. Default: always. */
  show: v.optional(v.picklist(["always", "wide", "narrow"]), "always"),
};

const activePrefixes = {
  /** Route prefixes that mark the item as current. Default: the link's own route. */
  activePrefixes: v.optional(v.array(v.string())),
};

const linkType = v.optional(v.literal("link"), "link");

type Target = { to?: string | undefined; href?: string | undefined };

/** Without a target a link would lead to the top of the page. */
function hasTarget<T extends Target>() {
  return v.rawCheck<T>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { to, href } = dataset.value;
    if (to !== undefined || href !== undefined) return;
    const input = { ...dataset.value };
    const path = { type: "object", origin: "value", input, key: "to", value: to } as const;
    addIssue({ received: "undefined", message: "give `to` or `href`", path: [path] });
  });
}

/** A link of the footer. */
export const linkSchema = v.pipe(v.strictObject(link), hasTarget());

/** An item of the navbar. Without a type it is a link. */
export const navbarItemSchema = v.variant("type", [
  v.pipe(v.strictObject({ type: linkType, ...link, ...placed, ...activePrefixes }), hasTarget()),
  v.strictObject({ ...doc, ...placed, ...activePrefixes }),
  v.strictObject({
    type: v.literal("dropdown"),
    label: v.string(),
    ...placed,
    items: v.array(
      v.variant("type", [
        v.pipe(v.strictObject({ type: linkType, ...link }), hasTarget()),
        v.strictObject(doc),
      ]),
    ),
  }),
  /** The site's languages; left out where there is only one. */
  v.strictObject({ type: v.literal("localeDropdown"), ...placed }),
  /** The docs' version at hand, as a link to the page it begins with. */
  v.strictObject({ type: v.literal("docsVersion"), label: v.optional(v.string()), ...placed }),
  /** The docs' versions; with only one it is a link to it. */
  v.strictObject({ type: v.literal("docsVersionDropdown"), ...placed }),
  /** The button that opens the search. It stands beside the color switch, in the mobile bar too. */
  v.strictObject({ type: v.literal("search") }),
]);

export type LinkConfig = v.InferOutput<typeof linkSchema>;
export type NavbarItemConfig = v.InferOutput<typeof navbarItemSchema>;
