// cspell:ignore quicktime

import { headerPolicy } from "../../model/site/content-policy.ts";

/** In `path`, `*` matches one segment, and at the end everything below. */
export interface HeaderRule {
  path: string;
  headers: Record<string, string>;
}

export const headerRulesFile = ".hosting/headers.json";

/** By extension. Some hosts do not know these types, or omit the charset. */
export const textTypes: Readonly<Record<string, string>> = {
  css: "text/css; charset=utf-8",
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  json: "application/json; charset=utf-8",
  md: "text/markdown; charset=utf-8",
  svg: "image/svg+xml; charset=utf-8",
  txt: "text/plain; charset=utf-8",
  wasm: "application/wasm",
  webmanifest: "application/manifest+json; charset=utf-8",
  xml: "application/xml; charset=utf-8",
};

const otherTypes: Readonly<Record<string, string>> = {
  atom: "application/atom+xml; charset=utf-8",
  avif: "image/avif",
  csv: "text/csv; charset=utf-8",
  gif: "image/gif",
  gz: "application/gzip",
  ico: "image/x-icon",
  jpeg: "image/jpeg",
  jpg: "image/jpeg",
  m4a: "audio/mp4",
  mov: "video/quicktime",
  mp3: "audio/mpeg",
  mp4: "video/mp4",
  ogg: "audio/ogg",
  pdf: "application/pdf",
  png: "image/png",
  tsv: "text/tab-separated-values; charset=utf-8",
  ttf: "font/ttf",
  vtt: "text/vtt; charset=utf-8",
  wav: "audio/wav",
  webm: "video/webm",
  webp: "image/webp",
  woff: "font/woff",
  woff2: "font/woff2",
  yaml: "application/yaml; charset=utf-8",
  yml: "application/yaml; charset=utf-8",
  zip: "application/zip",
};

export function getContentType(path: string): string {
  const extension = /\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? "";
  return textTypes[extension] ?? otherTypes[extension] ?? "application/octet-stream";
}

/** Extensions of compressed copies by content encoding; the smaller copy first. */
export const compressedTypes = { br: "br", gzip: "gz" } as const;

export const revalidate = "no-cache";
const immutable = "public, max-age=31536000, immutable";

const hashedPaths = ["assets/*", "search-index/*/*"];

/** All rules whose path matches apply; a later one wins. */
export function getHeaderRules({ url, baseUrl }: { url: string; baseUrl: string }): HeaderRule[] {
  return [
    { path: `${baseUrl}*`, headers: getSecurityHeaders(url) },
    ...hashedPaths.map((path) => ({
      path: baseUrl + path,
      headers: { "Cache-Control": immutable },
    })),
  ];
}

/** These headers are the same in each build, so hosts can keep their configuration. */
function getSecurityHeaders(url: string): Record<string, string> {
  return {
    "Content-Security-Policy": headerPolicy,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "X-Content-Type-Options": "nosniff",
    ...(url.startsWith("https:") && { "Strict-Transport-Security": "max-age=31536000" }),
  };
}

export function getHeadersFor(
  rules: readonly HeaderRule[],
  pathname: string,
): Record<string, string> {
  const matchingHeaders = rules
    .filter(({ path }) => matchesPath(path, pathname))
    .map(({ headers }) => headers);
  return Object.assign({ "Cache-Control": revalidate }, ...matchingHeaders) as Record<
    string,
    string
  >;
}

function matchesPath(path: string, pathname: string): boolean {
  const [start = "", ...rest] = path.split("*");
  if (!pathname.startsWith(start)) return false;
  // `search-index/*/*`: a file in any subfolder.
  return rest.length < 2 || pathname.slice(start.length).includes("/");
}
