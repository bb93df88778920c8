import { basename } from "node:path";
import type { SiteConfigInput } from "../../../src/config/schemas/site-config.ts";
import { humanize } from "../../../src/content/load/file-names.ts";
import type { ConvertedConfig, DocsBlog } from "../site/plan-docs-site.ts";
import { getHostLabel, placeholderOrigin } from "../site/site-config.ts";
import type { SiteMigration } from "../site/site-migration.ts";
import {
  asArray,
  asRecord,
  asString,
  type Json,
  type JsonRecord,
  stripTags,
} from "../text/values.ts";
import { getColorMode } from "./palette.ts";

export function parseSiteUrl({ site_url: siteUrl }: JsonRecord): {
  origin: string | undefined;
  path: string;
} {
  const address = asString(siteUrl);
  const url = address !== undefined && URL.canParse(address) ? new URL(address) : undefined;
  return { origin: url?.origin, path: url?.pathname.replace(/\/*$/, "/") ?? "/" };
}

interface ConfigContext {
  migration: SiteMigration;
  blog: DocsBlog | undefined;
  /** Whether addresses of pages end with a slash. */
  hasFolderAddresses: boolean;
}

export function convertConfig(
  config: JsonRecord,
  { migration, blog, hasFolderAddresses }: ConfigContext,
): ConvertedConfig {
  const { origin, path: baseUrl } = parseSiteUrl(config);
  const analytics = asString(asRecord(asRecord(config.extra).analytics).property);
  return {
    title: asString(config.site_name) ?? "",
    tagline: asString(config.site_description),
    url: origin,
    baseUrl: baseUrl === "/" ? undefined : baseUrl,
    trailingSlash: hasFolderAddresses || undefined,
    colorMode: getColorMode(asRecord(config.theme)),
    navbar: [
      ...getNavbarItems(config, migration),
      ...(blog ? [{ label: blog.title, to: `/${blog.folder}` }] : []),
    ],
    analytics: analytics?.startsWith("G-") ? { id: analytics } : undefined,
    footer: {
      groups: getSocialLinks(config),
      copyright: stripTags(asString(config.copyright) ?? ""),
    },
  };
}

type Tab = { label: string } & ({ type: "doc"; docId: string } | { href: string });

function getNavbarItems(
  config: JsonRecord,
  migration: SiteMigration,
): NonNullable<SiteConfigInput["navbar"]> {
  const features = asArray(asRecord(config.theme).features);
  const byPath = new Map(migration.articles.map((article) => [article.path, article]));
  const hasTabs = features.includes("navigation.tabs");
  const tabs = (hasTabs ? asArray(config.nav) : []).flatMap((item): Tab[] => {
    const [label, value] = Object.entries(asRecord(item))[0] ?? [];
    const href = asString(value);
    if (label !== undefined && href !== undefined && /^https?:/.test(href))
      return [{ label, href }];
    const article = byPath.get(findFirstPath(value ?? item) ?? "");
    if (!article?.page) return [];
    const { newId, oldId } = article.page;
    const title = asString(article.split.frontMatter.values.title) ?? humanize(basename(oldId));
    return [{ type: "doc", docId: newId, label: label ?? title }];
  });
  const repositoryName = getRepositoryName(config);
  const otherTexts = (asString(config.site_name) ?? "") + repositoryName;
  const [shown, others] = fitTabs(tabs, maxNavbarCharacters - otherTexts.length);
  const languages = getLanguageLinks(config);
  return [
    ...shown.map((tab) => ({ ...tab, position: "left" as const })),
    ...(others.length > 0
      ? [{ type: "dropdown" as const, label: "More", position: "left" as const, items: others }]
      : []),
    ...(languages.length > 0
      ? [{ type: "dropdown" as const, label: "Languages", items: languages }]
      : []),
    ...(repositoryName === ""
      ? []
      : [{ label: repositoryName, href: asString(config.repo_url) ?? "" }]),
  ];
}

/** Empty without the URL of a repository. */
function getRepositoryName({ repo_url: url, repo_name: name }: JsonRecord): string {
  const address = asString(url) ?? "";
  return URL.canParse(address) ? (asString(name) ?? getHostLabel(address)) : "";
}

function getLanguageLinks(config: JsonRecord): { label: string; href: string }[] {
  const { origin = placeholderOrigin } = parseSiteUrl(config);
  return asArray(asRecord(config.extra).alternate).flatMap((value) => {
    const { name, link } = asRecord(value);
    const [label, address] = [asString(name), asString(link)];
    if (label === undefined || address === undefined) return [];
    const href = address.startsWith("/") ? origin + address : address;
    return URL.canParse(href) ? [{ label, href }] : [];
  });
}

/** The characters that fit next to the search on a screen of 1,280 pixels. */
const maxNavbarCharacters = 88;
/** The space between two tabs, in characters. */
const tabGap = 3;

/** The old theme has a row for tabs. Those that do not fit the navbar are in a menu. */
function fitTabs<T extends { label: string }>(tabs: readonly T[], maxWidth: number): [T[], T[]] {
  let width = 0;
  const count = tabs.findIndex(({ label }) => {
    width += label.length + tabGap;
    return width > maxWidth;
  });
  return count < 0 ? [[...tabs], []] : [tabs.slice(0, count), tabs.slice(count)];
}

/** The first path of a page in an entry of `nav`. */
function findFirstPath(value: Json): string | undefined {
  const path = asString(value);
  if (path !== undefined) return path.replace(/^\.\//, "");
  for (const inner of Array.isArray(value) ? value : Object.values(asRecord(value))) {
    const found = findFirstPath(inner);
    if (found !== undefined && !/^https?:/.test(found)) return found;
  }
  return undefined;
}

function getSocialLinks({
  extra,
}: JsonRecord): { title: string; links: { label: string; href: string }[] }[] {
  const links = asArray(asRecord(extra).social).flatMap((value) => {
    const { link, name, icon } = asRecord(value);
    const href = asString(link);
    if (href === undefined || !URL.canParse(href)) return [];
    // Other icons, such as a globe, do not name the target.
    const [, brand] = /^(?:fontawesome\/brands|simple)\/(.+)$/.exec(asString(icon) ?? "") ?? [];
    return [{ label: asString(name) ?? getHostLabel(href, brand), href }];
  });
  return links.length === 0 ? [] : [{ title: "Community", links }];
}
