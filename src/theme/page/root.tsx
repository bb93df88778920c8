import { StaticPart } from "../../framework/client/static-part.tsx";
import { CrashBoundary } from "../errors/crash-boundary.tsx";
import { MovedAnchors } from "../moved-anchors/moved-anchors.tsx";
import { Navbar } from "../navbar/navbar.tsx";
import { ClientShell } from "./client-shell.tsx";
import { DocumentHead } from "./document-head.tsx";
import { getPageClass } from "./page-class.ts";
import { PageContent, type PageContentProps } from "./page-content.tsx";
import { TopOfPage } from "./top-of-page.tsx";

interface RootProps extends PageContentProps {
  footer: string;
  fileNamedPages: readonly string[];
  dev: boolean;
}

export function Root({ footer, fileNamedPages, dev, ...props }: RootProps) {
  const { page, site, statics } = props;
  // In dev, React must not warn about attributes set by inline scripts.
  const hydrationProps = dev ? { suppressHydrationWarning: true } : {};
  return (
    <html
      lang={site.locale.code}
      dir={site.locale.direction}
      data-theme={site.colorMode.default}
      className={getPageClass(page)}
      data-pages={fileNamedPages.join(" ") || undefined}
      data-documents={page.documentLinks?.join(" ")}
      {...hydrationProps}
    >
      <DocumentHead page={page} site={site} />
      <body {...hydrationProps}>
        <CrashBoundary fallback={null}>
          <TopOfPage announcement={site.announcement} page={page} />
          <Navbar site={site} page={page} statics={statics} />
        </CrashBoundary>
        <PageContent {...props} />
        <StaticPart as="footer" className="foot" html={footer} />
        <CrashBoundary fallback={null}>
          <ClientShell />
          {page.movedAnchors ? <MovedAnchors anchors={page.movedAnchors} /> : null}
        </CrashBoundary>
      </body>
    </html>
  );
}
