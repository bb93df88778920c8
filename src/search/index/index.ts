export { extractSections, type PageText, sectionsReader } from "./extract-sections.ts";
export { type IndexFile, indexFiles } from "./index-files.ts";
export { type PageInfo, pageRecords } from "./page-records.ts";
