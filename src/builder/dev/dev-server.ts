import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import {
  createServer,
  isRunnableDevEnvironment,
  mergeConfig,
  type Plugin,
  type ViteDevServer,
} from "vite";
import { createDefaultImportMeta } from "vite/module-runner";
import type { SiteConfig } from "../../config/schemas/site-config.ts";
import { createViteConfig } from "../../framework/vite/vite-config.ts";
import type { App } from "../compile/bundle.ts";
import { clientChunk } from "../compile/client-chunks.ts";
import { pageStylesPlugin, siteModules } from "../compile/site-modules.ts";

import { translatedModules, translationPlugin } from "../compile/translations.ts";
import { isInside } from "../load/is-inside.ts";

export interface DevOptions {
  root: string;
  siteDir: string;
  cacheDir: string;
  port: number;
  host: string;
}

const appModule = "src/app.tsx";
const htmlModule = "src/framework/server/entry.ssr.tsx";

/** Creates Vite's server without listening. `unwatched` folders have another watcher. */
export function openDevServer(
  options: DevOptions,
  site: SiteConfig,
  unwatched: readonly string[],
): Promise<ViteDevServer> {
  const { root, siteDir, cacheDir, port, host } = options;
  const config = createViteConfig({
    root,
    programs: { index: join(root, appModule) },
    baseUrl: site.baseUrl,
    outDir: join(cacheDir, "dev"),
    siteModules: siteModules(siteDir, site),
    clientChunk,
    plugins: [translationPlugin(root, translatedModules(siteDir, site)), pageStylesPlugin(siteDir)],
    dev: true,
  });
  const watch = { ignored: isUnwatched([join(root, "src"), siteDir], { root, unwatched }) };
  return createServer(
    mergeConfig(config, {
      server: { port, host, strictPort: true, watch },
      // Builds log less.
      logLevel: "info",
      plugins: [rejectInvalidUrlsPlugin],
      cacheDir: join(root, ".cache/vite"),
    }),
  );
}

/** Runs before all other plugins, and so does its middleware. */
const rejectInvalidUrlsPlugin: Plugin = {
  name: "reject-invalid-urls",
  enforce: "pre",
  configureServer: ({ middlewares }) => void middlewares.use(rejectInvalidUrls),
};

/** Vite runs changed modules again. */
export async function importApp(server: ViteDevServer): Promise<App> {
  return (await importModule(server, "rsc", appModule)) as App;
}

export async function warmUp(server: ViteDevServer): Promise<void> {
  await Promise.all([importApp(server), importModule(server, "ssr", htmlModule)]);
}

function importModule(server: ViteDevServer, name: string, path: string): Promise<unknown> {
  const environment = server.environments[name];
  if (!environment || !isRunnableDevEnvironment(environment)) {
    throw new Error(`the ${name} environment does not run in this process`);
  }
  const { runner } = environment;
  // Skips `import.meta.resolve`: on Node 20 it sends each import through a thread (0.2 s).
  runner.options.createImportMeta = createDefaultImportMeta;
  return runner.import(join(server.config.root, path));
}

/** The watcher reads every file that is not ignored. */
function isUnwatched(
  folders: readonly string[],
  { root, unwatched }: { root: string; unwatched: readonly string[] },
): (path: string) => boolean {
  const isBelow = (path: string, folder: string) => path === folder || isInside(path, folder);
  return (path) =>
    unwatched.some((folder) => isBelow(path, folder)) ||
    (path !== root && !folders.some((folder) => isBelow(path, folder)));
}

/** Rejects invalid URLs (`//`): another middleware would crash the process. */
export function rejectInvalidUrls(
  { url = "/" }: IncomingMessage,
  response: ServerResponse,
  next: () => void,
): void {
  if (URL.canParse(url, "http://dev")) next();
  else response.writeHead(400).end();
}
