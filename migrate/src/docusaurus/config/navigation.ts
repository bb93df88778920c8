import * as v from "valibot";
import { type LinkConfig, navbarItemSchema } from "../../../../src/config/schemas/navbar-config.ts";
import type { SiteConfigInput } from "../../../../src/config/schemas/site-config.ts";
import type { Article } from "../../document/article.ts";
import { getHostLabel } from "../../site/site-config.ts";
import type { Report } from "../../site/site-migration.ts";
import { findLinks } from "../../text/html-links.ts";
import {
  asArray,
  asRecord,
  asString,
  type Json,
  type JsonRecord,
  stripTags,
} from "../../text/values.ts";

type NavbarItem = NonNullable<SiteConfigInput["navbar"]>[number];
type Link = Pick<LinkConfig, "label" | "to" | "href">;

interface FooterGroup {
  title: string;
  links: Link[];
}

export interface NavigationSources {
  exists(address: string): boolean;
  getDoc(id: string, instance: string): Article | undefined;
  getFirstPage(sidebar: string, instance: string): Article | undefined;
  /** The URL of an address on the old site, for a target that is not a page. */
  toOldUrl(address: string): string;
  report: Report;
  hasVersions: boolean;
}

export function convertNavbar(navbar: JsonRecord, sources: NavigationSources): NavbarItem[] {
  const items = asArray(navbar.items).flatMap((item) => getNavbarItem(asRecord(item), sources));
  const valid = items.filter((item) => {
    const { success, issues } = v.safeParse(navbarItemSchema, item);
    if (!success) sources.report("navbar-item", `${JSON.stringify(item)}: ${issues[0].message}`);
    return success;
  });
  return [...valid, { type: "search" }];
}

function getNavbarItem(item: JsonRecord, sources: NavigationSources): NavbarItem[] {
  const position = item.position === "left" ? "left" : "right";
  switch (item.type) {
    case "search":
      return [];
    case "localeDropdown":
      return [{ type: "localeDropdown", position }, ...getExtraItems(item, position, sources)];
    case "docsVersionDropdown":
    case "docsVersion": {
      const extra = getExtraItems(item, position, sources);
      return sources.hasVersions ? [{ type: item.type, position }, ...extra] : extra;
    }
    case "doc":
    case "docSidebar":
      return getDocItem(item, position, sources);
    case "html":
      return getHtmlLinks(item, sources).map((link) => ({ ...link, position }));
  }
  if (asArray(item.items).length > 0)
    return createDropdown(item, item.items, { position, sources });
  return convertLink(item, sources).map((link) => ({ ...link, position }));
}

function createDropdown(
  item: JsonRecord,
  items: Json,
  { position, sources }: { position: "left" | "right"; sources: NavigationSources },
): NavbarItem[] {
  const label = getLabel(item) ?? "More";
  const itemLink =
    item.to === undefined && item.href === undefined ? [] : convertLink(item, sources);
  const links = asArray(items).flatMap((value) => getDropdownLinks(asRecord(value), sources));
  const dropdownLinks = [...itemLink, ...links];
  if (dropdownLinks.length === 0) return [];
  return [{ type: "dropdown", label, position, items: dropdownLinks }];
}

function getExtraItems(
  item: JsonRecord,
  position: "left" | "right",
  sources: NavigationSources,
): NavbarItem[] {
  const items = [...asArray(item.dropdownItemsBefore), ...asArray(item.dropdownItemsAfter)];
  const label = item.type === "localeDropdown" ? "More languages" : "More versions";
  return createDropdown({ label }, items, { position, sources });
}

function getDocItem(
  item: JsonRecord,
  position: "left" | "right",
  sources: NavigationSources,
): NavbarItem[] {
  const article = getDoc(item, sources);
  const label = getLabel(item);
  if (!article?.page) return reportMissingDoc(item, sources);
  if (article.collection.kind !== "docs") {
    return [{ label: label ?? article.page.oldId, to: article.page.oldAddress, position }];
  }
  return [
    { type: "doc", docId: article.page.newId, ...(label !== undefined && { label }), position },
  ];
}

function getDoc(item: JsonRecord, sources: NavigationSources): Article | undefined {
  const instance = asString(item.docsPluginId) ?? "default";
  return item.type === "doc"
    ? sources.getDoc(asString(item.docId) ?? "", instance)
    : sources.getFirstPage(asString(item.sidebarId) ?? "", instance);
}

function getDropdownLinks(item: JsonRecord, sources: NavigationSources): Link[] {
  if (item.type === "html") return getHtmlLinks(item, sources);
  if (item.type !== "doc" && item.type !== "docSidebar") return convertLink(item, sources);
  const article = getDoc(item, sources);
  const label = getLabel(item) ?? article?.page?.oldId;
  if (!article?.page || label === undefined) return reportMissingDoc(item, sources);
  return [{ label, to: article.page.oldAddress }];
}

function reportMissingDoc(item: JsonRecord, { report }: NavigationSources): [] {
  const id = asString(item.docId) ?? asString(item.sidebarId);
  report("navbar-item", getLabel(item) ?? id ?? "a page of the docs");
  return [];
}

/** The text of an item. For an icon without text, its name for screen readers or its host. */
function getLabel(item: JsonRecord): string | undefined {
  const label = asString(item.label) ?? asString(item["aria-label"]) ?? asString(item.title);
  if (label !== undefined && label.trim() !== "") return stripTags(label);
  const html = stripTags(asString(item.html) ?? "");
  if (html !== "") return html;
  const href = asString(item.href);
  if (href === undefined || !URL.canParse(href)) return undefined;
  return getHostLabel(href);
}

function getHtmlLinks(item: JsonRecord, sources: NavigationSources): Link[] {
  const html = asString(item.value) ?? asString(item.html) ?? "";
  const links = findLinks(html).flatMap(({ href, text, name }) =>
    convertLink({ label: text || name, href }, sources),
  );
  if (links.length === 0 && stripTags(html) !== "") {
    sources.report("navbar-item", `HTML: ${stripTags(html)}`);
  }
  return links;
}

function convertLink(item: JsonRecord, sources: NavigationSources): Link[] {
  const address = (asString(item.to) ?? asString(item.href))?.replace(/^\/\//, "https://");
  const label = getLabel(item);
  if (address === undefined) {
    if (asString(item.html) !== undefined) return getHtmlLinks(item, sources);
    sources.report("navbar-item", label ?? "an item without a link");
    return [];
  }
  if (/^[a-z][a-z\d+.-]*:/i.test(address) && !address.startsWith("pathname:")) {
    if (URL.canParse(address)) return [{ label: label ?? address, href: address }];
    sources.report("navbar-item", `${label ?? ""}: ${address}`);
    return [];
  }
  const path = address.replace(/^pathname:\/\//, "");
  const route = path.startsWith("/") ? path : `/${path}`;
  const linkLabel = label ?? route;
  const existingRoute = [route, withoutBase(route, sources)].find((candidate) =>
    sources.exists(candidate),
  );
  if (existingRoute !== undefined) return [{ label: linkLabel, to: existingRoute }];
  const href = sources.toOldUrl(route);
  if (!address.startsWith("pathname:")) sources.report("navbar-item", `${linkLabel}: ${address}`);
  return URL.canParse(href) ? [{ label: linkLabel, href }] : [];
}

/** Some sites write the base URL before the address of a page. */
export function withoutBase(
  route: string,
  { toOldUrl }: Pick<NavigationSources, "toOldUrl">,
): string {
  const home = toOldUrl("/");
  const base = URL.canParse(home) ? new URL(home).pathname : "/";
  return route.startsWith(base) ? `/${route.slice(base.length)}` : route;
}

export function convertFooter(
  footer: JsonRecord,
  sources: NavigationSources,
): SiteConfigInput["footer"] {
  const titledGroups: FooterGroup[] = [];
  const linksWithoutTitle: Link[] = [];
  for (const entry of asArray(footer.links).map(asRecord)) {
    const items = entry.items === undefined ? [entry] : asArray(entry.items).map(asRecord);
    const links = items.flatMap((item) => convertLink(item, sources));
    const title = entry.items === undefined ? "" : (asString(entry.title) ?? "");
    if (title.trim() === "") linksWithoutTitle.push(...links);
    else titledGroups.push({ title, links });
  }
  // Each group needs a title here.
  const groups = [...titledGroups, { title: "Links", links: linksWithoutTitle }];
  return {
    groups: groups.filter(({ links }) => links.length > 0),
    copyright: stripTags(asString(footer.copyright) ?? ""),
  };
}
