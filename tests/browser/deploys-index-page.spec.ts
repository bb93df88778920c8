import { expect, type Page } from "@playwright/test";
import {
  crash,
  type Deploy,
  deployAll,
  field,
  firstPage,
  follow,
  type Host,
  openTab,
  startHost,
} from "./deployed-site.ts";
import { versions } from "./deployed-versions.ts";
import { delayRequests, openPage, requestsSettled, waitForHydration } from "./page-ready.ts";
import { test } from "./sites.ts";

const { before, after } = versions;

/** Serves its index page for missing files. */
let host: Host;

test.beforeAll(async () => {
  host = await startHost(deployAll(before));
});

test.afterAll(() => host?.close());

/** Opens a page of the first build. */
function open(page: Page, path: string) {
  host.deploy(deployAll(before));
  return openTab(page, host.origin + path);
}

/**
 * Serves the second build or a part of it, and its index page with status 200 for missing files.
 */
function deployWithFallbackPage(next: Deploy): void {
  host.deploy(next);
  host.respondToMissing(firstPage);
}

const without = (part: RegExp) => (path: string) => (part.test(path) ? "" : after);

test("links and search cause one full load", async ({ page }) => {
  const { consoleLines, documents } = await open(page, "docs/light/fog/");
  deployWithFallbackPage(deployAll(after));
  const release = await delayRequests(page, "**/open-search-*.js");
  await page.keyboard.type("/logbook");
  release();
  await expect(field(page)).toHaveValue("logbook");
  await expect(page.getByRole("option").first()).toContainText("The logbook");
  expect(documents()).toBe(1);
  await page.keyboard.press("Escape");
  await follow(page, "docs/components/blocks/");
  await expect(page.locator("h1")).toHaveText("Blocks");
  expect(documents()).toBe(1);
  // The browser reports the HTML page instead of a script.
  expect(consoleLines().filter((line) => !line.includes("MIME type"))).toEqual([]);
});

test("a URL without a page shows the index page, once", async ({ page }) => {
  const { documents } = await open(page, "docs/light/fog/");
  deployWithFallbackPage(deployAll(after));
  await follow(page, "docs/light/nothing/");
  await expect(page.locator("h1")).not.toHaveText("Fog");
  await waitForHydration(page);
  expect(documents()).toBe(1);
});

test("the copy button reports a failure, and copies no page of the host", async ({ page }) => {
  const { documents } = await open(page, "docs/light/fog/");
  deployWithFallbackPage(without(/page-actions/));
  await page.locator(".tools button").click();
  await expect(page.locator(".load-error")).toBeVisible();
  expect(documents()).toBe(1);
  deployWithFallbackPage(without(/\.md$/));
  await page.reload();
  await waitForHydration(page);
  await page.locator(".tools button").click();
  await expect(page.locator(".tools button")).toHaveText(/^Not copied/);
});

test("without its script the search opens its page, and without its files it reports an error", async ({
  page,
}) => {
  const { documents } = await open(page, "docs/light/fog/");
  deployWithFallbackPage(without(/open-search/));
  const release = await delayRequests(page, "**/open-search-*.js");
  await page.keyboard.type("/lamp");
  release();
  await expect(page).toHaveURL(/\/search\/?\?q=lamp$/);
  await expect(page.getByRole("searchbox")).toBeVisible();
  expect(documents()).toBeLessThanOrEqual(2);
  deployWithFallbackPage(without(/search-index/));
  await openPage(page, `${host.origin}docs/light/fog/`);
  await page.keyboard.type("/lamp");
  await expect(page.getByRole("dialog").getByRole("alert")).toBeVisible();
});

test("a page with a missing chunk is loaded once; then it can be read", async ({ page }) => {
  const { documents } = await open(page, "docs/light/fog/");
  deployWithFallbackPage(without(/assets\/parts\//));
  await follow(page, "docs/components/tabs/");
  await expect(page.locator("h1")).toHaveText("Tabs");
  await requestsSettled(page);
  await expect(page.getByRole("tabpanel").first()).toBeVisible();
  await expect(crash(page)).toHaveCount(0);
  expect(documents()).toBe(1);
});

test("a page without a shared script is loaded once, and shows a warning", async ({ page }) => {
  const { documents } = await open(page, "docs/light/fog/");
  deployWithFallbackPage(without(/assets\/shell-/));
  await follow(page, "docs/components/tabs/");
  await expect(page.getByRole("alert")).toContainText("You can read it");
  await expect(page.locator("h1")).toHaveText("Tabs");
  expect(documents()).toBe(1);
  await page.locator(".menu").getByRole("link", { name: "Handbook" }).click();
  await expect(page.locator("h1")).toHaveText("Overview");
});

test("without any script, pages can be read and links work", async ({ page }) => {
  deployWithFallbackPage(without(/assets\/.*\.js$/));
  let documents = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.goto(`${host.origin}docs/light/fog/`);
  await requestsSettled(page);
  await page.locator('.side a[href$="/docs/light/logbook/"]').click();
  await expect(page.locator("h1")).toHaveText("The logbook");
  await requestsSettled(page);
  expect(documents).toBeLessThanOrEqual(4);
});
