/** No option is active: Enter belongs to the text. */
export const noOption = -1;

/**
 * The option that a key makes active, or null where the key belongs to the text. Home and End move
 * the caret until an option is active.
 */
export function moveActive(
  key: string,
  { active, count }: { active: number; count: number },
): number | null {
  if (count === 0) return null;
  switch (key) {
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
