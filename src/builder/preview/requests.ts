import { createReadStream, statSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream";

/** Types that the server does not know, or names without the charset that browsers would guess. */
const types: Record<string, string> = {
  css: "text/css; charset=utf-8",
  ico: "image/x-icon",
  js: "text/javascript; charset=utf-8",
  json: "application/json; charset=utf-8",
  md: "text/markdown; charset=utf-8",
  txt: "text/plain; charset=utf-8",
  webmanifest: "application/manifest+json; charset=utf-8",
  xml: "application/xml; charset=utf-8",
};

/** The content type of a path, where it is one of those; undefined for others. */
export function typeOf(path: string): string | undefined {
  return types[/\.(\w+)$/.exec(path)?.[1] ?? ""];
}

/** Encodings of a header `Accept-Encoding`, without those of quality 0. */
export function acceptedEncodings(header: string): string {
  return header
    .split(",")
    .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/i.test(part))
    .map((part) => part.replace(/;.*/s, "").trim())
    .join(", ");
}

/**
 * A header `Range` with both ends written out.
 *
 * @param size of the file in bytes
 * @returns undefined where the header asks for nothing that can be sent as one piece: the whole file
 * is the answer
 */
export function completeRange(header: string, size: number): string | undefined {
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/.exec(header) ?? [];
  if (first === "" && last === "") return undefined;
  // Past the end, which is answered with status 416.
  if (first === "" && Number(last) === 0) return `bytes=${size}-`;
  if (first === "") return `bytes=${Math.max(0, size - Number(last))}-`;
  return last !== "" && Number(last) < Number(first) ? undefined : header;
}

/** Sends a compressed file that is asked for by its own name: as a file, not as an encoded page. */
export function sendArchive(file: string, response: ServerResponse): boolean {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats?.isFile()) return false;
  response.writeHead(200, {
    "Content-Type": file.endsWith(".gz") ? "application/gzip" : "application/octet-stream",
    "Content-Length": stats.size,
  });
  // On an error the connection ends: the headers are sent.
  pipeline(createReadStream(file), response, () => {});
  return true;
}

/** Ends the connection where a file that is being sent disappears. */
export function endOnFileError(request: IncomingMessage, response: ServerResponse): void {
  response.on("pipe", (source) => {
    source.on("error", () => response.destroy());
    response.once("close", () => source.unpipe(response).destroy?.());
  });
  request.on("error", () => response.destroy());
}
