import { expect, type Page } from "@playwright/test";
import { collectConsole, openPage, requestsSettled } from "./page-ready.ts";
import { test } from "./sites.ts";

/**
 * The fixture `hostile-text`: titles, labels, code, and descriptions contain scripts that set
 * `window.ran`.
 */
const origin = "http://localhost:4179";

async function expectQuiet(page: Page, messages: () => string[]): Promise<void> {
  expect(await page.evaluate(() => "ran" in window)).toBe(false);
  expect(messages()).toEqual([]);
}

for (const path of ["/", "/next", "/reference/services/security/lamp", "/none"]) {
  test(`nothing runs on ${path}`, async ({ page }) => {
    const messages = collectConsole(page);
    await openPage(page, origin + path);
    await expect(page.locator("h1")).toHaveCount(1);
    await expect(page.locator(".foot")).toContainText("<script>window.ran=1</script>");
    await expectQuiet(page, messages);
  });
}

test("nothing runs during navigation", async ({ page }) => {
  const messages = collectConsole(page);
  await openPage(page, `${origin}/`);
  await page.getByRole("link", { name: "the next page" }).click();
  await expect(page.locator("h1")).toContainText(/Next \$\{window\.ran=1\} \$&/);
  await page.getByRole("link", { name: "the start" }).click();
  await expect(page.locator("h1")).toContainText("</title></script><script>");
  await expect(page).toHaveTitle(/^Docs <\/script><script>window\.ran=1/);
  await expectQuiet(page, messages);
});

test("an old URL that contains markup redirects and runs nothing", async ({ page }) => {
  const messages = collectConsole(page);
  await page.goto(`${origin}/old`);
  await page.waitForURL(`${origin}/next`);
  await expectQuiet(page, messages);
});

test("searching for markup, and finding it, runs nothing", async ({ page }) => {
  const messages = collectConsole(page);
  const query = "<img src=x onerror=window.ran=1> script window.ran";
  await openPage(page, `${origin}/`);
  await page.keyboard.press("Control+k");
  await page.keyboard.type(query);
  await requestsSettled(page);
  await expectQuiet(page, messages);
});
