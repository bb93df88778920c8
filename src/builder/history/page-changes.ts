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

const maxTitles = 3;

/** Lists the changes of a page, newest first. A service page includes its whole folder. */
export function changesByPage(
  { changes }: Pick<SiteHistory, "changes">,
  language: Language,
): (file: string) => CommittedChange[] {
  const folders = new Map<string, FileChange[]>();
  for (const [path, list] of changes) {
    const [, folder] = /^(catalog\/[^/]+\/[^/]+)\//.exec(path) ?? [];
    if (folder !== undefined) folders.set(folder, [...(folders.get(folder) ?? []), ...list]);
  }
  return (file) => {
    if (!/\.mdx?$/.test(file)) return [];
    const [, folder] = /^(catalog\/[^/]+\/[^/]+)\/index\.md$/.exec(file) ?? [];
    const ownChanges = changes.get(file) ?? [];
    const all = folder === undefined ? ownChanges : [...ownChanges, ...(folders.get(folder) ?? [])];
    // If a commit changes the page and other files of its folder, the change of the page is shown.
    const byCommit = new Map<string, FileChange>();
    for (const change of all) {
      if (!byCommit.has(change.commit)) byCommit.set(change.commit, change);
    }
    return [...byCommit.values()]
      .toSorted((a, b) => (a.date === b.date ? 0 : a.date < b.date ? 1 : -1))
      .map((change) => ({
        commit: change.commit,
        date: change.date,
        text: textOf(change, language),
      }));
  };
}

export function newestChanges(
  changes: readonly CommittedChange[],
  { maxCount, hrefOf }: { maxCount: number; hrefOf(change: CommittedChange): string | null },
): PageChange[] {
  const uniqueChanges = new Map(changes.map((change) => [`${change.date} ${change.text}`, change]));
  return [...uniqueChanges.values()].slice(0, maxCount).map((change) => {
    return { date: change.date, text: change.text, href: hrefOf(change) };
  });
}

function textOf({ sentence, kind, sections }: FileChange, { messages, locale }: Language): string {
  if (sentence !== "") return sentence;
  if (kind === "added") return messages.pageAdded;
  const { added = [], changed = [], removed = [] } = sections ?? {};
  const titled = changed.filter((title) => title !== "");
  const list = new Intl.ListFormat(locale, { type: "unit" });
  const describe = (text: string, titles: readonly string[]) => {
    if (titles.length === 0) return [];
    const named = titles.slice(0, maxTitles);
    const names = list.format(titles.length > maxTitles ? [...named, "…"] : named);
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
