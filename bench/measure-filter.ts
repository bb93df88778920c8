import type { Page } from "@playwright/test";
import { isHydrated } from "../tests/browser/page-ready.ts";
import type { Measurement } from "./measurements.ts";
import { withServedBrowser } from "./open-browser.ts";
import { servePrecompressed } from "./serve.ts";

const port = 4556;
const slowdown = 4;

/** What a reader does with the list of inputs. */
const actions: [name: string, act: (page: Page) => Promise<void>][] = [
  ["typing in the filter", (page) => search(page).pressSequentially("network", { delay: 80 })],
  ["clearing the filter", (page) => search(page).fill("")],
  ["sorting", (page) => page.getByRole("button", { name: "Sort A-Z" }).click()],
];

function search(page: Page) {
  return page.getByRole("main").getByRole("searchbox");
}

/** The longest task of each action on a page with 250 inputs, on a processor four times slower. */
export async function measureFilter(folder: string, path: string): Promise<Measurement[]> {
  return withServedBrowser(servePrecompressed(folder, port), async (browser) => {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${port}${path}`, { waitUntil: "networkidle" });
    await page.waitForFunction(isHydrated);
    await search(page).focus();
    await page.waitForTimeout(1000);
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await page.evaluate(recordTasks);
    const measurements: Measurement[] = [];
    for (const [name, act] of actions) {
      await page.evaluate(() => Reflect.set(window, "longest", 0));
      await act(page);
      await page.waitForTimeout(2000);
      const value = Number(await page.evaluate(() => Reflect.get(window, "longest")));
      measurements.push({ name: `${name}, longest task`, value, unit: "ms", budget: 100 });
    }
    return measurements;
  });
}

/** Runs in the page. Tasks under 50 ms are not reported and count as none. */
function recordTasks(): void {
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      const longest = Math.max(Number(Reflect.get(window, "longest")), duration);
      Reflect.set(window, "longest", longest);
    }
  }).observe({ type: "longtask" });
}
