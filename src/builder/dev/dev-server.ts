import type { IncomingMessage, ServerResponse } from "node:http";
import { isIP } from "node:net";
import { join } from "node:path";
import {
  type Connect,
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
import { isLocalHost } from "../../model/url/local-host.ts";
import type { App } from "../compile/bundle.ts";
import { getClientChunk } from "../compile/client-chunks.ts";
import { diagnoseViteErrors } from "../compile/compiler-errors.ts";
import { createSitePlugins } from "../compile/site-code-plugins.ts";
import { getSiteModules, pagesModuleId } from "../compile/site-modules.ts";
import { getTranslatedModules } from "../compile/translations.ts";
import { formatReport } from "../diagnostics/report.ts";
import { isAtOrInside } from "../load/is-inside.ts";
import { reportWatchError } from "./watch-folders.ts";
import { isSiteCode } from "./watch-site.ts";

export interface DevOptions {
  root: string;
  siteDir: string;
  cacheDir: string;
  port: number;
  host: string;
  /** With a leading dot, its subdomains are allowed, too. */
  allowedHost?: string;
}

const appModule = "src/app.tsx";
const htmlModule = "src/framework/server/entry.ssr.tsx";

export interface SiteServer {
  vite: ViteDevServer;
  /** Runs the modules again that contain changed options or lists of the site's files. */
  updateSiteModules(site: SiteConfig): void;
}

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
): Promise<SiteServer> {
  const { root, siteDir, cacheDir, port, host, allowedHost } = options;
  // Browsers send names in lower case.
  const allowedHosts = allowedHost === undefined ? [] : [allowedHost.toLowerCase()];
  defineDetached();
  const siteModules = getSiteModules(siteDir, site);
  const translatedModules = getTranslatedModules(siteDir, site);
  const { baseUrl } = site;
  let currentSite = site;
  const config = createViteConfig({
    root,
    programs: { index: join(root, appModule) },
    baseUrl,
    outDir: join(cacheDir, "dev"),
    siteModules,
    clientChunk: getClientChunk,
    plugins: createSitePlugins({ root, siteDir, baseUrl, siteModules, translatedModules }),
    dev: true,
  });
  const watch = { ignored: createIgnoreFilter([join(root, "src"), siteDir], { root, unwatched }) };
  const vite = await createServer(
    mergeConfig(config, {
      server: { port, host, strictPort: true, watch, allowedHosts },
      // Builds log less.
      logLevel: "info",
      customLogger: createSiteLogger(options, onErrors),
      plugins: [rejectInvalidUrlsPlugin, createRemovalPlugin(siteDir, updateModules)],
      cacheDir: join(root, ".cache/vite"),
    }),
  );
  const isAllowed = (name: string) => isAllowedHost(name, [host.toLowerCase(), ...allowedHosts]);
  vite.middlewares.stack.unshift({ route: "", handle: createHostCheck(isAllowed) });
  formatOverlays(vite, { folders: options, onErrors });
  function updateModules(): void {
    const { code, toleratesErrors } = getSiteModules(siteDir, currentSite);
    const changed = Object.keys(code).filter((id) => code[id] !== siteModules.code[id]);
    Object.assign(siteModules.code, code);
    siteModules.toleratesErrors = toleratesErrors;
    reloadModules(vite, changed);
  }
  return {
    vite,
    updateSiteModules(latest) {
      currentSite = latest;
      updateModules();
    },
  };
}

function reloadModules({ environments, config }: ViteDevServer, ids: readonly string[]): void {
  const sheet = join(config.root, "src/theme/styles/rest.css");
  for (const environment of Object.values(environments)) {
    const { moduleGraph } = environment;
    const modules = ids.map((id) => moduleGraph.getModuleById(`\0${id}`));
    if (ids.includes(pagesModuleId)) modules.push(...(moduleGraph.getModulesByFile(sheet) ?? []));
    for (const module of modules) if (module) void environment.reloadModule(module);
  }
}

/** Vite would import a removed component or style sheet again, which fails. */
function createRemovalPlugin(siteDir: string, updateSiteModules: () => void): Plugin {
  return {
    name: "removed-site-code",
    hotUpdate({ type, file }) {
      if (type !== "delete" || !isSiteCode(file, siteDir)) return undefined;
      updateSiteModules();
      return [];
    },
  };
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
      const [, watchError] = /file watcher error: ([^\n]*)/.exec(message) ?? [];
      if (watchError !== undefined) {
        reportWatchError(watchError);
        return;
      }
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

/** Limits the watcher to some folders, because it opens every file that it does not ignore. */
function createIgnoreFilter(
  folders: readonly string[],
  { root, unwatched }: { root: string; unwatched: readonly string[] },
): (path: string) => boolean {
  return (path) =>
    unwatched.some((folder) => isAtOrInside(path, folder)) ||
    (path !== root && !folders.some((folder) => isAtOrInside(path, folder)));
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

/** Vite rejects the same hosts, but its message names a file that sites do not have. */
function createHostCheck(isAllowed: (name: string) => boolean): Connect.NextHandleFunction {
  return ({ headers: { host } }, response, next) => {
    const url = `http://${host || "localhost"}`;
    if (!URL.canParse(url)) return response.writeHead(400).end();
    const { hostname: name } = new URL(url);
    if (isAllowed(name)) return next();
    response.writeHead(403, { "content-type": "text/plain" });
    const hint = `run \`npm run dev -- --allowed-host ${name}\``;
    return response.end(`The host ${name} is not allowed: ${hint}.\n`);
  };
}

/** Prevents DNS rebinding: other websites could read the pages through the reader's browser. */
export function isAllowedHost(name: string, allowed: readonly string[]): boolean {
  if (isIP(name.replace(/^\[|\]$/g, "")) !== 0 || isLocalHost(name)) return true;
  return allowed.some(
    (host) => name === host || (host.startsWith(".") && `.${name}`.endsWith(host)),
  );
}
