/** Address without base URL. It ends with a slash only if the page asks for it. */
export type Route = string;

/** Whether addresses end with a slash; undefined: as each page declares. */
export type TrailingSlash = boolean | undefined;

/** Decoded and without trailing slash, for comparison. */
export function getRouteKey(route: Route): string {
  const decoded = safeDecode(route);
  return decoded.length > 1 ? decoded.replace(/\/+$/, "") || "/" : "/";
}

/** Applies the setting to the path of an address. The root stays `/`. */
export function withTrailingSlash(route: Route, setting: TrailingSlash): Route {
  const [, path = "", suffix = ""] = /^([^?#]*)(.*)$/.exec(route) ?? [];
  if (setting === undefined || path === "/") return route;
  const bare = path.replace(/\/+$/, "");
  return (setting ? `${bare}/` : bare) + suffix;
}

/** `baseUrl` ends with a slash, `route` starts with one. */
export function withBase(baseUrl: string, route: Route): string {
  return baseUrl.replace(/\/+$/, "") + route;
}

/** The URL of a route of the site. */
export function getAbsoluteUrl(site: { url: string; baseUrl: string }, route: Route): string {
  return site.url + withBase(site.baseUrl, route);
}

/** Returns undefined for a path outside the base URL. */
export function withoutBase(baseUrl: string, pathname: string): Route | undefined {
  const base = baseUrl.replace(/\/+$/, "");
  if (pathname === base) return "/";
  return pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : undefined;
}

export function getRouteFolder(route: Route): string {
  return getRouteKey(route).slice(1);
}

/** `a/b/c` has the prefixes `a`, `a/b`, and `a/b/c`. */
export function getPathPrefixes(path: string): string[] {
  const names = path.split("/");
  return names.map((_, index) => names.slice(0, index + 1).join("/"));
}

export function getMarkdownPageFile(route: Route): string {
  return `${getRouteFolder(route) || "index"}.md`;
}

export function getSocialImageFile(route: Route): string {
  return `social/${getRouteFolder(route) || "index"}.png`;
}

export function getFileAddress(path: string): Route {
  return `/${encodeURI(path).replace(/[?#]/g, encodeURIComponent)}`;
}

/** Encodes an ASCII character, even one that `encodeURIComponent` keeps: `.` becomes `%2E`. */
export function percentEncode(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}

/** Returns text that is not validly encoded as it is. */
export function safeDecode(text: string): string {
  // Most addresses are plain.
  if (!text.includes("%")) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const fileExtension =
  /\.(?:atom|avif|css|gif|gz|html?|ico|jpe?g|js|json|map|md|mp4|pdf|png|svg|txt|webp|woff2?|xml|ya?ml|zip)$/i;

/** Whether a path names a file and not a page. Routes may contain dots (`/terraform-1.x`). */
export function isFilePath(pathname: string): boolean {
  return fileExtension.test(pathname);
}
