import { expect, type Page } from "@playwright/test";
import { openPage } from "../page-ready.ts";
import { sites, test } from "../sites.ts";

const at = (page: string) => sites.kitchenSink.at(`/docs/components/${page}`);

async function print(page: Page, name: string): Promise<void> {
  await openPage(page, at(name));
  await page.emulateMedia({ media: "print" });
}

test("printed pages", async ({ page }) => {
  await test.step("navigation is not printed", async () => {
    await print(page, "tabs");
    for (const selector of ["header", ".foot", "nav", ".tools a", ".anchor", "[role=tablist]"]) {
      for (const one of await page.locator(selector).all()) await expect(one).toBeHidden();
    }
    await expect(page.locator("h1")).toBeVisible();
  });
  await test.step("all tabs are printed, each below its label", async () => {
    for (const text of ["Fill the tank.", "Open the valve.", "Order a cable.", "Cold water."]) {
      await expect(page.getByText(text)).toBeVisible();
    }
    const label = await page
      .locator("[role=tabpanel]")
      .nth(1)
      .evaluate((panel) => getComputedStyle(panel, "::before").content);
    expect(label).toBe('"Electric"');
  });
  await test.step("the URLs of links to other sites are printed", async () => {
    await print(page, "sections");
    const after = (name: string) =>
      page
        .getByRole("link", { name })
        .evaluate((link) => getComputedStyle(link, "::after").content);
    expect(await after("an example")).toContain("https://example.com/ships");
    expect(await after("the tabs")).toBe("none");
  });
  await test.step("collapsed sections are printed open, and collapse again afterwards", async () => {
    await page.emulateMedia({ media: "screen" });
    const visible = () =>
      page.getByText("the wind").evaluate((element) => element.checkVisibility());
    expect(await visible()).toBe(false);
    await page.emulateMedia({ media: "print" });
    expect(await visible()).toBe(true);
    await page.emulateMedia({ media: "screen" });
    expect(await visible()).toBe(false);
    // If the style sheet cannot open them, the script does.
    const open = () => page.locator("details[open]").count();
    await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
    expect(await open()).toBe(3);
    await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
    expect(await open()).toBe(1);
  });
  await test.step("definitions are printed, buttons are not, and long lines wrap", async () => {
    await print(page, "blocks");
    await expect(page.getByText("The glass that gathers the light")).toBeVisible();
    await print(page, "code-blocks");
    await expect(page.locator(".code-tools").first()).toBeHidden();
    await expect(page.locator(".code-title").first()).toBeVisible();
    const overflow = await page
      .locator("pre")
      .evaluateAll((blocks) => blocks.map((one) => one.scrollWidth - one.clientWidth));
    expect(Math.max(...overflow)).toBe(0);
  });
  await test.step("dark mode prints dark on white", async () => {
    await page.goto(at("cards"));
    await page.evaluate(() => {
      document.documentElement.dataset.theme = "dark";
    });
    await page.emulateMedia({ media: "print" });
    await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  });
});

test("the navigation of the blog is not printed", async ({ page }) => {
  await openPage(page, sites.kitchenSink.at("/blog"));
  await expect(page.locator("nav.blog-links")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  for (const one of await page.locator("nav").all()) await expect(one).toBeHidden();
});
