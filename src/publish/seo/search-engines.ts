import { searchRoute } from "../../model/search/search.ts";
import { getAbsoluteUrl } from "../../model/url/route.ts";
import type { Output } from "../output.ts";
import { escapeXml } from "./xml.ts";

/** Source: https://www.sitemaps.org/protocol.html */
export const sitemapOutput: Output = {
  name: "sitemap",
  isReplaceable: true,
  paths: () => ["sitemap.xml"],
  write({ markdownPages, site }, put) {
    const urls = markdownPages.map(({ page, lastModified }) => {
      const url = escapeXml(getAbsoluteUrl(site, page.route));
      const date = lastModified === null ? "" : `<lastmod>${lastModified}</lastmod>`;
      return `<url><loc>${url}</loc>${date}</url>\n`;
    });
    const namespace = "http://www.sitemaps.org/schemas/sitemap/0.9";
    const body = `<urlset xmlns="${namespace}">\n${urls.join("")}</urlset>\n`;
    put("sitemap.xml", `<?xml version="1.0" encoding="UTF-8"?>\n${body}`);
  },
};

/** Unlisted pages have a `noindex` meta tag, so nothing is disallowed here. */
export const robotsOutput: Output = {
  name: "robots",
  isReplaceable: true,
  paths: () => ["robots.txt"],
  write({ site }, put) {
    const sitemapUrl = getAbsoluteUrl(site, "/sitemap.xml");
    put("robots.txt", `User-agent: *\nAllow: /\n\nSitemap: ${sitemapUrl}\n`);
  },
};

/** OpenSearch 1.1 lets browsers add the site as a search engine. */
export const openSearchOutput: Output = {
  name: "search description",
  isReplaceable: true,
  paths: ({ site }) => (site.hasSearch ? ["opensearch.xml"] : []),
  write({ site }, put) {
    if (!site.hasSearch) return;
    const { title, tagline, favicon, url } = site;
    // The format limits the names to 16 and 48 characters, and the description to 1,024.
    const text = `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${escapeXml(title.slice(0, 16).trim())}</ShortName>
<LongName>${escapeXml(title.slice(0, 48))}</LongName>
<Description>${escapeXml(tagline.slice(0, 1024))}</Description>
<InputEncoding>UTF-8</InputEncoding>
<Image>${escapeXml(new URL(favicon, url).href)}</Image>
<Url type="text/html" template="${escapeXml(getAbsoluteUrl(site, searchRoute))}?q={searchTerms}"/>
</OpenSearchDescription>
`;
    put("opensearch.xml", text);
  },
};
