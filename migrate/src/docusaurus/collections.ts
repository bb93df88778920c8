import { existsSync } from "node:fs";
import { join } from "node:path";
import picomatch from "picomatch";
import { isFile } from "../../../src/files/is-file.ts";
import type { Collection } from "../document/article.ts";
import { convertMath } from "../document/convert-math.ts";
import { createCasedGithubIds } from "../document/heading-ids.ts";
import { convertPackageManagers } from "../document/package-managers.ts";
import type { SourceFormat } from "../document/prepare.ts";
import { convertAlerts } from "../markdown/convert-alerts.ts";
import { convertEmoji } from "../text/emoji.ts";
import { asRecord, asString, asStrings, type JsonRecord, readJson } from "../text/values.ts";
import type { ContentInstance, Project } from "./project.ts";
import { getPluginFolder, getTranslationFolder } from "./translations.ts";

interface DocsVersion {
  name: string;
  label?: string;
  path?: string;
  banner?: "none" | "unreleased" | "unmaintained";
}

export interface DocsCollection extends Collection {
  instance: ContentInstance;
  /** The name of the version in the old site. Its folders are named after it. */
  oldVersion: string;
  sidebars: string | false | undefined;
}

export interface Collections {
  docs: DocsCollection[];
  others: Collection[];
  versions: DocsVersion[];
  lastVersion: string | undefined;
  docsRoute: string;
  leftOut: string[];
  /** Names in `versions.json` that no folder belongs to. */
  missingVersions: string[];
}

export function planCollections(project: Project, locale: string): Collections {
  const { docs } = project;
  const main = docs.find(({ id }) => id === "default") ?? docs[0];
  const versions = main ? getVersions(project, main) : [];
  const missingVersions = docs.flatMap((instance) => getMissingVersions(project, instance));
  const isVersioned = versions.length > 1 || (versions[0] && versions[0].name !== "current");
  // Several docs folders share the folder of the new site, unless one of them has versions.
  const isShared = docs.length > 1 && !isVersioned;
  const docsRoute = main && !isShared ? `/${main.route}` : "/";
  const source = getPageSource(project, locale);
  const docsCollections = docs.flatMap((instance) =>
    planDocs(instance, {
      project,
      source,
      docsRoute,
      position: isShared ? "shared" : instance === main ? "main" : "other",
    }),
  );
  const leftOut = docs.flatMap((instance) => {
    if (instance === main) return [];
    const hasVersions = getVersions(project, instance).length > 1;
    return [
      ...(hasVersions ? [`older versions of the docs \`${instance.id}\``] : []),
      ...(isShared ? [] : [`the sidebar of the docs \`${instance.id}\``]),
    ];
  });
  const otherBlogs = project.blogs.slice(1);
  const last = main && asString(main.options.lastVersion);
  return {
    docs: docsCollections,
    others: [...planBlogs(project, source), ...planPages(project, source)],
    versions: versions.map(({ root: _root, oldName: _name, path, isPathGiven, ...version }) => ({
      ...version,
      ...(isPathGiven && { path }),
    })),
    lastVersion: last && getServableName(last),
    docsRoute,
    missingVersions,
    leftOut: [
      ...leftOut,
      ...otherBlogs.map(({ id }) => `lists, tags, and feeds of the blog \`${id}\``),
    ],
  };
}

/** How the pages of all collections are read. */
interface PageSource
  extends Pick<
    Collection,
    "getFormat" | "convertSyntax" | "providedComponents" | "createIdGenerator"
  > {
  /** Folders with the translations of a plugin's pages. */
  getTranslationFolders(plugin: string, id: string): string[];
}

function getPageSource(project: Project, locale: string): PageSource {
  const folder = getTranslationFolder(project, locale);
  const { anchors, emoji } = asRecord(project.config.markdown);
  const { maintainCase } = asRecord(anchors);
  return {
    getFormat: createFormatReader(project),
    convertSyntax(body) {
      const withMath = hasMath(project) ? convertMath(body) : body;
      const withEmoji = emoji === false ? withMath : convertEmoji(withMath);
      return convertPackageManagers(convertAlerts(withEmoji));
    },
    providedComponents,
    ...(maintainCase === true && { createIdGenerator: createCasedGithubIds }),
    getTranslationFolders: (plugin, id) =>
      existsSync(folder) ? [getPluginFolder(folder, plugin, id)] : [],
  };
}

interface DocsSources {
  project: Project;
  source: PageSource;
  docsRoute: string;
  /** `shared`: in the docs folder, next to other instances; `other`: pages without a sidebar. */
  position: "main" | "shared" | "other";
}

function planDocs(
  instance: ContentInstance,
  { project, source, docsRoute, position }: DocsSources,
): DocsCollection[] {
  const { getTranslationFolders, ...pageSource } = source;
  const versions = getVersions(project, instance);
  const prefix = position === "main" ? "" : `${instance.route}/`;
  return (position === "main" ? versions : versions.slice(0, 1)).map(
    ({ name, oldName, path, root }) => ({
      ...pageSource,
      kind: position === "other" ? "pages" : "docs",
      root,
      overlays: getTranslationFolders("content-docs", instance.id).map((folder) =>
        join(folder, name === "current" ? name : `version-${oldName}`),
      ),
      folder: getDocsFolder(position, name),
      prefix: prefix === "/" ? "" : prefix,
      oldRoute: `/${[instance.route, path].filter((part) => part !== "").join("/")}`,
      route: getDocsRoute(position, docsRoute, path),
      isExcluded: getExclusionFilter(instance.options),
      tagsPath: getTagsPath(instance.options, root),
      stripsNumbers: instance.options.numberPrefixParser !== false,
      version: name,
      oldVersion: oldName,
      instance,
      sidebars:
        getSidebars(project, instance, oldName) ??
        (root === instance.dir ? getSidebars(project, instance, "current") : undefined),
    }),
  );
}

function getDocsFolder(position: DocsSources["position"], version: string): string {
  if (position === "other") return "pages";
  return version === "current" ? "content/docs" : `versions/${version}/docs`;
}

/** @param path that of the version below the docs */
function getDocsRoute(position: DocsSources["position"], docsRoute: string, path: string): string {
  if (position === "other") return "/";
  const isBelow = position === "main" && path !== "";
  return isBelow ? `${docsRoute.replace(/\/$/, "")}/${path}` : docsRoute;
}

function planBlogs(
  { blogs }: Project,
  { getTranslationFolders, ...pageSource }: PageSource,
): Collection[] {
  return blogs.map(({ id, dir, route, options }, index) => ({
    ...pageSource,
    kind: index === 0 ? "blog" : "pages",
    root: dir,
    overlays: getTranslationFolders("content-blog", id),
    folder: index === 0 ? "content/blog" : "pages",
    prefix: index === 0 ? "" : `${route}/`,
    oldRoute: `/${route}`,
    route: index === 0 ? `/${route}` : "/",
    isExcluded: getExclusionFilter(options),
    tagsPath: getTagsPath(options, dir),
    stripsNumbers: true,
    version: "current",
  }));
}

/** The option is relative to the folder of the pages. */
function getTagsPath({ tags }: JsonRecord, root: string): string | undefined {
  return tags === false || tags === null ? undefined : join(root, asString(tags) ?? "tags.yml");
}

function planPages(
  { pages, pageOptions }: Project,
  { getTranslationFolders, ...pageSource }: PageSource,
): Collection[] {
  if (!existsSync(pages)) return [];
  return [
    {
      ...pageSource,
      kind: "pages",
      root: pages,
      overlays: getTranslationFolders("content-pages", "default"),
      folder: "pages",
      prefix: "",
      oldRoute: "/",
      route: "/",
      isExcluded: getExclusionFilter(pageOptions),
      stripsNumbers: false,
      indexNames: ["index"],
      version: "current",
    },
  ];
}

/** Docusaurus provides these to every page. */
const providedComponents: ReadonlyMap<string, string> = new Map([
  ["Details", "@theme/Details"],
  ["Head", "@docusaurus/Head"],
]);

function hasMath({ docs, blogs, pageOptions }: Project): boolean {
  const options = [...docs, ...blogs].map((instance) => instance.options);
  return [...options, pageOptions].some(({ remarkPlugins, beforeDefaultRemarkPlugins }) =>
    JSON.stringify([remarkPlugins, beforeDefaultRemarkPlugins]).includes("remark-math"),
  );
}

function createFormatReader({ config, isVersion2 }: Project): (path: string) => SourceFormat {
  const format = asString(asRecord(config.markdown).format);
  return (path) => {
    if (isVersion2) return "mdx1";
    const isPlain = format === "md" || (format === "detect" && !/\.mdx$/i.test(path));
    return isPlain ? "markdown" : "mdx";
  };
}

interface LocatedVersion extends DocsVersion {
  name: string;
  oldName: string;
  path: string;
  isPathGiven: boolean;
  root: string;
}

function getVersions(project: Project, instance: ContentInstance): LocatedVersion[] {
  return locateVersions(project, instance).filter(({ root }) => existsSync(root));
}

function getMissingVersions(project: Project, instance: ContentInstance): string[] {
  return locateVersions(project, instance)
    .filter(({ root }) => !existsSync(root))
    .map(({ oldName }) => (instance.id === "default" ? oldName : `${oldName} of ${instance.id}`));
}

function locateVersions(
  { dir, invalidFiles }: Project,
  { id, dir: docsDir, options }: ContentInstance,
): LocatedVersion[] {
  const prefix = getFilePrefix(id);
  const isOff = options.disableVersioning === true;
  const names = isOff ? [] : asStrings(readJson(join(dir, `${prefix}versions.json`), invalidFiles));
  const only = asStrings(options.onlyIncludeVersions);
  const named = [...(options.includeCurrentVersion === false ? [] : ["current"]), ...names];
  // `versions.json` may list `current`, too.
  const all = [...new Set(named)].filter((name) => only.length === 0 || only.includes(name));
  const last = asString(options.lastVersion) ?? all.find((name) => name !== "current") ?? "current";
  const settings = asRecord(options.versions);
  const getRoot = (oldName: string) => {
    if (oldName === "current") return docsDir;
    const root = join(dir, `${prefix}versioned_docs`, `version-${oldName}`);
    // Some sites copy the current docs to the last version when they are built.
    return oldName === last && !all.includes("current") && !existsSync(root) ? docsDir : root;
  };
  return all.map((oldName) => {
    const name = getServableName(oldName);
    const versionSettings = asRecord(settings[oldName]);
    const fallback = oldName === last ? "" : oldName === "current" ? "next" : name;
    const configuredPath = asString(versionSettings.path);
    const path = (configuredPath ?? fallback).replace(/^\/+|\/+$/g, "");
    const label = asString(versionSettings.label) ?? (name === oldName ? undefined : oldName);
    const banner = asString(versionSettings.banner);
    return {
      name,
      oldName,
      path,
      isPathGiven: configuredPath !== undefined,
      root: getRoot(oldName),
      ...(label !== undefined && { label }),
      ...(isBanner(banner) && { banner }),
    };
  });
}

/** What the names of versioned files and folders of a docs plugin begin with. */
function getFilePrefix(id: string): string {
  return id === "default" ? "" : `${id}_`;
}

/** The name of a version as this engine accepts it, such as `1.0-beta` for `1.0 beta`. */
function getServableName(name: string): string {
  return name.replace(/[^\w.-]+/g, "-").replace(/^-+|-+$/g, "") || "version";
}

function isBanner(banner: string | undefined): banner is "none" | "unreleased" | "unmaintained" {
  return ["none", "unreleased", "unmaintained"].includes(banner ?? "");
}

function getSidebars(
  { dir }: Project,
  { id, options }: ContentInstance,
  version: string,
): DocsCollection["sidebars"] {
  if (version !== "current") {
    const file = join(
      dir,
      `${getFilePrefix(id)}versioned_sidebars`,
      `version-${version}-sidebars.json`,
    );
    return isFile(file) ? file : undefined;
  }
  if (options.sidebarPath === false) return false;
  return asString(options.sidebarPath);
}

/** Excludes files by `include` and `exclude` of a plugin. Undefined if the plugin sets neither. */
function getExclusionFilter({
  include,
  exclude,
}: JsonRecord): ((path: string) => boolean) | undefined {
  const [included, excluded] = [asStrings(include), asStrings(exclude)];
  if (included.length === 0 && excluded.length === 0) return undefined;
  return (path) =>
    (included.length > 0 && !matchesGlob(included, path)) || matchesGlob(excluded, path);
}

/** Matches globs as Docusaurus does: a pattern that begins with `!` excludes its paths. */
function matchesGlob(patterns: readonly string[], path: string): boolean {
  const isMatch = (pattern: string) => {
    const glob = pattern.replace(/^\.?\//, "");
    return glob !== "" && picomatch.isMatch(path, glob);
  };
  const included = patterns.filter((pattern) => !pattern.startsWith("!"));
  const excluded = patterns.filter((pattern) => pattern.startsWith("!"));
  return included.some(isMatch) && !excluded.some((pattern) => isMatch(pattern.slice(1)));
}
