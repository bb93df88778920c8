/** Compares versions as semantic versioning does: by numbers, a pre-release before its release. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [parts(a), parts(b)];
  return (
    compareLists(left.core, right.core) ||
    Number(left.pre.length === 0) - Number(right.pre.length === 0) ||
    compareLists(left.pre, right.pre)
  );
}

function parts(version: string): { core: string[]; pre: string[] } {
  // Build metadata after `+` does not count.
  const [, core = "", pre = ""] = /^v?([^-+]*)(?:-([^+]*))?/.exec(version) ?? [];
  const numbers = core.split(".");
  return {
    core: [0, 1, 2].map((index) => numbers[index] ?? "0"),
    pre: pre === "" ? [] : pre.split("."),
  };
}

function compareLists(left: readonly string[], right: readonly string[]): number {
  for (const [index, one] of left.entries()) {
    const other = right[index];
    if (other === undefined) return 1;
    const difference = compareIdentifiers(one, other);
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}

/** Compares numbers by value. They come before all other identifiers. */
function compareIdentifiers(a: string, b: string): number {
  const [left, right] = [a, b].map((text) => /^\d+$/.test(text));
  if (left && right) return Number(a) - Number(b);
  if (left !== right) return left ? -1 : 1;
  return a < b ? -1 : Number(a > b);
}

/** Whether a text is a version without a pre-release: three numbers. */
export function isVersion(text: string): boolean {
  return /^\d+\.\d+\.\d+$/.test(text);
}
