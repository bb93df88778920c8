/** Follows a link as a click with the same keys would: in a new tab where they say so. */
export function followLink(
  link: Element | null,
  { ctrlKey, metaKey, shiftKey }: Pick<KeyboardEvent, "ctrlKey" | "metaKey" | "shiftKey">,
): void {
  const like = { ctrlKey, metaKey, shiftKey, bubbles: true, cancelable: true };
  link?.dispatchEvent(new MouseEvent("click", like));
}
