import type { Outside } from "../load/files/outside.ts";
import type { SourceFile } from "../load/loaded-content.ts";
import { compileDoc } from "../parse/compile-doc.ts";
import type { CompiledDoc } from "../parse/compiled-doc.ts";
import type { PageSettings } from "../parse/render-context.ts";
import { isUnchanged, recordQuestions } from "../parse/track-dependencies.ts";
import { cacheKey, type DocumentCache } from "./document-cache.ts";

export interface CompileSurroundings {
  outside: Outside;
  cache: DocumentCache;
  engineVersion: string;
}

/** Compiles a page, unless it was compiled before and nothing that it depends on has changed. */
export async function compileCached(
  source: SourceFile,
  page: PageSettings,
  { outside, cache, engineVersion }: CompileSurroundings,
): Promise<CompiledDoc> {
  const key = cacheKey(source, page, engineVersion);
  const entry = cache.read(source.file, key);
  if (entry && isUnchanged(outside, entry.asked)) return entry.compiled;
  const recorder = recordQuestions(outside);
  const compiled = await compileDoc(source, page, recorder.outside);
  cache.write(source.file, key, { asked: recorder.asked, compiled });
  return compiled;
}
