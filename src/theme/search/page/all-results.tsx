"use client";
import "./all-results.css";
import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import type { SearchKind } from "../../../model/search/search.ts";
import type { SearchFilters, SearchQuery, SearchResults } from "../../../search/client/provider.ts";
import { flushUrl, useQueryString } from "../../browser/url.ts";
import { queryField } from "../query-field.ts";
import { ResultHelp, StartingPoints, SupportLink } from "../result-help.tsx";
import {
  findFirstPartialResult,
  getGroupKey,
  getSearchStatus,
  HitContent,
  PageTitles,
  PartialDivider,
  SearchFailed,
} from "../results.tsx";
import { ScopeChips } from "../scope-chips.tsx";
import * as messages from "../search-messages.ts";
import { maxPages, pageStep, readSearch, type SearchParams, writeSearch } from "../search-query.ts";
import { useFacets, useResults } from "../use-results.ts";

export function AllResults({ versionLabels }: { versionLabels: VersionLabels }) {
  const [query, setQuery] = useQueryString();
  const params = readSearch(query);
  const { text, scope } = params;
  const change = (changes: Partial<SearchParams>) =>
    setQuery(writeSearch({ ...params, pages: pageStep, ...changes }));
  const field = useRef<HTMLInputElement>(null);
  const state = useResults(getQuery(params));
  // The URL is read only in the browser.
  const isReady = useFacets().scope.length > 0;
  const isLoading = text.trim() !== "" && !state.results && !state.failure;
  return (
    <>
      <search>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            flushUrl();
          }}
        >
          <input
            ref={field}
            className="search-field"
            type="search"
            {...queryField}
            value={text}
            onChange={({ target }) => change({ text: target.value })}
          />
          <ScopeChips
            scope={scope}
            results={state.results}
            onScopeChange={(next) => change({ scope: next })}
          />
          <ResultFilters params={params} onChange={change} versionLabels={versionLabels} />
        </form>
      </search>
      <p role="status" className="result-count">
        {isLoading ? messages.searching : getSearchStatus(state, scope)}
      </p>
      {state.failure && (
        <SearchFailed
          failure={state.failure}
          retry={() => {
            state.retry();
            field.current?.focus();
          }}
        />
      )}
      <ResultHelp state={state} scope={scope} onChange={change} />
      <ResultGroups
        results={state.results}
        shownPages={params.pages}
        onShowMore={(pages) => change({ pages })}
      >
        {isReady && text === "" && <StartingPoints />}
      </ResultGroups>
    </>
  );
}

interface ResultGroupsProps {
  results: SearchResults | null;
  /** How many pages are listed. */
  shownPages: number;
  onShowMore(pages: number): void;
  /** Shown above the groups. */
  children: ReactNode;
}

function ResultGroups({ results, shownPages, onShowMore, children }: ResultGroupsProps) {
  const list = useRef<HTMLDivElement>(null);
  const allGroups = results?.groups ?? [];
  const groups = allGroups.slice(0, shownPages);
  const dividerIndex = findFirstPartialResult(groups);
  const focusNext = useFocusOnNext(list, groups.length);
  return (
    <>
      {/* The URL is written before a link is followed, so that Back restores the search. */}
      <div className="result-groups" ref={list} onClickCapture={flushUrl}>
        {children}
        {groups.map((group, index) => (
          <section key={getGroupKey(group)} className="hits" aria-label={group.title}>
            {index === dividerIndex && <PartialDivider />}
            <PageTitles group={group} />
            {group.hits.map((hit) => (
              <a key={hit.href} className={`hit hit-${hit.kind}`} href={hit.href}>
                <HitContent hit={hit} title={group.title} answer={results?.answer} />
              </a>
            ))}
          </section>
        ))}
      </div>
      {allGroups.length > shownPages && shownPages < maxPages && (
        <button
          type="button"
          className="button"
          onClick={() => {
            focusNext();
            onShowMore(shownPages + pageStep);
          }}
        >
          {messages.showMore}
        </button>
      )}
      {groups.length > 0 && results?.answer === null && <SupportLink />}
    </>
  );
}

/** Focuses the first new result, because "Show more" disappears while results load. */
function useFocusOnNext(list: RefObject<HTMLElement | null>, shownCount: number): () => void {
  const countBefore = useRef<number>(undefined);
  useEffect(() => {
    if (countBefore.current === undefined || shownCount <= countBefore.current) return;
    // The reader may have moved the focus.
    const isFocusLost = document.activeElement === document.body;
    if (isFocusLost) list.current?.children[countBefore.current]?.querySelector("a")?.focus();
    countBefore.current = undefined;
  }, [list, shownCount]);
  return () => {
    countBefore.current = shownCount;
  };
}

/** Requests one page more, to know whether there are more. */
function getQuery({ text, scope, section, version, kind, pages }: SearchParams): SearchQuery {
  const filters: SearchFilters = {
    ...(scope && { scope }),
    ...(section && { area: section }),
    ...(version && { version }),
    ...(kind && { kind }),
  };
  return { text, filters, pages: pages + 1 };
}

type VersionLabels = Readonly<Record<string, string>>;

interface ResultFiltersProps {
  params: SearchParams;
  onChange(changes: Partial<SearchParams>): void;
  versionLabels: VersionLabels;
}

function ResultFilters({ params, onChange, versionLabels }: ResultFiltersProps) {
  const { area, version, kind } = useFacets();
  return (
    <div className="result-filters">
      <Filter
        label={messages.filterSection}
        value={params.section}
        values={area}
        onChange={(section) => onChange({ section })}
      />
      <Filter
        label={messages.filterVersion}
        value={params.version}
        values={version}
        getLabel={(value) => (Object.hasOwn(versionLabels, value) && versionLabels[value]) || value}
        onChange={(value) => onChange({ version: value })}
      />
      <Filter
        label={messages.filterKind}
        value={params.kind}
        values={kind}
        getLabel={(value) => messages.searchKinds[value as SearchKind]}
        onChange={(value) => onChange({ kind: value as SearchKind | "" })}
      />
    </div>
  );
}

interface FilterProps {
  label: string;
  value: string;
  values: string[];
  getLabel?(value: string): string;
  onChange(value: string): void;
}

function Filter({ label, value, values, getLabel = String, onChange }: FilterProps) {
  // A value in the URL is shown even if no page has it.
  const options = value === "" || values.includes(value) ? values : [...values, value];
  if (options.length < 2 && value === "") return null;
  return (
    <label>
      {label}
      <select value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{messages.filterAll}</option>
        {options.map((text) => (
          <option key={text} value={text}>
            {getLabel(text)}
          </option>
        ))}
      </select>
    </label>
  );
}
