import { withoutNumberPrefix } from "../../model/url/number-prefix.ts";

/** A file's place below `content/docs`: names without number prefix and extension. */
export interface DocPath {
  folders: string[];
  name: string;
}

export function docPath(path: string): DocPath {
  const segments = path
    .replace(/\.mdx?$/i, "")
    .split("/")
    .map(withoutNumberPrefix);
  return { folders: segments.slice(0, -1), name: segments.at(-1) ?? "" };
}

/** The id of a doc; `own` is the front matter's `id`, which replaces the file name. */
export function docId({ folders, name }: DocPath, own: string | undefined): string {
  return [...folders, own ?? name].join("/").normalize("NFC");
}

/** Whether a file stands for its folder. */
export function isFolderIndex({ folders, name }: DocPath): boolean {
  const names = ["index", "readme", folders.at(-1)?.toLowerCase()];
  return names.includes(name.toLowerCase());
}
