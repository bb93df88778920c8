import { readFileSync } from "node:fs";

export type Engine = "Chromium" | "Firefox" | "Safari";

interface Support {
  /** The oldest supported version of each browser. */
  oldest: Record<Engine, number>;
  /** The first version with each feature of the table; infinite if none has it yet. */
  features: Map<string, Record<Engine, number>>;
  /** The features of the table, with whether a version has them. Takes undocumented ones from `found`. */
  documentedFeatures(
    tested: TestedVersion,
    found: Readonly<Record<string, boolean>>,
  ): Record<string, boolean | undefined>;
}

export interface TestedVersion {
  engine: Engine;
  version: number;
  /** Features that this build has earlier than its version. */
  ahead?: readonly string[];
  /** Whether the build may have more features than its version. */
  isNewer?: boolean;
}

/** Reads docs/browsers.md. */
export function readSupport(): Support {
  const text = readFileSync("docs/browsers.md", "utf8");
  const rows = text
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  const versions = (cells: string[]) => {
    const [Chromium = 0, Firefox = 0, Safari = 0] = cells.map((cell) =>
      cell === "–" ? Number.POSITIVE_INFINITY : Number.parseFloat(cell),
    );
    return { Chromium, Firefox, Safari };
  };
  const [chromium, firefox, safari] = rows.slice(2, 5).map(([, version = ""]) => version);
  const features = rows
    .filter(([name = ""]) => name.startsWith("`"))
    .map(([name = "", ...cells]) => [name.replaceAll("`", ""), versions(cells)] as const);
  const asOf = /as of Chromium (\d+), Firefox (\d+), and Safari (\d+)/.exec(text) ?? [];
  /** Newest versions whose missing features are documented. */
  const newest = versions(asOf.slice(1));
  return {
    oldest: versions([chromium ?? "", firefox ?? "", safari ?? ""]),
    features: new Map(features),
    documentedFeatures({ engine, version, ahead = [], isNewer = false }, found) {
      const documented = features.map(([name, { [engine]: since }]) => {
        if (version >= since || ahead.includes(name)) return [name, true];
        const isMissing = !isNewer && (Number.isFinite(since) || version <= newest[engine]);
        return [name, isMissing ? false : found[name]];
      });
      return Object.fromEntries(documented);
    },
  };
}

/**
 * WebKitGTK versions with the Safari of the same engine (https://webkitgtk.org/releases/) and
 * features that it has earlier. Newer versions have at least as many.
 */
export const webKitGtk = [{ version: 2.5, safari: 26, ahead: ["hidden=until-found"] }] as const;
