import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { diagnose } from "../../model/diagnostics/rule.ts";
import { routeKey, safeDecode } from "../../model/url/route.ts";
import { publishRules } from "../rules.ts";
import type { RedirectLine, RedirectPage } from "./parse-redirects.ts";
import { redirectsFile } from "./parse-redirects.ts";

interface Expanded {
  /** Without patterns. */
  lines: RedirectLine[];
  diagnostics: Diagnostic[];
}

/**
 * Turns a rule such as `/guides/*` to `/docs/guides/*` into one redirect for each page and each
 * redirect at or below `/docs/guides`: a file host knows no rules. Redirects in words win over rules.
 */
export function expandPatterns(lines: RedirectLine[], pages: readonly RedirectPage[]): Expanded {
  const single = lines.filter(({ pattern }) => !pattern);
  const taken = new Set(single.map(({ from }) => routeKey(from)));
  const routes = [
    ...new Set([
      ...pages.map(({ route }) => routeKey(route)),
      ...single.map(({ from }) => routeKey(from)),
    ]),
  ];
  const expanded = lines
    .filter(({ pattern }) => pattern)
    .map((line) => ({ line, found: matches(line, routes) }));
  return {
    lines: [
      ...single,
      ...expanded.flatMap(({ found }) => found).filter(({ from }) => !taken.has(routeKey(from))),
    ],
    diagnostics: expanded
      .filter(({ found }) => found.length === 0)
      .map(({ line }) => matchesNothing(line)),
  };
}

function matches(line: RedirectLine, routes: string[]): RedirectLine[] {
  const from = line.from.slice(0, -2);
  const to = safeDecode(line.to.slice(0, -2));
  return routes
    .filter((route) => route === to || route.startsWith(`${to}/`))
    .map((route) => ({ ...line, from: from + route.slice(to.length), to: route, pattern: false }))
    .filter((single) => single.from !== "");
}

function matchesNothing({ line, from, to }: RedirectLine): Diagnostic {
  const place = { file: redirectsFile, line, column: from.length + 2 };
  const folder = to.slice(0, -2);
  return diagnose(publishRules["broken-redirect"], place, { problem: "no match", folder });
}
