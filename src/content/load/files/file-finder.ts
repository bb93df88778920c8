/** Finds the file that a path names: macOS may keep `ü` as two characters where links have one. */
export function fileFinder(files: readonly string[]): (path: string) => string {
  const known = new Map([
    ...files.map((file) => [file.normalize("NFC"), file] as const),
    ...files.map((file) => [file, file] as const),
  ]);
  return (path) => known.get(path) ?? known.get(path.normalize("NFC")) ?? path;
}
