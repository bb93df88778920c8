import { deserialize, serialize } from "node:v8";
import type { CacheStore } from "../../model/cache.ts";
import type { StoredBody } from "../../model/page/page.ts";
import { splitFrontMatter } from "../../model/text/front-matter.ts";
import type { Answers, Outside, Topic } from "../load/files/outside.ts";
import type { Surroundings } from "../load/files/resolver.ts";
import { hashOfText } from "../load/load-articles.ts";
import type { ArticleSource, SourceFile } from "../load/loaded-content.ts";
import { type CompiledDoc, compileDoc } from "../parse/compile-doc.ts";
import type { PageSettings } from "../parse/render-context.ts";
import { storeBody } from "./article-store.ts";

/** A compiled page whose article lies in the cache. */
export interface StoredDoc extends Omit<CompiledDoc, "body"> {
  body: StoredBody;
}

/** A page to compile. */
export interface CompileTask {
  /** Its text, front matter included. */
  source: SourceFile;
  page: PageSettings;
}

/** A compiled page with all that it depends on beyond its own text. */
export interface CompiledTask {
  asked: AskedQuestion[];
  compiled: CompiledDoc;
}

type CachedDoc = Pick<CompiledTask, "asked"> & { compiled: StoredDoc };

export interface ManyTasks<T extends CompileTask = CompileTask> {
  /** Pages of one folder. They are made when they are taken, so that few texts are in memory. */
  tasks: Iterable<T>;
  /** How many. */
  count: number;
  /** What the pages may refer to. */
  surroundings: Surroundings;
  /** The resolver that was made from it. */
  outside: Outside;
  /** Is called once for each page, in any order. */
  onCompiled(task: T, compiled: CompiledTask): void;
}

/** Compiles many pages. */
export type CompileMany = <T extends CompileTask>(many: ManyTasks<T>) => Promise<void>;

/** Compiles pages one after another. */
export const compileInTurn: CompileMany = async ({ tasks, outside, onCompiled }) => {
  for (const task of tasks) onCompiled(task, await compileTask(task, outside));
};

/** Compiles a page, and notes what it depends on. */
export async function compileTask(
  { source, page }: CompileTask,
  outside: Outside,
): Promise<CompiledTask> {
  const recorder = recordQuestions(outside);
  const text = splitFrontMatter(source.text).body;
  const compiled = await compileDoc({ ...source, text }, page, recorder.outside);
  return { asked: recorder.asked, compiled };
}

type NamedText = Pick<ArticleSource, "file" | "path" | "hash">;

/** Compiled pages on disk. */
export interface CompiledPages {
  /** A page that was compiled before, where nothing that it depends on has changed. */
  find(text: NamedText, page: PageSettings, outside: Outside): StoredDoc | undefined;
  /** Remembers a page that was compiled. */
  add(task: CompileTask, compiled: CompiledTask): StoredDoc;
}

/** Opens the compiled pages of a cache, which change when the engine does. */
export function compiledPages(cache: CacheStore, engineVersion: string): CompiledPages {
  /** Hash of everything that is known before a page is parsed; the rest is in `CachedDoc.asked`. */
  const keyOf = ({ file, path, hash }: NamedText, page: PageSettings) =>
    hashOfText(JSON.stringify([engineVersion, page, file, path, hash]));
  return {
    find(article, page, outside) {
      const bytes = cache.read(keyOf(article, page));
      const entry = bytes && (deserialize(bytes) as CachedDoc);
      const isKnown = entry && cache.has(entry.compiled.body.key);
      return isKnown && isUnchanged(outside, entry.asked) ? entry.compiled : undefined;
    },
    add({ source, page }, { asked, compiled: { body, ...rest } }) {
      const compiled = { ...rest, body: storeBody(cache, body) };
      const key = keyOf({ ...source, hash: hashOfText(source.text) }, page);
      cache.write(key, serialize({ asked, compiled } satisfies CachedDoc));
      return compiled;
    },
  };
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
