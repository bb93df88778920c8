import type { SidebarsConfig } from "../config/schemas/sidebars-config.ts";
import type { SiteConfig } from "../config/schemas/site-config.ts";
import type { CacheStore } from "../model/cache.ts";
import type { Diagnostic } from "../model/diagnostics/diagnostic.ts";
import type { GeneratedDocs } from "./load/load-docs.ts";
import { loadBlogContent } from "./load-blog-content.ts";
import { loadDocsContent } from "./load-docs-content.ts";
import { loadMarkdownPages } from "./load-markdown-pages.ts";
import type { ContentMessages } from "./messages.ts";
import * as english from "./messages.ts";
import type { SiteData } from "./site-data.ts";

export interface ContentOptions {
  /** Absolute path. */
  siteDir: string;
  config: SiteConfig;
  sidebars: SidebarsConfig;
  /** Sidebars of the docs' other versions, by name of version. */
  versionSidebars?: Readonly<Record<string, SidebarsConfig>>;
  /** True in dev. */
  includeDrafts: boolean;
  /** Holds compiled pages. */
  cache: CacheStore;
  /** Changes when the engine changes; part of every cache key. */
  engineVersion: string;
  /** Docs that do not come from `content/docs`. */
  generated?: GeneratedDocs;
  /** The words of articles and generated pages. Default: English. */
  messages?: ContentMessages;
}

interface LoadedContent {
  docs: Awaited<ReturnType<typeof loadDocsContent>>;
  blog: Awaited<ReturnType<typeof loadBlogContent>>;
  pages: Awaited<ReturnType<typeof loadMarkdownPages>>;
}

/** Turns the content of a site into pages. Mistakes of writers come back as diagnostics. */
export async function loadContent(options: ContentOptions): Promise<SiteData> {
  const { config, engineVersion, cache, messages = english } = options;
  const compiler = { config, messages, engineVersion, cache };
  return joinContent({
    docs: await loadDocsContent(options, compiler),
    blog: await loadBlogContent(options, compiler),
    pages: await loadMarkdownPages(options, compiler),
  });
}

function joinContent({ docs, blog, pages }: LoadedContent): SiteData {
  return {
    docs: docs.docs,
    versions: docs.versions,
    pages: [...docs.pages, ...blog.pages, ...pages.pages],
    blog: blog.blog,
    trees: docs.trees,
    assets: [...docs.assets, ...blog.assets, ...pages.assets],
    diagnostics: uniqueDiagnostics([
      ...docs.diagnostics,
      ...blog.diagnostics,
      ...pages.diagnostics,
    ]),
  };
}

/** Diagnostics of a partial that several pages include are kept once. */
function uniqueDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [...new Map(diagnostics.map((found) => [JSON.stringify(found), found])).values()];
}
