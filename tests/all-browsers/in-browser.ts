import { afterAll, afterEach, beforeAll, beforeEach, describe, expect } from "vitest";
import type { Driver } from "./browsers/driver.ts";
import { type BuiltSite, builtSites } from "./sites.ts";
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
import type { BrowserName, TestContext } from "./test-context.ts";

const suites = {
  navigation: navigationTests,
  search: searchTests,
  shell: shellTests,
  content: contentTests,
  reference: referenceTests,
  errors: errorTests,
  offline: offlineTests,
  "the browser": browserTests,
};

/** Runs all suites in one browser, which is restarted if it crashes. */
export function describeInBrowser(name: BrowserName, start: () => Promise<Driver>): void {
  const context = {} as TestContext;
  let driver: Driver;

  beforeAll(async () => {
    const [started, kitchenSink, gallery] = await Promise.all([
      start(),
      serve(builtSites.kitchenSink),
      serve(builtSites.gallery),
    ]);
    Object.assign(context, { kitchenSink, gallery });
    context.takeBrowserErrors = () => [
      ...kitchenSink.takeBrowserErrors(),
      ...gallery.takeBrowserErrors(),
    ];
    await use(started);
  });

  // A crash only fails the test in which it happens.
  beforeEach(async () => {
    // Discard late messages of an earlier attempt.
    context.takeBrowserErrors();
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
    const tab = createTab(driver, [context.kitchenSink, context.gallery]);
    Object.assign(context, { tab, browser: { name, version: driver.version } });
    await driver.resize(desktopSize.width, desktopSize.height);
  }

  afterEach(async () => {
    const browserErrors = context.takeBrowserErrors();
    for (const site of [context.kitchenSink, context.gallery]) site.restore();
    await context.tab.run(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    expect(browserErrors, "unexpected browser errors").toEqual([]);
  });

  afterAll(async () => {
    await driver.close();
    await Promise.all([context.kitchenSink.close(), context.gallery.close()]);
  });

  for (const [suite, addTests] of Object.entries(suites)) describe(suite, () => addTests(context));
}

async function serve({ outDir, baseUrl, pathOf }: BuiltSite) {
  const site = await serveSite(outDir, baseUrl);
  return Object.assign(site, { pathOf, urlOf: (route: string) => site.origin + pathOf(route) });
}
