import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import sirv from "sirv";

/** Brotli at its best level, in bytes. */
export function brotliSize(content: string | Uint8Array): number {
  return compress(content).length;
}

function compress(content: string | Uint8Array): Buffer {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
}

const compressible = /\.(?:html|txt|js|css|json|svg)$/;

/** Serves a folder with its text compressed beforehand, so that compression is not measured. */
export function serveCompressed(folder: string, port: number): Promise<Server> {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && compressible.test(path)) {
      writeFileSync(`${path}.br`, compress(readFileSync(path)));
    }
  }
  const serve = sirv(folder, { brotli: true, etag: true });
  const server = createServer((request, response) => {
    serve(request, response, () => {
      response.statusCode = 404;
      response.end();
    });
  });
  return new Promise((resolve) => server.listen(port, "127.0.0.1", () => resolve(server)));
}
