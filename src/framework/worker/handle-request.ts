import { offlineManifestFile, workerFile } from "../../model/offline.ts";
import { searchFolder } from "../../model/search/search.ts";
import { isFilePath } from "../../model/url/route.ts";
import { getPageKey, getPageOfPayload } from "../client/payload-format.ts";
import { type NetworkContext, openNetwork, type RequestLike } from "./network.ts";
import type { Store } from "./store.ts";
import { openStoredResponses } from "./stored-responses.ts";

interface WorkerContext extends NetworkContext {
  /** URL of the site; ends with a slash. */
  scope: string;
  store: Store;
  unregister(): Promise<unknown>;
}

/** Keeps the worker alive until the promise settles. */
type WaitUntil = (work: Promise<unknown>) => void;

/** Returns undefined for requests that the browser handles. */
type FetchHandler = (request: RequestLike, waitUntil: WaitUntil) => Promise<Response> | undefined;

/** These paths contain a hash of the content. */
const hashedFile = new RegExp(`^(?:assets/|${searchFolder}/[^/]+/)`);

/** Prefers the network, and uses the cache after a timeout or error. */
export function createFetchHandler(context: WorkerContext): FetchHandler {
  const { scope, store } = context;
  const base = new URL(scope).pathname;
  const responses = openStoredResponses({ ...context, base });
  const network = openNetwork(context);

  return (request, waitUntil) => {
    const { url, method, mode, cache, headers } = request;
    const isRead = method === "GET" || method === "HEAD";
    if (!isRead || !url.startsWith(scope) || headers.has("range")) return undefined;
    const { pathname } = new URL(url);
    const file = pathname.slice(base.length);
    if (file === workerFile || file === offlineManifestFile) return undefined;
    const page = getPageOfPayload(pathname);
    if (method === "HEAD" || page !== undefined) {
      // A request that bypasses the cache checks whether the host responds.
      if (cache !== "default") return undefined;
      return page === undefined
        ? handleProbe(request, getPageKey(pathname))
        : handlePayload(request, getPageKey(page));
    }
    // A page may be named like a file (`/node.js`).
    return mode === "navigate" || !isFilePath(pathname)
      ? handleDocument(request, getPageKey(pathname), waitUntil)
      : handleFile(request, pathname, waitUntil);
  };

  async function handleDocument(
    request: RequestLike,
    key: string,
    waitUntil: WaitUntil,
  ): Promise<Response> {
    const pending = network.fetch(request).then((response) => {
      waitUntil(responses.savePage(key, response.clone()).catch(() => {}));
      return response;
    });
    waitUntil(pending.catch(() => {}));
    const response = await network.waitFor(pending, key);
    if (isUsable(response)) return response;
    const stored = await responses.readPage(key);
    return stored ?? response ?? pending.catch(() => responses.renderOfflinePage());
  }

  async function handleFile(
    request: RequestLike,
    path: string,
    waitUntil: WaitUntil,
  ): Promise<Response> {
    const isHashed = hashedFile.test(path.slice(base.length));
    // Hashed files never change, so they need no network.
    const stored = isHashed && network.isDown() ? await responses.readFile(path) : undefined;
    if (stored) return stored;
    const pending = network.fetch(request).then((response) => {
      if (isFile(response, path)) waitUntil(responses.saveFile(path, isHashed, response.clone()));
      return response;
    });
    waitUntil(pending.catch(() => {}));
    const response = await network.waitFor(pending);
    if (response && (isFile(response, path) || (!isHashed && isUsable(response)))) return response;
    return (await responses.readFile(path)) ?? response ?? pending;
  }

  /** A payload needs a document of the same build. Status 404 makes the page load that document. */
  async function handlePayload(request: RequestLike, key: string): Promise<Response> {
    const pending = network.fetch(request);
    pending.catch(() => {});
    if (!(await store.readPage(key))) return pending;
    const response = await network.waitFor(pending);
    if (isUsable(response)) return response;
    network.markTimedOut(key);
    return new Response(null, { status: 404 });
  }

  /** HEAD requests check whether a page can be loaded. */
  async function handleProbe(request: RequestLike, key: string): Promise<Response> {
    const pending = network.fetch(request);
    const response = await network.waitFor(pending, key);
    if (isUsable(response)) return response;
    return (await store.readPage(key)) ? new Response(null) : (response ?? pending);
  }
}

function isUsable(response: Response | undefined): response is Response {
  return response !== undefined && response.status < 500;
}

/** Some hosts send a page for unknown paths. */
function isFile({ status, headers }: Response, path: string): boolean {
  const isDocument = (headers.get("content-type") ?? "").startsWith("text/html");
  return status === 200 && isDocument === path.endsWith(".html");
}
