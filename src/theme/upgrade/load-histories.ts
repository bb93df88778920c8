import { historySchemaVersion, type ModuleHistory } from "../../catalog/history/history.ts";
import { isUpgradeIndex, type UpgradeIndex } from "../../catalog/history/upgrade-index.ts";
import { fetchJson } from "../browser/fetch-json.ts";

export async function loadIndex(address: string): Promise<UpgradeIndex> {
  const index = await fetchJson(address);
  if (isUpgradeIndex(index)) return index;
  throw new Error(`${address} is not a list of versions`);
}

export async function loadHistory(address: string): Promise<ModuleHistory> {
  const history = await fetchJson(address);
  if (isHistory(history)) return history;
  throw new Error(`${address} is not a history of format ${historySchemaVersion}`);
}

function isHistory(value: unknown): value is ModuleHistory {
  const { schema, first, releases } = (value ?? {}) as Partial<ModuleHistory>;
  return schema === historySchemaVersion && Array.isArray(first?.inputs) && Array.isArray(releases);
}
