import { expect, type Page } from "@playwright/test";
import { findUntranslatedTexts } from "../../english-words.ts";
import { openPage, skipMinutes } from "../page-ready.ts";
import { originOf, servedSites } from "../served-sites.ts";
import { test } from "../sites.ts";

test.use({ baseURL: originOf(servedSites.uk) });

/** Expects no English word on the page, including text that scripts add. */
async function expectTranslated(page: Page): Promise<void> {
  expect(findUntranslatedTexts(await page.content())).toEqual([]);
}

/** Expects no English word except these names, which sites do not translate. */
async function expectTranslatedExcept(page: Page, names: string): Promise<void> {
  const html = await page.content();
  expect(findUntranslatedTexts(html.replaceAll(new RegExp(`\\b(?:${names})\\b`, "g"), ""))).toEqual(
    [],
  );
}

async function open(page: Page, path: string): Promise<void> {
  await openPage(page, path);
  await expectTranslated(page);
}

const dialog = (page: Page) => page.locator("dialog[open]");

test("the navbar, and the search", async ({ page }) => {
  await test.step("the menus of the navbar, the color mode switch, and the announcement", async () => {
    await page.setViewportSize({ width: 1400, height: 900 });
    await open(page, "/docs");
    for (const menu of await page.locator(".top [popovertarget]:visible").all()) {
      await menu.click();
      await expectTranslated(page);
      await page.keyboard.press("Escape");
    }
    await page.locator(".theme-switch").first().click();
    await expectTranslated(page);
    await page.locator(".announcement button").click();
    await expect(page.locator(".announcement")).toBeHidden();
    await expectTranslated(page);
  });
  await test.step("the search: hint, results, no results, history", async () => {
    await page.keyboard.press("/");
    await expect(dialog(page)).toBeVisible();
    await expectTranslated(page);
    await page.keyboard.type("лампа");
    await expect(dialog(page).getByRole("option").first()).toBeVisible();
    await expectTranslated(page);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(dialog(page)).toHaveCount(0);
    await page.keyboard.press("/");
    await dialog(page).getByRole("listitem").first().getByRole("button").first().click();
    await expectTranslated(page);
    await page.keyboard.type("жжжжжж");
    await expect(dialog(page).locator(".search-hint b")).toBeVisible();
    await expectTranslated(page);
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
  });
  await test.step("a page that fails to load", async () => {
    await page.route("**/docs/lamp/index.txt", (route) => route.fulfill({ status: 503 }));
    await open(page, "/docs");
    await page.locator('#article-body a[href="/docs/lamp"]').click();
    await expect(page.getByRole("alert")).toBeVisible();
    await expectTranslated(page);
  });
  await test.step("a failed search", async () => {
    await page.route("**/search-index/**", (route) => route.abort());
    await open(page, "/docs");
    await page.keyboard.press("/");
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.type("лампа");
    await expect(dialog(page).getByRole("alert")).toBeVisible();
    await expectTranslated(page);
  });
});

test("dialogs and parts of an article", async ({ page }) => {
  await test.step("the subscriber dialog", async () => {
    await open(page, "/docs/lamp");
    for (const name of ["Сховище", "Карти"]) {
      await page.locator("#article-body").getByRole("link", { name, exact: true }).click();
      await expect(dialog(page)).toBeVisible();
      await expectTranslatedExcept(page, "lamp|harbour|github\\.com");
      await page.keyboard.press("Escape");
    }
  });
  await test.step("an enlarged image", async () => {
    await page.locator("#article-body .zoom-frame button").click();
    await expect(page.locator("dialog.zoomed")).toBeVisible();
    await expectTranslated(page);
    await page.keyboard.press("Escape");
    await expect(page.locator("dialog.zoomed")).toHaveCount(0);
  });
  await test.step("the page with all results", async () => {
    await open(page, "/search?q=вітер");
    await expect(page.locator(".hit").first()).toBeVisible();
    await expect(page.locator("select").first()).toBeVisible();
    await expectTranslated(page);
  });
  await test.step("the page for unknown URLs, with suggestions", async () => {
    await open(page, "/docs/lampa");
    await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible();
    await expectTranslated(page);
  });
  await test.step("the mobile menu", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, "/docs/lamp");
    await page.locator(".top [popovertarget]:visible").first().click();
    await expect(page.locator("#sidebar")).toBeVisible();
    await expectTranslated(page);
  });
});

test("the filter of the reference", async ({ page }) => {
  const inputs = "height|tags|rules|token|old|id";
  const names = `(?:main|variables|outputs)\\.tf|terragrunt\\.hcl|\\b(?:${inputs})\\b`;
  await openPage(page, "/docs/reference/services/coast/tower");
  const tools = page.locator(".filter-bar");
  await tools.getByRole("searchbox").fill("height");
  await expect(tools.locator(".ref-counts")).toContainText(" з ");
  await expectTranslatedExcept(page, names);
  await tools.getByRole("searchbox").fill("немає");
  await expect(page.locator(".ref-none").first()).toBeVisible();
  await expectTranslatedExcept(page, names);
  await tools.getByRole("searchbox").fill("");
  await page.locator("[data-copy]").first().click();
  await expectTranslatedExcept(page, names);
});

test.describe("with a clipboard", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("the copy buttons of code and pages", async ({ page }) => {
    await page.setViewportSize({ width: 500, height: 900 });
    await open(page, "/docs/lamp");
    const block = page.locator(".code").first();
    await block.hover();
    await expect(block.locator(".code-tools button")).toHaveCount(2);
    await expectTranslated(page);
    await block.locator(".code-tools button").last().click();
    await expect(page.getByRole("status").first()).not.toBeEmpty();
    await expectTranslated(page);
    await page.locator(".tools button").click();
    await expectTranslated(page);
  });
});

test("a site that is served at the wrong path", async ({ page }) => {
  await page.route("**/assets/**", (route) => route.fulfill({ status: 404 }));
  await page.route("**/moved/**", async (route) => {
    const path = new URL(route.request().url()).pathname.replace("/moved", "");
    const answer = page.request.get(path).then((response) => route.fulfill({ response }));
    // The last requests may get their response after the test.
    await answer.catch(() => {});
  });
  await page.goto("/moved/docs");
  await expect(page.getByRole("alert")).toBeVisible();
  await expectTranslatedExcept(page, "moved");
});

test("the notice that the page has changed, and that it was removed", async ({ page }) => {
  for (const status of [200, 404]) {
    await open(page, "/docs/lamp");
    const part = page.waitForResponse("**/check-page-*.js");
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await (await part).finished();
    await page.route("**/docs/lamp*", (route) => route.fulfill({ status }));
    await page.route("**/docs/lamp/index.txt", (route) =>
      route.fulfill({ status, body: "build article\n" }),
    );
    await skipMinutes(page, 6);
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect(page.locator(".page-notice p")).not.toBeEmpty();
    await expectTranslated(page);
    await page.unrouteAll();
  }
});
