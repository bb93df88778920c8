import { getRouteKey, isFilePath, safeDecode } from "../../model/url/route.ts";
import { focusElement, prefersReducedData, whenIdle } from "./browser.ts";
import { setNavigationFailed, setNavigationStatus, setShownPage } from "./navigation-state.ts";
import {
  fetchPayload,
  forgetPayloads,
  isPrefetched,
  PayloadUnavailableError,
} from "./payload-cache.ts";
import { getPageKey, type Payload } from "./payload-format.ts";
import { isServerReachable } from "./resume-after-reload.ts";

interface RouterOptions {
  baseUrl: string;
  build: string;
  /** Resolves when the page is on screen. If aborted before that, the old page stays. */
  render(payload: Payload, signal: AbortSignal): Promise<void>;
  /** Receives a prefetched payload when the browser is idle. */
  prepare(payload: Payload): void;
}

interface Router {
  /** Loads the current page again and scrolls to its start. */
  reload(): void;
  /** Loads the current page again; the scroll position stays. */
  reloadInPlace(): void;
  prefetchInView(root: ParentNode): void;
}

/** Starts client navigation. Without the Navigation API, only prefetching works. */
export function startRouter(options: RouterOptions): Router {
  const { prefetchInView } = startPrefetch(options);
  if (!("navigation" in window)) {
    const reload = () => location.reload();
    return { reload, reloadInPlace: reload, prefetchInView };
  }
  const loader = createPageLoader(options);
  let isReverting = false;
  let latestEvent: NavigateEvent | undefined;
  let shownEntry = navigation.currentEntry;
  navigation.addEventListener("navigate", (event) => {
    latestEvent = event;
    if (isReverting) return ignoreNavigation(event);
    if (loader.isShown(location.pathname)) shownEntry = navigation.currentEntry;
    const url = new URL(event.destination.url);
    const restoreScroll = saveScrollPosition(event, loader.isShown(location.pathname));
    if (!canIntercept(event, url, options.baseUrl)) return;
    if (loader.isShown(url.pathname)) return navigateWithinPage(event, url, loader);
    event.intercept({
      scroll: "manual",
      focusReset: "manual",
      async handler() {
        const result = await loader.load(url, event);
        const isStopped = event.signal.aborted && (await isLastNavigation(event));
        if (isStopped) setNavigationStatus("idle");
        if (result === "failed" || isStopped) await goBackTo(shownEntry, event.navigationType);
        if (result !== "shown") return;
        restoreScroll();
        focusPage(url);
      },
    });
  });

  /** False if another navigation has ended this one. Otherwise, the reader has stopped it. */
  async function isLastNavigation(event: NavigateEvent): Promise<boolean> {
    // The event of the other navigation comes after the signal.
    await new Promise((resolve) => setTimeout(resolve));
    return latestEvent === event;
  }

  /** Restores the URL of the page on screen, because anchors and copied links depend on it. */
  async function goBackTo(entry: NavigationHistoryEntry | null, type: NavigationType) {
    if (!entry?.url || !loader.isShown(new URL(entry.url).pathname)) return;
    isReverting = true;
    try {
      if (type === "replace") history.replaceState(history.state, "", entry.url);
      else await navigation.traverseTo(entry.key).finished;
    } catch {
      // The reader started another navigation.
    } finally {
      isReverting = false;
    }
  }
  return {
    reload: () => void reloadPage(loader).then((url) => url && scrollToStart(url)),
    reloadInPlace: () => void reloadPage(loader),
    prefetchInView,
  };
}

// Loading

/** `ended`: another load started, or the document is loaded instead. */
type LoadResult = "shown" | "failed" | "ended";

interface PageLoader {
  isShown(pathname: string): boolean;
  load(url: URL, event?: NavigateEvent): Promise<LoadResult>;
  abort(): void;
}

/** Delay of the progress bar for a prefetched page. */
const LOADING_DELAY_MS = 100;

function createPageLoader({ build, render }: RouterOptions): PageLoader {
  let shownKey = getPageKey(location.pathname);
  let current = new AbortController();

  async function loadPage(url: URL, signal: AbortSignal): Promise<string> {
    const payload = await fetchPayload(url.pathname);
    signal.throwIfAborted();
    // Client references differ between builds, so another build's payload cannot be decoded.
    if (payload.build !== build) throw new PayloadUnavailableError();
    await render(payload, signal);
    return payload.articleHash;
  }

  return {
    isShown: (pathname) => getPageKey(pathname) === shownKey,
    abort: () => current.abort(),
    async load(url, event) {
      current.abort();
      const controller = new AbortController();
      current = controller;
      event?.signal.addEventListener("abort", () => controller.abort());
      const { signal } = controller;
      const isTraversal = event?.navigationType === "traverse";
      const cancelStatus = showLoadingStatus(url);
      // After an abort, requests need not finish.
      const aborted = new Promise<never>((_, reject) => signal.addEventListener("abort", reject));
      let articleHash: string;
      try {
        articleHash = await Promise.race([loadPage(url, signal), aborted]);
      } catch (error) {
        if (signal.aborted) return "ended";
        return await handleLoadError(error, { url, signal, isTraversal });
      } finally {
        cancelStatus();
      }
      shownKey = getPageKey(url.pathname);
      setShownPage({ pathname: url.pathname, articleHash }, isTraversal);
      setNavigationStatus("idle");
      return "shown";
    },
  };
}

/** Shows the progress bar, later if the page is prefetched. Returns a function that cancels it. */
function showLoadingStatus({ pathname }: URL): () => void {
  if (!isPrefetched(pathname)) {
    setNavigationStatus("loading");
    return () => {};
  }
  const timer = setTimeout(setNavigationStatus, LOADING_DELAY_MS, "loading");
  return () => clearTimeout(timer);
}

async function handleLoadError(
  error: unknown,
  { url, signal, isTraversal }: { url: URL; signal: AbortSignal; isTraversal: boolean },
): Promise<LoadResult> {
  const loadsDocument = error instanceof PayloadUnavailableError && (await isServerReachable());
  if (signal.aborted) return "ended";
  if (loadsDocument) {
    // Browsers restore the scroll position of a reload, but a new page starts at its top.
    if (!isTraversal) history.scrollRestoration = "manual";
    // The URL is already committed. Replacing it would start another navigation.
    location.reload();
    return "ended";
  }
  // The cached payload may be incomplete.
  forgetPayloads();
  console.warn(`The page ${url.pathname} could not be loaded.`, error);
  setNavigationFailed(url.href);
  return "failed";
}

/**
 * Whether `handleLoadError` loaded this document for a new page, which `scrollRestoration` records.
 * Scrolls such a page to its start. Only the first call returns true.
 */
export function consumeRouterNavigation(): boolean {
  const isOpened = history.scrollRestoration === "manual";
  history.scrollRestoration = "auto";
  if (isOpened && window.scrollY === 0) scrollToStart(new URL(location.href));
  return isOpened;
}

/** Returns the URL if the page is on screen. */
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

/** The build lists the exceptions: pages named like files, and links that lead to no page. */
export function isPageUrl({ origin, pathname }: URL, baseUrl: string): boolean {
  const isInSite = pathname.startsWith(baseUrl) || `${pathname}/` === baseUrl;
  if (origin !== location.origin || !isInSite) return false;
  const { pages = "", documents = "" } = document.documentElement.dataset;
  const isListed = (paths: string) =>
    paths.split(" ").some((path) => path !== "" && getRouteKey(path) === getRouteKey(pathname));
  return isFilePath(pathname) ? isListed(pages) : !isListed(documents);
}

function ignoreNavigation(event: NavigateEvent): void {
  if (!event.canIntercept || event.hashChange) return;
  event.intercept({ scroll: "manual", focusReset: "manual", async handler() {} });
}

function navigateWithinPage(event: NavigateEvent, url: URL, loader: PageLoader): void {
  // The browser handles anchors.
  if (event.hashChange) return;
  // Intercepting `history.replaceState` would move the focus.
  if (event.navigationType === "replace" && event.destination.sameDocument) return;
  event.intercept({
    focusReset: "manual",
    async handler() {
      // Going back from a failed load keeps the focus.
      if (event.navigationType !== "traverse") focusPage(url);
      loader.abort();
      setNavigationStatus("idle");
      // Browsers send no event for the hash if the query changes too.
      window.dispatchEvent(new Event("hashchange"));
    },
  });
}

// Prefetching

/** Limited, so that a click does not have to wait. */
const MAX_PREFETCHES = 2;

/** If a page takes longer than this, links in view are no longer prefetched. */
const SLOW_RESPONSE_MS = 2000;

/** Prefetches links on hover, focus, or touch, and links in view when the browser is idle. */
function startPrefetch({ baseUrl, prepare }: RouterOptions): Pick<Router, "prefetchInView"> {
  let running = 0;
  let isSlow = false;
  let queue: Element[] = [];

  async function prefetch(target: EventTarget | null, priority: RequestPriority): Promise<void> {
    const link = target instanceof Element ? target.closest("a") : null;
    const page = link && !prefersReducedData() ? getLinkedPage(link, baseUrl) : undefined;
    if (!page) return;
    const payload = await fetchPayload(page.pathname, priority);
    whenIdle(() => prepare(payload));
  }

  function prefetchQueued(): void {
    while (!isSlow && running < MAX_PREFETCHES) {
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
            prefetchQueued();
          });
      });
    }
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
    prefetchQueued();
  });
  return {
    prefetchInView(root) {
      observer.disconnect();
      queue = [];
      for (const link of root.querySelectorAll("a[href]")) observer.observe(link);
    },
  };
}

/** Undefined if the link does not open another page of the site in this tab. */
function getLinkedPage(link: HTMLAnchorElement, baseUrl: string): URL | undefined {
  if (link.target !== "" && link.target !== "_self") return undefined;
  if (link.hasAttribute("download") || !link.href) return undefined;
  const url = new URL(link.href);
  if (!isPageUrl(url, baseUrl)) return undefined;
  if (getPageKey(url.pathname) === getPageKey(location.pathname)) return undefined;
  return url;
}

// Scrolling and focus

const scrollPositions = new Map<string, number>();

/** Browsers record a wrong position while pages change. Returns a function that restores it. */
function saveScrollPosition(event: NavigateEvent, isShown: boolean): () => void {
  const { key = "" } = navigation.currentEntry ?? {};
  if (isShown) scrollPositions.set(key, window.scrollY);
  // This entry's page was never on screen.
  else if (!scrollPositions.has(key)) scrollPositions.set(key, 0);
  const saved =
    event.navigationType === "traverse" ? scrollPositions.get(event.destination.key) : undefined;
  return () => {
    if (saved === undefined) event.scroll();
    else window.scrollTo(0, saved);
  };
}

function scrollToStart(url: URL): void {
  const target = getHashTarget(url);
  if (target) target.scrollIntoView();
  else window.scrollTo(0, 0);
  focusPage(url);
}

function getHashTarget({ hash }: URL): HTMLElement | null {
  return document.getElementById(safeDecode(hash.slice(1)));
}

function focusPage(url: URL): void {
  const target = getHashTarget(url) ?? document.querySelector("h1");
  if (target instanceof HTMLElement) focusElement(target);
}
