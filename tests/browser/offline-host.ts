import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import sirv from "sirv";

/** Handles a request instead of the file server, unless it returns false. */
type RequestHandler = (request: IncomingMessage, response: ServerResponse, path: string) => boolean;

/** A host whose network state and responses the test controls. */
export interface Host {
  /** URL of the site. */
  address: string;
  /** `offline` closes connections; `hanging` accepts requests and never responds. */
  network: "online" | "offline" | "hanging";
  handle: RequestHandler;
  /** Requested paths below the base. */
  readonly requestedPaths: string[];
  close(): void;
}

export const respondWithJson = (value: unknown): RequestHandler => {
  return (_, response) => {
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(value));
    return true;
  };
};

export async function startHost(outDir: string, base: string): Promise<Host> {
  const files = sirv(outDir, { dev: true, etag: true });
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://host");
    const path = decodeURI(pathname.slice(base.length));
    if (host.network === "offline") return void request.socket.destroy();
    host.requestedPaths.push(path);
    if (host.network === "hanging" || host.handle(request, response, path)) return;
    request.url = `/${path}`;
    files(request, response, () => {
      response.writeHead(404, { "content-type": "text/html; charset=utf-8" });
      response.end(readFileSync(join(outDir, "404.html")));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const host: Host = {
    address: `http://localhost:${(server.address() as AddressInfo).port}${base}`,
    network: "online",
    handle: () => false,
    requestedPaths: [],
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return host;
}
