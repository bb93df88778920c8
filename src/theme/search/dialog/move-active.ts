import { hasModifier, type Modifiers } from "../search-keys.ts";

/** No option is active: Enter belongs to the text. */
export const noOption = -1;

/** A key press, as far as it matters here. */
type Press = Modifiers & Pick<KeyboardEvent, "key" | "shiftKey">;

/**
 * The option that a key makes active, or null where the key belongs to the text: together with
 * another key, and Home and End until an option is active.
 */
export function moveActive(
  press: Press,
  { active, count }: { active: number; count: number },
): number | null {
  if (count === 0 || press.shiftKey || hasModifier(press)) return null;
  switch (press.key) {
    case "ArrowDown":
      return (active + 1) % count;
    case "ArrowUp":
      return active <= 0 ? count - 1 : active - 1;
    case "Home":
      return active === noOption ? null : 0;
    case "End":
      return active === noOption ? null : count - 1;
    default:
      return null;
  }
}
