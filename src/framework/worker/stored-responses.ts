import {
  offlineManifestFile,
  offlineMark,
  offlinePageFile,
  parseOfflineManifest,
  storedMark,
  storedPagesPlaceholder,
} from "../../model/offline.ts";
import { searchFolder, wholeIndexName } from "../../model/search/search.ts";
import { escapeAttribute } from "../../model/text/escape-html.ts";
import { getPageKey, inlinePayloadId } from "../client/payload-format.ts";
import type { Store } from "./store.ts";

interface StoredResponsesContext {
  /** Path of the site; ends with a slash. */
  base: string;
  store: Store;
  fetch(requested: string, options?: RequestInit): Promise<Response>;
  unregister(): Promise<unknown>;
}

interface StoredResponses {
  storePage(key: string, response: Response): Promise<void>;
  /** Adds the time at which the host sent the page. */
  storedPage(key: string): Promise<Response | undefined>;
  storeFile(path: string, isHashed: boolean, response: Response): Promise<void>;
  storedFile(path: string): Promise<Response | undefined>;
  /** Lists the stored pages. */
  offlinePage(): Promise<Response>;
}

/** Checks responses before they are stored and after they are read. */
export function openStoredResponses({
  base,
  store,
  fetch,
  unregister,
}: StoredResponsesContext): StoredResponses {
  return { storePage, storedPage, storeFile, storedFile, offlinePage };

  async function storePage(key: string, response: Response): Promise<void> {
    const { status, headers, url, redirected } = response;
    if (status === 404 || status === 410) return store.forgetPage(key);
    const isHtml = (headers.get("content-type") ?? "").startsWith("text/html");
    const isRedirected = redirected && getPageKey(new URL(url).pathname) !== key;
    if (status !== 200 || !isHtml || isRedirected) return;
    const html = await response.text().catch(() => "");
    // An error page of the host, or the login page of a network.
    if (!isPage(html)) return;
    if (!html.includes(`<meta name="${offlineMark}"`)) return unregisterIfOff();
    // Browsers reject a redirected response for a navigation, so it is copied.
    await store.keepPage(key, new Response(html, { headers }));
  }

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
    return createHtmlResponse(html.replace("<head>", `<head>${mark}`), response);
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
    const manifestPath = isManifest
      ? await store.newest(`/${wholeIndexName}`)
      : path.slice(0, -name.length) + wholeIndexName;
    const parts: unknown = await (manifestPath === undefined ? undefined : store.file(manifestPath))
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
    return createHtmlResponse(
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

function createHtmlResponse(html: string, { headers: sent }: Response): Response {
  const headers = new Headers(sent);
  headers.delete("content-length");
  headers.delete("content-encoding");
  return new Response(html, { headers });
}
