/** What the page's one live region says. Screen readers speak it when the reader pauses. */
let text = "";
const listeners = new Set<() => void>();

export function announce(next: string): void {
  text = next;
  for (const listener of listeners) listener();
}

export function announcement(): string {
  return text;
}

export function onAnnouncement(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
