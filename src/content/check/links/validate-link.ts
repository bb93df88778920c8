import {
  type Route,
  routeKey,
  safeDecode,
  withBase,
  withoutBase,
} from "../../../model/url/route.ts";
import type { LinkSource } from "../../site-data.ts";
import {
  type AddressProblem,
  brokenAnchor,
  brokenImage,
  brokenLink,
  invalidAddress,
  outsideBase,
  refusedAddress,
  type UsedAddress,
} from "./address-problems.ts";
import type { PageFacts } from "./extract-links.ts";

/** A finished page. */
export interface CheckedPage {
  route: Route;
  /** Its source, relative to the site folder. */
  file: string;
  facts: PageFacts;
  /** Where the source has its links. */
  links: readonly LinkSource[];
  /** Set where `facts` lacks ids: any anchor may be there. */
  hasUnknownIds?: boolean;
}

/** What addresses may lead to. */
export interface LinkTargets {
  pages: readonly CheckedPage[];
  /** All files of the output, with forward slashes. */
  files: ReadonlySet<string>;
  baseUrl: string;
  /** The paths of the site in every language: what lies below another one is built by itself. */
  locales: readonly { baseUrl: string }[];
}

/** Content refuses these already; here components and configuration are covered as well. */
const refusedProtocols = new Set(["javascript:", "vbscript:"]);

/** Any origin will do: only addresses of this site are looked at. */
const origin = "http://site.invalid";

/**
 * Tells what is wrong with an address that a page uses. Addresses from the root mean the same on
 * every page, so each is judged once.
 */
export function createJudge(targets: LinkTargets) {
  const site = { ...targets, ...indexPages(targets) };
  const judged = new Map<string, AddressProblem | undefined>();
  return (used: UsedAddress, page: CheckedPage): AddressProblem | undefined => {
    if (!/^\/(?!\/)/.test(used.address)) return findProblem(used, page, site);
    const key = `${used.kind} ${used.address}`;
    if (!judged.has(key)) judged.set(key, findProblem(used, page, site));
    return judged.get(key);
  };
}

interface PageIndex {
  byKey: ReadonlyMap<string, CheckedPage>;
  idsOf(page: CheckedPage): ReadonlySet<string>;
}

type Site = LinkTargets & PageIndex;

function indexPages({ pages }: LinkTargets): PageIndex {
  const ids = new Map<CheckedPage, ReadonlySet<string>>();
  return {
    byKey: new Map(pages.map((page) => [routeKey(page.route), page])),
    idsOf(page) {
      const known = ids.get(page) ?? new Set(page.facts.ids);
      ids.set(page, known);
      return known;
    },
  };
}

function findProblem(used: UsedAddress, page: CheckedPage, site: Site): AddressProblem | undefined {
  const url = parseAddress(used.address, page, site.baseUrl);
  if (url === "invalid") return invalidAddress(used);
  if (url && refusedProtocols.has(url.protocol)) return refusedAddress(used);
  if (url === undefined || isOtherLocale(url.pathname, site)) return undefined;
  const route = withoutBase(site.baseUrl, url.pathname);
  if (route === undefined) return outsideBase(used, url.pathname, site.baseUrl);
  const target = pageAt(route, site);
  if (target) return target.hasUnknownIds ? undefined : checkAnchor(used, url, target, site);
  if (isFile(route, site.files)) return undefined;
  if (used.kind === "image") return brokenImage(used, route, site.files);
  const routes = [...site.byKey.values()].map((known) => known.route);
  return brokenLink(used, route, { routes, baseUrl: site.baseUrl });
}

/** The full address; undefined where it leads to another site or program. */
function parseAddress(address: string, page: CheckedPage, baseUrl: string) {
  try {
    const url = new URL(address, origin + withBase(baseUrl, page.route));
    return url.origin === origin || refusedProtocols.has(url.protocol) ? url : undefined;
  } catch {
    return "invalid";
  }
}

function isOtherLocale(path: string, { baseUrl, locales }: Site): boolean {
  const own = locales
    .filter((locale) => path.startsWith(locale.baseUrl))
    .sort((a, b) => b.baseUrl.length - a.baseUrl.length)[0];
  return own !== undefined && own.baseUrl !== baseUrl;
}

function pageAt(route: Route, { byKey }: Site): CheckedPage | undefined {
  return byKey.get(routeKey(route)) ?? byKey.get(routeKey(route.replace(/\/index\.html$/, "/")));
}

function isFile(route: Route, files: ReadonlySet<string>): boolean {
  const path = safeDecode(route).replace(/^\/+|\/+$/g, "");
  const folder = path === "" ? "" : `${path}/`;
  return [path, `${folder}index.html`, `${path}.html`].some((file) => files.has(file));
}

function checkAnchor(
  used: UsedAddress,
  url: URL,
  target: CheckedPage,
  { idsOf }: Site,
): AddressProblem | undefined {
  const raw = url.hash.slice(1).replace(/:~:.*$/, "");
  const id = safeDecode(raw);
  if (id === "" || /^top$/i.test(id)) return undefined;
  const ids = idsOf(target);
  return ids.has(id) || ids.has(raw)
    ? undefined
    : brokenAnchor(used, id, { route: target.route, ids });
}
