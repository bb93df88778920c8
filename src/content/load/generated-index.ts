import type { CategoryMetadata } from "../../config/schemas/front-matter.ts";
import { docPath, isFolderIndex } from "../route/doc-route.ts";
import type { DocSource, SourceFile } from "./loaded-content.ts";

interface FolderContents {
  articles: readonly DocSource[];
  categories: ReadonlyMap<string, CategoryMetadata & { file: string }>;
}

const collator = new Intl.Collator("en", { numeric: true });

/** Creates the pages that `_category_.json` requests, except in folders with an index page. */
export function getGeneratedIndexes({ articles, categories }: FolderContents): SourceFile[] {
  const foldersWithIndex = new Set(
    articles
      .filter(({ path, isExactPath }) => isFolderIndex(docPath(path, isExactPath)))
      .map(({ path }) => getFolder(path)),
  );
  return [...categories].flatMap(([folder, { link, label, file }]) => {
    if (!link || foldersWithIndex.has(folder)) return [];
    const name = label ?? folder.slice(folder.lastIndexOf("/") + 1);
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
    const body = items.length > 0 ? items : ["There is no page here yet."];
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
        isFolderIndex(docPath(article.path, article.isExactPath)) &&
        getFolder(ownFolder) === folder;
      return !draft && !unlisted && (ownFolder === folder || isIndexOfSubfolder);
    })
    .sort((a, b) => getPosition(a) - getPosition(b) || collator.compare(a.path, b.path))
    .map(({ path, frontMatter: { title, description } }) =>
      listItem(title, path.slice(folder === "" ? 0 : folder.length + 1), description),
    );
}

function getFolderItems(folder: string, categories: FolderContents["categories"]): string[] {
  return [...categories]
    .filter(([path, { link }]) => link && path !== "" && getFolder(path) === folder)
    .map(([path, { link, label }]) => {
      const name = path.slice(path.lastIndexOf("/") + 1);
      return listItem(label ?? name, `${name}/index.md`, link?.description ?? "");
    });
}

function getPosition({ frontMatter: { sidebar_position } }: DocSource): number {
  return sidebar_position ?? Number.MAX_SAFE_INTEGER;
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
