import { StaticPart } from "../../framework/client/static-part.tsx";
import type { Page } from "../../model/page/page.ts";
import type { SiteShell } from "../../model/site/site.ts";
import { AnnouncementBar } from "../announcement/announcement-bar.tsx";
import { CrashBoundary } from "../errors/crash-boundary.tsx";
import * as messages from "../messages/messages.ts";
import { MovedAnchors } from "../moved-anchors/moved-anchors.tsx";
import { Navbar } from "../navbar/navbar.tsx";
import { ClientShell } from "./client-shell.tsx";
import { DocumentHead } from "./document-head.tsx";
import { pageClass } from "./page-class.ts";
import { PageContent, type PageContentProps } from "./page-content.tsx";

interface RootProps extends PageContentProps {
  footer: string;
  /** In dev, React must not warn about attributes set by inline scripts. */
  suppressHydrationWarning: boolean;
}

export function Root({ footer, suppressHydrationWarning, ...props }: RootProps) {
  const { page, site, statics } = props;
  return (
    <html
      lang={site.locale.code}
      dir={site.locale.direction}
      data-theme={site.colorMode.default}
      className={pageClass(page)}
      suppressHydrationWarning={suppressHydrationWarning}
    >
      <DocumentHead page={page} site={site} />
      <body suppressHydrationWarning={suppressHydrationWarning}>
        <CrashBoundary fallback={null}>
          <TopOfPage announcement={site.announcement} text={textId(page)} inputs={inputsId(page)} />
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

function textId(page: Page): string {
  return "body" in page && !page.hideTitle ? "article-body" : "main";
}

/** On the page of a service, where the text before the inputs has a hundred links. */
function inputsId(page: Page): string | null {
  if (!("body" in page) || page.body.kind !== "reference") return null;
  const { requiredInputs, optionalInputs } = page.body.reference;
  if (requiredInputs.length > 0) return "required-inputs";
  return optionalInputs.length > 0 ? "optional-inputs" : null;
}

type TopOfPageProps = Pick<SiteShell, "announcement"> & { text: string; inputs: string | null };

/** No placeholders on most pages: they would be part of every payload. */
function TopOfPage({ announcement, text, inputs }: TopOfPageProps) {
  const skip = (
    <a className="skip" href={`#${text}`}>
      {messages.skipToContent}
    </a>
  );
  if (announcement === null && inputs === null) return skip;
  return (
    <>
      {skip}
      {inputs !== null && (
        <a className="skip" href={`#${inputs}`}>
          {messages.skipToInputs}
        </a>
      )}
      {announcement !== null && <AnnouncementBar {...announcement} />}
    </>
  );
}
