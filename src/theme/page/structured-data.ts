import type { BlogPostPage, DocPage } from "../../model/page/page.ts";
import type { SiteShell } from "../../model/site/site.ts";

export type ArticleOfSite = DocPage | BlogPostPage;

/**
 * What search engines read of an article, as JSON-LD (https://schema.org/TechArticle). `<` is
 * written as an escape, so that no title can end the script element. Null for an article of which
 * nothing is known but what its other elements say.
 */
export function structuredData(
  page: ArticleOfSite,
  { address, site }: { address: string; site: SiteShell },
): string | null {
  const article =
    page.kind === "doc"
      ? { "@type": "TechArticle", headline: page.title, ...modified(page) }
      : {
          "@type": "BlogPosting",
          headline: page.title,
          datePublished: page.date,
          ...modified(page),
        };
  if (page.kind === "doc" && !lastChange(page) && page.breadcrumbs.length < 2) return null;
  const graph = [article, ...(page.kind === "doc" ? trail(page, { address, site }) : [])];
  const data = { "@context": "https://schema.org", "@graph": graph };
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}

function modified(page: ArticleOfSite) {
  const date = lastChange(page);
  return date === null ? {} : { dateModified: date };
}

/** A review changes a page too, if only what can be said of it. */
function lastChange(page: ArticleOfSite): string | null {
  const reviewed = page.kind === "doc" ? page.lastReviewed : null;
  return [reviewed ?? "", page.lastUpdated ?? ""].sort().at(-1) || null;
}

/** The way to a page; a single step is no way. */
function trail(page: DocPage, { address, site }: { address: string; site: SiteShell }) {
  const steps = page.breadcrumbs;
  if (steps.length < 2) return [];
  const itemListElement = steps.map(({ label, href }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: label,
    ...(index === steps.length - 1 ? { item: address } : href && { item: site.url + href }),
  }));
  return [{ "@type": "BreadcrumbList", itemListElement }];
}
