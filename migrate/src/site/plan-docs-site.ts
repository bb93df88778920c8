import type { SidebarsConfig } from "../../../src/config/schemas/sidebars-config.ts";
import type { SiteConfigInput } from "../../../src/config/schemas/site-config.ts";
import { getRouteKey, withTrailingSlash } from "../../../src/model/url/route.ts";
import type { Article, Collection } from "../document/article.ts";
import type { PlannedSite } from "../model.ts";
import { asString, type JsonRecord } from "../text/values.ts";
import { type AddressTable, addBlogLists, addTags, createAddressTable } from "./addresses.ts";
import { convertArticles } from "./convert-articles.ts";
import { getLocaleOptions, type Language } from "./languages.ts";
import { componentsFolder } from "./module-copy.ts";
import { printConstants, printModule } from "./print-code.ts";
import { reportRequests } from "./requested-origins.ts";
import { placeholderOrigin, printConfig } from "./site-config.ts";
import {
  getPages,
  loadArticles,
  reportCaseCollisions,
  type SiteMigration,
  startMigration,
  writeAuthors,
} from "./site-migration.ts";
import { createTextLogo, type LogoPicture } from "./text-logo.ts";

/** Options of the new site that follow from those of the old one. */
export type ConvertedConfig = { [Key in keyof SiteConfigInput]?: SiteConfigInput[Key] | undefined };

/** A blog next to the docs. */
export interface DocsBlog {
  /** The folder of the posts in that of the pages, which is also its address. */
  folder: string;
  title: string;
  postsPerPage: number;
  /** In the format of Docusaurus. */
  authors: JsonRecord;
  collection: Collection;
}

interface DocsSite {
  siteDir: string;
  /** The language of the pages, and all of the site, the default one first. */
  language?: Language;
  languages?: readonly Language[];
  /** The base URL in links of the pages, which links of the new site omit. */
  linkBase?: string;
  /** The base URL of the site in all languages. */
  siteBase?: string | undefined;
  targetDir: string;
  collection: Collection;
  blog?: DocsBlog | undefined;
  /** Pages that are neither docs nor posts. */
  otherCollections?: readonly Collection[];
  staticDirs: readonly string[];
  /** Whether a file of `staticDirs` is published. Default: all are. */
  isStaticFile?(path: string): boolean;
  sheets?: readonly string[];
  /** Colors of the old engine, which the sheets may change. */
  css?: string;
  /** The title if neither `config` nor the home page has one. */
  title: string;
  logo?: LogoPicture | undefined;
  /** The text next to the picture, if it is not the title; empty for none. */
  logoText?: string | undefined;
  /** Addresses of icons, the best first. Those without a file are left out. */
  favicons: readonly string[];
  /** Whether the old site has pages at `/page.html`. */
  hasHtmlAddresses?: boolean;
  /** Whether addresses of the old site end with a slash. */
  hasSlashes?: boolean;
  /** Whether imports of pictures have their size, as in Astro. */
  importsPictureSizes?: boolean;
  createConfig(migration: SiteMigration, byAddress: ReadonlyMap<string, Article>): ConvertedConfig;
  createSidebars(migration: SiteMigration, byAddress: ReadonlyMap<string, Article>): SidebarsConfig;
  /** Texts that copied components of Astro show, by their keys. */
  messages?: ReadonlyMap<string, string>;
  /** Called before the pages are converted. */
  prepareArticles?(migration: SiteMigration): void;
  /** Adds addresses to those of the pages, such as redirects. */
  addAddresses?(table: AddressTable, migration: SiteMigration): void;
}

/** @returns undefined if the language has no pages */
export async function planDocsSite(site: DocsSite): Promise<PlannedSite | undefined> {
  const { collection, blog, siteDir, targetDir, staticDirs, sheets = [], language } = site;
  const { otherCollections = [] } = site;
  const migration = await startMigration({
    siteDir,
    url: "",
    baseUrl: site.linkBase ?? "/",
    assetBase: addLanguage(site.siteBase ?? "/", site),
    collections: [collection, ...(blog ? [blog.collection] : []), ...otherCollections],
    authors: blog?.authors,
    staticDirs,
    isStaticFile: site.isStaticFile,
    targetDir,
    importsPictureSizes: site.importsPictureSizes,
    css: site.css,
    sheets,
  });
  loadArticles(migration);
  const pages = getPages(migration, collection);
  if (pages.length === 0) return undefined;
  const { plan } = migration;
  const { table, byAddress } = collectAddresses(site, migration);
  site.prepareArticles?.(migration);
  convertArticles(migration);
  await migration.components.finish();
  writeMessages(site, migration);
  if (blog) writeAuthors(migration);
  const firstPage = pages[0]?.page?.oldAddress ?? "/";
  if (!byAddress.has("/")) table.add("/", firstPage);
  plan.files.set("sidebars.ts", {
    text: printModule(
      "The sidebars, each with its pages in their order.",
      site.createSidebars(migration, byAddress),
    ),
  });
  const config = createConfig(site, migration, { byAddress, firstPage });
  plan.files.set("config.ts", { text: printConfig(config, plan) });
  reportRequests(plan, config.url);
  table.addToPlan(plan);
  reportCaseCollisions(plan);
  if (language === undefined || isDefaultLanguage(site)) return { folder: "", plan };
  return { folder: `languages/${language.code}`, oldCode: language.folder, plan };
}

/** The base URL of a language. */
function addLanguage(siteBase: string, site: DocsSite): string {
  return isDefaultLanguage(site) ? siteBase : `${siteBase}${site.language?.code}/`;
}

function isDefaultLanguage({ language, languages = [] }: DocsSite): boolean {
  return language === undefined || language === languages[0];
}

interface Addresses {
  table: AddressTable;
  /** Pages by their old addresses, decoded and without a slash at the end. */
  byAddress: ReadonlyMap<string, Article>;
}

function collectAddresses(site: DocsSite, migration: SiteMigration): Addresses {
  const { collection, blog, language, otherCollections = [] } = site;
  const pages = getPages(migration, collection);
  const posts = blog ? getPages(migration, blog.collection) : [];
  const otherPages = otherCollections.flatMap((other) => getPages(migration, other));
  const table = createAddressTable();
  const byAddress = new Map<string, Article>();
  for (const article of [...pages, ...posts, ...otherPages]) {
    if (!article.page) continue;
    const { oldAddress } = article.page;
    byAddress.set(getRouteKey(oldAddress), article);
    table.add(withTrailingSlash(oldAddress, site.hasSlashes === true), oldAddress);
    if (language && language.folder !== "") {
      const withFolder = `/${language.folder}${oldAddress}`.replace(/\/$/, "");
      byAddress.set(getRouteKey(withFolder), article);
      if (isDefaultLanguage(site)) table.add(withFolder, oldAddress);
    }
    if (site.hasHtmlAddresses && oldAddress !== "/") table.add(`${oldAddress}.html`, oldAddress);
  }
  addTags(table, pages, { collection, file: undefined });
  if (blog) {
    const { collection, postsPerPage } = blog;
    addTags(table, posts, { collection, file: undefined });
    addBlogLists(table, posts, { collection, postsPerPage, authors: undefined });
  }
  site.addAddresses?.(table, migration);
  return { table, byAddress };
}

function createConfig(
  site: DocsSite,
  migration: SiteMigration,
  { byAddress, firstPage }: Pick<Addresses, "byAddress"> & { firstPage: string },
): SiteConfigInput {
  const { blog, language, languages = [] } = site;
  const oldConfig = site.createConfig(migration, byAddress);
  const home = byAddress.get("/");
  const { navbar = [], url = placeholderOrigin, baseUrl } = oldConfig;
  const blogAddress = blog && `/${blog.folder}`;
  const hasBlogLink = navbar.some((item) => "to" in item && item.to === blogAddress);
  const titles = [oldConfig.title, asString(home?.split.frontMatter.values.title), site.title];
  // A site may only have a logo.
  const title = titles.find(Boolean) ?? "Documentation";
  const logoText = site.logo?.file ? (site.logoText ?? oldConfig.title ?? title) : title;
  const picture = { ...site.logo, ...migration.logoColors };
  return {
    ...oldConfig,
    title,
    url,
    baseUrl: isDefaultLanguage(site) ? baseUrl : addLanguage(baseUrl ?? "/", site),
    favicon: site.favicons.find((address) => migration.publicFiles.has(address)) ?? "data:,",
    docsRoute: "/",
    logo: {
      alt: title,
      ...createTextLogo(logoText, migration.plan, picture),
      href: home ? undefined : firstPage,
    },
    ...(language && getLocaleOptions(language, languages)),
    blog: blog && { title: blog.title, route: blogAddress, postsPerPage: blog.postsPerPage },
    navbar: [
      ...(blog && !hasBlogLink ? [{ label: blog.title, to: blogAddress }] : []),
      ...navbar,
      ...(languages.length > 1 ? [{ type: "localeDropdown" as const }] : []),
      { type: "search" },
    ],
  };
}

function writeMessages(
  { messages = new Map(), language }: DocsSite,
  { plan }: SiteMigration,
): void {
  const path = `${componentsFolder}/docusaurus/astro-messages.ts`;
  if (!plan.files.has(path)) return;
  const values = {
    messages: Object.fromEntries(messages),
    language: { lang: language?.code ?? "en", dir: language?.direction ?? "ltr" },
  };
  plan.files.set(path, {
    text: printConstants("Texts of the old site, for components that show them.", values),
  });
}
