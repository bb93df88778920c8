import type { ComponentType } from "react";
import type { Form } from "../../kernel/client/form.ts";
import type { Page } from "../../model/page.ts";
import { withBase } from "../../model/route.ts";
import type { SiteShell } from "../../model/site.ts";
import { DocLayout } from "../doc/doc-layout.tsx";
import * as messages from "../messages.ts";
import { ClientShell } from "./client-shell.tsx";
import { CrashBoundary } from "./crash-boundary.tsx";
import { DocumentHead } from "./document-head.tsx";
import { Footer } from "./footer.tsx";
import { Navbar } from "./navbar.tsx";
import { NotFound } from "./not-found.tsx";

export interface RootProps {
  page: Page;
  site: SiteShell;
  /** Components of the site's `pages/` folder by file name. */
  customPages: Record<string, ComponentType<{ site: SiteShell }>>;
  /** Components of the site that MDX may use beside the theme's. */
  customComponents: Record<string, ComponentType>;
  /** What is drawn: what a form leaves out, the browser has already. */
  form: Form;
}

const pageClass = { doc: "docs-doc-page", custom: "custom-page", "not-found": "not-found-page" };

/** The whole document of a page. */
export function Root(props: RootProps) {
  const { page, site, form } = props;
  const path = withBase(site.baseUrl, page.route);
  return (
    // Inline scripts set the colour mode and other attributes before React looks at them.
    <html
      lang={site.locale.code}
      dir={site.locale.direction}
      data-theme={site.colorMode.default}
      className={pageClass[page.kind]}
      suppressHydrationWarning
    >
      <DocumentHead page={page} site={site} form={form} />
      <body suppressHydrationWarning>
        <a className="skip" href="#main">
          {messages.skipToContent}
        </a>
        <Navbar
          site={site}
          path={path}
          hasSidebar={page.kind === "doc" && page.sidebar !== null}
          form={form}
        />
        <Content {...props} />
        <Footer site={site} form={form} />
        <ClientShell />
      </body>
    </html>
  );
}

function Content({ page, site, customPages, customComponents, form }: RootProps) {
  if (page.kind === "doc") {
    const path = withBase(site.baseUrl, page.route);
    const options = { page, site, path, customComponents, form };
    return <DocLayout {...options} />;
  }
  if (page.kind === "not-found") return <NotFound site={site} />;
  const Custom = customPages[page.component];
  if (!Custom) throw new Error(`no custom page \`${page.component}\``);
  return (
    <main id="main">
      <CrashBoundary>
        <Custom site={site} />
      </CrashBoundary>
    </main>
  );
}
