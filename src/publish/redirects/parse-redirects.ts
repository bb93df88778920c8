import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { diagnose, type SourceLocation } from "../../model/diagnostics/rule.ts";
import { type Route, routeFolder, safeDecode } from "../../model/url/route.ts";
import { publishRules } from "../rules.ts";

export const redirectsFile = "redirects.tsv";

export interface RedirectLine {
  line: number;
  from: Route;
  /** Empty if the whole page moved. */
  anchor: string;
  column: number;
  /** A route, optionally with an anchor, or an `https:` URL. */
  to: string;
  /** Whether `from` and `to` end with `/*`. */
  pattern: boolean;
}

export interface Redirect {
  from: Route;
  href: string;
}

export interface AnchorRedirect extends Redirect {
  anchor: string;
}

export interface RedirectSite {
  url: string;
  baseUrl: string;
  pages: readonly RedirectPage[];
  files: ReadonlySet<string>;
}

export interface RedirectPage {
  route: Route;
  /** Null before rendering. */
  ids: readonly string[] | null;
}

export interface ParsedRedirects {
  lines: RedirectLine[];
  diagnostics: Diagnostic[];
}

/** Parses `redirects.tsv`: one redirect per line, old and new address separated by a tab. */
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
        : diagnose(publishRules["invalid-redirect"], getStart(line), { problem: "fields" });
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

export function splitAnchor(address: string): { from: Route; anchor: string | undefined } {
  const start = address.indexOf("#");
  if (start < 0) return { from: address, anchor: undefined };
  return { from: address.slice(0, start), anchor: address.slice(start + 1) };
}

function getStart(line: number): SourceLocation {
  return { file: redirectsFile, line, column: 1 };
}

function findProblem(from: string, to: string, line: number): Diagnostic | undefined {
  const { "invalid-redirect": invalid, "refused-redirect": refused } = publishRules;
  const location = { ...getStart(line), column: from.length + 2 };
  if (!isSource(from)) return diagnose(invalid, getStart(line), { problem: "source", from });
  if (from.endsWith("/*") !== to.endsWith("/*"))
    return diagnose(invalid, location, { problem: "half-pattern", from, to });
  const target = splitAnchor(to);
  const isPath =
    isPlainPath(target.from) && (target.anchor === undefined || isAnchor(target.anchor));
  if (isPath || isSafeAddress(to)) return undefined;
  return diagnose(refused, location, { to });
}

/** A path, or an anchor of a page. */
function isSource(source: string): boolean {
  const { from, anchor } = splitAnchor(source);
  if (!isPlainPath(from)) return false;
  return anchor === undefined || (!from.endsWith("/*") && isAnchor(anchor));
}

function isAnchor(anchor: string): boolean {
  return /^[^#*\s"<>]+$/.test(anchor);
}

/** A path without scheme, host, query, or `..`; `*` only at the end. */
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

export function redirectOutputPath(from: Route): string {
  const path = routeFolder(from);
  return /\.html?$/.test(path) ? path : [path, "index.html"].filter(Boolean).join("/");
}
