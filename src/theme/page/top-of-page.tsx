import { hasSidebar, type Page } from "../../model/page/page.ts";
import type { SiteShell } from "../../model/site/site.ts";
import { AnnouncementBar } from "../announcement/announcement-bar.tsx";
import * as messages from "../messages/messages.ts";
import { sidebarId } from "../mobile-menu/popover-bar.tsx";
import { getInputsId } from "../reference/reference-top.tsx";

type TopOfPageProps = Pick<SiteShell, "announcement"> & { page: Page };

export function TopOfPage({ announcement, page }: TopOfPageProps) {
  const inputs = getSkippableInputs(page);
  return (
    <>
      <SkipLink target={getTextId(page)} text={messages.skipToContent} />
      {inputs !== null && <SkipLink target={inputs} text={messages.skipToInputs} />}
      {hasSidebar(page) && <SkipLink target={sidebarId} text={messages.skipToSidebar} />}
      {announcement !== null && <AnnouncementBar {...announcement} />}
    </>
  );
}

function SkipLink({ target, text }: { target: string; text: string }) {
  return (
    <a className="skip" href={`#${target}`}>
      {text}
    </a>
  );
}

function getTextId(page: Page): string {
  return "body" in page && !page.hideTitle ? "article-body" : "main";
}

/** Service pages get a second skip link, because up to a hundred links precede the inputs. */
function getSkippableInputs(page: Page): string | null {
  return "body" in page && page.body.kind === "reference" ? getInputsId(page.body.reference) : null;
}
