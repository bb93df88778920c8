import { offlineManifestFile, workerFile } from "../../model/offline.ts";
import { searchFolder } from "../../model/search/search.ts";
import { isFilePath } from "../../model/url/route.ts";
import { pageKey, pageOfPayload } from "../client/payload-format.ts";
import type { Store } from "./store.ts";
import { openStoredResponses } from "./stored-responses.ts";

export type WorkerRequest = Pick<Request, "url" | "method" | "mode" | "cache" | "headers">;

export interface WorkerContext {
  /** URL of the site; ends with a slash. */
  scope: string;
  store: Store;
  fetch(requested: WorkerRequest | string, options?: RequestInit): Promise<Response>;
  wait(milliseconds: number): Promise<unknown>;
  unregister(): Promise<unknown>;
}

/** How long to wait for the network before falling back to the cache. */
export const NETWORK_TIMEOUT_MS = 2000;

/** These paths contain a hash of the content. */
const hashedFile = new RegExp(`^(?:assets/|${searchFolder}/[^/]+/)`);

/** Uses the cache after a timeout or error. Undefined: the browser handles the request. */
export function createRequestHandler({ scope, store, fetch, wait, unregister }: WorkerContext) {
  const base = new URL(scope).pathname;
  const responses = openStoredResponses({ base, store, fetch, unregister });
  /** Pages whose payload timed out. The document request that follows need not wait again. */
  const timedOut = new Set<string>();
  let isNetworkDown = false;

  return (
    request: WorkerRequest,
    waitUntil: (work: Promise<unknown>) => void,
  ): Promise<Response> | undefined => {
    const { url, method, mode, cache, headers } = request;
    const isRead = method === "GET" || method === "HEAD";
    if (!isRead || !url.startsWith(scope) || headers.has("range")) return undefined;
    const { pathname } = new URL(url);
    const file = pathname.slice(base.length);
    if (file === workerFile || file === offlineManifestFile) return undefined;
    const page = pageOfPayload(pathname);
    if (method === "HEAD" || page !== undefined) {
      // The request checks the state of the host.
      if (cache !== "default") return undefined;
      return page === undefined
        ? handleProbe(request, pageKey(pathname))
        : handlePayload(request, page);
    }
    // A page may be named like a file (`/node.js`).
    return mode === "navigate" || !isFilePath(pathname) ? handleDocument() : handleFile();

    async function handleDocument(): Promise<Response> {
      const key = pageKey(pathname);
      const requested = fetchFromNetwork(request).then((response) => {
        waitUntil(responses.storePage(key, response.clone()).catch(() => {}));
        return response;
      });
      waitUntil(requested.catch(() => {}));
      const response = await withTimeout(requested, timedOut.has(key) ? 0 : NETWORK_TIMEOUT_MS);
      if (response && response.status < 500) return response;
      return (
        (await responses.storedPage(key)) ??
        response ??
        requested.catch(() => responses.offlinePage())
      );
    }

    async function handleFile(): Promise<Response> {
      const isHashed = hashedFile.test(file);
      // Hashed files never change, so they need no network.
      const known = isHashed && isNetworkDown ? await responses.storedFile(pathname) : undefined;
      if (known) return known;
      const requested = fetchFromNetwork(request).then((response) => {
        if (isExpected(response))
          waitUntil(responses.storeFile(pathname, isHashed, response.clone()));
        return response;
      });
      waitUntil(requested.catch(() => {}));
      const response = await withTimeout(requested, NETWORK_TIMEOUT_MS);
      if (response && (isExpected(response) || (!isHashed && response.status < 500)))
        return response;
      return (await responses.storedFile(pathname)) ?? response ?? requested;
    }

    /** Some hosts send a page for unknown paths. */
    function isExpected({ status, headers: sent }: Response): boolean {
      const isDocument = (sent.get("content-type") ?? "").startsWith("text/html");
      return status === 200 && isDocument === pathname.endsWith(".html");
    }
  };

  async function fetchFromNetwork(request: WorkerRequest): Promise<Response> {
    try {
      const response = await fetch(request);
      isNetworkDown = false;
      timedOut.clear();
      return response;
    } catch (error) {
      isNetworkDown = true;
      throw error;
    }
  }

  function withTimeout(requested: Promise<Response>, limit: number): Promise<Response | undefined> {
    let isPending = true;
    const response = requested
      .catch(() => undefined)
      .finally(() => {
        isPending = false;
      });
    const timeout = wait(limit).then(() => {
      isNetworkDown ||= isPending;
      return undefined;
    });
    return Promise.race([response, timeout]);
  }

  /** A payload needs a document of the same build. Status 404 makes the page load that document. */
  async function handlePayload(request: WorkerRequest, page: string): Promise<Response> {
    const key = pageKey(page);
    const requested = fetchFromNetwork(request);
    requested.catch(() => {});
    if (!(await store.page(key))) return requested;
    const response = await withTimeout(requested, NETWORK_TIMEOUT_MS);
    if (response && response.status < 500) return response;
    timedOut.add(key);
    wait(NETWORK_TIMEOUT_MS).then(() => timedOut.delete(key));
    return new Response(null, { status: 404 });
  }

  /** HEAD requests check whether a page can be loaded. */
  async function handleProbe(request: WorkerRequest, key: string): Promise<Response> {
    const requested = fetchFromNetwork(request);
    const response = await withTimeout(requested, timedOut.has(key) ? 0 : NETWORK_TIMEOUT_MS);
    if (response && response.status < 500) return response;
    return (await store.page(key)) ? new Response(null) : (response ?? requested);
  }
}
