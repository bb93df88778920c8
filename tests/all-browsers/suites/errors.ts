import { expect, it } from "vitest";
import type { TestContext } from "../test-context.ts";

const fog = "/docs/light/fog";
/** The messages of the site and of the browsers if scripts are missing. */
export const missingScripts = /Without all of its scripts|module/;

export function errorTests(context: TestContext): void {
  it("an unknown URL shows the page that suggests others", async () => {
    const { tab, kitchenSink } = context;
    await tab.goto(kitchenSink.urlOf("/docs/light/fogs"));
    await expect.poll(() => tab.text("h1")).toBe("Page not found");
    await expect
      .poll(() => tab.count(`main a[href="${kitchenSink.pathOf(fog)}"]`))
      .toBeGreaterThan(0);
    await tab.click(`main a[href="${kitchenSink.pathOf(fog)}"]`);
    await expect.poll(() => tab.text("h1")).toBe("Fog");
  });

  it("a page that fails to load keeps the old one, and Retry loads it", async () => {
    const { tab, kitchenSink } = context;
    // Before the page can be prefetched.
    const release = kitchenSink.intercept(/light\/fog\/index\.txt/, 503);
    await tab.goto(kitchenSink.urlOf("/docs/coast"));
    const hasNavigationApi = await tab.run(() => "navigation" in window);
    await tab.run((path) => void setTimeout(() => location.assign(path)), kitchenSink.pathOf(fog));
    if (!hasNavigationApi) {
      // Without the Navigation API, no payload is requested, but scripts of the old page may be
      // missing, because it is left while they load.
      await expect.poll(() => tab.text("h1")).toBe("Fog");
      for (const line of context.takeBrowserErrors()) expect(line).toMatch(missingScripts);
      return;
    }
    await expect.poll(() => tab.text("[role=alert]")).toContain("The page could not be loaded.");
    await expect.poll(() => tab.text("h1")).toBe("The coast");
    expect(context.takeBrowserErrors()).toEqual([expect.stringContaining("could not be loaded")]);
    release();
    await tab.click({ role: "button", name: "Retry" });
    await expect.poll(() => tab.text("h1")).toBe("Fog");
    await tab.traverse(-1);
    await expect.poll(() => tab.text("h1")).toBe("The coast");
  });

  it("without all of its scripts, a page can be read and links work", async () => {
    const { tab, kitchenSink } = context;
    const scripts = /\/assets\/(?:shell|react-root|flight-client)-.*\.js/;
    const release = kitchenSink.intercept(scripts, "abort");
    const before = kitchenSink.requests.length;
    await tab.open(kitchenSink.urlOf(fog));
    await tab.press("Shift");
    // WebKit may have all of them in memory, and then none is missing.
    const areRequested = () =>
      kitchenSink.requests.slice(before).some((path) => scripts.test(path));
    const isHydrated = () =>
      tab.run(() => Object.keys(document.documentElement).some((key) => key.startsWith("__react")));
    await expect.poll(async () => areRequested() || (await isHydrated())).toBe(true);
    if (context.browser.name !== "WebKit") expect(areRequested()).toBe(true);
    if (areRequested())
      await expect.poll(() => context.takeBrowserErrors().length).toBeGreaterThan(0);
    await expect.poll(() => tab.text("h1")).toBe("Fog");
    release();
    await tab.click({ role: "link", name: "The logbook", within: ".side" });
    await expect.poll(() => tab.text("h1")).toBe("The logbook");
    await tab.ready();
    // Each missing script may report an error, some later than the check above.
    for (const line of context.takeBrowserErrors()) expect(line).toMatch(missingScripts);
  });

  it("a missing chunk causes one full load, and the page can be read", async () => {
    const { tab, kitchenSink } = context;
    const reported: string[] = [];
    // Only the search page: WebKit does not request a missing module again.
    const release = kitchenSink.intercept(/\/parts\/search-[\w-]{8}\.js/, 404);
    await tab.goto(kitchenSink.urlOf(fog));
    const before = kitchenSink.documentRequests.length;
    await tab.run(
      (path) => void setTimeout(() => location.assign(path)),
      kitchenSink.pathOf("/search"),
    );
    await expect.poll(() => tab.text("h1")).toBe("Search");
    await expect
      .poll(() => reported.push(...context.takeBrowserErrors()) && reported.join())
      .toContain("Without all of its scripts");
    await expect.poll(() => tab.text("main")).toContain("Search needs JavaScript");
    // Without the Navigation API, the document itself is requested first, and then once more.
    const expected = (await tab.run(() => "navigation" in window)) ? 1 : 2;
    await expect.poll(() => kitchenSink.documentRequests.length - before).toBe(expected);
    await tab.until(() => document.readyState === "complete");
    expect(new Set(kitchenSink.documentRequests.slice(before))).toEqual(
      new Set([kitchenSink.pathOf("/search")]),
    );
    release();
    await tab.goto(kitchenSink.urlOf(fog));
    // Some browsers also report errors of the page that was left.
    for (const line of context.takeBrowserErrors()) expect(line).toMatch(missingScripts);
  });

  it("everything works if storage throws", async () => {
    const { tab, kitchenSink } = context;
    kitchenSink.addInitScript(
      'Object.defineProperty(window, "localStorage", { get() { throw new DOMException("no", "SecurityError") } })',
    );
    await tab.goto(kitchenSink.urlOf(fog));
    await tab.click(".theme-switch");
    await expect.poll(() => tab.attribute("html", "data-theme")).toBe("dark");
    await tab.press("/");
    await expect.poll(() => tab.hasFocus("dialog [role=combobox]")).toBe(true);
    await tab.press("Escape");
    expect(context.takeBrowserErrors()).toEqual([
      expect.stringContaining("Storage is unavailable"),
    ]);
    kitchenSink.restore();
    await tab.goto(kitchenSink.urlOf(fog));
  });
}
