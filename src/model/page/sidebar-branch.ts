/** Key of a category: its labels from the top of the sidebar down. */
export function categoryKey(parent: string, label: string): string {
  return `${parent}/${label}`;
}

/**
 * Name of the file with the items of a category. It stays the same while the site changes, so that a page
 * changes with its own branch alone.
 *
 * @param key of the category; empty for the top of the sidebar
 * @param href of the category, base URL included; empty for the top
 */
export function branchFile(key: string, href: string): string {
  let low = 0x9e3779b9;
  let high = 0x85ebca6b;
  for (const unit of `${key} ${href}`) {
    const code = unit.codePointAt(0) ?? 0;
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ code, 0x27d4eb2f) + (low >>> 13);
  }
  return `${hex(high ^ (low >>> 16))}${hex(low ^ (high >>> 15))}.json`;
}

function hex(number: number): string {
  return (number >>> 0).toString(16).padStart(8, "0");
}
