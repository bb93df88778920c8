import { existsSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import type { SidebarItemConfig } from "../../../src/config/schemas/sidebars-config.ts";
import type { SiteConfigInput } from "../../../src/config/schemas/site-config.ts";
import { humanize } from "../../../src/content/load/file-names.ts";
import { escapeRegExp } from "../../../src/model/text/escape-reg-exp.ts";
import { type Article, type Collection, isMarkdown, listFilesBelow } from "../document/article.ts";
import { titleHeading } from "../document/finish-front-matter.ts";
import { type HeadingIds, pymdownIds, pythonMarkdownIds } from "../document/heading-ids.ts";
import { addDiagnostic, MigrationError, type Plan, type PlannedSite } from "../model.ts";
import type { AddressTable } from "../site/addresses.ts";
import { type DocsBlog, planDocsSite } from "../site/plan-docs-site.ts";
import { hostName, placeholderOrigin } from "../site/site-config.ts";
import {
  createReporter,
  getPages,
  type Report,
  type SiteMigration,
} from "../site/site-migration.ts";
import {
  asArray,
  asRecord,
  asString,
  isRecord,
  type Json,
  type JsonRecord,
  readText,
  stripTags,
} from "../text/values.ts";
import { addMaterialLists, readBlog } from "./blog.ts";
import { convertMkdocs } from "./convert-syntax.ts";
import { exclusionFilter } from "./excluded-files.ts";
import { getIncludeFolders, getMacros } from "./macros.ts";
import { navFileNames, resolveNav } from "./nav.ts";
import { addTemplateTexts } from "./page-templates.ts";
import { getColorMode, printPaletteCss } from "./palette.ts";
import { convertNav, readConfig } from "./read-config.ts";
import { createReferences } from "./references.ts";

const known = new Set(
  "site_name site_url site_description docs_dir nav theme plugins markdown_extensions extra copyright use_directory_urls site_author repo_name repo_url edit_uri site_dir dev_addr validation strict watch exclude_docs extra_css remote_branch remote_name".split(
    " ",
  ),
);
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
export async function migrateMkdocs(
  path: string,
  { targetDir }: { targetDir: string },
): Promise<PlannedSite[]> {
  const { file, config: configInFile, others } = readConfig(path);
  const dir = dirname(file);
  const plugins = getPlugins(configInFile.plugins);
  const docs = docsSet(dir, configInFile);
  const blog = readBlog(plugins.blog, docs);
  // The list of posts replaces the index of the blog.
  const isBlog = (path: string) =>
    blog !== undefined &&
    new RegExp(`^${escapeRegExp(blog.folder)}/(?:posts/|index\\.md$)`).test(path);
  const includes = (path: string) => docs.includes?.(path) !== false && !isBlog(path);
  const collection: Collection = { ...docs, includes };
  const pages = listFilesBelow(docs.root).filter((path) => isMarkdown(path) && includes(path));
  const folders = { root: docs.root, pages, fileNames: navFileNames(plugins) };
  const config: JsonRecord = { ...configInFile, nav: resolveNav(configInFile.nav, folders) };
  const theme = asRecord(config.theme);
  const customDir = asString(theme.custom_dir);
  // The files of the theme that are no templates are part of the site.
  const overrides = customDir === undefined ? [] : [join(dir, customDir)];
  const isFolders = config.use_directory_urls !== false;
  let templates: ReadonlySet<string> = new Set();
  const planned = await planDocsSite({
    siteDir: dir,
    targetDir,
    linkBase: parseSiteUrl(config).path,
    collection,
    blog,
    staticDirs: overrides.filter((folder) => existsSync(folder)),
    isStaticFile: (path) => !/\.(?:html|md|py|ya?ml)$|^(?:partials|blocks)\//.test(path),
    css: printPaletteCss(config.theme),
    sheets: asArray(config.extra_css)
      .flatMap((path) => asString(path) ?? [])
      .flatMap((path) => [collection.root, ...overrides].map((folder) => join(folder, path)))
      .filter((file) => existsSync(file)),
    title: asString(config.site_name) ?? "",
    logo: { file: logoFile(theme, collection) },
    favicons: [`/${asString(theme.favicon) ?? "favicon.ico"}`],
    hasSlashes: isFolders,
    hasHtmlAddresses: !isFolders,
    prepare(migration) {
      mapHide(migration);
      setTitles(config.nav, migration);
      templates = addTemplateTexts(config, migration);
    },
    addresses(table, migration) {
      if (blog) addMaterialLists(table, getPages(migration, blog.collection), blog);
      addRedirects(plugins, { addressTable: table, collection });
    },
    sidebars: ({ articles, plan }) => ({
      docs: convertSidebar(config.nav, articles, {
        isBlog,
        report: createReporter(dir, basename(file), plan),
      }),
    }),
    config(migration) {
      const report = createReporter(dir, basename(file), migration.plan);
      if (blog && existsSync(join(docs.root, blog.folder, "index.md"))) {
        report("page-left-out", `${blog.folder}/index.md`);
      }
      reportOverrides(dir, config, { plan: migration.plan, templates });
      for (const name of others) report("other-config", name, name);
      for (const key of Object.keys(config)) if (!known.has(key)) report("config-option", key);
      for (const name of Object.keys(plugins)) if (!knownPlugins.has(name)) report("plugin", name);
      return siteConfig(config, { migration, blog, isFolders });
    },
  });
  if (!planned) throw new MigrationError(`\`${docs.root}\` has no pages`);
  return [planned];
}

function convertSidebar(
  nav: Json,
  articles: readonly Article[],
  { isBlog, report }: { isBlog(path: string): boolean; report: Report },
): SidebarItemConfig[] {
  if (nav === undefined) return [{ type: "autogenerated", dir: "." }];
  const docs = articles.filter(({ collection }) => collection.kind === "docs");
  return convertNav(nav, {
    byPath: new Map(docs.map((article) => [article.path, article])),
    report: (subject) => {
      if (!isBlog(subject.split(",")[0] ?? "")) report("sidebar-item", subject);
    },
  });
}

function parseSiteUrl({ site_url: siteUrl }: JsonRecord): {
  origin: string | undefined;
  path: string;
} {
  const address = asString(siteUrl);
  const url = address !== undefined && URL.canParse(address) ? new URL(address) : undefined;
  return { origin: url?.origin, path: url?.pathname.replace(/\/*$/, "/") ?? "/" };
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

function docsSet(dir: string, config: JsonRecord): Collection {
  // A script may generate the configured folder from `docs`.
  const folders = [asString(config.docs_dir) ?? "docs", "docs"].map((path) => resolve(dir, path));
  const root = folders.find(existsSync) ?? folders[0] ?? dir;
  if (!existsSync(root)) throw new MigrationError(`there is no folder \`${root}\` with the pages`);
  const plugins = getPlugins(config.plugins);
  const macros = getMacros(dir, config, plugins.macros);
  const isExcluded = exclusionFilter(config, plugins.exclude);
  const headingIds = getHeadingIds(config.markdown_extensions);
  const references = createReferences(root, headingIds);
  const hasReferences = "mkdocstrings" in plugins || "autorefs" in plugins;
  const snippetFolders = [
    ...getSnippetFolders(config.markdown_extensions).map((path) => resolve(dir, path)),
    ...getIncludeFolders(plugins.macros, { dir, root }),
  ];
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
    includes: (path) => !isExcluded(path),
    headingIds,
    version: "current",
    convertSyntax: (body, path, frontMatter) =>
      convertMkdocs(body, {
        ...macros,
        variables: { ...macros.variables, ...frontMatter },
        reference: hasReferences ? (name) => references(name, path) : undefined,
        hasMath: JSON.stringify(config.markdown_extensions ?? "").includes("arithmatex"),
        snippet(name) {
          const all = [...snippetFolders, dir, root, join(root, dirname(path))].map((snippetPath) =>
            join(snippetPath, name),
          );
          const file = all.find(existsSync);
          return file === undefined ? undefined : readText(file);
        },
      }),
  };
}

function getSnippetFolders(extensions: Json): string[] {
  return asArray(extensions).flatMap((extension) => {
    const { base_path: snippetPath } = asRecord(asRecord(extension)["pymdownx.snippets"]);
    return [snippetPath].flat().flatMap((value) => asString(value) ?? []);
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
    const heading = titleHeading(prepared.root, prepared.text, { hasTitle: false });
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

/** Generates heading ids as the extension `toc` does. */
function getHeadingIds(extensions: Json): HeadingIds {
  const list = isRecord(extensions) ? [extensions] : asArray(extensions);
  const toc = list
    .map((value) => asRecord(asRecord(value).toc))
    .find(({ slugify }) => slugify !== undefined);
  return toc ? pymdownIds : pythonMarkdownIds;
}

function mapHide({ articles }: SiteMigration): void {
  for (const { split } of articles) {
    const { frontMatter } = split;
    const hidden = asArray(frontMatter.values.hide);
    if (hidden.includes("toc")) frontMatter.set("hide_table_of_contents", true);
  }
}

interface RedirectContext {
  addressTable: AddressTable;
  collection: Collection;
}

function addRedirects(
  plugins: Record<string, JsonRecord>,
  { addressTable, collection }: RedirectContext,
): void {
  const maps = asRecord(plugins.redirects?.redirect_maps);
  const getAddress = (path: string) => {
    const [file = "", anchor] = path.split("#");
    const pagePath = file.replace(/\.md$/i, "").replace(/(?:^|\/)(?:index|readme)$/i, "");
    return `${collection.route.replace(/\/$/, "")}/${pagePath}${anchor === undefined ? "" : `#${anchor}`}`;
  };
  for (const [from, to] of Object.entries(maps)) {
    const target = asString(to) ?? "";
    const newAddress = /^https?:/.test(target) ? target : getAddress(target);
    addressTable.add(
      getAddress(from),
      /^https?:/.test(newAddress) || addressTable.exists(newAddress) ? newAddress : null,
    );
  }
}

interface ConfigContext {
  migration: SiteMigration;
  blog: DocsBlog | undefined;
  isFolders: boolean;
}

function siteConfig(
  config: JsonRecord,
  { migration, blog, isFolders }: ConfigContext,
): Partial<SiteConfigInput> {
  const tagline = asString(config.site_description);
  const { origin, path: baseUrl } = parseSiteUrl(config);
  const analytics = asString(asRecord(asRecord(config.extra).analytics).property);
  const mode = getColorMode(asRecord(config.theme));
  return {
    title: asString(config.site_name) ?? "",
    ...(tagline !== undefined && { tagline }),
    ...(origin !== undefined && { url: origin }),
    ...(baseUrl !== "/" && { baseUrl }),
    ...(isFolders && { trailingSlash: true }),
    ...(mode && { colorMode: mode }),
    navbar: [
      ...navbarItems(config, migration),
      ...(blog ? [{ label: blog.title, to: `/${blog.folder}` }] : []),
    ],
    ...(analytics !== undefined && /^G-/.test(analytics) && { analytics: { id: analytics } }),
    footer: {
      groups: socialLinks(config),
      copyright: stripTags(asString(config.copyright) ?? ""),
    },
  };
}

function navbarItems(
  config: JsonRecord,
  migration: SiteMigration,
): NonNullable<SiteConfigInput["navbar"]> {
  const features = asArray(asRecord(config.theme).features);
  const byPath = new Map(migration.articles.map((article) => [article.path, article]));
  const hasTabs = features.includes("navigation.tabs");
  const tabs = (hasTabs ? asArray(config.nav) : []).flatMap((item) => {
    const [label, value] = Object.entries(asRecord(item))[0] ?? [];
    const article = byPath.get(firstPath(value ?? item) ?? "");
    if (!article?.page) return [];
    const { newId, oldId } = article.page;
    const title = asString(article.split.frontMatter.values.title) ?? humanize(basename(oldId));
    return [{ type: "doc" as const, docId: newId, label: label ?? title }];
  });
  const repository = asString(config.repo_url);
  const repositoryName =
    repository !== undefined && URL.canParse(repository)
      ? (asString(config.repo_name) ?? hostName(repository))
      : "";
  const otherTexts = (asString(config.site_name) ?? "") + repositoryName;
  const [shown, others] = fitTabs(tabs, maxNavbarCharacters - otherTexts.length);
  const languages = asArray(asRecord(config.extra).alternate).flatMap((value) => {
    const { name, link } = asRecord(value);
    const [label, address] = [asString(name), asString(link)];
    const { origin } = parseSiteUrl(config);
    if (label === undefined || address === undefined) return [];
    const href = address.startsWith("/") ? (origin ?? placeholderOrigin) + address : address;
    return URL.canParse(href) ? [{ label, href }] : [];
  });
  return [
    ...shown.map((tab) => ({ ...tab, position: "left" as const })),
    ...(others.length > 0
      ? [{ type: "dropdown" as const, label: "More", position: "left" as const, items: others }]
      : []),
    ...(languages.length > 0
      ? [{ type: "dropdown" as const, label: "Languages", items: languages }]
      : []),
    ...(repositoryName === "" ? [] : [{ label: repositoryName, href: repository ?? "" }]),
  ];
}

/** What fits next to the search on a screen of 1,280 pixels. */
const maxNavbarCharacters = 88;
/** The space between two tabs, in characters. */
const tabGap = 3;

/** The old theme has a row for tabs. Those that do not fit the navbar are in a menu. */
function fitTabs<T extends { label: string }>(tabs: readonly T[], maxWidth: number): [T[], T[]] {
  let width = 0;
  const count = tabs.findIndex(({ label }) => {
    width += label.length + tabGap;
    return width > maxWidth;
  });
  return count < 0 ? [[...tabs], []] : [tabs.slice(0, count), tabs.slice(count)];
}

function firstPath(value: Json): string | undefined {
  const path = asString(value);
  if (path !== undefined) return path.replace(/^\.\//, "");
  for (const inner of Array.isArray(value) ? value : Object.values(asRecord(value))) {
    const found = firstPath(inner);
    if (found !== undefined && !/^https?:/.test(found)) return found;
  }
  return undefined;
}

function socialLinks({
  extra,
}: JsonRecord): { title: string; links: { label: string; href: string }[] }[] {
  const links = asArray(asRecord(extra).social).flatMap((value) => {
    const { link, name } = asRecord(value);
    const href = asString(link);
    if (href === undefined || !URL.canParse(href)) return [];
    return [{ label: asString(name) ?? hostName(href), href }];
  });
  return links.length === 0 ? [] : [{ title: "Community", links }];
}

function logoFile({ logo }: JsonRecord, { root }: Collection): string | undefined {
  const path = asString(logo);
  const file = path === undefined ? undefined : join(root, path);
  return file !== undefined && existsSync(file) ? file : undefined;
}
