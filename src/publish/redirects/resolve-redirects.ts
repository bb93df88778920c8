import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { nearest } from "../../model/diagnostics/nearest.ts";
import { diagnose, type SourceLocation } from "../../model/diagnostics/rule.ts";
import { type Route, routeKey, safeDecode, withBase } from "../../model/url/route.ts";
import { publishRules } from "../rules.ts";
import {
  type AnchorRedirect,
  type Redirect,
  type RedirectLine,
  type RedirectPage,
  type RedirectSite,
  redirectOutputPath,
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
  return anchor === "" ? routeKey(route) : `${routeKey(route)}#${anchor}`;
}

export function resolveRedirects(
  redirectLines: RedirectLine[],
  site: RedirectSite,
): ResolvedRedirects {
  const pagesByKey = new Map(site.pages.map((page) => [routeKey(page.route), page]));
  const expanded = expandPatterns(redirectLines, site.pages);
  const first = new Map<string, RedirectLine>();
  const diagnostics = [...expanded.diagnostics];
  for (const line of expanded.lines) {
    const key = getKey(line.from, line.anchor);
    const before = first.get(key);
    if (before) diagnostics.push(diagnoseDuplicate(line, before));
    else first.set(key, line);
  }
  const known: RedirectContext = { ...site, pagesByKey, lines: first };
  const redirects: Redirect[] = [];
  const anchors: AnchorRedirect[] = [];
  for (const line of first.values()) {
    const { from, anchor } = line;
    const problem = anchor === "" ? checkSource(line, known) : checkAnchor(line, known);
    const { href, problem: found } = problem ? { problem } : followTarget(line, known);
    if (found) diagnostics.push(found);
    if (href === undefined) continue;
    if (anchor === "") redirects.push({ from, href });
    else anchors.push({ from, anchor, href });
  }
  diagnostics.push(...caseConflicts(redirects, known));
  return { redirects, anchors, diagnostics };
}

/** On a disk that ignores case, the file of a redirect would replace that of the page. */
function caseConflicts(
  redirects: readonly Redirect[],
  { pages, lines }: RedirectContext,
): Diagnostic[] {
  const byLetters = new Map<string, { address: Route; href?: string }>(
    pages.map(({ route }) => [routeKey(route).toLowerCase(), { address: route }]),
  );
  const reported = new Map<number, Diagnostic>();
  for (const { from, href } of redirects) {
    const letters = routeKey(from).toLowerCase();
    const other = byLetters.get(letters);
    const line = lines.get(routeKey(from));
    if (!other) byLetters.set(letters, { address: from, href });
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
  const file = redirectOutputPath(from);
  const page = pagesByKey.has(routeKey(from.replace(/\/index\.html$/, "/")));
  const hidden = page ? "page" : isFileOrBelowFile(file, files) ? "file" : undefined;
  return (
    hidden &&
    diagnose(publishRules["redirect-hides-page"], locateSource(redirect), { from, hidden })
  );
}

/** An old anchor must not exist, and its page must exist or be redirected. */
function checkAnchor(redirect: RedirectLine, known: RedirectContext): Diagnostic | undefined {
  const { from, anchor } = redirect;
  const page = known.pagesByKey.get(routeKey(from));
  if (page?.ids?.includes(anchor)) {
    const values = { from: formatSource(redirect), hidden: "anchor" } as const;
    return diagnose(publishRules["redirect-hides-page"], locateSource(redirect), values);
  }
  if (page || known.lines.has(routeKey(from))) return undefined;
  const values = { problem: "no source", from } as const;
  return diagnose(publishRules["broken-redirect"], locateSource(redirect), values);
}

function isFileOrBelowFile(file: string, files: ReadonlySet<string>): boolean {
  const parts = file.split("/");
  return parts.some((_, index) => files.has(parts.slice(0, index + 1).join("/")));
}

interface RedirectTarget {
  /** Final address, without an anchor that does not exist. */
  href?: string;
  /** Undefined if another line of the chain reports it. */
  problem?: Diagnostic | undefined;
}

function followTarget(start: RedirectLine, known: RedirectContext): RedirectTarget {
  const seen = new Set<RedirectLine>();
  let line = start;
  for (;;) {
    if (!line.to.startsWith("/")) return { href: line.to };
    const isOwn = line === start;
    const { from: route, anchor = "" } = splitAnchor(line.to);
    const moved = anchor === "" ? undefined : known.lines.get(getKey(route, safeDecode(anchor)));
    const page = known.pagesByKey.get(routeKey(route));
    if (page && !moved) {
      const { href, problem } = resolveAnchor(line, { page, anchor, known });
      return isOwn ? { href, problem } : { href };
    }
    seen.add(line);
    const next = moved ?? known.lines.get(routeKey(route));
    if (next === undefined) return isOwn ? { problem: diagnoseMissingPage(start, known) } : {};
    if (!moved && anchor !== "")
      return isOwn ? { problem: diagnoseAnchorOfRedirect(start, next) } : {};
    if (seen.has(next)) return next === start ? { problem: diagnoseLoop(start) } : {};
    line = next;
  }
}

function resolveAnchor(
  redirect: RedirectLine,
  { page, anchor, known }: { page: RedirectPage; anchor: string; known: RedirectContext },
): RedirectTarget & { href: string } {
  const href = withBase(known.baseUrl, page.route);
  if (anchor === "") return { href };
  const ids = page.ids && new Set(page.ids);
  if (ids === null || ids.has(anchor) || ids.has(safeDecode(anchor))) {
    return { href: `${href}#${anchor}` };
  }
  const problem = diagnose(publishRules["broken-redirect"], locateTarget(redirect), {
    problem: "no anchor",
    to: redirect.to,
    route: page.route,
    suggestion: nearest(anchor, ids),
  });
  return { href, problem };
}

function diagnoseAnchorOfRedirect(redirect: RedirectLine, next: RedirectLine): Diagnostic {
  return diagnose(publishRules["broken-redirect"], locateTarget(redirect), {
    problem: "anchor of a redirect",
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
  const suggestion = nearest(to, routes);
  return diagnose(publishRules["broken-redirect"], locateTarget(redirect), {
    problem: "no page",
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
  const single = lines.filter(({ anchor, pattern }) => anchor === "" && !pattern);
  const singleSources = new Set(single.map(({ from }) => routeKey(from)));
  const routes = [
    ...new Set([
      ...pages.map(({ route }) => routeKey(route)),
      ...single.map(({ from }) => routeKey(from)),
    ]),
  ];
  const expanded = lines
    .filter(({ pattern }) => pattern)
    .map((line) => ({ line, found: expandPattern(line, routes) }));
  return {
    lines: [
      ...single,
      ...expanded
        .flatMap(({ found }) => found)
        .filter(({ from }) => !singleSources.has(routeKey(from))),
      ...anchors,
    ],
    diagnostics: expanded
      .filter(({ found }) => found.length === 0)
      .map(({ line }) => diagnoseNoMatch(line)),
  };
}

function expandPattern(line: RedirectLine, routes: string[]): RedirectLine[] {
  const from = line.from.slice(0, -2);
  const to = safeDecode(line.to.slice(0, -2));
  return routes
    .filter((route) => route === to || route.startsWith(`${to}/`))
    .map((route) => ({ ...line, from: from + route.slice(to.length), to: route, pattern: false }))
    .filter((single) => single.from !== "");
}

function diagnoseNoMatch(redirect: RedirectLine): Diagnostic {
  const values = { problem: "no match", folder: redirect.to.slice(0, -2) } as const;
  return diagnose(publishRules["broken-redirect"], locateTarget(redirect), values);
}
