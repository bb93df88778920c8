import { expect, type Page } from "@playwright/test";
import { hydrated } from "./page-ready.ts";
import { test } from "./sites.ts";

/** The web fonts that the styles of a document offer. */
function webFonts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.fonts].map(({ family }) => family).filter((family) => family !== "fallback"),
  );
}

test("a slow line draws web fonts once they are in the browser's cache", async ({ page, site }) => {
  const fonts: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(".woff2")) fonts.push(request.resourceType());
  });
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const line = { offline: false, latency: 200, downloadThroughput: -1, uploadThroughput: -1 };
  await session.send("Network.emulateNetworkConditions", line);
  await page.goto(site.first.path);
  expect(await webFonts(page)).toEqual([]);
  await hydrated(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("fonts"))).toBe("true");
  expect(fonts).toEqual(["fetch", "fetch"]);
  await page.reload();
  expect(await webFonts(page)).toEqual(["Source Sans 3", "Source Code Pro"]);
});
