import type { Diagnostic } from "../model/diagnostic.ts";
import { nearest } from "../model/nearest.ts";
import { positionOfQuoted } from "../model/position.ts";
import { type Route, withBase } from "../model/route.ts";
import type { NavbarItem, NavbarLink } from "../model/site.ts";
import type { LinkConfig, NavbarItemConfig } from "./navbar-config.ts";
import { resolveLink } from "./resolve-link.ts";
import type { SiteConfig } from "./site-config.ts";

/** A page of the docs as the navbar knows it. */
export interface NavbarDoc {
  id: string;
  label: string;
  route: Route;
}

export interface NavbarSurroundings {
  docs: readonly NavbarDoc[];
  /** Text of `config.ts`, for the positions of findings. */
  configText: string;
}

export interface ResolvedNavbar {
  items: NavbarItem[];
  diagnostics: Diagnostic[];
}

type DocConfig = Extract<NavbarItemConfig, { type: "doc" }>;
type DropdownConfig = Extract<NavbarItemConfig, { type: "dropdown" }>;

/** The items of the navbar with finished addresses. One that names an unknown page is left out. */
export function resolveNavbar(
  config: SiteConfig,
  { docs, configText }: NavbarSurroundings,
): ResolvedNavbar {
  const diagnostics: Diagnostic[] = [];
  const byId = new Map(docs.map((doc) => [doc.id, doc]));

  function linkOf({ docId, label }: Pick<DocConfig, "docId" | "label">): LinkConfig[] {
    const doc = byId.get(docId);
    if (doc) return [{ label: label ?? doc.label, to: doc.route }];
    diagnostics.push(unknownDoc(docId, { docs, configText }));
    return [];
  }

  function resolveItem(item: NavbarItemConfig): NavbarItem[] {
    if (item.type === "search") return [];
    const { position, show } = item;
    if (item.type === "localeDropdown") {
      return config.locales.length > 1 ? [{ type: "locales", position, show }] : [];
    }
    if (item.type === "dropdown") {
      const items = dropdownLinks(item, linkOf).map((link) => resolveLink(link, config));
      return [{ type: "dropdown", label: item.label, position, show, items }];
    }
    const links = item.type === "doc" ? linkOf(item) : [item];
    return links.map((link) => resolveNavbarLink(link, item, config));
  }

  return { items: config.navbar.flatMap(resolveItem), diagnostics };
}

function dropdownLinks(
  { items }: DropdownConfig,
  linkOf: (item: Pick<DocConfig, "docId" | "label">) => LinkConfig[],
): LinkConfig[] {
  return items.flatMap((item) => (item.type === "doc" ? linkOf(item) : [item]));
}

function resolveNavbarLink(
  link: LinkConfig,
  { position, show, activePrefixes }: Extract<NavbarItemConfig, { activePrefixes?: unknown }>,
  config: SiteConfig,
): NavbarLink {
  const prefixes = activePrefixes ?? (link.to ? [link.to] : []);
  return {
    type: "link",
    ...resolveLink(link, config),
    position,
    show,
    activePrefixes: prefixes.map((prefix) => withBase(config.baseUrl, prefix)),
  };
}

function unknownDoc(docId: string, { docs, configText }: NavbarSurroundings): Diagnostic {
  const ids = docs.map(({ id }) => id);
  const near = nearest(docId, ids);
  const hint = near
    ? `did you mean \`${near}\`?`
    : "an id is the path below `content/docs` without number prefixes and extension";
  return {
    rule: ids.length > 0 ? "unknown-doc-id" : "no-docs",
    severity: "error",
    file: "config.ts",
    ...positionOfQuoted(configText, docId),
    message:
      ids.length > 0
        ? `no page has the id \`${docId}\``
        : `the navbar asks for the page \`${docId}\`, and the site has no docs`,
    hint: ids.length > 0 ? hint : "write a page below `content/docs`, or use a plain link",
  };
}
