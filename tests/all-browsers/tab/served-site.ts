import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { startPreview } from "../../../src/builder/preview/preview.ts";
import { offlineManifestFile } from "../../../src/model/offline.ts";
import { listenerScript, reportPath } from "./error-listener.ts";

/** What happens to an intercepted request: an error status, a closed connection, or a delay. */
type Interception = 404 | 503 | "abort" | "delay";

interface Rule {
  matches: RegExp;
  interception: Interception;
  /** Resolves when the delayed request can continue. */
  released: Promise<void>;
  release(): void;
}

/** A proxy in front of the preview server that records and intercepts requests. */
export interface ProxiedSite {
  origin: string;
  /** Requested paths with queries, in order. */
  requests: string[];
  /** Requested documents, in order. */
  documentRequests: string[];
  /** How many requests are in flight. */
  requestsInFlight(): number;
  /** Warnings, errors, and policy violations of the pages since the last call. */
  takeBrowserErrors(): string[];
  /** Intercepts requests with a matching path until the returned function is called. */
  intercept(matches: RegExp, interception: Interception): () => void;
  /** Runs a script before those of each page that is loaded from now on, until `restore`. */
  addInitScript(script: string): void;
  /** Lets pages register the service worker, until `restore`. */
  allowServiceWorker(): void;
  /** Reverts `intercept`, `addInitScript`, and `allowServiceWorker`. */
  restore(): void;
  close(): Promise<void>;
}

export async function serveSite(outDir: string, baseUrl: string): Promise<ProxiedSite> {
  const preview = await startPreview({ outDir, baseUrl, port: 0, host: "localhost" });
  const { port } = preview.address() as AddressInfo;
  const requests: string[] = [];
  const documentRequests: string[] = [];
  let browserErrors: string[] = [];
  let initScripts = "";
  let isServiceWorkerAllowed = false;
  let openCount = 0;
  const rules = new Set<Rule>();

  const handle = async (incoming: IncomingMessage, response: ServerResponse) => {
    const path = incoming.url ?? "/";
    if (path === reportPath) {
      browserErrors.push(await text(incoming));
      response.writeHead(204).end();
      return;
    }
    if (path === baseUrl + offlineManifestFile && !isServiceWorkerAllowed) {
      // A service worker would hide the requests of the page.
      response.writeHead(200, { "cache-control": "no-store" }).end('{"off":true}');
      return;
    }
    requests.push(path);
    if (isForDocument(incoming)) documentRequests.push(path);
    openCount++;
    response.once("close", () => openCount--);
    const rule = [...rules].find(({ matches }) => matches.test(path));
    const interception = rule?.interception;
    if (interception === "delay") await rule?.released;
    else if (interception === "abort") return void response.destroy();
    else if (interception) {
      return void response.writeHead(interception, { "cache-control": "no-store" }).end();
    }
    forward(incoming, response, port, initScripts);
  };
  const server = createServer((incoming, response) => void handle(incoming, response));
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));

  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    requests,
    documentRequests,
    requestsInFlight: () => openCount,
    takeBrowserErrors() {
      const taken = browserErrors;
      browserErrors = [];
      return taken;
    },
    intercept(matches, interception) {
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      const rule = { matches, interception, released, release };
      rules.add(rule);
      return () => {
        rules.delete(rule);
        release();
      };
    },
    addInitScript(script) {
      initScripts += `${script};\n`;
    },
    allowServiceWorker() {
      isServiceWorkerAllowed = true;
    },
    restore() {
      for (const { release } of rules) release();
      rules.clear();
      initScripts = "";
      isServiceWorkerAllowed = false;
    },
    async close() {
      for (const one of [server, preview]) {
        one.closeAllConnections();
        await new Promise((resolve) => one.close(resolve));
      }
    },
  };
}

/** Forwards a request to the preview, and inserts the error listener as the first script of a page. */
function forward(
  incoming: IncomingMessage,
  response: ServerResponse,
  port: number,
  initScripts: string,
): void {
  const isDocument = isForDocument(incoming);
  const headers = { ...incoming.headers };
  if (isDocument) {
    // The document is changed here, so it must be neither compressed nor cached.
    for (const name of ["accept-encoding", "if-none-match", "if-modified-since"])
      delete headers[name];
  }
  const { method, url } = incoming;
  const options = { host: "localhost", port, path: url, method, headers };
  const outgoing = request(options, async (upstream) => {
    const isPage = isDocument && String(upstream.headers["content-type"]).startsWith("text/html");
    if (!isPage) {
      // Without caching, each request can be observed and intercepted.
      const headers = { ...upstream.headers, "cache-control": "no-cache" };
      response.writeHead(upstream.statusCode ?? 500, headers);
      upstream.pipe(response);
      return;
    }
    const { etag, "last-modified": _, "content-length": __, ...kept } = upstream.headers;
    const html = await text(upstream);
    response.writeHead(upstream.statusCode ?? 500, kept);
    // Before the content security policy of the page, which would block the script.
    response.end(
      html.replace("<head>", () => `<head><script>${listenerScript(initScripts)}</script>`),
    );
  });
  outgoing.on("error", () => response.destroy());
  response.once("close", () => outgoing.destroy());
  outgoing.end();
}

function isForDocument({ headers }: IncomingMessage): boolean {
  return String(headers.accept).includes("text/html");
}
