import { existsSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { slug as getSlug } from "github-slugger";
import { humanize } from "../../../src/content/load/file-names.ts";
import { isFile } from "../../../src/files/is-file.ts";
import { getRouteKey } from "../../../src/model/url/route.ts";
import { type Article, type Collection, isMarkdown, listFilesBelow } from "../document/article.ts";
import { starlightComponents } from "../document/convert/theme-components.ts";
import { convertMath } from "../document/convert-math.ts";
import { evaluateModule } from "../evaluate/evaluate-module.ts";
import { extractUnknown } from "../evaluate/unknown-values.ts";
import {
  addDiagnostic,
  type CauseId,
  MigrationError,
  type Plan,
  type PlannedSite,
} from "../model.ts";
import type { AddressTable } from "../site/addresses.ts";
import { addViteAliases } from "../site/aliases.ts";
import { addHomePages } from "../site/home-pages.ts";
import { isInLanguage, type Language, readLanguages } from "../site/languages.ts";
import { type ConvertedConfig, planDocsSite } from "../site/plan-docs-site.ts";
import { type LanguageSources, planLanguages } from "../site/plan-languages.ts";
import { getHostLabel, normalizeBaseUrl } from "../site/site-config.ts";
import { findAnalytics } from "../site/site-services.ts";
import { findLogo } from "../site/text-logo.ts";
import { convertEmoji } from "../text/emoji.ts";
import type { SplitFile } from "../text/front-matter.ts";
import {
  asArray,
  asRecord,
  asString,
  asStrings,
  type Json,
  type JsonRecord,
  readJson,
} from "../text/values.ts";
import { readStarlightBlog } from "./blog.ts";
import { findContentCollections } from "./content-collections.ts";
import { convertStarlight } from "./convert-syntax.ts";
import { convertSidebars, getTopicLinks } from "./sidebars.ts";

/** Paths of options that the migration reads. An empty path is the whole configuration. */
const usedOptions = /^(?:$|(?:site|base)\b|integrations\.\d+\.starlight\.(?!plugins\b))/;

export async function migrateStarlight(dir: string, targetDir: string): Promise<PlannedSite[]> {
  const file = ["mjs", "ts", "mts", "js"]
    .map((end) => join(dir, `astro.config.${end}`))
    .find(isFile);
  const root = join(dir, "src/content/docs");
  if (file === undefined || !existsSync(root)) {
    throw new MigrationError(
      `\`${dir}\` is not a site of Starlight: it needs \`astro.config.mjs\` and \`src/content/docs\`\n  Hint: name the folder that contains \`astro.config.mjs\``,
    );
  }
  const { value, failure, unsetVariables } = await evaluateModule(file, {
    siteDir: dir,
  });
  const extracted = extractUnknown(value);
  const config = asRecord(extracted.value);
  const unknown = extracted.unknown.filter(({ path }) => usedOptions.test(path));
  const options =
    asArray(config.integrations)
      .map((value) => asRecord(asRecord(value).starlight))
      .find((item) => Object.keys(item).length > 0) ?? {};
  addViteAliases(value, dir);
  const plugins = [asRecord(value).markdown, readJson(join(dir, "package.json"))];
  const hasPlugin = (pattern: RegExp) => pattern.test(JSON.stringify(plugins));
  const hasMath = hasPlugin(/remark-math/);
  const hasEmoji = hasPlugin(/remark-g?emoji/);
  const languages = readLanguages(options.locales, {
    root,
    fallback: asString(options.defaultLocale),
  });
  const source = { config, options, hasMath, hasEmoji, file: basename(file) };
  return planLanguages(
    { dir, root, targetDir, languages },
    { file: basename(file), failure, unknown, unsetVariables },
    (sources) => planLanguage(source, sources),
  );
}

interface StarlightSource {
  /** The configuration of Astro. */
  config: JsonRecord;
  /** The options of the Starlight integration. */
  options: JsonRecord;
  /** Whether pages contain formulas. */
  hasMath: boolean;
  /** Whether codes such as `:rocket:` are emoji. */
  hasEmoji: boolean;
  /** The name of the configuration file. */
  file: string;
}

async function planLanguage(
  source: StarlightSource,
  sources: LanguageSources,
): Promise<PlannedSite | undefined> {
  const { config, options } = source;
  const { dir, targetDir, language, languages } = sources;
  const main = languages[0] ?? language;
  const isDefault = language === main;
  const base = normalizeBaseUrl(config.base) ?? "/";
  const docs = createDocsCollection(source, sources);
  const blog = readStarlightBlog(options, docs);
  const isPost = (path: string) => blog !== undefined && path.startsWith(`${blog.folder}/`);
  const found = findContentCollections(dir, docs);
  const includes = docs.includes ?? (() => true);
  const site = await planDocsSite({
    siteDir: dir,
    targetDir,
    language,
    languages,
    linkBase: language.folder === "" ? base : `${base}${language.folder}/`,
    siteBase: base,
    collection: { ...docs, includes: (path) => !isPost(path) && includes(path) },
    blog: blog ?? (isDefault ? found.blog : undefined),
    otherCollections: isDefault ? found.collections : [],
    staticDirs: [join(dir, "public")],
    importsPictureSizes: true,
    css: ":root { --sl-color-accent: hsl(234, 90%, 60%); }",
    sheets: asStrings(options.customCss)
      .map((path) => join(dir, path))
      .filter((path) => /\.s?css$/.test(path) && isFile(path)),
    title: humanize(basename(dir)),
    logo: findLogo(options.logo, (path) => [join(dir, path)].find(isFile)),
    logoText: asRecord(options.logo).replacesTitle === true ? "" : undefined,
    favicons: [asString(options.favicon) ?? "/favicon.svg", "/favicon.ico"],
    prepareArticles: (migration) => addHomePages(migration, undefined),
    messages: readMessages(join(dir, "src/content/i18n"), [main, language]),
    addAddresses: (table) => addRedirects(getRedirects(config, { language, languages }), table),
    createConfig: ({ plan }, byAddress) => {
      reportPages(dir, new Set([...found.pages, "404.astro"]), plan);
      return convertConfig(source, language, { main, plan, byAddress });
    },
    createSidebars: ({ plan }, pages) => convertSidebars(options, { pages, plan, language }),
  });
  if (site && !isDefault) reportTranslations(sources, site.plan);
  return site;
}

function createDocsCollection(
  { hasMath, hasEmoji }: StarlightSource,
  { root, language, languages }: LanguageSources,
): Collection {
  const main = languages[0] ?? language;
  return {
    kind: "docs",
    root: join(root, main.folder),
    // Pages without a translation are in the default language.
    overlays: language === main ? [] : [join(root, language.folder)],
    folder: "content/docs",
    prefix: "",
    oldRoute: "/",
    route: "/",
    getFormat: (path) => (/\.mdx$/i.test(path) ? "mdx" : "markdown"),
    stripsNumbers: false,
    indexNames: ["index"],
    ignoredKeys: ["id"],
    prepareFrontMatter: (split, path) =>
      prepareFrontMatter(split, path, [language.folder, main.folder]),
    providedComponents,
    includes: (path) => main.folder !== "" || isInLanguage(path, main, languages),
    version: "current",
    convertSyntax(body) {
      const withMath = hasMath ? convertMath(body) : body;
      return { body: convertStarlight(hasEmoji ? convertEmoji(withMath) : withMath) };
    },
  };
}

/** @param replaced paths of pages that the new site has */
function reportPages(dir: string, replaced: ReadonlySet<string>, plan: Plan): void {
  const pagesDir = join(dir, "src/pages");
  for (const path of existsSync(pagesDir) ? listFilesBelow(pagesDir) : []) {
    if (!replaced.has(path)) addDiagnostic(plan, "component-page", path, `src/pages/${path}`);
  }
}

/** Reports translations of pages that the default language does not have. */
function reportTranslations({ dir, root, language, languages }: LanguageSources, plan: Plan): void {
  const translations = join(root, language.folder);
  const originals = join(root, languages[0]?.folder ?? "");
  for (const path of listFilesBelow(translations)) {
    if (!isMarkdown(path) || existsSync(join(originals, path))) continue;
    const file = relative(dir, join(translations, path));
    addDiagnostic(plan, "translation-left", `${language.folder}/${path}`, file);
  }
}

/** Sites import these in every page, for example with `astro-auto-import`. */
const providedComponents: ReadonlyMap<string, string> = new Map([
  ...[
    "Aside",
    "Badge",
    "Card",
    "CardGrid",
    "Code",
    "FileTree",
    "Icon",
    "LinkButton",
    "LinkCard",
    "Steps",
    "TabItem",
    "Tabs",
  ].map((name): [string, string] => [name, starlightComponents]),
  ["PackageManagers", "starlight-package-managers"],
]);

/** The texts of the interface in `en.json` and so on. Those of the last language win. */
function readMessages(folder: string, languages: readonly Language[]): Map<string, string> {
  const messages = new Map<string, string>();
  const add = (value: Json, key: string) => {
    const text = asString(value);
    if (text !== undefined) messages.set(key, text);
    for (const [name, inner] of Object.entries(asRecord(value))) {
      add(inner, key === "" ? name : `${key}.${name}`);
    }
  };
  const codes = languages.flatMap(({ code, options }) => [code, asString(options.lang) ?? code]);
  for (const code of new Set(["en", ...codes])) add(readJson(join(folder, `${code}.json`)), "");
  return messages;
}

/** The title is one text, or one for each language. The first of `languages` that has one wins. */
function getTitle({ title }: JsonRecord, languages: readonly Language[]): string | undefined {
  const texts = asRecord(title);
  const codes = languages.flatMap(({ code, options }) => [code, asString(options.lang) ?? code]);
  const [text = asString(Object.values(texts)[0])] = codes.flatMap(
    (code) => asString(texts[code]) ?? [],
  );
  return asString(title) ?? text;
}

function convertConfig(
  { config, options, file }: StarlightSource,
  language: Language,
  {
    main,
    plan,
    byAddress,
  }: { main: Language; plan: Plan; byAddress: ReadonlyMap<string, Article> },
): ConvertedConfig {
  const report = (cause: CauseId, subject: string) => addDiagnostic(plan, cause, subject, file);
  reportOptions(options, report);
  const analytics = findAnalytics(options.head, (element) =>
    report("config-option", `head: ${element}`),
  );
  const site = asString(config.site);
  return {
    title: getTitle(options, [language, main]),
    tagline: asString(options.description),
    url: URL.canParse(site ?? "") ? new URL(site ?? "").origin : undefined,
    baseUrl: normalizeBaseUrl(config.base),
    lastUpdated: options.lastUpdated === true || undefined,
    analytics,
    navbar: [...getTopicLinks(options, language), ...getSocialLinks(options, byAddress)],
  };
}

interface SocialLink {
  label: string;
  to?: string;
  href?: string;
}

function getSocialLinks(
  { social }: JsonRecord,
  byAddress: ReadonlyMap<string, Article>,
): SocialLink[] {
  // Older versions have an object of addresses by the names of icons.
  const list: JsonRecord[] = Array.isArray(social)
    ? social.map(asRecord)
    : Object.entries(asRecord(social)).map(([icon, href]) => ({ icon, href, label: "" }));
  return list.flatMap(({ href, icon, label }: JsonRecord): SocialLink[] => {
    const address = asString(href);
    if (address === undefined) return [];
    if (URL.canParse(address)) {
      return [{ label: asString(label) || getHostLabel(address, asString(icon)), href: address }];
    }
    const page = byAddress.get(getRouteKey(`/${address.replace(/^\//, "")}`))?.page;
    return page && asString(label) ? [{ label: asString(label) ?? "", to: page.oldAddress }] : [];
  });
}

/** Options that are read, that only concern the build, or that this engine decides itself. */
const knownOptions = new Set(
  "title description logo favicon sidebar social locales defaultLocale customCss head components plugins lastUpdated pagination titleDelimiter expressiveCode pagefind prerender credits disable404Route markdown".split(
    " ",
  ),
);

/** Plugins whose work the migration or this engine does. */
const knownPlugins =
  /^starlight-?(?:links-?validator|image-?zoom|blog|sidebar-?topics|llms|package-?managers|scroll-?to-?top|heading-?badges|auto-?sidebar)/i;

function reportOptions(
  options: JsonRecord,
  report: (cause: CauseId, subject: string) => void,
): void {
  for (const key of Object.keys(options)) if (!knownOptions.has(key)) report("config-option", key);
  for (const [name, path] of Object.entries(asRecord(options.components))) {
    report("swizzled-component", `${name}: ${asString(path) ?? ""}`);
  }
  for (const plugin of asArray(options.plugins)) {
    const [name] = asString(asRecord(plugin)["migrate:placeholder"])?.split("(") ?? [];
    if (name !== undefined && !knownPlugins.test(name)) report("plugin", name);
  }
}

/** The redirects of one language. For other languages than the default, its folder is cut off. */
function getRedirects(
  { redirects }: JsonRecord,
  { language, languages }: { language: Language; languages: readonly Language[] },
): JsonRecord {
  const [main, ...others] = languages;
  const isIn = (address: string, { folder }: Language) =>
    folder !== "" && `${address}/`.toLowerCase().startsWith(`/${folder.toLowerCase()}/`);
  const entries = Object.entries(asRecord(redirects)).filter(
    ([from]) => (others.find((other) => isIn(from, other)) ?? main) === language,
  );
  if (language === main) return Object.fromEntries(entries);
  const removeFolder = (address: string) =>
    isIn(address, language) ? address.slice(language.folder.length + 1) || "/" : address;
  return Object.fromEntries(
    entries.map(([from, value]) => {
      const target = asString(value) ?? asString(asRecord(value).destination);
      return [removeFolder(from), target === undefined ? value : removeFolder(target)];
    }),
  );
}

/** The option `redirects` of Astro. Addresses with parameters have no counterpart. */
function addRedirects(redirects: Json, table: AddressTable): void {
  for (const [from, value] of Object.entries(asRecord(redirects))) {
    const target = asString(value) ?? asString(asRecord(value).destination);
    if (target === undefined) continue;
    const isKnown = URL.canParse(target) || table.exists(target);
    table.add(from, isKnown && !from.includes("[") ? target : null);
  }
}

/** @param folders those of the languages that a page can have; the slug of a page begins with one */
function prepareFrontMatter(
  { frontMatter }: SplitFile,
  path: string,
  folders: readonly string[],
): void {
  const { slug, sidebar, tableOfContents } = frontMatter.values;
  const { label, order, ...rest } = asRecord(sidebar);
  const oldPath = path.replace(/\.mdx?$/i, "");
  const address =
    asString(slug)?.replace(new RegExp(`^(?:${folders.join("|")})(?:/|$)`), "") ??
    oldPath
      .split("/")
      .map((name) => getSlug(name))
      .join("/");
  // In this engine, a slug without a slash in front is relative to the folder of the page.
  if (slug !== undefined || address !== oldPath) {
    frontMatter.set("slug", `/${address}`.replace("//", "/").replace(/(?<=.)\/index$/, ""));
  }
  if (asString(label) !== undefined) frontMatter.set("sidebar_label", asString(label));
  if (typeof order === "number") frontMatter.set("sidebar_position", order);
  if (Object.keys(rest).length === 0) frontMatter.remove("sidebar");
  const { minHeadingLevel, maxHeadingLevel } = asRecord(tableOfContents);
  if (tableOfContents === false) frontMatter.set("hide_table_of_contents", true);
  if (minHeadingLevel !== undefined) frontMatter.set("toc_min_heading_level", minHeadingLevel);
  if (maxHeadingLevel !== undefined) frontMatter.set("toc_max_heading_level", maxHeadingLevel);
  frontMatter.remove("tableOfContents");
}
