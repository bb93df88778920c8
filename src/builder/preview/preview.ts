import { createReadStream, existsSync, readFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { join } from "node:path";
import { pipeline } from "node:stream";
import { listFiles } from "../../files/walk-files.ts";
import { safeDecode } from "../../model/url/route.ts";
import { type HeaderRule, headerRulesFile, headersFor } from "../../publish/index.ts";
import { portTaken, UserError } from "../diagnostics/report.ts";
import { compressAtOnce, compressedCopies, isCompressible } from "../output/compress.ts";
import { inParallel } from "../threads/in-parallel.ts";
import { acceptedEncodings, type FoundFile, findFile, isFresh, parseRange } from "./requests.ts";

export interface PreviewOptions {
  outDir: string;
  /** Path under which the site was built; starts and ends with a slash. */
  baseUrl: string;
  port: number;
  host: string;
}

/**
 * Serves a built site as a good host does: compressed, with the headers of the site; unknown paths
 * get `404.html` with status 404. Files are read anew, because the next build may replace them.
 *
 * @throws UserError where the folder holds no built site, or the port is taken.
 */
export async function startPreview({
  outDir,
  baseUrl,
  port,
  host,
}: PreviewOptions): Promise<Server> {
  if (!existsSync(join(outDir, "404.html"))) {
    throw new UserError(`\`${outDir}\` holds no built site`, "run `npm run build` first");
  }
  await compressFiles(outDir);
  const readRules = rulesReader(outDir);
  const server = createServer((request, response) => {
    const address = decodedPath(request.url ?? "/");
    setHeaders(response, headersFor(readRules(), address));
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { allow: "GET, HEAD" }).end();
      return;
    }
    const path = pathInside(address, baseUrl);
    const encodings = acceptedEncodings(String(request.headers["accept-encoding"] ?? ""));
    const found = path === undefined ? undefined : findFile(outDir, path, encodings);
    if (found) send(found, request, response);
    else sendNotFound(outDir, request, response);
  });
  return new Promise((resolve, reject) => {
    server.once("error", (error) => reject(portTaken(error, port) ?? error));
    server.listen(port, host, () => resolve(server));
  });
}

/** The path of an address, decoded; several slashes are one. */
function decodedPath(url: string): string {
  return safeDecode(url.split("?", 1)[0] ?? "").replace(/\/{2,}/g, "/");
}

/**
 * A decoded path without the base path. Undefined where it lies outside of the site,
 * leads out of the folder, or is for the host: names that begin with a dot.
 */
function pathInside(path: string, baseUrl: string): string | undefined {
  const base = baseUrl.replace(/\/$/, "");
  if (path !== base && !path.startsWith(`${base}/`)) return undefined;
  if (/[/\\]\.(?!well-known\/)/.test(path) || path.includes("\0")) return undefined;
  return path.slice(base.length) || "/";
}

function send(found: FoundFile, request: IncomingMessage, response: ServerResponse): void {
  const { file, stats, type, encoding, varies } = found;
  const { size, mtime: modified } = stats;
  const etag = `W/"${size}-${stats.mtimeMs}"`;
  response.setHeader("ETag", etag);
  response.setHeader("Last-Modified", modified.toUTCString());
  if (varies) response.setHeader("Vary", "Accept-Encoding");
  if (isFresh(request.headers, { etag, modified })) {
    response.writeHead(304).end();
    return;
  }
  response.setHeader("Content-Type", type);
  response.setHeader("Accept-Ranges", "bytes");
  if (encoding !== undefined) response.setHeader("Content-Encoding", encoding);
  // Whoever asks for a part of another version gets the whole: the tag is weak, so it proves nothing.
  const asked = request.headers["if-range"] === undefined ? request.headers.range : undefined;
  const range = parseRange(asked, size);
  if (range === "unsatisfiable") {
    response.removeHeader("Content-Encoding");
    response.writeHead(416, { "Content-Range": `bytes */${size}` }).end();
    return;
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  response.setHeader("Content-Length", end - start + 1);
  if (range) response.setHeader("Content-Range", `bytes ${start}-${end}/${size}`);
  response.writeHead(range ? 206 : 200);
  if (request.method === "HEAD" || size === 0) response.end();
  // Where the file disappears, the connection ends: the headers are sent.
  else pipeline(createReadStream(file, { start, end }), response, () => {});
}

function sendNotFound(outDir: string, request: IncomingMessage, response: ServerResponse): void {
  // What is missing today may be there tomorrow.
  response.setHeader("Cache-Control", "no-cache");
  const body = readIfThere(join(outDir, "404.html")) ?? Buffer.from("No built site");
  response.writeHead(404, {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Length": body.length,
  });
  response.end(request.method === "HEAD" ? undefined : body);
}

/** Returns a function that reads the rules of an output, again only where their text has changed. */
function rulesReader(outDir: string): () => HeaderRule[] {
  let known = "[]";
  let rules: HeaderRule[] = [];
  return () => {
    const text = readIfThere(join(outDir, headerRulesFile))?.toString() ?? "[]";
    if (text !== known) rules = JSON.parse(text) as HeaderRule[];
    known = text;
    return rules;
  };
}

/** The folder may be replaced at any moment. */
function readIfThere(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}

function setHeaders(response: ServerResponse, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) {
    // A browser would hold the whole of localhost to it.
    if (name !== "Strict-Transport-Security") response.setHeader(name, value);
  }
}

/** Quality 5 costs half of what a build takes, and gives files one or two in a hundred larger. */
const effort = { brotli: 5, gzip: 6 };

/** Writes compressed copies beside the files that have none, as `build --compress` does. */
async function compressFiles(dir: string): Promise<void> {
  const wanted = listFiles(dir).filter(
    (path) =>
      isCompressible(path, Number.POSITIVE_INFINITY) && !existsSync(join(dir, `${path}.br`)),
  );
  await inParallel(wanted, compressAtOnce, async (below) => {
    const path = join(dir, below);
    const content = await readFile(path);
    if (!isCompressible(below, content.length)) return;
    const { br, gz } = await compressedCopies(content, effort);
    if (gz.length < content.length) await writeFile(`${path}.gz`, gz);
    if (br.length < content.length) await writeFile(`${path}.br`, br);
  });
}
