import { expect, it } from "vitest";
import type { Reader } from "../reader.ts";

const fog = "/docs/light/fog";
/** The messages of the site and of the browsers if scripts are missing. */
export const missingScripts = /Without all of its scripts|module/;

export function errorTests(reader: Reader): void {
  it("an unknown URL shows the page that suggests others", async () => {
    const { tab, sink } = reader;
    await tab.goto(sink.to("/docs/light/fogs"));
    await expect.poll(() => tab.text("h1")).toBe("Page not found");
    await expect.poll(() => tab.count(`main a[href="${sink.at(fog)}"]`)).toBeGreaterThan(0);
    await tab.click(`main a[href="${sink.at(fog)}"]`);
    await expect.poll(() => tab.text("h1")).toBe("Fog");
  });

  it("a page that fails to load keeps the old one, and Retry loads it", async () => {
    const { tab, sink } = reader;
    // Before the page can be prefetched.
    const release = sink.intercept(/light\/fog\/index\.txt/, 503);
    await tab.goto(sink.to("/docs/coast"));
    const replaces = await tab.run(() => "navigation" in window);
    await tab.run((path) => void setTimeout(() => location.assign(path)), sink.at(fog));
    if (!replaces) {
      // Without the Navigation API, no payload is requested.
      await expect.poll(() => tab.text("h1")).toBe("Fog");
      return;
    }
    await expect.poll(() => tab.text("[role=alert]")).toContain("The page could not be loaded.");
    await expect.poll(() => tab.text("h1")).toBe("The coast");
    expect(reader.browserErrors()).toEqual([expect.stringContaining("could not be loaded")]);
    release();
    await tab.click({ role: "button", name: "Retry" });
    await expect.poll(() => tab.text("h1")).toBe("Fog");
    await tab.traverse(-1);
    await expect.poll(() => tab.text("h1")).toBe("The coast");
  });

  it("without all of its scripts, a page can be read and links work", async () => {
    const { tab, sink } = reader;
    const scripts = /\/assets\/(?:shell|react-root|flight-client)-.*\.js/;
    const release = sink.intercept(scripts, "abort");
    const before = sink.requests.length;
    await tab.open(sink.to(fog));
    await tab.press("Shift");
    // WebKit may have all of them in memory, and then none is missing.
    const areRequested = () => sink.requests.slice(before).some((path) => scripts.test(path));
    const isHydrated = () =>
      tab.run(() => Object.keys(document.documentElement).some((key) => key.startsWith("__react")));
    await expect.poll(async () => areRequested() || (await isHydrated())).toBe(true);
    if (reader.browser.name !== "WebKit") expect(areRequested()).toBe(true);
    if (areRequested()) await expect.poll(() => reader.browserErrors().length).toBeGreaterThan(0);
    await expect.poll(() => tab.text("h1")).toBe("Fog");
    release();
    await tab.click({ role: "link", name: "The logbook", within: ".side" });
    await expect.poll(() => tab.text("h1")).toBe("The logbook");
    await tab.ready();
    // Each missing script may report an error, some later than the check above.
    for (const line of reader.browserErrors()) expect(line).toMatch(missingScripts);
  });

  it("a missing chunk causes one full load, and the page can be read", async () => {
    const { tab, sink } = reader;
    const reported: string[] = [];
    // Only the search page: WebKit does not request a missing module again.
    const release = sink.intercept(/\/parts\/search-[\w-]{6}\.js/, 404);
    await tab.goto(sink.to(fog));
    const before = sink.documentRequests.length;
    await tab.run((path) => void setTimeout(() => location.assign(path)), sink.at("/search"));
    await expect.poll(() => tab.text("h1")).toBe("Search");
    await expect
      .poll(() => reported.push(...reader.browserErrors()) && reported.join())
      .toContain("Without all of its scripts");
    await expect.poll(() => tab.text("main")).toContain("Search needs JavaScript");
    // Without the Navigation API, the document itself is requested first, and then once more.
    const expected = (await tab.run(() => "navigation" in window)) ? 1 : 2;
    await expect.poll(() => sink.documentRequests.length - before).toBe(expected);
    await tab.until(() => document.readyState === "complete");
    expect(new Set(sink.documentRequests.slice(before))).toEqual(new Set([sink.at("/search")]));
    release();
    await tab.goto(sink.to(fog));
    // Some browsers also report errors of the page that was left.
    for (const line of reader.browserErrors()) expect(line).toMatch(missingScripts);
  });

  it("everything works if storage throws", async () => {
    const { tab, sink } = reader;
    sink.addInitScript(
      'Object.defineProperty(window, "localStorage", { get() { throw new DOMException("no", "SecurityError") } })',
    );
    await tab.goto(sink.to(fog));
    await tab.click(".theme-switch");
    await expect.poll(() => tab.attribute("html", "data-theme")).toBe("dark");
    await tab.press("/");
    await expect.poll(() => tab.hasFocus("dialog [role=combobox]")).toBe(true);
    await tab.press("Escape");
    expect(reader.browserErrors()).toEqual([expect.stringContaining("Storage is unavailable")]);
    sink.restore();
    await tab.goto(sink.to(fog));
  });
}
