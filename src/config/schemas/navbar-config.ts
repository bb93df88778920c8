import * as v from "valibot";
import { shownText } from "./shown-text.ts";
import { linkUrl } from "./url-schema.ts";

const link = {
  label: shownText,
  /** A route of this site, checked by the build. Either `to` or `href` is required. */
  to: v.optional(v.pipe(v.string(), v.startsWith("/"))),
  href: v.optional(linkUrl),
};

const doc = {
  type: v.literal("doc"),
  docId: v.string(),
  label: v.optional(shownText),
};

const placement = {
  position: v.optional(v.picklist(["left", "right"]), "right"),
  /** `wide`: from 1280 px; `narrow`: 997 to 1279 px, and not in the mobile menu. */
  show: v.optional(v.picklist(["always", "wide", "narrow"]), "always"),
};

const activePrefixes = {
  /** Route prefixes that mark the item as current. Default: the link's own route. */
  activePrefixes: v.optional(v.array(v.string())),
};

const linkType = v.optional(v.literal("link"), "link");

type Target = { to?: string | undefined; href?: string | undefined };

/** A link without a target would lead to the top of the page. */
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

export const linkSchema = v.pipe(v.strictObject(link), hasTarget());

/** Without a type, an item is a link. */
export const navbarItemSchema = v.variant("type", [
  v.pipe(v.strictObject({ type: linkType, ...link, ...placement, ...activePrefixes }), hasTarget()),
  v.strictObject({ ...doc, ...placement, ...activePrefixes }),
  v.strictObject({
    type: v.literal("dropdown"),
    label: shownText,
    ...placement,
    items: v.array(
      v.variant("type", [
        v.pipe(v.strictObject({ type: linkType, ...link }), hasTarget()),
        v.strictObject(doc),
      ]),
    ),
  }),
  v.strictObject({ type: v.literal("localeDropdown"), ...placement }),
  v.strictObject({ type: v.literal("docsVersion"), label: v.optional(shownText), ...placement }),
  /** A menu of all versions; a plain link if there is only one. */
  v.strictObject({ type: v.literal("docsVersionDropdown"), ...placement }),
  v.strictObject({ type: v.literal("search") }),
]);

export type LinkConfig = v.InferOutput<typeof linkSchema>;
export type NavbarItemConfig = v.InferOutput<typeof navbarItemSchema>;
