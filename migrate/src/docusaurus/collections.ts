import { existsSync } from "node:fs";
import { join } from "node:path";
import picomatch from "picomatch";
import type { Collection, ConvertedSyntax } from "../document/article.ts";
import { convertPackageManagers } from "../document/package-managers.ts";
import type { SourceFormat } from "../document/prepare.ts";
import { convertAlerts } from "../markdown/convert-alerts.ts";
import {
  asArray,
  asRecord,
  asString,
  type Json,
  type JsonRecord,
  readJson,
} from "../text/values.ts";
import type { DocsInstance, Project } from "./project.ts";
import { pluginFolder, translationFolder } from "./translations.ts";

interface DocsVersion {
  name: string;
  label?: string;
  path?: string;
  banner?: "none" | "unreleased" | "unmaintained";
}

export interface DocsCollection extends Collection {
  instance: DocsInstance;
  sidebars: string | false | undefined;
}

export interface Collections {
  docs: DocsCollection[];
  others: Collection[];
  versions: DocsVersion[];
  lastVersion: string | undefined;
  docsRoute: string;
  leftOut: string[];
}

export function planCollections(project: Project, locale: string): Collections {
  const { docs, blogs, pages, pageOptions } = project;
  const formatOf = formats(project);
  const main = docs.find(({ id }) => id === "default") ?? docs[0];
  const versions = main ? versionsOf(project, main) : [];
  const isVersioned = versions.length > 1 || (versions[0] && versions[0].name !== "current");
  // Several docs folders share the folder of the new site, unless one of them has versions.
  const isShared = docs.length > 1 && !isVersioned;
  const docsRoute = main && !isShared ? `/${main.route}` : "/";
  const collections: Collections = {
    docs: [],
    others: [],
    versions: versions.map(({ root: _, path, isPathGiven, ...version }) => ({
      ...version,
      ...(isPathGiven && { path }),
    })),
    lastVersion: main && asString(main.options.lastVersion),
    docsRoute,
    leftOut: [],
  };
  const translations = translationFolder(project, locale);
  const i18n = (plugin: string, id: string) =>
    existsSync(translations) ? [pluginFolder(translations, plugin, id)] : [];
  for (const instance of docs) {
    const own = instance === main ? versions : versionsOf(project, instance).slice(0, 1);
    for (const { name, path, root } of own) {
      const place = instance === main || isShared;
      const prefix = place && !isShared ? "" : `${instance.route}/`;
      collections.docs.push({
        kind: place ? "docs" : "pages",
        root,
        overlays: i18n("content-docs", instance.id).map((folder) =>
          join(folder, name === "current" ? name : `version-${name}`),
        ),
        folder: !place ? "pages" : name === "current" ? "content/docs" : `versions/${name}/docs`,
        prefix: prefix === "/" ? "" : prefix,
        oldRoute: `/${[instance.route, path].filter((part) => part !== "").join("/")}`,
        route: !place
          ? "/"
          : instance === main && !isShared
            ? joinRoute(docsRoute, path)
            : docsRoute,
        formatOf,
        convertSyntax,
        providedComponents,
        isExcluded: exclusionFilter(instance.options),
        stripsNumbers: instance.options.numberPrefixParser !== false,
        version: name,
        instance,
        sidebars: sidebarsOf(project, instance, name),
      });
    }
    if (instance !== main && versionsOf(project, instance).length > 1) {
      collections.leftOut.push(`older versions of the docs \`${instance.id}\``);
    }
  }
  for (const [index, { id, dir, route, options }] of blogs.entries()) {
    collections.others.push({
      kind: index === 0 ? "blog" : "pages",
      root: dir,
      overlays: i18n("content-blog", id),
      folder: index === 0 ? "content/blog" : "pages",
      prefix: index === 0 ? "" : `${route}/`,
      oldRoute: `/${route}`,
      route: index === 0 ? `/${route}` : "/",
      formatOf,
      convertSyntax,
      providedComponents,
      isExcluded: exclusionFilter(options),
      stripsNumbers: true,
      version: "current",
    });
    if (index > 0) collections.leftOut.push(`lists, tags and feeds of the blog \`${id}\``);
  }
  if (existsSync(pages)) {
    collections.others.push({
      kind: "pages",
      root: pages,
      overlays: i18n("content-pages", "default"),
      folder: "pages",
      prefix: "",
      oldRoute: "/",
      route: "/",
      formatOf,
      convertSyntax,
      providedComponents,
      isExcluded: exclusionFilter(pageOptions),
      stripsNumbers: false,
      indexNames: ["index"],
      version: "current",
    });
  }
  return collections;
}

/** Docusaurus provides these to every page. */
const providedComponents: ReadonlyMap<string, string> = new Map([
  ["Details", "@theme/Details"],
  ["Head", "@docusaurus/Head"],
]);

function convertSyntax(body: string): ConvertedSyntax {
  return convertPackageManagers(convertAlerts(body).body);
}

function joinRoute(route: string, path: string): string {
  return path === "" ? route : `${route.replace(/\/$/, "")}/${path}`;
}

function formats({ config, isVersion2 }: Project): (path: string) => SourceFormat {
  const format = asString(asRecord(config.markdown).format);
  return (path) => {
    if (isVersion2) return "mdx1";
    const isPlain = format === "md" || (format === "detect" && !/\.mdx$/i.test(path));
    return isPlain ? "markdown" : "mdx";
  };
}

interface PlacedVersion extends DocsVersion {
  name: string;
  path: string;
  isPathGiven: boolean;
  root: string;
}

function versionsOf(
  { dir, invalidFiles }: Project,
  { id, dir: docsDir, options }: DocsInstance,
): PlacedVersion[] {
  const before = id === "default" ? "" : `${id}_`;
  const isOff = options.disableVersioning === true;
  const names = isOff
    ? []
    : asArray(readJson(join(dir, `${before}versions.json`), invalidFiles)).flatMap(
        (name) => asString(name) ?? [],
      );
  const only = asArray(options.onlyIncludeVersions).flatMap((name) => asString(name) ?? []);
  const all = [...(options.includeCurrentVersion === false ? [] : ["current"]), ...names].filter(
    (name) => only.length === 0 || only.includes(name),
  );
  const last = asString(options.lastVersion) ?? all.find((name) => name !== "current") ?? "current";
  const settings = asRecord(options.versions);
  return all.map((name) => {
    const own: JsonRecord = asRecord(settings[name]);
    const fallback = name === last ? "" : name === "current" ? "next" : name;
    const given = asString(own.path);
    const path = (given ?? fallback).replace(/^\/+|\/+$/g, "");
    const label = asString(own.label);
    const banner = asString(own.banner);
    return {
      name,
      path,
      isPathGiven: given !== undefined,
      root: name === "current" ? docsDir : join(dir, `${before}versioned_docs`, `version-${name}`),
      ...(label !== undefined && { label }),
      ...(isBanner(banner) && { banner }),
    };
  });
}

function isBanner(banner: string | undefined): banner is "none" | "unreleased" | "unmaintained" {
  return ["none", "unreleased", "unmaintained"].includes(banner ?? "");
}

function sidebarsOf(
  { dir }: Project,
  { id, options }: DocsInstance,
  version: string,
): DocsCollection["sidebars"] {
  if (version !== "current") {
    const before = id === "default" ? "" : `${id}_`;
    const file = join(dir, `${before}versioned_sidebars`, `version-${version}-sidebars.json`);
    return existsSync(file) ? file : undefined;
  }
  if (options.sidebarPath === false) return false;
  return asString(options.sidebarPath);
}

/** Excludes files by `include` and `exclude` of a plugin. Undefined if the plugin sets neither. */
function exclusionFilter({
  include,
  exclude,
}: JsonRecord): ((path: string) => boolean) | undefined {
  const [wanted, refused] = [patternsOf(include), patternsOf(exclude)];
  if (wanted.length === 0 && refused.length === 0) return undefined;
  return (path) => (wanted.length > 0 && !matchesGlob(wanted, path)) || matchesGlob(refused, path);
}

function patternsOf(value: Json): string[] {
  return asArray(value).flatMap((pattern) => asString(pattern) ?? []);
}

/** Matches globs as Docusaurus does: a pattern that begins with `!` excludes its paths. */
function matchesGlob(patterns: readonly string[], path: string): boolean {
  const isMatch = (pattern: string) => picomatch.isMatch(path, pattern.replace(/^\.?\//, ""));
  const wanted = patterns.filter((pattern) => !pattern.startsWith("!"));
  const refused = patterns.filter((pattern) => pattern.startsWith("!"));
  return wanted.some(isMatch) && !refused.some((pattern) => isMatch(pattern.slice(1)));
}
