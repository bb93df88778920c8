import { readStorage, watchStorage, writeStorage } from "../../kernel/client/storage.ts";

/** Kept from the site's former engine, so that readers keep their choices. */
const prefix = "docusaurus.tab.";

/** Choices made on this page load: they count even where the browser refuses to store them. */
const choices = new Map<string, string>();
const listeners = new Set<() => void>();

/** The tab the reader chose in a group: here, on an earlier visit or in another window. */
export function tabChoice(groupId: string): string | null {
  return choices.get(groupId) ?? readStorage(prefix + groupId);
}

export function chooseTab(groupId: string, value: string): void {
  choices.set(groupId, value);
  writeStorage(prefix + groupId, value);
  for (const listener of listeners) listener();
}

export function onTabChoice(groupId: string, listener: () => void): () => void {
  listeners.add(listener);
  const stop = watchStorage(prefix + groupId, () => {
    choices.delete(groupId);
    listener();
  });
  return () => {
    listeners.delete(listener);
    stop();
  };
}
