import { existsSync } from "node:fs";
import { basename, dirname, join, relative, resolve, sep } from "node:path";
import type { SidebarItemConfig } from "../../../src/config/schemas/sidebars-config.ts";
import { isFile } from "../../../src/files/is-file.ts";
import { groupBy } from "../../../src/model/group-by.ts";
import { type Article, type Collection, isMarkdown, listFilesBelow } from "../document/article.ts";
import { findTitleHeading } from "../document/finish-front-matter.ts";
import {
  type CreateIdGenerator,
  createPymdownIds,
  createPythonMarkdownIds,
} from "../document/heading-ids.ts";
import { addDiagnostic, MigrationError, type Plan, type PlannedSite } from "../model.ts";
import type { AddressTable } from "../site/addresses.ts";
import { type DocsBlog, planDocsSite } from "../site/plan-docs-site.ts";
import { createReporter, getPages, type SiteMigration } from "../site/site-migration.ts";
import { findLogo } from "../site/text-logo.ts";
import {
  asArray,
  asRecord,
  asString,
  asStrings,
  isRecord,
  type Json,
  type JsonRecord,
  readText,
} from "../text/values.ts";
import { readBlog, redirectMaterialLists } from "./blog.ts";
import { convertConfig, parseSiteUrl } from "./convert-config.ts";
import { convertMkdocs } from "./convert-syntax.ts";
import { createExclusionFilter } from "./excluded-files.ts";
import { getIncludeFolders, getMacros, getPageMacros } from "./macros.ts";
import { getNavFileNames, resolveNav } from "./nav.ts";
import { addTemplateTexts } from "./page-templates.ts";
import { printPaletteCss } from "./palette.ts";
import { convertNav, readConfig } from "./read-config.ts";
import { createReferenceFinder } from "./references.ts";

/** Options that are read, that only concern the build, or that this engine decides itself. */
const knownOptions = new Set(
  "site_name site_url site_description docs_dir nav theme plugins markdown_extensions extra copyright use_directory_urls site_author repo_name repo_url edit_uri site_dir dev_addr validation strict watch exclude_docs extra_css remote_branch remote_name".split(
    " ",
  ),
);
/** Plugins whose work the migration or this engine does. */
const knownPlugins = new Set(
  "search autorefs social redirects macros tags minify meta offline blog exclude include-markdown awesome-pages awesome-nav literate-nav same-dir glightbox git-revision-date git-revision-date-localized".split(
    " ",
  ),
);

/**
 * Plans a site from a MkDocs site with the theme Material or another.
 *
 * @param path folder of the site, or its configuration file
 * @throws MigrationError if the configuration is missing or invalid
 */
export async function migrateMkdocs(path: string, targetDir: string): Promise<PlannedSite[]> {
  const source = readSource(path);
  const { dir, config, docs, collection, blog } = source;
  const theme = asRecord(config.theme);
  const customDir = asString(theme.custom_dir) || undefined;
  // Files of the theme other than templates are part of the site.
  const overrides = customDir === undefined ? [] : [join(dir, customDir)];
  const hasFolderAddresses = config.use_directory_urls !== false;
  let templates: ReadonlySet<string> = new Set();
  const planned = await planDocsSite({
    siteDir: dir,
    targetDir,
    linkBase: parseSiteUrl(config).path,
    siteBase: parseSiteUrl(config).path,
    collection,
    blog,
    staticDirs: overrides.filter((folder) => existsSync(folder)),
    isStaticFile: (path) => !/\.(?:html|md|py|ya?ml)$|^(?:partials|blocks)\//.test(path),
    css: printPaletteCss(config.theme),
    sheets: asStrings(config.extra_css)
      .flatMap((path) => [collection.root, ...overrides].map((folder) => join(folder, path)))
      .filter(isFile),
    title: asString(config.site_name) ?? "",
    logo: findLogo(theme.logo, (path) => [join(collection.root, path)].find(isFile)),
    // A file at the address of a theme's own icon replaces that icon.
    favicons: [
      asString(theme.favicon),
      "assets/images/favicon.png",
      "img/favicon.ico",
      "favicon.ico",
    ].flatMap((path) => (path === undefined ? [] : `/${path.replace(/^\.?\//, "")}`)),
    hasSlashes: hasFolderAddresses,
    hasHtmlAddresses: !hasFolderAddresses,
    prepareArticles(migration) {
      convertHide(migration);
      setTitles(config.nav, migration);
      templates = addTemplateTexts(config, migration);
    },
    addAddresses(table, migration) {
      if (blog) redirectMaterialLists(table, getPages(migration, blog.collection), blog);
      addRedirects(source.plugins, table);
    },
    createSidebars: ({ articles, plan }) => ({ docs: convertSidebar(articles, plan, source) }),
    createConfig(migration) {
      reportLeftOut(source, migration.plan, templates);
      return convertConfig(config, { migration, blog, hasFolderAddresses });
    },
  });
  if (!planned) throw new MigrationError(`\`${docs.root}\` has no pages`);
  return [planned];
}

interface MkdocsSource {
  dir: string;
  /** The name of the configuration file. */
  fileName: string;
  /** The configuration, with all pages in its `nav`. */
  config: JsonRecord;
  /** Names of other configurations in the folder. */
  otherConfigs: readonly string[];
  plugins: Record<string, JsonRecord>;
  docs: Collection;
  /** The docs without the blog. */
  collection: Collection;
  blog: DocsBlog | undefined;
  isInBlog(path: string): boolean;
}

function readSource(path: string): MkdocsSource {
  const { file, config, others } = readConfig(path);
  const dir = dirname(file);
  const plugins = getPlugins(config.plugins);
  const docs = createDocsCollection(dir, config, plugins);
  const blog = readBlog(plugins.blog, docs);
  const postsFolder = blog && `${relative(docs.root, blog.collection.root).split(sep).join("/")}/`;
  // The list of posts replaces the index of the blog.
  const isInBlog = (path: string) =>
    postsFolder !== undefined &&
    (path.startsWith(postsFolder) || path === `${blog?.folder}/index.md`);
  const includes = (path: string) => docs.includes?.(path) !== false && !isInBlog(path);
  const pages = listFilesBelow(docs.root).filter((path) => isMarkdown(path) && includes(path));
  const folders = { root: docs.root, pages, fileNames: getNavFileNames(plugins) };
  return {
    dir,
    fileName: basename(file),
    config: { ...config, nav: resolveNav(config.nav, folders) },
    otherConfigs: others,
    plugins,
    docs,
    collection: { ...docs, includes },
    blog,
    isInBlog,
  };
}

function reportLeftOut(source: MkdocsSource, plan: Plan, templates: ReadonlySet<string>): void {
  const { dir, fileName, config, otherConfigs, plugins, docs, blog } = source;
  const report = createReporter(dir, fileName, plan);
  if (blog && existsSync(join(docs.root, blog.folder, "index.md"))) {
    report("page-left-out", `${blog.folder}/index.md`);
  }
  reportOverrides(dir, config, { plan, templates });
  for (const name of otherConfigs) report("other-config", name, name);
  for (const key of Object.keys(config)) if (!knownOptions.has(key)) report("config-option", key);
  for (const sheet of asStrings(config.extra_css))
    if (/^(?:https?:)?\/\//.test(sheet)) report("config-option", `extra_css: ${sheet}`);
  for (const name of Object.keys(plugins)) if (!knownPlugins.has(name)) report("plugin", name);
}

function convertSidebar(
  articles: readonly Article[],
  plan: Plan,
  { dir, fileName, config, isInBlog }: MkdocsSource,
): SidebarItemConfig[] {
  if (config.nav === undefined) return [{ type: "autogenerated", dir: "." }];
  const report = createReporter(dir, fileName, plan);
  const docs = articles.filter(({ collection }) => collection.kind === "docs");
  return convertNav(config.nav, {
    byPath: new Map(docs.map((article) => [article.path, article])),
    report: (subject) => {
      if (!isInBlog(subject.split(",")[0] ?? "")) report("sidebar-item", subject);
    },
  });
}

/** The options of plugins by their names. Those of Material may have its name before theirs. */
function getPlugins(value: Json): Record<string, JsonRecord> {
  const entries = isRecord(value)
    ? Object.entries(value)
    : asArray(value).flatMap((plugin): [string, Json][] => {
        const name = asString(plugin);
        return name === undefined ? Object.entries(asRecord(plugin)) : [[name, {}]];
      });
  return Object.fromEntries(
    entries.map(([name, options]) => [name.replace(/^material\//, ""), asRecord(options)]),
  );
}

/**
 * If the configured folder does not exist, a script probably generates it from `docs`. Then the
 * source is the folder in `docs` that has the most pages of `nav`.
 */
function findDocsFolder(dir: string, config: JsonRecord): string {
  const configured = resolve(dir, asString(config.docs_dir) ?? "docs");
  const docs = resolve(dir, "docs");
  if (existsSync(configured) || !existsSync(docs)) return configured;
  const pages = new Set(JSON.stringify(config.nav ?? "").match(/[^"]+\.md(?=")/g));
  const files = listFilesBelow(docs);
  const folders = [...pages].flatMap((page) =>
    files
      .filter((path) => `/${path}`.endsWith(`/${page}`))
      .map((path) => path.slice(0, -page.length)),
  );
  const [found = [""]] = [...groupBy(folders, (folder) => folder).values()].sort(
    (a, b) => b.length - a.length || (a[0] ?? "").length - (b[0] ?? "").length,
  );
  return join(docs, found[0] ?? "");
}

function createDocsCollection(
  dir: string,
  config: JsonRecord,
  plugins: Record<string, JsonRecord>,
): Collection {
  const root = findDocsFolder(dir, config);
  if (!existsSync(root)) throw new MigrationError(`there is no folder \`${root}\` with the pages`);
  const macros = getMacros(dir, config, plugins.macros);
  const isExcluded = createExclusionFilter(config, plugins.exclude);
  const createIdGenerator = chooseIdGenerator(config.markdown_extensions);
  const extensions = JSON.stringify(config.markdown_extensions ?? "");
  const scriptMarks = getScriptMarks(config.markdown_extensions);
  const references = createReferenceFinder(root, createIdGenerator);
  const hasReferences = "mkdocstrings" in plugins || "autorefs" in plugins;
  const snippetFolders = [
    ...getSnippetPaths(config.markdown_extensions, "base_path").map((path) => resolve(dir, path)),
    ...getIncludeFolders(plugins.macros, { dir, root }),
  ];
  const findSnippet = (name: string, folders: readonly string[]) =>
    [...snippetFolders, dir, root, ...folders].map((path) => join(path, name)).find(isFile);
  // Most often, a list of abbreviations.
  const appended = getSnippetPaths(config.markdown_extensions, "auto_append")
    .flatMap((name) => findSnippet(name, []) ?? [])
    .map((file) => `\n\n${readText(file)}`)
    .join("");
  return {
    kind: "docs",
    root,
    overlays: [],
    folder: "content/docs",
    prefix: "",
    oldRoute: "/",
    route: "/",
    getFormat: () => "markdown",
    stripsNumbers: false,
    indexNames: ["index", "readme"],
    ignoredKeys: ["id", "slug"],
    hasPublicFiles: true,
    showsHeading: true,
    includes: (path) => !isExcluded(path),
    createIdGenerator,
    version: "current",
    convertSyntax: (body, path, frontMatter) =>
      convertMkdocs(body + appended, {
        ...getPageMacros(macros, frontMatter, plugins.macros),
        findReference: hasReferences ? (name) => references(name, path) : undefined,
        hasMath: extensions.includes("arithmatex"),
        scriptMarks,
        readFile(name) {
          const file = findSnippet(name, [join(root, dirname(path))]);
          return file === undefined ? undefined : readText(file);
        },
      }),
  };
}

/** The option `markdown_extensions` is a list of names and of maps, or one map. */
function listExtensions(extensions: Json): readonly Json[] {
  return isRecord(extensions) ? [extensions] : asArray(extensions);
}

function getSnippetPaths(extensions: Json, option: "auto_append" | "base_path"): string[] {
  return listExtensions(extensions).flatMap((extension) => {
    return asStrings(asRecord(asRecord(extension)["pymdownx.snippets"])[option]);
  });
}

/** A page without a title has the label that `nav` gives it. */
function setTitles(nav: Json, { articles }: SiteMigration): void {
  const labels = new Map<string, string>();
  const visit = (value: Json, label?: string) => {
    const path = asString(value);
    if (path !== undefined && label !== undefined) labels.set(path.replace(/^\.\//, ""), label);
    if (Array.isArray(value)) for (const item of value) visit(item);
    else if (isRecord(value)) for (const [name, inner] of Object.entries(value)) visit(inner, name);
  };
  visit(nav);
  for (const { path, split, prepared, page } of articles) {
    const label = labels.get(path);
    const heading = findTitleHeading(prepared.root, prepared.text, { hasTitle: false });
    const hasTitle = split.frontMatter.values.title !== undefined || heading !== undefined;
    if (page && label !== undefined && !hasTitle) split.frontMatter.set("title", label);
  }
}

function reportOverrides(
  dir: string,
  { theme }: JsonRecord,
  { plan, templates }: { plan: Plan; templates: ReadonlySet<string> },
): void {
  const folder = asString(asRecord(theme).custom_dir);
  if (folder === undefined) return;
  for (const path of listFilesBelow(join(dir, folder))) {
    if (/\.html$/.test(path) && !templates.has(path))
      addDiagnostic(plan, "swizzled-component", path, join(folder, path));
  }
}

/** Those of `~` and `^` that an extension reads, unless its option turns this off. */
function getScriptMarks(extensions: Json): string {
  const list = listExtensions(extensions);
  const marks = [
    ["~", "pymdownx.tilde", "subscript"],
    ["^", "pymdownx.caret", "superscript"],
  ] as const;
  return marks
    .filter(([, name, option]) =>
      list.some(
        (item) =>
          item === name ||
          (name in asRecord(item) && asRecord(asRecord(item)[name])[option] !== false),
      ),
    )
    .map(([mark]) => mark)
    .join("");
}

/** A `toc` with the option `slugify` mostly uses that of PyMdown. */
function chooseIdGenerator(extensions: Json): CreateIdGenerator {
  const toc = listExtensions(extensions)
    .map((value) => asRecord(asRecord(value).toc))
    .find(({ slugify }) => slugify !== undefined);
  return toc ? createPymdownIds : createPythonMarkdownIds;
}

function convertHide({ articles }: SiteMigration): void {
  for (const { split } of articles) {
    const { frontMatter } = split;
    const hidden = asArray(frontMatter.values.hide);
    if (hidden.includes("toc")) frontMatter.set("hide_table_of_contents", true);
  }
}

/** The redirects of the plugin `redirects`, from paths of files to paths or URLs. */
function addRedirects(plugins: Record<string, JsonRecord>, table: AddressTable): void {
  const getAddress = (path: string) => {
    const [file = "", anchor] = path.split("#");
    const pagePath = file.replace(/\.md$/i, "").replace(/(?:^|\/)(?:index|readme)$/i, "");
    return `/${pagePath}${anchor === undefined ? "" : `#${anchor}`}`;
  };
  for (const [from, to] of Object.entries(asRecord(plugins.redirects?.redirect_maps))) {
    const target = asString(to) ?? "";
    const isUrl = /^https?:/.test(target);
    const address = isUrl ? target : getAddress(target);
    table.add(getAddress(from), isUrl || table.exists(address) ? address : null);
  }
}
