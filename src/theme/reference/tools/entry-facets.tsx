import { type KeyboardEvent, useState } from "react";
import { getNextItem } from "../../browser/next-item.ts";
import type { EntryFilter } from "./entry-filter.ts";
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
  const requirements = hasRequiredAndOptional ? (["required", "optional"] as const) : [];
  const toggles: ToggleProps[] = requirements.map((requirement) => ({
    label: requirement === "required" ? messages.requiredOnly : messages.optionalOnly,
    pressed: filter.requirement === requirement,
    onToggle: (pressed) => onChange({ requirement: pressed ? requirement : "" }),
  }));
  if (changedIn !== null) {
    toggles.push({
      label: messages.changedIn(changedIn),
      pressed: filter.changed,
      onToggle: (changed) => onChange({ changed }),
    });
  }
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
      <Toggles toggles={toggles} />
    </div>
  );
}

/** One tab stop: arrow keys move between the buttons. */
function Toggles({ toggles }: { toggles: ToggleProps[] }) {
  const [stop, setStop] = useState(0);
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const buttons: EventTarget[] = [...event.currentTarget.querySelectorAll("button")];
    const next = getNextItem(event, buttons, event.target, { keys: ["ArrowLeft", "ArrowRight"] });
    if (!(next instanceof HTMLElement)) return;
    event.preventDefault();
    next.focus();
  };
  if (toggles.length === 0) return null;
  return (
    <div role="toolbar" aria-label={messages.moreTools} onKeyDown={move}>
      {toggles.map((toggle, index) => (
        <Toggle
          key={toggle.label}
          {...toggle}
          tabIndex={index === Math.min(stop, toggles.length - 1) ? 0 : -1}
          onFocus={() => setStop(index)}
        />
      ))}
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
  tabIndex?: number;
  onFocus?(): void;
}

export function Toggle({ label, pressed, onToggle, ...props }: ToggleProps) {
  return (
    <button type="button" aria-pressed={pressed} onClick={() => onToggle(!pressed)} {...props}>
      {label}
    </button>
  );
}
