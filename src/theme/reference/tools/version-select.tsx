import { compareVersions, isReleaseVersion, stripVersionPrefix } from "../../../model/versions.ts";
import { useQueryString, withParams } from "../../browser/url.ts";
import * as messages from "./tools-messages.ts";

/** The version in the URL, or the first of the list, and its setter. */
export function useShownVersion(
  versions: readonly string[],
): [shown: string, choose: (version: string) => void] {
  const [query, setQuery] = useQueryString();
  const [current = ""] = versions;
  const choose = (version: string) => {
    const next = withParams(query, { version: version === current ? "" : version });
    // Browsers without the Navigation API reload the page.
    if (window.navigation) setQuery(next);
    else location.replace(location.pathname + next + location.hash);
  };
  return [getVersionInQuery(query, versions) ?? current, choose];
}

export function VersionSelect({ versions }: { versions: string[] }) {
  const [shownVersion, choose] = useShownVersion(versions);
  // The URL may name a version without changes.
  const all = versions.includes(shownVersion)
    ? versions
    : [...versions, shownVersion].sort((a, b) => compareVersions(b, a));
  return (
    <select
      aria-label={messages.versionOfPage}
      value={shownVersion}
      onChange={(event) => choose(event.target.value)}
    >
      {all.map((version) => (
        <option key={version} value={version}>
          {messages.atVersion(version)}
        </option>
      ))}
    </select>
  );
}

/** Undefined if it is not a release between the first and the current version. */
function getVersionInQuery(query: string, versions: readonly string[]): string | undefined {
  const version = stripVersionPrefix(new URLSearchParams(query).get("version") ?? "");
  const [newest, oldest] = [versions[0], versions.at(-1)];
  if (!isReleaseVersion(version) || !newest || !oldest) return undefined;
  const isKnown = compareVersions(version, oldest) >= 0 && compareVersions(version, newest) <= 0;
  return isKnown ? version : undefined;
}
