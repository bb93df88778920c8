"use client";
import "../tools/reference-tools.css";
import { useEffect, useRef, useState } from "react";
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
  label?: string;
  fields: ListField[];
  foldable?: boolean;
}

/** Words and chosen options by query parameter. */
type Choice = Record<string, string>;

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
  const [isExpanded, setIsExpanded] = useState(false);
  const params = [queryParam, ...fields.map(({ name }) => name)];
  const noChoice = Object.fromEntries(params.map((name) => [name, ""]));
  const choice = readChoice(urlQuery, params);
  const chosenCount = fields.filter(({ name }) => choice[name] !== undefined).length;
  const scrollsToStart = useRef(false);
  const counts = useShownRows(list, choice, (filterCode, element) => {
    if (scrollsToStart.current) filterCode.scrollToListStart(bar.current, element);
    scrollsToStart.current = false;
  });
  useFilterField(bar);
  const change = (values: Choice) => {
    scrollsToStart.current = true;
    setUrlQuery(withParams(urlQuery, values));
  };
  // `change` would scroll to the start of the list, not to the target.
  useRevealedTarget(list, () => setUrlQuery((query) => withParams(query, noChoice)));

  return (
    <>
      <search className="filter-bar" ref={bar} data-more={isExpanded ? "" : undefined}>
        <div>
          <div>
            <div className="ref-field">
              <input
                type="search"
                aria-label={label ?? messages.filterRows}
                placeholder={label ?? messages.filterRows}
                value={choice[queryParam] ?? ""}
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
            {(fields.length > 0 || foldable) && (
              <div className="list-fields">
                {fields.map((field) => (
                  <FieldSelect
                    key={field.name}
                    field={field}
                    value={choice[field.name] ?? ""}
                    onChange={(value) => change({ [field.name]: value })}
                  />
                ))}
                {foldable && <ToggleAllButton list={list} disabled={counts !== null} />}
              </div>
            )}
          </div>
        </div>
      </search>
      {counts?.count === 0 && (
        <p className="ref-none">
          {messages.nothingMatches}
          <button
            type="button"
            onClick={() => {
              // The button disappears with the filter, so the focus moves first.
              bar.current?.querySelector("input")?.focus({ preventScroll: true });
              change(noChoice);
            }}
          >
            {messages.clearFilter}
          </button>
        </p>
      )}
    </>
  );
}

/** Shows the rows that match a choice. Returns their number, or null without a choice. */
function useShownRows(
  list: string,
  choice: Choice,
  beforeShown: (filterCode: FilterCode, element: HTMLElement) => void,
): { count: number; total: number } | null {
  const [counts, setCounts] = useState<{ count: number; total: number } | null>(null);
  const choiceText = JSON.stringify(choice);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the choice is compared as text
  useEffect(() => {
    let isCurrent = true;
    const apply = async () => {
      const filterCode = await loadFilterCode();
      const element = document.getElementById(list);
      if (!filterCode || !element || !isCurrent) return;
      const { [queryParam]: query = "", ...values } = choice;
      beforeShown(filterCode, element);
      const shown = filterCode.showRows(element, { query, values });
      setCounts(Object.keys(choice).length === 0 ? null : shown);
    };
    if (Object.keys(choice).length > 0 || counts) void apply();
    return () => {
      isCurrent = false;
    };
  }, [choiceText]);
  return counts;
}

/** Opens the group and shows the row that the URL points to. */
function useRevealedTarget(list: string, clearChoice: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is that of the page
  useEffect(() => {
    const reveal = async () => {
      const target = findUrlTarget();
      const element = document.getElementById(list);
      const openedBySummary = target?.closest("summary")?.parentElement;
      if (openedBySummary instanceof HTMLDetailsElement) openedBySummary.open = true;
      if (!element || !target?.closest("li[hidden], [data-row][hidden], [data-group][hidden]"))
        return;
      clearChoice();
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

interface FieldSelectProps {
  field: ListField;
  value: string;
  onChange(value: string): void;
}

function FieldSelect({ field: { label, options }, value, onChange }: FieldSelectProps) {
  return (
    <select aria-label={label} value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="">{`${label}: ${messages.allRows}`}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.text}
        </option>
      ))}
    </select>
  );
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
