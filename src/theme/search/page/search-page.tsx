import type { SiteShell } from "../../../model/site/site.ts";
import * as messages from "../search-messages.ts";
import { AllResults } from "./all-results.tsx";

export function SearchPage({ site }: { site: SiteShell }) {
  const all = site.navbar.flatMap((item) => {
    if (item.type === "link") return [item];
    return item.type === "dropdown" ? item.items : [];
  });
  // A dropdown may repeat links for narrow windows.
  const links = new Map(all.map(({ href, label }) => [href, label]));
  const versions = site.docsVersions?.links.map(({ name, label }) => [name, label]) ?? [];
  return (
    <div className="search-all wide">
      <h1>{messages.searchLabel}</h1>
      <AllResults versionLabels={Object.fromEntries(versions)} />
      <div className="search-off">
        <p>{messages.searchNeedsScripts}</p>
        <ul>
          {[...links].map(([href, label]) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
