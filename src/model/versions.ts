import { compareText } from "./compare-text.ts";

/** Unlike the package `semver`, it is small enough for browsers and accepts `v1.0`. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [parseVersion(a), parseVersion(b)];
  return (
    compareLists(left.core, right.core) ||
    Number(left.prerelease.length === 0) - Number(right.prerelease.length === 0) ||
    compareLists(left.prerelease, right.prerelease)
  );
}

function parseVersion(version: string): { core: string[]; prerelease: string[] } {
  // Build metadata after `+` does not count.
  const [, core = "", prerelease = ""] = /^v?([^-+]*)(?:-([^+]*))?/.exec(version) ?? [];
  const numbers = core.split(".");
  return {
    core: [0, 1, 2].map((index) => numbers[index] ?? "0"),
    prerelease: prerelease === "" ? [] : prerelease.split("."),
  };
}

function compareLists(left: readonly string[], right: readonly string[]): number {
  for (const [index, text] of left.entries()) {
    const other = right[index];
    if (other === undefined) return 1;
    const difference = compareIdentifiers(text, other);
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}

/** Compares numbers by value. They come before all other identifiers. */
function compareIdentifiers(a: string, b: string): number {
  const [left, right] = [a, b].map((text) => /^\d+$/.test(text));
  if (left && right) return Number(a) - Number(b);
  if (left !== right) return left ? -1 : 1;
  return compareText(a, b);
}

/** Turns `v1.2.3` and ` 1.2.3 ` into `1.2.3`. */
export function stripVersionPrefix(text: string): string {
  return text.trim().replace(/^v(?=\d)/, "");
}

/** True for three numbers, such as `1.2.3`. False for pre-releases. */
export function isReleaseVersion(text: string): boolean {
  return /^\d+\.\d+\.\d+$/.test(text);
}
