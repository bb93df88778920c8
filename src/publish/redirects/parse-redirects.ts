import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { diagnose, type SourceLocation } from "../../model/diagnostics/rule.ts";
import { getRouteFolder, type Route, safeDecode } from "../../model/url/route.ts";
import { publishRules } from "../rules.ts";

export const redirectsFile = "redirects.tsv";

export interface RedirectLine {
  line: number;
  /** Where `to` begins in the line. */
  column: number;
  from: Route;
  /** Empty if the whole page moved. */
  anchor: string;
  /** A route, optionally with an anchor, or an `https:` URL. */
  to: string;
  /** Whether `from` and `to` end with `/*`. */
  isPattern: boolean;
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
  const rows = text.replace(/^\uFEFF/, "").split(/\r?\n/);
  for (const [index, raw] of rows.entries()) {
    if (raw.trim() === "" || raw.startsWith("#")) continue;
    const line = index + 1;
    const fields = raw.split("\t");
    const [from = "", to = ""] = fields;
    const diagnostic =
      fields.length === 2
        ? checkFields(from, to, line)
        : diagnose(publishRules["invalid-redirect"], getStart(line), { kind: "fields" });
    if (diagnostic) diagnostics.push(diagnostic);
    else lines.push(readLine(line, from, to));
  }
  return { lines, diagnostics };
}

function readLine(line: number, source: string, to: string): RedirectLine {
  const { path: from, anchor = "" } = splitAnchor(source);
  return {
    line,
    column: source.length + 2,
    from,
    anchor: safeDecode(anchor),
    to,
    isPattern: source.endsWith("/*"),
  };
}

export function splitAnchor(address: string): { path: string; anchor: string | undefined } {
  const start = address.indexOf("#");
  if (start < 0) return { path: address, anchor: undefined };
  return { path: address.slice(0, start), anchor: address.slice(start + 1) };
}

function getStart(line: number): SourceLocation {
  return { file: redirectsFile, line, column: 1 };
}

function checkFields(from: string, to: string, line: number): Diagnostic | undefined {
  const { "invalid-redirect": invalid, "refused-redirect": refused } = publishRules;
  const targetLocation = { ...getStart(line), column: from.length + 2 };
  if (!isRouteWithAnchor(from) || from.includes("/*#"))
    return diagnose(invalid, getStart(line), { kind: "source", from });
  if (from.endsWith("/*") !== to.endsWith("/*"))
    return diagnose(invalid, targetLocation, { kind: "half-pattern", from, to });
  if (isRouteWithAnchor(to) || isSafeAddress(to)) return undefined;
  return diagnose(refused, targetLocation, { to });
}

/** The anchor is optional. */
function isRouteWithAnchor(address: string): boolean {
  const { path, anchor } = splitAnchor(address);
  return isPlainPath(path) && (anchor === undefined || isAnchor(anchor));
}

function isAnchor(anchor: string): boolean {
  return /^[^#*\s"<>]+$/.test(anchor);
}

/** A path without scheme, host, query, or `..`; `*` only at the end. Spaces are encoded. */
function isPlainPath(path: string): boolean {
  const decoded = safeDecode(path);
  const segments = decoded.split("/");
  return (
    !/\s/.test(path) &&
    /^\/(?![/\\])(?:[^\s?#*\\"'<>]| )*(\/\*)?$/.test(decoded) &&
    !segments.slice(1, -1).includes("") &&
    !segments.some((segment) => segment === "." || segment === "..")
  );
}

function isSafeAddress(to: string): boolean {
  return /^https:\/\/[^\s"'<>\\*]+$/i.test(to) && URL.canParse(to);
}

export function getRedirectFile(from: Route): string {
  const path = getRouteFolder(from);
  return /\.html?$/.test(path) ? path : [path, "index.html"].filter(Boolean).join("/");
}
