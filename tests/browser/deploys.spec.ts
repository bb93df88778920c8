import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import {
  base,
  crash,
  type Deploy,
  deployAll,
  field,
  follow,
  type Host,
  isAsset,
  openTab,
  startHost,
} from "./deployed-site.ts";
import { versions } from "./deployed-versions.ts";
import { collectConsole, delayRequests, waitForHydration } from "./page-ready.ts";
import { test } from "./sites.ts";

const { before, after, written } = versions;

let host: Host;
const deploy = (next: Deploy) => host.deploy(next);

test.beforeAll(async () => {
  host = await startHost(deployAll(before));
});

test.afterAll(() => host?.close());

/**
 * Opens a page of the first build. Returns its console messages and the number of documents loaded
 * since.
 */
function open(page: Page, path: string) {
  deploy(deployAll(before));
  return openTab(page, host.origin + path);
}

test("the builds share no page chunks", () => {
  const scripts = (out: string) =>
    readFileSync(join(out, "docs/light/fog/index.html"), "utf8").match(
      /assets\/index-[^"]*\.js/,
    )?.[0];
  expect(scripts(before)).toBeTruthy();
  expect(scripts(after)).not.toBe(scripts(before));
});

test("a prefetched page with a deleted chunk is loaded in full, once", async ({ page }) => {
  const { consoleLines, documents } = await open(page, "docs/light/fog/");
  const payload = page.waitForResponse(/docs\/components\/tabs\/index\.txt/);
  await page.evaluate((href) => {
    const link = document.createElement("a");
    link.href = href;
    link.textContent = "to the tabs";
    document.querySelector("h1")?.append(link);
  }, `${base}docs/components/tabs/`);
  const link = page.getByText("to the tabs");
  await link.hover();
  await (await payload).finished();
  deploy(deployAll(after));
  await link.click();
  await expect(page.locator("h1")).toHaveText("Tabs");
  await expect(page.getByRole("tab").first()).toBeVisible();
  await expect(crash(page)).toHaveCount(0);
  expect(documents()).toBe(1);
  expect(consoleLines()).toEqual([]);
});

for (const [name, half] of Object.entries<Deploy>({
  "new assets, old pages": (path) => (isAsset(path) ? after : before),
  "old assets, new pages": (path) => (isAsset(path) ? before : after),
})) {
  test(`a partial deploy (${name}) causes one full load per page`, async ({ page }) => {
    const { documents } = await open(page, "docs/light/fog/");
    deploy(half);
    let expected = 0;
    for (const [path, title] of [
      ["search/", "Search"],
      ["docs/light/watch/", "Keeping a watch"],
    ] as const) {
      await follow(page, path);
      expected += 1;
      await expect(page.locator("h1")).toHaveText(title);
      await expect(crash(page)).toHaveCount(0);
      await expect(page.locator(".load-error")).toHaveCount(0);
      expect(documents()).toBeLessThanOrEqual(expected);
    }
  });
}

test("if the host does not respond, the page stays with a message, and Retry loads it", async ({
  page,
}) => {
  await open(page, "docs/light/fog/");
  const release = page.route("**/assets/parts/**", (route) => route.abort());
  await release;
  await page.route("**/search/", (route) => route.abort());
  await follow(page, "search/");
  await expect(page.locator(".load-error")).toBeVisible();
  await expect(page.locator("h1")).toHaveText("Fog");
  await expect(crash(page)).toHaveCount(0);
  await page.unrouteAll();
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.locator("h1")).toHaveText("Search");
  await expect(page.getByRole("searchbox")).toBeVisible();
});

test("the search reopens with the typed text after one full load, without storage too", async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("The operation is insecure.", "SecurityError");
        },
      });
    }
  });
  const { documents } = await open(page, "docs/light/fog/");
  deploy(deployAll(after));
  const release = await delayRequests(page, "**/open-search-*.js");
  await page.keyboard.type("/log");
  release();
  await expect(field(page)).toHaveValue("log");
  await page.keyboard.type("book");
  await expect(field(page)).toHaveValue("logbook");
  await expect(page.getByRole("option").first()).toContainText("The logbook");
  expect(documents()).toBe(1);
  await page.keyboard.press("Escape");
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a search whose script is also missing after the full load opens the search page", async ({
  page,
}) => {
  const { documents } = await open(page, "docs/light/fog/");
  const fail = await delayRequests(page, "**/open-search-*.js", "abort");
  await page.keyboard.type("/lamp");
  fail();
  await expect(page).toHaveURL(/\/search\/?\?q=lamp$/);
  expect(documents()).toBeLessThanOrEqual(1);
});

test.describe("with a clipboard", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("copying resumes after the full load", async ({ page }) => {
    const { consoleLines, documents } = await open(page, "docs/light/fog/");
    deploy(deployAll(after));
    await page.locator(".tools button").click();
    await expect(page.locator(".tools button")).toHaveText("Copied");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
      "A sentence of the second build.",
    );
    expect(documents()).toBe(1);
    expect(consoleLines()).toEqual([]);
  });
});

test("the script of the copy button loads on hover, and a failure to load it is shown", async ({
  page,
}) => {
  const { consoleLines, documents } = await open(page, "docs/light/fog/");
  await page.route("**/page-actions-*.js", (route) => route.abort());
  const request = page.waitForRequest("**/page-actions-*.js");
  await page.locator(".tools button").hover();
  await request;
  await page.locator(".tools button").click();
  await expect(page.locator(".load-error")).toBeVisible();
  expect(documents()).toBe(1);
  expect(consoleLines().filter((line) => line.startsWith("pageerror"))).toEqual([]);
});

test("the warning of a link appears after the full load", async ({ page }) => {
  await page.context().route("https://github.com/**", (route) => route.fulfill({ body: "host" }));
  const { documents } = await open(page, "docs/components/subscriber-links/");
  deploy(deployAll(after));
  await page.getByRole("link", { name: "A private repository", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "For Subscribers Only" });
  await expect(dialog).toContainText("secret-lamp");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toHaveCount(0);
  expect(documents()).toBe(1);
});

test("a category with a deleted tree still opens and closes", async ({ page }) => {
  const { documents } = await open(page, "docs/light/lamp/wick/");
  await page.route("**/*.json", (route) => route.fulfill({ status: 404 }));
  const button = page.locator(".side li:has(> ul [aria-current=page]) > button").first();
  await expect(button).toHaveAttribute("aria-expanded", "true");
  await button.click();
  await expect(button).toHaveAttribute("aria-expanded", "false");
  await expect(page.locator(".side [aria-current=page]")).toBeHidden();
  await button.click();
  await expect(page.locator(".side [aria-current=page]")).toBeVisible();
  expect(documents()).toBe(0);
});

test("if the assets of the last build are kept, the search needs no full load", async ({
  page,
}) => {
  const { consoleLines, documents } = await open(page, "docs/light/fog/");
  deploy((path) => (isAsset(path) && !existsSync(join(after, path)) ? before : after));
  await page.keyboard.type("/logbook");
  await expect(field(page)).toHaveValue("logbook");
  await expect(page.getByRole("option").first()).toContainText("The logbook");
  expect(documents()).toBe(0);
  expect(consoleLines()).toEqual([]);
});

test("a removed page and a renamed section cause one full load each", async ({ page }) => {
  const { consoleLines, documents } = await open(page, "docs/light/fog/");
  const removed = "docs/components/cards/";
  deploy(deployAll(after));
  await page.route(`**/${removed}**`, (route) =>
    route.fulfill({
      status: 404,
      contentType: "text/html",
      body: readFileSync(join(after, "404.html"), "utf8"),
    }),
  );
  await follow(page, removed);
  await expect(page.locator("h1")).toHaveText("Page not found");
  expect(documents()).toBe(1);
  await waitForHydration(page);
  await follow(page, "docs/light/watch/#at-first-light");
  await expect(page.locator("#at-first-light")).toBeInViewport();
  expect(documents()).toBeLessThanOrEqual(2);
  expect(consoleLines()).toEqual([]);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the section and the main menu open and their links work, with one full load each", async ({
    page,
  }) => {
    const { consoleLines, documents } = await open(page, "docs/coast/");
    deploy(deployAll(after));
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.locator("#sidebar").getByRole("link", { name: "The reef" }).click();
    await expect(page.locator("h1")).toHaveText("The reef");
    await expect(page.locator("nav:popover-open")).toHaveCount(0);
    await waitForHydration(page);
    deploy(deployAll(before));
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.getByRole("button", { name: "Back to main menu" }).click();
    await page.locator("#menu").getByRole("link", { name: "Handbook" }).click();
    await expect(page.locator("h1")).toHaveText("Overview");
    await expect(page.locator("nav:popover-open")).toHaveCount(0);
    expect(documents()).toBeLessThanOrEqual(2);
    expect(consoleLines()).toEqual([]);
  });
});

test("the progress bar shows until the full load starts", async ({ page }) => {
  const { consoleLines, documents } = await open(page, "docs/light/fog/");
  deploy(deployAll(after));
  const release = await delayRequests(page, "**/docs/components/blocks/index.txt");
  await follow(page, "docs/components/blocks/");
  await expect(page.getByRole("progressbar", { name: "Loading" })).toBeAttached();
  await expect(page.locator("h1")).toHaveText("Fog");
  release();
  await expect(page.locator("h1")).toHaveText("Blocks");
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  expect(documents()).toBe(1);
  expect(consoleLines()).toEqual([]);
});

test("prefetching a page after the deploy is silent, and costs one full load", async ({ page }) => {
  const { consoleLines, documents } = await open(page, "docs/light/fog/");
  deploy(deployAll(after));
  await page.evaluate((href) => {
    const link = document.createElement("a");
    link.href = href;
    link.textContent = "to the blocks";
    document.querySelector("h1")?.append(link);
  }, `${base}docs/components/blocks/`);
  const payload = page.waitForResponse(/docs\/components\/blocks\/index\.txt/);
  await page.getByText("to the blocks").hover();
  await (await payload).finished();
  expect(consoleLines()).toEqual([]);
  await page.getByText("to the blocks").click();
  await expect(page.locator("h1")).toHaveText("Blocks");
  expect(documents()).toBe(1);
  expect(consoleLines()).toEqual([]);
});

const picture = (page: Page) =>
  page.getByRole("button", { name: "Enlarge image: The tower from the sea" });

test("an image whose script loaded before the deploy is enlarged", async ({ page }) => {
  const { consoleLines, documents } = await open(page, "docs/components/images/");
  await expect(picture(page)).toBeVisible();
  deploy(deployAll(after));
  await picture(page).click();
  await expect(page.getByRole("dialog", { name: "The tower from the sea" })).toBeVisible();
  expect(documents()).toBe(0);
  expect(consoleLines()).toEqual([]);
});

test("an image with a deleted zoom script stays an image", async ({ page }) => {
  deploy((path) => (path.startsWith("assets/parts/expand-") ? null : before));
  const gone = page.waitForResponse("**/assets/parts/expand-*.js");
  const consoleLines = collectConsole(page);
  await page.goto(`${host.origin}docs/components/images/`);
  expect((await gone).status()).toBe(404);
  await waitForHydration(page);
  await page.getByRole("img", { name: "The tower from the sea" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("alert")).toHaveCount(0);
  expect(consoleLines()).toEqual([]);
});

test("the announcement closes, and the version menu opens the page in another version", async ({
  page,
}) => {
  const { consoleLines, documents } = await open(page, "docs/light/fog/");
  deploy(deployAll(after));
  await page.getByRole("button", { name: "Close announcement" }).click();
  await expect(page.getByRole("complementary", { name: "Announcement" })).toBeHidden();
  await page.getByRole("button", { name: "Version: Next" }).click();
  await page.locator("#menu-versions").getByRole("link", { name: "1.0" }).click();
  await expect(page.getByText("blown by hand")).toBeVisible();
  await expect(page.getByRole("complementary", { name: "Announcement" })).toBeHidden();
  expect(documents()).toBe(1);
  expect(consoleLines()).toEqual([]);
});

test("the search finds new content after its files were replaced, without a full load", async ({
  page,
}) => {
  const indexOf = (out: string) =>
    JSON.parse(readFileSync(join(out, "search-index/manifest.json"), "utf8"));
  // The new output has no file of the old index.
  expect(indexOf(written)).not.toEqual(indexOf(before));
  const { consoleLines, documents } = await open(page, "docs/light/logbook/");
  await page.keyboard.press("/");
  // The results of a rare word need few files of the index, so the next query needs others.
  await field(page).fill("subscriber");
  await expect(page.getByRole("option").first()).toBeVisible();
  deploy(deployAll(written));
  await field(page).fill("first light");
  await expect(page.getByRole("option", { name: "At first light" }).first()).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
  expect(documents()).toBe(0);
  expect(consoleLines()).toEqual([]);
});

const isPayload = (path: string) => path.endsWith("index.txt");

for (const [name, half] of Object.entries<Deploy>({
  "new payloads, old documents": (path) => (isPayload(path) ? after : before),
  "old payloads, new documents": (path) => (isPayload(path) ? before : after),
})) {
  test(`a partial deploy (${name}) causes one full load per page`, async ({ page }) => {
    const { consoleLines, documents } = await open(page, "docs/light/fog/");
    deploy(half);
    for (const [number, [path, title]] of (
      [
        ["docs/components/blocks/", "Blocks"],
        ["docs/light/relief/", "The relief"],
        ["search/", "Search"],
      ] as const
    ).entries()) {
      await follow(page, path);
      await expect(page.locator("h1")).toHaveText(title);
      await waitForHydration(page);
      expect(documents()).toBeLessThanOrEqual(number + 1);
    }
    await expect(page.locator(".load-error")).toHaveCount(0);
    expect(consoleLines()).toEqual([]);
  });
}

/** From the second build back to the first one: with another engine, or only with another text. */
const rollbacks = [
  ["another engine", () => after, 1],
  ["another text", () => written, 0],
] as const;

for (const [name, from, loads] of rollbacks) {
  test(`after a rollback (${name}), pages, sections, and the search work`, async ({ page }) => {
    deploy(deployAll(from()));
    // No link to the section is in view, so it is not prefetched.
    const { consoleLines, documents } = await openTab(page, `${host.origin}colophon/`);
    deploy(deployAll(before));
    await follow(page, "docs/light/watch/#at-dawn");
    await expect(page.locator("#at-dawn")).toBeInViewport();
    await waitForHydration(page);
    await page.keyboard.type("/logbook");
    await expect(field(page)).toHaveValue("logbook");
    await expect(page.getByRole("option").first()).toContainText("The logbook");
    expect(documents()).toBeLessThanOrEqual(loads);
    expect(consoleLines()).toEqual([]);
  });
}
