import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, parse, relative } from "node:path";
import type { Plugin } from "vite";
import { versionsPath } from "../../catalog/api/api-paths.ts";
import { plannerPath } from "../../catalog/page/index-pages.ts";
import { hasHistory } from "../../catalog/service/read-service.ts";
import { hasSearch, resolveLink } from "../../config/resolve/resolve-navbar.ts";
import { getCurrentDocsRoute, getLastVersionName } from "../../config/resolve/resolve-versions.ts";
import type { LinkConfig } from "../../config/schemas/navbar-config.ts";
import type { SiteConfig } from "../../config/schemas/site-config.ts";
import { isFolder } from "../../files/is-folder.ts";
import { listFullPaths } from "../../files/walk-files.ts";
import { searchRoute } from "../../model/search/search.ts";
import { isLocalHost } from "../../model/url/local-host.ts";
import { withBase, withTrailingSlash } from "../../model/url/route.ts";
import { getProvider } from "../../search/client/providers/provider-settings.ts";

/** Modules (`virtual:site/...`) with options of the site for browser code. */
export interface SiteModules {
  code: Record<string, string>;
  files: Record<string, string>;
  /** Whether components may throw, as in sites that have just been migrated. */
  toleratesErrors: boolean;
}

interface OptionModules {
  "virtual:site/organization": typeof import("virtual:site/organization");
  "virtual:site/repositories": typeof import("virtual:site/repositories");
  "virtual:site/color-mode": typeof import("virtual:site/color-mode");
  "virtual:site/locale": typeof import("virtual:site/locale");
  "virtual:site/image-zoom": typeof import("virtual:site/image-zoom");
  "virtual:site/search": typeof import("virtual:site/search");
  "virtual:site/search-links": typeof import("virtual:site/search-links");
  "virtual:site/analytics": typeof import("virtual:site/analytics");
}

export function getSiteModules(siteDir: string, config: SiteConfig): SiteModules {
  const { baseUrl, locale, search } = config;
  const providerContext = { baseUrl, locale: locale.code, lastVersion: getLastVersionName(config) };
  const modules: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
    ...getOptionModules(siteDir, config),
    [`virtual:site/search-${search.provider}`]: getProvider(search).getClientOptions(
      search,
      providerContext,
    ),
  };
  const options = Object.entries(modules).map(([name, exports]) => [
    name,
    createDataModule(exports),
  ]);
  const toleratesErrors = config.checks["render-failed"] === "warning";
  return {
    code: {
      ...Object.fromEntries(options),
      "virtual:site/offline": createOfflineModule(config.offline),
      [pagesModuleId]: createPagesModule(join(siteDir, "pages")),
      "virtual:site/components": createComponentsModule(
        join(siteDir, "components.tsx"),
        toleratesErrors,
      ),
    },
    files: {
      "virtual:site/search-preload": `search/client/providers/${search.provider}/preload.ts`,
      "virtual:site/search-provider": `search/client/providers/${search.provider}/load-provider.ts`,
      ...(config.offline && { [offlineModuleId]: "theme/offline/offline.ts" }),
    },
    toleratesErrors,
  };
}

export const pagesModuleId = "virtual:site/pages";

/** Only sites with offline reading get this module and its code. */
export const offlineModuleId = "virtual:site/offline-code";

function createOfflineModule(offline: boolean): string {
  return `export const loadOffline = ${offline ? `() => import("${offlineModuleId}")` : "null"};`;
}

function createDataModule(exports: Readonly<Record<string, unknown>>): string {
  return Object.entries(exports)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join("\n");
}

/** These are separate modules, so that each is in the chunk that imports it. */
function getOptionModules(siteDir: string, config: SiteConfig): OptionModules {
  const { organization, ...rules } = getSubscriberOptions(config.subscriberLinks);
  const { default: mode, respectSystem } = config.colorMode;
  return {
    "virtual:site/organization": { organization },
    "virtual:site/repositories": { rules },
    "virtual:site/color-mode": { colorMode: { default: mode, respectSystem } },
    "virtual:site/locale": { locale: config.locale.code },
    "virtual:site/image-zoom": { zoomSelector: config.imageZoom.selector },
    ...searchModules(siteDir, config),
    "virtual:site/analytics": getAnalyticsOptions(config),
  };
}

/** Sites without search share a compiled engine, regardless of their links. */
function searchModules(
  siteDir: string,
  config: SiteConfig,
): Pick<OptionModules, "virtual:site/search" | "virtual:site/search-links"> {
  if (!hasSearch(config)) {
    return {
      "virtual:site/search": { shortcuts: false, searchAddress: "" },
      "virtual:site/search-links": { startingPoints: [], support: null, planner: null },
    };
  }
  const { baseUrl, search, trailingSlash } = config;
  const searchAddress = withBase(baseUrl, withTrailingSlash(searchRoute, trailingSlash));
  return {
    "virtual:site/search": { shortcuts: search.shortcuts, searchAddress },
    "virtual:site/search-links": {
      ...searchLinks(config),
      planner: hasHistory(siteDir) ? getPlannerAddresses(config) : null,
    },
  };
}

function getPlannerAddresses(config: SiteConfig) {
  const { baseUrl, trailingSlash } = config;
  const docsRoute = getCurrentDocsRoute(config).replace(/\/$/, "");
  const route = `${docsRoute}/${plannerPath.replace(/\.mdx$/, "")}`;
  return {
    href: withBase(baseUrl, withTrailingSlash(route, trailingSlash)),
    versions: baseUrl + versionsPath,
  };
}

function searchLinks(config: SiteConfig) {
  const { navbar, search } = config;
  const searchLink = ({ label, to, href }: LinkConfig) => ({
    label,
    href: to?.startsWith("/") ? resolveLink({ label, to }, config).href : (to ?? href ?? ""),
  });
  const navbarLinks = navbar.flatMap((item) => (item.type === "link" ? [searchLink(item)] : []));
  return {
    startingPoints: search.startingPoints?.map(searchLink) ?? navbarLinks,
    support: search.support ? searchLink(search.support) : null,
  };
}

function getAnalyticsOptions({
  analytics,
  url,
}: SiteConfig): typeof import("virtual:site/analytics") {
  if (analytics === null) return { collector: null, webVitals: false };
  const { webVitals, ...collector } = analytics;
  return {
    collector: { ...collector, includesLocal: isLocalHost(new URL(url).hostname) },
    webVitals,
  };
}

/** The browser compares in lower case. */
export function getSubscriberOptions(links: SiteConfig["subscriberLinks"]) {
  const lower = (names: string[]) => names.map((name) => name.toLowerCase());
  return {
    organization: links ? `${links.organization.replace(/\/+$/, "").toLowerCase()}/` : "",
    publicRepositories: lower(links?.publicRepositories ?? []),
    subscriptions: (links?.subscriptions ?? []).map(({ repositories, ...subscription }) => ({
      ...subscription,
      repositories: lower(repositories),
    })),
  };
}

function createPagesModule(folder: string): string {
  const files = existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith(".tsx") && !isFolder(join(folder, name)))
        .sort()
    : [];
  const imports = files.map(
    (name, index) => `import * as p${index} from ${JSON.stringify(join(folder, name))};`,
  );
  const entries = files.map((name, index) => `${JSON.stringify(parse(name).name)}: p${index}`);
  const sheets = findPageSheets(folder);
  const styles = sheets.map(
    (file, index) => `import s${index} from ${JSON.stringify(`${file}?inline`)};`,
  );
  return `${[...imports, ...styles].join("\n")}
export const pages = { ${entries.join(", ")} };
export const pageStyles = [${sheets.map((_, index) => `s${index}`).join(", ")}].join("");`;
}

function findPageSheets(folder: string): string[] {
  return listFullPaths(folder).filter((file) => file.endsWith(".css"));
}

/** Adds the styles of custom pages to the sheet that every page links. */
export function createPageStylesPlugin(siteDir: string): Plugin {
  return {
    name: "page-styles",
    enforce: "pre",
    transform: {
      // `?url` asks for the address of the sheet, not for its text.
      filter: { id: /\/theme\/styles\/rest\.css(?:\?(?!url)|$)/ },
      handler: (code, id) => {
        const paths = findPageSheets(join(siteDir, "pages")).map((file) =>
          relative(dirname(id), file),
        );
        const rules = paths.map((path) => `@import ${JSON.stringify(path.replaceAll("\\", "/"))};`);
        return [code, ...rules].join("\n");
      },
    },
  };
}

/** @param toleratesErrors whether a module that throws does not stop the build */
function createComponentsModule(file: string, toleratesErrors: boolean): string {
  if (!existsSync(file)) return "export const customComponents = {};";
  const exports = toleratesErrors ? readExports(readFileSync(file, "utf8")) : undefined;
  if (exports) return importSeparately(exports, dirname(file));
  return `import * as components from ${JSON.stringify(file)};\nexport const customComponents = { ...components };`;
}

interface Reexport {
  name: string;
  exported: string;
  path: string;
}

/** Undefined if the code is more than `export { A } from "./a.tsx"`. */
function readExports(code: string): Reexport[] | undefined {
  const statement = /export\s*\{([^{}]*)\}\s*from\s*"(\.[^"]+)";/g;
  if (code.replace(statement, "").trim() !== "") return undefined;
  return [...code.matchAll(statement)].flatMap(([, names = "", path = ""]) =>
    names.split(",").flatMap((item): Reexport[] => {
      const [name = "", exported = name] = item.trim().split(/\s+as\s+/);
      return name === "" ? [] : [{ name, exported, path }];
    }),
  );
}

/** A component whose module throws when it is loaded throws when it is rendered instead. */
function importSeparately(exports: readonly Reexport[], folder: string): string {
  const entries = exports.map(({ name, exported, path }) => {
    const module = `import(${JSON.stringify(join(folder, path))})`;
    const key = JSON.stringify(exported);
    return `[${key}, await ${module}.then((module) => module[${JSON.stringify(name)}], fail(${key}))],`;
  });
  return [
    "const fail = (name) => (error) => ({ [name]: () => { throw error; } })[name];",
    "export const customComponents = Object.fromEntries([",
    ...entries,
    "]);",
  ].join("\n");
}
