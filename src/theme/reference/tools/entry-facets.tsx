import type { EntryFilter } from "./filter-entries.ts";
import * as messages from "./tools-messages.ts";

interface EntryFacetsProps {
  filter: EntryFilter;
  /** Beginnings of types; empty where there is no choice. */
  types: string[];
  /** Whether some entries are required and others are not. */
  hasNeeds: boolean;
  /** The version that changed some of the entries, or null. */
  changedIn: string | null;
  onChange(part: Partial<EntryFilter>): void;
}

/** What entries can be filtered by beside words. What would change nothing is not there. */
export function EntryFacets({ filter, types, hasNeeds, changedIn, onChange }: EntryFacetsProps) {
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
      {hasNeeds &&
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

/** How many of the choices are made: a phone shows them only when it is asked to. */
export function countOfFacets({ type, need, changed }: EntryFilter): number {
  return [type !== "", need !== "", changed].filter(Boolean).length;
}

interface ToggleProps {
  label: string;
  pressed: boolean;
  onToggle(next: boolean): void;
}

/** A button that stays pressed. */
export function Toggle({ label, pressed, onToggle }: ToggleProps) {
  return (
    <button type="button" aria-pressed={pressed} onClick={() => onToggle(!pressed)}>
      {label}
    </button>
  );
}
