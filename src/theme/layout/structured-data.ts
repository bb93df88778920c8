import type { BlogPostPage, DocPage } from "../../model/page.ts";
import type { SiteShell } from "../../model/site.ts";

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
      ? { "@type": "TechArticle", headline: page.title, ...reviewed(page) }
      : { "@type": "BlogPosting", headline: page.title, datePublished: page.date };
  if (page.kind === "doc" && page.lastReviewed === null && page.breadcrumbs.length < 2) return null;
  const graph = [article, ...(page.kind === "doc" ? trail(page, { address, site }) : [])];
  const data = { "@context": "https://schema.org", "@graph": graph };
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}

function reviewed({ lastReviewed }: DocPage) {
  return lastReviewed === null ? {} : { dateModified: lastReviewed };
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
