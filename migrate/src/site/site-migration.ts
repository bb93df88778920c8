import { existsSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { parse, stringify } from "yaml";
import { isFile } from "../../../src/files/is-file.ts";
import { escapeRegExp } from "../../../src/model/text/escape-reg-exp.ts";
import { getPosition } from "../../../src/model/text/positions.ts";
import { getFileAddress, safeDecode } from "../../../src/model/url/route.ts";
import {
  type Article,
  assignId,
  type Collection,
  isMarkdown,
  isPartialPath,
  isReadable,
  listFilesBelow,
  loadArticle,
} from "../document/article.ts";
import { createDiagramChecker } from "../document/convert/convert-code.ts";
import { pathInSite } from "../document/path-in-site.ts";
import { addDiagnostic, type CauseId, createPlan, type Plan } from "../model.ts";
import { asString, type Json, type JsonRecord, readText } from "../text/values.ts";
import { type AuthorRegistry, createAuthors } from "./authors.ts";
import { type Branding, createFindVariable, printBranding, readBranding } from "./branding.ts";
import { type ComponentRegistry, createComponents } from "./components.ts";
import { readStyleSheets, type StyleSheet } from "./style-sheets.ts";
import { createStyles, type StyleRegistry } from "./styles.ts";
import { getLogoColors } from "./surfaces.ts";
import { createTailwind, type Tailwind } from "./tailwind.ts";
import type { LogoPicture } from "./text-logo.ts";

export interface SiteMigration {
  plan: Plan;
  /** Folder of the old site, which `@site` refers to. */
  siteDir: string;
  url: string;
  baseUrl: string;
  collections: Collection[];
  articles: Article[];
  /** Articles by the absolute path of their file in the folder of their collection. */
  byFile: Map<string, Article>;
  /** Files that are published as they are, by their addresses, and the inverse. */
  publicFiles: Map<string, string>;
  publicAddresses: ReadonlyMap<string, string>;
  components: ComponentRegistry;
  styles: StyleRegistry;
  /** Colors of the name in the header. */
  logoColors: Pick<LogoPicture, "color" | "darkColor">;
  authors: AuthorRegistry;
  getCards(article: Article): readonly { label: string; href: string }[];
  canRenderDiagram(source: string): boolean;
}

export interface SiteSources {
  siteDir: string;
  url: string;
  /** The base URL in links of the pages. */
  baseUrl: string;
  /** The base URL of the new site, if it is another one. */
  assetBase?: string;
  collections: Collection[];
  staticDirs: readonly string[];
  /** Whether a file of `staticDirs` is published. Default: all are. */
  isStaticFile?: ((path: string) => boolean) | undefined;
  authorsFile?: string | undefined;
  /** Authors of posts, where the old engine has another format than Docusaurus. */
  authors?: JsonRecord | undefined;
  targetDir: string;
  sheets?: readonly string[];
  /** Colors of the old engine, which the sheets of the site may change. */
  css?: string | undefined;
  /** Whether imports of pictures have their size, as in Astro. */
  importsPictureSizes?: boolean | undefined;
  siteData?: Readonly<Record<string, unknown>>;
}

export async function startMigration(sources: SiteSources): Promise<SiteMigration> {
  const plan = createPlan();
  const publicFiles = findPublicFiles(sources);
  for (const [address, file] of publicFiles) {
    if (isReadable(file)) plan.files.set(`public${address}`, { copyOf: file });
    else addDiagnostic(plan, "unreadable-file", address, relative(sources.siteDir, file));
  }
  const publicAddresses = new Map([...publicFiles].map(([address, file]) => [file, address]));
  const styles = createStyles();
  const sheets = readStyleSheets(sources.sheets ?? []);
  const tailwind = await createTailwind(
    sources.siteDir,
    sheets.map(({ css }) => css),
  );
  for (const loss of tailwind?.losses ?? []) {
    addDiagnostic(plan, "style-sheet", `Tailwind CSS: ${loss}`, "pages/migrated.css");
  }
  const branding = readStyles(sources, {
    plan,
    publicAddresses,
    styleSheets: tailwind ? await compileSheets(sheets, tailwind) : sheets,
  });
  const { siteDir, url, baseUrl, collections } = sources;
  const articles: Article[] = [];
  return {
    plan,
    siteDir,
    url,
    baseUrl,
    collections,
    articles,
    byFile: new Map(),
    publicFiles,
    publicAddresses,
    styles,
    logoColors: getLogoColors(createFindVariable(branding)),
    authors: readAuthors(sources, publicFiles, plan),
    components: createComponents({
      plan,
      siteDir,
      printSheet: (copiedCode) =>
        [printBranding(branding, copiedCode), styles.printSheet()].filter(Boolean).join("\n"),
      siteData: sources.siteData,
      getDocs: () => Object.fromEntries(articles.flatMap(listDoc)),
      copySources: {
        siteDir,
        publicAddresses,
        hasPackage: (name) => existsSync(join(sources.targetDir, "node_modules", name)),
        addStyleClass: (style) => styles.addStyleClass(style),
        tailwind,
        copied: new Map(),
        importsPictureSizes: sources.importsPictureSizes === true,
      },
    }),
    getCards: () => [],
    canRenderDiagram: await createDiagramChecker(),
  };
}

function listDoc({ page, collection, split }: Article): [string, { id: string; title: string }][] {
  const title = asString(split.frontMatter.values.title);
  const isListed = collection.kind === "docs" && collection.version === "current";
  if (!page || title === undefined || !isListed) return [];
  return [[page.oldId, { id: page.oldId, title }]];
}

/** Files that the old site published as they are, by their addresses. */
function findPublicFiles(sources: SiteSources): Map<string, string> {
  const { staticDirs, collections, isStaticFile = () => true } = sources;
  const files = new Map<string, string>();
  for (const folder of staticDirs) {
    for (const path of listFilesBelow(folder).filter(isStaticFile))
      files.set(`/${path}`, join(folder, path));
  }
  for (const { root } of collections.filter(({ hasPublicFiles }) => hasPublicFiles)) {
    for (const path of listFilesBelow(root)) {
      if (!isMarkdown(path)) files.set(`/${path}`, join(root, path));
    }
  }
  return files;
}

function compileSheets(sheets: readonly StyleSheet[], tailwind: Tailwind): Promise<StyleSheet[]> {
  return Promise.all(
    sheets.map(async (sheet) => {
      const { css, skipped } = await tailwind.compileSheet(sheet.css);
      return { ...sheet, css, skipped: [...(sheet.skipped ?? []), ...skipped] };
    }),
  );
}

interface StyleSources {
  plan: Plan;
  publicAddresses: ReadonlyMap<string, string>;
  styleSheets: readonly StyleSheet[];
}

function readStyles(
  { siteDir, baseUrl, assetBase = baseUrl, css = "", sheets = [] }: SiteSources,
  { plan, publicAddresses, styleSheets }: StyleSources,
): Branding {
  const published = new Set(publicAddresses.values());
  const findFile = (assetAddress: string, sheet: string) => {
    const address = safeDecode(assetAddress.replace(/[?#].*$/, ""));
    if (/^(?:\w+:|\/\/)/.test(address)) return undefined;
    const file = join(dirname(sheet), address);
    const inPublic = address.startsWith("/") ? address : publicAddresses.get(file);
    const withBase = (path: string) => `${assetBase}${getFileAddress(path).slice(1)}`;
    if (inPublic !== undefined && published.has(inPublic)) return withBase(inPublic.slice(1));
    if (address.startsWith("/") || !isFile(file)) return undefined;
    const path = `migrated/${pathInSite(file, siteDir)}`;
    plan.files.set(`public/${path}`, { copyOf: file });
    return withBase(path);
  };
  const branding = readBranding([{ path: "", css }, ...styleSheets], findFile);
  const { skippedSelectors: skipped, errors } = branding;
  if (skipped.length > 0) {
    const subject = `${skipped.length} rules: ${[...new Set(skipped)].slice(0, 6).join(" | ")}`;
    addDiagnostic(plan, "custom-css", subject, relative(siteDir, sheets[0] ?? ""));
  }
  for (const { path, message } of errors) {
    addDiagnostic(plan, "invalid-file", message, relative(siteDir, path));
  }
  return branding;
}

function readAuthors(
  { authorsFile, authors: listedAuthors, siteDir }: SiteSources,
  publicFiles: ReadonlyMap<string, string>,
  plan: Plan,
): AuthorRegistry {
  const list =
    listedAuthors ??
    readYaml(authorsFile, (message) => {
      addDiagnostic(plan, "invalid-file", message, relative(siteDir, authorsFile ?? ""));
    });
  return createAuthors(list, {
    resolveImage(picture) {
      const address = picture.startsWith("/") ? picture : `/${picture}`;
      return publicFiles.has(address) ? address : undefined;
    },
    reportDropped: (author, key) =>
      addDiagnostic(plan, "author-changed", `${author}: ${key}`, "content/blog/authors.yml"),
  });
}

/** @param onError receives the message of a file that cannot be parsed */
export function readYaml(file: string | undefined, onError?: (message: string) => void): Json {
  if (file === undefined || !isFile(file)) return undefined;
  try {
    return parse(readText(file));
  } catch (error) {
    onError?.(error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error));
    return undefined;
  }
}

export function loadArticles(migration: SiteMigration): void {
  const { plan, siteDir } = migration;
  const usedTargets = new Set<string>();
  const usedIds = new Set<string>();
  for (const collection of migration.collections) {
    const report = (cause: CauseId, path: string) =>
      addDiagnostic(plan, cause, path, relative(siteDir, join(collection.root, path)));
    const { includes = () => true } = collection;
    const all = listFilesBelow(collection.root, {
      onError: (folder) => report("unreadable-file", folder),
      onSkippedLink: (path) => report("symbolic-link", path),
    }).filter(includes);
    const paths = all.filter((path) => {
      const canRead = isReadable(join(collection.root, path));
      if (!canRead && isMarkdown(path)) report("unreadable-file", path);
      return canRead;
    });
    const folders = new Set(
      paths.filter((path) => /(?:^|\/)index\.mdx?$/i.test(path)).map(dirname),
    );
    for (const path of paths) {
      const isSecondIndex = /^readme\.mdx?$/i.test(basename(path)) && folders.has(dirname(path));
      if (isSecondIndex && collection.kind !== "pages") {
        report("page-left-out", path);
      } else if (isMarkdown(path)) {
        const article = loadArticle(collection, path);
        assignId(article, usedIds);
        addArticle(article, migration, usedTargets);
      } else if (collection.hasPublicFiles) continue;
      else if (isAsset(path)) {
        const overlay = collection.overlays.map((folder) => join(folder, path)).find(existsSync);
        const target = `${collection.folder}/${collection.prefix}${path}`;
        plan.files.set(target, { copyOf: overlay ?? join(collection.root, path) });
      }
    }
  }
}

function addArticle(article: Article, migration: SiteMigration, usedTargets: Set<string>): void {
  // `a.md` became `a.mdx`, and the folder already has an `a.mdx`.
  while (usedTargets.has(article.target)) {
    article.target = article.target.replace(/(\.mdx?)$/, "-2$1");
  }
  usedTargets.add(article.target);
  for (const [path, text] of article.pictures) {
    migration.plan.files.set(path, { text });
    migration.publicFiles.set(path.replace(/^public/, ""), article.file);
  }
  migration.articles.push(article);
  migration.byFile.set(join(article.collection.root, article.path), article);
}

/** Writes the authors of the posts. */
export function writeAuthors({ plan, authors }: SiteMigration): void {
  if (authors.entries.size === 0) return;
  const text = stringify(Object.fromEntries(authors.entries));
  plan.files.set("content/blog/authors.yml", { text });
}

/** Images and downloads are copied, but not code and data of the old engine. */
function isAsset(path: string): boolean {
  const name = basename(path);
  if (/^_category_\.|^(?:authors|tags)\.ya?ml$|^README$/.test(name)) return false;
  if (/\.(?:[cm]?[jt]sx?|css|scss)$/.test(name)) return false;
  return !isPartialPath(path.replace(/[^/]*$/, ""));
}

export function getPages(migration: SiteMigration, collection: Collection): Article[] {
  return migration.articles.filter(
    (article) => article.collection === collection && article.page !== null,
  );
}

/** Names that differ only in case are one file on macOS and Windows. */
export function reportCaseCollisions(plan: Plan): void {
  const seen = new Map<string, string>();
  for (const path of plan.files.keys()) {
    const lower = path.toLowerCase().normalize("NFC");
    const other = seen.get(lower);
    if (other !== undefined) addDiagnostic(plan, "names-differ-by-case", other, path);
    seen.set(lower, path);
  }
}

/** Without a path, the diagnostic concerns the configuration. */
export type Report = (cause: CauseId, subject: string, path?: string, key?: string) => void;

/** The line of a diagnostic is the first with its key, by default the subject's last word. */
export function createReporter(siteDir: string, configFile: string, plan: Plan): Report {
  const texts = new Map<string, string>();
  return (cause, subject, path = configFile, key = lastWord(subject)) => {
    const file = join(siteDir, path);
    const text = texts.get(path) ?? (isFile(file) ? readText(file) : "");
    texts.set(path, text);
    const word = new RegExp(`(?<![\\w-])${escapeRegExp(key)}(?![\\w-])`);
    const offset = [text.search(word), text.indexOf(key)].find((found) => found >= 0) ?? 0;
    plan.diagnostics.push({ cause, subject, file: path, ...getPosition(text, offset) });
  };
}

function lastWord(subject: string): string {
  const name = /[\w./@-]+(?=[^\w./@-]*$)/.exec(subject.split(",")[0] ?? "")?.[0] ?? subject;
  return name.split(".").at(-1) ?? name;
}
