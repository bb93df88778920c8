import { expect, type Page } from "@playwright/test";
import { waitForHydration } from "./page-ready.ts";
import { test } from "./sites.ts";

/** Whether the heading of a page uses a web font. */
async function usesWebFont(page: Page): Promise<boolean> {
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
      return usesWebFont(page);
    })
    .toBe(true);
});

test("the breadcrumbs of a search result use the web font", async ({ page, site }) => {
  await expect
    .poll(async () => {
      await page.goto(site.first.path);
      return usesWebFont(page);
    })
    .toBe(true);
  await waitForHydration(page);
  await page.keyboard.press("/");
  await page.keyboard.type("num_nat_gateways");
  await expect(page.locator(".hits-above").first()).toContainText("/");
  const fonts = await fontsOf(page, ".hits-above");
  expect(fonts.map(({ isCustomFont }) => isCustomFont)).toEqual([true]);
});
