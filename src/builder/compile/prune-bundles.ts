import { readdirSync, rmSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { isAbandoned } from "../cache/is-abandoned.ts";

/** Bundles kept beside the newest, for switching between sites and branches. */
const keptBundles = 8;

/** Whether a bundle is there; from now on it is the newest. */
export function touchBundle(dir: string): boolean {
  const now = new Date();
  try {
    utimesSync(dir, now, now);
    return true;
  } catch {
    return false;
  }
}

/** Removes the bundles that were not used for the longest time. Other builds may do the same. */
export function pruneBundles(folder: string): void {
  const names = readdirSync(folder);
  // A name with a dot is of a bundle that is being compiled.
  const bundles = names
    .filter((name) => !name.includes("."))
    .map((name) => ({ name, used: lastUse(join(folder, name)) }))
    .sort((a, b) => b.used - a.used)
    .map(({ name }) => name);
  for (const name of [...bundles.slice(keptBundles), ...names.filter(isAbandoned)]) {
    rmSync(join(folder, name), { recursive: true, force: true });
  }
}

function lastUse(dir: string): number {
  return statSync(dir, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
