import type { EntryFilter } from "./filter-entries.ts";
import * as messages from "./tools-messages.ts";

interface EntryFacetsProps {
  filter: EntryFilter;
  types: string[];
  hasRequirements: boolean;
  changedIn: string | null;
  onChange(changes: Partial<EntryFilter>): void;
}

/** Controls that would change nothing are left out. */
export function EntryFacets({
  filter,
  types,
  hasRequirements,
  changedIn,
  onChange,
}: EntryFacetsProps) {
  return (
    <div className="ref-facets">
      {types.length > 0 && (
        <select
          aria-label={messages.typeOfEntries}
          value={filter.type}
          onChange={(event) => onChange({ type: event.target.value })}
        >
          <option value="">{messages.allTypes}</option>
          {types.map((type) => (
            <option key={type}>{type}</option>
          ))}
        </select>
      )}
      {hasRequirements &&
        (["required", "optional"] as const).map((need) => (
          <Toggle
            key={need}
            label={need === "required" ? messages.requiredOnly : messages.optionalOnly}
            pressed={filter.need === need}
            onToggle={(pressed) => onChange({ need: pressed ? need : "" })}
          />
        ))}
      {changedIn !== null && (
        <Toggle
          label={messages.changedIn(changedIn)}
          pressed={filter.changed}
          onToggle={(changed) => onChange({ changed })}
        />
      )}
    </div>
  );
}

export function countOfFacets({ type, need, changed }: EntryFilter): number {
  return [type !== "", need !== "", changed].filter(Boolean).length;
}

interface ToggleProps {
  label: string;
  pressed: boolean;
  onToggle(next: boolean): void;
}

export function Toggle({ label, pressed, onToggle }: ToggleProps) {
  return (
    <button type="button" aria-pressed={pressed} onClick={() => onToggle(!pressed)}>
      {label}
    </button>
  );
}
