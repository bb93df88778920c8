import { deserialize, serialize } from "node:v8";
import type { CacheStore } from "../../model/cache.ts";
import { memoize } from "../../model/memoize.ts";
import type { StoredBody } from "../../model/page/page.ts";
import { splitFrontMatter } from "../../model/text/front-matter.ts";
import {
  type Dependency,
  isUnchanged,
  type Resolver,
  type ResolverOptions,
  recordDependencies,
} from "../load/files/resolver.ts";
import { hashText } from "../load/load-articles.ts";
import type { ArticleSource, SourceFile } from "../load/loaded-content.ts";
import type { ContentMessages } from "../messages.ts";
import { type CompiledDoc, compileDoc } from "../parse/compile-doc.ts";
import type { PageSettings } from "../parse/render-context.ts";
import { storeBody } from "./article-store.ts";

export interface StoredDoc extends Omit<CompiledDoc, "body"> {
  body: StoredBody;
}

export interface CompileTask {
  source: SourceFile;
  page: PageSettings;
}

export interface CompiledTask {
  dependencies: Dependency[];
  compiled: CompiledDoc;
}

type CachedDoc = Pick<CompiledTask, "dependencies"> & { compiled: StoredDoc };

interface CompileBatch<T extends CompileTask = CompileTask> {
  /** Pages of one folder. To save memory, a text is read only when its task is taken. */
  tasks: Iterable<T>;
  count: number;
  resolverOptions: ResolverOptions;
  resolver: Resolver;
  onCompiled(task: T, compiled: CompiledTask): void;
}

export type CompileMany = <T extends CompileTask>(many: CompileBatch<T>) => Promise<void>;

export const compileSequentially: CompileMany = async ({ tasks, resolver, onCompiled }) => {
  for (const task of tasks) onCompiled(task, await compileTask(task, resolver));
};

export async function compileTask(
  { source, page }: CompileTask,
  resolver: Resolver,
): Promise<CompiledTask> {
  const { recorder, dependencies } = recordDependencies(resolver);
  const text = splitFrontMatter(source.text).body;
  const compiled = await compileDoc({ ...source, text }, page, recorder);
  return { dependencies: [...dependencies.values()], compiled };
}

type NamedText = Pick<ArticleSource, "file" | "path" | "hash">;

/** All pages of a site have the same messages. */
const hashMessages = memoize(
  (messages: ContentMessages) => hashText(JSON.stringify(messages)),
  new WeakMap<ContentMessages, string>(),
);

interface CompiledPages {
  /** Returns a page from the cache if none of its dependencies changed. */
  find(text: NamedText, page: PageSettings, resolver: Resolver): StoredDoc | undefined;
  add(task: CompileTask, compiled: CompiledTask): StoredDoc;
}

/** A new engine version invalidates all compiled pages. */
export function getCompiledPages(cache: CacheStore, engineVersion: string): CompiledPages {
  const getKey = ({ file, path, hash }: NamedText, { messages, ...page }: PageSettings) =>
    hashText(JSON.stringify([engineVersion, hashMessages(messages), page, file, path, hash]));
  return {
    find(article, page, resolver) {
      const bytes = cache.read(getKey(article, page));
      const entry = bytes && (deserialize(bytes) as CachedDoc);
      if (!entry || !cache.has(entry.compiled.body.key)) return undefined;
      return isUnchanged(resolver, entry.dependencies) ? entry.compiled : undefined;
    },
    add({ source, page }, { dependencies, compiled: { body, ...rest } }) {
      const compiled = { ...rest, body: storeBody(cache, body) };
      const key = getKey({ ...source, hash: hashText(source.text) }, page);
      cache.write(key, serialize({ dependencies, compiled } satisfies CachedDoc));
      return compiled;
    },
  };
}
