import { expect, type Page } from "@playwright/test";
import { openPage } from "./page-ready.ts";
import { originOf, servedSites } from "./served-sites.ts";
import { test } from "./sites.ts";

test.use({ baseURL: originOf(servedSites.gallery) });

const services = "/docs/reference/services";
const vpc = `${services}/networking/vpc`;

function inputsTab(page: Page) {
  return page.getByRole("tab", { name: /^Inputs/ });
}

test("a filter counts the entries of the chosen version, and says nothing about those it lists", async ({
  page,
}) => {
  await openPage(page, `${vpc}?version=1.0.0&filter=region`);
  await test.step("entries that the version does not have stay visible", async () => {
    await expect(page.locator("#input_region")).toHaveClass(/ref-absent/);
    await expect(inputsTab(page)).toHaveText("Inputs 0 of 4");
    await expect(page.locator("#input_region")).toBeVisible();
    await expect(page.getByText("Nothing matches.").filter({ visible: true })).toHaveCount(0);
  });
  await test.step("removed entries that the version has", async () => {
    await page.getByRole("searchbox").fill("name_perfix");
    await expect(inputsTab(page)).toHaveText("Inputs 1 of 4");
  });
  await test.step("the current version", async () => {
    await page.getByRole("link", { name: "Show the current version" }).click();
    await expect(page.locator(".ref-banner")).toHaveCount(0);
    await page.getByRole("searchbox").fill("region");
    await expect(inputsTab(page)).toHaveText("Inputs 1 of 5");
  });
});

test("the choice of a version keeps the focus, and says if it is not possible", async ({
  page,
}) => {
  await openPage(page, services);
  const choose = page.getByRole("button", { name: "Choose the version that you use" });
  await page.route("**/api/versions.json", (route) => route.abort());
  await choose.click();
  await expect(page.getByRole("alert")).toContainText("The versions could not be loaded.");
  await page.unroute("**/api/versions.json");
  await choose.click();
  const select = page.getByRole("combobox", { name: "Version" });
  await expect(select).toBeFocused();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await select.selectOption("1.1.0");
  await page.getByRole("button", { name: "Show the current version" }).click();
  await expect(select).toBeFocused();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("the choice of a version, which needs them, is hidden", async ({ page }) => {
    await page.goto(services);
    await expect(page.locator(".catalog-version")).toBeAttached();
    await expect(page.locator(".catalog-version")).toBeHidden();
  });
});

async function storeVersion(page: Page, version: string): Promise<void> {
  await openPage(page, `${vpc}?version=1.0.0`);
  await expect(page.locator(".ref-banner")).toBeVisible();
  await page.evaluate((value) => {
    const key = Object.keys(localStorage).find((item) => item.startsWith("catalog-version-"));
    if (key) localStorage.setItem(key, value);
  }, version);
}

test("a chosen version that is not in the list of versions has its place in the order", async ({
  page,
}) => {
  await storeVersion(page, "1.1.5");
  await openPage(page, services);
  await expect(page.getByRole("combobox", { name: "Version" }).locator("option")).toHaveText([
    "2.0.0",
    "1.2.1",
    "1.2.0",
    "1.1.5",
    "1.1.0",
    "1.0.0",
  ]);
});

test("a plan does not begin at a chosen version that is no longer published", async ({ page }) => {
  await storeVersion(page, "1.1.5");
  await openPage(page, `${services}/upgrade?service=networking/vpc`);
  await expect(page.getByRole("combobox", { name: "From" })).toHaveValue("1.0.0");
  await expect(page.getByRole("alert")).toHaveCount(0);
});
