import * as v from "valibot";
import { safeDecode } from "../../model/url/route.ts";

/** The form of a route, for messages. */
export const routeForm = "a route starts with a slash and has no `..`, for example `/guide`";

/** The route of a part of the site. */
export const routeSchema = v.pipe(v.string(), v.check(isRoute, routeForm));

/** Whether a text is a path from the start of the site that stays inside it. */
export function isRoute(route: string): boolean {
  return /^\/(?!\/)/.test(route) && staysInside(route);
}

/** Whether no part of a path, encoded or not, leads to another folder. */
export function staysInside(path: string): boolean {
  const parts = safeDecode(path).split(/[/\\]/);
  return !parts.includes("..") && !parts.includes(".");
}
