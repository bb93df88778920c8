import { readFile, realpath, stat } from "node:fs/promises";
import { join, resolve, sep } from "node:path";

/** The files of a built site. Paths are relative, with `/`. */
export interface SiteSource {
  /** What the source is called in messages. */
  name: string;
  /**
   * The text of a file.
   *
   * @throws SourceError where there is none, or where it cannot be reached in time
   */
  read(path: string, signal?: AbortSignal): Promise<string>;
}

/** Why a file did not come. */
export type SourceFailure = "missing" | "unavailable" | "too-large";

export class SourceError extends Error {
  readonly failure: SourceFailure;

  constructor(failure: SourceFailure, message: string) {
    super(message);
    this.failure = failure;
  }
}

/** Bytes of the largest file that a site has: the complete text of all pages. */
const largest = 50_000_000;

/** Paths of files below a site: no `..`, no absolute paths, no control characters. */
export function isInside(path: string): boolean {
  const hasControl = [...path].some((character) => character < " " || character === "\u007f");
  return (
    path !== "" &&
    !hasControl &&
    !/^[/\\]|^[a-z]+:/i.test(path) &&
    !path.split(/[/\\]/).includes("..")
  );
}

/** Reads a folder that `npm run build` wrote. Links that lead out of it are refused. */
export function folderSource(folder: string): SiteSource {
  const root = resolve(folder);
  return {
    name: root,
    async read(path, signal) {
      signal?.throwIfAborted();
      if (!isInside(path)) throw new SourceError("missing", `\`${path}\` is no file of the site`);
      try {
        const file = await realpath(join(root, path));
        const inside = file.startsWith((await realpath(root)) + sep);
        const { size } = await stat(file);
        if (!inside) throw new SourceError("missing", `\`${path}\` is no file of the site`);
        if (size > largest) throw new SourceError("too-large", `\`${path}\` has ${size} bytes`);
        return await readFile(file, { encoding: "utf8", ...(signal && { signal }) });
      } catch (error) {
        if (error instanceof SourceError || isAbort(error)) throw error;
        throw new SourceError("missing", `the site has no file \`${path}\``);
      }
    },
  };
}

interface AddressOptions {
  /** Milliseconds until a request counts as lost. */
  timeout?: number;
  /** Milliseconds for which a file is not asked for again. */
  freshFor?: number;
  /** Milliseconds before the first new attempt; each further one waits twice as long. */
  pause?: number;
}

/** Attempts for a file that a host refuses for a while. */
const attempts = 3;

interface Kept {
  text: Promise<string>;
  until: number;
}

/** Most files that are kept. */
const mostKept = 500;

/**
 * Reads a deployed site. Files are kept for a minute; a host that asks for patience, or fails, is
 * asked again twice, later each time.
 */
export function addressSource(
  address: string,
  { timeout = 4000, freshFor = 60_000, pause = 200 }: AddressOptions = {},
): SiteSource {
  const base = address.endsWith("/") ? address : `${address}/`;
  const kept = new Map<string, Kept>();
  return {
    name: base,
    read(path, signal) {
      if (!isInside(path)) {
        return Promise.reject(new SourceError("missing", `\`${path}\` is no file of the site`));
      }
      const known = kept.get(path);
      if (known && known.until > Date.now()) return withSignal(known.text, signal);
      const text = fetchText(new URL(path, base), { timeout, pause });
      kept.delete(path);
      kept.set(path, { text, until: Date.now() + freshFor });
      text.catch(() => kept.delete(path));
      const [oldest] = kept.keys();
      if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
      return withSignal(text, signal);
    },
  };
}

/** Leaves a request to others that wait for it when one caller gives up. */
function withSignal<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) return stop();
    signal.addEventListener("abort", stop, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener("abort", stop));
  });
}

async function fetchText(
  url: URL,
  { timeout, pause }: Required<Pick<AddressOptions, "timeout" | "pause">>,
): Promise<string> {
  for (let attempt = 1; ; attempt++) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(timeout) }).catch(
      (error: unknown) => error,
    );
    if (answer instanceof Response) {
      if (answer.ok) return readLimited(answer, url);
      await answer.body?.cancel();
      if (answer.status === 404 || answer.status === 410) {
        throw new SourceError("missing", `the site has no \`${url.pathname}\``);
      }
      const isTemporary = answer.status === 429 || answer.status >= 500;
      if (!isTemporary || attempt === attempts) {
        throw new SourceError("unavailable", `\`${url}\` answered ${answer.status}`);
      }
    } else if (attempt === attempts) {
      throw new SourceError("unavailable", `\`${url}\` cannot be reached: ${answer}`);
    }
    await new Promise((resolve) => setTimeout(resolve, pause * 2 ** (attempt - 1)));
  }
}

async function readLimited(answer: Response, url: URL): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of answer.body ?? []) {
    size += part.byteLength;
    if (size > largest)
      throw new SourceError("too-large", `\`${url}\` is larger than ${largest} bytes`);
    parts.push(part);
  }
  return new TextDecoder().decode(Buffer.concat(parts));
}

function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === "AbortError";
}
