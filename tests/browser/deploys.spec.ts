import { execFile } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, type Page } from "@playwright/test";
import sirv from "sirv";
import { collectConsole, holdRequests, hydrated } from "./page-ready.ts";
import { test } from "./sites.ts";

// One worker builds both versions of the site, once.
test.describe.configure({ mode: "default" });

const run = promisify(execFile);
/** As deep as the fixtures: the copies import the engine like them. */
const folder = ".cache/tests";
const base = "/kitchen-sink/";
/** Outputs of the builds: the first, and one of another engine, with other and moved pages. */
const [before, after] = [join(folder, "deploys-before"), join(folder, "deploys-after")];

/** As the second, with the assets of the first. */
const kept = join(folder, "deploys-kept");

/** The folder that answers for a path of the output; undefined where it is missing everywhere. */
type Deploy = (path: string) => string;

const whole = (build: string) => () => build;
const isAsset = (path: string) => path.startsWith("assets/");

let server: Server | undefined;
let origin = "";
let deployed: Deploy = whole(before);

async function build(
  out: string,
  changeFiles: (site: string) => void,
  options: string[] = [],
): Promise<void> {
  const site = `${out}-site`;
  rmSync(site, { recursive: true, force: true });
  cpSync("tests/fixtures/kitchen-sink", site, { recursive: true });
  changeFiles(site);
  await run("node", [
    "src/run.mjs",
    "src/cli.ts",
    "build",
    "--site",
    site,
    "--out",
    out,
    ...options,
  ]);
}

function change(file: string, edit: (text: string) => string): void {
  writeFileSync(file, edit(readFileSync(file, "utf8")));
}

/** Other words change the code of the shell, and with it the name of every part. */
function changeSite(site: string): void {
  const words = join(site, "messages/en");
  mkdirSync(words, { recursive: true });
  writeFileSync(join(words, "default.ts"), 'export const dismiss = "Shut";\n');
  change(join(site, "content/docs/light/fog.md"), (text) => {
    return `${text}\nA sentence of the second build.\n`;
  });
  change(join(site, "content/docs/light/watch.md"), (text) =>
    text.replace("## At dawn", "## At first light"),
  );
  change(join(site, "redirects.tsv"), (text) => text.replace("#at-dawn", "#at-first-light"));
}

test.beforeAll(async () => {
  test.setTimeout(240_000);
  await build(before, () => {});
  await build(after, changeSite);
  await build(kept, changeSite, ["--keep-assets", before]);
  const host = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://host");
    const path = decodeURI(pathname.slice(base.length));
    const out = deployed(path);
    request.url = `/${path}`;
    sirv(out, { dev: true, etag: true })(request, response, () => {
      response.writeHead(404, { "content-type": "text/html; charset=utf-8" });
      response.end(readFileSync(join(out, "404.html")));
    });
  });
  server = host;
  await new Promise<void>((resolve) => host.listen(0, "localhost", resolve));
  origin = `http://localhost:${(host.address() as AddressInfo).port}${base}`;
});

test.afterAll(() => void server?.close());

/** Opens a page of the first build. Answers the console and how many documents came since. */
async function open(page: Page, path: string) {
  deployed = whole(before);
  await page.goto(`${origin}${path}`);
  await hydrated(page);
  const said = collectConsole(page);
  let documents = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
  });
  return { said, documents: () => documents };
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
  deployed = whole(after);
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
    deployed = half;
    let expected = 0;
    for (const [path, title] of [
      ["search/", "Search"],
      ["docs/light/watch/", "Keeping a watch"],
    ] as const) {
      await page.evaluate((href) => {
        location.href = href;
      }, base + path);
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
  await page.evaluate((href) => {
    location.href = href;
  }, `${base}search/`);
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
  deployed = whole(after);
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
    deployed = whole(after);
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
  deployed = whole(after);
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
  deployed = whole(kept);
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
  deployed = whole(after);
  await page.route(`**/${removed}**`, (route) =>
    route.fulfill({
      status: 404,
      contentType: "text/html",
      body: readFileSync(join(after, "404.html"), "utf8"),
    }),
  );
  const follow = (path: string) =>
    page.evaluate((href) => {
      location.href = href;
    }, base + path);
  await follow(removed);
  await expect(page.locator("h1")).toHaveText("Page not found");
  expect(documents()).toBe(1);
  await hydrated(page);
  await follow("docs/light/watch/#at-first-light");
  await expect(page.locator("#at-first-light")).toBeInViewport();
  expect(documents()).toBeLessThanOrEqual(2);
  expect(said()).toEqual([]);
});

test("a rollback costs one full load", async ({ page }) => {
  deployed = whole(after);
  await page.goto(`${origin}docs/light/fog/`);
  await hydrated(page);
  deployed = whole(before);
  await page.keyboard.type("/fog");
  await expect(field(page)).toHaveValue("fog");
  await page.keyboard.press("Escape");
  await page.locator('.side a[href$="/docs/light/logbook/"]').click();
  await expect(page.locator("h1")).toHaveText("The logbook");
});
