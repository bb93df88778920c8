import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { nearest } from "../../model/diagnostics/nearest.ts";
import { routeKey, safeDecode, withBase } from "../../model/url/route.ts";
import { expandPatterns } from "./expand-patterns.ts";
import { redirectsFile } from "./parse-redirects.ts";
import type { Redirect, RedirectLine, RedirectPage, RedirectSite } from "./redirect.ts";
import { redirectFile } from "./redirect-page.ts";

interface Resolved {
  redirects: Redirect[];
  diagnostics: Diagnostic[];
}

type Problem = Pick<Diagnostic, "rule" | "message" | "hint"> & { at: "from" | "to" };

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
    if (before) diagnostics.push(toDiagnostic(line, duplicate(line, before)));
    else first.set(routeKey(line.from), line);
  }
  const known: Known = { ...site, byKey, lines: first };
  const redirects: Redirect[] = [];
  for (const line of first.values()) {
    const problem = sourceProblem(line, known);
    const end = problem ?? followTo(line, known);
    if (typeof end === "string") redirects.push({ from: line.from, href: end });
    else if (end) diagnostics.push(toDiagnostic(line, end));
  }
  return { redirects, diagnostics };
}

function toDiagnostic(line: RedirectLine, { at, ...problem }: Problem): Diagnostic {
  const column = at === "from" ? 1 : line.from.length + 2;
  return { severity: "error", file: redirectsFile, line: line.line, column, ...problem };
}

function duplicate(line: RedirectLine, before: RedirectLine): Problem {
  return {
    at: "from",
    rule: "duplicate-redirect",
    message: `\`${line.from}\` is redirected twice`,
    hint: `line ${before.line} leads it to \`${before.to}\`: keep one of them`,
  };
}

/** A redirect must not hide a page or a file. */
function sourceProblem({ from }: RedirectLine, { byKey, files }: Known): Problem | undefined {
  const file = redirectFile(from);
  const page = byKey.has(routeKey(from.replace(/\/index\.html$/, "/")));
  const hidden = page ? "page" : covers(file, files) ? "file" : undefined;
  return (
    hidden && {
      at: "from",
      rule: "redirect-hides-page",
      message: `\`${from}\` is a ${hidden} of this site and cannot be redirected`,
      hint: `remove the redirect, or move the ${hidden}`,
    }
  );
}

/** True where the file exists, or where a file stands in place of one of its folders. */
function covers(file: string, files: ReadonlySet<string>): boolean {
  const parts = file.split("/");
  return parts.some((_, index) => files.has(parts.slice(0, index + 1).join("/")));
}

/**
 * The finished address at the end of a chain of redirects, or why there is none; undefined where
 * another line of the chain is to blame and has its own finding.
 */
function followTo(start: RedirectLine, known: Known): string | Problem | undefined {
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
  { to }: RedirectLine,
  { page, anchor, known }: { page: RedirectPage; anchor: string; known: Known },
): string | Problem {
  const href = withBase(known.baseUrl, page.route);
  if (anchor === "") return href;
  const ids = new Set(page.ids);
  if (ids.has(anchor) || ids.has(safeDecode(anchor))) return `${href}#${anchor}`;
  const near = nearest(anchor, ids);
  return {
    at: "to",
    rule: "broken-redirect",
    message: `\`${to}\` names an anchor that \`${page.route}\` does not have`,
    hint: near ? `did you mean \`#${near}\`?` : "lead to the page without an anchor",
  };
}

function anchorOfRedirect({ to }: RedirectLine, next: RedirectLine): Problem {
  return {
    at: "to",
    rule: "broken-redirect",
    message: `\`${to}\` names an anchor of an address that is redirected itself`,
    hint: `lead to \`${next.to}\` and an anchor of it`,
  };
}

function loop({ from, to }: RedirectLine): Problem {
  return {
    at: "to",
    rule: "redirect-loop",
    message: `the redirect of \`${from}\` to \`${to}\` never reaches a page`,
    hint: "it leads in a circle: let one of its redirects lead to a page",
  };
}

function noPage({ to }: RedirectLine, { pages }: Known): Problem {
  const near = nearest(
    to,
    pages.map(({ route }) => route),
  );
  return {
    at: "to",
    rule: "broken-redirect",
    message: `\`${to}\` leads to no page`,
    hint: near ? `did you mean \`${near}\`?` : "no page has a similar address",
  };
}
