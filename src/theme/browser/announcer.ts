/** What the page's one live region says. Screen readers speak it when the reader pauses. */
let text = "";
const listeners = new Set<() => void>();

export function announce(next: string): void {
  // An unchanged text would not be spoken again: an added space changes it.
  text = next === text ? `${next}\u00a0` : next;
  for (const listener of listeners) listener();
}

export function announcement(): string {
  return text;
}

export function onAnnouncement(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
