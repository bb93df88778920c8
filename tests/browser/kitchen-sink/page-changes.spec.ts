import { expect } from "@playwright/test";
import { waitForHydration } from "../page-ready.ts";
import { test } from "../sites.ts";

// See write-kitchen-sink-history.ts.
const coast = "Name the reef and its signal";

test("changes of pages", async ({ page, site }) => {
  await test.step("page changes are collapsed below the page, and link to the list of all changes", async () => {
    await page.goto(site.at("/docs/light/fog"));
    await waitForHydration(page);
    const history = page.locator("details.page-changes");
    await expect(history.getByRole("listitem").first()).toBeHidden();
    await history.getByText("What changed on this page").click();
    await expect(history.getByRole("listitem")).toHaveText([
      `January 16, 2026 ${coast}`,
      "January 14, 2026 Sections added: Stopping it",
      "December 30, 2025 Begin the handbook",
    ]);
    await history.getByRole("link", { name: coast }).click();
    await expect(page).toHaveURL(/\/kitchen-sink\/changes\/2026\/#c-[\da-f]{10}$/);
    await expect(page.locator("h1")).toHaveText("Changes: 2026");
    const entry = page.locator("li:target");
    await expect(entry).toBeInViewport();
    await expect(entry).toContainText(coast);
    // Other changes of the commit are below the same entry.
    await entry.getByRole("link", { name: "The reef" }).click();
    await expect(page.locator("h1")).toHaveText("The reef");
  });
  await test.step("all changes are grouped by week, and a section has its own list", async () => {
    await page.goto(site.at("/docs/light/fog"));
    await waitForHydration(page);
    await page.getByText("What changed on this page").click();
    await page.getByRole("link", { name: "All changes" }).click();
    await expect(page.locator("h1")).toHaveText("Changes");
    await expect(page.locator("main h2")).toHaveText([
      "Week of January 19, 2026",
      "Week of January 12, 2026",
      "Week of December 29, 2025",
    ]);
    const areas = page.getByRole("navigation", { name: "Areas" });
    await expect(areas.locator("[aria-current=page]")).toHaveText("All");
    await areas.getByRole("link", { name: "Blog" }).click();
    await expect(page.locator("h1")).toHaveText("Changes: Blog");
    await expect(page.locator("main h2").first()).toHaveText("Week of January 19, 2026");
    await expect(page.getByRole("main")).toContainText("Correct the day of the new lens");
    await expect(page.getByRole("main")).not.toContainText(coast);
    await areas.getByRole("link", { name: "All", exact: true }).click();
    await expect(page.getByRole("main")).toContainText(coast);
    await page
      .getByRole("navigation", { name: "Years" })
      .getByRole("link", { name: "2025" })
      .click();
    await expect(page.locator("main h2")).toHaveText(["Week of December 29, 2025"]);
  });
  await test.step("feeds contain the changes, and the page links to them", async () => {
    await page.goto(site.at("/changes"));
    const addressOf = async (type: string) => {
      const link = page.locator(`main a[type="${type}"]`);
      const address = (await link.getAttribute("href")) ?? "";
      await expect(page.locator(`head link[type="${type}"][href="${address}"]`)).toHaveCount(1);
      return address;
    };
    const atom = await page.request.get(await addressOf("application/atom+xml"));
    expect(atom.headers()["content-type"]).toContain("xml");
    const parsed = await page.evaluate(
      (text) => {
        const feed = new DOMParser().parseFromString(text, "text/xml");
        const textsOf = (selector: string) =>
          [...feed.querySelectorAll(selector)].map((one) => one.textContent);
        return {
          root: feed.documentElement.nodeName,
          titles: textsOf("entry > title"),
          ids: textsOf("entry > id"),
          dates: textsOf("entry > updated"),
        };
      },
      await atom.text(),
    );
    expect(parsed.root).toBe("feed");
    expect(parsed.titles.slice(0, 2)).toEqual(["Correct the day of the new lens", coast]);
    expect(new Set(parsed.ids).size).toBe(parsed.titles.length);
    expect(parsed.dates[0]).toBe("2026-01-19T00:00:00.000Z");
    const json = await (await page.request.get(await addressOf("application/feed+json"))).json();
    expect(json.version).toBe("https://jsonfeed.org/version/1");
    expect(json.items.map(({ title }: { title: string }) => title)).toEqual(parsed.titles);
    for (const { url } of json.items) {
      const answer = await page.request.get(new URL(url).pathname);
      expect(answer.status(), url).toBe(200);
    }
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a change links to its entry in the list", async ({ page, site }) => {
    await page.goto(site.at("/docs/coast/reef"));
    await page.getByText("What changed on this page").click();
    await page.getByRole("link", { name: coast }).click();
    await expect(page.locator("li:target")).toContainText(coast);
    await page.getByRole("link", { name: "All", exact: true }).click();
    await expect(page.locator("h1")).toHaveText("Changes");
  });
});
