import type { ComponentType } from "react";
import type { Form } from "../../kernel/client/form.ts";
import type { DocPage } from "../../model/page.ts";
import type { SiteShell } from "../../model/site.ts";
import { tocIds } from "../hooks/active-heading.ts";
import { CrashBoundary } from "../layout/crash-boundary.tsx";
import { ArticleBody } from "./article-body.tsx";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import { LastReviewed } from "./last-reviewed.tsx";
import { Pager } from "./pager.tsx";
import { Sidebar } from "./sidebar.tsx";
import { Toc } from "./toc.tsx";

interface DocLayoutProps {
  page: DocPage;
  site: SiteShell;
  path: string;
  customComponents: Record<string, ComponentType>;
  form: Form;
}

/** A documentation page: sidebar, article, table of contents. */
export function DocLayout({ path, ...article }: DocLayoutProps) {
  const { page } = article;
  return (
    <div className="page">
      {page.sidebar && <Sidebar key={page.sidebar.name} sidebar={page.sidebar} path={path} />}
      <main id="main">
        <CrashBoundary>
          <Article {...article} />
        </CrashBoundary>
      </main>
    </div>
  );
}

function Article({ page, site, ...body }: Omit<DocLayoutProps, "path">) {
  const hasToc = !page.hideToc && tocIds(page.toc).length > 1;
  return (
    <>
      {page.breadcrumbs.length > 1 && <Breadcrumbs steps={page.breadcrumbs} />}
      {!page.hideTitle && <h1>{page.title}</h1>}
      {hasToc && <Toc key={page.id} entries={page.toc} />}
      <ArticleBody key={page.route} body={page.body} {...body} />
      {page.lastReviewed !== null && (
        <LastReviewed date={page.lastReviewed} locale={site.locale.code} />
      )}
      {(page.previous || page.next) && <Pager previous={page.previous} next={page.next} />}
    </>
  );
}
