import { expect, type Locator, type Page } from "@playwright/test";
import { openPage, sidebarOf } from "../page-ready.ts";
import { test } from "../sites.ts";

/** Opens a page and switches it to right-to-left. */
async function openRightToLeft(page: Page, path: string): Promise<void> {
  await openPage(page, path);
  await page.evaluate(() => {
    document.dir = "rtl";
  });
}

async function centerX(locator: Locator): Promise<number> {
  const box = await locator.boundingBox();
  if (!box) throw new Error("the element is not visible");
  return box.x + box.width / 2;
}

/** Allows an icon at the start of the line, but no empty space. */
async function expectAtStart(container: Locator, child: Locator): Promise<void> {
  const [outer, inner] = [await container.boundingBox(), await child.boundingBox()];
  if (!outer || !inner) throw new Error("the element is not visible");
  expect(outer.x + outer.width - (inner.x + inner.width)).toBeLessThan(60);
}

test("right-to-left: menu, sidebar, carets, lists, previous and next are mirrored", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openRightToLeft(page, site.long.path);
  const sidebar = sidebarOf(page);
  const article = page.locator("#article-body");
  expect(await centerX(sidebar)).toBeGreaterThan(await centerX(article));
  const toc = page.getByRole("navigation", { name: "On this page" });
  expect(await centerX(toc)).toBeLessThan(await centerX(article));
  expect(await centerX(page.locator(".top .logo"))).toBeGreaterThan(1000);
  const pager = page.getByRole("navigation", { name: "Previous and next" }).getByRole("link");
  expect(await centerX(pager.first())).toBeGreaterThan(await centerX(pager.last()));
  await expect(pager.last()).toHaveCSS("text-align", "end");
  const closed = sidebar.locator('[aria-expanded="false"]').first();
  // A clockwise quarter turn: the caret points to the left.
  expect(await closed.evaluate((caret) => getComputedStyle(caret, "::after").transform)).toBe(
    "matrix(0, 1, -1, 0, 0, 0)",
  );
  const dropdown = page.getByRole("button", { name: site.dropdown.label });
  await dropdown.click();
  const list = await page.locator("[popover]:popover-open").boundingBox();
  const button = await dropdown.boundingBox();
  expect(Math.round(list?.x ?? 0)).toBe(Math.round(button?.x ?? -1));
});

test("right-to-left: the mobile menu slides in from the right", async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openRightToLeft(page, site.first.path);
  await page.getByRole("button", { name: "Open menu" }).click();
  const box = await page.locator("#sidebar").boundingBox();
  expect(box?.x).toBeGreaterThan(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(390);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test("right-to-left: code stays left-to-right", async ({ page, site }) => {
  await openRightToLeft(page, site.at("/docs/components/code-blocks"));
  const block = page.locator(".code", { hasText: "lamp.tf" }).first();
  await expect(block.locator("pre")).toHaveCSS("direction", "ltr");
  const [first, edge] = await block.evaluate((element) => {
    const text = document.createRange();
    text.selectNodeContents(element.querySelector(".line") ?? element);
    return [text.getBoundingClientRect().left, element.getBoundingClientRect().left];
  });
  expect((first ?? 0) - (edge ?? 0)).toBeLessThan(80);
});

test("right-to-left: a wide table fades on the left, where it continues", async ({
  page,
  site,
}) => {
  await openRightToLeft(page, site.at("/docs/light/logbook"));
  const table = page.locator(".table").first();
  await table.locator("table").evaluate((element) => {
    element.style.width = "100rem";
  });
  await expect(table).toHaveCSS("mask-image", /^linear-gradient\(90deg/);
});

test("right-to-left: the search field, hits, filters, and favorites are mirrored", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1000, height: 900 });
  await openRightToLeft(page, site.first.path);
  await page.keyboard.press("/");
  await page.keyboard.type("lamp");
  const dialog = page.getByRole("dialog", { name: "Search" });
  const hit = dialog.getByRole("option").first();
  await expect(hit).toBeVisible();
  const scopes = dialog.locator(".scopes").first();
  await expect(scopes).toHaveCSS("mask-image", /^linear-gradient\(90deg/);
  const close = dialog.getByRole("button", { name: "Close" });
  expect(await centerX(close)).toBeLessThan(await centerX(dialog.getByRole("combobox")));
  await expectAtStart(hit, hit.locator(".hit-heading"));
  await dialog.getByRole("link", { name: /^See all/ }).click();
  await expect(page.getByRole("searchbox")).toHaveValue("lamp");
  const indent = await page
    .locator(".search-all label")
    .first()
    .evaluate((label) => {
      const text = document.createRange();
      text.selectNode(label.firstChild ?? label);
      return label.getBoundingClientRect().right - text.getBoundingClientRect().right;
    });
  expect(indent).toBeLessThan(5);
  await expectAtStart(page.locator(".search-all"), page.locator(".result-count"));
  await page.keyboard.press("Control+K");
  const saved = dialog.getByRole("listitem").first();
  expect(await centerX(saved.getByRole("button").last())).toBeLessThan(
    await centerX(saved.getByRole("link")),
  );
});
