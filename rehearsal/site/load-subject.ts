import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { openHclParser } from "../../src/catalog/hcl/open-parser.ts";
import { loadCatalog } from "../../src/catalog/service/load-catalog.ts";
import { openCodeChecker } from "../../src/catalog/usage/check-code.ts";
import { knownModules } from "../../src/catalog/usage/known-modules.ts";
import type { Subject } from "../rehearse.ts";
import { siteWalkthroughs, siteWorld } from "./site-world.ts";

/** Folders with pages, from the root of the repository. */
const folders = ["site/content/docs", "site/content/blog", "site/catalog"];

/** Loads this site for a rehearsal. Where the same folder is given, paths are those of the repository. */
export async function loadSubject(root: string): Promise<Subject> {
  const catalog = await loadCatalog({
    siteDir: join(root, "site"),
    store: null,
    engineVersion: "",
  });
  const modules = knownModules(catalog);
  return {
    pages: folders.flatMap((folder) => pagesIn(root, folder)),
    read: (file) => {
      const path = join(root, file);
      return existsSync(path) ? readFileSync(path, "utf8") : null;
    },
    walkthroughs: siteWalkthroughs(),
    world: siteWorld(),
    modules,
    code: await openCodeChecker({ modules, store: null, engineVersion: "" }),
    parseHcl: await openHclParser(),
  };
}

/** Pages below a folder, in order; a file whose name begins with `_` is a part of others. */
function pagesIn(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .map((path) => `${folder}/${path.replaceAll("\\", "/")}`)
    .filter((path) => /\/[^_/][^/]*\.mdx?$/.test(path))
    .sort();
}
