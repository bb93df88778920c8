import { type VersionData, versionOf } from "./version-data.ts";

interface VersionProps {
  data: VersionData;
  /** Name of a repository or module. */
  of: string;
  /** Id of a target. */
  target: string;
}

/** One version within a sentence. */
export function Version({ data, of, target }: VersionProps) {
  return <code>{versionOf(data, of, target)}</code>;
}
