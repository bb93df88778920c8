import type { Diagnostic } from "../../model/diagnostic.ts";
import { layoutIds } from "../../model/layout-ids.ts";
import { nearest } from "../../model/nearest.ts";
import { type Route, routeKey, safeDecode, withBase, withoutBase } from "../../model/route.ts";
import type { LinkSource } from "../site-data.ts";
import type { PageFacts, UsedAddress } from "./extract-facts.ts";
import { type Layout, type LayoutSource, placeInLayout } from "./place-in-layout.ts";

/** A finished page. */
export interface CheckedPage {
  route: Route;
  /** Its source, relative to the site folder. */
  file: string;
  facts: PageFacts;
  /** Where the source has its links. */
  links: readonly LinkSource[];
}

export interface LinkCheck {
  pages: readonly CheckedPage[];
  /** All files of the output, with forward slashes. */
  files: ReadonlySet<string>;
  baseUrl: string;
  /** The paths of the site in every language: what lies below another one is built by itself. */
  locales: readonly { baseUrl: string }[];
  /** What gives links to every page. */
  layout?: readonly LayoutSource[];
}

type Problem = Pick<Diagnostic, "rule" | "message"> & {
  hint: string;
  /** The same for every page that has the same problem. */
  target: string;
};

/** Content refuses these already; here components and configuration are covered as well. */
const refusedProtocols = new Set(["javascript:", "vbscript:"]);

/** Any origin will do: only addresses of this site are looked at. */
const origin = "http://site.invalid";

/** Finds links, anchors and images of finished pages that lead nowhere. */
export function checkLinks(check: LinkCheck): Diagnostic[] {
  const problemOf = createJudge({ ...check, ...indexPages(check) });
  const links = check.pages.flatMap((page) => page.links);
  const reported = new Set(links.filter((link) => link.isReported).map(({ href }) => href));
  const unplaced = new Map<string, Repeated>();
  const diagnostics = check.pages.flatMap((page) =>
    page.facts.addresses.flatMap((used) => {
      if (used.kind === "image" && reported.has(used.address)) return [];
      const problem = problemOf(used, page);
      if (!problem) return [];
      const sources = page.links.filter(
        ({ href, isReported }) => href === used.address && !isReported,
      );
      if (sources.length > 0) return sources.map((source) => placed(problem, source, page));
      const before = unplaced.get(`${problem.rule} ${problem.target}`);
      unplaced.set(`${problem.rule} ${problem.target}`, {
        page: before?.page ?? page,
        address: used.address,
        problem,
        count: (before?.count ?? 0) + 1,
      });
      return [];
    }),
  );
  const layout = { sources: check.layout ?? [], baseUrl: check.baseUrl };
  return [...diagnostics, ...[...unplaced.values()].map((repeated) => summary(repeated, layout))];
}

interface PageIndex {
  byKey: ReadonlyMap<string, CheckedPage>;
  idsOf(page: CheckedPage): ReadonlySet<string>;
}

function indexPages({ pages }: LinkCheck): PageIndex {
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

type Site = LinkCheck & PageIndex;

/** Addresses from the root mean the same on every page, so each is judged once. */
function createJudge(site: Site) {
  const judged = new Map<string, Problem | undefined>();
  return (used: UsedAddress, page: CheckedPage): Problem | undefined => {
    if (!/^\/(?!\/)/.test(used.address)) return findProblem(used, page, site);
    const key = `${used.kind} ${used.address}`;
    if (!judged.has(key)) judged.set(key, findProblem(used, page, site));
    return judged.get(key);
  };
}

function findProblem(used: UsedAddress, page: CheckedPage, site: Site): Problem | undefined {
  const url = parseAddress(used.address, page, site.baseUrl);
  if (url === "invalid") return invalidAddress(used);
  if (url && refusedProtocols.has(url.protocol)) return refusedAddress(used);
  if (url === undefined || isOtherLocale(url.pathname, site)) return undefined;
  const route = withoutBase(site.baseUrl, url.pathname);
  if (route === undefined) return outsideBase(used, url, site.baseUrl);
  const target = pageAt(route, site);
  if (target) return checkAnchor(used, url, { target, route, site });
  return isFile(route, site.files) ? undefined : brokenAddress(used, route, site);
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

interface AnchorTarget {
  target: CheckedPage;
  route: Route;
  site: Site;
}

function checkAnchor(
  used: UsedAddress,
  url: URL,
  { target, route, site }: AnchorTarget,
): Problem | undefined {
  const raw = url.hash.slice(1).replace(/:~:.*$/, "");
  const id = safeDecode(raw);
  const ids = site.idsOf(target);
  if (id === "" || /^top$/i.test(id) || ids.has(id) || ids.has(raw)) return undefined;
  const own = [...ids].filter((one) => !layoutIds.has(one));
  const near = nearest(id, own);
  return {
    rule: "broken-anchor",
    target: `${routeKey(route)}#${id}`,
    message: `\`${used.address}\` leads to an anchor that \`${target.route}\` does not have`,
    hint: near ? `did you mean \`#${near}\`?` : anchorsHint(own),
  };
}

function anchorsHint(ids: readonly string[]): string {
  const some = ids.slice(0, 5).map((id) => `\`#${id}\``);
  return some.length > 0 ? `the page has ${some.join(", ")}` : "the page has no anchors";
}

function brokenAddress(used: UsedAddress, route: Route, site: Site): Problem {
  if (used.kind === "image") return brokenImage(used, route, site.files);
  const routes = [...site.byKey.values()].map((page) => page.route);
  const near = nearest(route, routes);
  return {
    rule: "broken-link",
    target: routeKey(route),
    message: `\`${used.address}\` leads to no page`,
    hint: route === "/" ? homeHint : nearHint(near && withBase(site.baseUrl, near)),
  };
}

const homeHint =
  "the logo leads there: give a page the `slug` or route `/`, or set `logo.href` in `config.ts`";

function nearHint(near: string | undefined): string {
  return near ? `did you mean \`${near}\`?` : "no page has a similar address";
}

function brokenImage(used: UsedAddress, route: Route, files: ReadonlySet<string>): Problem {
  const near = nearest(safeDecode(route).slice(1), files);
  return {
    rule: "broken-image",
    target: route,
    message: `the image \`${used.address}\` does not exist`,
    hint: near ? `did you mean \`/${near}\`?` : "no file has a similar name",
  };
}

function outsideBase(used: UsedAddress, url: URL, baseUrl: string): Problem {
  return {
    rule: used.kind === "image" ? "broken-image" : "broken-link",
    target: url.pathname,
    message: `\`${used.address}\` leads outside the base URL \`${baseUrl}\``,
    hint: `did you mean \`${withBase(baseUrl, url.pathname)}\`?`,
  };
}

function refusedAddress({ address }: UsedAddress): Problem {
  // React puts a text of its own in place of what was written.
  const written = address.startsWith("javascript:throw new Error('React")
    ? "javascript:…"
    : address;
  return {
    rule: "refused-link",
    target: address,
    message: `the address \`${written.slice(0, 80)}\` is refused`,
    hint: "link to a page, a file or an `https:` address",
  };
}

function invalidAddress(used: UsedAddress): Problem {
  return {
    rule: used.kind === "image" ? "broken-image" : "broken-link",
    target: used.address,
    message: `\`${used.address}\` is not a valid address`,
    hint: "check its spelling",
  };
}

function placed({ rule, message, hint }: Problem, source: LinkSource, page: CheckedPage) {
  const { line, column, file = page.file } = source;
  return { rule, severity: "error" as const, file, line, column, message, hint };
}

interface Repeated {
  /** The first page that has the problem. */
  page: CheckedPage;
  address: string;
  problem: Problem;
  count: number;
}

/** Layout repeats on every page: one finding for all of them is enough. */
function summary({ page, address, problem, count }: Repeated, layout: Layout): Diagnostic {
  const { rule, message, hint } = problem;
  const place = count > 1 ? placeInLayout(address, layout) : undefined;
  const others = count > 1 ? ` (and ${count - 1} more page${count > 2 ? "s" : ""} with it)` : "";
  return {
    rule,
    severity: "error",
    ...(place ?? { file: page.file, line: 1, column: 1 }),
    message: message + (place ? ` (on ${count} pages)` : others),
    hint,
  };
}
