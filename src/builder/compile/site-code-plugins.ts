import { existsSync } from "node:fs";
import { isBuiltin } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";
import { isInside } from "../load/is-inside.ts";
import { getFileError } from "./compiler-errors.ts";

/** Vite replaces modules of Node by empty ones, so components would fail in browsers only. */
export function createBrowserImportsPlugin(siteDir: string): Plugin {
  return {
    name: "browser-imports",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    async resolveId(id, importer) {
      if (!isBuiltin(id) || importer === undefined || !isInside(importer, siteDir)) return;
      if (importer.includes("/node_modules/")) return;
      const resolved = await this.resolve(id, importer, { skipSelf: true });
      // A package can have the name of a module of Node.
      if (resolved?.id.startsWith("__vite-browser-external"))
        this.error(
          `Failed to resolve import ${JSON.stringify(id)} from ${JSON.stringify(importer)}`,
        );
    },
  };
}

/** The compiler does not say which file is invalid JSON, or imports a missing style sheet. */
export function createSiteFilesPlugin(siteDir: string): Plugin {
  return {
    name: "site-files",
    enforce: "pre",
    transform: {
      filter: { id: /\.(?:css|json)$/ },
      handler(code, id) {
        if (!isInside(id, siteDir) || id.includes("/node_modules/")) return;
        if (id.endsWith(".json")) {
          const error = getJsonError(code);
          if (error !== undefined) this.error(getFileError(id, error));
          return;
        }
        const missing = getImports(code).find((path) => !existsSync(join(dirname(id), path)));
        if (missing !== undefined)
          this.error(
            `Failed to resolve import ${JSON.stringify(missing)} from ${JSON.stringify(id)}`,
          );
      },
    },
  };
}

function getJsonError(text: string): string | undefined {
  try {
    JSON.parse(text.replace(/^\uFEFF/, ""));
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** Relative imports of a style sheet. */
function getImports(css: string): string[] {
  const code = css.replace(/\/\*[\s\S]*?\*\//g, "");
  return [...code.matchAll(/@import\s+["'](\.[^"']+)/g)].map(([, path = ""]) => path);
}
