import { expect, type Page } from "@playwright/test";
import { collectConsole, openPage, withoutStorageWarning } from "../page-ready.ts";
import { blockStorage, sites, test, withAndWithoutStorage } from "../sites.ts";

const at = (page: string) => sites.kitchenSink.at(`/docs/components/${page}`);

const tabs = at("tabs");

async function open(page: Page, suffix = ""): Promise<void> {
  await openPage(page, tabs + suffix);
}

function tab(page: Page, name: string, group = 0) {
  return page.getByRole("tablist").nth(group).getByRole("tab", { name });
}

const expectSelected = (page: Page, name: string, group = 0) =>
  expect(tab(page, name, group)).toHaveAttribute("aria-selected", "true");

test("a choice of a tab", async ({ page, context }) => {
  await test.step("choosing a tab switches all groups with that tab, and is remembered", async () => {
    const messages = collectConsole(page);
    await open(page);
    await expectSelected(page, "Oil");
    await tab(page, "Electric").click();
    await expectSelected(page, "Electric");
    await expectSelected(page, "Electric", 1);
    expect(await page.evaluate(() => localStorage.getItem("docusaurus.tab.fuel"))).toBe("electric");
    await page.reload();
    await expectSelected(page, "Electric");
    await expectSelected(page, "Electric", 1);
    expect(messages()).toEqual([]);
    await page.evaluate(() => localStorage.clear());
  });
  await test.step("the arrow keys move through tabs", async () => {
    await open(page);
    await tab(page, "Oil").focus();
    await page.keyboard.press("ArrowRight");
    await expect(tab(page, "Electric")).toBeFocused();
    await expectSelected(page, "Electric");
    await page.keyboard.press("End");
    await expect(tab(page, "Gas")).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await expect(tab(page, "Oil")).toBeFocused();
    await page.keyboard.press("ArrowLeft");
    await expect(tab(page, "Gas")).toBeFocused();
    await page.keyboard.press("Home");
    await expect(tab(page, "Oil")).toBeFocused();
    await expect(tab(page, "Gas")).toHaveAttribute("tabindex", "-1");
    await expect(page.getByRole("tabpanel", { name: "Oil" }).first()).toContainText(
      "Fill the tank.",
    );
  });
  await test.step("a link that selects a tab does not reload the page", async () => {
    await page.evaluate(() => {
      Object.assign(window, { marker: "same document" });
      const link = document.createElement("a");
      link.href = "?coast=north";
      document.body.append(link);
      link.click();
    });
    await expectSelected(page, "North", 2);
    expect(await page.evaluate(() => "marker" in window)).toBe(true);
  });
  await test.step("the targets of links on the page are opened and focused", async () => {
    await open(page);
    for (const { id, text } of targets) {
      const link = page.locator("#article-body").getByRole("link", { name: text, exact: true });
      await link.click();
      await expect(page.locator(`#${id}`)).toBeFocused();
      await expect(page.getByRole("heading", { name: text })).toBeInViewport();
      // The same link again, although the URL does not change.
      await tab(page, "Oil").click();
      await page.locator("details[open]").evaluateAll((all) => {
        for (const details of all) details.removeAttribute("open");
      });
      await link.click();
      await expect(page.getByRole("heading", { name: text })).toBeInViewport();
      await expect(page.locator(`#${id}`)).toBeFocused();
    }
    await page.evaluate(() => localStorage.clear());
  });
  await test.step("a tab that was opened by its hash is not stored as a choice", async () => {
    await page.goto("about:blank");
    await open(page, "#wick");
    await expectSelected(page, "Electric");
    await expectSelected(page, "Oil", 1);
    expect(await page.evaluate(() => localStorage.getItem("docusaurus.tab.fuel"))).toBeNull();
  });
  await test.step("a choice in another window applies here", async () => {
    await open(page);
    const other = await context.newPage();
    await open(other);
    await tab(other, "Electric").click();
    await expectSelected(page, "Electric");
  });
});

test("a choice applies to the next page, whether or not it can be stored", async ({ page }) => {
  await page.addInitScript(blockStorage);
  await open(page);
  await tab(page, "Electric").click();
  await page.getByRole("link", { name: "Next page" }).click();
  await expect(page.locator("h1")).toHaveText("More tabs");
  await expectSelected(page, "Electric");
  await expect(page.getByText("Electricity hums.")).toBeVisible();
});

withAndWithoutStorage(() => {
  test("a group keeps its selection, and the URL chooses a tab", async ({ page }) => {
    await test.step("the URL chooses a tab, and a choice updates the URL", async () => {
      await open(page, "?coast=north");
      await expectSelected(page, "North", 2);
      await tab(page, "North", 2).press("ArrowRight");
      await expect(tab(page, "South", 2)).toBeFocused();
      await expectSelected(page, "South", 2);
      await expect(page).toHaveURL(/\?coast=south$/);
      await expect(tab(page, "South", 2)).toBeFocused();
      await open(page, "?coast=nowhere");
      await expectSelected(page, "South", 2);
    });
    await test.step("a group that does not have the chosen tab keeps its selection", async () => {
      await open(page);
      await tab(page, "Electric").click();
      await tab(page, "Gas").click();
      await expectSelected(page, "Gas");
      await expectSelected(page, "Electric", 1);
    });
  });
});

const targets = [
  { id: "wick", text: "The wick" },
  { id: "fog-signal", text: "The fog signal" },
  { id: "rule", text: "The rule" },
];

test("the targets of hashes are opened and focused", async ({ page }) => {
  const messages = collectConsole(page);
  for (const { id, text } of targets) {
    await test.step(id, async () => {
      // The query makes the browser load the page again.
      await open(page, `?${id}#${id}`);
      await expect(page.getByRole("heading", { name: text })).toBeInViewport();
      await expect(page.locator(`#${id}`)).toBeFocused();
    });
  }
  await test.step("the hidden target of a link from another page is opened and focused", async () => {
    await openPage(page, at("more-tabs"));
    await page.getByRole("link", { name: "its fog signal" }).click();
    await expect(page.getByRole("heading", { name: "The fog signal" })).toBeInViewport();
    await expect(page.locator("#fog-signal")).toBeFocused();
  });
  expect(withoutStorageWarning(messages())).toEqual([]);
});

test("panels and labels", async ({ page }) => {
  await test.step("find in page searches hidden panels", async () => {
    await open(page);
    await expect(page.locator("[role=tabpanel][hidden]").first()).toHaveAttribute(
      "hidden",
      "until-found",
    );
  });
  await test.step("tabs are at least 24 px wide and high", async () => {
    for (const one of await page.getByRole("tab").all()) {
      const box = await one.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    }
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("all panels can be read, each below its label", async ({ page }) => {
    await page.goto(tabs);
    for (const text of ["Fill the tank.", "Open the valve.", "Order a cable.", "Cold water."]) {
      await expect(page.getByText(text)).toBeVisible();
    }
    const labels = await page
      .getByRole("tabpanel")
      .evaluateAll((panels) =>
        panels.slice(0, 3).map((panel) => getComputedStyle(panel, "::before").content),
      );
    expect(labels).toEqual(['"Oil"', '"Electric"', '"Gas"']);
  });
});
