"use client";
import type { SearchFilters, SearchQuery } from "../../search/client/provider.ts";
import { HitContent } from "./hit-content.tsx";
import { PageTitles } from "./page-titles.tsx";
import { queryField } from "./query-field.ts";
import { ResultFilters } from "./result-filters.tsx";
import { type AskedSearch, pageStep } from "./search-address.ts";
import { SearchFailed } from "./search-failed.tsx";
import * as messages from "./search-messages.ts";
import { searchStatus } from "./search-status.ts";
import { useDraft } from "./use-draft.ts";
import { useResults } from "./use-results.ts";
import { useSearchAddress } from "./use-search-address.ts";
import "./results.css";
import "./all-results.css";

/** All results of the search in the address, with filters. */
export function AllResults() {
  const [asked, setAsked] = useSearchAddress();
  const { text, setText, flush } = useDraft(asked.text, (typed) =>
    setAsked({ ...asked, text: typed, pages: pageStep }),
  );
  const state = useResults(queryOf({ ...asked, text }));
  const groups = state.results?.groups ?? [];
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
            className="search-field"
            type="search"
            {...queryField}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <ResultFilters asked={{ ...asked, text }} onChange={setAsked} />
        </form>
      </search>
      <p role="status" className="result-count">
        {searchStatus(state)}
      </p>
      {state.failure && <SearchFailed failure={state.failure} retry={state.retry} />}
      {state.results && groups.length === 0 && <p>{messages.noResultsHint}</p>}
      {/* A link takes the address along that Back comes to. */}
      <div className="result-groups" onClickCapture={flush}>
        {groups.map((group) => (
          <section key={group.href} className="hits" aria-label={group.title}>
            <PageTitles group={group} />
            {group.hits.map((hit) => (
              <a key={hit.href} className={`hit hit-${hit.kind}`} href={hit.href}>
                <HitContent hit={hit} title={group.title} />
              </a>
            ))}
          </section>
        ))}
      </div>
      {groups.length >= asked.pages && (
        <button
          type="button"
          className="button"
          onClick={() => setAsked({ ...asked, text, pages: asked.pages + pageStep })}
        >
          {messages.showMore}
        </button>
      )}
    </>
  );
}

function queryOf({ text, section, version, kind, pages }: AskedSearch): SearchQuery {
  const filters: SearchFilters = {
    ...(section && { area: section }),
    ...(version && { version }),
    ...(kind && { kind }),
  };
  return { text, filters, pages };
}
