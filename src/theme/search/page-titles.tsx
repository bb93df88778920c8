import type { SearchGroup } from "../../search/client/provider.ts";
import { titlesAbove } from "./result-titles.ts";

/** Where the page of a group stands. Its own title is there unless it comes next, as a hit. */
export function PageTitles({ group }: { group: SearchGroup }) {
  const above = titlesAbove(group);
  const own = group.hits[0]?.kind === "page" ? [] : [group.title];
  const titles = [...above, ...own];
  if (titles.length === 0) return null;
  return (
    <div className="hits-page" role="presentation">
      {titles.join(" › ")}
    </div>
  );
}
