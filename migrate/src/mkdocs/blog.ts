import { existsSync } from "node:fs";
import { join, posix } from "node:path";
import { getTagSlug } from "../../../src/content/graph/collect-tags.ts";
import type { Article, Collection } from "../document/article.ts";
import { createPymdownIds } from "../document/heading-ids.ts";
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
  const getPath = (template: string) => posix.normalize(template.replace("{blog}", folder));
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
  const title = asString(values.title) ?? /^#[ \t]+(.+)$/m.exec(body)?.[1] ?? "";
  const slug = asString(values.slug) ?? createPymdownIds()(title);
  const categories = asArray(values.categories);
  if (date !== undefined && slug !== "") {
    frontMatter.set("date", date);
    const [year = "", month = "", day = ""] = date.split("-");
    const dates = (asString(options.post_url_date_format) ?? "yyyy/MM/dd")
      .replace("yyyy", year)
      .replace("MM", month)
      .replace("dd", day);
    const path = (asString(options.post_url_format) ?? "{date}/{slug}")
      .replace("{date}", dates)
      .replace("{slug}", slug)
      .replace("{file}", posix.basename(filePath, posix.extname(filePath)))
      .replace("{categories}", createPymdownIds()(asString(categories[0]) ?? ""));
    frontMatter.set("slug", `/${path}`);
  }
  if (categories.length > 0) {
    frontMatter.set("tags", [...new Set([...asArray(values.tags), ...categories])]);
    frontMatter.remove("categories");
  }
}

/** The addresses of the lists by year and category. */
export function addMaterialLists(
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
      const old = createPymdownIds()(name);
      if (old !== "")
        table.add(`/${folder}/category/${old}`, `/${folder}/tags/${getTagSlug(name, null)}`);
    }
  }
}
