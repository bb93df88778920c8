import { type Route, routeKey, withBase, withoutBase } from "../../model/url/route.ts";

/** A page and the addresses it links to. */
export interface LinkingPage {
  route: Route;
  links: readonly string[];
}

export interface LinkCounts {
  linksIn: number;
  linksOut: number;
}

/** Any origin will do: what matters is which addresses share it. */
const origin = "http://site.invalid";

/** How many pages link to a page, and to how many pages and sites it links; itself left out. */
export function countLinks(
  pages: readonly LinkingPage[],
  baseUrl: string,
): (route: Route) => LinkCounts {
  const out = new Map<string, ReadonlySet<string>>();
  const into = new Map<string, number>();
  for (const { route, links } of pages) {
    const targets = new Set(links.map((href) => targetOf(href, route, baseUrl)));
    targets.delete(routeKey(route));
    out.set(routeKey(route), targets);
    for (const target of targets) into.set(target, (into.get(target) ?? 0) + 1);
  }
  return (route) => ({
    linksIn: into.get(routeKey(route)) ?? 0,
    linksOut: out.get(routeKey(route))?.size ?? 0,
  });
}

/** The page an address leads to, or the address without its fragment where it leaves the site. */
function targetOf(href: string, route: Route, baseUrl: string): string {
  const url = new URL(href, origin + withBase(baseUrl, route));
  const inside = url.origin === origin ? withoutBase(baseUrl, url.pathname) : undefined;
  return inside === undefined ? (url.href.split("#", 1)[0] ?? "") : routeKey(inside);
}
