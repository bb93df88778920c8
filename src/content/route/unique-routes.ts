import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { type Route, routeKey } from "../../model/url/route.ts";

/** Anything from a file that has an address. */
interface Routed {
  file: string;
  route: Route;
}

/** Of two pages with one route the first stays. */
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
  return {
    rule: "duplicate-route",
    severity: "warning",
    file,
    line: 1,
    column: 1,
    message: `the route \`${route}\` belongs to \`${first.file}\` already; this page is left out`,
    hint: "give one of the two another `slug` or file name",
  };
}
