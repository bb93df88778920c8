import type { ComponentType, ReactNode } from "react";
import type { StaticRenderer } from "../../framework/client/static-renderer.ts";
import type { CustomPage, Page } from "../../model/page/page.ts";
import type { SiteShell } from "../../model/site/site.ts";
import { withBase } from "../../model/url/route.ts";
import { Article } from "../article/article.tsx";
import { BlogContent } from "../blog/blog-content.tsx";
import { BlogNav } from "../blog/posts.tsx";
import { Breadcrumbs } from "../doc/breadcrumbs.tsx";
import { DocLayout } from "../doc/doc-layout.tsx";
import { CrashBoundary } from "../errors/crash-boundary.tsx";
import * as messages from "../messages/messages.ts";
import { NotFound } from "../not-found/not-found.tsx";
import { getPageHeading } from "../page-title/page-title.ts";
import { PageTools } from "../page-tools/page-tools.tsx";
import { SearchPage } from "../search/page/search-page.tsx";
import { DocTagList, TagGroups } from "../tags/tags.tsx";

export interface PageContentProps {
  page: Page;
  site: SiteShell;
  customPages: Record<string, ComponentType<{ site: SiteShell }>>;
  customComponents: Record<string, ComponentType>;
  statics: StaticRenderer;
}

export function PageContent({ page, site, customPages, ...options }: PageContentProps) {
  switch (page.kind) {
    case "doc":
      return (
        <DocLayout page={page} site={site} path={withBase(site.baseUrl, page.route)} {...options} />
      );
    case "doc-tags":
      return (
        <PlainLayout site={site}>
          <TagGroups
            heading={getPageHeading(page, site.locale.code)}
            groups={page.groups}
            countForms={messages.pageCount}
            locale={site.locale.code}
          />
        </PlainLayout>
      );
    case "doc-tag":
      return (
        <PlainLayout page={page} site={site}>
          <DocTagList
            // A filter belongs to one page.
            key={page.route}
            heading={getPageHeading(page, site.locale.code)}
            page={page}
            locale={site.locale.code}
          />
        </PlainLayout>
      );
    case "blog-list":
    case "blog-post":
    case "blog-archive":
    case "blog-tags":
    case "blog-tag":
      return (
        <PlainLayout
          page={page}
          site={site}
          nav={<BlogNav links={page.blog} path={withBase(site.baseUrl, page.route)} />}
        >
          <BlogContent page={page} site={site} {...options} />
        </PlainLayout>
      );
    case "markdown":
      return (
        <PlainLayout site={site}>
          <Article page={page} {...options} />
          <PageTools page={page} site={site} statics={options.statics} />
        </PlainLayout>
      );
    case "custom":
      return <Custom page={page} site={site} customPages={customPages} />;
    case "search":
      return (
        <PlainLayout site={site}>
          <SearchPage site={site} />
        </PlainLayout>
      );
    case "not-found":
      return <NotFound site={site} />;
  }
}

interface PlainLayoutProps {
  page?: Page;
  site: SiteShell;
  nav?: ReactNode;
  children: ReactNode;
}

/** A page that is not part of the docs. Without `nav`, it is centered. */
function PlainLayout({ page, site, nav, children }: PlainLayoutProps) {
  return (
    <div className={nav ? "page" : "page centered"}>
      {nav}
      <main id="main">
        {page && <Breadcrumbs page={page} site={site} />}
        <CrashBoundary>{children}</CrashBoundary>
      </main>
    </div>
  );
}

type CustomProps = Pick<PageContentProps, "site" | "customPages"> & { page: CustomPage };

function Custom({ page, site, customPages }: CustomProps) {
  const Component = customPages[page.component];
  if (!Component) throw new Error(`no custom page \`${page.component}\``);
  return (
    <main id="main">
      <CrashBoundary>
        <Component site={site} />
      </CrashBoundary>
    </main>
  );
}
