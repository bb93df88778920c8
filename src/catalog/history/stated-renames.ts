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
  const addStated = (
    stated: StatedRenames["inputs"],
    documented: DocumentedRenames | undefined,
    isRenamed: (name: string) => boolean | undefined,
  ) => {
    const renames = Object.entries(stated).filter(([name]) => isRenamed(name));
    for (const [name] of renames) unused.delete(name);
    return renames.length === 0 ? documented : { ...documented, ...Object.fromEntries(renames) };
  };
  const releases = history.releases.map((release) => {
    const isAdded = (newName = "") => release.added?.some(({ name }) => name === newName);
    const renamed = addStated(
      inputs,
      release.renamed,
      (name) =>
        release.removed?.includes(name) ||
        (moduleInterface.inputs.has(name) && isAdded(inputs[name])),
    );
    const outputsRenamed = addStated(outputs, release.outputsRenamed, (name) =>
      release.outputsRemoved?.includes(name),
    );
    applyRelease(moduleInterface, release);
    return {
      ...release,
      ...(renamed && { renamed }),
      ...(outputsRenamed && { outputsRenamed }),
    };
  });
  return { history: { ...history, releases }, unused: [...unused] };
}
