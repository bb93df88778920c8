import { offlineMark } from "../../model/offline.ts";
import { type BlogLinks, hasSidebar, isListed, type Page } from "../../model/page/page.ts";
import { getVersionTag, versionTagName } from "../../model/search/search.ts";
import type { SiteShell } from "../../model/site/site.ts";
import { getSocialImageTitle } from "../../model/text/drawable-text.ts";
import {
  getAbsoluteUrl,
  getFileAddress,
  getMarkdownPageFile,
  getSocialImageFile,
  withBase,
} from "../../model/url/route.ts";
import codeFont from "../fonts/source-code-pro.woff2";
import textFont from "../fonts/source-sans-3.woff2";
import { sidebarId } from "../mobile-menu/popover-bar.tsx";
import { getPageTitle } from "../page-title/page-title.ts";
import { getDocsVersion } from "../versions/version-links.ts";
import { getStructuredData, isArticle } from "./structured-data.ts";

interface DocumentHeadProps {
  page: Page;
  site: SiteShell;
}

export function DocumentHead({ page, site }: DocumentHeadProps) {
  return (
    <head>
      <title>{getPageTitle(page, site)}</title>
      {page.description !== "" && <meta name="description" content={page.description} />}
      <VersionTag page={page} site={site} />
      {isListed(page) && <link rel="canonical" href={getAbsoluteUrl(site, page.route)} />}
    </head>
  );
}

function VersionTag({ page, site: { docsVersions } }: { page: Page; site: SiteShell }) {
  const version = getDocsVersion(page);
  if (version === undefined || !docsVersions || docsVersions.links.length < 2) return null;
  return <meta name={versionTagName} content={getVersionTag(version)} />;
}

/** Navigation does not update these. `rel=expect` delays painting until an element arrives. */
export function StaticHead({ page, site }: DocumentHeadProps) {
  const title = getPageTitle(page, site);
  const address = getAbsoluteUrl(site, page.route);
  const image = getImage(page, site);
  const data = getStructuredData(page, { address, site });
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <meta name="theme-color" content={site.themeColor} />
      {[textFont, codeFont].map((font) => (
        <link key={font} rel="preload" as="font" type="font/woff2" crossOrigin="" href={font} />
      ))}
      <link rel="expect" href={`#${hasSidebar(page) ? sidebarId : "main"}`} blocking="render" />
      {site.hasSearch && <OpenSearch site={site} />}
      <link rel="icon" href={site.favicon} />
      {site.manifest !== null && <link rel="manifest" href={site.manifest} />}
      {site.worksOffline && <meta name={offlineMark} />}
      {site.fontStylesheet !== null && <link rel="stylesheet" href={site.fontStylesheet} />}
      {page.keywords.length > 0 && <meta name="keywords" content={page.keywords.join(",")} />}
      {!isListed(page) && <meta name="robots" content="noindex" />}
      {"blog" in page && <Feeds feeds={page.blog.feeds} siteTitle={site.title} />}
      {site.hasMarkdownPages && isListed(page) && (
        <link
          rel="alternate"
          type="text/markdown"
          href={withBase(site.baseUrl, getFileAddress(getMarkdownPageFile(page.route)))}
        />
      )}
      {isListed(page) && <Languages page={page} site={site} />}
      <meta property="og:title" content={title} />
      <meta property="og:type" content={isArticle(page) ? "article" : "website"} />
      {page.description !== "" && <meta property="og:description" content={page.description} />}
      {image !== null && <meta property="og:image" content={image} />}
      {image !== null && <meta name="twitter:card" content="summary_large_image" />}
      {data !== null && <script type="application/ld+json">{data}</script>}
    </>
  );
}

/** Each language is a separate site with the same routes. Search engines ignore missing pages. */
function Languages({ page, site }: DocumentHeadProps) {
  const { locales, url } = site;
  if (locales.length < 2) return null;
  const [first] = [...locales].sort((a, b) => a.baseUrl.length - b.baseUrl.length);
  const links = [
    ...locales.map(({ code, baseUrl }) => ({ code, baseUrl })),
    ...(first ? [{ code: "x-default", baseUrl: first.baseUrl }] : []),
  ];
  return links.map(({ code, baseUrl }) => (
    <link
      key={code}
      rel="alternate"
      hrefLang={code}
      href={`${url}${withBase(baseUrl, page.route)}`}
    />
  ));
}

function OpenSearch({ site }: { site: SiteShell }) {
  return (
    <link
      rel="search"
      type="application/opensearchdescription+xml"
      title={site.title}
      href={withBase(site.baseUrl, "/opensearch.xml")}
    />
  );
}

function Feeds({ feeds, siteTitle }: Pick<BlogLinks, "feeds"> & { siteTitle: string }) {
  return feeds.map(({ href, type, label }) => (
    <link key={href} rel="alternate" type={type} title={`${siteTitle} (${label})`} href={href} />
  ));
}

function getImage(page: Page, site: SiteShell): string | null {
  if (page.image !== null) return toAbsolute(page.image, site);
  if (!site.hasSocialImages || !isListed(page)) return null;
  if (getSocialImageTitle(page, site) === undefined) return null;
  return getAbsoluteUrl(site, getFileAddress(getSocialImageFile(page.route)));
}

function toAbsolute(address: string, site: SiteShell): string {
  return address.startsWith("/") ? site.url + address : address;
}
