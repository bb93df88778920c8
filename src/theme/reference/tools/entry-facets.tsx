import type { EntryFilter } from "./filter-entries.ts";
import * as messages from "./tools-messages.ts";

interface EntryFacetsProps {
  filter: EntryFilter;
  types: string[];
  hasRequiredAndOptional: boolean;
  /** The version that changed entries; null if it changed none. */
  changedIn: string | null;
  onChange(changes: Partial<EntryFilter>): void;
}

export function EntryFacets({
  filter,
  types,
  hasRequiredAndOptional,
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
      {hasRequiredAndOptional &&
        (["required", "optional"] as const).map((requirement) => (
          <Toggle
            key={requirement}
            label={requirement === "required" ? messages.requiredOnly : messages.optionalOnly}
            pressed={filter.requirement === requirement}
            onToggle={(pressed) => onChange({ requirement: pressed ? requirement : "" })}
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

export function countFacets({ type, requirement, changed }: EntryFilter): number {
  return [type !== "", requirement !== "", changed].filter(Boolean).length;
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
