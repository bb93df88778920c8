"use client";
import "../tools/reference-tools.css";
import { useEffect, useRef, useState } from "react";
import { scrollToTarget, urlTarget } from "../../browser/scrolling.ts";
import { useQueryString } from "../../browser/url.ts";
import { pagePlural } from "../../messages/page-plural.ts";
import { useFilterKey } from "../tools/use-filter-key.ts";
import * as messages from "./list-messages.ts";

export interface ListField {
  /** Query parameter and `data-` attribute. `from` and `to` compare `data-version`. */
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

function readChoice(query: string, names: readonly string[]): Choice {
  const params = new URLSearchParams(query);
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = params.get(name);
      return value ? [[name, value]] : [];
    }),
  );
}

export function ListFilter({ list, label, fields, foldable = false }: ListFilterProps) {
  const bar = useRef<HTMLElement>(null);
  const [urlQuery, setUrlQuery] = useQueryString();
  const [shown, setShown] = useState<{ count: number; total: number } | null>(null);
  const [open, setOpen] = useState(false);
  useFilterKey(bar);
  const root = () => document.getElementById(list);
  const names = [words, ...fields.map(({ name }) => name)];
  const choice = readChoice(urlQuery, names);
  const applied = JSON.stringify(choice);
  const scrolls = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the choice is compared as text
  useEffect(() => {
    let isCurrent = true;
    const apply = async () => {
      const rows = await loadRows();
      const element = root();
      if (!rows || !element || !isCurrent) return;
      const { [words]: query = "", ...values } = choice;
      if (scrolls.current) rows.bringListIntoView(bar.current, element);
      scrolls.current = false;
      const change = rows.showRows(element, { query, values });
      setShown(Object.keys(choice).length === 0 ? null : change);
    };
    if (Object.keys(choice).length > 0 || shown) void apply();
    return () => {
      isCurrent = false;
    };
  }, [applied]);
  const change = (next: Choice) => {
    scrolls.current = true;
    // Slashes need no escape in a query.
    const query = new URLSearchParams(next).toString().replaceAll("%2F", "/");
    setUrlQuery(query && `?${query}`);
  };
  const set = (name: string, value: string) => {
    const { [name]: _, ...rest } = choice;
    change(value === "" ? rest : { ...rest, [name]: value });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is that of the page
  useEffect(() => {
    // The URL may point to a collapsed group or a hidden row.
    const reveal = async () => {
      const target = urlTarget();
      const element = root();
      const pointed = target?.closest("summary")?.parentElement;
      if (pointed instanceof HTMLDetailsElement) pointed.open = true;
      if (!element || !target?.closest("li[hidden], [data-row][hidden], [data-group][hidden]"))
        return;
      change({});
      await (await loadRows())?.showRows(element, { query: "", values: {} }).done;
      // Showing all rows has closed its group.
      const group = target.closest("details");
      if (group) group.open = true;
      scrollToTarget(target);
    };
    void reveal();
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
            {foldable && (
              // A filter opens what it finds.
              <button type="button" disabled={shown !== null} onClick={() => void fold()}>
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
              // The button disappears with the filter, so the focus moves first.
              bar.current?.querySelector("input")?.focus({ preventScroll: true });
              change({});
            }}
          >
            {messages.clearFilter}
          </button>
        </p>
      )}
    </>
  );
}
