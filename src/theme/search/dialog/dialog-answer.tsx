import { memo, startTransition, useEffect, useLayoutEffect, useState } from "react";
import type { SearchGroup } from "../../../search/client/provider.ts";
import { pagePlural } from "../../messages/page-plural.ts";
import { HitContent, PageTitles, SearchFailed, titlesAbove } from "../results.tsx";
import * as messages from "../search-messages.ts";
import type { ResultsState } from "../use-results.ts";
import { SavedList, type SavedPlace, type SavedPlaces } from "./saved-places.tsx";

interface DialogAnswerProps {
  /** False while the field is empty. */
  asks: boolean;
  state: ResultsState;
  places: SavedPlaces;
  changePlaces(change: (places: SavedPlaces) => SavedPlaces): void;
  /** Number of the active option. */
  active: number;
  /** The address of the page with all results. */
  all: string;
  /** The reader follows the link to that page. */
  seeAll(link: HTMLAnchorElement): void;
  /** The reader follows a link; a place is remembered. */
  leave(place?: SavedPlace): void;
}

/** The part below the field: saved places, results, or a message. */
export function DialogAnswer(props: DialogAnswerProps) {
  const { asks, state, places, changePlaces, active, all, seeAll, leave } = props;
  const { results, failure, retry, text } = state;
  if (!asks) {
    return (
      <div className="search-answer">
        <SavedList places={places} onChange={changePlaces} onChosen={() => leave()} />
      </div>
    );
  }
  if (failure) return <SearchFailed failure={failure} retry={retry} />;
  if (!results) return <p className="search-hint late">{messages.searching}</p>;
  if (results.groups.length === 0) return <NoResults text={text} />;
  return (
    <>
      <section
        className="search-answer"
        aria-label={messages.searchResults}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls and holds no link must be within reach of the keyboard
        tabIndex={0}
        onClickCapture={({ target }) => {
          const choice = choiceOf(target, results.groups);
          if (choice) leave(placeOf(choice));
        }}
      >
        <ResultList groups={results.groups} active={active} />
      </section>
      <p className="search-foot">
        <a href={all} onClick={({ currentTarget }) => seeAll(currentTarget)}>
          {pagePlural(messages.seeAllResults, { count: results.total })}
        </a>
        <span aria-hidden="true">{messages.searchKeys}</span>
      </p>
    </>
  );
}

function NoResults({ text }: { text: string }) {
  return (
    <p className="search-hint">
      <b>{messages.noResults(text)}</b> {messages.noResultsHint}
    </p>
  );
}

function placeOf({ group, hit }: Choice): SavedPlace {
  const above = titlesAbove(group);
  const titles = hit.kind === "page" ? above : [...above, group.title];
  const label = hit.heading.map(({ text }) => text).join("");
  return { label, detail: titles.join(" › "), href: hit.href };
}

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
const ResultList = memo(function ResultList({ groups, active }: ResultListProps) {
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

interface Choice {
  group: SearchGroup;
  hit: SearchGroup["hits"][number];
}

/** The option that a click hit, if it hit one. */
function choiceOf(target: EventTarget, groups: SearchGroup[]): Choice | undefined {
  const id = target instanceof Element && target.closest("[role=option]")?.id;
  const all = groups.flatMap((group) => group.hits.map((hit) => ({ group, hit })));
  return all.find((_, index) => optionId(index) === id);
}
