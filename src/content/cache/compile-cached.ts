import { deserialize, serialize } from "node:v8";
import type { CacheStore } from "../../model/cache.ts";
import type { StoredBody } from "../../model/page/page.ts";
import type { Answers, Outside, Topic } from "../load/files/outside.ts";
import { splitFrontMatter } from "../load/front-matter/split-front-matter.ts";
import { hashOfText } from "../load/load-articles.ts";
import type { ArticleSource } from "../load/loaded-content.ts";
import { type CompiledDoc, compileDoc } from "../parse/compile-doc.ts";
import type { PageSettings } from "../parse/render-context.ts";
import { storeBody } from "./article-store.ts";

/** A compiled page whose article lies in the cache. */
export interface StoredDoc extends Omit<CompiledDoc, "body"> {
  body: StoredBody;
}

/** A compiled page with all that it depends on beyond its own text. */
interface CachedDoc {
  asked: AskedQuestion[];
  compiled: StoredDoc;
}

export interface CompileSurroundings {
  outside: Outside;
  cache: CacheStore;
  engineVersion: string;
}

/** Compiles a page, unless it was compiled before and nothing that it depends on has changed. */
export async function compileCached(
  article: Omit<ArticleSource, "frontMatter">,
  page: PageSettings,
  { outside, cache, engineVersion }: CompileSurroundings,
): Promise<StoredDoc> {
  const bytes = cache.read(cacheKey(article, page, engineVersion));
  const entry = bytes && (deserialize(bytes) as CachedDoc);
  if (entry && cache.has(entry.compiled.body.key) && isUnchanged(outside, entry.asked)) {
    return entry.compiled;
  }
  const recorder = recordQuestions(outside);
  const text = article.readText();
  const source = { file: article.file, path: article.path, text: splitFrontMatter(text).body };
  const { body, ...rest } = await compileDoc(source, page, recorder.outside);
  const compiled = { ...rest, body: storeBody(cache, body) };
  const key = cacheKey({ ...article, hash: hashOfText(text) }, page, engineVersion);
  cache.write(key, serialize({ asked: recorder.asked, compiled } satisfies CachedDoc));
  return compiled;
}

/** Hash of everything that is known before a page is parsed; the rest is in `CachedDoc.asked`. */
function cacheKey(
  { file, path, hash }: Pick<ArticleSource, "file" | "path" | "hash">,
  page: PageSettings,
  engineVersion: string,
): string {
  return hashOfText(JSON.stringify([engineVersion, page, file, path, hash]));
}

/** A question to the resolver with its answer: a dependency of a cached article. */
interface AskedQuestion {
  topic: Topic;
  path: string;
  answer: Answers[Topic];
}

/** Wraps a resolver to record its questions and answers. */
function recordQuestions(outside: Outside): { outside: Outside; asked: AskedQuestion[] } {
  const asked = new Map<string, AskedQuestion>();
  return {
    outside: {
      read: outside.read,
      ask(topic, path) {
        const answer = outside.ask(topic, path);
        asked.set(`${topic}:${path}`, { topic, path, answer });
        return answer;
      },
    },
    get asked() {
      return [...asked.values()];
    },
  };
}

/** Whether every question has the same answer as before. */
function isUnchanged(outside: Outside, asked: readonly AskedQuestion[]): boolean {
  return asked.every(
    ({ topic, path, answer }) =>
      JSON.stringify(outside.ask(topic, path)) === JSON.stringify(answer),
  );
}
