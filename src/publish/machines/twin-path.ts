import { type Route, routeFolder } from "../../model/route.ts";

/** Where the Markdown twin of a page lies, below the output folder: beside the page's folder. */
export function twinFile(route: Route): string {
  return `${routeFolder(route) || "index"}.md`;
}
