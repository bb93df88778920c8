import type { BrowserContext, Page, Request } from "@playwright/test";
import { expect } from "@playwright/test";

const inFlight = new WeakMap<Page, Set<Request>>();

/** Follows what the pages of a context request, for `requestsSettled`. */
export function followRequests(context: BrowserContext): void {
  context.on("page", (page) => {
    const open = new Set<Request>();
    inFlight.set(page, open);
    page.on("request", (request) => open.add(request));
    page.on("requestfinished", (request) => open.delete(request));
    page.on("requestfailed", (request) => open.delete(request));
  });
}

/** Waits until nothing was in flight three times in a row; Playwright's `networkidle` needs 500 ms. */
export async function requestsSettled(page: Page): Promise<void> {
  let quiet = 0;
  const open = inFlight.get(page);
  if (!open) throw new Error("take `test` from sites.ts: it follows the requests of its pages");
  await expect
    .poll(
      () => {
        quiet = open.size === 0 ? quiet + 1 : 0;
        return quiet;
      },
      { intervals: [50] },
    )
    .toBeGreaterThanOrEqual(3);
}

/** Whether React has taken over the page; runs in it. */
export function isHydrated(): boolean {
  return Object.keys(document.documentElement).some((key) => key.startsWith("__react"));
}

/** Waits until React has taken over the page and has loaded what the page needs. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
  await requestsSettled(page);
}

/**
 * Answers the address that a click asks for as a document. A headless browser may open another tab
 * and leave it empty, and stalls where such a tab is closed: the tab is left alone.
 */
export async function documentRequestedBy(page: Page, click: () => Promise<void>): Promise<string> {
  const asked = page.context().waitForEvent("request", (request) => request.isNavigationRequest());
  await click();
  return (await asked).url();
}

/**
 * What the browser itself reports of a failed request, and Playwright of a worker that it blocks. The
 * note on hidden subtrees comes when a test, or the browser's own filler of forms, looks into a page
 * that a dialog covers.
 */
const notOfTheSite =
  /^(?:Failed to load resource|Service Worker registration blocked by Playwright|Rendering was performed in a subtree hidden by content-visibility)/;

/** Records what the console and uncaught errors say; answers `level: text` lines. */
export function collectConsole(page: Page): () => string[] {
  const lines: string[] = [];
  page.on("console", (message) => {
    if (!notOfTheSite.test(message.text())) lines.push(`${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => lines.push(`pageerror: ${error.message}`));
  return () => lines;
}

/** Records what the console says and which requests failed, as lines. */
export function collectFailures(page: Page): () => string[] {
  const said = collectConsole(page);
  const failed: string[] = [];
  page.on("response", (response) => {
    if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
  });
  return () => [...said(), ...failed];
}

/** What is left of console lines without the one warning about storage that the suites withhold. */
export function withoutStorageWarning(lines: string[]): string[] {
  const warning = lines.findIndex((line) => line.startsWith("warning: Storage is unavailable"));
  return lines.filter((_, index) => index !== warning);
}

/** Delays requests for matching addresses until the returned function is called. */
export async function holdRequests(page: Page, pattern: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await held;
    // The page may have gone on without it.
    await route.continue().catch(() => {});
  });
  return () => release();
}

/**
 * What has moved on the page so far without the reader's doing, as `score: what moved`. A shift inside
 * one of the browser's own controls has no source, and does not count.
 */
export function layoutShifts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: "layout-shift", buffered: true });
    return observer
      .takeRecords()
      .filter((shift) => !Reflect.get(shift, "hadRecentInput"))
      .filter((shift) => Reflect.get(shift, "sources").length > 0)
      .map((shift) => {
        const moved: { node?: Element }[] = Reflect.get(shift, "sources");
        const names = moved.map(({ node }) => (node ? `${node.nodeName}.${node.className}` : "?"));
        return `${Reflect.get(shift, "value")}: ${names.join(", ")}`;
      });
  });
}
