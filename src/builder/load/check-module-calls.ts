import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  type CheckedCatalog,
  type CodeCheckerOptions,
  getKnownModules,
  openCodeChecker,
} from "../../catalog/index.ts";
import { hclLanguages } from "../../content/index.ts";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { findFences } from "../../model/text/markdown-fences.ts";
import { getPosition } from "../../model/text/positions.ts";

interface CheckOptions extends Omit<CodeCheckerOptions, "modules"> {
  siteDir: string;
  /** Relative to the site folder; only Markdown is checked. */
  files: readonly string[];
  catalog: CheckedCatalog;
}

/** Checks code blocks against the pinned versions of the modules that they call. */
export async function checkModuleCalls({
  siteDir,
  files,
  catalog,
  ...reader
}: CheckOptions): Promise<Diagnostic[]> {
  const modules = getKnownModules(catalog);
  if (modules.repositories.length === 0) return [];
  const checker = await openCodeChecker({ modules, ...reader });
  const diagnostics: Diagnostic[] = [];
  for (const file of new Set(files)) {
    const path = join(siteDir, file);
    if (!/\.mdx?$/.test(file) || !existsSync(path)) continue;
    const text = readFileSync(path, "utf8");
    if (!modules.repositories.some((name) => text.includes(name))) continue;
    for (const { language, line, prefix, code } of findFences(text)) {
      if (!hclLanguages.has(language.toLowerCase())) continue;
      const getLocation = (offset: number) => {
        const position = getPosition(code, offset);
        return { file, line: line + position.line, column: position.column + prefix.length };
      };
      diagnostics.push(...checker.check(code, getLocation));
    }
  }
  return diagnostics;
}
