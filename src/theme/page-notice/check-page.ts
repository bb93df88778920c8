import { canLoad } from "../../framework/client/navigation/load-again.ts";
import { setNavigation, shownPage } from "../../framework/client/navigation/navigation-store.ts";
import { forgetPayloads } from "../../framework/client/payload/payload-cache.ts";
import {
  decodePayload,
  pageKey,
  payloadUrl,
} from "../../framework/client/payload/payload-format.ts";
import * as messages from "./notice-messages.ts";
import { showNotice } from "./page-notice.ts";

/** What has become of the page on screen. */
type Change = "changed" | "removed";

/** From this age on, in milliseconds, a page may have changed. */
const oldAge = 300_000;

/** When the page, or the last answer of the host, came: milliseconds since 1970. */
let checked = performance.timeOrigin;

/** The page that the reader was told of: they may have closed the notice. */
let told: unknown;

/**
 * Asks the host for the page on screen where it is old and seen, and says what has become of it.
 * Asked again, it asks the host again only when that answer is old.
 */
export async function checkPage(): Promise<void> {
  if (document.hidden || Date.now() - checked < oldAge) return;
  checked = Date.now();
  const shown = shownPage();
  // After a failed navigation the address is that of another page.
  const isShown = () => shownPage() === shown && isHere(shown.pathname);
  if (!isShown()) return;
  const change = await changeOf(shown.article);
  if (!change || !isShown() || told === shown) return;
  told = shown;
  if (change === "removed") showNotice({ text: messages.pageRemoved });
  else showNotice({ text: messages.pageChanged, action: { label: messages.reload, run: reload } });
}

function isHere(pathname: string): boolean {
  return pageKey(pathname) === pageKey(location.pathname);
}

/**
 * Asks the host for the payload of the page; undefined where it says the same as on screen, or where
 * the answer says nothing: offline, an error, a page of the host's own.
 */
async function changeOf(article: string): Promise<Change | undefined> {
  try {
    const response = await fetch(payloadUrl(location.pathname), { cache: "no-cache" });
    if (response.status === 404) return await changeOfAddress();
    if (!response.ok) return undefined;
    const found = decodePayload(await response.text());
    // Hosts that answer everything with one page answer with a document.
    if (!/^[\w-]+$/.test(`${found.build}${found.article}`)) return undefined;
    // What was fetched ahead is as old as the page.
    forgetPayloads();
    return found.article === article ? undefined : "changed";
  } catch {
    return undefined;
  }
}

/** The same for a page that has no payload any more: it has moved, or it is gone. */
async function changeOfAddress(): Promise<Change | undefined> {
  const canonical = document.querySelector<HTMLLinkElement>("link[rel=canonical]");
  // The page that says "not found" is here to stay.
  if (!canonical || !isHere(new URL(canonical.href).pathname)) return undefined;
  const { ok, status } = await fetch(location.href, { method: "HEAD", cache: "no-cache" });
  if (status === 404 || status === 410) return "removed";
  return ok ? "changed" : undefined;
}

/** Loads the document anew, but not where that would lose the page on screen. */
async function reload(): Promise<void> {
  if (await canLoad()) location.reload();
  else setNavigation("error");
}
