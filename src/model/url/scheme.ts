export const scriptSchemes: readonly string[] = ["javascript", "vbscript"];

/** Links to these would run code in the reader's browser or open a file of the reader's disk. */
export const forbiddenSchemes: ReadonlySet<string> = new Set([...scriptSchemes, "data", "file"]);

/** Browsers ignore control characters, so `java\nscript:` has a scheme too. */
export function getScheme(address: string): string | undefined {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these are skipped by browsers
  const bare = address.replace(/[\u0000-\u0020]/g, "");
  return /^([a-z][a-z\d+.-]*):/i.exec(bare)?.[1]?.toLowerCase();
}
