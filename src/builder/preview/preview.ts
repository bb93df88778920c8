import { existsSync } from "node:fs";
import { createServer, type Server, type ServerResponse } from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import { readIfExists } from "../../files/read-if-exists.ts";
import { safeDecode } from "../../model/url/route.ts";
import { getHeadersFor, type HeaderRule, headerRulesFile, textTypes } from "../../publish/index.ts";
import { createListenError, createNoSiteError } from "../diagnostics/user-error.ts";
import { setStaticPath } from "./static-path.ts";

interface PreviewOptions {
  outDir: string;
  /** Starts and ends with a slash. */
  baseUrl: string;
  port: number;
  host: string;
}

/** docs/deploy.md lists the differences to other hosts. Throws a UserError if it cannot start. */
export async function startPreview({
  outDir,
  baseUrl,
  port,
  host,
}: PreviewOptions): Promise<Server> {
  if (!existsSync(join(outDir, "404.html"))) throw createNoSiteError(outDir);
  const readHeaderRules = getHeaderRulesReader(outDir);
  const serveFile = sirv(outDir, { dev: true, etag: true, brotli: true, gzip: true });
  const server = createServer((request, response) => {
    const [path = "/"] = (request.url ?? "/").replace(/^\/{2,}/, "/").split("?", 2);
    setHeaders(response, getHeadersFor(readHeaderRules(), safeDecode(path)));
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { allow: "GET, HEAD" }).end();
      return;
    }
    // The next build may remove a file while it is sent.
    response.on("pipe", (file) => file.on("error", () => response.destroy()));
    const below = getPathBelow(path, baseUrl);
    if (below === undefined) return sendNotFound(outDir, response);
    const type = getTextType(path);
    if (type !== undefined && !isPage(outDir, safeDecode(below)))
      response.setHeader("Content-Type", type);
    setStaticPath(request, below);
    serveFile(request, response, () => sendNotFound(outDir, response));
  });
  return new Promise((resolve, reject) => {
    server.once("error", (error) => reject(createListenError(error, port) ?? error));
    server.listen(port, host, () => resolve(server));
  });
}

/** Undefined for paths outside the site and for hidden files, which configure hosts. */
function getPathBelow(path: string, baseUrl: string): string | undefined {
  const base = encodeURI(baseUrl).replace(/\/$/, "");
  if (path !== base && !path.startsWith(`${base}/`)) return undefined;
  const decoded = safeDecode(path);
  if (/[/\\]\.(?!well-known\/)/.test(decoded) || decoded.includes("\0")) return undefined;
  return path.slice(base.length) || "/";
}

function sendNotFound(outDir: string, response: ServerResponse): void {
  response.writeHead(404, {
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": "no-cache",
  });
  response.end(readIfExists(join(outDir, "404.html")) ?? "No built site");
}

/** The base URL with which the site was built. */
export function readBaseUrl(outDir: string): string {
  const [rule] = getHeaderRulesReader(outDir)();
  return rule?.path.replace(/\*$/, "") ?? "/";
}

/** While the file is being copied, its last complete content is used. */
function getHeaderRulesReader(outDir: string): () => HeaderRule[] {
  let rules: HeaderRule[] = [];
  return () => {
    try {
      rules = JSON.parse(readIfExists(join(outDir, headerRulesFile)) ?? "[]") as HeaderRule[];
    } catch {
      // The file is incomplete.
    }
    return rules;
  };
}

/** The address of a page may end like the name of a file: `/docs/node.js`. */
function isPage(outDir: string, pathname: string): boolean {
  return existsSync(join(outDir, pathname, "index.html"));
}

/** sirv also serves `page.md/` as `page.md`. */
function getTextType(path: string): string | undefined {
  return textTypes[/\.(\w+)\/?$/.exec(path)?.[1] ?? ""];
}

function setHeaders(response: ServerResponse, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) {
    // A browser would apply it to every server on localhost.
    if (name !== "Strict-Transport-Security") response.setHeader(name, value);
  }
  // sirv supports range requests but does not announce them.
  response.setHeader("Accept-Ranges", "bytes");
}
