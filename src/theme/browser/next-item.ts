type KeyPress = Pick<KeyboardEvent, "key" | "altKey" | "ctrlKey" | "metaKey">;

/** The item that a key moves to; undefined for other keys, and beyond the first and last item. */
export function getNextItem<Item>(
  { key, ctrlKey, metaKey, altKey }: KeyPress,
  items: Item[],
  current: Item,
  [previousKey, nextKey]: readonly [string, string] = ["ArrowUp", "ArrowDown"],
): Item | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  const index = items.indexOf(current);
  if (key === previousKey) return items[index - 1];
  if (key === nextKey) return items[index + 1];
  if (key === "Home") return items[0];
  return key === "End" ? items.at(-1) : undefined;
}
