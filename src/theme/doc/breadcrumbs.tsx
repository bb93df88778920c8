import type { Page } from "../../model/page/page.ts";
import type { Breadcrumb } from "../../model/page/sidebar.ts";
import * as messages from "../messages/messages.ts";

/**
 * Breadcrumbs to a page, ending with the page itself. A category whose first page this is has no
 * link, and is left out if it has the same name. Empty for top-level pages.
 */
export function breadcrumbsOf(page: Page): Breadcrumb[] {
  const all = stepsTo(page);
  const steps = all.filter(({ label, href }, index) => href || label !== all[index + 1]?.label);
  return steps.length > 1 ? steps : [];
}

function stepsTo(page: Page): Breadcrumb[] {
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
    case "changes":
      return page.isNewest
        ? []
        : [{ label: messages.allChanges, href: page.newest }, { label: page.title }];
    default:
      return [];
  }
}

export function Breadcrumbs({ page }: { page: Page }) {
  const steps = breadcrumbsOf(page);
  if (steps.length === 0) return null;
  return (
    <nav className="crumbs" aria-label={messages.breadcrumbs}>
      <ol>
        {steps.map(({ label, href }, index) => {
          const current = index === steps.length - 1 ? "page" : undefined;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two steps may have one label, and of two with one key React leaves one behind
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
