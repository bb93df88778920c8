import {
  type SiteConfigInput,
  siteConfigSchema,
} from "../../../../src/config/schemas/site-config.ts";
import { getLanguageName, getLocaleOptions, toLanguageTag } from "../../site/languages.ts";
import { placeholderOrigin } from "../../site/site-config.ts";
import { convertAlgolia } from "../../site/site-services.ts";
import { removeInvalidKeys } from "../../text/invalid-keys.ts";
import {
  asArray,
  asRecord,
  asString,
  asStrings,
  isRecord,
  type Json,
  type JsonRecord,
  keepDefined,
} from "../../text/values.ts";
import type { Collections } from "../collections.ts";
import type { Project } from "../project.ts";
import {
  type AppearanceSources,
  convertAnnouncement,
  convertColorMode,
  convertFavicon,
  convertLogo,
} from "./appearance.ts";
import { convertFooter, convertNavbar } from "./navigation.ts";

export interface ConfigSources extends AppearanceSources {
  collections: Collections;
  locale: string | undefined;
}

const handledOptions = new Set(
  "title tagline url baseUrl favicon trailingSlash i18n presets plugins themes themeConfig staticDirectories markdown future onBrokenLinks onBrokenAnchors onBrokenMarkdownLinks onDuplicateRoutes organizationName projectName deploymentBranch githubHost noIndex baseUrlIssueBanner titleDelimiter webpack storage stylesheets customFields".split(
    " ",
  ),
);
const handledThemeOptions = new Set([
  "algolia",
  "announcementBar",
  "colorMode",
  "footer",
  "gtag",
  "navbar",
  "tableOfContents",
]);

/** Options of behavior that this engine does not need, or that belong to a plugin in the report. */
const ignoredThemeOptions = new Set([
  // How versions are remembered, and whether the sidebar can be hidden.
  "docs",
  "hideableSidebar",
  // How the list of posts is grouped.
  "blog",
  "liveCodeBlock",
  "mermaid",
  "prism",
  "zoom",
]);

export function convertConfig(project: Project, sources: ConfigSources): SiteConfigInput {
  const { config, themeConfig, docs, blogs } = project;
  const { collections } = sources;
  reportUnconvertedOptions(project, sources.report);
  const navbar = asRecord(themeConfig.navbar);
  const main = docs.find(({ id }) => id === "default") ?? docs[0];
  const isUnversioned =
    collections.versions.length === 0 ||
    (collections.versions.length === 1 && collections.versions[0]?.name === "current");
  const title = asString(config.title) ?? "";
  const converted: Partial<Record<keyof SiteConfigInput, unknown>> = {
    title,
    tagline: asString(config.tagline),
    url: getOrigin(config, sources.report),
    baseUrl: getBaseUrl(config, sources.locale),
    trailingSlash: typeof config.trailingSlash === "boolean" ? config.trailingSlash : undefined,
    favicon: convertFavicon(config, sources),
    titleDelimiter: asString(config.titleDelimiter),
    docsRoute: collections.docsRoute === "/docs" ? undefined : collections.docsRoute,
    docsVersions: isUnversioned ? undefined : collections.versions,
    lastVersion: isUnversioned ? undefined : collections.lastVersion,
    ...convertLocales(config, sources.locale),
    blog: blogs[0] && convertBlogOptions(blogs[0].options, `/${blogs[0].route}`),
    colorMode: convertColorMode(asRecord(themeConfig.colorMode)),
    logo: convertLogo(
      asRecord(navbar.logo),
      { title, shownTitle: asString(navbar.title) },
      sources,
    ),
    announcementBar: convertAnnouncement(asRecord(themeConfig.announcementBar), sources),
    navbar: convertNavbar(navbar, sources),
    footer: convertFooter(asRecord(themeConfig.footer), sources),
    toc: convertTocOptions(asRecord(themeConfig.tableOfContents)),
    search: convertAlgolia(asRecord(themeConfig.algolia)),
    lastUpdated: main?.options.showLastUpdateTime === true || undefined,
    analytics: convertAnalytics(project),
  };
  reportEditUrl(main?.options ?? {}, sources);
  return dropInvalid(converted, sources);
}

function reportUnconvertedOptions(project: Project, report: ConfigSources["report"]): void {
  const { config, themeConfig } = project;
  for (const key of Object.keys(config)) {
    if (!handledOptions.has(key)) report("config-option", key);
  }
  for (const key of Object.keys(themeConfig)) {
    const isKnown = handledThemeOptions.has(key) || ignoredThemeOptions.has(key);
    if (!isKnown) report("config-option", `themeConfig.${key}`);
  }
  if (config.noIndex === true) report("config-option", "noIndex");
  if (asArray(config.stylesheets).length > 0) report("config-option", "stylesheets");
  for (const option of findUnsupportedOptions(project)) report("config-option", option);
}

function dropInvalid(converted: JsonRecord, { report }: ConfigSources): SiteConfigInput {
  const kept: Record<string, unknown> = { ...keepDefined(converted) };
  removeInvalidKeys(siteConfigSchema, kept, (key) => {
    report("config-option", key);
    if (key in fallbackValues) kept[key] = fallbackValues[key];
    else delete kept[key];
  });
  return kept as SiteConfigInput;
}

/** For options that every site needs. */
const fallbackValues: JsonRecord = { title: "Documentation", url: placeholderOrigin };

const developmentHost = /^(?:localhost|.*\.local(?:host)?|127\.[\d.]+|0\.0\.0\.0|\[::1?\])$/;

/** The address of a development machine is not that of the published site. */
function getOrigin({ url }: JsonRecord, report: ConfigSources["report"]): string {
  const address = asString(url);
  const parsed = address !== undefined && URL.canParse(address) ? new URL(address) : undefined;
  const isPublic =
    parsed && /^https?:$/.test(parsed.protocol) && !developmentHost.test(parsed.hostname);
  if (isPublic) return parsed.origin;
  report("config-unknown", `url: ${address ?? "missing"}`);
  return placeholderOrigin;
}

/** The base URL of the new site; undefined for the root. Other locales than the default have their own. */
export function getBaseUrl(config: JsonRecord, locale: string | undefined): string | undefined {
  const base = asString(config.baseUrl) ?? "/";
  const localeBase =
    locale === undefined ? base : `${base.replace(/\/?$/, "/")}${toLanguageTag(locale)}/`;
  return localeBase === "/" ? undefined : localeBase;
}

function convertLocales(config: JsonRecord, locale: string | undefined): JsonRecord {
  const i18n = asRecord(config.i18n);
  const defaultLocale = asString(i18n.defaultLocale) ?? "en";
  const codes = asStrings(i18n.locales);
  const describe = (oldCode: string) => {
    const { label, direction } = asRecord(asRecord(i18n.localeConfigs)[oldCode]);
    const code = toLanguageTag(oldCode);
    return {
      code,
      label: asString(label) ?? getLanguageName(code),
      direction: direction === "rtl" ? ("rtl" as const) : undefined,
    };
  };
  return getLocaleOptions(
    describe(locale ?? defaultLocale),
    (codes.length > 0 ? codes : [defaultLocale]).map(describe),
    toLanguageTag(defaultLocale),
  );
}

function convertBlogOptions(
  { blogTitle, blogDescription, postsPerPage }: JsonRecord,
  route: string,
): JsonRecord | undefined {
  const count = postsPerPage === "ALL" ? 1_000_000 : postsPerPage;
  return keepDefined({
    title: asString(blogTitle),
    description: asString(blogDescription),
    route: route === "/blog" ? undefined : route,
    postsPerPage: typeof count === "number" ? count : undefined,
  });
}

function convertTocOptions({
  minHeadingLevel,
  maxHeadingLevel,
}: JsonRecord): JsonRecord | undefined {
  return keepDefined({
    minLevel: typeof minHeadingLevel === "number" ? minHeadingLevel : undefined,
    maxLevel: typeof maxHeadingLevel === "number" ? maxHeadingLevel : undefined,
  });
}

function convertAnalytics({ config, themeConfig }: Project): JsonRecord | undefined {
  const options = [config.presets, config.plugins]
    .flatMap((list) => asArray(list))
    .flatMap((entry) => {
      const [name, rawOptions] = Array.isArray(entry) ? entry : [entry];
      const pluginOptions = asRecord(rawOptions);
      return /gtag/.test(asString(name) ?? "") ? [pluginOptions] : [asRecord(pluginOptions.gtag)];
    });
  const ids = [...options, asRecord(themeConfig.gtag)].flatMap(({ trackingID }) =>
    [trackingID].flat(),
  );
  const id = ids.map(asString).find((text) => text !== undefined && text !== "");
  return id === undefined ? undefined : { id };
}

/** Reports `editUrl`, which is not migrated: it leads to source files that have moved. */
function reportEditUrl({ editUrl: address }: JsonRecord, { report }: ConfigSources): void {
  const text = asString(address);
  if (text !== undefined) {
    const subject = `editUrl ${text} (sources have moved: set \`editUrl\` with \`{path}\`)`;
    report("config-option", subject, undefined, "editUrl");
  } else if (isRecord(address)) report("config-option", "editUrl");
}

const unsupportedPluginOptions = [
  "remarkPlugins",
  "rehypePlugins",
  "recmaPlugins",
  "beforeDefaultRemarkPlugins",
  "beforeDefaultRehypePlugins",
  "sidebarItemsGenerator",
  "processBlogPosts",
  "tagsBasePath",
  "pageBasePath",
  "archiveBasePath",
];

/** Options of plugins that cannot be migrated, such as `docs.remarkPlugins: remark-math`. */
function findUnsupportedOptions({ docs, blogs, config }: Project): string[] {
  const parts = [
    ...docs.map(({ id, options }) => [id === "default" ? "docs" : id, options] as const),
    ...blogs.map(({ id, options }) => [id === "default" ? "blog" : id, options] as const),
  ];
  const markdown = asRecord(config.markdown);
  return [
    ...parts.flatMap(([part, options]) =>
      unsupportedPluginOptions.flatMap((key) => {
        const value = withoutSupported(options[key]);
        return isSet(value) ? [`${part}.${key}${getNames(value)}`] : [];
      }),
    ),
    ...["preprocessor", "parseFrontMatter"].flatMap((key) =>
      isSet(markdown[key]) ? [`markdown.${key}`] : [],
    ),
  ];
}

function isSet(value: Json): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null;
}

/** Plugins whose syntax the new site supports, so that they are not reported. */
const supportedPlugins =
  /npm2yarn|rehype-katex|remark-math|remark-gfm|github-admonitions|github-alerts/;

function withoutSupported(plugins: Json): Json {
  if (!Array.isArray(plugins)) return plugins;
  return plugins.filter((entry) => {
    // With options, such as `singleDollarTextMath` of `remark-math`, the syntax may be another one.
    const options = Array.isArray(entry) ? entry[1] : undefined;
    return !supportedPlugins.test(getName(entry)) || Object.keys(asRecord(options)).length > 0;
  });
}

function getName(entry: Json): string {
  const plugin = Array.isArray(entry) ? entry[0] : entry;
  const name = isRecord(plugin)
    ? (plugin["migrate:placeholder"] ?? plugin["migrate:function"])
    : plugin;
  return asString(name) ?? "";
}

function getNames(value: Json): string {
  const names = (Array.isArray(value) ? value : [value]).map(getName).filter((name) => name !== "");
  return names.length === 0 ? "" : `: ${names.join(", ")}`;
}
