/** Whether a key types a letter of English, or is in its place on a keyboard for another script. */
export function isLetterKey(
  { key, code }: Pick<KeyboardEvent, "key" | "code">,
  letter: string,
): boolean {
  if (key.toLowerCase() === letter) return true;
  // Dvorak and French keyboards have the letter elsewhere.
  return /^\P{ASCII}$/u.test(key) && code === `Key${letter.toUpperCase()}`;
}

/** The focused element, also inside a custom element, such as one that an extension has added. */
export function getFocusedElement(): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}
