import { existsSync, readdirSync } from "node:fs";
import { join, parse } from "node:path";
import { nameOfLast } from "../../config/resolve/place-versions.ts";
import type { SiteConfig } from "../../config/schemas/site-config.ts";
import { manifestFile, searchRoute } from "../../model/search/search.ts";
import { withBase, withTrailingSlash } from "../../model/url/route.ts";
import type { HostedOptions } from "../../search/client/hosted-options.ts";
import { versionTag } from "../../search/client/providers/algolia/hosted-record.ts";

/** Code of the modules that hand a site's components and browser options to the bundle, by module name. */
export function siteModules(siteDir: string, config: SiteConfig): Record<string, string> {
  const { organization, ...rules } = subscriberOptions(config.subscriberLinks);
  return {
    "virtual:site/organization": `export const organization = ${JSON.stringify(organization)};`,
    "virtual:site/repositories": `export const rules = ${JSON.stringify(rules)};`,
    "virtual:site/color-mode": colorModeModule(config),
    "virtual:site/search": searchModule(config),
    "virtual:site/search-provider": providerModule(config),
    "virtual:site/locale": `export const locale = ${JSON.stringify(config.locale.code)};`,
    "virtual:site/image-zoom": `export const zoomSelector = ${JSON.stringify(config.imageZoom.selector)};`,
    "virtual:site/analytics": analyticsModule(config),
    "virtual:site/pages": pagesModule(join(siteDir, "pages")),
    "virtual:site/components": componentsModule(join(siteDir, "components.tsx")),
  };
}

/** Here and not in the payload of every page, whose readers would load it each time. */
function colorModeModule({ colorMode: { default: mode, respectSystem } }: SiteConfig): string {
  return `export const colorMode = ${JSON.stringify({ default: mode, respectSystem })};`;
}

/** What every page knows of the search. `begin` starts to load what answers. */
function searchModule({ search, baseUrl, trailingSlash }: SiteConfig): string {
  const address = withBase(baseUrl, withTrailingSlash(searchRoute, trailingSlash));
  const options = [
    `export const shortcuts = ${search.shortcuts};`,
    `export const searchAddress = ${JSON.stringify(address)};`,
  ];
  const begin =
    search.provider === "embedded"
      ? [
          `import { beginEmbedded } from "/src/search/client/begin-embedded.ts";`,
          `export const begin = () => beginEmbedded(${JSON.stringify(baseUrl + manifestFile)});`,
        ]
      : [
          // The official client weighs more than the dialog, which does not wait for it.
          `export const begin = () => import("/src/search/client/open-hosted.ts").catch(() => {});`,
        ];
  return [...options, ...begin].join("\n");
}

/** None but the chosen provider is compiled. */
function providerModule({ search, ...config }: SiteConfig): string {
  if (search.provider === "embedded") {
    return [
      `import { begin } from "virtual:site/search";`,
      `import { openEmbedded } from "/src/search/client/open-embedded.ts";`,
      "export const loadProvider = async () => openEmbedded(begin());",
    ].join("\n");
  }
  const { provider, shortcuts, searchParameters, ...service } = search;
  const options: HostedOptions = {
    ...service,
    facetFilters: searchParameters.facetFilters,
    baseUrl: config.baseUrl,
    locale: config.locale.code,
    lastTag: versionTag(nameOfLast(config)),
  };
  return `export const loadProvider = async () => {
  const { openHosted } = await import("/src/search/client/open-hosted.ts");
  return openHosted(${JSON.stringify(options)});
};`;
}

/** As the browser compares them: addresses and names in lower case. */
export function subscriberOptions(links: SiteConfig["subscriberLinks"]) {
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

/** The import stands only where it is wanted: nothing of it is in the bundle of other sites. */
function analyticsModule({ analytics }: SiteConfig): string {
  if (analytics === null) return "export const startAnalytics = null;";
  const { webVitals, ...collector } = analytics;
  const options = JSON.stringify(collector);
  const start = (file: string, name: string) =>
    `import("/src/theme/analytics/${file}.ts").then((part) => part.${name}(${options}))`;
  const parts = [start("page-views", "startPageViews")];
  if (webVitals) parts.push(start("start-vitals", "startVitals"));
  return `export const startAnalytics = () => Promise.all([${parts.join(", ")}]);`;
}

function pagesModule(folder: string): string {
  const files = existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith(".tsx"))
        .sort()
    : [];
  const imports = files.map(
    (name, index) => `import * as p${index} from ${JSON.stringify(join(folder, name))};`,
  );
  const entries = files.map((name, index) => `${JSON.stringify(parse(name).name)}: p${index}`);
  return `${imports.join("\n")}\nexport const pages = { ${entries.join(", ")} };`;
}

function componentsModule(file: string): string {
  return existsSync(file)
    ? `import * as components from ${JSON.stringify(file)};\nexport const customComponents = { ...components };`
    : "export const customComponents = {};";
}
