import type { CategoryMetadata } from "../../config/schemas/front-matter.ts";
import type { ContentMessages } from "../messages.ts";
import { isFolderIndex, parseDocPath } from "../route/doc-route.ts";
import { getSidebarPosition, humanize } from "./file-names.ts";
import type { DocSource, SourceFile } from "./loaded-content.ts";

interface FolderContents {
  articles: readonly DocSource[];
  categories: ReadonlyMap<string, CategoryMetadata & { file: string }>;
}

const collator = new Intl.Collator("en", { numeric: true });

/** Creates the pages that `_category_.json` requests, except in folders with an index page. */
export function getGeneratedIndexes(
  { articles, categories }: FolderContents,
  { emptyFolder }: Pick<ContentMessages, "emptyFolder">,
): SourceFile[] {
  const foldersWithIndex = new Set(
    articles
      .filter(({ path, isExactPath }) => isFolderIndex(parseDocPath(path, isExactPath)))
      .map(({ path }) => getFolder(path)),
  );
  return [...categories].flatMap(([folder, { link, label, file }]) => {
    if (!link || foldersWithIndex.has(folder)) return [];
    const name = label ?? humanize(getName(folder) || "index");
    const title = link.title ?? name;
    const keys = {
      title,
      sidebar_label: name,
      ...(link.description !== undefined && { description: link.description }),
      ...(link.slug !== undefined && { slug: link.slug }),
      ...(link.keywords && { keywords: link.keywords }),
      ...(link.image !== undefined && { image: link.image }),
    };
    // JSON is valid YAML.
    const frontMatter = Object.entries(keys).map(
      ([key, value]) => `${key}: ${JSON.stringify(value)}`,
    );
    const items = [...getPageItems(folder, articles), ...getFolderItems(folder, categories)];
    const body = items.length > 0 ? items : [emptyFolder];
    const path = folder === "" ? "index.md" : `${folder}/index.md`;
    return [{ file, path, text: ["---", ...frontMatter, "---", "", ...body, ""].join("\n") }];
  });
}

function getPageItems(folder: string, articles: readonly DocSource[]): string[] {
  return articles
    .filter((article) => {
      const { draft, unlisted } = article.frontMatter;
      const ownFolder = getFolder(article.path);
      const isIndexOfSubfolder =
        isFolderIndex(parseDocPath(article.path, article.isExactPath)) &&
        getFolder(ownFolder) === folder;
      return !draft && !unlisted && (ownFolder === folder || isIndexOfSubfolder);
    })
    .sort((a, b) => getPagePosition(a) - getPagePosition(b) || collator.compare(a.path, b.path))
    .map(({ path, frontMatter: { title, description } }) =>
      listItem(title, path.slice(folder === "" ? 0 : folder.length + 1), description),
    );
}

function getFolderItems(folder: string, categories: FolderContents["categories"]): string[] {
  return [...categories]
    .filter(([path, { link }]) => link && path !== "" && getFolder(path) === folder)
    .map(([path, { link, label, position }]) => {
      const name = getName(path);
      const item = listItem(label ?? humanize(name), `${name}/index.md`, link?.description ?? "");
      return { item, name, position: getSidebarPosition(name, position) };
    })
    .sort((a, b) => a.position - b.position || collator.compare(a.name, b.name))
    .map(({ item }) => item);
}

function getPagePosition({ path, frontMatter }: DocSource): number {
  return getSidebarPosition(getName(path), frontMatter.sidebar_position);
}

function getName(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

function listItem(title: string, path: string, description: string): string {
  const escapeMarkdown = (text: string) =>
    text.replace(/[\\`*_[\]<>{}&]/g, "\\$&").replace(/\s+/g, " ");
  const link = `[${escapeMarkdown(title)}](<./${encodeURI(path)}>)`;
  return description === "" ? `- ${link}` : `- ${link}: ${escapeMarkdown(description)}`;
}

function getFolder(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf("/")));
}
