type Key = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "isComposing">;
type Field = Pick<HTMLInputElement, "value" | "selectionStart">;

/**
 * What a field will most likely hold once a key that went down has done its work; null where the key
 * writes nothing, or not at the end. The event that says so for certain comes some milliseconds later.
 */
export function typedText(key: Key, { value, selectionStart }: Field): string | null {
  const writes = key.key.length === 1 && !key.ctrlKey && !key.metaKey && !key.altKey;
  const isAtEnd = selectionStart === value.length;
  return writes && isAtEnd && !key.isComposing ? value + key.key : null;
}
