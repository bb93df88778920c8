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
  fetch(url: string, options?: RequestInit): Promise<Response>;
  unregister(): Promise<unknown>;
}

interface StoredResponses {
  savePage(key: string, response: Response): Promise<void>;
  /** Adds the time at which the host sent the page. */
  readPage(key: string): Promise<Response | undefined>;
  saveFile(path: string, isHashed: boolean, response: Response): Promise<void>;
  readFile(path: string): Promise<Response | undefined>;
  /** A page that lists the stored pages. */
  renderOfflinePage(): Promise<Response>;
}

/** Checks responses before they are stored and after they are read. */
export function openStoredResponses({
  base,
  store,
  fetch,
  unregister,
}: StoredResponsesContext): StoredResponses {
  return { savePage, readPage, saveFile, readFile, renderOfflinePage };

  async function savePage(key: string, response: Response): Promise<void> {
    const { status, headers, url, redirected } = response;
    if (status === 404 || status === 410) return store.deletePage(key);
    const isHtml = (headers.get("content-type") ?? "").startsWith("text/html");
    const isRedirected = redirected && getPageKey(new URL(url).pathname) !== key;
    if (status !== 200 || !isHtml || isRedirected) return;
    const html = await response.text().catch(() => "");
    // This may be an error page of the host, or the login page of a network.
    if (!isPage(html)) return;
    if (!html.includes(`<meta name="${offlineMark}"`)) return unregisterIfDisabled();
    // Browsers reject a redirected response for a navigation, so it is copied.
    await store.savePage(key, new Response(html, { headers }));
  }

  async function readPage(key: string): Promise<Response | undefined> {
    const response = await store.readPage(key);
    const html = await response?.text().catch(() => "");
    if (!response || !html) return undefined;
    if (!isPage(html)) {
      await store.deletePage(key);
      return undefined;
    }
    const time = Date.parse(response.headers.get("date") ?? "");
    const mark = `<meta name="${storedMark}" content="${time}">`;
    return createHtmlResponse(html.replace("<head>", `<head>${mark}`), response);
  }

  async function saveFile(path: string, isHashed: boolean, response: Response): Promise<void> {
    // The index is stored as one file.
    if (path.startsWith(`${base}${searchFolder}/`) && !path.endsWith(wholeIndexName)) return;
    if (isHashed && (await store.readFile(path))) return;
    await store.saveFile(path, response);
  }

  async function readFile(path: string): Promise<Response | undefined> {
    const folder = `${base}${searchFolder}/`;
    if (path.startsWith(folder) && !path.endsWith(wholeIndexName)) return readIndexPart(path);
    const response = await store.readFile(path);
    // The content of a damaged cache cannot be read.
    const content = await response?.arrayBuffer().catch(() => undefined);
    return response && content?.byteLength ? new Response(content, response) : undefined;
  }

  async function readIndexPart(path: string): Promise<Response | undefined> {
    const name = path.slice(path.lastIndexOf("/") + 1);
    const isManifest = path === `${base}${searchFolder}/${name}`;
    const manifestPath = isManifest
      ? await store.findNewestFile(`/${wholeIndexName}`)
      : path.slice(0, -name.length) + wholeIndexName;
    const parts: unknown = await (manifestPath === undefined
      ? undefined
      : store.readFile(manifestPath)
    )
      ?.then((response) => response?.json())
      .catch(() => undefined);
    const text: unknown = Object(parts)[name];
    return typeof text === "string"
      ? new Response(text, { headers: { "content-type": "application/json" } })
      : undefined;
  }

  async function renderOfflinePage(): Promise<Response> {
    const page = await store.readFile(base + offlinePageFile);
    const html = await page?.text().catch(() => "");
    if (!page || !html) return Response.error();
    const links = (await store.listPages()).map((path) => {
      const text = escapeAttribute(path);
      return `<li><a href="${text}">${text}</a>`;
    });
    return createHtmlResponse(
      html.replace(storedPagesPlaceholder, () => links.join("")),
      page,
    );
  }

  /** The page may come from a newer build without a worker, or from a site below this one. */
  async function unregisterIfDisabled(): Promise<void> {
    const response = await fetch(base + offlineManifestFile, { cache: "no-store" });
    if (response.status >= 500 || parseOfflineManifest(await response.text())?.off === false)
      return;
    await unregister();
    await store.deleteCaches();
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
