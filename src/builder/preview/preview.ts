import { existsSync, readFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { createServer, type Server, type ServerResponse } from "node:http";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import sirv from "sirv";
import { safeDecode } from "../../model/url/route.ts";
import { type HeaderRule, headerRulesFile, headersFor } from "../../publish/index.ts";
import { listFiles } from "../cache/hash.ts";
import { portTaken, UserError } from "../diagnostics/report.ts";
import { inParallel } from "../render/in-parallel.ts";
import {
  acceptedEncodings,
  completeRange,
  endOnFileError,
  sendArchive,
  typeOf,
} from "./requests.ts";

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
  const notFound = join(outDir, "404.html");
  if (!existsSync(notFound)) {
    throw new UserError(`\`${outDir}\` holds no built site`, "run `npm run build` first");
  }
  await compressFiles(outDir);
  const serve = sirv(outDir, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders({ req }, _path, { size }) {
      const { range } = req.headers;
      if (range === undefined) return;
      const complete = completeRange(range, size);
      if (complete === undefined) delete req.headers.range;
      else req.headers.range = complete;
    },
  });
  const base = baseUrl.replace(/\/$/, "");
  const server = createServer((request, response) => {
    const miss = () => {
      // What is missing today may be there tomorrow.
      response.setHeader("Cache-Control", "no-cache");
      const body = readIfThere(notFound) ?? "No built site";
      response.writeHead(404, { "content-type": "text/html; charset=utf-8" });
      response.end(request.method === "HEAD" ? undefined : body);
    };
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { allow: "GET, HEAD" });
      response.end();
      return;
    }
    const url = request.url ?? "/";
    setHeaders(response, headersFor(readRules(outDir), url));
    if ((url !== base && !url.startsWith(`${base}/`)) || isHidden(url)) return miss();
    request.url = url.slice(base.length) || "/";
    const path = safeDecode(request.url.split("?", 1)[0] ?? "");
    const { headers } = request;
    headers["accept-encoding"] = acceptedEncodings(String(headers["accept-encoding"] ?? ""));
    const type = typeOf(path);
    if (type !== undefined) response.setHeader("Content-Type", type);
    endOnFileError(request, response);
    try {
      if (!/\.(?:br|gz)$/.test(path)) serve(request, response, miss);
      else if (!sendArchive(join(outDir, path), response)) miss();
    } catch {
      // The folder was replaced while its file was looked at, or the path is none.
      miss();
    }
  });
  return new Promise((resolve, reject) => {
    server.once("error", (error) => reject(portTaken(error, port) ?? error));
    server.listen(port, host, () => resolve(server));
  });
}

function readRules(outDir: string): HeaderRule[] {
  const text = readIfThere(join(outDir, headerRulesFile));
  return text === undefined ? [] : (JSON.parse(text.toString()) as HeaderRule[]);
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

/** Names that begin with a dot are for the host, and `..` leads out. */
function isHidden(url: string): boolean {
  return /[/\\]\.(?!well-known\/)/.test(safeDecode(url.split("?", 1)[0] ?? ""));
}

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** What compresses; pictures and fonts are compressed already. */
const text = /\.(?:css|html|js|json|md|svg|txt|webmanifest|xml)$/;

/** Below it, headers weigh more than what is saved. */
const smallest = 512;

/** Files under way at a time: memory does not grow with the site. */
const concurrency = 4;

/**
 * Writes a compressed copy in brotli and gzip beside each file that has none, as hosts with static
 * compression want it. Quality 5 costs a tenth of the best and gives files about a tenth larger.
 */
async function compressFiles(dir: string): Promise<void> {
  const wanted = listFiles(dir).filter((path) => text.test(path) && !existsSync(`${path}.br`));
  await inParallel(wanted, concurrency, compressFile);
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < smallest) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  await writeFile(`${path}.gz`, await deflate(content));
  await writeFile(`${path}.br`, await brotli(content, { params }));
}
