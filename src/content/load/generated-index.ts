import type { CategoryMetadata } from "../../config/schemas/front-matter.ts";
import type { ContentMessages } from "../messages.ts";
import { isFolderIndex, parseDocPath } from "../route/doc-route.ts";
import {
  compareByPosition,
  getSidebarPosition,
  humanize,
  withoutNumberPrefix,
} from "./file-names.ts";
import type { DocSource, SourceFile } from "./loaded-content.ts";

interface FolderContents {
  articles: readonly DocSource[];
  categories: ReadonlyMap<string, CategoryMetadata & { file: string }>;
}

/** Creates the pages that `_category_.json` requests, except in folders with an index page. */
export function getGeneratedIndexes(
  contents: FolderContents,
  { emptyFolder }: Pick<ContentMessages, "emptyFolder">,
): SourceFile[] {
  const foldersWithIndex = new Set(
    contents.articles
      .filter(({ path, isExactPath }) => isFolderIndex(parseDocPath(path, isExactPath)))
      .map(({ path }) => getFolder(path)),
  );
  return [...contents.categories].flatMap(([folder, { link, label, file }]) => {
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
    const items = getListItems(folder, contents, foldersWithIndex);
    const body = items.length > 0 ? items : [emptyFolder];
    const path = folder === "" ? "index.md" : `${folder}/index.md`;
    return [{ file, path, text: ["---", ...frontMatter, "---", "", ...body, ""].join("\n") }];
  });
}

/** Lists the pages and subfolders of a folder in the order of the sidebar. */
function getListItems(
  folder: string,
  { articles, categories }: FolderContents,
  foldersWithIndex: ReadonlySet<string>,
): string[] {
  const pages = articles.flatMap(({ path, isExactPath, frontMatter }) => {
    const { draft, unlisted, title, description, sidebar_position } = frontMatter;
    // An index page is an item of the folder above its own.
    const entry = isFolderIndex(parseDocPath(path, isExactPath)) ? getFolder(path) : path;
    if (draft || unlisted || getFolder(entry) !== folder) return [];
    const position = categories.get(entry)?.position ?? sidebar_position;
    return [{ path, entry, title, description, position }];
  });
  const folders = [...categories].flatMap(([entry, { link, label, position }]) => {
    const isListed = entry !== "" && getFolder(entry) === folder && !foldersWithIndex.has(entry);
    if (!link || !isListed) return [];
    const { description = "" } = link;
    const title = label ?? humanize(getName(entry));
    return [{ path: `${entry}/index.md`, entry, title, description, position }];
  });
  return [...pages, ...folders]
    .map(({ path, entry, title, description, position }) => ({
      text: listItem(title, path.slice(folder === "" ? 0 : folder.length + 1), description),
      position: getSidebarPosition(getName(entry), position),
      name: withoutNumberPrefix(getName(entry)).replace(/\.mdx?$/i, ""),
    }))
    .sort(compareByPosition)
    .map(({ text }) => text);
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
