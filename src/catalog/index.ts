export { type ApiFile, apiFiles, apiPath } from "./api/api-files.ts";
export { lintModule } from "./check/lint-module.ts";
export { compareModules } from "./diff/compare-modules.ts";
export { describeChange } from "./diff/describe-change.ts";
export { anchorHref, anchorId } from "./page/addresses.ts";
export {
  allInputsPath,
  catalogDocs,
  docPathOf,
  type Language,
  servicesFolder,
} from "./page/index-pages.ts";
export { inputIndex, occurrencesOf } from "./page/input-index.ts";
export { type ReferencePage, referencePage } from "./page/reference-page.ts";
export { type SearchRecord, searchRecords } from "./page/search-records.ts";
export { factsCache } from "./read/facts-cache.ts";
export { findModules, loadModule } from "./read/load-module.ts";
export { catalogRules } from "./rules.ts";
export { importModule } from "./service/import-module.ts";
export { type LoadedCatalog, loadCatalog } from "./service/load-catalog.ts";
export type { Catalog, Category, Service } from "./service/service.ts";
