import { once } from "node:events";
import {
  createServer as createHttpServer,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import { hostHeaderValidation, originValidation, toNodeHandler } from "@modelcontextprotocol/node";
import { createMcpHandler, type McpServerFactory } from "@modelcontextprotocol/server";

export interface HttpOptions {
  host: string;
  port: number;
  allowedHosts: readonly string[];
  requestsPerMinute: number;
  log(entry: LogEntry): void;
}

/** A line of the log; it never contains request bodies. */
export interface LogEntry {
  event: "listening" | "request" | "stopping" | "error";
  [name: string]: string | number;
}

interface HttpService {
  port: number;
  /** Stops accepting requests. Resolves when open requests are done, or after five seconds. */
  stop(): Promise<void>;
}

const maxBodyBytes = 500_000;

const maxConnections = 1000;
const maxClients = 10_000;

const minute = 60_000;

/** Serves MCP over Streamable HTTP at `/mcp` without sessions, and a health check at `/health`. */
export async function serveHttp(
  factory: McpServerFactory,
  options: HttpOptions,
): Promise<HttpService> {
  const { host, port, log } = options;
  const mcp = createMcpHandler(factory, {
    maxRequestBodySize: maxBodyBytes,
    onerror: ({ name }) => log({ event: "error", name }),
  });
  const handleRequest = createRequestHandler(toNodeHandler(mcp), options);
  const server = createHttpServer((request, response) => {
    logWhenClosed(request, response, log);
    handleRequest(request, response);
  });
  server.maxConnections = maxConnections;
  server.requestTimeout = 10_000;
  server.headersTimeout = 5000;
  await once(server.listen(port, host), "listening");
  const address = server.address();
  const actualPort = typeof address === "object" && address ? address.port : port;
  log({ event: "listening", host, port: actualPort });
  return {
    port: actualPort,
    async stop() {
      log({ event: "stopping" });
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      const timer = setTimeout(() => server.closeAllConnections(), 5000);
      await closed;
      clearTimeout(timer);
      await mcp.close();
    },
  };
}

function createRequestHandler(
  handle: ReturnType<typeof toNodeHandler>,
  { allowedHosts, requestsPerMinute, log }: HttpOptions,
): (request: IncomingMessage, response: ServerResponse) => void {
  const allowedNames = [
    "localhost",
    "127.0.0.1",
    "[::1]",
    ...allowedHosts.map((name) => name.toLowerCase()),
  ];
  const isHostAllowed = hostHeaderValidation(allowedNames);
  const isOriginAllowed = originValidation(allowedNames);
  const getRetryDelay = createRateLimiter(requestsPerMinute);
  return (request, response) => {
    response.setHeader("X-Content-Type-Options", "nosniff");
    if (!isHostAllowed(request, response) || !isOriginAllowed(request, response)) return;
    const path = getPath(request);
    if (path === "/health") return respond(response, 200, "ok\n");
    if (path !== "/mcp") return respond(response, 404, "not found; the MCP endpoint is /mcp\n");
    const wait = getRetryDelay(request);
    if (wait > 0) {
      response.setHeader("Retry-After", String(Math.ceil(wait / 1000)));
      return respond(response, 429, "too many requests; see Retry-After\n");
    }
    const { method = "GET", url = "/" } = request;
    // Node's types allow both to be undefined; the handler requires them.
    handle(Object.assign(request, { method, url }), response).catch((error: unknown) => {
      log({ event: "error", name: error instanceof Error ? error.name : "unknown" });
      if (response.headersSent) response.destroy();
      else respond(response, 500, "internal server error\n");
    });
  };
}

function logWhenClosed(
  request: IncomingMessage,
  response: ServerResponse,
  log: HttpOptions["log"],
): void {
  const start = performance.now();
  response.on("close", () => {
    const { method = "" } = request;
    const milliseconds = Math.round(performance.now() - start);
    const path = knownPaths.find((known) => known === getPath(request)) ?? "other";
    log({ event: "request", method, path, status: response.statusCode, milliseconds });
  });
}

const knownPaths = ["/mcp", "/health"];

function getPath({ url = "" }: IncomingMessage): string {
  return url.split("?")[0] ?? "";
}

function respond(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8" }).end(text);
}

/** The returned function counts a request, and returns how many milliseconds its client must wait. */
function createRateLimiter(requestsPerMinute: number): (request: IncomingMessage) => number {
  const clients = new Map<string, { resetAt: number; count: number }>();
  return ({ socket }) => {
    const now = Date.now();
    const client = socket.remoteAddress ?? "";
    const usage = clients.get(client);
    if (!usage || usage.resetAt <= now) {
      clients.delete(client);
      const [oldest] = clients.keys();
      if (clients.size >= maxClients && oldest !== undefined) clients.delete(oldest);
      clients.set(client, { resetAt: now + minute, count: 1 });
      return 0;
    }
    usage.count++;
    return usage.count > requestsPerMinute ? usage.resetAt - now : 0;
  };
}
