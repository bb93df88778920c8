import { expect, type Page, test } from "@playwright/test";
import { collectConsole, holdRequests, hydrated } from "./page-ready.ts";

const first = "/docs/intro/overview/how-it-works";
const second = "/docs/intro/overview/use-cases";
const linkTo = (path: string) => `nav a[href="${path}"]`;

async function open(page: Page, path = first): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

test("a link changes the page without loading a document", async ({ page }) => {
  const messages = collectConsole(page);
  await open(page);
  await page.evaluate(() => Object.assign(window, { marker: "same document" }));
  await page.locator(linkTo(second)).first().click();
  await expect(page).toHaveURL(second);
  await expect(page.locator("h1")).toHaveText(/use cases/i);
  await expect(page).toHaveTitle(/\| Gruntwork Docs$/);
  expect(await page.evaluate(() => "marker" in window)).toBe(true);
  expect(messages()).toEqual([]);
});

test("the new title is announced and focus moves to the heading", async ({ page }) => {
  await open(page);
  await page.locator(linkTo(second)).first().click();
  await expect(page.locator("h1")).toBeFocused();
  const title = await page.title();
  await expect(page.getByRole("status").filter({ hasText: title })).toHaveCount(1);
});

test("a new page starts at the top, back and forward restore the place", async ({ page }) => {
  await open(page);
  await page.evaluate(() => scrollTo(0, 700));
  const link = page.locator(linkTo(second)).first();
  await link.evaluate((element: HTMLAnchorElement) => element.click());
  await expect(page).toHaveURL(second);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(first);
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(700);
  await page.goForward();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test("a hash leads to its heading, on a new page and on the same", async ({ page }) => {
  await open(page);
  await page.evaluate((to) => {
    const link = document.createElement("a");
    link.href = to;
    link.textContent = "far";
    document.querySelector("h1")?.append(link);
  }, "/docs/intro/overview/intro-to-gruntwork#clouds");
  await page.getByText("far", { exact: true }).click();
  await expect(page.locator("#clouds")).toBeInViewport();
  await expect(page.locator("#clouds")).toBeFocused();
  await page.locator('a[href$="#who-benefits"]').first().click();
  await expect(page).toHaveURL(/#who-benefits$/);
  await expect(page.locator("#who-benefits")).toBeInViewport();
});

test("a page that fails to load keeps the old one and can be retried", async ({ page }) => {
  const messages = collectConsole(page);
  await page.route(`**${second}/index.txt`, (route) => route.fulfill({ status: 503 }));
  await open(page);
  await page.locator(linkTo(second)).first().click();
  const alert = page.getByRole("alert");
  await expect(alert).toBeVisible();
  await expect(page.locator("h1")).toHaveText(/how it works/i);
  expect(messages().filter((text) => text.startsWith("warning"))).toHaveLength(1);
  expect(messages().filter((text) => text.startsWith("pageerror"))).toEqual([]);
  await page.unroute(`**${second}/index.txt`);
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.locator("h1")).toHaveText(/use cases/i);
  await expect(alert).toBeHidden();
  await page.goBack();
  await expect(page.locator("h1")).toHaveText(/how it works/i);
});

test("a slow page shows the progress bar after a second", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  await open(page);
  const release = await holdRequests(page, `**${second}/index.txt`);
  const start = Date.now();
  await page.locator(linkTo(second)).first().click();
  await expect(page.locator("#nprogress")).toBeAttached();
  expect(Date.now() - start).toBeGreaterThanOrEqual(1000);
  await expect(page.locator("h1")).toHaveText(/how it works/i);
  release();
  await expect(page.locator("h1")).toHaveText(/use cases/i);
  await expect(page.locator("#nprogress")).toHaveCount(0);
});

test("links in view are prefetched, and not with data saver on", async ({ browser }) => {
  const payloads = async (saveData: boolean) => {
    const page = await browser.newPage();
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, "connection", {
        value: { saveData: value, effectiveType: "4g" },
      });
    }, saveData);
    const urls: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/index.txt")) urls.push(request.url());
    });
    await open(page);
    await page.locator(linkTo(second)).first().hover();
    await page.waitForLoadState("networkidle");
    await page.close();
    return urls;
  };
  expect((await payloads(false)).some((url) => url.includes(second))).toBe(true);
  expect(await payloads(true)).toEqual([]);
});

test("a payload of another build loads the page in full", async ({ page }) => {
  await page.route(`**${second}/index.txt`, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.replace(/^.*\n/, "another-build\n") });
  });
  await open(page);
  await page.evaluate(() => Object.assign(window, { marker: "old document" }));
  await page.locator(linkTo(second)).first().click();
  await expect(page.locator("h1")).toHaveText(/use cases/i);
  expect(await page.evaluate(() => "marker" in window)).toBe(false);
});

test("unknown addresses get the catch-all page", async ({ page }) => {
  const response = await page.goto("/docs/no/such/page");
  expect(response?.status()).toBe(404);
  await expect(page.locator("h1")).toHaveText(/not found/i);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
});

test("without the Navigation API links load pages", async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, "navigation"));
  await open(page);
  await page.locator(linkTo(second)).first().click();
  await expect(page.locator("h1")).toHaveText(/use cases/i);
});

test("a link clicked while React is still loading leads to its page", async ({ page }) => {
  const release = await holdRequests(page, "**/assets/client-*.js");
  const asked = page.waitForRequest("**/assets/client-*.js");
  await page.goto(first);
  await page.keyboard.press("Shift");
  await asked;
  await page.locator(linkTo(second)).first().click();
  await expect(page.locator("h1")).toHaveText(/use cases/i);
  release();
});

test("a modified click keeps its meaning", async ({ page, context }) => {
  await open(page);
  const opened = context.waitForEvent("page");
  await page
    .locator(linkTo(second))
    .first()
    .click({ modifiers: ["ControlOrMeta"] });
  await (await opened).close();
  await expect(page).toHaveURL(first);
});

test("the article survives when React draws the page anew", async ({ page }) => {
  // A foreign node where React expects its own makes hydration fail.
  await page.route(first, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.replace(/<main/, "<div>stranger</div><main") });
  });
  await page.goto(first);
  const words = await page.locator("#article-body").textContent();
  await hydrated(page);
  await expect(page.getByText("stranger")).toHaveCount(0);
  expect(await page.locator("#article-body").textContent()).toBe(words);
});
