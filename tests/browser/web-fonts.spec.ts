import { expect, type Page } from "@playwright/test";
import { kindsOfPages } from "./kinds-of-pages.ts";
import { layoutShifts, waitForHydration } from "./page-ready.ts";
import { test } from "./sites.ts";

/** Whether the heading of a page uses a web font. */
async function isInWebFont(page: Page): Promise<boolean> {
  return (await fontsOf(page, "h1")).some(({ isCustomFont }) => isCustomFont);
}

/** The fonts that the first matching element uses. */
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

test("the first visit uses the fonts of the site for text and code", async ({ page, site }) => {
  await expect
    .poll(async () => {
      await page.goto(site.first.path);
      await expect(page.locator('head > link[rel="preload"][as="font"]')).toHaveCount(2);
      return isInWebFont(page);
    })
    .toBe(true);
});

test("the breadcrumbs of a result need no other font", async ({ page, site }) => {
  await expect
    .poll(async () => {
      await page.goto(site.first.path);
      return isInWebFont(page);
    })
    .toBe(true);
  await waitForHydration(page);
  await page.keyboard.press("/");
  await page.keyboard.type("num_nat_gateways");
  await expect(page.locator(".hits-above").first()).toContainText("/");
  const fonts = await fontsOf(page, ".hits-above");
  expect(fonts.map(({ isCustomFont }) => isCustomFont)).toEqual([true]);
});

test("a late font causes no layout shift, on any kind of page", async ({ page }) => {
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
    // On a busy machine, inline code may move within its line by a few pixels: a score of 0.00002.
    const shifts = (await layoutShifts(page)).filter((shift) => Number.parseFloat(shift) > 0.0001);
    expect(shifts, path).toEqual([]);
    await page.unroute("**/*.woff2");
  }
});
