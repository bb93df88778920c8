import { safeDecode } from "../../model/url/route.ts";
import { focusElement, prefersReducedData, whenIdle } from "./browser.ts";
import { setNavigationFailed, setNavigationStatus, setShownPage } from "./navigation-state.ts";
import {
  fetchPayload,
  forgetPayloads,
  isPrefetched,
  PayloadUnavailableError,
} from "./payload-cache.ts";
import { isPageUrl, linkedPage, type Payload, pageKey } from "./payload-format.ts";
import { isServerReachable } from "./resume-after-reload.ts";

export interface RouterOptions {
  baseUrl: string;
  /** Id of the running build. */
  build: string;
  /** Renders the page; resolves when it is on screen. If aborted before that, the old page stays. */
  render(payload: Payload, signal: AbortSignal): Promise<void>;
  /** Receives a prefetched payload when the browser is idle. */
  prepare(payload: Payload): void;
}

export interface Router {
  /** Loads the current page again and scrolls to its start. */
  refresh(): void;
  /** Loads the current page again; the scroll position stays. */
  redraw(): void;
  /** Prefetches the pages of the links that come into view. */
  prefetchInView(root: ParentNode): void;
}

/**
 * Starts client navigation with the Navigation API. In browsers without it, links load documents.
 * Prefetching works in all of them.
 */
export function startRouter(options: RouterOptions): Router {
  const { prefetchInView } = startPrefetch(options);
  if (!("navigation" in window)) {
    const reload = () => location.reload();
    return { refresh: reload, redraw: reload, prefetchInView };
  }
  const loader = createPageLoader(options);
  let isReverting = false;
  navigation.addEventListener("navigate", (event) => {
    if (isReverting) return keepPage(event);
    const before = navigation.currentEntry;
    const url = new URL(event.destination.url);
    const restoreScroll = saveScrollPosition(event, loader.isShown(location.pathname));
    if (!canIntercept(event, url, options.baseUrl)) return;
    if (loader.isShown(url.pathname)) return navigateWithinPage(event, loader);
    event.intercept({
      scroll: "manual",
      focusReset: "manual",
      async handler() {
        const result = await loader.load(url, event);
        if (result === "failed") await revertTo(before, event.navigationType);
        if (result !== "shown") return;
        restoreScroll();
        focusPage(url);
      },
    });
  });

  /** Restores the URL of the page on screen: links to anchors and copied links belong to it. */
  async function revertTo(entry: NavigationHistoryEntry | null, type: NavigationType) {
    if (!entry?.url || !loader.isShown(new URL(entry.url).pathname)) return;
    isReverting = true;
    try {
      if (type === "replace") history.replaceState(history.state, "", entry.url);
      else await navigation.traverseTo(entry.key).finished;
    } catch {
      // The reader has started another navigation.
    } finally {
      isReverting = false;
    }
  }
  return {
    refresh: () => void reloadPage(loader).then((url) => url && scrollToStart(url)),
    redraw: () => void reloadPage(loader),
    prefetchInView,
  };
}

// Loading

/** `ended`: another load has started, or the document is loaded instead. */
type LoadResult = "shown" | "failed" | "ended";

interface PageLoader {
  isShown(pathname: string): boolean;
  /** Fetches a page and renders it. If that fails, the old page stays and the error is shown. */
  load(url: URL, event?: NavigateEvent): Promise<LoadResult>;
  /** Aborts the current load. */
  abort(): void;
}

/** How long a prefetched page may take until the progress bar appears. */
const LOADING_DELAY_MS = 100;

function createPageLoader({ build, render }: RouterOptions): PageLoader {
  let shown = pageKey(location.pathname);
  let current = new AbortController();

  async function loadPage(url: URL, signal: AbortSignal): Promise<string> {
    const payload = await fetchPayload(url.pathname);
    signal.throwIfAborted();
    // Client references change between builds: the payload of another build cannot be decoded.
    if (payload.build !== build) throw new PayloadUnavailableError();
    await render(payload, signal);
    return payload.article;
  }

  return {
    isShown: (pathname) => pageKey(pathname) === shown,
    abort: () => current.abort(),
    async load(url, event) {
      current.abort();
      const controller = new AbortController();
      current = controller;
      event?.signal.addEventListener("abort", () => controller.abort());
      const { signal } = controller;
      const isTraversal = event?.navigationType === "traverse";
      const cancelStatus = showLoadingStatus(url);
      // Once the load is aborted, its requests need not be awaited.
      const aborted = new Promise<never>((_, reject) => signal.addEventListener("abort", reject));
      let article: string;
      try {
        article = await Promise.race([loadPage(url, signal), aborted]);
      } catch (error) {
        if (signal.aborted) return "ended";
        return await handleLoadError(error, { url, signal, isTraversal });
      } finally {
        cancelStatus();
      }
      shown = pageKey(url.pathname);
      setShownPage({ pathname: url.pathname, article }, isTraversal);
      setNavigationStatus("idle");
      return "shown";
    },
  };
}

/** Sets the status "loading", later for a prefetched page. Returns a function that cancels it. */
function showLoadingStatus({ pathname }: URL): () => void {
  if (!isPrefetched(pathname)) {
    setNavigationStatus("loading");
    return () => {};
  }
  const timer = setTimeout(setNavigationStatus, LOADING_DELAY_MS, "loading");
  return () => clearTimeout(timer);
}

interface FailedLoad {
  url: URL;
  signal: AbortSignal;
  isTraversal: boolean;
}

/** Loads the document instead if this build has no payload for it, otherwise shows the error. */
async function handleLoadError(
  error: unknown,
  { url, signal, isTraversal }: FailedLoad,
): Promise<LoadResult> {
  const loadsDocument = error instanceof PayloadUnavailableError && (await isServerReachable());
  if (signal.aborted) return "ended";
  if (loadsDocument) {
    // Browsers restore the scroll position of a reload. A new page starts at its top instead, see
    // `takeOpenedByRouter`.
    if (!isTraversal) history.scrollRestoration = "manual";
    // The URL is already committed, and to replace it would start another navigation.
    location.reload();
    return "ended";
  }
  // The payload in the cache may be incomplete.
  forgetPayloads();
  console.warn(`The page ${url.pathname} could not be loaded.`, error);
  setNavigationFailed(url.href);
  return "failed";
}

/** Whether the router loaded this document instead of a page. True only for the first call. */
export function takeOpenedByRouter(): boolean {
  const isOpened = history.scrollRestoration === "manual";
  history.scrollRestoration = "auto";
  if (isOpened && window.scrollY === 0) scrollToStart(new URL(location.href));
  return isOpened;
}

/** Loads the page of the current URL again. Returns the URL if the page is on screen. */
async function reloadPage(loader: PageLoader): Promise<URL | undefined> {
  forgetPayloads();
  const url = new URL(location.href);
  return (await loader.load(url)) === "shown" ? url : undefined;
}

// Navigation events

function canIntercept(event: NavigateEvent, url: URL, baseUrl: string): boolean {
  return (
    event.canIntercept &&
    event.downloadRequest === null &&
    event.formData === null &&
    event.navigationType !== "reload" &&
    isPageUrl(url, baseUrl)
  );
}

/** Handles a navigation to the page on screen that must change nothing but the URL. */
function keepPage(event: NavigateEvent): void {
  if (!event.canIntercept || event.hashChange) return;
  event.intercept({ scroll: "manual", focusReset: "manual", async handler() {} });
}

/** Handles another anchor or query of the current page, and the way back from a failed load. */
function navigateWithinPage(event: NavigateEvent, loader: PageLoader): void {
  // The browser handles it.
  if (event.hashChange) return;
  // `history.replaceState`: to intercept it would move the focus.
  if (event.navigationType === "replace" && event.destination.sameDocument) return;
  event.intercept({
    // The way back from a failed load keeps the focus.
    focusReset: event.navigationType === "traverse" ? "manual" : "after-transition",
    async handler() {
      loader.abort();
      setNavigationStatus("idle");
      // Browsers send no event for the hash if the query changes too.
      window.dispatchEvent(new Event("hashchange"));
    },
  });
}

// Prefetching

/** Links in view are prefetched one after another, so that a click does not wait for them. */
const MAX_PREFETCHES = 2;

/** Prefetching of links in view ends on a line that needs longer than this for a page. */
const SLOW_RESPONSE_MS = 2000;

/**
 * Prefetches the page of a link that is hovered, focused, or touched, and of links in view when the
 * browser is idle.
 */
function startPrefetch({ baseUrl, prepare }: RouterOptions): Pick<Router, "prefetchInView"> {
  let running = 0;
  let isSlow = false;
  /** Links in view that wait; the next one is at the end. */
  let queue: Element[] = [];

  async function prefetch(target: EventTarget | null, priority: RequestPriority): Promise<void> {
    const link = target instanceof Element ? target.closest("a") : null;
    const page = link && !prefersReducedData() ? linkedPage(link, baseUrl) : undefined;
    if (!page) return;
    const payload = await fetchPayload(page.pathname, priority);
    whenIdle(() => prepare(payload));
  }

  function prefetchNext(): void {
    if (isSlow || running >= MAX_PREFETCHES) return;
    const link = queue.pop();
    if (!link) return;
    running += 1;
    whenIdle(() => {
      const start = performance.now();
      prefetch(link, "low")
        .catch(() => {})
        .finally(() => {
          running -= 1;
          isSlow ||= performance.now() - start > SLOW_RESPONSE_MS;
          prefetchNext();
        });
    });
  }

  for (const type of ["pointerover", "focusin", "touchstart"]) {
    const onIntent = (event: Event) => void prefetch(event.target, "auto").catch(() => {});
    document.addEventListener(type, onIntent, { passive: true });
  }
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      queue = queue.filter((link) => link !== target);
      if (isIntersecting) queue.unshift(target);
    }
    for (let free = running; free < MAX_PREFETCHES; free++) prefetchNext();
  });
  return {
    prefetchInView(root) {
      observer.disconnect();
      queue = [];
      for (const link of root.querySelectorAll("a[href]")) observer.observe(link);
    },
  };
}

// Scrolling and focus

/** Scroll positions by the key of the history entry. */
const scrollPositions = new Map<string, number>();

/**
 * Saves the scroll position of the entry that is left. Returns a function that restores the one of
 * the destination: the browser records a wrong one while one page replaces another.
 */
function saveScrollPosition(event: NavigateEvent, isShown: boolean): () => void {
  const { key = "" } = navigation.currentEntry ?? {};
  if (isShown) scrollPositions.set(key, window.scrollY);
  // Its page was never on screen.
  else if (!scrollPositions.has(key)) scrollPositions.set(key, 0);
  const saved =
    event.navigationType === "traverse" ? scrollPositions.get(event.destination.key) : undefined;
  return () => {
    if (saved === undefined) event.scroll();
    else window.scrollTo(0, saved);
  };
}

/** Scrolls to the hash of the URL, or to the top, and moves the focus there. */
function scrollToStart(url: URL): void {
  const target = hashTarget(url);
  if (target) target.scrollIntoView();
  else window.scrollTo(0, 0);
  focusPage(url);
}

function hashTarget({ hash }: URL): HTMLElement | null {
  return document.getElementById(safeDecode(hash.slice(1)));
}

/** Moves the focus to the hash target or the heading of the page. */
function focusPage(url: URL): void {
  const target = hashTarget(url) ?? document.querySelector("h1");
  if (target instanceof HTMLElement) focusElement(target);
}
