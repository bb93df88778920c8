import { getShownPage, setNavigationStatus } from "../../framework/client/navigation-state.ts";
import { forgetPayloads } from "../../framework/client/payload-cache.ts";
import { decodePayload, getPageKey, getPayloadUrl } from "../../framework/client/payload-format.ts";
import { isServerReachable } from "../../framework/client/resume-after-reload.ts";
import * as messages from "./notice-messages.ts";
import { showNotice } from "./page-notice.ts";

type PageChange = "changed" | "removed";

const CHECK_INTERVAL_MS = 300_000;

/** When the page was loaded or last checked. */
let lastCheck = performance.timeOrigin;

/** The page for which a notice was shown; the reader may have closed it. */
let reportedPage: unknown;

/** Reports whether the host has another version of the page, if the page is old and visible. */
export async function checkPage(): Promise<void> {
  if (document.hidden || Date.now() - lastCheck < CHECK_INTERVAL_MS) return;
  lastCheck = Date.now();
  const shown = getShownPage();
  // After a failed navigation, the URL is that of another page.
  const isShown = () => getShownPage() === shown && isCurrentPath(shown.pathname);
  if (!isShown()) return;
  const change = await getChange(shown.articleHash);
  if (!change || !isShown() || reportedPage === shown) return;
  reportedPage = shown;
  if (change === "removed") showNotice({ text: messages.pageRemoved });
  else showNotice({ text: messages.pageChanged, action: { label: messages.reload, run: reload } });
}

function isCurrentPath(pathname: string): boolean {
  return getPageKey(pathname) === getPageKey(location.pathname);
}

/** Undefined if nothing changed, or if the response is unusable. */
async function getChange(articleHash: string): Promise<PageChange | undefined> {
  try {
    const response = await fetch(getPayloadUrl(location.pathname), { cache: "no-cache" });
    if (response.status === 404) return await getChangeWithoutPayload();
    if (!response.ok) return undefined;
    const payload = decodePayload(await response.text());
    // Hosts with a fallback page return HTML.
    if (!/^[\w-]+$/.test(`${payload.build}${payload.articleHash}`)) return undefined;
    // Prefetched payloads are as old as the page.
    forgetPayloads();
    return payload.articleHash === articleHash ? undefined : "changed";
  } catch {
    return undefined;
  }
}

/** For a page without a payload: it has moved or been removed. */
async function getChangeWithoutPayload(): Promise<PageChange | undefined> {
  const canonical = document.querySelector<HTMLLinkElement>("link[rel=canonical]");
  // The "not found" page itself stays.
  if (!canonical || !isCurrentPath(new URL(canonical.href).pathname)) return undefined;
  const { ok, status } = await fetch(location.href, { method: "HEAD", cache: "no-cache" });
  if (status === 404 || status === 410) return "removed";
  return ok ? "changed" : undefined;
}

/** Reloads only if that does not lose the current page. */
async function reload(): Promise<void> {
  if (await isServerReachable()) location.reload();
  else setNavigationStatus("error");
}
