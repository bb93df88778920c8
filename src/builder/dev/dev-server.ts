import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import {
  createLogger,
  createServer,
  type HotPayload,
  isRunnableDevEnvironment,
  type Logger,
  mergeConfig,
  type Plugin,
  type ViteDevServer,
} from "vite";
import { createDefaultImportMeta } from "vite/module-runner";
import type { SiteConfig } from "../../config/schemas/site-config.ts";
import { createViteConfig } from "../../framework/vite/vite-config.ts";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import type { App } from "../compile/bundle.ts";
import { getClientChunk } from "../compile/client-chunks.ts";
import { diagnoseViteErrors } from "../compile/run-compiler.ts";
import { createPageStylesPlugin, getSiteModules } from "../compile/site-modules.ts";
import { createTranslationPlugin, getTranslatedModules } from "../compile/translations.ts";
import { formatReport } from "../diagnostics/report.ts";
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

interface ServerOptions {
  /** These folders have another watcher. */
  unwatched: readonly string[];
  /** Called for errors in the code of the site, instead of logging them with their stack. */
  onErrors(diagnostics: Diagnostic[]): void;
}

/** Creates Vite's server without listening. */
export async function openDevServer(
  options: DevOptions,
  site: SiteConfig,
  { unwatched, onErrors }: ServerOptions,
): Promise<ViteDevServer> {
  const { root, siteDir, cacheDir, port, host } = options;
  defineDetached();
  const config = createViteConfig({
    root,
    programs: { index: join(root, appModule) },
    baseUrl: site.baseUrl,
    outDir: join(cacheDir, "dev"),
    siteModules: getSiteModules(siteDir, site),
    clientChunk: getClientChunk,
    plugins: [
      createTranslationPlugin(root, getTranslatedModules(siteDir, site)),
      createPageStylesPlugin(siteDir),
    ],
    dev: true,
  });
  const watch = { ignored: isUnwatched([join(root, "src"), siteDir], { root, unwatched }) };
  const server = await createServer(
    mergeConfig(config, {
      server: { port, host, strictPort: true, watch },
      // Builds log less.
      logLevel: "info",
      customLogger: createSiteLogger(options, onErrors),
      plugins: [rejectInvalidUrlsPlugin],
      cacheDir: join(root, ".cache/vite"),
    }),
  );
  formatOverlays(server, { folders: options, onErrors });
  return server;
}

/** Overlays for errors in the code of the site show our report, not the stack of Vite. */
function formatOverlays(
  { environments }: ViteDevServer,
  { folders, onErrors }: { folders: DevOptions; onErrors: ServerOptions["onErrors"] },
): void {
  const { hot } = environments.client;
  const send = hot.send.bind(hot) as (payload: HotPayload) => void;
  hot.send = (payload: HotPayload | string, data?: unknown) => {
    if (typeof payload === "string") return send({ type: "custom", event: payload, data });
    const errors = payload.type === "error" ? diagnoseViteErrors(payload.err.message, folders) : [];
    if (errors.length === 0) return send(payload);
    onErrors(errors);
    send({ type: "error", err: { message: formatReport(errors), stack: "" } });
  };
}

function createSiteLogger(folders: DevOptions, onErrors: ServerOptions["onErrors"]): Logger {
  const logger = createLogger("info");
  return {
    ...logger,
    error(message, logOptions) {
      const diagnostics = diagnoseViteErrors(message, folders);
      if (diagnostics.length > 0) onErrors(diagnostics);
      else logger.error(message, logOptions);
    },
  };
}

/** Node 20 lacks this property, and the development build of React warns without it. */
function defineDetached(): void {
  if ("detached" in ArrayBuffer.prototype) return;
  Object.defineProperty(ArrayBuffer.prototype, "detached", {
    configurable: true,
    get(this: ArrayBuffer) {
      try {
        return new Uint8Array(this).byteLength < 0;
      } catch {
        return true;
      }
    },
  });
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
