import { expect, type Locator, type Page } from "@playwright/test";
import { openPage } from "../page-ready.ts";
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

async function expectColumnsInOrder(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  const article = await centerX(page.locator("#article-body"));
  const columns = [await centerX(page.locator("#sidebar")), await centerX(page.locator(".toc"))];
  const [first = 0, last = 0] = (await isFromRight(page)) ? columns.toReversed() : columns;
  expect(first).toBeLessThan(article);
  expect(last).toBeGreaterThan(article);
}

const { uk, he } = servedSites;

/** Hebrew is written from right to left. */
for (const [language, served] of Object.entries({ uk, he })) {
  test.describe(language, () => {
    test.use({ baseURL: originOf(served) });

    test("no page scrolls sideways; sidebar and table of contents are at the start and the end of a line", async ({
      page,
    }) => {
      for (const path of pages) {
        await test.step(path, async () => {
          await openPage(page, path);
          for (const width of [390, 1400]) {
            await page.setViewportSize({ width, height: 844 });
            const widths = await page.evaluate(() => {
              const { scrollWidth, clientWidth } = document.documentElement;
              return [scrollWidth, clientWidth];
            });
            expect(widths, `${path}, ${width} px`).toEqual([width, width]);
          }
          if (path === "/docs") await expectColumnsInOrder(page);
        });
      }
    });
  });
}
