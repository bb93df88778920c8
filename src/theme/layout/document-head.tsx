import type { Form } from "../../kernel/client/form.ts";
import type { BlogLinks, Page } from "../../model/page.ts";
import { withBase } from "../../model/route.ts";
import type { SiteShell } from "../../model/site.ts";
import { pageTitle } from "./page-title.ts";

/** Colour of the browser's own bars: the brand's plum. */
const themeColor = "#3b1d5e";

interface DocumentHeadProps {
  page: Page;
  site: SiteShell;
  form: Form;
}

/** What search engines, link previews and the browser read of a page. */
export function DocumentHead({ page, site, form }: DocumentHeadProps) {
  const title = pageTitle(page, site);
  return (
    <head>
      {form === "document" && <Fixed page={page} site={site} title={title} />}
      <title>{title}</title>
      {page.description !== "" && <meta name="description" content={page.description} />}
      {isIndexed(page) && (
        <link rel="canonical" href={site.url + withBase(site.baseUrl, page.route)} />
      )}
    </head>
  );
}

/** What is the same on every page or read by crawlers only, which load documents. */
function Fixed({ page, site, title }: { page: Page; site: SiteShell; title: string }) {
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width,initial-scale=1" />
      <meta name="theme-color" content={themeColor} />
      <link rel="icon" href={site.favicon} />
      {site.fontStylesheet !== null && <link rel="stylesheet" href={site.fontStylesheet} />}
      {page.keywords.length > 0 && <meta name="keywords" content={page.keywords.join(",")} />}
      {!isIndexed(page) && <meta name="robots" content="noindex" />}
      {"blog" in page && <Feeds blog={page.blog} site={site} />}
      <meta property="og:title" content={title} />
      <meta property="og:type" content={isArticle(page) ? "article" : "website"} />
      {page.description !== "" && <meta property="og:description" content={page.description} />}
      {page.image !== null && <meta property="og:image" content={absolute(page.image, site)} />}
    </>
  );
}

/** What feed readers look for on every page of a blog. */
function Feeds({ blog, site }: { blog: BlogLinks; site: SiteShell }) {
  return blog.feeds.map(({ href, type, label }) => (
    <link key={href} rel="alternate" type={type} title={`${site.title} (${label})`} href={href} />
  ));
}

function isArticle({ kind }: Page): boolean {
  return kind === "doc" || kind === "blog-post";
}

function isIndexed(page: Page): boolean {
  return !page.unlisted && page.kind !== "not-found";
}

function absolute(address: string, site: SiteShell): string {
  return address.startsWith("/") ? site.url + address : address;
}
