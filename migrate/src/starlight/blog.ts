import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Collection } from "../document/article.ts";
import type { DocsBlog } from "../site/plan-docs-site.ts";
import type { SplitFile } from "../text/front-matter.ts";
import { asArray, asRecord, asString, type Json, type JsonRecord } from "../text/values.ts";

/** The blog of the plugin `starlight-blog`. Undefined without the plugin, or without posts. */
export function readStarlightBlog({ plugins }: JsonRecord, docs: Collection): DocsBlog | undefined {
  const options = asArray(plugins)
    .map((plugin) => asRecord(plugin).starlightBlog)
    .find((value) => value !== undefined);
  if (options === undefined) return undefined;
  const settings = asRecord(options);
  const folder = asString(settings.prefix) ?? "blog";
  const root = join(docs.root, folder);
  if (!existsSync(root)) return undefined;
  const count = settings.postCount;
  const authors = Object.entries(asRecord(settings.authors)).map(([key, author]) => [
    key,
    convertAuthor(author),
  ]);
  return {
    folder,
    title: asString(settings.title) ?? "Blog",
    postsPerPage: typeof count === "number" && Number.isFinite(count) ? count : 5,
    authors: Object.fromEntries(authors),
    collection: {
      ...docs,
      kind: "blog",
      root,
      overlays: docs.overlays.map((overlay) => join(overlay, folder)),
      folder: "content/blog",
      oldRoute: `/${folder}`,
      route: `/${folder}`,
      includes: (path) => !/^index\.mdx?$/.test(path),
      prepareFrontMatter(split, path) {
        docs.prepareFrontMatter?.(split, path);
        preparePost(split);
        const slug = asString(split.frontMatter.values.slug);
        // Slugs of posts contain the folder of the blog.
        if (slug?.startsWith(`/${folder}/`)) {
          split.frontMatter.set("slug", slug.slice(folder.length + 1));
        }
        // This engine reads a date in a file name as a folder for each part.
        const hasDate = /(?:^|\/)\d{4}-\d{1,2}-\d/.test(path);
        if (hasDate && slug === undefined) {
          split.frontMatter.set("slug", `/${path.replace(/(?:\/index)?\.mdx?$/i, "")}`);
        }
      },
    },
  };
}

function convertAuthor(author: Json): JsonRecord {
  const { name, title, picture, url } = asRecord(author);
  return { name, title, url, image_url: picture };
}

export function preparePost({ frontMatter }: SplitFile): void {
  const { excerpt, authors, cover, heroImage, pubDate } = frontMatter.values;
  // The names of Astro's template for blogs.
  if (pubDate !== undefined && frontMatter.values.date === undefined) {
    frontMatter.set("date", pubDate);
    frontMatter.remove("pubDate");
  }
  const inline = asArray(authors === undefined ? [] : [authors].flat());
  if (inline.some((author) => asString(author) === undefined)) {
    frontMatter.set(
      "authors",
      inline.map((author) => asString(author) ?? convertAuthor(author)),
    );
  }
  const description = asString(excerpt);
  if (description !== undefined && frontMatter.values.description === undefined) {
    frontMatter.set("description", description);
    frontMatter.remove("excerpt");
  }
  const image = asString(asRecord(cover).image) ?? asString(heroImage);
  if (image !== undefined) {
    frontMatter.set("image", image);
    frontMatter.remove("cover");
    frontMatter.remove("heroImage");
  }
}
