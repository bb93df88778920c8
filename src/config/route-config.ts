import * as v from "valibot";
import { safeDecode } from "../model/route.ts";

/** Where a part of the site lies. */
export const routeSchema = v.pipe(
  v.string(),
  v.check(isRoute, "a route starts with a slash and has no `..`, for example `/guide`"),
);

function isRoute(route: string): boolean {
  return /^\/(?!\/)/.test(route) && staysInside(route);
}

/** Whether no part of a path, encoded or not, leads to another folder. */
export function staysInside(path: string): boolean {
  const parts = safeDecode(path).split(/[/\\]/);
  return !parts.includes("..") && !parts.includes(".");
}
