import { dirname, join, relative } from "node:path";
import { stringify } from "yaml";
import { type Article, type Collection, listFilesBelow } from "../document/article.ts";
import { findTitleHeading } from "../document/finish-front-matter.ts";
import { pathInSite } from "../document/path-in-site.ts";
import { describeUnknown } from "../evaluate/unknown-values.ts";
import { addDiagnostic, type Plan, type PlannedSite } from "../model.ts";
import {
  type AddressTable,
  addBlogLists,
  addTags,
  convertTagsFile,
  createAddressTable,
} from "../site/addresses.ts";
import { convertArticles } from "../site/convert-articles.ts";
import { toLanguageTag } from "../site/languages.ts";
import { getCopyPath } from "../site/module-copy.ts";
import { reportRequests } from "../site/requested-origins.ts";
import { resolveModule } from "../site/resolve-module.ts";
import { placeholderOrigin, printConfig } from "../site/site-config.ts";
import {
  createReporter,
  getPages,
  loadArticles,
  type Report,
  readYaml,
  reportCaseCollisions,
  type SiteMigration,
  type SiteSources,
  startMigration,
  writeAuthors,
} from "../site/site-migration.ts";
import { createTextLogo } from "../site/text-logo.ts";
import { asArray, asRecord, asString, asStrings } from "../text/values.ts";
import { addCategories, type Categories } from "./categories.ts";
import { type Collections, type DocsCollection, planCollections } from "./collections.ts";
import { getDefaultColors } from "./config/appearance.ts";
import { type ConfigSources, convertConfig, getBaseUrl } from "./config/convert-config.ts";
import { addIndexPages } from "./index-pages.ts";
import { getCreatedRedirects, type Project, readProject } from "./project.ts";
import { addReactPages } from "./react-pages.ts";
import { findRedirectTarget } from "./redirect-pages.ts";
import {
  getCategoryLabel,
  getTranslatedTexts,
  readSidebars,
  translateVersions,
  writeSidebars,
} from "./sidebars/read-sidebars.ts";
import type { ConvertedSidebars } from "./sidebars/sidebar-conversion.ts";
import {
  findUnusedTranslations,
  getPluginFolder,
  getThemeTexts,
  getTranslationFolder,
  loadTranslations,
  type Translations,
  translateProject,
} from "./translations.ts";

/**
 * Plans a site for each language from a site of Docusaurus 2 or 3.
 *
 * @throws MigrationError if the folder is not a Docusaurus site or its configuration cannot be
 * evaluated
 */
export async function migrateDocusaurus(dir: string, targetDir: string): Promise<PlannedSite[]> {
  const project = await readProject(dir);
  const i18n = asRecord(project.config.i18n);
  const fallback = asString(i18n.defaultLocale) ?? "en";
  const others = asStrings(i18n.locales).filter((code) => code !== fallback);
  const sites: PlannedSite[] = [
    {
      folder: "",
      plan: await migrateLanguage(project, { locale: fallback, isDefault: true, targetDir }),
    },
  ];
  for (const locale of others) {
    sites.push({
      folder: `languages/${toLanguageTag(locale)}`,
      oldCode: locale,
      plan: await migrateLanguage(project, { locale, isDefault: false, targetDir }),
    });
  }
  return sites;
}

interface LanguageSource {
  /** The code of the language in the old site. */
  locale: string;
  isDefault: boolean;
  /** The folder of its translations. */
  folder: string;
  translations: Translations;
}

async function migrateLanguage(
  projectOfAllLanguages: Project,
  { locale, isDefault, targetDir }: { locale: string; isDefault: boolean; targetDir: string },
): Promise<Plan> {
  const folder = getTranslationFolder(projectOfAllLanguages, locale);
  const translations = loadTranslations(folder);
  const project = translateProject(projectOfAllLanguages, translations);
  const language: LanguageSource = { locale, isDefault, folder, translations };
  const collections = planCollections(project, locale);
  translateVersions(collections, translations);
  const migration = await startMigration({
    ...getSiteSources(project, collections, language),
    targetDir,
  });
  const { plan } = migration;
  const report = createReporter(project.dir, project.configFile, plan);
  const addressTable = createAddressTable();
  loadArticles(migration);
  addRedirectPages(migration, addressTable);
  const sidebars = await readSidebars(project, {
    migration,
    collections,
    categories: readCategories(collections, translations, { plan, report }),
    report,
    translations,
  });
  migration.getCards = getCards(sidebars);
  addPages(migration, addressTable);
  const navigation = { migration, collections, sidebars, addressTable };
  addLists(project, navigation);
  addReactPages(project, {
    plan,
    addressTable,
    title: asString(project.config.title) ?? "",
    baseUrl: migration.baseUrl,
    translations: getPluginFolder(folder, "content-pages", "default"),
    components: migration.components,
    publishPicture: (address, from) => publishPicture(address, from, migration),
  });
  convertArticles(migration);
  await migration.components.finish();
  reportSwizzled(project, plan);
  writeSidebars(plan, sidebars);
  await addRedirects(project, addressTable, plan);
  const configSources = getConfigSources(navigation, isDefault ? undefined : locale, report);
  const config = convertConfig(project, configSources);
  plan.files.set("config.ts", { text: printConfig(config, plan) });
  reportRequests(plan, config.url);
  reportLeftOut(project, collections, report);
  if (project.blogs.length > 0) writeAuthors(migration);
  writeTags(migration);
  writeTranslations(project, { ...language, plan, collections, report });
  addressTable.addToPlan(plan);
  reportCaseCollisions(plan);
  return plan;
}

function getSiteSources(
  project: Project,
  collections: Collections,
  language: LanguageSource,
): Omit<SiteSources, "targetDir"> {
  const { dir, config, themeConfig, staticDirs, sheets, blogs } = project;
  const [blog] = blogs;
  return {
    siteDir: dir,
    url: (asString(config.url) ?? "").replace(/\/+$/, ""),
    baseUrl: asString(config.baseUrl) ?? "/",
    collections: [...collections.docs, ...collections.others],
    staticDirs,
    css: getDefaultColors(themeConfig),
    sheets,
    siteData: getSiteData(project, language),
    authorsFile: blog && join(blog.dir, asString(blog.options.authorsMapPath) ?? "authors.yml"),
  };
}

function readCategories(
  { docs }: Collections,
  translations: Translations,
  { plan, report }: { plan: Plan; report: Report },
): Map<Collection, Categories> {
  const collections = docs.filter(({ kind }) => kind === "docs");
  return new Map(
    collections.map((collection) => {
      const texts = getTranslatedTexts(collection, translations);
      const translate = (label: string) => getCategoryLabel(texts, label);
      return [collection, addCategories(collection, plan, { report, translate })];
    }),
  );
}

/** @param locale undefined for the default language */
function getConfigSources(
  { migration, collections, sidebars, addressTable }: Navigation,
  locale: string | undefined,
  report: Report,
): ConfigSources {
  const { plan, publicFiles, logoColors, url, baseUrl } = migration;
  return {
    collections,
    publicFiles,
    locale,
    createTextLogo: (title, picture) => createTextLogo(title, plan, { ...picture, ...logoColors }),
    firstPage: getFirstPage(migration, sidebars, collections),
    exists: (address) => addressTable.exists(address) || publicFiles.has(address),
    getDoc: (id, instance) => getDoc(migration, collections, { id, instance }),
    getFirstPage: (sidebar, instance) =>
      getFirst(migration, { collections, sidebars, sidebar, instance }),
    toOldUrl: (address) => `${url}${baseUrl}${address.slice(1)}`,
    report,
    hasVersions: collections.versions.length > 0,
  };
}

function getCards(
  sidebars: ReadonlyMap<DocsCollection, ConvertedSidebars>,
): SiteMigration["getCards"] {
  const children = new Map([...sidebars.values()].flatMap((sidebar) => [...sidebar.children]));
  return (article) =>
    (children.get(article) ?? []).flatMap((child) =>
      child.page ? [{ label: getLabel(child), href: child.page.oldAddress }] : [],
    );
}

interface TranslationTarget extends LanguageSource {
  plan: Plan;
  collections: Collections;
  report: Report;
}

/** Writes the translated texts of the theme, and reports translations that nothing uses. */
function writeTranslations(
  project: Project,
  { plan, collections, folder, locale, translations, report }: TranslationTarget,
): void {
  const themeFiles = getThemeTexts(locale, translations);
  for (const [path, file] of themeFiles.files) plan.files.set(path, file);
  const used = { texts: themeFiles.used, roots: [...collections.docs, ...collections.others] };
  for (const { file, subject } of findUnusedTranslations(project, folder, used)) {
    report("translation-left", subject, file);
  }
}

/** Reports what could not be read, and what has no counterpart. */
function reportLeftOut(project: Project, collections: Collections, report: Report): void {
  if (project.failure !== undefined) report("config-failed", project.failure);
  for (const value of project.unknown) report("config-unknown", describeUnknown(value));
  for (const name of project.unsetVariables) report("config-environment", `process.env.${name}`);
  for (const file of new Set(project.invalidFiles)) {
    report("invalid-file", relative(project.dir, file), relative(project.dir, file));
  }
  for (const name of [...project.otherPlugins, ...collections.leftOut]) report("plugin", name);
  for (const name of collections.missingVersions) {
    report("config-option", `the version ${name}, which has no folder`);
  }
}

/** The address of a picture in the static files; a picture next to code is copied there. */
function publishPicture(
  address: string,
  from: string,
  { plan, publicFiles, siteDir }: SiteMigration,
): string | undefined {
  if (/^(?:https?|data):/.test(address)) return address;
  if (address.startsWith("//")) return `https:${address}`;
  const [filePath = ""] = address.split(/[?#]/);
  const path = filePath.startsWith("/") ? filePath : `/${filePath}`;
  if (publicFiles.has(path)) return path;
  const file = resolveModule(filePath, dirname(from), siteDir);
  if (file === undefined) return undefined;
  const existingPath = [...publicFiles].find(([, text]) => text === file)?.[0];
  if (existingPath !== undefined) return existingPath;
  const target = `/migrated/${pathInSite(file, siteDir)}`;
  plan.files.set(`public${target}`, { copyOf: file });
  return target;
}

/** Reports components that `src/theme` replaces. Those in pages are copied. */
function reportSwizzled({ dir }: Project, plan: Plan): void {
  for (const path of listFilesBelow(join(dir, "src/theme"))) {
    if (!/\.[jt]sx?$/.test(path) || /\.test\.|\.d\.ts$|^MDXComponents/.test(path)) continue;
    const name = path.replace(/(?:\/index)?\.[jt]sx?$/, "");
    if (plan.files.has(getCopyPath(join(dir, "src/theme", path), dir))) continue;
    addDiagnostic(plan, "swizzled-component", `@theme/${name}`, `src/theme/${path}`);
  }
}

function getSiteData(
  { config, themeConfig }: Project,
  { locale, isDefault, translations }: LanguageSource,
): Record<string, unknown> {
  const { title, tagline, url, organizationName, projectName } = config;
  const { prism: _, ...theme } = themeConfig;
  const i18n = asRecord(config.i18n);
  return {
    siteConfig: {
      title: asString(title) ?? "",
      tagline: asString(tagline) ?? "",
      url: asString(url) ?? placeholderOrigin,
      baseUrl: getBaseUrl(config, isDefault ? undefined : locale) ?? "/",
      organizationName,
      projectName,
      themeConfig: theme,
      customFields: asRecord(config.customFields),
    },
    i18n: {
      defaultLocale: asString(i18n.defaultLocale) ?? "en",
      currentLocale: locale,
      locales: asArray(i18n.locales),
      localeConfigs: asRecord(i18n.localeConfigs),
    },
    messages: Object.fromEntries(translations.getTexts("code")),
  };
}

function getFirstPage(
  { articles }: SiteMigration,
  sidebars: ReadonlyMap<DocsCollection, ConvertedSidebars>,
  collections: Collections,
): string | undefined {
  const instances = new Set(collections.docs.map(({ instance }) => instance.id));
  const [first] = [...instances]
    .flatMap((instance) => getCollections(instance, collections))
    .flatMap((collection) => [...(sidebars.get(collection)?.firstPages.values() ?? [])]);
  return (first ?? articles.find(({ page }) => page !== null))?.page?.oldAddress;
}

/** Removes pages that only redirect, and adds the targets of their addresses. */
function addRedirectPages(migration: SiteMigration, addressTable: AddressTable): void {
  migration.articles = migration.articles.filter(({ page, prepared }) => {
    const address = page?.oldAddress ?? "";
    const target =
      page && findRedirectTarget(prepared.text, { address, baseUrl: migration.baseUrl });
    if (!target) return true;
    addressTable.add(address, target);
    return false;
  });
}

function addPages({ articles }: SiteMigration, addressTable: AddressTable): void {
  for (const { page, split } of articles) {
    if (page && split.frontMatter.values.draft !== true)
      addressTable.add(page.oldAddress, page.oldAddress);
  }
}

interface Navigation {
  migration: SiteMigration;
  collections: Collections;
  sidebars: ReadonlyMap<DocsCollection, ConvertedSidebars>;
  addressTable: AddressTable;
}

function addLists(
  project: Project,
  { migration, collections, sidebars, addressTable }: Navigation,
): void {
  for (const collection of [...collections.docs, ...collections.others]) {
    if (collection.kind === "pages") continue;
    const file = readYaml(collection.tagsPath);
    const postsPerPage = collection.kind === "blog" ? getPostsPerPage(project) : "ALL";
    addTags(addressTable, getPages(migration, collection), { collection, file, postsPerPage });
  }
  for (const [collection, converted] of sidebars) {
    addIndexPages(collection, converted, {
      plan: migration.plan,
      addressTable,
      pages: getPages(migration, collection),
      getLabel,
    });
  }
  const collection = collections.others.find(({ kind }) => kind === "blog");
  const blog = project.blogs[0];
  if (!collection || !blog) return;
  addBlogLists(addressTable, getPages(migration, collection), {
    collection,
    postsPerPage: getPostsPerPage(project),
    authors: readYaml(join(blog.dir, asString(blog.options.authorsMapPath) ?? "authors.yml")),
  });
}

function getPostsPerPage({ blogs }: Project): number | "ALL" {
  const postsPerPage = blogs[0]?.options.postsPerPage;
  return postsPerPage === "ALL" || typeof postsPerPage === "number" ? postsPerPage : 10;
}

async function addRedirects(
  project: Project,
  addressTable: AddressTable,
  plan: Plan,
): Promise<void> {
  const pages = addressTable.getOldAddresses();
  const created = project.createsRedirects ? await getCreatedRedirects(project, pages) : [];
  for (const { from, to } of [...project.redirects, ...created]) {
    if (addressTable.exists(from)) continue;
    const exists = /^https?:/.test(to) || addressTable.exists(to);
    if (!exists) addDiagnostic(plan, "lost-address", `${from} → ${to}`, "redirects.tsv");
    addressTable.add(from, exists ? to : null);
  }
  addExtensions(project, addressTable, pages);
}

function addExtensions(
  { redirectedExtensions: { from, to } }: Project,
  addressTable: AddressTable,
  pages: readonly string[],
): void {
  for (const address of pages) {
    const addressWithoutSlash = address.replace(/\/$/, "");
    if (addressWithoutSlash === "") continue;
    const ending = [...from, ...to].find((extension) =>
      addressWithoutSlash.endsWith(`.${extension}`),
    );
    if (ending === undefined) {
      for (const extension of from)
        addressTable.add(
          `${addressWithoutSlash}.${extension}`,
          addressTable.getNewAddress(address),
        );
    } else if (to.includes(ending)) {
      addressTable.add(
        addressWithoutSlash.slice(0, -ending.length - 1),
        addressTable.getNewAddress(address),
      );
    }
  }
}

function getLabel({ split, prepared, page }: Article): string {
  const { sidebar_label: label, title } = split.frontMatter.values;
  const heading = findTitleHeading(prepared.root, prepared.text, { hasTitle: false })?.text;
  return asString(label) ?? asString(title) ?? (heading || page?.oldId) ?? "";
}

/** The docs of a plugin. The version that Docusaurus links to from other pages comes first. */
function getCollections(instance: string, { docs, lastVersion }: Collections): DocsCollection[] {
  const found = docs.filter((doc) => doc.instance.id === instance || docs.length === 1);
  const last =
    found.find(({ version }) => version === lastVersion) ??
    found.find(({ version }) => version !== "current");
  return last ? [last, ...found.filter((collection) => collection !== last)] : found;
}

function getDoc(
  { articles }: SiteMigration,
  collections: Collections,
  { id, instance }: { id: string; instance: string },
): Article | undefined {
  for (const docs of getCollections(instance, collections)) {
    const found = articles.find(
      ({ collection, page }) => page?.oldId === id && collection === docs,
    );
    if (found) return found;
  }
  return undefined;
}

interface SidebarRequest {
  collections: Collections;
  sidebars: ReadonlyMap<DocsCollection, ConvertedSidebars>;
  sidebar: string;
  instance: string;
}

function getFirst(
  { articles }: SiteMigration,
  { collections, sidebars, sidebar, instance }: SidebarRequest,
): Article | undefined {
  const candidates = getCollections(instance, collections);
  for (const collection of candidates) {
    const firstPage = sidebars.get(collection)?.firstPages.get(sidebar);
    if (firstPage) return firstPage;
  }
  // The folder may have no sidebar here.
  const pages = articles.filter(
    ({ collection, page }) =>
      page &&
      candidates.some((candidate) => candidate === collection && candidate.kind === "pages"),
  );
  const isIndex = ({ page, collection }: Article) => page?.oldAddress === collection.oldRoute;
  return pages.find(isIndex) ?? pages[0];
}

function writeTags({ plan, collections }: SiteMigration): void {
  for (const collection of collections) {
    const tags =
      collection.kind === "pages" || collection.prefix !== ""
        ? null
        : convertTagsFile(readYaml(collection.tagsPath));
    if (tags) plan.files.set(`${collection.folder}/tags.yml`, { text: stringify(tags) });
  }
}
