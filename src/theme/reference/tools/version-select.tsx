import { useEffect, useState } from "react";
import * as messages from "./tools-messages.ts";

/** Chooses the version that the page shows. `version/version-view.ts` follows the address. */
export function VersionSelect({ versions }: { versions: string[] }) {
  const [current = ""] = versions;
  const [shown, setShown] = useState(current);
  useEffect(() => {
    const follow = () => {
      const asked = new URLSearchParams(location.search).get("version")?.replace(/^v(?=\d)/, "");
      setShown(versions.find((version) => version === asked) ?? current);
    };
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
  return (
    <select
      aria-label={messages.versionOfPage}
      value={shown}
      onChange={(event) => choose(event.target.value)}
    >
      {versions.map((version) => (
        <option key={version} value={version}>
          {messages.atVersion(version)}
        </option>
      ))}
    </select>
  );
}
