import { expect, type Page } from "@playwright/test";
import { openPage } from "../page-ready.ts";
import { test } from "../sites.ts";

const phone = { width: 390, height: 800 };

function menu(page: Page) {
  return page.getByRole("navigation", { name: "Main" });
}

test("items of the navbar", async ({ page, site }) => {
  await test.step("every kind of navbar item is rendered, on the right unless configured otherwise", async () => {
    await page.goto(site.first.path);
    const items = menu(page).locator(":scope > ul > li");
    const left = { Handbook: "link", Coast: "link" };
    const right = { Elsewhere: "button", "Language: English": "button" };
    const names = { ...left, ...right };
    const leftEdges: number[] = [];
    for (const [name, role] of Object.entries(names) as [string, "link" | "button"][]) {
      const item = items.getByRole(role, { name, exact: true });
      leftEdges.push((await item.boundingBox())?.x ?? -1);
    }
    const search = page.getByRole("banner").getByRole("button", { name: "Search" });
    leftEdges.push((await search.boundingBox())?.x ?? -1);
    expect(leftEdges).toEqual([...leftEdges].sort((a, b) => a - b));
    expect(leftEdges[1]).toBeLessThan(640);
    // Buttons have a caret of 21 px.
    const room = await menu(page)
      .getByRole("button", { name: "Elsewhere" })
      .evaluate((button) => {
        const text = document.createRange();
        text.selectNodeContents(button);
        return button.getBoundingClientRect().right - text.getBoundingClientRect().right;
      });
    expect(room).toBeGreaterThanOrEqual(21);
    expect(leftEdges[2]).toBeGreaterThan(640);
  });
  await test.step("the locale dropdown links to this page in the other languages", async () => {
    await menu(page).getByRole("button", { name: "Language: English" }).click();
    const links = menu(page).locator("[popover] a[hreflang]");
    await expect(links).toHaveText(["English", "Deutsch", "العربية"]);
    const addresses = await links.evaluateAll((all) =>
      all.map((link) => link.getAttribute("href")),
    );
    const route = "docs/light/fog/";
    expect(addresses).toEqual([
      `/kitchen-sink/${route}`,
      `/kitchen-sink/de/${route}`,
      `/kitchen-sink/ar/${route}`,
    ]);
    await expect(links.first()).toHaveAttribute("aria-current", "page");
    const alternates = page.locator('head link[rel="alternate"][hreflang]');
    expect(
      await alternates.evaluateAll((all) => all.map((link) => link.getAttribute("hreflang"))),
    ).toEqual(["en", "de", "ar", "x-default"]);
    await expect(alternates.nth(1)).toHaveAttribute(
      "href",
      new RegExp(`/kitchen-sink/de/${route}$`),
    );
    await expect(links.nth(2)).toHaveAttribute("lang", "ar");
    await page.keyboard.press("Escape");
  });
  await test.step("a doc item links to the page of its id", async () => {
    await menu(page).getByRole("link", { name: "Coast" }).click();
    await expect(page.locator("h1")).toHaveText("The coast");
    await expect(page).toHaveURL(site.at("/docs/coast"));
  });
});

test.describe("a submenu of the mobile menu", () => {
  test.use({ viewport: phone });

  async function openMenu(page: Page): Promise<void> {
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.getByRole("button", { name: "Back to main menu" }).click();
  }

  test("opens and collapses", async ({ page, site }) => {
    await test.step("contains the languages, and the search stays in the bar", async () => {
      await page.goto(site.first.path);
      await expect(page.getByRole("button", { name: "Search" })).toBeVisible();
      await openMenu(page);
      await menu(page).locator("summary", { hasText: "English" }).click();
      await expect(menu(page).getByRole("link", { name: "Deutsch" })).toBeVisible();
    });
    await test.step("is collapsed until the reader opens it", async () => {
      await openPage(page, site.first.path);
      await openMenu(page);
      const link = menu(page).getByRole("link", { name: "Keeping a watch" });
      await expect(link).toBeHidden();
      await menu(page).locator("summary", { hasText: "Elsewhere" }).click();
      await expect(link).toBeVisible();
    });
    await test.step("is open if one of its items is active, and collapses on the next page", async () => {
      await openPage(page, site.first.path);
      await openMenu(page);
      await menu(page).locator("summary", { hasText: "Elsewhere" }).click();
      await menu(page).getByRole("link", { name: "Keeping a watch" }).click();
      await expect(page).toHaveURL(site.long.path);
      await openMenu(page);
      await expect(menu(page).getByRole("link", { name: "Keeping a watch" })).toBeVisible();
      await menu(page).getByRole("link", { name: "Coast" }).click();
      await expect(page.locator("h1")).toHaveText("The coast");
      await openMenu(page);
      await expect(menu(page).getByRole("link", { name: "Keeping a watch" })).toBeHidden();
    });
  });
});
