import { expect } from "@playwright/test";
import { openPage } from "../page-ready.ts";
import { sites, test } from "../sites.ts";

test("with larger text in the browser settings, the page uses the layout of a narrower window", async ({
  playwright,
  launchOptions,
  site,
}) => {
  const args = [...(launchOptions.args ?? []), "--blink-settings=defaultFontSize=32"];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(site.origin + site.first.path);
  await expect(page.locator("html")).toHaveCSS("font-size", "32px");
  const button = page.getByRole("button", { name: "Open menu" });
  await expect(button).toBeVisible();
  expect((await page.locator("#article-body").boundingBox())?.width).toBeGreaterThan(1000);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
  await button.click();
  await expect(page.locator("#sidebar")).toBeVisible();
  await page.setViewportSize({ width: 2000, height: 800 });
  await expect(button).toBeHidden();
  await browser.close();
});

test("a style sheet of the reader that doubles the text hides no part of the navbar", async ({
  browser,
  site,
}) => {
  const page = await browser.newPage({ bypassCSP: true, viewport: { width: 1100, height: 800 } });
  await page.goto(site.origin + site.first.path);
  await page.addStyleTag({ content: "html { font-size: 200% !important }" });
  const bar = await page.locator(".top").boundingBox();
  for (const part of await page.locator(".top > .logo, .top > button, .menu > ul > li").all()) {
    const box = await part.boundingBox();
    if (!box) continue;
    expect(box.width).toBeGreaterThan(16);
    expect(box.x + box.width).toBeLessThanOrEqual(1100);
    expect(box.y).toBeGreaterThanOrEqual(bar?.y ?? 0);
    expect(box.y + box.height).toBeLessThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
  }
  await page.close();
});

/** A zoom of 500% divides the window by five. */
test.describe("at a zoom of 500%", () => {
  test.use({ viewport: { width: 256, height: 200 } });
  test("tabs, an enlarged image, the planner, and the check of code can be used", async ({
    page,
  }) => {
    const open = async (address: string) => {
      await openPage(page, address);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(256);
    };
    const components = `${sites.kitchenSink.origin}${sites.kitchenSink.at("/docs/components/")}`;
    await open(`${components}tabs/`);
    await page.getByRole("tab", { name: "Gas" }).first().click();
    await expect(page.getByRole("tab", { name: "Gas" }).first()).toBeInViewport();
    await open(`${components}images/`);
    await page.getByRole("button", { name: "Enlarge image: The tower from the sea" }).click();
    const zoomed = page.locator("dialog.zoomed");
    for (const button of await zoomed.getByRole("button").all()) {
      await expect(button).toBeInViewport({ ratio: 1 });
    }
    await page.keyboard.press("Escape");
    await expect(zoomed).toHaveCount(0);
    const { origin } = sites.real;
    await open(`${origin}/docs/guides/build-it-yourself/vpc/production-grade-design`);
    await page.getByRole("button", { name: "Plan your own network" }).click();
    const range = page.getByRole("region", { name: "Network planner" }).getByLabel("cidr_block");
    await range.fill("10.64.0.0/16");
    await expect(range).toBeInViewport({ ratio: 1 });
    await open(`${origin}/docs/reference/check`);
    const editor = page.locator(".cm-content");
    await editor.click();
    await page.keyboard.insertText('module "a" {}');
    await expect(editor).toBeInViewport();
    await expect(page.locator(".check-status")).toContainText("calls no module");
  });
});
