import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { safeDecode } from "../../model/url/route.ts";
import type { RedirectLine } from "./redirect.ts";

export const redirectsFile = "redirects.tsv";

export interface ParsedRedirects {
  lines: RedirectLine[];
  diagnostics: Diagnostic[];
}

type Problem = Pick<Diagnostic, "rule" | "column" | "message" | "hint">;

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
    const problem = fields.length === 2 ? findProblem(from, to) : wrongFields();
    if (problem) diagnostics.push({ severity: "error", file: redirectsFile, line, ...problem });
    else lines.push({ line, from, to, pattern: from.endsWith("/*") });
  }
  return { lines, diagnostics };
}

function wrongFields(): Problem {
  return {
    rule: "invalid-redirect",
    column: 1,
    message: "a redirect is an old address, a tab and a new address",
    hint: "write `/old/address`, one tab, `/new/address`",
  };
}

function findProblem(from: string, to: string): Problem | undefined {
  const column = from.length + 2;
  if (!isPlainPath(from)) return invalidSource(from);
  if (from.endsWith("/*") !== to.endsWith("/*")) return halfPattern(from, to, column);
  if (isPlainPath(to.replace(/#[^#]*$/, "")) || isSafeAddress(to)) return undefined;
  return refusedTarget(to, column);
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

function invalidSource(from: string): Problem {
  return {
    rule: "invalid-redirect",
    column: 1,
    message: `the old address \`${shorten(from)}\` is not a path of this site`,
    hint: "start it with `/`, without query, anchor or `..`; only its end may be `/*`",
  };
}

function halfPattern(from: string, to: string, column: number): Problem {
  return {
    rule: "invalid-redirect",
    column,
    message: `only one of \`${shorten(from)}\` and \`${shorten(to)}\` ends in \`/*\``,
    hint: "a rule for a whole section has `/*` at both ends",
  };
}

function refusedTarget(to: string, column: number): Problem {
  return {
    rule: "refused-redirect",
    column,
    message: `the new address \`${shorten(to)}\` is refused`,
    hint: "lead to a route that starts with `/`, or to an `https:` address",
  };
}

function shorten(text: string): string {
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}
