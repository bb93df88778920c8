import { searchRoute } from "../../model/search/search.ts";
import { getAbsoluteUrl } from "../../model/url/route.ts";
import type { Output } from "../output.ts";
import { escapeXml } from "./xml.ts";

export const sitemapOutput: Output = {
  name: "sitemap",
  isReplaceable: true,
  paths: () => ["sitemap.xml"],
  write({ pagesWithMarkdown, site }, put) {
    const entries = pagesWithMarkdown.map(({ page, lastModified }) => {
      return { url: getAbsoluteUrl(site, page.route), lastModified };
    });
    put("sitemap.xml", sitemap(entries));
  },
};

export const robotsOutput: Output = {
  name: "robots",
  isReplaceable: true,
  paths: () => ["robots.txt"],
  write: ({ site }, put) => put("robots.txt", robots(getAbsoluteUrl(site, "/sitemap.xml"))),
};

export const openSearchOutput: Output = {
  name: "search description",
  isReplaceable: true,
  paths: ({ site }) => (site.hasSearch ? ["opensearch.xml"] : []),
  write({ site }, put) {
    if (!site.hasSearch) return;
    const { title, tagline, favicon, url } = site;
    const searchUrl = getAbsoluteUrl(site, searchRoute);
    const icon = new URL(favicon, url).href;
    put("opensearch.xml", openSearch({ title, description: tagline, searchUrl, icon }));
  },
};

interface SitemapEntry {
  url: string;
  /** ISO date of the last change, or null. */
  lastModified: string | null;
}

/** Source: https://www.sitemaps.org/protocol.html */
export function sitemap(entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ url, lastModified }) => {
    const date = lastModified === null ? "" : `<lastmod>${lastModified}</lastmod>`;
    return `<url><loc>${escapeXml(url)}</loc>${date}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("")}</urlset>\n`;
}

/** Unlisted pages have a `noindex` meta tag, so nothing is disallowed here. */
export function robots(sitemapUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${sitemapUrl}\n`;
}

interface OpenSearchSite {
  title: string;
  description: string;
  searchUrl: string;
  icon: string;
}

/** OpenSearch 1.1 lets browsers add the site as a search engine. */
export function openSearch({ title, description, searchUrl, icon }: OpenSearchSite): string {
  // The format limits the names to 16 and 48 characters, and the description to 1,024.
  const shortName = title.slice(0, 16).trim();
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${escapeXml(shortName)}</ShortName>
<LongName>${escapeXml(title.slice(0, 48))}</LongName>
<Description>${escapeXml(description.slice(0, 1024))}</Description>
<InputEncoding>UTF-8</InputEncoding>
<Image>${escapeXml(icon)}</Image>
<Url type="text/html" template="${escapeXml(searchUrl)}?q={searchTerms}"/>
</OpenSearchDescription>
`;
}
