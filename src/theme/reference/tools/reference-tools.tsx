"use client";
import "./reference-tools.css";
import { type ReactNode, useEffect, useId, useMemo, useRef } from "react";
import { announce } from "../../browser/announcer.ts";
import { CrashBoundary } from "../../errors/crash-boundary.tsx";
import { useHiddenUntilFound, useTab } from "../../tabs/use-tab.ts";
import { useShownCounts } from "../version/shown-counts.ts";
import { type EntryFilter, noFilter } from "./entry-filter.ts";
import {
  type EntryCounts,
  type EntryList,
  FilterBar,
  getLabel,
  type ListFeatures,
} from "./filter-bar.tsx";
import * as messages from "./tools-messages.ts";
import { useEntryButtons } from "./use-entry-buttons.tsx";
import { loadFilterCode, useFilter } from "./use-filter.ts";
import { useFilterField } from "./use-filter-field.ts";
import { useRowNavigation } from "./use-row-navigation.ts";

interface ReferenceToolsProps extends ListFeatures {
  children: ReactNode[];
}

/** If the tools crash, the lists stay. */
export function ReferenceTools(props: ReferenceToolsProps) {
  return (
    <CrashBoundary fallback={props.children}>
      <Tools {...props} />
    </CrashBoundary>
  );
}

function Tools(props: ReferenceToolsProps) {
  const { versions, children } = props;
  const shownCounts = useShownCounts();
  const lists = props.lists.map((list) => ({
    ...list,
    total: shownCounts?.[list.kind] ?? list.total,
  }));
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  const values = useMemo(() => props.lists.map(({ kind }) => `${kind}s`), [props.lists]);
  const [initial = ""] = values;
  const { selected, select, show } = useTab({ groupId: undefined, param: "list", values, initial });
  useHiddenUntilFound(root, (index) => show(values[index] ?? initial));
  const { filter, counts, change } = useFilter(root);
  const dialog = useEntryButtons(versions);
  useRowNavigation(root);
  useFilterField(root);

  const selectedIndex = values.indexOf(selected);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the lists are those of the page
  useEffect(() => {
    if (counts) announce(lists.map((list) => getLabel(list, counts)).join(", "));
  }, [counts]);

  const scrollToList = async (index: number) => {
    const filterCode = await loadFilterCode();
    const [bar, ...panels] = root.current?.children ?? [];
    filterCode?.scrollToListStart(bar ?? null, panels[index] ?? null);
  };
  const refine = (changes: Partial<EntryFilter>) => {
    change(changes);
    void scrollToList(selectedIndex);
  };
  const choose = (index: number) => {
    select(values[index] ?? initial);
    void scrollToList(index);
  };
  /** Moves the focus away from a button that is about to disappear. */
  const focusFirst = (selector: string) =>
    root.current?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });

  const isTabbed = lists.length > 1;
  return (
    <div className="ref-lists wide" ref={root}>
      <FilterBar
        {...props}
        {...{ root, id, lists, selectedIndex, filter, counts, refine, choose }}
      />
      {lists.map((list, index) => (
        <div
          key={list.kind}
          {...(isTabbed && { role: "tabpanel", "aria-labelledby": `${id}t${index}` })}
          id={`${id}p${index}`}
          data-label={list.fullLabel}
          hidden={index !== selectedIndex}
        >
          {counts?.[list.kind].isEmpty && (
            <NothingFound
              lists={lists}
              counts={counts}
              onShow={(other) => {
                focusFirst("[role=tab][tabindex='-1']");
                choose(lists.indexOf(other));
              }}
              onClear={() => {
                focusFirst("input");
                refine({ ...noFilter, byName: filter.byName });
              }}
            />
          )}
          {children[index]}
        </div>
      ))}
      <CrashBoundary fallback={null}>{dialog}</CrashBoundary>
    </div>
  );
}

interface NothingFoundProps {
  lists: readonly EntryList[];
  counts: EntryCounts;
  onShow(list: EntryList): void;
  onClear(): void;
}

function NothingFound({ lists, counts, onShow, onClear }: NothingFoundProps) {
  return (
    <p className="ref-none">
      {messages.nothingMatches}
      {lists
        .filter(({ kind }) => !counts[kind].isEmpty)
        .map((list) => (
          <button key={list.kind} type="button" onClick={() => onShow(list)}>
            {messages.showOtherTab(getLabel(list, counts))}
          </button>
        ))}
      <button type="button" onClick={onClear}>
        {messages.clearFilter}
      </button>
    </p>
  );
}
