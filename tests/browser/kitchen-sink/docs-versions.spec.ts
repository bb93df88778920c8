import { expect, type Page } from "@playwright/test";
import {
  collectConsole,
  openPage,
  sidebarOf,
  waitForHydration,
  withoutStorageWarning,
} from "../page-ready.ts";
import { test, withAndWithoutStorage } from "../sites.ts";

const key = "docs-preferred-version-handbook";

function readStorage(page: Page): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}

function dropdown(page: Page, label: string) {
  return page.getByRole("button", { name: `Version: ${label}` });
}

test("pages of a version", async ({ page, site }) => {
  await test.step("the current version is called Next and is at the root of the docs, without a banner", async () => {
    await page.goto(site.at("/docs/light/fog"));
    // It is a badge and not a bar.
    const badge = await page.getByText("Version: Next").boundingBox();
    expect(badge?.width).toBeLessThan(160);
    await expect(page.getByRole("complementary", { name: "About this version" })).toHaveCount(0);
  });
  await test.step("an unreleased version shows a banner", async () => {
    await page.goto(site.at("/docs/2.0/light/fog"));
    const banner = page.getByRole("complementary", { name: "About this version" });
    await expect(banner).toContainText("Version 2.0 draft is not released yet.");
  });
  await test.step("a version has its own sidebar, tags, and main page", async () => {
    await page.goto(site.at("/docs/1.0/light/fog"));
    const sidebar = sidebarOf(page);
    await expect(sidebar.getByRole("link")).toHaveText(["Overview of 1.0", "Fog", "Oil"]);
    await expect(page.getByRole("link", { name: "sound" })).toHaveAttribute(
      "href",
      site.at("/docs/1.0/tags/sound"),
    );
    await page.getByRole("link", { name: "First page" }).click();
    await expect(page).toHaveURL(site.origin + site.at("/docs/1.0"));
  });
  await test.step("the version dropdown shows which version lacks the page, and links to its start", async () => {
    await openPage(page, site.at("/docs/1.0/light/oil"));
    await dropdown(page, "1.0").click();
    const next = page.locator("#menu-versions").getByRole("link", { name: "Next (start page)" });
    await next.click();
    await expect(page).toHaveURL(site.origin + site.at("/docs"));
    await expect(page.locator("h1")).toHaveText("Overview");
  });
  await test.step("an image of two versions is one file", async () => {
    const sources: (string | null)[] = [];
    for (const path of ["/docs/1.0/light/fog", "/docs/components/cards"]) {
      await page.goto(site.at(path));
      sources.push(await page.locator('main img[src*="keeper"]').first().getAttribute("src"));
    }
    expect(sources[0]).toBe(sources[1]);
  });
  await test.step("the text of a version is only in its own page", async () => {
    const texts: Promise<string>[] = [];
    page.on("response", (response) => {
      if (/\.js$|payload/.test(response.url())) texts.push(response.text().catch(() => ""));
    });
    await openPage(page, site.at("/docs/light/fog"));
    const document = await page.content();
    for (const text of [document, ...(await Promise.all(texts))]) {
      expect(text).not.toContain("blown by hand");
      expect(text).not.toContain("hears the fog");
    }
    expect(texts.length).toBeGreaterThan(0);
  });
  await test.step("an old version shows a banner with a link to the same page of the last one, or to its start", async () => {
    await page.goto(site.at("/docs/1.0/light/fog"));
    const banner = page.getByRole("complementary", { name: "About this version" });
    await expect(banner).toContainText("Version 1.0 is no longer maintained.");
    await expect(page.locator("main").getByText("Version: 1.0", { exact: true })).toBeVisible();
    await banner.getByRole("link", { name: "See this page in version Next." }).click();
    await expect(page).toHaveURL(site.origin + site.at("/docs/light/fog"));
    await page.goto(site.at("/docs/1.0/light/oil"));
    await expect(banner.getByRole("link")).toHaveAttribute("href", site.at("/docs"));
    await expect(banner.getByRole("link")).toContainText("Version Next does not have this page");
    // The search finds what the page says, and not its banner and badge.
    await page.goto(site.at("/search?q=maintained"));
    await expect(page.getByText("No results for “maintained”.").last()).toBeVisible();
  });
});

withAndWithoutStorage(() => {
  test("links to versions", async ({ page, site }) => {
    await test.step("a doc link in the navbar stays in the version if that has the doc", async () => {
      await page.goto(site.at("/docs/1.0"));
      const fog = page.getByRole("link", { name: "Fog signal" });
      await expect(fog).toHaveAttribute("href", site.at("/docs/1.0/light/fog"));
      await page.goto(site.at("/blog"));
      await expect(fog).toHaveAttribute("href", site.at("/docs/light/fog"));
    });
    await test.step("the version dropdown stays on the same page", async () => {
      // The page before prints its own warning about storage.
      await waitForHydration(page);
      const messages = collectConsole(page);
      await openPage(page, site.at("/docs/light/fog?from=a#content"));
      await dropdown(page, "Next").click();
      const list = page.locator("#menu-versions");
      await expect(list.getByRole("link")).toHaveText(["2.0 draft", "Next", "1.0"]);
      await expect(list.getByRole("link", { name: "Next" })).toHaveAttribute(
        "aria-current",
        "page",
      );
      await list.getByRole("link", { name: "1.0" }).click();
      await expect(page).toHaveURL(site.origin + site.at("/docs/1.0/light/fog?from=a#content"));
      await expect(page.getByText("blown by hand")).toBeVisible();
      await expect(dropdown(page, "1.0")).toBeVisible();
      expect(withoutStorageWarning(messages())).toEqual([]);
    });
  });
});

test("a chosen version", async ({ page, context, site }) => {
  await test.step("the chosen version is stored for this set of docs and used outside of it", async () => {
    await openPage(page, site.at("/blog"));
    await dropdown(page, "Next").click();
    await page.locator("#menu-versions").getByRole("link", { name: "1.0" }).click();
    await expect(page.locator("h1")).toHaveText("Overview of 1.0");
    expect(await readStorage(page)).toBe("1.0");
    await page.goto(site.at("/blog"));
    await expect(dropdown(page, "1.0")).toBeVisible();
    const start = page.getByRole("link", { name: "First page" });
    await expect(start).toHaveAttribute("href", site.at("/docs/1.0"));
    await waitForHydration(page);
    await page.getByRole("link", { name: "Archive" }).click();
    await expect(page.locator("h1")).toHaveText("Archive");
    await expect(dropdown(page, "1.0")).toBeVisible();
    await page.goto(site.at("/docs/light/fog"));
    await expect(dropdown(page, "Next")).toBeVisible();
  });
  await test.step("another tab's choice of a version applies immediately, and a removed version is forgotten", async () => {
    await page.evaluate(() => localStorage.clear());
    await openPage(page, site.at("/blog"));
    const other = await context.newPage();
    await openPage(other, site.at("/docs/light/fog"));
    await dropdown(other, "Next").click();
    await other.locator("#menu-versions").getByRole("link", { name: "2.0 draft" }).click();
    await expect(dropdown(page, "2.0 draft")).toBeVisible();
    await page.evaluate((name) => localStorage.setItem(name, "0.1"), key);
    await page.reload();
    await expect.poll(() => readStorage(page)).toBeNull();
    await expect(dropdown(page, "Next")).toBeVisible();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every version is reachable", async ({ page, site }) => {
    await page.goto(site.at("/docs/light/fog"));
    await dropdown(page, "Next").click();
    await page.locator("#menu-versions").getByRole("link", { name: "1.0" }).click();
    await expect(page.getByText("blown by hand")).toBeVisible();
  });
});
