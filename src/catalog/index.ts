export { apiFiles } from "./api/api-files.ts";
export { type ApiFile, apiPath, historyPath, versionsPath } from "./api/api-paths.ts";
export { historyFiles, libraryFiles } from "./api/history-files.ts";
export { openApiFile } from "./api/openapi.ts";
export { lintModule } from "./check/lint-module.ts";
export {
  type ConnectionViewOptions,
  serviceConnections,
  serviceMapRows,
} from "./connections/connection-views.ts";
export { connectionsTo, getConnectionsFrom, serviceId } from "./connections/connections.ts";
export type { LibraryRepository } from "./library/library.ts";
export {
  getServicesBuiltFrom,
  libraryDocs,
  libraryIndex,
  libraryIndexPath,
  libraryModules,
  repositoryPath,
} from "./library/library-pages.ts";
export { anchorHref, anchorId, unpinnedSource } from "./page/addresses.ts";
export { checkPath } from "./page/check-page.ts";
export { catalogChanges } from "./page/history-view.ts";
export {
  allInputsPath,
  catalogDocs,
  changesPath,
  getIndexFile,
  type Language,
  mapPath,
  plannerPath,
  servicesFolder,
} from "./page/index-pages.ts";
export { getOccurrences, inputIndex } from "./page/input-index.ts";
export { type ReferencePage, referencePage } from "./page/reference-page.ts";
export { type CatalogSearchEntry, searchRecords } from "./page/search-records.ts";
export { findModules, isModuleFileName, loadModule } from "./read/load-module.ts";
export { moduleFileCache } from "./read/module-file-cache.ts";
export { catalogRules } from "./rules.ts";
export { implementationName, importModule, interfaceFiles } from "./service/import-module.ts";
export {
  formatVersions,
  isVersionOf,
  type LoadedCatalog,
  loadCatalog,
  mergeVersions,
  ownedVersion,
  versionsFile,
} from "./service/load-catalog.ts";
export {
  importedTexts,
  isModuleFolder,
  type ModuleTexts,
  readModuleTexts,
} from "./service/module-texts.ts";
export { catalogFolder, hasHistory } from "./service/read-service.ts";
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
  knownModules,
  openCodeChecker,
} from "./usage/check-code.ts";
