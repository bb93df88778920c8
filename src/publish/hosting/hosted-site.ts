import { safeDecode, type TrailingSlash, withBase } from "../../model/url/route.ts";
import type { Redirect } from "../redirects/parse-redirects.ts";
import type { HeaderRule } from "./header-rules.ts";

/** What the files of a host say of a site. */
export interface HostedRules {
  baseUrl: string;
  trailingSlash: TrailingSlash;
  rules: HeaderRule[];
  redirects: readonly Redirect[];
}

export interface HostFile {
  /** Path below the output folder. */
  to: string;
  text: string;
}

/** A redirect in the parts that a server joins with the query of a request. */
export interface Move {
  /** Decoded path without a slash at its end, base path included; both forms lead on. */
  from: string;
  /** The new address without its anchor. */
  to: string;
  /** With `#`, or empty. */
  anchor: string;
  /** Whether the query of a request is kept: the new address has none of its own. */
  keepsQuery: boolean;
}

export function movesOf({ baseUrl, redirects }: HostedRules): Move[] {
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

/** A regular expression, for PCRE and RE2, of the addresses that the path of a header rule covers. */
export function pathPattern(path: string): string {
  const parts = path.split("*").map(escapePattern);
  return `^${parts.join("[^/]+").replace(/\[\^\/\]\+$/, "")}`;
}

/** Text as a regular expression that matches it alone. */
export function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}

/** Text in double quotes, as nginx and Apache read it. */
export function quote(text: string): string {
  return `"${text.replace(/["\\]/g, "\\$&")}"`;
}

/** Lines between the braces of a block. */
export function block(head: string, lines: readonly string[]): string {
  const indented = lines.flatMap((line) => line.split("\n")).map((line) => `  ${line}\n`);
  return `${head} {\n${indented.join("")}}\n`;
}
