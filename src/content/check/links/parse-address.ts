import { type Route, withBase } from "../../../model/url/route.ts";

/** The address of a page has no host, but `URL` needs one. */
const siteOrigin = "http://site.invalid";

/** Resolves an address of a page; undefined if it is not a URL. */
export function parseAddress(address: string, route: Route, baseUrl: string): URL | undefined {
  const page = siteOrigin + withBase(baseUrl, route);
  return URL.canParse(address, page) ? new URL(address, page) : undefined;
}

export function isOnSite(url: URL): boolean {
  return url.origin === siteOrigin;
}
