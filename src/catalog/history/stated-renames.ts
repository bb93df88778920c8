import {
  applyRelease,
  type DocumentedRenames,
  getFirstInterface,
  type ModuleHistory,
} from "./history.ts";

/** New names by old name, as `module.yaml` states them. */
export interface StatedRenames {
  inputs: Readonly<Record<string, string>>;
  outputs: Readonly<Record<string, string>>;
}

/**
 * Adds renames to the releases that removed the old names, or added the new ones. They win over
 * those of upgrade guides.
 *
 * @returns unused: names that belong to no release
 */
export function withStatedRenames(
  history: ModuleHistory,
  { inputs, outputs }: StatedRenames,
): { history: ModuleHistory; unused: string[] } {
  const moduleInterface = getFirstInterface(history);
  const unused = new Set([...Object.keys(inputs), ...Object.keys(outputs)]);
  const getRenames = (
    stated: StatedRenames["inputs"],
    removed: readonly string[] = [],
    documentedRenames?: DocumentedRenames,
    added: readonly string[] = [],
  ) => {
    const isNew = (name: string) =>
      moduleInterface.inputs.has(name) && added.includes(stated[name] ?? "");
    const names = Object.keys(stated).filter((name) => removed.includes(name) || isNew(name));
    for (const name of names) unused.delete(name);
    if (names.length === 0) return documentedRenames;
    return {
      ...documentedRenames,
      ...Object.fromEntries(names.map((name) => [name, stated[name] ?? null])),
    };
  };
  const releases = history.releases.map((release) => {
    const added = release.added?.map(({ name }) => name);
    const renamed = getRenames(inputs, release.removed, release.renamed, added);
    const outputsRenamed = getRenames(outputs, release.outputsRemoved, release.outputsRenamed);
    applyRelease(moduleInterface, release);
    return {
      ...release,
      ...(renamed && { renamed }),
      ...(outputsRenamed && { outputsRenamed }),
    };
  });
  return { history: { ...history, releases }, unused: [...unused] };
}
