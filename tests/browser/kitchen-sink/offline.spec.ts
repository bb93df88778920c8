import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { type Host, respondWithJson, startHost } from "../offline-host.ts";
import { collectConsole, openPage, waitForHydration } from "../page-ready.ts";
import { sites, test as siteTest } from "../sites.ts";

const { outDir, at } = sites.kitchenSink;
const base = at("/");

const test = siteTest.extend<{ host: Host }>({
  // Playwright takes an object to read what a fixture needs.
  // biome-ignore lint/correctness/noEmptyPattern: as above
  host: async ({}, use) => {
    const host = await startHost(outDir, base);
    await use(host);
    host.close();
  },
});

// In other suites, a worker would bypass intercepted requests.
test.use({ serviceWorkers: "allow" });

const note = (page: Page) => page.locator(".page-notice");

/** Paths of cached files, by cache. */
function readCaches(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(async () => {
    const found: Record<string, string[]> = {};
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      found[name.replace(/-\d+:.*/, "")] = requests.map(({ url }) => new URL(url).pathname);
    }
    return found;
  });
}

const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

/** Opens a page and waits until it and the search are cached. */
async function read(page: Page, { address }: Host, path: string): Promise<void> {
  await openPage(page, address + path);
  await expect
    .poll(async () => {
      const { "offline-pages": pages = [], "offline-files": files = [] } = await readCaches(page);
      return [pages.includes(`${base}${path}`), files.some((one) => one.endsWith("/whole.json"))];
    })
    .toEqual([true, true]);
}

const fog = "docs/light/fog/";
const logbook = "docs/light/logbook/";

test("reads pages offline, and navigates between them", async ({ page, host }) => {
  const consoleLines = collectConsole(page);
  await read(page, host, fog);
  await page.getByRole("link", { name: "The logbook" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The logbook");
  await expect
    .poll(async () => (await readCaches(page))["offline-pages"])
    .toContain(base + logbook);
  host.network = "offline";
  await page.goto(host.address + fog);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Fog");
  await waitForHydration(page);
  await expect(note(page)).toContainText("saved copy");
  await page.getByRole("link", { name: "The logbook" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The logbook");
  await waitForHydration(page);
  await expect(note(page)).toContainText("saved copy");
  host.network = "online";
  await page.getByRole("link", { name: "Fog" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Fog");
  await expect(note(page)).toHaveCount(0);
  expect(consoleLines().filter((line) => !line.includes("net::ERR"))).toEqual([]);
});

test("searches offline", async ({ page, context, host }) => {
  await read(page, host, fog);
  await context.setOffline(true);
  await page.reload();
  await waitForHydration(page);
  await page.keyboard.press("/");
  await page.getByRole("dialog").getByRole("combobox").fill("logbook");
  await expect(page.getByRole("dialog").getByRole("option").first()).toContainText(/logbook/i);
});

test("lists cached pages if a page was never opened", async ({ page, host }) => {
  await read(page, host, fog);
  host.network = "offline";
  await page.goto(host.address + logbook);
  await expect(page.getByRole("heading", { name: "No network" })).toBeVisible();
  await page.getByRole("link", { name: fog }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Fog");
});

test("waits for a silent network before it shows a cached page", async ({ page, host }) => {
  await read(page, host, fog);
  host.network = "hanging";
  const start = performance.now();
  await page.goto(host.address + fog);
  expect(performance.now() - start).toBeGreaterThan(1950);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Fog");
  await expect(note(page)).toContainText(/saved copy of the page.* \(.*\d{4}/);
  await page.getByRole("button", { name: "Close this note" }).click();
  await expect(note(page)).toHaveCount(0);
});

test("shows a late response within the limit", async ({ page, host }) => {
  await read(page, host, fog);
  host.handle = (_, response, path) => {
    if (path !== fog) return false;
    setTimeout(() => {
      response.writeHead(200, { "content-type": "text/html" });
      response.end("<title>New</title><h1>New fog</h1>");
    }, 1000);
    return true;
  };
  await page.goto(host.address + fog);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("New fog");
});

test("replaces the worker under an open page, and keeps the cache", async ({ page, host }) => {
  await read(page, host, fog);
  host.handle = (_, response, path) => {
    if (path !== "service-worker.js") return false;
    response.writeHead(200, { "content-type": "text/javascript" });
    response.end(`${readFileSync(`${outDir}/service-worker.js`, "utf8")}// Another version.`);
    return true;
  };
  await page.evaluate(async () => {
    const { serviceWorker } = navigator;
    const changed = new Promise((resolve) => {
      serviceWorker.addEventListener("controllerchange", resolve, { once: true });
    });
    const registration = await serviceWorker.getRegistration();
    await Promise.all([registration?.update(), changed]);
  });
  host.network = "offline";
  await page.goto(host.address + fog);
  await expect(note(page)).toContainText("saved copy");
});

test("is switched off by its host, and leaves nothing behind", async ({ page, host }) => {
  await read(page, host, fog);
  host.handle = (request, response, path) =>
    path === "service-worker.json" && respondWithJson({ off: true })(request, response, path);
  await page.goto(host.address + logbook);
  await expect.poll(() => registrations(page)).toBe(0);
  await openPage(page, host.address + fog);
  await expect.poll(() => readCaches(page)).toEqual({});
  expect(await registrations(page)).toBe(0);
});

test("is removed when a later build has no worker", async ({ page, host }) => {
  await read(page, host, fog);
  host.handle = (_, response, path) => {
    if (/^service-worker/.test(path)) {
      response.writeHead(404).end();
      return true;
    }
    if (path !== logbook) return false;
    response.writeHead(200, { "content-type": "text/html" });
    response.end(`<head><title>Plain</title></head><script id="payload">1\n</script>`);
    return true;
  };
  // Browsers do not remove a worker because its script is missing.
  const update = page.evaluate(() =>
    navigator.serviceWorker.getRegistration().then((found) => found?.update()),
  );
  await expect(update).rejects.toThrow("404");
  expect(await registrations(page)).toBe(1);
  await page.goto(host.address + logbook);
  await expect.poll(() => registrations(page)).toBe(0);
  await expect.poll(() => readCaches(page)).toEqual({});
});

test("does not touch another site below it", async ({ page, host }) => {
  await read(page, host, fog);
  host.handle = (_, response, path) => {
    if (path !== "other/") return false;
    response.writeHead(200, { "content-type": "text/html" });
    response.end(`<head><title>Other</title></head><script id="payload">1\n</script>`);
    return true;
  };
  host.requestedPaths.length = 0;
  await page.goto(`${host.address}other/`);
  await expect.poll(() => host.requestedPaths).toContain("service-worker.json");
  expect(await registrations(page)).toBe(1);
});

test("treats a damaged cache as empty", async ({ page, host }) => {
  await read(page, host, fog);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        if (!request.url.endsWith("offline.html")) await cache.put(request, new Response("\0"));
      }
    }
  });
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Fog");
  await waitForHydration(page);
  host.network = "offline";
  await page.goto(host.address + logbook);
  await expect(page.getByRole("heading", { name: "No network" })).toBeVisible();
});

test("works if the quota is exceeded", async ({ page, host }) => {
  await page.addInitScript(() => {
    Cache.prototype.put = () => Promise.reject(new DOMException("full", "QuotaExceededError"));
  });
  const session = await page.context().newCDPSession(page);
  await session.send("Storage.overrideQuotaForOrigin", {
    origin: new URL(host.address).origin,
    quotaSize: 1,
  });
  const consoleLines = collectConsole(page);
  await page.goto(host.address + fog);
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe("activated");
  await openPage(page, host.address + logbook);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The logbook");
  await expect.poll(consoleLines).toEqual([expect.stringContaining("QuotaExceededError")]);
});

test("does not cache an error page instead of a script", async ({ page, host }) => {
  await read(page, host, fog);
  host.handle = (_, response, path) => {
    if (!path.startsWith("assets/")) return false;
    response.writeHead(200, { "content-type": "text/html" });
    response.end("<h1>Welcome</h1>");
    return true;
  };
  await openPage(page, host.address + logbook);
  await page.keyboard.press("/");
  await expect(page.getByRole("dialog")).toBeVisible();
});
