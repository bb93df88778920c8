import type { MovedAnchor } from "../../model/page/page.ts";
import { type Route, routeKey, withoutBase } from "../../model/url/route.ts";
import { splitAnchor } from "./parse-redirects.ts";
import type { ResolvedRedirects } from "./resolve-redirects.ts";

export type MovedAnchors = ReadonlyMap<string, readonly MovedAnchor[]>;

/** Includes anchors of redirected pages, because browsers keep the anchor in a redirect. */
export function groupAnchors(
  { redirects, anchors }: Pick<ResolvedRedirects, "redirects" | "anchors">,
  { pages, baseUrl }: { pages: readonly { route: Route }[]; baseUrl: string },
): MovedAnchors {
  const groups = new Map<string, Map<string, string>>();
  const add = (key: string, anchor: string, href: string) => {
    const group = groups.get(key) ?? new Map<string, string>();
    groups.set(key, group);
    if (!group.has(anchor)) group.set(anchor, href);
  };
  for (const { from, anchor, href } of anchors) add(routeKey(from), anchor, href);
  // Entries of the reference also have a short id.
  for (const { from, anchor, href } of anchors) {
    const [, short] = /^(?:input|output)_([^.]+)$/.exec(anchor) ?? [];
    if (short !== undefined) add(routeKey(from), short, href);
  }
  const routes = new Set(pages.map(({ route }) => routeKey(route)));
  const moved = new Map(redirects.map(({ from, href }) => [routeKey(from), href]));
  for (const { from, anchor, href } of anchors) {
    const target = getRoute(moved.get(routeKey(from)), baseUrl);
    if (target !== undefined && routes.has(target)) add(target, anchor, href);
  }
  return new Map([...groups].map(([key, group]) => [key, [...group]]));
}

function getRoute(href: string | undefined, baseUrl: string): string | undefined {
  if (href === undefined) return undefined;
  const { from, anchor } = splitAnchor(href);
  const route = anchor === undefined ? withoutBase(baseUrl, from) : undefined;
  return route === undefined ? undefined : routeKey(route);
}
