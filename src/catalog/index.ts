export { findDrift } from "./check/find-drift.ts";
export { compareModules } from "./diff/compare-modules.ts";
export { describeChange } from "./diff/describe-change.ts";
export type { Input, Module, Output } from "./module.ts";
export { openFactsCache } from "./read/facts-cache.ts";
export { findModules, loadModule } from "./read/load-module.ts";
export { importModule } from "./service/import-module.ts";
export { type LoadedCatalog, loadCatalog } from "./service/load-catalog.ts";
export type { Category, Service } from "./service/service.ts";
