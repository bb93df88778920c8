import type { SearchGroup } from "../../search/client/provider.ts";
import { HitContent } from "./hit-content.tsx";
import { PageTitles } from "./page-titles.tsx";
import * as messages from "./search-messages.ts";

export const listId = "search-results";

export function optionId(index: number): string {
  return `search-option-${index}`;
}

interface ResultListProps {
  groups: SearchGroup[];
  /** Number of the active option. */
  active: number;
  onChosen(place: { group: SearchGroup; hit: SearchGroup["hits"][number] }): void;
}

/** The results by page. Focus stays in the field above: the options are links for pointers. */
export function ResultList({ groups, active, onChosen }: ResultListProps) {
  let last = -1;
  return (
    <div role="listbox" id={listId} aria-label={messages.searchResults}>
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a listbox
        <div role="group" key={group.href} className="hits" aria-label={group.title}>
          <PageTitles group={group} />
          {group.hits.map((hit) => {
            last += 1;
            return (
              <a
                role="option"
                key={hit.href}
                id={optionId(last)}
                href={hit.href}
                tabIndex={-1}
                className={`hit hit-${hit.kind}`}
                aria-selected={last === active}
                onClick={() => onChosen({ group, hit })}
              >
                <HitContent hit={hit} title={group.title} />
              </a>
            );
          })}
        </div>
      ))}
    </div>
  );
}
