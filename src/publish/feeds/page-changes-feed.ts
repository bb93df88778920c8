import type { Feed } from "feed";
import type { ChangesPage } from "../../model/page/changes-page.ts";
import { getAbsoluteUrl } from "../../model/url/route.ts";
import { getOutputFile, type Output, type PlannedSite } from "../output.ts";
import { escapeXml, removeInvalidCharacters } from "../seo/xml.ts";

/** The number is limited because readers request a feed often. */
const maxChanges = 50;

export const pageChangesFeedOutput: Output = {
  name: "page changes feed",
  paths: (site) =>
    getChangesPage(site)?.feeds.map(({ href }) => getOutputFile(href, site.site.baseUrl)) ?? [],
  async write(site, put) {
    const page = getChangesPage(site);
    if (!page) return;
    for (const { href, type } of page.feeds) {
      const isAtom = type === "application/atom+xml";
      // Titles are HTML in Atom and text in JSON Feed.
      const feed = await getChangesFeed(page, site, isAtom ? escapeXml : (text) => text);
      put(
        getOutputFile(href, site.site.baseUrl),
        isAtom ? removeInvalidCharacters(feed.atom1()) : feed.json1(),
      );
    }
  },
};

async function getChangesFeed(
  page: ChangesPage,
  { site }: PlannedSite,
  encodeTitle: (text: string) => string,
): Promise<Feed> {
  const { Feed } = await import("feed");
  const { title, url, locale } = site;
  const [atom = "", json = ""] = page.feeds.map(({ href }) => url + href);
  const home = getAbsoluteUrl(site, page.route);
  const changes = page.weeks.flatMap((week) => week.changes);
  const feed = new Feed({
    title: encodeTitle(`${title}: ${page.title}`),
    description: encodeTitle(page.description),
    id: home,
    link: home,
    language: locale.code,
    // The same history must give the same file.
    updated: new Date(changes[0]?.date ?? 0),
    generator: false,
    feedLinks: { atom, json },
  });
  for (const { commit, date, text, pages } of changes.slice(0, maxChanges)) {
    const links = pages.map(({ title: name, href }) => {
      return `<li><a href="${escapeXml(url + href)}">${escapeXml(name)}</a></li>`;
    });
    // One commit can have an entry for each page.
    const [first] = pages;
    feed.addItem({
      title: encodeTitle(text),
      link: url + (first?.href ?? site.baseUrl),
      id: `${home}#${commit.slice(0, 12)}${first?.href ?? ""}`,
      date: new Date(date),
      published: new Date(date),
      content: `<p>${escapeXml(text)}</p><ul>${links.join("")}</ul>`,
    });
  }
  return feed;
}

function getChangesPage({
  listedPages,
}: Pick<PlannedSite, "listedPages">): ChangesPage | undefined {
  for (const page of listedPages) if (page.kind === "changes" && page.isNewest) return page;
  return undefined;
}
