import {
  chunkFile,
  chunkStarts,
  manifestFile,
  type SearchRecord,
} from "../../src/model/search/search.ts";

/** All records of a built site, from the files of its index. */
export function indexRecords(read: (path: string) => string): SearchRecord[] {
  const { version, pages } = JSON.parse(read(manifestFile));
  return chunkStarts(pages).flatMap((_, chunk) => JSON.parse(read(chunkFile(version, chunk))));
}
