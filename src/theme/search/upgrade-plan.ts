import { planner } from "virtual:site/search-links";
import { isUpgradeIndex } from "../../catalog/history/upgrade-index.ts";
import { completeVersion, splitQuery } from "../../catalog/history/versions-in-query.ts";
import type { SearchGroup } from "../../search/client/provider.ts";
import { fetchJson } from "../browser/fetch-json.ts";
import * as messages from "./search-messages.ts";

/** The upgrade planner, for a query such as "0.93 to 2.11"; null for others. */
export async function findUpgradePlan(text: string): Promise<SearchGroup | null> {
  const foundVersions = findVersions(text, messages.upgradeWords.split(" "));
  if (!foundVersions || !planner) return null;
  const index = await fetchJson(planner.versions).catch(() => null);
  if (!isUpgradeIndex(index)) return null;
  // For a version with unknown interfaces, the planner says that its plan is not exact.
  const lists = [index.versions, index.unobserved ?? []].map((list) =>
    list.map(({ version }) => version),
  );
  const [from, to] = foundVersions.map((prefix) =>
    lists.map((versions) => completeVersion(prefix, versions)).find((version) => version),
  );
  if (!from || !to || from === to) return null;
  const href = `${planner.href}?${new URLSearchParams({ from, to })}`;
  const title = messages.planUpgrade(from, to);
  const heading = [{ text: title, marked: false }];
  const snippet = [{ text: messages.planUpgradeText, marked: false }];
  return { title, href, hits: [{ kind: "page", href, heading, path: [], snippet }] };
}

/** Null if the query has words that are not in `words`, as a log does. */
export function findVersions(text: string, words: readonly string[]): [string, string] | null {
  const { versions, words: others } = splitQuery(text);
  const [from, to] = versions;
  const isOnlyVersions = versions.length === 2 && others.every((word) => words.includes(word));
  return from !== undefined && to !== undefined && isOnlyVersions ? [from, to] : null;
}
