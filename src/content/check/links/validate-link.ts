import type { Diagnostic } from "../../../model/diagnostics/diagnostic.ts";
import { createLimitedFindNearest, type FindNearest } from "../../../model/diagnostics/nearest.ts";
import { diagnose, type Rule, type SourceLocation } from "../../../model/diagnostics/rule.ts";
import { memoize } from "../../../model/memoize.ts";
import type { MovedAnchor } from "../../../model/page/page.ts";
import { layoutIds, sourceArticleId } from "../../../model/site/layout-ids.ts";
import { readRange } from "../../../model/url/line-address.ts";
import {
  getRouteKey,
  type Route,
  safeDecode,
  withBase,
  withoutBase,
} from "../../../model/url/route.ts";
import { scriptSchemes } from "../../../model/url/scheme.ts";
import { findDoubtfulForm } from "../../parse/links/doubtful-form.ts";
import { linkRules } from "../../rules/link-rules.ts";
import type { LinkSource } from "../../site-data.ts";
import type { PageAddresses, PageTargets } from "./extract-links.ts";
import { isOnSite, parseAddress } from "./parse-address.ts";

/** Ids that React, diagrams, navbar menus, and footnotes get. They are not link targets. */
const generatedId = /^_[Rr]_\w*_|^d\d+-|^menu-_|^user-content-fn/;

export interface UsedAddress {
  kind: "link" | "image";
  address: string;
}

export interface InvalidAddress {
  rule: string;
  target: string;
  toDiagnostic(location: SourceLocation): Diagnostic;
}

export interface PageLayout {
  name: string;
  readAddresses(): PageAddresses;
}

export interface CheckedPage {
  route: Route;
  file: string;
  targets: PageTargets;
  /** Reads addresses on demand, to save memory. */
  readAddresses(): PageAddresses;
  /** Its addresses are not part of `readAddresses`. */
  layout?: PageLayout;
  links: readonly LinkSource[];
  /** True if `targets` is incomplete: anchors are not checked. */
  hasUnknownIds?: boolean;
}

export interface LinkTargets {
  pages: readonly CheckedPage[];
  files: ReadonlySet<string>;
  baseUrl: string;
  movedAnchors?: ReadonlyMap<string, readonly MovedAnchor[]>;
  locales: readonly { baseUrl: string }[];
}

/** Markdown cannot contain script URLs, but components and `config.ts` can. */
const scriptProtocols = new Set(scriptSchemes.map((scheme) => `${scheme}:`));

export type ValidateLink = (used: UsedAddress, page: CheckedPage) => InvalidAddress | undefined;

/** Caches results for absolute paths, which mean the same on every page. */
export function createLinkValidator(targets: LinkTargets): ValidateLink {
  const site = { ...targets, ...indexPages(targets) };
  const results = {
    link: new Map<string, InvalidAddress | undefined>(),
    image: new Map<string, InvalidAddress | undefined>(),
  };
  return (used, page) => {
    const { kind, address } = used;
    if (results[kind].has(address)) return results[kind].get(address);
    if (address.startsWith("#") && site.getIds(page).has(address.slice(1))) return undefined;
    const invalid = findInvalid(used, page, site);
    if (/^\/(?!\/)/.test(address)) results[kind].set(address, invalid);
    return invalid;
  };
}

interface PageIndex {
  byKey: ReadonlyMap<string, CheckedPage>;
  getIds(page: CheckedPage): ReadonlySet<string>;
  getLinkableIds(page: CheckedPage): readonly string[];
  findNearest: FindNearest;
}

type Site = LinkTargets & PageIndex;

function indexPages({ pages }: LinkTargets): PageIndex {
  return {
    byKey: new Map(pages.map((page) => [getRouteKey(page.route), page])),
    findNearest: createLimitedFindNearest(),
    getIds: memoize(({ targets }) => new Set(targets.ids)),
    getLinkableIds: memoize(({ targets: { ids, lastLineIds } }) =>
      [...ids, ...lastLineIds].filter((id) => !layoutIds.has(id) && !generatedId.test(id)),
    ),
  };
}

function findInvalid(used: UsedAddress, page: CheckedPage, site: Site): InvalidAddress | undefined {
  // The site that checks has another scheme than the one that is published.
  if (findDoubtfulForm(used.address) === "slashes") return doubtfulAddress(used);
  const url = parseAddress(used.address, page.route, site.baseUrl);
  if (url === undefined) return invalidAddress(used);
  if (scriptProtocols.has(url.protocol)) return refusedAddress(used);
  if (!isOnSite(url)) return doubtfulAddress(used);
  if (isOtherLocale(url.pathname, site)) return undefined;
  const route = withoutBase(site.baseUrl, url.pathname);
  if (route === undefined) return outsideBase(used, url.pathname, site.baseUrl);
  const target = findPage(route, site);
  if (target) return target.hasUnknownIds ? undefined : checkAnchor(used, url, target, site);
  if (isFile(route, site.files)) return undefined;
  return used.kind === "image" ? brokenImage(used, route, site) : brokenLink(used, route, site);
}

function doubtfulAddress({ address }: UsedAddress): InvalidAddress | undefined {
  const kind = findDoubtfulForm(address);
  return kind && createInvalidAddress(linkRules["doubtful-address"], address, { address, kind });
}

function isOtherLocale(path: string, { baseUrl, locales }: Site): boolean {
  const matchingLocale = locales
    .filter((locale) => `${path}/`.startsWith(locale.baseUrl))
    .sort((a, b) => b.baseUrl.length - a.baseUrl.length)[0];
  return matchingLocale !== undefined && matchingLocale.baseUrl !== baseUrl;
}

function findPage(route: Route, { byKey }: Site): CheckedPage | undefined {
  return (
    byKey.get(getRouteKey(route)) ?? byKey.get(getRouteKey(route.replace(/\/index\.html$/, "/")))
  );
}

function isFile(route: Route, files: ReadonlySet<string>): boolean {
  const path = safeDecode(route).replace(/^\/+|\/+$/g, "");
  if (files.has(path === "" ? "index.html" : `${path}/index.html`)) return true;
  if (route.endsWith("/")) return false;
  // Many hosts serve `plan.html` at `/plan`, but not `plan/index.html` at `/plan/index`.
  return files.has(path) || (!/(?:^|\/)index$/.test(path) && files.has(`${path}.html`));
}

function checkAnchor(
  used: UsedAddress,
  url: URL,
  target: CheckedPage,
  { getIds, getLinkableIds, findNearest, movedAnchors }: Site,
): InvalidAddress | undefined {
  const raw = url.hash.slice(1).replace(/:~:.*$/, "");
  const id = safeDecode(raw);
  if (id === "" || /^top$/i.test(id)) return undefined;
  const ids = getIds(target);
  if (ids.has(sourceArticleId)) return undefined;
  if (ids.has(id) || ids.has(raw) || hasLines(target.targets, id)) return undefined;
  const moved = movedAnchors?.get(getRouteKey(target.route))?.find(([anchor]) => anchor === id);
  const linkableIds = getLinkableIds(target);
  // A query belongs before the anchor.
  const withoutQuery = id.replace(/\?.*$/, "");
  return createInvalidAddress(linkRules["broken-anchor"], `${getRouteKey(target.route)}#${id}`, {
    address: used.address,
    route: target.route,
    moved: moved?.[1],
    suggestion: ids.has(withoutQuery) ? withoutQuery : findNearest(id, linkableIds),
    ids: linkableIds,
  });
}

function hasLines({ lastLineIds }: PageTargets, anchor: string): boolean {
  const range = readRange(`#${anchor}`);
  if (!range || range.first < 1) return false;
  return lastLineIds.some((id) => {
    const lastLine = readRange(`#${id}`);
    return lastLine?.block === range.block && range.last <= lastLine.last;
  });
}

function createInvalidAddress<Values extends object>(
  rule: Rule<Values>,
  target: string,
  values: NoInfer<Values>,
): InvalidAddress {
  return { rule: rule.id, target, toDiagnostic: (location) => diagnose(rule, location, values) };
}

function getBrokenRule({ kind }: UsedAddress) {
  return kind === "image" ? linkRules["broken-image"] : linkRules["broken-link"];
}

function brokenLink({ address }: UsedAddress, route: Route, site: Site) {
  const { byKey, baseUrl, findNearest } = site;
  const withoutSecondBase = baseUrl === "/" ? undefined : withoutBase(baseUrl, route);
  const exists =
    withoutSecondBase !== undefined &&
    (findPage(withoutSecondBase, site) !== undefined || isFile(withoutSecondBase, site.files));
  const nearestRoute =
    findPage(route.replace(/\/index\/?$/, "/"), site)?.route ??
    findNearest(
      route.replace(/\.html?$/, ""),
      [...byKey.values()].map((page) => page.route),
    );
  const nearest = nearestRoute ?? findNearestFile(route, site);
  return createInvalidAddress(linkRules["broken-link"], getRouteKey(route), {
    kind: "missing",
    address,
    suggestion: nearest && withBase(baseUrl, nearest),
    isHome: route === "/",
    external: externalAddress(route),
    route: exists ? withoutSecondBase : undefined,
  });
}

/** On many computers, but not on hosts, names of files that differ by case are the same. */
function findNearestFile(route: Route, { files, findNearest }: Site): string | undefined {
  const extension = /\.[^./]+$/.exec(route)?.[0].toLowerCase();
  if (extension === undefined || extension === ".html") return undefined;
  const path = safeDecode(route).slice(1);
  const candidates = [...files].filter((file) => file.toLowerCase().endsWith(extension));
  const file =
    candidates.find((candidate) => candidate.toLowerCase() === path.toLowerCase()) ??
    findNearest(path, candidates);
  return file && encodeURI(`/${file}`);
}

/** The address that was probably meant by `http//host`, `www.host`, or `host.com`. */
function externalAddress(route: Route): string | undefined {
  const [, afterScheme] = /\/https?\/{1,2}((?:[\w-]+\.)+[\w-]+(?:[:/].*)?)$/.exec(route) ?? [];
  const [, host] = /\/((?:[\w-]+\.)+(?:com|org|net|io|dev)(?:\/.*)?)$/.exec(route) ?? [];
  const address = afterScheme ?? host;
  return address && `https://${address}`;
}

function brokenImage({ address }: UsedAddress, route: Route, { files, findNearest }: Site) {
  const file = findNearest(safeDecode(route).slice(1), files);
  const values = { kind: "missing", address, suggestion: file && `/${file}` } as const;
  return createInvalidAddress(linkRules["broken-image"], route, values);
}

function outsideBase(used: UsedAddress, path: string, baseUrl: string) {
  const corrected = withBase(baseUrl, path);
  const { address } = used;
  return createInvalidAddress(getBrokenRule(used), path, {
    kind: "outside-base",
    address,
    baseUrl,
    corrected,
  });
}

function invalidAddress(used: UsedAddress) {
  const { address } = used;
  return createInvalidAddress(getBrokenRule(used), address, { kind: "invalid", address });
}

function refusedAddress({ address }: UsedAddress) {
  // React replaces such an address with its own text.
  const isReplaced = address.startsWith("javascript:throw new Error('React");
  const shownAddress = isReplaced ? "javascript:…" : address;
  return createInvalidAddress(linkRules["refused-link"], address, {
    of: "output",
    address: shownAddress,
  });
}
