import type { Page } from "../../model/page/page.ts";
import type { SiteShell } from "../../model/site/site.ts";
import { AnnouncementBar } from "../announcement/announcement-bar.tsx";
import * as messages from "../messages/messages.ts";
import { sidebarId } from "../mobile-menu/popover-bar.tsx";

type TopOfPageProps = Pick<SiteShell, "announcement"> & { page: Page };

/** Returns the link alone where possible: `false` children add bytes to every payload. */
export function TopOfPage({ announcement, page }: TopOfPageProps) {
  const inputs = getInputsId(page);
  const skip = (
    <a className="skip" href={`#${getTextId(page)}`}>
      {messages.skipToContent}
    </a>
  );
  const hasSidebar = page.kind === "doc" && page.sidebar !== null;
  if (announcement === null && inputs === null && !hasSidebar) return skip;
  return (
    <>
      {skip}
      {inputs !== null && (
        <a className="skip" href={`#${inputs}`}>
          {messages.skipToInputs}
        </a>
      )}
      {hasSidebar && (
        <a className="skip" href={`#${sidebarId}`}>
          {messages.skipToSidebar}
        </a>
      )}
      {announcement !== null && <AnnouncementBar {...announcement} />}
    </>
  );
}

function getTextId(page: Page): string {
  return "body" in page && !page.hideTitle ? "article-body" : "main";
}

/** Service pages get a second skip link, because up to a hundred links precede the inputs. */
function getInputsId(page: Page): string | null {
  if (!("body" in page) || page.body.kind !== "reference") return null;
  const { requiredInputs, optionalInputs } = page.body.reference;
  if (requiredInputs.length > 0) return "required-inputs";
  return optionalInputs.length > 0 ? "optional-inputs" : null;
}
