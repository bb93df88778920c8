import { planner } from "virtual:site/search-links";
import {
  isUpgradeIndex,
  isVersionOf,
  type UpgradeService,
} from "../../catalog/history/upgrade-index.ts";
import { completeVersion, splitQuery } from "../../catalog/history/versions-in-query.ts";
import type { SearchGroup } from "../../search/client/provider.ts";
import { fetchJson } from "../browser/fetch-json.ts";
import * as messages from "./search-messages.ts";

/** The upgrade planner, for a query such as "VPC from 0.93 to 2.11"; null for others. */
export async function findUpgradePlan(text: string): Promise<SearchGroup | null> {
  const query = readUpgradeQuery(text, messages.upgradeWords.split(" "));
  if (!query || !planner) return null;
  const index = await fetchJson(planner.versions).catch(() => null);
  if (!isUpgradeIndex(index)) return null;
  const service = findService(index.services, query.service);
  if (service === undefined && query.service.length > 0) return null;
  // For a version with unknown interfaces, the planner says that its plan is not exact.
  const lists = [index.versions, index.unobserved ?? []].map((list) =>
    list
      .filter((version) => service === undefined || isVersionOf(version, service))
      .map(({ version }) => version),
  );
  const [from, to] = query.versions.map((prefix) =>
    lists.map((versions) => completeVersion(prefix, versions)).find((version) => version),
  );
  if (!from || !to || from === to) return null;
  const params = [...(service ? [["service", service.id]] : []), ["from", from], ["to", to]];
  const href = `${planner.href}?${new URLSearchParams(params).toString().replaceAll("%2F", "/")}`;
  const title = service
    ? messages.planServiceUpgrade(service.title, from, to)
    : messages.planUpgrade(from, to);
  const heading = [{ text: title, marked: false }];
  const snippetText = service ? messages.planServiceUpgradeText : messages.planUpgradeText;
  const snippet = [{ text: snippetText, marked: false }];
  return { title, href, hits: [{ kind: "page", href, heading, path: [], snippet }] };
}

interface UpgradeQuery {
  versions: [string, string];
  /** Words that may name a service. */
  service: string[];
}

/** Null if the query does not have exactly two versions, or has more words than a name, as a log does. */
export function readUpgradeQuery(text: string, words: readonly string[]): UpgradeQuery | null {
  const { versions, words: others } = splitQuery(text);
  const [from, to] = versions;
  const service = others.filter((word) => !words.includes(word));
  if (from === undefined || to === undefined || versions.length > 2) return null;
  return service.length > maxNameWords ? null : { versions: [from, to], service };
}

const maxNameWords = 6;

/** The service whose module has this name, or the one with the shortest title that has the words. */
export function findService(
  services: readonly UpgradeService[],
  words: readonly string[],
): UpgradeService | undefined {
  if (words.length === 0) return undefined;
  const isNamed = (names: readonly string[]) => words.every((word) => names.includes(word));
  const byModule = services.find(({ source }) => getModuleName(source) === words.join("-"));
  const byTitle = services
    .filter(({ title }) => isNamed(getWords(title)))
    .sort((a, b) => getWords(a.title).length - getWords(b.title).length);
  return byModule ?? byTitle[0];
}

function getModuleName(source: string): string | undefined {
  return source.replace(/\?.*/s, "").split("/").at(-1)?.toLowerCase();
}

function getWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
