import { readFileSync, realpathSync, statSync } from "node:fs";
import { join, resolve, sep } from "node:path";
import { setTimeout } from "node:timers/promises";

export interface SiteSource {
  /** @throws SourceError if the file does not exist or cannot be reached in time */
  read(path: string, signal?: AbortSignal): Promise<string>;
  /** Reads the file again next time, because it did not match the others. */
  forget(path: string): void;
}

type SourceFailure = "missing" | "unavailable";

export class SourceError extends Error {
  readonly failure: SourceFailure;

  constructor(failure: SourceFailure, message: string) {
    super(message);
    this.failure = failure;
  }
}

const maxBytes = 20_000_000;

export function isSafePath(path: string): boolean {
  const hasControl = [...path].some((character) => character < " " || character === "\u007f");
  return (
    path !== "" &&
    !hasControl &&
    !/^[/\\]|^[a-z]+:/i.test(path) &&
    !path.split(/[/\\]/).some((segment) => segment === ".." || segment === ".")
  );
}

/**
 * Reads the output folder of a build. Links that lead out of it are rejected. Reads synchronously:
 * on a busy machine, waiting for the threads of Node takes longer than reading.
 */
export function createFolderSource(folder: string): SiteSource {
  const root = resolve(folder);
  return {
    async read(path, signal) {
      signal?.throwIfAborted();
      if (!isSafePath(path)) throw createMissingError(path);
      try {
        const file = realpathSync.native(join(root, path));
        const stats = statSync(file);
        const isOutside = !file.startsWith(realpathSync.native(root) + sep);
        if (isOutside || !stats.isFile()) throw createMissingError(path);
        if (stats.size > maxBytes) throw createSizeError(path);
        return readFileSync(file, "utf8");
      } catch (error) {
        throw error instanceof SourceError ? error : createMissingError(path);
      }
    },
    forget() {},
  };
}

interface AddressOptions {
  /** Milliseconds for all attempts together. */
  timeout?: number;
  /** Milliseconds before the second attempt. The pause doubles after each attempt. */
  pause?: number;
}

const attempts = 3;

const maxRedirects = 3;

interface CacheEntry {
  text: Promise<string>;
  until: number;
}

const maxCached = 500;

/** Milliseconds for which a response is reused. */
const cacheTime = 60_000;

/** Reads a deployed site, with retries and a cache of one minute, and rejects foreign redirects. */
export function createAddressSource(
  address: string,
  { timeout = 4500, pause = 200 }: AddressOptions = {},
): SiteSource {
  const base = new URL(address);
  base.search = "";
  base.hash = "";
  if (!base.pathname.endsWith("/")) base.pathname += "/";
  const cache = new Map<string, CacheEntry>();
  return {
    read(path, signal) {
      if (!isSafePath(path)) return Promise.reject(createMissingError(path));
      const cached = cache.get(path);
      if (cached && cached.until > Date.now()) return withSignal(cached.text, signal);
      // Encoding prevents `..`, `?` and `#` in a path from being interpreted.
      const url = new URL(path.split("/").map(encodeURIComponent).join("/"), base);
      const text = fetchText(url, { base, pause, deadline: AbortSignal.timeout(timeout) });
      cache.delete(path);
      cache.set(path, { text, until: Date.now() + cacheTime });
      text.catch(() => {
        if (cache.get(path)?.text === text) cache.delete(path);
      });
      const [oldest] = cache.keys();
      if (cache.size > maxCached && oldest !== undefined) cache.delete(oldest);
      return withSignal(text, signal);
    },
    forget: (path) => void cache.delete(path),
  };
}

/** Rejects when the signal aborts, even if the promise never settles. */
export function withSignal<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    promise.then(resolve, reject).finally(() => signal.removeEventListener("abort", stop));
    if (signal.aborted) return stop();
    signal.addEventListener("abort", stop, { once: true });
  });
}

interface FetchOptions {
  base: URL;
  pause: number;
  deadline: AbortSignal;
}

async function fetchText(url: URL, options: FetchOptions): Promise<string> {
  const { pathname } = url;
  for (let attempt = 1; ; attempt++) {
    const response = await fetchInside(url, options).catch((error: unknown) => {
      if (error instanceof SourceError) throw error;
      return null;
    });
    if (response?.ok) return readLimited(response, pathname);
    await response?.body?.cancel();
    const status = response?.status ?? 0;
    if (status === 404 || status === 410) throw createMissingError(pathname);
    const isTemporary = status === 0 || status === 429 || status >= 500;
    if (!isTemporary || attempt === attempts || options.deadline.aborted) {
      throw new SourceError(
        "unavailable",
        status === 0
          ? `\`${pathname}\` cannot be reached`
          : `\`${pathname}\` failed with status ${status}`,
      );
    }
    const pause = options.pause * 2 ** (attempt - 1);
    await setTimeout(pause, undefined, { signal: options.deadline }).catch(() => {});
  }
}

async function fetchInside(url: URL, { base, deadline }: FetchOptions): Promise<Response> {
  let next = url;
  for (let redirects = 0; redirects <= maxRedirects; redirects++) {
    const response = await fetch(next, { signal: deadline, redirect: "manual" });
    const location = response.headers.get("Location");
    if (response.status < 300 || response.status >= 400 || location === null) return response;
    await response.body?.cancel();
    next = new URL(location, next);
    if (next.origin !== base.origin || !next.pathname.startsWith(base.pathname)) break;
  }
  throw createMissingError(url.pathname);
}

async function readLimited(response: Response, path: string): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const part of response.body ?? []) {
      size += part.byteLength;
      if (size > maxBytes) throw createSizeError(path);
      parts.push(part);
    }
  } catch (error) {
    if (error instanceof SourceError) throw error;
    throw new SourceError("unavailable", `\`${path}\` ended early`);
  }
  return new TextDecoder().decode(Buffer.concat(parts));
}

function createMissingError(path: string): SourceError {
  return new SourceError("missing", `the site has no file \`${path.slice(0, 200)}\``);
}

function createSizeError(path: string): SourceError {
  return new SourceError("unavailable", `\`${path}\` is larger than ${maxBytes} bytes`);
}
