import type { HistoryInput } from "../history/history.ts";

export const libraryFolder = "library";

interface LibraryModule {
  name: string;
  /** Its folder in the repository. */
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
  /** Such as `terraform-aws-vpc`. */
  name: string;
  /** Such as `gruntwork-io/terraform-aws-vpc`. */
  repository: string;
  summary: string;
  olderVersions: string[];
  modules: LibraryModule[];
}
