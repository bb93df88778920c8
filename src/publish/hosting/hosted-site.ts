import type { SiteConfig } from "../../config/schemas/site-config.ts";
import { escapeRegExp } from "../../model/text/escape-reg-exp.ts";
import { type Route, safeDecode, type TrailingSlash, withBase } from "../../model/url/route.ts";
import type { Redirect } from "../redirects/parse-redirects.ts";
import type { HeaderRule } from "./header-rules.ts";

export type Hosting = SiteConfig["hosting"][number];

export interface HostedRules {
  baseUrl: string;
  trailingSlash: TrailingSlash;
  rules: HeaderRule[];
  redirects: readonly Redirect[];
  /** The routes of all pages. */
  routes: readonly Route[];
}

export interface HostFile {
  to: string;
  text: string;
}

export interface HostRedirect {
  /** Decoded path with the base path and without a trailing slash. */
  from: string;
  to: string;
  /** Starts with `#`, or is empty. */
  anchor: string;
  keepsQuery: boolean;
}

export function getRedirects({ baseUrl, redirects }: HostedRules): HostRedirect[] {
  return redirects.map(({ from, href }) => {
    const [to = "", anchor] = href.split("#", 2);
    return {
      from: safeDecode(withBase(baseUrl, from)).replace(/\/$/, ""),
      to,
      anchor: anchor === undefined ? "" : `#${anchor}`,
      keepsQuery: !to.includes("?"),
    };
  });
}

/** What hosts do with the slash at the end of a page's address. */
export function getSlashRule({ trailingSlash }: HostedRules): "keep" | "add" | "remove" {
  if (trailingSlash === undefined) return "keep";
  return trailingSlash ? "add" : "remove";
}

/** Returns a regular expression (PCRE or RE2) for the path of a `HeaderRule`. */
export function getPathPattern(path: string): string {
  const parts = path.replace(/\*$/, "").split("*").map(escapeRegExp);
  return `^${parts.join("[^/]+")}`;
}

export function quote(text: string): string {
  return `"${text.replace(/["\\]/g, "\\$&")}"`;
}

/** A block of directives for nginx or Caddy, without a line break at the end. */
export function formatBlock(head: string, lines: readonly string[]): string {
  const indented = lines.flatMap((line) => line.split("\n")).map((line) => `  ${line}\n`);
  return `${head} {\n${indented.join("")}}`;
}
