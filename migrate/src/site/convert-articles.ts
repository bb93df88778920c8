import { statSync } from "node:fs";
import { basename, dirname, join, posix, relative, resolve } from "node:path";
import { getRelativePath } from "../../../src/content/parse/links/resolve-address.ts";
import { isFile } from "../../../src/files/is-file.ts";
import { escapeRegExp } from "../../../src/model/text/escape-reg-exp.ts";
import { getPosition } from "../../../src/model/text/positions.ts";
import { type Article, loadArticle } from "../document/article.ts";
import { findLosses } from "../document/compare-pages.ts";
import type { PageContext, PartialLookup } from "../document/convert/conversion.ts";
import { convertBody } from "../document/convert/convert-body.ts";
import { readModuleNames } from "../document/convert/modules.ts";
import {
  findTitleHeading,
  finishFrontMatter,
  type TitleHeading,
} from "../document/finish-front-matter.ts";
import { pathInSite } from "../document/path-in-site.ts";
import { matchesOutsideCode } from "../text/code-ranges.ts";
import { applyEdits, type Edit, getEdits } from "../text/edits.ts";
import { asString, type JsonRecord, readText } from "../text/values.ts";
import { followExport } from "./follow-export.ts";
import { resolveImage, resolveLink } from "./resolve-address.ts";
import { resolveModule } from "./resolve-module.ts";
import { findShimFile, themeContentShim } from "./shims.ts";
import type { SiteMigration } from "./site-migration.ts";

export function convertArticles(migration: SiteMigration): void {
  const copies = new Map<string, Article>();
  for (let index = 0; index < migration.articles.length; index++) {
    const article = migration.articles[index];
    if (article) convertArticle(article, { migration, copies });
  }
}

interface Conversion {
  migration: SiteMigration;
  /** Copies of partials, by the file and the folder whose pages include it. */
  copies: Map<string, Article>;
}

function convertArticle(article: Article, conversion: Conversion): void {
  const { migration } = conversion;
  const { split, prepared, target } = article;
  // Expressions of the page may use keys that the new front matter does not have.
  const oldValues = { ...split.frontMatter.values };
  const hasTitle = asString(oldValues.title) !== undefined;
  const heading = article.page
    ? findTitleHeading(prepared.root, prepared.text, {
        hasTitle: hasTitle && article.collection.showsHeading !== true,
      })
    : undefined;
  if (article.page) convertFrontMatter(article, heading, migration);
  const converted = convertBody(
    prepared,
    createPageContext(article, oldValues, conversion),
    (code, names, isOptional) =>
      migration.components.addDefinitions(code, names, { article, isOptional }),
  );
  const isTitle = heading && (heading.text !== "" || (heading.isEmpty && hasTitle));
  const body = applyEdits(converted.text, isTitle ? removeTitleHeading(converted.text) : []);
  const content = article.intro ? `${article.intro}\n\n${body.text}` : body.text;
  const hasFrontMatter = article.page || Object.keys(split.frontMatter.values).length > 0;
  const head = hasFrontMatter ? split.frontMatter.print() : "";
  const separator = head !== "" && content !== "" && !content.startsWith("\n") ? "\n" : "";
  const text = head + separator + content;
  const shift = text.length - body.text.length;
  for (const { cause, subject, offset } of converted.diagnostics) {
    const position = getPosition(text, body.getNewOffset(offset) + shift);
    migration.plan.diagnostics.push({ cause, subject, file: target, ...position });
  }
  const reported = converted.diagnostics.map(({ subject }) => subject);
  reportLosses(article, text, { migration, kept: [...reported, ...converted.extracted] });
  const fileText = article.hasWindowsLineEnds ? text.replaceAll("\n", "\r\n") : text;
  migration.plan.files.set(target, { text: fileText });
}

function convertFrontMatter(
  article: Article,
  heading: TitleHeading | undefined,
  migration: SiteMigration,
): void {
  const found = finishFrontMatter(article, heading, {
    addAuthor: (author) => migration.authors.addAuthor(author),
    resolveImage: (address) => publishImage(address, article, migration),
    fallbackDate: statSync(article.file).mtime.toISOString().slice(0, 10),
  });
  for (const { cause, subject, line } of found) {
    migration.plan.diagnostics.push({ cause, subject, file: article.target, line, column: 1 });
  }
}

/** @param kept texts that the new page need not contain */
function reportLosses(
  { file, source: fileText, split, evaluated }: Article,
  text: string,
  { migration, kept }: { migration: SiteMigration; kept: readonly string[] },
): void {
  const source = evaluated ?? split.body;
  const losses = findLosses(source, text, [...kept, JSON.stringify(split.frontMatter.values)]);
  const head = fileText.slice(0, fileText.length - split.body.length);
  for (const { subject, offset } of losses) {
    migration.plan.diagnostics.push({
      cause: "text-lost",
      subject,
      file: relative(migration.siteDir, file),
      ...getPosition(head + source, head.length + offset),
    });
  }
}

const linkLabel = String.raw`\[(?:[^[\]]|\[[^[\]]*\])*\]`;
const linkOrPicture = new RegExp(
  String.raw`!?${linkLabel}(?:\([^()\n]*\)|\[([^[\]\n]+)\])|(?:<a\b[^<>]*>\s*)?<img\b[^<>]*>(?:\s*</a>)?`,
  "g",
);

/** Links and images of the heading become a paragraph, because a title is plain text. */
export function removeTitleHeading(text: string): Edit[] {
  const matches = matchesOutsideCode(
    text,
    /^(#(?:[ \t]+[^\n]*)?(?:\n+|$)|(?:\{\/\*.*?\*\/\})?(?!<!--|\{\/\*)[^\n]+\n=+[ \t]*\n+)|<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\}/gm,
  );
  const headings = matches.filter(([, heading]) => heading !== undefined);
  return getEdits(headings.slice(0, 1), ([heading]) => {
    const isDefined = (name: string) =>
      new RegExp(`^ {0,3}\\[${escapeRegExp(name)}\\]:`, "im").test(text);
    const links = [...heading.matchAll(linkOrPicture)].flatMap(([link, reference]) =>
      reference === undefined || isDefined(reference) ? [link] : [],
    );
    return links.length === 0 ? "" : `${links.join(" ")}\n\n`;
  });
}

function publishImage(
  address: string,
  article: Article,
  migration: SiteMigration,
): string | undefined {
  const newAddress = resolveImage(address, article, migration);
  if (newAddress === undefined || /^(?:\/|https?:)/.test(newAddress)) return newAddress;
  // Previews of links need a file with an address.
  const file = migration.plan.files.get(posix.join(dirname(article.target), newAddress));
  if (!file || !("copyOf" in file)) return undefined;
  const path = `migrated/${pathInSite(file.copyOf, migration.siteDir)}`;
  migration.plan.files.set(`public/${path}`, file);
  return `/${path}`;
}

function createPageContext(
  article: Article,
  frontMatter: JsonRecord,
  conversion: Conversion,
): PageContext {
  const { migration } = conversion;
  const texts = Object.entries(frontMatter).flatMap(([key, value]): [string, string][] => {
    const text = asString(value);
    return text === undefined ? [] : [[`frontMatter.${key}`, text]];
  });
  return {
    constants: new Map(texts),
    frontMatter,
    resolveLink: (address) => resolveLink(address, article, migration),
    resolveImage: (address) => resolveImage(address, article, migration),
    isPartial: article.page === null,
    hidesTitle: article.split.frontMatter.values.hide_title === true,
    includePartial: (specifier) => includePartial(specifier, article, conversion),
    findExport: (imported) =>
      followExport(imported, { folder: dirname(article.file), siteDir: migration.siteDir }),
    readText(specifier) {
      const path = specifier.replace(/^!*(?:[\w-]+-loader!)*/, "").replace(/\?raw$/, "");
      const file =
        resolveModule(path, dirname(article.file), migration.siteDir) ??
        resolveFile(path, article, migration);
      return file !== undefined && isFile(file) ? readText(file) : undefined;
    },
    addComponent: (request) => migration.components.addComponent(request, article),
    isStub: (name) => migration.components.isStub(name),
    findProvidedComponent(tag) {
      const known = migration.components.findProvidedComponent(tag);
      if (known) return known;
      const specifier = article.collection.providedComponents?.get(tag) ?? generated.get(tag);
      return specifier === undefined ? undefined : { specifier, imported: tag };
    },
    createIdGenerator: article.collection.createIdGenerator,
    isThemeCopied: (specifier) =>
      resolveModule(specifier, migration.siteDir, migration.siteDir) !== undefined ||
      (findShimFile(specifier) ?? themeContentShim) !== themeContentShim,
    addStyleClass: (style) => migration.styles.addStyleClass(style),
    getCards: () => migration.getCards(article),
    canRenderDiagram: migration.canRenderDiagram,
  };
}

/** Components that the conversion of a page's syntax writes. */
const generated: ReadonlyMap<string, string> = new Map([
  ["TabItem", "@theme/TabItem"],
  ["Tabs", "@theme/Tabs"],
]);

function resolveFile(
  specifier: string,
  article: Article,
  migration: SiteMigration,
): string | undefined {
  if (specifier.startsWith("@site/")) return join(migration.siteDir, specifier.slice(6));
  if (specifier.startsWith("/")) return join(migration.siteDir, specifier);
  if (!specifier.startsWith(".")) return undefined;
  const inCollection = join(article.collection.root, dirname(article.path), specifier);
  return isFile(inCollection) ? inCollection : resolve(dirname(article.file), specifier);
}

function includePartial(
  specifier: string,
  article: Article,
  conversion: Conversion,
): PartialLookup {
  const { migration } = conversion;
  const file = resolveFile(specifier, article, migration);
  if (file === undefined || !isFile(file)) return { error: "missing-partial" };
  if (isBackEdge(article, file, migration)) return { error: "cyclic-partial" };
  const known = migration.byFile.get(file);
  const isNear = known?.collection.folder === article.collection.folder;
  const partial = known && isNear ? known : copyPartial(file, article, conversion);
  return { path: getRelativePath(article.target, partial.target) };
}

/** Each folder of the new site whose pages include a partial gets a copy. */
function copyPartial(file: string, article: Article, { migration, copies }: Conversion): Article {
  const key = JSON.stringify([file, article.collection.folder]);
  const existing = copies.get(key);
  if (existing) return existing;
  const base = loadSharedArticle(file, article, migration);
  const name = basename(base.target)
    .replace(/\.mdx?$/i, "")
    .replace(/^(?!_)/, "_");
  const folder = dirname(base.target);
  const usedTargets = new Set(migration.articles.map(({ target }) => target));
  const extension = base.prepared.isMdx ? "mdx" : "md";
  let target = `${folder}/${name}.${extension}`;
  for (let count = 2; usedTargets.has(target); count++)
    target = `${folder}/${name}-${count}.${extension}`;
  const copy: Article = { ...base, page: null, target };
  copies.set(key, copy);
  migration.articles.push(copy);
  return copy;
}

function loadSharedArticle(
  file: string,
  { collection }: Article,
  migration: SiteMigration,
): Article {
  const root = dirname(file);
  const folder = relative(migration.siteDir, root)
    .split(/[\\/]/)
    .filter((part) => part !== "..")
    .join("-");
  const prefix = `_shared/${folder === "" ? "" : `${folder}/`}`;
  return loadArticle({ ...collection, root, overlays: [], prefix }, basename(file));
}

/** Whether an import closes a cycle. Only one import of each cycle is removed. */
function isBackEdge(article: Article, file: string, migration: SiteMigration): boolean {
  const articleFile = join(article.collection.root, article.path);
  if (file === articleFile) return true;
  const seen = new Set<string>();
  const reaches = (from: string): boolean => {
    if (from === articleFile) return true;
    const next = migration.byFile.get(from);
    if (!next || seen.has(from)) return false;
    seen.add(from);
    return getImports(next).some((specifier) => {
      const target = resolveFile(specifier, next, migration);
      return target !== undefined && reaches(target);
    });
  };
  return file <= articleFile && reaches(file);
}

function getImports({ prepared }: Article): string[] {
  return prepared.root.children.flatMap((node) => {
    if (node.type !== "mdxjsEsm") return [];
    const names = readModuleNames(node.value)?.imports ?? [];
    return names
      .map(({ specifier }) => specifier)
      .filter((specifier) => /\.mdx?$/i.test(specifier));
  });
}
