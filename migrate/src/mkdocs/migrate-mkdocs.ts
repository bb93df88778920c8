import { existsSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import type { SiteConfigInput } from "../../../src/config/schemas/site-config.ts";
import { humanize } from "../../../src/content/load/file-names.ts";
import { escapeRegExp } from "../../../src/model/text/escape-reg-exp.ts";
import { withTrailingSlash } from "../../../src/model/url/route.ts";
import { type Collection, isMarkdown, listFilesBelow } from "../document/article.ts";
import { titleHeading } from "../document/finish-front-matter.ts";
import { type HeadingIds, pymdownIds, pythonMarkdownIds } from "../document/heading-ids.ts";
import { pathInSite } from "../document/path-in-site.ts";
import { addDiagnostic, MigrationError, type Plan, type PlannedSite } from "../model.ts";
import { addTags, createAddressTable } from "../site/addresses.ts";
import { convertArticles } from "../site/convert-articles.ts";
import {
  createTextLogo,
  hostName,
  placeholderOrigin,
  printConfig,
  printModule,
} from "../site/site-config.ts";
import type { SiteMigration } from "../site/site-migration.ts";
import {
  createReporter,
  getPages,
  loadArticles,
  reportCaseCollisions,
  startMigration,
  writeAuthors,
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
import { addMaterialLists, type MaterialBlog, readBlog } from "./blog.ts";
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
  const configFile = basename(file);
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
  const customDir = asString(asRecord(config.theme).custom_dir);
  // The files of the theme that are no templates are part of the site.
  const overrides = customDir === undefined ? [] : [join(dir, customDir)];
  const migration = await startMigration({
    siteDir: dir,
    url: "",
    baseUrl: parseSiteUrl(config).path,
    collections: [collection, ...(blog ? [blog.collection] : [])],
    staticDirs: overrides.filter((folder) => existsSync(folder)),
    isStaticFile: (path) => !/\.(?:html|md|py|ya?ml)$|^(?:partials|blocks)\//.test(path),
    css: printPaletteCss(config.theme),
    sheets: asArray(config.extra_css)
      .flatMap((path) => asString(path) ?? [])
      .flatMap((path) => [collection.root, ...overrides].map((folder) => join(folder, path)))
      .filter((file) => existsSync(file)),
    authors: blog?.authors,
    targetDir,
  });
  const { plan } = migration;
  const report = createReporter(dir, configFile, plan);
  loadArticles(migration);
  if (blog && existsSync(join(docs.root, blog.folder, "index.md"))) {
    report("page-left-out", `${blog.folder}/index.md`);
  }
  mapHide(migration);
  const addressTable = createAddressTable();
  const isFolders = config.use_directory_urls !== false;
  for (const { page } of migration.articles) {
    if (!page) continue;
    if (!isFolders && page.oldAddress !== "/")
      addressTable.add(`${page.oldAddress}.html`, page.oldAddress);
    addressTable.add(
      isFolders ? withTrailingSlash(page.oldAddress, true) : page.oldAddress,
      page.oldAddress,
    );
  }
  addTags(addressTable, getPages(migration, collection), { collection, file: undefined });
  if (blog) {
    addTags(addressTable, getPages(migration, blog.collection), {
      collection: blog.collection,
      file: undefined,
    });
    addMaterialLists(addressTable, getPages(migration, blog.collection), blog);
  }
  addRedirects(plugins, { addressTable, collection });
  setTitles(config.nav, migration);
  const templates = addTemplateTexts(config, migration);
  convertArticles(migration);
  await migration.components.finish();
  if (blog) writeAuthors(migration);
  const byPath = new Map(getPages(migration, collection).map((article) => [article.path, article]));
  const nav =
    config.nav === undefined
      ? [{ type: "autogenerated" as const, dir: "." }]
      : convertNav(config.nav, {
          byPath,
          report: (subject) => {
            if (!isBlog(subject.split(",")[0] ?? "")) report("sidebar-item", subject);
          },
        });
  plan.files.set("sidebars.ts", { text: printModule("The sidebar.", { docs: nav }) });
  reportOverrides(dir, config, { plan, templates });
  for (const name of others) report("other-config", name, name);
  for (const key of Object.keys(config)) if (!known.has(key)) report("config-option", key);
  for (const name of Object.keys(plugins)) if (!knownPlugins.has(name)) report("plugin", name);
  const site = siteConfig(config, {
    migration,
    collection,
    blog,
    hasHome: addressTable.exists("/"),
    isFolders,
  });
  plan.files.set("config.ts", { text: printConfig(site, plan) });
  addressTable.finish(plan);
  reportCaseCollisions(plan);
  return [{ folder: "", plan }];
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
  addressTable: ReturnType<typeof createAddressTable>;
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
  collection: Collection;
  blog: MaterialBlog | undefined;
  hasHome: boolean;
  isFolders: boolean;
}

function siteConfig(
  config: JsonRecord,
  { migration, collection, blog, hasHome, isFolders }: ConfigContext,
): SiteConfigInput {
  const title = asString(config.site_name) ?? "";
  const { origin, path: baseUrl } = parseSiteUrl(config);
  const theme = asRecord(config.theme);
  const favicon = publicFile(asString(theme.favicon), { migration, collection });
  const first = migration.articles.find(({ page }) => page !== null)?.page?.oldAddress;
  const analytics = asString(asRecord(asRecord(config.extra).analytics).property);
  const mode = getColorMode(theme);
  return {
    title,
    ...(asString(config.site_description) !== undefined && {
      tagline: asString(config.site_description) ?? "",
    }),
    url: origin ?? placeholderOrigin,
    ...(baseUrl !== "/" && { baseUrl }),
    ...(isFolders && { trailingSlash: true }),
    favicon: favicon ?? "data:,",
    docsRoute: "/",
    logo: {
      alt: title,
      ...createTextLogo(title, migration.plan, {
        file: logoFile(theme, collection),
        ...migration.logoColors,
      }),
      ...(!hasHome && first !== undefined && { href: first }),
    },
    ...(mode && { colorMode: mode }),
    ...(blog && { blog: { route: `/${blog.folder}`, postsPerPage: blog.postsPerPage } }),
    navbar: [
      ...navbarItems(config, migration),
      ...(blog ? [{ label: blog.title, to: `/${blog.folder}` }] : []),
      { type: "search" },
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

function publicFile(
  path: string | undefined,
  { migration, collection }: Pick<ConfigContext, "migration" | "collection">,
): string | undefined {
  if (path === undefined) return undefined;
  const file = join(collection.root, path);
  if (!existsSync(file)) return undefined;
  const address = pathInSite(file, collection.root);
  migration.plan.files.set(`public/${address}`, { copyOf: file });
  return `/${address}`;
}
