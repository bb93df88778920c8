import { expect, type Locator, type Page } from "@playwright/test";
import { hydrated } from "../page-ready.ts";
import { test } from "../sites.ts";

/** Opens a page as that of a language that is written from right to left. */
async function openFromRight(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await page.evaluate(() => {
    document.dir = "rtl";
  });
}

async function centre(locator: Locator): Promise<number> {
  const box = await locator.boundingBox();
  if (!box) throw new Error("nothing is drawn");
  return box.x + box.width / 2;
}

test("from right to left the page is mirrored: menu, sidebar, carets, lists, previous and next", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1400, height: 900 });
  await openFromRight(page, site.long.path);
  const sidebar = page.getByRole("navigation", { name: "Pages of this section" });
  const article = page.locator("#article-body");
  expect(await centre(sidebar)).toBeGreaterThan(await centre(article));
  const toc = page.getByRole("navigation", { name: "On this page" });
  expect(await centre(toc)).toBeLessThan(await centre(article));
  expect(await centre(page.locator(".top .logo"))).toBeGreaterThan(1000);
  const pager = page.getByRole("navigation", { name: "Previous and next" }).getByRole("link");
  expect(await centre(pager.first())).toBeGreaterThan(await centre(pager.last()));
  await expect(pager.last()).toHaveCSS("text-align", "end");
  const closed = sidebar.locator('[aria-expanded="false"]').first();
  // A quarter turn to the right: the caret points to the left, where reading goes on.
  expect(await closed.evaluate((caret) => getComputedStyle(caret, "::after").transform)).toBe(
    "matrix(0, 1, -1, 0, 0, 0)",
  );
  const dropdown = page.getByRole("button", { name: site.dropdown.label });
  await dropdown.click();
  const list = await page.locator("[popover]:popover-open").boundingBox();
  const button = await dropdown.boundingBox();
  expect(Math.round(list?.x ?? 0)).toBe(Math.round(button?.x ?? -1));
});

test("from right to left the menu of phones slides in from the right", async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openFromRight(page, site.first.path);
  await page.getByRole("button", { name: "Open menu" }).click();
  const box = await page.locator("#sidebar").boundingBox();
  expect([box?.x, (box?.x ?? 0) + (box?.width ?? 0)]).toEqual([70, 390]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test("from right to left code stays as it is written", async ({ page, site }) => {
  await openFromRight(page, site.at("/docs/components/code-blocks"));
  const block = page.locator(".code", { hasText: "lamp.tf" }).first();
  await expect(block.locator("pre")).toHaveCSS("direction", "ltr");
  const [first, edge] = await block.evaluate((element) => {
    const text = document.createRange();
    text.selectNodeContents(element.querySelector(".line") ?? element);
    return [text.getBoundingClientRect().left, element.getBoundingClientRect().left];
  });
  expect((first ?? 0) - (edge ?? 0)).toBeLessThan(80);
});
