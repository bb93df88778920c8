/** The id of an input, output or nested attribute. White space cannot stand in an id. */
export function anchorId(kind: "input" | "output", path: readonly string[]): string {
  return `${kind}_${path.join(".").replace(/\s/g, "_")}`;
}

/** The id as it stands in an address. */
export function anchorHref(id: string): string {
  return `#${encodeURIComponent(id)}`;
}
