import { join, relative, sep } from "node:path";
import { isBuildOutput } from "../output/manifest.ts";

/**
 * Whether a change of the file, a new one or one that goes, changes pages without Vite knowing of
 * it. `config.ts` and `sidebars.ts` can import every file of the site; what only components import
 * is read once too often.
 */
export function isContent(event: string, path: string, siteDir: string): boolean {
  const name = firstName(path, siteDir);
  if (!isOfSite(name) || isBuildOutput(join(siteDir, name))) return false;
  // Which components there are decides how a server is started; what they hold, Vite looks after.
  return event !== "change" || !isComponent(path, siteDir);
}

/** Whether the file is a page component, or code of one, or has the site's components. */
export function isComponent(path: string, siteDir: string): boolean {
  const name = firstName(path, siteDir);
  return name === "components.tsx" || (name === "pages" && /\.tsx?$/.test(path));
}

function firstName(path: string, siteDir: string): string {
  return relative(siteDir, path).split(sep)[0] ?? "";
}

/** Not what a package manager, an editor or a build that is writing puts there, or what lies outside. */
function isOfSite(name: string): boolean {
  return name !== "node_modules" && !/^\.|^$|\.(next|old)-\d+$/.test(name);
}
