import type { BuiltPage, BuiltSite } from "./read-build.ts";

/** A page of two builds. One of them can be missing. */
export interface PagePair {
  address: string;
  before?: BuiltPage;
  after?: BuiltPage;
}

/** Visible differences between two builds of a site. */
export interface Comparison {
  added: PagePair[];
  removed: PagePair[];
  changed: PagePair[];
  /** Number of pages that both builds have, changed or not. */
  inBoth: number;
  /** External URLs that only the later build links to, with the linking pages. */
  newLinks: Map<string, string[]>;
}

export function compareBuilds(before: BuiltSite, after: BuiltSite): Comparison {
  const addresses = [...new Set([...before.pages.keys(), ...after.pages.keys()])].sort();
  const pairs = addresses.map((address): PagePair => {
    const [old, current] = [before.pages.get(address), after.pages.get(address)];
    return { address, ...(old && { before: old }), ...(current && { after: current }) };
  });
  const inBoth = pairs.filter((pair) => pair.before && pair.after);
  return {
    added: pairs.filter((pair) => !pair.before),
    removed: pairs.filter((pair) => !pair.after),
    changed: inBoth.filter((pair) => pair.before?.content !== pair.after?.content),
    inBoth: inBoth.length,
    newLinks: getNewLinks(before, after),
  };
}

function getNewLinks(before: BuiltSite, after: BuiltSite): Map<string, string[]> {
  const oldLinks = new Set([...before.pages.values()].flatMap(({ links }) => links));
  const pagesByLink = new Map<string, string[]>();
  for (const [address, { links }] of after.pages) {
    for (const link of links.filter((link) => !oldLinks.has(link))) {
      pagesByLink.set(link, [...(pagesByLink.get(link) ?? []), address]);
    }
  }
  return pagesByLink;
}
