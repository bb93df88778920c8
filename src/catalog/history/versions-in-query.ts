import { compareVersions } from "../../model/versions.ts";

/** The versions in a query, such as `0.93` and `2.11.1`, and its other words in lowercase. */
export function splitQuery(text: string): { versions: string[]; words: string[] } {
  const parts =
    text
      .toLowerCase()
      .replace(/\.{2,}|\.(?!\d)/g, " ")
      .match(/[\p{L}\p{N}.]+/gu) ?? [];
  const isVersion = (part: string) => /^v?\d+(?:\.\d+){1,2}$/.test(part);
  return {
    versions: parts.filter(isVersion).map((part) => part.replace("v", "")),
    words: parts.filter((part) => !isVersion(part)),
  };
}

/** The newest version that begins with the given numbers. */
export function completeVersion(prefix: string, published: readonly string[]): string | undefined {
  return published
    .filter((version) => version === prefix || version.startsWith(`${prefix}.`))
    .sort(compareVersions)
    .at(-1);
}
