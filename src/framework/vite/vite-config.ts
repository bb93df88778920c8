import react from "@vitejs/plugin-react";
import { getPluginApi } from "@vitejs/plugin-rsc";
import type { InlineConfig, Plugin, ViteBuilder } from "vite";
import {
  type ChunkRules,
  chunkNames,
  compileHint,
  everyPage,
  lenderGroup,
  partsFolder,
  sharedGroup,
  shellGroup,
  shellName,
  somePages,
} from "./chunks.ts";
import { rareReferencesPlugin } from "./rare-references.ts";
import { reactModulesPlugin } from "./react-modules.ts";
import { packages, rscPlugins } from "./rsc-plugins.ts";

export interface EngineConfig {
  /** Folder that holds the engine's package.json. */
  root: string;
  /** Modules that run in the rsc environment, by name; `index` renders pages with the theme. */
  programs: { index: string } & Record<string, string>;
  baseUrl: string;
  /** Where the bundle goes. */
  outDir: string;
  /** The modules named `virtual:site/...`: made from the site, or chosen among those below `src`. */
  siteModules: { code: Record<string, string>; files: Record<string, string> };
  /** How the theme is divided into files for the browser. */
  chunks: ChunkRules;
  /** Plugins of the caller. */
  plugins: Plugin[];
  dev: boolean;
}

/** The browsers for which style sheets are compiled; docs/browsers.md says what older ones show. */
export const oldestBrowsers = ["chrome123", "firefox128", "safari17.5"] as const;

/** Vite's configuration for the three environments: pages (rsc), their HTML (ssr), the browser (client). */
export function createViteConfig(config: EngineConfig): InlineConfig {
  const { root, programs, baseUrl, outDir, siteModules, chunks, plugins, dev } = config;
  const names = chunkNames(chunks);
  const entry = (path: string) => `${root}/src/framework/${path}.tsx`;
  return {
    configFile: false,
    root,
    base: baseUrl,
    appType: "custom",
    logLevel: "warn",
    publicDir: false,
    css: { transformer: "lightningcss" },
    // Components of a site outside the project get the project's React.
    resolve: { dedupe: ["react", "react-dom"] },
    plugins: [
      dev && react(),
      dev && unmappedPackagesPlugin(),
      rscPlugins({
        entries: {
          client: entry("client/entry.browser"),
          ssr: entry("server/entry.ssr"),
          rsc: programs.index,
        },
        clientChunks: ({ id }) => chunks.groupOf(id),
        dev,
      }),
      rareReferencesPlugin(chunks),
      shellReferencesPlugin(chunks),
      reactModulesPlugin(),
      siteModulesPlugin(root, siteModules),
      ...plugins,
    ],
    // Settled here and not when it runs: React's development and production builds differ.
    ...(!dev && { define: { "process.env.NODE_ENV": '"production"' } }),
    build: {
      emptyOutDir: true,
      reportCompressedSize: false,
      // What every page loads is there before any part is; the runtime comes beside the shell, which
      // alone imports it, and not after it.
      modulePreload: {
        resolveDependencies: (_, deps) =>
          deps.filter(
            (dep) => dep.startsWith(`${partsFolder}/`) || dep.includes("rolldown-runtime"),
          ),
      },
      target: "es2022",
      // Without it, style rules carry fallbacks for browsers that lack light-dark() and color-mix().
      cssTarget: [...oldestBrowsers],
      rolldownOptions: {
        // The directive did its work before the bundler sees it.
        onwarn: (warning, warn) => warning.code !== "MODULE_LEVEL_DIRECTIVE" && warn(warning),
        output: { assetFileNames: names.asset },
      },
    },
    worker: {
      format: "es",
      rolldownOptions: {
        output: {
          entryFileNames: `${somePages}.js`,
          chunkFileNames: `${somePages}.js`,
          assetFileNames: `${somePages}[extname]`,
        },
      },
    },
    environments: {
      // Self-contained, because a cached bundle may lie outside the project.
      rsc: {
        ...(!dev && { resolve: { noExternal: true } }),
        build: {
          outDir: `${outDir}/rsc`,
          // Side by side, because each reaches the folder of the HTML program the same way.
          rolldownOptions: { input: programs, output: { chunkFileNames: "[name]-[hash].js" } },
        },
      },
      ssr: {
        ...(!dev && { resolve: { noExternal: true } }),
        build: { outDir: `${outDir}/ssr` },
      },
      client: {
        build: {
          outDir: `${outDir}/client`,
          rolldownOptions: {
            output: {
              entryFileNames: `${everyPage}.js`,
              chunkFileNames: names.chunk,
              postBanner: compileHint,
              codeSplitting: {
                includeDependenciesRecursively: false,
                groups: [
                  { name: shellGroup },
                  { name: lenderGroup(chunks) },
                  { name: sharedGroup(chunks) },
                ],
              },
            },
          },
        },
      },
    },
  };
}

/**
 * Packages that run on the server go without source maps: React's are so long that combining them
 * at every step would take a fifth of the start.
 */
function unmappedPackagesPlugin(): Plugin {
  return {
    name: "unmapped-packages",
    enforce: "pre",
    transform: { filter: { id: packages }, handler: (code) => ({ code, map: { mappings: "" } }) },
  };
}

/** Makes the module that names the client components of every page, for the browser's program. */
function shellReferencesPlugin({ groupOf }: ChunkRules): Plugin {
  return {
    name: "shell-references",
    resolveId: {
      filter: { id: /^virtual:shell-references$/ },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /^\0virtual:shell-references$/ },
      handler() {
        const { config } = this.environment;
        // Dev has no chunks, and decodes nothing ahead.
        const known = config.command === "build" && getPluginApi(config)?.manager;
        const references = Object.entries(known ? known.clientReferenceMetaMap : {});
        const ids = references
          .filter(([id]) => groupOf(id) === shellName)
          .map(([, { referenceKey }]) => referenceKey);
        return `export const shellReferences = ${JSON.stringify(ids)};`;
      },
    },
  };
}

function siteModulesPlugin(root: string, { code, files }: EngineConfig["siteModules"]): Plugin {
  return {
    name: "site-modules",
    resolveId: {
      filter: { id: /^virtual:site\// },
      handler(id) {
        const file = files[id];
        if (file !== undefined) return `${root}/src/${file}`;
        return id in code ? `\0${id}` : undefined;
      },
    },
    load: {
      filter: { id: /^\0virtual:site\// },
      handler: (id) => code[id.slice(1)],
    },
  };
}

/**
 * Builds the three environments once each, in the order in which they need each other. The plugin's
 * own order begins with two more passes that look for server functions; a static site has none.
 */
export async function buildEnvironments(builder: ViteBuilder): Promise<void> {
  const { rsc: pages, client, ssr } = builder.environments;
  const manager = getPluginApi(builder.config)?.manager;
  if (!pages || !client || !ssr || !manager) throw new Error("an environment is missing");
  await builder.build(pages);
  manager.stabilize();
  await Promise.all([builder.build(client), builder.build(ssr)]);
  manager.writeAssetsManifest(["ssr", "rsc"]);
  manager.writeEnvironmentImportsManifest();
}
