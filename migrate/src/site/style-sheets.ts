import { dirname, resolve } from "node:path";
import { transform } from "lightningcss";
import postcss, { type Root } from "postcss";
import { Exception } from "sass";
import { isFile } from "../../../src/files/is-file.ts";
import { readText } from "../text/values.ts";
import { compileSass } from "./compile-sass.ts";

export interface StyleSheet {
  path: string;
  css: string;
  /** Statements that cannot be compiled. They are left out. */
  skipped?: readonly string[] | undefined;
  /** Why the sheet cannot be read. */
  error?: string;
}

/**
 * Reads style sheets with those of the site that they import, in the order of the cascade.
 *
 * @param ancestors sheets that import these
 */
export function readStyleSheets(
  files: readonly string[],
  ancestors: ReadonlySet<string> = new Set(),
): StyleSheet[] {
  return files.flatMap((path) => {
    const { css: source, skipped, error } = readSheet(path);
    const imported: StyleSheet[] = [];
    const css = source.replace(
      /\/\*[\s\S]*?\*\/|@import\s+(?:url\(\s*)?["']?([^"')\s;]+)["']?\s*\)?([^;]*);/g,
      (statement, address?: string, condition = "") => {
        if (address === undefined) return statement;
        const file = resolve(dirname(path), address);
        if (!/\.(?:css|s[ac]ss)$/.test(file) || !isFile(file) || ancestors.has(file)) {
          return statement;
        }
        const sheets = readStyleSheets([file], new Set([...ancestors, path]));
        imported.push(...sheets.map((sheet) => applyMedia(sheet, condition.trim())));
        return "";
      },
    );
    return [...imported, { path, css, skipped, ...(error !== undefined && { error }) }];
  });
}

/** Keeps the media query of an import. */
function applyMedia(sheet: StyleSheet, condition: string): StyleSheet {
  if (condition === "" || /\b(?:layer|supports)\b/.test(condition)) return sheet;
  return { ...sheet, css: `@media ${condition} {\n${sheet.css}\n}` };
}

/** Reads a sheet of CSS or Sass. */
export function readSheet(path: string): Omit<StyleSheet, "path"> {
  if (path.endsWith(".css")) return { css: readText(path) };
  try {
    return compileSass(path);
  } catch (error) {
    if (!(error instanceof Exception)) throw error;
    return { css: "", error: `line ${error.span.start.line + 1}: ${error.sassMessage}` };
  }
}

/** Undefined for a sheet that is not valid. */
export function parseCss(css: string): Root | undefined {
  try {
    return postcss.parse(css);
  } catch {
    return undefined;
  }
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
