import { type Stats, statSync } from "node:fs";
import { join } from "node:path";
import { compressedTypes, textTypes } from "../../publish/index.ts";

/** Types of files that are no text; browsers would guess others. */
const otherTypes: Readonly<Record<string, string>> = {
  avif: "image/avif",
  gif: "image/gif",
  gz: "application/gzip",
  ico: "image/x-icon",
  jpeg: "image/jpeg",
  jpg: "image/jpeg",
  mp4: "video/mp4",
  pdf: "application/pdf",
  png: "image/png",
  wasm: "application/wasm",
  webm: "video/webm",
  webp: "image/webp",
  woff: "font/woff",
  woff2: "font/woff2",
  zip: "application/zip",
};

/** The content type of a path. */
export function typeOf(path: string): string {
  const extension = /\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? "";
  return textTypes[extension] ?? otherTypes[extension] ?? "application/octet-stream";
}

/** Names of encodings in a header `Accept-Encoding`, without those of quality 0. */
export function acceptedEncodings(header: string): string[] {
  return header
    .split(",")
    .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/i.test(part))
    .map((part) => part.replace(/;.*/s, "").trim().toLowerCase());
}

/**
 * What a header `Range` asks for.
 *
 * @param size of the file in bytes
 * @returns the first and the last byte; `unsatisfiable` where the file has none of them; undefined
 * where the header asks for nothing that can be sent as one piece: the whole file is the answer
 */
export function parseRange(
  header: string | undefined,
  size: number,
): { start: number; end: number } | "unsatisfiable" | undefined {
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (first === "" && last === "") return undefined;
  if (first !== "" && last !== "" && Number(last) < Number(first)) return undefined;
  const start = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  return start > end ? "unsatisfiable" : { start, end };
}

/** Whether the browser's copy is as new as the file, by its `ETag` or, where it names none, by its time. */
export function isFresh(
  headers: { "if-none-match"?: string | undefined; "if-modified-since"?: string | undefined },
  file: { etag: string; modified: Date },
): boolean {
  const { "if-none-match": tags, "if-modified-since": since } = headers;
  if (tags !== undefined) {
    const known = tags.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
    return known.includes("*") || known.includes(file.etag.replace(/^W\//, ""));
  }
  if (since === undefined) return false;
  // Headers have whole seconds.
  return Math.floor(file.modified.getTime() / 1000) * 1000 <= Date.parse(since);
}

/** A file that answers a request. */
export interface FoundFile {
  /** Where it lies; the copy, where one was chosen. */
  file: string;
  stats: Stats;
  type: string;
  /** Name of the encoding of the copy. */
  encoding: string | undefined;
  /** Whether another encoding would give another answer. */
  varies: boolean;
}

/**
 * Finds the file for a path: itself, or the document of the page.
 *
 * @param dir output folder
 * @param path decoded, without the base path; must not lead out of the folder
 * @param encodings names of the encodings that the reader's program takes
 */
export function findFile(
  dir: string,
  path: string,
  encodings: readonly string[],
): FoundFile | undefined {
  const candidates = [path.endsWith("/") ? "" : path, `${path.replace(/\/+$/, "")}/index.html`];
  for (const candidate of candidates) {
    const file = join(dir, candidate);
    const stats = candidate === "" ? undefined : fileStats(file);
    if (!stats) continue;
    const copies = Object.entries(compressedTypes).flatMap(([encoding, extension]) => {
      const copy = `${file}.${extension}`;
      const copyStats = fileStats(copy);
      return copyStats ? [{ file: copy, stats: copyStats, encoding }] : [];
    });
    const copy = copies.find(({ encoding }) => encodings.includes(encoding));
    const found = copy ?? { file, stats, encoding: undefined };
    return { ...found, type: typeOf(candidate), varies: copies.length > 0 };
  }
  return undefined;
}

function fileStats(path: string): Stats | undefined {
  try {
    const stats = statSync(path, { throwIfNoEntry: false });
    return stats?.isFile() ? stats : undefined;
  } catch {
    // The path is none: too long, or below a file.
    return undefined;
  }
}
