import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { findNearest } from "../../model/diagnostics/nearest.ts";
import { diagnose, type SourceLocation } from "../../model/diagnostics/rule.ts";
import {
  getPathPrefixes,
  getRouteKey,
  type Route,
  safeDecode,
  withBase,
} from "../../model/url/route.ts";
import { publishRules } from "../rules.ts";
import {
  type AnchorRedirect,
  getRedirectFile,
  type Redirect,
  type RedirectLine,
  type RedirectPage,
  type RedirectSite,
  redirectsFile,
  splitAnchor,
} from "./parse-redirects.ts";

export interface ResolvedRedirects {
  redirects: Redirect[];
  anchors: AnchorRedirect[];
  diagnostics: Diagnostic[];
}

interface RedirectContext extends RedirectSite {
  pagesByKey: ReadonlyMap<string, RedirectPage>;
  lines: ReadonlyMap<string, RedirectLine>;
}

function getKey(route: Route, anchor: string): string {
  return anchor === "" ? getRouteKey(route) : `${getRouteKey(route)}#${anchor}`;
}

export function resolveRedirects(
  redirectLines: RedirectLine[],
  site: RedirectSite,
): ResolvedRedirects {
  const pagesByKey = new Map(site.pages.map((page) => [getRouteKey(page.route), page]));
  const expanded = expandPatterns(redirectLines, site.pages);
  const first = new Map<string, RedirectLine>();
  const diagnostics = [...expanded.diagnostics];
  for (const line of expanded.lines) {
    const key = getKey(line.from, line.anchor);
    const before = first.get(key);
    if (before) diagnostics.push(diagnoseDuplicate(line, before));
    else first.set(key, line);
  }
  const context: RedirectContext = { ...site, pagesByKey, lines: first };
  const redirects: Redirect[] = [];
  const anchors: AnchorRedirect[] = [];
  for (const line of first.values()) {
    const { from, anchor } = line;
    const sourceDiagnostic =
      anchor === "" ? checkSource(line, context) : checkAnchor(line, context);
    const { href, diagnostic } = sourceDiagnostic
      ? { diagnostic: sourceDiagnostic }
      : followTarget(line, context);
    if (diagnostic) diagnostics.push(diagnostic);
    if (href === undefined) continue;
    if (anchor === "") redirects.push({ from, href });
    else anchors.push({ from, anchor, href });
  }
  diagnostics.push(...findCaseConflicts(redirects, context));
  return { redirects, anchors, diagnostics };
}

/** On a disk that ignores case, the file of a redirect would replace that of the page. */
function findCaseConflicts(
  redirects: readonly Redirect[],
  { pages, lines }: RedirectContext,
): Diagnostic[] {
  const byLowerCase = new Map<string, { address: Route; href?: string }>(
    pages.map(({ route }) => [getRouteKey(route).toLowerCase(), { address: route }]),
  );
  const reported = new Map<number, Diagnostic>();
  for (const { from, href } of redirects) {
    const lowerCase = getRouteKey(from).toLowerCase();
    const other = byLowerCase.get(lowerCase);
    const line = lines.get(getRouteKey(from));
    if (!other) byLowerCase.set(lowerCase, { address: from, href });
    else if (line && other.href !== href && !reported.has(line.line)) {
      const of = other.href === undefined ? "page" : "redirect";
      const values = { from, of, other: other.address } as const;
      const rule = publishRules["redirect-differs-by-case"];
      reported.set(line.line, diagnose(rule, locateSource(line), values));
    }
  }
  return [...reported.values()];
}

function locateSource({ line }: RedirectLine): SourceLocation {
  return { file: redirectsFile, line, column: 1 };
}

function locateTarget({ line, column }: RedirectLine): SourceLocation {
  return { file: redirectsFile, line, column };
}

function formatSource({ from, anchor }: RedirectLine): string {
  return anchor === "" ? from : `${from}#${anchor}`;
}

function diagnoseDuplicate(redirect: RedirectLine, { line, to }: RedirectLine): Diagnostic {
  const values = { from: formatSource(redirect), line, to };
  return diagnose(publishRules["duplicate-redirect"], locateSource(redirect), values);
}

/** A redirect must not hide a page or a file. */
function checkSource(
  redirect: RedirectLine,
  { pagesByKey, files }: RedirectContext,
): Diagnostic | undefined {
  const { from } = redirect;
  const file = getRedirectFile(from);
  const hidesPage = pagesByKey.has(getRouteKey(from.replace(/\/index\.html$/, "/")));
  if (!hidesPage && !getPathPrefixes(file).some((path) => files.has(path))) return undefined;
  const values = { from, hidden: hidesPage ? "page" : "file" } as const;
  return diagnose(publishRules["redirect-hides-page"], locateSource(redirect), values);
}

/** An old anchor must not exist, and its page must exist or be redirected. */
function checkAnchor(redirect: RedirectLine, context: RedirectContext): Diagnostic | undefined {
  const { from, anchor } = redirect;
  const page = context.pagesByKey.get(getRouteKey(from));
  if (page?.ids?.includes(anchor)) {
    const values = { from: formatSource(redirect), hidden: "anchor" } as const;
    return diagnose(publishRules["redirect-hides-page"], locateSource(redirect), values);
  }
  if (page || context.lines.has(getRouteKey(from))) return undefined;
  const values = { kind: "no-source", from } as const;
  return diagnose(publishRules["broken-redirect"], locateSource(redirect), values);
}

interface RedirectTarget {
  /** Final address, without an anchor that does not exist. */
  href?: string;
  /** Undefined if another line of the chain reports it. */
  diagnostic?: Diagnostic | undefined;
}

function followTarget(start: RedirectLine, context: RedirectContext): RedirectTarget {
  const seen = new Set<RedirectLine>();
  let line = start;
  for (;;) {
    if (!line.to.startsWith("/")) return { href: line.to };
    const isFirst = line === start;
    const { path: route, anchor = "" } = splitAnchor(line.to);
    const moved = anchor === "" ? undefined : context.lines.get(getKey(route, safeDecode(anchor)));
    const page = context.pagesByKey.get(getRouteKey(route));
    if (page && !moved) {
      const { href, diagnostic } = resolveAnchor(line, { page, anchor, context });
      return isFirst ? { href, diagnostic } : { href };
    }
    seen.add(line);
    const next = moved ?? context.lines.get(getRouteKey(route));
    if (next === undefined)
      return isFirst ? { diagnostic: diagnoseMissingPage(start, context) } : {};
    if (!moved && anchor !== "")
      return isFirst ? { diagnostic: diagnoseAnchorOfRedirect(start, next) } : {};
    if (seen.has(next)) return next === start ? { diagnostic: diagnoseLoop(start) } : {};
    line = next;
  }
}

function resolveAnchor(
  redirect: RedirectLine,
  { page, anchor, context }: { page: RedirectPage; anchor: string; context: RedirectContext },
): RedirectTarget & { href: string } {
  const href = withBase(context.baseUrl, page.route);
  if (anchor === "") return { href };
  const ids = page.ids && new Set(page.ids);
  if (ids === null || ids.has(anchor) || ids.has(safeDecode(anchor))) {
    return { href: `${href}#${anchor}` };
  }
  const diagnostic = diagnose(publishRules["broken-redirect"], locateTarget(redirect), {
    kind: "no-anchor",
    to: redirect.to,
    route: page.route,
    suggestion: findNearest(anchor, ids),
  });
  return { href, diagnostic };
}

function diagnoseAnchorOfRedirect(redirect: RedirectLine, next: RedirectLine): Diagnostic {
  return diagnose(publishRules["broken-redirect"], locateTarget(redirect), {
    kind: "anchor-of-redirect",
    to: redirect.to,
    next: next.to,
  });
}

function diagnoseLoop(redirect: RedirectLine): Diagnostic {
  const values = { from: formatSource(redirect), to: redirect.to };
  return diagnose(publishRules["redirect-loop"], locateTarget(redirect), values);
}

function diagnoseMissingPage(redirect: RedirectLine, { pages }: RedirectContext): Diagnostic {
  const { to } = redirect;
  const routes = pages.map(({ route }) => route);
  const suggestion = findNearest(to, routes);
  return diagnose(publishRules["broken-redirect"], locateTarget(redirect), {
    kind: "no-page",
    to,
    suggestion,
  });
}

interface ExpandedPatterns {
  lines: RedirectLine[];
  diagnostics: Diagnostic[];
}

/** Expands patterns such as `/guides/*`, which static hosts cannot match. */
export function expandPatterns(
  lines: RedirectLine[],
  pages: readonly RedirectPage[],
): ExpandedPatterns {
  const anchors = lines.filter(({ anchor }) => anchor !== "");
  const single = lines.filter(({ anchor, isPattern }) => anchor === "" && !isPattern);
  const singleSources = new Set(single.map(({ from }) => getRouteKey(from)));
  const routes = [
    ...new Set([
      ...pages.map(({ route }) => getRouteKey(route)),
      ...single.map(({ from }) => getRouteKey(from)),
    ]),
  ];
  const expanded = lines
    .filter(({ isPattern }) => isPattern)
    .map((line) => ({ line, matches: expandPattern(line, routes) }));
  return {
    lines: [
      ...single,
      ...expanded
        .flatMap(({ matches }) => matches)
        .filter(({ from }) => !singleSources.has(getRouteKey(from))),
      ...anchors,
    ],
    diagnostics: expanded
      .filter(({ matches }) => matches.length === 0)
      .map(({ line }) => diagnoseNoMatch(line)),
  };
}

function expandPattern(line: RedirectLine, routes: string[]): RedirectLine[] {
  const from = line.from.slice(0, -2);
  const to = safeDecode(line.to.slice(0, -2));
  return routes
    .filter((route) => route === to || route.startsWith(`${to}/`))
    .map((route) => ({ ...line, from: from + route.slice(to.length), to: route, isPattern: false }))
    .filter((single) => single.from !== "");
}

function diagnoseNoMatch(redirect: RedirectLine): Diagnostic {
  const values = { kind: "no-match", folder: redirect.to.slice(0, -2) } as const;
  return diagnose(publishRules["broken-redirect"], locateTarget(redirect), values);
}
