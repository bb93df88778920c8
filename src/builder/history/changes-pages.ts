import type { ContentMessages } from "../../content/index.ts";
import { compareText } from "../../model/compare-text.ts";
import { groupBy } from "../../model/group-by.ts";
import { fillIn } from "../../model/messages/fill-in.ts";
import type {
  ChangesLink,
  ChangesPage,
  ChangeWeek,
  SiteChange,
} from "../../model/page/changes-page.ts";
import { isListed } from "../../model/page/page.ts";
import type { StoredPage } from "../../model/page/stored-page.ts";
import { getCurrentItem } from "../../model/site/current-item.ts";
import type { SiteShell } from "../../model/site/site.ts";
import { withBase, withTrailingSlash } from "../../model/url/route.ts";
import type { CommittedChange } from "./page-changes.ts";

export interface PageHistory {
  page: StoredPage;
  changes: readonly CommittedChange[];
}

/** Approximate number on the first page and in a section. Weeks are complete. */
const newestCount = 150;

const changesPerPage = 300;

const maxPages = 5;

export const changesRoute = "/changes";

/** Creates `/changes` with the newest changes, and a page for each section and year. */
export function getChangesPages(
  histories: readonly PageHistory[],
  { site, messages }: { site: SiteShell; messages: ContentMessages },
): ChangesPage[] {
  const listedHistories = withListedChanges(histories);
  if (listedHistories.length === 0) return [];
  const areas = getAreas(listedHistories, site);
  const all = joinChanges(listedHistories, site);
  const parts = getYearParts(all);
  const getRoute = (path: string) => withTrailingSlash(changesRoute + path, site.trailingSlash);
  const getHref = (path: string) => withBase(site.baseUrl, getRoute(path));
  const link = (label: string, path: string, current: string): ChangesLink => {
    return { label, href: path === current ? null : getHref(path) };
  };
  const changesPage = (
    path: string,
    title: string,
    changes: readonly SiteChange[],
  ): ChangesPage => ({
    kind: "changes",
    route: getRoute(path),
    title,
    description: fillIn(messages.changesDescription, { site: site.title }),
    keywords: [],
    otherNames: [],
    image: null,
    unlisted: false,
    isNewest: path === "",
    newestHref: getHref(""),
    weeks: groupByWeek(changes),
    areas:
      areas.length < 2
        ? []
        : [
            link(messages.allAreas, "", path),
            ...areas.map((area) => link(area.label, area.path, path)),
          ],
    years: parts.map((part) => link(part.label, part.path, path)),
    feeds: [
      { type: "application/atom+xml", label: "Atom", href: getFile(site, "atom.xml") },
      { type: "application/feed+json", label: "JSON", href: getFile(site, "feed.json") },
    ],
  });
  const getTitle = (subject: string) => fillIn(messages.changesOf, { subject });
  return [
    changesPage("", messages.changesTitle, completeWeeks(all)),
    ...(areas.length < 2 ? [] : areas).map(({ label, path, pages }) =>
      changesPage(path, getTitle(label), completeWeeks(joinChanges(pages, site))),
    ),
    ...parts.map(({ label, path, changes }) => changesPage(path, getTitle(label), changes)),
  ];
}

function withListedChanges(histories: readonly PageHistory[]): PageHistory[] {
  return histories.filter(({ page, changes }) => isListed(page) && changes.length > 0);
}

type Addresses = Pick<SiteShell, "baseUrl" | "trailingSlash">;

export function changeAddresses(
  histories: readonly PageHistory[],
  site: Addresses,
): (change: CommittedChange) => string | null {
  const addresses = new Map<string, string>();
  for (const { path, changes } of getYearParts(joinChanges(withListedChanges(histories), site))) {
    const page = withBase(site.baseUrl, withTrailingSlash(changesRoute + path, site.trailingSlash));
    for (const change of changes) addresses.set(getKey(change), `${page}#${change.id}`);
  }
  return (change) => addresses.get(getKey(change)) ?? null;
}

function getFile(site: SiteShell, name: string): string {
  return withBase(site.baseUrl, `${changesRoute}/${name}`);
}

interface Area {
  label: string;
  path: string;
  pages: PageHistory[];
}

function getAreas(
  histories: readonly PageHistory[],
  { navbar, baseUrl, title }: SiteShell,
): Area[] {
  const areas = groupBy(histories, ({ page }) => {
    const item = getCurrentItem(navbar, withBase(baseUrl, page.route));
    return item?.label ?? ("blog" in page ? page.blog.title : title);
  });
  const slugs = new Set<string>();
  return [...areas].map(([label, pages], index) => {
    const plain = label
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, "-")
      .replace(/^-|-$/g, "");
    const slug = plain === "" || slugs.has(plain) ? `area-${index + 1}` : plain;
    slugs.add(slug);
    return { label, path: `/areas/${slug}`, pages };
  });
}

function getKey({ commit, text }: Pick<SiteChange, "commit" | "text">): string {
  return `${commit} ${text}`;
}

const idDigits = 10;

function joinChanges(
  histories: readonly PageHistory[],
  { baseUrl }: Pick<SiteShell, "baseUrl">,
): SiteChange[] {
  const joined = new Map<string, SiteChange>();
  for (const { page, changes } of histories) {
    for (const { commit, date, text } of changes) {
      const key = getKey({ commit, text });
      const change = joined.get(key) ?? { id: "", commit, date, text, pages: [], unlistedCount: 0 };
      joined.set(key, change);
      if (change.pages.length === maxPages) change.unlistedCount += 1;
      else change.pages.push({ title: page.title, href: withBase(baseUrl, page.route) });
    }
  }
  const sorted = [...joined.values()].sort(
    (a, b) => compareText(b.date, a.date) || compareText(a.commit, b.commit),
  );
  let last = "";
  let count = 0;
  for (const change of sorted) {
    count = change.commit === last ? count + 1 : 1;
    last = change.commit;
    const name = `c-${change.commit.slice(0, idDigits)}`;
    change.id = count === 1 ? name : `${name}-${count}`;
  }
  return sorted;
}

function groupByWeek(changes: readonly SiteChange[]): ChangeWeek[] {
  const weeks: ChangeWeek[] = [];
  for (const change of changes) {
    const start = getMonday(change.date);
    const last = weeks.at(-1);
    if (last?.start === start) last.changes.push(change);
    else weeks.push({ start, changes: [change] });
  }
  return weeks;
}

/** ISO date of the Monday on or before a date. */
function getMonday(date: string): string {
  const day = new Date(date);
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7));
  return day.toISOString().slice(0, 10);
}

/** The newest changes in complete weeks, unless the last week would double them. */
function completeWeeks(changes: readonly SiteChange[]): SiteChange[] {
  const last = changes[newestCount - 1];
  if (!last) return [...changes];
  const week = getMonday(last.date);
  return changes.filter(
    (change, index) => index < newestCount || (index < changesPerPage && change.date >= week),
  );
}

interface YearPart {
  label: string;
  path: string;
  changes: SiteChange[];
}

function getYearParts(changes: readonly SiteChange[]): YearPart[] {
  const years = groupBy(changes, ({ date }) => date.slice(0, 4));
  return [...years].flatMap(([year, all]) =>
    Array.from({ length: Math.ceil(all.length / changesPerPage) }, (_, index) => ({
      label: index === 0 ? year : `${year} (${index + 1})`,
      path: index === 0 ? `/${year}` : `/${year}/${index + 1}`,
      changes: all.slice(index * changesPerPage, (index + 1) * changesPerPage),
    })),
  );
}
