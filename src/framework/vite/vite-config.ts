import react from "@vitejs/plugin-react";
import rsc from "@vitejs/plugin-rsc";
import type { EnvironmentOptions, InlineConfig, Plugin } from "vite";

interface EngineConfig {
  root: string;
  /** Modules of the rsc environment, by name. `index` renders pages. */
  programs: { index: string } & Record<string, string>;
  baseUrl: string;
  outDir: string;
  /** `virtual:site/...` modules: their code, or a file below `src`. */
  siteModules: { code: Record<string, string>; files: Record<string, string> };
  /** Name of the chunk of a client component. `shell` is for components of every page. */
  clientChunk(module: string): string;
  plugins: Plugin[];
  dev: boolean;
}

/** docs/browsers.md says what older browsers show. */
export const oldestBrowsers = ["chrome123", "firefox128", "safari17.5"] as const;

const initialChunks = [
  "index",
  "flight-client",
  "react-root",
  "rolldown-runtime",
  "route",
  "shell",
];

/** The bundler needs more than six letters for more than 64 files. */
const hashed = "[name]-[hash:8]";
const lazyFile = `assets/parts/${hashed}`;

export function createViteConfig(config: EngineConfig): InlineConfig {
  const { root, programs, baseUrl, siteModules, clientChunk, plugins, dev } = config;
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
      dev && dropPackageSourceMaps(),
      rsc({
        entries: {
          client: entry("client/entry.browser"),
          ssr: entry("server/entry.ssr"),
          rsc: programs.index,
        },
        clientChunks: ({ id }) => clientChunk(id),
        serverHandler: false,
      }),
      createSiteModulesPlugin(root, siteModules),
      ...plugins,
    ],
    // React's development and production builds differ, so this is set during compilation.
    ...(!dev && { define: { "process.env.NODE_ENV": '"production"' } }),
    build: {
      emptyOutDir: true,
      reportCompressedSize: false,
      target: "es2022",
      // Without `cssTarget`, styles get fallbacks for browsers without light-dark() and color-mix().
      cssTarget: [...oldestBrowsers],
      rolldownOptions: {
        // plugin-rsc has already handled `"use client"`.
        onwarn: (warning, warn) => warning.code !== "MODULE_LEVEL_DIRECTIVE" && warn(warning),
        output: {
          // Style sheets are loaded lazily, except `rest.css`, which every page loads.
          assetFileNames: ({ names }) =>
            names.some((name) => /\.(?:css|wasm)$/.test(name) && name !== "rest.css")
              ? `${lazyFile}[extname]`
              : `assets/${hashed}[extname]`,
        },
      },
    },
    worker: {
      format: "es",
      rolldownOptions: {
        output: {
          entryFileNames: `${lazyFile}.js`,
          chunkFileNames: `${lazyFile}.js`,
          assetFileNames: `${lazyFile}[extname]`,
        },
      },
    },
    environments: createEnvironments(config),
  };
}

interface ModuleGraph {
  getModuleInfo(id: string): { importers: string[] } | null;
}

/** Imports of the entry stay out of the shell: the entry must report a missing shell. */
function getShellChunk(id: string, graph: ModuleGraph): string | null {
  const visited = new Set([id]);
  // The set grows during iteration.
  for (const module of visited) {
    if (module.includes("/client/entry.browser.")) return null;
    for (const importer of graph.getModuleInfo(module)?.importers ?? []) visited.add(importer);
  }
  return [...visited].some((module) => module.endsWith("/group/shell")) ? "shell" : null;
}

/** Drops source maps of server packages: they take a fifth of the start time in dev. */
function dropPackageSourceMaps(): Plugin {
  return {
    name: "drop-package-source-maps",
    enforce: "pre",
    transform: {
      filter: { id: /\/(?:node_modules|deps_(?:rsc|ssr))\// },
      handler: (code) => ({ code, map: { mappings: "" } }),
    },
  };
}

function createSiteModulesPlugin(
  root: string,
  { code, files }: EngineConfig["siteModules"],
): Plugin {
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

function createEnvironments({
  programs,
  outDir,
  dev,
}: EngineConfig): Record<string, EnvironmentOptions> {
  // A cached bundle may be outside the project, so it contains its packages.
  const bundledPackages = dev ? {} : { resolve: { noExternal: true as const } };
  return {
    rsc: {
      ...bundledPackages,
      build: {
        outDir: `${outDir}/rsc`,
        // In one folder, all programs import the HTML renderer by the same relative path.
        rolldownOptions: { input: programs, output: { chunkFileNames: "[name]-[hash].js" } },
      },
    },
    ssr: { ...bundledPackages, build: { outDir: `${outDir}/ssr` } },
    client: {
      build: {
        outDir: `${outDir}/client`,
        // The licenses of the bundled packages require a notice.
        license: { fileName: "licenses.txt" },
        rolldownOptions: {
          output: {
            entryFileNames: `assets/${hashed}.js`,
            chunkFileNames: ({ name }) =>
              `${initialChunks.includes(name) ? `assets/${hashed}` : lazyFile}.js`,
            // Avoids compiling functions on the first click:
            // https://v8.dev/blog/explicit-compile-hints
            postBanner: ({ fileName }) =>
              fileName.startsWith("assets/parts/") ? "" : "//# allFunctionsCalledOnLoad",
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [{ name: getShellChunk }],
            },
          },
        },
      },
    },
  };
}
