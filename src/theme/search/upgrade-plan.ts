import { planner } from "virtual:site/search-links";
import { isUpgradeIndex } from "../../catalog/history/upgrade-index.ts";
import { compareVersions } from "../../model/versions.ts";
import type { SearchGroup } from "../../search/client/provider.ts";
import { fetchJson } from "../browser/fetch-json.ts";
import * as messages from "./search-messages.ts";

/** The upgrade planner, for a query such as "0.93 to 2.11"; null for others. */
export async function upgradePlan(text: string): Promise<SearchGroup | null> {
  const foundVersions = findVersions(text, messages.upgradeWords.split(" "));
  if (!foundVersions || !planner) return null;
  const index = await fetchJson(planner.versions).catch(() => null);
  if (!isUpgradeIndex(index)) return null;
  const published = index.versions.map(({ version }) => version);
  const [from, to] = foundVersions.map((version) => completeVersion(version, published));
  if (!from || !to || from === to) return null;
  const href = `${planner.href}?${new URLSearchParams({ from, to })}`;
  const title = messages.planUpgrade(from, to);
  const heading = [{ text: title, marked: false }];
  const snippet = [{ text: messages.planUpgradeText, marked: false }];
  return { title, href, hits: [{ kind: "page", href, heading, path: [], snippet }] };
}

/** Null if the query has words that are not in `words`, as a log does. */
export function findVersions(text: string, words: readonly string[]): [string, string] | null {
  const parts =
    text
      .toLowerCase()
      .replace(/\.{2,}|\.(?!\d)/g, " ")
      .match(/[\p{L}\p{N}.]+/gu) ?? [];
  const versions = parts.filter((part) => versionPattern.test(part));
  const [from, to] = versions.map((version) => version.replace("v", ""));
  const others = parts.filter((part) => !versionPattern.test(part));
  if (!from || !to || versions.length > 2 || others.some((part) => !words.includes(part)))
    return null;
  return [from, to];
}

const versionPattern = /^v?\d+(?:\.\d+){1,2}$/;

/** The newest version that begins with the given numbers. */
export function completeVersion(prefix: string, published: readonly string[]): string | undefined {
  return published
    .filter((version) => version === prefix || version.startsWith(`${prefix}.`))
    .sort(compareVersions)
    .at(-1);
}
