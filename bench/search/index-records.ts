import {
  getChunkFile,
  getChunkStarts,
  type SearchRecord,
  searchManifestFile,
} from "../../src/model/search/search.ts";

/** All records of a built site, from the files of its index. */
export function indexRecords(read: (path: string) => string): SearchRecord[] {
  const { version, pages } = JSON.parse(read(searchManifestFile));
  return getChunkStarts(pages).flatMap((_, chunk) =>
    JSON.parse(read(getChunkFile(version, chunk))),
  );
}
