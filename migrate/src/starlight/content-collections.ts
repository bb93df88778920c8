import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { humanize } from "../../../src/content/load/file-names.ts";
import { type Collection, isMarkdown, listFilesBelow } from "../document/article.ts";
import type { DocsBlog } from "../site/plan-docs-site.ts";
import { preparePost } from "./blog.ts";

interface ContentCollections {
  /** The collection `blog`. */
  blog: DocsBlog | undefined;
  collections: Collection[];
  /** Files in `src/pages` that render the collections. */
  pages: string[];
}

/**
 * Collections of Markdown next to the docs, such as `src/content/policies`, whose entries a page
 * such as `src/pages/policies/[...slug].astro` renders.
 */
export function findContentCollections(dir: string, docs: Collection): ContentCollections {
  const found: ContentCollections = { blog: undefined, collections: [], pages: [] };
  const content = join(dir, "src/content");
  for (const entry of existsSync(content) ? readdirSync(content, { withFileTypes: true }) : []) {
    const { name } = entry;
    if (!entry.isDirectory() || /^(?:docs|i18n)$/.test(name)) continue;
    const root = join(content, name);
    const routes = join(dir, "src/pages", name);
    const [page] = existsSync(routes)
      ? readdirSync(routes).filter((file) => /^\[[.\w]+\]\.astro$/.test(file))
      : [];
    if (page === undefined || !listFilesBelow(root).some(isMarkdown)) continue;
    const isBlog = name === "blog";
    const collection: Collection = {
      ...docs,
      kind: isBlog ? "blog" : "pages",
      root,
      overlays: [],
      folder: isBlog ? "content/blog" : "pages",
      prefix: isBlog ? "" : `${name}/`,
      oldRoute: `/${name}`,
      route: isBlog ? "/blog" : "/",
      includes: () => true,
      ...(isBlog && {
        prepareFrontMatter(split, path) {
          docs.prepareFrontMatter?.(split, path);
          preparePost(split);
        },
      }),
    };
    found.pages.push(`${name}/${page}`);
    if (!isBlog) {
      found.collections.push(collection);
      continue;
    }
    found.pages.push("blog/index.astro");
    found.blog = { folder: name, title: humanize(name), postsPerPage: 10, authors: {}, collection };
  }
  return found;
}
