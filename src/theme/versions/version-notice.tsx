import type { PageVersions } from "../../model/page/docs-version.ts";
import * as messages from "../messages/messages.ts";

/** Says that readers of this version may want another one. */
export function VersionBanner({ label, banner, last }: PageVersions) {
  if (banner === null) return null;
  return (
    <aside className="admonition admonition-warning" aria-label={messages.versionNote}>
      {messages.versionBanner[banner](label)}{" "}
      <a href={last.href}>
        {last.isSamePage ? messages.samePageIn(last.label) : messages.startOf(last.label)}
      </a>
    </aside>
  );
}

/** The version of a page, above its title. */
export function VersionBadge({ label }: Pick<PageVersions, "label">) {
  return <p className="docs-version">{messages.docsVersion(label)}</p>;
}
