import { historySchema, type ModuleHistory } from "../../catalog/history/history.ts";
import { isUpgradeIndex, type UpgradeIndex } from "../../catalog/history/upgrade-index.ts";

const loaded = new Map<string, Promise<unknown>>();

/** Fetches JSON once per URL; failures are retried. */
function fetchOnce(address: string): Promise<unknown> {
  const known = loaded.get(address);
  if (known) return known;
  const fetched = fetchJson(address);
  loaded.set(address, fetched);
  fetched.catch(() => loaded.delete(address));
  return fetched;
}

async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: status ${response.status}`);
  return response.json();
}

export async function loadIndex(address: string): Promise<UpgradeIndex> {
  const index = await fetchOnce(address);
  if (isUpgradeIndex(index)) return index;
  throw new Error(`${address} is not a list of versions`);
}

export async function loadHistory(address: string): Promise<ModuleHistory> {
  const history = await fetchOnce(address);
  if (isHistory(history)) return history;
  throw new Error(`${address} is not a history of format ${historySchema}`);
}

function isHistory(value: unknown): value is ModuleHistory {
  const { schema, first, releases } = (value ?? {}) as Partial<ModuleHistory>;
  return schema === historySchema && Array.isArray(first?.inputs) && Array.isArray(releases);
}
