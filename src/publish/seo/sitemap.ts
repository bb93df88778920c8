import { escapeXml } from "./escape-xml.ts";

/** A page that search engines may list. */
export interface SitemapEntry {
  /** Absolute address. */
  url: string;
  /** ISO date of the last change, or null where it is not known. */
  lastModified: string | null;
}

/** `sitemap.xml` as https://www.sitemaps.org/protocol.html describes it. */
export function sitemap(entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ url, lastModified }) => {
    const date = lastModified === null ? "" : `<lastmod>${lastModified}</lastmod>`;
    return `<url><loc>${escapeXml(url)}</loc>${date}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("")}</urlset>\n`;
}

/** `robots.txt`: everything may be read; what must not be listed says so itself. */
export function robots(sitemapUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${sitemapUrl}\n`;
}
