import { expect, type Page } from "@playwright/test";
import { hydrated } from "./page-ready.ts";
import { test } from "./sites.ts";

const tools = (page: Page) => page.locator(".tools");
const copy = (page: Page) => tools(page).getByRole("button");
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test.describe("with a clipboard", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("a page is copied as Markdown, and the button says so", { tag: "@addresses" }, async ({
    page,
    site,
  }) => {
    const loaded: string[] = [];
    page.on("request", (request) => loaded.push(request.url()));
    await page.goto(site.first.path);
    await hydrated(page);
    expect(loaded.join()).not.toMatch(/copy-page|\.md/);
    await copy(page).click();
    await expect(copy(page)).toHaveText("Copied");
    await expect(page.getByRole("status")).toHaveText("Page copied as Markdown");
    expect(await clipboard(page)).toContain(`# ${site.first.title}\n`);
    expect(loaded.join()).toContain("copy-page");
  });

  test("after a change of page it is that page which is copied", async ({ page, site }) => {
    await page.goto(site.first.path);
    await hydrated(page);
    await page.locator(`.side a[href="${site.second.path}"]`).click();
    await expect(page.locator("h1")).toHaveText(site.second.title);
    await copy(page).press("Enter");
    await expect(copy(page)).toHaveText("Copied");
    expect(await clipboard(page)).toContain(`# ${site.second.title}\n`);
  });
});

test("where the newer clipboard is missing, the older command copies", async ({ page, site }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  });
  await page.goto(site.first.path);
  await hydrated(page);
  await copy(page).click();
  await expect(copy(page)).toHaveText("Copied");
});

test("where nothing may be copied, the reader is led to the Markdown", async ({ page, site }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
    document.execCommand = () => false;
  });
  await page.goto(site.first.path);
  await hydrated(page);
  await copy(page).click();
  await expect(page.getByRole("status")).toHaveText(/^Not copied/);
  const link = tools(page).getByRole("link", { name: "View as Markdown" });
  await expect(link).toBeFocused();
  const [twin] = await Promise.all([page.waitForResponse(/\.md$/), link.press("Enter")]);
  expect(await twin.text()).toContain(`# ${site.first.title}\n`);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("there is the link to the Markdown, and no button", async ({ page, site }) => {
    await page.goto(site.first.path);
    await expect(copy(page)).toBeHidden();
    await expect(tools(page).getByRole("link", { name: "Edit this page" })).toHaveAttribute(
      "href",
      /^https:.*\/edit\/.*content\/docs\/.*\.mdx?$/,
    );
    await tools(page).getByRole("link", { name: "View as Markdown" }).click();
    await expect(page).toHaveURL(/\.md$/);
    await expect(page.locator("body")).toContainText(`# ${site.first.title}`);
  });
});
