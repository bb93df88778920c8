import type { LinkConfig } from "../../../../src/config/schemas/navbar-config.ts";
import type { SiteConfigInput } from "../../../../src/config/schemas/site-config.ts";
import type { Article } from "../../document/article.ts";
import type { CauseId } from "../../model.ts";
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

export interface NavigationSources {
  exists(address: string): boolean;
  docOf(id: string, instance: string): Article | undefined;
  firstOf(sidebar: string, instance: string): Article | undefined;
  /** Address of a file of `public/` or an address of the old site, for what is no page. */
  absolute(address: string): string;
  report(cause: CauseId, subject: string): void;
  hasVersions: boolean;
}

export function convertNavbar(navbar: JsonRecord, sources: NavigationSources): NavbarItem[] {
  const items = asArray(navbar.items).flatMap((item) => navbarItem(asRecord(item), sources));
  return [...items, { type: "search" }];
}

function navbarItem(item: JsonRecord, sources: NavigationSources): NavbarItem[] {
  const position = item.position === "left" ? "left" : "right";
  const label = asString(item.label);
  const inner = asArray(item.items);
  switch (item.type) {
    case "search":
      return [];
    case "localeDropdown":
      return [{ type: "localeDropdown", position }];
    case "docsVersionDropdown":
    case "docsVersion":
      if (!sources.hasVersions) return [];
      return [{ type: item.type, position }];
    case "doc":
    case "docSidebar":
      return docItem(item, position, sources);
    case "html":
      sources.report("navbar-item", `HTML: ${stripTags(asString(item.value) ?? "")}`);
      return [];
  }
  if (inner.length > 0) {
    const links = inner.flatMap((one) => dropdownLink(asRecord(one), sources));
    return links.length === 0 || label === undefined
      ? []
      : [{ type: "dropdown", label, position, items: links }];
  }
  const link = convertLink(item, sources);
  return link ? [{ ...link, position }] : [];
}

function docItem(
  item: JsonRecord,
  position: "left" | "right",
  sources: NavigationSources,
): NavbarItem[] {
  const instance = asString(item.docsPluginId) ?? "default";
  const label = asString(item.label);
  const article =
    item.type === "doc"
      ? sources.docOf(asString(item.docId) ?? "", instance)
      : sources.firstOf(asString(item.sidebarId) ?? "", instance);
  if (!article?.page) {
    sources.report("navbar-item", label ?? asString(item.docId) ?? "a page of the docs");
    return [];
  }
  if (article.collection.kind !== "docs") {
    return [{ label: label ?? article.page.oldId, to: article.page.oldAddress, position }];
  }
  return [
    { type: "doc", docId: article.page.newId, ...(label !== undefined && { label }), position },
  ];
}

function dropdownLink(item: JsonRecord, sources: NavigationSources): Link[] {
  if (item.type === "doc" || item.type === "docSidebar") {
    return docItem(item, "right", sources).flatMap((one): Link[] => {
      if (one.type !== "doc") return "label" in one && one.label !== undefined ? [one as Link] : [];
      const article = sources.docOf(asString(item.docId) ?? "", "default");
      return article?.page
        ? [{ label: one.label ?? article.page.oldId, to: article.page.oldAddress }]
        : [];
    });
  }
  const link = convertLink(item, sources);
  return link ? [link] : [];
}

/** A link with a label; undefined, with a report, where it leads nowhere. */
function convertLink(item: JsonRecord, sources: NavigationSources): Link | undefined {
  const [label, to, href] = [asString(item.label), asString(item.to), asString(item.href)];
  const address = to ?? href;
  if (label === undefined || address === undefined) {
    const html = asString(item.html);
    sources.report(
      "navbar-item",
      label ?? (html === undefined ? "an item without a link" : `HTML: ${stripTags(html)}`),
    );
    return undefined;
  }
  if (/^[a-z][a-z\d+.-]*:/i.test(address) && !address.startsWith("pathname:")) {
    if (URL.canParse(address)) return { label, href: address };
    sources.report("navbar-item", `${label}: ${address}`);
    return undefined;
  }
  const plain = address.replace(/^pathname:\/\//, "");
  const route = plain.startsWith("/") ? plain : `/${plain}`;
  if (sources.exists(route)) return { label, to: route };
  if (address.startsWith("pathname:")) return { label, href: sources.absolute(route) };
  sources.report("navbar-item", `${label}: ${address}`);
  return undefined;
}

export function convertFooter(
  footer: JsonRecord,
  sources: NavigationSources,
): SiteConfigInput["footer"] {
  const lists = asArray(footer.links).map(asRecord);
  const grouped = lists.filter(({ items }) => items !== undefined);
  const single = lists.filter(({ items }) => items === undefined);
  const groups = [
    ...grouped.map(({ title, items }) => ({
      title: asString(title) ?? "",
      links: linksOf(items, sources),
    })),
    ...(single.length > 0 ? [{ title: "", links: linksOf(single, sources) }] : []),
  ].filter(({ links }) => links.length > 0);
  return { groups, copyright: stripTags(asString(footer.copyright) ?? "") };
}

function linksOf(items: Json, sources: NavigationSources): Link[] {
  return asArray(items).flatMap((item) => convertLink(asRecord(item), sources) ?? []);
}
