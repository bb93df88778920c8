import { readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import type { Plugin } from "vite";
import { listFullPaths } from "../../files/walk-files.ts";
import { hashOf } from "../cache/hash.ts";

/**
 * A style sheet that declares in its first comment when it is needed:
 *
 *     /* @paint first; markup: class="tabs; group: tabs *\/
 *     /* @paint later; order: 1 *\/
 *
 * A sheet of the first paint is written into each page whose HTML contains `markup`, and is part of
 * `rest.css`, for pages that are opened by navigation. A sheet of later paint is part of `rest.css`
 * only. A sheet without the comment belongs to whatever imports it.
 */
export interface StyleSheet {
  file: string;
  paint: "first" | "later";
  /** The beginning of the markup that needs the sheet; empty for a sheet of every page. */
  markup: string;
  /** Sheets of a group share a style element: each element costs a hash in the page's policy. */
  group: string;
  /** Sheets with a lower number come first; those with the same number in the order of their paths. */
  order: number;
  /** True: not in `rest.css`. Every page of a site has the markup, or a script loads the sheet. */
  once: boolean;
}

const declaration = /^\/\* @paint (first|later)((?:; [a-z]+(?:: [^;]+?)?)*) ?\*\//;

/** The group of sheets that name none. */
const shell = "shell";

/**
 * Reads the declaration of a sheet; null for a sheet without one.
 *
 * @throws Error with the path of a sheet whose declaration has an unknown form.
 */
export function parseSheet(file: string, css: string): StyleSheet | null {
  if (!css.includes("@paint")) return null;
  const [, paint, list = ""] = declaration.exec(css) ?? [];
  if (paint !== "first" && paint !== "later") {
    throw new Error(`${file}: the first comment is to be \`/* @paint first|later; ... */\``);
  }
  const sheet: StyleSheet = { file, paint, markup: "", group: shell, order: 0, once: false };
  for (const option of list.split("; ").slice(1)) {
    const [name = "", value = ""] = option.split(": ");
    if (name === "once") sheet.once = true;
    else if (name === "order") sheet.order = Number(value);
    else if (name === "markup") sheet.markup = value.trim();
    else if (name === "group") sheet.group = value.trim();
    else throw new Error(`${file}: \`@paint\` has no option \`${name}\``);
  }
  return sheet;
}

/** The declared sheets of the theme, and those beside the pages of a site, in the order of rules. */
export function findSheets(root: string, siteDir: string): StyleSheet[] {
  const folders = [join(root, "src/theme"), join(siteDir, "pages")];
  const sheets = folders.flatMap((folder) =>
    listFullPaths(folder)
      .filter((file) => file.endsWith(".css"))
      .flatMap((file) => parseSheet(file, readFileSync(file, "utf8")) ?? []),
  );
  // The sort is stable: `listFullPaths` has sorted the paths.
  return sheets.sort((a, b) => a.order - b.order);
}

/** Hash over paths and contents of these sheets. What they import is among the inputs of a bundle. */
export function hashOfSheets(root: string, siteDir: string): string {
  const sheets = findSheets(root, siteDir);
  return hashOf(
    ...sheets.flatMap(({ file }) => [
      relative(file.startsWith(siteDir) ? siteDir : root, file),
      readFileSync(file),
    ]),
  );
}

/** The sheets of the first paint by group; the group of every page comes first. */
export function firstPaintGroups(sheets: readonly StyleSheet[]): StyleSheet[][] {
  const names = [...new Set(sheets.map(({ group }) => group))].filter((name) => name !== shell);
  const isEverywhere = ({ markup }: StyleSheet) => markup === "";
  return [shell, ...names.sort()].flatMap((name) => {
    const own = sheets.filter(({ paint, group }) => paint === "first" && group === name);
    const group = [...own.filter(isEverywhere), ...own.filter((sheet) => !isEverywhere(sheet))];
    return group.length > 0 ? [group] : [];
  });
}

/** What `rest.css` imports: the sheets of the first paint in their order, then the others. */
export function restSheets(sheets: readonly StyleSheet[]): string[] {
  const first = firstPaintGroups(sheets).flat();
  const later = sheets.filter(({ paint }) => paint === "later");
  return [...first, ...later].filter(({ once }) => !once).map(({ file }) => file);
}

const firstPaint = "virtual:theme/first-paint";

/** Makes `virtual:theme/first-paint` and the content of `theme/styles/rest.css` of these sheets. */
export function stylesPlugin(sheets: readonly StyleSheet[]): Plugin {
  return {
    name: "theme-styles",
    enforce: "pre",
    resolveId: {
      filter: { id: /^virtual:theme\/first-paint$/ },
      handler: () => `\0${firstPaint}`,
    },
    load: {
      filter: { id: /^\0virtual:theme\/first-paint$/ },
      handler: () => firstPaintModule(firstPaintGroups(sheets)),
    },
    transform: {
      filter: { id: /\/theme\/styles\/rest\.css(?:\?(?!url)|$)/ },
      handler: (code, id) =>
        restSheets(sheets)
          .map((file) => importRule(relative(dirname(id), file)))
          .join("") + code,
    },
  };
}

function firstPaintModule(groups: readonly StyleSheet[][]): string {
  const sheets = groups.flat();
  const imports = sheets.map(
    ({ file }, index) => `import s${index} from ${JSON.stringify(`${file}?inline`)};\n`,
  );
  const pairs = groups.map((group) =>
    group.map((sheet) => `[${JSON.stringify(sheet.markup)}, s${sheets.indexOf(sheet)}]`),
  );
  return `${imports.join("")}export const sheetGroups = [${pairs.map((list) => `[${list.join(", ")}]`).join(", ")}];`;
}

function importRule(path: string): string {
  return `@import ${JSON.stringify(path.replaceAll("\\", "/"))};\n`;
}
