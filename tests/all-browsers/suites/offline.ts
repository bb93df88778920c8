import { expect, it } from "vitest";
import type { Reader } from "../reader.ts";

const fog = "/docs/light/fog";

export function offlineTests(reader: Reader): void {
  it("visited pages and search work offline, and stop when the worker is switched off", async () => {
    const { tab, sink } = reader;
    sink.allowServiceWorker();
    await tab.goto(sink.to(fog));
    await expect.poll(() => isCached(sink.at(fog))).toBe(true);
    await expect.poll(() => isCached("/whole.json")).toBe(true);
    const release = sink.intercept(/./, "abort");
    await tab.open(sink.to(fog));
    await expect.poll(() => tab.text("h1")).toBe("Fog");
    await expect.poll(() => tab.text(".page-notice")).toContain("saved copy");
    await tab.ready();
    await tab.press("/");
    await expect.poll(() => tab.hasFocus("dialog [role=combobox]")).toBe(true);
    await tab.type("logbook");
    await expect.poll(() => tab.text("dialog [role=option]")).toContain("The logbook");
    reader.browserErrors();
    release();
    sink.restore();
    await tab.goto(sink.to(fog));
    await expect.poll(() => isCached("")).toBe(false);
  });

  /** Whether a file whose path ends with `end` is cached. */
  function isCached(end: string): Promise<boolean> {
    return reader.tab
      .until((ending) => {
        const found = Reflect.get(window, "cacheLookup") as { isCached: boolean } | undefined;
        Reflect.deleteProperty(window, "cacheLookup");
        const search = async () => {
          const lists = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
          const requests = (await Promise.all(lists)).flat();
          const isCached = requests.some(({ url }) => new URL(url).pathname.endsWith(ending));
          Reflect.set(window, "cacheLookup", { isCached });
        };
        if (!found) void search();
        return found;
      }, end)
      .then(({ isCached }) => isCached);
  }
}
