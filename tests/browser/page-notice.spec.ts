import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import {
  base,
  deployAll,
  firstPage,
  follow,
  type Host,
  openTab,
  startHost,
} from "./deployed-site.ts";
import { versions } from "./deployed-versions.ts";
import { requestsSettled, skipMinutes } from "./page-ready.ts";
import { test } from "./sites.ts";

const { before, written, after } = versions;

let host: Host;

test.beforeAll(async () => {
  host = await startHost(deployAll(before));
});

test.afterAll(() => host?.close());

const fog = "docs/light/fog/";
/** This page is the same in both builds. */
const logbook = "docs/light/logbook/";

const notice = (page: Page) => page.getByRole("complementary", { name: "About this page" });
const status = (page: Page) => notice(page).getByRole("status");
const changed = "This page has changed since you opened it.";

function open(page: Page, path: string) {
  prepared.delete(page);
  host.deploy(deployAll(before));
  return openTab(page, host.origin + path);
}

/** Simulates hiding and showing the tab. A headless window is always visible. */
async function setHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => value });
    document.dispatchEvent(new Event("visibilitychange"));
  }, isHidden);
}

/** Tabs whose document has loaded the script of the notice. */
const prepared = new WeakSet<Page>();

/** Hides the tab and waits until the script of the notice is loaded. */
async function leave(page: Page): Promise<void> {
  const part = prepared.has(page) ? undefined : page.waitForResponse("**/check-page-*.js");
  prepared.add(page);
  await setHidden(page, true);
  await (await part)?.finished();
  await requestsSettled(page);
}

/** Shows the tab again after some minutes. */
async function returnToTab(page: Page, minutes: number): Promise<void> {
  await skipMinutes(page, minutes);
  await setHidden(page, false);
}

/** Shows the tab again and waits for the request. */
async function returnAndExpectRequest(page: Page, minutes = 6): Promise<void> {
  const finished = page.waitForEvent("requestfinished", {
    predicate: (request) => request.url().endsWith("/index.txt"),
  });
  await returnToTab(page, minutes);
  await finished;
  await requestsSettled(page);
}

for (const [name, build] of [
  ["another text", written],
  ["another engine and text, without the old assets", after],
] as const) {
  test(`an open tab reports that its page has changed (${name}), and Reload shows it`, async ({
    page,
  }) => {
    const tab = await open(page, fog);
    await leave(page);
    host.deploy(deployAll(build));
    await page.evaluate(() => window.scrollTo(0, 300));
    await returnToTab(page, 6);
    await expect(status(page)).toHaveText(changed);
    // The notice takes no focus and shifts nothing.
    await expect(page.locator("body")).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(300);
    await expect(page.getByText("A sentence of the second build.")).toHaveCount(0);
    await page.keyboard.press("Shift+Tab");
    await expect(notice(page).getByRole("button", { name: "Close this note" })).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(notice(page).getByRole("button", { name: "Reload" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByText("A sentence of the second build.")).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
    expect(tab.documents()).toBe(1);
    expect(tab.consoleLines()).toEqual([]);
  });
}

test("after navigation, the current page is compared", async ({ page }) => {
  const { documents } = await open(page, logbook);
  await follow(page, fog);
  await expect(page.locator("h1")).toHaveText("Fog");
  await leave(page);
  host.deploy(deployAll(written));
  await returnToTab(page, 6);
  await expect(status(page)).toHaveText(changed);
  await follow(page, logbook);
  await expect(page.locator("h1")).toHaveText("The logbook");
  await expect(notice(page)).toHaveCount(0);
  await leave(page);
  await returnAndExpectRequest(page);
  await expect(notice(page)).toHaveCount(0);
  expect(documents()).toBe(0);
});

test("a notice that the page has changed", async ({ page }) => {
  const tab = await open(page, fog);
  await test.step("nothing is requested before five minutes have passed", async () => {
    const requested: string[] = [];
    // Links in view are prefetched, too: only requests for this page count.
    page.on("request", (request) => {
      if (new URL(request.url()).pathname.includes(fog)) requested.push(request.url());
    });
    await leave(page);
    host.deploy(deployAll(written));
    await returnToTab(page, 4);
    await requestsSettled(page);
    expect(requested).toEqual([]);
    await expect(notice(page)).toHaveCount(0);
  });
  await test.step("nothing is shown offline, or if the host fails", async () => {
    await leave(page);
    const failed = page.waitForEvent("requestfailed");
    await page.context().setOffline(true);
    await returnToTab(page, 6);
    await failed;
    await page.context().setOffline(false);
    await page.route("**/index.txt", (route) => route.fulfill({ status: 503, body: "busy" }));
    await leave(page);
    await returnAndExpectRequest(page);
    await expect(notice(page)).toHaveCount(0);
    await page.unrouteAll();
    await leave(page);
    await returnToTab(page, 6);
    await expect(status(page)).toHaveText(changed);
    expect(tab.consoleLines()).toEqual([]);
  });
  await test.step("the notice is accessible in both color modes and on phones", async () => {
    await expectAccessible(page, "notice", { within: ".page-notice", inDark: true });
  });
  await test.step("a dismissed notice does not return, and focus moves back", async () => {
    const link = page.locator('.side a[href$="/docs/light/logbook/"]');
    await link.focus();
    const close = notice(page).getByRole("button", { name: "Close this note" });
    await close.focus();
    await page.keyboard.press("Enter");
    await expect(notice(page)).toHaveCount(0);
    await expect(link).toBeFocused();
    await leave(page);
    await returnAndExpectRequest(page);
    await expect(notice(page)).toHaveCount(0);
  });
});

test("a page that is the same, or is removed", async ({ page }) => {
  const tab = await open(page, logbook);
  await test.step("nothing is shown if only the engine has changed", async () => {
    await leave(page);
    host.deploy(deployAll(after));
    await returnAndExpectRequest(page);
    await expect(notice(page)).toHaveCount(0);
    expect(tab.documents()).toBe(0);
    expect(tab.consoleLines()).toEqual([]);
  });
  await test.step("nothing is shown if the host responds with its own page", async () => {
    await leave(page);
    host.deploy((path) => (path.endsWith("index.txt") ? null : before));
    host.respondToMissing(firstPage);
    await returnAndExpectRequest(page);
    await expect(notice(page)).toHaveCount(0);
  });
  await test.step("a removed page shows a notice without Reload", async () => {
    await leave(page);
    host.deploy((path) => (path.startsWith(logbook) ? null : written));
    host.respondToMissing((response) => response.writeHead(404).end());
    await returnToTab(page, 6);
    await expect(status(page)).toHaveText(
      "This page is no longer part of the site. What it says may be out of date.",
    );
    await expect(notice(page).getByRole("button")).toHaveCount(1);
    await expect(page.locator("h1")).toHaveText("The logbook");
    expect(tab.consoleLines()).toEqual([]);
  });
});

test("a moved page links to its new URL", async ({ page }) => {
  await open(page, logbook);
  await leave(page);
  const moved = `<!DOCTYPE html><meta http-equiv="refresh" content="0; url=${base}${fog}">`;
  host.deploy((path) => (path.startsWith(logbook) ? null : written));
  host.respondToMissing((response) => {
    const isPage = !response.req.url?.endsWith(".txt");
    response.writeHead(isPage ? 200 : 404, { "content-type": "text/html" }).end(moved);
  });
  await returnToTab(page, 6);
  await notice(page).getByRole("button", { name: "Reload" }).click();
  await expect(page.locator("h1")).toHaveText("Fog");
});

test("the catch-all page is not reported as removed", async ({ page }) => {
  await open(page, "docs/light/nothing/");
  await expect(page.locator("h1")).toHaveText("Page not found");
  await leave(page);
  await returnAndExpectRequest(page);
  await expect(notice(page)).toHaveCount(0);
});

test("Reload keeps the page if the host does not respond", async ({ page }) => {
  const { documents } = await open(page, fog);
  await leave(page);
  host.deploy(deployAll(written));
  await returnToTab(page, 6);
  await expect(status(page)).toHaveText(changed);
  await page.context().setOffline(true);
  await notice(page).getByRole("button", { name: "Reload" }).click();
  await expect(page.getByRole("alert")).toContainText("The page could not be loaded.");
  await expect(notice(page)).toBeHidden();
  await expect(page.locator("h1")).toHaveText("Fog");
  expect(documents()).toBe(0);
  await page.context().setOffline(false);
  await page.getByRole("button", { name: "Dismiss" }).click();
  await notice(page).getByRole("button", { name: "Reload" }).click();
  await expect(page.getByText("A sentence of the second build.")).toBeVisible();
});

test("after the check, prefetched pages are fetched again", async ({ page }) => {
  const ahead = page.waitForResponse(`**/${fog}index.txt`);
  const { documents } = await open(page, logbook);
  await (await ahead).finished();
  const link = page.locator(".side").getByRole("link", { name: "Fog" });
  await leave(page);
  host.deploy(deployAll(written));
  await returnAndExpectRequest(page);
  await link.click();
  await expect(page.getByText("A sentence of the second build.")).toBeVisible();
  expect(documents()).toBe(0);
});
