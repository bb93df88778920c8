import type { HistoryInput } from "../history/history.ts";

export const libraryFolder = "library";

interface LibraryModule {
  name: string;
  path: string;
  version: string;
  summary: string;
  /** What to use instead, with code in backticks. */
  deprecated?: string | undefined;
  inputs: HistoryInput[];
  outputs: string[];
}

/** False for scripts, and for modules whose code could not be read. */
export function hasKnownInterface({
  inputs,
  outputs,
}: Pick<LibraryModule, "inputs" | "outputs">): boolean {
  return inputs.length > 0 || outputs.length > 0;
}

export interface LibraryRepository {
  name: string;
  repository: string;
  summary: string;
  olderVersions: string[];
  modules: LibraryModule[];
}

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
      : `[\n${items.map((item) => `        ${text(item)}`).join(",\n")}\n      ]`;
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
