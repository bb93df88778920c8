import { useEffect, useState } from "react";
import * as messages from "./tools-messages.ts";

/** The version that the address names, or the first of the list, and the function that changes it. */
export function useShownVersion(
  versions: readonly string[],
): [shown: string, choose: (version: string) => void] {
  const [current = ""] = versions;
  const [shown, setShown] = useState(current);
  useEffect(() => {
    const follow = () => setShown(askedVersion(versions) ?? current);
    follow();
    window.navigation?.addEventListener("currententrychange", follow);
    return () => window.navigation?.removeEventListener("currententrychange", follow);
  }, [versions, current]);
  const choose = (version: string) => {
    setShown(version);
    const url = new URL(location.href);
    if (version === current) url.searchParams.delete("version");
    else url.searchParams.set("version", version);
    // Browsers without the Navigation API load the page anew.
    if (window.navigation) history.replaceState(history.state, "", url);
    else location.replace(url);
  };
  return [shown, choose];
}

/** Chooses the version that the page shows. `version/version-view.ts` follows the address. */
export function VersionSelect({ versions }: { versions: string[] }) {
  const [shown, choose] = useShownVersion(versions);
  // An address may name a version that changed nothing.
  const all = versions.includes(shown) ? versions : [...versions, shown].sort(newestFirst);
  return (
    <select
      aria-label={messages.versionOfPage}
      value={shown}
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

/** The version in the address, where it lies between the first and the current one. */
function askedVersion(versions: readonly string[]): string | undefined {
  const asked = new URLSearchParams(location.search).get("version")?.replace(/^v(?=\d)/, "") ?? "";
  const isBetween = [versions.at(-1) ?? "", asked, versions[0] ?? ""].every(
    (version, index, list) => index === 0 || newestFirst(list[index - 1] ?? "", version) >= 0,
  );
  return /^\d+(\.\d+)*$/.test(asked) && isBetween ? asked : undefined;
}

function newestFirst(a: string, b: string): number {
  return b.localeCompare(a, "en", { numeric: true });
}
