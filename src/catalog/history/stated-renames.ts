import type { DocumentedRenames, ModuleHistory } from "./history.ts";

/** New names by old name, as `module.yaml` states them. */
export interface StatedRenames {
  inputs: Readonly<Record<string, string>>;
  outputs: Readonly<Record<string, string>>;
}

/**
 * Adds renames to the releases that removed the old names. They win over those of upgrade guides.
 *
 * @returns unused: names that no release removed
 */
export function withStatedRenames(
  history: ModuleHistory,
  { inputs, outputs }: StatedRenames,
): { history: ModuleHistory; unused: string[] } {
  const unused = new Set([...Object.keys(inputs), ...Object.keys(outputs)]);
  const getRenames = (
    stated: StatedRenames["inputs"],
    removed: readonly string[] = [],
    known?: DocumentedRenames,
  ) => {
    const names = removed.filter((name) => Object.hasOwn(stated, name));
    for (const name of names) unused.delete(name);
    if (names.length === 0) return known;
    return { ...known, ...Object.fromEntries(names.map((name) => [name, stated[name] ?? null])) };
  };
  const releases = history.releases.map((release) => {
    const renamed = getRenames(inputs, release.removed, release.renamed);
    const outputsRenamed = getRenames(outputs, release.outputsRemoved, release.outputsRenamed);
    return {
      ...release,
      ...(renamed && { renamed }),
      ...(outputsRenamed && { outputsRenamed }),
    };
  });
  return { history: { ...history, releases }, unused: [...unused] };
}
