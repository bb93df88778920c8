import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join, sep } from "node:path";
import sirv from "sirv";
import { createServer, isRunnableDevEnvironment, mergeConfig, type ViteDevServer } from "vite";
import { pageKey, pageOfPayload } from "../kernel/client/request.ts";
import { createViteConfig } from "../kernel/vite-config.ts";
import type { App } from "./bundle.ts";
import { type DevSite, loadDevSite } from "./dev-site.ts";
import { formatReport } from "./report.ts";
import { siteModules } from "./site-modules.ts";

export interface DevOptions {
  root: string;
  siteDir: string;
  cacheDir: string;
  port: number;
  host: string;
}

/** The writer's server: pages are drawn on request, and drawn anew when a file of the site changes. */
export async function startDev(options: DevOptions): Promise<string> {
  const { root, siteDir, cacheDir, port, host } = options;
  const app = join(root, "src/app.tsx");
  let site = await loadDevSite(options);
  report(site);
  const config = createViteConfig({
    root,
    programs: { index: app },
    baseUrl: site.baseUrl,
    outDir: join(cacheDir, "dev"),
    siteModules: siteModules(siteDir),
    dev: true,
  });
  const server = await createServer(
    mergeConfig(config, {
      server: { port, host, strictPort: true },
      cacheDir: join(cacheDir, "vite"),
    }),
  );
  server.middlewares.use(sirv(join(siteDir, "public"), { dev: true, etag: true }));
  server.middlewares.use(async (request, response, next) => {
    try {
      await answer(request, response, { site, app: await importApp(server, app) });
    } catch (error) {
      next(error);
    }
  });
  server.watcher.add(siteDir);
  let changes = 0;
  server.watcher.on("all", async (_event, path) => {
    if (!isSource(path, siteDir)) return;
    changes += 1;
    const change = changes;
    const loaded = await loadDevSite(options);
    // A newer change overtook this one.
    if (change !== changes) return;
    site = loaded;
    report(site);
    server.environments.client.hot.send({
      type: "custom",
      event: "rsc:update",
      data: { file: path },
    });
    if (site.errors !== "") {
      server.environments.client.hot.send({
        type: "error",
        err: { message: site.errors, stack: "" },
      });
    }
  });
  await server.listen();
  return `http://${host}:${port}${site.baseUrl}`;
}

/** Whether a change of the file changes pages without Vite knowing of it. */
function isSource(path: string, siteDir: string): boolean {
  const inside = path.startsWith(siteDir + sep) ? path.slice(siteDir.length + 1) : "";
  return inside.startsWith(`content${sep}`) || inside === "config.ts" || inside === "sidebars.ts";
}

async function importApp(server: ViteDevServer, app: string): Promise<App> {
  const environment = server.environments.rsc;
  if (!environment || !isRunnableDevEnvironment(environment)) {
    throw new Error("the rsc environment does not run in this process");
  }
  return (await environment.runner.import(app)) as App;
}

interface DevState {
  site: DevSite;
  app: App;
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { site, app }: DevState,
): Promise<void> {
  // Vite has taken the base URL off the path.
  const { pathname } = new URL(request.url ?? "/", "http://dev");
  const file = site.files.get(decodeURI(pathname));
  if (file !== undefined) {
    send(response, 200, file.type, "path" in file ? readFileSync(file.path) : file.text);
    return;
  }
  const page = pageOfPayload(pathname);
  const source = site.page(pageKey(page ?? pathname), app);
  const rendered = await app.render(source.page, { site: site.shell, build: "dev", dev: true });
  const status = source.page.kind === "not-found" ? 404 : 200;
  if (page === undefined) send(response, status, "text/html; charset=utf-8", rendered.html);
  else send(response, status, "text/plain; charset=utf-8", rendered.payload);
}

function send(response: ServerResponse, status: number, type: string, body: string | Uint8Array) {
  response.writeHead(status, { "content-type": type, "cache-control": "no-store" });
  response.end(body);
}

function report(site: DevSite): void {
  process.stderr.write(formatReport(site.diagnostics));
}
