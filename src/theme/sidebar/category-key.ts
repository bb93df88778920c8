/** Key of a category: its labels from the top of the sidebar down. */
export function categoryKey(parent: string, label: string): string {
  return `${parent}/${label}`;
}
