import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { diagnose, type SourceLocation } from "../../model/diagnostics/rule.ts";
import { type Route, safeDecode } from "../../model/url/route.ts";
import { publishRules } from "../rules.ts";

export const redirectsFile = "redirects.tsv";

/** A line of `redirects.tsv` that is well formed; whether it leads anywhere is not known yet. */
export interface RedirectLine {
  /** One-based. */
  line: number;
  from: Route;
  /** The old anchor on the page at `from`, decoded; empty where the whole address has moved. */
  anchor: string;
  /** One-based column of `to`. */
  column: number;
  /** A route, with an anchor where it has one; or an `https:` address. */
  to: string;
  /** `from` and `to` end in `/*`: every page and redirect below `to` is reached from below `from` too. */
  pattern: boolean;
}

/** An old address and the finished address it leads to. */
export interface Redirect {
  from: Route;
  /** With base URL, or absolute. */
  href: string;
}

/** An old anchor and the finished address it leads to. */
export interface MovedAnchor extends Redirect {
  /** Decoded. */
  anchor: string;
}

/** What is known of the site when the redirects are checked. */
export interface RedirectSite {
  /** Origin, without a trailing slash. */
  url: string;
  baseUrl: string;
  pages: readonly RedirectPage[];
  /** Files of the output that no redirect may take the place of, with forward slashes. */
  files: ReadonlySet<string>;
}

export interface RedirectPage {
  route: Route;
  /** Null before the page is rendered: any anchor may be there. */
  ids: readonly string[] | null;
}

export interface ParsedRedirects {
  lines: RedirectLine[];
  diagnostics: Diagnostic[];
}

/** Reads `redirects.tsv`: old address, tab, new address. Blank lines and lines with `#` do not count. */
export function parseRedirects(text: string): ParsedRedirects {
  const lines: RedirectLine[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const [index, raw] of text
    .replace(/^\uFEFF/, "")
    .split(/\r?\n/)
    .entries()) {
    if (raw.trim() === "" || raw.startsWith("#")) continue;
    const line = index + 1;
    const fields = raw.split("\t");
    const [from = "", to = ""] = fields;
    const problem =
      fields.length === 2
        ? findProblem(from, to, line)
        : diagnose(publishRules["invalid-redirect"], startOf(line), { problem: "fields" });
    if (problem) diagnostics.push(problem);
    else lines.push(readLine(line, from, to));
  }
  return { lines, diagnostics };
}

function readLine(line: number, source: string, to: string): RedirectLine {
  const { from, anchor } = splitAnchor(source);
  const pattern = source.endsWith("/*");
  return { line, from, anchor: safeDecode(anchor ?? ""), column: source.length + 2, to, pattern };
}

/** Divides an address at its first `#`; without one there is no anchor. */
export function splitAnchor(address: string): { from: Route; anchor: string | undefined } {
  const start = address.indexOf("#");
  if (start < 0) return { from: address, anchor: undefined };
  return { from: address.slice(0, start), anchor: address.slice(start + 1) };
}

function startOf(line: number): SourceLocation {
  return { file: redirectsFile, line, column: 1 };
}

function findProblem(from: string, to: string, line: number): Diagnostic | undefined {
  const { "invalid-redirect": invalid, "refused-redirect": refused } = publishRules;
  const target = { ...startOf(line), column: from.length + 2 };
  if (!isSource(from)) return diagnose(invalid, startOf(line), { problem: "source", from });
  if (from.endsWith("/*") !== to.endsWith("/*"))
    return diagnose(invalid, target, { problem: "half pattern", from, to });
  if (isPlainPath(to.replace(/#[^#]*$/, "")) || isSafeAddress(to)) return undefined;
  return diagnose(refused, target, { to });
}

/** An old address: a path, or an anchor of one page. */
function isSource(source: string): boolean {
  const { from, anchor } = splitAnchor(source);
  if (!isPlainPath(from)) return false;
  return anchor === undefined || (!from.endsWith("/*") && /^[^#\s]+$/.test(anchor));
}

/** A path of this site: no scheme, host, query or way out of a folder; `*` only as its end. */
function isPlainPath(path: string): boolean {
  const decoded = safeDecode(path);
  const segments = decoded.split("/");
  return (
    /^\/(?![/\\])[^\s?#*\\"'<>]*(\/\*)?$/.test(decoded) &&
    !segments.slice(1, -1).includes("") &&
    !segments.some((segment) => segment === "." || segment === "..")
  );
}

function isSafeAddress(to: string): boolean {
  return /^https:\/\/[^\s"'<>\\*]+$/i.test(to) && URL.canParse(to);
}
