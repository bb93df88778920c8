import {
  offlineManifestFile,
  offlineMark,
  offlinePageFile,
  parseOfflineManifest,
  storedMark,
  storedPagesPlaceholder,
  workerFile,
} from "../../model/offline.ts";
import { searchFolder, wholeIndexName } from "../../model/search/search.ts";
import { escapeAttribute } from "../../model/text/escape-html.ts";
import { isFilePath } from "../../model/url/route.ts";
import { inlinePayloadId, pageKey, pageOfPayload } from "../client/payload-format.ts";
import type { Store } from "./store.ts";

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

/**
 * Uses the cache after a timeout or error. Undefined for requests that the browser should handle.
 */
export function createRequestHandler({ scope, store, fetch, wait, unregister }: WorkerContext) {
  const base = new URL(scope).pathname;
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
        waitUntil(storePage(key, response.clone()).catch(() => {}));
        return response;
      });
      waitUntil(requested.catch(() => {}));
      const response = await withTimeout(requested, timedOut.has(key) ? 0 : NETWORK_TIMEOUT_MS);
      if (response && response.status < 500) return response;
      return (await storedPage(key)) ?? response ?? requested.catch(() => offlinePage());
    }

    async function handleFile(): Promise<Response> {
      const isHashed = hashedFile.test(file);
      // Hashed files never change, so they need no network.
      const known = isHashed && isNetworkDown ? await storedFile(pathname) : undefined;
      if (known) return known;
      const requested = fetchFromNetwork(request).then((response) => {
        if (isExpected(response)) waitUntil(storeFile(pathname, isHashed, response.clone()));
        return response;
      });
      waitUntil(requested.catch(() => {}));
      const response = await withTimeout(requested, NETWORK_TIMEOUT_MS);
      if (response && (isExpected(response) || (!isHashed && response.status < 500)))
        return response;
      return (await storedFile(pathname)) ?? response ?? requested;
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
    let isOpen = true;
    const response = requested
      .catch(() => undefined)
      .finally(() => {
        isOpen = false;
      });
    const late = wait(limit).then(() => {
      isNetworkDown ||= isOpen;
      return undefined;
    });
    return Promise.race([response, late]);
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

  async function storePage(key: string, response: Response): Promise<void> {
    const { status, headers, url, redirected } = response;
    if (status === 404 || status === 410) return store.forgetPage(key);
    const isHtml = (headers.get("content-type") ?? "").startsWith("text/html");
    const isRedirected = redirected && pageKey(new URL(url).pathname) !== key;
    if (status !== 200 || !isHtml || isRedirected) return;
    const html = await response.text().catch(() => "");
    // An error page of the host, or the login page of a network.
    if (!isPage(html)) return;
    if (!html.includes(`<meta name="${offlineMark}"`)) return unregisterIfOff();
    // Browsers reject a redirected response for a navigation, so it is copied.
    await store.keepPage(key, new Response(html, { headers }));
  }

  /** Adds the time at which the host sent the page. */
  async function storedPage(key: string): Promise<Response | undefined> {
    const response = await store.page(key);
    const html = await response?.text().catch(() => "");
    if (!response || !html) return undefined;
    if (!isPage(html)) {
      await store.forgetPage(key);
      return undefined;
    }
    const time = Date.parse(response.headers.get("date") ?? "");
    const mark = `<meta name="${storedMark}" content="${time}">`;
    return htmlResponse(html.replace("<head>", `<head>${mark}`), response);
  }

  async function storeFile(path: string, isHashed: boolean, response: Response): Promise<void> {
    // The index is stored as one file.
    if (path.startsWith(`${base}${searchFolder}/`) && !path.endsWith(wholeIndexName)) return;
    if (isHashed && (await store.file(path))) return;
    await store.keepFile(path, response);
  }

  async function storedFile(path: string): Promise<Response | undefined> {
    const folder = `${base}${searchFolder}/`;
    if (path.startsWith(folder) && !path.endsWith(wholeIndexName)) return indexPart(path);
    const response = await store.file(path);
    // The content of a damaged cache cannot be read.
    const content = await response?.arrayBuffer().catch(() => undefined);
    return response && content?.byteLength ? new Response(content, response) : undefined;
  }

  async function indexPart(path: string): Promise<Response | undefined> {
    const name = path.slice(path.lastIndexOf("/") + 1);
    const isManifest = path === `${base}${searchFolder}/${name}`;
    const whole = isManifest
      ? await store.newest(`/${wholeIndexName}`)
      : path.slice(0, -name.length) + wholeIndexName;
    const parts: unknown = await (whole === undefined ? undefined : store.file(whole))
      ?.then((response) => response?.json())
      .catch(() => undefined);
    const text: unknown = Object(parts)[name];
    return typeof text === "string"
      ? new Response(text, { headers: { "content-type": "application/json" } })
      : undefined;
  }

  async function offlinePage(): Promise<Response> {
    const page = await store.file(base + offlinePageFile);
    const html = await page?.text().catch(() => "");
    if (!page || !html) return Response.error();
    const links = (await store.pages()).map((path) => {
      const text = escapeAttribute(path);
      return `<li><a href="${text}">${text}</a>`;
    });
    return htmlResponse(
      html.replace(storedPagesPlaceholder, () => links.join("")),
      page,
    );
  }

  /** The page may come from a newer build without a worker, or from a site below this one. */
  async function unregisterIfOff(): Promise<void> {
    const response = await fetch(base + offlineManifestFile, { cache: "no-store" });
    if (response.status >= 500 || parseOfflineManifest(await response.text())?.off === false)
      return;
    await unregister();
    await store.remove();
  }
}

function isPage(html: string): boolean {
  return html.includes(` id="${inlinePayloadId}">`) && html.includes("<head>");
}

function htmlResponse(html: string, { headers: sent }: Response): Response {
  const headers = new Headers(sent);
  headers.delete("content-length");
  headers.delete("content-encoding");
  return new Response(html, { headers });
}
