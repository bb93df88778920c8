import type { SiteConfig } from "../../config/schemas/site-config.ts";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { diagnose, wholeFile } from "../../model/diagnostics/rule.ts";
import { withTrailingSlash } from "../../model/url/route.ts";
import type { DocSource } from "../load/loaded-content.ts";
import { fileRules } from "../rules/file-rules.ts";
import { docId, docPath, docRoute, isFolderIndex } from "./doc-route.ts";
import type { RoutedArticles, RoutedDoc } from "./routed-doc.ts";
import { uniqueRoutes } from "./unique-routes.ts";

type RouteConfig = Pick<SiteConfig, "docsRoute" | "trailingSlash">;

/** Gives every page its id and its route. Of two pages with one route, the first is kept. */
export function routeDocs(
  sources: readonly DocSource[],
  config: RouteConfig,
): RoutedArticles<RoutedDoc> {
  const { articles, diagnostics } = uniqueRoutes(sources.map((source) => routeDoc(source, config)));
  const byId = new Map<string, RoutedDoc>();
  for (const doc of articles) {
    const sameId = byId.get(doc.id);
    if (sameId) diagnostics.push(duplicateId(doc, sameId));
    else byId.set(doc.id, doc);
  }
  return { articles, diagnostics };
}

function routeDoc(source: DocSource, { docsRoute, trailingSlash }: RouteConfig): RoutedDoc {
  const { id, slug } = source.frontMatter;
  const path = docPath(source.path);
  return {
    ...source,
    id: docId(path, id),
    route: withTrailingSlash(docRoute(path, { docsRoute, slug, id }), trailingSlash),
    folder: source.path.split("/").slice(0, -1).join("/"),
    isFolderIndex: isFolderIndex(path),
  };
}

function duplicateId({ id, file }: RoutedDoc, first: RoutedDoc): Diagnostic {
  return diagnose(fileRules["duplicate-id"], wholeFile(file), { id, first: first.file });
}
