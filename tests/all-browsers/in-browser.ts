import { afterAll, afterEach, beforeAll, beforeEach, describe, expect } from "vitest";
import type { Driver } from "./browsers/driver.ts";
import type { Reader } from "./reader.ts";
import { builtSites } from "./sites.ts";
import { browserTests } from "./suites/browser.ts";
import { contentTests } from "./suites/content.ts";
import { errorTests } from "./suites/errors.ts";
import { navigationTests } from "./suites/navigation.ts";
import { offlineTests } from "./suites/offline.ts";
import { referenceTests } from "./suites/reference.ts";
import { searchTests } from "./suites/search.ts";
import { shellTests } from "./suites/shell.ts";
import { serveSite } from "./tab/served-site.ts";
import { createTab, desktopSize } from "./tab/tab.ts";

/** Runs all suites in one browser, which is restarted if it crashes. */
export function describeInBrowser(name: string, start: () => Promise<Driver>): void {
  const reader = {} as Reader;
  let driver: Driver;

  beforeAll(async () => {
    const [started, sink, real] = await Promise.all([
      start(),
      serve(builtSites.sink),
      serve(builtSites.real),
    ]);
    Object.assign(reader, { sink, real });
    reader.browserErrors = () => [...sink.takeBrowserErrors(), ...real.takeBrowserErrors()];
    await use(started);
  });

  // A crash only fails the test in which it happens.
  beforeEach(async () => {
    // Discard late messages of an earlier attempt.
    reader.browserErrors();
    const isAlive = await driver.evaluate("document.readyState").then(
      () => true,
      () => false,
    );
    if (isAlive) return;
    await driver.close();
    await use(await start());
  });

  async function use(started: Driver) {
    driver = started;
    const tab = createTab(driver, [reader.sink, reader.real]);
    Object.assign(reader, { tab, browser: { name, version: driver.version } });
    await driver.resize(desktopSize.width, desktopSize.height);
  }

  afterEach(async () => {
    const browserErrors = reader.browserErrors();
    for (const site of [reader.sink, reader.real]) site.restore();
    await reader.tab.run(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    expect(browserErrors, "unexpected browser errors").toEqual([]);
  });

  afterAll(async () => {
    await driver.close();
    await Promise.all([reader.sink.close(), reader.real.close()]);
  });

  describe("navigation", () => navigationTests(reader));
  describe("search", () => searchTests(reader));
  describe("shell", () => shellTests(reader));
  describe("content", () => contentTests(reader));
  describe("reference", () => referenceTests(reader));
  describe("errors", () => errorTests(reader));
  describe("offline", () => offlineTests(reader));
  describe("the browser", () => browserTests(reader));
}

async function serve({ outDir, baseUrl, at }: (typeof builtSites)["sink"]) {
  const site = await serveSite(outDir, baseUrl);
  return Object.assign(site, { at, to: (route: string) => site.origin + at(route) });
}
