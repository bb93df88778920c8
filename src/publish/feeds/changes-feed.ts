import { fillIn } from "../../model/messages/fill-in.ts";
import type { ArticlePage, Stored } from "../../model/page/page.ts";
import type { StoredPage } from "../../model/page/stored-page.ts";
import * as messages from "../../model/reference/catalog-messages.ts";
import type { CatalogRelease } from "../../model/reference/library.ts";
import { getAbsoluteUrl } from "../../model/url/route.ts";
import type { Output, PlannedSite } from "../output.ts";
import { escapeXml, removeInvalidCharacters } from "../seo/xml.ts";

const atomFile = "api/changes.atom";
const jsonFile = "api/changes.json";

/** The number is limited because readers request a feed often. */
const maxReleases = 30;

export const changesFeedOutput: Output = {
  name: "changes feed",
  paths: (site) => (getChangesPage(site) ? [atomFile, jsonFile] : []),
  async write({ site, listedPages }, put) {
    const changes = getChangesPage({ listedPages });
    if (!changes) return;
    const { Feed } = await import("feed");
    const { page, releases } = changes;
    const link = getAbsoluteUrl(site, page.route);
    const getAddress = (file: string) => getAbsoluteUrl(site, `/${file}`);
    const feed = new Feed({
      title: `${site.title}: ${page.title}`,
      description: page.description,
      id: link,
      link,
      language: site.locale.code,
      // A build time would change the file of each build.
      updated: new Date(releases[0]?.date ?? 0),
      generator: false,
      feedLinks: { atom: getAddress(atomFile), json: getAddress(jsonFile) },
    });
    for (const release of releases.slice(0, maxReleases)) {
      const { id, title, date, services } = release;
      const address = `${link}#${id}`;
      feed.addItem({
        title: `${title}: ${services.map(({ text }) => text).join(", ")}`,
        link: address,
        id: address,
        date: new Date(date),
        published: new Date(date),
        content: getContent(release, site.url),
      });
    }
    put(atomFile, removeInvalidCharacters(feed.atom1()));
    put(jsonFile, feed.json1());
  },
};

function getChangesPage({ listedPages }: Pick<PlannedSite, "listedPages">): {
  page: StoredPage & Stored<ArticlePage>;
  releases: CatalogRelease[];
} | null {
  for (const page of listedPages) {
    if (!("body" in page) || page.body.kind !== "catalog-changes") continue;
    return { page, releases: page.body.releases };
  }
  return null;
}

function getContent({ services }: CatalogRelease, origin: string): string {
  const lists = services.map(({ href, text, changes }) => {
    const items = changes.map(({ kind, subject, name, breaking, values }) => {
      const code = `<code>${escapeXml(name)}</code>`;
      const entry = subject === "output" ? fillIn(messages.changedOutput, { name: code }) : code;
      const detail = values.map((value) => `<code>${escapeXml(value)}</code>`).join(" → ");
      const mark = breaking ? `<strong>${escapeXml(messages.badges.breaking)}</strong> ` : "";
      const texts = [`${mark}${entry}: ${escapeXml(messages.changes[kind])}`, detail];
      return `<li>${texts.filter(Boolean).join(", ")}</li>`;
    });
    const link = `<a href="${escapeXml(origin + href)}">${escapeXml(text)}</a>`;
    return `<h3>${link}</h3><ul>${items.join("")}</ul>`;
  });
  return lists.join("");
}
