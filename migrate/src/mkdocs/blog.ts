import { existsSync } from "node:fs";
import { join, posix } from "node:path";
import { markdownToMdast } from "satteri";
import { getTagSlug } from "../../../src/content/graph/collect-tags.ts";
import type { Article, Collection } from "../document/article.ts";
import { createPymdownIds } from "../document/heading-ids.ts";
import { getNodeText } from "../document/headings.ts";
import type { AddressTable } from "../site/addresses.ts";
import type { DocsBlog } from "../site/plan-docs-site.ts";
import { readYaml } from "../site/site-migration.ts";
import type { SplitFile } from "../text/front-matter.ts";
import { asArray, asRecord, asString, type Json, type JsonRecord } from "../text/values.ts";

/** Undefined without the blog plugin or its posts, or if the blog is the whole site. */
export function readBlog(options: Json, docs: Collection): DocsBlog | undefined {
  if (options === undefined) return undefined;
  const settings = asRecord(options);
  const folder = posix.normalize(asString(settings.blog_dir) ?? "blog").replace(/\/$/, "");
  const getPath = (template: string) => posix.normalize(template.replace("{blog}", () => folder));
  const root = join(docs.root, getPath(asString(settings.post_dir) ?? "{blog}/posts"));
  if (settings.enabled === false || folder === "." || !existsSync(root)) return undefined;
  const authors = join(
    docs.root,
    getPath(asString(settings.authors_file) ?? "{blog}/.authors.yml"),
  );
  const perPage = settings.pagination_per_page;
  return {
    folder,
    title: asString(settings.blog_toc_title) ?? "Blog",
    postsPerPage: typeof perPage === "number" ? perPage : 10,
    authors: readMaterialAuthors(readYaml(authors)),
    collection: {
      ...docs,
      kind: "blog",
      root,
      folder: "content/blog",
      oldRoute: `/${folder}`,
      route: `/${folder}`,
      hasPublicFiles: false,
      ignoredKeys: ["id"],
      includes: undefined,
      prepareFrontMatter: (split, path) => preparePost(split, path, settings),
    },
  };
}

function readMaterialAuthors(file: Json): JsonRecord {
  const authors = Object.entries(asRecord(asRecord(file).authors)).map(([key, value]) => {
    const { name, description, avatar, url } = asRecord(value);
    return [key, { name, title: description, image_url: avatar, url }] as const;
  });
  return Object.fromEntries(authors);
}

/** Writes the date, the address and the categories of a post as this engine reads them. */
function preparePost(
  { frontMatter, body }: SplitFile,
  filePath: string,
  options: JsonRecord,
): void {
  const { values } = frontMatter;
  const date = (asString(values.date) ?? asString(asRecord(values.date).created))?.slice(0, 10);
  const categories = asArray(values.categories);
  if (date !== undefined) {
    const file = posix.basename(filePath, posix.extname(filePath));
    const title = asString(values.title) ?? getFirstTitle(body) ?? file.replace(/[-_]/g, " ");
    const maxCategories = Number(options.post_url_max_categories ?? 1);
    const fields: Readonly<Record<string, string>> = {
      date: formatDate(date, asString(options.post_url_date_format) ?? "yyyy/MM/dd"),
      slug: asString(values.slug) ?? toSlug(title),
      file,
      categories: categories
        .slice(0, maxCategories)
        .map((name) => toSlug(asString(name) ?? ""))
        .join("/"),
    };
    const path = (asString(options.post_url_format) ?? "{date}/{slug}").replace(
      /\{(\w+)\}/g,
      (field, name: string) => fields[name] ?? field,
    );
    frontMatter.set("date", date);
    frontMatter.set("slug", posix.normalize(`/${path}`));
  }
  if (categories.length > 0) {
    frontMatter.set("tags", [...new Set([...asArray(values.tags), ...categories])]);
    frontMatter.remove("categories");
  }
}

function toSlug(text: string): string {
  return createPymdownIds()(text);
}

/** The text of the first heading of level 1, without its attribute list. */
function getFirstTitle(body: string): string | undefined {
  const root = markdownToMdast(body);
  const blocks = root.type === "root" ? root.children : [];
  const heading = blocks.find((node) => node.type === "heading" && node.depth === 1);
  return heading && getNodeText(heading).replace(/\s*\{:?\s*[#.][^{}]*\}\s*$/, "");
}

/** @param format years (`yyyy`, `yy`), months (`MM`, `M`), and days (`dd`, `d`); names of months are numbers */
function formatDate(date: string, format: string): string {
  const [year = "", month = "", day = ""] = date.split("-");
  return format.replace(/y+|M+|d+/g, (letters) => {
    if (letters.startsWith("y")) return letters === "yy" ? year.slice(-2) : year;
    const text = letters.startsWith("M") ? month : day;
    return letters.length === 1 ? text.replace(/^0/, "") : text;
  });
}

/** Redirects the lists by year and category to the archive and the tags of this engine. */
export function redirectMaterialLists(
  table: AddressTable,
  posts: readonly Article[],
  { folder }: DocsBlog,
): void {
  for (const { split } of posts) {
    const { date, tags } = split.frontMatter.values;
    const year = asString(date)?.slice(0, 4);
    if (year !== undefined) table.add(`/${folder}/archive/${year}`, `/${folder}/archive`);
    for (const tag of asArray(tags)) {
      const name = asString(tag) ?? "";
      table.add(`/${folder}/category/${toSlug(name)}`, `/${folder}/tags/${getTagSlug(name, null)}`);
    }
  }
}
