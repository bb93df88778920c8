import { expect, type Page } from "@playwright/test";
import { openPage } from "./page-ready.ts";
import { test } from "./sites.ts";

const pages = {
  real: [
    "/",
    "/docs/courses",
    "/docs/reference/services/networking/virtual-private-cloud-vpc",
    "/docs/guides/style/terraform-style-guide",
  ],
  kitchenSink: [
    "/docs/components/cards",
    "/docs/components/blocks",
    "/docs/components/sections",
    "/docs/components/tabs",
    "/docs/light/watch",
    "/docs/tags",
    "/blog",
    "/blog/archive",
    "/search",
  ],
};

/**
 * Runs in the page: puts a word of 80 letters before every text, except in the navbar and in
 * images, whose layout is made for their text.
 */
function lengthenWords(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (text.parentElement?.closest("script, style, svg, .top > :not(nav), .top .menu > ul"))
      continue;
    text.data = text.data.replace(/\S+/, "lighthouse".repeat(8));
  }
}

/** Runs in the page: returns texts that are outside the window and cannot be scrolled to. */
function textsOutside(): string[] {
  const scrollers = '.table, pre, [role="tablist"], .diagram, .scopes';
  const range = document.createRange();
  return [...document.body.querySelectorAll<HTMLElement>("*")].flatMap((element) =>
    [...element.childNodes].flatMap((node) => {
      if (node.nodeType !== Node.TEXT_NODE || element.closest(`${scrollers}, .hidden, .skip`)) {
        return [];
      }
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()];
      const outside = boxes.some(({ left, right }) => left < -1 || right > innerWidth + 1);
      return outside ? [`${element.parentElement?.className} > ${element.tagName}`] : [];
    }),
  );
}

async function expectAllInside(page: Page): Promise<void> {
  await page.evaluate(lengthenWords);
  expect(await page.evaluate(textsOutside)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
}

test("words of 80 letters do not overflow a phone's window", async ({ page, site, siteName }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const path of pages[siteName]) {
    await test.step(path, async () => {
      await openPage(page, site.at(path));
      await expectAllInside(page);
    });
  }
});

test("words of 80 letters do not overflow the sidebar, the table of contents, and the mobile menu", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await openPage(page, site.long.path);
  await page.evaluate(lengthenWords);
  for (const name of ["Pages of this section", "On this page"]) {
    const list = page.getByRole("navigation", { name });
    expect(await list.evaluate((nav) => nav.scrollWidth - nav.clientWidth)).toBe(0);
  }
  await page.setViewportSize({ width: 320, height: 800 });
  await page.getByRole("button", { name: "Open menu" }).click();
  const menu = page.locator("#sidebar");
  expect(await menu.evaluate((nav) => nav.scrollWidth - nav.clientWidth)).toBe(0);
});
