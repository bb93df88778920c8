import { readStorage, watchStorage, writeStorage } from "../../framework/client/storage.ts";
import { tabKey } from "../../model/site/preference-keys.ts";

const listeners = new Set<() => void>();

/** The tab the reader chose in a group: here, on an earlier visit or in another window. */
export function tabChoice(groupId: string): string | null {
  return readStorage(tabKey(groupId));
}

export function chooseTab(groupId: string, value: string): void {
  writeStorage(tabKey(groupId), value);
  for (const listener of listeners) listener();
}

export function onTabChoice(groupId: string, listener: () => void): () => void {
  listeners.add(listener);
  const stop = watchStorage(tabKey(groupId), listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}
