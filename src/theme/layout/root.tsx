import type { ReactNode } from "react";
import type { SiteShell } from "../../model/site.ts";
import * as messages from "../messages.ts";
import { AnnouncementBar } from "./announcement-bar.tsx";
import { ClientShell } from "./client-shell.tsx";
import { DocumentHead } from "./document-head.tsx";
import { Footer } from "./footer.tsx";
import { Navbar } from "./navbar.tsx";
import { pageClass } from "./page-class.ts";
import { PageContent, type PageContentProps } from "./page-content.tsx";

interface RootProps extends PageContentProps {
  /** What the footer of a document holds. */
  footer: ReactNode;
}

/** The whole document of a page. */
export function Root({ footer, ...props }: RootProps) {
  const { page, site, form } = props;
  // Only React's development build looks at it, and that is given documents alone.
  const quiet = form === "document" && { suppressHydrationWarning: true };
  return (
    // Inline scripts set the colour mode and other attributes before React looks at them.
    <html
      lang={site.locale.code}
      dir={site.locale.direction}
      data-theme={site.colorMode.default}
      className={pageClass(page)}
      {...quiet}
    >
      <DocumentHead page={page} site={site} form={form} />
      <body {...quiet}>
        <TopOfPage announcement={site.announcement} />
        <Navbar site={site} page={page} form={form} />
        <PageContent {...props} />
        <Footer form={form}>{footer}</Footer>
        <ClientShell />
      </body>
    </html>
  );
}

/** Nothing stands for the bar of a site without one: it would be in every page. */
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
