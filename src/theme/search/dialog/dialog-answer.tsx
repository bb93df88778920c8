import { pagePlural } from "../../messages/page-plural.ts";
import { titlesAbove } from "../result-titles.ts";
import { type Choice, choiceOf, ResultList, SearchFailed } from "../results.tsx";
import * as messages from "../search-messages.ts";
import type { ResultsState } from "../use-results.ts";
import type { SavedPlace, SavedPlaces } from "./saved-places.tsx";
import { SavedList } from "./saved-places.tsx";

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

/** What stands below the field: places of before, results, or why there are none. */
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
