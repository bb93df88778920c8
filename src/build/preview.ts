import { existsSync, readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { join } from "node:path";
import sirv from "sirv";

export interface PreviewOptions {
  outDir: string;
  /** Path under which the site was built; starts and ends with a slash. */
  baseUrl: string;
  port: number;
  host: string;
}

/** Serves a built site as a plain host does; unknown paths get `404.html` with status 404. */
export function startPreview({ outDir, baseUrl, port, host }: PreviewOptions): Promise<Server> {
  if (!existsSync(join(outDir, "index.html")) && !existsSync(join(outDir, "404.html"))) {
    throw new Error(`${outDir} holds no built site: run \`npm run build\` first`);
  }
  const notFound = readFileSync(join(outDir, "404.html"));
  // `dev`: files are looked up anew, because the next build may replace them.
  const serve = sirv(outDir, { dev: true, etag: true });
  const base = baseUrl.replace(/\/$/, "");
  const server = createServer((request, response) => {
    const miss = () => {
      response.writeHead(404, { "content-type": "text/html; charset=utf-8" });
      response.end(request.method === "HEAD" ? undefined : notFound);
    };
    const url = request.url ?? "/";
    if (url !== base && !url.startsWith(`${base}/`)) return miss();
    request.url = url.slice(base.length) || "/";
    serve(request, response, miss);
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => resolve(server));
  });
}
