import { Fragment, memo, useLayoutEffect, useState } from "react";
import type { SearchScope } from "../../../model/search/search.ts";
import type { SearchGroup, SearchHit, SearchResults } from "../../../search/client/provider.ts";
import { showCopied, writeClipboard } from "../../browser/clipboard.ts";
import { pagePlural } from "../../messages/page-plural.ts";
import { NoResults, StartingPoints, Suggestion, SupportLink } from "../result-help.tsx";
import {
  findFirstPartialResult,
  getGroupKey,
  getTitlesAbove,
  HitContent,
  PageTitles,
  PartialDivider,
  SearchFailed,
} from "../results.tsx";
import { isMac } from "../search-keys.ts";
import * as messages from "../search-messages.ts";
import type { ResultsState } from "../use-results.ts";
import {
  addFavorite,
  removeSaved,
  SavedLists,
  type SavedResult,
  type SavedResults,
  type SavedResultsChange,
} from "./saved-results.tsx";

interface DialogResultsProps {
  hasQuery: boolean;
  state: ResultsState;
  scope: SearchScope | "";
  savedResults: SavedResults;
  changeSaved(change: SavedResultsChange): void;
  active: number;
  allResultsHref: string;
  openAllResults(link: HTMLAnchorElement): void;
  /** Closes the dialog and adds the result to the recent ones. */
  leave(result?: SavedResult): void;
  onTextChange(text: string): void;
  onScopeChange(scope: SearchScope | ""): void;
}

export function DialogResults(props: DialogResultsProps) {
  const {
    hasQuery,
    state,
    scope,
    savedResults,
    changeSaved,
    active,
    leave,
    onTextChange,
    onScopeChange,
  } = props;
  const { results, failure, retry, text } = state;
  if (!hasQuery) {
    return (
      <div className="search-answer">
        <SavedLists savedResults={savedResults} onChange={changeSaved} onChosen={() => leave()} />
        <StartingPoints onChosen={() => leave()} />
      </div>
    );
  }
  if (failure) return <SearchFailed failure={failure} retry={retry} />;
  if (!results) return <p className="search-hint late">{messages.searching}</p>;
  if (results.groups.length === 0) {
    return (
      <div className="search-answer">
        <NoResults
          heading={messages.noResults(text)}
          {...{ scope, results, onTextChange, onScopeChange }}
        />
      </div>
    );
  }
  const chosen = getListedHits(results.groups)[active];
  const toggleFavorite = (hit: ListedHit) =>
    changeSaved((saved) => toggleSaved(saved, getSavedResult(hit)));
  return (
    <>
      <section
        className="search-answer"
        aria-label={messages.searchResults}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region without links must be reachable by keyboard
        tabIndex={0}
        onClickCapture={(event) => {
          const clicked = findListedHit(event.target, results.groups);
          const icon = event.target instanceof Element && event.target.closest(".favor,.copy-name");
          if (!clicked) return;
          if (!icon) return leave(getSavedResult(clicked));
          event.preventDefault();
          event.stopPropagation();
          if (icon.classList.contains("favor")) toggleFavorite(clicked);
          else void copyName(clicked.hit, icon);
        }}
      >
        <Suggestion suggestion={results.suggestion} onTextChange={onTextChange} />
        <ResultList results={results} active={active} favorites={savedResults.favorites} />
        {results.answer === null && <SupportLink />}
      </section>
      <Foot {...props} chosen={chosen} total={results.total} toggleFavorite={toggleFavorite} />
    </>
  );
}

interface FootProps
  extends Pick<DialogResultsProps, "allResultsHref" | "openAllResults" | "savedResults"> {
  chosen: ListedHit | undefined;
  total: number;
  toggleFavorite(hit: ListedHit): void;
}

function Foot(props: FootProps) {
  const { allResultsHref, openAllResults, savedResults, chosen, total, toggleFavorite } = props;
  return (
    <p className="search-foot">
      <a href={allResultsHref} onClick={({ currentTarget }) => openAllResults(currentTarget)}>
        {pagePlural(messages.seeAllResults, { count: total })}
      </a>
      <small aria-hidden="true">{messages.allResultsKeys[isMac() ? "mac" : "others"]}</small>
      <span aria-hidden="true">{messages.searchKeys}</span>
      {chosen && isEntry(chosen.hit) && <CopyButton key={chosen.hit.href} hit={chosen.hit} />}
      {chosen && (
        <FavoriteButton
          result={getSavedResult(chosen)}
          savedResults={savedResults}
          onClick={() => toggleFavorite(chosen)}
        />
      )}
    </p>
  );
}

interface FavoriteButtonProps {
  result: SavedResult;
  savedResults: SavedResults;
  onClick(): void;
}

function FavoriteButton({ result, savedResults, onClick }: FavoriteButtonProps) {
  const isFavored = isFavorite(savedResults, result);
  const name = messages.savedActions[isFavored ? "removeFavorite" : "addFavorite"](result.label);
  return (
    <button
      type="button"
      className={isFavored ? "favor favored" : "favor"}
      aria-label={name}
      title={name}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    />
  );
}

function CopyButton({ hit }: { hit: SearchHit }) {
  const [copied, setCopied] = useState(false);
  const name = (copied ? messages.nameCopied : messages.copyName)(getHeading(hit));
  return (
    <button
      type="button"
      className="copy-name"
      aria-label={name}
      title={name}
      onMouseDown={(event) => event.preventDefault()}
      onClick={({ currentTarget }) => void copyName(hit, currentTarget).then(setCopied)}
    />
  );
}

function isEntry({ kind }: SearchHit): boolean {
  return kind === "input" || kind === "output";
}

function getHeading({ heading }: SearchHit): string {
  return heading.map(({ text }) => text).join("");
}

async function copyName(hit: SearchHit, icon: Element): Promise<boolean> {
  const isCopied = await writeClipboard(getHeading(hit));
  if (isCopied && icon instanceof HTMLElement) showCopied(icon);
  return isCopied;
}

function toggleSaved(savedResults: SavedResults, result: SavedResult): SavedResults {
  return isFavorite(savedResults, result)
    ? removeSaved(savedResults, result)
    : addFavorite(savedResults, result);
}

function isFavorite({ favorites }: SavedResults, result: SavedResult): boolean {
  return favorites.some(({ href }) => href === result.href);
}

function getSavedResult({ group, hit }: ListedHit): SavedResult {
  const parentTitles = getTitlesAbove(group);
  const titles = hit.kind === "page" ? parentTitles : [...parentTitles, group.title];
  return { label: getHeading(hit), detail: titles.join(" / "), href: hit.href };
}

export const listId = "search-results";

export function getOptionId(index: number): string {
  return `search-option-${index}`;
}

interface ResultListProps extends Pick<SavedResults, "favorites"> {
  results: SearchResults;
  active: number;
}

/** Focus stays in the field. Memoized, because each key renders the dialog. */
const ResultList = memo(function ResultList({ results, active, favorites }: ResultListProps) {
  const { groups, answer } = results;
  const partial = findFirstPartialResult(groups);
  const favoriteHrefs = new Set(favorites.map(({ href }) => href));
  // biome-ignore lint/correctness/useExhaustiveDependencies: an option may be drawn after it became active
  useLayoutEffect(() => {
    const option = document.getElementById(getOptionId(active));
    if (option && active > 0) option.scrollIntoView({ block: "nearest" });
    // New results are shown from the start, with the titles above the best one.
    else document.getElementById(listId)?.parentElement?.scrollTo(0, 0);
  }, [active, groups]);
  const hits = groups.flatMap((group) => group.hits);
  return (
    <div role="listbox" id={listId} aria-label={messages.searchResults}>
      {groups.map((group, index) => (
        <Fragment key={getGroupKey(group)}>
          {index === partial && <PartialDivider />}
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a listbox */}
          <div role="group" className="hits" aria-label={group.title}>
            <PageTitles group={group} />
            {group.hits.map((hit) => {
              const optionIndex = hits.indexOf(hit);
              return (
                <a
                  role="option"
                  key={hit.href}
                  id={getOptionId(optionIndex)}
                  href={hit.href}
                  tabIndex={-1}
                  className={`hit hit-${hit.kind}`}
                  aria-selected={optionIndex === active}
                >
                  <HitContent hit={hit} title={group.title} answer={answer} />
                  {isEntry(hit) && <span className="copy-name" />}
                  <span className={favoriteHrefs.has(hit.href) ? "favor favored" : "favor"} />
                </a>
              );
            })}
          </div>
        </Fragment>
      ))}
    </div>
  );
});

interface ListedHit {
  group: SearchGroup;
  hit: SearchHit;
}

function getListedHits(groups: SearchGroup[]): ListedHit[] {
  return groups.flatMap((group) => group.hits.map((hit) => ({ group, hit })));
}

function findListedHit(target: EventTarget, groups: SearchGroup[]): ListedHit | undefined {
  const id = target instanceof Element && target.closest("[role=option]")?.id;
  return getListedHits(groups).find((_, index) => getOptionId(index) === id);
}
