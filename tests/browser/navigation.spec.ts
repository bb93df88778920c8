import { expect, type Page } from "@playwright/test";
import {
  collectConsole,
  delayRequests,
  documentRequestedBy,
  openPage,
  payloadOf,
  requestsSettled,
  setLocation,
  waitForHydration,
} from "./page-ready.ts";
import { test } from "./sites.ts";

const linkTo = ({ path }: { path: string }) => `nav a[href="${path}"]`;

/** With data saver, pages load on click only. */
async function emulateDataSaver(page: Page, saveData = true): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, "connection", {
      value: { saveData: value, effectiveType: "4g" },
    });
  }, saveData);
}

test("a link", async ({ page, site: { first, second, titleEnd } }) => {
  await test.step("a link changes the page without loading a document", async () => {
    const messages = collectConsole(page);
    await openPage(page, first.path);
    await page.evaluate(() => Object.assign(window, { marker: "same document" }));
    await page.locator(linkTo(second)).first().click();
    await expect(page).toHaveURL(second.path);
    await expect(page.locator("h1")).toHaveText(second.title);
    await expect(page).toHaveTitle(`${second.title} ${titleEnd}`);
    expect(await page.evaluate(() => "marker" in window)).toBe(true);
    expect(messages()).toEqual([]);
  });
  await test.step("the new title is announced and focus moves to the heading", async () => {
    await expect(page.locator("h1")).toBeFocused();
    const title = await page.title();
    await expect(page.getByRole("status").filter({ hasText: title })).toHaveCount(1);
  });
});

test("a page with another scroll position", async ({ page, site: { long, second } }) => {
  await test.step("a new page starts at the top, Back and Forward restore the scroll position", async () => {
    await openPage(page, long.path);
    await page.evaluate(() => scrollTo(0, 700));
    const link = page.locator(linkTo(second)).first();
    await link.evaluate((element: HTMLAnchorElement) => element.click());
    await expect(page).toHaveURL(second.path);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.evaluate(() => scrollTo(0, 90));
    await page.goBack();
    await expect(page).toHaveURL(long.path);
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(700);
    await page.goForward();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(90);
  });
  await test.step("nothing of the old page remains on the new one", async () => {
    await page.goBack();
    await expect(page.locator("h1")).toHaveText(long.title);
    await expect(page.locator(".toc")).toHaveCount(1);
    await page.locator(".pager a").first().click();
    await expect(page.locator("h1")).not.toHaveText(long.title);
    const parts = () => page.locator("main").evaluate((main) => main.children.length);
    const shown = await parts();
    await page.reload();
    expect(shown).toBe(await parts());
  });
});

test("Back to a page that failed to load shows its top", async ({ page, site }) => {
  const { long, second, home } = site;
  await emulateDataSaver(page);
  await openPage(page, long.path);
  await page.evaluate(() => scrollTo(0, 700));
  const release = await delayRequests(page, payloadOf(second));
  await setLocation(page, second.path);
  await expect(page).toHaveURL(second.path);
  await setLocation(page, home);
  await expect(page.locator("h1")).not.toHaveText(long.title);
  release();
  await page.goBack();
  await expect(page.locator("h1")).toHaveText(second.title);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(700);
});

test("a hash scrolls to its heading, on a new page and on the same", async ({
  page,
  site: { second, long },
}) => {
  const [far, near] = long.headings.map(({ id }) => id);
  // Wide enough for the table of contents.
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, second.path);
  await page.evaluate((to) => {
    const link = document.createElement("a");
    link.href = to;
    link.textContent = "far";
    document.querySelector("h1")?.append(link);
  }, `${long.path}#${far}`);
  await page.getByText("far", { exact: true }).click();
  await expect(page.locator(`#${far}`)).toBeInViewport();
  await expect(page.locator(`#${far}`)).toBeFocused();
  await page.locator(`a[href$="#${near}"]`).first().click();
  await expect(page).toHaveURL(`${long.path}#${near}`);
  await expect(page.locator(`#${near}`)).toBeInViewport();
});

test("a page that fails to load", async ({ page, site: { first, second } }) => {
  await test.step("the heading has focus after an error was dismissed", async () => {
    const messages = collectConsole(page);
    await page.route(payloadOf(second), (route) => route.fulfill({ status: 503 }));
    await openPage(page, first.path);
    await page.locator(linkTo(second)).first().click();
    await page.getByRole("alert").getByRole("button", { name: "Dismiss" }).click();
    await expect(page.locator("h1")).toBeFocused();
    expect(messages().filter((text) => text.startsWith("pageerror"))).toEqual([]);
  });
  await test.step("a page that fails to load keeps the old one and can be retried", async () => {
    const messages = collectConsole(page);
    await page.locator(linkTo(second)).first().click();
    const alert = page.getByRole("alert");
    await expect(alert).toContainText("The page could not be loaded.");
    await expect(page.locator("h1")).toHaveText(first.title);
    // Anchors and a copied URL belong to the page on screen.
    await expect(page).toHaveURL(first.path);
    const warnings = messages().filter((text) => text.startsWith("warning"));
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain(second.path.replace(/\/$/, ""));
    expect(messages().filter((text) => text.startsWith("pageerror"))).toEqual([]);
    await page.unroute(payloadOf(second));
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(page.locator("h1")).toHaveText(second.title);
    await expect(alert).toBeHidden();
    await page.goBack();
    await expect(page.locator("h1")).toHaveText(first.title);
  });
});

test("a failed page restores the URL of the page on screen, even if another was loading", async ({
  page,
  site: { first, second, long },
}) => {
  await emulateDataSaver(page);
  await page.route(payloadOf(long), (route) => route.fulfill({ status: 503 }));
  await openPage(page, first.path);
  const release = await delayRequests(page, payloadOf(second));
  await setLocation(page, second.path);
  await expect(page).toHaveURL(second.path);
  await setLocation(page, long.path);
  await expect(page.getByRole("alert")).toContainText("The page could not be loaded.");
  await expect(page).toHaveURL(first.path);
  await expect(page.locator("h1")).toHaveText(first.title);
  release();
});

test("a stopped navigation restores the URL of the page on screen", async ({
  page,
  site: { first, second },
}) => {
  await emulateDataSaver(page);
  await openPage(page, first.path);
  const release = await delayRequests(page, payloadOf(second));
  await page.locator(linkTo(second)).first().click();
  await expect(page.getByRole("progressbar")).toBeVisible();
  await expect(page).toHaveURL(second.path);
  await page.evaluate(() => stop());
  await expect(page).toHaveURL(first.path);
  await expect(page.locator(".progress")).toHaveCount(0);
  await expect(page.locator("h1")).toHaveText(first.title);
  release();
  await page.locator(linkTo(second)).first().click();
  await expect(page.locator("h1")).toHaveText(second.title);
});

test("links in view are prefetched two at a time", async ({ page, site: { first } }) => {
  let running = 0;
  let maxRunning = 0;
  await page.route("**/index.txt", async (route) => {
    running += 1;
    maxRunning = Math.max(maxRunning, running);
    await new Promise((resolve) => setTimeout(resolve, 50));
    await route.continue();
    running -= 1;
  });
  await openPage(page, first.path);
  await requestsSettled(page);
  expect(maxRunning).toBeGreaterThan(0);
  expect(maxRunning).toBeLessThanOrEqual(2);
});

test("a late retry does not replace the page that the reader went to", async ({
  page,
  site: { first, second },
}) => {
  await emulateDataSaver(page);
  await page.route(payloadOf(second), (route) => route.fulfill({ status: 503 }));
  await openPage(page, first.path);
  await page.locator(linkTo(second)).first().click();
  const retry = page.getByRole("button", { name: "Retry" });
  await expect(retry).toBeVisible();
  await page.unroute(payloadOf(second));
  const release = await delayRequests(page, payloadOf(second));
  const requested = page.waitForRequest(payloadOf(second));
  await retry.click();
  await requested;
  await page.goBack();
  await expect(page).toHaveURL(first.path);
  const responded = page.waitForResponse(payloadOf(second));
  release();
  await (await responded).finished();
  await requestsSettled(page);
  await expect(page.locator("h1")).toHaveText(first.title);
  await expect(page).toHaveTitle(new RegExp(first.title));
});

test("going back while a chunk of the next page loads stays on the old page", async ({
  page,
  site: { at, first },
}) => {
  await emulateDataSaver(page);
  await openPage(page, first.path);
  const chunk = "**/assets/parts/search-*.js";
  const release = await delayRequests(page, chunk);
  const requested = page.waitForRequest(chunk);
  await setLocation(page, at("/search"));
  await requested;
  await page.goBack();
  await expect(page).toHaveURL(first.path);
  release();
  await requestsSettled(page);
  await expect(page.locator("h1")).toHaveText(first.title);
  await expect(page).toHaveTitle(new RegExp(first.title));
});

test("a partial download is requested again, and Retry keeps focus if it fails", async ({
  page,
  site: { first, second },
}) => {
  await emulateDataSaver(page);
  await openPage(page, first.path);
  await page.route(payloadOf(second), async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).slice(0, 2000) });
  });
  await page.locator(linkTo(second)).first().click();
  const retry = page.getByRole("button", { name: "Retry" });
  await expect(retry).toBeVisible();
  await page.unroute(payloadOf(second));
  const abort = await delayRequests(page, payloadOf(second), "abort");
  await retry.press("Enter");
  await expect(retry).toBeHidden();
  abort();
  await expect(retry).toBeFocused();
  await page.unroute(payloadOf(second));
  await retry.press("Enter");
  await expect(page.locator("h1")).toHaveText(second.title);
});

test("a hash link on the old page does not cancel the next page", async ({
  page,
  site: { long, second },
}) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await emulateDataSaver(page);
  await openPage(page, long.path);
  const release = await delayRequests(page, payloadOf(second));
  await page.locator(linkTo(second)).first().click();
  await expect(page).toHaveURL(second.path);
  const id = long.headings[0]?.id ?? "";
  await page.locator(`.toc a[href$="#${id}"]`).click();
  await expect(page).toHaveURL(`${second.path}#${id}`);
  release();
  await expect(page.locator("h1")).toHaveText(second.title);
});

test("a slow page shows the progress bar after a second", async ({
  page,
  site: { first, second },
}) => {
  await emulateDataSaver(page);
  await openPage(page, first.path);
  const release = await delayRequests(page, payloadOf(second));
  const start = Date.now();
  await page.locator(linkTo(second)).first().click();
  await expect(page.getByRole("progressbar")).toBeVisible();
  expect(Date.now() - start).toBeGreaterThanOrEqual(1000);
  await page.emulateMedia({ forcedColors: "active" });
  const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await expect(page.locator(".progress")).not.toHaveCSS("background-color", background);
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".progress")).toBeHidden();
  await expect(page.locator("h1")).toHaveText(first.title);
  release();
  await expect(page.locator("h1")).toHaveText(second.title);
  await expect(page.locator(".progress")).toHaveCount(0);
});

test("the progress bar", async ({ page, site: { first, second } }) => {
  await emulateDataSaver(page);
  await openPage(page, first.path);
  const release = await delayRequests(page, payloadOf(second));
  await page.locator(linkTo(second)).first().click();
  await expect(page.getByRole("progressbar")).toBeVisible();
  await test.step("the progress bar starts at 8 % and gains 2 % every 800 ms", async () => {
    const bar = page.getByRole("progressbar");
    const widthAfter = (milliseconds: number) =>
      bar.evaluate((element, time) => {
        const [animation] = element.getAnimations();
        if (!animation) throw new Error("the bar does not move");
        animation.pause();
        animation.currentTime = time;
        return element.getBoundingClientRect().width / window.innerWidth;
      }, 1000 + milliseconds);
    expect(await widthAfter(0)).toBeCloseTo(0.08);
    expect(await widthAfter(800)).toBeCloseTo(0.1);
    expect(await widthAfter(8000)).toBeCloseTo(0.28);
  });
  await test.step("the progress bar disappears when the reader goes elsewhere", async () => {
    await page.goBack();
    await expect(page.locator(".progress")).toHaveCount(0);
    await expect(page.locator(linkTo(second)).first()).toBeFocused();
    release();
  });
});

test("the progress bar appears even if no request gets a response", async ({
  page,
  site: { first, second },
}) => {
  await emulateDataSaver(page);
  await openPage(page, first.path);
  await page.route("**/*", () => {});
  await page.locator(linkTo(second)).first().click();
  await expect(page.getByRole("progressbar")).toBeVisible();
});

test("links in view are prefetched, but not with data saver", async ({
  context,
  site: { first, second },
}) => {
  const payloads = async (saveData: boolean) => {
    const page = await context.newPage();
    await emulateDataSaver(page, saveData);
    const urls: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/index.txt")) urls.push(request.url());
    });
    await openPage(page, first.path);
    await page.locator(linkTo(second)).first().hover();
    await requestsSettled(page);
    await page.close();
    return urls;
  };
  expect((await payloads(false)).some((url) => url.includes(second.path))).toBe(true);
  expect(await payloads(true)).toEqual([]);
});

test("a prefetched payload is decoded once, before the click", async ({
  page,
  site: { first, second },
}) => {
  await page.addInitScript(() => {
    const decoded: unknown[] = [];
    Object.assign(window, { decoded });
    window.Response = class extends Response {
      constructor(body?: BodyInit | null, init?: ResponseInit) {
        super(body, init);
        decoded.push(body);
      }
    };
  });
  await openPage(page, first.path);
  const link = page.locator(linkTo(second)).first();
  const payload = await page.request.get(payloadOf(second).slice(2));
  const flight = (await payload.text()).replace(/^.*\n/, "");
  const times = () =>
    page.evaluate(
      (text) => (Reflect.get(window, "decoded") as unknown[]).filter((one) => one === text).length,
      flight,
    );
  await link.hover();
  await expect.poll(times).toBe(1);
  await link.click();
  await expect(page.locator("h1")).toHaveText(second.title);
  expect(await times()).toBe(1);
});

test("a payload of another build loads the page in full", async ({
  page,
  site: { first, second },
}) => {
  await page.route(payloadOf(second), async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.replace(/^.*\n/, "another-build\n") });
  });
  await openPage(page, first.path);
  await page.evaluate(() => Object.assign(window, { marker: "old document" }));
  await page.locator(linkTo(second)).first().click();
  await expect(page.locator("h1")).toHaveText(second.title);
  expect(await page.evaluate(() => "marker" in window)).toBe(false);
});

test("unknown URLs and prefixes of known ones get the catch-all page", async ({ page, site }) => {
  const response = await page.goto(site.at("/docs/no/such/page"));
  expect(response?.status()).toBe(404);
  await expect(page.locator("h1")).toHaveText("Page not found");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  // A payload needs the exact path.
  const { path } = site.first;
  for (const near of [path.slice(0, -2), `${path.replace(/\/$/, "")}/more`]) {
    expect((await page.request.get(near)).status(), near).toBe(404);
  }
});

test("without the Navigation API links load pages, and search and Back work", async ({
  page,
  site: { first, second, long },
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, "navigation"));
  await openPage(page, first.path);
  await page.locator(linkTo(second)).first().click();
  await expect(page.locator("h1")).toHaveText(second.title);
  await waitForHydration(page);
  const { id, text } = long.headings[1] ?? { id: "", text: "" };
  await page.keyboard.press("/");
  await page.getByRole("dialog").getByRole("combobox").fill(text);
  await expect(page.getByRole("option").first()).toContainText(text);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${long.path}#${id}`);
  await page.goBack();
  await expect(page.locator("h1")).toHaveText(second.title);
});

test("a link clicked before hydration opens its page, and the page that was left works after Back", async ({
  page,
  site: { first, second },
}) => {
  const scripts = "**/assets/{react-root,shell}-*.js";
  const release = await delayRequests(page, scripts);
  const requested = page.waitForRequest(scripts);
  await page.goto(first.path);
  await page.keyboard.press("Shift");
  await requested;
  await page.locator(linkTo(second)).first().click();
  await expect(page.locator("h1")).toHaveText(second.title);
  release();
  await page.goBack();
  await expect(page.locator("h1")).toHaveText(first.title);
  await waitForHydration(page);
  await page.getByRole("button", { name: "Switch to dark mode" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("modified clicks are not intercepted", async ({ page, site: { first, second } }) => {
  await openPage(page, first.path);
  const link = page.locator(linkTo(second)).first();
  const other = await documentRequestedBy(page, () => link.click({ modifiers: ["ControlOrMeta"] }));
  expect(new URL(other).pathname).toBe(second.path);
  await expect(page).toHaveURL(first.path);
});

test("the article survives when React re-renders the page", async ({ page, site: { first } }) => {
  // An unexpected node makes hydration fail.
  await page.route(first.path, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.replace(/<main/, "<div>stranger</div><main") });
  });
  await page.goto(first.path);
  const words = await page.locator("#article-body").textContent();
  await waitForHydration(page);
  await expect(page.getByText("stranger")).toHaveCount(0);
  expect(await page.locator("#article-body").textContent()).toBe(words);
});
