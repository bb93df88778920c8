import { expect } from "@playwright/test";
import { sidebarOf } from "./page-ready.ts";
import { test } from "./sites.ts";

test.use({ javaScriptEnabled: false });

test("a page without JavaScript", async ({ page, site }) => {
  const section = sidebarOf(page);
  await page.goto(site.first.path);
  await test.step("features that need JavaScript are hidden", async () => {
    await expect(page.locator("h1")).toHaveText(site.first.title);
    await expect(page.locator(".theme-switch")).toBeHidden();
    await expect(page.locator(".side [aria-expanded]").first()).toBeHidden();
  });
  await test.step("a dropdown opens", async () => {
    await page.setViewportSize({ width: 1100, height: 900 });
    const main = page.getByRole("navigation", { name: "Main" });
    await main.getByRole("button", { name: site.dropdown.label }).click();
    await expect(main.getByRole("link", { name: site.dropdown.links[0] ?? "" })).toBeVisible();
    await page.keyboard.press("Escape");
  });
  await test.step("the mobile menu opens", async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(section).toBeVisible();
    await page.keyboard.press("Escape");
  });
  await test.step("links open pages, and a closed category links to its pages", async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await section.getByRole("link", { name: site.second.title }).click();
    await expect(page.locator("h1")).toHaveText(site.second.title);
    await section.getByRole("link", { name: site.closedCategory.label }).click();
    await section.getByRole("link", { name: site.closedCategory.page.title }).click();
    await expect(page.locator("h1")).toHaveText(site.closedCategory.page.title);
  });
});
