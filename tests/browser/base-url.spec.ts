import { expect } from "@playwright/test";
import { collectConsole, openPage, requestsSettled, waitForHydration } from "./page-ready.ts";
import { test } from "./sites.ts";

/** The fixture `base-url`, built for and served below `/sub/site/`. */
const origin = "http://localhost:4174";

test("a site below a path navigates, loads its images, and responds to unknown paths", async ({
  page,
}) => {
  const messages = collectConsole(page);
  await openPage(page, `${origin}/sub/site/`);
  await expect(page.locator("#article-body img")).toHaveJSProperty("complete", true);
  await page.evaluate(() => Object.assign(window, { marker: "same document" }));
  await page.locator("#article-body").getByRole("link", { name: "Page" }).click();
  await expect(page).toHaveURL(`${origin}/sub/site/other`);
  await expect(page.locator("h1")).toHaveText("Other");
  expect(await page.evaluate(() => "marker" in window)).toBe(true);
  expect(messages()).toEqual([]);
  expect((await page.goto(`${origin}/sub/site/none`))?.status()).toBe(404);
  await expect(page.locator("h1")).toHaveText(/not found/i);
  await page.goto(`${origin}/sub/site/OTHER.html`);
  await page.getByRole("main").getByRole("link", { name: "Other" }).first().click();
  await expect(page).toHaveURL(`${origin}/sub/site/other`);
});

test("a page named like a file opens without a document, and links to no page are not prefetched", async ({
  page,
}) => {
  const messages = collectConsole(page);
  const payloads: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/index.txt")) payloads.push(new URL(request.url()).pathname);
  });
  await openPage(page, `${origin}/sub/site/`);
  await page.evaluate(() => Object.assign(window, { marker: "same document" }));
  await page.getByRole("link", { name: "Node.js" }).first().click();
  await expect(page.locator("h1")).toHaveText("Node.js");
  const article = page.locator("#article-body");
  for (const name of ["No page", "moved", "file"]) {
    await article.getByRole("link", { name, exact: true }).hover();
  }
  await requestsSettled(page);
  expect(await page.evaluate(() => "marker" in window)).toBe(true);
  expect([...new Set(payloads)].sort()).toEqual([
    "/sub/site/index.txt",
    "/sub/site/node.js/index.txt",
    "/sub/site/other/index.txt",
  ]);
  expect(messages()).toEqual([]);
  await article.getByRole("link", { name: "moved" }).click();
  await expect(page).toHaveURL(`${origin}/sub/site/other`);
});

test("the color mode switch has three states if the site follows the system", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await openPage(page, `${origin}/sub/site/`);
  const html = page.locator("html");
  await expect(html).toHaveAttribute("data-theme", "dark");
  const steps = [
    ["Switch to light mode", "light"],
    ["Switch to dark mode", "dark"],
    ["Use the system color mode", "dark"],
  ] as const;
  for (const [name, theme] of steps) {
    await page.getByRole("button", { name }).click();
    await expect(html).toHaveAttribute("data-theme", theme);
  }
  await page.emulateMedia({ colorScheme: "light" });
  await expect(html).toHaveAttribute("data-theme", "light");
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByRole("button", { name: "Switch to light mode" })).toBeVisible();
});

test("a site served at another path than it was built for shows a banner", async ({ page }) => {
  // Simulates a moved folder: all files are below /moved/, and assets are requested at their old
  // paths.
  await page.route("**/assets/**", (route) => route.fulfill({ status: 404 }));
  await page.route("**/moved/**", async (route) => {
    const path = new URL(route.request().url()).pathname.replace("/moved", "");
    const fulfilled = page.request.get(path).then((response) => route.fulfill({ response }));
    // The last requests may get their response after the test.
    await fulfilled.catch(() => {});
  });
  await page.goto("/moved/docs/intro/overview/how-it-works");
  const banner = page.getByRole("alert");
  await expect(banner).toContainText("did not load properly");
  await expect(banner).toContainText("Configured baseUrl: /");
  await expect(banner).toContainText("Suggested baseUrl: /moved/");
  const [red = 0, green = 0] = await banner.evaluate((element) =>
    (getComputedStyle(element).backgroundColor.match(/\d+/g) ?? []).map(Number),
  );
  expect(red).toBeGreaterThan(green + 60);
});

test("a script that fails to load at the right path shows no banner", async ({ page }) => {
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/docs/intro/overview/how-it-works");
  await page.keyboard.press("Shift");
  await requestsSettled(page);
  await expect(page.getByRole("alert")).toHaveCount(0);
});
