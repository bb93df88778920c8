"use client";
import "../tools/reference-tools.css";
import { type RefObject, useEffect, useRef, useState } from "react";
import { findUrlTarget, scrollToTarget } from "../../browser/scrolling.ts";
import { useQueryString, withParams } from "../../browser/url.ts";
import { pagePlural } from "../../messages/page-plural.ts";
import { moreTools } from "../tools/tools-messages.ts";
import { useFilterField } from "../tools/use-filter-field.ts";
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
  label?: string | undefined;
  fields: ListField[];
  foldable?: boolean;
}

/** Words and chosen options by query parameter. */
type FilterValues = Record<string, string>;

/** Query parameter of the words. */
const queryParam = "q";

type FilterCode = typeof import("./filter-rows.ts");

/** Undefined offline: the list stays complete. */
function loadFilterCode(): Promise<FilterCode | undefined> {
  return import("./filter-rows.ts").catch(() => undefined);
}

async function preloadRows(list: string): Promise<void> {
  const filterCode = await loadFilterCode();
  const element = document.getElementById(list);
  if (element) filterCode?.readRows(element);
}

function readValues(query: string, names: readonly string[]): FilterValues {
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
  const params = [queryParam, ...fields.map(({ name }) => name)];
  const values = readValues(urlQuery, params);
  const noValues = Object.fromEntries(params.map((name) => [name, ""]));
  const scrollsToStart = useRef(false);
  const counts = useShownRows(list, values, (filterCode, element) => {
    if (scrollsToStart.current) filterCode.scrollToListStart(bar.current, element);
    scrollsToStart.current = false;
  });
  useFilterField(bar);
  const change = (changes: FilterValues) => {
    scrollsToStart.current = true;
    setUrlQuery(withParams(urlQuery, changes));
  };
  // `change` would scroll to the start of the list, not to the target.
  useRevealedTarget(list, () => setUrlQuery((query) => withParams(query, noValues)));
  return (
    <>
      <FilterBar {...{ bar, list, label, fields, foldable, values, counts, change }} />
      {counts?.count === 0 && (
        <p className="ref-none">
          {messages.nothingMatches}
          <button
            type="button"
            onClick={() => {
              // The button disappears with the filter, so the focus moves first.
              bar.current?.querySelector("input")?.focus({ preventScroll: true });
              change(noValues);
            }}
          >
            {messages.clearFilter}
          </button>
        </p>
      )}
    </>
  );
}

interface FilterBarProps extends ListFilterProps {
  bar: RefObject<HTMLElement | null>;
  values: FilterValues;
  counts: RowCounts | null;
  change(changes: FilterValues): void;
}

function FilterBar(props: FilterBarProps) {
  const { bar, list, label = messages.filterRows, fields, values, counts, change } = props;
  const [isExpanded, setIsExpanded] = useState(false);
  const chosenCount = fields.filter(({ name }) => values[name] !== undefined).length;
  return (
    <search className="filter-bar" ref={bar} data-more={isExpanded ? "" : undefined}>
      <div>
        <div>
          <div className="ref-field">
            <input
              type="search"
              aria-label={label}
              placeholder={label}
              value={values[queryParam] ?? ""}
              // So that the first key is fast.
              onFocus={() => void preloadRows(list)}
              onChange={({ target }) => change({ [queryParam]: target.value })}
            />
            <output>
              {counts &&
                pagePlural(messages.rowsShown, { count: counts.total, shown: counts.count })}
            </output>
          </div>
          {fields.length > 1 && (
            <button
              type="button"
              className="ref-more"
              aria-expanded={isExpanded}
              onClick={() => setIsExpanded(!isExpanded)}
            >
              {moreTools}
              {chosenCount > 0 && ` (${chosenCount})`}
            </button>
          )}
          <FieldSelects {...props} />
        </div>
      </div>
    </search>
  );
}

function FieldSelects({ list, fields, foldable, values, counts, change }: FilterBarProps) {
  if (fields.length === 0 && !foldable) return null;
  return (
    <div className="list-fields">
      {fields.map(({ name, label, options }) => (
        <select
          key={name}
          aria-label={label}
          value={values[name] ?? ""}
          onChange={({ target }) => change({ [name]: target.value })}
        >
          <option value="">{`${label}: ${messages.allRows}`}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
      ))}
      {foldable && <ToggleAllButton list={list} disabled={counts !== null} />}
    </div>
  );
}

interface RowCounts {
  count: number;
  total: number;
}

/** Shows the rows that match. Returns their number, or null without a filter. */
function useShownRows(
  list: string,
  filterValues: FilterValues,
  beforeShown: (filterCode: FilterCode, element: HTMLElement) => void,
): RowCounts | null {
  const [counts, setCounts] = useState<RowCounts | null>(null);
  const filterText = JSON.stringify(filterValues);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the filter is compared as text
  useEffect(() => {
    let isCurrent = true;
    const apply = async () => {
      const filterCode = await loadFilterCode();
      const element = document.getElementById(list);
      if (!filterCode || !element || !isCurrent) return;
      const { [queryParam]: query = "", ...values } = filterValues;
      beforeShown(filterCode, element);
      const shown = filterCode.showRows(element, { query, values });
      setCounts(Object.keys(filterValues).length === 0 ? null : shown);
    };
    if (Object.keys(filterValues).length > 0 || counts) void apply();
    return () => {
      isCurrent = false;
    };
  }, [filterText]);
  return counts;
}

/** Opens the group and shows the row that the URL points to. */
function useRevealedTarget(list: string, clearFilter: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is that of the page
  useEffect(() => {
    const reveal = async () => {
      const target = findUrlTarget();
      const element = document.getElementById(list);
      const openedBySummary = target?.closest("summary")?.parentElement;
      if (openedBySummary instanceof HTMLDetailsElement) openedBySummary.open = true;
      if (!element || !target?.closest("li[hidden], [data-row][hidden], [data-group][hidden]"))
        return;
      clearFilter();
      await (await loadFilterCode())?.showRows(element, { query: "", values: {} }).done;
      // Showing all rows has closed its group.
      const group = target.closest("details");
      if (group) group.open = true;
      scrollToTarget(target);
    };
    void reveal();
    window.addEventListener("hashchange", reveal);
    return () => window.removeEventListener("hashchange", reveal);
  }, []);
}

/** `disabled` while a filter is set, because a filter opens what it finds. */
function ToggleAllButton({ list, disabled }: { list: string; disabled: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const toggle = async () => {
    const filterCode = await loadFilterCode();
    const element = document.getElementById(list);
    if (!filterCode || !element) return;
    filterCode.toggleGroups(element, !isOpen);
    setIsOpen(!isOpen);
  };
  return (
    <button type="button" disabled={disabled} onClick={() => void toggle()}>
      {isOpen ? messages.collapseAll : messages.expandAll}
    </button>
  );
}
