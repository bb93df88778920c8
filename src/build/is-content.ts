import { join, relative, sep } from "node:path";
import { isOutput } from "./hash-site-code.ts";

/**
 * Whether a change of the file, a new one or one that goes, changes pages without Vite knowing of
 * it. `config.ts` and `sidebars.ts` can import every file of the site; what only components import
 * is read once too often.
 */
export function isContent(event: string, path: string, siteDir: string): boolean {
  const [name = ""] = relative(siteDir, path).split(sep);
  if (!isOfSite(name) || isOutput(join(siteDir, name))) return false;
  // Which components there are decides how a server is started; what they hold, Vite looks after.
  const isComponent = name === "components.tsx" || (name === "pages" && /\.tsx?$/.test(path));
  return event !== "change" || !isComponent;
}

/** Not what a package manager, an editor or a build that is writing puts there, or what lies outside. */
function isOfSite(name: string): boolean {
  return name !== "node_modules" && !/^\.|^$|\.(next|old)-\d+$/.test(name);
}
