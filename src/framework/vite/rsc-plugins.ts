import rsc from "@vitejs/plugin-rsc";
import type { Plugin } from "vite";

/** Modules that a hook is called for. */
interface HookFilter {
  code?: string;
  id?: { exclude: RegExp };
}

/** Where the programs of the three environments begin. */
export interface Entries {
  client: string;
  ssr: string;
  rsc: string;
}

export interface RscPluginOptions {
  entries: Entries;
  /** Group of a client component, by its module's path; each becomes a chunk. */
  clientChunks: (options: { id: string }) => string;
  dev: boolean;
}

/** Files of packages, in a build and (bundled by Vite) in dev. */
export const packages = /\/(?:node_modules|deps_(?:rsc|ssr))\//;

/**
 * What hooks that are called for every module look for. React's own files speak of server functions
 * too, and would be parsed for that (in dev 0.1 s).
 */
const buildFilters: Record<string, HookFilter> = {
  "rsc:use-client": { code: "use client" },
  "rsc:use-server": { code: "use server", id: { exclude: packages } },
};

/** In dev a hook must also see the module that no longer has its directive. */
const devFilters: Record<string, HookFilter> = {
  "rsc:use-server": { id: { exclude: packages } },
};

/** React Server Components; a build has the same passes, and less work with them. */
export function rscPlugins(options: RscPluginOptions): Plugin[] {
  const { entries, clientChunks, dev } = options;
  const all = rsc({ entries, clientChunks, serverHandler: false, customBuildApp: true });
  if (dev) return all.map((plugin) => withFilter(plugin, devFilters));
  // It works in passes that only look for server functions, and we make none of them.
  const used = all.filter(({ name }) => name !== "rsc:scan-strip");
  return [loadHtmlProgramPlugin(), ...used.map((plugin) => withFilter(plugin, buildFilters))];
}

function withFilter(plugin: Plugin, filters: Record<string, HookFilter>): Plugin {
  const { name, transform } = plugin;
  const filter = filters[name];
  if (!filter || typeof transform !== "object") return plugin;
  return { ...plugin, transform: { ...transform, filter } };
}

/**
 * How pages reach the program that draws HTML. The plugin's own way finds the address when a bundle
 * is complete, and makes a source map of all of it for one replaced word.
 */
function loadHtmlProgramPlugin(): Plugin {
  const call = /import\.meta\.viteRsc\.loadModule\("ssr", "index"\)/;
  const program = "virtual:html-program";
  return {
    name: "load-html-program",
    resolveId: {
      filter: { id: /^virtual:html-program$/ },
      handler: () => ({ id: "../ssr/index.js", external: true }),
    },
    transform: {
      filter: { code: call },
      handler: (code) => ({ code: code.replace(call, `import("${program}")`), map: null }),
    },
  };
}
