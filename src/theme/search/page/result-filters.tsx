import { useEffect, useState } from "react";
import type { SearchFacets } from "../../../model/search/search.ts";
import type { SearchKind } from "../../../model/search/search-kind.ts";
import { type AskedSearch, pageStep } from "../search-address.ts";
import * as messages from "../search-messages.ts";
import { session } from "../use-results.ts";

/** What versions of the docs are called, by their names. */
export type VersionLabels = Readonly<Record<string, string>>;

interface ResultFiltersProps {
  asked: AskedSearch;
  onChange(asked: AskedSearch): void;
  versionLabels: VersionLabels;
}

/** Narrows the results. A filter with one value to choose is left out. */
export function ResultFilters({ asked, onChange, versionLabels }: ResultFiltersProps) {
  const { area, version, kind } = useFacets();
  const change = (part: Partial<AskedSearch>) => onChange({ ...asked, ...part, pages: pageStep });
  return (
    <>
      <Filter
        label={messages.filterSection}
        value={asked.section}
        values={area}
        onChange={(section) => change({ section })}
      />
      <Filter
        label={messages.filterVersion}
        value={asked.version}
        values={version}
        name={(value) => versionLabels[value] ?? value}
        onChange={(value) => change({ version: value })}
      />
      <Filter
        label={messages.filterKind}
        value={asked.kind}
        values={kind}
        name={(value) => messages.searchKinds[value as SearchKind]}
        onChange={(value) => change({ kind: value as SearchKind | "" })}
      />
    </>
  );
}

interface FilterProps {
  label: string;
  value: string;
  values: string[];
  name?(value: string): string;
  onChange(value: string): void;
}

function Filter({ label, value, values, name = String, onChange }: FilterProps) {
  // What the address asks for is shown even where nothing has it.
  const offered = value === "" || values.includes(value) ? values : [...values, value];
  if (offered.length < 2 && value === "") return null;
  return (
    <label>
      {label}
      <select value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{messages.filterAll}</option>
        {offered.map((one) => (
          <option key={one} value={one}>
            {name(one)}
          </option>
        ))}
      </select>
    </label>
  );
}

const none: SearchFacets = { area: [], kind: [], version: [] };

/** What results can be narrowed by; nothing until it is known. */
function useFacets(): SearchFacets {
  const [facets, setFacets] = useState(none);
  useEffect(() => {
    // Where the facets fail to load, so does the search, which shows a message.
    session.facets().then(setFacets, () => {});
  }, []);
  return facets;
}
