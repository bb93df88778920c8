import { dirname, join, resolve } from "node:path";
import type { Plugin } from "vite";

/** Ends the id of a module that replaces the message module of the same path. */
const mark = "?translated";

/**
 * Lets the texts of a site replace those of the engine's message modules. Each replacement has the
 * path of what it replaces, so that it lands in the same chunk.
 *
 * @param root folder that holds the engine's package.json
 * @param modules code of the replacements, by path relative to `src`
 */
export function translationPlugin(root: string, modules: Readonly<Record<string, string>>): Plugin {
  const code = new Map(
    Object.entries(modules).map(([file, text]) => [join(root, "src", file), text]),
  );
  return {
    name: "translation",
    enforce: "pre",
    resolveId: {
      filter: { id: /messages\.ts$/ },
      handler(id, importer = "") {
        // A replacement imports the texts that it leaves as they are.
        if (importer.endsWith(mark)) return;
        const path = resolve(dirname(importer), id);
        return code.has(path) ? path + mark : undefined;
      },
    },
    load: {
      filter: { id: /messages\.ts\?translated$/ },
      handler: (id) => code.get(id.slice(0, -mark.length)),
    },
  };
}
