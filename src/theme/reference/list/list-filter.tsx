"use client";
import { useEffect, useId, useRef, useState } from "react";
import { replaceAddress } from "../../browser/replace-address.ts";
import { pagePlural } from "../../messages/page-plural.ts";
import * as messages from "./list-messages.ts";

/** A choice of values by which rows are filtered. */
export interface ListField {
  /** Name of the query parameter and of the `data-` attribute. */
  name: string;
  label: string;
  options: { value: string; text: string }[];
}

interface ListFilterProps {
  /** Id of the element that holds the rows, which have `data-row`. */
  list: string;
  fields: ListField[];
}

type Choice = Record<string, string>;

/** The query parameter of the words. */
const words = "q";

/** Hides the rows of a static list that do not match. Without scripts the list is complete. */
export function ListFilter({ list, fields }: ListFilterProps) {
  const [choice, setChoice] = useState<Choice>({});
  const [shown, setShown] = useState<number | null>(null);
  const status = useId();
  const rows = useRef<HTMLElement[]>([]);

  const apply = (next: Choice) => {
    setChoice(next);
    if (rows.current.length === 0) rows.current = rowsOf(list);
    setShown(
      Object.keys(next).length === 0 && showAll(rows.current) ? null : showRows(rows.current, next),
    );
  };
  const change = (name: string, value: string) => {
    const { [name]: _, ...rest } = choice;
    const next = value === "" ? rest : { ...rest, [name]: value };
    // Slashes stay readable: they need no escape in a query.
    const query = new URLSearchParams(next).toString().replaceAll("%2F", "/");
    const { pathname, hash } = location;
    replaceAddress(pathname + (query && `?${query}`) + hash);
    apply(next);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read once, when the page is there
  useEffect(() => {
    const given = new URLSearchParams(location.search);
    const names = [words, ...fields.map(({ name }) => name)];
    const asked = names.flatMap((name) => {
      const value = given.get(name);
      return value ? [[name, value]] : [];
    });
    if (asked.length > 0) apply(Object.fromEntries(asked));
  }, []);

  return (
    <search className="ref-filter">
      <label>
        {messages.filterRows}
        <input
          type="search"
          value={choice[words] ?? ""}
          aria-describedby={status}
          onChange={({ target }) => change(words, target.value)}
        />
      </label>
      {fields.map(({ name, label, options }) => (
        <label key={name}>
          {label}
          <select value={choice[name] ?? ""} onChange={({ target }) => change(name, target.value)}>
            <option value="">{messages.allRows}</option>
            {options.map(({ value, text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        </label>
      ))}
      <output id={status}>
        {shown === null
          ? ""
          : pagePlural(messages.rowsShown, { count: rows.current.length, shown })}
      </output>
    </search>
  );
}

function rowsOf(list: string): HTMLElement[] {
  const root = document.getElementById(list);
  return root ? [...root.querySelectorAll<HTMLElement>("[data-row]")] : [];
}

function showAll(rows: readonly HTMLElement[]): true {
  for (const row of rows) row.hidden = false;
  hideEmptyGroups(rows);
  return true;
}

/** Shows the rows that match all choices, and returns how many there are. */
function showRows(rows: readonly HTMLElement[], choice: Choice): number {
  const { [words]: text = "", ...fields } = choice;
  const wanted = text.toLowerCase().split(/\s+/).filter(Boolean);
  let shown = 0;
  for (const row of rows) {
    const content = row.textContent.toLowerCase();
    const matches =
      Object.entries(fields).every(([name, value]) => row.dataset[name] === value) &&
      wanted.every((word) => content.includes(word));
    row.hidden = !matches;
    if (matches) shown++;
  }
  hideEmptyGroups(rows);
  return shown;
}

/** A group is an element with `data-group` around rows; it goes with the last of them. */
function hideEmptyGroups(rows: readonly HTMLElement[]): void {
  const groups = new Map<HTMLElement, boolean>();
  for (const row of rows) {
    for (
      let group = row.parentElement?.closest<HTMLElement>("[data-group]");
      group;
      group = group.parentElement?.closest<HTMLElement>("[data-group]")
    ) {
      groups.set(group, (groups.get(group) ?? false) || !row.hidden);
    }
  }
  for (const [group, isShown] of groups) group.hidden = !isShown;
}
