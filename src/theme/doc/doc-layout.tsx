import type { PageVersions } from "../../model/page/docs-version.ts";
import type { DocPage } from "../../model/page/page.ts";
import type { SiteShell } from "../../model/site/site.ts";
import { Article, type ArticleProps } from "../article/article.tsx";
import { CrashBoundary } from "../errors/crash-boundary.tsx";
import * as messages from "../messages/messages.ts";
import { SidebarBar } from "../mobile-menu/popover-bar.tsx";
import { PageTools } from "../page-tools/page-tools.tsx";
import { Pager } from "../pager/pager.tsx";
import { Sidebar } from "../sidebar/sidebar.tsx";
import { SidebarContent } from "../sidebar/sidebar-content.tsx";
import { TagList } from "../tags/tags.tsx";
import { Breadcrumbs } from "./breadcrumbs.tsx";

interface DocProps extends ArticleProps {
  page: DocPage;
  site: SiteShell;
}

interface DocLayoutProps extends DocProps {
  path: string;
}

export function DocLayout({ path, ...doc }: DocLayoutProps) {
  const { sidebar } = doc.page;
  const { baseUrl } = doc.site;
  return (
    <div className={sidebar ? "page" : "page centered"}>
      <main id="main">
        <CrashBoundary>
          <Doc {...doc} />
        </CrashBoundary>
      </main>
      {/* After the article, so that the keyboard gets to the text first. */}
      {sidebar && (
        <CrashBoundary key={sidebar.name} fallback={null}>
          <Sidebar
            name={sidebar.name}
            treeUrl={sidebar.treeUrl}
            bar={doc.statics.render(<SidebarBar site={doc.site} page={doc.page} />)}
            html={doc.statics.render(
              <SidebarContent items={sidebar.items} choices={{}} path={path} baseUrl={baseUrl} />,
            )}
            path={path}
            baseUrl={baseUrl}
          />
        </CrashBoundary>
      )}
    </div>
  );
}

function Doc({ page, site, ...options }: DocProps) {
  return (
    <>
      <Breadcrumbs page={page} site={site} />
      {page.versions && <VersionBanner {...page.versions} />}
      {page.versions && <DocsVersionBadge label={page.versions.label} />}
      <Article page={page} {...options} />
      {page.tags.length > 0 && <TagList tags={page.tags} />}
      <PageTools page={page} site={site} statics={options.statics} />
      {(page.previous || page.next) && (
        <Pager statics={options.statics} previous={page.previous} next={page.next} />
      )}
    </>
  );
}

function VersionBanner({ label, banner, last }: PageVersions) {
  if (banner === null) return null;
  return (
    <aside
      className="admonition admonition-warning"
      aria-label={messages.versionNote}
      data-search="off"
    >
      {messages.versionBanner[banner](label)}{" "}
      <a href={last.href}>
        {last.isSamePage
          ? messages.samePageLink(last.label)
          : messages.versionStartLink(last.label)}
      </a>
    </aside>
  );
}

function DocsVersionBadge({ label }: Pick<PageVersions, "label">) {
  return (
    <p className="docs-version" data-search="off">
      {messages.docsVersion(label)}
    </p>
  );
}
