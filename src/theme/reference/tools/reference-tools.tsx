"use client";
import { useEffect, useRef, useState } from "react";
import { isReturn } from "../../../framework/client/navigation/navigation-store.ts";
import { replaceAddress } from "../../browser/replace-address.ts";
import { pagePlural } from "../../messages/page-plural.ts";
import { type EntryFilter, readFilter, writeFilter } from "./filter-entries.ts";
import {
  foldEntries,
  listEntries,
  showEntries,
  useAddress,
  useCopyButtons,
} from "./filter-reference-dom.ts";
import * as messages from "./tools-messages.ts";

interface ReferenceToolsProps {
  /** Number of entries on the page. */
  total: number;
  /** Whether anything on the page is folded. */
  foldable: boolean;
}

const types = ["string", "number", "bool", "list", "map", "set", "object", "any"];
const none: EntryFilter = { query: "", type: "", requiredOnly: false, byName: false };

/** Filters and sorts the inputs and outputs below it, which are static HTML. */
export function ReferenceTools({ total, foldable }: ReferenceToolsProps) {
  const root = useRef<HTMLDivElement>(null);
  const entries = useRef<ReturnType<typeof listEntries>>(null);
  const shown = useRef(none);
  const [filter, setFilter] = useState(none);
  const [open, setOpen] = useState(false);
  const [status, setStatus] = useState("");

  const show = (next: EntryFilter) => {
    shown.current = next;
    setFilter(next);
    entries.current ??= listEntries();
    const { count, done } = showEntries(entries.current, next);
    setStatus(pagePlural(messages.entriesShown, { count: total, shown: count }));
    return done;
  };
  const change = (part: Partial<EntryFilter>) => {
    const next = { ...filter, ...part };
    const { pathname, search, hash } = location;
    replaceAddress(pathname + writeFilter(search, next) + hash);
    return show(next);
  };
  const follow = async () => {
    const asked = readFilter(location.search);
    if (writeFilter("", asked) !== writeFilter("", shown.current)) await show(asked);
  };
  const start = async () => {
    // After a return the browser has restored the scroll position, which the filter would change.
    await new Promise(requestAnimationFrame);
    const place = window.scrollY;
    // What was typed before React is shown already, and the address follows it a moment later.
    if (shown.current === none) await follow();
    if (isReturn() && isFiltered(shown.current)) window.scrollTo(0, place);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: `useAddress` follows later changes
  useEffect(() => void start(), []);
  useCopyButtons();
  useAddress(root, { follow, reveal: () => change(none) });

  return (
    <search className="ref-tools" ref={root}>
      <div>
        <p>
          <input
            type="search"
            aria-label={messages.filterEntries}
            placeholder={messages.filterEntries}
            value={filter.query}
            // Ahead of the first key, which would have to wait for it.
            onFocus={() => {
              entries.current ??= listEntries();
            }}
            onChange={(event) => change({ query: event.target.value })}
          />
          <output>{status}</output>
        </p>
        <select
          aria-label={messages.typeOfEntries}
          value={filter.type}
          onChange={(event) => change({ type: event.target.value })}
        >
          <option value="">{messages.allTypes}</option>
          {types.map((type) => (
            <option key={type}>{type}</option>
          ))}
        </select>
        <Toggle
          label={messages.requiredOnly}
          pressed={filter.requiredOnly}
          onToggle={(requiredOnly) => change({ requiredOnly })}
        />
        <Toggle
          label={messages.sortByName}
          pressed={filter.byName}
          onToggle={(byName) => change({ byName })}
        />
        {foldable && (
          <Toggle
            label={messages.expandAll}
            pressed={open}
            onToggle={(next) => {
              foldEntries(next);
              setOpen(next);
            }}
          />
        )}
      </div>
    </search>
  );
}

function isFiltered(filter: EntryFilter): boolean {
  return writeFilter("", filter) !== "";
}

interface ToggleProps {
  label: string;
  pressed: boolean;
  onToggle(next: boolean): void;
}

function Toggle({ label, pressed, onToggle }: ToggleProps) {
  return (
    <button type="button" aria-pressed={pressed} onClick={() => onToggle(!pressed)}>
      {label}
    </button>
  );
}
