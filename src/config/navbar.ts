import * as v from "valibot";
import type { Diagnostic } from "../model/diagnostics/diagnostic.ts";
import { nearest } from "../model/diagnostics/nearest.ts";
import { diagnose } from "../model/diagnostics/rule.ts";
import type { DocsVersion } from "../model/page/docs-version.ts";
import type { NavbarItem, NavbarLink, ShellLink } from "../model/site/site.ts";
import { positionOfQuoted } from "../model/text/positions.ts";
import { type Route, withBase, withTrailingSlash } from "../model/url/route.ts";
import { configRules } from "./rules.ts";
import type { SiteConfig } from "./schemas/site-config.ts";

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
  /** The version of the current page, as a link to its first page. */
  v.strictObject({ type: v.literal("docsVersion"), label: v.optional(v.string()), ...placed }),
  /** The docs' versions; with only one it is a link to it. */
  v.strictObject({ type: v.literal("docsVersionDropdown"), ...placed }),
  /** The button that opens the search, beside the color switch and in the mobile bar. */
  v.strictObject({ type: v.literal("search") }),
]);

export type LinkConfig = v.InferOutput<typeof linkSchema>;
export type NavbarItemConfig = v.InferOutput<typeof navbarItemSchema>;

/** The part of a page of the docs that the navbar needs. */
export interface NavbarDoc {
  id: string;
  label: string;
  route: Route;
  /** Name of the version that it belongs to. */
  version: string;
}

export interface NavbarSurroundings {
  /** Pages of all versions. */
  docs: readonly NavbarDoc[];
  versions: readonly DocsVersion[];
  /** Text of `config.ts`, for the positions of diagnostics. */
  configText: string;
}

export interface ResolvedNavbar {
  items: NavbarItem[];
  diagnostics: Diagnostic[];
}

type DocConfig = Extract<NavbarItemConfig, { type: "doc" }>;
type VersionConfig = Extract<NavbarItemConfig, { type: "docsVersion" | "docsVersionDropdown" }>;
type DropdownConfig = Extract<NavbarItemConfig, { type: "dropdown" }>;

/** The items of the navbar with finished addresses. One that names an unknown page is left out. */
export function resolveNavbar(
  config: SiteConfig,
  surroundings: NavbarSurroundings,
): ResolvedNavbar {
  const diagnostics: Diagnostic[] = [];
  const { docs, versions } = surroundings;
  const last = versions.find(({ isLast }) => isLast)?.name;

  function linkOf({ docId, label }: Pick<DocConfig, "docId" | "label">): ResolvedTarget[] {
    const all = docs.filter(({ id }) => id === docId);
    const doc = all.find(({ version }) => version === last) ?? all[0];
    if (!doc) {
      diagnostics.push(unknownDoc(docId, surroundings));
      return [];
    }
    const link = { label: label ?? doc.label, to: doc.route };
    return [all.length > 1 ? { ...link, inVersions: all } : link];
  }

  function resolveItem(item: NavbarItemConfig): NavbarItem[] {
    if (item.type === "search") return [];
    const { position, show } = item;
    if (item.type === "localeDropdown") {
      return config.locales.length > 1 ? [{ type: "locales", position, show }] : [];
    }
    if (item.type === "docsVersion" || item.type === "docsVersionDropdown") {
      if (versions.length === 0) diagnostics.push(noVersions(item.type, surroundings));
      return versionItems(item, versions.length);
    }
    if (item.type === "dropdown") {
      const items = dropdownLinks(item, linkOf).map((link) => resolveTarget(link, config));
      return [{ type: "dropdown", label: item.label, position, show, items }];
    }
    const links = item.type === "doc" ? linkOf(item) : [item];
    return links.map((link) => resolveNavbarLink(link, item, config));
  }

  return { items: config.navbar.flatMap(resolveItem), diagnostics };
}

function dropdownLinks(
  { items }: DropdownConfig,
  linkOf: (item: Pick<DocConfig, "docId" | "label">) => ResolvedTarget[],
): ResolvedTarget[] {
  return items.flatMap((item) => (item.type === "doc" ? linkOf(item) : [item]));
}

/** A link; a link to the docs has the page in every version. */
interface ResolvedTarget extends LinkConfig {
  inVersions?: readonly NavbarDoc[];
}

function resolveTarget({ inVersions, ...link }: ResolvedTarget, config: SiteConfig): ShellLink {
  const resolved = resolveLink(link, config);
  if (!inVersions) return resolved;
  const addresses = inVersions.map(({ version, route }) => [
    version,
    withBase(config.baseUrl, route),
  ]);
  return { ...resolved, byVersion: Object.fromEntries(addresses) };
}

function resolveNavbarLink(
  link: ResolvedTarget,
  { position, show, activePrefixes }: Extract<NavbarItemConfig, { activePrefixes?: unknown }>,
  config: SiteConfig,
): NavbarLink {
  const own = link.inVersions?.map(({ route }) => route) ?? (link.to ? [link.to] : []);
  const prefixes = activePrefixes ?? own;
  return {
    type: "link",
    ...resolveTarget(link, config),
    position,
    show,
    activePrefixes: prefixes.map((prefix) => withBase(config.baseUrl, prefix)),
  };
}

/** With a single version, the dropdown becomes a link. */
function versionItems(item: VersionConfig, versions: number): NavbarItem[] {
  if (versions === 0) return [];
  const { position, show } = item;
  if (item.type === "docsVersionDropdown" && versions > 1) {
    return [{ type: "versions", label: null, position, show }];
  }
  const label = item.type === "docsVersion" ? (item.label ?? null) : null;
  return [{ type: "version", label, position, show }];
}

function noVersions(type: string, { configText }: NavbarSurroundings): Diagnostic {
  const place = { file: "config.ts", ...positionOfQuoted(configText, type) };
  return diagnose(configRules["no-docs"], place, { item: "version", type });
}

function unknownDoc(docId: string, { docs, configText }: NavbarSurroundings): Diagnostic {
  const place = { file: "config.ts", ...positionOfQuoted(configText, docId) };
  if (docs.length === 0) return diagnose(configRules["no-docs"], place, { item: "page", docId });
  const ids = docs.map(({ id }) => id);
  return diagnose(configRules["unknown-doc-id"], place, { docId, near: nearest(docId, ids) });
}

/** A link with its finished address. */
export function resolveLink({ label, to, href }: LinkConfig, config: SiteConfig): ShellLink {
  if (to === undefined) return { label, href: href ?? "#", external: true };
  const route = withTrailingSlash(to, config.trailingSlash);
  return { label, href: withBase(config.baseUrl, route), external: false };
}
