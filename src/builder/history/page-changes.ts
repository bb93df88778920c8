import type { ContentMessages } from "../../content/index.ts";
import { fillIn } from "../../model/messages/fill-in.ts";
import type { PageChange } from "../../model/page/page.ts";
import type { FileChange, SiteHistory } from "./read-history.ts";

export interface CommittedChange extends Omit<PageChange, "href"> {
  commit: string;
}

interface Language {
  messages: ContentMessages;
  locale: string;
}

/** How many sections a change names. */
const maxTitles = 3;

/** Returns changes newest first. Those of a service page include its whole folder. */
export function changesByPage(
  { changes }: Pick<SiteHistory, "changes">,
  language: Language,
): (file: string) => CommittedChange[] {
  const folders = new Map<string, FileChange[]>();
  for (const [path, list] of changes) {
    const [, folder] = /^(catalog\/[^/]+\/[^/]+)\//.exec(path) ?? [];
    // A file that is new in the folder of a page does not make the page new.
    const edits = list.map((change): FileChange => ({ ...change, kind: "edited" }));
    if (folder !== undefined) folders.set(folder, [...(folders.get(folder) ?? []), ...edits]);
  }
  return (file) => {
    if (!/\.mdx?$/.test(file)) return [];
    const [, folder = ""] = /^(catalog\/[^/]+\/[^/]+)\/index\.mdx?$/.exec(file) ?? [];
    const allChanges = [...(changes.get(file) ?? []), ...(folders.get(folder) ?? [])];
    // If a commit changes the page and other files of its folder, the change of the page is shown.
    return getUniqueBy(allChanges, ({ commit }) => commit)
      .toSorted((a, b) => b.date.localeCompare(a.date))
      .map((change) => ({
        commit: change.commit,
        date: change.date,
        text: formatChange(change, language),
      }));
  };
}

/** The first `maxCount` changes. Of changes with the same date and text, the newest one counts. */
export function findNewestChanges(
  changes: readonly CommittedChange[],
  { maxCount, getHref }: { maxCount: number; getHref(change: CommittedChange): string | null },
): PageChange[] {
  return getUniqueBy(changes, ({ date, text }) => `${date} ${text}`)
    .slice(0, maxCount)
    .map((change) => ({ date: change.date, text: change.text, href: getHref(change) }));
}

function getUniqueBy<T>(items: readonly T[], getKey: (item: T) => string): T[] {
  const first = new Map<string, T>();
  for (const item of items) {
    if (!first.has(getKey(item))) first.set(getKey(item), item);
  }
  return [...first.values()];
}

function formatChange(
  { sentence, kind, sections }: FileChange,
  { messages, locale }: Language,
): string {
  if (sentence !== "") return sentence;
  if (kind === "added") return messages.pageAdded;
  const { added = [], changed = [], removed = [] } = sections ?? {};
  const titled = changed.filter((title) => title !== "");
  const list = new Intl.ListFormat(locale, { type: "unit" });
  const describe = (text: string, titles: readonly string[]) => {
    if (titles.length === 0) return [];
    const listedTitles = titles.slice(0, maxTitles);
    const names = list.format(titles.length > maxTitles ? [...listedTitles, "…"] : listedTitles);
    return [fillIn(text, { sections: names })];
  };
  const parts = [
    ...describe(messages.sectionsAdded, added),
    ...describe(messages.sectionsChanged, titled),
    ...describe(messages.sectionsRemoved, removed),
  ];
  if (parts.length > 0) return parts.join(". ");
  return kind === "moved" ? messages.pageMoved : messages.pageEdited;
}
