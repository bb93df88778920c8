import {
  offlineMark,
  offlinePageFile,
  parseSwitch,
  storedMark,
  storedPagesMark,
  switchFile,
  workerFile,
} from "../../model/offline.ts";
import { searchFolder, wholeIndexName } from "../../model/search/search.ts";
import {
  inlinePayloadId,
  isFilePath,
  pageKey,
  pageOfPayload,
} from "../client/payload/payload-format.ts";
import type { Store } from "./store.ts";

/** The part of a request that is looked at. */
export type Asked = Pick<Request, "url" | "method" | "mode" | "cache" | "headers">;

export interface Surroundings {
  /** Address of the site; ends with a slash. */
  scope: string;
  store: Store;
  fetch(asked: Asked | string, options?: RequestInit): Promise<Response>;
  /** Resolves after so many milliseconds. */
  wait(milliseconds: number): Promise<unknown>;
  /** Removes the registration of the worker. */
  unregister(): Promise<unknown>;
}

/** Milliseconds within which an answer of the network is preferred to what is stored. */
export const patience = 2000;

/** Folders of files with a hash of their content in their path. */
const hashedFile = new RegExp(`^(?:assets/|${searchFolder}/[^/]+/)`);

/**
 * Makes the function that answers requests: from the network, and where that says nothing in time,
 * fails, or has an error, from what was stored before. Undefined is an answer too: the request is
 * none of the worker's business.
 *
 * @param hold keeps the worker alive until the work is done
 */
export function answerRequests({ scope, store, fetch, wait, unregister }: Surroundings) {
  const base = new URL(scope).pathname;
  /** Pages whose payload has not come in time: their document is asked for next, and need not wait again. */
  const givenUp = new Set<string>();
  /** Whether the network has failed or kept silent when it was asked last. */
  let isSilent = false;

  return (
    request: Asked,
    hold: (work: Promise<unknown>) => void,
  ): Promise<Response> | undefined => {
    const { url, method, mode, cache, headers } = request;
    const isRead = method === "GET" || method === "HEAD";
    if (!isRead || !url.startsWith(scope) || headers.has("range")) return undefined;
    const { pathname } = new URL(url);
    const file = pathname.slice(base.length);
    if (file === workerFile || file === switchFile) return undefined;
    const page = pageOfPayload(pathname);
    if (method === "HEAD" || page !== undefined) {
      // Whoever goes past the cache asks what the host has.
      if (cache !== "default") return undefined;
      return page === undefined ? canLoad(request, pageKey(pathname)) : payload(request, page);
    }
    const isFile = isFilePath(pathname) || /\.html$/.test(pathname.replace(/\/index\.html$/, ""));
    if (!isFile) return document();
    return mode === "navigate" ? undefined : answerFile();

    async function document(): Promise<Response> {
      const key = pageKey(pathname);
      const asked = ask(request).then((response) => {
        hold(keepPage(key, response.clone()).catch(() => {}));
        return response;
      });
      hold(asked.catch(() => {}));
      const answer = await inTime(asked, givenUp.has(key) ? 0 : patience);
      if (answer && answer.status < 500) return answer;
      return (await storedPage(key)) ?? answer ?? asked.catch(() => offlinePage());
    }

    async function answerFile(): Promise<Response> {
      const isHashed = hashedFile.test(file);
      // What never changes cannot be old: no waiting again and again while the network is silent.
      const known = isHashed && isSilent ? await storedFile(pathname) : undefined;
      if (known) return known;
      const asked = ask(request).then((response) => {
        if (fits(response)) hold(keepFile(pathname, isHashed, response.clone()));
        return response;
      });
      hold(asked.catch(() => {}));
      const answer = await inTime(asked, patience);
      if (answer && (fits(answer) || (!isHashed && answer.status < 500))) return answer;
      return (await storedFile(pathname)) ?? answer ?? asked;
    }

    /** Some hosts answer everything that they do not know with a page of their own. */
    function fits({ status, headers: sent }: Response): boolean {
      const isDocument = (sent.get("content-type") ?? "").startsWith("text/html");
      return status === 200 && isDocument === pathname.endsWith(".html");
    }
  };

  async function ask(request: Asked): Promise<Response> {
    try {
      const response = await fetch(request);
      isSilent = false;
      givenUp.clear();
      return response;
    } catch (error) {
      isSilent = true;
      throw error;
    }
  }

  /** The answer of the network, or undefined where it fails or takes too long. */
  function inTime(asked: Promise<Response>, limit: number): Promise<Response | undefined> {
    let isOpen = true;
    const answer = asked
      .catch(() => undefined)
      .finally(() => {
        isOpen = false;
      });
    const late = wait(limit).then(() => {
      isSilent ||= isOpen;
      return undefined;
    });
    return Promise.race([answer, late]);
  }

  /**
   * Payloads are not stored: one of another build must not be mixed with a document. Where there is a
   * document, "not found" makes the page load that.
   */
  async function payload(request: Asked, page: string): Promise<Response> {
    const key = pageKey(page);
    const asked = ask(request);
    asked.catch(() => {});
    if (!(await store.page(key))) return asked;
    const answer = await inTime(asked, patience);
    if (answer && answer.status < 500) return answer;
    givenUp.add(key);
    wait(patience).then(() => givenUp.delete(key));
    return new Response(null, { status: 404 });
  }

  /** Answers the question whether a page can be loaded. */
  async function canLoad(request: Asked, key: string): Promise<Response> {
    const asked = ask(request);
    const answer = await inTime(asked, givenUp.has(key) ? 0 : patience);
    if (answer && answer.status < 500) return answer;
    return (await store.page(key)) ? new Response(null) : (answer ?? asked);
  }

  async function keepPage(key: string, response: Response): Promise<void> {
    const { status, headers, url, redirected } = response;
    if (status === 404 || status === 410) return store.forgetPage(key);
    if (status !== 200 || (redirected && pageKey(new URL(url).pathname) !== key)) return;
    const html = await response.text().catch(() => "");
    // A page of the host's own, or of a network that wants a login.
    if (!isPage(html)) return;
    if (!html.includes(`<meta name="${offlineMark}"`)) return leaveUnlessWanted();
    // As it is, an answer to a redirect is refused for a navigation.
    await store.keepPage(key, new Response(html, { headers }));
  }

  /** The stored document of a page. It says when the host sent it, by the clock of the host. */
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
    return htmlAnswer(html.replace("<head>", `<head>${mark}`), response);
  }

  async function keepFile(path: string, isHashed: boolean, response: Response): Promise<void> {
    // The index is kept as one file.
    if (path.startsWith(`${base}${searchFolder}/`) && !path.endsWith(wholeIndexName)) return;
    if (isHashed && (await store.file(path))) return;
    await store.keepFile(path, response);
  }

  async function storedFile(path: string): Promise<Response | undefined> {
    const folder = `${base}${searchFolder}/`;
    if (path.startsWith(folder) && !path.endsWith(wholeIndexName)) return partOfIndex(path);
    const response = await store.file(path);
    // Of a damaged store, the content cannot be read.
    const content = await response?.arrayBuffer().catch(() => undefined);
    return response && content?.byteLength ? new Response(content, response) : undefined;
  }

  /** A file of the search index. The manifest is that of the stored index, whatever was sent last. */
  async function partOfIndex(path: string): Promise<Response | undefined> {
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

  /** Says that there is no network, and which pages can be read. */
  async function offlinePage(): Promise<Response> {
    const page = await store.file(base + offlinePageFile);
    const html = await page?.text().catch(() => "");
    if (!page || !html) return Response.error();
    const links = (await store.pages()).map((path) => `<li><a href="${path}">${path}</a>`);
    return htmlAnswer(html.replace(storedPagesMark, links.join("")), page);
  }

  /** A later build of the site has no worker, unless the document is that of a site below this one. */
  async function leaveUnlessWanted(): Promise<void> {
    const response = await fetch(base + switchFile, { cache: "no-store" });
    if (response.status >= 500 || parseSwitch(await response.text())?.off === false) return;
    await unregister();
    await store.remove();
  }
}

/** Whether a document is one of a build: all of its pages carry their payload. */
function isPage(html: string): boolean {
  return html.includes(` id="${inlinePayloadId}">`) && html.includes("<head>");
}

/** The length is another one, and the text is no longer compressed. */
function htmlAnswer(html: string, { headers: sent }: Response): Response {
  const headers = new Headers(sent);
  headers.delete("content-length");
  headers.delete("content-encoding");
  return new Response(html, { headers });
}
