import type { ResolvedVersion } from "../../config/resolve/resolve-versions.ts";
import type { SiteConfig } from "../../config/schemas/site-config.ts";
import { memoize } from "../../model/memoize.ts";
import type { DocsVersion, PageVersions, VersionLink } from "../../model/page/docs-version.ts";
import { type DocTagPage, type DocTagsPage, isListed } from "../../model/page/page.ts";
import { getRouteKey, type Route, withBase } from "../../model/url/route.ts";
import type { PageRecord, SiteData } from "../site-data.ts";

export interface VersionContent
  extends Pick<SiteData, "docs" | "trees" | "assets" | "diagnostics"> {
  version: ResolvedVersion;
  pages: (PageRecord<DocTagsPage> | PageRecord<DocTagPage>)[];
}

export function describeVersion(
  { version, docs }: VersionContent,
  { mainDoc }: Pick<SiteConfig, "mainDoc">,
): DocsVersion {
  const { name, label, isLast, path, banner } = version;
  const pages = docs.map(({ page }) => page);
  const listedPages = pages.filter(isListed);
  const main =
    pages.find(({ id }) => id === mainDoc) ??
    listedPages.find(({ route }) => getRouteKey(route) === getRouteKey(path)) ??
    listedPages.find(({ sidebar, previous }) => sidebar !== null && previous === null) ??
    listedPages[0] ??
    pages[0];
  return {
    name,
    label,
    isLast,
    path,
    banner,
    mainDocId: main?.id ?? null,
    docs: pages.map(({ id, route, sidebar }) => ({
      id,
      path: route,
      ...(sidebar && { sidebar: sidebar.name }),
    })),
  };
}

type Addresses = Pick<SiteConfig, "baseUrl">;

export function linkVersions(
  contents: readonly VersionContent[],
  versions: readonly DocsVersion[],
  config: Addresses,
): Pick<VersionContent, "docs" | "pages">[] {
  if (versions.length < 2) return [...contents];
  return contents.map(({ docs, pages }, index) => {
    const current = versions[index];
    const getLinks = (id: string | null) =>
      current && getPageVersions(current, versions, { id, config });
    return {
      docs: docs.map((record) => {
        return { ...record, page: { ...record.page, versions: getLinks(record.page.id) ?? null } };
      }),
      pages: pages.map((record) => withVersions(record, getLinks(null) ?? null)),
    };
  });
}

function withVersions(
  record: VersionContent["pages"][number],
  versions: PageVersions | null,
): VersionContent["pages"][number] {
  const { page } = record;
  return page.kind === "doc-tag"
    ? { ...record, page: { ...page, versions } }
    : { ...record, page: { ...page, versions } };
}

function getPageVersions(
  { label, banner }: DocsVersion,
  versions: readonly DocsVersion[],
  { id, config }: { id: string | null; config: Addresses },
): PageVersions | null {
  const links = versions.map((version) => getVersionLink(version, id, config));
  const last = links[versions.findIndex(({ isLast }) => isLast)];
  return last ? { label, banner, links, last } : null;
}

/** Routes by doc id. If two pages have the same id, the first one wins. */
const getPaths = memoize(
  ({ docs }: DocsVersion): ReadonlyMap<string, Route> =>
    new Map(docs.map(({ id, path }) => [id, path] as const).reverse()),
  new WeakMap(),
);

function getVersionLink(
  version: DocsVersion,
  id: string | null,
  { baseUrl }: Addresses,
): VersionLink {
  const { name, label, path, mainDocId } = version;
  const paths = getPaths(version);
  const samePagePath = id === null ? undefined : paths.get(id);
  const target = samePagePath ?? (mainDocId === null ? undefined : paths.get(mainDocId));
  const href = withBase(baseUrl, target ?? path);
  return { name, label, href, isSamePage: samePagePath !== undefined };
}
