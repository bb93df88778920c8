"use client";
import "../tools/reference-tools.css";
import { useEffect, useRef, useState } from "react";
import { replaceAddress } from "../../browser/replace-address.ts";
import { addressTarget, moveTo } from "../../browser/scrolling.ts";
import { pagePlural } from "../../messages/page-plural.ts";
import * as messages from "./list-messages.ts";

export interface ListField {
  /**
   * Query parameter and `data-` attribute of rows. In the list of all inputs, types are read from
   * the text.
   */
  name: string;
  label: string;
  options: { value: string; text: string }[];
}

interface ListFilterProps {
  /** Id of the element with the rows (`data-row`, or items of `.ref-index`). */
  list: string;
  label?: string;
  fields: ListField[];
  foldable?: boolean;
}

type Choice = Record<string, string>;

const words = "q";

/** Undefined offline: the list stays complete. */
function loadRows(): Promise<typeof import("./filter-rows.ts") | undefined> {
  return import("./filter-rows.ts").catch(() => undefined);
}

export function ListFilter({ list, label, fields, foldable = false }: ListFilterProps) {
  const bar = useRef<HTMLElement>(null);
  const shownChoice = useRef<Choice>({});
  const [choice, setChoice] = useState<Choice>({});
  const [shown, setShown] = useState<{ count: number; total: number } | null>(null);
  const [open, setOpen] = useState(false);
  const root = () => document.getElementById(list);

  const apply = async (next: Choice, isAsked = false) => {
    shownChoice.current = next;
    setChoice(next);
    const rows = await loadRows();
    const element = root();
    if (!rows || !element || shownChoice.current !== next) return;
    const { [words]: query = "", ...values } = next;
    if (isAsked) rows.bringListIntoView(bar.current, element);
    const change = rows.showRows(element, { query, values });
    setShown(Object.keys(next).length === 0 ? null : change);
    await change.done;
  };
  const change = (next: Choice) => {
    // Slashes need no escape in a query.
    const query = new URLSearchParams(next).toString().replaceAll("%2F", "/");
    const { pathname, hash } = location;
    replaceAddress(pathname + (query && `?${query}`) + hash);
    return apply(next, true);
  };
  const set = (name: string, value: string) => {
    const { [name]: _, ...rest } = shownChoice.current;
    void change(value === "" ? rest : { ...rest, [name]: value });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read once, when the page is there
  useEffect(() => {
    const given = new URLSearchParams(location.search);
    const names = [words, ...fields.map(({ name }) => name)];
    const asked = names.flatMap((name) => {
      const value = given.get(name);
      return value ? [[name, value]] : [];
    });
    if (asked.length > 0) void apply(Object.fromEntries(asked));
    // The URL may point to a hidden row.
    const reveal = async () => {
      const target = addressTarget();
      if (!target?.closest("li[hidden], [data-row][hidden], [data-group][hidden]")) return;
      await change({});
      // The filter has closed it again.
      const group = target.closest("details");
      if (group) group.open = true;
      moveTo(target);
    };
    window.addEventListener("hashchange", reveal);
    return () => window.removeEventListener("hashchange", reveal);
  }, []);
  const fold = async () => {
    const rows = await loadRows();
    const element = root();
    if (!rows || !element) return;
    rows.foldGroups(element, !open);
    setOpen(!open);
  };

  return (
    <>
      <search className="filter-bar" ref={bar}>
        <div>
          <div>
            <div className="ref-field">
              <input
                type="search"
                aria-label={label ?? messages.filterRows}
                placeholder={label ?? messages.filterRows}
                value={choice[words] ?? ""}
                // Preloads the script before the first key.
                onFocus={() => void loadRows()}
                onChange={({ target }) => set(words, target.value)}
              />
              <output>
                {shown &&
                  pagePlural(messages.rowsShown, { count: shown.total, shown: shown.count })}
              </output>
            </div>
            {fields.map(({ name, label: text, options }) => (
              <select
                key={name}
                aria-label={text}
                value={choice[name] ?? ""}
                onChange={({ target }) => set(name, target.value)}
              >
                <option value="">{`${text}: ${messages.allRows}`}</option>
                {options.map((option) => (
                  <option key={option.value} value={option.value}>
                    {option.text}
                  </option>
                ))}
              </select>
            ))}
            {foldable && shown === null && (
              <button type="button" onClick={() => void fold()}>
                {open ? messages.collapseAll : messages.expandAll}
              </button>
            )}
          </div>
        </div>
      </search>
      {shown?.count === 0 && (
        <p className="ref-none">
          {messages.nothingMatches}
          <button
            type="button"
            onClick={() => {
              // Before the button disappears.
              bar.current?.querySelector("input")?.focus({ preventScroll: true });
              void change({});
            }}
          >
            {messages.clearFilter}
          </button>
        </p>
      )}
    </>
  );
}
