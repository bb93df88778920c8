import { expect, type Locator, type Page } from "@playwright/test";
import { waitForHydration } from "../page-ready.ts";
import { originOf, servedSites } from "../served-sites.ts";
import { test } from "../sites.ts";

const pages = [
  "/",
  "/docs",
  "/docs/lamp",
  "/docs/parts",
  "/docs/first",
  "/blog",
  "/search?q=вітер",
];

async function centerX(locator: Locator): Promise<number> {
  const box = await locator.boundingBox();
  if (!box) throw new Error("The element is not rendered");
  return box.x + box.width / 2;
}

async function isFromRight(page: Page): Promise<boolean> {
  return page.evaluate(() => document.dir === "rtl");
}

const { uk, he } = servedSites;

/** Hebrew is written from right to left. */
for (const [language, served] of Object.entries({ uk, he })) {
  test.describe(language, () => {
    test.use({ baseURL: originOf(served) });

    for (const width of [390, 1400]) {
      test(`no page scrolls sideways at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 844 });
        for (const path of pages) {
          await page.goto(path);
          await waitForHydration(page);
          const widths = await page.evaluate(() => {
            const { scrollWidth, clientWidth } = document.documentElement;
            return [scrollWidth, clientWidth];
          });
          expect(widths, path).toEqual([width, width]);
        }
      });
    }

    test("sidebar and table of contents are at the start and the end of a line", async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto("/docs");
      await waitForHydration(page);
      const article = await centerX(page.locator("#article-body"));
      const beside = [await centerX(page.locator("#sidebar")), await centerX(page.locator(".toc"))];
      const [first = 0, last = 0] = (await isFromRight(page)) ? beside.toReversed() : beside;
      expect(first).toBeLessThan(article);
      expect(last).toBeGreaterThan(article);
    });
  });
}
