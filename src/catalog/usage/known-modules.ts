import { interfaceOf } from "../history-file/module-interface.ts";
import type { Catalog } from "../service/service.ts";
import { type KnownModules, moduleFinder } from "./find-module.ts";

export function knownModules({
  services,
  versions,
  repositories,
}: Pick<Catalog, "repositories" | "services" | "versions">): KnownModules {
  return moduleFinder({
    services: services.map(({ module, ...service }) => ({ ...service, at: interfaceOf(module) })),
    versions,
    repositories,
  });
}
