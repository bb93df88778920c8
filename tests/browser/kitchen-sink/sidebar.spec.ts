import { expect } from "@playwright/test";
import { hydrated } from "../page-ready.ts";
import { test } from "../sites.ts";

test("the sidebar scrolls to the item of the page, on load and on navigation", async ({
  page,
  site,
}) => {
  const section = page.getByRole("navigation", { name: "Section" });
  const active = section.locator("[aria-current=page]");
  await page.goto(site.at("/docs/coast/reef"));
  await hydrated(page);
  await expect(active).toHaveText("The reef");
  await expect(active).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.getByRole("navigation", { name: "Previous and next" }).getByRole("link").click();
  await expect(active).toHaveText("The coast");
  await expect(active).toBeInViewport();
});

test("the sidebar as a drawer opens at the item of the page", async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto(site.at("/docs/coast/reef"));
  await hydrated(page);
  await page.getByRole("button", { name: "Open menu" }).click();
  const section = page.getByRole("navigation", { name: "Section" });
  await expect(section.locator("[aria-current=page]")).toBeInViewport();
});

test("a sidebar keeps its categories while the reader visits another section", async ({
  page,
  site,
}) => {
  await page.goto(site.first.path);
  await hydrated(page);
  const section = page.getByRole("navigation", { name: "Section" });
  const category = section.getByRole("button", { name: "Pages of The light" });
  await category.click();
  const main = page.getByRole("navigation", { name: "Main" });
  await main.getByRole("link", { name: "Coast" }).click();
  await expect(page.locator("h1")).toHaveText("The coast");
  await main.getByRole("link", { name: "Handbook" }).click();
  await expect(page.locator("h1")).toHaveText("Overview");
  await expect(category).toHaveAttribute("aria-expanded", "true");
});

test("a category that is not collapsible is open and has no button", async ({ page, site }) => {
  await page.goto(site.at("/docs/coast"));
  await page.goto(site.at("/docs"));
  const section = page.getByRole("navigation", { name: "Section" });
  await expect(section.getByRole("link", { name: "Fog" })).toBeVisible();
  await expect(section.getByRole("button", { name: "Always open" })).toHaveCount(0);
  await expect(section.getByRole("button", { name: "Open at first" })).toHaveAttribute(
    "aria-expanded",
    "true",
  );
});

test("breadcrumbs of one label do not stay when the reader goes on", async ({ page, site }) => {
  await page.goto(site.at("/docs/light/relief"));
  await hydrated(page);
  const steps = page.getByRole("navigation", { name: "Breadcrumbs" }).getByRole("listitem");
  await expect(steps).toHaveText(["Open at first", "Open at first"]);
  const pager = page.getByRole("navigation", { name: "Previous and next" });
  await pager.getByRole("link").first().click();
  await expect(steps).toHaveText(["Always open", "The logbook"]);
});
