import { escapeXml } from "./escape-xml.ts";

export interface OpenSearchSite {
  title: string;
  description: string;
  /** Absolute address of the page with results; the query follows as `?q=`. */
  searchUrl: string;
  /** Absolute address of the icon. */
  icon: string;
}

/** The description by which browsers offer the site's search (OpenSearch 1.1). */
export function openSearch({ title, description, searchUrl, icon }: OpenSearchSite): string {
  // The format allows 16 characters for the short name and 1,024 for the description.
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
