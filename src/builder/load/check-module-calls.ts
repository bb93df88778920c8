import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  type CheckedCatalog,
  type CodeCheckerOptions,
  getKnownModules,
  openCodeChecker,
} from "../../catalog/usage/check-code.ts";
import { hclLanguages } from "../../content/index.ts";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { type CachedValue, reuse } from "../../model/memoize.ts";
import { type Fence, findFences } from "../../model/text/markdown-fences.ts";
import { getPosition } from "../../model/text/positions.ts";

interface CheckOptions extends Omit<CodeCheckerOptions, "modules"> {
  siteDir: string;
  /** Relative to the site folder; only Markdown is checked. */
  files: readonly { file: string; hash?: string }[];
  catalog: CheckedCatalog;
  /** Only set by the dev server. */
  cache?: CodeBlockCache | undefined;
}

/** The code of each file that may call a module. */
export type CodeBlockCache = Map<string, CachedValue<Fence[]>>;

/** Checks code blocks against the pinned versions of the modules that they call. */
export async function checkModuleCalls({
  siteDir,
  files,
  catalog,
  cache,
  ...reader
}: CheckOptions): Promise<Diagnostic[]> {
  const modules = getKnownModules(catalog);
  if (modules.repositories.length === 0) return [];
  const checker = await openCodeChecker({ modules, ...reader });
  const repositories = modules.repositories.join();
  const diagnostics: Diagnostic[] = [];
  for (const [file, hash] of new Map(files.map(({ file, hash }) => [file, hash]))) {
    const path = join(siteDir, file);
    if (!/\.mdx?$/.test(file) || !existsSync(path)) continue;
    const find = () => findCode(readFileSync(path, "utf8"), modules.repositories);
    const blocks = cache && hash ? reuse(cache, file, [hash, repositories], find) : find();
    for (const { line, prefix, code } of blocks) {
      const getLocation = (offset: number) => {
        const position = getPosition(code, offset);
        return { file, line: line + position.line, column: position.column + prefix.length };
      };
      diagnostics.push(...checker.check(code, getLocation));
    }
  }
  return diagnostics;
}

function findCode(text: string, repositories: readonly string[]): Fence[] {
  if (!repositories.some((name) => text.includes(name))) return [];
  return findFences(text).filter(({ language }) => hclLanguages.has(language.toLowerCase()));
}
