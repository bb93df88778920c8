/**
 * A route is a page's address inside the site, without the base URL: it starts with a slash
 * and ends with one only where the page asks for it (`/docs/guides/`).
 */
export type Route = string;

/** How internal addresses end: as each page declares (`undefined`), always with or without a slash. */
export type TrailingSlash = boolean | undefined;

/** The route as a key for comparison: no trailing slash, decoded, `/` for the root. */
export function routeKey(route: Route): string {
  const decoded = safeDecode(route);
  return decoded.length > 1 ? decoded.replace(/\/+$/, "") || "/" : "/";
}

/** Applies the site's trailing-slash setting to a route, before query and anchor; the root stays `/`. */
export function withTrailingSlash(route: Route, setting: TrailingSlash): Route {
  const [, path = "", suffix = ""] = /^([^?#]*)(.*)$/.exec(route) ?? [];
  if (setting === undefined || path === "/") return route;
  const bare = path.replace(/\/+$/, "");
  return (setting ? `${bare}/` : bare) + suffix;
}

/** Joins the base URL (which ends with a slash) and a route (which starts with one). */
export function withBase(baseUrl: string, route: Route): string {
  return baseUrl.replace(/\/+$/, "") + route;
}

/** The route inside a path that starts with the base URL, or undefined where it is outside. */
export function withoutBase(baseUrl: string, pathname: string): Route | undefined {
  const base = baseUrl.replace(/\/+$/, "");
  if (pathname === base) return "/";
  return pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : undefined;
}

/** The folder of a route below the output folder: `` for the root, else without outer slashes. */
export function routeFolder(route: Route): string {
  return routeKey(route).slice(1);
}

/** Path of the Markdown copy of a page below the output folder: beside the page's folder. */
export function twinFile(route: Route): string {
  return `${routeFolder(route) || "index"}.md`;
}

/** Path of the picture of a page for link previews, below the output folder. */
export function socialImageFile(route: Route): string {
  return `social/${routeFolder(route) || "index"}.png`;
}

/** The address of a file below the output folder. */
export function fileAddress(path: string): Route {
  return `/${encodeURI(path).replace(/[?#]/g, encodeURIComponent)}`;
}

/** Decodes percent-encoding; text that is not validly encoded is returned as it is. */
export function safeDecode(text: string): string {
  // Most addresses are plain, and large sites have many.
  if (!text.includes("%")) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
