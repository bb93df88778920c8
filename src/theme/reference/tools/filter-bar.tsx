import { type RefObject, useState } from "react";
import { pagePlural } from "../../messages/page-plural.ts";
import { TabList } from "../../tabs/tab-list.tsx";
import { countFacets, EntryFacets, Toggle } from "./entry-facets.tsx";
import type { EntryFilter } from "./entry-filter.ts";
import type { MatchCount } from "./filter-reference-dom.ts";
import * as messages from "./tools-messages.ts";
import { loadFilterCode } from "./use-filter.ts";
import { VersionSelect } from "./version-select.tsx";

export interface EntryList {
  kind: "input" | "output";
  /** With `{count}`, which a filter changes. */
  label: string;
  /** With the number of all entries. */
  fullLabel: string;
  total: number;
  foldable: boolean;
}

/** Controls that would change nothing are left out. */
export interface ListFeatures {
  lists: EntryList[];
  /** Types to filter by, such as `list`. */
  types: string[];
  hasRequiredAndOptional: boolean;
  /** The version that changed entries; null if it changed none. */
  changedIn: string | null;
  sortable: boolean;
  versions: string[];
}

export type EntryCounts = Record<EntryList["kind"], MatchCount>;

interface FilterBarProps extends ListFeatures {
  /** The element with the bar and the lists. */
  root: RefObject<HTMLDivElement | null>;
  /** Prefix of the ids of tabs. */
  id: string;
  /** Index of the selected list. */
  selectedIndex: number;
  filter: EntryFilter;
  /** Null without a filter. */
  counts: EntryCounts | null;
  refine(changes: Partial<EntryFilter>): void;
  choose(index: number): void;
}

export function FilterBar(props: FilterBarProps) {
  const { root, lists, selectedIndex, types, hasRequiredAndOptional, changedIn, filter, refine } =
    props;
  const [isExpanded, setIsExpanded] = useState(false);
  const isInputs = lists[selectedIndex]?.kind === "input";
  const hasFacets = isInputs && (types.length > 0 || hasRequiredAndOptional);
  const hasExtras =
    props.sortable || props.versions.length > 0 || lists.some((list) => list.foldable);
  return (
    <search className="filter-bar" data-more={isExpanded ? "" : undefined}>
      <div>
        <div>
          <input
            type="search"
            aria-label={messages.filterEntries}
            placeholder={messages.filterEntries}
            value={filter.query}
            // Preloads the script before the first key.
            onFocus={() =>
              void loadFilterCode().then(
                (filterCode) => root.current && filterCode?.readEntries(root.current),
              )
            }
            onChange={(event) => refine({ query: event.target.value })}
          />
          {(hasFacets || changedIn !== null || hasExtras) && (
            <button
              type="button"
              className="ref-more"
              aria-expanded={isExpanded}
              onClick={() => setIsExpanded(!isExpanded)}
            >
              {messages.moreTools}
              {countFacets(filter) > 0 && ` (${countFacets(filter)})`}
            </button>
          )}
          <EntryFacets
            filter={filter}
            types={isInputs ? types : []}
            hasRequiredAndOptional={isInputs && hasRequiredAndOptional}
            changedIn={changedIn}
            onChange={refine}
          />
        </div>
        <div>
          <ListTabs {...props} />
          <Extras {...props} />
        </div>
      </div>
    </search>
  );
}

function ListTabs({ id, lists, selectedIndex, counts, choose }: FilterBarProps) {
  const labels = lists.map((list) => <ListLabel key={list.kind} list={list} counts={counts} />);
  return lists.length > 1 ? (
    <TabList
      id={id}
      className="ref-counts"
      labels={labels}
      selected={selectedIndex}
      onSelect={choose}
    />
  ) : (
    <div className="ref-counts">
      <span>{labels}</span>
    </div>
  );
}

function Extras({
  root,
  lists,
  selectedIndex,
  sortable,
  versions,
  filter,
  refine,
}: FilterBarProps) {
  const [isOpen, setIsOpen] = useState(false);
  const toggleEntries = async () => {
    const filterCode = await loadFilterCode();
    if (!filterCode || !root.current) return;
    filterCode.toggleEntries(root.current, !isOpen);
    setIsOpen(!isOpen);
  };
  return (
    <div className="ref-extras">
      {sortable && (
        <Toggle
          label={messages.sortByName}
          pressed={filter.byName}
          onToggle={(byName) => refine({ byName })}
        />
      )}
      {lists[selectedIndex]?.foldable && (
        <button type="button" onClick={() => void toggleEntries()}>
          {isOpen ? messages.collapseAll : messages.expandAll}
        </button>
      )}
      {versions.length > 0 && <VersionSelect versions={versions} />}
    </div>
  );
}

/** The number of entries, or how many of them the filter shows. */
function getCount({ kind, total }: EntryList, counts: EntryCounts | null): string {
  return counts === null
    ? String(total)
    : pagePlural(messages.entriesShown, { count: total, shown: counts[kind].count });
}

export function getLabel(list: EntryList, counts: EntryCounts | null): string {
  return list.label.replace("{count}", getCount(list, counts));
}

function ListLabel({ list, counts }: { list: EntryList; counts: EntryCounts | null }) {
  const [before, after] = list.label.split("{count}");
  return (
    <>
      {before}
      <span>{getCount(list, counts)}</span>
      {after}
    </>
  );
}
