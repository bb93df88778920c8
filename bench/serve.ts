import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, type Server, type ServerResponse } from "node:http";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import sirv, { type RequestHandler } from "sirv";

/** Size in bytes with brotli at its highest level, which is the default. */
export function getBrotliSize(content: string | Uint8Array): number {
  return brotliCompressSync(content).length;
}

const compressible = /\.(?:html|txt|js|css|json|svg|wasm)$/;

/** Compresses all text files of a folder, then serves it, so that compression is not measured. */
export function servePrecompressed(folder: string, port: number): Promise<Server> {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && compressible.test(path)) writeCompressed(path);
  }
  return listen(sirv(folder, { brotli: true, etag: true }), port);
}

/**
 * For large folders: compresses a text file at its first request. Browsers may cache files for ten
 * minutes, as on GitHub Pages.
 */
export function serveCompressedOnDemand(folder: string, port: number): Promise<Server> {
  const setHeaders = (response: ServerResponse) =>
    response.setHeader("Cache-Control", "max-age=600");
  const serve = sirv(folder, { brotli: true, etag: true, dev: true, setHeaders });
  return listen((request, response, next) => {
    const { pathname } = new URL(request.url ?? "", "http://localhost");
    for (const ending of ["", ".html", "index.html", "/index.html"]) {
      const path = join(folder, decodeURIComponent(pathname) + ending);
      const isText = compressible.test(path) && existsSync(path);
      if (isText && !existsSync(`${path}.br`)) writeCompressed(path);
    }
    serve(request, response, next);
  }, port);
}

function writeCompressed(path: string): void {
  writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path)));
}

function listen(serve: RequestHandler, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    serve(request, response, () => {
      response.statusCode = 404;
      response.end();
    });
  });
  return new Promise((resolve) => server.listen(port, "127.0.0.1", () => resolve(server)));
}
