import { getRouteKey } from "../url/route.ts";
import type { NavbarItem, NavbarLink } from "./site.ts";

/** The longest prefix wins: `/guides/support` marks Support, not Guides. */
export function getCurrentItem(navbar: NavbarItem[], path: string): NavbarLink | undefined {
  let best: NavbarLink | undefined;
  let bestLength = 0;
  for (const item of navbar) {
    if (item.type !== "link") continue;
    for (const prefix of item.activePrefixes) {
      if (prefix.length <= bestLength || !isUnder(path, prefix)) continue;
      best = item;
      bestLength = prefix.length;
    }
  }
  return best;
}

function isUnder(path: string, prefix: string): boolean {
  const [page, key] = [getRouteKey(path), getRouteKey(prefix)];
  return page === key || page.startsWith(key === "/" ? key : `${key}/`);
}
