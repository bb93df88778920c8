import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import * as v from "valibot";
import { afterAll } from "vitest";
import type { SidebarsConfig } from "../../src/config/schemas/sidebars-config.ts";
import { type SiteConfigInput, siteConfigSchema } from "../../src/config/schemas/site-config.ts";
import { type RestoredContent, restoreContent } from "../../src/content/cache/article-store.ts";
import { loadContent } from "../../src/content/load-content.ts";
import type { DocRecord } from "../../src/content/site-data.ts";
import { createMemoryStore } from "../../src/model/cache.ts";
import type { Diagnostic } from "../../src/model/diagnostics/diagnostic.ts";

/** Files by path below the site folder. */
export type TestFiles = Record<string, string | Uint8Array>;

export interface TestOptions {
  config?: Partial<SiteConfigInput>;
  sidebars?: SidebarsConfig;
  includeDrafts?: boolean;
  engineVersion?: string;
}

const logo = { alt: "", light: "/l.svg", dark: "/d.svg", width: 1, height: 1 };

export const pixel = Uint8Array.from(
  atob(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  ),
  (char) => char.charCodeAt(0),
);

const roots: string[] = [];
afterAll(() => {
  for (const root of roots) rmSync(root, { recursive: true, force: true });
});

export interface TestSite {
  siteDir: string;
  cached: Map<string, Uint8Array>;
  write(files: TestFiles): void;
  remove(path: string): void;
  load(options?: TestOptions): Promise<RestoredContent>;
}

export function createTestSite(files: TestFiles): TestSite {
  const root = mkdtempSync(join(tmpdir(), "content-"));
  roots.push(root);
  const siteDir = join(root, "site");
  const cached = new Map<string, Uint8Array>();
  const write = (more: TestFiles) => {
    for (const [path, content] of Object.entries(more)) {
      mkdirSync(dirname(join(siteDir, path)), { recursive: true });
      writeFileSync(join(siteDir, path), content);
    }
  };
  write(files);
  return {
    siteDir,
    cached,
    write,
    remove: (path) => rmSync(join(siteDir, path), { recursive: true }),
    load: async ({ config, sidebars = {}, includeDrafts = false, engineVersion = "1" } = {}) => {
      const cache = createMemoryStore(cached);
      const data = await loadContent({
        siteDir,
        cache,
        sidebars,
        includeDrafts,
        engineVersion,
        config: v.parse(siteConfigSchema, {
          title: "T",
          url: "https://a.example",
          logo,
          ...config,
        }),
      });
      return restoreContent(data, cache);
    },
  };
}

export async function loadTestSite(
  docs: TestFiles,
  options?: TestOptions,
): Promise<RestoredContent> {
  const files = Object.entries(docs).map(([path, content]) => {
    return [path.startsWith("/") ? path.slice(1) : `content/docs/${path}`, content];
  });
  return createTestSite(Object.fromEntries(files)).load(options);
}

/** Loads a page `page.md` or `page.mdx`, with `files` next to it. */
export async function loadTestPage(
  body: string,
  { mdx = false, files = {}, ...options }: TestOptions & { mdx?: boolean; files?: TestFiles } = {},
): Promise<DocRecord & { html: string; diagnostics: Diagnostic[]; data: RestoredContent }> {
  const name = mdx ? "page.mdx" : "page.md";
  const data = await loadTestSite({ ...files, [name]: `---\ntitle: Page\n---\n${body}` }, options);
  const record = data.docs.find(({ file }) => file.endsWith(name));
  if (!record) throw new Error("the page was not loaded");
  const { body: result } = record.page;
  const html = result.kind === "html" ? result.html : result.kind === "mdx" ? result.code : "";
  return { ...record, html, diagnostics: data.diagnostics, data };
}

export function summarize({ rule, file, line, column }: Diagnostic): string {
  return `${rule} ${file.replace("content/docs/", "")}:${line}:${column}`;
}
