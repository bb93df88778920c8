import * as v from "valibot";
import {
  type SiteConfigInput,
  siteConfigSchema,
} from "../../../../src/config/schemas/site-config.ts";
import { isRecord, type Json, type JsonRecord, listOf, recordOf, textOf } from "../../text/json.ts";
import type { Sets } from "../article-sets.ts";
import type { Project } from "../project.ts";
import { type AppearanceSources, announcement, colorMode, favicon, logo } from "./appearance.ts";
import { leftOptions } from "./left-options.ts";
import { convertFooter, convertNavbar } from "./navigation.ts";

export interface ConfigSources extends AppearanceSources {
  sets: Sets;
  /** Language of the site that is written; undefined for the default one. */
  locale: string | undefined;
}

/** Options of the old configuration that are read, or that the new engine does by itself. */
const known = new Set(
  "title tagline url baseUrl favicon trailingSlash i18n presets plugins themes themeConfig staticDirectories markdown future onBrokenLinks onBrokenAnchors onBrokenMarkdownLinks onDuplicateRoutes organizationName projectName deploymentBranch githubHost noIndex baseUrlIssueBanner titleDelimiter webpack ssrTemplate storage stylesheets customFields".split(
    " ",
  ),
);
const knownTheme = new Set(
  "navbar footer colorMode announcementBar algolia prism tableOfContents docs blog image metadata gtag googleAnalytics mermaid zoom liveCodeBlock hideableSidebar".split(
    " ",
  ),
);

/** The configuration of the new site. */
export function convertConfig(project: Project, sources: ConfigSources): SiteConfigInput {
  const { config, themeConfig, docs, blogs } = project;
  const { sets, report } = sources;
  for (const key of Object.keys(config)) if (!known.has(key)) report("config-option", key);
  for (const key of Object.keys(themeConfig)) {
    if (!knownTheme.has(key)) report("config-option", `themeConfig.${key}`);
  }
  if (config.noIndex === true) report("config-option", "noIndex");
  if (listOf(config.stylesheets).length > 0) report("config-option", "stylesheets");
  for (const option of leftOptions(project)) report("config-option", option);
  const navbar = recordOf(themeConfig.navbar);
  const main = docs.find(({ id }) => id === "default") ?? docs[0];
  const isPlain =
    sets.versions.length === 0 ||
    (sets.versions.length === 1 && sets.versions[0]?.name === "current");
  const title = textOf(config.title) ?? "";
  const wanted: JsonRecord = {
    title,
    tagline: textOf(config.tagline),
    url: textOf(config.url),
    baseUrl: baseUrlOf(config, sources.locale, project),
    trailingSlash: typeof config.trailingSlash === "boolean" ? config.trailingSlash : undefined,
    favicon: favicon(config, sources),
    titleDelimiter: textOf(config.titleDelimiter),
    docsRoute: sets.docsRoute === "/docs" ? undefined : sets.docsRoute,
    docsVersions: isPlain ? undefined : sets.versions,
    lastVersion: isPlain ? undefined : sets.lastVersion,
    ...locales(config, sources.locale),
    blog: blogs[0] && blogOptions(blogs[0].options, `/${blogs[0].route}`),
    colorMode: colorMode(recordOf(themeConfig.colorMode)),
    logo: logo(recordOf(navbar.logo), title, sources),
    announcementBar: announcement(recordOf(themeConfig.announcementBar)),
    navbar: convertNavbar(navbar, sources),
    footer: convertFooter(recordOf(themeConfig.footer), sources),
    toc: contents(recordOf(themeConfig.tableOfContents)),
    search: search(recordOf(themeConfig.algolia)),
    ...checks(project),
    lastUpdated: main?.options.showLastUpdateTime === true || undefined,
    analytics: analytics(project),
  };
  editUrl(main?.options ?? {}, sources);
  return dropInvalid(wanted, sources);
}

/** Leaves out every option that the schema refuses, with a report. */
function dropInvalid(wanted: JsonRecord, { report }: ConfigSources): SiteConfigInput {
  const kept: Record<string, unknown> = Object.fromEntries(
    Object.entries(wanted).filter(([, value]) => value !== undefined),
  );
  for (;;) {
    const result = v.safeParse(siteConfigSchema, kept);
    if (result.success) return kept as SiteConfigInput;
    const key = String(result.issues[0]?.path?.[0]?.key ?? "");
    if (!(key in kept) || required[key] === kept[key]) return kept as SiteConfigInput;
    report("config-option", key);
    if (key in required) kept[key] = required[key];
    else delete kept[key];
  }
}

const required: JsonRecord = { title: "Documentation", url: "https://docs.example.com" };

function baseUrlOf(
  config: JsonRecord,
  locale: string | undefined,
  _project: Project,
): string | undefined {
  const base = `/${(textOf(config.baseUrl) ?? "/").replace(/^\/+|\/+$/g, "")}/`.replace(
    /\/{2,}/g,
    "/",
  );
  const own = locale === undefined ? base : `${base}${locale}/`;
  return own === "/" ? undefined : own;
}

function locales(config: JsonRecord, locale: string | undefined): JsonRecord {
  const i18n = recordOf(config.i18n);
  const codes = listOf(i18n.locales).flatMap((code) => textOf(code) ?? []);
  const fallback = textOf(i18n.defaultLocale) ?? "en";
  const settings = recordOf(i18n.localeConfigs);
  const describe = (code: string) => {
    const { label, direction } = recordOf(settings[code]);
    return {
      code,
      label: textOf(label) ?? languageName(code),
      ...(direction === "rtl" && { direction: "rtl" }),
    };
  };
  if (codes.length < 2 && fallback === "en" && locale === undefined) return {};
  return {
    locale: describe(locale ?? fallback),
    ...(codes.length > 1 && { locales: codes.map(describe), defaultLocale: fallback }),
  };
}

function languageName(code: string): string {
  try {
    return new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
  } catch {
    return code;
  }
}

function blogOptions(options: JsonRecord, route: string): JsonRecord | undefined {
  const count = options.postsPerPage;
  const blog = {
    ...(textOf(options.blogTitle) !== undefined && { title: textOf(options.blogTitle) }),
    ...(textOf(options.blogDescription) !== undefined && {
      description: textOf(options.blogDescription),
    }),
    ...(route !== "/blog" && { route }),
    ...(typeof count === "number" && { postsPerPage: count }),
    ...(count === "ALL" && { postsPerPage: 1000 }),
  };
  return Object.keys(blog).length === 0 ? undefined : blog;
}

function contents({ minHeadingLevel, maxHeadingLevel }: JsonRecord): JsonRecord | undefined {
  const toc = {
    ...(typeof minHeadingLevel === "number" && { minLevel: minHeadingLevel }),
    ...(typeof maxHeadingLevel === "number" && { maxLevel: maxHeadingLevel }),
  };
  return Object.keys(toc).length === 0 ? undefined : toc;
}

function search({
  appId,
  apiKey,
  indexName,
  contextualSearch,
}: JsonRecord): JsonRecord | undefined {
  const [app, key, index] = [textOf(appId), textOf(apiKey), textOf(indexName)];
  if (app === undefined || key === undefined || index === undefined) return undefined;
  const contextual = contextualSearch === false ? { contextualSearch: false } : {};
  return { provider: "algolia", appId: app, apiKey: key, indexName: index, ...contextual };
}

function analytics({ config, themeConfig }: Project): JsonRecord | undefined {
  const options = [config.presets, config.plugins]
    .flatMap((list) => listOf(list))
    .flatMap((entry) => {
      const [name, own] = Array.isArray(entry) ? entry : [entry];
      const inside = recordOf(own);
      return /gtag/.test(textOf(name) ?? "") ? [inside] : [recordOf(inside.gtag)];
    });
  const ids = [...options, recordOf(themeConfig.gtag)].flatMap(({ trackingID }) =>
    [trackingID].flat(),
  );
  const id = ids.map(textOf).find((one) => one !== undefined && one !== "");
  return id === undefined ? undefined : { id };
}

/** The old address of a source is no longer true, so it is reported and not taken over. */
function editUrl({ editUrl: address }: JsonRecord, { report }: ConfigSources): void {
  const text = textOf(address);
  if (text !== undefined)
    report(
      "config-option",
      `editUrl ${text} (sources have moved: set \`editUrl\` with \`{path}\`)`,
    );
  else if (isRecord(address)) report("config-option", "editUrl");
}

/** How grave broken links are, where this engine lets a site say so. */
function checks({ config, redirects }: Project): JsonRecord {
  const { onBrokenLinks, onBrokenAnchors, onBrokenMarkdownLinks, markdown } = config;
  const hook = recordOf(recordOf(markdown).hooks).onBrokenMarkdownLinks;
  if (!("checks" in siteConfigSchema.entries)) return {};
  const isStrict = (value: Json) => value === undefined || value === "throw";
  const rules = {
    ...(onBrokenAnchors !== "throw" && { "broken-anchor": "warning" }),
    // That the page of a redirect exists is known; nobody has checked its anchor.
    ...(redirects.some(({ to }) => to.includes("#")) && { "broken-redirect": "warning" }),
    ...(!isStrict(onBrokenLinks) && { "broken-link": "warning" }),
    ...((hook ?? onBrokenMarkdownLinks) !== "throw" && {
      "unresolvable-markdown-link": "warning",
    }),
  };
  return Object.keys(rules).length === 0 ? {} : { checks: rules };
}
