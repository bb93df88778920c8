export { type IndexFile, indexFiles } from "./index-files.ts";
export { type IndexedRecord, indexRecord } from "./index-record.ts";
