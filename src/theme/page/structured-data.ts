import type { BlogPostPage, DocPage, Page } from "../../model/page/page.ts";
import type { SiteShell } from "../../model/site/site.ts";
import { getBreadcrumbs } from "../doc/breadcrumbs.tsx";

type DocOrPost = DocPage | BlogPostPage;

export function isArticle(page: Page): page is DocOrPost {
  return page.kind === "doc" || page.kind === "blog-post";
}

/** JSON-LD (https://schema.org), or null if it would only repeat other elements of the head. */
export function getStructuredData(
  page: Page,
  { address, site }: { address: string; site: SiteShell },
): string | null {
  const breadcrumbs = getBreadcrumbData(page, { address, site });
  const questions = page.kind === "doc" ? getQuestionData(page, address) : [];
  const isUndatedDoc = page.kind === "doc" && !findLastChange(page);
  if (breadcrumbs.length + questions.length === 0 && (isUndatedDoc || !isArticle(page)))
    return null;
  const graph = [...(isArticle(page) ? [getArticleData(page)] : []), ...breadcrumbs, ...questions];
  const data = { "@context": "https://schema.org", "@graph": graph };
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}

function getArticleData(page: DocOrPost) {
  const article = { headline: page.title, ...getDateModified(page) };
  if (page.kind === "doc") return { "@type": "TechArticle", ...article };
  return { "@type": "BlogPosting", ...article, datePublished: page.date };
}

function getDateModified(page: DocOrPost) {
  const date = findLastChange(page);
  return date === null ? {} : { dateModified: date };
}

function findLastChange(page: DocOrPost): string | null {
  const reviewed = page.kind === "doc" ? page.lastReviewed : null;
  return [reviewed ?? "", page.lastUpdated ?? ""].sort().at(-1) || null;
}

/** https://schema.org/FAQPage; answers are HTML with absolute URLs. */
function getQuestionData({ questions }: DocPage, address: string) {
  if (!questions || questions.length === 0) return [];
  const withAbsoluteUrl = (_: string, attribute: string, url: string) =>
    `${attribute}="${URL.canParse(url, address) ? new URL(url, address).href : url}"`;
  const mainEntity = questions.map(({ id, name, answer }) => ({
    "@type": "Question",
    name,
    url: `${address}#${id}`,
    acceptedAnswer: {
      "@type": "Answer",
      text: answer.replace(/(?<=\s)(href|src)="([^"]*)"/g, withAbsoluteUrl),
    },
  }));
  return [{ "@type": "FAQPage", mainEntity }];
}

function getBreadcrumbData(page: Page, { address, site }: { address: string; site: SiteShell }) {
  const all = getBreadcrumbs(page, site);
  const steps = all.filter(({ href }, index) => href || index === all.length - 1);
  if (steps.length < 2) return [];
  const itemListElement = steps.map(({ label, href }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: label,
    item: index === steps.length - 1 ? address : site.url + href,
  }));
  return [{ "@type": "BreadcrumbList", itemListElement }];
}
