import { expect, type Page } from "@playwright/test";
import { kindsOfPages } from "./kinds-of-pages.ts";
import { hydrated } from "./page-ready.ts";
import { test } from "./sites.ts";

/** The web fonts that the styles of a document offer. */
function webFonts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.fonts].map(({ family }) => family).filter((family) => !/^"?fallback/.test(family)),
  );
}

/** Whether the heading of a page is drawn in a web font. */
async function isInWebFont(page: Page): Promise<boolean> {
  return (await fontsOf(page, "h1")).some(({ isCustomFont }) => isCustomFont);
}

/** The fonts in which the first element of a selector is drawn. */
async function fontsOf(page: Page, selector: string) {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
  await session.detach();
  return fonts;
}

/** A line on which the document takes no time: what `fontScript` decides by. */
function pretendFastLine(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    Performance.prototype.now = () => 0;
  });
}

test("the first visit on an ordinary line asks for the text font and draws it", async ({
  page,
  site,
}) => {
  await pretendFastLine(page);
  // The first document of a browser has no font in memory: only the line decides.
  await expect
    .poll(async () => {
      await page.goto(site.first.path);
      await expect(page.locator('head > link[rel="preload"][as="font"]')).toHaveCount(1);
      return isInWebFont(page);
    })
    .toBe(true);
});

test("the trail above a result needs no other font", async ({ page, site }) => {
  await pretendFastLine(page);
  await expect
    .poll(async () => {
      await page.goto(site.first.path);
      return isInWebFont(page);
    })
    .toBe(true);
  await hydrated(page);
  await page.keyboard.press("/");
  await page.keyboard.type("num_nat_gateways");
  await expect(page.locator(".hits-above").first()).toContainText("/");
  const fonts = await fontsOf(page, ".hits-above");
  expect(fonts.map(({ isCustomFont }) => isCustomFont)).toEqual([true]);
});

test("nothing moves when a font comes late, on any kind of page", async ({ page }) => {
  await pretendFastLine(page);
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  for (const path of Object.values(kindsOfPages)) {
    let answer = () => {};
    const late = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route("**/*.woff2", async (route) => {
      await late;
      await route.continue();
    });
    await page.goto(path, { waitUntil: "commit" });
    await expect(page.locator("h1")).toBeVisible();
    await page.evaluate(
      () => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))),
    );
    answer();
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(
      () => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))),
    );
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts, path).toEqual([]);
    await page.unroute("**/*.woff2");
  }
});

test("a slow line draws web fonts once they are in the browser's cache", async ({ page, site }) => {
  const fonts: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(".woff2")) fonts.push(request.resourceType());
  });
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const line = { offline: false, latency: 200, downloadThroughput: -1, uploadThroughput: -1 };
  await session.send("Network.emulateNetworkConditions", line);
  await page.goto(site.first.path);
  expect(await webFonts(page)).toEqual([]);
  await hydrated(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("fonts"))).toBe("true");
  expect(fonts).toEqual(["fetch", "fetch"]);
  await page.reload();
  expect(await webFonts(page)).toEqual(["Source Sans 3", "Source Code Pro"]);
});
