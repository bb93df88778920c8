import type { BrowserContext, Locator, Page, Request } from "@playwright/test";
import { expect } from "@playwright/test";

const inFlight = new WeakMap<Page, Set<Request>>();

/** Tracks the open requests of all pages of a context, for `requestsSettled`. */
export function trackRequests(context: BrowserContext): void {
  for (const page of context.pages()) trackRequestsOf(page);
  context.on("page", trackRequestsOf);
}

function trackRequestsOf(page: Page): void {
  const open = new Set<Request>();
  inFlight.set(page, open);
  page.on("request", (request) => open.add(request));
  page.on("requestfinished", (request) => open.delete(request));
  page.on("requestfailed", (request) => open.delete(request));
}

/** Waits until no request is in flight for 150 ms. Playwright's `networkidle` needs 500 ms. */
export async function requestsSettled(page: Page): Promise<void> {
  let idleCount = 0;
  const open = inFlight.get(page);
  if (!open) throw new Error("Import `test` from sites.ts, which tracks the requests of its pages");
  await expect
    .poll(
      () => {
        idleCount = open.size === 0 ? idleCount + 1 : 0;
        return idleCount;
      },
      { intervals: [50] },
    )
    .toBeGreaterThanOrEqual(3);
}

/** Runs in the page. */
export function isHydrated(): boolean {
  return Object.keys(document.documentElement).some((key) => key.startsWith("__react"));
}

/** Waits until the page is hydrated and has no open requests. */
export async function waitForHydration(page: Page): Promise<void> {
  // By default, each frame is checked, which makes the browser draw frames.
  await page.waitForFunction(isHydrated, null, { polling: 30 });
  await requestsSettled(page);
}

/** Loads a page and waits until it is hydrated and has no open requests. */
export async function openPage(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await waitForHydration(page);
}

/** Pattern of the URL of a page's payload. */
export const payloadOf = ({ path }: { path: string }) => `**${path.replace(/\/$/, "")}/index.txt`;

/** Navigates as a script would, without waiting for the page. */
export async function setLocation(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    location.href = href;
  }, path);
}

/**
 * Returns the URL of the document that a click requests. A headless browser may open a new tab, which
 * stays open because closing it can hang.
 */
export async function documentRequestedBy(page: Page, click: () => Promise<void>): Promise<string> {
  const request = page.context().waitForEvent("request", (one) => one.isNavigationRequest());
  await click();
  return (await request).url();
}

/**
 * Messages of the browser about failed requests, and of Playwright about blocked workers. The one about
 * hidden subtrees appears when a test or the browser's autofill inspects a page behind a dialog.
 */
const unrelatedMessages =
  /^(?:Failed to load resource|Service Worker registration blocked by Playwright|Rendering was performed in a subtree hidden by content-visibility)/;

/** Records console messages and uncaught errors as `level: text`. */
export function collectConsole(page: Page): () => string[] {
  const lines: string[] = [];
  page.on("console", (message) => {
    if (!unrelatedMessages.test(message.text())) lines.push(`${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => lines.push(`pageerror: ${error.message}`));
  return () => lines;
}

/** Records console messages and failed requests. */
export function collectFailures(page: Page): () => string[] {
  const consoleLines = collectConsole(page);
  const failed: string[] = [];
  page.on("response", (response) => {
    if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
  });
  return () => [...consoleLines(), ...failed];
}

/** Removes the one expected warning about storage, which the suites block. */
export function withoutStorageWarning(lines: string[]): string[] {
  const warning = lines.findIndex((line) => line.startsWith("warning: Storage is unavailable"));
  return lines.filter((_, index) => index !== warning);
}

/** Stops `Date.now()` of the open page, some minutes from now. */
export async function skipMinutes(page: Page, minutes: number): Promise<void> {
  await page.evaluate((milliseconds) => {
    const time = Date.now() + milliseconds;
    Date.now = () => time;
  }, minutes * 60_000);
}

/** Delays matching requests until the returned function is called, which continues or aborts them. */
export async function delayRequests(
  page: Page,
  pattern: string,
  outcome: "continue" | "abort" = "continue",
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    // The page may have canceled the request.
    await route[outcome]().catch(() => {});
  });
  return () => release();
}

/**
 * Layout shifts so far that no input caused, as `score: moved elements`. Shifts inside form controls
 * have no source and do not count.
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

export function pagerOf(page: Page): Locator {
  return page.getByRole("navigation", { name: "Previous and next page" });
}

export function sidebarOf(page: Page): Locator {
  return page.getByRole("navigation", { name: "Pages of this section" });
}
