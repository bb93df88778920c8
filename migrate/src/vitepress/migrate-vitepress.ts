// cspell:ignore mathjax katex texmath
import { basename, dirname, extname, join, relative, resolve } from "node:path";
import picomatch from "picomatch";
import { humanize } from "../../../src/content/load/file-names.ts";
import { isFile } from "../../../src/files/is-file.ts";
import type { Collection } from "../document/article.ts";
import { convertMath } from "../document/convert-math.ts";
import { findTitleHeading } from "../document/finish-front-matter.ts";
import { createVitepressIds } from "../document/heading-ids.ts";
import { prepareBody } from "../document/prepare.ts";
import { evaluateModule } from "../evaluate/evaluate-module.ts";
import { extractUnknown } from "../evaluate/unknown-values.ts";
import { addDiagnostic, type CauseId, MigrationError, type PlannedSite } from "../model.ts";
import { addViteAliases } from "../site/aliases.ts";
import { addHomePages } from "../site/home-pages.ts";
import { isInLanguage, readLanguages } from "../site/languages.ts";
import { type ConvertedConfig, planDocsSite } from "../site/plan-docs-site.ts";
import { type LanguageSources, planLanguages } from "../site/plan-languages.ts";
import { getHostLabel, normalizeBaseUrl } from "../site/site-config.ts";
import { convertAlgolia, findAnalytics } from "../site/site-services.ts";
import { findLogo } from "../site/text-logo.ts";
import { escapeMarkdown } from "../text/escape-markdown.ts";
import { type SplitFile, splitFile } from "../text/front-matter.ts";
import type { AddressResolver } from "../text/html-to-markdown.ts";
import {
  asArray,
  asRecord,
  asString,
  asStrings,
  isRecord,
  type Json,
  type JsonRecord,
  readText,
  stripTags,
} from "../text/values.ts";
import { convertBoxes } from "./convert-boxes.ts";
import { type ComponentUse, convertVitepress } from "./convert-syntax.ts";
import { convertSidebars, createNavbarItem, type NavbarSources } from "./navigation.ts";
import { evaluateRewrites, readRewrites } from "./rewrites.ts";
import { findImportedFile, listComponents, vueToMarkdown } from "./vue-template.ts";

/** Paths of options that the migration reads. An empty path is the whole configuration. */
const usedOptions =
  /^(?:$|(?:title|description|base|cleanUrls|head|lang|locales|markdown|rewrites|sitemap|srcDir|srcExclude|themeConfig)\b)/;

export async function migrateVitepress(dir: string, targetDir: string): Promise<PlannedSite[]> {
  const file = ["config", "config/index"]
    .flatMap((name) =>
      ["ts", "mts", "js", "mjs"].map((end) => join(dir, `.vitepress/${name}.${end}`)),
    )
    .find(isFile);
  if (file === undefined) {
    throw new MigrationError(
      `\`${dir}\` is not a site of VitePress: it has no \`.vitepress/config\`\n  Hint: name the folder that contains \`.vitepress\``,
    );
  }
  const { value, failure, unsetVariables } = await evaluateModule(file, {
    siteDir: dir,
  });
  addViteAliases(value, dir);
  const extracted = extractUnknown(value);
  const config = asRecord(extracted.value);
  const unknown = extracted.unknown.filter(({ path }) => usedOptions.test(path));
  const root = resolve(dir, asString(config.srcDir) ?? ".");
  const languages = readLanguages(config.locales, { root, fallback: asString(config.lang) });
  const rewrite = isFunction(asRecord(value).rewrites)
    ? await evaluateRewrites(file, { siteDir: dir, root })
    : readRewrites(config.rewrites);
  // A plugin is set in a function, which is not called.
  const hasMath =
    asRecord(config.markdown).math === true || /mathjax|katex|texmath/i.test(readText(file));
  const hasPlugins = isFunction(asRecord(asRecord(value).markdown).config ?? null);
  return planLanguages(
    { dir, root, targetDir, languages },
    { file: ".vitepress/config", failure, unknown, unsetVariables },
    (sources) => planLanguage({ config, rewrite, hasMath, hasPlugins }, sources),
  );
}

function isFunction(value: Json): boolean {
  return asRecord(value)["migrate:function"] !== undefined;
}

interface VitepressSource {
  config: JsonRecord;
  rewrite(path: string): string;
  /** Whether pages contain formulas. */
  hasMath: boolean;
  /** Whether the configuration adds plugins for Markdown. */
  hasPlugins: boolean;
}

function planLanguage(
  source: VitepressSource,
  sources: LanguageSources,
): Promise<PlannedSite | undefined> {
  const { config } = source;
  const { dir, root, targetDir, language, languages } = sources;
  const { options } = language;
  const theme = { ...asRecord(config.themeConfig), ...asRecord(options.themeConfig) };
  const staticDirs = [...new Set([join(root, "public"), join(dir, "public")])];
  return planDocsSite({
    siteDir: dir,
    targetDir,
    language,
    languages,
    linkBase: language.folder === "" ? "/" : `/${language.folder}/`,
    siteBase: normalizeBaseUrl(config.base),
    collection: createDocsCollection(source, sources),
    staticDirs,
    css: themeColors,
    sheets: findThemeSheets(join(dir, ".vitepress/theme")),
    title: humanize(basename(dir)),
    logo: findLogo(theme.logo, (path) =>
      staticDirs.map((folder) => join(folder, path)).find(isFile),
    ),
    logoText: theme.siteTitle === false ? "" : asString(theme.siteTitle),
    hasHtmlAddresses: config.cleanUrls !== true,
    favicons: getFavicons(config),
    prepareArticles: (migration) =>
      addHomePages(migration, asString(options.title) ?? asString(config.title)),
    createConfig: ({ plan }, pages) => {
      const reportAs = (cause: CauseId) => (subject: string) =>
        addDiagnostic(plan, cause, subject, ".vitepress/config");
      reportOptions(config, theme, reportAs("config-option"));
      const navbarSources = { pages, report: reportAs("navbar-item") };
      return {
        ...convertConfig({ ...config, ...options }, theme, navbarSources),
        ...convertServices(config, theme, reportAs("config-option")),
      };
    },
    createSidebars: ({ plan }, pages) =>
      convertSidebars(theme.sidebar, { pages, plan, languageFolder: language.folder }),
  });
}

function createDocsCollection(
  { config, rewrite, hasMath, hasPlugins }: VitepressSource,
  { dir, root, language, languages }: LanguageSources,
): Collection {
  const { disable, leftDelimiter = "{" } = asRecord(asRecord(config.markdown).attrs);
  const pagesDir = join(root, language.folder);
  const components = listComponents(join(dir, ".vitepress"));
  const excluded = asStrings(config.srcExclude).filter(Boolean);
  return {
    kind: "docs",
    root: pagesDir,
    overlays: [],
    folder: "content/docs",
    prefix: "",
    oldRoute: "/",
    route: "/",
    getFormat: () => "markdown",
    stripsNumbers: false,
    indexNames: ["index"],
    ignoredKeys: ["id", "slug"],
    prepareFrontMatter: ({ frontMatter }) => prepareOutline(frontMatter),
    showsHeading: true,
    createIdGenerator: createVitepressIds,
    includes: (path) =>
      (language.folder !== "" || isInLanguage(path, language, languages)) &&
      !/^(?:public|node_modules|dist)\//.test(path) &&
      // A README of the repository, unless it becomes a page.
      (!/^README\.md$/i.test(path) || rewrite(path) !== path) &&
      !picomatch.isMatch(join(language.folder, path), excluded),
    getPagePath: rewrite,
    version: "current",
    convertSyntax(body, path, frontMatter) {
      const componentSources = { dir, components, page: join(pagesDir, path) };
      const withBoxes = hasPlugins ? convertBoxes(body) : body;
      return convertVitepress(hasMath ? convertMath(withBoxes) : withBoxes, {
        frontMatter,
        getComponentText: (name, use) => getComponentText(name, use, componentSources),
        getLayoutText: (name) => getLayoutText(name, componentSources),
        getPageLink: (address) => getPageLink(address, { pagesDir, page: path }),
        base: normalizeBaseUrl(config.base),
        hasAttributes: disable !== true && leftDelimiter === "{",
        readFile(name) {
          // `@../a.ts` is next to the folder of the pages.
          const target = name.startsWith("@")
            ? resolve(`${root}${name.slice(1)}`)
            : join(pagesDir, dirname(path), name);
          return isFile(target) ? readText(target) : undefined;
        },
      });
    },
  };
}

/** The levels of headings in the table of contents: a number, two, `deep`, or `false` for none. */
function prepareOutline(frontMatter: SplitFile["frontMatter"]): void {
  const { outline, aside } = frontMatter.values;
  const level = asRecord(outline).level ?? outline;
  const levels = level === "deep" ? [2, 6] : [level, level].flat();
  const [min, max] = levels.length > 2 ? levels.slice(-2) : levels;
  if (outline === false || aside === false) frontMatter.set("hide_table_of_contents", true);
  if (typeof min === "number" && min > 2) frontMatter.set("toc_min_heading_level", min);
  if (typeof max === "number") frontMatter.set("toc_max_heading_level", max);
  if (outline !== undefined) frontMatter.remove("outline");
  if (aside === false) frontMatter.remove("aside");
}

/** Colors that sheets of a site refer to (https://vitepress.dev/guide/extending-default-theme). */
const themeColors = `:root {
  --vp-c-gray-1: #dddde3; --vp-c-gray-2: #e4e4e9; --vp-c-gray-3: #ebebef;
  --vp-c-indigo-1: #3451b2; --vp-c-indigo-2: #3a5ccc; --vp-c-indigo-3: #5672cd;
  --vp-c-purple-1: #6f42c1; --vp-c-purple-2: #7e4cc9; --vp-c-purple-3: #8e5cd9;
  --vp-c-green-1: #18794e; --vp-c-green-2: #299764; --vp-c-green-3: #30a46c;
  --vp-c-yellow-1: #915930; --vp-c-yellow-2: #946300; --vp-c-yellow-3: #9f6a00;
  --vp-c-red-1: #b8272c; --vp-c-red-2: #d5393e; --vp-c-red-3: #e0575b;
  --vp-c-brand: var(--vp-c-indigo-1);
}
.dark {
  --vp-c-gray-1: #515c67; --vp-c-gray-2: #414853; --vp-c-gray-3: #32363f;
  --vp-c-indigo-1: #a8b1ff; --vp-c-indigo-2: #5c73e7; --vp-c-indigo-3: #3e63dd;
  --vp-c-purple-1: #c8abfa; --vp-c-purple-2: #a879e6; --vp-c-purple-3: #8e5cd9;
  --vp-c-green-1: #3dd68c; --vp-c-green-2: #30a46c; --vp-c-green-3: #298459;
  --vp-c-yellow-1: #f9b44e; --vp-c-yellow-2: #da8b17; --vp-c-yellow-3: #a46a0a;
  --vp-c-red-1: #f66f81; --vp-c-red-2: #f14158; --vp-c-red-3: #b62a3c;
}`;

/** The style sheets that the theme module imports; without any, those with the usual names. */
function findThemeSheets(folder: string): string[] {
  const module = ["ts", "mts", "js", "mjs"].map((end) => join(folder, `index.${end}`)).find(isFile);
  const imports =
    module === undefined ? [] : readText(module).matchAll(/import\s+["'](\.[^"']+)["']/g);
  const files = [...imports].map(([, path = ""]) => join(folder, path));
  const usual = ["style.css", "custom.css", "index.css"].map((name) => join(folder, name));
  return (files.length > 0 ? files : usual).filter((file) => /\.s?css$/.test(file) && isFile(file));
}

interface ComponentSources {
  dir: string;
  /** The file of the page. */
  page: string;
  components: ReadonlyMap<string, string>;
}

/** The text of a Vue component that the page imports, or that the theme registers by its name. */
function getComponentText(
  name: string,
  { script, properties }: ComponentUse,
  { dir, components, page }: ComponentSources,
): string {
  const file = findImportedFile(name, { file: page, script }) ?? components.get(name);
  if (!file?.endsWith(".vue")) return "";
  return vueToMarkdown(file, getAddresses(dir), properties);
}

/** A link to a page, whose label is the title of that page. */
function getPageLink(
  address: string,
  { pagesDir, page }: { pagesDir: string; page: string },
): string | undefined {
  const [, path = "", hash = ""] = /^([\w./-]*)(#\S*)?$/.exec(address) ?? [];
  if (!/\w/.test(path) || extname(path.replace(/\.(?:md|html)$/, "")) !== "") return undefined;
  const name = path.replace(/\.(?:md|html)$|\/$/, "");
  const folders = name.startsWith("/") ? [pagesDir] : [dirname(join(pagesDir, page)), pagesDir];
  const file = folders
    .flatMap((folder) => [join(folder, `${name}.md`), join(folder, name, "index.md")])
    .find((candidate) => candidate.startsWith(pagesDir) && isFile(candidate));
  if (file === undefined) return undefined;
  const target = relative(pagesDir, file).split("\\").join("/").replace(/\.md$/, "");
  const { frontMatter, body } = splitFile(readText(file));
  const { root, text } = prepareBody(body, { format: "markdown", isMdxFile: false });
  const heading = findTitleHeading(root, text, { hasTitle: false })?.text;
  const label = escapeMarkdown(asString(frontMatter.values.title) ?? (heading || address));
  return `[${label}](/${target.replace(/(?:^|\/)index$/, "")}${hash})`;
}

function getAddresses(dir: string): AddressResolver {
  return {
    resolveImage(address) {
      if (isFile(address)) return `@site/${relative(dir, address)}`;
      return /^(?:\/|https?:)/.test(address) ? address : undefined;
    },
    resolveLink: (address) => address,
  };
}

/** A `layout` can name a component that the theme registers. */
function getLayoutText(layout: string, { dir, components }: ComponentSources): string {
  const component = components.get(layout);
  return component === undefined ? "" : vueToMarkdown(component, getAddresses(dir));
}

/** The icons in `head`, such as `["link", { rel: "icon", href: "/bell.svg" }]`. */
function getFavicons(config: JsonRecord): string[] {
  const base = asString(config.base) ?? "/";
  const icons = asArray(config.head).flatMap((element) => {
    const [name, attributes] = asArray(element);
    const { rel, href } = asRecord(attributes);
    const isIcon = name === "link" && /(?:^|\s)icon$/.test(asString(rel) ?? "");
    const address = isIcon ? asString(href) : undefined;
    return address === undefined
      ? []
      : [
          `/${(address.startsWith(base) ? address.slice(base.length) : address).replace(/^\/+/, "")}`,
        ];
  });
  return [...icons, "/favicon.ico"];
}

/** Options that are read, that only concern the build, or that this engine decides itself. */
const knownOptions = new Set(
  "title description base cleanUrls head lang dir locales markdown rewrites sitemap srcDir srcExclude themeConfig outDir cacheDir assetsDir mpa metaChunk ignoreDeadLinks vite vue lastUpdated appearance titleTemplate useWebFonts shouldPreload transformHead transformHtml buildEnd postRender contentProps router mermaid mermaidPlugin extends".split(
    " ",
  ),
);
const knownThemeOptions = new Set(
  "logo siteTitle nav sidebar socialLinks footer outline aside search algolia lastUpdated lastUpdatedText docFooter darkModeSwitchLabel darkModeSwitchTitle lightModeSwitchTitle sidebarMenuLabel returnToTopLabel langMenuLabel externalLinkIcon i18nRouting notFound skipToContentLabel logoLink outlineTitle".split(
    " ",
  ),
);

function reportOptions(
  config: JsonRecord,
  theme: JsonRecord,
  report: (option: string) => void,
): void {
  for (const key of Object.keys(config)) if (!knownOptions.has(key)) report(key);
  for (const key of Object.keys(theme)) {
    if (!knownThemeOptions.has(key)) report(`themeConfig.${key}`);
  }
}

function convertServices(
  config: JsonRecord,
  theme: JsonRecord,
  report: (subject: string) => void,
): ConvertedConfig {
  const { provider, options } = asRecord(theme.search);
  const search = convertAlgolia(asRecord(provider === "algolia" ? options : theme.algolia));
  const analytics = findAnalytics(config.head, (element) => report(`head: ${element}`));
  const hasDates = config.lastUpdated === true || isRecord(theme.lastUpdated);
  return {
    search,
    analytics,
    lastUpdated: hasDates || undefined,
  };
}

function convertConfig(
  config: JsonRecord,
  theme: JsonRecord,
  sources: NavbarSources,
): ConvertedConfig {
  const hostname = asString(asRecord(config.sitemap).hostname);
  const footer = asRecord(theme.footer);
  const social = asArray(theme.socialLinks).flatMap((value) => {
    const href = asString(asRecord(value).link);
    const label = asString(asRecord(value).ariaLabel);
    if (href === undefined || !URL.canParse(href)) return [];
    return [{ label: label ?? getHostLabel(href, asString(asRecord(value).icon)), href }];
  });
  return {
    title: asString(config.title),
    tagline: asString(config.description),
    url: URL.canParse(hostname ?? "") ? new URL(hostname ?? "").origin : undefined,
    baseUrl: normalizeBaseUrl(config.base),
    navbar: [
      ...asArray(theme.nav).flatMap((item) => createNavbarItem(asRecord(item), sources)),
      ...social,
    ],
    footer: {
      groups: [],
      copyright: stripTags(
        [asString(footer.message), asString(footer.copyright)].filter(Boolean).join(" "),
      ),
    },
  };
}
