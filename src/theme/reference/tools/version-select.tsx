import { useEffect, useState } from "react";
import * as messages from "./tools-messages.ts";

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
    // Browsers without the Navigation API reload the page.
    if (window.navigation) history.replaceState(history.state, "", url);
    else location.replace(url);
  };
  return [shown, choose];
}

export function VersionSelect({ versions }: { versions: string[] }) {
  const [shown, choose] = useShownVersion(versions);
  // The URL may name a version without changes.
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
