import { type Route, routeFolder } from "../../model/url/route.ts";

/** The file that a host serves for an old address. */
export function redirectFile(from: Route): string {
  const path = routeFolder(from);
  return /\.html?$/.test(path) ? path : [path, "index.html"].filter(Boolean).join("/");
}
