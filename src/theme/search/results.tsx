import { memo, startTransition, useEffect, useLayoutEffect, useState } from "react";
import type {
  SearchFailure,
  SearchGroup,
  SearchHit,
  SearchResults,
  TextPiece,
} from "../../search/client/provider.ts";
import { pagePlural } from "../messages/page-plural.ts";
import { titlesAbove, titlesBetween } from "./result-titles.ts";
import * as messages from "./search-messages.ts";

export const listId = "search-results";

export function optionId(index: number): string {
  return `search-option-${index}`;
}

/** Pages of the first step. */
const firstStep = 2;

/** The best pages first and the others a moment later, so that no task is long on a slow processor. */
function useSteps(groups: SearchGroup[]): SearchGroup[] {
  const [isWhole, setWhole] = useState(false);
  useEffect(() => startTransition(() => setWhole(true)), []);
  return isWhole ? groups : groups.slice(0, firstStep);
}

interface ResultListProps {
  groups: SearchGroup[];
  /** Number of the active option. */
  active: number;
}

/**
 * The results by page. Focus stays in the field above: the options are links for pointers. Each key
 * draws the dialog anew, but not the results that stay.
 */
export const ResultList = memo(function ResultList({ groups, active }: ResultListProps) {
  const drawn = useSteps(groups);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an option may be drawn after it became active
  useLayoutEffect(() => {
    const option = document.getElementById(optionId(active));
    if (option) option.scrollIntoView({ block: "nearest" });
    // Another answer begins at its best result.
    else document.getElementById(listId)?.parentElement?.scrollTo(0, 0);
  }, [active, drawn]);
  let last = -1;
  return (
    <div role="listbox" id={listId} aria-label={messages.searchResults}>
      {drawn.map((group) => (
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
              >
                <HitContent hit={hit} title={group.title} />
              </a>
            );
          })}
        </div>
      ))}
    </div>
  );
});

export interface Choice {
  group: SearchGroup;
  hit: SearchGroup["hits"][number];
}

/** The option that a click hit, if it hit one. */
export function choiceOf(target: EventTarget, groups: SearchGroup[]): Choice | undefined {
  const id = target instanceof Element && target.closest("[role=option]")?.id;
  const all = groups.flatMap((group) => group.hits.map((hit) => ({ group, hit })));
  return all.find((_, index) => optionId(index) === id);
}

/** What a hit says of itself: its heading with those above it, its kind, and the matching text. */
export function HitContent({ hit, title }: { hit: SearchHit; title: string }) {
  const above = titlesBetween(hit, title);
  return (
    <>
      <span className="hit-heading">
        <span>
          {above.length > 0 && <span className="hit-above">{`${above.join(" › ")} › `}</span>}
          <MarkedText pieces={hit.heading} />
        </span>
        {(hit.kind === "input" || hit.kind === "output") && (
          <span className="hit-kind">{messages.searchKinds[hit.kind]}</span>
        )}
      </span>
      <span className="hit-text">
        <MarkedText pieces={hit.excerpt} />
      </span>
    </>
  );
}

/** Text with its matches marked. Never markup: what a page quotes stays a quotation. */
function MarkedText({ pieces }: { pieces: TextPiece[] }) {
  let start = 0;
  return pieces.map(({ text, marked }) => {
    const key = start;
    start += text.length;
    return marked ? <mark key={key}>{text}</mark> : text;
  });
}

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

/** Says why there are no results, and asks again on demand. */
export function SearchFailed({ failure, retry }: { failure: SearchFailure; retry(): void }) {
  return (
    <div role="alert" className="search-failed">
      <p>
        <b>{messages.searchFailed}</b> {messages.searchFailures[failure]}
      </p>
      <button type="button" className="button" onClick={retry}>
        {messages.searchAgain}
      </button>
    </div>
  );
}

/** What a screen reader hears of an answer. */
export function searchStatus({ text, results }: { text: string; results: SearchResults | null }) {
  if (results === null) return "";
  if (results.groups.length === 0) return messages.noResults(text);
  return pagePlural(messages.resultCount, { count: results.total });
}
