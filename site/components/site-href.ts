import { withBase } from "../../src/model/url/route.ts";

/** The URL of a route of this site, with its base path. */
export function getSiteHref(route: string): string {
  return withBase(import.meta.env.BASE_URL, route);
}
