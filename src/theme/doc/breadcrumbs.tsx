import type { Page } from "../../model/page/page.ts";
import type { Breadcrumb } from "../../model/page/sidebar.ts";
import { getCurrentItem } from "../../model/site/current-item.ts";
import type { SiteShell } from "../../model/site/site.ts";
import { getRouteKey, withBase } from "../../model/url/route.ts";
import * as messages from "../messages/messages.ts";
import { getDocsVersion, toVersionLink } from "../versions/version-links.ts";

type SiteNavigation = Pick<SiteShell, "navbar" | "baseUrl">;

/** Empty for top-level pages. Omits a category that has no link and the label of the next item. */
export function getBreadcrumbs(page: Page, site: SiteNavigation): Breadcrumb[] {
  const all = [...getSection(page, site), ...getAllBreadcrumbs(page)];
  const shownCrumbs = all.filter(
    ({ label, href }, index) => href || label !== all[index + 1]?.label,
  );
  return shownCrumbs.length > 1 ? shownCrumbs : [];
}

/** The navbar item of the section that contains a doc, unless the other breadcrumbs include it. */
function getSection(page: Page, { navbar, baseUrl }: SiteNavigation): Breadcrumb[] {
  if (page.kind !== "doc") return [];
  const path = withBase(baseUrl, page.route);
  const item = getCurrentItem(navbar, path);
  if (!item) return [];
  const { label, href } = toVersionLink(item, getDocsVersion(page));
  const isSame = (other: string | undefined) =>
    other !== undefined && getRouteKey(other) === getRouteKey(href);
  const isIncluded =
    isSame(path) ||
    page.breadcrumbs.some((breadcrumb) => breadcrumb.label === label || isSame(breadcrumb.href));
  return isIncluded ? [] : [{ label, href }];
}

function getAllBreadcrumbs(page: Page): Breadcrumb[] {
  switch (page.kind) {
    case "doc":
      return page.breadcrumbs;
    case "doc-tag":
      return [{ label: messages.tags, href: page.allTagsHref }, { label: page.title }];
    case "blog-post":
      return [{ label: page.blog.title, href: page.blog.home }, { label: page.title }];
    case "blog-archive":
      return [{ label: page.blog.title, href: page.blog.home }, { label: messages.archive }];
    case "blog-tags":
      return [{ label: page.blog.title, href: page.blog.home }, { label: messages.tags }];
    case "blog-tag":
      return [
        { label: page.blog.title, href: page.blog.home },
        ...(page.blog.tags === null ? [] : [{ label: messages.tags, href: page.blog.tags }]),
        { label: page.title },
      ];
    default:
      return [];
  }
}

export function Breadcrumbs({ page, site }: { page: Page; site: SiteNavigation }) {
  const breadcrumbs = getBreadcrumbs(page, site);
  if (breadcrumbs.length === 0) return null;
  return (
    <nav className="crumbs" aria-label={messages.breadcrumbs}>
      <ol>
        {breadcrumbs.map(({ label, href }, index) => {
          const current = index === breadcrumbs.length - 1 ? "page" : undefined;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: labels may repeat, and React leaves an element behind if two have the same key
            <li key={index} aria-current={href === undefined ? current : undefined}>
              {href === undefined ? (
                label
              ) : (
                <a href={href} aria-current={current}>
                  {label}
                </a>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
