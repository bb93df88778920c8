import rsc from "@vitejs/plugin-rsc";
import type { Plugin } from "vite";

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

/**
 * What a build of a static site has no use for: functions on a server, sheets that a component
 * brings along, imports of one environment by name. They parse every module once more.
 */
const unused = new Set([
  "rsc:use-server",
  "rsc:import-environment",
  "rsc:rsc-css-export-transform",
  "rsc:scan-strip",
]);

/** React Server Components; for a build without the passes that a static site does not need. */
export function rscPlugins(options: RscPluginOptions): Plugin[] {
  const { entries, clientChunks, dev } = options;
  const all = rsc({ entries, clientChunks, serverHandler: false, customBuildApp: true });
  if (dev) return all;
  return [loadHtmlProgramPlugin(), ...all.filter(({ name }) => !unused.has(name)).map(withFilter)];
}

/** The one hook that is called for every module says first what it looks for. */
function withFilter(plugin: Plugin): Plugin {
  const { name, transform } = plugin;
  if (name !== "rsc:use-client" || typeof transform !== "object") return plugin;
  return { ...plugin, transform: { ...transform, filter: { code: "use client" } } };
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
