import { expect } from "@playwright/test";
import { openPage } from "../page-ready.ts";
import { test } from "../sites.ts";

test("tags of the docs", async ({ page, site }) => {
  await test.step("all tags are grouped by first letter, with the number of their pages", async () => {
    await page.goto(site.at("/docs/tags"));
    await expect(page.locator("html")).toHaveClass(/docs-tags-list-page/);
    await expect(page).toHaveTitle(`Tags ${site.titleEnd}`);
    expect(await page.locator("main h2").allTextContents()).toEqual(["S", "W"]);
    const letterW = page.getByRole("region", { name: "W" }).getByRole("listitem");
    expect(await letterW.allTextContents()).toEqual(["weather 2 pages", "work 2 pages"]);
    await expect(page.getByRole("region", { name: "S" }).getByRole("listitem")).toHaveText(
      "sound 1 page",
    );
  });
  await test.step("one page is not pluralized", async () => {
    await page.goto(site.at("/docs/tags/sound"));
    await expect(page.locator("h1")).toHaveText("1 page tagged “sound”");
    // Only the breadcrumb leads to all tags.
    await page.getByRole("main").getByRole("link", { name: "Tags", exact: true }).click();
    await expect(page.locator("h1")).toHaveText("Tags");
  });
  await test.step("a tag links from an article to the other pages with that tag", async () => {
    await openPage(page, site.at("/docs/light/fog"));
    const tags = page.getByRole("navigation", { name: "Tags" });
    await tags.getByRole("link", { name: "weather" }).click();
    await expect(page.locator("h1")).toHaveText("2 pages tagged “weather”");
    await expect(page).toHaveTitle(`2 pages tagged “weather” ${site.titleEnd}`);
    await expect(page.locator("html")).toHaveClass(/docs-tags-doc-list-page/);
    await page.getByRole("main").getByRole("link", { name: "The reef" }).click();
    await expect(page.locator("h1")).toHaveText("The reef");
    await expect(page.locator("html")).toHaveClass(/docs-doc-page/);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("tags link to their pages", async ({ page, site }) => {
    await page.goto(site.at("/docs/tags"));
    await page.getByRole("main").getByRole("link", { name: "work" }).click();
    await expect(page.locator("h1")).toHaveText("2 pages tagged “work”");
  });
});
