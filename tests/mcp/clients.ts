import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { createServer as createMcpServer } from "../../mcp/src/create-server.ts";
import { type HttpOptions, type LogEntry, serveHttp } from "../../mcp/src/serve-http.ts";
import { openSite } from "../../mcp/src/site.ts";
import type { SiteSource } from "../../src/catalog/api/site-source.ts";
import { root } from "../site/build-fixture.ts";

const clientInfo = { name: "tests", version: "1.0.0" };

/** A client that starts the command, over stdio. */
export async function startStdioClient(
  target: string,
  program = [join(root, "src/run.mjs"), join(root, "mcp/src/main.ts")],
): Promise<Client> {
  const client = new Client(clientInfo);
  const args = [...program, target];
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args, stderr: "ignore" }),
  );
  return client;
}

export interface RunningServer {
  address: string;
  log: LogEntry[];
  stop(): Promise<void>;
}

/** An HTTP server in this process. */
export async function startHttpServer(
  source: SiteSource,
  options: Partial<HttpOptions> = {},
): Promise<RunningServer> {
  const site = openSite(source);
  const log: LogEntry[] = [];
  const service = await serveHttp(() => createMcpServer(site), {
    host: "127.0.0.1",
    port: 0,
    allowedHosts: [],
    requestsPerMinute: 100_000,
    log: (entry) => log.push(entry),
    ...options,
  });
  return { address: `http://127.0.0.1:${service.port}`, log, stop: service.stop };
}

export async function connectHttpClient({
  address,
}: Pick<RunningServer, "address">): Promise<Client> {
  const client = new Client(clientInfo);
  await client.connect(new StreamableHTTPClientTransport(new URL("/mcp", address)));
  return client;
}

export interface ToolResponse {
  text: string;
  isError: boolean;
}

/** Calls a tool and returns the text of its result. */
export async function call(
  client: Client,
  name: string,
  args: Record<string, unknown>,
): Promise<ToolResponse> {
  const { content, isError } = await client.callTool({ name, arguments: args });
  const texts = content.map((part) => (part.type === "text" ? part.text : ""));
  return { text: texts.join("\n"), isError: isError === true };
}

export interface StaticServer {
  address: string;
  requestedPaths: string[];
  stop(): Promise<void>;
}

/** Handles a request, and returns true; if it returns undefined, the server sends the file. */
export type HandleRequest = (
  path: string,
  response: ServerResponse,
  request: IncomingMessage,
) => true | undefined;

/** Serves a folder below `/site/`. */
export async function startStaticServer(
  folder: string,
  override: HandleRequest = () => undefined,
): Promise<StaticServer> {
  const requestedPaths: string[] = [];
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? "/", "http://x").pathname);
    requestedPaths.push(path);
    if (override(path, response, request)) return;
    const file = join(folder, path.replace(/^\/site/, ""));
    if (!path.startsWith("/site/") || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end("no");
      return;
    }
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    address: `http://127.0.0.1:${port}/site`,
    requestedPaths,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
