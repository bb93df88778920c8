/** A line of the map: one thing feeds another. */
export interface FeedLink {
  from: string;
  to: string;
}

/** Services with the same partners: one line represents all of them. */
export interface FeedGroup {
  members: string[];
  /** Indexes of groups on the other side, from top to bottom. */
  partners: number[];
}

export interface FeedGroups {
  sources: FeedGroup[];
  targets: FeedGroup[];
}

/**
 * Joins sources that feed the same targets, and targets that have the same sources, and orders both
 * sides so that few lines cross.
 *
 * @param order all names, in the order for ties
 */
export function groupFeeds(links: readonly FeedLink[], order: readonly string[]): FeedGroups {
  const place = new Map(order.map((name, index) => [name, index]));
  const sorted = (names: Iterable<string>) =>
    [...new Set(names)].sort((a, b) => (place.get(a) ?? 0) - (place.get(b) ?? 0));
  const side = (own: keyof FeedLink, other: keyof FeedLink): string[][] => {
    const groups = new Map<string, string[]>();
    for (const name of sorted(links.map((link) => link[own]))) {
      const partners = links.filter((link) => link[own] === name).map((link) => link[other]);
      const key = JSON.stringify(sorted(partners));
      groups.set(key, [...(groups.get(key) ?? []), name]);
    }
    return [...groups.values()];
  };
  let sources = side("from", "to");
  let targets = side("to", "from");
  const joined = (from: readonly string[], to: readonly string[]) =>
    links.some((link) => from.includes(link.from) && to.includes(link.to));
  // Each side in turn is ordered by the middle of its partners; a few rounds are enough.
  for (let round = 0; round < 4; round++) {
    targets = byMiddle(targets, sources, (to, from) => joined(from, to));
    sources = byMiddle(sources, targets, (from, to) => joined(from, to));
  }
  const groups = (own: string[][], other: string[][], isJoined: typeof joined): FeedGroup[] =>
    own.map((members) => ({
      members,
      partners: other.flatMap((group, index) => (isJoined(members, group) ? [index] : [])),
    }));
  return {
    sources: groups(sources, targets, joined),
    targets: groups(targets, sources, (to, from) => joined(from, to)),
  };
}

/** The groups of one side, ordered by the positions of their partners. */
function byMiddle(
  own: string[][],
  other: readonly string[][],
  isJoined: (own: string[], other: string[]) => boolean,
): string[][] {
  const middle = (group: string[]) => {
    // A group of many names is tall: its middle is that of its names.
    let above = 0;
    const middles = other.flatMap((partner) => {
      const at = above + partner.length / 2;
      above += partner.length;
      return isJoined(group, partner) ? [at] : [];
    });
    return middles.reduce((sum, at) => sum + at, 0) / Math.max(1, middles.length);
  };
  return own
    .map((group) => ({ group, at: middle(group) }))
    .sort((a, b) => a.at - b.at)
    .map(({ group }) => group);
}
