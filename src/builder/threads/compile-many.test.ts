import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { createResolver, type ResolverOptions } from "../../content/load/files/resolver.ts";
import type { ContentMessages } from "../../content/messages.ts";
import * as messages from "../../content/messages.ts";
import { findPackageRoot } from "../../run.mjs";
import { openCompiler } from "./compile-many.ts";

const root = findPackageRoot(import.meta.url);

const paths = Array.from({ length: 60 }, (_, index) => `page-${index}.md`);

const resolverOptions: ResolverOptions = {
  siteDir: mkdtempSync(join(tmpdir(), "compile-")),
  folder: "content/docs",
  files: paths,
  addresses: new Map(paths.map((path) => [path, `/docs/${path.replace(".md", "")}`])),
  drafts: new Set(),
};

const settings = {
  hideTitle: false,
  baseUrl: "/",
  trailingSlash: false,
  tocLevels: { min: 2, max: 3 },
  foldedHeadings: null,
  messages: messages as ContentMessages,
} as const;

function* tasks() {
  for (const [index, path] of paths.entries()) {
    const file = `content/docs/${path}`;
    const text = `---\ntitle: T\n---\n\n## Part ${index}\n\n[next](./${paths[(index + 1) % paths.length]})\n`;
    const page = { ...settings, file, route: `/docs/page-${index}` as const };
    yield { source: { file, path, text }, page };
  }
}

/** `onMainThread` counts the pages that were compiled on the main thread. */
async function compileAll(minPagesForThread: number) {
  const onMainThread = new Set<string>();
  const { resolve, read } = createResolver(resolverOptions);
  const results: Record<string, unknown> = {};
  const { compileMany, close } = openCompiler(root, minPagesForThread);
  const options: Parameters<typeof compileMany>[0] = {
    tasks: tasks(),
    count: paths.length,
    resolverOptions,
    resolver: {
      read,
      resolve(kind, path) {
        onMainThread.add(path);
        return resolve(kind, path);
      },
    },
    onCompiled({ source }, compiled) {
      expect(results[source.path]).toBeUndefined();
      results[source.path] = compiled;
    },
  };
  await compileMany(options).finally(close);
  return { onMainThread: onMainThread.size, results };
}

it("compiles the same on two threads as on one", async () => {
  const oneThread = await compileAll(paths.length + 1);
  const twoThreads = await compileAll(paths.length);
  expect(oneThread.onMainThread).toBe(paths.length);
  expect(twoThreads.onMainThread).toBeLessThan(paths.length);
  expect(twoThreads.results).toEqual(oneThread.results);
  expect(Object.keys(twoThreads.results)).toHaveLength(paths.length);
});

it("rejects with the error of a page", async () => {
  const { compileMany, close } = openCompiler(root, 1);
  const failing = {
    tasks: tasks(),
    count: paths.length,
    resolverOptions: { ...resolverOptions, files: undefined as unknown as string[] },
    resolver: createResolver(resolverOptions),
    onCompiled() {},
  };
  await expect(compileMany(failing).finally(close)).rejects.toThrow("undefined");
});
