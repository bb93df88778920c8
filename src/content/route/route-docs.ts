import type { SiteConfig } from "../../config/site-config.ts";
import type { Diagnostic } from "../../model/diagnostic.ts";
import { routeKey, withTrailingSlash } from "../../model/route.ts";
import type { DocSource } from "../load/loaded-content.ts";
import { docId, docPath, isFolderIndex } from "./doc-id.ts";
import { docRoute } from "./doc-route.ts";
import type { RoutedDoc } from "./routed-doc.ts";

export interface RoutedDocs {
  docs: RoutedDoc[];
  diagnostics: Diagnostic[];
}

type RouteConfig = Pick<SiteConfig, "docsRoute" | "trailingSlash">;

/** Gives every page its id and its route. Of two pages with one route the first stays. */
export function routeDocs(sources: readonly DocSource[], config: RouteConfig): RoutedDocs {
  const docs: RoutedDoc[] = [];
  const diagnostics: Diagnostic[] = [];
  const byRoute = new Map<string, RoutedDoc>();
  const byId = new Map<string, RoutedDoc>();
  for (const source of sources) {
    const doc = routeDoc(source, config);
    const sameRoute = byRoute.get(routeKey(doc.route));
    const sameId = byId.get(doc.id);
    if (sameRoute) diagnostics.push(duplicateRoute(doc, sameRoute));
    else if (sameId) diagnostics.push(duplicateId(doc, sameId));
    if (sameRoute) continue;
    byRoute.set(routeKey(doc.route), doc);
    if (!sameId) byId.set(doc.id, doc);
    docs.push(doc);
  }
  return { docs, diagnostics };
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

function duplicateRoute(doc: RoutedDoc, first: RoutedDoc): Diagnostic {
  return {
    rule: "duplicate-route",
    severity: "warning",
    file: doc.file,
    line: 1,
    column: 1,
    message: `the route \`${doc.route}\` belongs to \`${first.file}\` already; this page is left out`,
    hint: "give one of the two another `slug` or file name",
  };
}

function duplicateId(doc: RoutedDoc, first: RoutedDoc): Diagnostic {
  return {
    rule: "duplicate-id",
    severity: "error",
    file: doc.file,
    line: 1,
    column: 1,
    message: `the id \`${doc.id}\` belongs to \`${first.file}\` already`,
    hint: "give one of the two another `id` or file name",
  };
}
