import type { MovedAnchor } from "../../model/page/page.ts";
import { getRouteKey, type Route, withoutBase } from "../../model/url/route.ts";
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
  for (const { from, anchor, href } of anchors) add(getRouteKey(from), anchor, href);
  // An input or output also has its bare name as an id, unless another one has it.
  for (const { from, anchor, href } of anchors) {
    const [, name] = /^(?:input|output)_([^.]+)$/.exec(anchor) ?? [];
    if (name !== undefined) add(getRouteKey(from), name, href);
  }
  const pageKeys = new Set(pages.map(({ route }) => getRouteKey(route)));
  const redirectTargets = new Map(redirects.map(({ from, href }) => [getRouteKey(from), href]));
  for (const { from, anchor, href } of anchors) {
    const target = getTargetKey(redirectTargets.get(getRouteKey(from)), baseUrl);
    if (target !== undefined && pageKeys.has(target)) add(target, anchor, href);
  }
  return new Map([...groups].map(([key, group]) => [key, [...group]]));
}

/** Undefined for another site and for an anchor. */
function getTargetKey(href: string | undefined, baseUrl: string): string | undefined {
  if (href === undefined) return undefined;
  const { path, anchor } = splitAnchor(href);
  const route = anchor === undefined ? withoutBase(baseUrl, path) : undefined;
  return route === undefined ? undefined : getRouteKey(route);
}
