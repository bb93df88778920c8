import { expect, type Page } from "@playwright/test";
import { expectAccessible, shell } from "./axe.ts";
import {
  collectConsole,
  layoutShifts,
  openPage,
  waitForHydration,
  withoutStorageWarning,
} from "./page-ready.ts";
import { blockStorage, test } from "./sites.ts";

const paths = "/docs/guides/paths";
const firstModule = `${paths}/first-module`;

function boxes(page: Page) {
  return page.locator("#article-body").getByRole("checkbox");
}

function progress(page: Page) {
  return page.locator("#article-body").getByRole("status").filter({ hasText: "steps" });
}

test("a path counts the completed steps and remembers them", async ({ page }) => {
  const messages = collectConsole(page);
  await openPage(page, firstModule);
  await expect(boxes(page)).toHaveCount(6);
  await expect(progress(page)).toHaveText(/^6 steps, about \d+ hours, \d+ \w+ of it waiting\.$/);
  const forget = page.getByRole("button", { name: "Forget my progress" });
  await expect(forget).toHaveCount(0);
  await page.getByRole("checkbox", { name: "Done: Install the tools" }).check();
  await page.getByRole("checkbox", { name: "Done: Write the module" }).press("Space");
  await expect(progress(page)).toHaveText(/^2 of 6 steps done, about \d+ hours left\.$/);

  await page.reload();
  await waitForHydration(page);
  await expect(boxes(page).nth(1)).toBeChecked();
  await expect(boxes(page).nth(0)).not.toBeChecked();
  await expect(progress(page)).toHaveText(/^2 of 6 /);
  await boxes(page).nth(3).uncheck();
  await expect(progress(page)).toHaveText(/^1 of 6 /);

  // Another path has its own progress. Its page is opened by client navigation.
  await page.getByRole("link", { name: "Your first production account" }).last().click();
  await expect(page).toHaveURL(`${paths}/first-production-account`);
  await expect(boxes(page)).toHaveCount(7);
  await expect(progress(page)).toHaveText(/^7 steps/);
  await page.goBack();
  await expect(progress(page)).toHaveText(/^1 of 6 /);

  await forget.press("Enter");
  await expect(progress(page)).toHaveText(/^6 steps/);
  await expect(progress(page)).toBeFocused();
  await expect(forget).toHaveCount(0);
  await page.reload();
  await waitForHydration(page);
  await expect(boxes(page).nth(1)).not.toBeChecked();
  expect(messages()).toEqual([]);
});

test("steps of a path", async ({ page, context }) => {
  await test.step("checkboxes cause no layout shift", async () => {
    await openPage(page, firstModule);
    await expect(boxes(page)).toHaveCount(6);
    expect(await layoutShifts(page)).toEqual([]);
  });
  await test.step("all steps of a path can be completed", async () => {
    for (const box of await boxes(page).all()) await box.check();
    await expect(progress(page)).toHaveText("All 6 steps done.");
    await page.getByRole("button", { name: "Forget my progress" }).click();
    await expect(progress(page)).toHaveText(/^6 steps/);
  });
  await test.step("checked steps sync between tabs", async () => {
    const other = await context.newPage();
    await openPage(other, firstModule);
    await boxes(other).first().check();
    await expect(boxes(page).first()).toBeChecked();
    await expect(progress(page)).toHaveText(/^1 of 6 /);
  });
});

test("a path works if storage throws, until the page is left", async ({ page }) => {
  const messages = collectConsole(page);
  await page.addInitScript(blockStorage);
  await openPage(page, firstModule);
  await boxes(page).first().check();
  await expect(progress(page)).toHaveText(/^1 of 6 /);
  await page.getByRole("button", { name: "Forget my progress" }).click();
  await expect(boxes(page).first()).not.toBeChecked();
  expect(withoutStorageWarning(messages())).toEqual([]);
});

test("only pages with paths load their code", async ({ page }) => {
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(new URL(request.url()).pathname));
  const filesOfPaths = () => loaded.filter((path) => /\/parts\/site-[^/]+\.(?:js|css)$/.test(path));
  await openPage(page, "/docs/guides/support");
  expect(filesOfPaths()).toEqual([]);
  await openPage(page, firstModule);
  expect(filesOfPaths().length).toBeGreaterThan(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a path is a numbered list without checkboxes, which only print has", async ({ page }) => {
    await page.goto(firstModule);
    await expect(page.locator(".path-step")).toHaveCount(6);
    await expect(page.locator(".path-step").first()).toContainText("About 20 minutes");
    await expect(progress(page)).toHaveText(/^6 steps/);
    await expect(boxes(page)).toHaveCount(0);
    const printedMark = page.locator(".path-done").first();
    await expect(printedMark).toBeHidden();
    await page.emulateMedia({ media: "print" });
    const printed = await printedMark.evaluate(
      (element) => getComputedStyle(element, "::after").content,
    );
    expect(printed).toBe('"Done"');
  });
});

test("axe finds no violation on a path with completed steps", async ({ page }) => {
  await openPage(page, `${paths}/upgrade`);
  await boxes(page).first().check();
  await expectAccessible(page, "learning path", { excluded: shell });
});
