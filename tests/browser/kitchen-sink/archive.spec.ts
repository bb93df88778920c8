import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, type Page } from "@playwright/test";
import { unzipSync } from "fflate";
import { collectConsole, reactIsThere } from "../page-ready.ts";
import { archiveFile } from "../served-sites.ts";
import { sites, test } from "../sites.ts";

// One worker unpacks the archive, once.
test.describe.configure({ mode: "default" });

const folder = dirname(archiveFile);
const home = pathToFileURL(resolve(folder, "handbook")).href;

test.beforeAll(() => {
  rmSync(join(folder, "handbook"), { recursive: true, force: true });
  for (const [path, content] of Object.entries(unzipSync(readFileSync(archiveFile)))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
});

/** Opens a page of the unpacked archive; answers what the console says. */
async function open(page: Page, path: string): Promise<() => string[]> {
  const said = collectConsole(page);
  await page.goto(`${home}/${path}`);
  await page.waitForFunction(reactIsThere);
  return said;
}

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("leads from page to page, with anchors", async ({ page }) => {
  const said = await open(page, "index.html");
  await page.getByRole("link", { name: "Coast" }).first().click();
  await expect(page).toHaveURL(`${home}/docs/coast/index.html`);
  await page.goto(`${home}/docs/light/fog/index.html`);
  await page.getByRole("link", { name: "The logbook" }).first().click();
  await expect(heading(page)).toHaveText(sites.kitchenSink.second.title);
  await page.goBack();
  await expect(heading(page)).toHaveText("Fog");
  await page.goto(`${home}/docs/light/watch/index.html#at-dawn`);
  await expect(page.locator("#at-dawn")).toBeInViewport();
  expect(said()).toEqual([]);
});

test("has its styles, fonts, icons and pictures", async ({ page }) => {
  const said = await open(page, "docs/light/fog/index.html");
  const fonts = await page.evaluate(async () => {
    await document.fonts.ready;
    const families = [...document.fonts].filter(({ status }) => status === "loaded");
    return families.map(({ family }) => family.replaceAll('"', ""));
  });
  expect(fonts).toContain("Source Sans 3");
  const mask = await page
    .locator(".search-button")
    .first()
    .evaluate((button) => getComputedStyle(button, "::before").maskImage);
  expect(mask).toContain("data:image/svg+xml");
  const broken = await page.evaluate(() =>
    [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth === 0),
  );
  expect(broken).toEqual([]);
  expect(said()).toEqual([]);
});

test("searches, and leads to what is found", async ({ page }) => {
  const said = await open(page, "docs/light/fog/index.html");
  await page.keyboard.press("/");
  await page.getByRole("dialog").getByRole("combobox").fill("logbook");
  await page.getByRole("dialog").getByRole("option").first().click();
  await expect(heading(page)).toHaveText("The logbook");
  expect(page.url()).toContain(`${home}/docs/light/logbook/index.html`);
  await page.waitForFunction(reactIsThere);
  await page.keyboard.press("/");
  await page.getByRole("dialog").getByRole("combobox").fill("fog");
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(page).toHaveURL(`${home}/search/index.html?q=fog`);
  await expect(page.locator("main").getByRole("link", { name: /fog/i }).first()).toBeVisible();
  expect(said()).toEqual([]);
});

test("switches the color mode, opens categories and copies the page", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const said = await open(page, "docs/light/fog/index.html");
  await page.locator(".theme-switch").first().click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  const sidebar = page.locator("#sidebar");
  const category = sidebar.getByRole("button", { expanded: false }).first();
  const label = await category.getAttribute("aria-label");
  await category.click();
  await expect(sidebar.getByRole("button", { name: label ?? "", expanded: true })).toBeVisible();
  const outside = await sidebar
    .locator("a")
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  expect(outside.filter((href) => !href.startsWith(home))).toEqual([]);
  expect(said()).toEqual([]);
});
