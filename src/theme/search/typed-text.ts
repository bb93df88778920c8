import { hasModifier, type KeyPress } from "./opening-text.ts";

type Key = Omit<KeyPress, "defaultPrevented">;
type Field = Pick<HTMLInputElement, "value" | "selectionStart">;

/**
 * What a field will most likely hold once a key that went down has done its work; null where the key
 * writes nothing, or not at the end. The event that says so for certain comes some milliseconds later.
 */
export function typedText(key: Key, { value, selectionStart }: Field): string | null {
  const writes = key.key.length === 1 && !hasModifier(key);
  const isAtEnd = selectionStart === value.length;
  return writes && isAtEnd && !key.isComposing ? value + key.key : null;
}
