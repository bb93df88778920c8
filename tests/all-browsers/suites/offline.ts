import { expect, it } from "vitest";
import type { TestContext } from "../test-context.ts";

const fog = "/docs/light/fog";

export function offlineTests(context: TestContext): void {
  it("visited pages and search work offline, until the worker is turned off", async () => {
    const { tab, kitchenSink } = context;
    kitchenSink.allowServiceWorker();
    await tab.goto(kitchenSink.urlOf(fog));
    await expect.poll(() => isCached(kitchenSink.pathOf(fog))).toBe(true);
    await expect.poll(() => isCached("/whole.json")).toBe(true);
    const release = kitchenSink.intercept(/./, "abort");
    await tab.open(kitchenSink.urlOf(fog));
    await expect.poll(() => tab.text("h1")).toBe("Fog");
    await expect.poll(() => tab.text(".page-notice")).toContain("saved copy");
    await tab.ready();
    await tab.press("/");
    await expect.poll(() => tab.hasFocus("dialog [role=combobox]")).toBe(true);
    await tab.type("logbook");
    await expect.poll(() => tab.text("dialog [role=option]")).toContain("The logbook");
    context.takeBrowserErrors();
    release();
    kitchenSink.restore();
    await tab.goto(kitchenSink.urlOf(fog));
    await expect.poll(() => isCached("")).toBe(false);
  });

  /** Whether a file whose path ends with `end` is cached. */
  function isCached(end: string): Promise<boolean> {
    return context.tab
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
