import react from "@vitejs/plugin-react";
import rsc from "@vitejs/plugin-rsc";
import type { InlineConfig, Plugin } from "vite";

export interface EngineConfig {
  /** Folder with the engine's package.json. */
  root: string;
  /** Modules that run in the rsc environment, by name; `index` renders pages with the theme. */
  programs: { index: string } & Record<string, string>;
  baseUrl: string;
  /** Folder for the bundle. */
  outDir: string;
  /** The modules named `virtual:site/...`: their code, or a file below `src`. */
  siteModules: { code: Record<string, string>; files: Record<string, string> };
  /** The chunk of a client component, by the path of its module. Components in `shell` are on every page. */
  clientChunk(module: string): string;
  plugins: Plugin[];
  dev: boolean;
}

/** The browsers for which style sheets are compiled; docs/browsers.md says what older ones show. */
export const oldestBrowsers = ["chrome123", "firefox128", "safari17.5"] as const;

/** Chunks that every page loads; the others are in `assets/parts`. */
const pageChunks = ["index", "flight-client", "react-root", "rolldown-runtime", "shell"];

/** Six characters of base64 are enough to tell the versions of one file apart. */
const hashed = "[name]-[hash:6]";
const partFile = `assets/parts/${hashed}`;

/** Vite's configuration for the three environments: pages (rsc), their HTML (ssr), the browser (client). */
export function createViteConfig(config: EngineConfig): InlineConfig {
  const { root, programs, baseUrl, outDir, siteModules, clientChunk, plugins, dev } = config;
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
      rsc({
        entries: {
          client: entry("client/entry.browser"),
          ssr: entry("server/entry.ssr"),
          rsc: programs.index,
        },
        clientChunks: ({ id }) => clientChunk(id),
        serverHandler: false,
      }),
      siteModulesPlugin(root, siteModules),
      ...plugins,
    ],
    // Set when compiling and not when running: React's development and production builds differ.
    ...(!dev && { define: { "process.env.NODE_ENV": '"production"' } }),
    build: {
      emptyOutDir: true,
      reportCompressedSize: false,
      target: "es2022",
      // Without it, style rules get fallbacks for browsers that lack light-dark() and color-mix().
      cssTarget: [...oldestBrowsers],
      rolldownOptions: {
        // The plugin has read the directive before the bundler sees it.
        onwarn: (warning, warn) => warning.code !== "MODULE_LEVEL_DIRECTIVE" && warn(warning),
        output: {
          assetFileNames: ({ names }) =>
            names.some((name) => /\.(?:css|wasm)$/.test(name) && name !== "rest.css")
              ? `${partFile}[extname]`
              : `assets/${hashed}[extname]`,
        },
      },
    },
    worker: {
      format: "es",
      rolldownOptions: {
        output: {
          entryFileNames: `${partFile}.js`,
          chunkFileNames: `${partFile}.js`,
          assetFileNames: `${partFile}[extname]`,
        },
      },
    },
    environments: {
      // Bundles contain their packages, because a cached bundle may be outside of the project.
      rsc: {
        ...(!dev && { resolve: { noExternal: true } }),
        build: {
          outDir: `${outDir}/rsc`,
          // In one folder, because each reaches the folder of the HTML program the same way.
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
          // The licenses of the bundled packages require their notice.
          license: { fileName: "licenses.txt" },
          rolldownOptions: {
            output: {
              entryFileNames: `assets/${hashed}.js`,
              chunkFileNames: ({ name }) =>
                `${pageChunks.includes(name) ? `assets/${hashed}` : partFile}.js`,
              // V8 compiles all functions of these files while they arrive, instead of each one when
              // a click calls it first. https://v8.dev/blog/explicit-compile-hints
              postBanner: ({ fileName }) =>
                fileName.startsWith("assets/parts/") ? "" : "//# allFunctionsCalledOnLoad",
              codeSplitting: {
                includeDependenciesRecursively: false,
                groups: [{ name: shellChunk }],
              },
            },
          },
        },
      },
    },
  };
}

interface ModuleGraph {
  getModuleInfo(id: string): { importers: string[] } | null;
}

/**
 * Puts what the shell imports into its chunk, so that parts need no further chunk for it. What the
 * entry imports stays in the entry, which must load without the shell to report that it is missing.
 */
function shellChunk(id: string, graph: ModuleGraph): string | null {
  const found = new Set([id]);
  // The set grows while it is iterated.
  for (const module of found) {
    if (module.includes("/client/entry.browser.")) return null;
    for (const importer of graph.getModuleInfo(module)?.importers ?? []) found.add(importer);
  }
  return [...found].some((module) => module.endsWith("/group/shell")) ? "shell" : null;
}

/**
 * Drops the source maps of packages that run on the server: combining React's maps at every step
 * takes a fifth of the time until the dev server is ready.
 */
function unmappedPackagesPlugin(): Plugin {
  return {
    name: "unmapped-packages",
    enforce: "pre",
    transform: {
      filter: { id: /\/(?:node_modules|deps_(?:rsc|ssr))\// },
      handler: (code) => ({ code, map: { mappings: "" } }),
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
