type ItemKey = Pick<KeyboardEvent, "key" | "altKey" | "ctrlKey" | "metaKey">;

interface NextItemOptions {
  /** Default: the arrow keys up and down. */
  keys?: readonly [previous: string, next: string];
  /** Whether the last item is followed by the first. */
  wraps?: boolean;
}

/**
 * The item that a key moves to; undefined for other keys, and beyond the first and last item.
 * With a modifier, keys belong to the browser: Alt+Left goes back.
 */
export function getNextItem<Item>(
  { key, ctrlKey, metaKey, altKey }: ItemKey,
  items: readonly Item[],
  current: Item,
  { keys: [previousKey, nextKey] = ["ArrowUp", "ArrowDown"], wraps = false }: NextItemOptions = {},
): Item | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  const index = items.indexOf(current);
  if (key === previousKey) return items[index - 1] ?? (wraps ? items.at(-1) : undefined);
  if (key === nextKey) return items[index + 1] ?? (wraps ? items[0] : undefined);
  if (key === "Home") return items[0];
  return key === "End" ? items.at(-1) : undefined;
}
