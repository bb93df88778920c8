/** Compares names by their code points, so that the order does not depend on a language. */
export function byName(a: { name: string }, b: { name: string }): number {
  return a.name < b.name ? -1 : Number(a.name > b.name);
}
