import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { diagnose, wholeFile } from "../../model/diagnostics/rule.ts";
import { type Route, routeKey } from "../../model/url/route.ts";
import { fileRules } from "../rules/file-rules.ts";

/** Anything from a file that has an address. */
interface Routed {
  file: string;
  route: Route;
}

/** Keeps the first of several pages with one route. */
export function uniqueRoutes<A extends Routed>(
  all: readonly A[],
): { articles: A[]; diagnostics: Diagnostic[] } {
  const articles: A[] = [];
  const diagnostics: Diagnostic[] = [];
  const byRoute = new Map<string, A>();
  for (const article of all) {
    const first = byRoute.get(routeKey(article.route));
    if (first) {
      diagnostics.push(duplicateRoute(article, first));
      continue;
    }
    byRoute.set(routeKey(article.route), article);
    articles.push(article);
  }
  return { articles, diagnostics };
}

function duplicateRoute({ file, route }: Routed, first: Routed): Diagnostic {
  return diagnose(fileRules["duplicate-route"], wholeFile(file), { route, first: first.file });
}
