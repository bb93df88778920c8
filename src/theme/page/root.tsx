import { StaticPart } from "../../framework/client/static/static-html.tsx";
import type { Page } from "../../model/page/page.ts";
import type { SiteShell } from "../../model/site/site.ts";
import { AnnouncementBar } from "../announcement/announcement-bar.tsx";
import * as messages from "../messages/messages.ts";
import { Navbar } from "../navbar/navbar.tsx";
import { ClientShell } from "./client-shell.tsx";
import { DocumentHead } from "./document-head.tsx";
import { PageContent, type PageContentProps } from "./page-content.tsx";

interface RootProps extends PageContentProps {
  /** What the footer holds. */
  footer: string;
  /** True in dev: React does not warn about attributes that inline scripts have changed. */
  quiet: boolean;
}

/** The whole document of a page. */
export function Root({ footer, quiet, ...props }: RootProps) {
  const { page, site, statics } = props;
  const changed = quiet && { suppressHydrationWarning: true };
  return (
    // Inline scripts set the color mode and other attributes before React looks at them.
    <html
      lang={site.locale.code}
      dir={site.locale.direction}
      data-theme={site.colorMode.default}
      className={pageClass(page)}
      {...changed}
    >
      <DocumentHead page={page} site={site} />
      <body {...changed}>
        <TopOfPage announcement={site.announcement} />
        <Navbar site={site} page={page} statics={statics} />
        <PageContent {...props} />
        <StaticPart as="footer" className="foot" html={footer} />
        <ClientShell />
      </body>
    </html>
  );
}

/** Without an announcement there is no placeholder either: it would be part of every payload. */
function TopOfPage({ announcement }: Pick<SiteShell, "announcement">) {
  const skip = (
    <a className="skip" href="#main">
      {messages.skipToContent}
    </a>
  );
  if (announcement === null) return skip;
  return (
    <>
      {skip}
      <AnnouncementBar {...announcement} />
    </>
  );
}

/** Class of `<html>` by kind of page: the names that style sheets and search crawlers know from the former engine. */
const classes: Record<Page["kind"], string> = {
  doc: "docs-doc-page",
  "doc-tags": "docs-tags-list-page",
  "doc-tag": "docs-tags-doc-list-page",
  "blog-list": "blog-list-page",
  "blog-post": "blog-post-page",
  "blog-archive": "blog-archive-page",
  "blog-tags": "blog-tags-list-page",
  "blog-tag": "blog-tags-post-list-page",
  markdown: "mdx-page",
  custom: "custom-page",
  search: "search-page-wrapper",
  "not-found": "not-found-page",
};

export function pageClass({ kind }: Page): string {
  return classes[kind];
}
