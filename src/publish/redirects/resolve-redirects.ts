import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { nearest } from "../../model/diagnostics/nearest.ts";
import { diagnose, type Place } from "../../model/diagnostics/rule.ts";
import { routeKey, safeDecode, withBase } from "../../model/url/route.ts";
import { publishRules } from "../rules.ts";
import {
  type Redirect,
  type RedirectLine,
  type RedirectPage,
  type RedirectSite,
  redirectsFile,
} from "./parse-redirects.ts";
import { redirectFile } from "./redirect-page.ts";

interface Resolved {
  redirects: Redirect[];
  diagnostics: Diagnostic[];
}

interface Known extends RedirectSite {
  byKey: ReadonlyMap<string, RedirectPage>;
  lines: ReadonlyMap<string, RedirectLine>;
}

/** Checks every redirect against the finished site; those that lead to others lead to the end at once. */
export function resolveRedirects(written: RedirectLine[], site: RedirectSite): Resolved {
  const byKey = new Map(site.pages.map((page) => [routeKey(page.route), page]));
  const expanded = expandPatterns(written, site.pages);
  const first = new Map<string, RedirectLine>();
  const diagnostics = [...expanded.diagnostics];
  for (const line of expanded.lines) {
    const before = first.get(routeKey(line.from));
    if (before) diagnostics.push(duplicate(line, before));
    else first.set(routeKey(line.from), line);
  }
  const known: Known = { ...site, byKey, lines: first };
  const redirects: Redirect[] = [];
  for (const line of first.values()) {
    const problem = sourceProblem(line, known);
    const end = problem ?? followTo(line, known);
    if (typeof end === "string") redirects.push({ from: line.from, href: end });
    else if (end) diagnostics.push(end);
  }
  return { redirects, diagnostics };
}

/** Where the old address of a redirect stands. */
function sourceOf({ line }: RedirectLine): Place {
  return { file: redirectsFile, line, column: 1 };
}

/** Where its new address stands. */
function targetOf({ line, from }: RedirectLine): Place {
  return { file: redirectsFile, line, column: from.length + 2 };
}

function duplicate(redirect: RedirectLine, { line, to }: RedirectLine): Diagnostic {
  const values = { from: redirect.from, line, to };
  return diagnose(publishRules["duplicate-redirect"], sourceOf(redirect), values);
}

/** A redirect must not hide a page or a file. */
function sourceProblem(redirect: RedirectLine, { byKey, files }: Known): Diagnostic | undefined {
  const { from } = redirect;
  const file = redirectFile(from);
  const page = byKey.has(routeKey(from.replace(/\/index\.html$/, "/")));
  const hidden = page ? "page" : covers(file, files) ? "file" : undefined;
  return (
    hidden && diagnose(publishRules["redirect-hides-page"], sourceOf(redirect), { from, hidden })
  );
}

/** True where the file exists, or where one of its folders is a file. */
function covers(file: string, files: ReadonlySet<string>): boolean {
  const parts = file.split("/");
  return parts.some((_, index) => files.has(parts.slice(0, index + 1).join("/")));
}

/**
 * The finished address at the end of a chain of redirects, or why there is none; undefined where
 * another line of the chain is to blame and has its own finding.
 */
function followTo(start: RedirectLine, known: Known): string | Diagnostic | undefined {
  const seen = new Set<RedirectLine>();
  let line = start;
  for (;;) {
    if (!line.to.startsWith("/")) return line.to;
    const [route = "", anchor = ""] = line.to.split("#");
    const page = known.byKey.get(routeKey(route));
    if (page) return checkAnchor(line, { page, anchor, known });
    seen.add(line);
    const next = known.lines.get(routeKey(route));
    if (next === undefined) return line === start ? noPage(start, known) : undefined;
    if (anchor !== "") return line === start ? anchorOfRedirect(start, next) : undefined;
    if (seen.has(next)) return next === start ? loop(start) : undefined;
    line = next;
  }
}

function checkAnchor(
  redirect: RedirectLine,
  { page, anchor, known }: { page: RedirectPage; anchor: string; known: Known },
): string | Diagnostic {
  const href = withBase(known.baseUrl, page.route);
  if (anchor === "") return href;
  const ids = new Set(page.ids);
  if (ids.has(anchor) || ids.has(safeDecode(anchor))) return `${href}#${anchor}`;
  return diagnose(publishRules["broken-redirect"], targetOf(redirect), {
    problem: "no anchor",
    to: redirect.to,
    route: page.route,
    near: nearest(anchor, ids),
  });
}

function anchorOfRedirect(redirect: RedirectLine, next: RedirectLine): Diagnostic {
  return diagnose(publishRules["broken-redirect"], targetOf(redirect), {
    problem: "anchor of a redirect",
    to: redirect.to,
    next: next.to,
  });
}

function loop(redirect: RedirectLine): Diagnostic {
  const { from, to } = redirect;
  return diagnose(publishRules["redirect-loop"], targetOf(redirect), { from, to });
}

function noPage(redirect: RedirectLine, { pages }: Known): Diagnostic {
  const { to } = redirect;
  const routes = pages.map(({ route }) => route);
  const near = nearest(to, routes);
  return diagnose(publishRules["broken-redirect"], targetOf(redirect), {
    problem: "no page",
    to,
    near,
  });
}

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
