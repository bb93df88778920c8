import { startingPoints, support } from "virtual:site/search-places";
import { type SearchScope, searchScopes } from "../../model/search/search.ts";
import type { SearchResults } from "../../search/client/provider.ts";
import * as messages from "./search-messages.ts";
import type { SearchParams } from "./search-query.ts";
import { type ResultsState, useFacets } from "./use-results.ts";

interface ScopeProps {
  scope: SearchScope | "";
  results: SearchResults | null;
  onScope(scope: SearchScope | ""): void;
}

/** Empty if there is only one scope. */
export function ScopeChips({ scope, results, onScope }: ScopeProps) {
  const { scope: scopes } = useFacets();
  if (scopes.length < 2) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons, not fields of a form
    <div role="group" className="scopes" aria-label={messages.scopeLabel}>
      {(["", ...scopes] as const).map((one) => (
        <ScopeChip key={one} {...{ one, results }} isChosen={one === scope} onScope={onScope} />
      ))}
    </div>
  );
}

interface ScopeChipProps extends Pick<ScopeProps, "results" | "onScope"> {
  one: SearchScope | "";
  isChosen: boolean;
}

function ScopeChip({ one, results, isChosen, onScope }: ScopeChipProps) {
  const count = countIn(results, one);
  return (
    <button
      type="button"
      className="chip"
      aria-pressed={isChosen}
      // Pointers keep the focus in the field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onScope(one)}
    >
      {messages.searchScopes[one || "all"]}
      {count !== undefined && (
        <small>{` ${count.toLocaleString(document.documentElement.lang)}`}</small>
      )}
    </button>
  );
}

function countIn(results: SearchResults | null, scope: SearchScope | ""): number | undefined {
  return results?.counts?.[scope || "all"];
}

interface NoResultsProps extends ScopeProps {
  text: string;
  onText(text: string): void;
}

export function NoResults({ text, scope, results, onText, onScope }: NoResultsProps) {
  const found = (["", ...searchScopes] as const).filter(
    (one) => one !== scope && (countIn(results, one) ?? 0) > 0,
  );
  return (
    <div className="search-hint">
      <p>
        <b>{messages.noResults(text)}</b> {messages.noResultsHint}
      </p>
      <Suggestion suggestion={results?.suggestion} onText={onText} />
      {found.length > 0 && (
        <p className="scopes">
          {messages.foundElsewhere}{" "}
          {found.map((one) => (
            <ScopeChip key={one} {...{ one, results, onScope }} isChosen={false} />
          ))}
        </p>
      )}
      <AskPeople />
    </div>
  );
}

/** Where to ask a question that the site does not answer. */
export function AskPeople() {
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
  onText,
}: {
  suggestion: string | undefined;
  onText(text: string): void;
}) {
  return (
    suggestion !== undefined && (
      <p className="search-suggestion">
        {messages.nearestSpelling}{" "}
        <button type="button" className="chip" onClick={() => onText(suggestion)}>
          {suggestion}
        </button>
      </p>
    )
  );
}

interface ResultHelpProps {
  state: ResultsState;
  scope: SearchParams["scope"];
  onChange(part: Partial<SearchParams>): void;
}

export function ResultHelp({ state: { text, results }, scope, onChange }: ResultHelpProps) {
  const onText = (text: string) => onChange({ text });
  if (results && results.groups.length === 0) {
    const onScope = (next: SearchParams["scope"]) => onChange({ scope: next });
    return <NoResults {...{ text, scope, results, onText, onScope }} />;
  }
  return <Suggestion suggestion={results?.suggestion} onText={onText} />;
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
