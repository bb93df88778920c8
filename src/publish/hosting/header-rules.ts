import { lastingPolicy } from "../../model/site/content-policy.ts";

/** Headers for every address that the path covers; `/*` at its end stands for all below. */
export interface HeaderRule {
  path: string;
  headers: Record<string, string>;
}

export interface HostedSite {
  /** Origin, without a trailing slash. */
  url: string;
  baseUrl: string;
}

/** Where the rules lie in the output, as data, for the preview and for tools of other hosts. */
export const headerRulesFile = ".hosting/headers.json";

/**
 * Content types of what compresses, by the extension of the file: text, and programs. Hosts do not know
 * all of them, or leave the charset to be guessed.
 */
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

/** Extensions of compressed copies by the name of the encoding, the better one first. */
export const compressedTypes = { br: "br", gzip: "gz" } as const;

export const revalidate = "no-cache";
const immutable = "public, max-age=31536000, immutable";

/** Folders whose files carry a hash of their content in their path. */
const hashed = ["assets/*", "search-index/*/*"];

/** What a host should send. A later rule adds to the first, which has no `Cache-Control`. */
export function headerRules({ url, baseUrl }: HostedSite): HeaderRule[] {
  return [
    { path: `${baseUrl}*`, headers: securityHeaders(url) },
    ...hashed.map((path) => ({
      path: baseUrl + path,
      headers: { "Cache-Control": immutable },
    })),
  ];
}

/**
 * Nothing in here changes with a build: a host may keep its configuration while outputs are
 * replaced. What a document may load stands in the document itself.
 */
function securityHeaders(url: string): Record<string, string> {
  return {
    "Content-Security-Policy": lastingPolicy,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "X-Content-Type-Options": "nosniff",
    ...(url.startsWith("https:") && { "Strict-Transport-Security": "max-age=31536000" }),
  };
}

/** The headers of an address: those of all rules that cover it. */
export function headersFor(rules: readonly HeaderRule[], pathname: string): Record<string, string> {
  const found = rules.filter(({ path }) => covers(path, pathname)).map(({ headers }) => headers);
  return Object.assign({ "Cache-Control": revalidate }, ...found) as Record<string, string>;
}

function covers(path: string, pathname: string): boolean {
  const [start = "", ...rest] = path.split("*");
  if (!pathname.startsWith(start)) return false;
  // `search-index/*/*`: something in a folder, whatever its name.
  return rest.length < 2 || pathname.slice(start.length).includes("/");
}
