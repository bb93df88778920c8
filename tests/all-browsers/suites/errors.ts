import { expect, it } from "vitest";
import type { Reader } from "../reader.ts";

const fog = "/docs/light/fog";
/** What is said where scripts do not come, by the site or in the words of each browser. */
export const lacksScripts = /Without all of its scripts|module/;

/** What does not come, and what is not there. */
export function errorTests(reader: Reader): void {
  it("an unknown address gets the page that suggests others", async () => {
    const { tab, sink } = reader;
    await tab.goto(sink.to("/docs/light/fogs"));
    await expect.poll(() => tab.text("h1")).toBe("Page not found");
    await expect.poll(() => tab.count(`main a[href="${sink.at(fog)}"]`)).toBeGreaterThan(0);
    await tab.click(`main a[href="${sink.at(fog)}"]`);
    await expect.poll(() => tab.text("h1")).toBe("Fog");
  });

  it("a page that does not come keeps the old one, and Retry finds it", async () => {
    const { tab, sink } = reader;
    // Before it could be fetched ahead.
    const come = sink.disturb(/light\/fog\/index\.txt/, 503);
    await tab.goto(sink.to("/docs/coast"));
    const replaces = await tab.run(() => "navigation" in window);
    await tab.run((path) => void setTimeout(() => location.assign(path)), sink.at(fog));
    if (!replaces) {
      // Where links load documents, the payload has no part in it.
      await expect.poll(() => tab.text("h1")).toBe("Fog");
      return;
    }
    await expect.poll(() => tab.text("[role=alert]")).toContain("The page could not be loaded.");
    await expect.poll(() => tab.text("h1")).toBe("The coast");
    expect(reader.complaints()).toEqual([expect.stringContaining("could not be loaded")]);
    come();
    await tab.click({ role: "button", name: "Retry" });
    await expect.poll(() => tab.text("h1")).toBe("Fog");
    await tab.traverse(-1);
    await expect.poll(() => tab.text("h1")).toBe("The coast");
  });

  it("a page of which scripts do not come can be read, and links work", async () => {
    const { tab, sink } = reader;
    const scripts = /\/assets\/(?:shell|react-root|flight-client)-.*\.js/;
    const come = sink.disturb(scripts, "cut");
    const before = sink.asked.length;
    await tab.open(sink.to(fog));
    await tab.press("Shift");
    // WebKit may have all of them in memory. Then it requests none, and none is missing.
    const areRequested = () => sink.asked.slice(before).some((path) => scripts.test(path));
    const isHydrated = () =>
      tab.run(() => Object.keys(document.documentElement).some((key) => key.startsWith("__react")));
    await expect.poll(async () => areRequested() || (await isHydrated())).toBe(true);
    if (reader.browser.name !== "WebKit") expect(areRequested()).toBe(true);
    if (areRequested()) await expect.poll(() => reader.complaints().length).toBeGreaterThan(0);
    await expect.poll(() => tab.text("h1")).toBe("Fog");
    come();
    await tab.click({ role: "link", name: "The logbook", within: ".side" });
    await expect.poll(() => tab.text("h1")).toBe("The logbook");
    await tab.ready();
    // Each script that did not come may say so, the last one after the first was read above.
    for (const line of reader.complaints()) expect(line).toMatch(lacksScripts);
  });

  it("a part that does not come costs one full load, of a page that can be read", async () => {
    const { tab, sink } = reader;
    const said: string[] = [];
    // The page of the search alone: WebKit asks no second time for a part that was missing.
    const come = sink.disturb(/\/parts\/search-[\w-]{6}\.js/, 404);
    await tab.goto(sink.to(fog));
    const before = sink.documents.length;
    await tab.run((path) => void setTimeout(() => location.assign(path)), sink.at("/search"));
    await expect.poll(() => tab.text("h1")).toBe("Search");
    await expect
      .poll(() => said.push(...reader.complaints()) && said.join())
      .toContain("Without all of its scripts");
    await expect.poll(() => tab.text("main")).toContain("Search needs JavaScript");
    // Where links load documents, this one is the first that lacks a script: it is loaded once more.
    const wanted = (await tab.run(() => "navigation" in window)) ? 1 : 2;
    await expect.poll(() => sink.documents.length - before).toBe(wanted);
    await tab.until(() => document.readyState === "complete");
    expect(new Set(sink.documents.slice(before))).toEqual(new Set([sink.at("/search")]));
    come();
    await tab.goto(sink.to(fog));
    // Some browsers also say it of the page that was left.
    for (const line of reader.complaints()) expect(line).toMatch(lacksScripts);
  });

  it("storage that throws takes nothing away", async () => {
    const { tab, sink } = reader;
    sink.prepare(
      'Object.defineProperty(window, "localStorage", { get() { throw new DOMException("no", "SecurityError") } })',
    );
    await tab.goto(sink.to(fog));
    await tab.click(".theme-switch");
    await expect.poll(() => tab.attribute("html", "data-theme")).toBe("dark");
    await tab.press("/");
    await expect.poll(() => tab.focused("dialog [role=combobox]")).toBe(true);
    await tab.press("Escape");
    expect(reader.complaints()).toEqual([expect.stringContaining("Storage is unavailable")]);
    sink.restore();
    await tab.goto(sink.to(fog));
  });
}
