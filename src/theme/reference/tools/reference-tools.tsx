"use client";
import "./reference-tools.css";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { announce } from "../../browser/announcer.ts";
import { CrashBoundary } from "../../errors/crash-boundary.tsx";
import { pagePlural } from "../../messages/page-plural.ts";
import { TabList } from "../../tabs/tab-list.tsx";
import { useHiddenUntilFound, useTab } from "../../tabs/use-tab.ts";
import { countOfFacets, EntryFacets, Toggle } from "./entry-facets.tsx";
import { type EntryFilter, noFilter } from "./filter-entries.ts";
import * as messages from "./tools-messages.ts";
import { useEntryButtons } from "./use-entry-buttons.tsx";
import { loadTools, useFilter } from "./use-filter.ts";
import { useFilterKey } from "./use-filter-key.ts";
import { useRowNavigation } from "./use-row-navigation.ts";
import { VersionSelect } from "./version-select.tsx";

export interface EntryList {
  kind: "input" | "output";
  label: string;
  fullLabel: string;
  total: number;
  foldable: boolean;
}

interface ReferenceToolsProps {
  lists: EntryList[];
  types: string[];
  hasRequirements: boolean;
  changedIn: string | null;
  sortable: boolean;
  versions: string[];
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
  const { lists, types, hasRequirements, changedIn, sortable, versions, children } = props;
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  const values = lists.map(({ kind }) => `${kind}s`);
  const [initial = ""] = values;
  const { selected, select, show } = useTab({ groupId: undefined, param: "list", values, initial });
  useHiddenUntilFound(root, (index) => show(values[index] ?? initial));
  const { filter, counts, change } = useFilter(root);
  const dialog = useEntryButtons(versions);
  const [open, setOpen] = useState(false);
  const [more, setMore] = useState(false);

  useRowNavigation(root);
  useFilterKey(root);

  const at = values.indexOf(selected);
  const list = lists[at];
  // biome-ignore lint/correctness/useExhaustiveDependencies: the lists are those of the page
  useEffect(() => {
    if (counts) announce(lists.map((one) => labelOf(one, counts)).join(", "));
  }, [counts]);

  const toStart = async (index: number) => {
    const tools = await loadTools();
    const [bar, ...panels] = root.current?.children ?? [];
    tools?.bringListIntoView(bar ?? null, panels[index] ?? null);
  };
  const refine = (part: Partial<EntryFilter>) => {
    change(part);
    void toStart(at);
  };
  const choose = (index: number) => {
    select(values[index] ?? initial);
    void toStart(index);
  };
  /** Moves the focus away from a button that is about to disappear. */
  const focusElement = (selector: string) =>
    root.current?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
  const fold = async () => {
    const tools = await loadTools();
    if (!tools || !root.current) return;
    tools.foldEntries(root.current, !open);
    setOpen(!open);
  };

  const isInputs = list?.kind === "input";
  const isTabbed = lists.length > 1;
  const facets = isInputs && (types.length > 0 || hasRequirements);
  const extras = sortable || versions.length > 0 || lists.some(({ foldable }) => foldable);
  return (
    <div className="ref-lists wide" ref={root}>
      <search className="filter-bar" data-more={more ? "" : undefined}>
        <div>
          <div>
            <input
              type="search"
              aria-label={messages.filterEntries}
              placeholder={messages.filterEntries}
              value={filter.query}
              // Preloads the script before the first key.
              onFocus={() =>
                void loadTools().then((tools) => root.current && tools?.listEntries(root.current))
              }
              onChange={(event) => refine({ query: event.target.value })}
            />
            {(facets || changedIn !== null || extras) && (
              <button
                type="button"
                className="ref-more"
                aria-expanded={more}
                onClick={() => setMore(!more)}
              >
                {messages.moreTools}
                {countOfFacets(filter) > 0 && ` (${countOfFacets(filter)})`}
              </button>
            )}
            <EntryFacets
              filter={filter}
              types={isInputs ? types : []}
              hasRequirements={isInputs && hasRequirements}
              changedIn={changedIn}
              onChange={refine}
            />
          </div>
          <div>
            {isTabbed ? (
              <TabList
                id={id}
                className="ref-counts"
                labels={lists.map((one) => <ListLabel key={one.kind} list={one} counts={counts} />)}
                selected={at}
                onSelect={(index) => choose(index)}
              />
            ) : (
              <div className="ref-counts">
                {lists.map((one) => (
                  <span key={one.kind}>
                    <ListLabel list={one} counts={counts} />
                  </span>
                ))}
              </div>
            )}
            <div className="ref-extras">
              {sortable && (
                <Toggle
                  label={messages.sortByName}
                  pressed={filter.byName}
                  onToggle={(byName) => refine({ byName })}
                />
              )}
              {list?.foldable && (
                <button type="button" onClick={() => void fold()}>
                  {open ? messages.collapseAll : messages.expandAll}
                </button>
              )}
              {versions.length > 0 && <VersionSelect versions={versions} />}
            </div>
          </div>
        </div>
      </search>
      {lists.map((one, index) => (
        <div
          key={one.kind}
          {...(isTabbed && { role: "tabpanel", "aria-labelledby": `${id}t${index}` })}
          id={`${id}p${index}`}
          data-label={one.fullLabel}
          hidden={index !== at}
        >
          {counts?.[one.kind] === 0 && (
            <NothingFound
              lists={lists}
              counts={counts}
              onShow={(other) => {
                focusElement("[role=tab][tabindex='-1']");
                choose(lists.indexOf(other));
              }}
              onClear={() => {
                focusElement("input");
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

type Counts = Record<EntryList["kind"], number>;

/** The number of entries, or how many of them the filter shows. */
function countOf({ kind, total }: EntryList, counts: Counts | null): string {
  return counts === null
    ? String(total)
    : pagePlural(messages.entriesShown, { count: total, shown: counts[kind] });
}

function labelOf(list: EntryList, counts: Counts | null): string {
  return list.label.replace("{count}", countOf(list, counts));
}

function ListLabel({ list, counts }: { list: EntryList; counts: Counts | null }) {
  const [before, after] = list.label.split("{count}");
  return (
    <>
      {before}
      <span>{countOf(list, counts)}</span>
      {after}
    </>
  );
}

interface NothingFoundProps {
  lists: readonly EntryList[];
  counts: Counts;
  onShow(list: EntryList): void;
  onClear(): void;
}

/** Shown instead of a list without a matching entry. */
function NothingFound({ lists, counts, onShow, onClear }: NothingFoundProps) {
  return (
    <p className="ref-none">
      {messages.nothingMatches}
      {lists
        .filter(({ kind }) => counts[kind] > 0)
        .map((list) => (
          <button key={list.kind} type="button" onClick={() => onShow(list)}>
            {messages.showOtherTab(labelOf(list, counts))}
          </button>
        ))}
      <button type="button" onClick={onClear}>
        {messages.clearFilter}
      </button>
    </p>
  );
}
