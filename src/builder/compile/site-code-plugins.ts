import { existsSync } from "node:fs";
import { isBuiltin } from "node:module";
import { dirname, join, relative } from "node:path";
import { getPluginApi } from "@vitejs/plugin-rsc";
import { parseSync, Visitor } from "rolldown/utils";
import type { Plugin } from "vite";
import { safeDecode, withoutBase } from "../../model/url/route.ts";
import { isInside } from "../load/is-inside.ts";
import { formatFileError } from "./compiler-errors.ts";
import { createPageStylesPlugin, type SiteModules } from "./site-modules.ts";
import { createTranslationPlugin } from "./translations.ts";

interface SiteCode {
  root: string;
  siteDir: string;
  baseUrl: string;
  /** The dev server changes it together with the configuration. */
  siteModules: Pick<SiteModules, "toleratesErrors">;
  translatedModules: Record<string, string>;
}

export function createSitePlugins(site: SiteCode): Plugin[] {
  return [
    createTranslationPlugin(site.root, site.translatedModules),
    createPageStylesPlugin(site.siteDir),
    createSiteReferencesPlugin(site.siteDir),
    createBrowserImportsPlugin(site),
    createSiteFilesPlugin(site),
  ];
}

/**
 * The ids and the order of client components depend on their paths. Those of a site are relative to
 * the site, so that a build has the same bytes in any folder.
 */
function createSiteReferencesPlugin(siteDir: string): Plugin {
  return {
    name: "site-references",
    configResolved(config) {
      const manager = getPluginApi(config)?.manager;
      if (!manager) return;
      const toRelativeId = manager.toRelativeId.bind(manager);
      manager.toRelativeId = (id) =>
        isInside(id, siteDir) ? `site/${relative(siteDir, id)}` : toRelativeId(id);
      const stabilize = manager.stabilize.bind(manager);
      manager.stabilize = () => {
        stabilize();
        const components = Object.entries(manager.clientReferenceMetaMap);
        const isBefore = (a: string, b: string) =>
          manager.toRelativeId(a) < manager.toRelativeId(b);
        manager.clientReferenceMetaMap = Object.fromEntries(
          components.sort(([a], [b]) => (isBefore(a, b) ? -1 : 1)),
        );
      };
    },
  };
}

/** Vite replaces modules of Node by empty ones, so components would fail in browsers only. */
function createBrowserImportsPlugin({ siteDir, siteModules }: SiteCode): Plugin {
  return {
    name: "browser-imports",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /\.[jt]sx?$/, code: "process.env." },
      handler(code, id) {
        if (siteModules.toleratesErrors || !isInside(id, siteDir)) return;
        if (id.includes("/node_modules/") || code.includes("typeof process")) return;
        const variable = findEnvironmentVariable(code, id);
        if (variable !== undefined)
          this.error(formatFileError(id, `\`${variable}\` is read, but browsers do not have it`));
      },
    },
    async resolveId(id, importer) {
      if (siteModules.toleratesErrors || !isBuiltin(id)) return;
      if (importer === undefined || !isInside(importer, siteDir)) return;
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

/** A variable that the code reads; comments and texts may name others. */
function findEnvironmentVariable(code: string, file: string): string | undefined {
  let variable: string | undefined;
  const visitor = new Visitor({
    MemberExpression({ start, end }) {
      const source = code.slice(start, end);
      if (/^process\.env\.(?!NODE_ENV$)\w+$/.test(source)) variable ??= source;
    },
  });
  visitor.visit(parseSync(file, code).program);
  return variable;
}

/** The compiler does not say which JSON is invalid, or which style sheet names a missing file. */
function createSiteFilesPlugin({ siteDir, baseUrl, siteModules }: SiteCode): Plugin {
  return {
    name: "site-files",
    enforce: "pre",
    transform: {
      // The style sheets of `pages` are imported with `?inline`.
      filter: { id: /\.(?:css(?:\?inline)?|json)$/ },
      handler(code, id) {
        const [file = id] = id.split("?", 1);
        if (!isInside(file, siteDir) || file.includes("/node_modules/")) return;
        if (file.endsWith(".json")) {
          const error = getJsonError(code);
          if (error !== undefined) this.error(formatFileError(file, error));
          return;
        }
        const missing = findMissingImport(code, dirname(file));
        if (missing !== undefined)
          this.error(
            `Failed to resolve import ${JSON.stringify(missing)} from ${JSON.stringify(file)}`,
          );
        if (siteModules.toleratesErrors) return;
        const url = findMissingUrl(code, file, { siteDir, baseUrl });
        if (url !== undefined)
          this.error(formatFileError(file, `the file \`${url}\` does not exist`));
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

/** A relative import of a style sheet. As in Vite, `.css` can be missing at its end. */
export function findMissingImport(css: string, folder: string): string | undefined {
  const imports = withoutComments(css).matchAll(
    /@import\s+(?:url\(\s*)?(?:["'](\.[^"'\n]+)|(\.[^"'\s)]+))/g,
  );
  const paths = [...imports].map(([, quoted, bare = ""]) => quoted ?? bare);
  return paths.find((path) => {
    const file = join(folder, path.replace(/[?#].*$/, ""));
    return !existsSync(file) && !existsSync(`${file}.css`);
  });
}

/**
 * A picture or a font of the site. Without an extension, it may be the address of a service, and
 * outside of the base URL, a file of another site.
 */
export function findMissingUrl(
  css: string,
  file: string,
  { siteDir, baseUrl }: Pick<SiteCode, "siteDir" | "baseUrl">,
): string | undefined {
  const urls = withoutComments(css).matchAll(
    /(?<!@import\s+)(?<![\w-])url\(\s*(?:"([^"\n]*)"|'([^'\n]*)'|([^\s"')]*))\s*\)/g,
  );
  return [...urls]
    .map(([, double, single, bare = ""]) => double ?? single ?? bare)
    .find((url) => {
      const path = safeDecode(url.replace(/[?#].*$/, ""));
      if (!/^(?![a-z][\w+.-]*:|\/\/|[~@#]).*\.\w+$/i.test(path)) return false;
      if (!path.startsWith("/")) return !existsSync(join(dirname(file), path));
      const publicPath = withoutBase(baseUrl, path);
      return publicPath !== undefined && !existsSync(join(siteDir, "public", publicPath));
    });
}

function withoutComments(css: string): string {
  return css.replace(/\/\*[\s\S]*?\*\//g, "");
}
