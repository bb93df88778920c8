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

/** Files of packages, in a build and (bundled by Vite) in dev. */
export const packages = /\/(?:node_modules|deps_(?:rsc|ssr))\//;

/** React Server Components. A build goes without the passes that only look for server functions. */
export function rscPlugins({ entries, clientChunks, dev }: RscPluginOptions): Plugin[] {
  const all = rsc({ entries, clientChunks, serverHandler: false, customBuildApp: true });
  if (dev) return all;
  return [loadHtmlProgramPlugin(), ...all.filter(({ name }) => name !== "rsc:scan-strip")];
}

/**
 * How pages load the program that renders HTML. The plugin's own way finds the address when a bundle
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
