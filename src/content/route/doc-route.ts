import type { SiteConfig } from "../../config/schemas/site-config.ts";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { diagnose, wholeFile } from "../../model/diagnostics/rule.ts";
import { type Route, safeDecode, withTrailingSlash } from "../../model/url/route.ts";
import { withoutNumberPrefix } from "../load/file-names.ts";
import type { DocSource } from "../load/loaded-content.ts";
import { fileRules } from "../rules/file-rules.ts";
import { getUniqueRoutes, type RoutedArticles, type RoutedDoc } from "./routed-doc.ts";

interface RouteOptions {
  docsRoute: string;
  slug?: string | undefined;
  /** Replaces the file name if there is no slug. */
  id?: string | undefined;
}

export function getDocRoute(path: DocPath, { docsRoute, slug, id }: RouteOptions): Route {
  const lastPart = slug ?? (isFolderIndex(path) ? "" : (id ?? path.name));
  const folders = lastPart.startsWith("/") ? [] : path.folders;
  const segments = resolveDots([...folders, ...lastPart.split("/")].flatMap(decodeSegment));
  const route = [...docsRoute.split("/").map(safeDecode), ...segments].filter(
    (part) => part !== "",
  );
  const encoded = `/${route.map(encodeSegment).join("/")}`;
  return slug?.endsWith("/") && encoded !== "/" ? `${encoded}/` : encoded;
}

/** Segments can be encoded, and encoded dots and slashes would also change the folder. */
function decodeSegment(segment: string): string[] {
  return segment.includes("%") ? safeDecode(segment).split("/") : [segment];
}

export function encodeSegment(segment: string): string {
  if (/^[\w.~-]+$/.test(segment)) return segment;
  return encodeURIComponent(segment.normalize("NFC")).replace(/%(40|2B|2C|3B|3D|24|26)/g, (code) =>
    decodeURIComponent(code),
  );
}

function resolveDots(segments: string[]): string[] {
  const resolved: string[] = [];
  for (const segment of segments) {
    if (segment === "..") resolved.pop();
    else if (segment !== ".") resolved.push(segment);
  }
  return resolved;
}

export interface DocPath {
  folders: string[];
  name: string;
  isExact?: boolean | undefined;
}

export function parseDocPath(path: string, isExact?: boolean): DocPath {
  const names = path.replace(/\.mdx?$/i, "").split("/");
  const segments = isExact ? names : names.map(withoutNumberPrefix);
  return { folders: segments.slice(0, -1), name: segments.at(-1) ?? "", isExact };
}

export function getDocId({ folders, name }: DocPath, ownId: string | undefined): string {
  return [...folders, ownId ?? name].join("/").normalize("NFC");
}

export function isFolderIndex({ folders, name, isExact }: DocPath): boolean {
  if (isExact) return false;
  const names = ["index", "readme", folders.at(-1)?.toLowerCase()];
  return names.includes(name.toLowerCase());
}

function isReadme(path: string): boolean {
  return /(?:^|\/)readme\.mdx?$/i.test(path);
}

type RouteConfig = Pick<SiteConfig, "docsRoute" | "trailingSlash">;

export function routeDocs(
  sources: readonly DocSource[],
  config: RouteConfig,
): RoutedArticles<RoutedDoc> {
  const docs = sources.map((source) => routeDoc(source, config));
  // An `index` wins over a `README` next to it.
  const { articles: unique, diagnostics } = getUniqueRoutes([
    ...docs.filter(({ path }) => !isReadme(path)),
    ...docs.filter(({ path }) => isReadme(path)),
  ]);
  const keptDocs = new Set(unique);
  const articles = docs.filter((doc) => keptDocs.has(doc));
  const byId = new Map<string, RoutedDoc>();
  for (const doc of articles) {
    const sameId = byId.get(doc.id);
    if (sameId) diagnostics.push(diagnoseDuplicateId(doc, sameId));
    else byId.set(doc.id, doc);
  }
  return { articles, diagnostics };
}

function routeDoc(source: DocSource, { docsRoute, trailingSlash }: RouteConfig): RoutedDoc {
  const { id, slug } = source.frontMatter;
  const path = parseDocPath(source.path, source.isExactPath);
  return {
    ...source,
    id: getDocId(path, id),
    route: withTrailingSlash(getDocRoute(path, { docsRoute, slug, id }), trailingSlash),
    folder: source.path.split("/").slice(0, -1).join("/"),
    isFolderIndex: isFolderIndex(path),
  };
}

function diagnoseDuplicateId({ id, file }: RoutedDoc, first: RoutedDoc): Diagnostic {
  return diagnose(fileRules["duplicate-id"], wholeFile(file), { id, first: first.file });
}
