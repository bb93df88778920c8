import { expect } from "@playwright/test";
import { sidebarOf } from "./page-ready.ts";
import { test } from "./sites.ts";

test.use({ javaScriptEnabled: false });

test("a page is complete and its links work", async ({ page, site }) => {
  await page.goto(site.first.path);
  await expect(page.locator("h1")).toHaveText(site.first.title);
  const section = sidebarOf(page);
  await section.getByRole("link", { name: site.second.title }).click();
  await expect(page.locator("h1")).toHaveText(site.second.title);
});

test("a closed category links to its pages", async ({ page, site }) => {
  await page.goto(site.first.path);
  const section = sidebarOf(page);
  await section.getByRole("link", { name: site.closedCategory.label }).click();
  await section.getByRole("link", { name: site.closedCategory.page.title }).click();
  await expect(page.locator("h1")).toHaveText(site.closedCategory.page.title);
});

test("a dropdown opens", async ({ page, site }) => {
  await page.setViewportSize({ width: 1100, height: 900 });
  await page.goto(site.first.path);
  const main = page.getByRole("navigation", { name: "Main" });
  await main.getByRole("button", { name: site.dropdown.label }).click();
  await expect(main.getByRole("link", { name: site.dropdown.links[0] ?? "" })).toBeVisible();
});

test("the mobile menu opens", async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(site.first.path);
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(sidebarOf(page)).toBeVisible();
});

test("features that need JavaScript are hidden", async ({ page, site }) => {
  await page.goto(site.first.path);
  await expect(page.locator(".theme-switch")).toBeHidden();
  await expect(page.locator(".side [aria-expanded]").first()).toBeHidden();
});
