import { safeDecode } from "../../../model/url/route.ts";
import {
  fetchPayload,
  forgetPayloads,
  isAtHand,
  NoPayloadError,
} from "../payload/payload-cache.ts";
import { isPageUrl, type Payload, pageKey } from "../payload/payload-format.ts";
import { focusOn } from "./focus-on.ts";
import { canLoad } from "./load-again.ts";
import { setNavigation, setShownPage } from "./navigation-store.ts";

export interface NavigateOptions {
  baseUrl: string;
  /** Id of the running build. */
  build: string;
  /** Shows the page; resolves when it is on screen. Aborted before that, it shows the old one. */
  show(payload: Payload, signal: AbortSignal): Promise<void>;
}

interface NavigateActions {
  /** Loads the page of the address anew, to be read from its start. */
  refresh(): void;
  /** Loads the page on screen anew; its reader stays at the same place. */
  redraw(): void;
}

/** Client navigation by the Navigation API. Without it links load documents. */
export function startNavigation(options: NavigateOptions): NavigateActions {
  const reload = () => location.reload();
  if (!("navigation" in window)) return { refresh: reload, redraw: reload };
  const loader = createPageLoader(options);
  navigation.addEventListener("navigate", (event) => {
    const url = new URL(event.destination.url);
    const restorePlace = keepPlace(event, loader.isShown(location.pathname));
    if (!isOurs(event, url, options.baseUrl)) return;
    if (loader.isShown(url.pathname)) stayOnPage(event, loader);
    else {
      event.intercept({
        scroll: "manual",
        focusReset: "manual",
        handler: async () => {
          if (!(await loader.load(url, event))) return;
          restorePlace();
          focusPage(url);
        },
      });
    }
  });
  return {
    refresh: () => void loadAgain(loader).then((url) => url && showStart(url)),
    redraw: () => void loadAgain(loader),
  };
}

interface PageLoader {
  /** Whether the page at a path is on screen. */
  isShown(pathname: string): boolean;
  /**
   * Fetches a page and shows it; where that fails, the old page stays and the failure is reported.
   * Returns whether the page is on screen.
   */
  load(url: URL, event?: NavigateEvent): Promise<boolean>;
  /** Aborts the load that is under way. */
  abort(): void;
}

function createPageLoader(options: NavigateOptions): PageLoader {
  let shown = pageKey(location.pathname);
  let latest = new AbortController();

  /** Aborts the load before it, and returns the signal of a new one, which is aborted with `given`. */
  function newLoad(given?: AbortSignal): AbortSignal {
    latest.abort();
    const controller = new AbortController();
    latest = controller;
    given?.addEventListener("abort", () => controller.abort());
    return controller.signal;
  }

  return {
    isShown: (pathname) => pageKey(pathname) === shown,
    abort: () => latest.abort(),
    async load(url, event) {
      const signal = newLoad(event?.signal);
      const isReturn = event?.navigationType === "traverse";
      const stopReporting = reportLoading(url);
      // A reader who opens another page meanwhile does not wait for this one.
      const left = new Promise<never>((_, end) => signal.addEventListener("abort", end));
      let article: string;
      try {
        article = await Promise.race([loadPage(url, signal, options), left]);
      } catch (error) {
        if (!signal.aborted) await reportFailure(url, error, signal, isReturn);
        return false;
      } finally {
        stopReporting();
      }
      shown = pageKey(url.pathname);
      setShownPage({ pathname: url.pathname, article }, isReturn);
      setNavigation("idle");
      return true;
    },
  };
}

async function reportFailure(
  { pathname }: URL,
  error: unknown,
  signal: AbortSignal,
  isReturn: boolean,
): Promise<void> {
  // The address is committed. A replacement would come back here as a navigation.
  const isReloaded = error instanceof NoPayloadError && (await canLoad());
  if (signal.aborted) return;
  if (isReloaded) {
    // What is opened is read from its start or its anchor: see `isOpened`.
    if (!isReturn) history.scrollRestoration = "manual";
    return location.reload();
  }
  console.warn(`The page ${pathname} could not be loaded.`, error);
  setNavigation("error");
}

/**
 * Whether the document was loaded in place of a page that the reader opened; it is answered once. The
 * reader then starts where the page does: browsers take every load of an address for a return to it.
 */
export function isOpened(): boolean {
  const isOpened = history.scrollRestoration === "manual";
  history.scrollRestoration = "auto";
  if (isOpened && window.scrollY === 0) showStart(new URL(location.href));
  return isOpened;
}

/** Handles a navigation to the page on screen: another anchor or query, or back from a failed page. */
function stayOnPage(event: NavigateEvent, loader: PageLoader): void {
  // The browser handles it. While another page loads, the address is already that of the other.
  if (event.hashChange) return;
  // `history.replaceState`: to intercept it would take focus away from where the reader is.
  if (event.navigationType === "replace" && event.destination.sameDocument) return;
  event.intercept({
    // A reader who goes back from a page that did not load keeps their focus.
    focusReset: event.navigationType === "traverse" ? "manual" : "after-transition",
    async handler() {
      loader.abort();
      setNavigation("idle");
      // Where the query changes too, the browser sends no event for the hash.
      window.dispatchEvent(new Event("hashchange"));
    },
  });
}

/** Loads the page of the address outside of a navigation. Returns the address where it is shown. */
async function loadAgain(loader: PageLoader): Promise<URL | undefined> {
  // A payload in memory may be what failed, or old.
  forgetPayloads();
  const url = new URL(location.href);
  return (await loader.load(url)) ? url : undefined;
}

/** Scrolls to the anchor of the address, else to the start of the page. */
function showStart(url: URL): void {
  const target = hashTarget(url);
  if (target) target.scrollIntoView();
  else window.scrollTo(0, 0);
  focusPage(url);
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
 * Remembers the scroll position of the entry that is left; an entry whose page was never shown has
 * 0. Returns the function that restores the position of the destination. The browser's own memory is
 * wrong by then: while one page replaces another, it records a shifted position for the destination.
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

/** Fetches a page and shows it. Answers the hash of what it says. */
async function loadPage(
  url: URL,
  signal: AbortSignal,
  { build, show }: NavigateOptions,
): Promise<string> {
  const payload = await fetchPayload(url.pathname);
  signal.throwIfAborted();
  if (payload.build !== build) throw new NoPayloadError();
  await show(payload, signal);
  return payload.article;
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
