export { findDrift } from "./check/find-drift.ts";
export { compareModules } from "./diff/compare-modules.ts";
export { describeChange } from "./diff/describe-change.ts";
export type { CatalogMessages } from "./messages.ts";
export type { Input, Module, Output } from "./module.ts";
export { type ApiFile, apiFiles, apiPath } from "./page/api.ts";
export {
  allInputs,
  allInputsPath,
  catalogDocs,
  docPathOf,
  servicesFolder,
} from "./page/index-pages.ts";
export type { Language } from "./page/language.ts";
export { occurrencesOf } from "./page/occurrences.ts";
export { type ReferencePage, referencePage } from "./page/reference-page.ts";
export { type SearchRecord, searchRecords } from "./page/search-records.ts";
export { factsCache } from "./read/facts-cache.ts";
export { findModules, loadModule } from "./read/load-module.ts";
export { importModule } from "./service/import-module.ts";
export { type LoadedCatalog, loadCatalog } from "./service/load-catalog.ts";
export type { Catalog, Category, Service } from "./service/service.ts";
