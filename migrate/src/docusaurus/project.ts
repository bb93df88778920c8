import { existsSync } from "node:fs";
import { basename, isAbsolute, join, relative, resolve } from "node:path";
import { humanize } from "../../../src/content/load/file-names.ts";
import { isFile } from "../../../src/files/is-file.ts";
import { evaluateModule } from "../evaluate/evaluate-module.ts";
import { extractUnknown, type UnknownValue } from "../evaluate/unknown-values.ts";
import { MigrationError } from "../model.ts";
import { addAliases } from "../site/aliases.ts";
import {
  asArray,
  asRecord,
  asString,
  asStrings,
  isRecord,
  type Json,
  type JsonRecord,
  readJson,
  readText,
} from "../text/values.ts";

export interface Project {
  dir: string;
  config: JsonRecord;
  themeConfig: JsonRecord;
  configFile: string;
  isVersion2: boolean;
  docs: ContentInstance[];
  blogs: ContentInstance[];
  pages: string;
  pageOptions: JsonRecord;
  staticDirs: string[];
  redirects: { from: string; to: string }[];
  createsRedirects: boolean;
  /** Style sheets of the options `customCss` and `clientModules`. */
  sheets: string[];
  /** The options `fromExtensions` and `toExtensions` of the redirects plugin, without dots. */
  redirectedExtensions: { from: string[]; to: string[] };
  otherPlugins: string[];
  /** Why the configuration could not be evaluated as it is. */
  failure: string | undefined;
  unknown: UnknownValue[];
  /** Variables of the environment that the configuration reads, and that are not set. */
  unsetVariables: readonly string[];
  invalidFiles: string[];
}

/** A plugin for docs or posts. */
export interface ContentInstance {
  id: string;
  dir: string;
  /** Relative to the base URL, without slashes around it. */
  route: string;
  options: JsonRecord;
}

const extensions = ["ts", "mts", "cts", "js", "mjs", "cjs"];

/**
 * Reads the configuration of a Docusaurus site.
 *
 * @throws MigrationError if the folder has no configuration or it cannot be evaluated
 */
export async function readProject(dir: string): Promise<Project> {
  const configFile = findConfig(dir);
  const evaluated = await evaluateModule(join(dir, configFile), { siteDir: dir });
  const { value, unknown } = extractUnknown(evaluated.value);
  const { "migrate:aliases": aliases, ...options } = asRecord(value);
  addAliases(aliases, dir);
  const config: JsonRecord = {
    ...options,
    title: asString(options.title) ?? getFallbackTitle(dir),
    baseUrl: withSlashes(asString(options.baseUrl) ?? ""),
  };
  // Without a readable configuration, the preset that almost every site uses is assumed.
  const isGuess = evaluated.failure !== undefined && config.presets === undefined;
  const plugins = getPlugins(isGuess ? { ...config, presets: ["classic"] } : config).map(
    (plugin) => ({
      ...plugin,
      name: getExtendedPlugin(dir, plugin.name) ?? plugin.name,
    }),
  );
  const findPlugins = (name: string) => plugins.filter((plugin) => plugin.name === name);
  const getInstances = (kind: "docs" | "blog") =>
    findPlugins(`content-${kind}`)
      .map(({ options }) => getInstance(dir, kind, options))
      .filter((instance) => existsSync(instance.dir));
  const pageOptions = findPlugins("content-pages")[0]?.options ?? {};
  const redirects = findPlugins("client-redirects").map(({ options }) => options);
  return {
    dir,
    config,
    themeConfig: asRecord(config.themeConfig),
    configFile,
    isVersion2: isVersion2(dir),
    docs: getInstances("docs"),
    blogs: getInstances("blog"),
    pages: resolve(dir, asString(pageOptions.path) ?? "src/pages"),
    pageOptions,
    staticDirs: asStrings(config.staticDirectories ?? "static").map((path) => resolve(dir, path)),
    sheets: getCustomSheets(config, dir),
    redirects: redirects.flatMap(({ redirects: lines }) => asArray(lines).flatMap(readRedirects)),
    createsRedirects: redirects.some(({ createRedirects }) => createRedirects !== undefined),
    redirectedExtensions: {
      from: redirects.flatMap(({ fromExtensions }) => getExtensions(fromExtensions)),
      to: redirects.flatMap(({ toExtensions }) => getExtensions(toExtensions)),
    },
    otherPlugins: plugins
      .filter(({ name }) => !knownPlugins.has(name) && !/search-local$|lunr-search$/.test(name))
      .map(({ name }) => (isAbsolute(name) ? relative(dir, name) : name)),
    failure: evaluated.failure,
    unsetVariables: evaluated.unsetVariables,
    unknown,
    invalidFiles: [],
  };
}

function findConfig(dir: string): string {
  if (!existsSync(dir)) throw new MigrationError(`there is no folder \`${dir}\``);
  const names = extensions.map((extension) => `docusaurus.config.${extension}`);
  const configName = names.find((name) => existsSync(join(dir, name)));
  if (configName) return configName;
  const siteFolder = ["website", "docs", "site", "documentation", ".."].find((folder) =>
    names.some((name) => existsSync(join(dir, folder, name))),
  );
  const hint = siteFolder
    ? `\`${join(dir, siteFolder)}\` contains one`
    : existsSync(join(dir, "siteConfig.js"))
      ? "this is a site of Docusaurus 1: move it to version 2 first"
      : "name the folder with `docusaurus.config.js`; `--from markdown` and `--from mkdocs` read other sites";
  throw new MigrationError(
    `\`${dir}\` is not a site of Docusaurus: it has no \`docusaurus.config.js\`\n  Hint: ${hint}`,
  );
}

/** Docusaurus adds a missing slash at either end of `baseUrl`. */
function withSlashes(path: string): string {
  return `/${path}/`.replace(/\/{2,}/g, "/");
}

function getFallbackTitle(dir: string): string {
  const name = asString(asRecord(readJson(join(dir, "package.json"))).name);
  return humanize((name ?? basename(dir)).replace(/^@[^/]+\//, ""));
}

function isVersion2(dir: string): boolean {
  const file = join(dir, "package.json");
  const manifest = asRecord(readJson(file));
  const all = { ...asRecord(manifest.devDependencies), ...asRecord(manifest.dependencies) };
  return /^[^\d]*2\./.test(asString(all["@docusaurus/core"]) ?? "");
}

interface NamedPlugin {
  name: string;
  options: JsonRecord;
}

/** Plugins whose work the migration or this engine does. */
const knownPlugins = new Set(
  "content-docs content-blog content-pages client-redirects theme-classic sitemap debug google-gtag svgr css-cascade-layers preset-classic theme-mermaid theme-search-algolia sass".split(
    " ",
  ),
);

/** Plugins that an option of the classic preset adds. */
const presetAnalytics: Readonly<Record<string, string>> = {
  googleAnalytics: "google-analytics",
  googleTagManager: "google-tag-manager",
};

function getPluginName(name: string): string {
  return name
    .replace(/^@docusaurus\/(?:plugin-)?/, "")
    .replace(/^docusaurus-plugin-/, "")
    .replace(/^plugin-/, "");
}

function getPlugins(config: JsonRecord): NamedPlugin[] {
  const plugins = [...asArray(config.plugins), ...asArray(config.themes)].flatMap(readPlugin);
  const presets = asArray(config.presets).flatMap(readPlugin);
  const isOfficial = ({ name }: NamedPlugin) => /^(?:classic|preset-classic)$/.test(name);
  // A preset that the site defines itself passes these options on.
  const classic = presets.filter(
    (preset) =>
      isOfficial(preset) || isRecord(preset.options.docs) || isRecord(preset.options.blog),
  );
  const others = presets.filter((preset) => !isOfficial(preset));
  const parts = classic.flatMap(({ options }) =>
    ["docs", "blog", "pages"]
      .filter((kind) => options[kind] !== false)
      .map((kind) => ({ name: `content-${kind}`, options: asRecord(options[kind]) })),
  );
  const pages = [...parts, ...plugins].some(({ name }) => name === "content-pages");
  const fallback = pages ? [] : [{ name: "content-pages", options: {} }];
  const analytics = classic.flatMap(({ options }) =>
    Object.entries(presetAnalytics)
      .filter(([key]) => options[key] !== undefined && options[key] !== false)
      .map(([, name]) => ({ name, options: {} })),
  );
  return [...parts, ...fallback, ...plugins, ...analytics, ...others];
}

function readPlugin(plugin: Json): NamedPlugin[] {
  const [name, options] = Array.isArray(plugin) ? plugin : [plugin];
  if (name === false || name === null || name === undefined) return [];
  const { "migrate:placeholder": source, "migrate:function": functionName } = asRecord(name);
  const text = asString(name) ?? asString(source) ?? (asString(functionName) || undefined);
  return [
    { name: getPluginName(text ?? "a function in the configuration"), options: asRecord(options) },
  ];
}

/** The plugin for content that a plugin of the site extends, as its source says. */
function getExtendedPlugin(dir: string, name: string): string | undefined {
  if (!name.startsWith(".") && !isAbsolute(name)) return undefined;
  const base = resolve(dir, name);
  const file = [base, ...[base, join(base, "index")].flatMap(withExtensions)].find(isFile);
  if (file === undefined) return undefined;
  return /["']@docusaurus\/plugin-(content-(?:blog|docs|pages))["']/.exec(readText(file))?.[1];
}

function withExtensions(path: string): string[] {
  return extensions.map((extension) => `${path}.${extension}`);
}

function getInstance(dir: string, kind: "docs" | "blog", options: JsonRecord): ContentInstance {
  return {
    id: asString(options.id) ?? "default",
    dir: resolve(dir, asString(options.path) ?? kind),
    route: (asString(options.routeBasePath) ?? kind).replace(/^\/+|\/+$/g, ""),
    options,
  };
}

function getCustomSheets(
  { presets, themes, plugins, clientModules }: JsonRecord,
  dir: string,
): string[] {
  const options = [presets, themes, plugins]
    .flatMap(asArray)
    .flatMap((entry) => (Array.isArray(entry) ? [asRecord(entry[1])] : []));
  const paths = [
    ...options.flatMap(({ theme, customCss }) => [asRecord(theme).customCss, customCss].flat()),
    ...asArray(clientModules),
  ];
  return [...new Set(asStrings(paths))]
    .map((path) => resolve(dir, path))
    .filter((path) => /\.s?css$/.test(path) && isFile(path));
}

function getExtensions(value: Json): string[] {
  return asStrings(value).map((extension) => extension.replace(/^\./, ""));
}

function readRedirects(line: Json): { from: string; to: string }[] {
  const { from, to } = asRecord(line);
  const target = asString(to);
  if (target === undefined) return [];
  return asStrings(from).map((source) => ({ from: source, to: target }));
}

export async function getCreatedRedirects(
  { dir, configFile }: Project,
  addresses: readonly string[],
): Promise<{ from: string; to: string }[]> {
  const { value } = await evaluateModule(join(dir, configFile), {
    siteDir: dir,
    addresses,
  });
  return asArray(value).flatMap(readRedirects);
}

/** Returns undefined if the file is missing or invalid. */
export async function evaluateFile(
  project: Project,
  path: string,
): Promise<{ value: Json; failure: string | undefined } | undefined> {
  const base = resolve(project.dir, path);
  // The extension may be that of the compiled file.
  const names = [base, base.replace(/\.[cm]?[jt]s$/, "")].flatMap((name) =>
    [...extensions, "json"].map((extension) => `${name}.${extension}`),
  );
  const file = [base, ...names].find(isFile);
  if (file === undefined) return undefined;
  if (file.endsWith(".json")) {
    return { value: readJson(file, project.invalidFiles), failure: undefined };
  }
  return evaluateModule(file, { siteDir: project.dir });
}
