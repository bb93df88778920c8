import type { Page } from "../../model/page.ts";
import { withBase } from "../../model/route.ts";
import type { SiteShell } from "../../model/site.ts";
import { pageTitle } from "./page-title.ts";

/** Colour of the browser's own bars: the brand's plum. */
const themeColor = "#3b1d5e";

/** What search engines, link previews and the browser read of a page. */
export function DocumentHead({ page, site }: { page: Page; site: SiteShell }) {
  const title = pageTitle(page, site);
  const { respectSystem, default: mode } = site.colorMode;
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width,initial-scale=1" />
      <title>{title}</title>
      <meta name="color-scheme" content={respectSystem ? "light dark" : mode} />
      <meta name="theme-color" content={themeColor} />
      <link rel="icon" href={site.favicon} />
      {site.fontStylesheet !== null && <link rel="stylesheet" href={site.fontStylesheet} />}
      {page.description !== "" && (
        <>
          <meta name="description" content={page.description} />
          <meta property="og:description" content={page.description} />
        </>
      )}
      {page.keywords.length > 0 && <meta name="keywords" content={page.keywords.join(",")} />}
      {page.unlisted || page.kind === "not-found" ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={site.url + withBase(site.baseUrl, page.route)} />
      )}
      <meta property="og:title" content={title} />
      <meta property="og:type" content={page.kind === "doc" ? "article" : "website"} />
      {page.image !== null && <meta property="og:image" content={absolute(page.image, site)} />}
    </head>
  );
}

function absolute(address: string, site: SiteShell): string {
  return address.startsWith("/") ? site.url + address : address;
}
