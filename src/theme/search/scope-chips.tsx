import type { SearchScope } from "../../model/search/search.ts";
import type { SearchResults } from "../../search/client/provider.ts";
import * as messages from "./search-messages.ts";
import { useFacets } from "./use-results.ts";

export interface ScopeProps {
  scope: SearchScope | "";
  results: SearchResults | null;
  onScopeChange(scope: SearchScope | ""): void;
}

/** Empty if there is only one scope. */
export function ScopeChips({ scope, results, onScopeChange }: ScopeProps) {
  const { scope: scopes } = useFacets();
  if (scopes.length < 2) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons, not fields of a form
    <div role="group" className="scopes" aria-label={messages.scopeLabel}>
      {(["", ...scopes] as const).map((item) => (
        <ScopeChip
          key={item}
          scope={item}
          results={getCount(results, "") === 0 ? null : results}
          isChosen={item === scope}
          onScopeChange={onScopeChange}
        />
      ))}
    </div>
  );
}

interface ScopeChipProps extends ScopeProps {
  isChosen: boolean;
}

export function ScopeChip({ scope, results, isChosen, onScopeChange }: ScopeChipProps) {
  const count = getCount(results, scope);
  return (
    <button
      type="button"
      className="chip"
      aria-pressed={isChosen}
      // A click must not move the focus out of the search field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onScopeChange(scope)}
    >
      {messages.searchScopes[scope || "all"]}
      {count !== undefined && (
        <small>{` ${count.toLocaleString(document.documentElement.lang)}`}</small>
      )}
    </button>
  );
}

export function getCount(
  results: SearchResults | null,
  scope: SearchScope | "",
): number | undefined {
  return results?.counts?.[scope || "all"];
}
