import { startingPoints, support } from "virtual:site/search-links";
import { searchScopes } from "../../model/search/search.ts";
import { getCount, ScopeChip, type ScopeProps } from "./scope-chips.tsx";
import * as messages from "./search-messages.ts";
import type { SearchParams } from "./search-query.ts";
import type { ResultsState } from "./use-results.ts";

interface NoResultsProps extends ScopeProps {
  /** Omitted if a visible status already says that nothing was found. */
  heading?: string;
  onTextChange(text: string): void;
}

export function NoResults({
  heading,
  scope,
  results,
  onTextChange,
  onScopeChange,
}: NoResultsProps) {
  const otherScopes = (["", ...searchScopes] as const).filter(
    (item) => item !== scope && (getCount(results, item) ?? 0) > 0,
  );
  return (
    <div className="search-hint">
      <p>
        {heading && <b>{heading}</b>} {messages.noResultsHint}
      </p>
      <Suggestion suggestion={results?.suggestion} onTextChange={onTextChange} />
      {otherScopes.length > 0 && (
        <p className="scopes">
          {messages.foundElsewhere}{" "}
          {otherScopes.map((item) => (
            <ScopeChip
              key={item}
              scope={item}
              results={results}
              isChosen={false}
              onScopeChange={onScopeChange}
            />
          ))}
        </p>
      )}
      <SupportLink />
    </div>
  );
}

/** Where to ask a question that the site does not answer. */
export function SupportLink() {
  return (
    support && (
      <p className="ask-people">
        {messages.askPeople} <a href={support.href}>{support.label}</a>
      </p>
    )
  );
}

export function Suggestion({
  suggestion,
  onTextChange,
}: {
  suggestion: string | undefined;
  onTextChange(text: string): void;
}) {
  return (
    suggestion !== undefined && (
      <p className="search-suggestion">
        {messages.nearestSpelling}{" "}
        <button type="button" className="chip" onClick={() => onTextChange(suggestion)}>
          {suggestion}
        </button>
      </p>
    )
  );
}

interface ResultHelpProps {
  state: ResultsState;
  scope: SearchParams["scope"];
  onChange(changes: Partial<SearchParams>): void;
}

export function ResultHelp({ state: { results }, scope, onChange }: ResultHelpProps) {
  const onTextChange = (text: string) => onChange({ text });
  if (results && results.groups.length === 0) {
    const onScopeChange = (next: SearchParams["scope"]) => onChange({ scope: next });
    return (
      <NoResults
        scope={scope}
        results={results}
        onTextChange={onTextChange}
        onScopeChange={onScopeChange}
      />
    );
  }
  return <Suggestion suggestion={results?.suggestion} onTextChange={onTextChange} />;
}

export function StartingPoints({ onChosen }: { onChosen?: () => void }) {
  if (startingPoints.length === 0) return null;
  return (
    <section className="saved" aria-label={messages.startingPoints}>
      <h2>{messages.startingPoints}</h2>
      <ul className="starts">
        {startingPoints.map(({ label, href }) => (
          <li key={href}>
            <a className="hit hit-page" href={href} onClick={onChosen}>
              <span className="hit-heading">{label}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
