import { existsSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { transform } from "lightningcss";
import { readText } from "../text/values.ts";

export interface StyleSheet {
  path: string;
  css: string;
}

/** Reads style sheets with those of the site that they import, in the order of the cascade. */
export function readStyleSheets(
  files: readonly string[],
  open: ReadonlySet<string> = new Set(),
): StyleSheet[] {
  return files.flatMap((path) => {
    const imported: string[] = [];
    const css = readText(path).replace(
      /@(?:import|use|forward)\s+(?:url\(\s*)?["']?([^"')\s;]+)["']?[^;]*;/g,
      (statement, address: string) => {
        const file = findSheet(resolve(dirname(path), address));
        if (file === undefined || file === path || open.has(file)) return statement;
        imported.push(file);
        return "";
      },
    );
    return [...readStyleSheets(imported, new Set([...open, path])), { path, css }];
  });
}

/** Sass leaves out the extension and the `_` of a partial. */
function findSheet(path: string): string | undefined {
  const partial = path.replace(/([^/]+)$/, "_$1");
  return [path, `${path}.scss`, `${partial}.scss`, `${partial}`, `${path}.css`].find(
    (file) => /\.(?:css|s[ac]ss)$/.test(file) && existsSync(file),
  );
}

interface CheckedCss {
  css: string;
  /** What had to be removed, so that the build can read the rest. */
  errors: string[];
}

/** Browsers ignore invalid rules, but the compiler of the build stops at them. */
export function removeInvalidCss(css: string, path: string): CheckedCss {
  const options = {
    filename: path || "style.css",
    code: Buffer.from(css),
    cssModules: path.endsWith(".module.css") && { pattern: "[local]" },
  };
  try {
    transform(options);
    return { css, errors: [] };
  } catch {
    const { code, warnings } = transform({ ...options, errorRecovery: true });
    const errors = warnings.map(({ loc, message }) => `line ${loc.line}: ${message}`);
    return { css: code.toString(), errors };
  }
}
