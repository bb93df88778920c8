import type { HistoryInput } from "../history/history.ts";

/** Folder of the library's data, below the site folder: a file for each repository. */
export const libraryFolder = "library";

/** A module of the library that services are built from. Its descriptions stay with its source. */
export interface LibraryModule {
  name: string;
  /** Folder in the repository. */
  path: string;
  /** The version of this interface, without `v`. */
  version: string;
  /** What the module is for, in one sentence. */
  summary: string;
  /** Marked as deprecated by its source: what to use instead, where that is known, in Markdown. */
  deprecated?: string | undefined;
  inputs: HistoryInput[];
  outputs: string[];
}

export interface LibraryRepository {
  /** Name of the file without `.json`. */
  name: string;
  /** Owner and name on GitHub. */
  repository: string;
  /** What its modules are about, in one sentence. */
  summary: string;
  /**
   * Older versions that pages may pin although their interface is not kept: examples of upgrades
   * and of old code.
   */
  olderVersions: string[];
  /** Sorted by name. */
  modules: LibraryModule[];
}

/** A repository as the text of its file: a line for each input, so that a diff is short. */
export function formatRepository({
  repository,
  summary,
  olderVersions,
  modules,
}: Omit<LibraryRepository, "name">): string {
  const text = JSON.stringify;
  const list = (items: readonly unknown[]) =>
    items.length === 0
      ? "[]"
      : `[\n${items.map((one) => `        ${text(one)}`).join(",\n")}\n      ]`;
  const deprecation = ({ deprecated }: LibraryModule) =>
    deprecated === undefined ? "" : `\n      "deprecated": ${text(deprecated)},`;
  const blocks = modules.map(
    (module) => `    {
      "name": ${text(module.name)},
      "path": ${text(module.path)},
      "version": ${text(module.version)},
      "summary": ${text(module.summary)},${deprecation(module)}
      "inputs": ${list(module.inputs)},
      "outputs": ${text(module.outputs)}
    }`,
  );
  return `{
  "repository": ${text(repository)},
  "summary": ${text(summary)},
  "olderVersions": ${text(olderVersions)},
  "modules": [
${blocks.join(",\n")}
  ]
}
`;
}
