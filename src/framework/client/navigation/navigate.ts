import { safeDecode } from "../../../model/url/route.ts";
import {
  fetchPayload,
  forgetPayloads,
  isAtHand,
  NoPayloadError,
} from "../payload/payload-cache.ts";
import { type Payload, pageKey } from "../payload/payload-format.ts";
import { focusOn } from "./focus-on.ts";
import { setNavigation, setPathname } from "./navigation-store.ts";
import { isPageUrl } from "./page-links.ts";

export interface NavigateOptions {
  baseUrl: string;
  /** Id of the running build. */
  build: string;
  /** Draws the page; resolves when it is on screen. Aborted before, it draws the old one. */
  show(payload: Payload, signal: AbortSignal): Promise<void>;
}

interface NavigateActions {
  /** Loads the page of the address anew, to be read from its start. */
  refresh(): void;
  /** Loads the page on screen anew; its reader stays at the same place. */
  redraw(): void;
}

/** Client navigation by the Navigation API. Without it links load pages, as links do. */
export function startNavigation(options: NavigateOptions): NavigateActions {
  const reload = () => location.reload();
  if (!("navigation" in window)) return { refresh: reload, redraw: reload };
  let shown = pageKey(location.pathname);
  let latest = new AbortController();

  /** Answers the signal of a new load, which ends with `given`; what was loading before ends now. */
  function newLoad(given?: AbortSignal): AbortSignal {
    latest.abort();
    const controller = new AbortController();
    latest = controller;
    given?.addEventListener("abort", () => controller.abort());
    return controller.signal;
  }

  /** Fetches and draws; leaves the old page and reports where that fails. True when the page is shown. */
  async function load(url: URL, event?: NavigateEvent): Promise<boolean> {
    const signal = newLoad(event?.signal);
    const stopReporting = reportLoading(url);
    // A reader who opens another page meanwhile does not wait for this one.
    const left = new Promise((_, end) => signal.addEventListener("abort", end));
    try {
      await Promise.race([loadPage(url, signal, options), left]);
    } catch (error) {
      if (signal.aborted) return false;
      if (error instanceof NoPayloadError) {
        // The address is committed. A replacement would come back here as a navigation.
        location.reload();
        return false;
      }
      console.warn(`The page ${url.pathname} could not be loaded.`, error);
      setNavigation("error");
      return false;
    } finally {
      stopReporting();
    }
    shown = pageKey(url.pathname);
    setPathname(url.pathname, event?.navigationType === "traverse");
    setNavigation("idle");
    return true;
  }

  /** Loads outside of a navigation: the address is already in the bar. */
  async function finish(url: URL): Promise<void> {
    if (!(await load(url))) return;
    const target = hashTarget(url);
    if (target) target.scrollIntoView();
    else window.scrollTo(0, 0);
    focusPage(url);
  }

  navigation.addEventListener("navigate", (event) => {
    const url = new URL(event.destination.url);
    const restorePlace = keepPlace(event, pageKey(location.pathname) === shown);
    if (!isOurs(event, url, options.baseUrl)) return;
    if (pageKey(url.pathname) === shown) {
      // The browser itself goes there. On the way to another page the address is that of the other.
      if (event.hashChange) return;
      // `history.replaceState`: to intercept it would take focus away from where the reader is.
      if (event.navigationType === "replace" && event.destination.sameDocument) return;
      event.intercept({
        // Who goes back from a page that did not come goes on where they were.
        focusReset: event.navigationType === "traverse" ? "manual" : "after-transition",
        async handler() {
          latest.abort();
          setNavigation("idle");
          // Where the query changes too, the browser tells nobody of the hash.
          window.dispatchEvent(new Event("hashchange"));
        },
      });
      return;
    }
    event.intercept({
      scroll: "manual",
      focusReset: "manual",
      handler: async () => {
        if (!(await load(url, event))) return;
        restorePlace();
        focusPage(url);
      },
    });
  });

  /** What was fetched may be what failed, or old. */
  function again(fetchAndDraw: typeof finish | typeof load): void {
    forgetPayloads();
    void fetchAndDraw(new URL(location.href));
  }

  return {
    refresh: () => again(finish),
    redraw: () => again(load),
  };
}

/**
 * Milliseconds until a page whose payload is at hand counts as loading. It is usually on screen
 * before: to report that it loads would render the shell once more for nothing.
 */
const quick = 100;

/** Sets the status "loading"; returns the function that keeps it from being set later. */
function reportLoading({ pathname }: URL): () => void {
  const timer = isAtHand(pathname) ? setTimeout(setNavigation, quick, "loading") : undefined;
  if (timer === undefined) setNavigation("loading");
  return () => clearTimeout(timer);
}

/** Heights at which entries of the history were left. */
const places = new Map<string, number>();

/**
 * Remembers where the current entry is left: at its start, where its page never came. Answers the
 * function that scrolls to where the reader was in the entry gone to, else to its start. The
 * browser's own memory is spoilt by then: while one page takes the place of another, it records the
 * shifted place for the entry gone to.
 */
function keepPlace(event: NavigateEvent, isOnScreen: boolean): () => void {
  const { key = "" } = navigation.currentEntry ?? {};
  if (isOnScreen) places.set(key, window.scrollY);
  else if (!places.has(key)) places.set(key, 0);
  const place = event.navigationType === "traverse" && places.get(event.destination.key);
  return () => {
    if (typeof place === "number") window.scrollTo(0, place);
    else event.scroll();
  };
}

async function loadPage(
  url: URL,
  signal: AbortSignal,
  { build, show }: NavigateOptions,
): Promise<void> {
  const payload = await fetchPayload(url.pathname);
  signal.throwIfAborted();
  if (payload.build !== build) throw new NoPayloadError();
  await show(payload, signal);
}

function isOurs(event: NavigateEvent, url: URL, baseUrl: string): boolean {
  return (
    event.canIntercept &&
    event.downloadRequest === null &&
    event.formData === null &&
    event.navigationType !== "reload" &&
    isPageUrl(url, baseUrl)
  );
}

function hashTarget({ hash }: URL): HTMLElement | null {
  return document.getElementById(safeDecode(hash.slice(1)));
}

/** Moves focus to where reading goes on: the hash target, else the page's heading. */
function focusPage(url: URL): void {
  const target = hashTarget(url) ?? document.querySelector("h1");
  if (target instanceof HTMLElement) focusOn(target);
}
