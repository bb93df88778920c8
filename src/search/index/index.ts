export { type IndexFile, indexFiles } from "./index-files.ts";
export { type IndexedRecord, type Indexer, indexerOf } from "./index-record.ts";
