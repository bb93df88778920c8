/** The text of the page's single live region. */
let text = "";
const listeners = new Set<() => void>();

export function announce(next: string): void {
  // Screen readers do not repeat an unchanged text, so a space is added.
  text = next === text ? `${next}\u00a0` : next;
  for (const listener of listeners) listener();
}

export function getAnnouncement(): string {
  return text;
}

export function onAnnouncement(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
