import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { nearest } from "../../model/diagnostics/nearest.ts";
import { diagnose } from "../../model/diagnostics/rule.ts";
import { positionAt } from "../../model/text/positions.ts";
import { catalogRules } from "../rules.ts";
import type { Service } from "../service/service.ts";
import type { LibraryRepository } from "./library.ts";

/** Finds modules in `module.yaml` that the library does not have. */
export function checkLibraryModules(
  siteDir: string,
  services: readonly Service[],
  repositories: readonly LibraryRepository[],
): Diagnostic[] {
  const known = new Set(
    repositories.flatMap(({ name, modules }) => modules.map((module) => `${name}/${module.name}`)),
  );
  return services.flatMap(({ folder, libraryModules }) =>
    libraryModules
      .filter((name) => !known.has(name))
      .map((name) => {
        const file = `${folder}/module.yaml`;
        const path = join(siteDir, file);
        const text = existsSync(path) ? readFileSync(path, "utf8") : "";
        const place = { file, ...positionAt(text, Math.max(0, text.indexOf(name))) };
        const near = nearest(name, known);
        return diagnose(catalogRules["unknown-library-module"], place, { name, near });
      }),
  );
}
