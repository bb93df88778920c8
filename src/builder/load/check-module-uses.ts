import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Catalog, knownModules, openCodeChecker } from "../../catalog/index.ts";
import { findSamples, hclLanguages } from "../../content/index.ts";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { positionAt } from "../../model/diagnostics/position.ts";

/**
 * Holds the code blocks of pages against the modules that they call, at the versions that they pin:
 * services by their history, modules of the library by their current interface.
 *
 * @param files sources of pages, relative to the site folder; what is not Markdown is left out
 */
export async function checkModuleUses(
  siteDir: string,
  files: readonly string[],
  catalog: Pick<Catalog, "repositories" | "services" | "versions">,
): Promise<Diagnostic[]> {
  const modules = knownModules(catalog);
  if (modules.repositories.length === 0) return [];
  const checker = await openCodeChecker(modules);
  const isMeant = mentions(modules.repositories);
  const found: Diagnostic[] = [];
  for (const file of new Set(files)) {
    const path = join(siteDir, file);
    if (!/\.mdx?$/.test(file) || !existsSync(path)) continue;
    const text = readFileSync(path, "utf8");
    if (!isMeant(text)) continue;
    for (const { language, line, indent, code } of findSamples(text)) {
      if (!hclLanguages.has(language) || !isMeant(code)) continue;
      const placeOf = (offset: number) => {
        const at = positionAt(code, offset);
        return { file, line: line + at.line - 1, column: at.column + indent };
      };
      found.push(...(await checker.check(code, placeOf)));
    }
  }
  return found;
}

/** Returns a test for texts that may call a module: most pages do not, and need no parser. */
function mentions(repositories: readonly string[]): (text: string) => boolean {
  return (text) => text.includes("source") && repositories.some((name) => text.includes(name));
}
