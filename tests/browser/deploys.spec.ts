import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import {
  base,
  build,
  changeContent,
  changeEngine,
  type Deploy,
  follow,
  type Host,
  isAsset,
  openTab,
  outputs,
  startHost,
  whole,
} from "./deployed-site.ts";
import { holdRequests, hydrated } from "./page-ready.ts";
import { test } from "./sites.ts";

// One worker builds all versions of the site, once.
test.describe.configure({ mode: "default" });

/** Outputs of the builds: the first, and one of another engine, with other and moved pages. */
const [before, after] = [join(outputs, "deploys-before"), join(outputs, "deploys-after")];
/** As the first, with the content of the second. */
const written = join(outputs, "deploys-written");
/** As the second, with the assets of the first. */
const kept = join(outputs, "deploys-kept");

let host: Host;
const deploy = (next: Deploy) => host.deploy(next);

test.beforeAll(async () => {
  test.setTimeout(240_000);
  const changeSite = (site: string) => {
    changeEngine(site);
    changeContent(site);
  };
  await build(before);
  await build(after, changeSite);
  await build(written, changeContent);
  await build(kept, changeSite, ["--keep-assets", before]);
  host = await startHost(whole(before));
});

test.afterAll(() => host?.close());

/** Opens a page of the first build. Answers the console and how many documents came since. */
function open(page: Page, path: string) {
  deploy(whole(before));
  return openTab(page, host.origin + path);
}

const crash = (page: Page) => page.getByText("This page crashed.");
const field = (page: Page) => page.getByRole("dialog").getByRole("combobox");

test("the builds share no part of the pages", () => {
  const scripts = (out: string) =>
    readFileSync(join(out, "docs/light/fog/index.html"), "utf8").match(
      /assets\/index-[^"]*\.js/,
    )?.[0];
  expect(scripts(before)).toBeTruthy();
  expect(scripts(after)).not.toBe(scripts(before));
});

test("a prefetched page whose part is gone is loaded in full, once", async ({ page }) => {
  const { said, documents } = await open(page, "docs/light/fog/");
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
  deploy(whole(after));
  await link.click();
  await expect(page.locator("h1")).toHaveText("Tabs");
  await expect(page.getByRole("tab").first()).toBeVisible();
  await expect(crash(page)).toHaveCount(0);
  expect(documents()).toBe(1);
  expect(said()).toEqual([]);
});

for (const [name, half] of Object.entries<Deploy>({
  "new assets, old pages": (path) => (isAsset(path) ? after : before),
  "old assets, new pages": (path) => (isAsset(path) ? before : after),
})) {
  test(`half a deploy (${name}) costs each page one full load`, async ({ page }) => {
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

test("where the host does not answer, the page stays with the message, and Retry loads it", async ({
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

test("the search is open with what was typed after one full load, without storage too", async ({
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
  deploy(whole(after));
  const release = await holdRequests(page, "**/open-search-*.js");
  await page.keyboard.type("/log");
  release();
  await expect(field(page)).toHaveValue("log");
  await page.keyboard.type("book");
  await expect(field(page)).toHaveValue("logbook");
  await expect(page.getByRole("option").first()).toContainText("The logbook");
  expect(documents()).toBe(1);
  await page.keyboard.press("Escape");
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a search whose script is missing after the full load too goes to its page", async ({
  page,
}) => {
  const { documents } = await open(page, "docs/light/fog/");
  let fail = () => {};
  const failed = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route("**/open-search-*.js", (route) => failed.then(() => route.abort()));
  await page.keyboard.type("/lamp");
  fail();
  await expect(page).toHaveURL(/\/search\/?\?q=lamp$/);
  expect(documents()).toBeLessThanOrEqual(1);
});

test.describe("with a clipboard", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("the full load does the work of the button that copies", async ({ page }) => {
    const { said, documents } = await open(page, "docs/light/fog/");
    deploy(whole(after));
    await page.locator(".tools button").click();
    await expect(page.locator(".tools button")).toHaveText("Copied");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
      "A sentence of the second build.",
    );
    expect(documents()).toBe(1);
    expect(said()).toEqual([]);
  });
});

test("what copies a page is there before the click, and its absence is said", async ({ page }) => {
  const { said, documents } = await open(page, "docs/light/fog/");
  await page.route("**/copy-page-*.js", (route) => route.abort());
  const asked = page.waitForRequest("**/copy-page-*.js");
  await page.locator(".tools button").hover();
  await asked;
  await page.locator(".tools button").click();
  await expect(page.locator(".load-error")).toBeVisible();
  expect(documents()).toBe(1);
  expect(said().filter((line) => line.startsWith("pageerror"))).toEqual([]);
});

test("the warning of a link comes after the full load", async ({ page }) => {
  await page.context().route("https://github.com/**", (route) => route.fulfill({ body: "host" }));
  const { documents } = await open(page, "docs/components/subscriber-links/");
  deploy(whole(after));
  await page.getByRole("link", { name: "A private repository", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "For Subscribers Only" });
  await expect(dialog).toContainText("secret-lamp");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toHaveCount(0);
  expect(documents()).toBe(1);
});

test("a category whose tree is gone still collapses and opens", async ({ page }) => {
  const { documents } = await open(page, "docs/light/lamp/wick/");
  await page.route("**/*.json", (route) => route.fulfill({ status: 404 }));
  const button = page.locator(".side li:has(> ul [aria-current]) > button").first();
  await expect(button).toHaveAttribute("aria-expanded", "true");
  await button.click();
  await expect(button).toHaveAttribute("aria-expanded", "false");
  await expect(page.locator(".side [aria-current]")).toBeHidden();
  await button.click();
  await expect(page.locator(".side [aria-current]")).toBeVisible();
  expect(documents()).toBe(0);
});

test("with the assets of the last build kept, the search needs no full load", async ({ page }) => {
  const { said, documents } = await open(page, "docs/light/fog/");
  deploy(whole(kept));
  await page.keyboard.type("/logbook");
  await expect(field(page)).toHaveValue("logbook");
  await expect(page.getByRole("option").first()).toContainText("The logbook");
  expect(documents()).toBe(0);
  expect(said()).toEqual([]);
});

test("a page that was removed, and a section with another name, cost one full load each", async ({
  page,
}) => {
  const { said, documents } = await open(page, "docs/light/fog/");
  const removed = "docs/components/cards/";
  deploy(whole(after));
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
  await hydrated(page);
  await follow(page, "docs/light/watch/#at-first-light");
  await expect(page.locator("#at-first-light")).toBeInViewport();
  expect(documents()).toBeLessThanOrEqual(2);
  expect(said()).toEqual([]);
});

test("a rollback costs one full load", async ({ page }) => {
  deploy(whole(after));
  await page.goto(`${host.origin}docs/light/fog/`);
  await hydrated(page);
  deploy(whole(before));
  await page.keyboard.type("/fog");
  await expect(field(page)).toHaveValue("fog");
  await page.keyboard.press("Escape");
  await page.locator('.side a[href$="/docs/light/logbook/"]').click();
  await expect(page.locator("h1")).toHaveText("The logbook");
});
