"use client";
import "./all-results.css";
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { pageKey } from "../../../framework/client/payload-format.ts";
import type { SearchKind } from "../../../model/search/search.ts";
import type { SearchFilters, SearchQuery } from "../../../search/client/provider.ts";
import { queryField } from "../query-field.ts";
import {
  HitContent,
  PageTitles,
  PartialDivider,
  SearchFailed,
  searchStatus,
  startOfPartial,
} from "../results.tsx";
import {
  type AskedSearch,
  mostPages,
  pageStep,
  readSearch,
  writeSearch,
} from "../search-address.ts";
import * as messages from "../search-messages.ts";
import { ResultHelp, ScopeChips, StartingPoints } from "../search-scopes.tsx";
import { useFacets, useResults } from "../use-results.ts";

export function AllResults({ versionLabels }: { versionLabels: VersionLabels }) {
  const [asked, setAsked] = useSearchAddress();
  const { text, setText, flush } = useDraft(asked.text, (typed) =>
    setAsked({ ...asked, text: typed, pages: pageStep }),
  );
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const state = useResults(queryOf({ ...asked, text }));
  // The URL is read only in the browser.
  const isReady = useFacets().scope.length > 0;
  const found = state.results?.groups ?? [];
  const groups = found.slice(0, asked.pages);
  const partial = startOfPartial(groups);
  const focusNext = useFocusOfMore(list, groups.length);
  return (
    <>
      <search>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            flush();
          }}
        >
          <input
            ref={field}
            className="search-field"
            type="search"
            {...queryField}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <ScopeChips
            scope={asked.scope}
            results={state.results}
            onScope={(scope) => setAsked({ ...asked, text, scope, pages: pageStep })}
          />
          <ResultFilters
            asked={{ ...asked, text }}
            onChange={setAsked}
            versionLabels={versionLabels}
          />
        </form>
      </search>
      <p role="status" className="result-count">
        {searchStatus(state, asked.scope)}
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
      <ResultHelp
        {...{ state, asked }}
        onChange={(part) => setAsked({ ...asked, text, ...part, pages: pageStep })}
      />
      {/* Writes the URL before a link is followed, for Back. */}
      <div className="result-groups" ref={list} onClickCapture={flush}>
        {isReady && text === "" && <StartingPoints />}
        {groups.map((group, index) => (
          <section key={group.href} className="hits" aria-label={group.title}>
            {index === partial && <PartialDivider />}
            <PageTitles group={group} />
            {group.hits.map((hit) => (
              <a key={hit.href} className={`hit hit-${hit.kind}`} href={hit.href}>
                <HitContent hit={hit} title={group.title} />
              </a>
            ))}
          </section>
        ))}
      </div>
      {found.length > asked.pages && asked.pages < mostPages && (
        <button
          type="button"
          className="button"
          onClick={() => {
            focusNext();
            setAsked({ ...asked, text, pages: asked.pages + pageStep });
          }}
        >
          {messages.showMore}
        </button>
      )}
    </>
  );
}

/** "Show more" disappears while results load; then the first new result gets the focus. */
function useFocusOfMore(list: RefObject<HTMLElement | null>, shown: number): () => void {
  const before = useRef<number>(undefined);
  useEffect(() => {
    if (before.current === undefined || shown <= before.current) return;
    // Unless the reader has moved the focus.
    const isLost = document.activeElement === document.body;
    if (isLost) list.current?.children[before.current]?.querySelector("a")?.focus();
    before.current = undefined;
  }, [list, shown]);
  return () => {
    before.current = shown;
  };
}

/** Requests one page more, to know whether there are more. */
function queryOf({ text, scope, section, version, kind, pages }: AskedSearch): SearchQuery {
  const filters: SearchFilters = {
    ...(scope && { scope }),
    ...(section && { area: section }),
    ...(version && { version }),
    ...(kind && { kind }),
  };
  return { text, filters, pages: pages + 1 };
}

const delay = 250;

/** Text that is committed when the reader pauses. A change from outside replaces the draft. */
function useDraft(
  written: string,
  write: (text: string) => void,
): { text: string; setText(text: string): void; flush(): void } {
  const [draft, setDraft] = useState<string | null>(null);
  const flush = () => {
    if (draft !== null && draft.trim() !== written) write(draft);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pause begins with each key
  useEffect(() => {
    const timer = setTimeout(flush, delay);
    return () => clearTimeout(timer);
  }, [draft]);
  // A trailing space is not committed and must not be lost.
  useEffect(() => setDraft((draft) => (draft?.trim() === written ? draft : null)), [written]);
  return { text: draft ?? written, setText: setDraft, flush };
}

const listeners = new Set<() => void>();

/** Kept while a link has already changed the URL. */
let query = "";

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Back, forward, and searches started in the dialog.
  const target = "navigation" in window ? navigation : window;
  const type = "navigation" in window ? "currententrychange" : "popstate";
  target.addEventListener(type, listener);
  return () => {
    listeners.delete(listener);
    target.removeEventListener(type, listener);
  };
}

/**
 * The search in the URL and its setter. During a navigation the URL already belongs to the next
 * page and is left alone.
 */
function useSearchAddress(): [AskedSearch, (asked: AskedSearch) => void] {
  const [home] = useState(() => pageKey(globalThis.location?.pathname ?? ""));
  const isHome = () => pageKey(location.pathname) === home;
  const current = useSyncExternalStore(
    subscribe,
    () => {
      if (isHome()) query = location.search;
      return query;
    },
    () => "",
  );
  const replace = (asked: AskedSearch) => {
    query = writeSearch(asked);
    if (isHome() && query !== location.search) {
      history.replaceState(history.state, "", location.pathname + query);
    }
    for (const listener of listeners) listener();
  };
  return [readSearch(current), replace];
}

type VersionLabels = Readonly<Record<string, string>>;

interface ResultFiltersProps {
  asked: AskedSearch;
  onChange(asked: AskedSearch): void;
  versionLabels: VersionLabels;
}

function ResultFilters({ asked, onChange, versionLabels }: ResultFiltersProps) {
  const { area, version, kind } = useFacets();
  const change = (part: Partial<AskedSearch>) => onChange({ ...asked, ...part, pages: pageStep });
  return (
    <>
      <Filter
        label={messages.filterSection}
        value={asked.section}
        values={area}
        onChange={(section) => change({ section })}
      />
      <Filter
        label={messages.filterVersion}
        value={asked.version}
        values={version}
        name={(value) => versionLabels[value] ?? value}
        onChange={(value) => change({ version: value })}
      />
      <Filter
        label={messages.filterKind}
        value={asked.kind}
        values={kind}
        name={(value) => messages.searchKinds[value as SearchKind]}
        onChange={(value) => change({ kind: value as SearchKind | "" })}
      />
    </>
  );
}

interface FilterProps {
  label: string;
  value: string;
  values: string[];
  name?(value: string): string;
  onChange(value: string): void;
}

function Filter({ label, value, values, name = String, onChange }: FilterProps) {
  // A value in the URL is shown even if no page has it.
  const offered = value === "" || values.includes(value) ? values : [...values, value];
  if (offered.length < 2 && value === "") return null;
  return (
    <label>
      {label}
      <select value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{messages.filterAll}</option>
        {offered.map((one) => (
          <option key={one} value={one}>
            {name(one)}
          </option>
        ))}
      </select>
    </label>
  );
}
