/** In the order in which they are offered. */
export const searchKinds = ["page", "section", "input", "output"] as const;

export type SearchKind = (typeof searchKinds)[number];

export function isSearchKind(value: string): value is SearchKind {
  return (searchKinds as readonly string[]).includes(value);
}
