export { getApiFiles } from "./api/api-files.ts";
export {
  type ApiFile,
  getApiPath,
  getHistoryPath,
  versionsPath,
} from "./api/api-paths.ts";
export {
  getHistoryFiles,
  getLibraryFiles,
} from "./api/history-files.ts";
export { getOpenApiFile } from "./api/openapi.ts";
export { lintModule } from "./check/lint-module.ts";
export {
  type ConnectionViewOptions,
  getServiceConnections,
  getServiceMapRows,
} from "./connections/connection-views.ts";
export {
  getConnectionsFrom,
  getConnectionsTo,
  getServiceId,
} from "./connections/connections.ts";
export type { LibraryRepository } from "./library/library.ts";
export {
  getLibraryDocs,
  getLibraryIndex,
  getLibraryModules,
  getRepositoryPath,
  getServicesBuiltFrom,
  libraryIndexPath,
} from "./library/library-pages.ts";
export {
  getAnchorHref,
  getAnchorId,
  getFolderAddress,
  getUnpinnedSource,
} from "./page/addresses.ts";
export { checkPath } from "./page/check-page.ts";
export { getCatalogChanges } from "./page/history-view.ts";
export {
  allInputsPath,
  changesPath,
  getCatalogDocs,
  getFrontMatter,
  getIndexFile,
  type Language,
  mapPath,
  plannerPath,
  servicesFolder,
} from "./page/index-pages.ts";
export { getInputIndex, getOccurrences } from "./page/input-index.ts";
export { getReferencePage, type ReferencePage } from "./page/reference-page.ts";
export { type CatalogSearchEntry, getSearchRecords } from "./page/search-records.ts";
export { findModules, loadModule } from "./read/load-module.ts";
export { getModuleFileCache } from "./read/module-file-cache.ts";
export { isIgnoredFolder, isModuleFile } from "./read/module-files.ts";
export { catalogRules } from "./rules.ts";
export type { CatalogCache } from "./service/catalog-cache.ts";
export {
  getInterfaceFiles,
  implementationName,
  importModule,
} from "./service/import-module.ts";
export {
  formatVersions,
  getOwnedVersion,
  type LoadedCatalog,
  loadCatalog,
  mergeVersions,
  versionsFile,
} from "./service/load-catalog.ts";
export {
  getImportedTexts,
  isModuleFolder,
  type ModuleTexts,
  readModuleTexts,
} from "./service/module-texts.ts";
export { catalogFolder, hasHistory } from "./service/read-service.ts";
export { getReadmeAddress, linkDescription } from "./service/readme.ts";
export type {
  Catalog,
  Category,
  PublishedVersion,
  Retirement,
  Service,
} from "./service/service.ts";
export { moduleCallRules } from "./usage/call-rules.ts";
export {
  type CheckedCatalog,
  type CodeCheckerOptions,
  getKnownModules,
  openCodeChecker,
} from "./usage/check-code.ts";
